"""Events as people at a table hear them: a sentence, its clauses, the payments; and who may hear which.

What lies face down is not told to anyone. Start at `tell` and `heard_by`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from croupier.cards import PACK
from croupier.clauses import Clauses
from croupier.coup import Winner
from croupier.languages import Fact, Message, Naming, Speaker
from croupier.table import Event, Payment, Table, name_of
from croupier.table import records as r
from croupier.table.events import Hears
from croupier.words.events import message_of, shown


class Paid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one wager, for the patron who placed it."""

    patron: str
    number: int
    wager: str
    stake: int
    resolution: str
    row: str  # its id
    profit: int
    commission: int
    back: int
    clauses: Clauses
    figures: dict[str, str | int] = {}  # of the row


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as it is told: its name, which is the name of its sentence in every language, and the facts in it.

    `text` is the sentence in English, for programs and for whoever has no catalogue.
    """

    sequence: int
    event: str
    text: str
    clauses: Clauses
    at: int
    facts: dict[str, Any] = {}
    people: dict[str, str] = {}  # how those are called whom the facts name by an id
    patron: str = ""  # whom it is about, where it is nobody else's business
    staff: bool = False
    paid: tuple[Paid, ...] = ()
    openly: Openly | None = None  # as everyone else hears it, where staff, or the patron it is about, hear more
    owner: bool = False  # staff hear it no better than everyone else


class Openly(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event without what is not everyone's business."""

    text: str
    facts: dict[str, Any] = {}


class LastCoup(msgspec.Struct, frozen=True):
    """The last coup that was announced: its hands stay on the public display when the cards are cleared."""

    coup: int
    winner: Winner
    player: tuple[str, ...]
    banker: tuple[str, ...]
    player_count: int
    banker_count: int


_ENGLISH: Final = Speaker()
_CARDS: Final = frozenset(map(str, PACK))


def tell(event: Event, before: Table, sequence: int, name: Naming) -> Announcement:
    return in_words(heard_of(event, before, sequence, name), name)


def in_words(told: Announcement, name: Naming) -> Announcement:
    """An announcement with its sentences, which are made of its facts: whoever is told other facts needs none."""
    id, openly = f"event-{told.event}", told.openly
    text = _in_english(Message(id, told.facts), name)
    if openly is not None:
        openly = msgspec.structs.replace(openly, text=_in_english(Message(id, openly.facts), name))
    return msgspec.structs.replace(told, text=text, openly=openly)


def heard_of(event: Event, before: Table, sequence: int, name: Naming) -> Announcement:
    """An announcement whose sentences are not said yet."""
    told: Any = event
    if isinstance(event, r.CardDrawn) and not event.exposed:
        told = msgspec.structs.replace(event, card=None)
    payments: tuple[Payment, ...] = getattr(event, "payments", ())
    if payments:
        told = msgspec.structs.replace(event, payments=())  # each patron hears of their own
    private = event.heard in (Hears.PATRON, Hears.OWNER)
    plain = _unsaid(event, sequence, message_of(told, before), name, _about(event, before) if private else "")
    return msgspec.structs.replace(
        plain,
        paid=tuple(_paid(one) for one in payments),
        openly=_openly(event, before),
        owner=event.heard is Hears.OWNER,
    )


def announced(event: Event, sequence: int, message: Message, name: Naming, patron: str) -> Announcement:
    """What every stream tells of an event of its own: `patron` is whom it is about, where nobody else hears it."""
    return msgspec.structs.replace(_unsaid(event, sequence, message, name, patron), text=_in_english(message, name))


def _unsaid(event: Event, sequence: int, message: Message, name: Naming, patron: str) -> Announcement:
    return Announcement(
        sequence=sequence,
        event=name_of(type(event)),
        text="",
        clauses=event.under,
        at=event.made.at,
        facts=dict(message.facts),
        people=dict(_called(message.facts.values(), name)),
        patron=patron,
        staff=event.heard is Hears.STAFF,
    )


def names_cards(told: Announcement) -> bool:
    """Whether it says which card it was."""
    several = (fact for fact in told.facts.values() if isinstance(fact, tuple))
    return any(one in _CARDS for fact in several for one in fact if isinstance(one, str))


def _in_english(message: Message, name: Naming) -> str:
    return shown(_ENGLISH.calling(name).said(message))


def _called(facts: Iterable[Fact], name: Naming) -> Iterator[tuple[str, str]]:
    """Of the facts, those that are ids of people who have a name."""
    for fact in facts:
        if isinstance(fact, str):
            if fact and (called := name(fact)) != fact:
                yield fact, called
        elif isinstance(fact, Message):
            yield from _called(fact.facts.values(), name)
        elif isinstance(fact, tuple):
            yield from _called(fact, name)


def _openly(event: Event, before: Table) -> Openly | None:
    """An event as those hear it whom it does not concern: no name and remark of a report, no money of one patron."""
    if isinstance(event, r.OfferAnswered):
        patron = before.coup.wagers[event.number].patron
        message = Message(f"event-{name_of(type(event))}", {"patron": patron, "choice": event.choice})
    else:
        other = event.openly()
        if other is event:
            return None
        message = message_of(other, before)
    return Openly("", dict(message.facts))


def _about(event: Any, before: Table) -> str:
    if isinstance(event, r.WagerPlaced | r.SecretWagerPlaced):
        return event.down.patron
    number = getattr(event, "number", None)
    if number is not None and number in before.coup.wagers:
        return before.coup.wagers[number].patron
    if isinstance(event, r.Approved):
        return event.granted.patron or "-"
    within = next((getattr(event, name) for name in ("exclusion", "dispute", "error") if hasattr(event, name)), event)
    patron: str = getattr(event, "patron", "") or getattr(within, "patron", "")
    return patron or "-"


def _paid(payment: Payment) -> Paid:
    settled = payment.settled
    return Paid(
        patron=payment.patron,
        number=payment.number,
        wager=settled.wager,
        stake=settled.stake,
        resolution=settled.resolution.value,
        row=settled.row,
        profit=settled.profit,
        commission=settled.commission,
        back=settled.returned + payment.excess,
        clauses=settled.clauses,
        figures=dict(settled.row_told),
    )


def heard_by(told: Announcement, person: str, *, staff: bool) -> Announcement | None:
    """An event as this person hears it; nothing where it is not for them."""
    if staff:
        return _as_others_hear(told, "") if told.owner else told
    if told.staff or (told.patron and told.patron != person and not told.openly):
        return None
    if told.openly:
        told = _as_others_hear(told, person)
    if told.paid:
        return msgspec.structs.replace(told, paid=tuple(one for one in told.paid if one.patron == person))
    return told


def _as_others_hear(told: Announcement, person: str) -> Announcement:
    assert told.openly is not None
    if told.patron and told.patron == person:
        return msgspec.structs.replace(told, openly=None, owner=False)
    text, facts = told.openly.text, told.openly.facts
    return msgspec.structs.replace(told, text=text, facts=facts, patron="", openly=None, owner=False)


def last_of(event: Event, before: Table) -> LastCoup | None:
    if not isinstance(event, r.ResultAnnounced):
        return None
    hands = before.coup.hands()
    return LastCoup(
        coup=before.coup.number,
        winner=event.winner,
        player=tuple(str(card) for card in hands.player),
        banker=tuple(str(card) for card in hands.banker),
        player_count=event.player,
        banker_count=event.banker,
    )
