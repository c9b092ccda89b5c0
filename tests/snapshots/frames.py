"""What a floor sends over real sockets and routes: for two tables of each book, to everyone who may look at them.

They are the days of the corpus with the most kinds of events and with the most coups; whoever connects is told all of
it, as they may hear it, with felt and scoreboard. Times at which something was sent are left out. Start at `texts`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import closing, suppress
from itertools import starmap
from pathlib import Path
from typing import Any, Final

from starlette.testclient import TestClient

from croupier import BOOKS
from croupier.service.access import COOKIE
from croupier.service.people import People
from croupier.service.roles import Role
from croupier.service.table_cards import TableCard
from croupier.store.log import Append
from croupier.table import name_of
from croupier.table.codec import encode
from service.cheap import CHEAP
from service.floors import PASSWORD, Ready
from service.matrix import NOBODY
from snapshots.corpus import Day

_ROUTES: Final = ("/api/tables", "/api/tables/{table}/card", "/api/tables/{table}/irregularities", "/api/people")
_PATRONS: Final = ("A", "B")  # two people of every table of the corpus
_LONGEST: Final = 300  # events of a day; a floor remembers 400
_SENT: Final = ("now", "milliseconds")  # when, and how long until something


def texts(corpus: Iterable[Iterable[Day]], folder: Path) -> Iterator[tuple[str, str]]:
    """By table and person, everything they are sent."""
    tables = dict(_tables([day for days in corpus for day in days]))
    ready = Ready(folder / "floor.db", folder / "keys", starmap(_card, tables.items()))
    with closing(ready.log()) as log:
        people = People(log, ready.settings, hasher=CHEAP)
        for patron in _PATRONS:
            ready.tokens[patron] = people.open(people.add(patron, Role.PLAYER, PASSWORD))[0]
        for table, day in tables.items():
            log.append(tuple(_appends(table, day)))
    with TestClient(ready.app()) as client:
        for table in tables:
            for person in (NOBODY, *_PATRONS, *(role.value for role in Role)):
                yield f"{table} {person or 'nobody'}", "".join(_sent(client, ready, table, person))


def _tables(days: list[Day]) -> Iterator[tuple[str, Day]]:
    """Of each book's days that are open at the end and not too long to be told whole, the two that show most."""
    for book in BOOKS:
        theirs = [day for day in days if day.book.id == book and day.given[-1].after.setup is not None]
        short = [day for day in theirs if sum(len(given.events) for given in day.given) <= _LONGEST]
        yield f"{book}-kinds", max(short, key=lambda day: len(set(_happened(day))))
        yield f"{book}-coups", max(short, key=lambda day: _happened(day).count("result-announced"))


def _happened(day: Day) -> list[str]:
    return [name_of(type(event)) for given in day.given for event in given.events]


def _card(table: str, day: Day) -> TableCard:
    setup = day.given[-1].after.setup
    assert setup is not None
    return TableCard(id=table, name=day.name, book=day.book.id, setup=setup)


def _appends(table: str, day: Day) -> Iterator[Append]:
    """A day as its log has it."""
    sequence = 0
    for given in day.given:
        if given.events:
            events = tuple(encode(event) for event in given.events)
            yield Append(table, sequence, given.command.id, day.book.edition, encode(given.command), events)
            sequence += len(events)


def _sent(client: TestClient, ready: Ready, table: str, person: str) -> Iterator[str]:
    cookie = {"Cookie": f"{COOKIE}={ready.tokens[person]}"} if person else {}
    live = client.websocket_connect(f"/api/tables/{table}/live?after=0", headers=cookie)
    frames: list[Any] = []
    with suppress(CancelledError), live as socket:  # the client calls off what has not ended when it goes
        frames += [socket.receive_json(), socket.receive_json()]
    assert [frame["kind"] for frame in frames] == ["hello", "view"]
    yield from map(_plain, frames)
    for route in _ROUTES:
        answer = client.get(route.format(table=table), headers=cookie)
        yield f"{route} {answer.status_code} {_plain(answer.json())}"


def _plain(frame: Any) -> str:
    return json.dumps(_without(frame), indent=1, ensure_ascii=False) + "\n"


def _without(thing: Any) -> Any:
    match thing:
        case dict():
            return {name: _without(value) for name, value in thing.items() if name not in _SENT}
        case list():
            return [_without(one) for one in thing]
        case _:
            return thing
