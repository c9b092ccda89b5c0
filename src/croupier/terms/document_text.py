"""The terms and conditions for a terminal: headings, labelled lines and plain tables at any width.

It draws what document.py made and knows no rule. Start at `document_text`.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from croupier.clauses import Clauses
from croupier.terms.document import TermsDocument
from croupier.terms.writer import TermsSection, TermsTable

_HEADING, _LABEL, _QUIET = "bold red", "bold green", "dim"
_LABELS = 26  # letters for a label, before what it says


def document_text(document: TermsDocument, subtitle: str, changes: str) -> RenderableType:
    title = Text.assemble((document.name.upper(), "bold"), f"   {document.casino}, {subtitle}")
    sections = [_section(one) for one in document.sections]
    changed = [Text(f"\n{changes}", style=_HEADING), *map(Text, document.changes)] if document.changes else []
    foot = [Text(f"\n{document.edition}", style=_QUIET), Text(document.book, style=_QUIET)]
    return Group(title, *sections, *changed, *foot)


def _section(section: TermsSection) -> RenderableType:
    return Group(Text(f"\n{section.title}", style=_HEADING), Padding(Group(*_body(section)), (0, 0, 0, 2)))


def _body(section: TermsSection) -> Iterator[RenderableType]:
    if section.lines:
        listing = Table.grid(padding=(0, 2))
        listing.add_column(width=_LABELS, overflow="fold")
        listing.add_column(ratio=1, overflow="fold")
        for line in section.lines:
            listing.add_row(Text(line.label, style=_LABEL), _said(line.text, line.clauses))
        yield listing
    yield from map(_table, section.tables)
    for paragraph in section.paragraphs:
        yield _said(paragraph.text, paragraph.clauses)


def _said(text: str, clauses: Clauses) -> Text:
    return Text.assemble(text, (f"  {_numbers(clauses)}", _QUIET)) if clauses else Text(text)


def _table(table: TermsTable) -> Table:
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False, caption=_numbers(table.clauses), caption_justify="left")
    for column in table.columns:
        drawn.add_column(column, overflow="fold")
    for row in table.rows:
        drawn.add_row(*map(Text, row))
    return drawn


def _numbers(clauses: Clauses) -> str:
    return ", ".join(clause.number for clause in clauses)
