"""Preparing a tournament: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from croupier.table import Command, Event
from croupier.table.events import Hears
from croupier.tournament.terms.schema import TournamentTerms

# --- commands ------------------------------------------------------------------------------------


class BeginTournament(Command, frozen=True, tag="begin-tournament"):
    """A tournament is to be held."""

    name: str


class WriteTerms(Command, frozen=True, tag="write-terms"):
    """Its terms and conditions; written again they are a further edition."""

    terms: TournamentTerms


class PublishTerms(Command, frozen=True, tag="publish-terms"):
    """The latest edition is made available to patrons, here."""

    where: str


class AdviseRegulator(Command, frozen=True, tag="advise-regulator"):
    """The regulator was told of the tournament, or of a change to it."""

    to: str
    reference: str
    channel: str = ""
    copy: bool = False
    about: Literal["terms", "change"] = "terms"


class AppointDirector(Command, frozen=True, tag="appoint-director"):
    """This person conducts the tournament."""

    person: str


class AppointDeputy(Command, frozen=True, tag="appoint-deputy"):
    """This person may act for the director."""

    person: str


class DismissDeputy(Command, frozen=True, tag="dismiss-deputy"):
    person: str


class MarkPresent(Command, frozen=True, tag="mark-present"):
    """The director or a deputy is there."""

    person: str


class MarkAbsent(Command, frozen=True, tag="mark-absent"):
    """The director or a deputy has gone."""

    person: str


class DesignateTable(Command, frozen=True, tag="designate-table"):
    """A gaming table is for the tournament."""

    table: str
    seats: int


class ReleaseTable(Command, frozen=True, tag="release-table"):
    """A gaming table is for everyone again."""

    table: str


class ApproveStaff(Command, frozen=True, tag="approve-staff"):
    """A chief officer lets someone of the casino take part, under this reference."""

    person: str
    reference: str


class BriefPlayers(Command, frozen=True, tag="brief-players"):
    """The director told the players of the terms and is satisfied that they understand."""


class BeginPractice(Command, frozen=True, tag="begin-practice"):
    """Coups that count for nothing are played at a table."""

    table: str


class EndPractice(Command, frozen=True, tag="end-practice"):
    table: str


# --- events --------------------------------------------------------------------------------------


class TournamentBegun(Event, frozen=True, tag="tournament-begun/1"):
    """A tournament is to be held, by this edition of the book."""

    heard = Hears.EVERYONE

    name: str
    edition: str


class TermsWritten(Event, frozen=True, tag="terms-written/1"):
    """An edition of the terms; the digest tells it from every other."""

    heard = Hears.STAFF

    number: int
    digest: str
    terms: TournamentTerms


class TermsPublished(Event, frozen=True, tag="terms-published/1"):
    """An edition of the terms is available to patrons and holds from now on."""

    heard = Hears.EVERYONE

    number: int
    digest: str
    where: str


class RegulatorInformed(Event, frozen=True, tag="regulator-advised/1"):
    """The regulator knows; `notified` where that is all the book wants for this edition."""

    heard = Hears.STAFF

    to: str
    reference: str
    channel: str
    copy: bool
    about: Literal["terms", "change"]
    number: int
    notified: bool


class DirectorAppointed(Event, frozen=True, tag="director-appointed/1"):
    heard = Hears.EVERYONE

    person: str


class DeputyAppointed(Event, frozen=True, tag="deputy-appointed/1"):
    heard = Hears.EVERYONE

    person: str


class DeputyDismissed(Event, frozen=True, tag="deputy-dismissed/1"):
    heard = Hears.EVERYONE

    person: str


class MarkedPresent(Event, frozen=True, tag="marked-present/1"):
    heard = Hears.EVERYONE

    person: str


class MarkedAbsent(Event, frozen=True, tag="marked-absent/1"):
    heard = Hears.EVERYONE

    person: str


class TableDesignated(Event, frozen=True, tag="table-designated/1"):
    heard = Hears.EVERYONE

    table: str
    seats: int


class TableReleased(Event, frozen=True, tag="table-released/1"):
    heard = Hears.EVERYONE

    table: str


class StaffApproved(Event, frozen=True, tag="staff-approved/1"):
    heard = Hears.STAFF

    person: str
    reference: str


class PlayersBriefed(Event, frozen=True, tag="players-briefed/1"):
    heard = Hears.EVERYONE


class PracticeBegun(Event, frozen=True, tag="practice-begun/1"):
    heard = Hears.EVERYONE

    table: str


class PracticeEnded(Event, frozen=True, tag="practice-ended/1"):
    heard = Hears.EVERYONE

    table: str
