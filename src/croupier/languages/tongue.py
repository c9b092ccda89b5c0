"""A language's tongue: its messages as they are said, and what each kind of fact looks like in a sentence.

Plain messages it says by itself (plainly.py); for all others it has the library (library.py), which is loaded for the
first of them. Start at `Tongue.format`; kinds of facts are `_functions`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal

from croupier.languages import plainly
from croupier.languages.catalogue import ENGLISH, catalogue
from croupier.languages.message import Message, MessageFacts
from croupier.languages.plainly import Several
from croupier.languages.speaker import CARDS, JOINS, NAMES, speaking

if TYPE_CHECKING:
    from croupier.languages.library import Library


class Tongue:
    """A language's messages; each is read when it is first said."""

    def __init__(self, language: str) -> None:
        self._catalogues = [catalogue(one) for one in dict.fromkeys((language, ENGLISH))]
        self._read: dict[str, plainly.PlainPattern | plainly.PlainChoice | None] = {}

    @cached_property
    def _library(self) -> Library:
        from croupier.languages.library import Library

        return Library(self._catalogues, _functions())

    def has(self, id: str, form: str = "") -> bool:
        if not any(id in one for one in self._catalogues):
            return False
        return not form or self._library.has(id, form)

    def format(self, id: str, form: str, facts: MessageFacts) -> str:
        if not form and (pattern := self._plain(id)) is not None:
            said = plainly.fill(pattern, facts, _functions())
            if said is not None:
                return said
        return self._library.format(id, form, facts)

    def _plain(self, id: str) -> plainly.PlainPattern | plainly.PlainChoice | None:
        if id not in self._read:
            found = next(filter(None, (one.entry(id) for one in self._catalogues)), None)
            self._read[id] = None if found is None else plainly.read(found.source)
        return self._read[id]


# --- kinds of facts ------------------------------------------------------------------------------


def _cards(value: Any, **_: Any) -> str:
    cards = value.values if isinstance(value, Several) else (value,)
    return f"{CARDS}{' '.join(map(str, cards))}{CARDS}"


def _at(value: Any, skeleton: str) -> str:
    from babel import Locale
    from babel.dates import format_skeleton

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
    return _listed(said)


def _range(value: Any) -> str:
    """`0-5` as people say it; a single value stays."""
    low, dash, high = str(value).partition("-")
    return speaking.get().say("range", low=low, high=high) if dash else low


def _book(text: Any) -> str:
    """A text of the book's own, in this language where the book has a translation."""
    return speaking.get().book.get(str(text), str(text))


def _count(value: Any) -> str:
    """A number with its thousands apart."""
    from babel.numbers import format_decimal

    return format_decimal(int(value), locale=speaking.get().tag.replace("-", "_"))


def _day(value: Any, week: str = "no") -> str:
    """A date in full; with the day of the week where that helps to find it."""
    from babel.dates import format_date, format_skeleton

    day = datetime.fromtimestamp(int(value) / 1000, UTC)
    locale = speaking.get().tag.replace("-", "_")
    return format_skeleton("yMMMMEEEEd", day, locale=locale) if week == "yes" else format_date(day, "long", locale)


def _span(value: Any, **_: Any) -> str:
    minutes, seconds = divmod(int(value) // 1000, 60)
    return speaking.get().say("span", minutes=minutes, seconds=seconds, milliseconds=int(value) % 1000)


def _lasting(value: Any, **_: Any) -> str:
    """In the largest units: what has lasted for hours is not told in seconds, nor for days in minutes."""
    minutes, seconds = divmod(max(0, int(value) // 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return speaking.get().say("lasting", days=hours // 24, hours=hours % 24, minutes=minutes, seconds=seconds)


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
        if not isinstance(value, Several):
            return tell(value)
        said = [tell(one) for one in value.values]
        if join in JOINS:
            return speaking.get().say(f"list-{join}").join(said)
        return _listed(said, "or" if join == "or" else "standard")

    return told


def _listed(said: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    from babel.lists import format_list

    return format_list(said, style, locale=speaking.get().tag.replace("-", "_"))


def _named(kind: str) -> Callable[..., str]:
    return _each(lambda value: speaking.get().named(kind, value))


def _is_given(value: Any) -> str:
    """A text, or some of several: a fact that a message may do without. A number is always given, nought too."""
    return "yes" if (value.values if isinstance(value, Several) else value != "") else "no"


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
