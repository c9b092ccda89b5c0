"""Messages without grammar: text, facts in it by their kinds, and at most a choice by a word.

Most are, and whoever says only such ones need not load the library that knows plurals and all else (library.py), which
takes longer than a short verb works. It says nothing that the library would say otherwise: whatever is not plain is
left to it, and a test holds the two together over every message. Start at `read` and `fill`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from croupier.languages.message import MessageFacts

LONGEST: Final = 2000  # letters of one fact in a sentence: the library takes no more than 2,500
LARGEST: Final = 10**15  # what every language's numbers can be; a larger one is a slip, and written as it came

_MESSAGE: Final = re.compile(r"[a-zA-Z][\w-]* *=[ \n]*(.*?)\s*", re.DOTALL)
_FACT: Final = r"\$([a-zA-Z][\w-]*)"
_OF_A_KIND: Final = rf"([A-Z]+)\({_FACT}((?:, *\w+: *\"[^\"\\]*\")*)\)"
_PLACED: Final = re.compile(rf"\{{ *(?:\"([^\"\\{{}}\n]*)\"|{_FACT}|{_OF_A_KIND}) *\}}")
_OPTION: Final = re.compile(r"(\w+): *\"([^\"]*)\"")
_CHOICE: Final = re.compile(rf"\{{ *{_FACT} *->\n(.*)\n *\}}", re.DOTALL)
_VARIANT: Final = re.compile(r" *(\*?)\[([a-zA-Z][\w-]*)\] *(\S.*?) *")


class Several:
    """A fact that is several: what the kind of fact makes of it is the list."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)

    def __str__(self) -> str:
        return " ".join(map(str, self.values))


class FactPlace(NamedTuple):
    """Where a fact goes, and the kind of fact it is there."""

    fact: str
    kind: str
    options: Mapping[str, str]


PlainPattern: TypeAlias = tuple[str | FactPlace, ...]


class PlainChoice(NamedTuple):
    """One pattern or another, by the word that a fact is."""

    by: str
    patterns: Mapping[str, PlainPattern]
    otherwise: PlainPattern


FactKinds: TypeAlias = Mapping[str, Callable[..., Any]]


def given(value: object) -> Any:
    """A fact as kinds of facts take it: flags are yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) < LARGEST:
        return value
    if isinstance(value, tuple | list):
        return Several(value)
    text = "" if value is None else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def read(source: str) -> PlainPattern | PlainChoice | None:
    """A message as it stands in its file; nothing where it is not plain."""
    found = _MESSAGE.fullmatch(source)
    if found is None:
        return None
    chosen = _CHOICE.fullmatch(found[1])
    return _pattern(found[1]) if chosen is None else _choice(chosen[1], chosen[2].split("\n"))


def fill(pattern: PlainPattern | PlainChoice, facts: MessageFacts, kinds: FactKinds) -> str | None:
    """The sentence; nothing where a fact is missing, or has to be said by the language's grammar."""
    if isinstance(pattern, PlainChoice):
        word = given(facts.get(pattern.by, 0))
        if not isinstance(word, str):  # a number chooses by its plural form too
            return None
        pattern = pattern.patterns.get(word, pattern.otherwise)
    parts = [part if isinstance(part, str) else _said(part, facts, kinds) for part in pattern]
    return None if None in parts else "".join(map(str, parts))


def _said(place: FactPlace, facts: MessageFacts, kinds: FactKinds) -> str | None:
    if place.fact not in facts:
        return None
    value = given(facts[place.fact])
    if isinstance(value, int) and value < 0 and not place.kind:  # languages have signs of their own
        return None
    try:
        said = str(kinds[place.kind](value, **place.options) if place.kind else value)
    except Exception:  # whatever it is, the library comes to it too, and tells it
        return None
    return said if len(said) <= LONGEST else None


def _pattern(text: str) -> PlainPattern | None:
    if "\n" in text or "\\" in text:
        return None
    parts: list[str | FactPlace] = []
    end = 0
    for found in _PLACED.finditer(text):
        literal, plain, kind, of, options = found.groups()
        parts.append(text[end : found.start()])
        place = FactPlace(plain or of, kind or "", dict(_OPTION.findall(options or "")))
        parts.append(place if literal is None else literal)
        end = found.end()
    parts.append(text[end:])
    if any(isinstance(part, str) and ("{" in part or "}" in part) for part in parts):
        return None
    return tuple(part for part in parts if part != "")


def _choice(by: str, lines: list[str]) -> PlainChoice | None:
    patterns: dict[str, PlainPattern] = {}
    otherwise: PlainPattern | None = None
    for line in lines:
        found = _VARIANT.fullmatch(line)
        pattern = _pattern(found[3]) if found else None
        if found is None or pattern is None:
            return None
        patterns.setdefault(found[2], pattern)
        if found[1]:
            otherwise = pattern
    return None if otherwise is None else PlainChoice(by, patterns, otherwise)
