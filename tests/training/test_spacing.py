"""What is practised next: what was wrong comes back soon and not at once, what is known waits longer each time."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from croupier import open_book
from croupier.training import DRILL_KINDS, DrillKind, Learnt, Lesson, TrainingGround, after_answer, next_lesson
from croupier.training.spacing import LAST_BOX, SOON

LESSONS = TrainingGround(open_book("crown-sydney"), "crown").lessons()


def _practised(drills: int, wrong: frozenset[str] = frozenset()) -> list[str]:
    """Which lessons come, where these are always answered wrong and all others right."""
    learnt: dict[str, Learnt] = {}
    came: list[str] = []
    for turn in range(drills):
        lesson = next_lesson(LESSONS, learnt.values(), turn, f"seed-{turn}")
        came.append(lesson.id)
        learnt[lesson.id] = after_answer(learnt.get(lesson.id), lesson, turn + 1, right=lesson.id not in wrong)
    return came


def _places(came: list[str], lesson: str) -> list[int]:
    return [place for place, one in enumerate(came) if one == lesson]


def test_a_lesson_answered_wrong_comes_back_soon_and_not_at_once() -> None:
    first = _practised(1)[0]
    places = _places(_practised(40, frozenset({first})), first)
    gaps = [after - before for before, after in pairwise(places)]
    assert len(places) > 6
    assert set(gaps) <= {SOON + 1, SOON + 2, SOON + 3}


def test_a_lesson_that_is_known_waits_longer_each_time() -> None:
    first = _practised(1)[0]
    places = _places(_practised(400), first)
    gaps = [after - before for before, after in pairwise(places)]
    assert gaps[0] > SOON
    assert gaps[:3] == sorted(gaps[:3])


def test_everything_comes_in_time_also_where_much_is_never_learnt() -> None:
    came = set(_practised(3 * len(LESSONS), frozenset(_practised(9))))
    assert came == {one.id for one in LESSONS}


def test_what_was_wrong_is_asked_more_often_than_what_was_right() -> None:
    wrong = frozenset(_practised(4)[:2])
    came = Counter(_practised(120, wrong))
    others = [count for lesson, count in came.items() if lesson not in wrong]
    assert min(came[one] for one in wrong) > 3 * max(others)


def test_new_lessons_are_of_every_kind() -> None:
    first = [id.split(" ")[0] for id in _practised(40)]
    assert {DrillKind(one) for one in first} == set(DRILL_KINDS)


def test_boxes_have_an_end_and_a_wrong_answer_goes_back_to_the_first() -> None:
    lesson: Lesson = LESSONS[0]
    learnt: Learnt | None = None
    for turn in range(1, 20):
        learnt = after_answer(learnt, lesson, turn, right=True)
    assert learnt is not None
    assert (learnt.box, learnt.asked, learnt.right) == (LAST_BOX, 19, 19)
    assert after_answer(learnt, lesson, 20, right=False) == Learnt(lesson.id, 0, 20 + SOON, 20, 19)
