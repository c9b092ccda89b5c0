"""What was found and what a coup was, as people read it: sentences, ranks by the book's own names, money and cards.

Everything is said here in the language that is asked for, by the book of the edition that decided it, so that a page
adds no word of its own. It knows no web. Start at `LogTeller`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from croupier.cards import point_count
from croupier.clauses import Clauses, together
from croupier.floor.books import Editions
from croupier.floor.recall import RecalledAct
from croupier.inspection.acts import changes, foremost, telling_of
from croupier.inspection.coups import CoupSummary
from croupier.inspection.searching import Hit, as_told
from croupier.languages import Message, Speaker
from croupier.languages.own import own
from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor, Event, Table
from croupier.table.state import Dealt
from croupier.tournament.state import Tournament
from croupier.words.book import speaker_of
from croupier.words.events import message_of, naming, payment_words, shown
from croupier.words.promotions import promotion_message
from croupier.words.tournaments import tournament_message

_SPEAKERS: Final = 16


class HandTold(msgspec.Struct, frozen=True):
    """A hand as it lay after an act: a card face down is None, and the count is of what is seen, where all is."""

    cards: tuple[str | None, ...]
    count: int | None


class MoneyTold(msgspec.Struct, frozen=True):
    """Whose chips became more or fewer; `whose` is empty for the table's own."""

    whose: str
    place: str
    before: int
    after: int


class PaymentTold(NamedTuple):
    says: str
    clauses: Clauses


class StepTold(msgspec.Struct, frozen=True):
    """One act: who did it and under which rank, what is said of it, by which clauses, and what lay there afterwards."""

    first: int
    last: int
    at: int
    who: str
    by: str
    rank: str
    rank_name: str
    events: tuple[str, ...]
    says: tuple[str, ...]
    clauses: Clauses
    payments: tuple[PaymentTold, ...]
    money: tuple[MoneyTold, ...]
    player: HandTold
    banker: HandTold


class LogTeller:
    """Whoever tells of a log, in one language, with the names of people as they are known."""

    def __init__(self, editions: Editions, people: dict[str, str], language: str) -> None:
        self._editions, self._language = editions, language
        self._naming = naming(people)
        self._spoken = lru_cache(_SPEAKERS)(self._speaker)

    def book(self, edition: str) -> Rulebook | None:
        return self._editions.find(edition) if edition else None

    def speaker(self, edition: str) -> Speaker:
        return self._spoken(edition)

    def _speaker(self, edition: str) -> Speaker:
        book = self.book(edition)
        plain = Speaker(self._language) if book is None else speaker_of(book, self._language)
        return plain.calling(self._naming)

    def person(self, id: str) -> str:
        return self._naming(id)

    def rank(self, edition: str, actor: Actor) -> str:
        """As the book calls it; where it has no such rank, as it is spelled."""
        book, speaker = self.book(edition), self.speaker(edition)
        ladder = (*book.authority.rank, *book.authority.outside) if book else ()
        called = next((one.name for one in ladder if one.id == actor.rank), "")
        if book is not None and called:
            return own(book, speaker)(called)
        return speaker.named("terminal-rank", actor.rank) if actor.rank == PATRON else shown(actor.rank)

    # --- what was found ------------------------------------------------------------------------------

    def hit(self, hit: Hit) -> str:
        """What is said of an event; of one at a place where the log is broken, its name."""
        if hit.folded is None:
            return shown(type(hit.event).__name__)
        return shown(self.speaker(hit.edition).said(_message(hit)))

    # --- a coup --------------------------------------------------------------------------------------

    def steps(self, coup: CoupSummary, acts: tuple[RecalledAct, ...]) -> Iterator[StepTold]:
        """The acts of a coup one by one; a face that nobody had seen is not told before it was."""
        speaker = self.speaker(coup.edition)
        for moment in acts:
            actor = moment.command.actor
            hands = moment.after.coup
            yield StepTold(
                first=moment.act.entries[0].sequence,
                last=moment.act.last.sequence,
                at=moment.command.at,
                who=self.person(actor.id),
                by=actor.id,
                rank=actor.rank,
                rank_name=self.rank(coup.edition, actor),
                events=tuple(_name(event) for event in moment.events),
                says=tuple(
                    shown(speaker.said(message_of(as_told(event), before))) for event, before in telling_of(moment)
                ),
                clauses=together(foremost(moment)),
                payments=tuple(self._payments(moment, speaker)),
                money=tuple(
                    MoneyTold(self.person(whose) if whose else "", place.value, was, now)
                    for whose, place, was, now in changes(moment.before.ledger, moment.after.ledger)
                ),
                player=_hand(hands.player),
                banker=_hand(hands.banker),
            )

    def _payments(self, moment: RecalledAct, speaker: Speaker) -> Iterator[PaymentTold]:
        for event in moment.events:
            for one in getattr(event, "payments", ()):
                yield PaymentTold(shown(payment_words(one, self._naming, None, speaker)), one.settled.clauses)


def _message(hit: Hit) -> Message:
    assert hit.folded is not None
    before = hit.folded.before
    if isinstance(before, Table):
        return message_of(hit.event, before)
    return tournament_message(hit.event, before) if isinstance(before, Tournament) else promotion_message(hit.event)


def _name(event: Event) -> str:
    return str(event.__struct_config__.tag).partition("/")[0]


def _hand(hand: tuple[Dealt, ...]) -> HandTold:
    seen = tuple(one.card for one in hand if one.exposed and one.card is not None)
    cards = tuple(str(one.card) if one.exposed and one.card is not None else None for one in hand)
    return HandTold(cards, point_count(seen) if hand and len(seen) == len(hand) else None)
