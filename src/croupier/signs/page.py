"""The signs of a table as one self-contained page, a sign a card: to cut out, or to show on a screen.

It draws content.py and knows no rule. Start at `signs_page`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.languages import Speaker
from croupier.leaflet.blocks import style_of
from croupier.leaflet.markup import Markup, tag, together
from croupier.signs.content import SignSheet, SignTold

POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'"


def signs_page(sheet: SignSheet, speaker: Speaker) -> str:
    title = speaker.say("signs-title", table=sheet.table, casino=sheet.casino)
    head = together(
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Markup(f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'),
        tag("title", title),
        Markup(f"<style>\n{style_of('croupier.signs', 'page.css')}</style>"),
    )
    masthead = tag("header", tag("h1", title), tag("p", sheet.variation))
    cards = tag("main", *(_card(sheet, sign, speaker) for sign in sheet.signs))
    body = tag("body", masthead, cards, tag("footer", sheet.edition))
    return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=sheet.language)}\n"


def _card(sheet: SignSheet, sign: SignTold, speaker: Speaker) -> Markup:
    inside = [tag("h2", sign.about)]
    if sign.large and sign.large != sign.about:
        inside.append(tag("p", sign.large, class_="large"))
    if sign.rows:
        inside.append(tag("table", tag("tbody", *map(_row, sign.rows))))
    if not sign.stands:
        inside.append(tag("p", speaker.say("signs-not-up"), class_="not-up"))
    named = (clause.number if clause.book == sheet.book else str(clause) for clause in sign.clauses)
    clauses = speaker.say("signs-clauses", clauses=tuple(named)) if sign.clauses else sheet.casino
    return tag("section", *inside, tag("p", clauses, class_="clauses"), class_="sign", id=f"sign-{sign.id}")


def _row(row: tuple[str, str]) -> Markup:
    return tag("tr", *_cells(*row))


def _cells(name: str, value: str) -> Iterator[Markup]:
    if name and value:
        yield from (tag("th", name, scope="row"), tag("td", value))
    else:
        yield tag("td", name or value, colspan="2")
