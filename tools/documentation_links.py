"""Follows every link of a site of plain files, fragments too, and looks for anything that a page would fetch elsewhere.

It asks no server. An address elsewhere may stand in a page only if a page of the repository has it. Start at `broken`.
"""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote

FETCHED: Final = {"script": "src", "img": "src", "source": "src", "iframe": "src", "link": "href"}


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[tuple[str, str]] = set()
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src", "xlink:href") and value:
                self.links.add((tag, value))
            elif name in ("id", "name") and value:
                self.places.add(value)


@cache
def _page(path: Path) -> _Page:
    return _Page(path.read_text(encoding="utf-8"))


def broken(site: Path, known_in: Path) -> list[str]:
    """Each link that leads nowhere, with its page."""
    known = "\n".join(path.read_text(encoding="utf-8") for path in sorted(known_in.rglob("*.md")))
    found: list[str] = []
    for path in sorted(site.rglob("*.html")):
        for tag, link in sorted(_page(path).links):
            if fault := _fault(path, tag, link, known):
                found.append(f"  {path.relative_to(site)}: {link}: {fault}")
    return found


def _fault(page: Path, tag: str, link: str, known: str) -> str:
    if link.startswith("data:"):
        return ""
    if "://" in link or link.startswith(("//", "mailto:", "javascript:")):
        if tag in FETCHED:
            return "a page fetches nothing from elsewhere"
        return "" if link.rstrip("/") in known else "no page of the repository has this address"
    path, _, fragment = link.partition("#")
    there = (page.parent / unquote(path.partition("?")[0])).resolve() if path else page
    if not there.is_file():
        return "there is no such file"
    if fragment and there.suffix == ".html" and unquote(fragment) not in _page(there).places:
        return "there is no such place on that page"
    return ""
