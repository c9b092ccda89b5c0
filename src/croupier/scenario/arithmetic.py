"""RefusalFacts by hand: `15000*18000/25000 = 10800`, reckoned exactly.

Whole numbers and decimals, + - * / and brackets, up(x, y) and down(x, y) for the next multiple of y, and comparisons,
which are worth 1 where they hold and 0 where they do not. Nothing is evaluated as code. Start at `reckon`.
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import ceil, floor
from typing import Final

from croupier.cards import quoted

_TOKEN: Final = re.compile(r"\s*(?:([0-9]{1,15}(?:\.[0-9]{1,9})?)|([a-z]+)|(<=|>=|!=|[-+*/(),<>=]))")
_COMPARISONS: Final = ("=", "!=", "<", "<=", ">", ">=")
_DEEPEST: Final = 40
_LONGEST: Final = 400


class FigureError(ValueError):
    """The text is not a figure that can be reckoned."""


def reckon(text: str) -> Fraction:
    """What a figure comes to; a comparison that holds comes to 1."""
    return _Reckoner(_tokens(text)).whole()


def sides(text: str) -> tuple[Fraction, str, Fraction] | None:
    """The two sides of a comparison and the sign between them; nothing where it compares nothing."""
    reckoner = _Reckoner(_tokens(text))
    left = reckoner.sum()
    sign = reckoner.next()
    if sign not in _COMPARISONS:
        return None
    return left, sign, reckoner.sum()


def shown(value: Fraction) -> str:
    """`10800`, `35.15` or, where decimals never end, `10/3`."""
    if value.denominator == 1:
        return str(value.numerator)
    scaled = value * 10**9
    if scaled.denominator != 1:
        return f"{value.numerator}/{value.denominator}"
    whole, rest = divmod(abs(scaled.numerator), 10**9)
    return ("-" if value < 0 else "") + f"{whole}.{rest:09}".rstrip("0")


def _tokens(text: str) -> list[str]:
    if len(text) > _LONGEST:
        raise FigureError(f"a figure is at most {_LONGEST} letters long")
    tokens: list[str] = []
    place = 0
    text = text.rstrip()
    while place < len(text):
        found = _TOKEN.match(text, place)
        if found is None:
            raise FigureError(
                f"{quoted(text[place:].strip())} is not understood: write numbers, + - * / ( ), up(x, y), down(x, y) "
                "and = != < <= > >="
            )
        tokens.append(found[1] or found[2] or found[3])
        place = found.end()
    return tokens


class _Reckoner:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.place = 0
        self.depth = 0

    def whole(self) -> Fraction:
        value = self.comparison()
        if self.place < len(self.tokens):
            raise FigureError(f"{quoted(self.tokens[self.place])} is one too many")
        return value

    def peek(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def next(self) -> str:
        token = self.peek()
        self.place += 1
        return token

    def comparison(self) -> Fraction:
        left = self.sum()
        if self.peek() not in _COMPARISONS:
            return left
        sign, right = self.next(), self.sum()
        holds = {
            "=": left == right, "!=": left != right, "<": left < right,
            "<=": left <= right, ">": left > right, ">=": left >= right,
        }[sign]  # fmt: skip
        return Fraction(int(holds))

    def sum(self) -> Fraction:
        value = self.product()
        while self.peek() in ("+", "-"):
            value = value + self.product() if self.next() == "+" else value - self.product()
        return value

    def product(self) -> Fraction:
        value = self.single()
        while self.peek() in ("*", "/"):
            if self.next() == "*":
                value *= self.single()
                continue
            divisor = self.single()
            if not divisor:
                raise FigureError("a division by nothing")
            value /= divisor
        return value

    def single(self) -> Fraction:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise FigureError("too many brackets within brackets")
        token = self.next()
        if token == "-":
            value = -self.single()
        elif token == "(":
            value = self.comparison()
            self.expect(")")
        elif token in ("up", "down"):
            value = self.rounded(token)
        elif token[:1].isdecimal():
            value = Fraction(token)
        else:
            wrong = f"{quoted(token)} cannot stand here" if token else "something is missing at the end"
            raise FigureError(f"{wrong}: a number, a bracket, up(x, y) or down(x, y) is expected")
        self.depth -= 1
        return value

    def rounded(self, direction: str) -> Fraction:
        self.expect("(")
        value = self.comparison()
        self.expect(",")
        unit = self.comparison()
        self.expect(")")
        if unit <= 0:
            raise FigureError(f"{direction}(x, y) needs a y above nothing")
        steps = ceil(value / unit) if direction == "up" else floor(value / unit)
        return steps * unit

    def expect(self, sign: str) -> None:
        token = self.next()
        if token != sign:
            raise FigureError(f"{quoted(sign)} is missing" + (f" before {quoted(token)}" if token else " at the end"))
