"""Contradictory terms of a tournament: each gets its finding, with the clause and a sentence in both languages."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from croupier import open_book
from croupier.tournament.terms.check import check
from croupier.words.book import speaker_of
from expected.tournament_terms import HOUR, MIDNIGHT, ROUNDS, terms_of

SYDNEY, MELBOURNE, CANBERRA = "crown-sydney", "crown-melbourne", "canberra"


class Bad(NamedTuple):
    """Set this in complete terms of a book, and this is found there by this clause."""

    book: str
    given: dict[str, Any]
    id: str
    key: str
    clause: str


def share(*parts: int) -> list[dict[str, int]]:
    return [{"place": place, "parts": one} for place, one in enumerate(parts, start=1)]


EXTRA = {"price": 100_00, "chips": 500_00}
CASES = [
    # shares and pool
    Bad(CANBERRA, {"prizes.share": share(5000, 4000)}, "shares-do-not-add-up", "prizes.share", "16.3(a)(xi)"),
    Bad(SYDNEY, {"prizes.share": share(6000, 6000)}, "shares-do-not-add-up", "prizes.share", "12.4.7(b)"),
    Bad(
        MELBOURNE,
        {"prizes.share": [{"place": 1, "parts": 5000}, {"place": 2, "amount": 100_00}]},
        "parts-and-amounts",
        "prizes.share",
        "12.4.7(b)",
    ),
    Bad(
        SYDNEY,
        {"prizes.share": [{"place": 1, "amount": 100_00}]},
        "amounts-of-open-pool",
        "prizes.share",
        "12.4.7(b)",
    ),
    Bad(
        SYDNEY,
        {"prizes.pool": "fixed", "prizes.amount": 500_00, "prizes.share": [{"place": 1, "amount": 400_00}]},
        "amounts-do-not-add-up",
        "prizes.share",
        "12.4.7(b)",
    ),
    Bad(
        SYDNEY,
        {"prizes.share": [{"place": 1, "parts": 10_000}, {"place": 3, "thing": "A cup."}]},
        "places-not-in-order",
        "prizes.share",
        "12.4.7(b)",
    ),
    Bad(
        SYDNEY,
        {"prizes.share": [{"place": 1, "parts": 10_000}, {"place": 2}]},
        "share-of-nothing",
        "prizes.share[2]",
        "12.4.7(b)",
    ),
    Bad(
        CANBERRA, {"prizes.share": [{"place": 1, "thing": "A cup."}]}, "pool-not-shared", "prizes.share", "16.3(a)(xi)"
    ),
    Bad(
        SYDNEY,
        {"prizes.share": share(4000, 1000, 1000, 1000, 1000, 1000, 1000)},
        "more-prizes-than-players",
        "prizes.share",
        "12.4.7(b)",
    ),
    Bad(SYDNEY, {"prizes.pool": "guaranteed"}, "pool-without-amount", "prizes.amount", "12.4.7(a)"),
    Bad(SYDNEY, {"prizes.amount": 100_00}, "amount-of-fees", "prizes.amount", "12.4.7(a)"),
    Bad(CANBERRA, {"prizes.pool": "fixed", "prizes.amount": 1_00}, "fees-kept", "prizes.pool", "16.22"),
    # fee and commission
    Bad(CANBERRA, {"details.free": True}, "free-with-fee", "details.free", "16.22"),
    Bad(
        CANBERRA,
        {"details.commission": 201_00, "details.commission-approval": "2026/14"},
        "commission-above-fee",
        "details.commission",
        "16.22",
    ),
    Bad(
        CANBERRA,
        {"details.commission": 20_01, "details.commission-approved": 20_00, "details.commission-approval": "2026/14"},
        "commission-above-approved",
        "details.commission",
        "16.22",
    ),
    Bad(CANBERRA, {"details.commission": 1_00}, "not-answered", "details.commission-approval", "16.22"),
    # players, seats and dates
    Bad(SYDNEY, {"details.least": 15}, "fewest-above-most", "details.least", "12.4.1(a)(iii)"),
    Bad(CANBERRA, {"details.least": 0, "details.most": 1}, "one-player", "details.most", "16.1"),
    Bad(SYDNEY, {"details.most": 15}, "more-players-than-seats", "format.round[1].tables", "12.4.3(a)(ii)"),
    Bad(SYDNEY, {"details.ends": MIDNIGHT}, "ends-before-start", "details.ends", "12.4.1(a)(i)"),
    Bad(CANBERRA, {"entry.closes": MIDNIGHT + 1}, "closes-after-start", "entry.closes", "16.3(a)(i)"),
    Bad(
        SYDNEY,
        {"entry.withdraw-until": MIDNIGHT + 1},
        "withdrawal-after-start",
        "entry.withdraw-until",
        "12.4.2(d)",
    ),
    Bad(
        SYDNEY,
        {"details.ends": MIDNIGHT + HOUR, "entry.substitute-until": MIDNIGHT + 2 * HOUR},
        "substitution-after-end",
        "entry.substitute-until",
        "12.4.2(d)",
    ),
    # rounds
    Bad(
        SYDNEY,
        {"format.round": [{**ROUNDS[0], "progress": {"by": "top-of-table", "number": 0}}, ROUNDS[1]]},
        "nobody-goes-on",
        "format.round[1].progress",
        "12.4.3(a)(iii)",
    ),
    Bad(
        SYDNEY,
        {"format.round": [{**ROUNDS[0], "progress": {"by": "top-of-table", "number": 7}}, {**ROUNDS[1], "tables": 2}]},
        "everybody-goes-on",
        "format.round[1].progress",
        "12.4.3(a)(iii)",
    ),
    Bad(
        CANBERRA,
        {"format.round": [{**ROUNDS[0], "progress": {"by": "top-of-table", "number": 4}}, ROUNDS[1]]},
        "more-players-than-seats",
        "format.round[2].tables",
        "16.3(a)(ii)(b)",
    ),
    Bad(
        CANBERRA,
        {"format.round": [ROUNDS[0], {**ROUNDS[1], "progress": {"by": "top-by-chips", "number": 1}}]},
        "onward-from-last",
        "format.round[2].progress",
        "16.3(a)(ii)(c)",
    ),
    Bad(
        SYDNEY,
        {"format.round": [{**ROUNDS[0], "length": {"coups": 10, "minutes": 30}}, ROUNDS[1]]},
        "two-lengths",
        "format.round[1].length",
        "12.4.3(a)(i)",
    ),
    Bad(
        SYDNEY,
        {"format.round": [{**ROUNDS[0], "length": {"coups": 0}}, ROUNDS[1]]},
        "no-length",
        "format.round[1].length",
        "12.4.3(a)(i)",
    ),
    Bad(
        SYDNEY,
        {"format.round": [{**ROUNDS[0], "bank": "carried"}, ROUNDS[1]]},
        "nothing-to-carry",
        "format.round[1].bank",
        "12.4.3(b)",
    ),
    Bad(
        SYDNEY,
        {"details.most": 2, "details.least": 2, "format.round": [{**ROUNDS[0], "seats": 1}, ROUNDS[1]]},
        "too-few-seats",
        "format.round[1].seats",
        "12.4.3(a)(ii)",
    ),
    Bad(CANBERRA, {"winners.by": "points"}, "no-points", "winners.by", "16.20"),
    Bad(
        CANBERRA,
        {"winners.session-ties": "points-divided"},
        "no-points-to-divide",
        "winners.session-ties",
        "16.3(a)(ix)(B)",
    ),
    Bad(CANBERRA, {"winners.extra-coups": 0}, "no-extra-coups", "winners.extra-coups", "16.3(a)(xi)(D)"),
    Bad(
        CANBERRA,
        {"format.kind": "points", "format.round": [{**one, "points": [3, 1]} for one in ROUNDS]},
        "points-decide",
        "winners.by",
        "16.20",
    ),
    Bad(
        CANBERRA,
        {"format.round": [{**ROUNDS[0], "points": [1, 3]}, ROUNDS[1]]},
        "points-rise",
        "format.round[1].points",
        "16.3(a)(ii)(c)",
    ),
    Bad(
        CANBERRA,
        {"format.round": [{**ROUNDS[0], "points": [9, 8, 7, 6, 5, 4, 3, 2]}, ROUNDS[1]]},
        "more-points-than-seats",
        "format.round[1].points",
        "16.3(a)(ii)(d)",
    ),
    # buying back, repechage, re-buy, add-on
    Bad(
        SYDNEY,
        {"format.buy-back": {**EXTRA, "method": "At the desk.", "until-round": 3}},
        "no-such-round",
        "format.buy-back.until-round",
        "12.4.3(a)(iv)",
    ),
    Bad(
        CANBERRA,
        {"format.buy-back": {"price": 1_00, "chips": 0, "method": "At the desk.", "until-round": 1}},
        "no-chips-for-it",
        "format.buy-back.chips",
        "16.3(a)(ii)(f)",
    ),
    Bad(CANBERRA, {"details.re-buy": EXTRA}, "no-re-buy", "details.re-buy", "16.13"),
    Bad(CANBERRA, {"details.add-on": EXTRA}, "no-add-on", "details.add-on", "16.13"),
    Bad(
        SYDNEY,
        {"details.re-buy": {**EXTRA, "until-round": 3}},
        "no-such-round",
        "details.re-buy.until-round",
        "12.4.1(a)(ii)",
    ),
    Bad(
        SYDNEY,
        {"format.repechage": {"after-round": 2, "qualifies": "All.", "best": 2, "number": 1, "length": {"coups": 5}}},
        "repechage-after-last",
        "format.repechage.after-round",
        "12.4.3(a)(v)",
    ),
    Bad(
        SYDNEY,
        {"format.repechage": {"after-round": 1, "qualifies": "All.", "best": 2, "number": 3, "length": {"coups": 5}}},
        "repechage-numbers",
        "format.repechage.number",
        "12.4.3(a)(v)",
    ),
    Bad(
        CANBERRA,
        {"format.repechage": {"after-round": 1, "qualifies": "All.", "best": 2, "number": 1}},
        "no-length",
        "format.repechage.length",
        "16.3(a)(ii)(e)",
    ),
    # chips and wagers
    Bad(MELBOURNE, {"format.chips": "cash"}, "chips-kind", "format.chips", "12.4.4(a)"),
    Bad(CANBERRA, {"format.chips": "promotional"}, "chips-kind", "format.chips", "A:Tournament Chips"),
    Bad(CANBERRA, {"format.disposition": "cash"}, "chips-not-cashed", "format.disposition", "A:Tournament Chips"),
    Bad(SYDNEY, {"format.disposition": "as-told"}, "not-told", "format.disposition-told", "12.4.3(c)"),
    Bad(SYDNEY, {"wagers.least": 600_00}, "minimum-above-maximum", "wagers.least", "12.4.4(b)"),
    Bad(CANBERRA, {"format.bank": 5_00}, "bank-below-minimum", "format.bank", "16.3(a)(iv)"),
    Bad(CANBERRA, {"wagers.compulsory": 5_00}, "compulsory-below", "wagers.compulsory", "16.14"),
    Bad(SYDNEY, {"wagers.compulsory": 501_00}, "compulsory-above", "wagers.compulsory", "12.4.4(b)"),
    Bad(CANBERRA, {"wagers.in-turn": False}, "not-in-turn", "wagers.in-turn", "16.15"),
    Bad(CANBERRA, {"wagers.secret": {"number": 1, "how": "On a slip."}}, "no-secret", "wagers.secret", "16.3(b)"),
    Bad(
        MELBOURNE,
        {"wagers.pass-card": {"number": 1, "how": "Lay it down."}},
        "no-pass-card",
        "wagers.pass-card",
        "12.4.8(c)",
    ),
    Bad(CANBERRA, {"wagers.pass-card": {"number": 1, "how": "So."}}, "no-pass-card", "wagers.pass-card", "16.3(b)"),
    Bad(CANBERRA, {"wagers.side-wagers": ["dragon"]}, "unknown-wager", "wagers.side-wagers[1]", "16.1"),
    Bad(SYDNEY, {"variation": "crowm"}, "unknown-variation", "variation", "12.1"),
    # conduct
    Bad(CANBERRA, {"conduct.late": {"consequence": "warning"}}, "late-forfeits", "conduct.late", "16.9"),
    Bad(CANBERRA, {"conduct.absence": {"consequence": "none"}}, "late-forfeits", "conduct.absence", "16.9"),
    Bad(
        CANBERRA,
        {"conduct.phone": {"consequence": "chips", "chips": 50_00}},
        "no-chips-taken",
        "conduct.phone",
        "16.13",
    ),
    Bad(
        SYDNEY, {"conduct.phone": {"consequence": "chips"}}, "chips-of-penalty", "conduct.phone.chips", "12.4.8(b)(iii)"
    ),
    Bad(
        SYDNEY,
        {"conduct.late": {"consequence": "warning", "chips": 1_00}},
        "chips-of-penalty",
        "conduct.late.chips",
        "12.4.8(b)(i)",
    ),
    Bad(
        SYDNEY,
        {"conduct.penalty": [{"id": "slow", "circumstance": "So.", "penalty": {"consequence": "warning"}}] * 2},
        "penalty-twice",
        "conduct.penalty",
        "12.4.8(a)(i)",
    ),
    Bad(SYDNEY, {"conduct.disqualified-chips": "as-told"}, "not-told", "conduct.disqualified-told", "12.4.8(b)(v)"),
    Bad(SYDNEY, {"conduct.retirement": "as-told"}, "not-told", "conduct.retirement-told", "12.4.8(b)(vi)"),
    # refunds
    Bad(
        CANBERRA,
        {"conduct.refund": [{"circumstance": "withdrawal-late", "parts": 5000}]},
        "no-refunds",
        "conduct.refund[1]",
        "16.23",
    ),
    Bad(
        CANBERRA,
        {"conduct.refund": [{"circumstance": "cancelled", "parts": 9999}]},
        "cancelled-in-full",
        "conduct.refund[1]",
        "16.23",
    ),
    Bad(CANBERRA, {"entry.withdraw-until": MIDNIGHT - HOUR}, "no-withdrawal", "entry.withdraw-until", "16.23"),
    Bad(
        SYDNEY,
        {"conduct.refund": [{"circumstance": "withdrawal-in-time", "parts": 9000}]},
        "withdrawal-costs",
        "conduct.refund",
        "12.4.2(d)",
    ),
    Bad(
        SYDNEY,
        {"conduct.refund": [{"circumstance": "withdrawal-in-time", "parts": 10_000}] * 2},
        "refund-twice",
        "conduct.refund",
        "12.4.8(a)(iv)",
    ),
]


@pytest.mark.parametrize("bad", CASES, ids=lambda one: f"{one.book} {one.id} {one.key}")
def test_what_contradicts_the_book_or_itself_is_found_by_its_clause(bad: Bad) -> None:
    book = open_book(bad.book)
    found = [one for one in check(terms_of(bad.book, bad.given), book) if (one.id, one.key) == (bad.id, bad.key)]
    assert len(found) == 1
    assert bad.clause in {clause.number for clause in found[0].clauses}
    said = {speaker_of(book, language).said(found[0].message) for language in ("en", "zh")}
    assert len(said) == 2, "a sentence in each language"


def test_a_statement_nobody_knows_is_named_with_the_nearest() -> None:
    [found] = check(terms_of("canberra", {"statement.rules-prevails": True}), open_book("canberra"))
    assert (found.id, found.facts["near"]) == ("unknown-statement", "rules-prevail")


def test_a_statement_that_is_said_not_to_be_there_is_missed() -> None:
    [found] = check(terms_of("canberra", {"statement.rules-prevail": False}), open_book("canberra"))
    assert (found.kind, found.key) == ("missing", "statement.rules-prevail")


def test_the_terms_of_one_book_are_not_those_of_another() -> None:
    found = check(terms_of("crown-sydney"), open_book("crown-melbourne"))
    assert ("contradiction", "other-book", "book") in {(one.kind, one.id, one.key) for one in found}


@pytest.mark.parametrize("disposition", ["cash", "returned"])
def test_crown_melbourne_may_give_cash_for_tournament_chips_at_the_end(disposition: str) -> None:
    """12.4.4(a) keeps cash chips from play; 12.4.8(d)(ii) knows chips that become cash at the end."""
    assert check(terms_of("crown-melbourne", {"format.disposition": disposition}), open_book("crown-melbourne")) == ()
