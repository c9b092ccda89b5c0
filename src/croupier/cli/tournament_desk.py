"""One tournament of a log, as the verbs of `croupier tournament` meet it: its book, its clock, commands and answers.

Whoever usually gives a command gives it, unless --as says who. Start at `desk`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli.log_options import opened, opened_keys
from croupier.cli.speaking import say, speaker_by_clock
from croupier.cli.tournament_tell import tell_events
from croupier.cli.trouble import NotGranted, NotValid
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Command, Event
from croupier.tournament.state import Tournament
from croupier.tournament.usually import given_by

if TYPE_CHECKING:
    from croupier.floor import Floor
    from croupier.store.keys import Keys
    from croupier.store.sql import SqlLog

F = TypeVar("F", bound=Callable[..., Any])

PREFIX = "tournament:"
_NOBODY_YET = Actor("", "")

name_argument = click.argument("name", metavar="NAME")


def actor_option(verb: F) -> F:
    return click.option("--as", "actor", default="", metavar="PERSON:RANK", help="Who gives it (who usually does).")(
        verb
    )


class TournamentDesk:
    """A tournament on a floor of this process alone."""

    def __init__(
        self, floor: Floor, log: SqlLog, keys: Keys, name: str, *, actor: str = "", quiet: bool = False
    ) -> None:
        self.floor, self.log, self.keys = floor, log, keys
        self.id = PREFIX + name.removeprefix(PREFIX)
        self.name = self.id.removeprefix(PREFIX)
        self.clock = floor.clock()
        self._actor, self._quiet = actor, quiet
        self._book: Rulebook | None = None

    @property
    def tournament(self) -> Tournament:
        return self.floor.standing(self.id).tournament

    @property
    def book(self) -> Rulebook:
        """The edition that it was begun by; before that, the one it is begun with."""
        found = self.floor.editions.find(self.tournament.edition) if self.tournament.edition else self._book
        if found is None:
            raise NotValid(say("director-no-book", edition=self.tournament.edition or self.id))
        return found

    def goes_by(self, book: Rulebook) -> None:
        self._book = book

    def answer(self, kind: type[Command], **facts: Any) -> tuple[Event, ...] | Refusal:
        """Give a command; what came of it, which is told unless nobody listens."""
        at = max(self.clock.now(), self.tournament.clock)
        asked = kind(secrets.token_hex(8), _NOBODY_YET, at, **facts)
        before, book = self.tournament, self.book
        command, _ = given_by(before, asked, book, self._actor)
        answer = self.floor.desk(self.id, book).give(command)
        if not isinstance(answer, Refusal) and not self._quiet:
            tell_events(answer, before, book)
        return answer

    def give(self, kind: type[Command], **facts: Any) -> tuple[Event, ...]:
        """The same, where a refusal ends the verb: what was done before it stays done."""
        answer = self.answer(kind, **facts)
        if isinstance(answer, Refusal):
            raise NotGranted(answer, speaker_by_clock(self.book))
        return answer


@contextmanager
def desk(
    address: str, keys: str | None, name: str, *, actor: str = "", new: bool = False, quiet: bool = False
) -> Iterator[TournamentDesk]:
    """A tournament in the log at an address; `new`: it need not be there yet."""
    from croupier.floor import Floor

    with closing(opened(address, create=new)) as log:
        house = opened_keys(address, keys, log=log)
        floor = Floor(log, house)
        made = TournamentDesk(floor, log, house, name, actor=actor, quiet=quiet)
        try:
            if not new and not log.head(made.id).sequence:
                known = [one.removeprefix(PREFIX) for one in log.tables() if one.startswith(PREFIX)]
                raise NotValid(say("director-no-tournament", name=quoted(made.name), known=known))
            yield made
        finally:
            floor.close(made.clock.now())
