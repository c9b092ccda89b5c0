"""A file of terms to begin with, made for a book: valid as it is, each key with what is wanted there and the clause.

The samples beside it (`templates/*.toml`) have a value for every item of any book. A key that ends in `#*` is always
taken over, another only where the book asks for it; one behind a `#` is a choice and stays behind it. The statements
are the book's. Start at `make_template`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import Final

from croupier.clauses import Clauses
from croupier.languages import Speaker
from croupier.languages.own import own
from croupier.rulebooks import Rulebook
from croupier.rulebooks.tournament import TermItem, TournamentChapter
from croupier.tournament.terms.items import STATEMENT, asked
from croupier.tournament.terms.reading import read_terms

TEMPLATES: Final = ("rounds", "sit-and-go")
_ALWAYS: Final = "#*"
_HEADING: Final = re.compile(r"\[\[?([a-z.\-]+)\]\]?")
_ENTRY: Final = re.compile(r"(?:# )?([a-z\-]+) =.*")
_WIDEST: Final = 118


def make_template(book: Rulebook, chapter: TournamentChapter, kind: str, speaker: Speaker) -> str:
    writer = _TemplateWriter(book, chapter, speaker)
    sample = (resources.files("croupier.tournament.terms") / "templates" / f"{kind}.toml").read_text(encoding="utf-8")
    head = [f"# {line}" for line in speaker.say("terms-template", casino=book.source.casino).split("\n")]
    body = "\n".join([*head, "", *writer.taken_over(sample)])
    body = body.replace("@book", book.id).replace("@variation", book.variations[0].id)
    return "\n".join([body, *writer.statements(body)]) + "\n"


class _TemplateWriter:
    def __init__(self, book: Rulebook, chapter: TournamentChapter, speaker: Speaker) -> None:
        self.chapter = chapter
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
        return (one for one in self.chapter.term if path in one.fields)

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

    def statements(self, body: str) -> Iterator[str]:
        """Those that apply are part of the terms; the others wait behind a `#`."""
        found = [one for one in self.chapter.term if one.kind == STATEMENT]
        terms = read_terms(body).terms
        yield from ["", *(f"# {line}" for line in self.speaker.say("terms-template-statements").split("\n"))]
        yield f"[{STATEMENT}]"
        for one in found:
            yield from self._comment(self.own(one.about), one.clauses)
            yield f"{one.id} = true" if asked(one, terms) else f"# {one.id} = true"


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
