"""One wager on one coup: disjoint rows, each a condition with what it pays, and one `otherwise`.

The same rows serve settlement, exact odds and simulation; a rulebook fills them in and proves them whole at load.
Start at `Wager.place_for`, which alone says which row holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from croupier.clauses import Clauses
from croupier.coup.conditions import Condition
from croupier.coup.facts import Facts, Side
from croupier.money import Odds, Share


class Resolution(StrEnum):
    """What becomes of a wager.

    >>> from croupier import Resolution
    >>> [one.value for one in Resolution]
    ['wins', 'loses', 'standoff', 'void', 'open']
    """

    WINS = "wins"
    LOSES = "loses"
    STANDOFF = "standoff"  # Crown Melbourne prints "void" for a tie: its words file says so
    VOID = "void"  # the stake is returned, whatever the cards
    OPEN = "open"  # a wager over several coups that is not decided yet


class SettledWhen(StrEnum):
    """When a wager is settled: most at the end of the coup."""

    END_OF_COUP = "end-of-coup"
    AFTER_FOUR_CARDS = "after-four-cards"


class PayRow(msgspec.Struct, frozen=True):
    """When it applies, what the wager does, and what it is paid; no condition means "otherwise"."""

    event: str
    when: Condition | None
    resolution: Resolution
    pays: Odds | None
    commission: Share
    clauses: Clauses


class Answers(dict[Facts, PayRow]):
    """Rows found so far, by the facts they were found for: it only ever grows towards what the rows define.

    It takes no part in what a wager is, so that two wagers are the same whichever has been asked more often.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answers)

    def __hash__(self) -> int:  # type: ignore[override]  # a table that is always equal may be hashed
        return 0


class Wager(msgspec.Struct, frozen=True):
    """One wager on one coup, as its book has it: disjoint rows, each with what it pays and its clauses."""

    id: str
    name: str
    rows: tuple[PayRow, ...]
    settled: SettledWhen
    window: Condition | None  # offered only in a coup that meets this, after its first four cards
    capped_by_main: bool  # no more than the patron's own wager on Player or Banker
    surcharged: bool  # pays additional commission above the table differential
    backs: Side | None  # a main wager on this hand
    clauses: Clauses
    answers: Answers = msgspec.field(default_factory=Answers)

    def __repr__(self) -> str:
        return f"<Wager {self.id}: {len(self.rows)} rows>"

    def offered_in(self, facts: Facts) -> bool:
        return self.window is None or self.window.covers(facts)

    def place_for(self, facts: Facts) -> int:
        """The place of the row that holds: the one that covers the facts, else the one with no condition.

        A book may list them in any order.
        """
        otherwise = -1
        for place, row in enumerate(self.rows):
            if row.when is None:
                otherwise = place
            elif row.when.covers(facts):
                return place
        assert otherwise >= 0, f"no row of {self.id} answers {facts}: loading proves that one does"
        return otherwise

    def row_for(self, facts: Facts) -> PayRow:
        row = self.answers.get(facts)
        if row is None:
            row = self.answers[facts] = self.rows[self.place_for(facts)]
        return row


def combined_resolution(parts: Iterable[Resolution]) -> Resolution:
    """What becomes of a combined wager: it wins if any part does, else stands off if any part does, else loses."""
    found = set(parts)
    return next(one for one in (Resolution.WINS, Resolution.STANDOFF, Resolution.LOSES) if one in found)


class Part(msgspec.Struct, frozen=True):
    """A share of a combined stake and the wager it goes on."""

    share: Share
    wager: str


class CombinedWager(msgspec.Struct, frozen=True):
    """One stake apportioned over several wagers, each settled as itself."""

    id: str
    name: str
    parts: tuple[Part, ...]
    clauses: Clauses
