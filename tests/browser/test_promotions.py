"""A promotion on the screens: a manager holds it; everyone reads its terms and sees the draw as it happens."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.fitting import AT_ONCE, Fitting
from browser.harness import FloorProcess, Screen, wait_for

WIDE = {"width": 1366, "height": 900}
NARROW = {"width": 390, "height": 844}
SIZES = ((1366, 900), (390, 844))
NAME = "harbour-nights"
CLOSES_IN = 45  # seconds: entries are made meanwhile, on a busy machine


def _terms(floor: FloorProcess, screen: Screen, closes: datetime) -> str:
    """The book's own file to begin with, running now, with a draw that asks for presence."""
    text = screen.page.request.get(f"{floor.address}/api/books/crown-sydney/promotion-terms").text()
    for key, at in (("starts", closes - timedelta(days=1)), ("closes", closes), ("at", closes + timedelta(seconds=1))):
        text, found = re.subn(rf"(?m)^{key} = \d.*$", f"{key} = {at:%Y-%m-%dT%H:%M:%S}Z", text)
        assert found, f"{key} is not in the template"
    return re.sub(r"(?m)^present = \w+", "present = true", text)


def _act(page: Page, act: str, **facts: str) -> None:
    """What may be done, with these facts besides those that are known."""
    page.locator(f"[data-key='act-{act}']").click()
    dialog = page.locator("dialog[open]")
    for name, fact in facts.items():
        field = dialog.locator(f"[data-field={name}]")
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(fact)
        else:
            field.fill(fact)
    dialog.locator("button[type=submit]").click()
    expect(page.locator("dialog .refused, dialog .form-error:not(:empty)")).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)


def test_a_promotion_from_its_terms_to_the_draw_on_the_wall(floor: FloorProcess, open_screen: Open) -> None:
    manager, wall, phone = open_screen(viewport=WIDE), open_screen(viewport=WIDE), open_screen(viewport=NARROW)
    manager.log_in("manager")
    page = manager.go("/promotions")
    page.locator("[data-key=new] summary").click()
    page.locator("[data-key=new-book]").select_option("crown-sydney")
    expect(page.locator("[data-key=terms]")).not_to_have_value("")
    closes = datetime.now(UTC) + timedelta(seconds=CLOSES_IN)
    page.locator("[data-key=new-id]").fill(NAME)
    page.locator("[data-key=terms]").fill(_terms(floor, manager, closes))
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_test_id("stage")).to_have_attribute("data-stage", "prepared")
    _act(page, "publish-promotion-terms")
    _act(page, "commit-draw")

    # everyone: the terms, and the wall before the draw
    board = wall.go(f"/draw/{NAME}")
    seal = board.get_by_test_id("commitment").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", seal)
    assert wall.page.request.get(f"{floor.address}/promotions/{NAME}/terms").ok
    wall.picture("draw-before", whole=True)

    _act(page, "start-promotion")
    for one in ("P1", "P2", "P3"):
        _act(page, "enter-promotion", entrant=one, by="wager", wager="50")
    expect(page.get_by_test_id("entries").locator("tbody tr")).to_have_count(3)
    for one in ("P1", "P2"):
        _act(page, "check-in", entrant=one)
    expect(board.locator("#stage")).to_contain_text("3 entries")
    manager.picture("promotion", whole=True)
    wait_for(lambda: datetime.now(UTC) > closes + timedelta(seconds=2), "entries are closed")
    _act(page, "draw-prizes", word="magpie", by="P1")

    # the wall, as it happens: the word, the entries, the same seal; nobody's id
    expect(board.get_by_test_id("draw-1")).to_contain_text("magpie")
    expect(board.locator(".winners li").first).to_be_visible()
    expect(board.get_by_test_id("commitment")).to_have_text(seal)
    said = board.locator("body").inner_text()
    assert not re.search(r"\bP[123]\b", said), said
    wall.accessible()
    assert wall.fits()
    wall.picture("draw", whole=True)
    small = phone.go(f"/draw/{NAME}")
    expect(small.get_by_test_id("draw-1")).to_contain_text("magpie")
    assert phone.fits()
    phone.accessible()
    phone.picture("draw-phone", whole=True)
    Fitting(phone, "draw").everywhere(SIZES, AT_ONCE)

    # a prize is refused, with what is kept apart from the log; another is given
    refused = page.get_by_test_id("awards").locator("[data-key^=refuse-prize]").first
    refused.click()
    form = page.get_by_test_id("refuse-prize")
    form.locator("[data-field=reason]").fill("Was no member")
    form.locator("[data-field=called]").fill("Pat Example")
    form.locator("[data-field=address]").fill("1 Example St")
    form.locator("button[type=submit]").click()
    expect(page.get_by_test_id("claims")).to_contain_text("Was no member")
    assert "Pat Example" not in page.locator("body").inner_text()
    manager.picture("promotion-drawn", whole=True)
    manager.page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    assert manager.fits()
    manager.accessible()
    manager.picture("promotion-phone", whole=True)


def test_the_list_is_for_everyone_and_fits_a_phone(floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(viewport=NARROW)
    page = screen.go("/promotions")
    expect(page.locator(".promo-list")).to_be_visible()
    assert not page.locator("[data-key=new]").count()
    assert screen.fits()
    screen.accessible()
    screen.picture("promotions-phone")
