"""A layout drawn: side areas above, then Tie, Banker and Player, and the numbered places below.

It draws what content.py has of a layout, in lines that print well, and knows no rule. Start at `layout_picture`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from unicodedata import east_asian_width

from croupier.handbook.content import DrawnArea, DrawnLayout
from croupier.leaflet.markup import Markup, tag

_WIDE: Final = 640
_EDGE: Final = 16
_LINE: Final = 17  # from one line of text to the next
_BAND: Final = 46
_LETTER: Final = 7.2  # a usual letter at the size of the text; one of Chinese is two
_MOST_LINES: Final = 3  # of one name


def layout_picture(layout: DrawnLayout, told: str) -> Markup:
    """`told` is what the picture shows, for whoever cannot see it."""
    pieces: list[Markup] = []
    down = _EDGE
    for row in _rows(layout):
        pieces += _drawn_row(row, down, height := _height(row))
        down += height + 8
    if layout.places:
        pieces += _places(layout.places, down + 18)
        down += 44
    height = down + _EDGE - 8
    felt = tag(
        "rect", x="2", y="2", width=str(_WIDE - 4), height=str(height - 4), rx="28", class_="felt-edge", aria_hidden=""
    )
    return tag("svg", felt, *pieces, class_="layout", viewBox=f"0 0 {_WIDE} {height}", role="img", aria_label=told)


def _rows(layout: DrawnLayout) -> Iterator[Sequence[DrawnArea]]:
    """Areas that lie side by side: those of a side on its side, the main ones each across the whole felt."""
    extra = [area for area in layout.areas if not area.main]
    left = [area for area in extra if area.side == "player"]
    right = [area for area in extra if area.side == "banker"]
    for place in range(max(len(left), len(right))):
        yield (*left[place : place + 1], *right[place : place + 1])
    middle = [area for area in extra if area.side in ("tie", "middle")]
    for place in range(0, len(middle), 3):
        yield middle[place : place + 3]
    mains = {area.side: area for area in layout.areas if area.main}
    yield from ([mains[side]] for side in ("tie", "banker", "player") if side in mains)


def _height(row: Sequence[DrawnArea]) -> int:
    if all(area.main for area in row):
        return _BAND
    width = _across(len(row))
    return 18 + _LINE * max(len(list(_lines(area, width))) for area in row)


def _across(many: int) -> float:
    return (_WIDE - 2 * _EDGE - 12 * (many - 1)) / many


def _drawn_row(row: Sequence[DrawnArea], down: int, height: int) -> Iterator[Markup]:
    width = _across(len(row))
    for place, area in enumerate(row):
        left = _EDGE + place * (width + 12)
        box = {"x": f"{left:.0f}", "y": str(down), "width": f"{width:.0f}", "height": str(height)}
        yield tag("rect", **box, rx="8", class_=f"area {area.side}")
        lines = list(_lines(area, width))
        first = down + height / 2 - _LINE * (len(lines) - 1) / 2 + 5
        for number, line in enumerate(lines):
            at = {"x": f"{left + width / 2:.0f}", "y": f"{first + number * _LINE:.0f}"}
            yield tag("text", line, **at, class_="main" if area.main else "")


def _lines(area: DrawnArea, width: float) -> Iterator[str]:
    """The names of an area, each on lines of its own that fit."""
    for name in area.names:
        yield from _wrapped(name, width - 12)


def _wrapped(name: str, width: float) -> list[str]:
    lines = [""]
    for word in name.split():
        longer = f"{lines[-1]} {word}".strip()
        if _long(longer) > width and lines[-1] and len(lines) < _MOST_LINES:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _long(text: str) -> float:
    return sum(_LETTER * (2 if east_asian_width(letter) in "WF" else 1) for letter in text)


def _places(many: int, down: int) -> Iterator[Markup]:
    step = (_WIDE - 2 * _EDGE) / many
    for place in range(many):
        across = _EDGE + step * (place + 0.5)
        yield tag("circle", cx=f"{across:.0f}", cy=str(down), r="15", class_="place")
        yield tag("text", str(place + 1), x=f"{across:.0f}", y=str(down + 5))
