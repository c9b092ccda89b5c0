"""Sessions: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from croupier.money import Cents
from croupier.table import Command, Event, Instant
from croupier.table.events import Hears
from croupier.table.state import Ratio

Grounds = Literal["progress-known", "chips-to-cash"]

# --- commands ------------------------------------------------------------------------------------


class ScheduleSession(Command, frozen=True, tag="schedule-session"):
    """A session of a round is to start then."""

    round: int
    starts: Instant


class MoveStart(Command, frozen=True, tag="move-start"):
    """A session starts at another time, of which the players were given notice then."""

    session: int
    starts: Instant
    notice_at: Instant


class StartSession(Command, frozen=True, tag="start-session"):
    session: int


class PauseSession(Command, frozen=True, tag="pause-session"):
    session: int
    why: str = ""


class ResumeSession(Command, frozen=True, tag="resume-session"):
    session: int


class CallBreak(Command, frozen=True, tag="call-break"):
    """The players may take a break of so many minutes."""

    minutes: int


class DirectPlayers(Command, frozen=True, tag="direct-players"):
    """The director says how fast the game is to be played, or something else that the players are to do."""

    what: str


class RecordElimination(Command, frozen=True, tag="record-elimination"):
    """Someone cannot make the least wager before a coup and vacates the seat."""

    session: int
    entrant: str
    coup: int


class RecordCount(Command, frozen=True, tag="record-count"):
    """The chips of everyone at a table whose play is over."""

    session: int
    table: str
    counts: tuple[tuple[str, Cents], ...]
    coups: int
    entry: int = 0  # the table's own record of it; nothing where the count was keyed by hand
    advised: tuple[str, ...] | UnsetType = UNSET  # whoever was told there what a further wager out of turn may come to


class CorrectCount(Command, frozen=True, tag="correct-count"):
    """A count that was keyed wrong is keyed again."""

    session: int
    table: str
    counts: tuple[tuple[str, Cents], ...]
    coups: int
    entry: int = 0
    why: str = ""


class EndTableEarly(Command, frozen=True, tag="end-table-early"):
    """A table's play ends before its time: those who go on are known, or chips become cash and everyone agrees."""

    session: int
    table: str
    grounds: Grounds
    agreed: tuple[str, ...] = ()


class RecordPoints(Command, frozen=True, tag="record-points"):
    """The points of a session of another game; a part of a point, where equals share, as a pair: `[13, 3]`."""

    session: int
    points: tuple[tuple[str, int | Ratio], ...]


# --- events --------------------------------------------------------------------------------------


class SessionScheduled(Event, frozen=True, tag="session-scheduled/1"):
    heard = Hears.EVERYONE

    session: int
    round: int
    starts: Instant


class StartMoved(Event, frozen=True, tag="start-moved/1"):
    heard = Hears.EVERYONE

    session: int
    starts: Instant
    before: Instant
    notice_at: Instant


class SessionStarted(Event, frozen=True, tag="session-started/1"):
    heard = Hears.EVERYONE

    session: int
    round: int
    players: int


class SessionPaused(Event, frozen=True, tag="session-paused/1"):
    """No coup is dealt at its tables; `why` is `nobody-present` where nobody with the power was there."""

    heard = Hears.EVERYONE

    session: int
    why: str


class SessionResumed(Event, frozen=True, tag="session-resumed/1"):
    heard = Hears.EVERYONE

    session: int


class BreakCalled(Event, frozen=True, tag="break-called/1"):
    heard = Hears.EVERYONE

    minutes: int
    until: Instant


class PlayersDirected(Event, frozen=True, tag="players-directed/1"):
    heard = Hears.EVERYONE

    what: str


class EntrantEliminated(Event, frozen=True, tag="entrant-eliminated/1"):
    """Out during a session."""

    heard = Hears.EVERYONE

    entrant: str
    session: int
    table: str
    coup: int


class TableCounted(Event, frozen=True, tag="table-counted/1"):
    heard = Hears.EVERYONE

    session: int
    table: str
    counts: tuple[tuple[str, Cents], ...]
    coups: int
    entry: int
    advised: tuple[str, ...] | UnsetType = UNSET


class CountCorrected(Event, frozen=True, tag="count-corrected/1"):
    heard = Hears.EVERYONE

    session: int
    table: str
    counts: tuple[tuple[str, Cents], ...]
    coups: int
    entry: int
    before: tuple[tuple[str, Cents], ...]
    why: str


class TableEndedEarly(Event, frozen=True, tag="table-ended-early/1"):
    heard = Hears.EVERYONE

    session: int
    table: str
    grounds: Grounds
    agreed: tuple[str, ...]


class PointsRecorded(Event, frozen=True, tag="points-recorded/1"):
    heard = Hears.EVERYONE

    session: int
    points: tuple[tuple[str, Ratio], ...]
