"""The leaflet for a terminal: headings, wrapped sentences and plain tables, with colour only where a person looks.

It draws the blocks of content.py and knows no rule; letters and words say everything that a colour says.
Start at `leaflet_text`, which gives rich something to print at any width.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from croupier.leaflet import content as c
from croupier.leaflet.phrases import sentence

_HEADING, _NAME, _QUIET = "bold red", "bold green", "dim"
_LETTERS = {"draws": "D", "stands": "S", "natural": "N"}
_LOOKS = {"draws": "bold green", "stands": "", "natural": ""}
_DOES = {"draws": "draws a card", "stands": "stands", "natural": "natural: stands"}
_RANKS = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}


def leaflet_text(leaflet: c.Leaflet) -> RenderableType:
    sections = [_section(section) for part in leaflet.parts for section in part.sections]
    title = Text.assemble((leaflet.game.upper(), "bold"), f"   {leaflet.casino}, a player's guide")
    return Group(title, *sections, *_imprint(leaflet))


def _section(section: c.Section) -> RenderableType:
    body = Group(*(drawn for block in section.blocks for drawn in _block(block)))
    return Group(Text(f"\n{section.title}", style=_HEADING), Padding(body, (0, 0, 0, 2)))


def _block(block: c.Block) -> Iterator[RenderableType]:
    match block:
        case c.Lines():
            yield from _lines(block)
        case c.Examples():
            yield from map(_example, block.examples)
        case c.CountTable():
            yield _by_count(block)
        case c.GridTable():
            yield _grid(block)
        case c.FifthCardTable():
            yield _fifth_card(block)
            yield Text(block.note, style=_QUIET)
        case c.PayTable():
            yield _pay_table(block)
        case c.Offers():
            yield from (drawn for offer in block.offers for drawn in _offer(offer))
        case c.StreakTable():
            yield _streaks(block)
        case _:
            assert_never(block)


def _lines(block: c.Lines) -> Iterator[RenderableType]:
    plain = " ".join(line.text for line in block.lines if not line.term)
    if plain:
        yield Text(plain)
    for line in block.lines:
        if line.term:
            yield Padding(Text.assemble((line.term, _NAME), ": ", line.text), (0, 0, 0, 2))


def _example(example: c.Example) -> RenderableType:
    cards = " + ".join(_RANKS.get(code[0], code[0]) for code in example.cards)
    return Text.assemble(f"  {f'{cards} = {example.sum}':<16}counts ", (str(example.counts), "bold"))


def _table(*columns: str, title: str = "") -> Table:
    table = Table(box=SIMPLE_HEAD, title=title or None, title_justify="left", title_style=_NAME, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _by_count(block: c.CountTable) -> Table:
    table = _table(block.counted, "draws or stands", title=block.hand)
    for row in block.rows:
        table.add_row(row.counts, Text(_DOES[row.does], style=_LOOKS[row.does]))
    return table


def _grid(block: c.GridTable) -> Table:
    title = f"{block.hand}: D draws a card, S stands   ({block.across} across)"
    table = _table(block.counted, *block.columns, title=title)
    for row in block.rows:
        table.add_row(str(row.count), *(Text(_LETTERS[does], style=_LOOKS[does]) for does in row.does))
    table.caption, table.caption_justify = f"{block.naturals}: natural, stands, no third card", "left"
    return table


def _fifth_card(block: c.FifthCardTable) -> Table:
    table = _table(block.counted, "draws on a 5th card of", "stands on a 5th card of", title=block.hand)
    for row in block.rows:
        if row.natural:
            table.add_row(row.counts, "natural: stands, no 5th card", "")
        else:
            table.add_row(row.counts, Text(row.draws, style=_LOOKS["draws"]), row.stands)
    return table


def _pay_table(block: c.PayTable) -> Table:
    table = _table("wager", *block.styles)
    for row in block.rows:
        table.add_row(Text(row.wager, style=_NAME), *("\n".join(map(_pay, cell)) for cell in row.cells))
    return table


def _pay(pay: c.PayCell) -> str:
    odds = "; ".join(pay.odds)
    return f"{pay.event}: {odds}" if pay.event else odds


def _offer(offer: c.OfferedWagers) -> Iterator[RenderableType]:
    alone = "".join(f"   {_pay(pay)}" for pay in offer.pays if not pay.event)
    yield Text.assemble("\n", (" / ".join(offer.names), _NAME), (alone, "bold"))
    yield Text(" ".join((offer.about, *offer.notes)))
    listing = Table.grid(padding=(0, 2))
    for pay in offer.pays:
        if pay.event:
            listing.add_row(f"  {pay.event}", Text("; ".join(pay.odds), style="bold"))
    if listing.rows:
        yield listing


def _streaks(block: c.StreakTable) -> Table:
    names = ["\n".join(row.names) for row in block.rows]
    table = _table("in a row", *names, title=f"{block.name}: what a win pays")
    for place, length in enumerate(block.lengths):
        table.add_row(str(length), *(row.odds[place] or "-" for row in block.rows))
    return table


def _imprint(leaflet: c.Leaflet) -> Iterator[RenderableType]:
    imprint = leaflet.imprint
    made = f", made {imprint.made}" if imprint.made else ""
    book = f"{imprint.title}, version {imprint.version}; {imprint.instrument}{made}. {sentence(imprint.authority)}"
    yield Text(f"\n{' '.join(f'{book} {imprint.silent}'.split())}", style=_QUIET)
    yield Text("This leaflet explains the game; where it and the rules differ, the rules hold.", style=_QUIET)
    yield Text(f"{leaflet.book} {imprint.version} {imprint.digest}", style=_QUIET)
