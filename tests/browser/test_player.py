"""What a player does: chips laid, taken back and laid again, two at one table, why, another language, leaving."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from browser.by_hand import B, Dealer, P
from browser.conftest import Open
from browser.harness import FloorProcess, Screen

HAN = re.compile(r"[\u4e00-\u9fff]")
ENGLISH = re.compile(r"\b(?:the|wagers?|Player|Banker|Tie|cards?|bets|wins|settled)\b")


def sat(screen: Screen, table: str) -> Page:
    screen.log_in("player")
    page = screen.go(f"/table/{table}?sit")
    expect(page.locator(".seats .mine")).to_be_visible()
    expect(page.locator("#felt.open")).to_be_visible()
    return page


def lies(page: Page, wager: str, amount: str) -> None:
    expect(page.locator(f"[data-wager={wager}] .area-chips:not(.pending) .amount")).to_have_text(amount)


def calling(open_screen: Open, table: str) -> Dealer:
    """A table that is dealt by hand and takes wagers for as long as it takes."""
    dealer = Dealer(open_screen, table)
    dealer.call_for_bets()
    return dealer


def lies_nothing(page: Page, wager: str) -> None:
    expect(page.locator(f"[data-wager={wager}] .amount")).to_have_count(0)


def test_chips_are_taken_back_doubled_and_laid_again(open_screen: Open) -> None:
    dealer = calling(open_screen, "sydney-3")
    page = sat(open_screen(), "sydney-3")
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
    dealer.coup(P)
    expect(page.locator("#results .paid li")).to_have_count(2)
    expect(page.locator("#felt.open")).to_be_visible()
    page.get_by_role("button", name="Rebet").click()
    lies(page, "player", "$20")
    lies(page, "tie", "$10")


def test_two_players_see_each_other_and_only_their_own_chips(open_screen: Open) -> None:
    dealer = calling(open_screen, "star-3")
    one, other = sat(open_screen(), "star-3"), sat(open_screen(), "star-3")
    expect(one.locator(".seats .taken")).to_have_count(1)
    expect(other.locator(".seats .taken")).to_have_count(1)
    one.locator("[data-wager=banker]").click()
    expect(one.locator("[data-wager=banker] .area-chips:not(.pending) .amount")).to_have_text("$5")
    lies_nothing(other, "banker")
    dealer.deal(*B)
    for command in ("announce-result", "settle-coup"):
        dealer.give(command)
    expect(one.locator("#results .paid li")).to_have_count(1)
    expect(other.locator("#banker-hand .count")).to_be_visible()
    expect(other.locator("#results .paid li")).to_have_count(0)
    dealer.settle()


def test_why_opens_the_clauses_of_a_settled_wager(open_screen: Open) -> None:
    page = sat(open_screen(), "sydney-2")
    page.locator("[data-wager=tie]").click()
    page.locator("#results .net").click()
    page.get_by_role("dialog").get_by_role("button", name="Why? Tie").click()
    dialog = page.get_by_role("dialog").last
    expect(dialog).to_contain_text("Crown Sydney, clause")
    expect(dialog).to_contain_text("In our words")
    page.keyboard.press("Escape")
    expect(dialog).not_to_contain_text("In our words")  # the list it was opened from
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_another_language_keeps_everything_where_it_is(open_screen: Open) -> None:
    calling(open_screen, "canberra-2")
    page = sat(open_screen(), "canberra-2")
    page.locator("[data-wager=banker-pair]").click()
    lies(page, "banker-pair", "$5")
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_role("button", name="撤销")).to_be_visible()
    expect(page.locator("[data-wager=banker-pair]")).to_contain_text("庄堪培拉对")
    lies(page, "banker-pair", "$5")
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Undo").click()
    lies_nothing(page, "banker-pair")


def test_what_happens_is_told_in_chinese_too(open_screen: Open) -> None:
    screen = open_screen(locale="zh-CN", viewport={"width": 1440, "height": 900})
    dealer = calling(open_screen, "star-3")
    page = sat(screen, "star-3")
    page.locator("[data-wager=banker]").click()
    expect(page.locator("[data-wager=banker] .area-chips:not(.pending) .amount")).to_have_text("$5")
    dealer.deal(*B)
    page.wait_for_selector("#felt:not(.open)")
    page.locator("[data-wager=tie]").click(force=True)  # too late
    refused = page.locator(".note.refused")
    expect(refused).to_contain_text("请等待下一局。")
    expect(refused.locator("button.clause").first).to_be_visible()
    dealer.finish()
    expect(page.locator("#results .paid li").first).to_contain_text("庄")
    heard = page.locator("#heard p").all_inner_texts()
    assert heard
    assert [line for line in heard if not HAN.search(line) or ENGLISH.search(line)] == []
    logged = page.locator("#log li span").all_inner_texts()
    assert [line for line in logged if not HAN.search(line)] == []
    expect(page.locator("#sign")).to_contain_text("1 赔 8")
    screen.picture("table-chinese-told")
    screen.accessible()


def test_a_silent_connection_is_not_live_within_three_seconds(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor)
    screen.excuse("net::ERR_", "WebSocket connection")
    page = screen.page
    page.clock.install()
    page = sat(screen, "melbourne-2")
    lamp = page.locator(".lamp")
    expect(lamp).to_have_attribute("data-state", "live")
    own_floor.freeze()  # the connection stays, and nothing comes through it
    page.clock.run_for(3000)
    assert lamp.get_attribute("data-state") == "waiting"
    expect(lamp).to_have_text("not live")
    own_floor.thaw()
    expect(lamp).to_have_attribute("data-state", "live")


def test_an_idle_guest_goes_on_as_the_same_guest_by_one_click(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor)
    screen.excuse("net::ERR_", "WebSocket connection")
    page = sat(screen, "brochure-1")
    guest = page.locator(".badge.me b").inner_text()
    own_floor.everyone_was_away()
    page.reload()
    dialog = page.get_by_role("dialog", name="You were away")
    expect(dialog.locator(".badge.demo")).to_be_visible()
    expect(dialog).to_contain_text("one click, no password")
    screen.picture("guest-away")
    screen.accessible()
    dialog.get_by_role("button", name=f"Go on as {guest}").click()
    expect(page.locator(".badge.me b")).to_have_text(guest)
    expect(page.locator(".seats .mine")).to_be_visible()


def test_idle_staff_of_the_demonstration_unlock_by_one_click(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor)
    screen.excuse("423")
    screen.log_in("dealer")
    own_floor.everyone_was_away()
    page = screen.go("/")
    dialog = page.get_by_role("dialog", name="You were away")
    expect(dialog.locator(".badge.demo")).to_be_visible()
    expect(dialog.get_by_label("Password")).to_have_count(0)
    dialog.get_by_role("button", name="Unlock as demo-dealer").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("link", name="Deal: The real shoe")).to_be_visible()


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
