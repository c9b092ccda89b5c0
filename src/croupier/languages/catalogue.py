"""The catalogue of a language: its messages by their ids, read from the Fluent files of its folder.

A house may bring further languages, in a folder that the environment names (CROUPIER_LANGUAGES). A message is parsed
when it is first asked for, since a terminal says a few of more than a thousand. It says nothing by itself (speaker.py
does). Start at `catalogue`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.own_files import own_folder

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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
        self._found: dict[str, MessageSource | None] = {}
        self._parsed: dict[str, ast.Message] = {}

    @cached_property
    def entries(self) -> dict[str, MessageSource]:
        """All of them, for whoever goes through the whole catalogue."""
        return dict(self._read())

    def _read(self) -> Iterator[tuple[str, MessageSource]]:
        for file, text in self._texts.items():
            for source in _START.split(_COMMENT.sub("", text)):
                if name := _NAME.match(source):
                    yield name[0], MessageSource(file, source)

    def entry(self, id: str) -> MessageSource | None:
        """One of them, found without taking all the files apart."""
        if id not in self._found:
            found = (self._looked_up(id, file, text) for file, text in reversed(self._texts.items()))
            self._found[id] = next(filter(None, found), None)
        return self._found[id]

    def _looked_up(self, id: str, file: str, text: str) -> MessageSource | None:
        """Of two with the same id the last is meant, as in `entries`."""
        place = len(text)
        while (place := text.rfind(id, 0, place)) >= 0:
            begins, follows = place == 0 or text[place - 1] == "\n", text[place + len(id) : place + len(id) + 9]
            if begins and follows.lstrip(" ").startswith("="):
                following = _START.search(text, place + len(id))
                return MessageSource(file, _COMMENT.sub("", text[place : following.start() if following else None]))
            place += len(id) - 1
        return None

    def __contains__(self, id: str) -> bool:
        return self.entry(id) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def message(self, id: str) -> ast.Message:
        """A message of this catalogue, parsed."""
        found = self._parsed.get(id)
        if found is None:
            entry = self.entry(id)
            if entry is None:
                raise CatalogueError(f"{self.language} has no message '{id}'")
            from fluent.syntax import FluentParser, ast  # only whoever speaks needs it

            parsed = FluentParser(with_spans=False).parse_entry(entry.source)
            if not isinstance(parsed, ast.Message):
                why = parsed.annotations[0].message if isinstance(parsed, ast.Junk) and parsed.annotations else ""
                raise CatalogueError(f"{self.language}/{entry.file}: {id} is no message: {why}")
            found = self._parsed[id] = parsed
        return found

    @cached_property
    def digest(self) -> str:
        """What the files say, as a SHA-256: whoever has kept a catalogue knows by it whether it is still true."""
        import hashlib

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
    places: list[Traversable] = [own_folder(__package__, __file__)]
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
