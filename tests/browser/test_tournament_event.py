"""A whole event on the screens: its terms, entries from a file, a ballot, a session at a real table, counts, prizes.

A manager and a director at the director's screen, a dealer at the console, three players at their own.
"""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Page, expect

from browser.by_hand import Dealer, P, lay
from browser.conftest import Open
from browser.console import at_the_console, deal, finish, go_on
from browser.harness import FloorProcess, Screen, wait_for

WIDE = {"width": 1366, "height": 900}
NARROW = {"width": 390, "height": 844}
EVENT = "one-coup-cup"


def _terms(floor: FloorProcess, screen: Screen) -> str:
    """The book's own file to begin with, as a final of one coup among three."""
    text = screen.page.request.get(f"{floor.address}/api/books/canberra/terms").text()
    text = re.sub(r"\b20\d\d-(\d\d-\d\dT)", r"2099-\1", text)  # whenever this is run, it is to come
    first, final = text.index("[[format.round]]"), text.rindex("[[format.round]]")
    text = text[:first] + text[final:]
    text = re.sub(r"length = \{ \w+ = \d+ \}", "length = { coups = 1 }", text)
    text = re.sub(r"(?m)^least = \d+$", "least = 3", text, count=1)
    text = re.sub(r"(?m)^most = \d+$", "most = 7", text, count=1)
    return re.sub(r"(?m)^tables = \d+$", "tables = 1", text)


def _next(page: Page, act: str) -> None:
    expect(page.get_by_test_id("next-step")).to_have_attribute("data-act", act)


def _do(page: Page, act: str, **facts: str) -> None:
    """The next step is this one, and is done with these facts besides those that are known."""
    _next(page, act)
    for name, fact in facts.items():
        field = page.locator(f".next [data-field={name}]")
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(fact)
        else:
            field.fill(fact)
    page.locator(".next button[type=submit]").click()
    expect(page.locator(f".next [data-act={act}]")).to_have_count(0)


def test_an_event_from_its_terms_to_its_prize(floor: FloorProcess, open_screen: Open) -> None:
    table = floor.open_table_like("canberra-2")
    manager, director, dealer = (open_screen(viewport=WIDE) for _ in range(3))
    players = [open_screen(viewport=NARROW), open_screen(viewport=NARROW, locale="zh-CN"), open_screen(viewport=WIDE)]
    for screen, role in ((manager, "manager"), (director, "director")):
        screen.log_in(role)
    ids = []
    for screen in players:
        screen.log_in("player")
        ids.append(screen.page.request.get(f"{floor.address}/api/me").json()["id"])

    # the manager begins it under the book, and hands it to a director
    page = manager.go("/direct")
    page.locator("[data-key=new-book]").select_option("canberra")
    page.locator("[data-key=new-id]").fill(EVENT)
    page.locator("[data-key=terms]").fill(_terms(floor, manager))
    page.get_by_role("button", name="Begin the tournament").click()
    _do(page, "appoint-director", person="demo-director")
    _do(page, "publish-terms", where="At the tournament desk")
    _next(page, "advise-regulator")
    page.locator(".next [data-field=copy]").check()
    _do(page, "advise-regulator", reference="GRC 2099/1")
    manager.accessible()

    # the director prepares it: a table, the ballot's seal, entries from a file
    page = director.go(f"/direct/{EVENT}")
    _do(page, "designate-table", table=table, seats="7")
    _do(page, "commit-ballot")
    lines = [f"{one},200" for one in ids]
    csv = "\n".join(["entrant,paid", *lines, "nobody,2"]).encode()
    entries = FilePayload(name="entries.csv", mimeType="text/csv", buffer=csv)
    page.locator("[data-key=csv]").set_input_files(entries)
    expect(page.locator(".csv-answers")).to_contain_text("Line 5: nobody")
    expect(page.locator(".csv-answers")).to_contain_text("16.22")
    expect(page.locator("[data-entrant]")).to_have_count(3)
    _do(page, "close-entries")
    _do(page, "schedule-session")
    _do(page, "draw-ballot", word="magpie", by=ids[0])
    director.picture("direct-drawn", whole=True)
    director.accessible()
    assert director.fits()

    # the players sit down where the ballot put them; the session starts, and the table hears of it
    for screen in players:
        seat = screen.go(f"/tournament/{EVENT}")
        seat.locator("[data-key*=take-seat]").first.click()
    expect(page.locator(f"[data-table={table}] .seated .fine")).to_have_count(3)
    _do(page, "start-session")
    wait_for(lambda: not floor.view(table)["shared"]["contest"].get("paused"), "the table hears of the start")
    Dealer(open_screen, table, "manager").until("place-marker")  # a shoe, as before any coup
    console = at_the_console(dealer, table)
    go_on(console, "Starting marker to place", "Call for bets")
    pages = {one: screen.go(f"/table/{table}") for one, screen in zip(ids, players, strict=True)}
    for _ in ids:
        go_on(console, "Ask place")
        asked = floor.view(table)["shared"]["contest"]["asked"]
        drawn = page.locator(f"[data-table={table}] .seated li", has=page.locator(".seat", has_text=str(asked)))
        whose = next(one for one in ids if one in drawn.inner_text())
        lay(pages[whose], "player" if whose == ids[0] else "banker", "$5")

    # one coup, which one of them wins; the count goes over by itself
    go_on(console, "No more bets")
    deal(console, P)
    finish(console)
    expect(page.locator(f"[data-table={table}]")).to_contain_text("counted after one coup")
    expect(page.locator(".seated li").first).to_contain_text("$5,005")
    _do(page, "end-session")
    for act in ("rank-final", "award-prizes"):
        _do(page, act)
    director.picture("direct-prizes", whole=True)
    while page.get_by_test_id("next-step").get_attribute("data-act") == "pay-prize":
        paid = page.locator(".next [data-field=entrant]").input_value()
        page.locator(".next button[type=submit]").click()
        expect(page.locator(f".next [data-field=entrant] option[value={paid}]:checked")).to_have_count(0)
    _do(page, "close-tournament")
    expect(page.locator("#next-title")).to_contain_text("over")
    expect(page.locator(".places li").first).to_contain_text(ids[0])
    results = players[0].page.request.get(f"{floor.address}/tournaments/{EVENT}/results").text()
    assert "$5,005" in results
    assert ids[0] in results
    assert not {*ids[1:]} & set(re.findall(r"[\w-]+", results))  # nobody else permitted the use of their name
