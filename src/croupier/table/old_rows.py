"""The row that decided a wager, in the English that logs had for it in the first version of each settlement.

Rows have ids now (coup/rows.py); these are the sentences from before, as they were written, and scenarios may still use
them. Start at `read_row`, which reads one of them, and `with_row_ids`, which does so throughout an event.
"""

from __future__ import annotations

import re
from typing import Any, Final

from croupier.coup import SHOE_END, Figures, OwnRow, row_id

_PLAIN: Final = {
    "no main wager in a coup of the run": OwnRow.NO_MAIN_WAGER,
    "placed before a run was established": OwnRow.PLACED_TOO_SOON,
    "no coup was dealt": OwnRow.NO_COUP_DEALT,
    "shoe ended": OwnRow.SHOE_ENDED,
    "shoe ended early": OwnRow.SHOE_ENDED_EARLY,
    "table closed": OwnRow.TABLE_CLOSED,
    "void coup": OwnRow.VOID_COUP,
    "dummy coup": OwnRow.DUMMY_COUP,
    "void wager": OwnRow.VOID_WAGER,
    "below the minimum": OwnRow.BELOW_THE_MINIMUM,
    "forfeited": OwnRow.FORFEITED,
}
_BY: Final = r"(?P<by>a Player|a Banker|a Tie|the end of the shoe)"
_SHAPES: Final = (
    (re.compile(r"(?P<count>[0-9]{1,3}) in a row"), OwnRow.IN_A_ROW),
    (re.compile(rf"(?P<count>[0-9]{{1,3}}) in a row, ended by {_BY}"), OwnRow.IN_A_ROW_ENDED),
    (re.compile(r"run broken by (?P<by>a tie|Player|Banker)"), OwnRow.RUN_BROKEN),
    (re.compile(rf"ended by {_BY} after (?P<count>[0-9]{{1,3}})"), OwnRow.ENDED_AFTER),
    (re.compile(rf"ended by {_BY} before it began"), OwnRow.ENDED_BEFORE_IT_BEGAN),
)


def read_row(text: str) -> tuple[str, Figures]:
    """The id that a row is known by now, and its figures; what is no ending of the engine's own is a book's event."""
    if own := _PLAIN.get(text):
        return own.value, ()
    for shape, row in _SHAPES:
        if found := shape.fullmatch(text):
            told = found.groupdict()
            figures = (("count", int(told["count"])),) if "count" in told else ()
            return row.value, (*figures, ("by", _by(told["by"]))) if "by" in told else figures
    return row_id(text), ()


def _by(text: str) -> str:
    return SHOE_END if text == "the end of the shoe" else text.removeprefix("a ").lower()


def with_row_ids(raw: dict[str, Any]) -> dict[str, Any]:
    """An event of the first version whose payments, done and undone, name their rows by id."""
    return {name: _payments(value) if name in ("payments", "reversed") else value for name, value in raw.items()}


# What is not as a table writes it stays as it is: whoever reads the event afterwards says what is wrong with it.


def _payments(raw: Any) -> Any:
    return [_payment(one) for one in raw] if isinstance(raw, list) else raw


def _payment(raw: Any) -> Any:
    return {**raw, "settled": _settled(raw["settled"])} if isinstance(raw, dict) and "settled" in raw else raw


def _settled(raw: Any) -> Any:
    if not isinstance(raw, dict) or not isinstance(raw.get("row"), str):
        return raw
    parts = raw["parts"] if isinstance(raw.get("parts"), list) else []
    row, figures = (OwnRow.PARTS.value, ()) if parts and raw["row"] == _joined(parts) else read_row(raw["row"])
    inner = {"parts": [_settled(part) for part in parts]} if parts else {}
    return {**raw, **inner, "row": row, "figures": [list(one) for one in figures]}


def _joined(parts: list[Any]) -> str:
    """The row of a combined wager: the rows of its parts."""
    return ", ".join(f"{part.get('wager')}: {part.get('row')}" for part in parts if isinstance(part, dict))
