"""Packing a table's log, a little at a time: rows of closed shoes become packs that give back the same bytes.

What is to be packed is read, squeezed, unsqueezed and compared, with every hash made anew, while others write. Then the
pack takes the place of the rows in one transaction: whatever stops it, either the rows are there or the pack is.
Start at `pack_some`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

from croupier.store.chain import Chain
from croupier.store.entry import Hash, LoggedAct, beginning
from croupier.store.log import LogError
from croupier.store.packs import Dictionary, Pack, dictionary_of, packed, unpacked
from croupier.store.sound import sound_id, sound_number
from croupier.store.sql import SqlLog
from croupier.store.sql_packs import ChangedMeanwhile

MOST: Final = 1_500  # entries of a pack: most of a shoe
LARGEST: Final = 8 * 1024 * 1024  # bytes of a pack before it is squeezed, but for one act that is larger


class Packed(msgspec.Struct, frozen=True):
    """What became of some rows."""

    table: str
    first: int
    last: int
    commands: int
    bytes: int  # that the bodies of entries and commands take
    squeezed: int


class _PackReady(msgspec.Struct, frozen=True):
    pack: Pack
    dictionary: Dictionary
    acts: tuple[LoggedAct, ...]


def pack_some(log: SqlLog, table: str, upto: int, most: int = MOST) -> Packed | None:
    """Pack the oldest rows of a table up to this entry, as many as one pack holds; nothing where there are none left.

    The last act of a table stays as it is. A LogError where the rows do not follow each other: such a log is not
    touched. Where another packs the same table there is nothing to do now.
    """
    sound_id(table)
    sound_number(upto)
    ready = _ready(log, table, upto, most)
    if ready is None:
        return None
    try:
        log.writes(lambda connection: log.put_pack(connection, ready.pack, ready.dictionary, ready.acts))
    except ChangedMeanwhile:
        return None
    acts = ready.acts
    size = sum(len(act.body) + sum(len(entry.body) for entry in act.entries) for act in acts)
    return Packed(table, ready.pack.first, ready.pack.last, len(acts), size, len(ready.pack.content))


def _ready(log: SqlLog, table: str, upto: int, most: int) -> _PackReady | None:
    def newest(connection: Connection) -> tuple[int, Hash, int]:
        return log.newest_pack(connection, table) or (0, beginning(table), 0)

    after, before, commands = log.reads(newest)
    acts = _oldest(log, table, after, min(upto, log.head(table).sequence - 1), most)
    if not acts:
        return None
    _follow(table, after, before, acts)
    known = log.reads(lambda connection: log.dictionary_for(connection, acts[0].edition))
    from croupier.store.squeezing import Squeezer

    dictionary = known or dictionary_of(acts)
    pack = packed(acts, before, commands, dictionary)
    if unpacked(pack, Squeezer(dictionary.content)) != acts:
        raise LogError(f"entries {pack.first} to {pack.last} of table {table} do not come out as they were packed")
    return _PackReady(pack, dictionary, acts)


def _oldest(log: SqlLog, table: str, after: int, upto: int, most: int) -> tuple[LoggedAct, ...]:
    found: list[LoggedAct] = []
    entries = size = 0
    for act in log.acts(table, after):
        entries += len(act.entries)
        size += len(act.body) + sum(len(entry.body) for entry in act.entries)
        if act.last.sequence > upto or (found and (entries > most or size > LARGEST)):
            break
        found.append(act)
    return tuple(found)


def _follow(table: str, after: int, before: Hash, acts: Sequence[LoggedAct]) -> None:
    chain = Chain(table, after, before)
    for act in acts:
        broken = chain.follow(act)
        if broken is not None:
            raise LogError(f"nothing of table {table} is packed: {broken.says}")
