"""Books, variations, options and deck counts side by side, sorted by edge.

A choice that a book does not know is left out with its reason; the others are compared. Start at `compare_odds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from croupier.clauses import Clauses, Refusal
from croupier.odds.rational import decimal, exact
from croupier.odds.streaks import StreakOdds
from croupier.odds.table import TableOdds, WagerOdds, table_odds
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import Rulebook


class Compared(msgspec.Struct, frozen=True):
    wager: str
    book: str
    variation: str
    decks: int
    options: dict[str, str]
    edge: Fraction
    variance: Fraction
    tournament_only: Clauses = ()

    @property
    def options_text(self) -> str:
        return ", ".join(f"{key}={value}" for key, value in self.options.items())

    def record(self) -> dict[str, Any]:
        """A flat record: exact figures as text, and the edge as a decimal for the eye."""
        return {
            "wager": self.wager,
            "book": self.book,
            "variation": self.variation,
            "decks": self.decks,
            "options": self.options_text,
            "edge": exact(self.edge),
            "edge_decimal": decimal(self.edge, 12),
            "variance": exact(self.variance),
            "tournament_only": " ".join(map(str, self.tournament_only)),
        }

    def document(self) -> dict[str, Any]:
        return self.record() | {
            "options": self.options,
            "tournament_only": [str(one) for one in self.tournament_only],
        }


def compare_odds(
    asked: Iterable[tuple[Rulebook, int | None, dict[str, str]]],
    variations: Sequence[str] = (),
    wagers: Sequence[str] = (),
    pays: Sequence[ChangedPay] = (),
) -> tuple[list[Compared], list[Refusal]]:
    """One row for each wager of each book and choice, best for the patron first; and what was refused."""
    rows: dict[tuple[Any, ...], Compared] = {}
    refusals: list[Refusal] = []
    for book, decks, options in asked:
        known = {key: value for key, value in options.items() if key in book.options}
        for variation in book.variations:
            if variations and variation.id not in variations:
                continue
            table = table_odds(book, variation.id, decks=decks, options=known, pays=pays)
            if isinstance(table, Refusal):
                refusals.append(table)
                continue
            for one in _rows(table, known, wagers):
                rows[one.book, one.variation, one.decks, one.wager, one.options_text] = one
    return sorted(rows.values(), key=lambda one: (one.edge, one.wager, one.book, one.variation)), refusals


def _rows(table: TableOdds, options: dict[str, str], wagers: Sequence[str]) -> Iterable[Compared]:
    every: tuple[WagerOdds | StreakOdds, ...] = (*table.wagers, *table.streaks)
    for one in every:
        if wagers and one.wager not in wagers:
            continue
        chosen = {**options, **getattr(one, "options", {})}
        yield Compared(
            wager=one.wager,
            book=table.book,
            variation=table.variation,
            decks=table.decks,
            options=chosen,
            edge=one.edge,
            variance=one.variance,
            tournament_only=table.tournament_only,
        )
