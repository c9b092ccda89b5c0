"""A screen that is drawn again takes nothing away: no press of the mouse that is half done, no focus, nothing typed.

Views come between press and release, as they do to somebody with a slow hand or a slow machine.

Start at `slow_press`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, Route, expect

from browser.conftest import Open, started
from browser.console import at_the_console
from browser.harness import WITH_MOTION, FloorProcess, Screen
from browser.supervision import at_the_floor
from browser.views import Views

WIDE = {"width": 1440, "height": 900}
TABLE = "physical-1"
HAS_FOCUS = "one => one.isConnected && one === document.activeElement"
SELECTED = "one => [one.value, one.selectionStart, one.selectionEnd]"
Comes = Callable[[], None]


@pytest.fixture(scope="module")
def quiet_floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    yield from started(tmp_path_factory)


@pytest.fixture
def screen(quiet_floor: FloorProcess, open_screen: Open) -> Screen:
    return open_screen(quiet_floor, viewport=WIDE, reduced_motion=WITH_MOTION)


@pytest.fixture
def views(screen: Screen) -> Views:
    return Views(screen)


def slow_press(target: Locator, comes: Comes) -> None:
    """The mouse goes down, views come, the mouse goes up."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    mouse = target.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    comes()
    mouse.up()


def focused(page: Page, selector: str) -> ElementHandle:
    page.locator(selector).first.focus()
    held = page.locator(selector).first.element_handle()
    assert held.evaluate(HAS_FOCUS)
    return held


def to_tell(number: int) -> Callable[[dict[str, Any]], None]:
    """So many persons are to be told of something."""

    def change(view: dict[str, Any]) -> None:
        told = [
            {"id": f"manager-{one}", "matter": one, "about": "The manager", "act": "record-notification"}
            for one in range(number)
        ]
        view["private"]["duties"] = told
        view["private"]["possible"] = sorted({*view["private"]["possible"], "record-notification"})

    return change


def called(view: dict[str, Any]) -> None:
    """A dealer calls: a banner comes at the head of the floor, and everything below it goes down."""
    view["call"] = {"by": "demo-dealer", "at": view["now"]}


def answered(view: dict[str, Any]) -> None:
    """Nobody calls any more."""
    view.pop("call")


def closed(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog, .popover")).to_have_count(0)


def test_a_slow_press_on_the_supervisors_floor(screen: Screen, views: Views) -> None:
    page = at_the_floor(screen, TABLE, "manager")
    views.hold(TABLE, "star-1")
    comes = partial(views.come, TABLE)
    comes()
    slow_press(page.locator("[data-key=act-fill-float]"), comes)
    expect(page.locator("dialog.palette [data-field=amount]")).to_be_focused()
    closed(page)
    slow_press(page.locator(".detail .log .clause").first, comes)
    expect(page.locator(".popover")).to_be_visible()
    closed(page)
    slow_press(page.locator("summary[data-key=later-summary]"), comes)
    expect(page.locator("[data-group=later] .act-row")).to_be_visible()
    comes()
    expect(page.locator("[data-group=later] .act-row")).to_be_visible()
    slow_press(page.locator("[data-key=act-fill-float]"), partial(views.come, "star-1", called))
    expect(page.locator("dialog.palette [data-field=amount]")).to_be_focused()
    closed(page)
    # on a badge that is gone before the mouse goes up
    slow_press(page.locator("[data-key=tile-star-1] .calling"), partial(views.come, "star-1", answered))
    expect(page.locator(".detail h2").first).to_have_text("Pyrmont")


def test_a_hand_that_moves_away_takes_its_press_back(screen: Screen, views: Views) -> None:
    page = at_the_floor(screen, TABLE, "manager")
    views.hold(TABLE)
    page.locator("[data-key=act-fill-float]").hover()
    page.mouse.down()
    page.mouse.move(5, 5)
    views.come(TABLE)
    page.mouse.up()
    slow_press(page.locator("[data-key=act-credit-float]"), partial(views.come, TABLE))
    expect(page.locator("dialog.palette")).to_have_count(1)
    expect(page.locator("dialog.palette h2")).to_have_text("Credit float")


def test_the_focus_on_the_supervisors_floor(screen: Screen, views: Views) -> None:
    page = at_the_floor(screen, TABLE, "manager")
    views.hold(TABLE, "star-1")
    for selector in (f"[data-key=tile-{TABLE}]", "[data-key=tile-star-1]", "[data-key=act-approve]", "[data-key=shut]"):
        held = focused(page, selector)
        views.come(TABLE)
        views.come("star-1", called)
        assert held.evaluate(HAS_FOCUS), selector

    # a reference that is being written, while somebody else is to be told
    views.come(TABLE, to_tell(1))
    field = focused(page, "[data-tell] input")
    page.keyboard.type("call 4711")
    page.keyboard.press("Shift+ArrowLeft")
    views.come(TABLE, to_tell(2))
    expect(page.locator("[data-tell]")).to_have_count(2)
    assert field.evaluate(HAS_FOCUS)
    assert field.evaluate(SELECTED) == ["call 4711", 8, 9]
    # it is about this table and no other
    views.come("star-1", to_tell(1))
    page.locator("[data-key=tile-star-1]").click()
    expect(page.locator(".detail h2").first).to_have_text("Pyrmont")
    expect(page.locator("[data-tell] input")).to_have_value("")


def test_a_slow_press_at_the_console(screen: Screen, views: Views) -> None:
    page = at_the_console(screen, TABLE)
    views.hold(TABLE)
    comes = partial(views.come, TABLE)
    comes()
    slow_press(page.locator(".place-list [data-key^=place-3-]"), comes)
    expect(page.locator("#entry")).to_have_value("in 3 ")
    slow_press(page.locator("[data-part=told] .clause").first, comes)
    expect(page.locator(".popover")).to_be_visible()
    closed(page)
    slow_press(page.locator("[data-key=tool-staff-commands]"), comes)
    expect(page.locator("dialog.palette input")).to_be_focused()
    closed(page)
    slow_press(page.locator("[data-key=why]"), partial(views.come, TABLE, called))
    expect(page.locator("[data-part=said]")).not_to_be_empty()


def test_the_focus_at_the_console(screen: Screen, views: Views) -> None:
    page = at_the_console(screen, TABLE)
    views.hold(TABLE)
    for selector in (
        ".place-list [data-key^=place-5-]",
        "[data-part=told] .clause",
        "[data-key=tool-staff-keys]",
        "#next",
    ):
        held = focused(page, selector)
        views.come(TABLE)
        assert held.evaluate(HAS_FOCUS), selector
    field = focused(page, "#entry")
    page.keyboard.type("3 banker 200")
    page.keyboard.press("Shift+Home")
    views.come(TABLE, called)
    assert field.evaluate(HAS_FOCUS)
    assert field.evaluate(SELECTED) == ["3 banker 200", 0, 12]


def seated(screen: Screen) -> Page:
    screen.log_in("player")
    page = screen.go(f"/table/{TABLE}?sit")
    expect(page.locator(".seats .mine")).to_be_visible()
    return page


def offered(*numbers: int) -> Callable[[dict[str, Any]], None]:
    """The floor asks what becomes of these wagers of mine, of two."""

    def change(view: dict[str, Any]) -> None:
        view["shared"]["offer"] = {"wagers": list(numbers), "choices": ["keep", "reduce"], "clauses": []}
        laid = [{"number": 1, "wager": "player", "stake": 5000}, {"number": 2, "wager": "banker", "stake": 10000}]
        view["private"]["own"] |= {"wagers": laid, "to_answer": list(numbers)}

    return change


def test_a_slow_press_at_the_players_table(screen: Screen, views: Views) -> None:
    page = seated(screen)
    views.hold(TABLE)
    comes = partial(views.come, TABLE)
    comes()
    slow_press(page.locator("#log .clause").first, comes)
    expect(page.locator("dialog .clause-text")).to_be_visible()
    closed(page)
    slow_press(page.locator("[data-key=chip-10000]"), comes)
    expect(page.locator("[data-key=chip-10000]")).to_have_attribute("aria-checked", "true")
    slow_press(page.locator("[data-wager=banker]"), comes)
    expect(page.locator(".note.refused")).to_be_visible()  # wagers are not called for yet
    views.come(TABLE, offered(1, 2))
    slow_press(page.locator("[data-key=choose-2-reduce]"), partial(views.come, TABLE, offered(2)))
    expect(page.get_by_test_id("reduce-amount")).to_be_focused()


def test_the_focus_at_the_players_table(screen: Screen, views: Views) -> None:
    page = seated(screen)
    views.hold(TABLE)
    views.come(TABLE)
    for selector in ("[data-wager=tie]", "[data-key=chip-2500]", "#log .clause", "#sign button"):
        held = focused(page, selector)
        views.come(TABLE)
        assert held.evaluate(HAS_FOCUS), selector
    views.come(TABLE, offered(1, 2))
    page.locator("[data-key=choose-2-reduce]").click()
    field = page.get_by_test_id("reduce-amount").element_handle()
    page.keyboard.type("75")
    page.keyboard.press("Shift+ArrowLeft")
    views.come(TABLE, offered(2))
    expect(page.get_by_test_id("offer-1")).to_have_count(0)
    assert field.evaluate(HAS_FOCUS)
    assert field.evaluate(SELECTED) == ["75", 1, 2]
    expect(page.get_by_test_id("reduce-now")).to_have_text("Reduce to $75")


@pytest.mark.parametrize(
    ("role", "path", "part"),
    [("manager", "/supervise/{}", ".detail"), ("dealer", "/deal/{}", "main"), ("player", "/table/{}?sit", "main")],
)
def test_the_same_view_again_makes_no_element_anew(
    screen: Screen, views: Views, role: str, path: str, part: str
) -> None:
    """Whatever page it is: what was there is there, and it is all there is. A floor's other tables go on meanwhile."""
    screen.log_in(role)
    page = screen.go(path.format(TABLE))
    expect(page.locator("main .clause").first).to_be_visible()
    views.hold(TABLE)
    views.come(TABLE)
    page.evaluate(f"window.before = [...document.querySelectorAll('{part} *')]")
    views.again(TABLE)
    assert page.evaluate("before.filter(one => !one.isConnected).map(one => one.outerHTML)") == []
    assert page.evaluate(f"document.querySelectorAll('{part} *').length - before.length") == 0


def test_a_slow_press_and_the_focus_in_the_lobby(screen: Screen) -> None:
    page = screen.page
    asked = 0

    def list_tables(route: Route) -> None:
        nonlocal asked
        asked += 1
        tables = route.fetch().json()
        for one in tables:
            one["results"] = "BPT" * asked
        route.fulfill(status=200, content_type="application/json", body=json.dumps(tables))

    def comes() -> None:
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        road = page.locator("#tables li").first.locator(".small-road")
        expect(road).to_have_attribute("data-results", ("BPT" * asked)[-14:])

    page.route("**/api/tables", list_tables)
    screen.go("/")
    held = focused(page, f"[data-key={TABLE}-wall-display]")
    comes()
    assert held.evaluate(HAS_FOCUS)
    slow_press(page.locator(f"[data-key={TABLE}-watch]"), comes)
    expect(page).to_have_url(f"{screen.address}/table/{TABLE}")
