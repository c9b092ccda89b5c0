"""A refusal: the answer "no" with its reason, the clauses behind it and the figures.

It carries codes and numbers only; the sentence a person reads is made at the edge.
`Reason` is in order of precedence: where several apply, the one that stands first is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from croupier.clauses.clause import Clauses


class Reason(StrEnum):
    """Why something was refused. The names are stable; their order is the order of precedence."""

    # the table's terms
    UNKNOWN_VARIATION = "unknown-variation"
    DECKS_NOT_ALLOWED = "decks-not-allowed"
    UNKNOWN_OPTION = "unknown-option"
    OPTION_COMES_LATER = "option-comes-later"
    OPTION_VALUE_NOT_ALLOWED = "option-value-not-allowed"
    NO_DIFFERENTIAL_SURCHARGE = "no-differential-surcharge"
    # the cards of a coup
    CARD_TOO_OFTEN = "card-too-often"
    CARD_MISSING = "card-missing"
    CARD_NOT_ALLOWED = "card-not-allowed"
    # a wager
    UNKNOWN_WAGER = "unknown-wager"
    NOT_IN_THIS_VARIATION = "not-in-this-variation"
    NOT_WITH_THESE_DECKS = "not-with-these-decks"
    OPTION_NOT_CHOSEN = "option-not-chosen"
    SWITCHED_OFF = "switched-off"
    STAKE_NOT_POSITIVE = "stake-not-positive"
    STAKE_TOO_LARGE = "stake-too-large"
    TOKENS_NOT_ACCEPTED = "tokens-not-accepted"
    NEEDS_SEVERAL_COUPS = "needs-several-coups"
    NEEDS_ONE_COUP = "needs-one-coup"
    NEEDS_A_NOMINATION = "needs-a-nomination"
    NOT_OFFERED_IN_THIS_COUP = "not-offered-in-this-coup"
    NEEDS_A_MAIN_WAGER = "needs-a-main-wager"
    ABOVE_OWN_MAIN_WAGER = "above-own-main-wager"
    NOT_ON_ONE_LAYOUT = "not-on-one-layout"
    SPLIT_NOT_PAYABLE = "split-not-payable"
    NOT_PAYABLE_IN_CHIPS = "not-payable-in-chips"
    # a question about odds
    UNKNOWN_ROW = "unknown-row"
    UNKNOWN_BURN = "unknown-burn"
    CUTTING_CARD_OUT_OF_PLACE = "cutting-card-out-of-place"


def foremost(refusals: Iterable[Refusal]) -> Refusal:
    """Of several refusals, the one whose reason stands first."""
    return min(refusals, key=lambda refusal: _PRECEDENCE[refusal.reason])


_PRECEDENCE = {reason: place for place, reason in enumerate(Reason)}


class Refused(ValueError):
    """A refusal raised, for a caller who wants answers only: it has the reason, the clauses and the facts."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.reason.value}: {dict(refusal.facts)} ({', '.join(refusal.clauses)})")


class Refusal(msgspec.Struct, frozen=True):
    """No, and why: the reason's code, the clauses it rests on, and the facts that decided it."""

    reason: Reason
    clauses: Clauses
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
