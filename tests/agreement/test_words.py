"""Pages say every message as Python does: each language's, in every form, with facts that meet every variant.

One is fluent.runtime with Babel, the other a page's own speaker with a browser's Intl, here Node's. They share the
catalogue and no line of code.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from architecture import ROOT
from croupier.languages import Speaker, languages
from croupier.languages.money import HOME, symbol
from croupier.languages.pages import for_pages

NODE: Final = Path(sys.executable).parent / "node"
MOST: Final = 40  # combinations of a message's facts
CATEGORIES: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
NUMBERS: Final = (0, 1, 2, 5, 21, 100, 12345)
SAMPLES: Final[dict[str, tuple[Any, ...]]] = {
    "SAID": (
        (("odds-pays", {"pays": 8, "per": 1}),),
        (("odds-pays", {"pays": 1, "per": 2}), ("owes", {"patron": "ann", "owed": 500})),
    ),
    "MONEY": (0, 5, 100, 37_50, 125_000, 100_000_000, -25_50, (100, 250), (100, 250, 5)),
    "PERSON": ("kim", ("kim", "lee"), ("kim", "lee", "ann")),
    "TEXT": ("so", ("a", "b"), ("a", "b", "c")),
    "COUNT": (0, 7, 999, 1_000, 1_234_567, -1_234, (1, 23_456)),
    "BOOK": ("a text of the book", ("a text of the book", "another")),
    "RANGE": ("0-5", "7", ("0-5", "7")),
    "WHEN": (("banker-first-two 6/7",), ("winner banker", "total 6")),
    "CARDS": ("9c", ("9c", "6d"), ("Th",)),
    "CARDNAME": ("As", ("Kd", "Th", "2c"), None),
    "TIME": (0, 1_763_290_000_000, 1_763_330_400_000),
    "DATE": (0, 1_763_290_000_000, 1_767_225_600_000),
    "SPAN": (0, 999, 1000, 59_999, 60_000, 3_723_004),
    "LASTING": (-5, 0, 59_999, 60_000, 3_600_000, 7_261_000),
    "COUNTDOWN": (-5, 0, 1, 59_001, 61_000, 3_661_000),
}
NAMES: Final[dict[str, tuple[Any, ...]]] = {
    "face": ("A", "T"),
    "suit": ("s", "h"),
    "hand": ("player", "banker", ("player", "tie")),
    "do": ("draw-card", "a-new-command"),
}
ANY_NAME: Final = ("a-name", ("one-name", "another"), ("one", "two", "three"))
BOOK: Final = {"wager-a-name": "Name of the Book", "variation-a-name": "Its Variation", "a text of the book": "its own"}


class Asked(NamedTuple):
    language: str
    id: str
    form: str
    facts: dict[str, Any]
    reader: dict[str, str]
    book: dict[str, str]


def places(pattern: Any, messages: dict[str, Any]) -> Iterator[tuple[dict[str, Any], tuple[str, ...]]]:
    """Every place of a pattern, with the keys that are chosen by it."""
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, str):
            continue
        if "m" in part:
            yield from places(forms(messages[part["m"]])[part.get("a", "")], messages)
        elif "s" in part:
            yield part["s"], tuple(part["k"])
            for variant in part["k"].values():
                yield from places(variant, messages)
        else:
            yield part, ()


def forms(message: Any) -> dict[str, Any]:
    return message if isinstance(message, dict) else {"": message}


def samples(place: dict[str, Any], keys: tuple[str, ...]) -> tuple[Any, ...]:
    """Facts for a place: of its kind, and so that each of the keys is met."""
    if "n" in place:
        return NAMES.get(place["n"], ANY_NAME)
    if place.get("f") == "GIVEN":
        return (None, "", 0, False, (), "so", 7, True)
    if "f" in place:
        return SAMPLES[place["f"]]
    if {"yes", "no"} & set(keys):
        return (True, False)
    if keys and all(key.isdecimal() or key in CATEGORIES for key in keys) and set(keys) != {"other"}:
        return NUMBERS
    return (*keys, "a-name", 7) if keys else ("words", 7, 1234)


def met(all_places: list[tuple[dict[str, Any], tuple[str, ...]]]) -> dict[str, tuple[Any, ...]]:
    """For each fact what it may be: where it is used twice, the kind says more than a question whether it is given."""
    found: dict[str, list[tuple[bool, tuple[Any, ...]]]] = {}
    for place, keys in all_places:
        found.setdefault(place["v"], []).append((vague(place, keys), samples(place, keys)))
    chosen: dict[str, tuple[Any, ...]] = {}
    for name, several in found.items():
        sure = [values for is_vague, values in several if not is_vague]
        asks = any(is_vague and None in values for is_vague, values in several)
        values = list({repr(value): value for one in sure or [several[0][1]] for value in one}.values())
        chosen[name] = (*values, None) if asks and sure and None not in values else tuple(values)
    return chosen


def vague(place: dict[str, Any], keys: tuple[str, ...]) -> bool:
    return place.get("f") == "GIVEN" or ("f" not in place and "n" not in place and not keys)


def combinations(facts: dict[str, tuple[Any, ...]]) -> Iterator[dict[str, Any]]:
    """Each value of each fact, and as many of them together as there is time for."""
    for values in islice(product(*facts.values()), MOST):
        yield dict(zip(facts, values, strict=True))
    longest = max(map(len, facts.values()), default=0)
    for values in islice(zip(*(cycle(one) for one in facts.values()), strict=False), longest):
        yield dict(zip(facts, values, strict=True))


def asked_of(language: str) -> Iterator[Asked]:
    messages = for_pages(language).messages
    for id, message in messages.items():
        for form, pattern in forms(message).items():
            facts = met(list(places(pattern, messages)))
            for number, one in enumerate(combinations(facts)):
                currency = ("AUD", "EUR", "JPY")[number % 3]
                reader = {"me": "kim" if number % 2 else "", "currency": currency, "symbol": symbol(currency, HOME)}
                yield Asked(language, id, form, one, reader, BOOK if number % 2 else {})


def by_python(asked: Asked) -> str:
    currency, me = asked.reader["currency"], asked.reader["me"]
    speaker = Speaker(
        asked.language, currency=currency, names=asked.book, book=asked.book, name=lambda one: f"<{one}>", me=me
    )
    return speaker.say(asked.id, asked.form, **asked.facts)


def test_pages_say_every_message_as_python_does() -> None:
    asked = [one for language in languages() for one in asked_of(language)]
    words = {language: for_pages(language) for language in languages()}
    done = subprocess.run(
        [NODE, ROOT / "tests" / "web" / "say_all.js"],
        input=msgspec.json.encode({"words": words, "asked": [one._asdict() for one in asked]}),
        capture_output=True,
        env=os.environ | {"TZ": "UTC"},
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    answer = json.loads(done.stdout)
    assert not answer["wrong"]
    different = [
        f"{one.language} {one.id} {one.form} {one.facts} {one.reader}: {here!r} by Python, {there!r} by a page"
        for one, here, there in zip(asked, map(by_python, asked), answer["said"], strict=True)
        if here != there
    ]
    assert not different, "\n".join(different[:50])
