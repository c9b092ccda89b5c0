"""Two hundred drills of every book, each answered again by those who share no code with the engine's coup.

Cards and money are answered by the second path of a verification, slips by what was typed from the documents.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from typing import Any

import pytest

from croupier import BOOKS, Rulebook, open_book
from croupier.table import Down, Limit, Setup
from croupier.training import DRILL_KINDS, Drill, DrillKind, TrainingGround
from croupier.training.irregularity import NOT
from croupier.verify.recompute.conditions import answers
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.hands import TableOfPlay
from croupier.verify.recompute.pays import one_coup
from expected.irregularities import typed_for

DRILLS = 200


def drills(book: Rulebook) -> Iterator[tuple[TrainingGround, Drill]]:
    """Of each kind and variation in turn, every lesson of it before any comes again."""
    grounds = [TrainingGround(book, variation.id) for variation in book.variations]
    ways = [
        (ground, cycle(ground.lessons((kind,))))
        for kind in DRILL_KINDS
        for ground in grounds
        if ground.lessons((kind,))
    ]
    for number, (ground, lessons) in enumerate(islice(cycle(ways), DRILLS)):
        yield ground, ground.drill(next(lessons), f"drill-{number}")


@cache
def _made(name: str) -> tuple[tuple[TrainingGround, Drill], ...]:
    return tuple(drills(open_book(name)))


def answer(drill: Drill, asked: str) -> str:
    return next(one.answer for one in drill.asks if one.id == asked)


@pytest.mark.parametrize("name", BOOKS)
def test_every_kind_is_among_the_drills(name: str) -> None:
    made = Counter(drill.kind for _, drill in _made(name))
    assert set(made) == set(DRILL_KINDS)
    assert made.total() == DRILLS
    assert min(made.values()) >= 40


@pytest.mark.parametrize("name", BOOKS)
def test_the_next_card_by_the_second_path(name: str) -> None:
    play = TableOfPlay(open_book(name))
    for _, drill in _of(name, DrillKind.THIRD_CARD):
        assert drill.hands is not None
        to, clauses = play.next_card(drill.hands.player, drill.hands.banker)
        assert answer(drill, "next") == (to.value if to else "none")
        assert set(drill.clauses) == set(clauses)
        assert drill.lesson.clause in clauses


@pytest.mark.parametrize("name", BOOKS)
def test_who_wins_by_the_second_path(name: str) -> None:
    play = TableOfPlay(open_book(name))
    for _, drill in _of(name, DrillKind.WINNER):
        assert drill.hands is not None
        told = answers(play, drill.hands.player, drill.hands.banker)
        pairs = [side for side in ("player", "banker") if told[f"{side}-pair"] != "none"]
        assert answer(drill, "winner") == told["winner"]
        assert answer(drill, "count") == str(told["total"])
        assert answer(drill, "natural") == ("yes" if told["natural"] else "no")
        assert answer(drill, "pairs") == ("both" if len(pairs) == 2 else next(iter(pairs), "none"))


@pytest.mark.parametrize("name", BOOKS)
def test_payouts_by_the_second_path(name: str) -> None:
    book = open_book(name)
    play = TableOfPlay(book)
    for ground, drill in _of(name, DrillKind.PAYOUT):
        assert drill.hands is not None
        setup = Setup(
            variation=ground.variation, decks=book.cards.decks.default, options=tuple(ground.terms.options.items()),
            chips=(drill.chip,), layout="A", places=7, limits=Limit(100, 5_000_00),
        )  # fmt: skip
        down = Down(1, "A", drill.wager, drill.stake, drill.stake, 1)
        told = answers(play, drill.hands.player, drill.hands.banker)
        settled = one_coup(Game(book, setup), [down], told, approved=False)[1].settled
        assert answer(drill, "paid") == str(settled.profit)
        assert answer(drill, "becomes") == settled.resolution.value
        assert set(drill.clauses) >= set(settled.clauses)


@pytest.mark.parametrize("name", BOOKS)
def test_every_coup_of_a_drill_is_dealt_to_its_end(name: str) -> None:
    play = TableOfPlay(open_book(name))
    for _, drill in (*_of(name, DrillKind.WINNER), *_of(name, DrillKind.PAYOUT)):
        assert drill.hands is not None
        assert play.next_card(drill.hands.player, drill.hands.banker)[0] is None


# --- slips ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOOKS)
def test_slips_by_what_was_typed(name: str) -> None:
    book = open_book(name)
    for ground, drill in _of(name, DrillKind.IRREGULARITY):
        allowed = _allowed(book, ground, drill)
        (asked,) = drill.asks
        assert len(asked.choices) == 4
        for choice in asked.choices:
            right = choice.id == asked.answer
            known = {remedy.does for row in book.irregularities.irregularity for remedy in row.remedy
                     if remedy.about == choice.says and (row.slip == drill.slip or not right)}  # fmt: skip
            assert bool(known & allowed) is right, f"{drill.slip} {drill.met}: {choice.says}"


def _allowed(book: Rulebook, ground: TrainingGround, drill: Drill) -> set[tuple[str, ...]]:
    """What the first typed row does whose circumstances are all told, and that is not ruled out by what is told."""
    told = {one for one in drill.met if not one.startswith(NOT)}
    rows: dict[frozenset[str], set[tuple[str, ...]]] = {}
    for slip, when, does, _ in typed_for(book):
        if slip == drill.slip:
            rows.setdefault(when, set()).add(does)
    return next(does for when, does in rows.items() if _holds(when, told, ground.terms.options))


def _holds(when: frozenset[str], told: set[str], options: Any) -> bool:
    for one in when:
        key, chosen, value = one.partition("=")
        if key != "late" and (options.get(key) != value if chosen else one not in told):
            return False
    return True


def _of(name: str, kind: DrillKind) -> list[tuple[TrainingGround, Drill]]:
    return [one for one in _made(name) if one[1].kind is kind]
