"""A real floor in a process of its own, and pages of a real Chromium that may speak to that floor and nobody else.

Start at `FloorProcess` and `Screen`.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket, WebSocketRoute, expect

import patience
from service.forked import CLOCK, Forked
from soak import SOAK

PICTURES = Path(__file__).parent / "pictures"
SPEED = 10
FLOAT = 250_000_00  # cents, as every table of the demonstration has
PATIENCE = round(patience.PATIENCE * 1000)  # milliseconds, as Playwright counts
expect.set_options(timeout=PATIENCE)
A_DAY = 24 * 60 * 60
SERIOUS = {"serious", "critical"}
# what is right is found all the same; to write down every element of it takes twice as long
WRONG_ALONE = {"resultTypes": ["violations"]}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
ALL_BUT_COLOURS = {"rules": {"color-contrast": {"enabled": False}}}
# a connection that Chromium lost before it used it, on a busy machine: the page tries again, and a test sees if it did
UNSEEN = ("net::ERR_SOCKET_NOT_CONNECTED",)
WITH_MOTION = "no-preference"  # for tests of what moves, and of what is pressed while it moves


def wait_for(true: Callable[[], object], what: str) -> None:
    ends = time.monotonic() + PATIENCE / 1000
    while not true():
        if time.monotonic() > ends:
            raise AssertionError(f"it never came to this: {what}")
        time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class FloorProcess:
    """`croupier floor --demo` on a port and a database of its own; it can be stopped, frozen, and started again."""

    def __init__(self, folder: Path, speed: float = SPEED, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = {f"CROUPIER_{name.upper()}": value for name, value in settings.items()}
        self._speed = speed
        self._numbers = count(1)
        self._process: Forked | None = None
        self._later = 0  # milliseconds by which its machine's clock is set
        self.start()

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CROUPIER_")}
        with (self.folder / "floor.log").open("ab") as log:
            self._process = Forked(
                ("floor", "--demo", "--port", str(self.port), "--database", str(self.folder / "floor.db")),
                folder=self.folder,
                environment=environment
                | {"CROUPIER_DEMO_SPEED": str(self._speed), "CROUPIER_LOG_LEVEL": "warning"}
                | {"CROUPIER_MESSAGES_AT_ONCE": "100000"}  # tests play faster than people
                | {CLOCK: str(self._later)}
                | self._settings,
                stderr=log,
            )
        wait_for(self.is_well, f"the floor answers; it said {self.said()}")

    def is_well(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.said()
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE / 1000) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def said(self) -> str:
        return (self.folder / "floor.log").read_text("utf-8")

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}{path}", timeout=PATIENCE / 1000) as answer:
            return json.load(answer)

    def view(self, table: str) -> dict[str, Any]:
        """As the public display sees it."""
        found: dict[str, Any] = self.get(f"/api/tables/{table}")
        return found

    def open_table_like(
        self, table: str, *, by_hand: bool = False, pace: dict[str, Any] | None = None, **otherwise: Any
    ) -> str:
        """One more table, set up as this one but for what is `otherwise`, and open: for a test that wants its own.

        `by_hand` it does nothing by itself; `pace` has what it does by itself, and how fast."""
        id = f"{table}-{next(self._numbers)}"
        with httpx.Client(base_url=f"{self.address}/api", timeout=PATIENCE / 1000, verify=False) as manager:
            manager.post("/demo-login", json={"role": "manager"}).raise_for_status()
            card = manager.get(f"/tables/{table}/card").raise_for_status().json()
            card["setup"] |= otherwise
            wanted = {key: card[key] for key in ("book", "setup", "automatic", "betting_seconds", "cut_seconds")}
            wanted |= pace or {}
            wanted["automatic"] = (
                [] if by_hand else [act for act in wanted["automatic"] if act != "open"]
            )  # or it might be quicker than we
            manager.post("/tables", json={"id": id, "name": f"{card['name']}, {id}", **wanted}).raise_for_status()
            number = count(1)

            def give(command: str, **facts: Any) -> dict[str, Any]:
                asked = {"id": f"{id}-{next(number)}", "command": command, "facts": facts}
                answer: dict[str, Any] = manager.post(f"/tables/{id}/commands", json=asked).json()
                return answer

            while not (opened := give("open-table", setup=card["setup"])).get("done"):
                assert opened["refused"]["reason"] == "thing-not-approved", opened
                approved = give("record-approval", thing=opened["refused"]["facts"]["thing"], reference="test")
                assert approved["done"], approved
            filled = give("fill-float", amount=FLOAT)
            assert filled["done"], filled
        return id

    def kill(self) -> None:
        """As when the machine goes down."""
        self._signal(signal.SIGKILL)
        assert self._process is not None
        self._process.wait(PATIENCE / 1000)

    def everyone_was_away(self) -> None:
        """For a day, without the day: whoever is logged in was last seen that long ago."""
        self.kill()  # what it has in mind of who was seen when goes with it
        with closing(sqlite3.connect(self.folder / "floor.db")) as database, database:
            database.execute("UPDATE sessions SET seen = seen - ?", (A_DAY,))
        self.start()

    def minutes_pass(self, minutes: float) -> None:
        """Of the floor's own time: it was away so long by the machine's clock, and a manager says that it counts."""
        self.kill()
        self._later += round(minutes * 60_000)
        self.start()
        with httpx.Client(base_url=f"{self.address}/api", timeout=PATIENCE / 1000, verify=False) as manager:
            manager.post("/demo-login", json={"role": "manager"}).raise_for_status()
            if manager.get("/floor").raise_for_status().json()["time"]["asks"]:
                manager.post("/floor/time", json={"counts": True}).raise_for_status()

    def freeze(self) -> None:
        """It keeps its connections and says nothing on them."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(number)


class Screen:
    """One page in a context of its own. `done` fails on whatever the page did wrong while it was open."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.address = address
        self._wrong: list[str] = []
        self._excused: tuple[str, ...] = UNSEEN
        wanted: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "locale": "en-AU"}
        wanted |= {"reduced_motion": "reduce"}  # every frame of a motion is drawn by the processor; see WITH_MOTION
        self._context = browser.new_context(**(wanted | context))
        self._context.set_default_timeout(PATIENCE)
        self.page: Page = self._context.new_page()
        self.page.on("request", self._requested)
        self.page.on("websocket", self._connected)
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self._wrong.append(f"error in the page: {error}"))

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def log_in(self, role: str) -> None:
        """As the demonstration's one click does."""
        answer = self._context.request.post(f"{self.address}/api/demo-login", data={"role": role})
        assert answer.ok, answer.text()

    def excuse(self, *texts: str) -> None:
        """Errors with such a text are what this test is about."""
        self._excused += texts

    def sockets(self) -> list[WebSocketRoute]:
        """The live connections that this page makes from now on, so that a test can break them."""
        made: list[WebSocketRoute] = []

        def through(route: WebSocketRoute) -> None:
            route.connect_to_server()
            made.append(route)

        self.page.route_web_socket("**/live**", through)
        return made

    def picture(self, name: str, *, whole: bool = False) -> None:
        """For people to look at, where they asked for it: `make screens`."""
        if "CROUPIER_PICTURES" not in os.environ:
            return
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)

    def accessible(self, colours: str = "") -> None:
        """Nothing serious or critical in the eyes of axe-core.

        Of a long page whose parts are all of a kind, it is looked at within `colours` alone whether what is written
        stands out: that is the dearest rule by far, and the only one that looks through the whole page for every word.
        """
        live = self.page.locator(".lamp[data-state=live]").count()
        if colours and not SOAK:
            found = Axe().run(self.page, options=WRONG_ALONE | ALL_BUT_COLOURS).response["violations"]
            found += Axe().run(self.page, colours, WRONG_ALONE | COLOURS).response["violations"]
        else:
            found = Axe().run(self.page, options=WRONG_ALONE).response["violations"]
        if live:  # it keeps the page from everything else for seconds, on a busy machine for many
            expect(self.page.locator(".lamp[data-state=live]")).to_have_count(live)
        bad = [
            f"{one['id']} ({one['impact']}): {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
            for one in found
            if one["impact"] in SERIOUS
        ]
        assert not bad, "\n".join(bad)

    def fits(self) -> bool:
        """Nothing to scroll sideways."""
        found: bool = self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        return found

    def done(self) -> None:
        self._context.close()
        wrong = [one for one in self._wrong if not any(text in one for text in self._excused)]
        assert not wrong, "\n".join(wrong)

    def _is_here(self, url: str) -> bool:
        parts = urlsplit(url)
        return parts.scheme in ("data", "blob") or parts.netloc == urlsplit(self.address).netloc

    def _requested(self, request: Request) -> None:
        if not self._is_here(request.url):
            self._wrong.append(f"asked for something outside: {request.url}")

    def _connected(self, opened: WebSocket) -> None:
        if not self._is_here(opened.url):
            self._wrong.append(f"a socket to somewhere else: {opened.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._wrong.append(f"console {message.type}: {message.text} {message.location.get('url', '')}")
