"""What the lines of a promotion mean, as records: what is done, and what is expected of it.

They are made by promotion_lines.py; promotion_run.py acts on them. Steps, clocks, actors and the claims about any
answer are those of every part (part_statements.py). Start at `PromotionScript`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from croupier.money import Cents
from croupier.promotions.terms.schema import PromotionTerms
from croupier.scenario.part_statements import ScriptOf
from croupier.table import Instant

# --- what is done --------------------------------------------------------------------------------


class PromotionTermsLine(msgspec.Struct, frozen=True):
    """The terms of a file are written: the first edition, or a further one."""

    terms: PromotionTerms


class EntriesLine(msgspec.Struct, frozen=True):
    """So many entries are received, one after the other, with the same facts."""

    entrants: tuple[str, ...]
    facts: dict[str, Any]


class TapeLine(msgspec.Struct, frozen=True):
    """The tape of the draw, of this number among those that can be made again, is committed to."""

    seed: int


class PrizesLine(msgspec.Struct, frozen=True):
    """The prizes are drawn, with the tape whose turn it is and a word that someone gives."""

    word: str
    by: str


PromotionOrder: TypeAlias = PromotionTermsLine | EntriesLine | TapeLine | PrizesLine

# --- what is expected ----------------------------------------------------------------------------


class PersonWins(msgspec.Struct, frozen=True):
    """Prizes of this worth together, those that were refused left out; or none."""

    person: str
    value: Cents


class EntriesAre(msgspec.Struct, frozen=True):
    count: int


class PromotionOwes(msgspec.Struct, frozen=True):
    """A duty is open, and due then where that is said; without an id, nothing is open."""

    id: str = ""
    due: Instant | None = None


PromotionClaim: TypeAlias = PersonWins | EntriesAre | PromotionOwes


class PromotionScript(ScriptOf[PromotionOrder, PromotionClaim], frozen=True):
    """A part of a file that is about one promotion."""
