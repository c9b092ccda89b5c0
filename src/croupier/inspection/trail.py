"""The fold of a stream at any of its entries, without beginning at the first one each time.

Wherever the fold has been it leaves a mark now and then, and goes on from the nearest one, or from a snapshot of the
log; marks are few and in memory alone. Who changes the log under it is found by the chain. Start at `Trails.before`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from copy import copy
from typing import Any, Final

import msgspec

from croupier.floor.recall import standing_before
from croupier.floor.standing import FoldedEvent, Standing
from croupier.store.entry import LoggedAct
from croupier.store.log import Log
from croupier.table import Table

_EVERY: Final = 500  # entries between two marks
_MOST: Final = 300  # marks that are kept, of all streams


class TrailAct(msgspec.Struct, frozen=True):
    """One act with what it changed. `coup` is counted through the whole log, `within` in its shoe; 0 where no table."""

    act: LoggedAct
    folded: tuple[FoldedEvent[Any], ...]
    coup: int
    shoe: int
    within: int


class Trails:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._marks: OrderedDict[tuple[str, int], Standing] = OrderedDict()

    def before(self, stream: str, sequence: int) -> Standing:
        """As it stood at this entry or somewhat earlier."""
        near = max((at for name, at in self._marks if name == stream and at <= sequence), default=0)
        snapshot = self._log.snapshot(stream, upto=sequence) if sequence > near + _EVERY else None
        standing = Standing.of(snapshot) if snapshot is not None and snapshot.sequence > near else None
        if standing is None and near:
            self._marks.move_to_end((stream, near))
            return _copied(self._marks[stream, near])
        return standing or Standing(stream)

    def before_coup(self, stream: str, coup: int, shoe: int) -> Standing:
        """As it stood before a coup of the log, or before a shoe, or earlier."""
        standing = standing_before(self._log, stream, coup, shoe)
        for (name, at), mark in self._marks.items():
            early = mark.coups < coup - 1 if coup > 1 else _number(mark) < shoe
            if name == stream and early and at > standing.head.sequence:
                standing = mark
        return _copied(standing)

    def walk(self, standing: Standing) -> Iterator[TrailAct]:
        """Go on from there, act by act; a Breach where the log is broken."""
        marked = standing.head.sequence
        for act in self._log.acts(standing.id, standing.head.sequence):
            coups, before = standing.coups, standing.state
            folded = standing.follow(act)
            if standing.head.sequence - marked >= _EVERY:
                marked = standing.head.sequence
                self._keep(standing)
            after = standing.state
            if isinstance(after, Table) and isinstance(before, Table):
                yield TrailAct(act, folded, coups + 1, max(1, after.shoe.number), before.shoe.coups + 1)
            else:
                yield TrailAct(act, folded, 0, 0, 0)

    def _keep(self, standing: Standing) -> None:
        self._marks[standing.id, standing.head.sequence] = _copied(standing)
        while len(self._marks) > _MOST:
            self._marks.popitem(last=False)


def _number(standing: Standing) -> int:
    return standing.state.shoe.number if isinstance(standing.state, Table) else 0


def _copied(standing: Standing) -> Standing:
    """Another that goes on by itself: what a stream folds into is never changed, the rest is."""
    made = copy(standing)
    made.chain, made.frontier, made.heard = copy(standing.chain), standing.frontier.copy(), []
    return made
