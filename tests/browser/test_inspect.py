"""The inspector's workspace: a void of the last hour found by its clause, replayed, verified, exported with its proof.

The same on a phone, by the keyboard alone, and by whoever is handed the address.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.by_hand import Dealer
from browser.conftest import Open
from browser.fitting import Fitting
from browser.harness import FloorProcess
from terminal import typed

WIDE = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SIZES = ((1366, 768), (390, 844))
CHECK = Path(__file__).parents[2] / "docs" / "check_export.py"


def _a_void_coup(floor: FloorProcess, open_screen: Open) -> str:
    """At a new table of Crown Sydney: a coup with a wager, whose cards were mixed up, and which is void."""
    table = floor.open_table_like("sydney-3")
    dealer = Dealer(open_screen, table)
    dealer.give("arrive", patron="P7", chips=1_000_00)
    dealer.call_for_bets()
    dealer.give("place-wager", patron="P7", wager="banker", stake=100_00)
    dealer.deal("Kc", "4d", "2s", "3h")
    dealer.give("report-irregularity", slip="order-unknown")
    Dealer(open_screen, table, "manager").give("order-remedy", remedy="void")
    dealer.give("clear-cards")
    return table


def _found(page: Page) -> None:
    expect(page.get_by_test_id("found")).to_have_attribute("data-state", "found")


def test_an_inspector_finds_a_void_by_its_clause_replays_verifies_and_exports_it(
    floor: FloorProcess, open_screen: Open, tmp_path: Path
) -> None:
    table = _a_void_coup(floor, open_screen)
    screen = open_screen(viewport=WIDE)
    screen.log_in("inspector")
    page = screen.go("/")
    page.locator("[data-key=inspect]").click()
    page.locator("[data-key=when]").select_option("hour")
    page.locator("[data-key=list]").select_option("voids")
    page.locator("[data-key=clause]").fill("14.12")
    page.locator("[data-key=stream]").select_option(table)
    page.locator("[data-key=search]").click()
    _found(page)
    hit = page.locator("[data-event=coup-voided]")
    expect(hit).to_have_count(1)
    expect(hit).to_contain_text("Casino Manager")
    screen.accessible()
    screen.picture("inspect-found")
    Fitting(screen, "inspect").everywhere(SIZES)
    page.set_viewport_size({"width": 1366, "height": 768})

    # the coup, act by act, by the keyboard
    hit.locator("a").click()
    expect(page.get_by_test_id("coup")).to_have_attribute("data-coup", f"{table}/1")
    expect(page.locator("[data-mark=void]")).to_be_visible()
    at = page.get_by_test_id("step").inner_text()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("step")).not_to_have_text(at)
    expect(page.locator(".coup-felt .card")).to_have_count(4)
    for _ in range(40):
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".coup-felt .card")).to_have_count(0)
    expect(page.get_by_test_id("steps")).to_contain_text("P7")
    expect(page.get_by_test_id("steps")).to_contain_text("$1,000 → $900")
    screen.accessible()
    screen.picture("inspect-coup", whole=True)
    address = page.url

    # with its proof, which others check too
    with page.expect_download() as kept:
        page.locator("[data-key=export]").click()
    file = tmp_path / "coup.jsonl"
    kept.value.save_as(file)
    checked = typed("verify", file)
    assert checked.code == 0, checked.out + checked.err
    others = subprocess.run([sys.executable, str(CHECK), str(file)], capture_output=True, text=True, check=False)
    assert others.returncode == 0, others.stdout + others.stderr

    # verified, and watched
    page.locator("[data-key=verify]").click()
    page.locator("[data-key=start]").click()
    expect(page.get_by_test_id("verification")).to_have_attribute("data-state", "sound")
    expect(page.get_by_test_id("verification")).to_contain_text(table)
    screen.accessible()
    screen.picture("inspect-verified")

    # handed on to another, who has a phone
    again = open_screen(viewport=PHONE)
    again.log_in("manager")
    other = again.go(address.removeprefix(floor.address))
    expect(other.get_by_test_id("coup")).to_have_attribute("data-coup", f"{table}/1")
    assert again.fits()
    again.accessible()
    again.picture("inspect-coup-phone", whole=True)
    other.emulate_media(media="print")
    expect(other.get_by_test_id("steps")).to_be_visible()
    expect(other.locator(".coup-felt")).to_be_hidden()


def test_the_state_of_the_log_and_what_was_refused(floor: FloorProcess, open_screen: Open) -> None:
    table = _a_void_coup(floor, open_screen)
    screen = open_screen(viewport=WIDE)
    screen.excuse("status of 422")
    screen.log_in("inspector")
    said = {"id": "mine", "command": "clear-cards", "facts": {}}
    assert screen.page.request.post(f"{floor.address}/api/tables/{table}/commands", data=said).status == 422
    page = screen.go("/inspect?view=state")
    expect(page.get_by_test_id("chains")).to_contain_text(table)
    expect(page.get_by_test_id("editions")).to_contain_text("crown-sydney")
    screen.accessible()
    page.set_viewport_size({"width": 390, "height": 844})
    assert screen.fits()
    page = screen.go(f"/inspect?view=find&when=hour&list=refused&stream={table}")
    _found(page)
    expect(page.get_by_test_id("found")).to_contain_text("clear-cards")
    assert screen.fits()
    screen.accessible()
    page = screen.go("/inspect?view=find&when=all&list=clock")
    _found(page)


def test_times_that_are_said_to_be_universal_are(floor: FloorProcess, open_screen: Open) -> None:
    """Whoever inspects sits in Sydney, whose clocks are ten or eleven hours ahead."""
    screen = open_screen(viewport=WIDE, timezone_id="Australia/Sydney")
    screen.log_in("inspector")
    page = screen.go("/inspect?view=find&when=all")  # the tests' floor may have more than is shown at once
    expect(page.get_by_test_id("found")).to_have_attribute("data-state", re.compile("found|stopped"))
    expect(page.get_by_role("columnheader", name="Time (UTC)")).to_be_visible()
    time = page.get_by_test_id("found").locator("time").first
    day, clock = time.inner_text().split()
    exact = time.get_attribute("datetime")
    assert exact is not None
    assert "-".join(reversed(day.split("/"))) + f"T{clock}" == exact.partition(".")[0]
    now = datetime.now(UTC)
    page = screen.go("/house")
    expect(page.get_by_role("columnheader", name="When (UTC)")).to_be_visible()
    logged_in = page.locator("tbody tr", has_text="logged in").first.inner_text()  # a moment ago
    assert any(f"{now - timedelta(minutes=past):%d/%m/%Y %H:%M}" in logged_in for past in range(-1, 30)), logged_in


def test_what_cannot_be_asked_is_said_in_a_sentence_and_a_dealer_is_turned_away(open_screen: Open) -> None:
    screen = open_screen(viewport=WIDE)
    screen.excuse("status of 404")
    screen.log_in("inspector")
    page = screen.go("/inspect?view=find&when=all&coup=x")
    expect(page.get_by_test_id("not-asked")).to_contain_text("such as 47")
    page = screen.go("/inspect?view=find&when=all&least=lots")
    expect(page.get_by_test_id("not-asked")).to_contain_text("An amount is a number")
    page = screen.go("/inspect?view=coup&table=no%2Fsuch&coup=1")
    expect(page.get_by_test_id("no-coup")).to_contain_text("There is no table no/such")
    page = screen.go("/inspect?view=__proto__")
    expect(page.get_by_test_id("find")).to_be_visible()
    dealer = open_screen()
    dealer.log_in("dealer")
    page = dealer.go("/inspect")
    expect(page.locator(".enter")).to_be_visible()
    expect(page.locator(".inspect-page")).to_have_count(0)
