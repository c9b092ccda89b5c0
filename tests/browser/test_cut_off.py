"""cut_off.js finds what cannot be read, and leaves alone what can: one planted fault of every kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.fitting import CUT_OFF

DOTS = "width: 4em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"
FAULTS = {
    '<p style="width: 4em; overflow: hidden; white-space: nowrap">Table limits</p>': "is cut off aside by",
    '<p style="height: 0.6em; overflow: hidden">Table limits</p>': "is cut off in height by",
    f'<p style="{DOTS}">Table limits</p>': "ends in dots",
    '<p style="width: 4em; border: 1px solid; white-space: nowrap">Table limits</p>': "leaves",
    '<p style="width: 4em; padding-right: 2em; background: red; text-indent: 4.4em">W</p>': "leaves",  # its padding
    '<div style="background: red; width: 4em"><p style="width: 8em">Table limits</p></div>': "leaves",
    '<p style="margin: 0">Table</p><p style="margin: -0.8em 0 0">limits</p>': "lie on each other",
    '<p style="position: absolute; left: -2em">Table limits</p>': "is outside the page",
    '<p style="position: fixed; bottom: -2em">Table limits</p>': "is outside the window",
    '<p style="width: 200vw">Table limits</p>': "the page scrolls sideways",
    '<p style="width: 4em; overflow: auto; white-space: nowrap">Table limits</p>': "scrolls sideways",
    '<input style="width: 4em" placeholder="tie=5-500">': "does not fit into the field",
    '<select style="width: 4em"><option>Traditional Baccarat</option></select>': "does not fit into the field",
    '<svg><circle cx="50" cy="50" r="9"/><text x="50" y="55" text-anchor="middle">100</text></svg>': "leaves its shape",
    '<div style="height: 1em; overflow: hidden"><svg height="40"></svg></div>': "the svg of",
    '<div style="height: 300vh">Table limits</div>': "the page scrolls (",
    '<p class="road">Big Road</p>': ".road has",
}
SOUND = (
    f'<p style="{DOTS}" title="Table limits">Table limits</p>',
    '<p style="width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">for ears alone</p>',
    '<p style="line-height: 0.8; overflow: hidden; font-size: 40px">ONE</p>',  # less than the line, not than the ink
    '<div style="height: 3em; overflow: auto">Table<br>limits<br>and<br>more</div>',
    '<p style="margin: 0">Table</p><p style="position: fixed; top: 0; margin: 0">a note</p>',
    '<svg><circle cx="50" cy="50" r="30"/><text x="40" y="55">1K</text></svg>',
    '<input placeholder="tie=5-500" style="width: 20em"><select><option>Traditional Baccarat</option></select>',
)


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 800, "height": 600})
    yield opened
    opened.close()


def look(page: Page, html: str) -> list[str]:
    page.set_content(f"<body style='margin: 0; font: 16px sans-serif'><main id=main>{html}</main>")
    found: list[str] = page.evaluate(CUT_OFF, {"atOnce": True, "least": {".road": 20} if "road" in html else {}})
    return found


def test_every_kind_of_fault_is_found(page: Page) -> None:
    for html, says in FAULTS.items():
        found = look(page, html)
        assert any(says in one for one in found), (html, found)


def test_what_can_be_read_is_left_alone(page: Page) -> None:
    for html in SOUND:
        assert look(page, html) == [], html
