"""A book to read as one self-contained page: contents, clauses with their anchors, search, and a sheet for paper.

Nothing is fetched, and the only script is the search (search.js), which a browser runs by its digest alone. It draws
content.py and knows no rule. Start at `handbook_page`; `POLICY` is what a server says of the page.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import assert_never
from urllib.parse import quote

from croupier.clauses import Clause, Clauses
from croupier.handbook import content as c
from croupier.handbook.layout_picture import layout_picture
from croupier.handbook.numbers import anchor
from croupier.languages import Speaker
from croupier.leaflet.blocks import DrawnBlocks, style_of
from croupier.leaflet.content import CountTable, FifthCardTable, GridTable, StreakTable
from croupier.leaflet.markup import Markup, tag, together


@lru_cache
def _script() -> str:
    return style_of("croupier.handbook", "search.js")


@lru_cache
def policy() -> str:
    """What a browser may do with the page: its own style, and the one script that is known by its digest."""
    digest = b64encode(sha256(_script().encode()).digest()).decode()
    return f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; base-uri 'none'"


def handbook_page(handbook: c.Handbook, speaker: Speaker) -> str:
    return _HandbookPage(handbook, speaker).drawn()


class _HandbookPage:
    def __init__(self, handbook: c.Handbook, speaker: Speaker) -> None:
        self.handbook = handbook
        self.say = speaker.say
        self.blocks = DrawnBlocks(speaker)

    def drawn(self) -> str:
        book = self.handbook
        head = together(
            Markup('<meta charset="utf-8">'),
            Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            Markup(f'<meta http-equiv="Content-Security-Policy" content="{policy()}">'),
            tag("title", self.say("handbook-title", casino=book.casino, title=book.title)),
            Markup(f"<style>\n{style_of('croupier.leaflet', 'tables.css')}"),
            Markup(f"{style_of('croupier.handbook', 'page.css', 'paper.css')}</style>"),
        )
        chapters = tag("main", *map(self._chapter, book.chapters), self._imprint())
        body = tag("body", self._masthead(), tag("div", self._contents(), chapters, class_="book"))
        script = Markup(f"<script>{_script()}</script>")
        return f"<!doctype html>\n{tag('html', tag('head', head), body, script, lang=book.language)}\n"

    # --- before the first clause -----------------------------------------------------------------

    def _masthead(self) -> Markup:
        book = self.handbook
        return tag(
            "header",
            tag("p", book.casino, class_="casino"),
            tag("h1", book.title),
            tag("p", self.say("handbook-paraphrase"), class_="sub"),
            tag("p", self.say("handbook-no-copy"), " ", *self._cited(book.copy_clauses), class_="sub"),
            class_="masthead",
        )

    def _contents(self) -> Markup:
        listed = [
            tag("li", tag("a", tag("b", one.number), " ", one.title, href=f"#{quote(one.id)}"))
            for one in self.handbook.chapters
        ]
        label = self.say("handbook-search")
        field = Markup('<input type="search" id="search" autocomplete="off" spellcheck="false">')
        count = tag("output", "", for_="search")
        form = tag("form", tag("label", label, for_="search"), field, count, role="search", class_="search")
        return tag(
            "nav",
            form,
            tag("h2", self.say("handbook-contents")),
            tag("ol", *listed),
            aria_label=self.say("handbook-contents"),
        )

    # --- chapters and clauses --------------------------------------------------------------------

    def _chapter(self, chapter: c.HandbookChapter) -> Markup:
        first = chapter.clauses[0]
        headed = first.kind == "heading"
        title = tag("h2", tag("b", chapter.number), " ", chapter.title)
        top = self._headed(first, title) if headed else title
        rest = chapter.clauses[1:] if headed else chapter.clauses
        long = "chapter long" if len(chapter.clauses) >= _LONG else "chapter"
        return tag("section", top, *map(self._clause, rest), id=chapter.id, class_=long)

    def _headed(self, clause: c.ClauseTold, title: Markup) -> Markup:
        """The heading is a clause too, and what stands beside it stands under it."""
        return tag("div", title, *self._beside(clause), id=anchor(clause.clause), class_="clause headed")

    def _clause(self, clause: c.ClauseTold) -> Markup:
        number = tag("a", clause.clause.number, href=f"#{quote(anchor(clause.clause))}", class_="number")
        says = tag("h3" if clause.kind == "heading" else "p", clause.says, class_="says")
        return tag(
            "article",
            number,
            tag("div", says, *self._beside(clause), class_="told"),
            id=anchor(clause.clause),
            class_=f"clause {clause.kind} depth-{clause.depth}",
        )

    def _beside(self, clause: c.ClauseTold) -> Iterator[Markup]:
        yield from map(self._block, clause.blocks)
        yield from map(self._reading, clause.readings)
        if clause.see:
            links = [tag("a", self.say("handbook-reading", id=id), href=f"#reading-{id}") for id in clause.see]
            yield tag("p", *_spaced(links), class_="see")
        if clause.differences:
            label = self.say("handbook-elsewhere", count=len(clause.differences))
            listed = [tag("summary", label), *map(self._difference, clause.differences)]
            yield tag("details", *listed, class_="elsewhere")

    def _block(self, block: c.BesideBlock) -> Markup:
        match block:
            case c.PaidTable():
                return self._paid(block)
            case c.DrawnLayout():
                return self._layout(block)
            case CountTable() | GridTable() | FifthCardTable() | StreakTable():
                return self.blocks.block(block)
            case _:
                assert_never(block)

    def _paid(self, table: c.PaidTable) -> Markup:
        columns = ("handbook-wager", "handbook-wins-when", "handbook-pays", "handbook-clause")
        head = tag("thead", tag("tr", *(tag("th", self.say(one), scope="col") for one in columns)))
        rows = [
            tag(
                "tr",
                tag("th", row.wager, *self._styles(row), scope="row"),
                tag("td", row.event),
                tag("td", self.say("list-semicolon").join(row.odds), class_="pays"),
                tag("td", self._link(row.clause)),
            )
            for row in table.rows
        ]
        caption = tag("caption", self.say("handbook-paid"))
        return tag("div", tag("table", caption, head, tag("tbody", *rows), class_="paid"), class_="wide")

    def _styles(self, row: c.PaidRow) -> Iterator[Markup]:
        if row.styles:
            yield tag("span", self.say("leaflet-listed", things=row.styles), class_="styles")

    def _layout(self, layout: c.DrawnLayout) -> Markup:
        areas = [self.say("leaflet-either", things=area.names) for area in layout.areas]
        told = self.say("handbook-layout-shows", areas=areas, places=layout.places)
        notes = self.say("leaflet-run-on", sentences=(*layout.notes, self.say("handbook-layout-drawn")))
        caption = tag("figcaption", tag("b", layout.name), " ", notes)
        return tag("figure", layout_picture(layout, told), caption)

    def _reading(self, reading: c.ReadingTold) -> Markup:
        lines = [
            ("unclear", reading.question),
            ("taken", reading.taken),
            ("because", reading.because),
            *(("or", other) for other in reading.alternatives),
            ("effect", reading.effect),
        ]
        listed = [
            tag("div", tag("dt", self.say(f"terminal-reading-{label}")), tag("dd", text))
            for label, text in lines
            if text
        ]
        impact = tag("span", self.say(f"terminal-reading-impact-{reading.impact}"), class_=f"impact {reading.impact}")
        name = tag("p", tag("b", self.say("handbook-reading", id=reading.id)), " ", impact, class_="name")
        return tag("aside", name, tag("dl", *listed), id=f"reading-{reading.id}", class_="reading")

    def _difference(self, one: c.DifferenceTold) -> Markup:
        here = tag("p", tag("b", f"{one.topic} · {one.thing}"), self.say("list-colon"), one.says)
        others = [
            tag("li", tag("b", other.casino), self.say("list-colon"), other.says, " ", *self._cited(other.clauses))
            for other in one.elsewhere
        ]
        return tag("div", here, tag("ul", *others), class_="difference")

    def _cited(self, clauses: Clauses) -> Iterator[Markup]:
        """Clauses of this book lead to themselves; those of another are named."""
        if clauses:
            yield tag("span", *_spaced([self._link(clause) for clause in clauses]), class_="cited")

    def _link(self, clause: Clause) -> Markup:
        if clause.book == self.handbook.book:
            return tag("a", clause.number, href=f"#{quote(anchor(clause))}", class_="number")
        return tag("span", clause.number, class_="number")

    def _imprint(self) -> Markup:
        book = self.handbook
        about = self.say("leaflet-run-on", sentences=book.imprint)
        return tag("footer", tag("p", about), tag("p", book.edition, class_="edition"))


_LONG = 20  # clauses of a chapter that begins a new sheet of paper


def _spaced(pieces: list[Markup]) -> Iterator[str]:
    for place, piece in enumerate(pieces):
        yield from (" ", piece) if place else (piece,)
