"""What terms must contain and cannot say, read off the documents: the clauses that a check names."""

from __future__ import annotations

from typing import Any

import pytest

from documents.tournament_desk import CB, CM, CS, Desk, findings, named

TWO_ROUNDS = [
    {"name": "Heats", "length": {"coups": 3}, "tables": 2, "seats": 7, "progress": {"by": "top-of-table", "number": 2}},
    {"name": "Final", "length": {"coups": 3}, "tables": 1, "seats": 7, "progress": {"by": "final"}},
]
HOW = {"number": 1, "per": "session", "how": "On a slip"}


@pytest.mark.parametrize("book", [CS, CM, CB])
def test_terms_with_everything_are_complete(book: str) -> None:
    assert findings(book) == set()
    Desk(book).begin().write().publish()


@pytest.mark.parametrize(
    ("book", "changes", "clause"),
    [
        pytest.param(CS, {"wagers.secret": HOW | {"number": 0}}, "12.4.4(c)", id="tn30-secret-without-number"),
        pytest.param(CS, {"wagers.secret": HOW | {"how": ""}}, "12.4.4(c)", id="tn30-secret-without-how"),
        pytest.param(
            CM, {"wagers.secret": HOW | {"number": 0}}, "12.4.4(c)", id="tn30-melbourne-secret-without-number"
        ),
        pytest.param(CS, {"wagers.pass_card": HOW | {"how": ""}}, "12.4.4(d)", id="tn31-pass-card-without-how"),
        pytest.param(CM, {"wagers.pass_card": HOW}, "12.4.4|12.4.8(c)", id="tn32-pass-card-at-melbourne"),
        pytest.param(CM, {"format.chips": "cash"}, "12.4.4(a)", id="tn33-cash-chips-at-melbourne"),
        pytest.param(
            CB, {"format.disposition": "cash"}, "16.13|A:Tournament Chips", id="tn34-chips-for-cash-at-canberra"
        ),
        *(
            pytest.param(
                book,
                {
                    "prizes.share": [
                        {"place": 1, "parts": 5000},
                        {"place": 2, "parts": 3000},
                        {"place": 3, "parts": 1900},
                    ]
                },
                clause,
                id=f"tn36-ninety-nine-{book}",
            )
            for book, clause in ((CS, "12.4.7(b)"), (CM, "12.4.7(b)"))
        ),
        pytest.param(CB, {"details.commission": 20_00}, "16.22", id="tn37-commission-not-approved"),
        pytest.param(CB, {"prizes.ties": None}, "16.3(a)(xi)", id="tn38-ties-unsaid"),
        pytest.param(CB, {"entry.groups": None}, "16.3(a)(vi)", id="tn45-groups"),
        pytest.param(CB, {"wagers.least": None, "wagers.most": None}, "16.3(a)(vii)", id="tn46-limits"),
        pytest.param(CB, {"format.kind": "sit-and-go"}, "16.3(a)(ii)(b)", id="tn47-sit-and-go"),
        pytest.param(
            CB,
            {"conduct.refund": [{"circumstance": "withdrawal-in-time", "parts": 10000}]},
            "16.23",
            id="tn50-refund-at-canberra",
        ),
        pytest.param(CB, {"conduct.late": {"consequence": "none"}}, "16.9", id="tn51-late-at-canberra"),
        pytest.param(CS, {"details.least": 9}, "12.4.1(a)(iii)", id="tn53-least-above-most"),
        pytest.param(CB, {"details.least": 9}, "16.3(a)(v)", id="tn53-least-above-most-at-canberra"),
        pytest.param(CS, {"conduct.phone": None}, "12.4.8(b)(iii)", id="tn54-phone"),
        pytest.param(CM, {"conduct.phone": None}, "12.4.8(b)(iii)", id="tn54-phone-at-melbourne"),
        pytest.param(CB, {"details.add_on": {"price": 100_00, "chips": 500_00}}, "16.13", id="tn57-add-on-at-canberra"),
        pytest.param(CB, {"details.re_buy": {"price": 100_00, "chips": 500_00}}, "16.13", id="tn57-re-buy-at-canberra"),
        pytest.param(CS, {"details.place": None}, "12.4.1(a)(iv)", id="location"),
        pytest.param(CM, {"details.starts": None}, "12.4.1(a)(i)", id="when"),
        pytest.param(CS, {"entry.withdraw_until": None, "entry.substitute_until": None}, "12.4.2(d)", id="withdrawal"),
        pytest.param(CS, {"entry.method": None}, "12.4.2(c)", id="method"),
        pytest.param(CM, {"elimination.criteria": None}, "12.4.5", id="elimination"),
        pytest.param(CS, {"winners.criteria": None, "winners.by": None}, "12.4.6", id="winners"),
        pytest.param(CS, {"prizes.share": []}, "12.4.7(b)", id="distribution"),
        pytest.param(CS, {"conduct.disqualified_chips": None}, "12.4.8(b)(v)", id="disqualified-chips"),
        pytest.param(CM, {"conduct.retirement": None}, "12.4.8(b)(vi)", id="retirement"),
        pytest.param(CS, {"conduct.late": None}, "12.4.8(b)(i)", id="late"),
        pytest.param(CS, {"entry.selects": True}, "12.4.2(a)(iv)", id="criteria"),
        pytest.param(CS, {"format.bank": None}, "12.4.3(b)", id="bank"),
        pytest.param(CB, {"format.bank": None}, "16.3(a)(iv)", id="bank-at-canberra"),
        pytest.param(
            CB,
            {"winners.session_ties": None, "format.round": TWO_ROUNDS},
            "16.3(a)(viii)(B)",
            id="session-ties-at-canberra",
        ),
        pytest.param(CS, {"prizes.ties": None, "winners.session_ties": None}, "12.4.6", id="ties-at-sydney"),
    ],
)
def test_what_is_missing_or_cannot_be(book: str, changes: dict[str, Any], clause: str) -> None:
    found = findings(book, changes)
    assert any(named(found, one) for one in clause.split("|")), found
    desk = Desk(book).begin().write(changes)
    desk.no("publish-terms", clause, who=desk.boss, where="At the desk")


@pytest.mark.parametrize(
    ("book", "statement", "clause"),
    [
        pytest.param(CB, "rules-prevail", "16.3(b)", id="tn39-canberra"),
        pytest.param(CS, "rules-prevail", "12.4.8(c)", id="tn39-sydney"),
        pytest.param(CM, "rules-prevail", "12.4.8(c)", id="tn39-melbourne"),
        pytest.param(CM, "changes-notified", "12.4.1(c)", id="tn40"),
        pytest.param(CM, "conducted-by", "12.4.8(g)", id="tn43-melbourne"),
        pytest.param(CS, "disputes", "12.4.8(g)", id="tn43-sydney"),
        pytest.param(CM, "director-final", "12.4.8(h)", id="tn44-final"),
        pytest.param(CM, "complaints", "12.4.8(j)", id="tn44"),
        pytest.param(CM, "liability", "12.4.8(i)", id="liability-melbourne"),
        pytest.param(CS, "liability", "12.4.8(h)", id="liability-sydney"),
        pytest.param(CS, "privacy", "12.4.8(e)", id="privacy"),
        pytest.param(CM, "likeness", "12.4.8(f)", id="likeness"),
        pytest.param(CS, "early-end", "12.4.8(d)", id="early-end"),
        pytest.param(CS, "acceptance", "12.4.2(a)(i)", id="acceptance"),
        pytest.param(CM, "entitled", "12.4.2(a)(ii)", id="entitled"),
        pytest.param(CM, "abide", "12.4.2(b)(i)", id="abide"),
        pytest.param(CS, "equal-bank", "12.4.3(b)", id="equal-bank"),
        pytest.param(CS, "start-may-move", "12.4.1(b)", id="start-may-move"),
    ],
)
def test_a_statement_that_is_missing(book: str, statement: str, clause: str) -> None:
    found = findings(book, without=(statement,))
    assert clause in found
    assert all(named({one}, clause) for one in found)


@pytest.mark.parametrize(
    ("changes", "statement", "clause", "book"),
    [
        pytest.param({"event": "charity"}, "staff", "12.4.2(a)(v)", CM, id="tn41-charity"),
        pytest.param({"event": "media"}, "staff", "12.4.2(a)(v)", CM, id="tn41-media"),
        pytest.param({"entry.signature": True}, "signature", "12.4.2(b)(iii)", CM, id="tn42"),
        pytest.param({"entry.may_refuse": True}, "may-refuse", "12.4.2(a)(iii)", CS, id="may-refuse"),
        pytest.param({"entry.may_refuse": True}, "may-refuse", "12.4.2(a)(iii)", CM, id="may-refuse-melbourne"),
    ],
)
def test_a_statement_asked_only_where_it_applies(
    changes: dict[str, Any], statement: str, clause: str, book: str
) -> None:
    assert findings(book, changes, without=(statement,)) == {clause}
    assert findings(book, without=(statement,)) == set()


@pytest.mark.parametrize(
    ("book", "changes"),
    [
        pytest.param(CS, {"format.chips": "cash"}, id="tn33-cash-chips-at-sydney"),
        pytest.param(CS, {"entry.groups": None}, id="tn45-groups-at-sydney"),
        pytest.param(CS, {"entry.signature": True}, id="tn42-no-statement-on-signing-at-sydney"),
        pytest.param(CB, {"conduct.phone": None, "conduct.retirement": None}, id="tn48-phone-at-canberra"),
        pytest.param(CB, {"conduct.disqualified_chips": None, "conduct.substitution": None}, id="tn48-canberra"),
        pytest.param(CB, {"details.place": None}, id="place-at-canberra"),
        pytest.param(CB, {"entry.available": None}, id="how-available-at-canberra"),
        pytest.param(CS, {"wagers.every_coup": False, "wagers.compulsory": None}, id="no-compulsory-wager-at-sydney"),
        pytest.param(
            CB, {"details.commission": 20_00, "details.commission_approval": "GRC 12"}, id="tn37-approved-commission"
        ),
    ],
)
def test_what_is_not_asked_there(book: str, changes: dict[str, Any]) -> None:
    assert findings(book, changes) == set()


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        pytest.param(
            {"prizes.share": [{"place": 1, "parts": 5000}, {"place": 2, "parts": 4500}]}, "16.21", id="tn35-95-percent"
        ),
        pytest.param(
            {"prizes.share": [{"place": 1, "parts": 5000}, {"place": 2, "parts": 3000}, {"place": 3, "parts": 1900}]},
            "16.21",
            id="tn36-99-percent",
        ),
        pytest.param(
            {"wagers.secret": {"number": 1, "per": "session", "how": "On a slip"}}, "16.12|16.15", id="tn55-secret"
        ),
        pytest.param(
            {
                "format.round": TWO_ROUNDS,
                "format.buy_back": {
                    "price": 100_00,
                    "chips": 1000_00,
                    "most": 1,
                    "until_round": 1,
                    "method": "At the desk",
                    "pool": False,
                },
            },
            "16.22",
            id="tn57-buy-back-kept",
        ),
        pytest.param(
            {
                "format.round": [
                    {"name": "Final", "length": {"minutes": 30}, "tables": 1, "seats": 7, "progress": {"by": "final"}}
                ]
            },
            "A:Session",
            id="tn58-session-by-minutes",
        ),
    ],
)
def test_what_the_conditions_cannot_say_at_canberra(changes: dict[str, Any], clause: str) -> None:
    found = findings(CB, changes)
    assert any(named(found, one) for one in clause.split("|")), found


def test_tn59_at_sydney_a_statement_that_the_director_may_determine_a_repechage_is_enough() -> None:
    left = {"after_round": 1, "director_decides": True}
    changes = {"format.round": TWO_ROUNDS, "format.repechage": left}
    assert findings(CS, changes) == set()
