"""What a log holds is ids, figures and what people wrote: no sentence that would be in one language for ever.

Every event of the corpus is looked through; a text with a space in it must be in one of the fields that people fill.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.table.codec import encode
from snapshots.corpus import FILES, days

WRITTEN_BY_PEOPLE = {"says", "decision", "about", "reference", "identified", "who", "tournament", "session"}
NAMES = {"edition", "under", "clauses", "because"}  # of a book and its clauses, as the document has them
PERSONS = {"id", "patron", "by"}
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def texts(raw: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """Every text of an event, with the field that holds it."""
    match raw:
        case dict():
            for name, value in raw.items():
                yield from texts(value, name)
        case list():
            for value in raw:
                yield from texts(value, field)
        case str():
            yield field, raw


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_event_holds_a_sentence(file: Path) -> None:
    for day in days(file):
        for event in (event for given in day.given for event in given.events):
            for field, text in texts(msgspec.json.decode(encode(event))):
                free = field in WRITTEN_BY_PEOPLE | NAMES | PERSONS
                assert free or " " not in text, f"{encode(event)[:60]!r}: {field} is {text!r}"
                assert field != "row" or ID.fullmatch(text), text


def test_a_sentence_would_be_found() -> None:
    assert list(texts({"payments": [{"settled": {"row": "Banker wins", "figures": [["by", "tie"]], "stake": 3}}]})) == [
        ("row", "Banker wins"), ("figures", "by"), ("figures", "tie"),
    ]  # fmt: skip
    assert not ID.fullmatch("Banker wins")
