"""The sheet: questions and answers by somebody who had the documents and nothing else, put to the trainer.

A line of `sheet.csv` is one question: a hand that draws or stands, who wins, what a wager is paid with this smallest
chip, or what is done about a slip; with the clauses that the document has for it. A leaflet has no numbers, and its
clauses are not compared.
"""

from __future__ import annotations

import csv
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from croupier import BOOKS, open_book, read_cards
from croupier.cards import TwoHands
from croupier.coup import Stake
from croupier.training import Drill, DrillKind, TrainingGround

Question = dict[str, str]
QUESTIONS: Final = list(csv.DictReader((Path(__file__).parent / "sheet.csv").read_text("utf-8").splitlines()))
IDS: Final = [f"{number}-{one['book']}-{one['ask']}" for number, one in enumerate(QUESTIONS, start=2)]
UNNUMBERED: Final = "crown-brochure"

# the sheet's names of slips as the table reports them, with what must be among the circumstances told
SLIPS: Final[dict[str, tuple[str, frozenset[str]]]] = {
    "third-to-player-banker-draws": ("third-card-to-player", frozenset({"banker-draws"})),
    "third-to-player-banker-stands": ("third-card-to-player", frozenset({"banker-stands"})),
    "third-to-player-banker-stands-unseen": ("third-card-to-player", frozenset({"banker-stands", "card-unexposed"})),
    "third-to-banker": ("third-card-to-banker", frozenset()),
    "face-up-first": ("face-up-card", frozenset({"first-card"})),
    "face-up-later": ("face-up-card", frozenset({"later-card"})),
    "excess-undisclosed": ("excess-card", frozenset({"card-unexposed"})),
    "excess-exposed": ("excess-card", frozenset({"card-exposed"})),
    "order-unknown": ("order-unknown", frozenset()),
    "not-burned": ("burn-omitted", frozenset()),
}
# what each answer of the sheet is among the effects that a remedy has
DONE: Final[dict[str, str]] = {
    "banker-third-card": "card-to-banker",
    "settle-then-no-bet-coup": "card-begins-dummy-coup",
    "first-of-next-coup": "card-begins-next-coup",
    "as-face-down": "card-to-its-hand",
    "void": "void-coup",
    "play-goes-on": "burn-stays-omitted",
}
NO_BET: Final = frozenset({"dummy-coup", "card-begins-dummy-coup"})
# no remedy is chosen when cards run out: the dealer declares it, and every book voids the coup
NOT_ASKED: Final = "too-few-cards"


@cache
def _ground(book: str, variation: str) -> TrainingGround:
    named = {one.name.casefold(): one.id for one in open_book(book).variations}
    return TrainingGround(open_book(book), named[variation.casefold()] if variation else next(iter(named.values())))


def _hands(cards: str) -> TwoHands:
    player, banker = cards.split("/")
    return TwoHands(tuple(read_cards(player)), tuple(read_cards(banker)))


@pytest.mark.parametrize("book", BOOKS)
def test_the_sheet_has_enough_of_every_book(book: str) -> None:
    asked = Counter(one["ask"] for one in QUESTIONS if one["book"] == book)
    assert asked.total() >= 13
    assert min(asked["draw"], asked["pays"]) >= 4
    assert book == UNNUMBERED or asked["slip"] >= 5


@pytest.mark.parametrize("question", [one for one in QUESTIONS if one["of"] != NOT_ASKED], ids=lambda one: one["of"])
def test_the_trainer_answers_as_the_sheet(question: Question) -> None:
    match question["ask"]:
        case "draw":
            drill = _ground(question["book"], "").third_cards.about(_hands(question["cards"]))
            given = _given(drill, "next")
            assert (given == question["of"]) is (question["answer"] == "draw")
        case "winner":
            drill = _ground(question["book"], "").winners.about(_hands(question["cards"]))
            assert _given(drill, "winner") == question["answer"]
        case "pays":
            drill = _paid(question)
        case _:
            drill = _slip(question)
    _cites(drill, question)


def _paid(question: Question) -> Drill:
    ground = _ground(question["book"], question["variation"])
    stake = Stake(question["of"].casefold(), int(question["stake"]) * 100)
    drill = ground.payouts.about(_hands(question["cards"]), stake, int(question["chip"]) * 100)
    assert drill is not None
    lost = question["answer"] == "lost"
    assert (_given(drill, "becomes") == "loses") is lost
    assert _given(drill, "paid") == ("0" if lost else str(int(question["answer"]) * 100))
    return drill


def _slip(question: Question) -> Drill:
    """Every drill of this slip does so: of a card that has no next coup the sheet does not speak."""
    ground = _ground(question["book"], "")
    slip, told = SLIPS[question["of"]]
    lessons = ground.lessons((DrillKind.IRREGULARITY,))
    every = [ground.drill(lesson, f"sheet-{seed}") for lesson in lessons for seed in range(30)]
    about = [one for one in every if one.slip == slip and told <= set(one.met) and "last-coup" not in one.met]
    about = [one for one in about if "result-announced" not in one.met]
    assert about, "no drill asks it"
    remedies = [row for row in ground.book.irregularities.irregularity if row.slip == slip]
    for drill in about:
        said = next(one.says for one in drill.asks[0].choices if one.id == drill.asks[0].answer)
        done = {effect for row in remedies for one in row.remedy if one.about == said for effect in one.does}
        wanted = NO_BET if question["answer"] == "no-bet-coup" else {DONE[question["answer"]]}
        assert done & wanted, f"{said}: {done}"
    return next(one for one in about if _cited(one, question["clauses"])) if question["clauses"] else about[0]


def _given(drill: Drill, asked: str) -> str:
    return next(one.answer for one in drill.asks if one.id == asked)


def _cites(drill: Drill, question: Question) -> None:
    if question["book"] == UNNUMBERED:
        assert drill.clauses
        return
    for clause in filter(None, question["clauses"].split("; ")):
        assert _cited(drill, clause), f"{clause} is not among {', '.join(drill.clauses)}"


def _cited(drill: Drill, clause: str) -> bool:
    """The clause itself, or a line of the table that it has."""
    number = clause.replace(" Table ", "/Table ")
    found = [one.partition(":")[2] for one in map(str, drill.clauses)]
    return any(one == number or one.startswith((f"{number}/", f"{number}:")) for one in found)
