"""Preparing a tournament: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.tournament.applying import applies
from croupier.tournament.preparing.records import (
    DeputyAppointed,
    DeputyDismissed,
    DirectorAppointed,
    MarkedAbsent,
    MarkedPresent,
    PlayersBriefed,
    PracticeBegun,
    PracticeEnded,
    RegulatorInformed,
    StaffApproved,
    TableDesignated,
    TableReleased,
    TermsPublished,
    TermsWritten,
    TournamentBegun,
)
from croupier.tournament.state import EntrantStatus, RegulatorAdvice, Tournament, WrittenTerms


@applies(TournamentBegun)
def tournament_begun(tournament: Tournament, event: TournamentBegun) -> Tournament:
    return replace(tournament, name=event.name, edition=event.edition)


@applies(TermsWritten)
def terms_written(tournament: Tournament, event: TermsWritten) -> Tournament:
    edition = WrittenTerms(event.number, event.digest, event.terms, event.made.at)
    return replace(tournament, editions=(*tournament.editions, edition))


def _edition(tournament: Tournament, number: int, **changes: Any) -> Tournament:
    editions = tuple(replace(one, **changes) if one.number == number else one for one in tournament.editions)
    return replace(tournament, editions=editions)


@applies(TermsPublished)
def terms_published(tournament: Tournament, event: TermsPublished) -> Tournament:
    return _edition(tournament, event.number, published=event.made.at, where=event.where)


@applies(RegulatorInformed)
def regulator_informed(tournament: Tournament, event: RegulatorInformed) -> Tournament:
    at = event.made.at
    advice = RegulatorAdvice(event.to, event.reference, event.channel, event.copy, event.about, event.number, at)
    told = _edition(tournament, event.number, notified=at) if event.notified else tournament
    untold = told.moved_untold and event.about != "change"
    return replace(told, advices=(*told.advices, advice), moved_untold=untold)


@applies(DirectorAppointed)
def director_appointed(tournament: Tournament, event: DirectorAppointed) -> Tournament:
    """Whoever was it before is gone as such, be it that they stay as a deputy."""
    before = tournament.director
    present = tuple(one for one in tournament.present if one != before or one in tournament.deputies)
    return replace(tournament, director=event.person, present=present)


@applies(DeputyAppointed)
def deputy_appointed(tournament: Tournament, event: DeputyAppointed) -> Tournament:
    return replace(tournament, deputies=(*tournament.deputies, event.person))


@applies(DeputyDismissed)
def deputy_dismissed(tournament: Tournament, event: DeputyDismissed) -> Tournament:
    deputies = tuple(one for one in tournament.deputies if one != event.person)
    present = tuple(one for one in tournament.present if one != event.person or one == tournament.director)
    return replace(tournament, deputies=deputies, present=present)


@applies(MarkedPresent)
def marked_present(tournament: Tournament, event: MarkedPresent) -> Tournament:
    return replace(tournament, present=(*tournament.present, event.person))


@applies(MarkedAbsent)
def marked_absent(tournament: Tournament, event: MarkedAbsent) -> Tournament:
    return replace(tournament, present=tuple(one for one in tournament.present if one != event.person))


@applies(TableDesignated)
def table_designated(tournament: Tournament, event: TableDesignated) -> Tournament:
    return replace(tournament, tables={**tournament.tables, event.table: event.seats})


@applies(TableReleased)
def table_released(tournament: Tournament, event: TableReleased) -> Tournament:
    return replace(tournament, tables={id: seats for id, seats in tournament.tables.items() if id != event.table})


@applies(StaffApproved)
def staff_approved(tournament: Tournament, event: StaffApproved) -> Tournament:
    return replace(tournament, staff={**tournament.staff, event.person: event.reference})


@applies(PlayersBriefed)
def players_briefed(tournament: Tournament, event: PlayersBriefed) -> Tournament:
    """Whoever is there for it: those who play, and reserves who may."""
    there = (one.id for one in tournament.entrants.values() if one.is_in or one.status is EntrantStatus.RESERVE)
    return replace(tournament, briefed=tuple(dict.fromkeys((*tournament.briefed, *there))))


@applies(PracticeBegun)
def practice_begun(tournament: Tournament, event: PracticeBegun) -> Tournament:
    return replace(tournament, practice=(*tournament.practice, event.table))


@applies(PracticeEnded)
def practice_ended(tournament: Tournament, event: PracticeEnded) -> Tournament:
    return replace(tournament, practice=tuple(one for one in tournament.practice if one != event.table))
