"""The trainer over HTTP: which books there are to practise, the next drill, and what an answer was worth.

For those who work on the floor, and on a demonstration for whoever comes: it is study, and knows no shoe in play. The
floor keeps nothing of it: a drill is made again from its lesson and seed, and what was learnt lies in the reader's
browser and comes with every question. No clock of the floor judges how long anybody took. Start at `train_api`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from croupier.floor import opened_books, shelved
from croupier.languages import Message, Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.languages.own import own
from croupier.rulebooks import Rulebook
from croupier.service.access import Body, answers, from_here, house_of, needs, session_of
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.roles import Role
from croupier.service.routes_documents import known_book
from croupier.service.routes_words import known_language
from croupier.training import (
    Drill,
    DrillAsk,
    DrillKind,
    Learnt,
    NoSuchLesson,
    TrainingGround,
    after_answer,
    judged,
    next_lesson,
)
from croupier.words.book import speaker_of

_TRAINED: Final = tuple(role for role in Role if role is not Role.PLAYER)


async def trainee(request: Request) -> None:
    """A demonstration asks nobody who they are; any other floor trains those who work there."""
    if not house_of(request).settings.demo:
        needs(await session_of(request), *_TRAINED)


train_api = APIRouter(
    prefix="/api/train",
    tags=["train"],
    dependencies=[Depends(from_here), Depends(trainee)],
    responses=answers(401, 403, 413, 421, 423, 503),
)

KindOfDrill: TypeAlias = Literal["third-card", "winner", "payout", "irregularity"]
_Text = Annotated[str, Field(max_length=200)]
_LARGEST = 1_000_000
_Figure = Annotated[int, Field(ge=0, le=_LARGEST)]
_MOST_LESSONS = 1000


class VariationTrained(BaseModel):
    id: str
    name: str


class BookTrained(BaseModel):
    """A book that can be practised, and its variations."""

    book: str
    casino: str
    title: str
    variations: list[VariationTrained]


class LearntSo(Body):
    """How it stands with one lesson, as the reader keeps it: its box, when it is due, how often asked and right."""

    lesson: _Text
    box: _Figure
    due: _Figure
    asked: _Figure
    right: _Figure


class NextDrill(Body):
    """`learnt` is what was learnt of this book and variation, `seed` whatever the reader's chance gave."""

    book: _Text
    variation: _Text
    kinds: Annotated[list[KindOfDrill], Field(min_length=1, max_length=4)]
    seed: _Text
    learnt: Annotated[list[LearntSo], Field(max_length=_MOST_LESSONS)] = []
    language: _Text = ENGLISH


class ChoiceShown(BaseModel):
    id: str
    says: str


class AskedShown(BaseModel):
    """One thing that is asked: a choice, a count from 0 to 9, or an amount of money in dollars."""

    id: str
    by: Literal["choice", "count", "money"]
    says: str
    choices: list[ChoiceShown]


class DrillShown(BaseModel):
    """A drill without its answer: lesson and seed make it again."""

    book: str
    variation: str
    kind: KindOfDrill
    lesson: str
    seed: str
    told: list[str]
    player: list[str]
    banker: list[str]
    asks: list[AskedShown]


class DrillAnswered(Body):
    """A drill by its lesson and seed, and what was answered to each thing that it asks."""

    book: _Text
    variation: _Text
    lesson: _Text
    seed: _Text
    given: Annotated[dict[_Text, _Text], Field(max_length=8)]
    learnt: Annotated[list[LearntSo], Field(max_length=_MOST_LESSONS)] = []
    language: _Text = ENGLISH


class AnswerJudged(BaseModel):
    id: str
    right: bool
    says: str  # the right answer


class DrillJudged(BaseModel):
    """Whether all of it was right, what would have been, why, and how it now stands with what was learnt."""

    right: bool
    answers: list[AnswerJudged]
    why: list[str]
    clauses: list[str]
    learnt: list[LearntSo]


@lru_cache(maxsize=64)
def _ground(book: str, edition: str, variation: str) -> TrainingGround:
    """Made once for each edition."""
    return TrainingGround(shelved(book), variation)


def _trained(book: Rulebook, variation: str) -> TrainingGround:
    try:
        return _ground(book.id, book.digest, variation)
    except NoSuchLesson:
        raise HttpError(422, ErrorCode.NOT_UNDERSTOOD, f"{book.id} has no variation {variation}") from None


@train_api.get("/books", responses=answers(404, 409))
async def books(language: str = ENGLISH) -> list[BookTrained]:
    """Every book that can be practised, with its variations."""
    known_language(language)
    return await asyncio.to_thread(lambda: [_book(one, language) for one in opened_books()])


def _book(book: Rulebook, language: str) -> BookTrained:
    told = own(book, speaker_of(book, language))
    variations = [VariationTrained(id=one.id, name=told(one.name)) for one in book.variations]
    return BookTrained(book=book.id, casino=book.source.casino, title=told(book.source.title), variations=variations)


@train_api.post("/next", responses=answers(404, 409, 422))
async def next_drill(asked: NextDrill) -> DrillShown:
    """The drill that comes next, by what was learnt: what is due first, then something new."""
    known_language(asked.language)
    return await asyncio.to_thread(_next, asked)


def _next(asked: NextDrill) -> DrillShown:
    book = known_book(asked.book)
    ground = _trained(book, asked.variation)
    lessons = ground.lessons(dict.fromkeys(DrillKind(kind) for kind in asked.kinds))
    learnt = _learnt(asked.learnt)
    lesson = next_lesson(lessons, learnt, _turn(learnt), asked.seed)
    return _shown(ground, ground.drill(lesson, asked.seed), speaker_of(book, asked.language))


@train_api.post("/answer", responses=answers(404, 409, 422))
async def answer(asked: DrillAnswered) -> DrillJudged:
    """Whether an answer is right, by the engine and its clauses; and what was learnt by it."""
    known_language(asked.language)
    return await asyncio.to_thread(_judge, asked)


def _judge(asked: DrillAnswered) -> DrillJudged:
    book = known_book(asked.book)
    ground, speaker = _trained(book, asked.variation), speaker_of(book, asked.language)
    try:
        lesson = ground.lesson(asked.lesson)
    except NoSuchLesson:
        raise HttpError(422, ErrorCode.NOT_UNDERSTOOD, f"{book.id} has no lesson {asked.lesson}") from None
    drill = ground.drill(lesson, asked.seed)
    found = judged(drill, asked.given)
    right = all(one.right for one in found)
    learnt = {one.lesson: one for one in _learnt(asked.learnt)}
    turn = _turn(learnt.values()) + 1
    learnt[lesson.id] = after_answer(learnt.get(lesson.id), lesson, turn, right=right)
    says = _DrillSays(book, speaker)
    return DrillJudged(
        right=right,
        answers=[AnswerJudged(id=one.asked.id, right=one.right, says=says.answer(one.asked)) for one in found],
        why=[says(one) for one in drill.why],
        clauses=[str(clause) for clause in drill.clauses],
        learnt=[_kept(one) for one in learnt.values()],
    )


def _learnt(said: Iterable[LearntSo]) -> list[Learnt]:
    return [Learnt(one.lesson, one.box, one.due, one.asked, one.right) for one in said]


def _kept(one: Learnt) -> LearntSo:
    """No larger than what may be sent again with the next question."""
    box, due, asked, right = (min(_LARGEST, figure) for figure in (one.box, one.due, one.asked, one.right))
    return LearntSo(lesson=one.lesson, box=box, due=due, asked=asked, right=right)


def _turn(learnt: Iterable[Learnt]) -> int:
    """How many drills were answered in all."""
    return sum(one.asked for one in learnt)


# --- in words ------------------------------------------------------------------------------------


class _DrillSays:
    """What a drill says, in the reader's language: messages of the catalogue, or texts of the book's own."""

    def __init__(self, book: Rulebook, speaker: Speaker) -> None:
        self.speaker, self.own = speaker, own(book, speaker)

    def __call__(self, one: Message | str) -> str:
        return self.own(one) if isinstance(one, str) else self.speaker.said(one)

    def answer(self, asked: DrillAsk) -> str:
        if asked.by == "money":
            return self.speaker.money(int(asked.answer))
        return next((self(one.says) for one in asked.choices if one.id == asked.answer), asked.answer)

    def asked(self, one: DrillAsk) -> AskedShown:
        choices = [ChoiceShown(id=each.id, says=self(each.says)) for each in one.choices]
        return AskedShown(id=one.id, by=one.by, says=self.speaker.say(f"train-ask-{one.id}"), choices=choices)


def _shown(ground: TrainingGround, drill: Drill, speaker: Speaker) -> DrillShown:
    says, hands = _DrillSays(ground.book, speaker), drill.hands
    return DrillShown(
        book=ground.book.id,
        variation=ground.variation,
        kind=drill.kind.value,
        lesson=drill.lesson.id,
        seed=drill.seed,
        told=[says(one) for one in drill.told],
        player=[str(card) for card in hands.player] if hands else [],
        banker=[str(card) for card in hands.banker] if hands else [],
        asks=[says.asked(one) for one in drill.asks],
    )
