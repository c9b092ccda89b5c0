"""What the floor sends by itself, as records: hello, a view, a sign of life. What it answers is in wire.py.

A room puts a view together from parts that are encoded once for many; a test holds what is sent to these records, and
the pages' types are made from them. Start at `ViewShown`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from croupier.scoreboard import Counts, Derived, Mark
from croupier.service.announcing import Announcement, LastCoup
from croupier.service.calls import StaffCall
from croupier.service.felt import Felt
from croupier.service.needs import PitShown
from croupier.service.others_chips import ChipsShown
from croupier.service.roles import Role
from croupier.table import Instant
from croupier.table.views.records import Private, Shared


class Hello(msgspec.Struct, frozen=True):
    """The first message of a connection: for whom the floor takes this page."""

    kind: Literal["hello"]
    you: str
    role: Role | None
    rank: str  # of the table's book
    table: str


class Pulse(msgspec.Struct, frozen=True):
    """A sign of life where there is no news."""

    kind: Literal["pulse"]
    now: Instant


class Timer(msgspec.Struct, frozen=True):
    """Until when wagers are taken at a table that closes them by itself."""

    closes: Instant
    lasts: int


class RoadMarks(msgspec.Struct, frozen=True):
    """A derived road: a letter a mark, and where each stands."""

    marks: str
    positions: tuple[tuple[int, int], ...]


class RoadsShown(msgspec.Struct, frozen=True):
    """The scoreboard, in the shape of `croupier roads --json`, with its counts and the last coup's hands."""

    bead_plate: tuple[tuple[str, ...], ...]
    big_road: tuple[tuple[int, int, str, int], ...]  # column, row, side, ties
    big_eye_boy: RoadMarks
    small_road: RoadMarks
    cockroach_pig: RoadMarks
    ask: dict[Literal["B", "P"], dict[Derived, Mark | None]]  # what a next coup of this side would add
    counts: Counts
    pairs: tuple[str, ...]  # one text a Big Road cell
    last: LastCoup | None


class ViewShown(msgspec.Struct, frozen=True):
    """A view: everyone's part, yours, and what happened since the last one; felt and board where they changed."""

    kind: Literal["view"]
    version: int
    now: Instant
    shared: Shared
    private: Private
    told: tuple[Announcement, ...]
    timer: Timer | None
    others_chips: tuple[ChipsShown, ...] | UnsetType = UNSET  # on the felt, where some are shown
    deal_now: bool | UnsetType = UNSET  # whoever looks may end the time for wagers
    felt: Felt | UnsetType | None = UNSET
    board: RoadsShown | UnsetType = UNSET
    call: StaffCall | UnsetType = UNSET
    pit: PitShown | UnsetType = UNSET  # for whoever supervises
    trouble: str | UnsetType = UNSET  # in English
    trouble_says: tuple[str, dict[str, Any]] | UnsetType = UNSET  # the same as a message with its facts, for pages
