"""Promotions at their edges, written from Crown Sydney 13 and The Star 16 alone, before the code was looked at.

What the two documents order alike is asked of both; where they differ, the number beside the book is that document's.
"""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from clauses.promotion_terms import checked, clauses_of
from croupier.clauses import Reason
from croupier.promotions.terms.schema import Appliance, EntryConditions, Prize, Travel
from promotions import CLOSES, DRAWN, HOUR, SECOND, STARTS, WATCH, Promoted, as_patron, promotion_terms

BOTH = ("crown-sydney", "star-sydney")
STAR = "star-sydney"
SYDNEY = ZoneInfo("Australia/Sydney")
CHEQUE = Prize(what="Money", kind="money", value=1_000_00)


def instant(*when: int) -> int:
    return round(datetime(*when, tzinfo=SYDNEY).timestamp() * 1000)  # type: ignore[misc,arg-type]


def at_times(book: str, starts: int, closes: int, draws: int) -> Promoted:
    """A promotion that was begun in time for these terms."""
    terms = promotion_terms(book)
    terms = replace(
        terms,
        details=replace(terms.details, starts=starts),
        entry=replace(terms.entry, closes=closes),
        draw=replace(terms.draw, at=draws),
    )
    seen = Promoted(book)
    seen.at = starts - 48 * HOUR
    seen.publish(terms).submit().commit()
    seen.at = starts
    return seen.does("start-promotion")


# --- what may be a prize -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param(book, clause, marks=pytest.mark.clause(f"{book}:{clause}"), id=book)
        for book, clause in (("crown-sydney", "13.3.2"), ("star-sydney", "16.5[16.1.2]"))
    ],
)
@pytest.mark.parametrize(
    "prize",
    [
        Prize(what="A safe", kind="appliance", value=1_00, machine=Appliance("Acme", "S1", "With a rifle.")),
        Prize(what="A safe", value=1_00, conditions="An antique PISTOL is in it."),
        Prize(
            what="A weekend",
            kind="travel",
            value=1_00,
            travel=Travel(0, "None.", "A hut.", "None.", "Guns and a jeep.", "All.", "Two days.", "None.", "None."),
        ),
        Prize(what="A \uff52\uff49\uff46\uff4c\uff45", value=1_00),
        Prize(what="A ri\u200bfle", value=1_00),
    ],
    ids=["accessory", "conditions", "transport", "wide letters", "a letter without shape"],
)
def test_nothing_that_is_prohibited_is_included_in_a_prize(book: str, clause: str, prize: Prize) -> None:
    """No prize comprises or includes it: an accessory is part of what is won."""
    found = checked(promotion_terms(book, prize))
    assert [one.id for one in found] == ["sounds-prohibited"]
    assert clause in clauses_of(found)
    assert checked(promotion_terms(book, replace(prize, cleared="A toy shop's model, seen by Kim."))) == ()


@pytest.mark.parametrize("book", BOTH)
def test_two_prizes_of_fifteen_litres_are_two_prizes(book: str) -> None:
    """Reading A-190: twenty litres are counted for one prize."""
    wine = Prize(what="Wine", value=900_00, liquor=15_000)
    assert checked(promotion_terms(book, wine, wine, replace(wine, number=10))) == ()
    assert [one.id for one in checked(promotion_terms(book, wine, replace(wine, liquor=20_100)))] == ["too-much-liquor"]


@pytest.mark.clause("star-sydney:16.4")
def test_money_is_paid_by_cheque_by_transfer_or_by_both_and_in_no_other_way() -> None:
    for form in ("crossed-cheque", "transfer", "cheque-and-transfer"):
        seen = Promoted(STAR).drawn(terms=promotion_terms(STAR, CHEQUE)).does("award-prize", award=1, form=form)
        assert (seen.promotion.awards[1].form, "16.4" in seen.clauses()) == (form, True)
    assert checked(promotion_terms(STAR, replace(CHEQUE, paid=("cheque-and-transfer",)))) == ()
    for form in ("cash", "chips"):
        seen = Promoted(STAR).drawn(terms=promotion_terms(STAR, replace(WATCH, alternative=100_00)))
        wrong = seen.reason("award-prize", award=1, alternative=True, form=form)
        assert wrong == (Reason.NOT_PAID_SO, ["16.4"]), "nor is what is had instead of a thing"


@pytest.mark.parametrize("book", BOTH)
def test_an_entry_by_wager_is_of_some_wager(book: str) -> None:
    entry = EntryConditions(
        by=("wager",), eligibility=("Members.",), wager_basis="As shown at the table.", closes=CLOSES
    )
    seen = Promoted(book).start(promotion_terms(book, entry=entry))
    assert seen.reason("enter-promotion", entrant="A", by="wager")[0] is Reason.AMOUNT_NOT_POSSIBLE
    seen.does("enter-promotion", entrant="A", by="wager", wager=1)


# --- the closing moment, the draw ----------------------------------------------------------------


@pytest.mark.parametrize("book", BOTH)
def test_there_is_no_moment_at_which_one_may_both_enter_and_draw(book: str) -> None:
    for late, enters in ((-1, True), (0, True), (1, False)):
        seen = at_times(book, STARTS, CLOSES, CLOSES + 1).entered("A")
        seen.at = CLOSES + late
        drawn = seen.answer("draw-prizes", **seen.tape(), by="A", word="w")
        entered = seen.answer("enter-promotion", entrant="B", by="hand")
        assert (isinstance(entered, tuple), isinstance(drawn, tuple)) == (enters, not enters)


@pytest.mark.parametrize("book", BOTH)
def test_whoever_was_refused_a_prize_does_not_win_it_in_the_next_draw(book: str) -> None:
    """The documents are silent: the house decided it."""
    for word in ("a", "b", "c", "d", "e", "f"):
        seen = Promoted(book).start().entered("A", "B", "C").draw(word=word)
        first = seen.winner()
        facts = {"claimant": first, "prize": 1, "award": 1, "reason": "no proof", "details": ("name", "address")}
        seen.does("refuse-prize", **facts)
        other = next(one for one in "ABC" if one != first)
        seen.does("draw-prizes", **seen.tape(), by=other, word=word)
        assert seen.winner(2) != first


@pytest.mark.parametrize("book", BOTH)
def test_a_promotion_that_nobody_entered_can_be_closed_without_saying_that_it_was_compromised(book: str) -> None:
    seen = Promoted(book).start()
    seen.at = CLOSES
    assert seen.reason("close-promotion")[0] is Reason.STILL_OPEN, "an entry may still come"
    seen.at = CLOSES + 1
    assert seen.does("close-promotion").owes() == []
    entered = Promoted(book).start().entered("A")
    entered.at = CLOSES + 1
    assert entered.reason("close-promotion")[0] is Reason.STILL_OPEN


# --- integrity -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param(book, clause, marks=pytest.mark.clause(f"{book}:{clause}"), id=book)
        for book, clause in (("crown-sydney", "13.10"), ("star-sydney", "16.11"))
    ],
)
def test_no_prize_is_given_and_no_winner_published_until_integrity_is_validated(book: str, clause: str) -> None:
    seen = Promoted(book).drawn().does("postpone-promotion", of="draw", why="a form was found under the desk")
    assert seen.reason("award-prize", award=1) == (Reason.PROMOTION_POSTPONED, [clause])
    assert seen.reason("publish-winners", where="Website") == (Reason.PROMOTION_POSTPONED, [clause])
    seen.does("resume-promotion", why="it was a copy").does("award-prize", award=1)


@pytest.mark.parametrize(
    ("book", "postponed", "cancelled"),
    [
        pytest.param("crown-sydney", [], [None], marks=pytest.mark.clause("crown-sydney:13.10")),
        pytest.param("star-sydney", [48 * HOUR], [48 * HOUR, 48 * HOUR], marks=pytest.mark.clause("star-sydney:16.11")),
    ],
)
def test_who_is_told_of_what_and_by_when(book: str, postponed: list[int], cancelled: list[int | None]) -> None:
    """Crown Sydney: a cancellation, as soon as practicable. The Star: either, each within 48 hours of itself."""
    seen = Promoted(book).start().entered("A")
    since = seen.at = seen.at + HOUR
    seen.does("postpone-promotion", of="promotion", why="x")
    assert [one.due and one.due - since for one in seen.owes()] == postponed
    seen.at = since + 47 * HOUR
    seen.does("cancel-promotion", why="x")
    assert [one.due and one.due - one.since for one in seen.owes()] == cancelled
    assert [one.since for one in seen.owes()][-1] == seen.at


@pytest.mark.clause("star-sydney:16.11", "star-sydney:16.8")
@pytest.mark.parametrize(
    ("now", "due"),
    [
        ((2026, 4, 4, 12), (2026, 4, 6, 11)),  # the clocks went back by an hour in between
        ((2026, 10, 3, 12), (2026, 10, 5, 13)),  # and forward
        ((2026, 2, 27, 12), (2026, 3, 1, 12)),  # over the end of February
    ],
)
def test_48_hours_are_48_hours_whatever_the_clocks_do(now: tuple[int, ...], due: tuple[int, ...]) -> None:
    draws = instant(*now)
    seen = at_times(STAR, draws - 72 * HOUR, draws - HOUR, draws).entered("A")
    seen.at = draws
    seen.does("draw-prizes", **seen.tape(), by="A", word="w").does("postpone-promotion", of="draw", why="x")
    assert {(one.id, one.due) for one in seen.owes()} == {
        ("promotion-winner", instant(*due)),
        ("promotion-integrity", instant(*due)),
    }


# --- terms and the commission --------------------------------------------------------------------


@pytest.mark.clause("star-sydney:16.12")
def test_a_second_copy_of_the_same_terms_makes_the_first_no_later() -> None:
    seen = Promoted(STAR).publish().commit()
    seen.at = STARTS - 24 * HOUR
    seen.submit()
    seen.at = STARTS - HOUR
    seen.submit()
    seen.at = STARTS
    seen.does("start-promotion")


@pytest.mark.clause("star-sydney:16.12.1")
def test_terms_amended_at_the_very_moment_of_the_start_are_owed() -> None:
    seen = Promoted(STAR).start().publish(promotion_terms(STAR, guarantee="None."))
    assert seen.owes_ids() == ["promotion-terms-amended"]
    assert "16.12.1" in seen.submit().clauses()
    assert seen.owes() == []


@pytest.mark.clause("star-sydney:16.12.1")
def test_what_is_owed_of_amended_terms_outlives_the_promotion() -> None:
    seen = Promoted(STAR).start().publish(promotion_terms(STAR, guarantee="None.")).entered("A").draw()
    seen.does("award-prize", award=1).does("close-promotion")
    assert seen.owes_ids() == ["promotion-terms-amended"]
    assert seen.submit().owes() == []


@pytest.mark.parametrize("book", BOTH)
def test_terms_that_set_another_closing_time_hold_after_a_postponement_as_well(book: str) -> None:
    seen = Promoted(book).start().entered("A").does("postpone-promotion", of="promotion", why="x")
    seen.does("resume-promotion", why="y", closes=CLOSES + HOUR, draws=DRAWN + HOUR)
    same = promotion_terms(book, guarantee="None.")
    seen.publish(same)
    seen.at = CLOSES + HOUR
    seen.entered("B")
    later = replace(
        same, entry=replace(same.entry, closes=CLOSES + 9 * HOUR), draw=replace(same.draw, at=DRAWN + 9 * HOUR)
    )
    seen.publish(later)
    seen.at = CLOSES + 9 * HOUR
    seen.entered("C")
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w")[0] is Reason.ENTRIES_STILL_OPEN
    seen.at += 1
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w")[0] is Reason.STARTS_LATER


# --- claims and disputes -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "clause", "details"),
    [
        pytest.param("crown-sydney", "13.8", ("name",), marks=pytest.mark.clause("crown-sydney:13.8")),
        pytest.param("star-sydney", "16.9.1", ("name", "address"), marks=pytest.mark.clause("star-sydney:16.9.1")),
    ],
)
def test_a_claim_is_refused_kept_and_told_however_late_it_comes(
    book: str, clause: str, details: tuple[str, ...]
) -> None:
    """No document ends the time in which someone claims: what is refused is kept, and the patron is told."""
    seen = Promoted(book).drawn().does("award-prize", award=1).does("close-promotion")
    seen.at += 400 * 24 * HOUR
    claim = {"claimant": "Z", "prize": 1, "reason": "no such entry"}
    assert seen.reason("refuse-prize", **claim) == (Reason.DETAILS_NOT_KEPT, [clause])
    seen.does("refuse-prize", **claim, details=details)
    assert seen.owes_ids() == ["promotion-refused"]
    assert seen.does("tell-refused", claim=1, method="mail").owes() == []


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param(book, clause, marks=pytest.mark.clause(f"{book}:{clause}"), id=book)
        for book, clause in (("crown-sydney", "13.9"), ("star-sydney", "16.10"))
    ],
)
def test_any_person_who_is_not_satisfied_is_advised_also_when_it_is_over(book: str, clause: str) -> None:
    seen = Promoted(book).drawn().does("award-prize", award=1).does("close-promotion")
    seen.at += 30 * 24 * HOUR
    seen.does("raise-promotion-dispute", entrant="Z", about="I was not let in", as_=as_patron("Z"))
    seen.does("decide-promotion-dispute", dispute=1, decision="you came too late")
    assert seen.owes_ids() == ["promotion-dispute"]
    assert seen.does("advise-disputant", dispute=1, of="inspector").clauses() == [clause]
    assert seen.owes() == []


@pytest.mark.parametrize("book", BOTH)
def test_a_prize_of_a_hundred_dollars_refused_is_told_and_need_not_be_kept(book: str) -> None:
    seen = Promoted(book).start(
        promotion_terms(book, Prize(what="A pen", value=100_00), Prize(what="Two", value=100_01))
    )
    seen.does("refuse-prize", claimant="Y", prize=1, reason="no entry")
    assert seen.owes_ids() == ["promotion-refused"]
    assert seen.reason("refuse-prize", claimant="Y", prize=2, reason="no entry")[0] is Reason.DETAILS_NOT_KEPT


@pytest.mark.parametrize("book", ["crown-melbourne", "canberra", "crown-brochure"])
def test_a_book_without_the_chapter_has_no_promotions(book: str) -> None:
    seen = Promoted(book)
    for act, facts in (("begin-promotion", {"name": "X"}), ("close-promotion", {})):
        assert seen.reason(act, as_="D:dealer", **facts) == (Reason.NO_PROMOTIONS, [])


@pytest.mark.clause("star-sydney:16.8")
def test_a_winner_is_late_a_second_after_48_hours_and_stays_owed_until_reached() -> None:
    seen = Promoted(STAR).drawn()
    seen.at = DRAWN + 48 * HOUR + SECOND
    seen.does("contact-winner", award=1, method="mail", reached=False)
    (duty,) = seen.owes()
    assert (duty.late_by(seen.at), duty.facts["tries"]) == (SECOND, 1)
    assert seen.does("contact-winner", award=1, method="in-person", reached=True).owes() == []
