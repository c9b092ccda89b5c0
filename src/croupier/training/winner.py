"""Who wins and with what count, whether a natural decided it, and which hands begin with a pair.

The engine's facts answer. Start at `WinnerDrills`.
"""

from __future__ import annotations

from typing import Final

from croupier.cards import PairKind, TwoHands
from croupier.clauses import Clauses, together
from croupier.coup import WORDS, Facts, Terms, Winner
from croupier.languages import Message
from croupier.training.chances import DrillChance
from croupier.training.coups import dealt_coup
from croupier.training.deciding import Deciding
from croupier.training.drill import Drill, DrillAsk, DrillChoice, DrillKind, Lesson, first_named

_TRIES: Final = 2000  # coups dealt until one is about the lesson
_WINNERS: Final = tuple(DrillChoice(one.value, Message(f"train-winner-{one.value}")) for one in Winner)
_NATURAL: Final = tuple(DrillChoice(one, Message(f"train-natural-{one}")) for one in ("yes", "no"))
_PAIRS: Final = tuple(DrillChoice(one, Message(f"train-pairs-{one}")) for one in ("none", "player", "banker", "both"))


class WinnerDrills:
    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        # who wins with nothing, and ties of every count, are results as well
        results = [(winner, count) for winner in Winner for count in range(10) if count or winner is Winner.TIE]
        cited = [terms.ranking.of(*result) for result in results]
        self.deciding = Deciding(cited)
        self.lessons = tuple(dict.fromkeys(self._lesson(clauses) for clauses in cited))

    def _lesson(self, clauses: Clauses) -> Lesson:
        return Lesson(DrillKind.WINNER, self.deciding.of(clauses))

    def drill(self, lesson: Lesson, seed: str) -> Drill:
        chance = DrillChance(seed, lesson.id)
        for _ in range(_TRIES):
            hands = dealt_coup(self.terms.tableau, chance)
            if self._lesson(self._ranked(Facts.of(hands))) == lesson:
                return self.about(hands, seed)
        raise AssertionError(f"no coup was found for {lesson.id}")

    def _ranked(self, facts: Facts) -> Clauses:
        return self.terms.ranking.of(facts.winner, facts.winning_total)

    def about(self, hands: TwoHands, seed: str = "") -> Drill:
        """The drill of this coup, which is complete."""
        facts = Facts.of(hands)
        clauses = self._ranked(facts)
        lesson = self._lesson(clauses)
        natural = bool(WORDS["natural"].read(facts))
        pairs = _pairs(facts)
        high, low = facts.winning_total, min(facts.player_total, facts.banker_total)
        cited = together(
            clauses,
            self.terms.counting.of(hands.player, hands.banker),
            self.terms.tableau.natural_by(facts.player_first_two, facts.banker_first_two) if natural else (),
        )
        return Drill(
            lesson=lesson,
            seed=seed,
            told=(Message("train-told-coup"),),
            asks=(
                DrillAsk("winner", "choice", facts.winner.value, _WINNERS),
                DrillAsk("count", "count", str(high)),
                DrillAsk("natural", "choice", "yes" if natural else "no", _NATURAL),
                DrillAsk("pairs", "choice", pairs, _PAIRS),
            ),
            clauses=first_named(lesson.clause, cited),
            why=(
                Message("result", {"winner": facts.winner.value, "high": high, "low": low}),
                Message(f"train-natural-{'yes' if natural else 'no'}"),
                Message(f"train-pairs-{pairs}"),
            ),
            hands=hands,
        )


def _pairs(facts: Facts) -> str:
    player, banker = facts.player_pair is not PairKind.NONE, facts.banker_pair is not PairKind.NONE
    return "both" if player and banker else "player" if player else "banker" if banker else "none"
