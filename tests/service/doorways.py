"""Who comes in and who goes out, for tests: the fixture `floor` is one whose sessions go by the fixture `clock`.

Start at `log_in`.
"""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from service.floors import PASSWORD


class Clock:
    """The time that sessions go by."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds


def log_in(floor: TestClient, person: str, password: str = PASSWORD) -> Any:
    floor.cookies.clear()
    return floor.post("/api/login", json={"id": person, "password": password})
