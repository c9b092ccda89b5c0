"""Chaining: the entries that follow a head, and the check that a list of them follows it unbroken.

Start at `act_of` for writing and `Chain` for reading.
"""

from __future__ import annotations

import msgspec

from croupier.store.entry import Hash, LogEntry, LoggedAct, beginning, cause_of, hash_of, seal
from croupier.store.log import Append, Head


def act_of(one: Append, head: Head) -> LoggedAct:
    """An append as it stands in the log after this head."""
    cause = cause_of(one.edition, one.body)
    entries: list[LogEntry] = []
    previous, sequence = head.hash, head.sequence
    for body in one.events:
        sequence += 1
        entry = seal(previous, one.table, sequence, one.command, cause, body)
        previous = entry.hash
        entries.append(entry)
    return LoggedAct(one.table, one.command, one.edition, one.body, tuple(entries))


class BrokenChain(msgspec.Struct, frozen=True):
    """The first entry that does not follow the one before it, and how it shows."""

    table: str
    sequence: int
    why: str


class Chain:
    """Follows a table's log from its beginning, or from a known entry on."""

    def __init__(self, table: str, sequence: int = 0, hash: Hash | None = None) -> None:
        self.table = table
        self.sequence = sequence
        self.hash = beginning(table) if hash is None else hash

    def follow(self, act: LoggedAct) -> BrokenChain | None:
        """Go on over an act's entries; the first bad one, if there is one, and then stay before it."""
        if act.table != self.table:
            return self._broken(f"belongs to the log of table {act.table}")
        if not act.entries:
            return self._broken(f"command {act.command} has no entries")
        cause = cause_of(act.edition, act.body)
        for entry in act.entries:
            if entry.sequence != self.sequence + 1:
                return self._broken(f"is missing: entry {entry.sequence} comes instead")
            if entry.command != act.command:
                return self._broken(f"names command {entry.command} and lies with command {act.command}")
            hash = hash_of(self.hash, self.table, entry.sequence, entry.command, cause, entry.body)
            if hash != entry.hash:
                return self._broken("does not have the hash that its content and the entry before it give")
            self.sequence, self.hash = entry.sequence, hash
        return None

    def _broken(self, why: str) -> BrokenChain:
        return BrokenChain(self.table, self.sequence + 1, why)
