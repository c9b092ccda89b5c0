"""Faults planted in the floor, each of a kind that a day must find: if it did not, it would have no teeth.

Start at `PLANTED`.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from typing import Any, Final
from unittest.mock import patch

from msgspec.structs import replace

from croupier.automatic import AutomaticDealer
from croupier.cards import Card
from croupier.floor import GiveAnswer, SteadyClock
from croupier.service.room import Room
from croupier.service.web_floor import WebFloor
from croupier.store.chain import act_of
from croupier.store.log import Append, Appended, LogError, Snapshot
from croupier.table import Command
from fault_days.failing_log import DayLog
from fault_days.workers import DayWriter

Planting = Callable[[], AbstractContextManager[Any]]
_write, _give, _in_order = DayWriter._write, Room.give, AutomaticDealer._in_order


def _answered_first(writer: DayWriter, group: list[tuple[Append, Future[Any]]], snapshots: list[Snapshot]) -> None:
    """Done is said, and then it is written."""
    assert isinstance(writer._log, DayLog)
    for append, future in group:
        head = writer._log._heads.get(append.table)
        if head is not None and head.sequence == append.expected:
            future.set_result(Appended(act_of(append, head)))
    unsaid = [(append, Future[Any]() if future.done() else future) for append, future in group]
    _write(writer, unsaid, snapshots)


async def _again_as_another(room: Room, command: Command, expected: int | None = None) -> GiveAnswer:
    """What may have failed is tried once more, under an id of its own."""
    try:
        return await _give(room, command, expected)
    except LogError:
        return await _give(room, replace(command, id=f"{command.id}-2"), expected)


def _one_card_further(dealer: AutomaticDealer) -> tuple[Card, ...]:
    """Whoever takes over in the middle of a coup believes that one more card has left the shoe."""
    order = _in_order(dealer)
    took_over = dealer.__dict__.setdefault("took over", dealer.table.shoe.commitment if dealer.table.coup.drawn else "")
    return (*order[1:], order[0]) if took_over == dealer.table.shoe.commitment else order


def _by_the_wall(clock: SteadyClock) -> int:
    return clock._wall() - clock._apart


async def _reads_nothing(floor: WebFloor, names: set[str]) -> None:
    """What others wrote, and what may have been written here, is left for later."""


PLANTED: Final[dict[str, Planting]] = {
    "an acknowledgement before the write": lambda: patch.object(DayWriter, "_write", _answered_first),
    "a command tried again under another id": lambda: patch.object(Room, "give", _again_as_another),
    "a dealer who takes over and skips a card": lambda: patch.object(AutomaticDealer, "_in_order", _one_card_further),
    "a clock that follows the machine's": lambda: patch.object(SteadyClock, "now", _by_the_wall),
    "a worker that does not read on": lambda: patch.object(WebFloor, "_read_on", _reads_nothing),
}
