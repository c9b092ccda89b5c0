"""Wagers over several coups: their odds by results in a row, and what breaks, carries or returns them.

It reads the book's policies and words them; how such a wager is played out is the engine's business (coup/streaks.py).
Start at `streak_sections`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import Silent
from croupier.leaflet import content as c
from croupier.leaflet.notes import notes_at, paragraphs
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks import provisions as p


def streak_sections(writer: LeafletWriter) -> Iterator[c.Section]:
    streaks = writer.book.streaks
    runs, tails = streaks.runs, streaks.dragon_tails
    if not isinstance(runs, Silent) and streaks.run:
        ties = [writer.own(run.name) for run in streaks.run if run.of == "tie"]
        lines = (
            c.TextLine(writer.say("leaflet-broken-by-tie", but=ties[:1]), runs.broken_by_tie.clauses),
            *_carried(writer, runs),
        )
        title = writer.say("leaflet-heading-runs")
        notes = paragraphs(notes_at(writer, "runs"))
        yield c.Section("runs", title, (*notes, c.Lines(lines), _table(writer, streaks.run, title)))
    if not isinstance(tails, Silent) and streaks.dragon_tail:
        late = [tail for tail in streaks.dragon_tail if tail.late]
        lines = (
            *([c.TextLine(writer.say("leaflet-late-counts"), late[0].clauses)] if late else []),
            *_carried(writer, tails),
        )
        title = writer.say("leaflet-heading-tails")
        notes = paragraphs(notes_at(writer, "dragon-tails"))
        yield c.Section("dragon-tails", title, (*notes, c.Lines(lines), _table(writer, streaks.dragon_tail, title)))


def _carried(writer: LeafletWriter, policy: p.StreakPolicy) -> Iterator[c.TextLine]:
    book = writer.book
    coup = book.words.dummy_coup
    if not isinstance(coup, Silent):
        yield c.TextLine(writer.say("leaflet-dummy-leaves", coup=writer.word(coup)), policy.dummy_coup.clauses)
    rule = policy.shoe_end
    chosen = rule.policy if rule.policy is not None else book.options[str(rule.option)].default
    id = f"leaflet-at-shoe-end-{chosen}"
    if writer.speaker.has(id):
        yield c.TextLine(writer.say(id, option=rule.option is not None), rule.clauses)


def _table(
    writer: LeafletWriter, entries: tuple[p.RunEntry, ...] | tuple[p.TailEntry, ...], name: str
) -> c.StreakTable:
    lengths = sorted({row.length for entry in entries for row in entry.row})
    by_odds: dict[tuple[str, ...], list[str]] = {}
    for entry in entries:
        pays = {row.length: writer.odds(row.pays) for row in entry.row}
        by_odds.setdefault(tuple(pays.get(length, "") for length in lengths), []).append(writer.own(entry.name))
    rows = tuple(c.StreakLine(tuple(names), odds) for odds, names in by_odds.items())
    clauses = tuple(entry.clauses[0] for entry in entries)
    return c.StreakTable(name, tuple(lengths), rows, clauses)
