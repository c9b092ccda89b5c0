"""A coup shown alone: part of what was signed, and its result and payments right, without the rest of the log.

The commands cannot be decided again, since the table before them is not shown; that needs the whole log. Start at
`PartCheck.hear`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.languages import Fact, Message
from croupier.store.chain import Chain
from croupier.store.files import Shown
from croupier.store.heads import SignedHead
from croupier.store.merkle import root_of
from croupier.table import name_of
from croupier.table.records import CoupCleared, ResultRecorded
from croupier.table.upcast import UnknownEvent, read_event
from croupier.verify.chains import found_broken
from croupier.verify.finding import Finding
from croupier.verify.heads import HouseKeys, not_genuine
from croupier.verify.recheck import BookOf, Tally
from croupier.verify.recompute import Recomputer


class PartCheck:
    def __init__(self, table: str, book_of: BookOf, key: HouseKeys = None) -> None:
        self.table = table
        self.tally = Tally()
        self._key = key
        self._again = Recomputer(table, book_of, partial=True)
        self._hashes: dict[int, bytes] = {}
        self._heads: list[SignedHead] = []

    def hear(self, shown: Shown) -> Iterator[Finding]:
        act = shown.act
        chain = Chain(self.table, (act.entries[0].sequence if act.entries else 1) - 1, shown.previous)
        broken = chain.follow(act)
        if broken is not None:
            yield Finding("chain-broken", self.table, broken.sequence, found_broken(broken))
            return
        self.tally.commands += 1
        for entry in act.entries:
            self.tally.entries += 1
            self._hashes[entry.sequence - 1] = entry.hash
            try:
                event = read_event(entry.body)
            except (UnknownEvent, ValueError, RecursionError) as error:
                why = Message("found-not-an-event", {"entry": entry.sequence, "error": str(error)})
                yield Finding("not-an-event", self.table, entry.sequence, why)
                return
            self.tally.coups += isinstance(event, CoupCleared | ResultRecorded)
            try:
                differences = self._again.hear(event)
            except Exception as error:  # no table writes such an event
                facts = {"event": name_of(type(event)), "error": f"{type(error).__name__} {error}"}
                why = Message("found-not-recomputed", facts)
                yield Finding("recomputed-otherwise", self.table, entry.sequence, why, event.under)
                return
            for one in differences:
                yield Finding("recomputed-otherwise", self.table, entry.sequence, one.message(), one.clauses)

    def head(self, head: SignedHead) -> Iterator[Finding]:
        trouble = not_genuine(head, self._key)
        if trouble is not None:
            yield trouble
        elif head.table != self.table:
            yield self._unfit("found-head-of-other", other=head.table)
        else:
            self._heads.append(head)

    def proof(self, trees: Sequence[str]) -> Iterator[Finding]:
        """The head that came last, and these trees, must make the entries shown part of what was signed."""
        if not self._heads:
            yield self._unfit("found-no-genuine-head")
            return
        head = self._heads[-1]
        try:
            root = root_of(self._hashes, head.sequence, [bytes.fromhex(tree) for tree in trees])
        except ValueError:
            root = None
        if root is None or root.hex() != head.root:
            yield self._unfit("found-another-root", entry=head.sequence)
        else:
            self.tally.heads += 1

    def last(self) -> Iterator[Finding]:
        if not self.tally.heads:
            yield self._unfit("found-no-proof")

    def _unfit(self, why: str, /, **facts: Fact) -> Finding:
        return Finding("proof-does-not-fit", self.table, 0, Message(why, facts))
