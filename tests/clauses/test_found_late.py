"""Fraud and disruption found when a coup is complete: Crown Sydney 14.3, Melbourne 13.3, Canberra 15.1 and 15.3, The
Star 15.4 and 15.5; Canberra 13.5 across the shuffle, and 15.2(a) after a payment.

Who may order it and what goes back is typed from the documents, the sums are worked out by hand. Every table here is
heard by the second path as well. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from clauses.irregular import racks, reported
from croupier.clauses import Reason
from croupier.ledger import Place
from croupier.table import Actor, CuttingCard, Stage
from croupier.table import records as r
from live import Live
from verify.hearing import heard_alike

# book, remedy, who may, who may not, the clause of fraud, of disruption, and of what goes back
BOOKS = {
    "crown-sydney": ("void", "assistant-casino-manager", "area-manager", "14.3.2", "14.3.1", "14.4"),
    "crown-melbourne": ("void", "pit-boss", "game-supervisor", "13.3.2", "13.3.1", "13.4"),
    "canberra": ("void", "gaming-shift-manager", "casino-supervisor", "15.3", "15.1", "A:Void"),
    "star-sydney": ("refund", "gaming-supervisor", "dealer", "15.4.2", "15.4.1", "15.5"),
}
FRAUD = [
    pytest.param(book, marks=pytest.mark.clause(f"{book}:{row[3]}", f"{book}:{row[5]}")) for book, row in BOOKS.items()
]
DISRUPTED = [
    pytest.param(book, marks=pytest.mark.clause(f"{book}:{row[4]}", f"{book}:{row[5]}")) for book, row in BOOKS.items()
]


def played(book: str, **facts: Any) -> Live:
    """A won 100 on Player and B lost 100 on Banker in coup 1; A lost 40 and C won 40 in coup 2."""
    live = Live(book, **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.coup("8sKd/2d5c")
    live.bet("A", "banker", 40)
    live.bet("C", "player", 40)
    live.coup("9sKh/2h5d")
    assert racks(live) == [10_060, 9_900, 10_040]
    return live


def ordered(live: Live, remedy: str = "") -> tuple[r.Event, ...]:
    """By someone of the rank named, who is not whoever reported it, and by nobody below."""
    own, rank, below, *_ = BOOKS[live.book.id]
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, Actor("Lee", below), remedy=remedy or own)
    assert low.clauses
    live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, Actor("Kim", rank), remedy=remedy or own)
    return live.do("order-remedy", Actor("Lee", rank), remedy=remedy or own)


def to_the_end(live: Live) -> None:
    """The cutting card comes out, and C wins 50 in each coup to the last."""
    while live.table.shoe.stage is not Stage.ENDED:
        live.bet("C", "player", 50)
        live.call()
        live.draw("8c", cutting_card=live.table.shoe.cutting_card is CuttingCard.IN)
        live.draw("2c", "Kc", "5h")
        live.open_hands()
        live.finish()


def less(before: list[int], *lost: int) -> list[int]:
    return [had - less for had, less in zip(before, lost, strict=True)]


def owes(live: Live, patron: str) -> int:
    return -live.table.ledger.balance(Place.OWED, patron) // 100


# --- any past coup -------------------------------------------------------------------------------


@pytest.mark.parametrize("book", FRAUD)
def test_fraud_in_an_earlier_coup_reverses_whatever_it_paid_or_took(book: str) -> None:
    """Readings A-116 and A-117."""
    live = played(book)
    reported(live, "fraud", coup=1, says="a marked card")
    _, voided, *_ = ordered(live)
    assert isinstance(voided, r.PastCoupVoided)
    assert (voided.coup, voided.shoe, voided.owed) == (1, UNSET, ())
    assert racks(live) == [9_960, 10_000, 10_040]  # coup 2 stands
    assert not heard_alike(live.events)


@pytest.mark.parametrize("book", FRAUD)
def test_fraud_reaches_a_coup_of_an_earlier_shoe_while_the_next_is_dealt(book: str) -> None:
    live = played(book)
    to_the_end(live)
    live.ready()
    assert live.table.shoe.number == 2
    live.bet("A", "player", 10)
    live.coup("8sKd/2d5c")  # coup 1 of this shoe is another
    had = racks(live)
    live.bet("A", "player", 10)
    live.first_four("8sKd/2d5c")
    reported(live, "fraud", coup=1, shoe=1)
    live.refused("announce-result", Reason.MATTER_OPEN)  # the coup in hand waits
    _, voided, *_ = ordered(live)
    assert isinstance(voided, r.PastCoupVoided)
    assert (voided.coup, voided.shoe) == (1, 1)
    assert racks(live) == less(had, 110, -100, 0)
    live.finish()
    assert racks(live) == less(had, 90, -100, 0)
    assert not heard_alike(live.events)


@pytest.mark.parametrize("book", FRAUD)
def test_fraud_is_found_when_the_shoe_is_over_and_its_cards_are_gone(book: str) -> None:
    live = played(book)
    to_the_end(live)
    had = racks(live)
    live.do("replace-cards", grounds="after-last")
    reported(live, "fraud", coup=2, shoe=1)
    live.refused("bring-cards", Reason.MATTER_OPEN, back="blue")
    ordered(live)
    assert racks(live) == less(had, -40, 0, 40)
    live.ready()
    assert not heard_alike(live.events)


@pytest.mark.parametrize("book", DISRUPTED)
def test_a_disrupted_coup_is_void_after_its_cards_were_cleared(book: str) -> None:
    live = played(book)
    reported(live, "game-disrupted", coup=2)
    ordered(live)
    assert racks(live) == [10_100, 9_900, 10_000]
    assert not heard_alike(live.events)


@pytest.mark.parametrize("book", [*BOOKS])
def test_it_may_stand_all_the_same(book: str) -> None:
    live = played(book)
    reported(live, "fraud", coup=1)
    (only,) = live.do("order-remedy", Actor("Lee", BOOKS[book][1]), remedy="stands")
    assert isinstance(only, r.RemedyOrdered)
    assert racks(live) == [10_060, 9_900, 10_040]


@pytest.mark.parametrize("book", [*BOOKS])
def test_a_coup_that_is_void_already_or_settled_nothing_cannot_be_reversed(book: str) -> None:
    live = played(book)
    reported(live, "fraud", coup=1)
    ordered(live)
    for coup, shoe in ((1, UNSET), (9, UNSET), (1, 7), (1, 0)):
        refusal = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="fraud", coup=coup, shoe=shoe)
        assert refusal.facts["why"] == "nothing-settled"
        assert refusal.clauses


def test_the_table_keeps_so_many_coups_and_says_what_to_do_about_older_ones() -> None:
    live = played("crown-sydney")
    live.table = live.table.__class__(**{**_fields(live.table), "keeps_last": 2})
    live.bet("B", "player", 10)
    live.coup("8sKd/2d5c")
    assert [one.coup for one in live.table.past] == [2, 3]
    refusal = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="fraud", coup=1)
    assert refusal.facts["why"] == "too-long-ago"


def _fields(table: Any) -> dict[str, Any]:
    return {name: getattr(table, name) for name in table.__struct_fields__}


# --- who has it by now ---------------------------------------------------------------------------


@pytest.mark.parametrize("book", FRAUD)
def test_what_a_patron_no_longer_has_is_owed_and_a_refund_waits_for_whoever_left(book: str) -> None:
    live = played(book)
    live.do("leave-table", patron="A")
    live.do("leave-table", patron="B")
    outside = live.table.ledger.balance(Place.OUTSIDE)
    reported(live, "fraud", coup=1, patron="A", says="seen on the recording")
    _, voided, *_ = ordered(live)
    assert isinstance(voided, r.PastCoupVoided)
    assert voided.owed == (("A", 100_00),)
    assert owes(live, "A") == 100
    assert live.table.ledger.balance(Place.OUTSIDE) == outside
    assert live.table.ledger.balance(Place.RACK, "B") == 100_00
    assert not heard_alike(live.events)


@pytest.mark.clause("star-sydney:15.5")
def test_at_the_star_whoever_spoiled_the_game_forfeits_their_wager_of_that_coup() -> None:
    """Reading A-66; A, who won 100, gives back stake and winnings."""
    live = played("star-sydney")
    reported(live, "fraud", coup=1)
    supervisor = Actor("Lee", "gaming-supervisor")
    live.refused("order-remedy", Reason.FACTS_MISSING, supervisor, remedy="forfeit")
    live.do("withdraw-report", Actor("Kim", "dealer"))
    reported(live, "fraud", coup=1, patron="A", says="a marked card")
    ordered(live, "forfeit")
    assert racks(live) == [9_860, 10_000, 10_040]
    assert not heard_alike(live.events)


@pytest.mark.clause("star-sydney:15.5")
@pytest.mark.parametrize(
    ("remedy", "here"), [("refund", True), ("refund", False), ("forfeit", True), ("forfeit", False)]
)
def test_a_token_goes_back_is_forfeited_or_is_gone_and_nobody_owes_one(remedy: str, here: bool) -> None:
    """A won 50 with a token, which went back, and played it away in the next coup."""
    live = Live("star-sydney")
    live.do("exchange-voucher", patron="A", amount=50_00, voucher="table-play")
    live.bet("A", "player", 50, token=True)
    live.coup("8sKd/2d5c")
    live.bet("A", "banker", 50, token=True)
    live.coup("8hKh/2h5h")
    if not here:
        live.do("leave-table", patron="A")
    reported(live, "fraud", coup=1, patron="A", says="a marked card")
    _, voided, *_ = ordered(live, remedy)
    assert isinstance(voided, r.PastCoupVoided)
    assert voided.owed == (() if here else (("A", 50_00),))
    assert live.table.ledger.balance(Place.TOKENS, "A") == 0
    assert not heard_alike(live.events)


@pytest.mark.clause("crown-sydney:14.3", "crown-sydney:14.4")
def test_at_crown_sydney_one_wager_of_an_earlier_coup_may_be_void() -> None:
    live = played("crown-sydney")
    reported(live, "fraud", coup=1)
    live.refused("order-remedy", Reason.FACTS_MISSING, Actor("Lee", "assistant-casino-manager"), remedy="void-wager")
    live.do("withdraw-report", Actor("Kim", "dealer"))
    live.refused("report-irregularity", Reason.UNKNOWN_WAGER_NUMBER, slip="fraud", coup=1, wager=3)
    reported(live, "fraud", coup=1, wager=1)
    _, voided = ordered(live, "void-wager")
    assert isinstance(voided, r.WagersVoided)
    assert (voided.coup, voided.owed) == (1, UNSET)
    assert racks(live) == [9_960, 9_900, 10_040]  # B's loss stands
    reported(live, "fraud", coup=1)
    ordered(live)  # and later the rest of it goes
    assert racks(live) == [9_960, 10_000, 10_040]
    assert not heard_alike(live.events)


@pytest.mark.parametrize("book", FRAUD)
def test_a_debt_is_said_where_the_coup_in_hand_was_paid_and_the_chips_are_gone(book: str) -> None:
    live = Live(book)
    live.bet("A", "player", 100)
    live.first_four("8sKd/2d5c")
    live.do("announce-result")
    live.do("settle-coup")
    live.do("leave-table", patron="A")
    reported(live, "fraud")
    _, voided, *_ = ordered(live)
    assert isinstance(voided, r.CoupVoided)
    assert voided.owed == (("A", 100_00),)
    assert not heard_alike(live.events)


# --- wagers over several coups -------------------------------------------------------------------


def with_runs() -> Live:
    """A's Run of three begins in coup 1, B's Run of three on Banker loses with it."""
    live = Live("crown-melbourne", side_wagers=("player-run", "banker-run"), layout="A", further_areas=("D",))
    live.bet("A", "player-run-3", 10)
    live.bet("B", "banker-run-3", 10)
    live.bet("C", "player", 100)
    live.coup("8sKd/2d5c")
    assert racks(live) == [9_990, 9_990, 10_100]
    return live


@pytest.mark.clause("crown-melbourne:13.3.2", "crown-melbourne:13.4")
def test_before_another_card_is_out_wagers_over_several_coups_are_as_before() -> None:
    """Reading A-117; a Run placed since is not lost over it."""
    live = with_runs()
    live.bet("C", "player-run-3", 10)
    reported(live, "fraud", coup=1)
    ordered(live)
    assert racks(live) == [9_990, 9_990, 9_990]
    assert {(one.down.patron, one.count) for one in live.table.streaks} == {("A", 0), ("B", 0)}
    assert len(live.table.coup.wagers) == 1
    assert not heard_alike(live.events)


@pytest.mark.clause("crown-melbourne:13.3.2", "crown-melbourne:13.4")
def test_once_another_coup_was_dealt_every_run_that_rests_on_it_is_refunded() -> None:
    live = with_runs()
    live.bet("C", "player", 100)
    live.coup("8hKh/2h5h")
    reported(live, "fraud", coup=1)
    ordered(live)
    assert racks(live) == [10_000, 10_000, 10_100]
    assert live.table.streaks == ()
    assert not heard_alike(live.events)


@pytest.mark.clause("crown-melbourne:13.3.2", "crown-melbourne:13.4")
def test_whoever_left_has_no_run_put_back_on_the_layout() -> None:
    live = with_runs()
    live.do("leave-table", patron="B")
    reported(live, "fraud", coup=1)
    ordered(live)
    assert [one.down.patron for one in live.table.streaks] == ["A"]
    assert live.table.ledger.balance(Place.LAYOUT, "B") == 0
    assert not heard_alike(live.events)


@pytest.mark.clause("crown-melbourne:13.2.1")
def test_a_run_that_was_void_since_stays_so() -> None:
    live = with_runs()
    live.do("record-breach", kind="influence", patron="A", by="dealer")
    live.do("act-on-breach", by="pit-boss", breach=1, power="void-wagers")
    reported(live, "fraud", coup=1)
    ordered(live)
    assert [one.down.patron for one in live.table.streaks] == ["B"]
    assert live.table.ledger.balance(Place.LAYOUT, "A") == 0
    assert not heard_alike(live.events)


# --- commission that waited ----------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:14.3.2", "crown-sydney:14.4")
def test_commission_that_waited_for_a_reversed_win_waits_no_more_and_collected_it_goes_back() -> None:
    live = Live("crown-sydney")
    live.do("approve", by="assistant-casino-manager", act="defer-commission", patron="A")
    live.bet("A", "banker", 100)
    live.coup("2d4s/3h4c")
    live.bet("A", "banker", 200)
    live.coup("2d4s/3h4c")
    assert (racks(live)[0], live.table.patrons["A"].owes) == (10_300, (15_00, 1))
    reported(live, "fraud", coup=2)
    ordered(live)
    assert (racks(live)[0], live.table.patrons["A"].owes) == (10_100, (5_00, 1))
    live.do("collect-commission", patron="A", why="request")
    reported(live, "fraud", coup=1)
    ordered(live)
    assert (racks(live)[0], live.table.patrons["A"].owes[0]) == (10_000, 0)
    assert not heard_alike(live.events)


# --- Canberra 13.5 and the time between ----------------------------------------------------------


@pytest.mark.clause("canberra:13.5", "canberra:A:Void")
def test_an_error_of_the_last_round_found_in_the_first_of_the_next_shoe_voids_it() -> None:
    """Reading A-118."""
    live = Live("canberra")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.coup("8sKd/2d5c")
    to_the_end(live)
    last = live.table.coup.number - 1
    had = racks(live)
    live.ready()
    live.bet("A", "player", 10)
    live.first_four("8sKd/2d5c")
    reported(live, "error-found-late", coup=last, shoe=1)
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, Actor("Lee", "dealer"), remedy="void-round")
    assert low.clauses
    _, voided = live.do("order-remedy", Actor("Lee", "casino-supervisor"), remedy="void-round")
    assert isinstance(voided, r.PastCoupVoided)
    assert (voided.coup, voided.shoe) == (last, 1)
    live.finish()
    assert racks(live) == less(had, -10, 0, 50)  # the round in which it was found stays as played
    assert not heard_alike(live.events)


@pytest.mark.clause("canberra:13.4", "canberra:13.5")
def test_between_the_last_round_of_a_shoe_and_the_first_of_the_next_it_is_void_too() -> None:
    """Reading A-119."""
    live = Live("canberra")
    to_the_end(live)
    last = live.table.coup.number - 1
    live.ready()
    had = racks(live)
    (told,) = live.do("report-irregularity", Actor("Kim", "dealer"), slip="error-found-late", coup=last, shoe=1)
    assert "canberra:13.4" in told.under
    live.do("order-remedy", Actor("Lee", "casino-supervisor"), remedy="void-round")
    assert racks(live) == less(had, 0, 0, 50)
    assert not heard_alike(live.events)


@pytest.mark.clause("canberra:13.4", "canberra:13.5")
def test_with_the_cards_of_the_shoe_taken_away_it_is_void_too() -> None:
    live = Live("canberra")
    to_the_end(live)
    had = racks(live)
    live.do("replace-cards", grounds="after-last")
    live.amiss("error-found-late", "void-round", coup=live.table.coup.number - 1)
    assert racks(live) == less(had, 0, 0, 50)
    assert not heard_alike(live.events)


@pytest.mark.parametrize("book", ["crown-sydney", "crown-melbourne", "star-sydney"])
def test_the_other_books_void_no_misplaced_cards_of_an_earlier_shoe(book: str) -> None:
    live = played(book)
    to_the_end(live)
    live.ready()
    had = racks(live)
    live.amiss("error-found-late", "stands", coup=1, shoe=1)
    assert racks(live) == had
    assert not heard_alike(live.events)


# --- 15.2(a) and its like: an offender's wagers --------------------------------------------------

POWERS = {
    "crown-sydney": ("14.2.1", "assistant-casino-manager", "influence"),
    "crown-melbourne": ("13.2.1", "pit-boss", "influence"),
    "canberra": ("15.2(a)", "gaming-shift-manager", "influence"),
    "star-sydney": ("15.3.1", "gaming-supervisor", "device"),
}
OFFENDERS = [pytest.param(book, marks=pytest.mark.clause(f"{book}:{row[0]}")) for book, row in POWERS.items()]


@pytest.mark.parametrize("book", OFFENDERS)
def test_an_offenders_settled_wagers_of_the_coup_are_void_and_the_others_stand(book: str) -> None:
    """Reading A-120."""
    live = Live(book)
    live.bet("A", "player", 100)
    live.bet("A", "tie", 10)
    live.bet("B", "player", 100)
    live.first_four("8sKd/2d5c")
    live.do("announce-result")
    live.do("settle-coup")
    _, rank, kind = POWERS[book]
    live.do("record-breach", kind=kind, patron="A", by="dealer")
    _, voided = live.do("act-on-breach", by=rank, breach=1, power="void-wagers")
    assert isinstance(voided, r.WagersVoided)
    assert len(voided.reversed) == 2
    assert racks(live) == [10_000, 10_100, 10_000]
    live.refused("act-on-breach", Reason.NOTHING_WAGERED, by=rank, breach=1, power="void-wagers")
    live.do("clear-cards")
    assert not heard_alike(live.events)


@pytest.mark.clause("canberra:15.2(a)")
def test_pairs_that_were_paid_early_come_back_from_an_offender() -> None:
    """Reading A-120."""
    live = Live("canberra", options=(("pairs", "perfect"),), side_wagers=("player-perfect-pair", "banker-perfect-pair"))
    live.bet("A", "player-perfect-pair", 10)
    live.bet("A", "player", 100)
    live.bet("B", "player", 50)
    live.first_four("8s8s/2d5c")
    live.do("settle-pairs")
    assert racks(live)[0] > 9_900
    live.do("record-breach", kind="influence", patron="A", by="dealer")
    live.do("act-on-breach", by="gaming-shift-manager", breach=1, power="void-wagers")
    assert racks(live)[0] == 10_000
    assert [one.patron for one in live.table.coup.wagers.values()] == ["B"]
    assert not heard_alike(live.events)
