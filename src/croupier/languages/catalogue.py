"""The catalogue of a language: its messages by their ids, read from the Fluent files of its folder.

A house may bring further languages, in a folder that the environment names (CROUPIER_LANGUAGES). A message is parsed
when it is first asked for, since a terminal says a few of more than a thousand. It says nothing by itself (speaker.py
does). Start at `catalogue`.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH: Final = "en"  # what the books are written in; the language of last resort
FURTHER: Final = "CROUPIER_LANGUAGES"  # the environment's name for a folder of languages that a house brings
NAMES_FILE: Final = "names.ftl"  # by which a folder is known for a language

_START: Final = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
_NAME: Final = re.compile(r"[a-zA-Z][\w-]*")
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)


class CatalogueError(ValueError):
    """A catalogue's file cannot be read; the message says where and why."""


class MessageSource(NamedTuple):
    """A message as it stands in its file."""

    file: str
    source: str


class Catalogue:
    def __init__(self, language: str, folder: Traversable) -> None:
        self.language = language
        self._texts = {
            file.name: file.read_text(encoding="utf-8")
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name.endswith(".ftl")
        }
        self.entries = dict(self._read())
        self._parsed: dict[str, ast.Message] = {}

    def _read(self) -> Iterator[tuple[str, MessageSource]]:
        for file, text in self._texts.items():
            for source in _START.split(_COMMENT.sub("", text)):
                if name := _NAME.match(source):
                    yield name[0], MessageSource(file, source)

    def __contains__(self, id: str) -> bool:
        return id in self.entries

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def message(self, id: str) -> ast.Message:
        """A message of this catalogue, parsed."""
        found = self._parsed.get(id)
        if found is None:
            if id not in self.entries:
                raise CatalogueError(f"{self.language} has no message '{id}'")
            from fluent.syntax import FluentParser, ast  # only whoever speaks needs it

            entry = self.entries[id]
            parsed = FluentParser(with_spans=False).parse_entry(entry.source)
            if not isinstance(parsed, ast.Message):
                why = parsed.annotations[0].message if isinstance(parsed, ast.Junk) and parsed.annotations else ""
                raise CatalogueError(f"{self.language}/{entry.file}: {id} is no message: {why}")
            found = self._parsed[id] = parsed
        return found

    @cached_property
    def digest(self) -> str:
        """What the files say, as a SHA-256: whoever has kept a catalogue knows by it whether it is still true."""
        return hashlib.sha256("\0".join(self._texts.values()).encode()).hexdigest()

    @cached_property
    def tag(self) -> str:
        """The language as the rest of the world calls it, `zh-Hans`: for plurals, numbers, dates and lists."""
        return self.text("language-tag")

    def text(self, id: str) -> str:
        """A message that takes no facts, as it stands."""
        from fluent.syntax import ast

        value = self.message(id).value
        assert value is not None
        return "".join(one.value for one in value.elements if isinstance(one, ast.TextElement))


@lru_cache
def _folders() -> dict[str, Traversable]:
    """Where each language lies. One that is installed is not replaced by a house's own."""
    places: list[Traversable] = [resources.files(__package__)]
    further = os.environ.get(FURTHER)
    if further and Path(further).is_dir():
        places.insert(0, Path(further))
    return {one.name: one for place in places for one in place.iterdir() if (one / NAMES_FILE).is_file()}


@lru_cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first: each is a folder with Fluent files."""
    return tuple(sorted(_folders(), key=lambda code: (code != ENGLISH, code)))


@lru_cache
def catalogue(language: str) -> Catalogue:
    if language not in languages():
        raise CatalogueError(no_language(language))
    return Catalogue(language, _folders()[language])


def no_language(asked: str) -> str:
    """Of a language that is not there, in English."""
    further = os.environ.get(FURTHER)
    why = f" ({FURTHER} names no folder: {further})" if further and not Path(further).is_dir() else ""
    return f"there is no language '{asked}': choose one of {', '.join(languages())}{why}"


def read_again() -> None:
    """Forget what was read: the folders may be others now."""
    for kept in (_folders, languages, catalogue):
        kept.cache_clear()
