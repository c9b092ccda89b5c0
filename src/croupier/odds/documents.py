"""A table of odds as data: one JSON document, flat records, CSV.

Exact figures are text `n/d` or whole numbers as text, since some readers would round them. Start at `document`.
"""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from typing import Any

from croupier.odds.rational import decimal, exact
from croupier.odds.streaks import ASSUMPTION, StreakOdds
from croupier.odds.table import TableOdds, WagerOdds

EDGE_PLACES = 12


def document(table: TableOdds) -> dict[str, Any]:
    return {
        "book": table.book,
        "edition": table.edition,
        "variation": table.variation,
        "decks": table.decks,
        "options": table.options,
        "cards": table.composition.cards,
        "deals": str(table.deals),
        **({"tournament_only": [str(one) for one in table.tournament_only]} if table.tournament_only else {}),
        "cards_used": {str(cards): str(weight) for cards, weight in table.cards},
        "wagers": [wager_document(one) for one in table.wagers] + [_streak_document(one) for one in table.streaks],
    }


def wager_document(odds: WagerOdds) -> dict[str, Any]:
    found: dict[str, Any] = {
        "wager": odds.wager,
        "rows": [
            {
                "event": row.event,
                "pays": exact(row.pays) if row.resolution != "loses" else "-1/1",
                "combinations": str(row.combinations),
                "probability": exact(odds.probability(row)),
            }
            for row in odds.rows
        ],
        **_moments(odds.expected, odds.variance),
    }
    if odds.conditional:
        found["offered"] = exact(odds.offered)
    if odds.options:
        found["options"] = odds.options
    if odds.holdings:
        found["holdings"] = [
            {"player": holding, "offered": exact(one.offered), **_moments(one.expected, one.variance)}
            for holding, one in odds.holdings
        ]
    if odds.warning:
        found["warning"] = odds.warning
    return found


def _streak_document(odds: StreakOdds) -> dict[str, Any]:
    found: dict[str, Any] = {
        "wager": odds.wager,
        "assumes": ASSUMPTION,
        "rows": [
            {"event": row.event, "pays": exact(row.net), "probability": exact(row.probability)} for row in odds.rows
        ],
        **_moments(odds.expected, odds.variance),
    }
    if odds.nominated:
        found["nominated"] = odds.nominated
    return found


def _moments(expected: Fraction, variance: Fraction) -> dict[str, str]:
    return {
        "expected": exact(expected),
        "edge": exact(-expected),
        "edge_decimal": decimal(-expected, EDGE_PLACES),
        "variance": exact(variance),
    }


def records(table: TableOdds) -> list[dict[str, Any]]:
    """A flat record for each row of each wager; figures that are exact stay exact, as text."""
    shared = {"book": table.book, "variation": table.variation, "decks": table.decks, "cards": table.composition.cards}
    return [
        shared
        | {"wager": one["wager"], "options": ",".join(f"{k}={v}" for k, v in one.get("options", {}).items())}
        | {"event": row["event"], "pays": row["pays"], "combinations": row.get("combinations", "")}
        | {"probability": row["probability"], "edge": one["edge"], "edge_decimal": one["edge_decimal"]}
        | {"variance": one["variance"], "offered": one.get("offered", ""), "assumes": one.get("assumes", "")}
        for one in document(table)["wagers"]
        for row in one["rows"]
    ]


def as_csv(rows: list[dict[str, Any]]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: _harmless(value) for name, value in row.items()} for row in rows)
    return out.getvalue()


def _harmless(value: Any) -> Any:
    """A spreadsheet runs text that begins like a formula; a leading apostrophe keeps it text."""
    figure = isinstance(value, str) and value.lstrip("-").replace("/", "").replace(".", "").isdigit()
    return f"'{value}" if isinstance(value, str) and value.startswith(tuple("=+-@\t\r")) and not figure else value
