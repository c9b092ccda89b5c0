"""Entries: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.promotions.applying import applies
from croupier.promotions.entries.records import CheckedIn, CheckedOut, EntrantExcluded, EntryReceived
from croupier.promotions.state import Promotion, PromotionTicket


@applies(EntryReceived)
def entry_received(promotion: Promotion, event: EntryReceived) -> Promotion:
    ticket = PromotionTicket(event.number, event.entrant, event.by, event.made.at, event.wager, event.reference)
    return replace(promotion, tickets=(*promotion.tickets, ticket))


@applies(EntrantExcluded)
def entrant_excluded(promotion: Promotion, event: EntrantExcluded) -> Promotion:
    present = tuple(one for one in promotion.present if one != event.entrant)
    return replace(promotion, excluded={**promotion.excluded, event.entrant: event.why}, present=present)


@applies(CheckedIn)
def checked_in(promotion: Promotion, event: CheckedIn) -> Promotion:
    return replace(promotion, present=(*promotion.present, event.entrant))


@applies(CheckedOut)
def checked_out(promotion: Promotion, event: CheckedOut) -> Promotion:
    return replace(promotion, present=tuple(one for one in promotion.present if one != event.entrant))
