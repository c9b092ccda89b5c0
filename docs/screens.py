"""Makes docs/screens.md and its pictures, every screen at four sizes: `make sheet`.

It opens a demonstration with yesterday's day, comes in as whoever a screen is for, and keeps what it sees, made small.
Start at `SCREENS`; `--keep FOLDER` keeps every picture in its full size as well, for whoever wants to look closely.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, sync_playwright

HERE: Final = Path(__file__).parent
PICTURES: Final = HERE / "pictures"
PAGE: Final = HERE / "screens.md"
FLOOR_PICTURE: Final = PICTURES / "floor.webp"  # of the README
SIZES: Final = ((1366, 768), (1920, 1080), (390, 844), (3840, 2160))
HEIGHT: Final = 252  # of a picture on a sheet
GAP: Final = 14
LABEL: Final = 26
QUALITY: Final = 62
SETTLED: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
A_MOMENT: Final = 400  # milliseconds for what is fetched once a page knows its size
SPEED: Final = 6
GROUND: Final = "#10201a"
INK: Final = "#f4ecd8"


def _as_it_is(page: Page) -> None:
    """Nothing to do there first."""


def _in_a_coup(page: Page) -> None:
    """A wager lies there, and cards are dealt."""
    page.locator("#felt.open").wait_for()
    page.locator("[data-wager=banker]").click()
    page.locator("#player-hand .card").first.wait_for()


def _after_a_coup(page: Page) -> None:
    page.goto(page.url.replace("/me", "/table/sydney-2?sit"))
    _in_a_coup(page)
    page.locator("#results .paid li").first.wait_for()
    page.goto(page.url.partition("/table")[0] + "/me")


def _compared(page: Page) -> None:
    page.get_by_test_id("compared").wait_for()


def _found(page: Page) -> None:
    page.locator("[data-testid=found][data-state=found]").wait_for()


def _first_report(page: Page) -> None:
    page.locator("[data-testid=report]").wait_for()


@dataclass(frozen=True, slots=True)
class Screen:
    """`page` is the file of the web folder that draws it, or nothing where the floor writes it; `{…}` is filled in."""

    name: str
    page: str
    address: str
    for_whom: str
    ready: str  # what is there once it is drawn
    role: str = ""
    first: Callable[[Page], None] = _as_it_is


GUESTS: Final = (
    Screen("The lobby", "lobby", "/", "everyone", ".tile"),
    Screen("Coming in", "me", "/me", "everyone", "dialog[open]"),
    Screen("The player's table", "table", "/table/sydney-1?sit", "players", ".seats .mine", "player", _in_a_coup),
    Screen("My play", "me", "/me", "players", "[data-testid=own-coup]", "player", _after_a_coup),
    Screen("Odds", "odds", "/odds?book=crown-sydney&variation=crown", "everyone", "[data-testid=wager]"),
    Screen(
        "The rules, two books side by side",
        "rules",
        "/rules?left=crown-sydney&right=canberra",
        "everyone",
        "[data-book]",
        first=_compared,
    ),
    Screen("A book to read", "", "/rules/canberra", "everyone", ".clause"),
    Screen("Signs of a table", "", "/signs/sydney-1", "everyone", "#sign-limits"),
    Screen("The trainer", "train", "/train", "staff, and everyone at a demonstration", "[data-testid=drill]"),
    Screen("An address that leads nowhere", "missing", "/nowhere", "everyone", "h1"),
)
HOUSE: Final = (
    Screen("The dealer's console", "deal", "/deal/melbourne-3", "dealers", ".next-name", "dealer"),
    Screen("The pit", "supervise", "/supervise/sydney-1", "supervisors", ".detail .acts", "supervisor"),
    Screen("Reports", "reports", "/reports", "managers", "main select", "manager", _first_report),
    Screen(
        "The inspector's desk",
        "inspect",
        "/inspect?view=find&when=all&list=voids",
        "inspectors",
        "[data-testid=found]",
        "inspector",
        _found,
    ),
    Screen("People", "people", "/people", "administrators", "tbody tr", "manager"),
    Screen("The house log", "house", "/house", "administrators and inspectors", "tbody tr, li", "inspector"),
    Screen("For programs", "docs", "/docs", "programmers", ":text('/api/people'):visible"),
)
EVENTS: Final = (
    Screen("The wall", "display", "/display/sydney-1", "everyone", "#phase-own:not(:empty)"),
    Screen("A tournament", "tournament", "/tournament/{tournament}", "players", "main section", "player"),
    Screen("The director's desk", "direct", "/direct/{tournament}", "directors", "main section", "director"),
    Screen("The leaderboard", "leaderboard", "/leaderboard/{tournament}", "everyone", "main *:visible"),
    Screen("A promotion", "promotions", "/promotions/{promotion}", "managers", "main section", "manager"),
    Screen("The draw", "draw", "/draw/{promotion}", "everyone", "main *:visible"),
)
SHEETS: Final = (
    ("guests", "To play, read and learn", GUESTS),
    ("house", "To deal, supervise and look into", HOUSE),
    ("events", "Walls, tournaments and promotions", EVENTS),
)
SCREENS: Final = (*GUESTS, *HOUSE, *EVENTS)


# --- what is looked at ----------------------------------------------------------------------------


def looked_at(
    browser: Browser, floor: str, screen: Screen, language: str, ids: dict[str, str]
) -> Iterator[tuple[tuple[int, int], Image.Image]]:
    width, height = SIZES[0]
    tag = {"en": "en-AU", "zh": "zh-CN"}[language]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=tag, reduced_motion="reduce", base_url=floor
    )
    try:
        if screen.role:
            context.request.post("/api/demo-login", data={"role": screen.role})
        page = context.new_page()
        page.goto(screen.address.format(**ids))
        if screen.first is not _after_a_coup:
            page.locator(screen.ready).first.wait_for()
        screen.first(page)
        page.locator(screen.ready).first.wait_for()
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED)
            page.wait_for_timeout(A_MOMENT)
            yield size, Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    finally:
        context.close()


def ids_of(floor: str) -> dict[str, str]:
    """A tournament and a promotion of the demonstration."""

    def newest(kind: str) -> str:
        with urllib.request.urlopen(f"{floor}/api/{kind}") as answer:
            listed = json.load(answer)
        return str(listed[-1]["id"]) if listed else ""

    return {"tournament": newest("tournaments"), "promotion": newest("promotions")}


# --- what is kept ---------------------------------------------------------------------------------


def row(screen: Screen, pictures: list[Image.Image]) -> Image.Image:
    small = [one.resize((round(one.width * HEIGHT / one.height), HEIGHT), Image.Resampling.LANCZOS) for one in pictures]
    width = sum(one.width + GAP for one in small) + GAP
    drawn = Image.new("RGB", (width, HEIGHT + LABEL + GAP), GROUND)
    ImageDraw.Draw(drawn).text((GAP, 4), screen.name, INK, ImageFont.load_default(17))
    at = GAP
    for one in small:
        drawn.paste(one, (at, LABEL))
        at += one.width + GAP
    return drawn


def sheet(rows: list[Image.Image]) -> Image.Image:
    drawn = Image.new("RGB", (max(one.width for one in rows), sum(one.height for one in rows)), GROUND)
    at = 0
    for one in rows:
        drawn.paste(one, (0, at))
        at += one.height
    return drawn


def words() -> str:
    """The page, whose words follow from the list alone."""
    sizes = ", ".join(f"{width} by {height}" for width, height in SIZES)
    parts = [
        "# The screens\n",
        f"Every screen of a demonstration, from left to right at {sizes}. Written by `make sheet`.\n",
    ]
    for name, heading, screens in SHEETS:
        parts += [f"## {heading}\n", "| screen | address | for |", "| --- | --- | --- |"]
        parts += [f"| {one.name} | `{one.address}` | {one.for_whom} |" for one in screens]
        parts += ["", f"![{heading}](pictures/screens-{name}.webp)\n"]
    return "\n".join(parts)


def kept(picture: Image.Image, path: Path) -> None:
    picture.save(path, "WEBP", quality=QUALITY, method=6)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--keep", type=Path, help="a folder for every picture in its full size")
    asked.add_argument("--language", choices=("en", "zh"), default="en")
    asked.add_argument("--only", nargs="*", default=[], help="pages of the web folder; no sheet is written then")
    asked.add_argument("--sheets", nargs="*", choices=[name for name, _, _ in SHEETS], help="these alone")
    asked.add_argument("--floor", default="", help="the address of a demonstration that is open already")
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        floor, close = (wanted.floor, _nothing) if wanted.floor else _demonstration(Path(folder))
        browser = playwright.chromium.launch(executable_path=_chromium(playwright.chromium.executable_path))
        try:
            _make(browser, floor, wanted.keep, wanted.language, wanted.only, wanted.sheets or ())
        finally:
            browser.close()
            close()


def _make(
    browser: Browser, floor: str, keep: Path | None, language: str, only: list[str], sheets: Sequence[str]
) -> None:
    ids = ids_of(floor)
    for name, _, screens in SHEETS:
        if sheets and name not in sheets:
            continue
        rows: list[Image.Image] = []
        for screen in screens:
            if only and (screen.page or screen.address) not in only:
                continue
            pictures: list[Image.Image] = []
            for size, picture in looked_at(browser, floor, screen, language, ids):
                pictures.append(picture)
                if keep:
                    keep.mkdir(parents=True, exist_ok=True)
                    picture.save(keep / f"{screen.name.replace(' ', '-').lower()}-{language}-{size[0]}.png")
            rows.append(row(screen, pictures))
            if screen is GUESTS[0] and not only and language == "en":
                kept(pictures[0], FLOOR_PICTURE)
            sys.stderr.write(f"{screen.name}\n")
        if rows and not only and language == "en":
            kept(sheet(rows), PICTURES / f"screens-{name}.webp")
    if not only and language == "en":
        PAGE.write_text(words(), encoding="utf-8")


def _nothing() -> None:
    """Whoever opened a floor closes it."""


def _demonstration(folder: Path) -> tuple[str, Callable[[], None]]:
    """As the tests of the screens open it."""
    sys.path.insert(0, str(HERE.parent / "tests"))
    from browser.harness import FloorProcess

    floor = FloorProcess(folder, speed=SPEED, demo_day="true")
    return floor.address, floor.kill


def _chromium(own: str) -> str | None:
    sys.path.insert(0, str(HERE.parent / "tests"))
    from browser.chromium import find_chromium

    return find_chromium(own)


if __name__ == "__main__":
    main()
