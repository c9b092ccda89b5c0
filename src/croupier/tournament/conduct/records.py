"""Conduct: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from croupier.ledger import Account
from croupier.money import Cents
from croupier.table import Command, Event
from croupier.table.events import Hears
from croupier.tournament.state import Complaint, Entrant

# --- commands ------------------------------------------------------------------------------------


class Penalise(Command, frozen=True, tag="penalise"):
    """A penalty of the terms."""

    entrant: str
    penalty: str


class RecordPhone(Command, frozen=True, tag="record-phone"):
    """Someone used a phone or the like during play."""

    entrant: str


class Disqualify(Command, frozen=True, tag="disqualify"):
    entrant: str
    reason: str


class Retire(Command, frozen=True, tag="retire"):
    """Someone gives up during the tournament; `chips` are those they had, where a session was on."""

    entrant: str
    chips: Cents = 0


class RaiseComplaint(Command, frozen=True, tag="raise-complaint"):
    entrant: str
    about: str


class DecideComplaint(Command, frozen=True, tag="decide-complaint"):
    """The decision, and whether the complainant is satisfied with it."""

    complaint: int
    decision: str
    accepted: bool = False


class AdviseComplainant(Command, frozen=True, tag="advise-complainant"):
    """A complainant was told to whom they may turn."""

    complaint: int
    of: str


class UndoAct(Command, frozen=True, tag="undo"):
    """One's own mistake is taken back, with a record of it."""

    act: str  # the id of the command that was a mistake
    why: str = ""


# --- events --------------------------------------------------------------------------------------


class PenaltyGiven(Event, frozen=True, tag="penalty-given/1"):
    heard = Hears.EVERYONE

    entrant: str
    penalty: str
    consequence: str
    chips: Cents


class PhoneRecorded(Event, frozen=True, tag="phone-recorded/1"):
    heard = Hears.EVERYONE

    entrant: str
    consequence: str
    chips: Cents


class EntrantDisqualified(Event, frozen=True, tag="entrant-disqualified/1"):
    """Takes no further part; `chips` says what becomes of theirs."""

    heard = Hears.EVERYONE

    entrant: str
    reason: str
    chips: str


class EntrantRetired(Event, frozen=True, tag="entrant-retired/1"):
    """Gave up; `disposition` says what becomes of their chips."""

    heard = Hears.EVERYONE

    entrant: str
    disposition: str
    chips: Cents


class ComplaintRaised(Event, frozen=True, tag="complaint-raised/1"):
    heard = Hears.PATRON

    complaint: Complaint


class ComplaintDecided(Event, frozen=True, tag="complaint-decided/1"):
    heard = Hears.PATRON

    complaint: int
    entrant: str
    decision: str
    accepted: bool


class ComplaintAdvice(Event, frozen=True, tag="complaint-advice/1"):
    """A complainant was told to whom they may turn."""

    heard = Hears.PATRON

    complaint: int
    entrant: str
    of: str


class ActUndone(Event, frozen=True, tag="act-undone/1"):
    """What one command did is undone: the entrant is as before it, or was never there."""

    heard = Hears.PATRON

    act: str
    name: str  # of what was done
    entrant: str
    before: Entrant | None
    moved: tuple[tuple[Account, Cents], ...]
    why: str
