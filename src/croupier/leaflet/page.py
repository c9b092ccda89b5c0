"""The leaflet as one self-contained page: no script, no font, no picture, nothing fetched; it prints on one sheet.

It puts the blocks (blocks.py) on a sheet with the style sheets beside it (page.css, tables.css) and knows no rule.
Start at `leaflet_page`.
"""

from __future__ import annotations

from croupier.languages import Speaker
from croupier.leaflet import content as c
from croupier.leaflet.blocks import DrawnBlocks, style_of, suit, symbols
from croupier.leaflet.imprint import imprint_text
from croupier.leaflet.markup import Markup, tag, together

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def leaflet_page(leaflet: c.Leaflet, speaker: Speaker) -> str:
    return _LeafletPage(leaflet, speaker).drawn()


class _LeafletPage:
    def __init__(self, leaflet: c.Leaflet, speaker: Speaker) -> None:
        self.leaflet = leaflet
        self.speaker = speaker
        self.say = speaker.say
        self.draw = DrawnBlocks(speaker).block

    def drawn(self) -> str:
        leaflet = self.leaflet
        style = style_of("croupier.leaflet", "tables.css", "page.css")
        head = together(
            Markup('<meta charset="utf-8">'),
            Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            # a promise that a browser keeps: nothing is fetched and nothing runs
            Markup(f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'),
            tag("title", self.say("leaflet-title", game=leaflet.game, casino=leaflet.casino)),
            Markup(f"<style>\n{style}</style>"),
        )
        sheet = tag(
            "main",
            self._masthead(),
            *map(self._part, leaflet.parts),
            self._imprint(),
            class_=f"sheet {_size(leaflet)}",
        )
        body = tag("body", symbols(), sheet)
        return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=leaflet.language)}\n"

    def _masthead(self) -> Markup:
        ornament = tag("p", *map(suit, "SHDC"), class_="ornament", aria_hidden="true")
        return tag(
            "header",
            tag("p", self.leaflet.casino, class_="casino"),
            tag("h1", self.leaflet.game),
            ornament,
            tag("p", self.say("leaflet-guide"), class_="sub"),
            class_="masthead",
        )

    def _part(self, part: c.LeafletPart) -> Markup:
        return tag("div", *map(self._section, part.sections), class_=f"part {part.id}")

    def _section(self, section: c.Section) -> Markup:
        return tag("section", tag("h2", section.title), *map(self.draw, section.blocks), id=section.id)

    def _imprint(self) -> Markup:
        leaflet = self.leaflet
        first, *more = imprint_text(self.speaker, leaflet.imprint)
        made = self.say("leaflet-made-from", casino=leaflet.casino, paper=first)
        about = self.say("leaflet-run-on", sentences=(made, *more, self.say("leaflet-rules-hold")))
        return tag("footer", tag("p", about), tag("p", leaflet.imprint.edition, class_="edition"))


def _size(leaflet: c.Leaflet) -> str:
    """How much paper it takes: a book with side wagers needs both sides, one with streaks smaller type as well."""
    dense = any(part.id == "streaks" for part in leaflet.parts)
    return "one-side" if leaflet.one_side else "two-sides dense" if dense else "two-sides"
