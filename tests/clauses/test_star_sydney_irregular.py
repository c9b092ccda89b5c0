"""The Star's chapter 14 at a live table: cards dealt wrongly, stray third cards, cards face up, the cut and the burn.

Figures are typed from the approved rules of 20 October 2023, worked out by hand. Start at the first test; misdelivered
hands, wrong cards and invalid outcomes are in test_star_sydney_irregular_more.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from clauses.irregular import hands, racks, reported
from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Actor, Stage
from croupier.table import records as r
from live import Live

STAR = "star-sydney"


def table(*, face: str = "up", **facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker; C looks on."""
    live = Live(STAR, "premium", **facts)
    if face == "down":
        live.do("choose-dealing", method="method-a", face="down")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    return live


def last_coup(live: Live, text: str) -> None:
    """The cutting card comes out before the first card: the coup is the last of its shoe (4.10)."""
    first, second, third, fourth = (text[at : at + 2] for at in (0, 2, 4, 6))
    live.call()
    live.do("draw-card", card=read_cards(first)[0], cutting_card=True)
    live.draw(second, third, fourth)


def two_people(live: Live, remedy: str, **facts: Any) -> Any:
    """A supervisor who did not report it; the dealer may not, and the clause stands in the refusal."""
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, Actor("Lee", "dealer"), remedy=remedy, **facts)
    assert low.clauses
    same = Actor("Kim", "gaming-supervisor")
    live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, same, remedy=remedy, **facts)
    return live.do("order-remedy", Actor("Lee", "gaming-supervisor"), remedy=remedy, **facts)


# --- 14.1: dealt wrongly, and notified in time ---------------------------------------------------

DEALT_WRONGLY = [
    pytest.param("card-to-wrong-hand", "14.1(b)", marks=pytest.mark.clause("star-sydney:14.1(b)")),
    pytest.param("wrong-order", "14.1(a)", marks=pytest.mark.clause("star-sydney:14.1(a)")),
]


@pytest.mark.clause("star-sydney:14.1", "star-sydney:14.1.1")
@pytest.mark.parametrize(("slip", "case"), DEALT_WRONGLY)
@pytest.mark.parametrize("face", ["up", "down"])
def test_the_hands_are_rebuilt_and_each_player_may_remove_a_wager_for_good(slip: str, case: str, face: str) -> None:
    """Exposed or not. The dealer laid cards 1 and 2 on Player: by the shoe they are 9 and K against 2 and 5."""
    live = table(face=face)
    first, second = live.table.coup.wagers
    live.call()
    live.draw("9c", "2s", "Kd", "5h")
    reported(live, slip)
    refusal = live.refused("order-remedy", Reason.RANK_TOO_LOW, "dealer", remedy="rebuild-and-offer")
    assert f"{STAR}:14.1.1" in refusal.clauses
    ordered, offered = live.remedy("rebuild-and-offer", "gaming-supervisor")
    assert f"{STAR}:{case}" in ordered.under
    assert isinstance(offered, r.OfferMade)
    live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, number=second, choice="reduce", stake=50_00)
    live.do("answer-offer", "B", number=second, choice="remove")
    live.do("answer-offer", "A", number=first, choice="keep")
    live.refused("change-wager", number=first, stake=50_00)
    live.open_hands()
    assert hands(live) == "9cKd/2s5h"
    live.finish()
    assert racks(live) == [10_100, 10_000, 10_000]


@pytest.mark.clause("star-sydney:14.1.1", "star-sydney:14.4")
def test_with_every_wager_removed_a_no_bet_coup_is_dealt_by_method_a() -> None:
    live = Live(STAR, "premium")
    live.do("choose-dealing", method="method-b", face="down")
    number = live.bet("A", "player", 100)
    live.call()
    live.draw("9c", "2s", "Kd", "5h")
    live.amiss("wrong-order", "rebuild-and-offer")
    *_, ordered = live.do("answer-offer", number=number, choice="remove")
    assert isinstance(ordered, r.DummyCoupOrdered)
    live.refused("deliver-hand", Reason.NOT_DELIVERED_HERE, hand=Side.PLAYER, to="A")
    for side in Side:
        live.do("expose-cards", "dealer", hand=side)
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.betting_coups == 0


@pytest.mark.clause("star-sydney:14.1.1", "star-sydney:9.4")
def test_a_third_card_on_the_wrong_hand_goes_where_rule_9_puts_it() -> None:
    """Player 3 draws the 8 that lay on Banker; Banker 4 against an 8 stands and wins 4 to 1."""
    live = table()
    live.first_four("Kd3h/2s2h")
    live.amiss("card-to-wrong-hand", "rebuild-and-offer", cards="8s", exposed=True)
    live.do("close-offer", "dealer")
    assert hands(live) == "Kd3h8s/2s2h"
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


@pytest.mark.clause("star-sydney:14.1.1", "star-sydney:14.1(b)")
def test_a_card_left_out_is_dealt_before_the_next_coup() -> None:
    """Reading A-96."""
    live = table()
    live.first_four("Kd3h/2s2h")
    live.amiss("card-omitted", "deal-it", "gaming-supervisor")
    live.do("close-offer")  # nobody removes a wager
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("8s")
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


@pytest.mark.clause("star-sydney:14.1.2")
@pytest.mark.parametrize("slip", ["card-to-wrong-hand", "wrong-order", "order-unknown"])
def test_a_coup_that_cannot_be_rebuilt_is_void_by_a_supervisor_and_the_shoe_goes_on(slip: str) -> None:
    """A gaming supervisor is a casino supervisor by definition (1.1)."""
    live = table()
    live.first_four("8sKd/2d5c")
    reported(live, slip)
    two_people(live, "void")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.IN_PLAY
    live.bet("A", "player", 100)
    live.coup("8sKd/2d5c")
    assert racks(live) == [10_100, 10_000, 10_000]


@pytest.mark.clause("star-sydney:14.1.2")
def test_payments_already_made_go_back_with_a_void_coup() -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    live.do("announce-result")
    live.do("settle-coup")
    assert racks(live) == [10_100, 9_900, 10_000]
    live.amiss("order-unknown", "void")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("clear-cards")


@pytest.mark.clause("star-sydney:14.1.3", "star-sydney:14.1.2")
@pytest.mark.parametrize("slip", ["card-to-wrong-hand", "wrong-order", "order-unknown"])
@pytest.mark.parametrize("then", ["shuffle-cards", "replace-cards"])
def test_if_all_agree_the_rest_of_the_shoe_is_shuffled_or_replaced(slip: str, then: str) -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    reported(live, slip)
    refusal = live.refused(
        "order-remedy", Reason.NOT_ALL_AGREE, "gaming-supervisor", remedy="void-and-shuffle", agreed=("A", "C")
    )
    assert f"{STAR}:14.1.3" in refusal.clauses
    assert refusal.facts["patrons"] == ("B",)
    two_people(live, "void-and-shuffle", agreed=("A", "B", "C"))
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.ENDED
    facts: dict[str, Any] = {"grounds": "after-last"} if then == "replace-cards" else {}
    live.do(then, **facts)


# --- 14.1(b) and 14.1.4: in time, and too late ---------------------------------------------------


@pytest.mark.clause("star-sydney:14.1(b)", "star-sydney:14.1.2")
def test_notified_before_the_next_coup_though_the_cards_are_cleared_the_coup_is_void() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 100)
    reported(live, "error-found-late", coup=1)
    two_people(live, "void")
    assert racks(live) == [9_900, 10_000, 10_000]
    live.coup("8sKd/2d5c")
    assert racks(live) == [10_100, 10_000, 10_000]


@pytest.mark.clause("star-sydney:14.1(b)", "star-sydney:14.1.3")
def test_and_if_all_agree_the_rest_of_the_shoe_goes_too() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    live.refused("report-irregularity", Reason.FACTS_MISSING, slip="error-found-late", coup=2)
    live.amiss("error-found-late", "void-and-shuffle", coup=1, agreed=("A", "B", "C"))
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("star-sydney:14.1.4")
def test_not_notified_before_the_next_coup_every_result_stands() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 100)
    live.call()
    live.draw("8s")
    (only,) = live.amiss("error-found-late", "stands", coup=1)
    assert isinstance(only, r.RemedyOrdered)
    live.draw("2d", "Kd", "5c")
    live.finish()
    assert racks(live) == [10_200, 9_900, 10_000]


@pytest.mark.clause("star-sydney:14.1.4")
def test_an_earlier_coup_than_the_last_stands_even_between_coups() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 100)
    live.coup("8sKd/2d5c")
    live.amiss("error-found-late", "stands", coup=1)
    assert racks(live) == [10_200, 9_900, 10_000]


@pytest.mark.clause("star-sydney:14.1.4")
def test_a_card_kept_for_the_next_coup_does_not_begin_it_but_laying_it_does() -> None:
    """Reading A-35."""
    live = table()
    live.first_four("8sKd/2d5c")
    live.amiss("excess-card", "next-coup", unseen=1)
    live.finish()
    live.bet("A", "player", 100)
    live.call()
    reported(live, "error-found-late", coup=1)
    live.refused("order-remedy", Reason.UNKNOWN_REMEDY, remedy="stands")
    live.do("withdraw-report", Actor("Kim", "dealer"))
    live.do("lay-carried-card", card=read_cards("8h")[0])
    live.amiss("error-found-late", "stands", coup=1)


@pytest.mark.clause("star-sydney:14.1.4")
def test_once_the_cards_have_left_the_shoe_every_result_stands_and_that_is_recorded() -> None:
    live = table()
    last_coup(live, "8s2dKd5c")
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    live.do("shuffle-cards")
    before = racks(live)
    (only,) = live.amiss("error-found-late", "stands", coup=1)
    assert isinstance(only, r.RemedyOrdered)
    assert f"{STAR}:14.1.4" in only.under
    assert racks(live) == before


# --- 14.2 and 14.3: stray third cards ------------------------------------------------------------


@pytest.mark.clause("star-sydney:14.2")
def test_a_third_card_given_to_player_in_error_is_bankers_where_banker_must_draw() -> None:
    live = table()
    live.first_four("3s4h/2d3c")
    live.amiss("third-card-to-player", "to-banker", "dealer", cards="6s", exposed=True)
    assert live.table.offer is None  # reading A-39
    assert hands(live) == "3s4h/2d3c6s"
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("star-sydney:14.2", "star-sydney:14.1.1")
def test_a_table_may_choose_that_players_may_then_remove_their_wagers() -> None:
    """Reading A-39."""
    live = table(options=(("remove-after-14-2", "yes"),))
    first, second = live.table.coup.wagers
    live.first_four("3s4h/2d3c")
    live.amiss("third-card-to-player", "to-banker-and-offer", cards="6s", exposed=True)
    live.do("answer-offer", number=second, choice="remove")
    live.do("answer-offer", number=first, choice="keep")
    live.finish()
    assert racks(live) == [10_100, 10_000, 10_000]


@pytest.mark.clause("star-sydney:14.2")
@pytest.mark.parametrize("slip", ["third-card-to-player", "excess-card"])
def test_where_banker_stands_an_unseen_card_begins_the_next_coup_with_wagers(slip: str) -> None:
    """Reading A-40."""
    live = table()
    live.first_four("3s4h/2d4c")
    live.amiss(slip, "next-coup", "dealer", unseen=1)
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    live.bet("C", "player", 40)
    live.call()
    live.refused("draw-card", Reason.CARRIED_CARD_FIRST, card=read_cards("2c")[0])
    live.do("lay-carried-card", "dealer", card=read_cards("9s")[0])
    live.draw("2c", "Kc", "5c")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_040]


@pytest.mark.clause("star-sydney:14.2", "star-sydney:14.3", "star-sydney:14.4")
def test_where_banker_stands_a_card_that_was_seen_begins_a_no_bet_coup() -> None:
    """Reading A-40."""
    live = table()
    live.first_four("3s4h/2d4c")
    live.amiss("third-card-to-player", "no-bet-coup", "dealer", cards="9s", exposed=True)
    live.finish()
    live.refused("place-wager", Reason.DUMMY_COUP, patron="C", wager="player", stake=40_00)
    live.do("lay-carried-card")
    live.draw("2c", "Kc", "5c")
    assert hands(live) == "9sKc/2c5c"
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("star-sydney:14.3", "star-sydney:14.4")
@pytest.mark.parametrize("seen", [True, False])
def test_a_third_card_given_to_banker_in_error_begins_a_no_bet_coup_seen_or_not(seen: bool) -> None:
    """Player 6 against Banker 7: the 2 that would have made it 9 is not counted."""
    live = table()
    live.first_four("6dKc/3d4d")
    facts: dict[str, Any] = {"cards": "2h", "exposed": True} if seen else {"unseen": 1}
    live.amiss("third-card-to-banker", "no-bet-coup", "dealer", **facts)
    assert hands(live) == "6dKc/3d4d"
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]
    live.refused("place-wager", Reason.DUMMY_COUP, patron="C", wager="player", stake=40_00)
    live.do("lay-carried-card", card=read_cards("2h")[0])
    live.draw("3c", "4c", "5c")
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


@pytest.mark.clause("star-sydney:14.3")
def test_a_would_be_first_card_that_was_exposed_begins_a_no_bet_coup_and_wagers_go_back() -> None:
    live = table()
    *_, ordered = live.amiss("excess-card", "no-bet-coup", "dealer", cards="9s", exposed=True)
    assert isinstance(ordered, r.DummyCoupOrdered)
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("lay-carried-card")


@pytest.mark.clause("star-sydney:14.3", "star-sydney:14.4")
def test_a_first_card_face_up_in_the_shoe_begins_a_no_bet_coup_dealt_by_method_a() -> None:
    live = Live(STAR, "premium")
    live.do("choose-dealing", method="method-b", face="down")
    live.bet("A", "player", 100)
    live.call()
    live.amiss("face-up-card", "no-bet-coup", "dealer", cards="7h")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.draw("2d", "2c", "Ks")
    live.refused("deliver-hand", Reason.NOT_DELIVERED_HERE, hand=Side.BANKER, to="A")
    live.open_hands()
    assert hands(live) == "7h2c/2dKs"
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("star-sydney:14.5")
@pytest.mark.parametrize("out", [1, 2, 3])
def test_a_later_card_face_up_is_played_as_though_face_down(out: int) -> None:
    live = table()
    cards = ("7h", "2d", "2c", "Ks")
    live.call()
    live.draw(*cards[:out])
    live.amiss("face-up-card", "play-on", "dealer", cards=cards[out])
    live.draw(*cards[out + 1 :])
    assert hands(live) == "7h2c/2dKs"
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("star-sydney:14.5")
def test_a_third_card_face_up_is_played_too() -> None:
    live = table()
    live.first_four("Kd3h/2s2h")
    live.amiss("face-up-card", "play-on", cards="8s")
    assert hands(live) == "Kd3h8s/2s2h"
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


@pytest.mark.clause("star-sydney:7.4", "star-sydney:14.4")
def test_cards_dealt_for_nobody_are_a_no_bet_coup_if_an_assistant_gaming_manager_says_so() -> None:
    live = Live(STAR, "premium")
    reported(live, "no-wagers", cards=tuple(read_cards("7h2d")), exposed=True)
    live.refused("order-remedy", Reason.RANK_TOO_LOW, "casino-supervisor", remedy="no-bet-coup")
    live.remedy("no-bet-coup", "assistant-gaming-manager")
    live.draw("2c", "Ks")
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]


# --- the last coup: reading A-16 -----------------------------------------------------------------


@pytest.mark.clause("star-sydney:14.3")
@pytest.mark.parametrize("slip", ["third-card-to-player", "third-card-to-banker", "excess-card"])
def test_on_the_last_coup_a_no_bet_coup_still_follows_and_then_the_shoe_ends(slip: str) -> None:
    live = table()
    last_coup(live, "3s2d4h4c")
    live.amiss(slip, "no-bet-coup", cards="9s", exposed=True)
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    live.refused("shuffle-cards", Reason.CARRIED_CARD_FIRST)
    live.do("lay-carried-card")
    live.draw("2c", "Kc", "5c")
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    live.do("shuffle-cards")


@pytest.mark.clause("star-sydney:14.2")
@pytest.mark.parametrize("slip", ["third-card-to-player", "excess-card"])
def test_an_unseen_card_of_the_last_coup_is_discarded(slip: str) -> None:
    live = table()
    last_coup(live, "3s2d4h4c")
    _, thrown = live.amiss(slip, "discard", "dealer", unseen=1)
    assert isinstance(thrown, r.StrayCardsDiscarded)
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("star-sydney:14.3")
@pytest.mark.parametrize("slip", ["third-card-to-player", "third-card-to-banker", "excess-card"])
def test_a_table_may_choose_to_discard_a_card_that_was_seen(slip: str) -> None:
    live = table(options=(("leftover-on-last-coup", "discard"),))
    last_coup(live, "3s2d4h4c")
    live.amiss(slip, "discard", cards="9s", exposed=True)
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    live.do("shuffle-cards")


# --- 14.7 to 14.9: the cut, the burn, the shuffle ------------------------------------------------


@pytest.mark.parametrize(
    "slip",
    [
        pytest.param("bad-cut", marks=pytest.mark.clause("star-sydney:14.7")),
        pytest.param("no-shuffle", marks=pytest.mark.clause("star-sydney:14.9")),
    ],
)
def test_the_coup_is_completed_and_then_the_cards_are_shuffled_and_cut(slip: str) -> None:
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 100)
    live.call()
    live.draw("8s", "2d")
    (_, ends) = live.amiss(slip, "shuffle-after", "dealer")
    assert isinstance(ends, r.ShoeEndsAfterCoup)
    live.draw("Kd", "5c")
    live.finish()
    assert racks(live) == [10_200, 9_900, 10_000]  # the results of both coups stand
    assert live.table.shoe.stage is Stage.ENDED
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=100_00)
    (shuffled,) = live.do("shuffle-cards")
    assert isinstance(shuffled, r.CardsShuffled)
    live.cut()


@pytest.mark.parametrize(
    "slip",
    [
        pytest.param("bad-cut", marks=pytest.mark.clause("star-sydney:14.7")),
        pytest.param("no-shuffle", marks=pytest.mark.clause("star-sydney:14.9")),
    ],
)
def test_found_before_anyone_has_wagered_the_shoe_ends_at_once(slip: str) -> None:
    live = Live(STAR, "premium")
    live.amiss(slip, "shuffle-after")
    assert live.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("star-sydney:14.8")
@pytest.mark.parametrize("out", [0, 3])
def test_a_forgotten_burn_leaves_its_cards_in_play(out: int) -> None:
    live = table()
    cards = ("8s", "2d", "Kd", "5c")
    if out:
        live.call()
        live.draw(*cards[:out])
    live.amiss("burn-omitted", "play-on", "dealer")
    assert live.table.shoe.burned == 0
    assert live.table.shoe.out == out
    if not out:
        live.call()
    live.draw(*cards[out:])
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
