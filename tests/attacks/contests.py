"""A session of a tournament at a floor in this process, at a table dealt by hand: who wins it is worth an attack.

Start at `playing`; `Cup` is everybody's way in.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace
from starlette.testclient import TestClient

from croupier.service.access import COOKIE
from croupier.tournament.terms.schema import (
    Answering,
    Extra,
    Length,
    Onward,
    Penalty,
    Round,
    TournamentTerms,
)
from patience import PATIENCE
from service.conftest import Prepare
from service.floors import Ready, quick
from service.tournament_floors import hold
from tournaments import terms_for

TABLE, ENTRANTS = "T1", ("player", "kim", "lee")
BANK, PRICE, CHIPS = 1_000_00, 50_00, 500_00
FINAL = Round(name="Final", length=Length(coups=2), tables=1, seats=7, progress=Onward(by="final"))


def a_final(length: Length | None = None, **conduct: Any) -> TournamentTerms:
    """One round among three, with a re-buy and a penalty that takes chips."""
    terms = terms_for("crown-sydney")
    slow = Penalty(id="slow", circumstance="slow", penalty=Answering(consequence="chips", chips=50_00))
    one = replace(FINAL, length=length) if length else FINAL
    return replace(
        terms,
        format=replace(terms.format, round=(one,)),
        details=replace(terms.details, re_buy=Extra(price=PRICE, chips=CHIPS), most=7),
        conduct=replace(terms.conduct, penalty=(slow,), **conduct),
    )


class Cup:
    """What each may send, over HTTP as over a socket, and what they are answered."""

    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self.client = ready, client
        self._sent = 0

    def as_(self, who: str) -> dict[str, str]:
        self.client.cookies.clear()
        return {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"} if who else {}

    def give(self, who: str, command: str, **facts: Any) -> Any:
        """At the tournament."""
        return self._give("tournaments/cup", who, command, facts)

    def deal(self, who: str, command: str, **facts: Any) -> Any:
        """At its table."""
        return self._give(f"tables/{TABLE}", who, command, facts)

    def _give(self, where: str, who: str, command: str, facts: dict[str, Any]) -> Any:
        self._sent += 1
        said = {"id": f"attack-{self._sent}", "command": command, "facts": facts}
        return self.client.post(f"/api/{where}/commands", json=said, headers=self.as_(who)).json()

    def view(self, who: str = "director") -> Any:
        return self.client.get("/api/tournaments/cup?last=200", headers=self.as_(who)).json()

    def contest(self) -> Any:
        return self.client.get(f"/api/tables/{TABLE}", headers=self.as_("dealer")).json()["shared"].get("contest")

    def until(self, so: Callable[[], Any], what: str) -> None:
        """The floor carries facts between the tournament and its table by itself."""
        ends = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < ends, what
            time.sleep(0.02)


def reason(answer: Any) -> str:
    return str((answer.get("refused") or {}).get("reason", answer.get("code") or answer))


@contextmanager
def playing(prepare: Prepare, terms: TournamentTerms | None = None, *, start: bool = True) -> Iterator[Cup]:
    """Three players sit at the table where the ballot put them; with `start`, the session is on."""
    card = quick(TABLE, "crown-sydney", "crown", automatic=())
    ready = prepare(card)
    ready.play(card, patrons=())
    hold(ready, entrants=ENTRANTS, terms=terms or a_final())
    with TestClient(ready.app()) as client:
        cup = Cup(ready, client)
        assert cup.give("director", "schedule-session", round=1, starts=2_000_000_000_000)["done"]
        assert cup.give("director", "draw-ballot", session=1, word="magpie", by="kim")["done"]
        for one in ENTRANTS:
            assert cup.give(one, "take-seat", entrant=one, session=1)["done"]
        cup.until(lambda: len((cup.contest() or {}).get("entrants", ())) == len(ENTRANTS), "everyone sits")
        if start:
            assert cup.give("director", "start-session", session=1)["done"]
            cup.until(lambda: not cup.contest().get("paused"), "the table hears of the start")
        yield cup
