"""What the lines of a tournament mean, as records: what is done, and what is expected of it.

They are made by tournament_lines.py; tournament_run.py acts on them. Steps, clocks, actors and the claims about any
answer are those of every part (part_statements.py). Start at `TournamentScript`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from croupier.money import Cents
from croupier.scenario.part_statements import ScriptOf
from croupier.tournament.state import EntrantStatus
from croupier.tournament.terms.schema import TournamentTerms

# --- what is done --------------------------------------------------------------------------------


class TermsFileLine(msgspec.Struct, frozen=True):
    """The terms of a file are written: the first edition, or a further one."""

    terms: TournamentTerms


class EntrantsLine(msgspec.Struct, frozen=True):
    """So many enter, one after the other, with the same facts."""

    entrants: tuple[str, ...]
    facts: dict[str, Any]


class CountsFrom(msgspec.Struct, frozen=True):
    """What the contest at a table of this file ended with is carried over."""

    table: str


class BallotLine(msgspec.Struct, frozen=True):
    """The tape of the next ballot, of this number among those that can be made again, is committed to."""

    seed: int


class DrawLine(msgspec.Struct, frozen=True):
    """The ballot of a session, with the tape that was committed to and a word that someone gives."""

    session: int
    word: str
    by: str
    tables: tuple[str, ...] = ()


TournamentOrder: TypeAlias = TermsFileLine | EntrantsLine | CountsFrom | BallotLine | DrawLine

# --- what is expected ----------------------------------------------------------------------------


class EntrantIs(msgspec.Struct, frozen=True):
    entrant: str
    status: EntrantStatus


class EntrantHas(msgspec.Struct, frozen=True):
    """Chips, as they were last counted."""

    entrant: str
    chips: Cents


class EntrantSits(msgspec.Struct, frozen=True):
    """Where the ballot put someone."""

    entrant: str
    table: str
    seat: int | None


class EntrantPlaced(msgspec.Struct, frozen=True):
    entrant: str
    place: int


class EntrantWins(msgspec.Struct, frozen=True):
    """A prize, or none."""

    entrant: str
    amount: Cents


class PoolIs(msgspec.Struct, frozen=True):
    """What will be prizes, or was awarded."""

    amount: Cents


TournamentClaim: TypeAlias = EntrantIs | EntrantHas | EntrantSits | EntrantPlaced | EntrantWins | PoolIs


class TournamentScript(ScriptOf[TournamentOrder, TournamentClaim], frozen=True):
    """A part of a file that is about one tournament."""
