"""A file of terms to begin with, made for a book: valid as it is, each key with what is wanted there and the clause.

A sample has a value for every item of any book. A key that ends in `#*` is always taken over, another only where the
book asks for it; one behind a `#` is a choice and stays behind it. The statements are the book's. Start at `fill_in`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from croupier.clauses import Clauses
from croupier.languages import Speaker
from croupier.languages.own import own
from croupier.rulebooks import Rulebook
from croupier.rulebooks.term_item import TermItem
from croupier.terms.items import STATEMENT

_ALWAYS: Final = "#*"
_HEADING: Final = re.compile(r"\[\[?([a-z.\-]+)\]\]?")
_ENTRY: Final = re.compile(r"(?:# )?([a-z\-]+) =.*")
_WIDEST: Final = 118


def fill_in(
    sample: str,
    book: Rulebook,
    items: Sequence[TermItem],
    speaker: Speaker,
    *,
    head: str,
    words: Mapping[str, str],
    applies: Callable[[str], Callable[[TermItem], bool]],
) -> str:
    """A sample as a file for this book; `words` stand for what a sample leaves open.

    `applies` says of a file so far which of the items apply to it: a statement that does is part of the terms.
    """
    writer = _TemplateWriter(book, items, speaker)
    body = "\n".join([*(f"# {line}" for line in head.split("\n")), "", *writer.taken_over(sample)])
    for word, value in words.items():
        body = body.replace(word, value)
    return "\n".join([body, *writer.statements(applies(body))]) + "\n"


class _TemplateWriter:
    def __init__(self, book: Rulebook, items: Sequence[TermItem], speaker: Speaker) -> None:
        self.items = items
        self.speaker = speaker
        self.own = own(book, speaker)
        self._told: set[str] = set()  # items whose comment stands already

    def taken_over(self, sample: str) -> Iterator[str]:
        """The sample's lines that this book has a use for; a heading only where something stands under it."""
        for heading, entries in _tables(sample):
            taken = [line for entry in entries for line in self._entry(_named(heading), entry)]
            if taken:
                yield from (["", *self._comments(_named(heading)), heading] if heading else [])
                yield from taken

    def _entry(self, within: str, line: str) -> Iterator[str]:
        found = _ENTRY.fullmatch(line)
        assert found is not None, f"a sample has a line that is no key: {line}"
        path = f"{within}.{found[1]}".lstrip(".")
        always = line.endswith(_ALWAYS)
        if always or any(True for each in _around(path) for _ in self._items(each)):
            yield from self._comments(path)
            yield line.removesuffix(_ALWAYS).rstrip()

    def _items(self, path: str) -> Iterator[TermItem]:
        return (one for one in self.items if path in one.fields)

    def _comments(self, path: str) -> Iterator[str]:
        for one in self._items(path):
            if one.id not in self._told:
                self._told.add(one.id)
                yield from self._comment(self.own(one.about), one.clauses)

    def _comment(self, text: str, clauses: Clauses) -> Iterator[str]:
        numbers = self.speaker.say("leaflet-listed", things=[one.number for one in clauses])
        words, line = f"{text} ({numbers})".split(" "), "#"
        for word in words:
            if len(line) + 1 + len(word) > _WIDEST and line != "#":
                yield line
                line = "#"
            line = f"{line} {word}"
        yield line

    def statements(self, applies: Callable[[TermItem], bool]) -> Iterator[str]:
        """Those that apply are part of the terms; the others wait behind a `#`."""
        found = [one for one in self.items if one.kind == STATEMENT]
        if not found:
            return
        yield from ["", *(f"# {line}" for line in self.speaker.say("terms-template-statements").split("\n"))]
        yield f"[{STATEMENT}]"
        for one in found:
            yield from self._comment(self.own(one.about), one.clauses)
            yield f"{one.id} = true" if applies(one) else f"# {one.id} = true"


def _tables(sample: str) -> Iterator[tuple[str, list[str]]]:
    heading, entries = "", list[str]()
    for line in filter(None, (line.strip() for line in sample.splitlines())):
        if _HEADING.fullmatch(line):
            yield heading, entries
            heading, entries = line, []
        else:
            entries.append(line)
    yield heading, entries


def _named(heading: str) -> str:
    return heading.strip("[]")


def _around(path: str) -> Iterator[str]:
    """The path and the lists it stands in; a part as a whole answers nothing."""
    while "." in path:
        yield path
        path = path.rpartition(".")[0]
