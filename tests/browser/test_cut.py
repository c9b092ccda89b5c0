"""The cut of a virtual shoe as players see it: the time for it, a slider for whoever may cut, words, the check."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, expect

from attacks.evenings import happened
from browser.harness import Screen
from croupier.automatic import AutomaticDealer
from croupier.floor import Floor, SealedTapes
from croupier.store.keys import open_keys
from croupier.table import records as r
from service.floors import Ready, Running, quick

WINDOW = 240  # seconds: a busy machine takes its time to open two pages
SIZES = {"wide": (1280, 720), "narrow": (390, 844)}


class Evening:
    """A floor whose table waits for its first shoe to be cut; kim and lee sit there."""

    def __init__(self, folder: Path, book: str, window: float = WINDOW) -> None:
        card = msgspec.structs.replace(quick("felt", book), cut_seconds=window)
        self.ready = Ready(folder / "floor.db", folder / "keys", [card])
        with closing(self.ready.log()) as log:
            keys = open_keys(self.ready.settings.keys_folder, create=True)
            floor = Floor(log, keys)
            desk = floor.desk(card.id, card.rulebook())
            dealer = AutomaticDealer(desk, tapes=SealedTapes(log, keys.tape_key), clock=floor.clock().now)
            assert dealer.open(card.setup) is None
            for seat, patron in enumerate(("kim", "lee"), start=1):
                dealer.say("arrive", dealer.staff(desk.book.authority.dealer.rank), patron=patron, chips=1_000_00)
                dealer.say("sit-down", patron=patron, seat=seat)
            floor.close()
        self.running = Running(self.ready, folder)

    def screen(self, browser: Browser, person: str, *, language: str = "en", size: str = "wide") -> Screen:
        width, height = SIZES[size]
        locale = {"en": "en-AU", "zh": "zh-CN"}[language]
        screen = Screen(browser, self.running.address, viewport={"width": width, "height": height}, locale=locale)
        cookie: Any = {"name": "croupier_session", "value": self.ready.tokens[person], "url": self.running.address}
        screen.page.context.add_cookies([cookie])
        if language != "en":
            screen.page.add_init_script(f"localStorage.setItem('croupier-language', '{language}')")
        return screen

    def say(self, person: str, command: str, **facts: Any) -> httpx.Response:
        with self.running.client(person) as client:
            asked = {"id": f"b{time.monotonic_ns()}", "command": command, "facts": facts}
            return client.post("/api/tables/felt/commands", json=asked, headers={"Origin": self.running.address})


@pytest.fixture
def sydney(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, "crown-sydney")
    with evening.running:
        yield evening


def test_the_patron_whose_cut_it_is_has_a_slider_and_the_time_for_it(sydney: Evening, browser: Browser) -> None:
    kim, lee = sydney.screen(browser, "kim"), sydney.screen(browser, "lee")
    ours, theirs = kim.go("/table/felt"), lee.go("/table/felt")
    panel = ours.get_by_test_id("cut-panel")
    expect(panel).to_contain_text("The cards are yours to cut")
    expect(panel.locator(".cut-seconds")).to_contain_text("s")
    expect(theirs.get_by_test_id("cut-panel")).to_contain_text("is to cut the cards")
    expect(theirs.locator("#cut-at")).to_have_count(0)
    expect(panel).to_contain_text("Your page added chance of its own")
    expect(panel).to_contain_text("2 pages")
    ours.locator("#cut-words").fill("seven is mine")
    ours.locator("[data-key=cut-add]").click()
    expect(panel).to_contain_text("words of 1 patron")
    kim.accessible()
    kim.picture("cut-wide")
    slider = ours.locator("#cut-at")
    assert (slider.get_attribute("min"), slider.get_attribute("max")) == ("42", "374")
    slider.fill("77")
    ours.locator("[data-key=cut-here]").click()
    expect(ours.locator("#cut")).to_be_hidden()
    cut = next(event for event in happened(sydney.ready) if isinstance(event, r.CardsCut))
    assert (cut.patron, cut.after, cut.made.actor.id) == ("kim", 77, "kim")
    added = [event for event in happened(sydney.ready) if isinstance(event, r.ShoeContribution)]
    assert sorted((one.patron, one.source == "page") for one in added) == [("kim", False), ("kim", True), ("lee", True)]
    for patron in ("kim", "lee"):
        assert sydney.say("manager", "leave-table", patron=patron).status_code == 200
    assert sydney.say("manager", "close-table").status_code == 200
    for page in (ours, theirs):
        expect(page.locator("body")).to_contain_text("Your page checked shoe 1")
    kim.done()
    lee.done()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "words"), [("en", "The cards are yours to cut"), ("zh", "请您切牌")])
def test_it_fits_every_screen_in_every_language(
    tmp_path: Path, browser: Browser, size: str, language: str, words: str
) -> None:
    """At Canberra any player is offered the cut first."""
    evening = Evening(tmp_path, "canberra")
    with evening.running:
        screen = evening.screen(browser, "lee", language=language, size=size)
        page = screen.go("/table/felt")
        expect(page.get_by_test_id("cut-panel")).to_contain_text(words)
        expect(page.locator("#cut-at")).to_be_visible()
        assert screen.fits()
        screen.picture(f"cut-{size}-{language}")
        screen.done()
