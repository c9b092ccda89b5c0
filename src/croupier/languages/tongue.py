"""A language's tongue: its messages as the library says them, and what each kind of fact looks like in a sentence.

The library (fluent.runtime, with Babel's plurals, numbers and lists) chooses and fills in. Loading it takes a while, so
that only whoever speaks does (speaker.py). Start at `Tongue.format`; kinds of facts are `_functions`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

from babel import Locale
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement
from fluent.runtime.types import FluentType, fluent_number

from croupier.languages import speaker
from croupier.languages.catalogue import ENGLISH, catalogue
from croupier.languages.message import Fact, Message, MessageFacts
from croupier.languages.speaker import CARDS, JOINS, NAMES, speaking


class Tongue:
    """A language's messages as the library has them; each is handed to it when it is first said."""

    def __init__(self, language: str) -> None:
        self._catalogues = [catalogue(one) for one in dict.fromkeys((language, ENGLISH))]
        tag = self._catalogues[0].tag
        self._bundle = FluentBundle([tag], functions=_functions(), use_isolating=False)
        self._optional: dict[str, frozenset[str]] = {}

    def has(self, id: str, form: str = "") -> bool:
        if not self._handed(id):
            return False
        return not form or form in self._bundle.get_message(id).attributes

    def _handed(self, id: str) -> bool:
        if self._bundle.has_message(id):
            return True
        found = next(filter(None, (one.entry(id) for one in self._catalogues)), None)
        if found is None:
            return False
        source = found.source
        self._bundle.add_resource(FluentResource(source))
        self._optional[id] = frozenset(_OPTIONAL.findall(source))
        for other in _REFERENCE.findall(source):
            self._handed(other)
        return True

    def format(self, id: str, form: str, facts: MessageFacts) -> str:
        if not self._handed(id):
            raise LookupError(f"no language has words for '{id}'")
        message = self._bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None, id
        if isinstance(pattern, TextElement):  # most names: there is nothing to choose or fill in
            return str(pattern.value)
        given = dict.fromkeys(self._optional[id], "") | {key: _given(value) for key, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors and speaker.strict:
            raise LookupError(f"'{id}' cannot be said with {sorted(facts)}: {errors[0]}")
        return str(text)


_OPTIONAL: Final = re.compile(r"GIVEN\(\$([\w-]+)\)")
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*)(?:\.[\w-]+)? *\}")


_LONGEST: Final = 2000  # letters of one fact in a sentence: the library takes no more than 2,500
_LARGEST: Final = 10**15  # what every language's numbers can be; a larger one is a slip, and written as it came


def _given(value: Fact) -> Any:
    """A fact as the library takes it: flags are yes and no, and numbers are written without thousands apart."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) < _LARGEST:
        return _number(value)
    if isinstance(value, tuple | list):
        return _Several(value)
    text = "" if value is None else str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


@lru_cache(maxsize=4096)
def _number(value: int) -> Any:
    """Made once for the figures that come again and again: seats, coups, stakes."""
    return fluent_number(value, useGrouping=False)


class _Several(FluentType):
    """A fact that is several: what the kind of fact makes of it is the list."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)

    def format(self, locale: Locale) -> str:
        return " ".join(map(str, self.values))


# --- kinds of facts ------------------------------------------------------------------------------


def _cards(value: Any, **_: Any) -> str:
    cards = value.values if isinstance(value, _Several) else (value,)
    return f"{CARDS}{' '.join(map(str, cards))}{CARDS}"


def _at(value: Any, skeleton: str) -> str:
    moment, zone = datetime.fromtimestamp(int(value) / 1000, UTC), speaking.get().zone
    return format_skeleton(skeleton, moment, tzinfo=zone, locale=Locale.parse(speaking.get().tag, sep="-"))


def _time(value: Any, to: str = "second") -> str:
    return _at(value, "Hm" if to == "minute" else "Hms")


def _date(value: Any, **_: Any) -> str:
    return _at(value, "yMd")


def _when(value: Any, **_: Any) -> str:
    """What a condition asks, word by word: `banker-first-two 6/7` is the message `condition-...` with its values."""
    asked = (one.split(" ", 1) for one in value.values)
    said = [speaking.get().say(f"condition-{word}", values=values.split("/")) for word, values in asked]
    return format_list(said, "standard", locale=speaking.get().tag.replace("-", "_"))


def _range(value: Any) -> str:
    """`0-5` as people say it; a single value stays."""
    low, dash, high = str(value).partition("-")
    return speaking.get().say("range", low=low, high=high) if dash else low


def _book(text: Any) -> str:
    """A text of the book's own, in this language where the book has a translation."""
    return speaking.get().book.get(str(text), str(text))


def _count(value: Any) -> str:
    """A number with its thousands apart."""
    return format_decimal(int(value), locale=speaking.get().tag.replace("-", "_"))


def _day(value: Any, week: str = "no") -> str:
    """A date in full; with the day of the week where that helps to find it."""
    day = datetime.fromtimestamp(int(value) / 1000, UTC)
    locale = speaking.get().tag.replace("-", "_")
    return format_skeleton("yMMMMEEEEd", day, locale=locale) if week == "yes" else format_date(day, "long", locale)


def _span(value: Any, **_: Any) -> str:
    minutes, seconds = divmod(int(value) // 1000, 60)
    return speaking.get().say("span", minutes=minutes, seconds=seconds, milliseconds=int(value) % 1000)


def _lasting(value: Any, **_: Any) -> str:
    """In the largest units: what has lasted for hours is not told in seconds."""
    minutes, seconds = divmod(max(0, int(value) // 1000), 60)
    return speaking.get().say("lasting", hours=minutes // 60, minutes=minutes % 60, seconds=seconds)


def _countdown(value: Any, **_: Any) -> str:
    """Minutes and seconds as a clock shows them, and hours where there are some; the last second is still one."""
    minutes, seconds = divmod(max(0, -(-int(value) // 1000)), 60)
    hours, of_the_hour = divmod(minutes, 60)
    return f"{hours}:{of_the_hour:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _card_named(value: Any) -> str:
    """A card for the ear: three of spades."""
    said = speaking.get().say
    return said("card-named", face=str(value)[0], suit=str(value)[1].lower()) if value else said("card-face-down")


def _each(tell: Callable[[Any], str]) -> Callable[..., str]:
    """For one fact of a kind, or for several: then a list, joined as the language joins, by `and`, `or` or a comma."""

    def told(value: Any, join: str = "and") -> str:
        if not isinstance(value, _Several):
            return tell(value)
        said = [tell(one) for one in value.values]
        if join in JOINS:
            return speaking.get().say(f"list-{join}").join(said)
        return format_list(said, "or" if join == "or" else "standard", locale=speaking.get().tag.replace("-", "_"))

    return told


def _named(kind: str) -> Callable[..., str]:
    return _each(lambda value: speaking.get().named(kind, value))


def _is_given(value: Any) -> str:
    """A text, or some of several: a fact that a message may do without. A number is always given, nought too."""
    return "yes" if (value.values if isinstance(value, _Several) else value != "") else "no"


@lru_cache
def _functions() -> dict[str, Callable[..., Any]]:
    return {
        "COUNT": _each(_count),
        "MONEY": _each(lambda value: speaking.get().money(int(value))),
        "PERSON": _each(lambda value: speaking.get().person(str(value))),
        "TEXT": _each(str),
        "BOOK": _each(_book),
        "RANGE": _each(_range),
        "SAID": _each(lambda value: speaking.get().said(Message(*value))),
        "WHEN": _when,
        "CARDS": _cards,
        "CARDNAME": _each(_card_named),
        "TIME": _time,
        "DATE": _date,
        "DAY": _day,
        "SPAN": _span,
        "LASTING": _lasting,
        "COUNTDOWN": _countdown,
        "GIVEN": _is_given,
        **{function: _named(kind) for function, kind in NAMES.items()},
    }
