"""Crown Melbourne when something goes wrong: Runs and Tails, permitted changes, void coups (11.8.4 to 11.13, 13.3)."""

from __future__ import annotations

import pytest

from clauses.crown_irregular import complete_dummy, face_down, face_up, hands, not_so, racks, remedies, report, too_low
from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Actor
from croupier.table.state import Play, Stage
from live import Live

BOOK = "crown-melbourne"
SUPERVISOR = "game-supervisor"
PIT_BOSS = "pit-boss"
RUNS = ("player-run", "banker-run", "tie-run", "combination-run")
EARLY, LATE = "player-dragon-tail-early", "player-dragon-tail-late"
TAILS = (EARLY, LATE, "banker-dragon-tail-early", "banker-dragon-tail-late")
COUPS = {"P": "5s4h/Kd7c", "B": "2d4s/3h4c", "T": "2d4s/Kc6s"}


def cm(*numbers: str) -> set[str]:
    return {f"{BOOK}:{number}" for number in numbers}


def run_table() -> Live:
    return face_up(BOOK, side_wagers=RUNS, further_areas=("D",))


def tail_table() -> Live:
    return face_up(BOOK, layout="G", side_wagers=TAILS)


def results(live: Live, story: str) -> None:
    for word in story.split():
        live.bet("C", "tie", 1)
        live.coup(COUPS[word])


def counts(live: Live) -> dict[str, int]:
    return {streak.down.wager: streak.count for streak in live.table.streaks}


# --- 11.8.4 and reading A-08: Runs and Dragon Tails on dummy and void coups ----------------------


@pytest.mark.clause("crown-melbourne:11.8.4")
def test_a_coup_that_turns_dummy_gives_the_hands_wagers_back_but_leaves_a_run_as_it_was() -> None:
    live = run_table()
    live.bet("A", "player-run-3", 10)
    results(live, "P")
    assert counts(live) == {"player-run-3": 1}
    live.bet("B", "banker", 100)
    live.call()
    live.amiss("face-up-card", "dummy-coup", cards="2d")
    assert racks(live)[1] == 10_000
    assert counts(live) == {"player-run-3": 1}
    complete_dummy(live, "3h", "4s", "4c")  # Banker wins it: no effect
    assert counts(live) == {"player-run-3": 1}
    assert racks(live)[0] == 9_990


@pytest.mark.clause("crown-melbourne:11.8.4")
def test_a_run_placed_on_the_coup_that_turns_dummy_waits_for_the_next() -> None:
    live = run_table()
    live.bet("A", "player-run-3", 10)
    live.bet("B", "banker", 100)
    live.call()
    live.amiss("face-up-card", "dummy-coup", cards="2d")
    assert counts(live) == {"player-run-3": 0}
    complete_dummy(live, "3h", "4s", "4c")
    results(live, "P")
    assert counts(live) == {"player-run-3": 1}


@pytest.mark.clause("crown-melbourne:11.8.4")
def test_a_third_card_too_many_settles_the_run_with_the_coup_and_its_dummy_coup_does_not_touch_it() -> None:
    live = run_table()
    live.bet("A", "player-run-3", 10)
    live.bet("B", "player", 100)
    live.first_four("3s4h/2d4c")
    live.amiss("third-card-to-player", "dummy-coup", cards="2h", exposed=True)
    live.finish()
    assert counts(live) == {"player-run-3": 1}
    complete_dummy(live, "9c", "4s", "Kc")  # Banker wins the dummy coup
    assert counts(live) == {"player-run-3": 1}


@pytest.mark.clause("crown-melbourne:11.8.4")
def test_the_dragon_tail_indicator_stands_still_over_a_dummy_coup() -> None:
    live = tail_table()
    live.bet("A", EARLY, 10)
    results(live, "P")
    assert live.table.tails.player == 1
    late = live.bet("B", LATE, 10)
    live.call()
    live.amiss("face-up-card", "dummy-coup", cards="2d")
    complete_dummy(live, "3h", "4s", "4c")
    assert live.table.tails.player == 1
    assert counts(live) == {EARLY: 1, LATE: 1}
    assert late == 3
    results(live, "P")
    assert live.table.tails.player == 2


@pytest.mark.clause("crown-melbourne:11.11")
@pytest.mark.parametrize("moment", ["dealing", "announced", "settled"])
def test_a_void_coup_leaves_runs_and_tails_as_they_were_before_it_even_after_its_settlement(moment: str) -> None:
    live = tail_table()
    live.bet("A", EARLY, 10)
    results(live, "P P")
    assert live.table.tails.player == 2
    before = racks(live)
    live.bet("B", "banker", 100)
    live.first_four(COUPS["B"])
    if moment in ("announced", "settled"):
        live.do("announce-result")
    if moment == "settled":
        live.do("settle-coup")
        assert live.table.tails.player == 0  # broken, and paid at 2
        assert racks(live)[0] != before[0]
    live.amiss("order-unknown", "void")
    assert racks(live) == before
    assert live.table.tails.player == 2
    assert counts(live) == {EARLY: 2}
    live.do("clear-cards")
    results(live, "P")
    assert live.table.tails.player == 3


@pytest.mark.clause("crown-melbourne:11.11")
@pytest.mark.parametrize("settled", [False, True])
def test_a_run_that_a_void_coup_had_lost_or_won_lives_on(settled: bool) -> None:
    live = run_table()
    live.bet("A", "player-run-3", 10)
    results(live, "P")
    live.bet("A", "tie-run-2", 5)  # placed on the coup that will be void
    live.bet("B", "banker", 100)
    live.first_four(COUPS["B"])
    if settled:
        live.do("announce-result")
        live.do("settle-coup")
        assert counts(live) == {}
    live.amiss("order-unknown", "void")
    assert counts(live) == {"player-run-3": 1, "tie-run-2": 0}
    assert racks(live) == [9_985, 10_000, 9_999]
    live.do("clear-cards")
    results(live, "P")
    assert counts(live).get("player-run-3") == 2


def test_void_from_the_rack_too_it_lives_on() -> None:
    live = tail_table()
    live.bet("A", EARLY, 10)
    results(live, "P P")
    before = racks(live)
    live.bet("B", "banker", 100)
    live.coup(COUPS["B"])
    assert live.table.tails.player == 0
    live.amiss("scanner-disagrees", "void", coup=3)
    assert racks(live) == before
    assert live.table.tails.player == 2
    results(live, "P")
    assert counts(live) == {EARLY: 3}


@pytest.mark.clause("crown-melbourne:11.7(b)")
def test_where_all_retract_beside_a_run_from_before_the_coup_goes_on_for_it() -> None:
    live = run_table()
    live.bet("A", "player-run-3", 10)
    results(live, "P")
    main = live.bet("B", "banker", 100)
    live.first_four(COUPS["P"])
    live.amiss("hand-to-wrong-area", "offer")
    live.do("answer-offer", number=main, choice="retract")
    assert live.table.coup.dummy == ""
    live.finish()
    assert counts(live) == {"player-run-3": 2}


# --- 11.9: changes while no card is exposed ------------------------------------------------------


def unexposed(cards: int = 3) -> Live:
    live = face_down(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 50)
    live.call()
    live.draw(*("5s", "Kd", "4h", "7c")[:cards])
    return live


@pytest.mark.clause(
    "crown-melbourne:11.9",
    "crown-melbourne:11.9.1",
    "crown-melbourne:11.9.1(a)",
    "crown-melbourne:11.9.1(b)",
    "crown-melbourne:11.9.1(c)",
    "crown-melbourne:11.9.1(d)",
)
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_a_supervisor_may_permit_any_change_while_none_of_the_first_four_is_exposed(cards: int) -> None:
    live = unexposed(cards)
    report(live, "changes-asked")
    assert cm("11.9.1") <= too_low(live, "permit", "dealer")
    live.remedy("permit", by=SUPERVISOR)
    live.do("withdraw-wager", number=1)
    live.bet("A", "banker", 100)
    live.do("change-wager", number=2, stake=80_00)
    new = live.bet("C", "tie", 10)
    live.do("withdraw-wager", number=new)
    live.do("close-changes")
    live.draw(*("5s", "Kd", "4h", "7c")[cards:])
    live.open_hands()
    live.finish()
    assert racks(live) == [9_900, 9_920, 10_000]


@pytest.mark.clause("crown-melbourne:11.9", "crown-melbourne:8.1.3")
@pytest.mark.parametrize("acts_as", [Side.PLAYER, Side.BANKER])
def test_not_while_a_patron_holds_the_shoe(acts_as: Side) -> None:
    live = Live(BOOK, method="shoe-to-patron")
    live.bet("A", "player" if acts_as is Side.PLAYER else "banker", 100)
    live.do("pass-shoe", to="A", acts_as=acts_as)
    live.call()
    live.draw("5s", drawn_by="A")
    assert cm("11.9") <= not_so(live, "changes-asked")
    live.draw("Kd", "4h", "7c", drawn_by="A")
    assert cm("11.9") <= not_so(live, "changes-asked")


@pytest.mark.clause("crown-melbourne:11.9")
def test_but_where_all_declined_the_shoe_the_dealer_has_it_and_changes_may_be_permitted() -> None:
    live = Live(BOOK, method="shoe-to-patron", patrons="A")
    live.bet("A", "player", 100)
    live.do("decline-shoe", patron="A")
    live.call()
    live.draw("5s")
    live.amiss("changes-asked", "permit", by=SUPERVISOR)
    live.do("change-wager", number=1, stake=50_00)
    live.do("close-changes")


@pytest.mark.clause("crown-melbourne:11.9.1")
def test_once_one_card_is_exposed_or_before_the_first_no_change_can_be_asked() -> None:
    live = unexposed(4)
    live.do("expose-cards", hand=Side.PLAYER, number=1)
    assert cm("11.9.1") <= not_so(live, "changes-asked")
    early = unexposed(0)
    assert cm("11.9.1") <= not_so(early, "changes-asked")
    refused = unexposed()
    refused.amiss("changes-asked", "refuse", by=SUPERVISOR)
    refused.refused("withdraw-wager", Reason.WAGERING_OVER, number=1)


@pytest.mark.clause("crown-melbourne:11.9.2")
def test_where_all_withdraw_the_hand_is_completed_as_a_dummy_coup() -> None:
    live = unexposed()
    live.amiss("changes-asked", "permit", by=SUPERVISOR)
    live.do("withdraw-wager", number=1)
    live.do("withdraw-wager", number=2)
    closed = live.do("close-changes")
    assert cm("11.9.2") <= set(closed[-1].under)
    assert racks(live) == [10_000, 10_000, 10_000]
    complete_dummy(live, "7c")


# --- 11.11 to 11.13 ------------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:11.11")
@pytest.mark.parametrize("cards", [1, 3, 4])
def test_cards_whose_order_cannot_be_determined_make_the_coup_void(cards: int) -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.call()
    live.draw(*("8d", "2c", "Ks", "5s")[:cards])
    report(live, "order-unknown")
    assert cm("11.11") <= too_low(live, "void", "dealer")
    live.remedy("void", by=SUPERVISOR)
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.IN_PLAY


@pytest.mark.clause("crown-melbourne:11.12")
def test_an_error_found_once_a_later_coup_has_begun_touches_neither_it_nor_the_coup_itself() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    live.bet("B", "banker", 100)
    assert cm("11.12") <= not_so(live, "error-found-late", coup=1)
    live.first_four("6dKc/3d4d")
    live.amiss("error-found-late", "stands", by="dealer", coup=1)
    live.finish()
    assert racks(live) == [10_100, 10_095, 10_000]


@pytest.mark.clause("crown-melbourne:11.12", "crown-melbourne:11.2")
def test_a_card_kept_begins_the_next_coup_only_once_it_is_laid() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.amiss("excess-card", "next-coup", unseen=1)
    live.finish()
    live.bet("A", "player", 100)
    live.call()
    assert cm("11.12") <= not_so(live, "error-found-late", coup=1)
    live.do("lay-carried-card", card=read_cards("9h")[0])
    live.amiss("error-found-late", "stands", coup=1)


@pytest.mark.clause("crown-melbourne:11.13")
def test_a_late_dragon_tail_laid_before_its_run_is_void_and_no_other_wager_is() -> None:
    live = tail_table()
    main = live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    assert cm("11.13") <= not_so(live, "late-tail-too-soon", patron="A", wager=main)
    not_so(live, "late-tail-too-soon", Reason.FACTS_MISSING)
    live.amiss("late-tail-too-soon", "return", by="dealer", patron="B")
    assert racks(live) == [9_900, 10_000, 10_000]
    live.draw("Kd", "4h", "7c")
    live.finish()
    assert racks(live) == [10_100, 10_000, 10_000]


# --- 13.3 and 13.4: an outcome invalidated -------------------------------------------------------

DISRUPTED = pytest.param("game-disrupted", marks=pytest.mark.clause("crown-melbourne:13.3.1"))
FRAUD = pytest.param("fraud", marks=pytest.mark.clause("crown-melbourne:13.3.2"))


@pytest.mark.clause("crown-melbourne:13.3", "crown-melbourne:13.4")
@pytest.mark.parametrize("slip", [DISRUPTED, FRAUD])
@pytest.mark.parametrize("moment", ["wagering", "closed", "dealing", "announced", "settled"])
def test_a_pit_boss_may_invalidate_a_game_in_any_phase_and_all_is_refunded(slip: str, moment: str) -> None:
    live = face_up(BOOK)
    assert cm("13.3") <= not_so(live, slip)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    if moment in ("dealing", "announced", "settled"):
        live.first_four("6dKc/3d4d")
    elif moment == "closed":
        live.call()
    if moment in ("announced", "settled"):
        live.do("announce-result")
    if moment == "settled":
        live.do("settle-coup")
        assert racks(live) == [9_900, 10_095, 10_000]
    report(live, slip)
    assert remedies(live) == ["void", "play-on"]  # a single wager is not void here
    assert cm("13.3") <= too_low(live, "void", "dealer", SUPERVISOR)
    live.remedy("void", by=PIT_BOSS)
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")


@pytest.mark.clause("crown-melbourne:13.3")
def test_or_let_the_game_go_on() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.amiss("fraud", "play-on", by=PIT_BOSS)
    live.finish()
    assert racks(live)[0] == 10_100


@pytest.mark.clause("crown-melbourne:13.4", "crown-melbourne:10.2.1/deferral")
def test_commission_deferred_in_an_invalidated_game_is_owed_no_more() -> None:
    live = face_up(BOOK)
    live.do("approve", act="defer-commission", patron="B")
    live.bet("B", "banker", 100)
    live.first_four("6dKc/3d4d")
    live.do("announce-result")
    live.do("settle-coup")
    assert live.table.patrons["B"].owes == (5_00, 1)
    live.amiss("game-disrupted", "void", by=PIT_BOSS)
    assert live.table.patrons["B"].owes == (0, 1)
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("crown-melbourne:13.4")
def test_with_the_shoe_in_a_patrons_hands_an_invalidated_game_is_refunded_too() -> None:
    live = Live(BOOK, method="shoe-to-patron")
    live.bet("A", "player", 100)
    live.do("pass-shoe", to="A", acts_as=Side.PLAYER)
    live.call()
    live.draw("5s", "Kd", drawn_by="A")
    live.amiss("game-disrupted", "void", by=PIT_BOSS)
    assert racks(live)[0] == 10_000
    live.do("clear-cards")
    assert live.table.holder is not None  # no wager of A's has lost


# --- 13.9 by reading A-45: what the document does not name ---------------------------------------


@pytest.mark.parametrize(
    ("slip", "remedy", "has"),
    [
        ("wrong-cards", "void-shoe", 10_000),
        ("sequence-revealed", "void-shoe", 10_000),
        ("sequence-revealed", "play-on", 10_100),
        ("scanner-disagrees", "confirm", 10_100),
        ("scanner-disagrees", "void", 10_000),
        ("display-disagrees", "disregard", 10_100),
    ],
)
def test_what_the_document_does_not_name_is_the_pit_bosss(slip: str, remedy: str, has: int) -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, slip)
    assert cm("13.9") <= too_low(live, remedy, "dealer", SUPERVISOR)
    live.remedy(remedy, by=PIT_BOSS)
    if has > 10_000:
        live.finish()
    assert racks(live)[0] == has


@pytest.mark.parametrize("remedy", ["void-shoe", "play-on"])
def test_wrong_cards_at_a_table_that_leaves_all_to_the_pit_boss(remedy: str) -> None:
    live = face_up(BOOK, options=(("silent-default", "dispute"),))
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "wrong-cards")
    assert remedies(live) == ["void-shoe", "play-on"]
    live.remedy(remedy, by=PIT_BOSS)
    assert live.table.shoe.stage is (Stage.ENDED if remedy == "void-shoe" else Stage.IN_PLAY)


@pytest.mark.parametrize("remedy", ["deal-it", "void"])
def test_a_card_that_was_due_and_not_dealt_is_dealt_before_the_next_coup(remedy: str) -> None:
    live = face_up(BOOK, options=(("silent-default", "model" if remedy == "deal-it" else "dispute"),))
    live.bet("A", "player", 100)
    live.first_four("2dKc/3d4d")
    report(live, "card-omitted")
    assert cm("13.9") <= too_low(live, remedy, SUPERVISOR)
    live.remedy(remedy, by=PIT_BOSS)
    if remedy == "deal-it":
        live.draw("6h")
        live.finish()
    assert racks(live)[0] == (10_100 if remedy == "deal-it" else 10_000)


@pytest.mark.parametrize(
    ("slip", "remedy", "rank"),
    [
        ("order-unknown", "void", SUPERVISOR),
        ("wrong-cards", "void-shoe", PIT_BOSS),
        ("sequence-revealed", "void-shoe", PIT_BOSS),
        ("scanner-disagrees", "void", PIT_BOSS),
        ("game-disrupted", "void", PIT_BOSS),
        ("fraud", "void", PIT_BOSS),
    ],
)
def test_whoever_reported_it_cannot_void_it_alone(slip: str, remedy: str, rank: str) -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    kim = Actor("Kim", rank)
    live.do("report-irregularity", by=kim, slip=slip)
    live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, by=kim, remedy=remedy)
    live.do("order-remedy", by=Actor("Lee", rank), remedy=remedy)
    assert racks(live)[0] == 10_000


@pytest.mark.parametrize("slip", ["shuffler-fault", "bad-cut", "no-shuffle", "dealer-revealed-card"])
def test_a_slip_that_the_book_has_no_row_for_is_not_known_here(slip: str) -> None:
    live = Live(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    not_so(live, slip, Reason.UNKNOWN_SLIP)


def test_an_ordered_shuffle_takes_a_card_kept_with_it_and_no_dummy_coup_comes_from_that_shoe() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("6dKc/3d4d")
    live.amiss("third-card-to-banker", "dummy-coup", cards="2h", exposed=True)
    live.finish()
    live.do("order-shuffle", grounds="reasonable-cause")
    assert not live.table.carried
    live.refused("draw-card", Reason.SHOE_ENDED, card=read_cards("2c")[0])
    live.do("shuffle-cards")
    live.ready()
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")


# --- a card kept, and another slip before it is laid ---------------------------------------------


def kept_card() -> Live:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.amiss("excess-card", "next-coup", unseen=1)
    live.finish()
    return live


@pytest.mark.clause("crown-melbourne:11.5.2", "crown-melbourne:11.2")
def test_a_face_up_card_behind_a_card_kept_is_not_the_first_of_the_coup() -> None:
    live = kept_card()
    live.bet("A", "player", 100)
    live.call()
    live.amiss("face-up-card", "play-on", by="dealer", cards="7h")
    live.do("lay-carried-card", card=read_cards("2c")[0])
    live.do("lay-carried-card")
    live.draw("6d", "Ks")
    assert hands(live) == "2c6d/7hKs"
    live.finish()
    assert racks(live)[0] == 10_200


@pytest.mark.clause("crown-melbourne:11.4", "crown-melbourne:11.4.4")
@pytest.mark.parametrize("more", ["", "7h"])
def test_begun_with_a_card_kept_though_nobody_wagered_the_dummy_coup_keeps_the_order(more: str) -> None:
    live = kept_card()
    live.call()
    live.amiss("no-wagers", "dummy-coup", by="dealer", cards=more, exposed=bool(more))
    live.do("lay-carried-card", card=read_cards("2c")[0])
    if more:
        live.do("lay-carried-card")
    else:
        live.draw("7h")
    live.draw("6d", "Ks")
    assert hands(live) == "2c6d/7hKs"
    live.do("announce-result")
    live.do("clear-cards")
    assert racks(live)[0] == 10_100
