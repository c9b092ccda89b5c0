"""The leaflet as one self-contained page: no script, no font, no picture, nothing fetched; it prints on one sheet.

It draws the blocks of content.py with the style sheet beside it (page.css) and knows no rule.
Start at `leaflet_page`; each kind of block has its own small function.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import assert_never

from croupier.leaflet import content as c
from croupier.leaflet.markup import Markup, tag, together
from croupier.leaflet.phrases import listed, sentence

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
_LETTERS = {"draws": "D", "stands": "S", "natural": "N"}
_DOES = {"draws": "draws a card", "stands": "stands", "natural": "natural: stands"}
_FEW_CLAUSES = 2
_ODDS = re.compile(r"(\d+) to (\d+)")


def leaflet_page(leaflet: c.Leaflet) -> str:
    style = (resources.files("croupier.leaflet") / "page.css").read_text(encoding="utf-8")
    title = f"{leaflet.game} at {leaflet.casino}: a player's guide"
    head = together(
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        # a promise that a browser keeps: nothing is fetched and nothing runs
        Markup(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        ),
        tag("title", title),
        Markup(f"<style>\n{style}</style>"),
    )
    sheet = tag(
        "main",
        _masthead(leaflet),
        *(_part(leaflet, part) for part in leaflet.parts),
        _imprint(leaflet),
        class_=f"sheet {_size(leaflet)}",
    )
    body = tag("body", _symbols(), sheet)
    return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=leaflet.language)}\n"


def _size(leaflet: c.Leaflet) -> str:
    """How much paper it takes: a book with side wagers needs both sides, one with streaks smaller type as well."""
    dense = any(part.id == "streaks" for part in leaflet.parts)
    return "one-side" if leaflet.one_side else "two-sides dense" if dense else "two-sides"


def _symbols() -> Markup:
    symbols = [
        tag("symbol", tag("path", d=path), id=f"suit-{suit.lower()}", viewBox="0 0 20 20")
        for suit, path in _SUITS.items()
    ]
    return tag("svg", *symbols, class_="symbols", aria_hidden="true")


def _suit(suit: str) -> Markup:
    use = tag("use", href=f"#suit-{suit.lower()}")
    return tag("svg", use, class_=f"suit {'red' if suit in 'DH' else 'black'}", viewBox="0 0 20 20", aria_hidden="true")


def _masthead(leaflet: c.Leaflet) -> Markup:
    ornament = tag("p", *map(_suit, "SHDC"), class_="ornament", aria_hidden="true")
    return tag(
        "header",
        tag("p", leaflet.casino, class_="casino"),
        tag("h1", leaflet.game),
        ornament,
        tag("p", "A player's guide", class_="sub"),
        class_="masthead",
    )


def _part(leaflet: c.Leaflet, part: c.LeafletPart) -> Markup:
    return tag("div", *(_section(leaflet, one) for one in part.sections), class_=f"part {part.id}")


def _section(leaflet: c.Leaflet, section: c.Section) -> Markup:
    heading = tag("h2", tag("span", section.title), _rules(leaflet, section))
    return tag("section", heading, *(_block(block) for block in section.blocks), id=section.id)


def _rules(leaflet: c.Leaflet, section: c.Section) -> Markup:
    """Where to look it up: a few clause numbers, in full where they are another book's."""
    clauses = section.clauses
    if not clauses:
        return Markup()
    shown = [one.number if one.book == leaflet.book else one for one in clauses[:_FEW_CLAUSES]]
    more = " ff." if len(clauses) > _FEW_CLAUSES else ""
    return together(" ", tag("small", f"{', '.join(shown)}{more}"))


def _block(block: c.Block) -> Markup:
    match block:
        case c.Lines():
            return _lines(block)
        case c.Examples():
            return tag("ul", *map(_example, block.examples), class_="examples")
        case c.CountTable():
            return _by_count(block)
        case c.GridTable():
            return _grid(block)
        case c.FifthCardTable():
            return _fifth_card(block)
        case c.PayTable():
            return _pay_table(block)
        case c.Offers():
            return tag("div", *map(_offer, block.offers), class_="offers")
        case c.StreakTable():
            return _streaks(block)
        case _:
            assert_never(block)


def _lines(block: c.Lines) -> Markup:
    """Statements run on as one paragraph; entries with a term are a list of definitions."""
    plain = [line.text for line in block.lines if not line.term]
    listing = [tag("div", tag("dt", line.term), tag("dd", line.text)) for line in block.lines if line.term]
    return together(*([tag("p", " ".join(plain))] if plain else []), *([tag("dl", *listing)] if listing else []))


def _example(example: c.Example) -> Markup:
    cards = [tag("span", _RANKS.get(code[0], code[0]), _suit(code[1]), class_=_colour(code)) for code in example.cards]
    label = listed(example.names, "and")
    adds = f"{' + '.join(map(str, example.points))} = {example.sum}"
    return tag(
        "li",
        tag("span", *cards, class_="hand", role="img", aria_label=label),
        tag("span", adds, class_="adds"),
        tag("span", "counts ", tag("b", str(example.counts)), class_="counts"),
    )


def _colour(code: str) -> str:
    return "card red" if code[1] in "DH" else "card black"


def _table(caption: str, head: list[Markup], rows: list[Markup], kind: str) -> Markup:
    return tag("table", tag("caption", caption), tag("thead", *head), tag("tbody", *rows), class_=kind)


def _head(*columns: str) -> Markup:
    return tag("tr", *(tag("th", column, scope="col") for column in columns))


def _by_count(block: c.CountTable) -> Markup:
    rows = [
        tag("tr", tag("th", row.counts, scope="row"), tag("td", tag("span", _DOES[row.does], class_=row.does)))
        for row in block.rows
    ]
    return _table(block.hand, [_head(block.counted.capitalize(), "Draws or stands")], rows, "by-count")


def _grid(block: c.GridTable) -> Markup:
    across = tag(
        "tr",
        tag("th", block.counted.capitalize(), scope="col", rowspan="2"),
        tag("th", block.across, scope="colgroup", colspan=str(len(block.columns))),
    )
    columns = tag("tr", *(tag("th", column, scope="col") for column in block.columns))
    rows = [
        tag(
            "tr",
            tag("th", str(row.count), scope="row"),
            *(tag("td", tag("abbr", _LETTERS[does], title=does), class_=does) for does in row.does),
        )
        for row in block.rows
    ]
    natural = tag(
        "tr",
        tag("th", block.naturals, scope="row"),
        tag("td", "natural: stands, no third card", class_="natural", colspan=str(len(block.columns))),
    )
    table = _table(block.hand, [across, columns], [*rows, natural], "grid")
    legend = tag(
        "p",
        tag("span", "D", class_="draws"),
        " draws a card ",
        tag("span", "S", class_="stands"),
        " stands",
        class_="legend",
    )
    return tag("div", table, legend, class_="banker")


def _fifth_card(block: c.FifthCardTable) -> Markup:
    rows = [
        tag(
            "tr",
            tag("th", row.counts, scope="row"),
            *(
                [tag("td", "natural: stands, and no fifth card is drawn", class_="natural", colspan="2")]
                if row.natural
                else [_either(row.draws, "draws"), _either(row.stands, "stands")]
            ),
        )
        for row in block.rows
    ]
    head = _head(block.counted.capitalize(), "Draws on a 5th card of", "Stands on a 5th card of")
    legend = tag("p", block.note, class_="legend")
    return tag("div", _table(block.hand, [head], rows, "fifth-card"), legend, class_="banker")


def _either(text: str, does: str) -> Markup:
    return tag("td", text, class_=f"{does} never" if text == "never" else does)


def _pay_table(block: c.PayTable) -> Markup:
    rows = [
        tag(
            "tr",
            tag("th", row.wager, scope="row"),
            *(
                tag("td", *map(_pay, cell), data_style=style)
                for style, cell in zip(block.styles, row.cells, strict=True)
            ),
        )
        for row in block.rows
    ]
    return _table("Winning wagers", [_head("Wager", *block.styles)], rows, "pay-table")


def _pay(pay: c.PayCell) -> Markup:
    event = [tag("span", f"{pay.event}: ", class_="event")] if pay.event else []
    return tag("span", *event, tag("b", _odds(pay)), class_="pay")


def _odds(pay: c.PayCell) -> Markup:
    """One line, or one for each choice of the house."""
    lines = [_unbroken(odds) for odds in pay.odds]
    return lines[0] if len(lines) == 1 else together(*(tag("span", line, class_="choice") for line in lines))


def _unbroken(text: str) -> Markup:
    """Odds are one word to the eye: no line may end inside `8 to 1`."""
    return Markup(_ODDS.sub(r"\1&nbsp;to&nbsp;\2", together(text)))


def _offer(offer: c.OfferedWagers) -> Markup:
    alone = [tag("b", _odds(pay)) for pay in offer.pays if not pay.event]
    listing = [tag("div", tag("dt", pay.event), tag("dd", _odds(pay))) for pay in offer.pays if pay.event]
    return tag(
        "article",
        tag("h3", tag("span", " / ".join(offer.names)), *alone),
        tag("p", offer.about),
        *([tag("dl", *listing)] if listing else []),
        *([tag("p", " ".join(offer.notes), class_="note")] if offer.notes else []),
    )


def _streaks(block: c.StreakTable) -> Markup:
    rows = [
        tag(
            "tr",
            tag("th", str(length), scope="row"),
            *(tag("td", _unbroken(row.odds[place]) or "-") for row in block.rows),
        )
        for place, length in enumerate(block.lengths)
    ]
    head = _head("In a row", *(", ".join(row.names) for row in block.rows))
    return _table(f"{block.name}: what a win pays", [head], rows, "streaks")


def _imprint(leaflet: c.Leaflet) -> Markup:
    imprint = leaflet.imprint
    book = f"{imprint.title}, version {imprint.version}; {imprint.instrument}"
    made = f", made {imprint.made}" if imprint.made else ""
    about = (
        f"Made from the rulebook of {leaflet.casino}: {book}{made}. {sentence(imprint.authority)} {imprint.silent} "
        "This leaflet explains the game; where it and the rules differ, the rules hold."
    )
    digest = tag("p", f"{leaflet.book} {imprint.version} ", tag("code", imprint.digest), class_="digest")
    return tag("footer", tag("p", " ".join(about.split())), digest)
