"""A tournament on the player's page and on the wall: entered with one click, seated by ballot, told to its places."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from browser.conftest import Open
from browser.harness import FloorProcess, Screen, wait_for

WIDE = {"width": 1366, "height": 768}
WALL = {"width": 1920, "height": 1080}
NARROW = {"width": 390, "height": 844}


def open_cup(floor: FloorProcess) -> str:
    """The demonstration's tournament, as soon as anyone may enter."""
    found: list[str] = []

    def look() -> bool:
        found[:] = [one["id"] for one in floor.get("/api/tournaments") if one["may_enter"]]
        return bool(found)

    wait_for(look, "a tournament that anyone may enter")
    return found[0]


def test_a_player_enters_with_one_click_and_is_led_to_their_seat(floor: FloorProcess, open_screen: Open) -> None:
    cup = open_cup(floor)
    kim, wall = open_screen(viewport=NARROW), open_screen(viewport=WALL)
    page, board = kim.go(f"/tournament/{cup}"), wall.go(f"/leaderboard/{cup}")
    expect(page.locator("[data-key=terms]")).to_have_attribute("href", f"/tournaments/{cup}/terms?language=en")
    expect(page.get_by_test_id("devices")).to_contain_text("You may use your own phone")
    expect(page.locator("[data-testid=devices] .clause")).to_have_text("12.4.8(b)(iii)")
    kim.picture("tournament-player-enter", whole=True)
    kim.accessible()
    page.locator("[data-key=enter]").click()  # the terms are read first
    expect(page.locator("[data-part=mine]")).to_have_attribute("data-stands", "outside")
    page.locator("[data-key=read-terms]").check()
    page.locator("[data-key=enter]").click()
    expect(page.locator("[data-part=mine] h2")).to_contain_text("My entry, No.")
    number = page.locator("[data-part=mine] h2").inner_text().split()[-1]
    expect(board.locator(".board")).to_contain_text(f"No. {number}")  # nobody permitted a name
    expect(page.locator("[data-key=to-table]")).to_be_visible()
    expect(page.locator(".mine-figures")).to_contain_text("$1,000")
    kim.picture("tournament-player-seat", whole=True)
    assert kim.fits()
    page.locator("[data-key=to-table]").click()
    expect(page.locator("#contest .contest-name")).to_have_text("Lantern Cup")
    expect(page.locator("#contest-chips .me")).to_be_visible()
    expect(board.locator(".board .chips").first).to_be_visible()
    wall.picture("tournament-wall")
    wall.accessible()
    assert wall.fits()


# --- what takes an hour to come to ---------------------------------------------------------------


def placed(entrant: str, place: int, chips: int, ahead: str = "", of: str = "") -> dict[str, Any]:
    facts = {"entrant": entrant, "place": place, "chips": chips, "points": [0, 1], "table": "", "coup": 0}
    return facts | {"extra": [], "round": 1, "ahead": ahead, "of": of}


RANKING = [
    placed("alias:Red Lantern", 1, 6_100_00, "chips", "#2"),
    placed("#2", 2, 5_000_00, "chips", "#9"),
    placed("#9", 3, 4_200_00, "extra-coups", "#7"),
    placed("#7", 4, 4_200_00, "round", "#1"),
    placed("#1", 5, 10_00),
]
PRIZES = [{"entrant": "#9", "place": 3, "amount": 123_45, "places": [3], "among": 1, "thing": "", "odd": 0}]


def with_view(screen: Screen, address: str, cup: str, path: str, **changes: Any) -> Page:
    """A page of a tournament whose view is as the test says; nothing further comes."""
    shown = screen.page.request.get(f"{address}/api/tournaments/{cup}").json()
    shown["view"] |= changes

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(shown))

    screen.page.route(f"**/api/tournaments/{cup}**", answer)
    screen.page.route_web_socket("**/live**", lambda socket: None)
    return screen.go(path)


def test_the_wall_tells_each_place_and_why_in_two_languages(floor: FloorProcess, open_screen: Open) -> None:
    cup = floor.get("/api/tournaments")[0]["id"]
    for size, name in ((WALL, "wide"), (NARROW, "narrow")):
        wall = open_screen(viewport=size)
        page = with_view(wall, floor.address, cup, f"/leaderboard/{cup}", stage="ended", ranking=RANKING, prizes=PRIZES)
        expect(page.locator(".place-1 h2")).to_have_text("Red Lantern")
        third = page.locator(".place-3")
        expect(third).to_contain_text("$4,200")
        expect(third).to_contain_text("ahead of No. 7 on the extra coups")
        expect(third).to_contain_text("加赛领先")
        expect(third).to_contain_text("$123.45")
        expect(page.locator(".board li")).to_have_count(2)
        wall.picture(f"tournament-wall-places-{name}")
        wall.accessible()
        assert wall.fits()


def test_a_page_says_in_chinese_that_own_phones_are_not_for_play(floor: FloorProcess, open_screen: Open) -> None:
    cup = next(one["id"] for one in floor.get("/api/tournaments") if one["book"] == "crown-sydney")
    told = floor.get(f"/api/tournaments/{cup}")["view"]["told"] | {"own_devices": False}
    screen = open_screen(viewport=WIDE, locale="zh-CN")
    page = with_view(screen, floor.address, cup, f"/tournament/{cup}", stage="playing", told=told)
    expect(page.get_by_test_id("devices")).to_contain_text("条款不允许")
    expect(page.locator("[data-testid=devices] .clause")).to_have_text("12.4.8(b)(iii)")
    expect(page.locator("[data-part=mine]")).to_contain_text("报名已截止")
    screen.picture("tournament-player-zh")
    screen.accessible()
    assert screen.fits()
