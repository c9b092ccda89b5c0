"""Drills by themselves: the same seed gives the same drill, every lesson has one, and how answers are read."""

from __future__ import annotations

import pytest

from croupier import BOOKS, open_book
from croupier.training import DRILL_KINDS, Drill, DrillKind, NoSuchLesson, TrainingGround, judged


def _grounds() -> list[TrainingGround]:
    books = [open_book(name) for name in BOOKS]
    return [TrainingGround(book, variation.id) for book in books for variation in book.variations]


def _first(kind: DrillKind) -> Drill:
    ground = TrainingGround(open_book("crown-sydney"), "traditional")
    return ground.drill(ground.lessons((kind,))[0], "first")


@pytest.mark.parametrize("ground", [pytest.param(one, id=f"{one.book.id}-{one.variation}") for one in _grounds()])
def test_every_lesson_has_a_drill_that_is_about_it(ground: TrainingGround) -> None:
    assert {lesson.kind for lesson in ground.lessons()} == set(DRILL_KINDS)
    assert len({lesson.id for lesson in ground.lessons()}) == len(ground.lessons())
    for lesson in ground.lessons():
        drill = ground.drill(lesson, "some seed")
        assert drill.lesson == lesson
        assert drill.clauses[0] == lesson.clause
        assert drill == ground.drill(ground.lesson(lesson.id), "some seed")
        assert all(one.right for one in judged(drill, {one.id: _typed(drill, one.id) for one in drill.asks}))


def _typed(drill: Drill, asked: str) -> str:
    """As somebody types it who knows: money in dollars."""
    one = next(each for each in drill.asks if each.id == asked)
    return f"{int(one.answer) // 100}.{int(one.answer) % 100:02}" if one.by == "money" else one.answer


def test_other_seeds_give_other_drills() -> None:
    ground = TrainingGround(open_book("star-sydney"), "premium")
    lesson = ground.lessons((DrillKind.PAYOUT,))[0]
    assert len({(one.hands, one.stake) for one in (ground.drill(lesson, f"{seed}") for seed in range(20))}) > 15


def test_nothing_typed_is_nothing_paid_and_what_is_no_amount_is_wrong() -> None:
    drill = _first(DrillKind.PAYOUT)
    paid = int(drill.asks[1].answer)
    assert paid
    for given in ("", "0", "0.00", "much", "-5", "12.345", f"{paid}"):
        becomes, amount = judged(drill, {"becomes": drill.asks[0].answer, "paid": given})
        assert becomes.right
        assert not amount.right, given


def test_a_choice_that_is_not_made_is_wrong() -> None:
    assert not any(one.right for one in judged(_first(DrillKind.WINNER), {}))


def test_a_lesson_or_variation_that_there_is_not() -> None:
    book = open_book("canberra")
    with pytest.raises(NoSuchLesson):
        TrainingGround(book, "crown")
    with pytest.raises(NoSuchLesson):
        TrainingGround(book, "commission").lesson("winner canberra:99")


@pytest.mark.parametrize("name", BOOKS)
def test_all_that_is_told_of_a_slip_is_told_once(name: str) -> None:
    book = open_book(name)
    for variation in book.variations:
        ground = TrainingGround(book, variation.id)
        for lesson in ground.lessons((DrillKind.IRREGULARITY,)):
            for seed in range(4):
                drill = ground.drill(lesson, str(seed))
                assert len(set(drill.met)) == len(drill.met)
                assert len({str(one.says) for one in drill.asks[0].choices}) == len(drill.asks[0].choices)
