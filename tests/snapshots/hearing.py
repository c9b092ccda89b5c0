"""Who hears what: every event of the corpus by staff, by everyone who comes to the table, and by someone who does not.

The sentences themselves are another file's; here is only whether someone hears of an event in full, as everyone does,
or not at all, and of whose payments. Start at `lines`; `table` is the same by kind of event, for people to read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from croupier.service.announcing import heard_by, tell
from croupier.table import Event, Table, name_of
from snapshots.corpus import Day

STAFF: Final = "staff"
STRANGER: Final = "a stranger"


def lines(days: Iterable[Day]) -> Iterator[str]:
    for day in days:
        yield f"== {day.name}"
        for event, heard in _heard_of(day):
            yield f"{name_of(type(event))}: " + "; ".join(f"{person}: {what}" for person, what in heard.items())


@cache
def _heard_of(day: Day) -> tuple[tuple[Event, dict[str, str]], ...]:
    """Every event of a day, and by person what is heard of it; everyone listens who was ever at the table."""
    people = (STAFF, *dict.fromkeys(patron for given in day.given for patron in given.after.patrons), STRANGER)
    return tuple((event, _heard(event, before, people)) for given in day.given for event, before in given.happened)


def _heard(event: Event, before: Table, people: Iterable[str]) -> dict[str, str]:
    told = tell(event, before, 0, str)
    found: dict[str, str] = {}
    for person in people:
        heard = heard_by(told, person, staff=person == STAFF)
        if heard is None:
            found[person] = "nothing"
            continue
        said = "in full" if heard.facts == told.facts else "openly"
        assert said == "in full" or (told.openly is not None and heard.facts == told.openly.facts)
        about = f" about {heard.patron}" if heard.patron else ""
        paid = f", paid {' '.join(f'{one.patron}/{one.number}' for one in heard.paid)}" if heard.paid else ""
        found[person] = said + about + paid
    return found


def table(corpus: Iterable[Iterable[Day]]) -> str:
    """By kind of event, everything that staff, patrons and strangers ever hear of it."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for days in corpus:
        for day in days:
            for event, heard in _heard_of(day):
                for person, what in heard.items():
                    whose = person if person in (STAFF, STRANGER) else "patrons"
                    found[name_of(type(event))][whose].add(_plainly(what, person))
    return "".join(
        f"{name}: " + "; ".join(f"{whose}: {', '.join(sorted(what))}" for whose, what in sorted(by.items())) + "\n"
        for name, by in sorted(found.items())
    )


def _plainly(what: str, person: str) -> str:
    """Without numbers and names: whether an event is about this person or another, and whether there are payments."""
    said, _, paid = what.partition(", paid ")
    plain, _, whom = said.partition(" about ")
    if whom:
        plain += " (about them)" if whom == person else " (about a patron)"
    own = all(one.partition("/")[0] == person for one in paid.split())
    return plain + ("" if not paid else " with their own payments" if own else " with payments")
