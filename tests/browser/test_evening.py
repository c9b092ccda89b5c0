"""A whole evening of a player: from the lobby to a table that deals by itself, what came of it and why, limits of their
own, a reminder, and the shoe checked once it is over; and how soon a newcomer has a first result.

Start at `test_a_whole_evening`.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.by_hand import Dealer
from browser.conftest import Open
from browser.console import live
from browser.harness import FloorProcess, Screen
from browser.test_table import HEAVIEST, PAINT

BROUGHT = 5_000_00  # cents, as every guest of the demonstration
CHIP = 5_00
UNHURRIED = 600  # seconds for wagers: the test closes them once its own lie there
PACE = {"betting_seconds": UNHURRIED, "pause_seconds": 0.5, "step_milliseconds": 40}
COUPS = 3
TAPS = 3  # from the lobby to a first result, at most
A_DAY = 24 * 60  # minutes
# `Banker 7 beats Player 6: Banker, $100 pays $100 less 5%, $95 (...)`
WHY = re.compile(
    r"^(?:(?P<winner>Banker|Player) (?P<more>\d) beats (?:Player|Banker) (?P<less>\d)|Player and Banker tie on \d): "
    r"Banker, \$5 (?:pays \$5 less 5%, \$4\.75, rounded to \$5|loses|comes back) \("
)
MONEY = re.compile(r"(?P<lost>[-\N{MINUS SIGN}])?\$(?P<amount>[\d,]+(?:\.\d\d)?)")


def cents(text: str) -> int:
    found = MONEY.search(text)
    assert found, text
    amount = round(float(found["amount"].replace(",", "")) * 100)
    return -amount if found["lost"] else amount


class Evening:
    """One guest at one table, and the house that closes wagers and the table."""

    def __init__(self, floor: FloorProcess, open_screen: Open) -> None:
        self.floor = floor
        self.table = floor.open_table_like("sydney-2", pace=PACE)
        self._dealer = Dealer(partial(open_screen, floor), self.table)
        self._manager = Dealer(partial(open_screen, floor), self.table, "manager")
        self.screen: Screen = open_screen(floor)
        self.screen.excuse("net::ERR_", "WebSocket connection", "401")  # its floor goes down for hours at a time
        self.page = self.screen.page
        self._coups = 0

    def come_in(self) -> None:
        """From the lobby with one click, as whoever does it for the first time."""
        self.page.clock.install()  # its reminders are wound on
        self.screen.go("/")
        self.page.locator(f"[data-key={self.table}-sit-here]").click()
        expect(self.page.locator(".seats .mine")).to_be_visible()

    def back_to_the_table(self) -> None:
        self.screen.go(f"/table/{self.table}")
        expect(self.page.locator(".seats .mine")).to_be_visible()
        self.open()

    def open(self) -> None:
        expect(self.page.locator("#felt.open")).to_be_visible()
        live(self.page)

    def lay(self, wager: str, lies: str) -> None:
        self.page.locator(f"[data-wager={wager}]").click()
        chips = self.page.locator(f"[data-wager={wager}].mine .area-chips:not(.pending) .amount")
        expect(chips).to_have_text(lies)

    def chips(self, many: int) -> None:
        for number in range(1, many + 1):
            self.lay("banker", f"${number * CHIP // 100}")

    def clear(self, net: int) -> None:
        self.page.locator("[data-key=clear]").click()
        has = f"${(BROUGHT + net) // 100:,}"
        expect(self.page.locator("#tray .rack .figure")).to_have_text(has)

    def coup(self) -> None:
        self.open()
        self.chips(1)
        self._dealer.give("call-no-more-bets")
        self._coups += 1
        expect(self.page.locator("#results .paid li")).to_have_count(1)
        expect(self.page.get_by_text(f"Coup {self._coups + 1} ")).to_be_visible()  # the next: all of this is paid

    def is_refused(self, says: str) -> None:
        self.page.locator("[data-wager=tie]").click()
        expect(self.page.locator(".note").filter(has_text=says)).to_be_visible()

    def rack(self) -> int:
        return cents(self.page.locator("#tray .rack .figure").inner_text())

    def close(self) -> None:
        """The player leaves, and the house closes the table for the night: its shoe is over, and is revealed."""
        self.page.locator("[data-key=leave]").click()
        expect(self.page.locator(".seats .mine")).to_have_count(0)
        self._manager.give("close-table")


def limit(page: Page, kind: str, value: str) -> Locator:
    """Typed and set; what stands there now."""
    form = page.get_by_test_id(f"limit-{kind}")
    form.locator("input").fill(value)
    form.get_by_role("button").click()
    return form.locator(".limit-now")


def looks_back(page: Page, coups: int, net: int) -> None:
    """Every coup has its net and a sentence that says why; the time at the table adds up to the same."""
    expect(page.get_by_test_id("own-coup")).to_have_count(coups)
    figures = page.get_by_test_id("own-coup").locator("p.figure").all_inner_texts()
    assert sum(map(cents, figures)) == net
    sitting = page.get_by_test_id("own-sittings").locator("li")
    expect(sitting).to_have_count(1)
    expect(sitting).to_contain_text(f"{coups} coups")
    expect(sitting).to_contain_text("minute")
    assert cents(sitting.locator("p.figure").inner_text()) == net
    for says in page.get_by_test_id("own-why").all_inner_texts():
        found = WHY.match(says)
        assert found, says
        assert not found["winner"] or int(found["more"]) > int(found["less"]), says
    page.get_by_test_id("own-why").first.locator("button.clause").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("clause")
    expect(dialog.locator(".clause-text p").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def checks_the_shoe(page: Page) -> None:
    """The page verifies the commitment itself, and shows all that anyone needs who does not trust it."""
    first = page.get_by_test_id("own-coup").first
    expect(first.get_by_test_id("own-step").first).to_be_hidden()  # on demand
    first.locator("summary").click()
    steps = first.get_by_test_id("own-step")
    expect(steps.first).to_be_visible()
    assert re.search(r"\b[A2-9TJQK][cdhs]\b|of (?:clubs|diamonds|hearts|spades)", " ".join(steps.all_inner_texts()))
    first.get_by_role("button", name="Check this shoe").click()
    box = page.get_by_test_id("shoe-check")
    expect(box.locator("[data-verdict]")).to_have_attribute("data-verdict", "as-committed")
    box.locator("summary").click()
    committed, digest, salt, tape = box.locator("code").all_inner_texts()
    assert committed == digest
    text = box.inner_text()
    named = re.search(r"“(croupier-shoe/\d+)”, “([^”]+)”", text)
    assert named, text
    parts = (named[1].encode(), named[2].encode(), bytes.fromhex(salt), bytes.fromhex(tape))
    told = b"".join(b"%d:%b," % (len(one), one) for one in parts)  # as the dialog says how
    assert hashlib.sha256(told).hexdigest() == committed
    assert f"{len(told)} bytes" in text.replace(",", "")


def test_a_whole_evening(own_floor: FloorProcess, open_screen: Open) -> None:
    evening = Evening(own_floor, open_screen)
    page, screen = evening.page, evening.screen
    evening.come_in()
    for _ in range(COUPS):
        evening.coup()
    evening.open()
    net = evening.rack() - BROUGHT

    # what came of it, and why; no card of a shoe that still runs
    screen.go("/me")
    looks_back(page, COUPS, net)
    page.get_by_test_id("own-coup").first.locator("summary").click()
    expect(page.get_by_text("The cards are told here when the shoe is over.").first).to_be_visible()
    expect(page.get_by_role("button", name="Check this shoe")).to_have_count(0)
    screen.picture("evening-me", whole=True)

    # what is set lower holds at once, and the table says so
    expect(limit(page, "stake", "20")).to_have_text("Now $20")
    expect(limit(page, "reminder", "2")).to_contain_text("every 2 minutes")
    evening.back_to_the_table()
    evening.chips(4)
    evening.is_refused("Your own limit is $20 wagered at once, at all tables together: with this it would be $25")
    evening.clear(net)
    screen.go("/me")
    chips = max(1, net // CHIP)  # that may still be lost
    may_be_lost = (chips * CHIP - net) // 100
    expect(limit(page, "loss", str(may_be_lost))).to_have_text(f"Now ${may_be_lost}")
    evening.back_to_the_table()
    evening.chips(chips)
    evening.is_refused(f"Your own limit is ${may_be_lost} lost within a day")
    evening.clear(net)

    # the floor's time goes on, and so does the page's: it reminds of how long it has been
    own_floor.minutes_pass(3)
    expect(page.locator(".lamp[data-state=live]")).to_be_visible()
    page.clock.fast_forward("03:00")
    reminder = page.locator(".note").filter(has_text="Within a day you have been at the tables for")
    expect(reminder).to_contain_text("What came of it: ")
    screen.picture("evening-reminder")
    screen.go("/me")
    expect(limit(page, "time", "1")).to_have_text("Now one minute")
    evening.back_to_the_table()
    evening.is_refused("Your own limit is one minute at the tables within a day: you have been there for")

    # what is set higher, or to nothing, waits for a day
    screen.go("/me")
    for kind, now, asked, later in (
        ("stake", "$20", "500", "$500"),
        ("time", "one minute", "", "no limit"),
    ):
        stands = limit(page, kind, asked)
        expect(stands).to_contain_text(f"Now {now} \N{EN DASH} from")
        expect(stands).to_contain_text(later)

    # the shoe is over
    evening.back_to_the_table()
    evening.close()
    screen.go("/me")
    looks_back(page, COUPS, net)
    checks_the_shoe(page)
    screen.picture("evening-check")

    own_floor.minutes_pass(A_DAY + 1)
    screen.go("/me")
    expect(page.get_by_test_id("limit-stake").locator(".limit-now")).to_have_text("Now $500")
    expect(page.get_by_test_id("limit-time").locator(".limit-now")).to_have_text("No limit")


@pytest.fixture
def own_floor_at_its_pace(tmp_path: Path) -> Iterator[FloorProcess]:
    process = FloorProcess(tmp_path, speed=1)
    yield process
    process.kill()


class Taps:
    """A phone's newcomer: every tap is counted."""

    def __init__(self) -> None:
        self.made = 0

    def on(self, where: Locator) -> None:
        where.tap()
        self.made += 1


def test_a_newcomer_has_a_first_result_after_few_taps(
    own_floor_at_its_pace: FloorProcess, open_screen: Open, record_property: Any
) -> None:
    """At the pace of a real demonstration, on a phone; how long it takes is measured and not asserted."""
    screen = open_screen(own_floor_at_its_pace, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page, taps = screen.go("/"), Taps()
    sit = page.locator("[data-key=sydney-2-sit-here]")
    expect(sit).to_be_visible()
    began = time.monotonic()
    taps.on(sit)
    area = page.locator("[data-wager=banker]")
    expect(page.locator("#felt.open")).to_be_visible()
    live(page)
    taps.on(area)
    expect(page.locator("#results .paid li")).to_have_count(1)
    took = time.monotonic() - began
    record_property("measured", f"a newcomer's first result: {taps.made} taps, {took:.1f} s")
    screen.picture("newcomer")
    assert taps.made <= TAPS


def test_all_that_a_players_page_loads_is_light(floor: FloorProcess, open_screen: Open, record_property: Any) -> None:
    """Every byte that comes over the wire until a guest sits and the roads are drawn, as the browser counts them."""
    screen = open_screen()
    screen.log_in("player")
    page = screen.page
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    loaded: list[float] = []
    told: list[int] = []  # what goes on over the socket, before it is packed
    wire.on("Network.loadingFinished", lambda one: loaded.append(one["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda one: told.append(len(one["response"]["payloadData"])))
    screen.go("/table/sydney-2?sit")
    expect(page.locator(".seats .mine")).to_be_visible()
    expect(page.locator("#roads svg").first).to_be_attached()
    page.wait_for_load_state("load")
    paint = page.evaluate(PAINT)
    weight = sum(loaded)
    heard = f"and {len(told)} messages of {sum(told) / 1024:.0f} KiB over the socket"
    answers = f"{len(loaded)} answers of {weight / 1024:.0f} KiB {heard}"
    record_property("measured", f"a player's page: {answers}, first paint after {paint:.0f} ms")
    assert 0 < weight < HEAVIEST
