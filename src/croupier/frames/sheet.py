"""Rows as CSV that a program reads and a sheet does not run. Start at `sheet_lines`."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from io import StringIO
from typing import Any, Final

from croupier.frames.column import Column

BEGINS_A_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
_BEGINNING: Final = datetime(1970, 1, 1, tzinfo=UTC)


def harmless(text: str) -> str:
    """A sheet's program takes what begins so for a sum to work out; an apostrophe makes it a text."""
    return f"'{text}" if text.lstrip(" ").startswith(BEGINS_A_FORMULA) else text


def sheet_lines(columns: Sequence[Column], rows: Iterable[Sequence[Any]]) -> Iterator[str]:
    """A line a row, the names of the columns first."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(column.name for column in columns)
    for row in rows:
        yield out.getvalue()
        out.seek(0)
        out.truncate()
        writer.writerow(_cell(column, value) for column, value in zip(columns, row, strict=True))
    yield out.getvalue()


def _cell(column: Column, value: Any) -> str:
    if value is None:
        return ""
    match column.kind:
        case "text":
            return harmless(str(value)) if not _is_whole(str(value)) else str(value)
        case "flag":
            return "true" if value else "false"
        case "instant":
            return (_BEGINNING + timedelta(milliseconds=int(value))).isoformat(timespec="milliseconds")
        case "real":
            return repr(float(value))
        case _:
            return str(value)


def _is_whole(text: str) -> bool:
    """Minus and digits are a number and no formula."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit()
