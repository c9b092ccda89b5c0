"""What is wrong with an event: what it said, what it should have said, and the clauses that say so.

Every difference has a stable code, listed in `WHAT`; its words are the message `differs-<code>`. What an event said and
should have said are figures and ids as they are, or phrases. Nothing is judged here. Start at `Difference`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from croupier.clauses import Clauses
from croupier.languages import Fact, Message, Speaker

Facts: TypeAlias = dict[str, str | int]
FigureOrPhrase: TypeAlias = str | Message  # a figure or an id as it is, or a phrase

_APART: Final = ("tournament", "promotion")  # streams that are no tables, as their ids begin

WHAT: Final = (
    "unknown-edition",
    "wrong-hand",
    "card-not-due",
    "card-before-turned",
    "card-not-as-drawn",
    "wrong-correction",
    "too-many-cards-turned",
    "card-too-often",
    "card-missing",
    "wrong-count",
    "wrong-winner",
    "wrong-standoff-call",
    "no-result",
    "dummy-coup-settled",
    "pairs-not-settled",
    "no-such-wager",
    "settled-twice",
    "settled-too-soon",
    "never-settled",
    "wrong-patron",
    "wrong-wager",
    "wrong-stake",
    "wrong-excess",
    "wrong-resolution",
    "wrong-row",
    "wrong-profit",
    "wrong-commission",
    "wrong-deferral",
    "wrong-return",
    "wrong-rounding",
    "wrong-token",
    "wrong-parts",
    "not-payable",
    "clause-not-cited",
    "paid-out-of-order",
    "wrong-reversal",
    "wrong-streak",
    "wrong-tails",
    "wrong-late-area",
    "wrong-shoe-end",
    "wrong-shoe-cause",
    "wrong-effect",
    "effect-missing",
    "wrong-remedy",
    "wrong-matter",
    "nobody-to-tell",
    "wrong-duties",
    "no-stray-card",
    "stray-card-left",
    "carried-card-first",
    "no-carried-card",
    "wrong-face",
    "not-the-first-coup",
    "wrong-offer",
    "wrong-answer",
    "not-restored",
    "no-such-coup",
    "wrong-owed",
    "wrong-float",
    "debt-not-recorded",
    "refund-not-kept",
    "wager-not-offered",
    "wager-number-used",
    "stake-not-possible",
    "stake-beyond-chips",
    "token-not-taken",
    "outside-its-window",
    "above-own-main-wager",
    "wrong-arrangement",
    "wrong-cut",
    "wrong-collection",
    "nothing-to-collect",
    "left-owing",
    "left-with-wagers",
    "below-zero",
    "not-conserved",
    "layout-differs",
    "wrong-balance",
    "wrong-debt",
    "wrong-chips-counted",
    "wrong-coups-counted",
    "secret-not-as-made",
    "wrong-result",
    "dealt-without-cards",
    # of a tournament
    "ballot-not-as-committed",
    "wrong-ballot",
    "wrong-field",
    "wrong-bank",
    "wrong-split",
    "wrong-price",
    "refund-beyond-paid",
    "wrong-place",
    "wrong-chips",
    "wrong-points",
    "wrong-qualified",
    "equals-not-parted",
    "wrong-pool",
    "prizes-not-the-pool",
    "wrong-prize",
    "wrong-passed-over",
)


class Found(msgspec.Struct, frozen=True):
    """Something wrong, before it is known of which event."""

    what: str
    said: FigureOrPhrase
    recomputed: FigureOrPhrase
    clauses: Clauses = ()
    facts: Facts = {}


class Difference(msgspec.Struct, frozen=True):
    """Something wrong with one event of a table's log."""

    what: str
    table: str
    event: str  # its name, without the version
    place: int  # in the log as heard, the first being 1
    said: FigureOrPhrase
    recomputed: FigureOrPhrase
    clauses: Clauses
    facts: Facts = {}

    def message(self) -> Message:
        """For people: which event, what is wrong with it, what it says, what was recomputed, and the clauses."""
        return Message(
            "difference",
            {
                "place": self.place,
                "event": self.event,
                "kind": next((one for one in _APART if self.table.startswith(f"{one}:")), "table"),
                "table": self.table,
                "what": [Message(f"differs-{self.what}")],
                "about": [Message(f"differs-about-{name}", {"value": value}) for name, value in self.facts.items()],
                "said": [_phrase(self.said)],
                "recomputed": [_phrase(self.recomputed)],
                "clauses": self.clauses,
            },
        )

    def sentence(self) -> str:
        return Speaker().said(self.message())


def phrase(name: str, /, **facts: Fact) -> Message:
    """What an event says or should say, where a figure or an id does not say it: `recomputed-<name>`."""
    return Message(f"recomputed-{name}", facts)


def of_hand(hand: str) -> Message:
    return phrase("hand", hand=hand)


def how_it_ends(resolution: str) -> Message:
    return phrase("resolution", ends=resolution)


def _phrase(told: FigureOrPhrase) -> Message:
    if isinstance(told, Message):
        return told
    return phrase("as-it-is", value=told) if told else phrase("nothing")
