"""The site of the documentation (`make docs`): every page stands in its margin, every link of a page leads somewhere.

Whether Sphinx makes it without a warning only `make docs` shows, which takes a minute; this is what costs nothing.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from architecture import ROOT
from documentation_links import broken
from documentation_pages import contents, leads_to, of_the_repository
from played_notebooks import notebooks

PAGES = of_the_repository()
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def prose(page: Path) -> str:
    return FENCED.sub("", (ROOT / page).read_text(encoding="utf-8"))


def fragments(page: Path) -> set[str]:
    """What the headings of a page are called in an address."""
    headings = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", one).lower() for one in HEADING.findall(prose(page))]
    return {re.sub(r"[^\w\- ]", "", one).replace(" ", "-") for one in headings}


def test_every_page_stands_in_the_margin_once() -> None:
    margin = [page for pages in contents().values() for page in pages]
    assert len(margin) == len(set(margin))
    stands = set(margin)
    led = {str(Path(page).parent) for page in margin if page.endswith("/README")}  # a folder, led by its first page
    for page in PAGES:
        if page != Path("README.md"):
            assert str(page.with_suffix("")) in stands or str(page.parent) in led, f"{page} is in no contents"
    assert {f"docs/notebooks/{path.stem}" for path in notebooks()} <= stands


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_of_a_page_leads_to_a_file_and_a_heading(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        there = f"{page}{link}" if link.startswith("#") else leads_to(link, page)
        if there is None:
            continue
        path, _, fragment = there.partition("#")
        assert (ROOT / path).exists(), f"{link}: there is no such file"
        if fragment:
            assert fragment in fragments(Path(path)), f"{link}: there is no such heading"


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    pages, site = tmp_path / "pages", tmp_path / "site"
    pages.mkdir()
    site.mkdir()
    (pages / "index.md").write_text("See https://example.org/known.", encoding="utf-8")
    (site / "other.html").write_text('<h1 id="here">Other</h1>', encoding="utf-8")
    (site / "index.html").write_text(
        '<a href="other.html#here">good</a><a href="https://example.org/known">good</a><a id="top" href="#top">good</a>'
        '<a href="other.html#there">1</a><a href="gone.html">2</a><a href="#bottom">3</a>'
        '<a href="https://example.org/unknown">4</a>'
        '<script src="https://example.org/known"></script><img src="no.png">',
        encoding="utf-8",
    )
    assert [fault.split(": ", 2)[1:] for fault in broken(site, known_in=pages)] == [
        ["#bottom", "there is no such place on that page"],
        ["gone.html", "there is no such file"],
        ["https://example.org/unknown", "no page of the repository has this address"],
        ["other.html#there", "there is no such place on that page"],
        ["no.png", "there is no such file"],
        ["https://example.org/known", "a page fetches nothing from elsewhere"],
    ]
