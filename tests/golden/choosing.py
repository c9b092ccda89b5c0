"""Which tables of the scenario corpus go into the golden logs: together they do everything that the corpus does.

Everything is, for each book: every command, every kind of event, every slip with every remedy, every way a wager came
out, every offer's choice, breach, power and decision. The fewer commands a table needs for it the sooner it is chosen.
Start at `chosen`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from croupier.table import name_of
from croupier.table.codec import encode
from snapshots.corpus import Day

# facts of commands whose every value is worth having in a log
_TELLING = {
    "slip", "remedy", "choice", "kind", "power", "excuse", "grounds", "form", "why", "about", "tender", "voucher",
    "lies", "who", "acts_as", "method", "face", "act", "to", "by", "pre_shuffled", "decision",
}  # fmt: skip


def chosen(days: Iterable[Day]) -> list[Day]:
    """By greed: the table that shows most that is new for the commands it takes, until nothing new is left."""
    left = {
        place: (day, frozenset(_shown(day))) for place, day in enumerate(days) if any(one.events for one in day.given)
    }
    missing = set[str]().union(*(shown for _, shown in left.values()))
    found: list[Day] = []
    while missing:
        place = max(left, key=lambda one: (len(left[one][1] & missing) / len(left[one][0].given), -one))
        day, shown = left.pop(place)
        missing -= shown
        found.append(day)
    return found


def _shown(day: Day) -> Iterator[str]:
    """What happens on a day, in words that are the same wherever it happens."""
    for given in day.given:
        if given.events:
            facts: dict[str, Any] = json.loads(encode(given.command))
            yield given.name
            yield from (
                f"{given.name} {name}={facts[name]}" for name in _TELLING & facts.keys() if _is_word(facts[name])
            )
        for event in given.events:
            yield f"event {name_of(type(event))}"
            for one in getattr(event, "payments", ()):
                yield f"{one.settled.wager} {one.settled.resolution.value} {one.settled.row}"


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) < 40
