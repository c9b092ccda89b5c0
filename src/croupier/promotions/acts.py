"""What an act at a promotion is, declared once beside the function that judges it: whose part it is, what must be so
before it, whether it has a chance now, and whether it can still be done when the promotion is over.

Start at `act`; decide.py finds an act by the type of its command.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from croupier.clauses import Clauses, Refusal
from croupier.promotions.rules import PromotionRules
from croupier.promotions.state import Promotion
from croupier.table import Command, Event, Instant
from croupier.table.acts import chapter_of, name_of

C = TypeVar("C", bound=Command)

PromotionAnswer: TypeAlias = tuple[Event, ...] | Refusal
PromotionBefore: TypeAlias = Callable[[Promotion, PromotionRules], Refusal | None]
# why it would be refused at an instant whatever its facts are: the judge refuses so too, for offers to ask before
PromotionChance: TypeAlias = Callable[[Promotion, PromotionRules, Instant], Refusal | None]
PromotionJudge: TypeAlias = Callable[[Promotion, C, PromotionRules], PromotionAnswer]


class PromotionRole(Enum):
    """Whose part it is."""

    OPERATOR = "operator"  # whoever acts for the operator
    SUPERVISOR = "supervisor"
    STAFF = "staff"  # whoever is on the book's ladder
    PATRON = "patron"  # for themselves, or staff for them


class PromotionPhase(Enum):
    """In which part of a promotion's life an act belongs."""

    FIRST = "first"  # it begins it
    OPEN = "open"  # begun, neither cancelled nor closed
    UNTIL_CLOSED = "until-closed"  # also when it was cancelled
    AND_AFTER = "and-after"  # also when it was closed


class PromotionAct(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    chapter: str
    role: PromotionRole
    judge: Callable[[Promotion, Any, PromotionRules], PromotionAnswer]
    clauses: Callable[[PromotionRules], Clauses]  # by which it is theirs
    chance: PromotionChance  # asked where nothing of `before` refuses
    before: tuple[PromotionBefore, ...] = ()
    when: PromotionPhase = PromotionPhase.OPEN


PROMOTION_ACTS: Final[dict[type[Command], PromotionAct]] = {}


def _offered(rules: PromotionRules) -> Clauses:
    return rules.chapter.prizes.offered.clauses


def _always(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    return None


def act(
    kind: type[C],
    role: PromotionRole,
    *before: PromotionBefore,
    when: PromotionPhase = PromotionPhase.OPEN,
    chance: PromotionChance = _always,
    clauses: Callable[[PromotionRules], Clauses] = _offered,
) -> Callable[[PromotionJudge[C]], PromotionJudge[C]]:
    """Enter the function that judges a command; `before` are looked at first, in their order.

    `chance` is a part of what it judges that needs no fact of the command.
    """

    def enter(judge: PromotionJudge[C]) -> PromotionJudge[C]:
        PROMOTION_ACTS[kind] = PromotionAct(
            name=name_of(kind),
            chapter=chapter_of(kind),
            role=role,
            judge=judge,
            clauses=clauses,
            chance=chance,
            before=before,
            when=when,
        )
        return judge

    return enter
