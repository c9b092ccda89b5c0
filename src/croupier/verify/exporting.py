"""Writing a file that stands alone: a whole table's log, or one coup with the proof that it is part of it.

Start at `export_table` and `export_coup`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from typing import BinaryIO, Final

from croupier.floor.recall import recall_coup
from croupier.floor.standing import Standing
from croupier.store.entry import Hash, LoggedAct, beginning
from croupier.store.files import ExportWriter
from croupier.store.heads import SignedHead
from croupier.store.log import Log, LogError
from croupier.store.merkle import prove
from croupier.table.records import ContestEnded, SecretWagerPlaced, SecretWagersRevealed

# what a coup rests on, by the names of the events that say it
_WHY_KEPT: Final = {
    "table-opened": "opened",
    "limits-changed": "set-up",
    "variation-changed": "set-up",
    "coup-settled": "carried",
    "coup-voided": "carried",
    "dummy-coup-ordered": "carried",
    "shoe-ended": "carried",
}
_SHOWS: Final = (SecretWagersRevealed, ContestEnded)


def export_table(
    log: Log, table: str, heads: Sequence[SignedHead], file: BinaryIO, *, for_players: bool = False
) -> int:
    """All of a table's log; how many entries it has. For players, as far as it hides nothing (`open_until`)."""
    if not log.head(table).sequence:
        raise LogError(f"there is no table {table} in this log; it has {', '.join(log.tables()) or 'none'}")
    last = open_until(log, table) if for_players else log.head(table).sequence
    writer = ExportWriter(file, table)
    for edition in log.editions():
        writer.edition(edition, log.edition(edition) or b"")
    for head in heads:
        if head.table == table and head.sequence <= last:
            writer.head(head)
    previous, entries = beginning(table), 0
    for act in log.acts(table):
        if act.last.sequence > last:
            break
        writer.act(act, previous)
        previous, entries = act.last.hash, entries + len(act.entries)
    writer.end()
    return entries


def open_until(log: Log, table: str) -> int:
    """The last entry before a secret wager of a coup in which none was revealed yet; else of the whole log.

    One that was taken back is no less secret while its coup is not over. A tournament's own log says what each entrant
    paid, was penalised for and complained of: none of it is for players.
    """
    standing, hidden, of = Standing(table), 0, (0, 0)
    for act in log.acts(table):
        events = [one.event for one in standing.follow(act)]
        now = standing.table
        if hidden and (of != (now.shoe.number, now.coup.number) or any(isinstance(one, _SHOWS) for one in events)):
            hidden = 0
        if not hidden and any(isinstance(one, SecretWagerPlaced) for one in events):
            hidden, of = act.entries[0].sequence, (now.shoe.number, now.coup.number)
    return hidden - 1 if hidden else standing.head.sequence


def export_coup(log: Log, table: str, coup: int, heads: Sequence[SignedHead], file: BinaryIO) -> int:
    """One coup and what it rests on, proved against the first head that was signed after it."""
    moments = recall_coup(log, table, coup)
    last = moments[-1].act.last.sequence
    head = min((one for one in heads if one.table == table and one.sequence >= last), key=_sequence, default=None)
    if head is None:
        raise LogError(f"no head was signed since coup {coup} of table {table}: sign one, then export it")
    if head.sequence > (ends := log.head(table).sequence):
        raise LogError(f"the log of table {table} ends at entry {ends}, and a head was signed at entry {head.sequence}")
    first = moments[0].act.entries[0].sequence
    shown = [*_context(log, table, first), *((act, previous) for act, previous in _followed(log, table, first, last))]
    writer = ExportWriter(file, table, coup)
    for edition in dict.fromkeys(act.edition for act, _ in shown):
        content = log.edition(edition)
        if content is not None:
            writer.edition(edition, content)
    for act, previous in shown:
        writer.act(act, previous)
    writer.head(head)
    places = [entry.sequence - 1 for act, _ in shown for entry in act.entries]
    with closing(_hashes(log, table)) as hashes:  # the log goes on behind the head, and is not read to its end
        writer.proof(prove(hashes, head.sequence, places))
    writer.end()
    return len(places)


def _hashes(log: Log, table: str) -> Generator[Hash, None, None]:
    for entry in log.entries(table):
        yield entry.hash


def _sequence(head: SignedHead) -> int:
    return head.sequence


def _followed(log: Log, table: str, first: int, last: int) -> Iterator[tuple[LoggedAct, Hash]]:
    previous = _hash_before(log, table, first)
    for act in log.acts(table, first - 1):
        if act.entries[0].sequence > last:
            return
        yield act, previous
        previous = act.last.hash


def _hash_before(log: Log, table: str, sequence: int) -> Hash:
    if sequence <= 1:
        return beginning(table)
    return next(iter(log.entries(table, sequence - 2))).hash


def _context(log: Log, table: str, before: int) -> list[tuple[LoggedAct, Hash]]:
    """The newest acts before this entry that set the table up, and that left wagers over several coups."""
    kept: dict[str, tuple[LoggedAct, Hash]] = {}
    previous = beginning(table)
    for act in log.acts(table):
        if act.entries[0].sequence >= before:
            break
        for entry in act.entries:
            name = _WHY_KEPT.get(_name(entry.body), "")
            if name == "opened":
                kept.clear()
            if name:
                kept[name] = (act, previous)
        previous = act.last.hash
    unique = {act.command: (act, hash) for act, hash in kept.values()}
    return sorted(unique.values(), key=lambda one: one[0].entries[0].sequence)


def _name(body: bytes) -> str:
    """What an entry calls itself: `{"event":"coup-settled/1",...`, without reading all of it."""
    return body[10 : body.find(b"/", 10, 60)].decode(errors="replace")
