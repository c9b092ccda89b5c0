"""A document of titled tables, on a terminal and as one page: what a report is made of.

It knows looks, and nothing of tournaments. Start at `ReportSection`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Final

import msgspec
from rich.console import Console

from croupier.cli.laid_out import laid_out
from croupier.cli.show import styled
from croupier.leaflet.markup import Markup, tag, together

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


class ReportSection(msgspec.Struct, frozen=True):
    """A title, columns of which some hold figures, rows; and what is said where there are none."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: tuple[int, ...] = ()
    none: str = ""


def tell_sections(out: Console, sections: Sequence[ReportSection]) -> None:
    for section in sections:
        if not section.rows:
            out.print(styled(section.title, "bold").append(f"  {section.none}", "not bold dim"))
            out.print()
            continue
        figures = [place in section.figures for place in range(len(section.columns))]
        for shown in laid_out(section.columns, section.rows, figures, out.width, title=section.title):
            out.print(shown)


def page_of(title: str, sections: Sequence[ReportSection], language: str) -> str:
    """One self-contained page: no script, nothing fetched."""
    style = (resources.files("croupier.cli") / "report.css").read_text(encoding="utf-8")
    head = together(
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Markup(f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'),
        tag("title", title),
        Markup(f"<style>\n{style}</style>"),
    )
    body = tag("body", tag("main", tag("h1", title), *map(_section, sections)))
    return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=language)}\n"


def _section(section: ReportSection) -> Markup:
    heading = tag("h2", section.title)
    if not section.rows:
        return tag("section", heading, tag("p", section.none, class_="none"), id=section.id)
    titles = tag("tr", *(_cell("th", text, place, section) for place, text in enumerate(section.columns)))
    rows = (tag("tr", *(_cell("td", text, place, section) for place, text in enumerate(row))) for row in section.rows)
    return tag("section", heading, tag("table", tag("thead", titles), tag("tbody", *rows)), id=section.id)


def _cell(name: str, text: str, place: int, section: ReportSection) -> Markup:
    return tag(name, text, class_="figure" if place in section.figures else "")
