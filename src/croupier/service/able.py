"""Who could do what somebody was refused for their rank: of those who are on the floor now. Start at `with_able`."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.clauses import Reason
from croupier.service.people import Session
from croupier.service.roles import STAFF, rank_for
from croupier.service.stream_room import StreamRoom
from croupier.service.web_floor import WebFloor
from croupier.service.wire import Reply
from croupier.store.log import LogError
from croupier.table.rules import house_of

FOR_RANK: Final = (Reason.NO_RANK, Reason.RANK_TOO_LOW, Reason.NOT_APPROVED)


async def with_able(house: WebFloor, room: StreamRoom, session: Session, reply: Reply) -> Reply:
    """The answer with the ids of those who have the rank needed; it names nobody to whoever is not of staff."""
    refused = reply.refused
    if refused is None or session.account.role not in STAFF or refused.reason not in FOR_RANK:
        return reply
    try:
        rules = house_of(room.book)
        needed = next((id for id, name in rules.names.items() if name == refused.facts.get("needed")), None)
        here = await house.ask(house.people.on_the_floor)
    except LogError:  # it is refused all the same
        return reply
    if needed is None or needed not in rules.ladder:
        return reply
    able = tuple(
        one.id
        for one, held in here
        if one.id != session.account.id and rules.reaches(rank_for(room.book, one.role, room.id, held), needed)
    )
    return msgspec.structs.replace(reply, refused=msgspec.structs.replace(refused, able=able))
