"""Entries of a tournament from a table of text: a column for each fact of an entry, in any order, a line an entrant.

Each line is read by itself: what cannot be read is a message with its line, and the others are read all the same.
Start at `read_entries`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from croupier.languages import Message
from croupier.money import Cents
from croupier.scenario.values import ValueProblem, read_value, wanted_by
from croupier.tournament.records import Enter

_FIELDS: Final = {name: one for name, one in wanted_by(Enter).items() if name not in ("id", "actor", "at")}


class EntryRow(NamedTuple):
    """A line: the facts of `enter`, or what is wrong with it."""

    line: int
    facts: dict[str, Any]
    problem: Message | None = None


def read_entries(text: str, price: Cents) -> Iterator[EntryRow]:
    """A `csv.Error` where it is no table; whoever is not said to have paid something else paid the price."""
    rows = csv.DictReader(text.removeprefix("\ufeff").splitlines(), skipinitialspace=True, strict=True)
    for number, line in enumerate(rows, start=2):
        yield _row(number, line, price)


def _row(number: int, line: dict[Any, Any], price: Cents) -> EntryRow:
    facts: dict[str, Any] = {}
    for column, text in line.items():
        key = str(column).strip().lower().replace("_", "-").replace(" ", "-")
        if key not in _FIELDS or text is None:
            problem = Message("director-column", {"line": number, "column": key, "known": tuple(_FIELDS)})
            return EntryRow(number, facts, problem)
        if text.strip():
            try:
                facts[key.replace("-", "_")] = read_value(_FIELDS[key], text.strip())
            except ValueProblem as error:
                return EntryRow(number, facts, Message("director-value", {"line": number, "why": str(error)}))
    if not facts.get("entrant"):
        return EntryRow(number, facts, Message("director-no-entrant", {"line": number}))
    return EntryRow(number, {"paid": price, **facts})
