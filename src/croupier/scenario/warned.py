"""Warnings shown to staff: reading which is expected and with which facts, and finding those that are shown.

Which warnings there are, and when, is the table's (table/views/warned.py). Start at `read_warning` and `shown_now`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args, get_type_hints

import msgspec

from croupier.cards import quoted
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.scenario.paths import ExpectedFact, read_facts
from croupier.scenario.suggestion import instead
from croupier.scenario.times import Clock
from croupier.scenario.values import ReadingOf, ValueProblem, wanted_by
from croupier.table.rules import rules_of
from croupier.table.state import Instant, Table
from croupier.table.views.records import Warned
from croupier.table.views.warned import warnings

WARNINGS: Final[tuple[str, ...]] = get_args(get_type_hints(Warned)["about"])


class WarningFacts(msgspec.Struct, frozen=True):
    """What a warning may say, and as what a file says it; a warning says some of it."""

    most: Cents | None = None
    player: Cents | None = None  # on each side
    banker: Cents | None = None
    number: int | None = None  # of the wager
    patron: str | None = None
    wager: str | None = None
    stake: Cents | None = None
    signs: tuple[str, ...] = ()
    coups: int | None = None
    error: int | None = None
    amount: Cents | None = None
    left: tuple[str, ...] = ()
    until: Instant | None = None
    late: str | None = None
    cut: tuple[tuple[int, Cents], ...] = ()  # each wager's number with what it would be cut to


FACTS: Final = tuple(wanted_by(WarningFacts))


def read_warning(words: Iterable[str], clock: Clock) -> tuple[str, tuple[ExpectedFact, ...]]:
    """`above-differential most=10000`, and nothing for any warning."""
    about, *facts = (*words,) or ("",)
    if about and about not in WARNINGS:
        raise ValueProblem(f"there is no warning {quoted(about)}: {instead(about, WARNINGS, 'warnings')}")
    return about, read_facts(WarningFacts, facts, ReadingOf(clock))


def shown_now(table: Table, book: Rulebook | None) -> tuple[Warned, ...]:
    """What staff are warned of at this table now."""
    if book is None or table.setup is None:
        return ()
    return tuple(warnings(table, rules_of(book, table.setup)))


def facts_of(warned: Warned) -> WarningFacts:
    """A warning's figures as a file would say them."""
    said = {name: value for name, value in warned.facts.items() if name in FACTS}
    return msgspec.convert({**said, "cut": warned.cut}, WarningFacts)
