"""Crown Sydney: a whole shoe dealt by hand, on the screens of two players, a dealer and a manager.

The cards are typed by the dealer, so every figure here is worked out by hand. It is a short shoe: the cutting card
comes out when the dealer says so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open, started
from browser.console import at_the_console, deal, finish, go_on, place, step
from browser.harness import WITH_MOTION, FloorProcess
from browser.players import Player
from browser.supervision import act, at_the_floor

TABLE = "sydney-3"  # Crown Baccarat: Banker pays 1 to 1, but half when it wins with six
SIX = ("2s", "6c", "3d", "Td", "9h")  # Player 5 draws a nine: 4. Banker stands on six and wins
NATURAL = ("5s", "Kd", "4h", "7c")  # Player nine, Banker seven
TIE = ("3s", "Kd", "4h", "7c")  # seven each
SEVEN = ("Ks", "2c", "3d", "5d", "Jc")  # Player 3 draws a knave: 3. Banker stands on seven
LAST = ("2d", "Qs", "4c", "5h", "4s")  # Player stands on six; Banker five draws a four: nine


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    """Its tables are as they were opened."""
    yield from started(tmp_path_factory)


def marked(page: Page, text: str, *, there: bool = True) -> None:
    expect(page.locator("#centre .mark", has_text=text)).to_have_count(1 if there else 0)


def owes(player: Player, dealer: Page, amount: str) -> None:
    """The marker lies at the player's place on every screen."""
    expect(player.page.locator(".seats .mine .mark.owes")).to_contain_text(amount)
    expect(player.page.locator("#tray .owes .figure")).to_have_text(amount)
    expect(place(dealer, player.id).locator(".owes")).to_contain_text(amount)


def prepare(dealer: Page, cutter: Player, other: Player) -> None:
    """From the shuffle to the burn; the cut is offered to one player and to nobody else."""
    go_on(dealer, "Shuffle")
    step(dealer, "Cut")
    expect(other.page.locator("[data-key=cut-cards]")).to_have_count(0)
    cutter.page.locator("[data-key=cut-cards]").click()
    cutter.page.get_by_role("dialog").locator("input").fill("180")
    cutter.page.get_by_role("dialog").get_by_role("button", name="Cut the cards").click()
    step(dealer, "Place the cutting card")


def place_the_cutting_card(dealer: Page) -> None:
    """About twenty cards from the back, or thirteen: forty is refused, and the console says so by clause."""
    box = dealer.locator("[data-field=from_back]")
    box.fill("40")
    dealer.locator("#next").click()
    refusal = dealer.locator(".refusal")
    expect(refusal).to_contain_text("40")
    expect(refusal).not_to_contain_text("$")
    expect(refusal.locator(".clause").first).to_contain_text("4.2.5")
    box.fill("13")
    go_on(dealer, "Place the cutting card")
    expect(refusal).to_have_count(0)
    go_on(dealer, "Burn")


def dummy_coup(dealer: Page, manager: Page, ann: Player, bob: Player) -> None:
    """It is ordered for the new shoe; it is marked everywhere, and no wager is taken on it."""
    act(manager, "order-dummy-coup", grounds="new-shoe")
    for player in (ann, bob):
        expect(player.page.get_by_test_id("matter-dummy")).to_contain_text("Dummy coup")
    expect(dealer.locator(".phases")).to_contain_text("dummy coup")
    ann.click("player", 100_00)
    ann.refused("Coup 1 is dealt without wagers", "11.8.4")
    ann.screen.picture("shoe-dummy-coup")
    deal(dealer, NATURAL)
    go_on(dealer, "Announce the result", "Clear the cards")  # there is nothing to take or to pay
    for player in (ann, bob):
        player.has("$5,000")
        expect(player.page.get_by_test_id("matter-dummy")).to_have_count(0)


def test_a_whole_shoe_by_hand(open_screen: Open, floor: FloorProcess) -> None:
    wide = {"width": 1440, "height": 900}
    console = open_screen(viewport=wide)
    dealer = at_the_console(console, TABLE)
    manager = at_the_floor(open_screen(viewport=wide), TABLE, "manager")
    ann = Player(open_screen(viewport=wide, reduced_motion=WITH_MOTION), TABLE, 1)
    bob = Player(open_screen(viewport={"width": 390, "height": 844}), TABLE, 2)

    dealer.get_by_role("button", name="Display them").click()
    expect(dealer.locator("[data-part=warnings]")).to_be_hidden()
    dealer.locator("#next").focus()
    go_on(dealer, "Bring cards")
    prepare(dealer, ann, bob)
    place_the_cutting_card(dealer)
    dummy_coup(dealer, manager, ann, bob)

    # an Assistant Casino Manager or above may let commission wait: bob's does
    act(manager, "approve", act="defer-commission", patron=bob.id)
    expect(manager.locator(".detail")).to_contain_text(f"defer commission, {bob.id}")

    # Banker wins with six: ann is paid half, bob in full, and a marker says that he owes the other half
    go_on(dealer, "Call for bets")
    ann.click("player", 1_00)
    ann.refused("$1", "below the minimum of $5", "7.2.1")
    ann.screen.picture("shoe-refused")
    ann.wager("banker", 100_00, "$100")
    bob.wager("banker", 100_00, "$100")
    go_on(dealer, "No more bets")
    deal(dealer, SIX)
    go_on(dealer, "Announce the result")
    rows = dealer.locator(".pay-list tbody tr")
    expect(rows.filter(has_text=ann.id).locator("td.pay")).to_contain_text("$50")
    expect(rows.filter(has_text=bob.id).locator("td.pay")).to_contain_text("$100")
    expect(rows.filter(has_text=bob.id)).to_contain_text("marked")
    console.picture("shoe-take-and-pay")
    go_on(dealer, "Take and pay")
    ann.paid("won $50")
    bob.paid("won $100")
    ann.has("$5,050")
    bob.has("$5,100")
    owes(bob, dealer, "$50")
    bob.screen.picture("shoe-marker-phone", whole=True)

    # a natural
    go_on(dealer, "Clear the cards", "Call for bets")
    ann.wager("player", 100_00, "$100")
    bob.wager("banker", 100_00, "$100")
    go_on(dealer, "No more bets")
    deal(dealer, NATURAL)
    step(dealer, "Announce the result")  # no further card
    finish(dealer)
    ann.has("$5,150")
    bob.has("$5,000")

    # a tie pays eight to one, and a wager on Banker comes back
    go_on(dealer, "Call for bets")
    ann.wager("tie", 10_00, "$10")
    bob.wager("banker", 100_00, "$100")
    go_on(dealer, "No more bets")
    deal(dealer, TIE)
    finish(dealer)
    ann.paid("won $80")
    bob.paid("returned $100")
    ann.has("$5,230")
    bob.has("$5,000")

    # the cutting card comes out before the third card: one more coup is the last
    go_on(dealer, "Call for bets")
    ann.wager("banker", 100_00, "$100")
    bob.wager("banker", 500_00, "$500")
    go_on(dealer, "No more bets")
    deal(dealer, SEVEN, cutting_card_before="3d")
    for player in (ann, bob):
        marked(player.page, "The cutting card is out")
    finish(dealer)
    ann.has("$5,330")
    bob.has("$5,500")
    owes(bob, dealer, "$50")
    for player in (ann, bob):
        marked(player.page, "Last coup of the shoe")
    expect(dealer.locator("[data-part=shoe]")).to_contain_text("last coup")
    console.picture("shoe-last-coup")

    go_on(dealer, "Call for bets")
    ann.wager("player", 100_00, "$100")
    bob.wager("player", 100_00, "$100")
    go_on(dealer, "No more bets")
    deal(dealer, LAST)
    finish(dealer)
    ann.has("$5,230")
    bob.has("$5,400")
    assert floor.view(TABLE)["shared"]["phase"] == "shoe-ended"
    expect(dealer.locator("[data-part=results] .bead")).to_have_text(["P", "B", "P", "T", "B", "B"])

    # nothing of the next shoe before the commission is collected
    ann.click("player", 100_00)
    ann.refused("Shoe 1 has ended: there is no coup 7 in it", "8.5")
    step(dealer, "Collect commission")
    expect(dealer.locator(".next-facts")).to_contain_text("$50")
    expect(dealer.locator(".next-side .clause").first).to_contain_text("10.3.1(a)")
    console.picture("shoe-collect")
    go_on(dealer, "Collect commission")
    bob.has("$5,350")
    ann.has("$5,230")
    expect(place(dealer, bob.id).locator(".owes")).to_have_count(0)
    expect(bob.page.locator(".seats .mine .mark.owes")).to_have_count(0)

    # the next shoe: now the cut is bob's, at the dealer's left
    prepare(dealer, bob, ann)
    go_on(dealer, "Place the cutting card", "Burn", "Call for bets")
    expect(dealer.locator(".phases")).to_contain_text("Shoe 2, coup 1")
    expect(dealer.locator("[data-part=results]")).to_contain_text("No coup yet")
    for player, has in ((ann, "$5,230"), (bob, "$5,350")):
        marked(player.page, "Last coup", there=False)
        player.wager("banker", 10_00, "$10")
        expect(player.page.locator("#centre")).to_contain_text("shoe 2")
        player.page.locator("[data-key=clear]").click()
        player.has(has)
    # what two players won and lost is what the house lost and won: 230 and 350 of 10,000
    expect(manager.locator(".detail .money-line")).to_contain_text("Float $249,420")
