"""The approved document of a book: attached at the house's page by an administrator, handed out by a button."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import FilePayload, expect

from browser.conftest import Open
from browser.harness import FloorProcess
from browser.supervision import administrator

TEXT = b"Approved rules, as this test has them.\n"
SIGN = "[data-key=rules-copy]"


def test_what_was_attached_is_what_the_button_hands_out(
    own_floor: FloorProcess, open_screen: Open, tmp_path: Path
) -> None:
    player = open_screen(own_floor)
    page = player.go("/table/sydney-1")
    page.locator(SIGN).click()
    expect(page.get_by_test_id("no-document")).to_be_visible()
    page.keyboard.press("Escape")

    house = open_screen(own_floor)
    house.excuse("status of 422")
    administrator(house)
    attaching = house.go("/house").get_by_test_id("document-crown-sydney")
    attaching.locator("input[type=file]").set_input_files(
        FilePayload(name="rules.txt", mimeType="text/plain", buffer=b"\x00 no text")
    )
    expect(house.page.locator(".panel .wrong[role=alert]").filter(has_text="PDF")).to_be_visible()
    attaching.locator("input[type=file]").set_input_files(
        FilePayload(name="rules.txt", mimeType="text/plain", buffer=TEXT)
    )
    expect(attaching).to_contain_text("39 bytes")
    house.accessible()

    page.locator(SIGN).click()
    with page.expect_download() as had:
        page.get_by_test_id("rules-document").click()
    assert had.value.suggested_filename == "crown-sydney-rules.txt"
    had.value.save_as(tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes() == TEXT
