"""A card keyed wrong at the console, put right: before the result, after it, after payment, and a slip made by it.

A physical table of each book; every settlement is made again, and the log verifies. Every moment is shown at the first
table and one of them at each other, in a soak every one at each. Start at `test_a_card_is_put_right_at_every_moment`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.by_hand import Dealer
from browser.conftest import Open
from browser.console import at_the_console, deal, go_on, line, place, step, type_card
from browser.harness import FloorProcess, Screen
from browser.log import verified
from soak import SOAK

TABLES = ("physical-1", "melbourne-2", "canberra-1", "star-1", "brochure-1")  # of each book, dealt by hand
WIDE = {"width": 1440, "height": 900}


def at_a_table(floor: FloorProcess, open_screen: Open, like: str) -> tuple[str, Page, Screen]:
    """A table by hand where kim sits and bets are called for; its console."""
    table = floor.open_table_like(like, by_hand=True, shoe="dealing-shoe")
    Dealer(open_screen, table).call_for_bets()
    screen = open_screen(viewport=WIDE)
    page = at_the_console(screen, table)
    line(page, "in kim 3 5000")
    expect(place(page, "kim")).to_be_visible()
    return table, page, screen


def begin_coup(page: Page, *cards: str) -> None:
    """kim wagers on Banker, and these cards are dealt."""
    until(page, "Waiting for wagers")
    line(page, "3 banker 100")
    expect(page.locator(".wager")).to_have_count(1)
    page.keyboard.press("Escape")
    go_on(page, "No more bets")
    deal(page, cards)


def until(page: Page, name: str) -> None:
    """Enter at whatever comes before this step."""
    for _ in range(8):
        expect(page.locator("main:not([data-busy])")).to_be_visible()
        due = page.locator(".next-name").inner_text()
        if due.startswith(name):
            return
        go_on(page, due)
    step(page, name)


def to_right(page: Page, card: str) -> None:
    """The right face, typed in the panel that is open, and Enter; done when the console has it."""
    type_card(page, card)
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=mend]")).to_be_hidden()


def winner(page: Page, hand: str) -> None:
    expect(page.locator(f".{hand}-hand.won")).to_be_visible()


@pytest.mark.parametrize("like", TABLES)
def test_a_card_is_put_right_at_every_moment(floor: FloorProcess, open_screen: Open, like: str) -> None:
    table, page, screen = at_a_table(floor, open_screen, like)
    wall = open_screen(viewport={"width": 1920, "height": 1080}).go(f"/display/{table}")
    supervisor = at_the_console(open_screen(viewport=WIDE), table, "supervisor")
    moments: tuple[Callable[[], None], ...] = (
        lambda: _before_the_result(page, wall, screen),
        lambda: _after_the_result(page, supervisor),
        lambda: _after_payment(page, supervisor),
        lambda: _where_the_felt_followed(page),
    )
    place = TABLES.index(like)
    shown = moments if SOAK or not place else moments[place - 1 : place]
    for moment in shown:
        moment()
    settled = [moment for moment in shown if moment is not moments[-1]]  # that coup waits for its remedy
    assert verified(floor, table)["coups"] == len(settled)


def _before_the_result(page: Page, wall: Page, screen: Screen) -> None:
    """Four of spades, keyed as a nine: Banker has 7 and draws no card."""
    begin_coup(page, "2h", "3d", "4c", "9s")
    step(page, "Draw card to Banker")
    page.keyboard.press("k")  # a card half typed is cleared first
    page.keyboard.press("Backspace")
    expect(page.locator("[data-part=mend]")).to_be_hidden()
    page.keyboard.press("Backspace")
    expect(page.locator("#mend-head")).to_have_text("Put right: card 2 of Banker")
    expect(page.locator(".wrong-card")).to_contain_text("9♠")
    type_card(page, "4s")
    expect(page.locator("#mend-said")).to_have_text("4♠")
    screen.picture("console-mend")
    screen.accessible()
    page.keyboard.press("Enter")
    step(page, "Announce the result")
    expect(page.locator(".banker-hand").get_by_test_id("mended")).to_contain_text("9♠ → 4♠")
    expect(wall.get_by_test_id("mended")).to_contain_text("Banker card 2 was keyed wrong")
    expect(wall.locator(".hand.banker .count")).to_have_text("7")
    go_on(page, "Announce the result")
    winner(page, "banker")
    until(page, "Take and pay")
    expect(page.locator(".pay-list tr.pays", has_text="kim")).to_have_count(1)
    until(page, "Call for bets")


def _after_the_result(page: Page, supervisor: Page) -> None:
    """Banker's nine was a seven: Player's eight wins. A dealer calls a supervisor, who does it."""
    begin_coup(page, "Kh", "9d", "8d", "Kc")
    go_on(page, "Announce the result")
    winner(page, "banker")
    page.locator("[data-key=card-banker-1]").click()
    expect(page.locator(".mend-rank")).to_contain_text("only a supervisor")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=calling]")).to_contain_text("A supervisor is called")
    supervisor.locator("[data-key=card-banker-1]").click()
    to_right(supervisor, "7d")
    winner(page, "player")
    step(page, "Take and pay")
    expect(page.locator(".pay-list tr.takes", has_text="kim")).to_have_count(1)
    expect(page.locator(".pay-list tr.pays")).to_have_count(0)
    until(page, "Call for bets")
    expect(page.get_by_test_id("mended")).to_have_count(0)


def _after_payment(page: Page, supervisor: Page) -> None:
    """Found when it was paid: the wagers are settled again, and the form of a wrong payment opens."""
    begin_coup(page, "Qh", "9h", "8h", "Qc")
    until(page, "Clear the cards")
    winner(page, "banker")
    supervisor.locator("[data-key=card-banker-1]").click()
    expect(supervisor.locator("[data-part=mend]")).to_contain_text("It is paid")
    to_right(supervisor, "7h")
    winner(page, "player")
    expect(supervisor.locator("dialog h2")).to_have_text("Put a payment right")
    supervisor.keyboard.press("Escape")
    expect(page.locator("[data-part=told]")).to_contain_text(re.compile("kim.*paid|paid.*kim"))
    until(page, "Call for bets")


def _where_the_felt_followed(page: Page) -> None:
    """The nine was a four: Banker had 7 and should not have drawn. The slip is open, with the book's remedies."""
    begin_coup(page, "2d", "3c", "4h", "9c", "8c")
    step(page, "Announce the result")
    page.locator("[data-key=card-banker-2]").click()
    type_card(page, "4c")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.irregular")).to_be_visible()
    expect(page.locator("dialog.irregular .remedy").first).to_be_visible()


def test_what_is_paid_is_never_offered_again_after_a_reload(floor: FloorProcess, open_screen: Open) -> None:
    """The coup before was paid: whoever loads the page during the next one sees nothing of it to pay."""
    _, page, _ = at_a_table(floor, open_screen, "physical-1")
    begin_coup(page, "Kh", "9s", "2d", "Kc")
    until(page, "Clear the cards")
    expect(page.locator("[data-part=pay]")).to_contain_text("kim")
    page.reload()
    step(page, "Clear the cards")
    expect(page.locator("[data-part=pay]")).to_contain_text("kim")  # it lies there still
    until(page, "Waiting for wagers")
    begin_coup(page, "5h", "3s")
    for _ in range(2):
        expect(page.locator("[data-part=pay]")).to_be_hidden()
        page.reload()
        step(page, "Draw card to Player")
        expect(page.locator(".player-hand .card:not(.empty)")).to_have_count(1)
    expect(page.locator("[data-part=pay]")).to_be_hidden()


def test_keys_typed_into_a_field_stay_in_it(floor: FloorProcess, open_screen: Open) -> None:
    _, page, _ = at_a_table(floor, open_screen, "physical-1")
    begin_coup(page, "5h")
    step(page, "Draw card to Banker")
    line_box = page.locator("#entry")
    line_box.focus()
    page.keyboard.type("ks 9xilwy/?")
    page.keyboard.press("Backspace")
    expect(line_box).to_have_value("ks 9xilwy/")
    expect(page.locator("#pad-said strong")).to_have_count(0)
    expect(page.locator("[data-part=mend]")).to_be_hidden()
    expect(page.locator("dialog")).to_have_count(0)
    line_box.fill("")
    page.keyboard.press("Escape")
    page.locator("#at-once").focus()  # a box to tick is a field too
    page.keyboard.press("k")
    expect(page.locator("#pad-said strong")).to_have_count(0)
    page.locator("#main").focus()
    page.keyboard.press("/")
    page.keyboard.type("ks9")
    expect(page.locator("dialog.palette input")).to_have_value("ks9")
    page.keyboard.press("Backspace")
    expect(page.locator("dialog.palette input")).to_have_value("ks")
    page.keyboard.press("Escape")
    expect(page.locator("#pad-said strong")).to_have_count(0)
    expect(page.locator(".banker-hand .card:not(.empty)")).to_have_count(0)


def test_keys_of_a_coup_are_counted(floor: FloorProcess, open_screen: Open) -> None:
    """With every card confirmed by Enter, and with cards taken as they are typed."""
    _, page, _ = at_a_table(floor, open_screen, "physical-1")
    assert _coup_in_keys(page, ("Kh", "9s", "2d", "Kc"), at_once=False) == 17
    assert _coup_in_keys(page, ("2h", "3d", "4c", "9s", "8d"), at_once=False) == 20
    assert _coup_in_keys(page, ("Qh", "9d", "2s", "Qc"), at_once=True) == 13


def _coup_in_keys(page: Page, cards: tuple[str, ...], *, at_once: bool) -> int:
    """From no more bets to the next call for bets; the wager is its own line."""
    until(page, "Waiting for wagers")
    line(page, "3 banker 100")
    expect(page.locator(".wager")).to_have_count(1)
    page.keyboard.press("Escape")
    go_on(page, "No more bets")
    keys = 1
    page.locator("#at-once").set_checked(at_once)
    page.locator("#main").focus()
    for number, card in enumerate(cards):
        expect(page.locator("main:not([data-busy]) .next-name")).to_contain_text("Draw card")
        type_card(page, card)
        keys += 2
        if not at_once:
            page.keyboard.press("Enter")
            keys += 1
        expect(page.locator(".hand .card:not(.empty)")).to_have_count(number + 1)
    for due in ("Announce the result", "Take and pay", "Clear the cards", "Call for bets"):
        go_on(page, due)
        keys += 1
    return keys
