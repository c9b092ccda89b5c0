"""The wall, told by a test: a view of the floor with something changed in it, sent as the floor's stream would."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page, Route

from browser.harness import FloorProcess


def told(floor: FloorProcess, table: str = "sydney-1", /, **changes: Any) -> dict[str, Any]:
    """A view of the floor, with this in the shared part."""
    view = floor.view(table)
    shared = view["shared"]
    shared["shoe"] |= changes.pop("shoe", {})
    shared["coup"] |= changes.pop("coup", {})
    shared["board"] |= changes.pop("board", {})
    return view | {"told": [], "timer": None} | changes


def show(page: Page, view: dict[str, Any]) -> None:
    """The stream says this, and ends; whenever it is asked again too."""

    def answer(route: Route) -> None:
        says = json.dumps(view | {"now": round(time.time() * 1000)})
        route.fulfill(body=f"data: {says}\n\n", content_type="text/event-stream")

    page.route("**/stream", answer)
