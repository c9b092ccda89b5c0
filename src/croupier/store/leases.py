"""Which worker looks after a table: at most one at a time, and another one when that one is gone.

Start at `Leases`; the leases of PostgreSQL are in postgres.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Leases(Protocol):
    def hold(self, tables: Iterable[str]) -> frozenset[str]:
        """Those of these tables that are this worker's now: of what nobody has it takes its share.

        What was its own and is not any more is another's from the next call on.
        """

    def close(self) -> None:
        """Let go of all of them."""


class OnlyWorker:
    """Where there is one worker everything is its own."""

    def hold(self, tables: Iterable[str]) -> frozenset[str]:
        return frozenset(tables)

    def close(self) -> None:
        pass
