"""A supervisor is led: notice to change over twenty minutes of floor time, opening, closing, variation, other cards.

Every act by pickers alone; tiles hold what is in them; the demonstration's physical shoe up to a paid coup.
"""

from __future__ import annotations

import re
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.console import deal, finish, live
from browser.harness import PATIENCE, FloorProcess
from browser.supervision import at_the_floor, form

WIDE: Final = {"width": 1440, "height": 900}
# one table of each book that is dealt by hand or deals itself
OF_EVERY_BOOK: Final = ("physical-1", "melbourne-3", "canberra-2", "star-3", "brochure-1")
# what only a person can put into words: remarks, references, ids of whoever is not at the table, a back
IN_WORDS: Final = frozenset(("says", "reference", "about", "decision", "identified", "who", "back"))


class Manager:
    """Commands over the floor's own API, for what a test is not about."""

    def __init__(self, floor: FloorProcess, table: str) -> None:
        self._http = httpx.Client(base_url=f"{floor.address}/api", timeout=PATIENCE / 1000)
        self._http.post("/demo-login", json={"role": "manager"}).raise_for_status()
        self._path, self._given = f"/tables/{table}", 0

    def give(self, command: str, **facts: Any) -> dict[str, Any]:
        self._given += 1
        asked = {"id": f"guided-{command}-{self._given}", "command": command, "facts": facts}
        found: dict[str, Any] = self._http.post(f"{self._path}/commands", json=asked).json()
        return found

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self._http.get(self._path, params={"last": 60}).raise_for_status().json()
        return found


def lead(page: Page, command: str) -> None:
    """The button that leads on, in the form of an act that was refused."""
    page.locator(f"dialog [data-lead={command}]").click()


def test_a_higher_minimum_from_notice_to_change(own_floor: FloorProcess, open_screen: Open) -> None:
    """The sign and the engine say the same all the time: the old minimum until the change, the new one from it on."""
    manager = Manager(own_floor, "physical-1")
    assert manager.give("arrive", patron="kim", chips=100_000)["done"]
    screen = open_screen(own_floor, viewport=WIDE)
    screen.excuse("WebSocket", "ERR_CONNECTION_REFUSED")  # the floor is away while its time passes
    page = at_the_floor(screen, "physical-1", "manager")
    dialog = form(page, "change-limits")
    dialog.locator("[data-field=minimum]").first.fill("10")
    dialog.locator("button[type=submit]").click()
    expect(dialog.locator(".refusal .clause").first).to_contain_text("7.5")
    lead(page, "display-notice")
    expect(dialog.locator("[data-lead=wait]")).to_contain_text(re.compile(r"In (19|20):\d\d"))
    expect(dialog.locator("[data-part=path]")).to_contain_text("Display notice")
    page.keyboard.press("Escape")
    waits = page.locator("[data-announced=higher-minimum]")
    expect(waits).to_have_attribute("data-ready", "false")
    assert own_floor.view("physical-1")["shared"]["board"]["limits"]["limits"]["minimum"] == 500

    own_floor.minutes_pass(21)
    page = at_the_floor(open_screen(own_floor, viewport=WIDE), "physical-1", "manager")
    expect(page.locator("[data-announced=higher-minimum]")).to_have_attribute("data-ready", "true")
    expect(page.locator("[data-key=tile-physical-1] [data-need=change-due]")).to_be_visible()
    assert own_floor.view("physical-1")["shared"]["board"]["limits"]["limits"]["minimum"] == 500
    page.get_by_role("button", name="Change limits now").click()
    expect(page.locator("[data-announced]")).to_have_count(0)
    expect(page.locator("[data-key=tile-physical-1]")).to_contain_text(re.compile(r"\$10 . \$5,000"))
    shared = own_floor.view("physical-1")["shared"]
    assert shared["board"]["limits"]["limits"]["minimum"] == 1000
    assert not shared["board"].get("notices")


def test_closing_where_someone_is(floor: FloorProcess, open_screen: Open) -> None:
    table = floor.open_table_like("star-3")
    manager = Manager(floor, table)
    assert manager.give("arrive", patron="kim", chips=100_000)["done"]
    page = at_the_floor(open_screen(viewport=WIDE), table, "manager")
    dialog = form(page, "close-table")
    dialog.locator("button[type=submit]").click()
    lead(page, "display-notice")
    expect(dialog.locator("[data-lead=wait]")).to_be_visible()
    page.keyboard.press("Escape")
    assert manager.view()["shared"]["board"]["notices"][0]["takes_effect"] % 60_000 == 0
    assert manager.give("leave-table", patron="kim")["done"]  # nobody is left to be told
    dialog = form(page, "close-table")
    dialog.locator("button[type=submit]").click()
    expect(page.locator(".detail > .row .badge").first).to_have_text("Closed")


def test_opening_from_what_is_not_approved_to_the_first_step(floor: FloorProcess, open_screen: Open) -> None:
    table = floor.open_table_like("star-3")
    assert Manager(floor, table).give("close-table")["done"]
    page = at_the_floor(open_screen(viewport=WIDE), table, "manager")
    page.locator("[data-key=open]").click()
    page.get_by_role("button", name="Open the table").click()
    next_here = page.locator("[data-part=next]")
    expect(next_here).to_contain_text("Bring cards")
    page.locator("[data-key=next-do]").click()
    page.locator("dialog button[type=submit]").click()
    expect(next_here).not_to_contain_text("Bring cards")
    expect(page.locator("[data-group=now]")).to_be_visible()


def test_another_variation(floor: FloorProcess, open_screen: Open) -> None:
    table = floor.open_table_like("physical-1")
    manager = Manager(floor, table)
    assert manager.give("arrive", patron="kim", chips=100_000)["done"]
    page = at_the_floor(open_screen(viewport=WIDE), table, "manager")
    dialog = form(page, "change-variation")
    dialog.locator("[data-field=variation]").select_option("crown")
    dialog.locator("button[type=submit]").click()
    expect(dialog.locator("[data-lead=display-notice]")).to_contain_text("Crown Baccarat")
    dialog.locator("[data-field=agreed][value=kim]").check()  # or everyone there consents (5.3)
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_have_count(0)
    assert manager.view()["shared"]["game"]["variation"] == "crown"


def test_other_cards(floor: FloorProcess, open_screen: Open) -> None:
    table = floor.open_table_like("physical-1")
    manager = Manager(floor, table)
    assert manager.give("bring-cards", back="red")["done"]
    page = at_the_floor(open_screen(viewport=WIDE), table, "manager")
    dialog = form(page, "replace-cards")
    dialog.locator("[data-field=grounds]").select_option("unfit")
    dialog.locator("button[type=submit]").click()
    while dialog.count() and dialog.locator("[data-lead]").count():
        dialog.locator("button[data-lead]").first.click()
        if dialog.locator("[data-part=ready]").count():
            dialog.locator("button[type=submit]").click()
    expect(dialog).to_have_count(0)
    assert any(one["event"] in ("cards-replaced", "cards-taken-off") for one in manager.view()["told"])


def acts_of(page: Page) -> list[str]:
    """Every act in the panel, those for which it is not the time too."""
    page.locator("[data-group=later] summary").click()
    keys: list[str] = page.locator(".groups [data-key^=act-]").evaluate_all("all => all.map(one => one.dataset.key)")
    return [key.removeprefix("act-") for key in keys]


@pytest.mark.parametrize("table", OF_EVERY_BOOK)
def test_every_act_is_sent_by_pickers_alone(open_screen: Open, table: str) -> None:
    """No field is typed that has a list to choose from, or that has parts: only figures, times, cards and words are."""
    page = at_the_floor(open_screen(viewport=WIDE), table, "manager")
    acts = acts_of(page)
    assert {"change-limits", "change-variation", "close-table", "fill-float", "decide-dispute"} <= {*acts}
    seen = 0
    for command in acts:
        page.evaluate("window.scrollTo(0, 0)")
        dialog = form(page, command)
        for add in dialog.locator("[data-add]").all():
            add.click()  # a line of each list
        for box in dialog.locator("input[type=text]:visible").all():
            name = box.get_attribute("data-field")
            assert "=" not in (box.get_attribute("placeholder") or ""), (command, name)
            figures = box.get_attribute("inputmode") in ("numeric", "decimal")
            another = box.evaluate("one => Boolean(one.closest('.field .field'))")  # somebody who is not at the table
            assert figures or another or name in IN_WORDS or name is None, f"{command}: {name} is typed"
            seen += 1
        assert dialog.locator("[data-field]").count() or not dialog.locator("input, select").count(), command
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert seen, "no figure was asked for at all"


def test_tiles_hold_what_is_in_them(floor: FloorProcess, open_screen: Open) -> None:
    """Long names, names without a break, Chinese, and sums of millions, at four sizes."""
    with httpx.Client(base_url=f"{floor.address}/api", timeout=PATIENCE / 1000) as manager:
        manager.post("/demo-login", json={"role": "manager"}).raise_for_status()
        card = manager.get("/tables/physical-1/card").raise_for_status().json()
        for id, name in (
            ("long-1", "The Very Long Private Gaming Room on the Twenty-Seventh Floor, 11"),
            ("long-2", "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk"),
            ("long-3", "二十七楼贵宾厅第十一号百家乐赌桌靠近江景窗户的那一张桌子"),
        ):
            limits = {"minimum": 100_000_00, "maximum": 9_999_999_00}
            setup = card["setup"] | {"limits": limits, "wager_limits": []}
            manager.post(
                "/tables", json={"id": id, "name": name, "book": card["book"], "setup": setup, "automatic": []}
            ).raise_for_status()
            opened = Manager(floor, id)
            while not (answer := opened.give("open-table", setup=setup)).get("done"):
                assert answer["refused"]["reason"] == "thing-not-approved", answer
                thing = answer["refused"]["facts"]["thing"]
                assert opened.give("record-approval", thing=thing, reference="test")["done"]
            assert opened.give("fill-float", amount=9_999_999_00)["done"]
    page = at_the_floor(open_screen(viewport=WIDE), "long-2")
    for width, height in ((1366, 768), (1920, 1080), (390, 844), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("([w]) => innerWidth === w", arg=[width])
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"the page is {wide} wider than {width}"
        over = page.locator(".tile, .tile > *, .detail > *").evaluate_all(
            """all => all.filter(one => one.checkVisibility()).flatMap(one => {
              const box = one.getBoundingClientRect(), around = one.parentElement.getBoundingClientRect()
              const inline = getComputedStyle(one).display === 'inline' || !one.clientWidth
              return (!inline && one.scrollWidth > one.clientWidth + 1)
                || box.right > around.right + 1 || box.left < around.left - 1 ? [one.outerHTML.slice(0, 90)] : []
            })"""
        )
        assert over == [], f"{width}: {over}"


def test_the_demonstrations_shoe_by_keys_to_a_paid_coup(floor: FloorProcess, open_screen: Open) -> None:
    """Whoever deals is alone: what takes a higher rank is handed over, and everything else is keyed."""
    table = floor.open_table_like("physical-1")
    screen = open_screen(viewport=WIDE)
    screen.log_in("dealer")
    page = screen.go(f"/deal/{table}")
    live(page)
    manager = Manager(floor, table)
    assert manager.give("arrive", patron="kim", chips=100_000)["done"]
    assert manager.give("sit-down", patron="kim", seat=3)["done"]
    assert manager.give("leave-table", patron="kim")["done"]  # nobody to cut: it is for staff
    handed = 0
    for _ in range(40):
        step = manager.view()["private"]["staff"].get("next")
        if step is None or step["command"] == "call-no-more-bets":
            break
        before = manager.view()["version"]
        if page.locator("[data-key=hand-over]").is_visible():
            page.keyboard.press("Enter")
            handed += 1
        else:
            page.locator("#next:not([disabled])").click()
        page.wait_for_function(
            "async ([path, seen]) => (await (await fetch(path)).json()).version > seen",
            arg=[f"{floor.address}/api/tables/{table}", before],
        )
    assert handed, "the cut takes a higher rank than a dealer's"
    assert manager.give("arrive", patron="lee", chips=100_000)["done"]
    assert manager.give("sit-down", patron="lee", seat=3)["done"]
    assert manager.give("place-wager", patron="lee", wager="player", stake=1_000, place=3)["done"]
    page.locator("#next").click()  # no more bets
    deal(page, ("9h", "2d", "Kc", "5s"))
    finish(page)
    paid = [one for one in manager.view()["told"] if one["event"] == "coup-settled"]
    assert paid, manager.view()["told"][-5:]
