"""What happened in a promotion, as a message: the id of its sentence in the catalogue, and an event's own facts.

As words/events.py tells a table's. It tells and decides nothing. Start at `promotion_message`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from croupier.languages import Message, MessageFacts
from croupier.promotions import records as r
from croupier.table import Event
from croupier.words.events import SHORT_COMMITMENT, facts_of, message_id


def promotion_message(event: Event) -> Message:
    """What is to be said of an event."""
    more = _MORE.get(type(event))
    return Message(message_id(event), {**facts_of(event), **(more(event) if more else {})})


def _drawn(event: r.PrizesDrawn) -> MessageFacts:
    won = tuple(
        Message("drawn-prize", {"entrant": one.entrant, "what": one.what, "ticket": one.ticket})
        for one in event.winners
    )
    return {"won": won, "among": len(event.tickets)}


_MORE: Final[dict[type[Event], Callable[[Any], MessageFacts]]] = {
    r.DrawCommitted: lambda event: {"commitment": event.commitment[:SHORT_COMMITMENT]},
    r.PrizesDrawn: _drawn,
}
