"""What whoever conducts a tournament may do now, and from which lists the facts of it are chosen.

A page makes its forms of it and knows no command by heart. It asks the core and decides nothing. Start at `offered`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Silent
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Instant
from croupier.tournament.possible import ActOffered, acts_for
from croupier.tournament.rules import rules_of
from croupier.tournament.state import SessionStage, Tournament

_STANDING = (SessionStage.DRAWN, SessionStage.RUNNING, SessionStage.PAUSED)


class TournamentOffer(msgspec.Struct, frozen=True):
    """Acts in the order of an event, and values by the name of the fact they are for."""

    acts: tuple[ActOffered, ...]
    choices: dict[str, tuple[str | int, ...]]
    defaults: dict[str, int]


def offered(tournament: Tournament, book: Rulebook, actors: tuple[Actor, ...], now: Instant) -> TournamentOffer:
    return TournamentOffer(
        acts=acts_for(tournament, book, actors),
        choices=_choices(tournament, book, actors),
        defaults=_defaults(tournament, now),
    )


def _choices(tournament: Tournament, book: Rulebook, actors: tuple[Actor, ...]) -> dict[str, tuple[str | int, ...]]:
    terms, rules = tournament.terms, rules_of(book)
    mine = {actor.id for actor in actors}
    advised = None if rules is None else rules.chapter.before.advised
    conducting = tuple(one for one in (tournament.director, *tournament.deputies) if one)
    return {
        "entrant": tuple(tournament.entrants),
        "reserve": tuple(one.id for one in tournament.entrants.values() if one.status.value == "reserve"),
        "session": tuple(tournament.sessions),
        "table": tuple(tournament.tables),
        "tables": tuple(tournament.tables),
        "round": tuple(range(1, len(terms.format.round) + 1)) if terms else (),
        "penalty": tuple(one.id for one in terms.conduct.penalty) if terms else (),
        "mark-present.person": conducting,
        "mark-absent.person": tournament.present,
        "dismiss-deputy.person": tournament.deputies,
        "complaint": tuple(tournament.complaints),
        "act": tuple(one.command for one in tournament.reversible if one.by in mine),
        "to": () if advised is None or isinstance(advised, Silent) else (advised.to,),
        "of": () if rules is None else tuple(rules.advises_of()),
    }


def _defaults(tournament: Tournament, now: Instant) -> dict[str, int]:
    """What is usual: the price of an entry, the session that is on, a start in a quarter of an hour."""
    terms = tournament.terms
    standing = [one.number for one in tournament.sessions.values() if one.stage in _STANDING]
    found = {"starts": now + 15 * 60_000, "notice_at": now}
    if terms is not None:
        found["paid"] = terms.details.fee + terms.details.buy_in
    if standing:
        found["session"] = standing[0]
    return found
