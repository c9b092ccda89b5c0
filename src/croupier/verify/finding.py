"""What a verification found: one thing that is wrong, where, and the clauses it offends."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.clauses import Clauses

KINDS: Final[dict[str, str]] = {
    "chain-broken": "an entry does not follow the one before it: the log was altered here",
    "head-not-genuine": "a signed head's signature is not by the key it names, or not by the house's",
    "head-not-met": "the log is not what was signed",
    "log-too-short": "a head was signed for entries that are not there: they were cut off, or this is an old copy",
    "table-missing": "a head was signed for a table that is not there",
    "stray-command": "a command is kept that caused no entry",
    "stray-rows": "the database has rows that belong to no table's log",
    "not-an-event": "an entry is not an event that this Croupier knows",
    "not-a-command": "what caused an entry is not a command that this Croupier knows",
    "edition-unknown": "the edition of the book cannot be opened, so that nothing can be decided again",
    "edition-altered": "what is kept as an edition of a book is not that edition",
    "decided-otherwise": "the book gives another answer to the command",
    "written-otherwise": "what is written means what it should, in other bytes than Croupier writes",
    "cannot-be": "the event cannot follow from those before it",
    "recomputed-otherwise": "a second calculation gives another figure",
    "shoe-not-fair": "a virtual shoe was not dealt as it was committed to",
    "proof-does-not-fit": "the entries shown are not part of what was signed",
}


class Finding(msgspec.Struct, frozen=True):
    kind: str
    table: str
    sequence: int  # of the entry, or 0 where it is not about one
    says: str
    clauses: Clauses = ()

    def sentence(self) -> str:
        where = f"table {self.table}" if self.table else "the log"
        where += f", entry {self.sequence}" if self.sequence else ""
        return f"{where}: {KINDS[self.kind]}: {self.says}"
