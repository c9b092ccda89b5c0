"""The minimum terms of rule 12.4 at the two Crowns, item by item: what each book asks, when, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.rulebooks import open_book
from croupier.rulebooks.tournament import TournamentChapter
from croupier.tournament.terms.items import statements as printed
from documents.tournament_desk import CM, CS, findings, terms

CROWNS = pytest.mark.parametrize("book", [CS, CM])
SHARES = {"prizes.pool": "fixed", "prizes.amount": 1000_00}
ALWAYS = {  # the clause of each field that both books want answered whatever the tournament is
    "details.starts": "12.4.1(a)(i)",
    "details.fee": "12.4.1(a)(ii)",
    "details.least": "12.4.1(a)(iii)",
    "details.most": "12.4.1(a)(iii)",
    "details.place": "12.4.1(a)(iv)",
    "entry.available": "12.4.2(b)(ii)",
    "entry.method": "12.4.2(c)",
    "format.round": "12.4.3(a)(i)",
    "format.bank": "12.4.3(b)",
    "format.disposition": "12.4.3(c)",
    "format.chips": "12.4.4(a)",
    "wagers.compulsory": "12.4.4(b)",
    "elimination.criteria": "12.4.5(a)",
    "winners.by": "12.4.6(a)",
    "prizes.ties": "12.4.6(a)",
    "prizes.pool": "12.4.7(a)",
    "prizes.share": "12.4.7(b)",
    "conduct.penalty": "12.4.8(a)(i)",
    "conduct.disqualification": "12.4.8(a)(ii)",
    "conduct.substitutes": "12.4.8(a)(iii)",
    "conduct.refund": "12.4.8(a)(iv)",
    "conduct.late": "12.4.8(b)(i)",
    "conduct.absence": "12.4.8(b)(ii)",
    "conduct.phone": "12.4.8(b)(iii)",
    "conduct.substitution": "12.4.8(b)(iv)",
    "conduct.disqualified_chips": "12.4.8(b)(v)",
    "conduct.retirement": "12.4.8(b)(vi)",
}


def chapter(book: str) -> TournamentChapter:
    found = open_book(book).tournament
    assert isinstance(found, TournamentChapter)
    return found


@CROWNS
@pytest.mark.parametrize(("field", "clause"), ALWAYS.items())
def test_what_is_left_out_is_missed_by_its_own_clause_and_no_other(book: str, field: str, clause: str) -> None:
    assert findings(book, {field: None}) == {clause}


@CROWNS
def test_every_statement_that_is_always_asked_is_missed_by_its_own_clauses(book: str) -> None:
    for item in chapter(book).term:
        if item.kind == "statement" and item.asked == "always":
            own = {str(clause).partition(":")[2] for clause in item.clauses}
            assert findings(book, without=(item.id,)) == own


@CROWNS
def test_withdrawal_and_substitution_have_a_period_one_of_them_at_least_12_4_2_d(book: str) -> None:
    cancelled = {"conduct.refund": [{"circumstance": "cancelled", "parts": 10000}]}
    assert findings(book, {"entry.substitute_until": None}) == set()
    assert findings(book, {"entry.withdraw_until": None, **cancelled}) == set()
    assert findings(book, {"entry.withdraw_until": None, "entry.substitute_until": None, **cancelled}) == {"12.4.2(d)"}


@CROWNS
@pytest.mark.parametrize(("parts", "fine"), [([6000, 4000], True), ([6000, 3999], False), ([6000, 4001], False)])
def test_shares_are_the_whole_pool_to_the_last_part_12_4_7_b(book: str, parts: list[int], fine: bool) -> None:
    shares = [{"place": place, "parts": part} for place, part in enumerate(parts, start=1)]
    assert findings(book, {"prizes.share": shares}) == (set() if fine else {"12.4.7(b)"})


@CROWNS
@pytest.mark.parametrize(("last", "fine"), [(400_00, True), (399_99, False), (400_01, False)])
def test_amounts_are_the_fixed_pool_to_the_cent_12_4_7_b(book: str, last: int, fine: bool) -> None:
    shares = [{"place": 1, "amount": 600_00}, {"place": 2, "amount": last}]
    assert findings(book, {**SHARES, "prizes.share": shares}) == (set() if fine else {"12.4.7(b)"})


@CROWNS
@pytest.mark.parametrize(("least", "fine"), [(7, True), (8, False)])
def test_as_few_as_the_most_and_no_more_12_4_1_a_iii(book: str, least: int, fine: bool) -> None:
    assert findings(book, {"details.least": least}) == (set() if fine else {"12.4.1(a)(iii)"})


@CROWNS
def test_a_withdrawal_in_time_costs_nothing_12_4_2_d(book: str) -> None:
    rows = [{"circumstance": "withdrawal-in-time", "parts": 9999}]
    assert findings(book, {"conduct.refund": rows}) == {"12.4.2(d)"}


def test_cash_chips_are_sydneys_to_choose_and_never_melbournes_12_4_4_a() -> None:
    assert findings(CS, {"format.chips": "cash"}) == set()
    assert findings(CM, {"format.chips": "cash"}) == {"12.4.4(a)"}


def test_zero_commission_is_sydneys_alone() -> None:
    assert findings(CS, {"variation": "zero-commission"}) == set()
    assert findings(CM, {"variation": "zero-commission"}) == {"12.1"}


def test_further_wagers_are_told_at_sydney_and_not_asked_at_melbourne_12_4_4_e() -> None:
    assert findings(CS, {"wagers.side_wagers": ["tie"]}) == {"12.4.4(e)"}
    assert findings(CS, {"wagers.side_wagers": ["tie"], "wagers.features": "A side wager on the tie"}) == set()
    assert findings(CM, {"wagers.side_wagers": ["tie"]}) == set()


@CROWNS
@pytest.mark.parametrize("lacks", [{"how": "On a slip"}, {"number": 1}])
def test_secret_wagers_have_a_number_and_a_manner_12_4_4_c(book: str, lacks: dict[str, Any]) -> None:
    assert findings(book, {"wagers.secret": lacks}) == {"12.4.4(c)"}


@pytest.mark.parametrize("lacks", [{"how": "Hand it in"}, {"number": 1}])
def test_pass_cards_have_a_number_and_a_manner_at_sydney_12_4_4_d(lacks: dict[str, Any]) -> None:
    assert findings(CS, {"wagers.pass_card": lacks}) == {"12.4.4(d)"}


# --- what the document for players prints --------------------------------------------------------


def said(book: str, changes: dict[str, Any] | None = None) -> set[str]:
    return {item.id for item in printed(terms(book, changes), chapter(book))}


def test_staff_are_spoken_of_at_charity_and_media_events_alone_12_4_2_a_v() -> None:
    assert "staff" not in said(CM)
    assert "staff" in said(CM, {"event": "charity"})
    assert "staff" in said(CM, {"event": "media"})


@CROWNS
def test_refusing_applications_is_said_where_it_is_reserved_alone_12_4_2_a_iii(book: str) -> None:
    assert "may-refuse" not in said(book)
    assert "may-refuse" in said(book, {"entry.may_refuse": True})


def test_a_signature_is_spoken_of_where_it_is_asked_for_alone_12_4_2_b_iii() -> None:
    assert "signature" not in said(CM)
    assert "signature" in said(CM, {"entry.signature": True})
