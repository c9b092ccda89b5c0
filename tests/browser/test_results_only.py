"""A shoe of which results alone are recorded: two or three keys a coup, undone, corrected, on the wall, verified."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.harness import FloorProcess, Screen, wait_for
from browser.log import verified

SHOE = "B P Bn Tbp B Pp P T Bb B Bn P P Tn B P Bbn Pp B T"  # winners, pairs, naturals
LETTER = {"B": "b", "P": "p", "T": "t"}
NOTHING = "\N{EN DASH}"
MARK = {"b": "3", "p": "1", "n": "n"}


@pytest.fixture
def table(floor: FloorProcess) -> str:
    return floor.open_table_like("physical-1", results_only=True)


@pytest.fixture
def keypad(table: str, open_screen: Open) -> Screen:
    screen = open_screen(viewport={"width": 1366, "height": 768})
    screen.log_in("dealer")
    page = screen.go(f"/deal/{table}")
    expect(page.locator("#pad-next")).to_have_text(re.compile("Begin a shoe"))
    page.keyboard.press("Enter")
    expect(page.locator("#pad-next")).to_have_text(re.compile("Press the winner"))
    return screen


def keys(result: str) -> list[str]:
    """What is pressed for a result; Enter is the last."""
    return [LETTER[result[0]], *(MARK[one] for one in result[1:]), "Enter"]


def record(page: Page, result: str) -> int:
    before = page.locator(".kept").count()
    pressed = keys(result)
    for key in pressed:
        page.keyboard.press(key)
    expect(page.locator(".kept")).to_have_count(before + 1)
    return len(pressed)


def kept(page: Page) -> list[str]:
    """The results that the console lists, the oldest first."""
    shown = page.locator(".kept").evaluate_all(
        "all => all.map(one => one.querySelector('b').textContent"
        " + [...one.querySelectorAll('i')].map(i => i.className.at(-1)).join(''))"
    )
    return [*reversed(shown)]


def beads(page: Page) -> list[str]:
    """What the bead plate of a page says to whoever does not see it, column after column."""
    rows = page.locator("[data-road=bead_plate] .unseen-tables tbody tr")
    return [text for row in rows.all() for text in row.locator("td").all_inner_texts() if text]


def test_a_shoe_of_twenty_coups(keypad: Screen, table: str, floor: FloorProcess, open_screen: Open) -> None:
    page, shoe = keypad.page, SHOE.split()
    pressed = sum(record(page, one) for one in shoe)
    assert pressed == 2 * len(shoe) + sum(len(one) - 1 for one in shoe) == 50  # 2.5 a coup
    assert kept(page) == shoe
    wall = open_screen(viewport={"width": 1920, "height": 1080})
    shown = wall.go(f"/display/{table}")
    expect(shown.get_by_test_id("result-alone")).to_contain_text("Tie")
    expect(shown.get_by_test_id("results-only")).to_contain_text("Results only")
    expect(shown.locator(".counts .banker dd").first).to_have_text("9")
    expect(shown.locator(".counts .player dd").first).to_have_text("7")
    expect(shown.locator(".counts .tie dd").first).to_have_text("4")
    assert beads(shown) == beads(page)
    assert len(beads(shown)) == 20
    assert beads(shown)[3] == "Tie, Banker pair and Player pair"
    wall.picture("wall-results-only")
    page.keyboard.press("s")
    expect(page.locator("#pad-next")).to_contain_text("End this shoe")
    page.keyboard.press("Enter")
    expect(page.locator(".kept")).to_have_count(0)
    expect(page.locator(".keypad-said")).to_contain_text("Shoe 2")
    keypad.accessible()
    assert verified(floor, table)["coups"] == 20


def test_a_key_and_a_result_are_undone(keypad: Screen, table: str, floor: FloorProcess) -> None:
    page = keypad.page
    record(page, "B")
    record(page, "P")
    page.keyboard.press("t")
    page.keyboard.press("n")
    page.keyboard.press("Backspace")
    expect(page.locator(".keypad-said strong")).to_have_text("Tie")
    page.keyboard.press("Backspace")
    expect(page.locator(".keypad-said strong")).to_have_text(NOTHING)
    page.keyboard.press("Backspace")  # nothing is pressed: the last result, and Enter does it
    expect(page.locator("#pad-next")).to_contain_text("Take coup 2 back")
    page.keyboard.press("Escape")
    expect(page.locator("#pad-next")).to_contain_text("Press the winner")
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(page.locator(".kept")).to_have_count(1)
    record(page, "Tb")
    assert kept(page) == ["B", "Tb"]
    expect(page.locator("[data-part=told-of-results]")).to_contain_text("Coup 2 is taken back: Player was recorded")
    assert verified(floor, table)["coups"] == 3  # with the one that was taken back


def test_any_result_is_corrected_by_key_or_by_hand(keypad: Screen, table: str, floor: FloorProcess) -> None:
    page = keypad.page
    for one in ("B", "P", "Tn"):
        record(page, one)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")  # the second one
    expect(page.locator("#pad-next")).to_contain_text("Correct coup 2")
    page.keyboard.press("b")
    page.keyboard.press("3")
    expect(page.locator(".keypad-said")).to_contain_text("Player")  # what it was, beside what it will be
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=told-of-results]")).to_contain_text(
        "Coup 2 is corrected: Banker, Banker pair, not Player"
    )
    page.locator("[data-key=kept-1-button]").click()
    page.locator("[data-key=pad-T]").click()
    page.locator("#pad-next").click()
    expect(page.locator("[data-part=told-of-results]")).to_contain_text("Coup 1 is corrected: Tie, not Banker")
    assert kept(page) == ["T", "Bb", "Tn"]
    assert verified(floor, table)["coups"] == 3


def test_a_result_as_it_was_is_no_correction(keypad: Screen) -> None:
    page = keypad.page
    record(page, "B")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_contain_text("Coup 1 is recorded so already")
    expect(page.locator("#pad-next")).to_contain_text("Correct coup 1")


def test_keys_in_a_dialog_are_not_results(keypad: Screen) -> None:
    page = keypad.page
    page.keyboard.press("/")
    page.keyboard.type("bpt")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".keypad-said strong")).to_have_text(NOTHING)


def test_the_keypad_fits_a_phone_and_is_pressed_there(keypad: Screen) -> None:
    page = keypad.page
    for name in ("B", "N"):
        page.locator(f"[data-key=pad-{name}]").click()
    page.locator("#pad-next").click()
    expect(page.locator(".kept")).to_have_count(1)
    for width, height in ((1366, 768), (1920, 1080), (390, 844), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        assert keypad.fits()
        keypad.picture(f"keypad-{width}")
        keypad.accessible()
    page.set_viewport_size({"width": 390, "height": 844})
    for key in ("pad-P", "pad-B", "pad-T", "pad-enter", "pad-undo"):
        box = page.locator(f"[data-key={key}]").bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 844


def test_patrons_and_cards_are_turned_away(keypad: Screen, table: str) -> None:
    answer = keypad.page.request.post(
        f"{keypad.address}/api/tables/{table}/commands",
        data={"id": "x-1", "command": "bring-cards", "facts": {"back": "red"}},
    )
    assert answer.json()["refused"]["reason"] == "results-only"
    wait_for(lambda: keypad.page.locator(".lamp[data-state=live]").count() == 1, "the console is live")
