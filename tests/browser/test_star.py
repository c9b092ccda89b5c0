"""The Star: wagers are taken until the first card is exposed (5.3, 5.5), while the first cards lie face down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open, started
from browser.console import at_the_console, draw_face_down, expose, finish, go_on, settled, step, type_card
from browser.harness import FloorProcess
from browser.players import Player
from browser.supervision import act, at_the_floor

TABLE = "star-3"


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    """Its tables are as they were opened."""
    yield from started(tmp_path_factory)


def by_the_palette(dealer: Page, command: str) -> None:
    """What is not the next step: the list of all commands, by key."""
    dealer.keyboard.press("Escape")
    dealer.locator("#main").focus()
    dealer.keyboard.press("/")
    dealer.keyboard.type(command)
    dealer.keyboard.press("Enter")
    expect(dealer.locator("dialog h2")).to_have_text(command)
    dealer.keyboard.press("Enter")
    expect(dealer.locator("dialog")).to_have_count(0)


def test_wagers_are_taken_until_the_first_card_is_exposed(open_screen: Open) -> None:
    wide = {"width": 1440, "height": 900}
    console = open_screen(viewport=wide)
    dealer = at_the_console(console, TABLE)
    supervisor = at_the_floor(open_screen(viewport=wide), TABLE)
    act(supervisor, "choose-dealing", method="method-a", face="down")
    ann = Player(open_screen(viewport=wide), TABLE, 1)
    bob = Player(open_screen(viewport={"width": 390, "height": 844}), TABLE, 2)

    dealer.get_by_role("button", name="Display them").click()
    expect(dealer.locator("[data-part=warnings]")).to_be_hidden()
    dealer.locator("#next").focus()
    go_on(dealer, "Bring cards", "Shuffle")
    # staff cut at this casino: the console says for which rank the step waits
    expect(dealer.locator("#next")).to_be_disabled()
    expect(dealer.locator(".next-side")).to_contain_text("Gaming Supervisor or above")
    supervisor.locator("[data-key=act-all]").click()
    expect(supervisor.locator("dialog input").first).to_be_focused()
    supervisor.keyboard.type("cut-cards")
    supervisor.keyboard.press("Enter")
    supervisor.locator("dialog [data-field=after]").fill("208")
    supervisor.keyboard.press("Enter")
    expect(supervisor.locator("dialog")).to_have_count(0)
    go_on(dealer, "Place the cutting card", "Burn", "Call for bets")

    # no more bets is called, and the dealer takes wagers again: nothing is exposed yet
    ann.wager("player", 100_00, "$100")
    go_on(dealer, "No more bets")
    bob.click("banker", 100_00)
    bob.refused("No more bets was called for coup 1", "The dealer may still reopen", "5.3")
    draw_face_down(dealer, 2)
    by_the_palette(dealer, "Reopen bets")
    draw_face_down(dealer, 2)
    expect(dealer.locator(".hand .card.back, .hand .card[aria-label*='face down' i]")).to_have_count(4)

    # four cards lie face down: bob wagers, and ann takes half of hers back
    bob.wager("banker", 100_00, "$100")
    bob.has("$4,900")
    ann.wager("player", 50_00, "$150")
    ann.page.locator("[data-key=undo]").click()
    ann.lies("player", "$100")
    console.picture("star-face-down")
    bob.screen.picture("star-face-down-phone", whole=True)

    # the first hand is exposed, and nothing changes any more
    expose(dealer, "Player", "5s", "Kd")
    bob.click("banker", 100_00)
    bob.refused("5.5")
    ann.click("tie", 10_00)
    ann.refused("5.5")
    ann.screen.picture("star-refused")
    bob.lies("banker", "$100")
    expose(dealer, "Banker", "3h", "4c")
    step(dealer, "Draw card to Player")
    settled(dealer)
    type_card(dealer, "Ah")
    go_on(dealer, "Draw card to Player")
    expose(dealer, "Player")  # the third card is known already
    console.picture("star-third-card")

    # Player 6, Banker stands on 7: Banker pays 19 to 20
    finish(dealer)
    ann.has("$4,900")
    bob.paid("won $95")
    bob.has("$5,095")
