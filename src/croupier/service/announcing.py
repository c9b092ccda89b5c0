"""Events as people at a table hear them: a sentence, its clauses, the payments; and who may hear which.

What lies face down is not told to anyone. Start at `tell` and `heard_by`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from croupier.clauses import Clauses
from croupier.coup import Winner
from croupier.table import Event, Payment, Table, name_of
from croupier.table import records as r
from croupier.table.events import Hears
from croupier.words.chinese import words_in_chinese
from croupier.words.chinese_irregular import answered_openly as answered_in_chinese
from croupier.words.chinese_names import row_in_chinese
from croupier.words.events import plain, words_of
from croupier.words.events_irregular import answered_openly
from croupier.words.parts import Naming


class Paid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one wager, for the patron who placed it."""

    patron: str
    number: int
    wager: str
    stake: int
    resolution: str
    row: str
    profit: int
    commission: int
    back: int
    clauses: Clauses
    row_chinese: str = ""


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    sequence: int
    event: str
    text: str
    clauses: Clauses
    at: int
    patron: str = ""  # whom it is about, where it is nobody else's business
    staff: bool = False
    chinese: str = ""  # the same sentence; nothing where only staff hear it
    paid: tuple[Paid, ...] = ()
    openly: str = ""  # as everyone else hears it, where staff, or the patron it is about, hear more
    openly_chinese: str = ""


class LastCoup(msgspec.Struct, frozen=True):
    """The last coup that was announced: its hands stay on the public display when the cards are cleared."""

    coup: int
    winner: Winner
    player: tuple[str, ...]
    banker: tuple[str, ...]
    player_count: int
    banker_count: int


def tell(event: Event, before: Table, sequence: int, name: Naming) -> Announcement:
    shown: Any = event
    if isinstance(event, r.CardDrawn) and not event.exposed:
        shown = msgspec.structs.replace(event, card=None)
    payments: tuple[Payment, ...] = getattr(event, "payments", ())
    if payments:
        shown = msgspec.structs.replace(event, payments=())  # each patron hears of their own
    openly, openly_chinese = _openly(event, before, name)
    return Announcement(
        sequence=sequence,
        event=name_of(type(event)),
        text=plain(words_of(shown, before, name)),
        clauses=event.under,
        at=event.made.at,
        patron=_about(event, before) if event.heard is Hears.PATRON else "",
        staff=event.heard is Hears.STAFF,
        chinese=plain(words_in_chinese(shown, before, name)),
        paid=tuple(_paid(one) for one in payments),
        openly=openly,
        openly_chinese=openly_chinese,
    )


def _openly(event: Event, before: Table, name: Naming) -> tuple[str, str]:
    """An event as those hear it whom it does not concern: no name and remark of a report, no money of one patron."""
    if isinstance(event, r.OfferAnswered):
        who = name(before.coup.wagers[event.number].patron)
        return answered_openly(who, event.choice), answered_in_chinese(who, event.choice)
    shown = event.openly()
    if shown is event:
        return "", ""
    return plain(words_of(shown, before, name)), plain(words_in_chinese(shown, before, name))


def _about(event: Any, before: Table) -> str:
    if isinstance(event, r.WagerPlaced):
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
        row_chinese=row_in_chinese(settled.row),
    )


def heard_by(told: Announcement, person: str, *, staff: bool) -> Announcement | None:
    """An event as this person hears it; nothing where it is not for them."""
    if staff:
        return told
    if told.staff or (told.patron and told.patron != person and not told.openly):
        return None
    if told.openly:
        told = _as_others_hear(told, person)
    if told.paid:
        return msgspec.structs.replace(told, paid=tuple(one for one in told.paid if one.patron == person))
    return told


def _as_others_hear(told: Announcement, person: str) -> Announcement:
    mine = bool(told.patron) and told.patron == person
    text, chinese = (told.text, told.chinese) if mine else (told.openly, told.openly_chinese)
    patron = told.patron if mine else ""
    return msgspec.structs.replace(told, text=text, chinese=chinese, patron=patron, openly="", openly_chinese="")


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
