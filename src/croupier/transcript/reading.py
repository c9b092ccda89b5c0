"""Reading the lines of a transcript: words, figures and cards, forgiving about case and spaces and nothing else.

Whether the cards can lie so is judged elsewhere (judging.py); here a line is readable or it is not. Start at
`read_lines`.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from croupier.cards import Card, NotationError, quoted, read_cards
from croupier.transcript.record import FORM, BurnLine, CoupLine, Hand, ShoeRecord
from croupier.transcript.writing import IN_PLAY, UNSEEN

LONGEST: Final = 1_000_000  # characters; the longest shoe takes a fiftieth of it
_FIGURES: Final = ("decks", "shoe", "cut", "cutting-card")
_TEXTS: Final = ("table", "book", "variation", "commitment")
_OF_CARDS: Final = ("cut", "cutting-card")
_NEEDED: Final = ("table", "book", "variation", *_FIGURES)
_SAID: Final = ("seeded", "without-cards")  # yes, or not told at all
_HEADER: Final = (*_TEXTS, *_FIGURES, *_SAID, "burn")
_MARKS: Final = ("burned", "cutting-card=", "last", "dummy=", "void=", "carried=", "kept=", "discarded=")
_NUMBERS: Final = ("cutting-card", "carried")
_STRAY: Final = ("kept", "discarded")
_RESULT: Final = re.compile(r"[PBT][0-9]-[0-9]", re.IGNORECASE)
_RESULT_ALONE: Final = re.compile(r"[BPT]b?p?n?")
_CARDS: Final = re.compile(r"(?:[A2-9TJQK][CDHS]|\?\?|/)+", re.IGNORECASE)


class NotATranscript(Exception):
    """A line cannot be read, or lines are missing; the message says which and what to write instead."""

    def __init__(self, line: int, says: str) -> None:
        self.line = line
        self.says = says
        super().__init__(f"line {line}: {says}" if line else says)


class Written(msgspec.Struct, frozen=True):
    """What the lines say: the shoe, and of each coup its line and the result stated there, if one is."""

    record: ShoeRecord
    lines: tuple[int, ...]
    results: tuple[str, ...]
    header: dict[str, int]  # the line of each word


class _Reader:
    def __init__(self) -> None:
        self.header: dict[str, Any] = {}
        self.at: dict[str, int] = {}
        self.coups: list[CoupLine] = []
        self.lines: list[int] = []
        self.results: list[str] = []
        self.variation = ""  # the one that a line says is played from here on
        self.ended: str | None = None

    def line(self, number: int, text: str) -> None:
        word, rest = (*text.split(None, 1), "")[:2]
        if self.ended is not None:
            raise NotATranscript(number, "something follows the end: a transcript holds one shoe")
        if word.isascii() and word.isdecimal():
            self._coup(number, text)
        elif word == "end":
            self._end(number, rest)
        elif word == "variation" and self.coups:
            self.variation = _value(number, word, rest)
        elif word not in _HEADER:
            known = f"a coup, such as 1 3sKd4h/6cTd P7-6, or one of {', '.join(_HEADER)}, end"
            raise NotATranscript(number, f"{quoted(word)} begins no line of a transcript: write {known}")
        elif self.coups:
            raise NotATranscript(number, f"{word} stands before the first coup")
        elif word in self.header:
            raise NotATranscript(number, f"{word} is told twice, here and in line {self.at[word]}")
        else:
            self.header[word], self.at[word] = _header(number, word, rest), number

    def _end(self, number: int, rest: str) -> None:
        words = rest.split()
        if len(words) != 2:
            raise NotATranscript(number, "the end tells how many coups and why: write end 78 last-coup")
        coups = _figure(number, "end", words[0])
        if coups != len(self.coups):
            raise NotATranscript(number, f"{len(self.coups)} coups are there where {coups} were written")
        self.ended = "" if words[1] == IN_PLAY else words[1]

    def _coup(self, line: int, text: str) -> None:
        number, *words = text.partition("#")[0].split()
        expected = len(self.coups) + 1
        if int(number[:10]) != expected or len(number) > 10:
            raise NotATranscript(line, f"coup {quoted(number)} stands where coup {expected} is to come")
        if "without-cards" in self.header:
            self._result_alone(line, expected, words)
            return
        marks: dict[str, Any] = {}
        while words and (found := _mark(line, words[-1])):
            if found[0] in marks:
                raise NotATranscript(line, f"{quoted(words[-1])} is marked twice")
            marks[found[0]] = found[1]
            words.pop()
        result = words.pop().upper() if words and _RESULT.fullmatch(words[-1]) else ""
        for word in words[1:]:
            if not _CARDS.fullmatch(word):
                marked = "burned, cutting-card=3, last, dummy=..., void=..., carried=1, kept=2h or discarded=2h"
                known = f"a result such as P7-6, or a mark: {marked}"
                raise NotATranscript(line, f"{quoted(word)} is neither cards nor {known}")
        player, slash, banker = "".join(words).partition("/")
        if not slash:
            raise NotATranscript(line, "there is no coup: write Player's cards, a slash, Banker's cards")
        hands = _hand(line, player), _hand(line, banker)
        if self.variation:
            marks["variation"] = self.variation
        self.coups.append(CoupLine(expected, *hands, **marks))
        self.lines.append(line)
        self.results.append(result)
        self.variation = ""

    def _result_alone(self, line: int, number: int, words: list[str]) -> None:
        if len(words) != 1 or not _RESULT_ALONE.fullmatch(words[0]):
            known = "the winner and its marks, such as B or Tbpn"
            raise NotATranscript(line, f"{quoted(' '.join(words))} is no result without cards: write {known}")
        coup = CoupLine(number, (), (), result=words[0])
        self.coups.append(replace(coup, variation=self.variation) if self.variation else coup)
        self.lines.append(line)
        self.results.append("")
        self.variation = ""


def read_lines(text: str) -> Written:
    """What a transcript says, unjudged; a NotATranscript that names the line."""
    if len(text) > LONGEST:
        raise NotATranscript(0, f"it is longer than any shoe: {len(text):,} characters")
    lines = text.removeprefix("\ufeff").split("\n")
    if lines[0].strip() != FORM:
        raise NotATranscript(1, f"this is no transcript of a shoe: its first line is {FORM}")
    reader = _Reader()
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if line and not line.startswith("#"):
            reader.line(number, line)
    if reader.ended is None:
        last = max(number for number, line in enumerate(lines, start=1) if line.strip())
        raise NotATranscript(last, "it was cut off after this line: the last one tells how many coups there are")
    unneeded = _OF_CARDS if "without-cards" in reader.header else ()
    missing = [word for word in _NEEDED if word not in reader.header and word not in unneeded]
    if missing:
        raise NotATranscript(0, f"the transcript does not tell its {', '.join(missing)}")
    told = {word.replace("-", "_"): value for word, value in reader.header.items()}
    told["edition"] = told.pop("book")
    record = ShoeRecord(**told, coups=tuple(reader.coups), ended=reader.ended)
    return Written(record, tuple(reader.lines), tuple(reader.results), reader.at)


def _header(number: int, word: str, rest: str) -> Any:
    if word == "burn":
        return _burn(number, rest)
    value = _value(number, word, rest)
    if word in _SAID:
        if value != "yes":
            raise NotATranscript(number, f"{word} is yes, or is not told at all")
        return True
    return _figure(number, word, value) if word in _FIGURES else value


def _value(number: int, word: str, rest: str) -> str:
    text = rest.strip()
    if text.startswith('"'):
        try:
            said = json.loads(text)
        except (ValueError, RecursionError):
            raise NotATranscript(number, f"{word} {quoted(text)} has no end to its quotation") from None
        text = said if isinstance(said, str) else ""
    if not text:
        raise NotATranscript(number, f"{word} is empty")
    return text


def _figure(number: int, word: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise NotATranscript(number, f"{word} {quoted(text)} is no number: write digits")
    return int(text)


def _burn(number: int, rest: str) -> BurnLine:
    form, *words = rest.split() or [""]
    if not words:
        raise NotATranscript(number, "a burn tells its form and how many cards: write burn plain 1")
    return BurnLine(form, _figure(number, "burn", words[0]), _cards(number, "".join(words[1:])))


def _cards(line: int, text: str) -> tuple[Card, ...]:
    try:
        return read_cards(text)
    except NotationError as error:
        raise NotATranscript(line, str(error)) from None


def _hand(line: int, text: str) -> Hand:
    """Cards, or `??` where one was never seen."""
    cards: list[Card | None] = []
    for start in range(0, len(text), 2):
        pair = text[start : start + 2]
        cards += (None,) if pair == UNSEEN else _cards(line, pair)
    return tuple(cards)


def _mark(line: int, word: str) -> tuple[str, Any] | None:
    name, equals, value = word.partition("=")
    if f"{name}{equals}" not in _MARKS:
        return None
    if not equals:
        return name, True
    if not value:
        raise NotATranscript(line, f"{quoted(word)} tells nothing after the sign")
    if name in _STRAY:
        return name, _hand(line, value)
    return name.replace("-", "_"), _figure(line, name, value) if name in _NUMBERS else value
