"""What a player does: chips laid, taken back and laid again, two at one table, why, another language, leaving."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.harness import FloorProcess, Screen


def sat(screen: Screen, table: str) -> Page:
    screen.log_in("player")
    page = screen.go(f"/table/{table}?sit")
    expect(page.locator(".seats .mine")).to_be_visible()
    expect(page.locator("#felt.open")).to_be_visible()
    return page


def lies(page: Page, wager: str, amount: str) -> None:
    expect(page.locator(f"[data-wager={wager}] .amount")).to_have_text(amount)


def lies_nothing(page: Page, wager: str) -> None:
    expect(page.locator(f"[data-wager={wager}] .amount")).to_have_count(0)


@pytest.fixture
def slow_floor(tmp_path: Path):  # type: ignore[no-untyped-def]
    """Time enough to think between two clicks."""
    process = FloorProcess(tmp_path, speed=2)
    yield process
    process.kill()


def test_chips_are_taken_back_doubled_and_laid_again(slow_floor: FloorProcess, open_screen: Open) -> None:
    page = sat(open_screen(slow_floor), "brochure-1")
    page.locator("[data-wager=player]").click(click_count=3)
    lies(page, "player", "$15")
    page.keyboard.press("Backspace")
    lies(page, "player", "$10")
    page.locator("[data-wager=tie]").click()
    page.get_by_role("button", name="Double").click()
    lies(page, "player", "$20")
    lies(page, "tie", "$10")
    page.get_by_role("button", name="Clear").click()
    lies_nothing(page, "player")
    lies_nothing(page, "tie")
    page.get_by_role("button", name="Undo").click()
    lies(page, "player", "$20")
    lies(page, "tie", "$10")
    expect(page.locator("#results .paid li")).to_have_count(2, timeout=30_000)
    expect(page.locator("#felt.open")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Rebet").click()
    lies(page, "player", "$20")
    lies(page, "tie", "$10")


def test_two_players_see_each_other_and_only_their_own_chips(open_screen: Open) -> None:
    one, other = sat(open_screen(), "star-2"), sat(open_screen(), "star-2")
    expect(one.locator(".seats .taken")).to_have_count(1)
    expect(other.locator(".seats .taken")).to_have_count(1)
    one.locator("[data-wager=banker]").click()
    expect(one.locator("[data-wager=banker] .amount")).to_have_text("$5")
    lies_nothing(other, "banker")
    expect(one.locator("#results .paid li")).to_have_count(1)
    expect(other.locator("#banker-hand .count")).to_be_visible()
    expect(other.locator("#results .paid li")).to_have_count(0)


def test_why_opens_the_clauses_of_a_settled_wager(open_screen: Open) -> None:
    page = sat(open_screen(), "sydney-2")
    page.locator("[data-wager=tie]").click()
    page.locator("#results").get_by_role("button", name="Why? Tie").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Crown Sydney, clause")
    expect(dialog).to_contain_text("In our words")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_another_language_keeps_everything_where_it_is(slow_floor: FloorProcess, open_screen: Open) -> None:
    page = sat(open_screen(slow_floor), "melbourne-1")
    page.locator("[data-wager=banker-pair]").click()
    lies(page, "banker-pair", "$5")
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_role("button", name="撤销")).to_be_visible()
    expect(page.locator("[data-wager=banker-pair]")).to_contain_text("庄对")
    lies(page, "banker-pair", "$5")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_shortcuts_can_be_turned_off(open_screen: Open) -> None:
    page = sat(open_screen(), "melbourne-2")
    page.keyboard.press("4")
    expect(page.locator("[data-key=chip-2500]")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("?")
    page.get_by_label("Shortcuts are on").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator("[data-key=chip-2500]")).to_have_attribute("aria-checked", "true")


def test_a_player_leaves_and_the_place_is_free(open_screen: Open, floor: FloorProcess) -> None:
    page = sat(open_screen(), "canberra-1")
    page.get_by_role("button", name="Leave").click()
    expect(page.locator(".tile").first).to_be_visible()
    me = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.id)")
    assert all(seat.get("patron") != me for seat in floor.view("canberra-1")["shared"].get("seats", ()))
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()


def test_chips_of_the_demonstration_are_for_players_without_any(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen()
    screen.excuse("400")
    page = sat(screen, "star-1")
    again = page.evaluate("fetch('/api/tables/star-1/welcome', { method: 'POST' }).then(answer => answer.status)")
    assert again == 400
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(urllib.request.Request(f"{floor.address}/api/tables/star-1/welcome", method="POST"))
    assert refused.value.code == 401
    assert "log in" in json.load(refused.value)["detail"]
