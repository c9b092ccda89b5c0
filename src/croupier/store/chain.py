"""Chaining: the entries that follow a head, and the check that a list of them follows it unbroken.

Start at `act_of` for writing and `Chain` for reading.
"""

from __future__ import annotations

import msgspec

from croupier.languages import Fact, Message, Speaker
from croupier.store.entry import Hash, LogEntry, LoggedAct, beginning, cause_of, hash_of, seal
from croupier.store.log import Append, Head, LogError


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
    why: Message

    @property
    def says(self) -> str:
        """For logs and errors."""
        return f"entry {self.sequence} of table {self.table} {Speaker().said(self.why)}"


class BrokenPack(LogError):
    """A pack does not give what it says it holds; as a break of the chain it begins where the pack does.

    `acts` are what it gives instead, where that can be read; which of them was changed, no hash says.
    """

    def __init__(self, table: str, first: int, last: int, acts: tuple[LoggedAct, ...] = ()) -> None:
        self.broken = BrokenChain(table, first, Message("broken-pack", {"first": first, "last": last}))
        self.acts = acts
        super().__init__(self.broken.says)


class Chain:
    """Follows a table's log from its beginning, or from a known entry on."""

    def __init__(self, table: str, sequence: int = 0, hash: Hash | None = None) -> None:
        self.table = table
        self.sequence = sequence
        self.hash = beginning(table) if hash is None else hash

    def follow(self, act: LoggedAct) -> BrokenChain | None:
        """Go on over an act's entries; the first bad one, if there is one, and then stay before it."""
        if act.table != self.table:
            return self._broken("broken-other-table", other=act.table)
        if not act.entries:
            return self._broken("broken-no-entries", command=act.command)
        cause = cause_of(act.edition, act.body)
        for entry in act.entries:
            if entry.sequence != self.sequence + 1:
                return self._broken("broken-missing", instead=entry.sequence)
            if entry.command != act.command:
                return self._broken("broken-other-command", names=entry.command, lies=act.command)
            hash = hash_of(self.hash, self.table, entry.sequence, entry.command, cause, entry.body)
            if hash != entry.hash:
                return self._broken("broken-hash")
            self.sequence, self.hash = entry.sequence, hash
        return None

    def back_to(self, entry: LogEntry) -> None:
        """An entry that was followed before is the last one again."""
        self.sequence, self.hash = entry.sequence, entry.hash

    def _broken(self, why: str, /, **facts: Fact) -> BrokenChain:
        return BrokenChain(self.table, self.sequence + 1, Message(why, facts))
