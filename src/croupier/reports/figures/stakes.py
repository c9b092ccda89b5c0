"""Stakes that were settled, kept as sums of whole numbers from which expectation and spread follow exactly.

What several patrons have on the same bet of a coup wins and loses together: the spread goes by all that one settlement
decides, squared, and by every two bets that it decides at once. Start at `StakeSums`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Final, TypeAlias

from croupier.money import Cents
from croupier.reports.cases import HeardAt
from croupier.reports.figures.expectation import GameLaw, StakeKind
from croupier.reports.figures.settling import SettledWager
from croupier.rulebooks import Rulebook
from croupier.table.state import Setup

GamePlayed: TypeAlias = tuple[str, str, int, tuple[tuple[str, str], ...]]  # edition, variation, decks and options

_NO_GAME: Final[GamePlayed] = ("", "", 0, ())


class GameLaws:
    """The games that were played in a period, and the law of each."""

    def __init__(self) -> None:
        self._setups: dict[GamePlayed, tuple[Rulebook, Setup]] = {}
        self._laws: dict[GamePlayed, GameLaw] = {}

    def game(self, heard: HeardAt) -> GamePlayed:
        setup = heard.before.setup or heard.after.setup
        if setup is None:
            return _NO_GAME
        game = (heard.book.edition, setup.variation, setup.decks, setup.options)
        self._setups.setdefault(game, (heard.book, setup))
        return game

    def law(self, game: GamePlayed) -> GameLaw | None:
        if game not in self._setups:
            return None
        if game not in self._laws:
            self._laws[game] = GameLaw(*self._setups[game])
        return self._laws[game]


class StakeSums:
    """Of one game: stakes by kind, and squares and products of what was settled together."""

    def __init__(self) -> None:
        self.stakes: Counter[StakeKind] = Counter()
        self.squares: Counter[tuple[StakeKind, StakeKind]] = Counter()

    def add(self, settled: Iterable[SettledWager]) -> None:
        """All that one event decides. What it undoes is taken off as it was added."""
        for sign in (1, -1):
            together: Counter[StakeKind] = Counter()
            for one in settled:
                if one.sign == sign:
                    together[StakeKind(one.wager, one.token)] += one.stake
            kinds = sorted(together)
            for place, kind in enumerate(kinds):
                self.stakes[kind] += sign * together[kind]
                for other in kinds[place:]:
                    self.squares[kind, other] += sign * together[kind] * together[other]

    def expected(self, law: GameLaw | None, kind: StakeKind) -> Fraction | None:
        found = law.of(kind) if law is not None else None
        return None if found is None else found.expected * self.stakes[kind]

    def variance(self, law: GameLaw, kind: StakeKind) -> Fraction:
        return law.covariance(kind, kind) * self.squares[kind, kind]

    def all_expected(self, law: GameLaw) -> Fraction:
        return sum((self.expected(law, kind) or Fraction(0) for kind in self.stakes), Fraction(0))

    def all_variance(self, law: GameLaw) -> Fraction:
        """Of everything together: two bets on one coup count twice, once for each."""
        return sum(
            (law.covariance(*pair) * total * (1 if pair[0] == pair[1] else 2) for pair, total in self.squares.items()),
            Fraction(0),
        )


def money_of(value: Fraction) -> Cents:
    """Rounded to the cent, for eyes."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)
