"""Machines have other fonts: every screen holds in a wide and a narrow face, in both languages; in a soak in a middling
one too, and in every size of each.

What faces these are, and that they are the ones drawn: faces.py. What counts as cut off: cut_off.js.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.by_hand import Dealer, chip, lay, sat
from browser.conftest import Open, started
from browser.console import at_the_console, deal, go_on, line, place, step
from browser.faces import FACES, Wardrobe
from browser.fitting import AT_ONCE, Fitting
from browser.harness import FloorProcess, Screen
from browser.supervision import at_the_floor, form
from browser.wall import show, told

PHONE = (390, 844)
WALL = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160), (1080, 1920))
HUNDREDTHS = {"big_road": 8, "bead_plate": 9, "small_road": 3.5}
ROADS = {f"[data-road={road}] .picture": high for road, high in HUNDREDTHS.items()}
TABLE = ((1280, 720), (1440, 900), PHONE)
CONSOLE = ((1366, 768), (1024, 768), PHONE, (3840, 2160))
FLOOR = ((1440, 900), (1366, 768), (1280, 720), PHONE)
LOBBY = ((1280, 720), PHONE)
DIALOG = ((1366, 768), PHONE)


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    """Tables of our own: hands are dealt at them."""
    yield from started(tmp_path_factory)


def still(open_screen: Open) -> Screen:
    return open_screen()


def test_a_face_that_is_not_there_is_noticed(open_screen: Open) -> None:
    screen = still(open_screen)
    screen.excuse("net::ERR_FAILED")
    page = screen.go("/")
    wardrobe = Wardrobe(page)
    page.route("**/faces/narrow/*", lambda route: route.abort())
    wardrobe.hang()
    wardrobe.wear(FACES[0])
    with pytest.raises(AssertionError, match=r"the narrow face .* is not drawn"):
        wardrobe.wear(FACES[-1])


def wall_is_drawn(page: Page) -> None:
    expect(page.locator("[data-road=big_road] svg")).to_be_visible()
    expect(page.locator("#sign dd").first).to_be_visible()


def on_the_wall(screen: Screen, name: str) -> None:
    """Everything at once, and the roads have what is written left them room; a phone scrolls."""
    fitting = Fitting(screen, name)
    fitting.everywhere(WALL, AT_ONCE, atOnce=True, least=ROADS)
    fitting.everywhere((PHONE,), AT_ONCE)


# --- the wall -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["sydney-1", "melbourne-3"])  # one that plays, and the longest sign
def test_the_wall(open_screen: Open, table: str) -> None:
    screen = still(open_screen)
    wall_is_drawn(screen.go(f"/display/{table}"))
    on_the_wall(screen, f"wall of {table}")


def test_the_wall_with_all_that_may_be_said_on_it(open_screen: Open, floor: FloorProcess) -> None:
    screen = still(open_screen)
    now = round(time.time() * 1000)
    notices = [
        {"about": "higher-minimum", "since": now, "takes_effect": now + 600_000, "minimum": 25_00},
        {"about": "closing", "since": now, "coups": 3},
    ]
    changed = {"shoe": {"last_coup": True}, "coup": {"dummy": "no-wagers"}, "board": {"notices": notices}}
    show(screen.page, told(floor, "melbourne-1", **changed))
    page = screen.go("/display/melbourne-1")
    wall_is_drawn(page)
    expect(page.locator("#notices li")).to_have_count(4)
    on_the_wall(screen, "wall with notices")


# --- the player's table -------------------------------------------------------------------------------------------


def test_the_player_s_table(open_screen: Open) -> None:
    """At the table with most on its cloth: chips on areas of every kind, then what was paid and a refusal."""
    dealer = Dealer(open_screen, "melbourne-3")
    dealer.call_for_bets()
    screen = still(open_screen)
    page = sat(screen, "melbourne-3")
    chip(page, 100)
    for wager in ("player", "tie", "banker-run-2", "player-dragon-tail-early"):
        lay(page, wager, "$100")
    fitting = Fitting(screen, "table")
    fitting.everywhere(TABLE, state="with wagers")
    dealer.deal("9h", "2d", "Kc", "5s")
    for command in ("announce-result", "settle-coup"):
        dealer.give(command)
    expect(page.locator("#results .paid li").first).to_be_visible()
    fitting.everywhere(TABLE, state="paid", scrollsSideways=[".wide", ".paid"])  # one row; the net opens all


def test_a_player_s_table_that_is_watched(open_screen: Open) -> None:
    screen = still(open_screen)
    page = screen.go("/table/sydney-1")
    expect(page.locator("[data-wager=banker-pair]")).to_be_visible()
    expect(page.locator("#roads svg").first).to_be_attached()
    Fitting(screen, "table watched").everywhere(TABLE)


# --- staff --------------------------------------------------------------------------------------------------------


def test_the_dealer_s_console(open_screen: Open) -> None:
    """A card is awaited; an irregularity is reported; wagers are paid; a command is looked for."""
    screen = still(open_screen)
    page = at_the_console(screen, "physical-1")
    for patron, at in (("kim", 3), ("lee", 5)):
        line(page, f"in {patron} {at} 1000")
        expect(place(page, patron)).to_be_visible()
    page.keyboard.press("Escape")
    go_on(page, "Bring cards", "Shuffle", "Cut", "Place the cutting card", "Burn")
    go_on(page, "Display sign", "Display sign", "Call for bets")
    line(page, "3 banker 200")
    line(page, "5 p 100, 5 t 10")
    expect(page.locator(".wager")).to_have_count(3)
    page.keyboard.press("Escape")
    go_on(page, "No more bets")
    deal(page, ("Kh", "9s", "2d"))
    fitting = Fitting(screen, "console")
    fitting.everywhere(CONSOLE, state="dealing")
    fitting.everywhere(DIALOG, state="irregularity", dialog=lambda: opens(page, "i", "dialog.irregular"))
    fitting.everywhere(DIALOG, state="palette", dialog=lambda: opens(page, "/", "dialog.palette"))
    page.locator("#next").focus()
    deal(page, ("Kc",))
    go_on(page, "Announce the result")
    step(page, "Take and pay")
    fitting.everywhere(CONSOLE, state="paying")


def opens(page: Page, key: str, dialog: str) -> None:
    page.locator("#main").focus()
    page.keyboard.press(key)
    expect(page.locator(dialog)).to_be_visible()


def test_the_supervisor_s_floor(open_screen: Open) -> None:
    """Every table and one of them in full; an act of it; a new table's many choices."""
    screen = still(open_screen)
    page = at_the_floor(screen, "sydney-1", "manager")
    expect(page.locator("[data-key=tile-star-3]")).to_be_visible()
    fitting = Fitting(screen, "floor")
    fitting.everywhere(FLOOR)
    fitting.everywhere(DIALOG, state="form", dialog=lambda: form(page, "change-limits"))
    page.get_by_role("button", name="Add a table").click()
    expect(page.get_by_label("Rulebook")).to_be_visible()
    fitting.everywhere(DIALOG, state="new table")


def test_the_lobby(open_screen: Open) -> None:
    screen = still(open_screen)
    expect(screen.go("/").locator(".tile")).not_to_have_count(0)
    Fitting(screen, "lobby").everywhere(LOBBY)
