"""What each chapter on tournaments wants in the terms, typed from the documents alone, item by item.

A row is a clause, what is taken out of complete terms so that it is not answered, and what makes a conditional item
apply. The complete terms are typed here too. Nothing of it comes from the books' data. Start at `WANTED`.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

import msgspec

from croupier.tournament.terms.schema import TournamentTerms

Tree = dict[str, Any]

MIDNIGHT = 1_796_000_000_000  # a moment in 2026
HOUR = 3_600_000


@dataclass(frozen=True)
class Wanted:
    """`clause` is reported where `take` is gone; where `given` is not set it does not apply and is never reported."""

    clause: str
    take: str
    given: Tree = field(default_factory=dict)


# --- complete terms ------------------------------------------------------------------------------

DETAILS: Tree = {
    "starts": MIDNIGHT,
    "place": "Main floor",
    "fee": 200_00,
    "least": 6,
    "most": 14,
}
ROUNDS: list[Tree] = [
    {"name": "One", "length": {"coups": 10}, "tables": 2, "progress": {"by": "top-of-table", "number": 2}},
    {"name": "Two", "length": {"coups": 10}, "tables": 1},
]
COMPLETE: Tree = {
    "name": "Cup",
    "details": DETAILS,
    "entry": {"method": "At the desk.", "available": "At the desk.", "groups": "None."},
    "format": {"round": ROUNDS, "bank": 1_000_00},
    "wagers": {"least": 10_00, "most": 500_00},
    "elimination": {"criteria": "No chips left."},
    "winners": {"by": "chips", "session-ties": "extra-coups"},
    "prizes": {"pool": "fees", "ties": "divide", "share": [{"place": 1, "parts": 10_000}]},
    "conduct": {},
    "statement": {},
}
CROWN: Tree = {
    "entry": {**COMPLETE["entry"], "withdraw-until": MIDNIGHT - HOUR},
    "format": {**COMPLETE["format"], "chips": "tournament", "disposition": "returned"},
    "conduct": {
        "penalty": [{"id": "slow", "circumstance": "Slow play.", "penalty": {"consequence": "warning"}}],
        "disqualification": "Cheating.",
        "substitutes": "Before the first round.",
        "refund": [{"circumstance": "withdrawal-in-time", "parts": 10_000}],
        "late": {"consequence": "forfeits-session"},
        "absence": {"consequence": "forfeits-session"},
        "phone": {"consequence": "warning"},
        "substitution": "Takes over the chips.",
        "disqualified-chips": "removed",
        "retirement": "placed-by-chips",
    },
}

# what the books must be told in so many words, by the names that their data gives the statements
SYDNEY_STATED = (
    *("start-may-move", "acceptance", "entitled", "abide", "equal-bank", "rules-prevail", "early-end"),
    *("privacy", "likeness", "disputes", "liability"),
)
MELBOURNE_STATED = (
    *("start-may-move", "changes-notified", "acceptance", "entitled", "abide", "equal-bank", "rules-prevail"),
    *("early-end", "privacy", "likeness", "conducted-by", "director-final", "liability", "complaints"),
)
CANBERRA_STATED = ("rules-prevail",)

TERMS: dict[str, Tree] = {
    "crown-sydney": {
        **COMPLETE,
        **CROWN,
        "book": "crown-sydney",
        "variation": "crown",
        "statement": dict.fromkeys(SYDNEY_STATED, True),
    },
    "crown-melbourne": {
        **COMPLETE,
        **CROWN,
        "book": "crown-melbourne",
        "variation": "crown",
        "statement": dict.fromkeys(MELBOURNE_STATED, True),
    },
    "canberra": {
        **COMPLETE,
        "book": "canberra",
        "variation": "commission",
        "statement": dict.fromkeys(CANBERRA_STATED, True),
    },
}

# --- what each document wants --------------------------------------------------------------------

BUY_BACK: Tree = {"format.buy-back": {"price": 100_00, "chips": 500_00, "until-round": 1, "method": "At the desk."}}
SECOND: Tree = {"after-round": 1, "best": 4, "number": 1, "length": {"coups": 5}}
REPECHAGE: Tree = {"format.repechage": {**SECOND, "qualifies": "The four best of those who went out."}}
DIRECTOR: Tree = {"format.repechage": {**SECOND, "director-decides": True}, "statement.director-repechage": True}
SECRET: Tree = {"wagers.secret": {"number": 2, "how": "On a slip."}}
PASS_CARD: Tree = {"wagers.pass-card": {"number": 1, "how": "Lay it down."}}
EVERY_COUP: Tree = {"wagers.every-coup": True, "wagers.compulsory": 10_00}

BOTH_CROWNS = (
    Wanted("12.4.1(a)(i)", "details.starts"),
    Wanted("12.4.1(a)(ii)", "details.fee"),
    Wanted("12.4.1(a)(iii)", "details.least"),
    Wanted("12.4.1(a)(iii)", "details.most"),
    Wanted("12.4.1(a)(iv)", "details.place"),
    Wanted("12.4.1(b)", "statement.start-may-move"),
    Wanted("12.4.2(a)(i)", "statement.acceptance"),
    Wanted("12.4.2(a)(ii)", "statement.entitled"),
    Wanted("12.4.2(a)(iii)", "statement.may-refuse", {"entry.may-refuse": True, "statement.may-refuse": True}),
    Wanted("12.4.2(a)(iv)", "entry.eligibility", {"entry.selects": True, "entry.eligibility": ["Members."]}),
    Wanted("12.4.2(b)(i)", "statement.abide"),
    Wanted("12.4.2(b)(ii)", "entry.available"),
    Wanted("12.4.2(c)", "entry.method"),
    Wanted("12.4.2(d)", "entry.withdraw-until"),
    Wanted("12.4.3(a)(i)", "format.round"),
    Wanted("12.4.3(a)(i)", "format.round[1].length"),
    Wanted("12.4.3(a)(ii)", "format.round[2].tables"),
    Wanted("12.4.3(a)(iii)", "format.round[1].progress"),
    Wanted("12.4.3(a)(iv)", "format.buy-back.method", BUY_BACK),
    Wanted("12.4.3(a)(iv)", "format.buy-back.until-round", BUY_BACK),
    Wanted("12.4.3(a)(v)", "format.repechage.qualifies", REPECHAGE),
    Wanted("12.4.3(a)(v)", "statement.director-repechage", DIRECTOR),
    Wanted("12.4.3(b)", "statement.equal-bank"),
    Wanted("12.4.3(b)", "format.bank"),
    Wanted("12.4.3(c)", "format.disposition"),
    Wanted("12.4.4(a)", "format.chips"),
    Wanted("12.4.4(b)", "wagers.least"),
    Wanted("12.4.4(b)", "wagers.compulsory", EVERY_COUP),
    Wanted("12.4.4(c)", "wagers.secret.number", SECRET),
    Wanted("12.4.4(c)", "wagers.secret.how", SECRET),
    Wanted("12.4.5(a)", "elimination.criteria"),
    Wanted("12.4.6(a)", "winners.by"),
    Wanted("12.4.6(a)", "winners.session-ties"),
    Wanted("12.4.6(a)", "prizes.ties"),
    Wanted("12.4.7(a)", "prizes.pool"),
    Wanted("12.4.7(b)", "prizes.share"),
    Wanted("12.4.8(a)(i)", "conduct.penalty"),
    Wanted("12.4.8(a)(ii)", "conduct.disqualification"),
    Wanted("12.4.8(a)(iii)", "conduct.substitutes"),
    Wanted("12.4.8(a)(iv)", "conduct.refund"),
    Wanted("12.4.8(b)(i)", "conduct.late"),
    Wanted("12.4.8(b)(ii)", "conduct.absence"),
    Wanted("12.4.8(b)(iii)", "conduct.phone"),
    Wanted("12.4.8(b)(iv)", "conduct.substitution"),
    Wanted("12.4.8(b)(v)", "conduct.disqualified-chips"),
    Wanted("12.4.8(b)(vi)", "conduct.retirement"),
    Wanted("12.4.8(c)", "statement.rules-prevail"),
    Wanted("12.4.8(d)", "statement.early-end"),
    Wanted("12.4.8(d)(i)", "statement.early-end"),
    Wanted("12.4.8(d)(ii)", "statement.early-end"),
    Wanted("12.4.8(e)", "statement.privacy"),
    Wanted("12.4.8(f)", "statement.likeness"),
)

WANTED: dict[str, tuple[Wanted, ...]] = {
    "crown-sydney": (
        *BOTH_CROWNS,
        Wanted("12.4.4(d)", "wagers.pass-card.number", PASS_CARD),
        Wanted("12.4.4(d)", "wagers.pass-card.how", PASS_CARD),
        Wanted("12.4.4(e)", "wagers.features", {"wagers.side-wagers": ["tie"], "wagers.features": "As at any table."}),
        Wanted("12.4.8(g)", "statement.disputes"),
        Wanted("12.4.8(h)", "statement.liability"),
    ),
    "crown-melbourne": (
        *BOTH_CROWNS,
        Wanted("12.4.1(c)", "statement.changes-notified"),
        Wanted("12.4.2(a)(v)", "statement.staff", {"event": "charity", "statement.staff": True}),
        Wanted("12.4.2(a)(v)", "statement.staff", {"event": "media", "statement.staff": True}),
        Wanted("12.4.2(b)(iii)", "statement.signature", {"entry.signature": True, "statement.signature": True}),
        Wanted("12.4.8(g)", "statement.conducted-by"),
        Wanted("12.4.8(h)", "statement.director-final"),
        Wanted("12.4.8(i)", "statement.liability"),
        Wanted("12.4.8(j)", "statement.complaints"),
    ),
    "canberra": (
        Wanted("16.3(a)(i)", "details.starts"),
        Wanted("16.3(a)(i)", "entry.method"),
        Wanted("16.3(a)(i)", "entry.eligibility", {"entry.selects": True, "entry.eligibility": ["Members."]}),
        Wanted("16.3(a)(ii)(a)", "format.round"),
        Wanted("16.3(a)(ii)(a)", "format.round[1].length"),
        Wanted("16.3(a)(ii)(b)", "format.round[1].tables"),
        Wanted(
            "16.3(a)(ii)(b)",
            "format.sit-and-go",
            {"format.kind": "sit-and-go", "format.sit-and-go": "When a table is full, by ballot."},
        ),
        Wanted("16.3(a)(ii)(c)", "format.round[1].progress"),
        Wanted(
            "16.3(a)(ii)(d)",
            "format.round[2].points",
            {
                "format.kind": "points",
                "format.round": [{**one, "points": [5, 3, 1]} for one in ROUNDS],
                "winners.by": "points",
            },
        ),
        Wanted("16.3(a)(ii)(e)", "format.repechage.qualifies", REPECHAGE),
        Wanted(
            "16.3(a)(ii)(e)",
            "format.repechage.qualifies",
            {"format.repechage": {**REPECHAGE["format.repechage"], "director-decides": True}},
        ),
        Wanted("16.3(a)(ii)(f)", "format.buy-back.method", BUY_BACK),
        Wanted("16.3(a)(ii)(f)", "format.buy-back.until-round", BUY_BACK),
        Wanted("16.3(a)(iii)", "details.fee"),
        Wanted(
            "16.3(a)(iii)",
            "details.commission-approval",
            {"details.commission": 20_00, "details.commission-approval": "2026/14"},
        ),
        Wanted(
            "16.22",
            "details.commission-approval",
            {"details.commission": 20_00, "details.commission-approval": "2026/14"},
        ),
        Wanted("16.3(a)(iv)", "format.bank"),
        Wanted("16.3(a)(v)", "details.least"),
        Wanted("16.3(a)(v)", "details.most"),
        Wanted("16.3(a)(vi)", "entry.groups"),
        Wanted("16.3(a)(vii)", "wagers.least"),
        Wanted("16.3(a)(vii)", "wagers.most"),
        Wanted("16.3(a)(viii)(A)", "elimination.criteria"),
        Wanted("16.3(a)(viii)(B)", "winners.session-ties"),
        Wanted(
            "16.3(a)(ix)(A)",
            "elimination.criteria",
            {
                "format.kind": "points",
                "format.round": [{**one, "points": [5, 3, 1]} for one in ROUNDS],
                "winners.by": "points",
            },
        ),
        Wanted(
            "16.3(a)(ix)(B)",
            "winners.session-ties",
            {
                "format.kind": "points",
                "format.round": [{**one, "points": [5, 3, 1]} for one in ROUNDS],
                "winners.by": "points",
            },
        ),
        Wanted("16.3(a)(x)", "prizes.pool"),
        Wanted("16.3(a)(xi)", "prizes.share"),
        Wanted("16.3(a)(xi)(A)", "prizes.ties"),
        Wanted(
            "16.3(a)(xi)(B)",
            "prizes.ties",
            {
                "format.kind": "points",
                "format.round": [{**one, "points": [5, 3, 1]} for one in ROUNDS],
                "winners.by": "points",
            },
        ),
        Wanted("16.3(a)(xi)(C)", "prizes.ties"),
        Wanted("16.3(a)(xi)(D)", "prizes.ties"),
        Wanted("16.3(b)", "statement.rules-prevail"),
    ),
}

# headings and lead-ins ask for nothing by themselves
LEAD_INS = frozenset(
    (
        *("12.4", "12.4.1", "12.4.1(a)", "12.4.2", "12.4.2(a)", "12.4.2(b)", "12.4.3", "12.4.3(a)", "12.4.4", "12.4.5"),
        *("12.4.6", "12.4.7", "12.4.8", "12.4.8(a)", "12.4.8(b)"),
        *("16.3", "16.3(a)", "16.3(a)(ii)", "16.3(a)(viii)", "16.3(a)(ix)"),
    )
)


# --- terms with something set, and something taken out -------------------------------------------


def terms_of(book: str, given: Tree | None = None, *, without: str = "") -> TournamentTerms:
    tree = copy.deepcopy(TERMS[book])
    for path, value in (given or {}).items():
        part, name = _reach(tree, path)
        part[name] = copy.deepcopy(value)
    if without:
        part, name = _reach(tree, without)
        del part[name]
    return msgspec.convert(tree, TournamentTerms)


def _reach(tree: Any, path: str) -> tuple[Any, str]:
    """Where `format.round[2].tables` stands: the table around it, and its name there."""
    *parts, name = path.replace("]", "").replace("[", ".#").split(".")
    for part in parts:
        tree = tree[int(part[1:]) - 1] if part.startswith("#") else tree.setdefault(part, {})
    return tree, name
