"""Cards put right, promotions, reports and duties, read once more from the documents alone before the code was asked.

Each case is one sentence of a document at a moment that nobody had tried. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from clauses.people import breach, nine_to_seven, paid_wrong
from clauses.promotion_terms import checked, clauses_of
from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.promotions.terms.schema import Prize
from croupier.store.memory import MemoryLog
from croupier.table import Actor
from kept import Kept, column, reported
from live import Live
from promotions import CLOSES, DRAWN, HOUR, STARTS, WATCH, Promoted, promotion_terms

P, B = Side.PLAYER, Side.BANKER
BOTH = ("crown-sydney", "star-sydney")
STAR, CROWN = "star-sydney", "crown-sydney"
KIM, LEE = Actor("Kim", "dealer"), Actor("Lee", "gaming-supervisor")


def felt(book: str, four: str, thirds: str = "", **facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker; these cards were keyed."""
    if book.startswith("crown"):
        facts = {"method": "dealer-opens", "face": "up", **facts}
    live = Live(book, **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four(four)
    live.draw(*(str(one) for one in read_cards(thirds)))
    return live


def right(live: Live, text: str, hand: Side, position: int) -> Any:
    rank = live.book.authority.supervisor.rank
    return live.do("correct-card", by=rank, card=read_cards(text)[0], hand=hand, position=position)


# --- a card put right ----------------------------------------------------------------------------


@pytest.mark.clause("star-sydney:14.1.1")
def test_a_wager_taken_away_from_a_rebuilt_coup_neither_comes_back_nor_does_the_other_grow() -> None:
    """Keyed 6, it was a 3, and Player's third card went to Banker: A goes, B stays as it is."""
    live = felt(STAR, "6cTd/2s3h", "8d")
    right(live, "3c", P, 1)
    live.remedy("rebuild-and-offer")
    first, second = live.table.coup.wagers
    live.do("answer-offer", "A", number=first, choice="remove")
    live.refused("place-wager", patron="A", wager="player", stake=100_00)
    for stake in (50_00, 200_00):
        live.refused("change-wager", by="B", number=second, stake=stake)
    live.do("answer-offer", "B", number=second, choice="keep")
    live.finish()  # 3, ten, 8 are 1; five stands against an eight
    assert (live.has("A"), live.has("B")) == (10_000_00, 10_095_00)


@pytest.mark.parametrize(
    "book", [pytest.param(one, marks=pytest.mark.clause(f"{one}:11.3")) for one in ("crown-sydney", "crown-melbourne")]
)
def test_at_crown_nobody_is_offered_anything_when_the_card_goes_where_it_belongs(book: str) -> None:
    live = felt(book, "6cTd/2s3h", "8d")
    _, reported_as = right(live, "3c", P, 1)
    live.remedy(live.book.irregularities.irregularity[reported_as.matter.row].remedy[0].id)
    assert live.table.offer is None
    live.finish()
    assert live.has("A") == 9_900_00


@pytest.mark.clause("canberra:13.4")
def test_at_canberra_cards_that_lie_open_leave_no_wager_to_be_taken_away() -> None:
    """The option is given where the cards have not been exposed; these lie face up."""
    live = felt("canberra", "6cTd/2s3h", "8d")
    _, reported_as = right(live, "3c", P, 1)
    remedies = live.book.irregularities.irregularity[reported_as.matter.row].remedy
    live.remedy(remedies[0].id)
    assert live.table.offer is None
    live.finish()
    assert live.has("A") == 9_900_00


@pytest.mark.parametrize("book", ["crown-sydney", "crown-melbourne", "crown-brochure", "canberra", "star-sydney"])
def test_a_card_put_right_twice_is_the_card_that_was_said_last(book: str) -> None:
    live = felt(book, "9cTd/2s5h")
    right(live, "3c", P, 1)
    right(live, "8c", P, 1)
    live.finish()  # eight against seven
    assert live.has("A") == 10_100_00


@pytest.mark.clause("crown-sydney:11.15")
def test_below_an_area_manager_nobody_declares_what_a_scanning_shoe_left_open_void() -> None:
    live = felt(CROWN, "9cTd/2s5h", shoe="scanning-shoe")
    live.do("announce-result")
    live.do("report-irregularity", slip="scanner-disagrees")
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, "higher-duties-dealer", remedy="void")
    assert "crown-sydney:11.15" in low.clauses
    live.do("order-remedy", "area-manager", remedy="void")
    assert (live.has("A"), live.has("B")) == (10_000_00, 10_000_00)


@pytest.mark.clause("star-sydney:14.11.1", "star-sydney:14.11.2")
def test_a_card_too_often_voids_its_coup_and_no_other() -> None:
    """The coup before was won by A and stands; the one where it is found gives everything back."""
    live = Live(STAR, "premium")
    live.bet("A", "player", 100)
    live.coup("9cTd/2s5h")
    live.bet("A", "player", 100)
    live.first_four("9dTc/2h5s")
    live.amiss("wrong-cards", "void-shoe")
    assert live.has("A") == 10_100_00


# --- promotions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOTH)
def test_whoever_is_excluded_while_it_runs_does_not_win(book: str) -> None:
    """Crown Sydney 13.8 says before or during; The Star leaves the reason open."""
    for word in ("a", "b", "c", "d"):
        seen = Promoted(book).start().entered("A", "B")
        seen.does("exclude-entrant", entrant="B", why="self-exclusion").draw(word=word)
        assert seen.winner() == "A"


@pytest.mark.parametrize("book", BOTH)
def test_whoever_was_excluded_gives_no_word_at_the_draw(book: str) -> None:
    seen = Promoted(book).start().entered("A", "B").does("exclude-entrant", entrant="B", why="cheating")
    seen.at = DRAWN
    assert seen.reason("draw-prizes", **seen.tape(), by="B", word="w")[0] is Reason.DRAW_WORD_NOT_THEIRS


@pytest.mark.clause("star-sydney:16.11")
def test_two_postponements_are_two_notices_each_with_its_own_48_hours() -> None:
    seen = Promoted(STAR).start().entered("A")
    first = seen.at
    seen.does("postpone-promotion", of="draw", why="a form was lost").does("resume-promotion", why="found")
    seen.at = first + HOUR
    seen.does("postpone-promotion", of="draw", why="another was lost")
    assert [one.due for one in seen.owes()] == [first + 48 * HOUR, first + 49 * HOUR]
    seen.does("notify-inspector", finding=2, reference="N 2")
    assert [one.due for one in seen.owes()] == [first + 48 * HOUR], "the other is not told by it"


@pytest.mark.clause("crown-sydney:13.10")
def test_at_crown_only_the_cancellation_after_a_postponement_is_told() -> None:
    seen = Promoted(CROWN).start().entered("A").does("postpone-promotion", of="draw", why="a doubt")
    assert seen.owes() == []
    seen.does("cancel-promotion", why="the doubt stayed")
    assert [one.due for one in seen.owes()] == [None], "as soon as practicable"


@pytest.mark.clause("crown-sydney:13.7")
def test_the_commission_may_ask_for_the_terms_when_all_is_over() -> None:
    seen = Promoted(CROWN).start()
    seen.at = CLOSES + 1
    seen.does("close-promotion").does("record-terms-request", by="nicc", reference="Q 9")
    assert len(seen.owes()) == 1
    assert seen.submit().owes() == []


@pytest.mark.clause("star-sydney:16.7.7")
@pytest.mark.parametrize("missing", ["starts", "place"])
def test_place_date_and_time_of_a_promotion_are_in_the_stars_conditions(missing: str) -> None:
    terms = promotion_terms(STAR)
    gone = replace(terms, details=replace(terms.details, **{missing: 0 if missing == "starts" else ""}))
    assert "16.7.7" in clauses_of(checked(gone))


@pytest.mark.parametrize("book", BOTH)
def test_five_watches_and_two_entrants_leave_three_undrawn(book: str) -> None:
    five = promotion_terms(book, replace(WATCH, number=5))
    seen = Promoted(book).drawn("A", "B", terms=five)
    assert sorted(one.entrant for one in seen.promotion.awards.values()) == ["A", "B"]


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param(book, clause, marks=pytest.mark.clause(f"{book}:{clause}"), id=book)
        for book, clause in (("crown-sydney", "13.8"), ("star-sydney", "16.9.1"))
    ],
)
def test_a_cent_over_a_hundred_dollars_and_the_claim_is_kept(book: str, clause: str) -> None:
    facts: Any = {"claimant": "A", "prize": 1, "award": 1, "reason": "excluded since"}
    for cents in (100_00, 100_01):
        seen = Promoted(book).drawn("A", terms=promotion_terms(book, Prize(what="A cup", value=cents)))
        found = seen.answer("refuse-prize", **facts)
        assert isinstance(found, tuple) is (cents == 100_00)
        if not isinstance(found, tuple):
            assert clause in seen.reason("refuse-prize", **facts)[1]
            seen.does("refuse-prize", **facts, details=("name", "address"))
        assert len(seen.owes()) == 1, "the patron is told why, whatever it is worth"


@pytest.mark.clause("star-sydney:16.12")
def test_24_hours_are_counted_to_the_start_of_the_promotion_and_not_to_its_draw() -> None:
    seen = Promoted(STAR).publish()
    seen.at = STARTS - 24 * HOUR + 1
    seen.submit().commit()
    seen.at = STARTS
    assert seen.reason("start-promotion")[1] == ["16.12"]
    seen.at = STARTS + 1
    seen.does("start-promotion")


# --- reports and duties --------------------------------------------------------------------------


def star_table(log: MemoryLog, on: str = "2026-10-20 20:00:00") -> Kept:
    return Kept(log, STAR, "premium", on=on)


@pytest.mark.clause("star-sydney:14.17.2")
def test_two_of_600_dollars_to_one_patron_are_two_and_neither_is_over_a_thousand() -> None:
    log = MemoryLog()
    live = star_table(log)
    for _ in range(2):
        paid_wrong(live, 600)
    assert not reported(log, live, "payment-errors", "2026-10-01", "2026-10-31").lines


@pytest.mark.clause("star-sydney:14.17.2")
@pytest.mark.parametrize("intentional", [True, False])
def test_one_that_was_meant_is_told_at_the_months_end_like_any_other(intentional: bool) -> None:
    log = MemoryLog()
    live = star_table(log)
    number = paid_wrong(live, 1_000.01)
    live.do("enquire-payment-error", error=number, intentional=intentional, identified="A, by the card")
    made = reported(log, live, "payment-errors", "2026-10-01", "2026-10-31")
    assert column(made, "amount") == [(1_000_01,)]


@pytest.mark.clause("star-sydney:14.17.2")
def test_october_ends_eleven_hours_before_it_does_in_universal_time() -> None:
    """1 November 2026, 00:00 in Sydney is 31 October, 13:00 UTC."""
    log = MemoryLog()
    live = star_table(log, on="2026-10-31 22:00:00")
    number = live.bet("A", "player", 100)
    live.coup(nine_to_seven(live))
    live.at("2026-10-31 13:00:00+00:00")
    live.do("record-payment-error", patron="A", coup=1, wager=number, due=200_00, paid=1_700_00)
    assert not reported(log, live, "payment-errors", "2026-10-01", "2026-10-31").lines
    assert len(reported(log, live, "payment-errors", "2026-11-01", "2026-11-30").lines) == 1


@pytest.mark.clause("star-sydney:4.12")
def test_the_order_of_a_shoe_is_no_supervisors_opinion() -> None:
    live = Live(STAR, "premium")
    live.do("report-irregularity", KIM, slip="sequence-revealed")
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, LEE, remedy="void-shoe")
    assert "star-sydney:4.12" in low.clauses
    live.do("order-remedy", "gaming-manager", remedy="void-shoe")


@pytest.mark.clause("star-sydney:4.12")
@pytest.mark.parametrize(
    ("on", "day"),
    [
        ("2026-04-05 02:30:00+11:00", "2026-04-05"),  # summer time, the first of two
        ("2026-04-05 02:30:00+10:00", "2026-04-05"),
        ("2026-10-04 03:00:00", "2026-10-04"),  # there is no 02:30 on that night
    ],
)
def test_a_night_on_which_the_clocks_change_has_one_daily_summary(on: str, day: str) -> None:
    log = MemoryLog()
    live = star_table(log, on=on)
    live.amiss("sequence-revealed", "void-shoe", "gaming-manager")
    days = [f"{day[:8]}{int(day[8:]) + step:02}" for step in (-1, 0, 1)]
    told = [len(reported(log, live, "daily-summary", one, one).lines) for one in days]
    assert sum(told) == 1


@pytest.mark.clause("crown-sydney:14.2.4")
def test_below_an_assistant_casino_manager_nobody_escalates_a_device() -> None:
    live = Live(CROWN)
    number = breach(live, "device")
    low = live.refused("act-on-breach", Reason.RANK_TOO_LOW, "area-manager", breach=number, power="escalate")
    assert "crown-sydney:14.2" in [str(one) for one in low.clauses]
    live.do("act-on-breach", "assistant-casino-manager", breach=number, power="escalate")
    assert [one.matter for one in live.table.duties.open] == [number], "until an Inspector or the police were told"
