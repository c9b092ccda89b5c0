"""What the floor sends of a tournament by itself, as records; a test holds what is sent to them. Start at
`TournamentShown`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from croupier.service.announcing import Announcement
from croupier.service.errors import ErrorCode
from croupier.service.tournament_asks import TournamentOffer
from croupier.service.wire import RefusedReply
from croupier.table import Instant
from croupier.tournament.views import TournamentStage, TournamentView


class NotCarried(msgspec.Struct, frozen=True):
    """What a table, or the tournament, does not accept now of the other: somebody has to see to it."""

    table: str
    command: str
    refused: RefusedReply


class AtContest(msgspec.Struct, frozen=True):
    """An entrant at a table where a session is on, with the chips they have now."""

    entrant: str
    seat: int
    chips: int
    out: str  # why they sit there no more


class TableInContest(msgspec.Struct, frozen=True):
    """A table of this floor at which a session of the tournament is played now."""

    table: str
    name: str
    session: str
    phase: str
    coups: int
    of: int
    paused: str
    ended: str
    asked: int  # the seat whose turn it is, where they wager in turn
    entrants: tuple[AtContest, ...]


class TournamentShown(msgspec.Struct, frozen=True):
    """A tournament as whoever asks may see it, and what happened since; for those who conduct it, what they may do."""

    kind: Literal["view"]
    version: int
    now: Instant
    view: TournamentView
    told: tuple[Announcement, ...]
    tables: tuple[TableInContest, ...]  # live; who sits there is called as in the view
    offer: TournamentOffer | UnsetType = UNSET
    waits: tuple[NotCarried, ...] | UnsetType = UNSET  # for those who conduct it, where there is something
    people: dict[str, str] | UnsetType = UNSET  # names, for staff
    trouble: str | UnsetType = UNSET  # in English
    trouble_says: tuple[str, dict[str, Any]] | UnsetType = UNSET


class TournamentCard(msgspec.Struct, frozen=True):
    """A tournament in the lobby."""

    id: str
    name: str
    book: str
    casino: str
    stage: TournamentStage
    entrants: int
    most: int
    may_enter: bool  # whoever asks, by themselves: on a demonstration floor, while entries are open
    starts: Instant
    fee: int
    symbol: str
    tables: tuple[str, ...]
    demo: bool
    trouble: str = ""  # in English
    trouble_says: tuple[str, dict[str, Any]] | None = None


class EntryAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one line of a file of entries."""

    line: int
    entrant: str
    done: bool = False
    again: bool = False  # the same line of the same file was taken before
    refused: RefusedReply | None = None
    problem: tuple[str, dict[str, Any]] | None = None  # a message and its facts: the line cannot be read
    error: str = ""
    code: ErrorCode | None = None
