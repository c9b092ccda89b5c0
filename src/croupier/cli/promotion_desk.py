"""One promotion of a log, as the verbs of `croupier promotion` meet it: its book, its clock, commands and answers.

Whoever usually gives a command gives it, unless --as says who. Start at `promotion_desk`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli.log_options import opened, opened_keys
from croupier.cli.show import console, styled
from croupier.cli.speaking import say, speaker_by_clock
from croupier.cli.trouble import NotGranted, NotValid
from croupier.promotions.state import Promotion
from croupier.promotions.usually import given_by
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Command, Event
from croupier.words.events import shown
from croupier.words.promotions import promotion_message
from croupier.words.refusals import clause_numbers

if TYPE_CHECKING:
    from croupier.floor import Floor
    from croupier.store.keys import Keys
    from croupier.store.sql import SqlLog

PROMOTION_PREFIX = "promotion:"
_NOBODY_YET = Actor("", "")


class PromotionDesk:
    """A promotion on a floor of this process alone."""

    def __init__(self, floor: Floor, log: SqlLog, keys: Keys, name: str, *, actor: str = "") -> None:
        self.floor, self.log, self.keys = floor, log, keys
        self.id = PROMOTION_PREFIX + name.removeprefix(PROMOTION_PREFIX)
        self.name = self.id.removeprefix(PROMOTION_PREFIX)
        self.clock = floor.clock()
        self._actor = actor
        self._book: Rulebook | None = None

    @property
    def promotion(self) -> Promotion:
        return self.floor.standing(self.id).promotion

    @property
    def book(self) -> Rulebook:
        """The edition that it was begun by; before that, the one it is begun with."""
        found = self.floor.editions.find(self.promotion.edition) if self.promotion.edition else self._book
        if found is None:
            raise NotValid(say("director-no-book", edition=self.promotion.edition or self.id))
        return found

    def goes_by(self, book: Rulebook) -> None:
        self._book = book

    def answer(self, kind: type[Command], **facts: Any) -> tuple[Event, ...] | Refusal:
        """Give a command; what came of it is told."""
        at = max(self.clock.now(), self.promotion.clock)
        asked = kind(secrets.token_hex(8), _NOBODY_YET, at, **facts)
        command, _ = given_by(self.promotion, asked, self.book, self._actor)
        answer = self.floor.desk(self.id, self.book).give(command)
        if not isinstance(answer, Refusal):
            tell_promotion(answer, self.book)
        return answer

    def give(self, kind: type[Command], **facts: Any) -> tuple[Event, ...]:
        """The same, where a refusal ends the verb: what was done before it stays done."""
        answer = self.answer(kind, **facts)
        if isinstance(answer, Refusal):
            raise NotGranted(answer, speaker_by_clock(self.book))
        return answer


def tell_promotion(events: Iterable[Event], book: Rulebook) -> None:
    """A line for each event: its sentence and its clauses."""
    out, speaker = console(), speaker_by_clock(book)
    for event in events:
        numbers = clause_numbers(event.under, book=book.id)
        said = styled(shown(speaker.said(promotion_message(event))))
        out.print(said.append(f"  {numbers}" if numbers else "", "dim"))


@contextmanager
def promotion_desk(
    address: str, keys: str | None, name: str, *, actor: str = "", new: bool = False
) -> Iterator[PromotionDesk]:
    """A promotion in the log at an address; `new`: it need not be there yet."""
    from croupier.floor import Floor

    with closing(opened(address, create=new)) as log:
        house = opened_keys(address, keys, log=log)
        floor = Floor(log, house)
        made = PromotionDesk(floor, log, house, name, actor=actor)
        try:
            if not new and not log.head(made.id).sequence:
                raise no_promotion(made.name, log.tables())
            yield made
        finally:
            floor.close(made.clock.now())


def no_promotion(name: str, streams: Iterable[str]) -> NotValid:
    known = [one.removeprefix(PROMOTION_PREFIX) for one in streams if one.startswith(PROMOTION_PREFIX)]
    return NotValid(say("terminal-promotion-none", name=quoted(name), known=known))
