"""Terminal output: one console on stdout, tables that breathe, colour only where a person looks.

It knows looks, not rules. Start at `console` and `table`.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from croupier.cards import Card
from croupier.cli.for_programs import print_json as print_json
from croupier.cli.for_programs import print_json_line as print_json_line
from croupier.languages import Fact, Message, Speaker

# colours that survive dark and light terminals; a word always says the same thing too
RESULT_STYLES = {"wins": "green", "loses": "red", "standoff": "yellow", "void": "yellow", "open": "cyan"}
SIDE_STYLES = {"player": "blue", "banker": "red", "tie": "green"}
_BEGIN, _MIDDLE, _END = "\ue000", "\ue001", "\ue002"  # nobody's letters: around a fact that has a style of its own
_MARKED: Final = re.compile(f"{_BEGIN}([^{_MIDDLE}]*){_MIDDLE}([^{_END}]*){_END}")
_SUITS = {"c": "\u2663", "d": "\u2666", "h": "\u2665", "s": "\u2660"}


NARROW = 110


def console() -> Console:
    # a pipe has no width of its own: wide enough for every table, unless the caller says otherwise
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 140
    return Console(highlight=False, emoji=False, soft_wrap=False, width=width)


def is_narrow(out: Console) -> bool:
    """Whether there is room for the essential columns only."""
    return out.width < NARROW


def table(*columns: str, right: tuple[str, ...] = (), whole: tuple[str, ...] = (), title: str | None = None) -> Table:
    """A table of these columns; figures stand at the `right`, and neither they nor `whole` columns are broken."""
    made = Table(box=SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False)
    for column in columns:
        figures = column in right
        unbroken = figures or column in whole
        made.add_column(column, justify="right" if figures else "left", overflow="fold", no_wrap=unbroken)
    return made


def payments_table(speaker: Speaker) -> Table:
    """Who, on what, how much, what became of it, and why: for payments that have just been made."""
    wager, because, clauses, *figures = (
        speaker.say(f"terminal-column-{one}") for one in ("wager", "because", "clauses", "stake", "profit", "back")
    )
    stake, profit, back = figures
    return table("", wager, stake, "", profit, back, because, clauses, right=tuple(figures))


def resolution_text(speaker: Speaker, resolution: str) -> Text:
    return styled(speaker.named("terminal-resolution", resolution), RESULT_STYLES[resolution])


def styled(text: str, style: str = "") -> Text:
    return Text(text, style=style)


def padded(text: str, width: int) -> str:
    """To so many letters of the terminal, of which a Chinese one takes two."""
    return text + " " * (width - cell_len(text))


def spoken(
    speaker: Speaker, id: str, styles: Mapping[str, str] | None = None, style: str = "", /, **facts: Fact
) -> Text:
    """A sentence of the catalogue in colour: `styles` by the names of its facts, `style` for the words between them."""
    marked = {
        name: f"{_BEGIN}{name}{_MIDDLE}{value}{_END}" if styles and name in styles else value
        for name, value in facts.items()
    }
    said, text, end = speaker.said(Message(id, marked)), Text(), 0
    for found in _MARKED.finditer(said):
        text.append(said[end : found.start()], style)
        text.append(found[2], (styles or {})[found[1]])
        end = found.end()
    return text.append(said[end:], style)


def cards_text(out: Console, cards: Sequence[Card]) -> Text:
    """`K\u2665`, in red where the suit is; letters alone where the terminal has no suits."""
    text = Text()
    for card in cards:
        suit = card.suit.value if out.options.ascii_only else _SUITS[card.suit]
        rank = "10" if card.rank == "T" else card.rank.value
        text.append(f"{rank}{suit} ", style="bold red" if card.suit.is_red else "bold")
    return text
