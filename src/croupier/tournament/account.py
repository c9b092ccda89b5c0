"""The account of one tournament, for whoever answers for it: what was told to whom, paid, counted, placed, awarded.

It is made from the events alone and judges nothing. Start at `account_of`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from croupier.money import Cents
from croupier.table import Event, Instant
from croupier.tournament import records as r
from croupier.tournament.apply import apply
from croupier.tournament.state import (
    AwardedPrize,
    Complaint,
    Entrant,
    Placing,
    RegulatorAdvice,
    Tournament,
    WrittenTerms,
)


class CountedSession(msgspec.Struct, frozen=True):
    """Chips at one table of a session: what everyone began with, got or lost otherwise, and had at the end."""

    session: int
    round: int
    table: str
    players: int
    began: Cents
    added: Cents  # by re-buys and add-ons
    taken: Cents  # by penalties
    counted: Cents
    coups: int
    entry: int  # of the table's own log; nothing where it was keyed by hand
    by: str
    corrected: int = 0  # how often

    @property
    def won(self) -> Cents:
        """From the table by play; lost to it where it is below nothing."""
        return self.counted - self.began - self.added + self.taken


class RankedSession(msgspec.Struct, frozen=True):
    session: int
    round: int
    placings: tuple[Placing, ...]
    qualified: tuple[str, ...] = ()


class Measure(msgspec.Struct, frozen=True):
    """A penalty, or something else that was done about a player."""

    at: Instant
    what: str
    entrant: str
    why: str
    consequence: str
    chips: Cents
    by: str
    undone: bool = False


class Presence(msgspec.Struct, frozen=True):
    """From when to when the director or a deputy was there."""

    person: str
    came: Instant
    went: Instant | None = None


class ChangeNotice(msgspec.Struct, frozen=True):
    """A start that was moved, and when the players were told."""

    at: Instant
    session: int
    before: Instant
    starts: Instant
    notice_at: Instant


class TournamentAccount(msgspec.Struct, frozen=True):
    tournament: str
    name: str
    edition: str
    editions: tuple[WrittenTerms, ...]
    advices: tuple[RegulatorAdvice, ...]
    changes: tuple[ChangeNotice, ...]
    director: str
    deputies: tuple[str, ...]
    presence: tuple[Presence, ...]
    entrants: tuple[Entrant, ...]
    sessions: tuple[CountedSession, ...]
    ranked: tuple[RankedSession, ...]
    ranking: tuple[Placing, ...]
    measures: tuple[Measure, ...]
    complaints: tuple[Complaint, ...]
    pool: Cents
    added: Cents
    kept: Cents
    prizes: tuple[AwardedPrize, ...]
    passed_over: tuple[str, ...]
    fees: Cents
    commission: Cents
    refunded: Cents
    cashed: Cents
    held: Cents
    cancelled: str
    closed: bool


class _Keeping:
    """What is noted on the way, beside the tournament itself."""

    def __init__(self) -> None:
        self.sessions: dict[tuple[int, str], CountedSession] = {}
        self.ranked: dict[int, RankedSession] = {}
        self.measures: list[Measure] = []
        self.commands: list[str] = []  # behind each of them
        self.presence: list[Presence] = []
        self.changes: list[ChangeNotice] = []
        self.awarded: r.PrizesAwarded | None = None

    def hear(self, event: Event, before: Tournament) -> None:
        match event:
            case r.MarkedPresent():
                self.presence.append(Presence(event.person, event.made.at))
            case r.MarkedAbsent():
                self._left(event.person, event.made.at)
            case r.StartMoved():
                moved = ChangeNotice(event.made.at, event.session, event.before, event.starts, event.notice_at)
                self.changes.append(moved)
            case r.TableCounted() | r.CountCorrected():
                self._count(event, before)
            case r.SessionRanked():
                self.ranked[event.session] = RankedSession(event.session, event.round, event.placings)
            case r.RoundDecided() if event.session in self.ranked:
                one = self.ranked[event.session]
                self.ranked[event.session] = msgspec.structs.replace(one, qualified=event.qualified)
            case r.PrizesAwarded():
                self.awarded = event
            case r.ActUndone():
                pairs = zip(self.measures, self.commands, strict=True)
                self.measures = [
                    msgspec.structs.replace(one, undone=True) if command == event.act else one for one, command in pairs
                ]
            case _:
                self._measure(event)

    def _left(self, person: str, at: Instant) -> None:
        for place, one in enumerate(self.presence):
            if one.person == person and one.went is None:
                self.presence[place] = msgspec.structs.replace(one, went=at)

    def _measure(self, event: Event) -> None:
        match event:
            case r.PenaltyGiven():
                told: tuple[str, str, Cents] = (event.penalty, event.consequence, event.chips)
            case r.PhoneRecorded():
                told = ("phone", event.consequence, event.chips)
            case r.AbsenceRecorded():
                told = ("absence", event.consequence, event.chips)
            case r.EntrantDisqualified():
                told = (event.reason, event.chips, 0)
            case r.EntrantRetired():
                told = ("", event.disposition, event.chips)
            case _:
                return
        why, consequence, chips = told
        name = str(type(event).__struct_config__.tag).partition("/")[0]
        made = event.made
        self.measures.append(Measure(made.at, name, event.entrant, why, consequence, chips, made.actor.id))
        self.commands.append(made.command)

    def _count(self, event: r.TableCounted | r.CountCorrected, before: Tournament) -> None:
        """Everyone whose seat was there is part of it, also who was out before the count."""
        session = before.sessions[event.session]
        here = [before.entrants[one] for one in session.at(event.table)]
        there = [one for one in here if one.seat is not None and one.seat.session == event.session]
        earlier = self.sessions.get((event.session, event.table))
        self.sessions[event.session, event.table] = CountedSession(
            session=event.session,
            round=session.round,
            table=event.table,
            players=len(there),
            began=sum(one.seat.bank for one in there if one.seat),
            added=sum(one.chips_added for one in there),
            taken=sum(one.chips_taken for one in there),
            counted=sum(chips for _, chips in event.counts),
            coups=event.coups,
            entry=event.entry,
            by=event.made.actor.id,
            corrected=earlier.corrected + 1 if earlier else 0,
        )


def account_of(id: str, events: Iterable[Event]) -> TournamentAccount:
    tournament, keeping = Tournament(id=id), _Keeping()
    for event in events:
        keeping.hear(event, tournament)
        tournament = apply(tournament, event)
    everyone = tuple(sorted(tournament.entrants.values(), key=lambda one: one.number))
    awarded = keeping.awarded
    money: dict[str, Any] = {
        "pool": awarded.pool if awarded else sum(one.into_pool for one in everyone),
        "added": awarded.added if awarded else 0,
        "kept": awarded.kept if awarded else 0,
        "prizes": tournament.prizes,
        "passed_over": awarded.passed_over if awarded else (),
        "fees": sum(one.paid for one in everyone),
        "commission": sum(one.commission for one in everyone),
        "refunded": sum(one.refunded for one in everyone),
        "cashed": sum(one.cashed for one in everyone),
        "held": tournament.unawarded,
    }
    return TournamentAccount(
        tournament=id,
        name=tournament.name,
        edition=tournament.edition,
        editions=tournament.editions,
        advices=tournament.advices,
        changes=tuple(keeping.changes),
        director=tournament.director,
        deputies=tournament.deputies,
        presence=tuple(keeping.presence),
        entrants=everyone,
        sessions=tuple(keeping.sessions.values()),
        ranked=tuple(keeping.ranked.values()),
        ranking=tournament.ranking,
        measures=tuple(keeping.measures),
        complaints=tuple(tournament.complaints.values()),
        cancelled=tournament.cancelled,
        closed=tournament.closed,
        **money,
    )
