"""On which line of a file each key stands, so that a fault can name it.

It reads headings and the beginnings of entries, and no values; where a key stands in a line of its table, that line is
its own. Start at `key_lines`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

_HEADING: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.\-\s\"']+?)\s*\]\]?\s*(?:#.*)?")
_ENTRY: Final = re.compile(r"\s*([A-Za-z0-9_.\-\"']+(?:\s*\.\s*[A-Za-z0-9_\-\"']+)*)\s*=")


def key_lines(text: str) -> dict[str, int]:
    """By the path of a key, entries of lists counted from one: `format.round[2].length`."""
    found: dict[str, int] = {}
    within, counts = "", dict[str, int]()
    for number, line in enumerate(text.split("\n"), start=1):
        if heading := _HEADING.fullmatch(line):
            within = _table(heading[2], counts, listed=heading[1] == "[[")
            found.setdefault(within, number)
        elif entry := _ENTRY.match(line):
            found.setdefault(f"{within}.{_plain(entry[1])}".lstrip("."), number)
    return found


def line_of(key: str, lines: Mapping[str, int]) -> int:
    """The line of a key, or of the nearest table around it; 0 where none is known."""
    return next((lines[one] for one in _around(key) if one in lines), 0)


def _around(key: str) -> Iterator[str]:
    yield key
    while key:
        cut = max(key.rfind("."), key.rfind("["))
        key = key[:cut] if cut > 0 else ""
        if key:
            yield key


def _table(name: str, counts: dict[str, int], *, listed: bool) -> str:
    """The path of a heading, its lists numbered as far as they have got."""
    path, parts = "", _plain(name).split(".")
    for place, part in enumerate(parts):
        path = f"{path}.{part}".lstrip(".")
        if listed and place == len(parts) - 1:
            counts[path] = counts.get(path, 0) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def _plain(name: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in name.split("."))
