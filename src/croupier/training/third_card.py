"""Draw or stand: two hands as they lie, and who receives the next card.

Every cell of the table of play is a situation; the engine's tableau answers. Start at `ThirdCards`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from croupier.cards import TwoHands, point_count
from croupier.clauses import Clauses
from croupier.coup import DrawOrStand, Tableau, Terms
from croupier.languages import Message
from croupier.training.chances import DrillChance
from croupier.training.coups import card_worth, two_cards
from croupier.training.deciding import Deciding
from croupier.training.drill import Drill, DrillAsk, DrillChoice, DrillKind, Lesson, first_named

_COUNTS: Final = range(10)
NOBODY: Final = "none"
_CHOICES: Final = tuple(DrillChoice(one, Message(f"train-draw-{one}")) for one in ("player", "banker", NOBODY))


class PlayCell(NamedTuple):
    """Counts of the first two cards, and what Player's third card is worth, where it lies there."""

    player: int
    banker: int
    third: int | None


class ThirdCards:
    def __init__(self, terms: Terms) -> None:
        self.tableau = terms.tableau
        cited = {cell: _clauses(self.tableau, cell) for cell in _cells(self.tableau)}
        self.deciding = Deciding(cited.values())
        self._cells: dict[Lesson, list[PlayCell]] = {}
        for cell, clauses in cited.items():
            self._cells.setdefault(self._lesson(clauses), []).append(cell)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return tuple(self._cells)

    def _lesson(self, clauses: Clauses) -> Lesson:
        return Lesson(DrillKind.THIRD_CARD, self.deciding.of(clauses))

    def drill(self, lesson: Lesson, seed: str) -> Drill:
        chance = DrillChance(seed, lesson.id)
        return self.about(_hands(chance.pick(self._cells[lesson]), chance), seed)

    def about(self, hands: TwoHands, seed: str = "") -> Drill:
        """The drill of these hands, as they lie."""
        draw = self.tableau.next_draw(hands)
        lesson, answer = self._lesson(draw.clauses), NOBODY if draw.to is None else draw.to.value
        third = hands.player[2].points if len(hands.player) > 2 else None
        counts = {"player": point_count(hands.player[:2]), "banker": point_count(hands.banker[:2]), "third": third}
        return Drill(
            lesson=lesson,
            seed=seed,
            told=(Message("train-told-hands"),),
            asks=(DrillAsk("next", "choice", answer, _CHOICES),),
            clauses=first_named(lesson.clause, draw.clauses),
            why=(Message("train-why-counts", counts), Message(f"train-draw-{answer}")),
            hands=hands,
        )


def _cells(tableau: Tableau) -> Iterator[PlayCell]:
    for player in _COUNTS:
        for banker in _COUNTS:
            yield PlayCell(player, banker, None)
            natural = tableau.is_natural(player) or tableau.is_natural(banker)
            if not natural and tableau.player_act(player).value is DrawOrStand.DRAW:
                for third in _COUNTS:
                    yield PlayCell(player, banker, third)


def _clauses(tableau: Tableau, cell: PlayCell) -> Clauses:
    """Any cards of these counts will do."""
    return tableau.next_draw(_hands(cell, DrillChance("", ""))).clauses


def _hands(cell: PlayCell, chance: DrillChance) -> TwoHands:
    player, banker = two_cards(cell.player, chance), two_cards(cell.banker, chance)
    return TwoHands(player if cell.third is None else (*player, card_worth(cell.third, chance)), banker)
