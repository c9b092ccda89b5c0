"""Wagers over several coups: their odds by results in a row, and what breaks, carries or returns them.

It reads the book's policies and words them; how such a wager is played out is the engine's business (coup/streaks.py).
Start at `streak_sections`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import Silent
from croupier.leaflet import content as c
from croupier.leaflet.notes import from_register
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p

_AT_SHOE_END = {
    "carry": "goes on in the next shoe",
    "settle": "is settled at its count",
    "return": "ends and the stake comes back",
}


def streak_sections(book: Rulebook) -> Iterator[c.Section]:
    runs, tails = book.streaks.runs, book.streaks.dragon_tails
    if not isinstance(runs, Silent) and book.streaks.run:
        ties = [run.name for run in book.streaks.run if run.of == "tie"]
        breaks = f"A tie breaks every one but the {ties[0]}." if ties else "A tie breaks it."
        combined = [
            line for run in book.streaks.run if run.of == "combination" for line in from_register(book, run.clauses)
        ]
        lines = (
            *from_register(book, runs.clauses),
            *combined,
            c.TextLine(breaks, runs.broken_by_tie.clauses),
            *_carried(book, runs),
        )
        yield c.Section("runs", "Runs", (c.Lines(lines), _table(book.streaks.run, "Runs")))
    if not isinstance(tails, Silent) and book.streaks.dragon_tail:
        late = [tail for tail in book.streaks.dragon_tail if tail.late]
        lines = (
            *from_register(book, tails.clauses),
            *from_register(book, tails.broken_by_tie.clauses),
            *([c.TextLine("A Late wager counts one result fewer than the run has.", late[0].clauses)] if late else []),
            *_carried(book, tails),
        )
        yield c.Section(
            "dragon-tails", "Dragon Tails", (c.Lines(lines), _table(book.streaks.dragon_tail, "Dragon Tails"))
        )


def _carried(book: Rulebook, policy: p.StreakPolicy) -> Iterator[c.TextLine]:
    coup = book.words.dummy_coup
    if not isinstance(coup, Silent):
        yield c.TextLine(f"A {coup.word} leaves it as it is.", policy.dummy_coup.clauses)
    rule = policy.shoe_end
    chosen = rule.policy if rule.policy is not None else book.options[str(rule.option)].default
    if chosen in _AT_SHOE_END:
        unless = ", unless the house chose otherwise" if rule.option else ""
        yield c.TextLine(f"When the shoe ends, an unfinished one {_AT_SHOE_END[chosen]}{unless}.", rule.clauses)


def _table(entries: tuple[p.RunEntry, ...] | tuple[p.TailEntry, ...], name: str) -> c.StreakTable:
    lengths = sorted({row.length for entry in entries for row in entry.row})
    by_odds: dict[tuple[str, ...], list[str]] = {}
    for entry in entries:
        pays = {row.length: str(row.pays) for row in entry.row}
        by_odds.setdefault(tuple(pays.get(length, "") for length in lengths), []).append(entry.name)
    rows = tuple(c.StreakLine(tuple(names), odds) for odds, names in by_odds.items())
    clauses = tuple(entry.clauses[0] for entry in entries)
    return c.StreakTable(name, tuple(lengths), rows, clauses)
