"""The terms and conditions as one self-contained page: no script, no font, nothing fetched; it prints on plain sheets.

It draws what document.py made with the style sheet beside it (document.css) and knows no rule. Start at
`document_page`.
"""

from __future__ import annotations

from importlib import resources

from croupier.clauses import Clauses
from croupier.leaflet.markup import Markup, tag, together
from croupier.terms.document import TermsDocument
from croupier.terms.writer import TermsSection, TermsTable

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def document_page(document: TermsDocument, title: str, subtitle: str, changes: str, *, kind: str = "") -> str:
    """`kind` is for the style sheet, where what is printed is no text to read."""
    style = (resources.files("croupier.terms") / "document.css").read_text(encoding="utf-8")
    head = together(
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        # a promise that a browser keeps: nothing is fetched and nothing runs
        Markup(f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'),
        tag("title", title),
        Markup(f"<style>\n{style}</style>"),
    )
    masthead = tag(
        "header",
        tag("p", document.casino, class_="casino"),
        tag("h1", document.name),
        tag("p", subtitle, class_="sub"),
    )
    foot = tag("footer", tag("p", document.edition), tag("p", document.book))
    sheet = tag("main", masthead, *map(_section, document.sections), *_changes(document, changes), foot)
    return (
        f"<!doctype html>\n{tag('html', tag('head', head), tag('body', sheet, class_=kind), lang=document.language)}\n"
    )


def _section(section: TermsSection) -> Markup:
    lines = [tag("div", tag("dt", one.label), tag("dd", one.text, _numbers(one.clauses))) for one in section.lines]
    paragraphs = [tag("p", one.text, _numbers(one.clauses)) for one in section.paragraphs]
    listing = [tag("dl", *lines)] if lines else []
    return tag("section", tag("h2", section.title), *listing, *map(_table, section.tables), *paragraphs, id=section.id)


def _table(table: TermsTable) -> Markup:
    head = tag("thead", tag("tr", *(tag("th", one, scope="col") for one in table.columns)))
    rows = (
        tag(
            "tr",
            tag("th", row[0], scope="row", data_label=table.columns[0]),
            *(tag("td", cell, data_label=name) for name, cell in zip(table.columns[1:], row[1:], strict=True)),
        )
        for row in table.rows
    )
    return tag("div", tag("table", head, tag("tbody", *rows)), _numbers(table.clauses), class_="table")


def _numbers(clauses: Clauses) -> Markup:
    numbers = [tag("span", clause.number) for clause in clauses]
    return together(" ", tag("small", Markup(", ".join(numbers)), class_="clauses")) if numbers else Markup("")


def _changes(document: TermsDocument, title: str) -> list[Markup]:
    if not document.changes:
        return []
    return [tag("section", tag("h2", title), tag("ul", *(tag("li", one) for one in document.changes)), id="changes")]
