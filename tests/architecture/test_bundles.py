"""No page lacks a message that it says: what its modules name, whole or by its beginning, is in a bundle it brings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from croupier.languages.catalogue import ENGLISH
from croupier.languages.pages import Bundle, bundle_of, for_pages

WEB: Final = Path(__file__).parents[2] / "src" / "croupier" / "web"
PAGES: Final = sorted(one.stem for one in WEB.glob("*.html"))
_IMPORTED: Final = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+\.js)['"]""")
_BEGUN: Final = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
# whose names come from the floor, which sends a page only those of the table or the tournament that it shows
_SENT: Final = frozenset(("event-", "do-"))


@cache
def _text(page: str) -> str:
    """A page with every module that it brings."""
    html = (WEB / f"{page}.html").read_text(encoding="utf-8")
    texts, seen = [html], set[Path]()
    waiting = [WEB / one for one in re.findall(r'src="/web/([^"]+\.js)"', html)]
    while waiting:
        module = waiting.pop().resolve()
        if module in seen:
            continue
        seen.add(module)
        texts.append(module.read_text(encoding="utf-8"))
        waiting += [module.parent / one for one in _IMPORTED.findall(texts[-1])]
    return "\n".join(texts)


def _asks_for(page: str) -> set[Bundle]:
    named = re.search(r'data-words="([^"]*)"', (WEB / f"{page}.html").read_text(encoding="utf-8"))
    return {Bundle.FLOOR, *(Bundle(one) for one in (named[1].split() if named else ()))}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_every_message_that_it_says(page: str) -> None:
    text, bundles = _text(page), _asks_for(page)
    words = set(re.findall(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+", text))
    begun = tuple(set(_BEGUN.findall(text)) - _SENT)
    lacking = {
        id
        for id in for_pages(ENGLISH).messages
        if bundle_of(id) not in bundles and (id in words or id.startswith(begun))
    }
    assert sorted(lacking) == []


# a promotion's staff fill in the forms that a director does
_ASKED: Final = {
    Bundle.TOURNAMENTS: {"direct", "leaderboard", "promotions", "tournament"},
    Bundle.PROMOTIONS: {"draw", "promotions"},
    Bundle.INSPECT: {"inspect"},
    Bundle.PIT: {"deal", "direct", "docs", "house", "inspect", "promotions", "supervise"},  # whoever works on a floor
    Bundle.READING: {"me", "odds", "rules", "train"},
}


@pytest.mark.parametrize("bundle", _ASKED)
def test_pages_ask_for_the_words_of_their_own_and_no_other_does(bundle: Bundle) -> None:
    assert {page for page in PAGES if bundle in _asks_for(page)} == _ASKED[bundle]
