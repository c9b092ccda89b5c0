"""A trainer for dealers: drills from a seed, each with the engine's answer and the clause that decides it.

Nothing here has a chance, a clock or a memory of its own: seed and what was learnt come in as facts. Start at
`TrainingGround.drill`; what is practised next: `spacing`.
"""

from croupier.training.drill import DRILL_KINDS, Drill, DrillAnswer, DrillAsk, DrillChoice, DrillKind, Lesson, judged
from croupier.training.ground import NoSuchLesson, TrainingGround
from croupier.training.spacing import Learnt, after_answer, next_lesson

__all__ = [
    "DRILL_KINDS",
    "Drill",
    "DrillAnswer",
    "DrillAsk",
    "DrillChoice",
    "DrillKind",
    "Learnt",
    "Lesson",
    "NoSuchLesson",
    "TrainingGround",
    "after_answer",
    "judged",
    "next_lesson",
]
