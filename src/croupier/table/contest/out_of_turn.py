"""A wager before its owner was asked: it stands, they are advised, and a further one may be declared void.

Start at `out_of_turn`.
"""

from __future__ import annotations

from croupier.clauses import Clauses
from croupier.table.acts import made
from croupier.table.commands import Command
from croupier.table.contest.records import WagerOutOfTurn
from croupier.table.contest.standing import contesting, takes_turns
from croupier.table.events import Event
from croupier.table.rules import Rules
from croupier.table.state import Table


def out_of_turn(table: Table, command: Command, rules: Rules, patron: str, number: int) -> tuple[Event, ...]:
    at = contesting(table, rules)
    if at is None or not takes_turns(at) or at.contest.asked == patron or table.coup.changes:
        return ()
    again = at.contest.entrants[patron].advised
    return (WagerOutOfTurn(made(command), at.chapter.wagers.turn.clauses, patron, number, again),)


def turns_by(table: Table, rules: Rules) -> Clauses:
    """By which players wager one after the other, where they do: a first wager out of turn stands."""
    at = contesting(table, rules)
    return at.chapter.wagers.turn.clauses if at is not None and takes_turns(at) else ()


def may_be_void(table: Table, rules: Rules, number: int) -> Clauses:
    """By which a wager out of turn may be declared void: its owner was advised before."""
    at = contesting(table, rules)
    return turns_by(table, rules) if at is not None and number in at.contest.again else ()
