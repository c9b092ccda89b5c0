"""The leaflet for a terminal: headings, wrapped sentences and plain tables, with colour only where a person looks.

It draws the blocks of content.py and knows no rule; letters and words say everything that a colour says.
Start at `leaflet_text`, which gives rich something to print at any width.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import assert_never

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from croupier.languages import Speaker
from croupier.leaflet import content as c
from croupier.leaflet.imprint import imprint_text

_HEADING, _NAME, _QUIET = "bold red", "bold green", "dim"
_LOOKS = {"draws": "bold green", "stands": "", "natural": ""}
_UNBROKEN = "\N{NO-BREAK SPACE}"
_EXAMPLE = 16  # letters for a sum, before what it counts


def leaflet_text(leaflet: c.Leaflet, speaker: Speaker) -> RenderableType:
    text = BlockText(speaker)
    sections = [text.section(section) for part in leaflet.parts for section in part.sections]
    return Group(text.title(leaflet), *sections, *text.imprint(leaflet))


class BlockText:
    """Blocks and sections as rich draws them, for every verb that has such blocks."""

    def __init__(self, speaker: Speaker) -> None:
        self.say = speaker.say
        self.speaker = speaker
        self._odds_pattern = re.compile(speaker.say("leaflet-odds", pays=r"\d+", per=r"\d+"))

    def title(self, leaflet: c.Leaflet) -> Text:
        of = self.say("leaflet-guide-of", casino=leaflet.casino)
        return Text.assemble((leaflet.game.upper(), "bold"), f"   {of}")

    def section(self, section: c.Section) -> RenderableType:
        body = Group(*(drawn for block in section.blocks for drawn in self.block(block)))
        return Group(Text(f"\n{section.title}", style=_HEADING), Padding(body, (0, 0, 0, 2)))

    def block(self, block: c.Block) -> Iterator[RenderableType]:
        match block:
            case c.Lines():
                yield from self._lines(block)
            case c.Examples():
                yield from map(self._example, block.examples)
            case c.CountTable():
                yield self._by_count(block)
            case c.GridTable():
                yield self._grid(block)
            case c.FifthCardTable():
                yield self._fifth_card(block)
                yield Text(block.note, style=_QUIET)
            case c.PayTable():
                yield self._pay_table(block)
            case c.Offers():
                yield from (drawn for offer in block.offers for drawn in self._offer(offer))
            case c.StreakTable():
                yield self._streaks(block)
            case _:
                assert_never(block)

    def _lines(self, block: c.Lines) -> Iterator[RenderableType]:
        plain = self.say("leaflet-run-on", sentences=[line.text for line in block.lines if not line.term])
        if plain:
            yield Text(plain)
        for line in block.lines:
            if line.term:
                said = Text.assemble((line.term, _NAME), self.say("list-colon"), line.text)
                yield Padding(said, (0, 0, 0, 2))

    def _example(self, example: c.Example) -> RenderableType:
        cards = " + ".join(map(self._rank, example.cards))
        adds = Text(f"  {cards} = {example.sum}")
        adds.pad_right(2 + _EXAMPLE - adds.cell_len)
        return adds.append(self.say("leaflet-counts")).append(" ").append(str(example.counts), "bold")

    def _rank(self, code: str) -> str:
        """A figure, or the name of a card that has none."""
        rank = code[0]
        return "10" if rank == "T" else rank if rank.isdecimal() else self.say(f"face-{rank}")

    def _by_count(self, block: c.CountTable) -> Table:
        table = _table(block.counted, self.say("leaflet-draws-or-stands"), title=block.hand)
        for row in block.rows:
            table.add_row(row.counts, Text(self.say(f"leaflet-does-{row.does}"), style=_LOOKS[row.does]))
        return table

    def _grid(self, block: c.GridTable) -> Table:
        title = self.say("leaflet-grid", hand=block.hand, across=block.across)
        table = _table(block.counted, *block.columns, title=title)
        for row in block.rows:
            letters = (Text(self.say(f"leaflet-letter-{does}"), style=_LOOKS[does]) for does in row.does)
            table.add_row(str(row.count), *letters)
        table.caption, table.caption_justify = self.say("leaflet-grid-naturals", counts=block.naturals), "left"
        return table

    def _fifth_card(self, block: c.FifthCardTable) -> Table:
        columns = self.say("leaflet-draws-on-fifth"), self.say("leaflet-stands-on-fifth")
        table = _table(block.counted, *columns, title=block.hand)
        for row in block.rows:
            if row.natural:
                table.add_row(row.counts, self.say("leaflet-natural-no-fifth"), "")
            else:
                table.add_row(row.counts, Text(row.draws, style=_LOOKS["draws"]), row.stands)
        return table

    def _pay_table(self, block: c.PayTable) -> Table:
        table = _table(self.say("leaflet-wager"), *block.styles)
        for row in block.rows:
            table.add_row(Text(row.wager, style=_NAME), *("\n".join(map(self._pay, cell)) for cell in row.cells))
        return table

    def _pay(self, pay: c.PayCell) -> str:
        return f"{pay.event}{self.say('list-colon')}{self._odds(pay)}" if pay.event else self._odds(pay)

    def _odds(self, pay: c.PayCell) -> str:
        """Odds are one word to the eye: no line may end inside `8 to 1`."""
        odds = self.say("list-semicolon").join(pay.odds)
        return self._odds_pattern.sub(lambda found: found[0].replace(" ", _UNBROKEN), odds)

    def _offer(self, offer: c.OfferedWagers) -> Iterator[RenderableType]:
        alone = "".join(f"   {self._pay(pay)}" for pay in offer.pays if not pay.event)
        yield Text.assemble("\n", (" / ".join(offer.names), _NAME), (alone, "bold"))
        yield Text(offer.about)
        listing = Table.grid(padding=(0, 2))
        for pay in offer.pays:
            if pay.event:
                listing.add_row(f"  {pay.event}", Text(self._odds(pay), style="bold"))
        if listing.rows:
            yield listing
        if offer.notes:
            yield Text(self.say("leaflet-run-on", sentences=offer.notes))

    def _streaks(self, block: c.StreakTable) -> Table:
        names = ["\n".join(row.names) for row in block.rows]
        title = self.say("leaflet-streaks-pay", name=block.name)
        table = _table(self.say("leaflet-in-a-row"), *names, title=title)
        for place, length in enumerate(block.lengths):
            table.add_row(str(length), *(row.odds[place] or "-" for row in block.rows))
        return table

    def imprint(self, leaflet: c.Leaflet) -> Iterator[RenderableType]:
        book = imprint_text(self.speaker, leaflet.imprint)
        yield Text(f"\n{self.say('leaflet-run-on', sentences=book)}", style=_QUIET)
        yield Text(self.say("leaflet-rules-hold"), style=_QUIET)
        yield Text(leaflet.imprint.edition, style=_QUIET)


def _table(*columns: str, title: str = "") -> Table:
    table = Table(box=SIMPLE_HEAD, title=title or None, title_justify="left", title_style=_NAME, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    return table
