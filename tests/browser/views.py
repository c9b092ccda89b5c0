"""The views that come to a page, in a test's hands: held back, and sent again, with something new in each.

Start at `Views`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from browser.harness import Screen, wait_for

CLAUSE = "crown-sydney:1.1"
Change = Callable[[dict[str, Any]], object]
# a page may draw in the next frame; two frames later it has
_DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Views:
    """Between a floor and one page, which must not be open yet. Answers and pulses always pass."""

    def __init__(self, screen: Screen) -> None:
        self._page = screen.page
        self._last: dict[str, tuple[WebSocketRoute, dict[str, Any]]] = {}
        self._held = False
        self._told = 0.0
        self._page.route_web_socket("**/live**", self._through)

    def hold(self, *tables: str) -> None:
        """Once these have been seen, a view comes when the test says so."""
        wait_for(lambda: self._seen() >= set(tables), f"a view of {tables}")
        self._held = True

    def come(self, table: str, *changes: Change) -> None:
        """Three views, each with another event told, and drawn before the next."""
        route, view = self._last[table]
        for change in changes:
            change(view)
        for _ in range(3):
            self._told += 0.001  # between two events of the floor
            about = {
                "at": view["now"],
                "event": "sign-displayed",
                "facts": {"sign": "limits"},
                "text": "Something happened",
                "clauses": [CLAUSE],
            }
            view["told"] = [about | {"sequence": view["version"] + self._told}]
            route.send(json.dumps(view))
            self._page.evaluate(_DRAWN)

    def again(self, table: str) -> None:
        """The last view once more, with nothing new in it."""
        route, view = self._last[table]
        route.send(json.dumps(view | {"told": []}))
        self._page.evaluate(_DRAWN)

    def _seen(self) -> set[str]:
        self._page.evaluate(_DRAWN)  # what came meanwhile is heard
        return set(self._last)

    def _through(self, route: WebSocketRoute) -> None:
        table = route.url.split("/tables/")[1].split("/")[0]
        route.connect_to_server().on_message(lambda message: self._said(table, route, str(message)))

    def _said(self, table: str, route: WebSocketRoute, message: str) -> None:
        said = json.loads(message)
        if said["kind"] == "view":
            if self._held:
                return
            self._last[table] = (route, said)
        route.send(message)
