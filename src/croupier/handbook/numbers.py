"""The numbers of clauses: which clause lies under which, which belong to one chapter, and where a page has each.

It reads numbers as the documents print them, whatever the document. Start at `ancestors`.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from itertools import groupby
from typing import Final

from croupier.clauses import Clause, ClauseRow, Register

_LAST_PART: Final = re.compile(r"(?:\([^()]*\)|[.:/][^.:/()]*|\))$")
_FIRST_PART: Final = re.compile(r"[A-Za-z]+|\d+")
_HEADING: Final = "Heading:"  # how a register begins the paraphrase of a clause that is only a heading
_LEAD_IN: Final = "Lead-in:"


def ancestors(number: str, known: Container[str]) -> Iterator[str]:
    """The clauses that a clause lies under, the nearest first, as far as the register has them."""
    while (shorter := _LAST_PART.sub("", number)) != number:
        number = shorter.rstrip()
        if number in known:
            yield number


def is_heading(row: ClauseRow) -> bool:
    return row.paraphrase.startswith(_HEADING)


def is_lead_in(row: ClauseRow) -> bool:
    return row.paraphrase.startswith(_LEAD_IN)


def chapters_of(register: Register) -> Iterator[tuple[str, tuple[ClauseRow, ...]]]:
    """Clauses that follow each other and have the same first part; those without a number are together by topic."""
    headed = {row.clause.number for row in register if is_heading(row)}
    for (number, _), rows in groupby(register, key=lambda row: _chapter(row, headed)):
        yield number, tuple(rows)


def _chapter(row: ClauseRow, headed: Container[str]) -> tuple[str, str]:
    found = _FIRST_PART.match(row.clause.number)
    assert found, "a clause has a number or a name"
    first = found[0]
    return (first, "") if first.isdecimal() or first in headed else ("", row.topic)


def anchor(clause: Clause) -> str:
    """By which a page has a clause: its number, without what no address may hold."""
    return f"clause-{clause.number.replace(' ', '_')}"
