"""A page calls for a supervisor, answers a call or ends it: who may, and that the other workers hear of it.

What a call is, and what becomes of it, is in calls.py. Start at `called`.
"""

from __future__ import annotations

from croupier.service.calls import About, CallNews
from croupier.service.errors import ErrorCode
from croupier.service.people import Session
from croupier.service.replying import log_failed
from croupier.service.roles import STAFF, Role
from croupier.service.room import Room
from croupier.service.web_floor import WebFloor
from croupier.service.wire import Reply, not_done
from croupier.store.log import LogError
from croupier.table.rules import house_of


async def called(house: WebFloor, room: Room, session: Session, about: About, id: str) -> Reply:
    """What the page's message comes to."""
    who = session.account
    if who.role not in STAFF:
        says = f"a {who.role} may not do this: calls are for staff"
        return not_done(id, ErrorCode.NOT_FOR_ROLE, says, roles=[role.value for role in Role if role in STAFF])
    book = room.book
    rules, needed = house_of(book), book.authority.supervisor
    if about == "answer-call" and not rules.reaches(room.actor(who.id, who.role).rank, needed.rank):
        name = rules.names[needed.rank]
        says = f"whoever answers a call for a supervisor is {name} or above by this book"
        return not_done(id, ErrorCode.RANK_NEEDED, says, needed=name)
    news = CallNews(room.id, about, who.id, room.calls.stamp(room.clock()))
    if room.hear_call(news):
        try:
            await house.ask(house.log.announce, news.written())
        except LogError as error:
            return log_failed(id, error)
    return Reply("answer", id, done=True, version=room.version)
