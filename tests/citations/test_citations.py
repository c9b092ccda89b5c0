"""A clause is cited only where it decided something: over the whole corpus, what is cited is about what was done.

What clauses are about is typed from the documents (topics/), what acts may rest on by hand (acts.txt, must.txt). Every
kind of false citation that was ever seen is planted here, so that the check is known to see it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

import pytest

from citations.fits import HERE, about, acts_by_name, fits, fitting, misfits, topics
from citations.told import Act, acts
from croupier import open_book
from croupier.cards import read_cards
from croupier.clauses import Clause

BOOKS = ("canberra", "crown-brochure", "crown-melbourne", "crown-sydney", "star-sydney")
NO_CIRCUMSTANCE = frozenset(("its wagers", "its variation", "variation of another"))


@cache
def played() -> tuple[Act, ...]:
    return tuple(acts())


def test_every_clause_that_is_cited_is_about_what_was_done() -> None:
    found: dict[tuple[str, str], str] = {}
    for act in played():
        for clause in misfits(act):
            found.setdefault((act.name, clause), act.where)
    assert found == {}


def test_what_decides_an_act_is_cited_for_it() -> None:
    missing: dict[str, list[str]] = defaultdict(list)
    for act in played():
        for needed in must().get(act.name, must().get(act.name.rpartition(", ")[0], ())):
            if not any(fits(act, topic, needed) for clause in act.clauses for topic in about(clause)):
                missing[act.name].append(f"{act.where}: {' '.join(act.clauses)}")
    assert missing == {}


@cache
def must() -> dict[str, tuple[frozenset[str], ...]]:
    rows: dict[str, list[frozenset[str]]] = defaultdict(list)
    for line in (HERE / "must.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            names, _, words = line.partition(" <- ")
            for name in names.split(" | "):
                rows[name].append(frozenset(words.split("; ")))
    return {name: tuple(needed) for name, needed in rows.items()}


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_with_a_topic_is_in_the_register(book: str) -> None:
    """A topic that is typed for a clause which the document does not have would never be asked."""
    register = open_book(book).register
    unknown = {number for number in topics(book) if Clause.of(book, number) not in register}
    assert {number for number in unknown if not any(one.clause.number.startswith(number) for one in register)} == set()


def test_every_word_of_the_tables_is_a_topic() -> None:
    known = {topic for book in BOOKS for about_it in topics(book).values() for topic in about_it} | NO_CIRCUMSTANCE
    used = {
        topic
        for words in (*acts_by_name().values(), *(one for row in must().values() for one in row))
        for topic in words
    }
    assert used - known == set()


def test_every_row_of_the_table_is_about_something_that_happens() -> None:
    """A row that nothing in the corpus asks for is a row that nobody ever read."""
    seen = {act.name for act in played()}
    rests = {re.sub(r"^[^:]+: ", "any: ", name) for name in seen} | {name.rpartition(", ")[0] for name in seen}
    rests |= {one.rpartition(" ")[0] for one in rests}
    slips = {f"slip {name.partition(': ')[0]}" for name in seen if ": " in name}
    assert set(acts_by_name()) - seen - rests - slips - NOT_PLAYED == set()


# kinds of acts that are judged, and that no scenario has
NOT_PLAYED = frozenset(
    ("refused shoe-ended, abnormal-sequence", "refused shoe-ended, unfit", "limits-to-change, kept minimum ends")
)

# --- false citations that were seen, each planted -------------------------------------------------

HANDS = tuple(read_cards("4H 5S 9D 2C"))
TIE = {"cards": HANDS, "counts": (4, 4), "tens": (True, True), "tie": True, "naturals": 0}
WON = {"cards": HANDS, "counts": (9, 1), "tens": (False, True), "won_with": 9, "naturals": 1}


def planted(name: str, clause: str, **facts: object) -> Act:
    return Act(name, (Clause(clause),), "planted", **facts)  # type: ignore[arg-type]


PLAYER, PAIR, DRAGON = frozenset({"player"}), frozenset({"player-pair"}), frozenset({"player-dragon-bonus"})
FALSE = [
    planted("payment standoff", "canberra:12.7(c)", wagers=PLAYER, **TIE),
    planted("payment standoff", "canberra:12.7(c)", wagers=DRAGON, **TIE),
    planted("wager-placed in time", "canberra:9.8", wagers=PLAYER),
    planted("wager-placed in time", "canberra:12.6", wagers=PAIR),
    planted("bets-called", "canberra:12.6", wagers=PLAYER | PAIR),
    planted("coups-kept", "canberra:13.5"),
    planted("table-opened", "canberra:13.5"),
    planted("result-announced", "crown-sydney:3.2.3", **WON),
    planted("result-announced", "crown-melbourne:8.3.3(b)", **WON),
    planted("result-announced", "crown-melbourne:8.3.3(d)", **WON),
    planted("payment wins, rounded", "canberra:3.3", wagers=frozenset({"banker"}), rounded=True),
    planted("wager-placed in time", "crown-sydney:6.6.1(a)", wagers=DRAGON),
    planted("wager-placed in time", "crown-sydney:6.6.1(a)", wagers=frozenset({"tiger"})),
    planted("wager-placed in time", "crown-sydney:6.6.1(a)", wagers=frozenset({"one-one-two"})),
    planted("refused shoe-ended, after-round", "canberra:5.8"),
    planted("refused shoe-ended, after-round", "canberra:5.1(b)"),
    planted("third-card-to-player: carried-card-laid", "crown-sydney:11.6.2"),
    planted("hand-to-wrong-person: dummy-coup-ordered no-wager-left", "crown-sydney:8.6"),
    planted("refused no-area-for-wager, open-table", "star-sydney:12.2", wagers=frozenset({"small-tiger"})),
    planted("cards-cut by staff", "crown-melbourne:4.2.1(a)"),
    planted("sign-displayed variation", "crown-melbourne:5.1", variation="two-to-one"),
    planted("limits-changed, minimum kept", "star-sydney:6.6.2"),
    planted("wager-placed in time", "crown-sydney:6.6.2", wagers=PLAYER),
    planted("wager-placed in time", "crown-sydney:6.6.2", wagers=PAIR, beside=PLAYER),
    planted("remedy-ordered", "crown-melbourne:4.2.1(b)"),
    planted("dummy-coup-ordered all-agree", "canberra:4.9"),
    planted("dummy-coup-ordered no-wagers", "star-sydney:7.5"),
    planted("dummy-coup-ordered any-time", "crown-sydney:11.8.1"),
    planted("dummy-coup-ordered any-time", "crown-sydney:11.8.4"),
    planted("dummy-coup-ordered new-shoe", "crown-melbourne:8.3.4(d)"),
    planted("shoe-ended reasonable-cause", "crown-melbourne:4.1.1(c)"),
    planted("cards-riffled casino", "star-sydney:4.2.1"),
    planted("sign-displayed side-wager-limits", "canberra:12.3", wagers=PAIR),
    planted("limits-changed", "canberra:12.3", wagers=PLAYER | PAIR),
    planted("debt-recorded", "crown-sydney:14.5"),
    planted("coups-kept", "crown-melbourne:13.3"),
    planted("order-unknown: remedy-ordered", "star-sydney:14.1(b)"),
    planted("burn-omitted: remedy-ordered", "crown-melbourne:8.2.3"),
    planted("coup-settled", "canberra:9.10(a)", wagers=PLAYER | DRAGON),
    planted("wager-placed in time", "crown-sydney:1.1:Distinctive Marker", wagers=PLAYER),
    planted("result-announced", "star-sydney:9.3/Table 1:8-9", **(WON | {"natural_hands": frozenset({"banker"})})),
    planted("result-announced", "crown-brochure:2:Banker 8-9", **(WON | {"natural_hands": frozenset({"player"})})),
]
TRUE = [
    planted("payment standoff", "canberra:12.7(c)", wagers=DRAGON, **(TIE | {"naturals": 2})),
    planted("wager-placed in time", "canberra:9.8", wagers=PAIR),
    planted("result-announced", "crown-melbourne:8.3.3(a)", **WON),
    planted("wager-placed in time", "crown-sydney:6.6.1(a)", wagers=PAIR),
    planted("wager-placed in time", "crown-sydney:6.6.2", wagers=PAIR, beside=frozenset({"tie"})),
    planted("sign-displayed variation", "crown-melbourne:5.2", variation="two-to-one"),
    planted("refused no-area-for-wager, open-table", "star-sydney:12.31", wagers=frozenset({"small-tiger"})),
]


@pytest.mark.parametrize("act", FALSE, ids=lambda act: f"{act.name}-{act.clauses[0]}")
def test_a_false_citation_is_seen(act: Act) -> None:
    assert tuple(misfits(act)) == act.clauses


@pytest.mark.parametrize("act", TRUE, ids=lambda act: f"{act.name}-{act.clauses[0]}")
def test_a_true_citation_is_not(act: Act) -> None:
    assert fitting(act) is not None
    assert tuple(misfits(act)) == ()


def test_an_act_that_nobody_thought_of_may_rest_on_nothing() -> None:
    assert tuple(misfits(planted("something-new", "crown-sydney:6.1"))) == (Clause("crown-sydney:6.1"),)
