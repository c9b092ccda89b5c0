"""Irregularities on the staff's screens: a slip from the dealer's report to the remedied coup, in three books.

What players see of it is in test_irregular_players.py. Start at `report`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.by_hand import Dealer, has, sat
from browser.conftest import Open
from browser.console import at_the_console, deal, finish, go_on, step, type_card
from browser.harness import FloorProcess, Screen
from browser.supervision import at_the_floor

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def floor_of_slips(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    """One floor for all of them: each test has a table of its own."""
    process = FloorProcess(tmp_path_factory.mktemp("slips"))
    yield process
    process.kill()


@pytest.fixture
def opens(floor_of_slips: FloorProcess, open_screen: Open) -> Open:
    return partial(open_screen, floor_of_slips, viewport=WIDE)


def sits(opens: Open, table: str) -> Screen:
    screen = opens()
    sat(screen, table)
    return screen


def says(screen: Screen, table: str, command: str, **facts: Any) -> dict[str, Any]:
    """A command of whoever has this screen, over the floor's own API."""
    asked = {"id": f"{command}-{sha256(str(facts).encode()).hexdigest()[:20]}", "command": command, "facts": facts}
    answer = screen.page.request.post(f"{screen.address}/api/tables/{table}/commands", data=asked)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def me(screen: Screen) -> str:
    found: str = screen.page.request.get(f"{screen.address}/api/me").json()["id"]
    return found


def wagers(screen: Screen, table: str, wager: str, dollars: int) -> int:
    """The number of the wager that was placed."""
    says(screen, table, "place-wager", patron=me(screen), wager=wager, stake=dollars * 100)
    view = screen.page.request.get(f"{screen.address}/api/tables/{table}").json()
    number: int = view["private"]["own"]["wagers"][-1]["number"]
    return number


def choose_slip(page: Page, words: str, slip: str) -> Locator:
    """The dialogue by key I, and a slip by some of its words; its facts are asked for then."""
    page.locator("#main").focus()
    page.keyboard.press("i")
    dialog = page.locator("dialog.irregular")
    expect(dialog.locator("[role=option]").first).to_be_visible()
    page.keyboard.type(words)
    expect(dialog.locator("[role=option]").first).to_have_attribute("data-slip", slip)
    page.keyboard.press("Enter")
    expect(dialog.locator("[data-key=irr-report]")).to_be_visible()
    return dialog


def report(page: Page, words: str, slip: str) -> Locator:
    """Report a slip that needs no more facts; the remedies are there then."""
    dialog = choose_slip(page, words, slip)
    page.keyboard.press("Enter")
    expect(dialog.locator(".remedy").first).to_be_visible()
    return dialog


def order(page: Page, number: int) -> None:
    """By keyboard: the remedy of this number."""
    page.keyboard.press(str(number))
    expect(page.locator(f"[data-remedy-number='{number}']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog.irregular")).to_have_count(0)


def fits_and_is_accessible(screen: Screen, name: str) -> None:
    """At a desk and in a hand; leaves it at a desk."""
    screen.accessible()
    screen.picture(f"{name}-1440")
    screen.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert screen.fits()
    screen.picture(f"{name}-390")
    screen.page.set_viewport_size(WIDE)  # type: ignore[arg-type]


def test_a_misdeal_whose_patrons_choose_differently(opens: Open) -> None:
    """Crown Sydney: the dealer calls someone of rank, who has every patron asked; one retracts, one reduces."""
    table = "sydney-3"
    Dealer(opens, table).call_for_bets()
    first, second = sits(opens, table), sits(opens, table)
    banker = wagers(first, table, "banker", 200)
    player = wagers(second, table, "player", 100)
    console, floor = opens(), opens()
    page = at_the_console(console, table)
    go_on(page, "No more bets")
    deal(page, ("9h",))

    dialog = choose_slip(page, "wrong order", "wrong-order")
    type_card(page, "2d")
    expect(dialog.locator(".irr-card-line .card")).to_have_count(1)
    fits_and_is_accessible(console, "irregular-facts")
    page.keyboard.press("Enter")
    expect(dialog.locator(".form-error")).to_contain_text("exposed")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(dialog.locator(".remedy")).to_have_count(3)
    offer = dialog.locator("[data-remedy=offer]")
    expect(offer).to_contain_text("Needs Higher Duties Dealer")
    expect(offer.locator(f"[data-wager-number='{banker}']")).to_contain_text("Keep, Retract or Reduce")
    expect(dialog.locator("[data-remedy=dummy-coup] tbody tr").first).to_contain_text("goes back")
    expect(offer.locator("[data-key=order-offer]")).to_be_disabled()
    fits_and_is_accessible(console, "irregular-remedies")
    offer.locator("[data-key=remedy-call-offer]").click()
    page.keyboard.press("Escape")
    step(page, "Choose the remedy")
    expect(page.locator("[data-standing=matter]")).to_contain_text("stands still")
    fits_and_is_accessible(console, "irregular-matter")

    pit = at_the_floor(floor, table)
    expect(pit.locator(f"[data-key=tile-{table}] .alert.matter")).to_contain_text("remedy waits")
    pit.locator(f"[data-key=call-answer-{table}]").click()
    pit.locator("[data-standing=matter] [data-key=remedy]").click()
    expect(pit.locator("[data-key=order-offer]")).to_be_enabled()
    pit.locator("[data-key=order-offer]").click()
    expect(pit.locator(f"[data-key=tile-{table}] .alert.offer")).to_contain_text("2 wagers")
    expect(pit.locator("#heard")).to_contain_text("Patrons choose")

    asked = page.locator(".offer-list li")
    expect(asked).to_have_count(2)
    expect(page.locator(".next-name")).to_contain_text("Waiting for the patrons")
    fits_and_is_accessible(console, "irregular-offer")
    fits_and_is_accessible(floor, "irregular-floor")
    first.page.locator(f"[data-key=choose-{banker}-retract]").click()
    expect(asked).to_have_count(1)
    has(first.page, "$5,000")
    page.locator(f"[data-key=answer-{player}-reduce-to]").fill("40")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=standing] .standing")).to_have_count(0)
    has(second.page, "$4,960")
    expect(page.locator(".banker-hand .card:not(.empty)")).to_have_count(1)
    deal(page, ("Kc", "5s"))  # Player has a natural nine
    finish(page)
    has(first.page, "$5,000")
    has(second.page, "$5,040")
    expect(pit.locator(f"[data-key=tile-{table}] .alert")).to_have_count(0)


def test_a_hand_on_the_wrong_area_and_an_inspector_who_is_told(opens: Open) -> None:
    """The Star, by keyboard alone: the supervisor has the coup completed, and the Inspector's notification recorded."""
    table = "star-3"
    Dealer(opens, table).call_for_bets()
    guest = sits(opens, table)
    wagers(guest, table, "banker", 100)
    console, floor = opens(), opens()
    page, pit = at_the_console(console, table), at_the_floor(floor, table)
    go_on(page, "No more bets")
    deal(page, ("Kh", "9s", "2d", "Kc"))
    dialog = report(page, "other hand area", "hand-to-wrong-area")
    expect(dialog.locator("[data-remedy=complete]")).to_contain_text("monthly irregularity report")
    page.keyboard.press("Escape")

    pit.locator("#main").focus()
    pit.keyboard.press("i")
    expect(pit.locator("[data-key=order-complete]")).to_be_enabled()
    order(pit, 1)
    telling = page.locator("[data-tell=inspector-monthly]")
    expect(telling).to_contain_text("An Inspector")
    expect(pit.locator(f"[data-key=tile-{table}] .alert.to-tell")).to_contain_text("To tell: 1")
    fits_and_is_accessible(console, "irregular-to-tell")
    finish(page)
    has(guest.page, "$5,095")

    pit.locator("[data-tell=inspector-monthly] input").focus()
    pit.keyboard.type("IR-7")
    pit.keyboard.press("Enter")
    expect(page.locator("[data-part=telling]")).to_be_hidden()
    expect(page.locator("[data-part=told]")).to_contain_text("Of matter 1 was told: inspector monthly")
    expect(pit.locator(f"[data-key=tile-{table}] .alert")).to_have_count(0)

    says(guest, table, "raise-dispute", patron=me(guest), about="the commission")
    expect(pit.locator(f"[data-key=tile-{table}] .alert.dispute")).to_contain_text(me(guest))
    expect(pit.locator("#heard")).to_contain_text("Dispute of")
    pit.locator("[data-case=dispute] button").focus()
    pit.keyboard.press("Enter")
    pit.locator("dialog.palette [data-field=decision]").focus()
    pit.keyboard.type("the commission is five per cent")
    pit.keyboard.press("Enter")
    expect(pit.locator("[data-case=dispute]")).to_contain_text("decided by")
    expect(pit.locator(f"[data-key=tile-{table}] .alert")).to_have_count(0)


def test_an_error_found_late_voids_a_round_that_was_paid(opens: Open) -> None:
    """Canberra: a round that was settled is void in the next one, and everyone has what they had before it."""
    table = "canberra-2"
    dealer = Dealer(opens, table)
    dealer.call_for_bets()
    guest = sits(opens, table)
    wagers(guest, table, "player", 500)
    dealer.coup(("9h", "2d", "Kc", "5s"))  # Player has a natural nine
    has(guest.page, "$5,500")
    console, floor = opens(), opens()
    page = at_the_console(console, table)
    dialog = choose_slip(page, "earlier coup", "error-found-late")
    expect(dialog.locator("[data-field=coup]")).to_have_value("1")
    dialog.locator("[data-field=says]").fill("the second card belonged to the Banker")
    dialog.locator("[data-key=irr-report]").click()
    remedy = dialog.locator("[data-remedy=void-round]")
    expect(remedy).to_contain_text("Needs Casino Supervisor")
    expect(remedy).to_contain_text(re.compile("coup 1 is void, and its payments are reversed"))
    expect(remedy.locator("tbody tr")).to_contain_text("$500 goes back")
    page.keyboard.press("Escape")

    pit = at_the_floor(floor, table)
    pit.locator("[data-standing=matter] [data-key=remedy]").click()
    pit.locator("[data-key=order-void-round]").click()
    expect(pit.locator("dialog.irregular")).to_have_count(0)
    has(guest.page, "$5,000")
    expect(page.locator("[data-standing=matter]")).to_have_count(0)
    expect(page.locator("[data-part=told]")).to_contain_text("void")


def test_a_card_too_many_begins_a_dummy_coup(opens: Open) -> None:
    """Crown Sydney: an exposed card too many is kept beside the shoe; the next coup is marked, and Next lays it."""
    table = "physical-1"
    Dealer(opens, table).call_for_bets()
    guest = sits(opens, table)
    wagers(guest, table, "player", 100)
    console = opens()
    console.log_in("supervisor")
    page = at_the_console(console, table, "supervisor")
    go_on(page, "No more bets")
    deal(page, ("9h", "2d", "Kc", "5s"))
    dialog = choose_slip(page, "too many", "excess-card")
    type_card(page, "4c")
    dialog.locator("[data-field=exposed-yes]").check()
    dialog.locator("[data-key=irr-report]").click()
    expect(dialog.locator("[data-remedy=dummy-coup]")).to_contain_text("dummy coup")
    dialog.locator("[data-key=order-dummy-coup]").click()
    expect(page.locator(".carried .card")).to_have_count(1)
    expect(page.locator(".dummy-next")).to_be_visible()
    finish(page)
    has(guest.page, "$5,100")
    expect(page.locator(".hands.dummy .dummy-sign")).to_contain_text("DUMMY COUP")
    go_on(page, "Lay the kept card to Player")
    expect(page.locator(".player-hand .card:not(.empty)")).to_have_count(1)
    fits_and_is_accessible(console, "irregular-dummy")
