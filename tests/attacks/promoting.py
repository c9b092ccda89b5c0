"""A promotion at a floor in this process, whose entries are closed or not: a prize is worth an attack.

Start at `promoting`; `Lottery` is everybody's way in.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient

from croupier.service.access import COOKIE
from promotions import HOUR
from service.conftest import Prepare
from service.floors import Ready, quick
from service.promotion_floors import promote

WHERE = "/api/promotions/harbour"


class Lottery:
    """What each may send and see, over HTTP as over a socket."""

    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self.client = ready, client
        self._sent = 0

    def as_(self, who: str) -> dict[str, str]:
        self.client.cookies.clear()
        return {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"} if who else {}

    def give(self, who: str, command: str, *, id: str = "", asking: bool = False, **facts: Any) -> Any:
        self._sent += 1
        said = {"id": id or f"attack-{self._sent}", "command": command, "facts": facts, "why": asking}
        return self.client.post(f"{WHERE}/commands", json=said, headers=self.as_(who)).json()

    def does(self, who: str, command: str, **facts: Any) -> None:
        answer = self.give(who, command, **facts)
        assert answer.get("done"), answer

    def get(self, who: str, path: str) -> Any:
        return self.client.get(path, headers=self.as_(who))

    def view(self, who: str = "", last: int = 200) -> Any:
        return self.get(who, f"{WHERE}?last={last}").json()


def reason(answer: Any) -> str:
    return str((answer.get("refused") or {}).get("reason", answer.get("code") or answer))


@contextmanager
def promoting(
    prepare: Prepare, *, closed: bool = True, book: str = "crown-sydney", present: bool = False
) -> Iterator[Lottery]:
    """`player`, `kim` and `lee` have entered; with `closed`, entries closed an hour ago and nothing is drawn."""
    ready = prepare(quick("T1", book, "crown" if book == "crown-sydney" else "baccarat", automatic=()))
    now = int(time.time() * 1000)
    promote(ready, now - 3 * HOUR, book=book, closes=(2 if closed else 24) * HOUR, present=present)
    with TestClient(ready.app(), raise_server_exceptions=False) as client:
        yield Lottery(ready, client)
