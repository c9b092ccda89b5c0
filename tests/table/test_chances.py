"""What a patron could do now, found for everyone at a table together, is what each act says when it is asked by itself.

Over every scenario, after every fourth command, and after each in a soak.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor, Table
from croupier.table.acts import ACTS, Act
from croupier.table.moment import ForSome, Moment, rules_here
from croupier.table.people.records import LeaveTable, StandUp
from croupier.table.views.possible import Known, possible
from snapshots.corpus import FILES, days
from soak import SOAK

STRANGER = "somebody who was never here"


def asked_one_by_one(table: Table, book: Rulebook, patron: str) -> Iterator[Act]:
    """Each act anew, with nothing known of what others were told; whoever an act names is looked at by `who` alone."""
    rules = rules_here(table, book)
    assert rules is not None
    known, actor = Known(table, book), Actor(patron, PATRON)
    for act in known.timely_for(PATRON):
        if act.name not in known.hidden and (act.chance is None or act.chance(Moment(table, rules, actor))):
            yield act


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nobody_has_a_chance_that_is_not_told_and_nobody_is_told_of_one_they_have_not(file: Path) -> None:
    for day in days(file):
        for number, given in enumerate(day.given):
            table = given.after
            if table.setup is None or not (SOAK or number % 4 == 0):
                continue
            together = Known(table, day.book)
            for patron in (*table.patrons, STRANGER):
                found = tuple(act.name for act in asked_one_by_one(table, day.book, patron))
                assert possible(table, day.book, Actor(patron, PATRON), together) == found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_whoever_could_stand_up_or_leave_is_whom_the_table_lets_do_it(file: Path) -> None:
    """They are named for everyone at once, and the act's own judge is asked of each here."""
    for day in days(file):
        for number, given in enumerate(day.given):
            table, rules = given.after, rules_here(given.after, day.book)
            if rules is None or not (SOAK or number % 4 == 0):
                continue
            for kind in (StandUp, LeaveTable):
                who = ACTS[kind].chance
                assert isinstance(who, ForSome)
                moments = {one: Moment(table, rules, Actor(one, PATRON)) for one in (*table.patrons, STRANGER)}
                let = {one for one, m in moments.items() if m.accepts(kind(*m.asked, one))}
                assert who.who(table, rules) == let
