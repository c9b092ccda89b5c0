"""Terminal output: one console on stdout, tables that breathe, colour only where a person looks.

It knows looks, not rules. Start at `console` and `table`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from croupier.cards import Card
from croupier.clauses import Clause

# colours that survive dark and light terminals; a word always says the same thing too
RESULT_STYLES = {"wins": "green", "loses": "red", "standoff": "yellow", "void": "yellow", "open": "cyan"}
SIDE_STYLES = {"player": "blue", "banker": "red", "tie": "green"}
_SUITS = {"c": "\u2663", "d": "\u2666", "h": "\u2665", "s": "\u2660"}


NARROW = 110


def console() -> Console:
    # a pipe has no width of its own: wide enough for every table, unless the caller says otherwise
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 140
    return Console(highlight=False, soft_wrap=False, width=width)


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


def styled(text: str, style: str = "") -> Text:
    return Text(text, style=style)


def _plain(value: object) -> str:
    """A clause is text to a machine."""
    if isinstance(value, Clause):
        return str(value)
    raise TypeError(f"{type(value).__name__} has no place in a document")


def print_json(document: Any) -> None:
    """Exactly one JSON document on stdout."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document, enc_hook=_plain), indent=2).decode() + "\n")


def print_json_line(document: Any) -> None:
    """One JSON document in one line on stdout, for a stream of them."""
    sys.stdout.write(msgspec.json.encode(document, enc_hook=_plain).decode() + "\n")


def cards_text(out: Console, cards: Sequence[Card]) -> Text:
    """`K\u2665`, in red where the suit is; letters alone where the terminal has no suits."""
    text = Text()
    for card in cards:
        suit = card.suit.value if out.options.ascii_only else _SUITS[card.suit]
        rank = "10" if card.rank == "T" else card.rank.value
        text.append(f"{rank}{suit} ", style="bold red" if card.suit.is_red else "bold")
    return text
