"""The house's win over the period as a picture: a line, what the odds expect beside it, and bands around that.

It draws what `WinCurve` has, in plain SVG that prints and needs nothing installed, and computes no figure. Eyes need no
exact numbers: the sheet and the JSON have them. Start at `curve_picture`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from croupier.languages import Speaker
from croupier.leaflet.markup import Markup, tag
from croupier.local_time import HOUR, local_time
from croupier.reports.report import WinCurve

# distinguishable for colour-blind eyes, and never the only sign: what is expected is dashed
_WIN, _EXPECTED, _INK, _LINE = "#0072b2", "#d55e00", "#1d1c1a", "#cfc8b8"
_WIDE, _HIGH = 900, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 96, 28, 40, 44
_ACROSS: Final = 6  # times named below
_A_DAY: Final = 24 * HOUR
_STEPS: Final = (1, 2, 5)  # of a scale, times a power of ten


def curve_picture(curve: WinCurve, zone: str, speaker: Speaker) -> Markup:
    """With bands of one and of two standard deviations; the last figures stand in words for whoever cannot see it."""
    low, high = _reach(curve)
    begins, ends = curve.instants[0], curve.instants[-1]

    def across(instant: int) -> float:
        return _LEFT + (_WIDE - _LEFT - _RIGHT) * (instant - begins) / max(1, ends - begins)

    def up(cents: float) -> float:
        return _HIGH - _BOTTOM - (_HIGH - _TOP - _BOTTOM) * (cents - low) / (high - low)

    def band(times: int) -> Markup:
        law = list(zip(curve.instants, curve.expected, curve.spread, strict=True))
        upper = [(across(at), up(mean + times * spread)) for at, mean, spread in law]
        lower = [(across(at), up(mean - times * spread)) for at, mean, spread in law]
        return tag("polygon", points=_points([*upper, *reversed(lower)]), fill=_EXPECTED, fill_opacity="0.12")

    def line(values: Sequence[int], colour: str, dashes: str) -> Markup:
        points = _points((across(i), up(v)) for i, v in zip(curve.instants, values, strict=True))
        return tag("polyline", points=points, fill="none", stroke=colour, stroke_width="2", stroke_dasharray=dashes)

    told = speaker.say(
        "report-curve-told",
        win=curve.win[-1],
        expected=curve.expected[-1],
        spread=curve.spread[-1],
    )
    scale = [piece for cents in _scale(low, high) for piece in _level(up(cents), speaker.money(cents), zero=not cents)]
    return tag(
        "svg",
        tag("title", told),
        *scale,
        *_times(begins, ends, zone),
        band(2),
        band(1),
        line(curve.expected, _EXPECTED, "6 4"),
        line(curve.win, _WIN, ""),
        *_legend(speaker),
        xmlns="http://www.w3.org/2000/svg",  # a page may show it as a picture of its own
        class_="curve",
        viewBox=f"0 0 {_WIDE} {_HIGH}",
        role="img",
        aria_label=told,
        font_family="sans-serif",
        font_size="12",
    )


def _reach(curve: WinCurve) -> tuple[int, int]:
    """From the lowest to the highest that is drawn, nothing among it."""
    bands = [e + 2 * sign * s for e, s in zip(curve.expected, curve.spread, strict=True) for sign in (1, -1)]
    low, high = min(0, *curve.win, *bands), max(0, *curve.win, *bands)
    return (low, high) if low < high else (low, low + 100)


def _scale(low: int, high: int) -> list[int]:
    """Round amounts, a handful of them."""
    step, power = 100, 100
    while (high - low) // step > 6:
        step = next((power * one for one in _STEPS if power * one > step), power * 10)
        power = power * 10 if step == power * 10 else power
    first = -(-low // step) * step
    return list(range(first, high + 1, step))


def _level(y: float, text: str, *, zero: bool) -> Iterable[Markup]:
    colour = _INK if zero else _LINE
    yield tag("line", x1=str(_LEFT), x2=str(_WIDE - _RIGHT), y1=f"{y:.1f}", y2=f"{y:.1f}", stroke=colour)
    yield tag("text", text, x=str(_LEFT - 8), y=f"{y + 4:.1f}", text_anchor="end", fill=_INK)


def _times(begins: int, ends: int, zone: str) -> list[Markup]:
    local, found = local_time(zone), list[Markup]()
    days = ends - begins > 2 * _A_DAY
    for place in range(_ACROSS + 1):
        instant = begins + (ends - begins) * place // _ACROSS
        text = local.at(instant).strftime("%m-%d" if days else "%H:%M")
        x = _LEFT + (_WIDE - _LEFT - _RIGHT) * place / _ACROSS
        found.append(tag("text", text, x=f"{x:.1f}", y=str(_HIGH - _BOTTOM + 20), text_anchor="middle", fill=_INK))
    return found


def _legend(speaker: Speaker) -> Iterable[Markup]:
    x = _LEFT
    for name, colour, dashes in (("win", _WIN, ""), ("expected", _EXPECTED, "6 4")):
        text = speaker.say(f"report-curve-{name}")
        yield tag(
            "line",
            x1=str(x),
            x2=str(x + 28),
            y1="18",
            y2="18",
            stroke=colour,
            stroke_width="2",
            stroke_dasharray=dashes,
        )
        yield tag("text", text, x=str(x + 36), y="22", fill=_INK)
        x += 360


def _points(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
