"""At a table of a tournament: seats, turns, compulsory and secret wagers, pass cards, read off the documents."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Refusal, read_cards
from croupier.table import Actor, Limit, Play, view
from croupier.table.codec import encode
from croupier.table.contest.records import ContestEnded, SecretWagerPlaced
from croupier.table.contest.state import Allowed, ContestTerms
from live import Live

CS, CM, CB = "crown-sydney", "crown-melbourne", "canberra"
LIMITS = Limit(50_00, 500_00)
SEATS = {"A": 5, "B": 3, "C": 1}  # clockwise: numbers rise against the clock (Melbourne 8.2.1(b)(i) has it so)
PLAYER_WINS, BANKER_WINS, TIE = "9s Kd / 7c Kh", "7c Kh / 9s Kd", "7c Kh / 7s Kd"
BANKER_SIX = "5c Kh 2d / 3s 3d"  # 7 against 6
BANKER_WINS_WITH_SIX = "2c 2h Ad / 3s 3d"  # 5 against 6


def terms(book: str, **facts: Any) -> ContestTerms:
    usual: dict[str, Any] = {"bank": 1000_00, "compulsory": 50_00, "in_turn": book == CB, "coups": 20}
    return ContestTerms(**(usual | facts))


def contest(
    book: str,
    seats: dict[str, int] | None = None,
    *,
    bank: int = 1000,
    variation: str | None = None,
    **facts: Any,
) -> Live:
    """A table with a contest on, its entrants seated, and a shoe ready."""
    table = Live(
        book, variation or {CB: "non-commission"}.get(book), patrons="", ready=False, limits=LIMITS, opened=False
    )
    table.approve_things()
    table.do(
        "begin-contest",
        tournament="tournament:cup",
        session=1,
        digest="d" * 64,
        terms=terms(book, bank=bank * 100, **facts),
    )
    table.do("open-table", setup=table.setup)
    for patron, seat in (seats or SEATS).items():
        table.do("seat-entrant", patron=patron, seat=seat, bank=bank * 100)
    table.signs()
    table.ready()
    return table


def cited(answer: Any) -> set[str]:
    clauses = answer.clauses if isinstance(answer, Refusal) else [c for event in answer for c in event.under]
    return {str(clause).partition(":")[2] for clause in clauses}


def marked(table: Live, seat: int = 5) -> None:
    """The marker is placed and the round's wagers are called for."""
    table.do("place-marker", seat=seat)
    table.do("call-for-bets")


def dealt(table: Live, cards: str) -> None:
    """No more bets, what was secret is shown, and the round is dealt."""
    if table.table.coup.play is Play.WAGERING and not table.table.coup.bets_called:
        table.do("call-for-bets")
    table.do("call-no-more-bets")
    if any(isinstance(event, SecretWagerPlaced) for event in table.events):
        answer = table.answer("reveal-secret-wagers")
        if not isinstance(answer, Refusal):
            table.do("reveal-secret-wagers")
    table.coup(cards)


def asked(table: Live, patron: str, *wagers: tuple[str, int]) -> None:
    table.do("ask-to-wager", patron=patron)
    for wager, dollars in wagers:
        table.bet(patron, wager, dollars)


def round_of(table: Live, cards: str, **wagers: tuple[str, int]) -> None:
    """A round at Canberra: the marker lies before the first one named, and each is asked in this order."""
    marked(table, SEATS[next(iter(wagers))])
    for patron, wager in wagers.items():
        asked(table, patron, wager)
    dealt(table, cards)


@pytest.mark.parametrize("book", [CS, CM])
def test_tn18_a_designated_table_is_for_the_tournament_alone(book: str) -> None:
    table = contest(book)
    assert "12.2.5" in cited(table.refused("arrive", patron="Z", chips=1000_00))
    answer = table.answer("place-wager", by="Z", patron="Z", wager="player", stake=100_00)
    assert isinstance(answer, Refusal)


def test_tn19_nobody_but_the_seated_wagers_at_canberra() -> None:
    table = contest(CB)
    marked(table)
    assert "12.2.5" not in cited(table.refused("arrive", patron="Z", chips=1000_00))
    assert isinstance(table.answer("place-wager", by="Z", patron="Z", wager="player", stake=100_00), Refusal)


def test_tn16_no_play_while_the_contest_is_paused() -> None:
    table = contest(CS)
    for patron in "ABC":
        table.bet(patron, "player", 100)
    table.do("pause-contest", why="director-absent")
    assert "12.2.3" in cited(table.refused("call-for-bets"))
    table.do("resume-contest")
    table.call()
    table.do("pause-contest", why="director-absent")
    assert "12.2.3" in cited(table.refused("draw-card", card=read_cards("9s")[0]))
    table.do("resume-contest")
    table.coup(PLAYER_WINS)
    assert table.has("A") == 1100_00


def test_tn96_the_seat_is_fixed_at_canberra() -> None:
    table = contest(CB)
    assert "16.7" in cited(table.refused("sit-down", patron="A", seat=2))
    table.refused("seat-entrant", patron="D", seat=3, bank=1000_00)


@pytest.mark.parametrize(("book", "clause"), [(CS, "12.4.3(b)"), (CM, "12.4.3(b)"), (CB, "16.3(a)(iv)")])
def test_tn118_everybody_has_the_same_bank(book: str, clause: str) -> None:
    table = contest(book)
    assert clause in cited(table.refused("seat-entrant", patron="D", seat=2, bank=2000_00))


@pytest.mark.parametrize("book", [CS, CM])
def test_tn110_practice_costs_nobody_anything(book: str) -> None:
    table = contest(book)
    table.do("begin-practice-coups")
    table.bet("A", "player", 500)
    dealt(table, BANKER_WINS)
    table.bet("A", "player", 500)
    dealt(table, BANKER_WINS)
    assert table.has("A") == 0
    assert "12.3.2" in cited(table.do("end-practice-coups"))
    assert {table.has(patron) for patron in "ABC"} == {1000_00}


def test_tn111_no_practice_once_a_coup_was_played() -> None:
    table = contest(CS)
    for patron in "ABC":
        table.bet(patron, "player", 50)
    dealt(table, PLAYER_WINS)
    assert "12.3.2" in cited(table.refused("begin-practice-coups"))


def test_tn130_who_cannot_make_the_minimum_is_eliminated() -> None:
    table = contest(CB)
    round_of(table, BANKER_WINS, A=("player", 500), B=("banker", 50), C=("banker", 50))
    round_of(table, BANKER_WINS, B=("banker", 50), C=("banker", 50), A=("player", 450))
    assert table.has("A") == 50_00  # enough: the next loss leaves nothing
    round_of(table, BANKER_WINS, C=("banker", 50), A=("player", 50), B=("banker", 50))
    assert table.has("A") == 0
    assert "16.14" in cited(table.do("vacate-seat", patron="A", why="eliminated"))
    table.refused("place-wager", patron="A", wager="player", stake=50_00)
    round_of(table, BANKER_WINS, B=("banker", 50), C=("banker", 50))


def test_tn130_forty_of_fifty() -> None:
    table = contest(CB, bank=540)
    round_of(table, BANKER_WINS, A=("player", 500), B=("banker", 50), C=("banker", 50))
    assert table.has("A") == 40_00
    table.do("place-marker", seat=SEATS["B"])
    assert "16.14" in cited(table.refused("call-for-bets"))
    assert "16.14" in cited(table.do("vacate-seat", patron="A", why="eliminated"))


def test_tn130_exactly_the_minimum_is_enough() -> None:
    table = contest(CB, bank=50)
    assert isinstance(table.answer("vacate-seat", patron="A", why="eliminated"), Refusal)
    round_of(table, PLAYER_WINS, A=("player", 50), B=("player", 50), C=("player", 50))
    assert table.has("A") == 100_00


def test_tn131_no_less_than_the_minimum_at_canberra() -> None:
    table = contest(CB)
    marked(table)
    table.do("ask-to-wager", patron="A")
    assert "16.14" in cited(table.refused("place-wager", patron="A", wager="player", stake=40_00))
    assert "16.14" in cited(table.refused("ask-to-wager", patron="B"))


def test_tn132_no_round_before_everybody_has_wagered_at_canberra() -> None:
    table = contest(CB)
    marked(table)
    asked(table, "A", ("player", 50))
    asked(table, "B")
    assert "16.14" in cited(table.refused("ask-to-wager", patron="C"))
    table.bet("B", "player", 50)
    asked(table, "C")
    assert "16.14" in cited(table.refused("call-no-more-bets"))


def test_tn132_no_abstaining_at_sydney_where_a_wager_is_compulsory() -> None:
    table = contest(CS)
    table.bet("A", "player", 50)
    table.bet("B", "player", 50)
    table.do("call-for-bets")
    assert "12.4.4(b)" in cited(table.refused("call-no-more-bets"))


def test_tn133_both_sides_put_nothing_at_risk() -> None:
    table = contest(CB)
    marked(table)
    asked(table, "A", ("player", 100))
    assert "16.14" in cited(table.refused("place-wager", patron="A", wager="banker", stake=100_00))


def test_tn134_the_tie_is_a_wager_at_risk() -> None:
    table = contest(CB)
    round_of(table, PLAYER_WINS, A=("tie", 50), B=("player", 50), C=("player", 50))
    assert table.has("A") == 950_00


def out_of_turn(table: Live, first: str, early: str, last: str) -> int:
    """While the first one is asked another wagers; the number of that wager. Everybody has wagered afterwards."""
    marked(table, SEATS[first])
    table.do("ask-to-wager", patron=first)
    assert "16.15" in cited(table.do("place-wager", patron=early, wager="player", stake=50_00))
    number = table.table.wagers
    table.bet(first, "player", 50)
    for patron in (early, last) if _next(first) == early else (last, early):
        asked(table, patron, *((("player", 50),) if patron == last else ()))
    return number


def _next(patron: str) -> str:
    return {"A": "B", "B": "C", "C": "A"}[patron]


def test_tn135_a_first_wager_out_of_turn_is_paid_like_any_other() -> None:
    table = contest(CB)
    number = out_of_turn(table, "A", "B", "C")
    table.refused("rule-wager-void", number=number)
    dealt(table, PLAYER_WINS)
    assert table.has("B") == 1050_00


def test_tn135_the_same_players_second_may_be_ruled_void() -> None:
    table = contest(CB)
    out_of_turn(table, "A", "B", "C")
    dealt(table, PLAYER_WINS)
    round_of(table, PLAYER_WINS, B=("player", 50), C=("player", 50), A=("player", 50))
    number = out_of_turn(table, "C", "B", "A")
    assert "16.15" in cited(table.do("rule-wager-void", number=number))
    assert table.has("B") == 1100_00


def test_tn135_the_same_players_second_stands_where_nobody_rules() -> None:
    table = contest(CB)
    out_of_turn(table, "A", "B", "C")
    dealt(table, PLAYER_WINS)
    round_of(table, PLAYER_WINS, B=("player", 50), C=("player", 50), A=("player", 50))
    out_of_turn(table, "C", "B", "A")
    dealt(table, PLAYER_WINS)
    assert table.has("B") == 1150_00


def test_tn136_a_wager_is_fixed_once_the_next_player_is_asked() -> None:
    table = contest(CB)
    marked(table)
    table.do("ask-to-wager", patron="A")
    number = table.bet("A", "player", 50)
    table.do("withdraw-wager", number=number)
    number = table.bet("A", "banker", 100)
    table.do("ask-to-wager", patron="B")
    assert "16.15" in cited(table.refused("withdraw-wager", number=number))
    assert "16.15" in cited(table.refused("place-wager", patron="A", wager="banker", stake=50_00))


def test_tn137_the_marker_moves_clockwise_past_empty_seats() -> None:
    table = contest(CB, bank=550)
    round_of(table, BANKER_WINS, B=("player", 500), C=("banker", 50), A=("banker", 50))
    round_of(table, BANKER_WINS, C=("banker", 50), A=("banker", 50), B=("player", 50))
    assert table.has("B") == 0
    table.do("vacate-seat", patron="B", why="eliminated")
    table.refused("place-marker", seat=SEATS["B"])
    table.refused("place-marker", seat=SEATS["C"])
    round_of(table, BANKER_WINS, A=("banker", 50), C=("banker", 50))
    round_of(table, BANKER_WINS, C=("banker", 50), A=("banker", 50))


def test_tn137_the_one_with_the_marker_is_out() -> None:
    table = contest(CB, bank=500)
    round_of(table, BANKER_WINS, B=("player", 500), C=("banker", 50), A=("banker", 50))
    table.do("vacate-seat", patron="B", why="eliminated")
    table.refused("place-marker", seat=SEATS["A"])
    round_of(table, BANKER_WINS, C=("banker", 50), A=("banker", 50))


def test_tn137_the_next_one_is_out() -> None:
    table = contest(CB, bank=500)
    round_of(table, BANKER_WINS, B=("banker", 50), C=("player", 500), A=("banker", 50))
    table.do("vacate-seat", patron="C", why="eliminated")
    table.refused("place-marker", seat=SEATS["B"])
    round_of(table, BANKER_WINS, A=("banker", 50), B=("banker", 50))


SECRET = Allowed(number=1, per="session")


@pytest.mark.parametrize("book", [CS, CM])
def test_tn139_secret_wagers_are_counted(book: str) -> None:
    table = contest(book, secret=SECRET)
    table.do("place-secret-wager", patron="A", wager="player", stake=100_00)
    table.bet("B", "player", 50)
    table.bet("C", "player", 50)
    dealt(table, PLAYER_WINS)
    assert table.has("A") == 1100_00
    assert "12.4.4(c)" in cited(table.refused("place-secret-wager", patron="A", wager="player", stake=100_00))


def test_tn139_no_secret_wagers_where_the_terms_have_none() -> None:
    table = contest(CS)
    assert "12.4.4(c)" in cited(table.refused("place-secret-wager", patron="A", wager="player", stake=100_00))


def test_tn140_a_secret_wager_is_seen_by_nobody_else() -> None:
    table = contest(CS, secret=SECRET)
    table.do("place-secret-wager", patron="A", wager="tie", stake=137_00)
    for who in (Actor("B", "patron"), Actor("C", "patron")):
        shown = repr(view(table.table, table.book, who))
        assert "13700" not in shown
        assert "86300" not in shown  # nor what is left in the rack
    assert "13700" in repr(view(table.table, table.book, Actor("A", "patron")))


def test_tn141_pass_cards_are_counted_at_sydney() -> None:
    table = contest(CS, pass_cards=Allowed(number=1, per="session"))
    assert "12.4.4(d)" in cited(table.do("use-pass-card", patron="A"))
    table.bet("B", "player", 50)
    table.bet("C", "player", 50)
    dealt(table, PLAYER_WINS)
    assert table.has("A") == 1000_00
    assert "12.4.4(d)" in cited(table.refused("use-pass-card", patron="A"))


@pytest.mark.parametrize("book", [CM, CB])
def test_tn142_no_pass_cards_elsewhere(book: str) -> None:
    table = contest(book)
    table.refused("use-pass-card", patron="A")


@pytest.mark.parametrize("book", [CS, CM, CB])
def test_tn143_no_money_at_the_table(book: str) -> None:
    table = contest(book)
    if book == CB:
        marked(table)
        table.do("ask-to-wager", patron="A")
    table.refused("buy-in", patron="A", amount=100_00)
    table.refused("place-wager", patron="A", wager="player", stake=100_00, token=True)
    table.refused("leave-table", patron="A")


@pytest.mark.parametrize("why", ["re-buy", "add-on"])
def test_tn144_canberra_chips_are_not_added_to(why: str) -> None:
    table = contest(CB)
    assert "16.13" in cited(table.refused("adjust-chips", patron="A", amount=500_00, why=why))


def test_tn146_a_raised_minimum_at_canberra() -> None:
    table = contest(CB, bank=580)
    round_of(table, BANKER_WINS, A=("player", 500), B=("banker", 50), C=("banker", 50))
    assert table.has("A") == 80_00
    assert "3.1" in cited(table.refused("change-limits", limits=Limit(100_00, 500_00)))
    table.do("display-notice", about="higher-minimum", minimum=100_00)
    table.wait(1)
    table.do("change-limits", limits=Limit(100_00, 500_00))
    table.do("place-marker", seat=SEATS["B"])
    assert "16.14" in cited(table.refused("call-for-bets"))
    assert "16.14" in cited(table.do("vacate-seat", patron="A", why="eliminated"))


def test_tn147_a_raised_minimum_at_sydney() -> None:
    table = contest(CS)
    assert "7.5.2" in cited(table.refused("change-limits", limits=Limit(100_00, 500_00)))


def test_tn148_zero_commission_only_in_a_tournament() -> None:
    table = Live(CS, "zero-commission", patrons="", ready=False, opened=False, limits=LIMITS)
    table.approve_things()
    assert "5.1.3" in cited(table.refused("open-table", setup=table.setup))


def test_tn148_zero_commission_pays_the_banker_evenly() -> None:
    table = contest(CS, variation="zero-commission")
    for patron in "ABC":
        table.bet(patron, "banker", 100)
    dealt(table, BANKER_WINS_WITH_SIX)
    assert {table.has(patron) for patron in "ABC"} == {1100_00}


def test_tn114_a_table_ends_early_at_sydney_where_all_agree() -> None:
    table = contest(CS)
    assert "12.4.8(d)(ii)" in cited(table.refused("end-contest", why="chips-to-cash", agreed=("A", "B")))
    assert "12.4.8(d)(ii)" in cited(table.do("end-contest", why="chips-to-cash", agreed=("A", "B", "C")))


def test_tn119_a_penalty_gives_nobody_chips() -> None:
    table = contest(CS, moved_by=("penalty",))
    table.refused("adjust-chips", patron="A", amount=-500_00, why="penalty")
    table.refused("adjust-chips", patron="A", amount=1000_01, why="penalty")
    assert "12.4.8(a)(i)" in cited(table.do("adjust-chips", patron="A", amount=100_00, why="penalty"))
    assert table.has("A") == 900_00


def test_tn122_who_left_is_out_of_play() -> None:
    table = contest(CS)
    table.do("vacate-seat", patron="A", why="retired", chips="removed")
    table.refused("place-wager", patron="A", wager="player", stake=50_00)
    table.refused("seat-entrant", patron="A", seat=5, bank=1000_00)
    table.refused("use-pass-card", patron="A")


def test_tn138_a_void_round_counts_for_nothing_at_canberra() -> None:
    table = contest(CB, coups=1)
    marked(table)
    for patron in "ABC":
        asked(table, patron, ("player", 50))
    table.do("call-no-more-bets")
    table.draw("9s")
    table.amiss("order-unknown", "void")
    if table.table.coup.play is not Play.WAGERING:
        table.do("clear-cards")
    assert {table.has(patron) for patron in "ABC"} == {1000_00}
    assert isinstance(table.answer("end-contest", why="complete"), Refusal)
    round_of(table, PLAYER_WINS, A=("player", 50), B=("player", 50), C=("player", 50))
    table.do("end-contest", why="complete")


def test_tn140_the_log_holds_it_all() -> None:
    table = contest(CS, secret=SECRET)
    events = table.do("place-secret-wager", patron="A", wager="tie", stake=137_00)
    assert b"13700" in b"".join(encode(event) for event in events)
    assert table.replayed() == table.table


def test_a_contest_ends_with_every_bank_counted() -> None:
    table = contest(CB, coups=1)
    round_of(table, BANKER_WINS_WITH_SIX, A=("banker", 100), B=("player", 50), C=("tie", 50))
    ended = table.do("end-contest", why="complete")[0]
    assert isinstance(ended, ContestEnded)
    assert dict(ended.counts) == {"A": 1050_00, "B": 950_00, "C": 950_00}
    assert ended.coups == 1


def test_event_a_three_rounds_at_canberra() -> None:
    """The rounds of the sit-and-go, worked by hand: half is paid on the banker's six, eight to one on the tie."""
    seats = {"E1": 7, "E2": 6, "E3": 5, "R1": 4, "E5": 3, "E6": 2}
    table = contest(CB, seats, coups=3)
    rounds: list[tuple[str, dict[str, tuple[str, int]], dict[str, int]]] = [
        (
            PLAYER_WINS,
            {
                "E1": ("player", 200),
                "E2": ("player", 100),
                "E3": ("banker", 50),
                "R1": ("banker", 50),
                "E5": ("player", 50),
                "E6": ("banker", 500),
            },
            {"E1": 1200, "E2": 1100, "E3": 950, "R1": 950, "E5": 1050, "E6": 500},
        ),
        (
            BANKER_WINS_WITH_SIX,
            {
                "E2": ("banker", 100),
                "E3": ("banker", 200),
                "R1": ("banker", 200),
                "E5": ("player", 100),
                "E6": ("player", 500),
                "E1": ("banker", 100),
            },
            {"E1": 1250, "E2": 1150, "E3": 1050, "R1": 1050, "E5": 950, "E6": 0},
        ),
        (
            TIE,
            {"E3": ("banker", 50), "R1": ("banker", 50), "E5": ("player", 50), "E1": ("player", 50), "E2": ("tie", 50)},
            {"E1": 1250, "E2": 1550, "E3": 1050, "R1": 1050, "E5": 950},
        ),
    ]
    for cards, wagers, chips in rounds:
        marked(table, seats[next(iter(wagers))])
        for patron, wager in wagers.items():
            asked(table, patron, wager)
        dealt(table, cards)
        assert {patron: table.has(patron) for patron in chips} == {name: 100 * held for name, held in chips.items()}
        if chips.get("E6") == 0:
            assert "16.14" in cited(table.do("vacate-seat", patron="E6", why="eliminated"))
    ended = table.do("end-contest", why="complete")[0]
    assert isinstance(ended, ContestEnded)
    counts = dict(ended.counts)
    assert {name: counts[name] for name in ("E1", "E2", "E3", "R1", "E5")} == {
        "E1": 1250_00,
        "E2": 1550_00,
        "E3": 1050_00,
        "R1": 1050_00,
        "E5": 950_00,
    }
    assert counts.get("E6", 0) == 0
    assert ended.coups == 3


def test_event_b_two_coups_of_zero_commission_at_sydney() -> None:
    """A secret wager and a pass card in the first coup, neither again in the second."""
    seats = {"E1": 1, "E2": 2, "E3": 3, "E4": 4}
    table = contest(CS, seats, variation="zero-commission", secret=SECRET, pass_cards=SECRET, coups=2)
    table.bet("E1", "banker", 200)
    table.bet("E2", "player", 100)
    table.do("use-pass-card", patron="E3")
    table.do("place-secret-wager", patron="E4", wager="banker", stake=500_00)
    dealt(table, BANKER_WINS_WITH_SIX)
    assert [table.has(name) for name in seats] == [1200_00, 900_00, 1000_00, 1500_00]
    assert "12.4.4(d)" in cited(table.refused("use-pass-card", patron="E3"))
    assert "12.4.4(c)" in cited(table.refused("place-secret-wager", patron="E4", wager="banker", stake=100_00))
    table.bet("E1", "player", 100)
    table.bet("E2", "player", 400)
    table.bet("E3", "player", 50)
    table.bet("E4", "banker", 100)
    dealt(table, PLAYER_WINS)
    assert [table.has(name) for name in seats] == [1300_00, 1300_00, 1050_00, 1400_00]
    ended = table.do("end-contest", why="complete")[0]
    assert isinstance(ended, ContestEnded)
    assert dict(ended.counts) == {"E1": 1300_00, "E2": 1300_00, "E3": 1050_00, "E4": 1400_00}


def test_tn16_no_wager_is_taken_while_the_contest_is_paused() -> None:
    table = contest(CS)
    table.do("pause-contest", why="director-absent")
    assert "12.2.3" in cited(table.refused("place-wager", patron="A", wager="player", stake=100_00))


def test_tn96_a_second_seat_for_the_same_player_at_canberra() -> None:
    table = contest(CB)
    assert "16.7" in cited(table.refused("seat-entrant", patron="A", seat=2, bank=1000_00))


def test_tn135_a_first_wager_out_of_turn_stands() -> None:
    table = contest(CB)
    number = out_of_turn(table, "A", "B", "C")
    assert "16.15" in cited(table.refused("rule-wager-void", number=number))
    dealt(table, PLAYER_WINS)
    assert table.has("B") == 1050_00


def test_tn135_another_players_first_stands_too() -> None:
    table = contest(CB)
    out_of_turn(table, "A", "B", "C")
    dealt(table, PLAYER_WINS)
    number = out_of_turn(table, "B", "C", "A")
    assert "16.15" in cited(table.refused("rule-wager-void", number=number))


def test_tn135_advice_of_an_earlier_session_holds_in_the_next() -> None:
    first = contest(CB)
    out_of_turn(first, "A", "B", "C")
    dealt(first, PLAYER_WINS)
    [ended] = first.do("end-contest", why="cancelled")
    assert isinstance(ended, ContestEnded)
    assert ended.advised == ("B",)
    later = contest(CB, {"A": 5, "C": 1})
    later.do("seat-entrant", patron="B", seat=3, bank=1000_00, advised=True)
    number = out_of_turn(later, "A", "B", "C")
    assert "16.15" in cited(later.do("rule-wager-void", number=number))
    assert later.has("B") == 1000_00


def test_tn148_zero_commission_ends_with_the_contest() -> None:
    table = contest(CS, variation="zero-commission")
    for patron in "ABC":
        table.bet(patron, "banker", 50)
    dealt(table, BANKER_WINS)
    table.do("end-contest", why="cancelled")
    table.do("release-contest")
    came = table.answer("arrive", patron="Z", chips=1000_00)
    if not isinstance(came, Refusal):
        table.do("arrive", patron="Z", chips=1000_00)
        came = table.answer("place-wager", patron="Z", wager="banker", stake=100_00)
    assert isinstance(came, Refusal)
    assert "5.1.3" in cited(came)


def test_tn151_no_no_bet_coup_at_the_players_wish_at_canberra() -> None:
    table = contest(CB)
    table.do("place-marker", seat=SEATS["A"])
    answer = table.refused("order-dummy-coup", grounds="all-agree", requested_by="A", agreed=("A", "B", "C"))
    assert "16.14" in cited(answer)


def test_tn116_canberra_ends_no_contest_early() -> None:
    table = contest(CB)
    for why in ("progress-known", "chips-to-cash"):
        table.refused("end-contest", why=why, agreed=("A", "B", "C"))


def test_tn144_nobody_who_plays_buys_back_at_canberra() -> None:
    table = contest(CB, moved_by=("buy-back",))
    answer = table.refused("adjust-chips", patron="A", amount=500_00, why="buy-back")
    assert {"16.13", "16.3(a)(ii)(f)"} & cited(answer)
