"""A table at one moment, asked by one person: what the chances of all acts, and the next step, have in common.

A chapter is asked with a command that nobody gave; its answer is looked at and thrown away. Start at `Moment.accepts`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from croupier.clauses import Refusal
from croupier.ledger import Place
from croupier.rulebooks import Rulebook
from croupier.table.acts import ACTS, Answer, Chance
from croupier.table.asked_again import asked_again
from croupier.table.commands import Command
from croupier.table.rules import Rules, house_of, rules_of
from croupier.table.state import PATRON, Actor, Instant, Table

T = TypeVar("T")
CommandStart: TypeAlias = tuple[str, Actor, Instant]


def rules_here(table: Table, book: Rulebook) -> Rules | None:
    """The rules of an open table under the book it opened with."""
    if table.setup is None or table.edition != house_of(book).edition:
        return None
    return rules_of(book, table.setup)


class Moment:
    """`asked` is how a command begins that nobody gave; `people` those for whom the actor may speak.

    A patron speaks for themselves, staff for everyone at the table. The commands named in `without` are no next step
    for whoever asks; `found` is what is the same whoever asks, once it was asked for.
    """

    __slots__ = ("actor", "asked", "found", "people", "rules", "table", "without")

    def __init__(
        self,
        table: Table,
        rules: Rules,
        actor: Actor,
        *,
        without: tuple[str, ...] = (),
        found: dict[object, Any] | None = None,
    ) -> None:
        self.table, self.rules, self.actor, self.without = table, rules, actor, without
        self.found: dict[object, Any] = {} if found is None else found
        self.asked: CommandStart = ("", actor, table.clock)
        self.people: tuple[str, ...] = (actor.id,) if actor.rank == PATRON else tuple(table.patrons)

    @property
    def cutters(self) -> tuple[str, ...]:
        """Those for whom the actor may cut, or add to the order: with a virtual shoe everyone does it themselves."""
        own = self.table.machine_deals is not True or self.actor.rank == PATRON
        return self.people if own else ()

    def once(self, find: Callable[[Table, Rules], T]) -> T:
        """A fact of the table and its rules alone, found when it is first asked for."""
        if find not in self.found:
            self.found[find] = find(self.table, self.rules)
        known: T = self.found[find]
        return known

    def answer(self, command: Command) -> Answer:
        """What the chapter says of a command whose rank and moment are right."""
        return ACTS[type(command)].judge(self.table, command, self.rules)

    def accepts(self, command: Command) -> bool:
        return not isinstance(ACTS[type(command)].judge(self.table, command, self.rules), Refusal)


# --- chances that many acts have -----------------------------------------------------------------


def bare(kind: Callable[..., Command]) -> Chance:
    """A command without facts of its own, or with usual ones: the chapter's answer is the answer."""
    return lambda m: m.accepts(kind(*m.asked))


def for_patron(kind: Callable[..., Command]) -> Chance:
    """A command whose one fact is a patron."""
    return lambda m: any(m.accepts(kind(*m.asked, patron)) for patron in m.people)


class ForSome:
    """A chance that no patrons have but those whom the table and its rules name: that is asked once, whoever looks.

    With `asked` it is asked of each of them, and of staff; without it they have the chance, and staff where anyone has.
    """

    __slots__ = ("asked", "who")

    def __init__(self, who: Callable[[Table, Rules], frozenset[str]], asked: Chance | None = None) -> None:
        self.who, self.asked = who, asked

    def __call__(self, m: Moment) -> bool:
        return self.asked(m) if self.asked is not None else not m.once(self.who).isdisjoint(m.people)


def someone(m: Moment) -> bool:
    return bool(m.table.patrons)


def someone_has_chips(m: Moment) -> bool:
    return m.once(_anyone_has_chips)


def _anyone_has_chips(table: Table, _: Rules) -> bool:
    return any(has_chips(table, one) for one in table.patrons)


def has_chips(table: Table, patron: str) -> bool:
    return table.ledger.balance(Place.RACK, patron) > 0 or table.ledger.balance(Place.TOKENS, patron) > 0


@asked_again
def with_nothing_down(table: Table, _: Rules) -> frozenset[str]:
    """Those at the table of whom no wager lies on the layout."""
    lying = {down.patron for down in table.coup.wagers.values()}
    lying.update(streak.down.patron for streak in table.streaks)
    return frozenset(table.patrons).difference(lying)
