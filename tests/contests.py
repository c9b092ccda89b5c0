"""A live table with a session of a tournament, for tests: begun, opened, entrants seated, ready for wagers.

Start at `Contested`; `check` hears everything a second time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from croupier.table.contest.state import ContestTerms
from croupier.verify.recompute import Recomputer
from live import Live

BANK = 1_000_00


class Contested(Live):
    def __init__(
        self,
        book: str = "canberra",
        variation: str | None = None,
        *,
        entrants: Iterable[str] = "ABC",
        bank: int = BANK,
        ready: bool = True,
        terms: dict[str, Any] | None = None,
        **facts: Any,
    ) -> None:
        """Entrants A, B, C in seats 1, 2, 3, each with the same bank of tournament chips."""
        super().__init__(book, variation, opened=False, **facts)
        self.approve_things()
        agreed = msgspec.convert({"bank": bank} | (terms or {}), ContestTerms)
        self.do("begin-contest", tournament="Autumn Cup", session="heat 1", digest="0" * 64, terms=agreed)
        self.do("open-table", setup=self.setup)
        for seat, entrant in enumerate(entrants, start=1):
            self.do("seat-entrant", patron=entrant, seat=seat, bank=bank)
        self.signs()
        if ready:
            self.ready()

    @property
    def contest(self) -> Any:
        return self.table.contest_now

    def marked(self, seat: int) -> None:
        """The marker for the round to come, and bets called for."""
        self.do("place-marker", seat=seat)
        self.do("call-for-bets")

    def asked(self, *wagers: tuple[str, str, float]) -> None:
        """Each in turn is asked, and wagers."""
        for patron, wager, dollars in wagers:
            self.do("ask-to-wager", patron=patron)
            self.bet(patron, wager, dollars)

    def open_bets(self, *wagers: tuple[str, str, float]) -> None:
        """Without turns: bets called for, and placed."""
        self.do("call-for-bets")
        for patron, wager, dollars in wagers:
            self.bet(patron, wager, dollars)

    def check(self) -> None:
        """A second path has nothing to say against any event, nor against the ledger."""
        again = Recomputer("test", lambda _: self.book)
        found = [one.sentence() for event in self.events for one in again.hear(event)]
        assert found == []
        assert again.differences_with(self.table) == ()
        self.replayed()
