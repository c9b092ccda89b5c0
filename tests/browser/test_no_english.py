"""Every screen in Chinese has no English word outside names: of casinos, tables and people, ids, and what people wrote.

What stands beside the Chinese on purpose says so by its `lang`, and is not looked at.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.by_hand import B, Dealer, lay, sat
from browser.conftest import Open
from browser.console import at_the_console
from browser.harness import FloorProcess, wait_for
from browser.supervision import administrator, at_the_floor
from browser.test_train import KINDS, answer, only
from croupier import BOOKS, open_book

# what a reader sees or hears of a page, but for another language that stands beside, and clauses by their numbers
SEEN: Final = """() => {
  const found = []
  const apart = 'script, style, noscript, kbd, code, .clause, svg, .twin'
  const skip = element => element.closest(apart) || element.closest('[lang]')?.lang !== 'zh-Hans'
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const element = text.parentElement
    const shown = element.closest('select') ?? element // what may be chosen is seen too
    if (!skip(element) && shown.checkVisibility()) found.push(text.textContent.trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
    if (skip(element) || !element.checkVisibility()) continue
    for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '')
  }
  return [...new Set(found.filter(Boolean))]
}"""
NAMES: Final = frozenset(
    (
        "Croupier",
        "Crown",
        "Sydney",
        "Melbourne",
        "Casino",
        "Canberra",
        "Star",
        "The",
        "Perth",
        "English",
        "Mini",
        "Baccarat",
        "Premium",
        "Midnight",
        "Harbour",
        "Room",
        "Salon",
        "Private",
        "Table",
        "Automatic",
        "Traditional",
        "Rules",
        "Version",
        "Liam",
        "Priya",
        "Oscar",
        "Mei",
        "Ava",
        "Noah",
        "Sofia",
        "Kenji",
        "Lucas",
        "Zoe",
        "Amara",
        "Tom",
        "Ines",
    )
)
TYPED: Final = frozenset(("ada", "banker", "buy", "collect", "kim", "out", "tie"))  # by whoever deals, or as a name
ID: Final = re.compile(
    r"条款 [\w./:()' -]+|\b[0-9a-f]{12,64}\b|\bundated\b|[a-z]+(?:[-_:/][a-z0-9]+)+|guest-\w+|[A-Z]{2,4}\d*[-\d/]*"
    r"|\b[A-Za-z]\b|[A2-9TJQK][cdhs]\b|Esc|Enter|Tab|Ctrl"
)
WORD: Final = re.compile(r"[A-Za-z]{3,}")


def english(page: Page, names: frozenset[str]) -> list[str]:
    """Texts of the page with a word that is no name."""
    seen: list[str] = page.evaluate(SEEN)
    return [text for text in seen if {*WORD.findall(ID.sub(" ", text))} - names]


def known(page: Page) -> frozenset[str]:
    """Names that the floor was given: of its tables and casinos."""
    listed = page.evaluate("fetch('/api/tables').then(answer => answer.json())")
    given = " ".join(f"{one['name']} {one['casino']} {one['id']} {one['book']}" for one in listed)
    return NAMES | TYPED | frozenset(WORD.findall(given))


def options(page: Page) -> frozenset[str]:
    """What books call their options and what each may be: ids, as in a set-up that is written down."""
    listed = page.evaluate(
        "fetch('/api/books').then(answer => answer.json()).then(all => Promise.all("
        "all.map(one => fetch(`/api/books/${one.id}`).then(answer => answer.json()))))"
    )
    ids = " ".join(" ".join((one["key"], *one["values"])) for book in listed for one in book["options"])
    return frozenset(WORD.findall(ids))


def nothing_in_english(page: Page, ids: frozenset[str] = frozenset()) -> None:
    """The book's own words come after the first drawing: until they did, its English stands in."""
    names = known(page) | ids
    try:
        wait_for(lambda: not english(page, names), "no English is left")
    except AssertionError:
        found = english(page, names)
        assert not found, found


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/table/sydney-1", "/table/melbourne-1", "/table/canberra-1", "/table/star-1"),
        *("/table/sydney-4", "/table/melbourne-4", "/table/star-4"),  # 1-1-2, Dragon Tail with Insurance, Tiger
    ],
)
def test_what_a_player_sees(open_screen: Open, path: str) -> None:
    page = open_screen(locale="zh-CN").go(path)
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.locator("[data-wager=banker], #tables li").first).to_be_visible()
    nothing_in_english(page)


@pytest.mark.parametrize("table", ["sydney-1", "star-1"])
def test_what_the_wall_shows(open_screen: Open, table: str) -> None:
    page = open_screen(locale="zh-CN").go(f"/display/{table}")
    expect(page.locator("#phase-own")).not_to_be_empty()
    nothing_in_english(page)


def test_which_walls_there_are(open_screen: Open) -> None:
    page = open_screen(locale="zh-CN").go("/display")
    expect(page.locator("#choose li").first).to_be_visible()
    nothing_in_english(page)


def test_what_a_dealer_sees(open_screen: Open) -> None:
    page = at_the_console(open_screen(locale="zh-CN"), "sydney-2")
    nothing_in_english(page)


@pytest.mark.parametrize("table", ["sydney-1", "melbourne-1", "canberra-1", "star-1", "brochure-1", "physical-1"])
def test_what_a_supervisor_sees(open_screen: Open, table: str) -> None:
    page = at_the_floor(open_screen(locale="zh-CN"), table)
    expect(page.locator("[data-key=tile-star-2]")).to_be_visible()
    nothing_in_english(page)


def test_every_command_by_its_name(open_screen: Open) -> None:
    page = at_the_floor(open_screen(locale="zh-CN"), "sydney-1")
    page.keyboard.press("/")
    expect(page.locator(".palette-list li").first).to_be_visible()
    nothing_in_english(page)


@pytest.mark.parametrize("command", ["change-limits", "change-variation", "record-breach"])
def test_the_form_of_a_command(open_screen: Open, command: str) -> None:
    page = at_the_floor(open_screen(locale="zh-CN"), "sydney-1")
    page.locator(f"[data-key=act-{command}]").evaluate("one => one.click()")
    expect(page.locator("dialog.palette button[type=submit]")).to_be_visible()
    nothing_in_english(page)


def test_how_a_table_is_set_up(open_screen: Open) -> None:
    page = at_the_floor(open_screen(locale="zh-CN"), "sydney-1")
    page.locator("[data-key=add]").click()
    expect(page.locator(".detail form")).to_be_visible()
    page.evaluate("document.querySelectorAll('.detail details').forEach(one => { one.open = true })")
    nothing_in_english(page, options(page))


def test_what_went_wrong(open_screen: Open) -> None:
    page = at_the_floor(open_screen(locale="zh-CN"), "physical-1")
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    nothing_in_english(page)


@pytest.mark.parametrize("path", ["/deal/sydney-1", "/supervise", "/people"])
def test_whoever_may_not_come_in(open_screen: Open, path: str) -> None:
    page = open_screen(locale="zh-CN").go(path)
    expect(page.locator(".enter")).to_be_visible()
    nothing_in_english(page)


def test_who_the_people_are(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor, locale="zh-CN")
    administrator(screen)
    page = screen.go("/people")
    expect(page.locator("tbody tr").first).to_be_visible()
    nothing_in_english(page)


# --- to look back, to read and to learn -----------------------------------------------------------

# two books are compared by their ids of variations, as options are by theirs; and a law has a name
_VARIATIONS: Final = frozenset(WORD.findall(" ".join(one.id for book in BOOKS for one in open_book(book).variations)))
_AN_ACT: Final = frozenset(("Control", "Act"))


def _opened(page: Page) -> None:
    page.evaluate("document.querySelectorAll('main details').forEach(one => { one.open = true })")


def _asked_why(page: Page, clause: Locator, ids: frozenset[str] = frozenset()) -> None:
    """What a clause says, wherever it opens."""
    clause.click()
    link = page.locator("dialog[open] a[href*='#clause-'], .popover a[href*='#clause-']")
    expect(link.first).to_be_visible()
    nothing_in_english(page, ids)
    page.keyboard.press("Escape")
    expect(link).to_have_count(0)


def test_what_a_player_looks_back_on(open_screen: Open, floor: FloorProcess) -> None:
    table = floor.open_table_like("sydney-3", by_hand=True)
    dealer = Dealer(open_screen, table)
    dealer.call_for_bets()
    page = sat(open_screen(locale="zh-CN"), table)
    for wager in ("banker", "tie"):
        lay(page, wager, "$5")
    dealer.deal(*B)
    dealer.finish()
    expect(page.locator("#results .paid li")).to_have_count(2)
    page.goto(page.url.partition("/table")[0] + "/me")
    expect(page.get_by_test_id("own-coup")).to_have_count(1)
    expect(page.get_by_test_id("limits")).to_be_visible()
    _opened(page)
    nothing_in_english(page)
    _asked_why(page, page.get_by_test_id("own-why").locator("button.clause").first)
    stake = page.get_by_test_id("limit-stake")
    stake.locator("input").fill("nothing")
    stake.get_by_role("button").click()
    expect(stake.locator(".wrong")).not_to_be_empty()
    stake.locator("input").fill("50")
    stake.get_by_role("button").click()
    expect(stake.locator(".limit-now")).to_contain_text("50")
    stake.locator("input").fill("")
    stake.get_by_role("button").click()
    nothing_in_english(page)


def test_whoever_looks_back_first_comes_in(open_screen: Open) -> None:
    page = open_screen(locale="zh-CN").go("/me")
    expect(page.locator("dialog[open]")).to_be_visible()
    nothing_in_english(page)


@pytest.mark.parametrize("book", BOOKS)
def test_the_odds_of_a_book(open_screen: Open, book: str) -> None:
    page = open_screen(locale="zh-CN").go(f"/odds?book={book}")
    expect(page.get_by_test_id("wager").first).to_be_visible()
    expect(page.get_by_test_id("odds")).not_to_have_attribute("aria-busy", "true")
    _opened(page)
    nothing_in_english(page)
    _asked_why(page, page.get_by_test_id("wager").locator("button.clause").first)


@pytest.mark.parametrize("other", ["star-sydney", "canberra"])
def test_the_rules_found_and_compared(open_screen: Open, other: str) -> None:
    page = open_screen(locale="zh-CN").go(f"/rules?left=crown-sydney&right={other}")
    expect(page.get_by_test_id("compared")).to_be_visible()
    page.locator("[data-key=words]").fill("14.1")
    page.locator("[data-key=seek]").click()
    expect(page.locator("[data-clause='crown-sydney:14.1']")).to_be_visible()
    ids = options(page) | _VARIATIONS | _AN_ACT
    nothing_in_english(page, ids)
    _asked_why(page, page.get_by_test_id("compared").locator("button.clause").first, ids)


@pytest.mark.parametrize("kind", KINDS)
def test_a_drill_and_its_answer(open_screen: Open, kind: str) -> None:
    page = open_screen(locale="zh-CN").go("/train")
    expect(page.get_by_test_id("drill")).to_be_visible()
    only(page, kind)
    nothing_in_english(page)
    page.locator("[data-testid=drill] input").first.focus()
    answer(page)
    nothing_in_english(page)
    _asked_why(page, page.get_by_test_id("verdict").locator("button.clause").first)


def test_an_address_that_leads_nowhere(open_screen: Open) -> None:
    screen = open_screen(locale="zh-CN")
    screen.excuse("404")
    page = screen.go("/nowhere")
    expect(page.locator("h1")).not_to_be_empty()
    nothing_in_english(page)
