"""The blocks of a leaflet as HTML: sentences, worked hands, the tables of play, of odds and of streaks.

It draws what content.py has, for every page that has such blocks, and knows no rule. Start at `DrawnBlocks.block`; each
kind of block has its own small function.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import assert_never

from croupier.languages import Speaker
from croupier.leaflet import content as c
from croupier.leaflet.markup import Markup, tag, together

# drawn here, for not every printer's fonts have them: club, diamond, heart, spade in a box of 20 by 20
_SUITS = {
    "C": "M10 2a4 4 0 0 0-3.4 6.1A4 4 0 1 0 9 14.9C8.9 16.6 8.3 17.6 7 18.5h6c-1.3-.9-1.9-1.9-2-3.6a4 4 0 1 0 2.4-6.8"
    "A4 4 0 0 0 10 2z",
    "D": "M10 1.5 16.5 10 10 18.5 3.5 10z",
    "H": "M10 18.3C4 13.4 1.8 10.6 1.8 7.3A4.3 4.3 0 0 1 10 5.5a4.3 4.3 0 0 1 8.2 1.8c0 3.3-2.2 6.1-8.2 11z",
    "S": "M10 1.7C5 6.3 2.3 8.9 2.3 11.8a3.8 3.8 0 0 0 6.7 2.5c-.1 1.9-.7 3.1-2 4.2h6c-1.3-1.1-1.9-2.3-2-4.2"
    "a3.8 3.8 0 0 0 6.7-2.5c0-2.9-2.7-5.5-7.7-10.1z",
}
_RANKS = {"T": "10"}


class DrawnBlocks:
    def __init__(self, speaker: Speaker) -> None:
        self.say = speaker.say
        figure = r"\d+"
        self._odds_pattern = re.compile(speaker.say("leaflet-odds", pays=figure, per=figure))

    def block(self, block: c.Block) -> Markup:
        match block:
            case c.Lines():
                return self._lines(block)
            case c.Examples():
                return tag("ul", *map(self._example, block.examples), class_="examples")
            case c.CountTable():
                return self._by_count(block)
            case c.GridTable():
                return self._grid(block)
            case c.FifthCardTable():
                return self._fifth_card(block)
            case c.PayTable():
                return self._pay_table(block)
            case c.Offers():
                return tag("div", *map(self._offer, block.offers), class_="offers")
            case c.StreakTable():
                return self._streaks(block)
            case _:
                assert_never(block)

    def _lines(self, block: c.Lines) -> Markup:
        """Statements run on as one paragraph; entries with a term are a list of definitions."""
        plain = self.say("leaflet-run-on", sentences=[line.text for line in block.lines if not line.term])
        listing = [tag("div", tag("dt", line.term), tag("dd", line.text)) for line in block.lines if line.term]
        return together(*([tag("p", plain)] if plain else []), *([tag("dl", *listing)] if listing else []))

    def _example(self, example: c.Example) -> Markup:
        cards = [
            tag("span", _RANKS.get(code[0], code[0]), suit(code[1]), class_=_colour(code)) for code in example.cards
        ]
        adds = f"{' + '.join(map(str, example.points))} = {example.sum}"
        return tag(
            "li",
            tag("span", *cards, class_="hand", role="img", aria_label=self.say("leaflet-all", things=example.names)),
            tag("span", adds, class_="adds"),
            tag("span", self.say("leaflet-counts"), " ", tag("b", str(example.counts)), class_="counts"),
        )

    def _by_count(self, block: c.CountTable) -> Markup:
        rows = [
            tag(
                "tr",
                tag("th", row.counts, scope="row"),
                tag("td", tag("span", self.say(f"leaflet-does-{row.does}"), class_=row.does)),
            )
            for row in block.rows
        ]
        head = _head(block.counted.capitalize(), self.say("leaflet-draws-or-stands", "heading"))
        return _table(block.hand, [head], rows, "by-count")

    def _grid(self, block: c.GridTable) -> Markup:
        across = tag(
            "tr",
            tag("th", block.counted.capitalize(), scope="col", rowspan="2"),
            tag("th", block.across, scope="colgroup", colspan=str(len(block.columns))),
        )
        columns = tag("tr", *(tag("th", column, scope="col") for column in block.columns))
        rows = [tag("tr", tag("th", str(row.count), scope="row"), *map(self._letter, row.does)) for row in block.rows]
        told = self.say("leaflet-natural-no-third")
        natural = tag(
            "tr",
            tag("th", block.naturals, scope="row"),
            tag("td", told, class_="natural", colspan=str(len(block.columns))),
        )
        table = _table(block.hand, [across, columns], [*rows, natural], "grid")
        legend = tag("p", *self._legend("draws"), " ", *self._legend("stands"), class_="legend")
        return tag("div", table, legend, class_="banker")

    def _letter(self, does: c.Does) -> Markup:
        letter = tag("abbr", self.say(f"leaflet-letter-{does}"), title=self.say(f"leaflet-does-{does}", "briefly"))
        return tag("td", letter, class_=does)

    def _legend(self, does: c.Does) -> tuple[str, ...]:
        letter = tag("span", self.say(f"leaflet-letter-{does}"), class_=does)
        return letter, f" {self.say(f'leaflet-does-{does}')}"

    def _fifth_card(self, block: c.FifthCardTable) -> Markup:
        natural = [tag("td", self.say("leaflet-natural-no-fifth", "printed"), class_="natural", colspan="2")]
        rows = [
            tag(
                "tr",
                tag("th", row.counts, scope="row"),
                *(natural if row.natural else [self._either(row.draws, "draws"), self._either(row.stands, "stands")]),
            )
            for row in block.rows
        ]
        columns = (self.say(id, "heading") for id in ("leaflet-draws-on-fifth", "leaflet-stands-on-fifth"))
        head = _head(block.counted.capitalize(), *columns)
        legend = tag("p", block.note, class_="legend")
        return tag("div", _table(block.hand, [head], rows, "fifth-card"), legend, class_="banker")

    def _either(self, text: str, does: str) -> Markup:
        return tag("td", text, class_=f"{does} never" if text == self.say("leaflet-never") else does)

    def _pay_table(self, block: c.PayTable) -> Markup:
        rows = [
            tag(
                "tr",
                tag("th", row.wager, scope="row"),
                *(
                    tag("td", *map(self._pay, cell), data_style=style)
                    for style, cell in zip(block.styles, row.cells, strict=True)
                ),
            )
            for row in block.rows
        ]
        head = _head(self.say("leaflet-wager", "heading"), *block.styles)
        return _table(self.say("leaflet-winning-wagers"), [head], rows, "pay-table")

    def _pay(self, pay: c.PayCell) -> Markup:
        event = [tag("span", f"{pay.event}{self.say('list-colon')}", class_="event")] if pay.event else []
        return tag("span", *event, tag("b", self._odds(pay)), class_="pay")

    def _odds(self, pay: c.PayCell) -> Markup:
        return self._unbroken(self.say("list-semicolon").join(pay.odds))

    def _unbroken(self, text: str) -> Markup:
        """Odds are one word to the eye: no line may end inside `8 to 1`."""
        escaped = str(together(text))  # as plain text, into which a space of HTML can be put
        return Markup(self._odds_pattern.sub(lambda odds: odds[0].replace(" ", "&nbsp;"), escaped))

    def _offer(self, offer: c.OfferedWagers) -> Markup:
        alone = [tag("b", self._odds(pay)) for pay in offer.pays if not pay.event]
        listing = [tag("div", tag("dt", pay.event), tag("dd", self._odds(pay))) for pay in offer.pays if pay.event]
        notes = self.say("leaflet-run-on", sentences=offer.notes)
        return tag(
            "article",
            tag("h3", tag("span", " / ".join(offer.names)), *alone),
            tag("p", offer.about),
            *([tag("dl", *listing)] if listing else []),
            *([tag("p", notes, class_="note")] if notes else []),
        )

    def _streaks(self, block: c.StreakTable) -> Markup:
        rows = [
            tag(
                "tr",
                tag("th", str(length), scope="row"),
                *(tag("td", self._unbroken(row.odds[place]) or "-") for row in block.rows),
            )
            for place, length in enumerate(block.lengths)
        ]
        names = (self.say("leaflet-listed", things=row.names) for row in block.rows)
        head = _head(self.say("leaflet-in-a-row", "heading"), *names)
        return _table(self.say("leaflet-streaks-pay", name=block.name), [head], rows, "streaks")


def symbols() -> Markup:
    symbols = [
        tag("symbol", tag("path", d=path), id=f"suit-{suit.lower()}", viewBox="0 0 20 20")
        for suit, path in _SUITS.items()
    ]
    return tag("svg", *symbols, class_="symbols", aria_hidden="true")


def suit(suit: str) -> Markup:
    use = tag("use", href=f"#suit-{suit.lower()}")
    return tag("svg", use, class_=f"suit {'red' if suit in 'DH' else 'black'}", viewBox="0 0 20 20", aria_hidden="true")


def _colour(code: str) -> str:
    return "card red" if code[1] in "DH" else "card black"


def _table(caption: str, head: list[Markup], rows: list[Markup], kind: str) -> Markup:
    return tag("table", tag("caption", caption), tag("thead", *head), tag("tbody", *rows), class_=kind)


def _head(*columns: str) -> Markup:
    return tag("tr", *(tag("th", column, scope="col") for column in columns))


def style_of(package: str, *sheets: str) -> str:
    """The style sheets that lie in a package, one after the other."""
    return "".join((resources.files(package) / sheet).read_text(encoding="utf-8") for sheet in sheets)
