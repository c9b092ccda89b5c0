"""The Star 16: promotional prizes, clause by clause, each figure on both sides of its edge."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from clauses.promotion_terms import checked, clauses_of
from croupier.clauses import Reason
from croupier.promotions.terms.reading import read_promotion
from croupier.promotions.terms.schema import DrawTerms, Prize
from promotions import CLOSES, DRAWN, HOUR, SECOND, STARTS, WATCH, Promoted, as_patron, promotion_terms

BOOK = "star-sydney"
CAR = Prize(what="A car", value=10_000_01)
CHEQUE = Prize(what="Money", kind="money", value=1_000_00)


def promoted() -> Promoted:
    return Promoted(BOOK)


def overseen(prize: Prize) -> DrawTerms:
    return replace(promotion_terms(BOOK, prize).draw, scrutineers=("Pat",))


# --- 16.1 to 16.6: what is offered ----------------------------------------------------------------


@pytest.mark.clause("star-sydney:16.1")
def test_the_operator_offers_a_promotion() -> None:
    assert "16.1" in promoted().begin().clauses()
    reason, clauses = promoted().reason("begin-promotion", name="X", as_="D:dealer")
    assert (reason, clauses) == (Reason.RANK_TOO_LOW, ["16.1"])


@pytest.mark.clause("star-sydney:16.2")
def test_a_scrutineer_is_named_only_where_one_prize_is_over_ten_thousand_dollars() -> None:
    ten_thousand = replace(CAR, value=10_000_00)
    found = checked(promotion_terms(BOOK, ten_thousand, draw=overseen(ten_thousand)))
    assert [(one.id, clauses_of((one,))) for one in found] == [("no-scrutineer", {"16.2"})]
    many = promotion_terms(BOOK, replace(ten_thousand, number=5), draw=overseen(ten_thousand))
    assert [one.id for one in checked(many)] == ["no-scrutineer"], "five prizes are not one over it"
    assert checked(promotion_terms(BOOK, CAR, draw=overseen(CAR))) == ()
    assert checked(promotion_terms(BOOK, CAR)) == (), "one may be named, and need not be"
    seen = promoted().start(promotion_terms(BOOK, CAR, draw=overseen(CAR))).entered("A", "B").draw(by="Pat")
    assert "16.2" in seen.clauses()


@pytest.mark.clause("star-sydney:16.3")
def test_money_may_be_had_instead_of_a_thing_but_not_instead_of_casino_dollars() -> None:
    dollars = Prize(what="Casino dollars", kind="casino-dollars", value=500_00, alternative=400_00)
    found = checked(promotion_terms(BOOK, dollars))
    assert [(one.id, clauses_of((one,))) for one in found] == [("no-cash-alternative", {"16.3"})]
    seen = promoted().drawn(terms=promotion_terms(BOOK, replace(WATCH, alternative=450_00)))
    seen.does("award-prize", award=1, alternative=True, form="transfer")
    assert {"16.3", "16.4"} <= set(seen.clauses())
    assert seen.promotion.awards[1].alternative == 450_00
    plain = promoted().drawn()
    assert plain.reason("award-prize", award=1, alternative=True, form="transfer") == (Reason.NO_ALTERNATIVE, ["16.3"])


@pytest.mark.clause("star-sydney:16.4")
def test_a_prize_is_never_paid_in_cash() -> None:
    found = checked(promotion_terms(BOOK, replace(CHEQUE, paid=("cash",))))
    assert [(one.id, clauses_of((one,))) for one in found] == [("not-paid-so", {"16.4"})]
    seen = promoted().drawn(terms=promotion_terms(BOOK, replace(CHEQUE, number=2)))
    for form in ("cash", "chips"):
        assert seen.reason("award-prize", award=1, form=form) == (Reason.NOT_PAID_SO, ["16.4"])
    assert seen.reason("award-prize", award=1) == (Reason.FORM_MISSING, ["16.4"])
    seen.does("award-prize", award=1, form="crossed-cheque")
    assert "16.4" in seen.clauses()
    seen.does("award-prize", award=2, form="transfer")


@pytest.mark.parametrize(
    ("part", "clause"),
    [
        pytest.param(part, clause, marks=pytest.mark.clause("star-sydney:16.5", f"star-sydney:{clause}"), id=part)
        for part, clause in (
            ("tobacco", "16.5[16.1.1]"),
            ("firearm", "16.5[16.1.2]"),
            ("ammunition", "16.5[16.1.2]"),
            ("imitation-firearm", "16.5[16.1.2]"),
            ("prohibited-weapon", "16.5[16.1.3]"),
            ("prescribed", "16.5[16.1.5]"),
        )
    ],
)
def test_what_may_not_be_a_prize_is_refused(part: str, clause: str) -> None:
    terms = promotion_terms(BOOK, replace(WATCH, contains=(part,)))
    assert [(one.id, clauses_of((one,))) for one in checked(terms)] == [("prohibited-prize", {"16.5", clause})]
    seen = promoted().begin().does("write-promotion-terms", terms=terms)
    assert seen.reason("publish-promotion-terms", where="Desk") == (Reason.TERMS_INCOMPLETE, ["16.5", clause])


@pytest.mark.clause("star-sydney:16.5[16.1.4]")
def test_twenty_litres_of_liquor_are_allowed_and_a_millilitre_more_is_not() -> None:
    def litres(amount: str) -> list[str]:
        file = f'[[prize]]\nwhat = "A cellar of wine"\nliquor = {amount}\nvalue = 900\n'
        prizes = read_promotion(file).terms.prize
        return [one.id for one in checked(promotion_terms(BOOK, *prizes))]

    assert litres('"20.0"') == litres("20") == litres('"19.999"') == []
    assert litres('"20.1"') == litres('"20.001"') == ["too-much-liquor"]
    found = checked(promotion_terms(BOOK, Prize(what="Wine", value=1_00, liquor=20_001)))
    assert clauses_of(found) == {"16.5", "16.5[16.1.4]"}


@pytest.mark.clause("star-sydney:16.6")
def test_nobody_enters_before_the_terms_are_available() -> None:
    seen = promoted().begin()
    assert seen.reason("start-promotion") == (Reason.TERMS_NOT_PUBLISHED, ["16.6"])
    assert "16.6" in seen.publish().clauses()
    assert seen.reason("enter-promotion", entrant="A", by="hand") == (Reason.PROMOTION_NOT_STARTED, ["16.6"])


# --- 16.7: entries and the draw ------------------------------------------------------------------


@pytest.mark.clause("star-sydney:16.7.3")
def test_whoever_is_not_eligible_or_is_excluded_does_not_enter() -> None:
    seen = promoted().start()
    assert seen.reason("enter-promotion", entrant="A", by="hand", eligible=False) == (
        Reason.CRITERIA_NOT_MET,
        ["16.7.3"],
    )
    assert seen.reason("enter-promotion", entrant="A", by="hand", excluded=True) == (
        Reason.NOT_ENTITLED,
        ["16.7.3", "16.9"],
    )
    seen.does("exclude-entrant", entrant="B", why="self-exclusion")
    assert seen.reason("enter-promotion", entrant="B", by="visit")[0] is Reason.NOT_ENTITLED
    assert "16.7.3" in seen.entered("C").clauses()


@pytest.mark.clause("star-sydney:16.7.4")
def test_an_entry_by_wager_takes_the_least_wager() -> None:
    seen = promoted().start()
    assert seen.reason("enter-promotion", entrant="A", by="wager", wager=49_99) == (
        Reason.WAGER_BELOW_ENTRY,
        ["16.7.4"],
    )
    seen.does("enter-promotion", entrant="A", by="wager", wager=50_00)
    assert "16.7.4" in seen.clauses()


@pytest.mark.clause("star-sydney:16.7.6")
def test_an_entry_is_received_at_the_closing_moment_and_not_a_second_later() -> None:
    seen = promoted().start()
    seen.at = CLOSES
    seen.entered("A")
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w") == (Reason.ENTRIES_STILL_OPEN, ["16.7.6"])
    seen.at = CLOSES + SECOND
    assert seen.reason("enter-promotion", entrant="B", by="hand") == (Reason.ENTRIES_CLOSED, ["16.7.6"])


@pytest.mark.clause("star-sydney:16.7.1", "star-sydney:16.7.2")
def test_the_draw_is_not_before_its_time_nor_without_what_was_committed_to() -> None:
    seen = promoted().start().entered("A", "B")
    seen.at = DRAWN - SECOND
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w") == (Reason.STARTS_LATER, ["16.7.2"])
    seen.at = DRAWN
    other = {**seen.tape(), "tape": "0" * 64}
    assert seen.reason("draw-prizes", **other, by="A", word="w") == (Reason.TAPE_NOT_AS_COMMITTED, ["16.7.1"])
    assert seen.reason("draw-prizes", **seen.tape(), by="Z", word="w") == (Reason.DRAW_WORD_NOT_THEIRS, ["16.7.1"])
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word=" ") == (Reason.DRAW_WORD_MISSING, ["16.7.1"])
    assert {"16.7.1", "16.7.2"} <= set(seen.draw().clauses())


@pytest.mark.clause("star-sydney:16.7.8")
def test_where_winners_must_be_there_only_those_checked_in_win() -> None:
    seen = promoted().start(promotion_terms(BOOK, replace(WATCH, number=2), present=True)).entered("A", "B", "C", "D")
    seen.does("check-in", entrant="C")
    assert "16.7.8" in seen.clauses()
    seen.draw()
    assert [one.entrant for one in seen.promotion.awards.values()] == ["C"]
    assert "16.7.8" in seen.clauses()
    assert seen.owes_ids() == [], "whoever is there needs no notice"


@pytest.mark.clause("star-sydney:16.7.10")
def test_the_results_are_published_after_the_draw() -> None:
    seen = promoted().start().entered("A")
    assert seen.reason("publish-winners", where="Website") == (Reason.NOT_DRAWN, ["16.7.10"])
    assert seen.draw().does("publish-winners", where="Website").clauses() == ["16.7.10"]


# --- 16.8 and 16.9: winners and refused claims ---------------------------------------------------


@pytest.mark.clause("star-sydney:16.8")
def test_a_winner_who_need_not_be_there_is_to_be_told_within_two_days() -> None:
    seen = promoted().drawn()
    (duty,) = seen.owes()
    assert (duty.id, duty.due) == ("promotion-winner", DRAWN + 48 * HOUR)
    assert [one.number for one in duty.clauses] == ["16.8"]
    assert (duty.late_by(DRAWN + 48 * HOUR), duty.late_by(DRAWN + 48 * HOUR + SECOND)) == (0, SECOND)
    seen.does("contact-winner", award=1, method="telephone", reached=False)
    assert [(one.id, one.facts["tries"]) for one in seen.owes()] == [("promotion-winner", 1)], "tried, not reached"
    seen.does("contact-winner", award=1, method="mail", reached=True)
    assert seen.owes() == []


@pytest.mark.parametrize(
    ("method", "clause"),
    [
        pytest.param(method, clause, marks=pytest.mark.clause(f"star-sydney:{clause}"), id=method)
        for method, clause in (
            ("in-person", "16.8.1"),
            ("mail", "16.8.2"),
            ("telephone", "16.8.3"),
            ("e-mail", "16.8.4"),
        )
    ],
)
def test_winners_are_told_by_any_of_the_four_ways(method: str, clause: str) -> None:
    seen = promoted().drawn().does("contact-winner", award=1, method=method, reached=True)
    assert seen.clauses() == ["16.8", clause]


@pytest.mark.clause("star-sydney:16.9")
def test_an_excluded_winner_gets_nothing_and_is_told_why() -> None:
    seen = promoted().drawn()
    winner = seen.winner()
    seen.does("exclude-entrant", entrant=winner, why="cheating")
    assert seen.reason("award-prize", award=1) == (Reason.WINNER_NOT_ENTITLED, ["16.7.3", "16.9"])
    seen.does("refuse-prize", claimant=winner, prize=1, award=1, reason="excluded", details=("name", "address"))
    assert "16.9" in seen.clauses()
    assert seen.owes_ids() == ["promotion-refused"]
    assert seen.reason("close-promotion") == (Reason.STILL_OPEN, ["16.9"])
    seen.does("tell-refused", claim=1, method="mail")
    assert seen.owes() == []


@pytest.mark.clause("star-sydney:16.9.1")
def test_a_refused_claim_over_a_hundred_dollars_is_kept_with_name_and_address() -> None:
    hundred, more = Prize(what="A pen", value=100_00), Prize(what="A better pen", value=100_01)
    seen = promoted().start(promotion_terms(BOOK, hundred, more))
    seen.does("refuse-prize", claimant="Z", prize=1, reason="no entry")
    assert "16.9.1" not in seen.clauses()
    for details in ((), ("name",), ("address",)):
        refused = seen.reason("refuse-prize", claimant="Z", prize=2, reason="no entry", details=details)
        assert refused == (Reason.DETAILS_NOT_KEPT, ["16.9.1"])
    seen.does("refuse-prize", claimant="Z", prize=2, reason="no entry", details=("name", "address"))
    assert seen.clauses() == ["16.9", "16.9.1"]


# --- 16.10 to 16.12: disputes, integrity, the commission -----------------------------------------


@pytest.mark.clause("star-sydney:16.10")
def test_the_operator_decides_and_whoever_is_not_satisfied_hears_of_the_inspector() -> None:
    seen = promoted().start().does("raise-promotion-dispute", entrant="A", about="my entry", as_=as_patron("A"))
    assert seen.owes_ids() == ["promotion-dispute"]
    seen.does("decide-promotion-dispute", dispute=1, decision="it came too late")
    assert seen.clauses() == ["16.10"]
    assert seen.owes_ids() == ["promotion-dispute"], "not satisfied, and not told to whom to turn"
    assert seen.reason("advise-disputant", dispute=1, of="nicc") == (Reason.OTHER_REGULATOR, ["16.10"])
    assert seen.does("advise-disputant", dispute=1, of="inspector").clauses() == ["16.10"]
    assert seen.owes() == []


@pytest.mark.clause("star-sydney:16.11")
@pytest.mark.parametrize(("act", "facts"), [("postpone-promotion", {"of": "draw"}), ("cancel-promotion", {})])
def test_an_inspector_is_notified_within_48_hours_of_either(act: str, facts: dict[str, str]) -> None:
    seen = promoted().start().entered("A")
    seen.at = found = DRAWN + SECOND
    seen.does(act, why="a box was open", **facts)
    (duty,) = seen.owes()
    assert (duty.id, duty.due, [one.number for one in duty.clauses]) == (
        "promotion-integrity",
        found + 48 * HOUR,
        ["16.11"],
    )
    assert (duty.late_by(found + 48 * HOUR), duty.late_by(found + 48 * HOUR + 1)) == (0, 1)
    reason, clauses = seen.reason("draw-prizes", **seen.tape(), by="A", word="w")
    assert reason in (Reason.PROMOTION_POSTPONED, Reason.PROMOTION_OVER)
    assert clauses == ["16.11"]
    assert seen.reason("notify-inspector", finding=1, reference=" ") == (Reason.REFERENCE_MISSING, ["16.11"])
    assert seen.does("notify-inspector", finding=1, reference="I 7").clauses() == ["16.11"]
    assert seen.owes() == []


@pytest.mark.clause("star-sydney:16.11")
def test_a_postponed_draw_goes_on_when_its_integrity_is_validated() -> None:
    seen = promoted().start().entered("A")
    seen.at = DRAWN
    seen.does("postpone-promotion", of="draw", why="a box was open")
    seen.does("resume-promotion", why="all entries counted again", draws=DRAWN + 5 * HOUR)
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w")[0] is Reason.STARTS_LATER
    seen.at = DRAWN + 5 * HOUR
    assert seen.draw().promotion.draws == 1


@pytest.mark.clause("star-sydney:16.12")
def test_a_promotion_begins_no_sooner_than_24_hours_after_the_commission_has_its_terms() -> None:
    seen = promoted().publish().commit()
    (duty,) = seen.owes()
    assert (duty.id, duty.due) == ("promotion-terms", STARTS - 24 * HOUR)
    seen.at = STARTS
    assert seen.reason("start-promotion") == (Reason.TERMS_NOT_SUBMITTED, ["16.12"])
    seen.submit()
    assert seen.owes() == []
    seen.at = STARTS + 24 * HOUR - SECOND
    assert seen.reason("start-promotion") == (Reason.SUBMITTED_TOO_LATE, ["16.12"])
    seen.at = STARTS + 24 * HOUR
    assert "16.12" in seen.does("start-promotion").clauses()


@pytest.mark.clause("star-sydney:16.12")
def test_terms_amended_before_the_start_are_with_the_commission_for_24_hours_again() -> None:
    seen = promoted().publish().submit().commit()
    seen.at = STARTS - HOUR
    seen.publish(promotion_terms(BOOK, guarantee="None."))
    seen.at = STARTS
    assert seen.reason("start-promotion") == (Reason.TERMS_NOT_SUBMITTED, ["16.12"])
    seen.submit()
    seen.at = STARTS + 24 * HOUR - 1
    assert seen.reason("start-promotion")[0] is Reason.SUBMITTED_TOO_LATE
    seen.at = STARTS + 24 * HOUR
    seen.does("start-promotion")


@pytest.mark.clause("star-sydney:16.12.1")
def test_terms_amended_after_the_start_are_owed_to_the_commission_and_the_promotion_goes_on() -> None:
    seen = promoted().start()
    seen.at += HOUR
    seen.publish(promotion_terms(BOOK, guarantee="None."))
    assert "16.12.1" in seen.clauses()
    assert [(one.id, one.due) for one in seen.owes()] == [("promotion-terms-amended", None)]
    seen.entered("A").submit()
    assert "16.12.1" in seen.clauses()
    assert seen.owes() == []
