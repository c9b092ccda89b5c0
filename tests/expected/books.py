"""The typed expectations of the five books, gathered and read once.

It joins what the folders beside it hold and knows nothing of any rule. Start at `EXPECTED`.
"""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from expected.lines import Line, Table, cents, read_lines, read_table, rows_of
from expected.tables_of_play import Cells, fifth_card_cells, grid_cells


class Offer(NamedTuple):
    table: Table
    wagers: frozenset[str]


class ShoeEndCase(NamedTuple):
    text: str
    table: Table
    first_card: bool
    tied: bool
    extra_rounds: int
    left: int


class OptionRow(NamedTuple):
    key: str
    values: tuple[str, ...]
    default: str | None


class LayoutRow(NamedTuple):
    id: str
    places: int | None
    other_places: tuple[int, ...]
    languages: tuple[str, ...]
    wagers: tuple[str, ...]
    choices: tuple[tuple[str, ...], ...]


class CoupRow(NamedTuple):
    """One coup under one table: the profit on $100 of each wager that does not lose, and which of them stand off."""

    table: Table
    coup: str
    profits: dict[str, int]
    standoffs: frozenset[str]


class Expected(NamedTuple):
    cells: Cells
    decks: tuple[int, ...]
    deck_requirements: dict[str, tuple[int, ...]]
    cutting_cards: int
    cut: tuple[int, str]
    cutting_card_places: tuple[tuple[int, str], ...]
    burns: tuple[tuple[str, str], ...]
    burn_each_coup: str | None
    commission_taken: str | None
    after_four_cards: frozenset[str]
    tournament_only: frozenset[str]
    shoe_end: tuple[ShoeEndCase, ...]
    offers: tuple[Offer, ...]
    options: tuple[OptionRow, ...]
    layouts: tuple[LayoutRow, ...]
    lines: tuple[Line, ...]
    coups: tuple[CoupRow, ...]


def _columns(text: str) -> list[list[str]]:
    return [[column.strip() for column in row.split("|")] for row in rows_of(text)]


def _words(text: str) -> tuple[str, ...]:
    return () if text == "-" else tuple(text.split())


def _shoe_end(row: list[str]) -> ShoeEndCase:
    table, when, result, left = row
    assert when in ("during a coup", "before the first card", "in the extra round"), when
    assert result in ("decided", "tied"), result
    extra = 1 if when == "in the extra round" else 0
    first = when == "before the first card"
    return ShoeEndCase(" ".join(row[:3]), read_table(table), first, result == "tied", extra, int(left))


def _layout(row: list[str]) -> LayoutRow:
    id, places, others, languages, wagers, choices = row
    return LayoutRow(
        id,
        None if places == "-" else int(places),
        tuple(map(int, _words(others))),
        _words(languages),
        _words(wagers),
        () if choices == "-" else tuple(_words(choice.strip()) for choice in choices.split(",")),
    )


def _coups(text: str, tables: tuple[str, ...]) -> list[CoupRow]:
    found: list[CoupRow] = []
    for coup, *mains, sides in _columns(text):
        side_wagers = dict(side.split() for side in sides.split(",") if side)
        for table, main in zip(tables, mains, strict=True):
            answers = dict(zip(("player", "banker", "tie"), main.split(), strict=True)) | side_wagers
            answers = {wager: answer for wager, answer in answers.items() if answer != "-"}
            profits = {wager: cents(answer.lstrip("=") or "0") for wager, answer in answers.items()}
            standoffs = frozenset(wager for wager, answer in answers.items() if answer.startswith("="))
            found.append(CoupRow(read_table(table), coup, profits, standoffs))
    return found


def _expected(name: str) -> Expected:
    folder = f"expected.{name}"
    coups, provisions = import_module(f"{folder}.coups"), import_module(f"{folder}.provisions")
    lines = import_module(f"{folder}.lines").LINES
    return Expected(
        fifth_card_cells() if name == "crown_brochure" else grid_cells(),
        provisions.DECKS,
        provisions.DECK_REQUIREMENTS,
        provisions.CUTTING_CARDS,
        provisions.CUT,
        provisions.CUTTING_CARD_PLACES,
        provisions.BURNS,
        provisions.BURN_EACH_COUP,
        provisions.COMMISSION_TAKEN,
        provisions.AFTER_FOUR_CARDS,
        provisions.TOURNAMENT_ONLY,
        tuple(map(_shoe_end, _columns(provisions.SHOE_END))),
        tuple(Offer(read_table(table), frozenset(wagers.split())) for table, wagers in _columns(provisions.OFFERED)),
        tuple(
            OptionRow(key, _words(values), None if default == "-" else default)
            for key, values, default in _columns(provisions.OPTIONS)
        ),
        tuple(map(_layout, _columns(provisions.LAYOUTS))),
        tuple(read_lines(lines)),
        tuple(_coups(coups.COUPS, coups.TABLES)),
    )


EXPECTED: dict[str, Expected] = {
    "crown-sydney": _expected("crown_sydney"),
    "crown-melbourne": _expected("crown_melbourne"),
    "canberra": _expected("canberra"),
    "star-sydney": _expected("star_sydney"),
    "crown-brochure": _expected("crown_brochure"),
}
