"""What pages are shown over the corpus: a view's shared part, everyone's own part, the felt, what can be reported.

A share of the moments is looked at in `make test`: all at which something waits, and the first at which a command of a
book had this outcome in a file. In a soak it is all of them.
Start at `lines`; `fields` are the names of what is sent, for people to read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from croupier import Rulebook
from croupier.service.felt import felt_of
from croupier.service.irregular import irregularities_of
from croupier.service.roles import Role, actor_for
from croupier.service.wire import encode
from croupier.table import PATRON, Actor, Table
from croupier.table.views import Scene
from snapshots.corpus import Day

STAFF: Final = (Role.DEALER, Role.SUPERVISOR, Role.MANAGER, Role.INSPECTOR)
NOBODY: Final = Actor("", "")
STRANGER: Final = Actor("a stranger", PATRON)


def lines(days: Iterable[Day], *, whole: bool) -> Iterator[str]:
    seen: set[tuple[str, ...]] = set()
    for day in days:
        felt, reported = "", set[tuple[str, ...]]()
        for number, given in enumerate(day.given):
            outcome = (day.book.id, given.name, *given.became)
            if not whole and outcome in seen and not amiss(given.after):
                continue
            seen.add(outcome)
            yield f"== {day.name}, command {number}: {' '.join(outcome)}"
            yield from _views(given.after, day.book, whole=whole)
            drawn = encode(felt_of(given.after, day.book)).decode()
            if drawn != felt:
                felt = drawn
                yield f"felt {drawn}"
            stands = (given.after.shoe.stage.value, given.after.coup.play.value, *amiss(given.after))
            if stands not in reported:
                reported.add(stands)
                yield from _irregularities(given.after, day.book)


def amiss(table: Table) -> tuple[str, ...]:
    """What waits at a table before its coup goes on."""
    matter, offer, coup = table.matter, table.offer, table.coup
    return (
        *((f"matter {matter.slip}",) if matter is not None else ()),
        *((f"offer {' '.join(offer.choices)}",) if offer is not None else ()),
        *(("changes",) if coup.changes else ()),
        *(("carried",) if table.carried else ()),
    )


def _views(table: Table, book: Rulebook, *, whole: bool) -> Iterator[str]:
    scene = Scene(table, book)
    patrons = tuple(table.patrons) if whole else tuple(table.patrons)[:2]
    yield f"shared {encode(scene.shared).decode()}"
    for actor in (*(Actor(patron, PATRON) for patron in patrons), STRANGER, NOBODY):
        yield f"{actor.id or 'nobody'} {encode(scene.private(actor)).decode()}"
    for role in STAFF:
        yield f"{role.value} {encode(scene.private(actor_for(book, role.value, role))).decode()}"


def _irregularities(table: Table, book: Rulebook) -> Iterator[str]:
    for role in (Role.DEALER, Role.MANAGER):
        shown = irregularities_of(table, book, actor_for(book, role.value, role))
        yield f"irregularities for a {role.value} {encode(shown).decode()}"


def fields(moments: Iterable[tuple[Rulebook, Table]]) -> str:
    """The names of all that is sent at these moments, and what each is: `dealer.staff.wagers[].stake: number`."""
    found: set[str] = set()
    for book, table in moments:
        felt = f"felt {encode(felt_of(table, book)).decode()}"
        for line in (*_views(table, book, whole=False), *_irregularities(table, book), felt):
            what, brace, rest = line.partition(" {")
            if brace:
                found |= set(_paths(what if what in _PARTS else "patron", json.loads("{" + rest)))
    return "".join(f"{path}\n" for path in sorted(found))


_PARTS: Final = {
    "shared", "felt", "nobody", *(role.value for role in STAFF),
    "irregularities for a dealer", "irregularities for a manager",
}  # fmt: skip
_BY_NAME: Final = {"options", "facts", "refused"}  # whose keys are data


def _paths(where: str, thing: Any) -> Iterator[str]:
    match thing:
        case dict():
            for name, value in thing.items():
                key = "*" if where.rpartition(".")[2] in _BY_NAME else name
                yield from _paths(f"{where}.{key}", value)
        case list():
            for value in thing:
                yield from _paths(f"{where}[]", value)
            yield f"{where}: list"
        case bool():
            yield f"{where}: yes or no"
        case int() | float():
            yield f"{where}: number"
        case str():
            yield f"{where}: text"
        case _:
            yield f"{where}: nothing"
