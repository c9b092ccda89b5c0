"""How a shoe is prepared and how it ends: the policies a book names, one small function each.

Positions and counts only: who shuffles, and what people are told, is not decided here.
Start at `coups_left` (what the cutting card does) and `burn_count`.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards import POINTS, Card
from croupier.clauses import Cited


class ShoeEnd(StrEnum):
    """What the cutting card's appearance means. A policy's name never changes its meaning."""

    ONE_MORE_COUP = "one-more-coup"  # finish this coup, then one more
    THIS_ROUND_UNLESS_TIE = "this-round-unless-tie"  # finish this round; if it ties, one more


class CuttingCardFirst(StrEnum):
    """What it means when the cutting card comes out before the first card of a coup."""

    THIS_COUP = "this-coup"  # that coup is the last
    ONE_MORE = "one-more"  # as though it had come out during that coup


class BurnForm(StrEnum):
    """How many cards are burned before the first coup of a shoe."""

    FIRST_CARD = "first-card"  # the first card, unseen or shown on request
    FIRST_CARD_AND_ITS_VALUE = "first-card-and-its-value"  # the first card exposed, then as many as it counts


class ShoeEndRule(msgspec.Struct, frozen=True):
    """When a shoe ends, and what the cutting card does as the first card of a coup."""

    policy: Cited[ShoeEnd]
    cutting_card_first: Cited[CuttingCardFirst]
    extra_round_repeats: bool


def coups_left(rule: ShoeEndRule, *, first_card: bool, tied: bool, extra_rounds: int = 0) -> int:
    """How many coups follow the one in which the cutting card came out, once that coup is complete.

    `first_card`: it came out before that coup's first card. `tied`: the coup just completed was a tie.
    `extra_rounds`: how many coups have already been dealt since that one.
    """
    match rule.policy.value:
        case ShoeEnd.ONE_MORE_COUP:
            this_is_last = first_card and rule.cutting_card_first.value is CuttingCardFirst.THIS_COUP
            return 0 if this_is_last or extra_rounds else 1
        case ShoeEnd.THIS_ROUND_UNLESS_TIE:
            return 1 if tied and (extra_rounds == 0 or rule.extra_round_repeats) else 0


def burn_count(form: BurnForm, first: Card) -> int:
    """How many cards a burn takes out, the first included; tens and pictures burn ten, an ace one."""
    match form:
        case BurnForm.FIRST_CARD:
            return 1
        case BurnForm.FIRST_CARD_AND_ITS_VALUE:
            return 1 + (POINTS[first.rank] or 10)
