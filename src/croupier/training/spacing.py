"""What is practised next: Leitner's boxes, counted in drills and not in days.

A lesson answered right waits twice as long each time, one answered wrong comes back soon. What was learnt is a fact
that comes in; whoever practises keeps it. Start at `next_lesson`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from croupier.training.chances import DrillChance
from croupier.training.drill import Lesson

SOON: Final = 3  # drills until a lesson in the first box comes back: never the very next
LAST_BOX: Final = 5
_NEW_EVERY: Final = 3  # drills: else whoever errs a lot sees the same few lessons and never the rest of the book


class Learnt(msgspec.Struct, frozen=True):
    """How it stands with one lesson: `due` is the number of drills answered in all after which it is due again."""

    lesson: str
    box: int
    due: int
    asked: int
    right: int


def next_lesson(lessons: Sequence[Lesson], learnt: Iterable[Learnt], turn: int, seed: str) -> Lesson:
    """`turn` is how many drills were answered. What is due comes first, what was wrong before others; every third
    drill, and where nothing is due, something new; once all was met, whatever is due soonest."""
    known = {one.lesson: one for one in learnt}
    met = [(known[lesson.id], lesson) for lesson in lessons if lesson.id in known]
    due = [one for one in met if one[0].due <= turn]
    new = [lesson for lesson in lessons if lesson.id not in known]
    if due and (not new or turn % _NEW_EVERY):
        return min(due, key=lambda one: (one[0].box > 0, one[0].due))[1]
    if new:
        chance = DrillChance(seed, "new")
        kind = chance.pick(list(dict.fromkeys(lesson.kind for lesson in new)))  # each kind as often as any other
        return chance.pick([lesson for lesson in new if lesson.kind is kind])
    return min(met, key=lambda one: one[0].due)[1]


def after_answer(before: Learnt | None, lesson: Lesson, turn: int, *, right: bool) -> Learnt:
    """How it stands once this drill is the one that was answered last, as number `turn`."""
    box = min(before.box + 1 if before else 1, LAST_BOX) if right else 0
    asked, known = (before.asked, before.right) if before else (0, 0)
    return Learnt(lesson.id, box, turn + (SOON << box), asked + 1, known + right)
