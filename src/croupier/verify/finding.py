"""What a verification found: one thing that is wrong, where, and the clauses it offends.

A finding is an id and facts, said in a language when it is told: `finding-<kind>` is what is wrong in general, `why`
what shows it. Documents for programs have its English. Start at `Finding`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from croupier.clauses import Clauses
from croupier.floor.kinds import kind_of_id
from croupier.languages import Message, Speaker

KINDS: Final = (
    "chain-broken",
    "head-not-genuine",
    "head-not-met",
    "log-too-short",
    "table-missing",
    "stray-command",
    "stray-rows",
    "not-an-event",
    "not-a-command",
    "edition-unknown",
    "edition-altered",
    "decided-otherwise",
    "written-otherwise",
    "cannot-be",
    "recomputed-otherwise",
    "link-broken",
    "shoe-not-fair",
    "shoe-owed",
    "proof-does-not-fit",
    "house-log-broken",
    "beside-altered",
    "floor-heads-broken",
    "floor-heads-differ",
    "floor-heads-missing",
    "key-not-known",
    "not-vouched-for",
)


class Finding(msgspec.Struct, frozen=True):
    kind: str
    table: str
    sequence: int  # of the entry, or 0 where it is not about one
    why: Message
    clauses: Clauses = ()

    def sentence(self, speaker: Speaker | None = None) -> str:
        speaker = speaker or Speaker()
        what, why = speaker.say(f"finding-{self.kind}"), speaker.said(self.why)
        kind = kind_of_id(self.table).name if self.table else "log"
        return speaker.say("finding", kind=kind, table=self.table, entry=self.sequence, what=what, why=why)

    def document(self) -> dict[str, Any]:
        """For programs, whose words do not change with the language."""
        return {
            "kind": self.kind,
            "table": self.table,
            "sequence": self.sequence,
            "says": Speaker().said(self.why),
            "clauses": self.clauses,
        }
