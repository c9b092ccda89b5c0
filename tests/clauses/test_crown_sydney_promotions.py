"""Crown Sydney 13: promotional prizes, clause by clause, each figure on both sides of its edge."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from clauses.promotion_terms import checked, clauses_of
from croupier.clauses import Reason
from croupier.promotions.terms.schema import Prize
from promotions import CLOSES, DRAWN, HOUR, SECOND, STARTS, WATCH, Promoted, promotion_terms

BOOK = "crown-sydney"
CAR = Prize(what="A car", value=10_000_01)


def promoted() -> Promoted:
    return Promoted(BOOK)


@pytest.mark.clause("crown-sydney:13.1")
def test_the_operator_offers_a_promotion() -> None:
    assert "13.1" in promoted().begin().clauses()
    assert promoted().reason("begin-promotion", name="X", as_="D:dealer") == (Reason.RANK_TOO_LOW, ["13.1"])


@pytest.mark.clause("crown-sydney:13.2")
def test_a_scrutineer_is_named_only_where_one_prize_is_over_ten_thousand_dollars() -> None:
    draw = replace(promotion_terms(BOOK).draw, scrutineers=("Pat",))
    found = checked(promotion_terms(BOOK, replace(CAR, value=10_000_00), draw=draw))
    assert [(one.id, clauses_of((one,))) for one in found] == [("no-scrutineer", {"13.2"})]
    assert checked(promotion_terms(BOOK, CAR, draw=draw)) == ()
    seen = promoted().start(promotion_terms(BOOK, CAR, draw=draw)).entered("A", "B").draw(by="Pat")
    assert "13.2" in seen.clauses()


@pytest.mark.parametrize(
    ("part", "clause"),
    [
        pytest.param(part, clause, marks=pytest.mark.clause("crown-sydney:13.3", f"crown-sydney:{clause}"), id=part)
        for part, clause in (
            ("tobacco", "13.3.1"),
            ("firearm", "13.3.2"),
            ("ammunition", "13.3.2"),
            ("imitation-firearm", "13.3.2"),
            ("prohibited-weapon", "13.3.3"),
            ("prescribed", "13.3.5"),
        )
    ],
)
def test_what_may_not_be_a_prize_is_refused(part: str, clause: str) -> None:
    terms = promotion_terms(BOOK, replace(WATCH, contains=(part,)))
    assert [(one.id, clauses_of((one,))) for one in checked(terms)] == [("prohibited-prize", {"13.3", clause})]
    seen = promoted().begin().does("write-promotion-terms", terms=terms)
    assert seen.reason("publish-promotion-terms", where="Desk") == (Reason.TERMS_INCOMPLETE, ["13.3", clause])


@pytest.mark.clause("crown-sydney:13.3.4")
@pytest.mark.parametrize(("millilitres", "wrong"), [(20_000, False), (20_001, True), (20_100, True)])
def test_twenty_litres_of_liquor_are_allowed_and_a_millilitre_more_is_not(millilitres: int, wrong: bool) -> None:
    found = checked(promotion_terms(BOOK, Prize(what="Wine", value=900_00, liquor=millilitres)))
    assert [one.id for one in found] == (["too-much-liquor"] if wrong else [])
    if not wrong:
        found = checked(promotion_terms(BOOK, Prize(what="Wine", value=900_00)))
        assert [one.id for one in found] == ["how-much-liquor"]
    assert clauses_of(found) == {"13.3", "13.3.4"}


@pytest.mark.clause("crown-sydney:13.3.5")
def test_what_is_on_the_operators_list_is_no_prize() -> None:
    terms = promotion_terms(BOOK, Prize(what="A course of Cosmetic Surgery", value=900_00))
    assert checked(terms) == ()
    found = checked(terms, prescribed=("cosmetic surgery",))
    assert [(one.id, clauses_of((one,))) for one in found] == [("prescribed-prize", {"13.3", "13.3.5"})]
    seen = promoted().begin().does("write-promotion-terms", terms=terms)
    listed = seen.reason("publish-promotion-terms", where="Desk", prescribed=("cosmetic surgery",))
    assert listed == (Reason.TERMS_INCOMPLETE, ["13.3", "13.3.5"])


@pytest.mark.clause("crown-sydney:13.4")
def test_nobody_enters_before_the_terms_are_available() -> None:
    seen = promoted().begin()
    assert seen.reason("start-promotion") == (Reason.TERMS_NOT_PUBLISHED, ["13.4"])
    assert "13.4" in seen.publish().clauses()


@pytest.mark.clause("crown-sydney:13.5.3", "crown-sydney:13.8")
def test_whoever_is_not_eligible_or_is_excluded_does_not_enter() -> None:
    seen = promoted().start()
    assert seen.reason("enter-promotion", entrant="A", by="hand", eligible=False) == (
        Reason.CRITERIA_NOT_MET,
        ["13.5.3"],
    )
    assert seen.reason("enter-promotion", entrant="A", by="hand", excluded=True) == (Reason.NOT_ENTITLED, ["13.8"])
    assert "13.5.3" in seen.entered("B").clauses()


@pytest.mark.clause("crown-sydney:13.5.4")
def test_an_entry_by_wager_takes_the_least_wager() -> None:
    seen = promoted().start()
    assert seen.reason("enter-promotion", entrant="A", by="wager", wager=49_99) == (
        Reason.WAGER_BELOW_ENTRY,
        ["13.5.4"],
    )
    assert "13.5.4" in seen.does("enter-promotion", entrant="A", by="wager", wager=50_00).clauses()


@pytest.mark.clause("crown-sydney:13.5.6")
def test_an_entry_is_received_at_the_closing_moment_and_not_a_second_later() -> None:
    seen = promoted().start()
    seen.at = CLOSES
    seen.entered("A")
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w") == (Reason.ENTRIES_STILL_OPEN, ["13.5.6"])
    seen.at = CLOSES + SECOND
    assert seen.reason("enter-promotion", entrant="B", by="hand") == (Reason.ENTRIES_CLOSED, ["13.5.6"])


@pytest.mark.clause("crown-sydney:13.5.1", "crown-sydney:13.5.2")
def test_the_draw_is_at_its_time_and_with_what_was_committed_to() -> None:
    seen = promoted().start().entered("A", "B")
    seen.at = DRAWN - SECOND
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w") == (Reason.STARTS_LATER, ["13.5.2"])
    assert {"13.5.1", "13.5.2"} <= set(seen.draw().clauses())


@pytest.mark.clause("crown-sydney:13.5.7")
def test_where_winners_must_be_there_only_those_checked_in_win() -> None:
    seen = promoted().start(promotion_terms(BOOK, present=True)).entered("A", "B", "C").does("check-in", entrant="B")
    assert seen.draw().winner() == "B"
    assert "13.5.7" in seen.clauses()
    seen.does("award-prize", award=1)
    assert seen.clauses() == ["13.5.7"]


@pytest.mark.clause("crown-sydney:13.5.8")
def test_the_winners_are_published_after_the_draw() -> None:
    assert promoted().drawn().does("publish-winners", where="Website").clauses() == ["13.5.8"]


def test_a_prize_may_be_paid_in_cash_where_the_document_does_not_forbid_it() -> None:
    """The Star has a rule against it (16.4), Crown Sydney none."""
    money = Prize(what="Money", kind="money", value=1_000_00, paid=("cash",))
    seen = promoted().drawn(terms=promotion_terms(BOOK, money)).does("award-prize", award=1, form="cash")
    assert seen.promotion.awards[1].form == "cash"


@pytest.mark.clause("crown-sydney:13.6")
def test_a_winner_who_need_not_be_there_is_to_be_told_within_two_days() -> None:
    seen = promoted().drawn()
    (duty,) = seen.owes()
    assert (duty.id, duty.due) == ("promotion-winner", DRAWN + 48 * HOUR)
    assert [one.number for one in duty.clauses] == ["13.6"]
    seen.does("contact-winner", award=1, method="telephone", reached=False)
    assert seen.owes_ids() == ["promotion-winner"]
    seen.does("contact-winner", award=1, method="mail", reached=True)
    assert seen.owes() == []


@pytest.mark.parametrize(
    ("method", "clause"),
    [
        pytest.param(method, clause, marks=pytest.mark.clause(f"crown-sydney:{clause}"), id=method)
        for method, clause in (
            ("in-person", "13.6.1"),
            ("mail", "13.6.2"),
            ("telephone", "13.6.3"),
            ("e-mail", "13.6.4"),
        )
    ],
)
def test_winners_are_told_by_any_of_the_four_ways(method: str, clause: str) -> None:
    seen = promoted().drawn().does("contact-winner", award=1, method=method, reached=True)
    assert seen.clauses() == ["13.6", clause]


@pytest.mark.clause("crown-sydney:13.7")
def test_the_commission_has_the_terms_when_it_asks_and_the_start_waits_for_nothing() -> None:
    seen = promoted().publish().commit()
    assert seen.owes() == []
    seen.at = STARTS
    seen.does("start-promotion").does("record-terms-request", by="nicc", reference="N 4")
    assert [(one.id, one.due) for one in seen.owes()] == [("promotion-terms", None)]
    assert seen.reason("record-terms-request", by="inspector") == (Reason.OTHER_REGULATOR, ["13.7"])
    assert seen.submit().clauses() == ["13.7"]
    assert seen.owes() == []


@pytest.mark.clause("crown-sydney:13.8")
def test_whoever_is_refused_a_prize_is_told_and_claims_over_a_hundred_dollars_are_kept() -> None:
    seen = promoted().drawn(
        terms=promotion_terms(BOOK, Prize(what="A pen", value=100_00), replace(WATCH, value=100_01))
    )
    winner = seen.winner(2)
    seen.does("exclude-entrant", entrant=winner, why="cheating")
    assert seen.reason("award-prize", award=2) == (Reason.WINNER_NOT_ENTITLED, ["13.8"])
    claim = {"claimant": winner, "prize": 2, "award": 2, "reason": "excluded"}
    assert seen.reason("refuse-prize", **claim) == (Reason.DETAILS_NOT_KEPT, ["13.8"])
    seen.does("refuse-prize", **claim, details=("name",))
    seen.does("refuse-prize", claimant="Z", prize=1, reason="no entry")
    assert seen.clauses() == ["13.8"]
    assert seen.owes_ids().count("promotion-refused") == 2
    seen.does("tell-refused", claim=1, method="mail").does("tell-refused", claim=2, method="in-person")
    assert "promotion-refused" not in seen.owes_ids()


@pytest.mark.clause("crown-sydney:13.9")
def test_management_decides_and_whoever_is_not_satisfied_hears_of_the_inspector() -> None:
    seen = promoted().start().does("raise-promotion-dispute", entrant="A", about="my entry")
    seen.does("decide-promotion-dispute", dispute=1, decision="it came too late")
    assert seen.clauses() == ["13.9"]
    assert seen.owes_ids() == ["promotion-dispute"]
    assert seen.does("advise-disputant", dispute=1, of="inspector").clauses() == ["13.9"]
    assert seen.owes() == []


@pytest.mark.clause("crown-sydney:13.10")
def test_an_inspector_hears_of_a_cancellation_and_need_not_of_a_postponement() -> None:
    seen = promoted().start().entered("A").does("postpone-promotion", of="promotion", why="a box was open")
    assert seen.clauses() == ["13.10"]
    assert seen.owes() == []
    assert seen.reason("enter-promotion", entrant="B", by="hand") == (Reason.PROMOTION_POSTPONED, ["13.10"])
    seen.does("cancel-promotion", why="entries were lost")
    assert [(one.id, one.due) for one in seen.owes()] == [("promotion-cancelled", None)]
    assert seen.does("notify-inspector", finding=2, reference="I 7").clauses() == ["13.10"]
    assert seen.owes() == []
