"""What someone could do now, by name, and why one concrete command could not be done.

A command is possible where its rank is right, its moment has come and nothing makes a refusal certain; every refusal is
never computed. Start at `possible`; `why_not` answers on request.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook
from croupier.table.acts import ACTS, Act, Apart, By, Ready, name_of
from croupier.table.authority import within_rank
from croupier.table.codec import COMMANDS
from croupier.table.commands import Command
from croupier.table.contest.from_the_tournament import ITS_OWN
from croupier.table.decide import decide
from croupier.table.machine import is_machine, says_of_the_shoe
from croupier.table.moment import ForSome, Moment, rules_here
from croupier.table.results.judge import is_apart
from croupier.table.rules import House, house_of
from croupier.table.state import PATRON, Actor, Table

_KEPT = 256  # ranks of books
_THE_TOURNAMENTS = frozenset(name_of(kind) for kind in ITS_OWN)


class PatronsAct(NamedTuple):
    """An act that patrons may do now, and who alone may have a chance of it; `asked`: that is asked yet."""

    act: Act
    who: frozenset[str] | None  # nothing: anyone may
    asked: bool


Acts: TypeAlias = tuple[Act, ...]
_within: dict[tuple[int, str], tuple[House, RanksActs]] = {}


class RanksActs(NamedTuple):
    """What a rank may do at all, in the order of a day; by name; and the moments that these acts wait for."""

    acts: Acts
    names: frozenset[str]
    moments: frozenset[Ready]


class Known:
    """What is the same for several people at one moment of one table, as far as it was asked for."""

    def __init__(self, table: Table, book: Rulebook) -> None:
        self.table = table
        self.house = house_of(book)
        self.rules = rules_here(table, book)
        self.timely: dict[str, Acts] = {}  # by rank
        self.chances: dict[str, tuple[str, ...]] = {}  # by rank of staff: a chance asks for ranks, never for persons
        self.facts: dict[object, Any] = {}
        self._of_patrons: tuple[PatronsAct, ...] | None = None

    def within(self, rank: str) -> frozenset[str]:
        """The names of what this rank may do at all, whatever the moment."""
        return _within_rank(self.house, rank).names

    @property
    def hidden(self) -> frozenset[str]:
        """What no person gives here: only the machine, or the tournament, says it."""
        return _hidden(self.table)

    @property
    def of_patrons(self) -> tuple[PatronsAct, ...]:
        """The acts that patrons may do and whose moment has come, but for those that none of them has a chance of."""
        if self._of_patrons is None:
            self._of_patrons = tuple(self._for_patrons())
        return self._of_patrons

    def _for_patrons(self) -> Iterator[PatronsAct]:
        hidden = self.hidden
        for act in self.timely_for(PATRON):
            chance = act.chance
            if act.name in hidden:
                continue
            if self.rules is None or not isinstance(chance, ForSome):
                yield PatronsAct(act, None, asked=True)
                continue
            if chance.who not in self.facts:
                self.facts[chance.who] = chance.who(self.table, self.rules)
            if who := self.facts[chance.who]:
                yield PatronsAct(act, who, asked=chance.asked is not None)

    def timely_for(self, rank: str) -> Acts:
        """The acts that this rank may do and whose moment has come: the same for everyone of the rank."""
        if rank not in self.timely:
            self.timely[rank] = self._timely(rank)
        return self.timely[rank]

    def _timely(self, rank: str) -> Acts:
        """Many acts share a moment, which is asked for once."""
        within, table, rules, facts = _within_rank(self.house, rank), self.table, self.rules, self.facts
        if rules is None:
            return tuple([act for act in within.acts if act.when_closed or act.closed_too])
        for ready in within.moments:
            if ready not in facts:
                facts[ready] = ready(table, rules)
        shut = {ready for ready in within.moments if facts[ready] is not None}
        found = [act for act in within.acts if act.ready not in shut]
        if table.results_kept is not None:
            found = [act for act in found if not is_apart(act)]
        if table.contest_now is not None:
            found = [act for act in found if act.apart is None or act.apart is Apart.OTHERS]
        return tuple(found)


def possible(table: Table, book: Rulebook, actor: Actor, known: Known | None = None) -> tuple[str, ...]:
    """The names of the commands that this person could give now, in the order of a day.

    `known` is what was found for others who look at the same table.
    """
    known = known if known is not None else Known(table, book)
    if actor.rank == PATRON:
        return _with_a_chance(known, actor) if is_machine(actor) else _of_a_patron(known, actor)
    if actor.rank not in known.chances:
        known.chances[actor.rank] = _with_a_chance(known, actor)
    return known.chances[actor.rank]


def _with_a_chance(known: Known, actor: Actor) -> tuple[str, ...]:
    moment = _moment(known, actor)
    hidden = frozenset[str]() if is_machine(actor) else known.hidden
    acts = known.timely_for(actor.rank)
    return tuple([act.name for act in acts if act.name not in hidden and _has_chance(known, act, actor, moment)])


def _of_a_patron(known: Known, actor: Actor) -> tuple[str, ...]:
    """The same for a patron; most of what their chances depend on was asked for everyone at the table."""
    moment, id = _moment(known, actor), actor.id
    return tuple(
        [
            act.name
            for act, who, asked in known.of_patrons
            if (who is None or id in who) and (not asked or _has_chance(known, act, actor, moment))
        ]
    )


def _moment(known: Known, actor: Actor) -> Moment | None:
    return Moment(known.table, known.rules, actor, found=known.facts) if known.rules is not None else None


def _has_chance(known: Known, act: Act, actor: Actor, moment: Moment | None) -> bool:
    if act.chance_when_closed is not None and (act.when_closed or moment is None):
        return act.chance_when_closed(known.table, known.house, actor)
    return moment is not None and (act.chance is None or act.chance(moment))


def _hidden(table: Table) -> frozenset[str]:
    """What no person can give here: what the machine alone says of the shoe, or of the tournament."""
    contest = table.contest_now
    shoe = _the_machines() if table.machine_deals is True else frozenset[str]()
    return shoe | _THE_TOURNAMENTS if contest is not None and contest.carried else shoe


@cache
def _the_machines() -> frozenset[str]:
    """The commands that nobody can give without saying what comes out of the shoe."""
    return frozenset(name for name, kind in COMMANDS.items() if says_of_the_shoe(kind).always)


def _within_rank(house: House, rank: str) -> RanksActs:
    """Every command that this rank may give at all, in the order of a day; found once and kept."""
    kept = _within.get((id(house), rank))
    if kept is not None and kept[0] is house:
        return kept[1]
    acts = tuple(ACTS[kind] for kind in COMMANDS.values() if _may_give(house, rank, ACTS[kind]))
    if len(_within) >= _KEPT:
        _within.clear()
    moments = frozenset([act.ready for act in acts if act.ready is not None])
    found = RanksActs(acts, frozenset([act.name for act in acts]), moments)
    _within[id(house), rank] = (house, found)
    return found


def _may_give(house: House, rank: str, act: Act) -> bool:
    if rank == PATRON:
        return act.by is By.PATRON
    if not act.by_rank:
        return rank in house.ladder
    return within_rank(house, rank, act)


def why_not(table: Table, command: Command, book: Rulebook) -> Refusal | None:
    """Why a command would be refused; nothing where it would be accepted."""
    answer = decide(table, command, book)
    return answer if isinstance(answer, Refusal) else None
