"""A book to read, for a terminal: chapters, clauses under each other, and what stands beside them.

It draws content.py and knows no rule; letters and words say everything that a colour says. Start at `handbook_text`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from croupier.clauses import Clauses
from croupier.handbook import content as c
from croupier.languages import Speaker
from croupier.leaflet.content import CountTable, FifthCardTable, GridTable, StreakTable
from croupier.leaflet.text import BlockText

_HEADING, _NAME, _QUIET = "bold red", "bold green", "dim"
_STEP = 2  # columns that a clause under another is moved to the right


def handbook_text(handbook: c.Handbook, speaker: Speaker) -> RenderableType:
    return Group(*_HandbookText(handbook, speaker).drawn())


class _HandbookText:
    def __init__(self, handbook: c.Handbook, speaker: Speaker) -> None:
        self.handbook = handbook
        self.say = speaker.say
        self.blocks = BlockText(speaker)

    def drawn(self) -> Iterator[RenderableType]:
        book = self.handbook
        yield Text.assemble((book.title.upper(), "bold"), f"   {book.casino}")
        copied = self._numbers(book.copy_clauses)
        yield Text(f"{self.say('handbook-paraphrase')} {self.say('handbook-no-copy')} {copied}", style=_QUIET)
        for chapter in book.chapters:
            first, *rest = chapter.clauses
            headed = first.kind == "heading"  # it is the chapter's title
            number = first.clause.number if headed else chapter.number
            yield Text(f"\n{f'{number}  {chapter.title}'.strip()}", style=_HEADING)
            yield from self._under(first, 0) if headed else self._clause(first)
            for clause in rest:
                yield from self._clause(clause)
        yield Text(f"\n{self.say('leaflet-run-on', sentences=book.imprint)}", style=_QUIET)
        yield Text(book.edition, style=_QUIET)

    def _clause(self, clause: c.ClauseTold) -> Iterator[RenderableType]:
        deep = _STEP * clause.depth
        style = "bold" if clause.kind == "heading" else "italic" if clause.kind == "lead-in" else ""
        said = Text.assemble((clause.clause.number, _NAME), "  ", (clause.says, style))
        yield Padding(said, (0, 0, 0, deep))
        yield from self._under(clause, deep)

    def _under(self, clause: c.ClauseTold, deep: int) -> Iterator[RenderableType]:
        beside = [*self._beside(clause)]
        if beside:
            yield Padding(Group(*beside), (0, 0, 0, deep + 4))

    def _beside(self, clause: c.ClauseTold) -> Iterator[RenderableType]:
        for block in clause.blocks:
            yield from self._block(block)
        for reading in clause.readings:
            name = self.say("handbook-reading", id=reading.id)
            yield Text.assemble((name, "yellow"), self.say("list-colon"), reading.question)
            yield Text.assemble((self.say("terminal-reading-taken"), _QUIET), self.say("list-colon"), reading.taken)
        if clause.see:
            yield Text(
                self.say("leaflet-listed", things=[self.say("handbook-reading", id=id) for id in clause.see]), _QUIET
            )
        for one in clause.differences:
            yield Text.assemble((one.thing, "cyan"), self.say("list-colon"), one.says)
            for other in one.elsewhere:
                cited = self._numbers(other.clauses)
                yield Padding(Text(f"{other.casino}{self.say('list-colon')}{other.says} {cited}"), (0, 0, 0, 2))

    def _block(self, block: c.BesideBlock) -> Iterator[RenderableType]:
        match block:
            case c.PaidTable():
                yield self._paid(block)
            case c.DrawnLayout():
                areas = [self.say("leaflet-either", things=area.names) for area in block.areas]
                shows = self.say("handbook-layout-shows", areas=areas, places=block.places)
                yield Text.assemble((block.name, _NAME), self.say("list-colon"), shows)
                yield Text(self.say("leaflet-run-on", sentences=block.notes), style=_QUIET)
            case CountTable() | GridTable() | FifthCardTable() | StreakTable():
                yield from self.blocks.block(block)
            case _:
                assert_never(block)

    def _paid(self, block: c.PaidTable) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for column in ("wager", "wins-when", "pays", "clause"):
            table.add_column(self.say(f"handbook-{column}"), overflow="fold")
        for row in block.rows:
            styles = f" ({self.say('leaflet-listed', things=row.styles)})" if row.styles else ""
            odds = self.say("list-semicolon").join(row.odds)
            table.add_row(f"{row.wager}{styles}", row.event, Text(odds, style="bold"), row.clause.number)
        return table

    @staticmethod
    def _numbers(clauses: Clauses) -> str:
        return " ".join(clause.number for clause in clauses)
