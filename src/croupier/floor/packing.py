"""Which part of a table's log is closed, so that it can be packed: everything up to the end of a shoe.

Nothing of the shoe in play is packed. On a floor a shoe has some time to settle as well, and a snapshot stands after
it, so that whoever begins there, or reads on, has nothing to unpack. Start at `pack_closed`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from croupier.store.packing import Packed, pack_some
from croupier.store.sql import SqlLog
from croupier.table import Instant

_ENDS: Final = ("shoe-ended", "results-ended", "table-closed")  # names of events, whatever their version


class _Made(msgspec.Struct, frozen=True):
    at: int


class _SaidFirst(msgspec.Struct, frozen=True):
    """What every event says first."""

    event: str
    made: _Made


_told: Final = msgspec.json.Decoder(_SaidFirst)


def closed_upto(log: SqlLog, table: str, settled: Instant | None = None) -> int:
    """The last entry of the newest shoe of a table that has ended, by `settled` if that is said; 0 where none has."""
    newest = log.packed_upto(table)
    ended = newest
    for sequence, body in log.bodies(table, newest, words=[f'"{name}/' for name in _ENDS]):
        told = _read(body)
        if told is None or told.event.partition("/")[0] not in _ENDS:
            continue
        if settled is not None and told.made.at > settled:
            break
        ended = sequence
    return ended


def _read(body: bytes) -> _SaidFirst | None:
    try:
        return _told.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def pack_closed(log: SqlLog, table: str) -> Iterator[Packed]:
    """Pack every closed shoe of a table, a pack at a time."""
    upto = closed_upto(log, table)
    while (done := pack_some(log, table, upto)) is not None:
        yield done


def pack_settled(log: SqlLog, table: str, settled: Instant) -> Packed | None:
    """One pack of what a floor may pack now; nothing where nothing is to be packed."""
    snapshot = log.snapshot(table)
    upto = min(closed_upto(log, table, settled), snapshot.sequence if snapshot is not None else 0)
    return pack_some(log, table, upto)
