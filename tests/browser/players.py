"""A guest of the demonstration at a table: wagers by click, and what the page says of them."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.console import live
from browser.harness import Screen


class Player:
    """Arrives with $5,000 and takes the first free place."""

    def __init__(self, screen: Screen, table: str, place: int) -> None:
        self.screen = screen
        screen.log_in("player")
        self.page = screen.go(f"/table/{table}?sit")
        expect(self.page.locator(f".seats .mine [data-key=place-{place}]")).to_be_visible()
        self.id: str = self.page.evaluate("fetch('/api/me').then(one => one.json()).then(me => me.id)")
        self.has("$5,000")

    def has(self, amount: str) -> None:
        expect(self.page.locator("#tray .rack .figure")).to_have_text(amount)

    def click(self, wager: str, chip: int) -> None:
        live(self.page)
        self.page.locator(f"[data-key=chip-{chip}]").click()
        self.page.locator(f"[data-wager={wager}]").click(force=True)  # also where it says that no wager is taken

    def wager(self, wager: str, chip: int, lies: str) -> None:
        expect(self.page.locator("#felt.open")).to_be_visible()
        self.click(wager, chip)
        self.lies(wager, lies)

    def lies(self, wager: str, amount: str) -> None:
        expect(self.page.locator(f"[data-wager={wager}].mine .area-chips:not(.pending) .amount")).to_have_text(amount)

    def paid(self, text: str) -> None:
        expect(self.page.locator("#results .paid")).to_contain_text(text)

    def refused(self, *texts: str) -> None:
        """Why not, with figures and clause."""
        note = self.page.locator(".note.refused")
        for text in texts:
            expect(note).to_contain_text(text)
