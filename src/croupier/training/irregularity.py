"""What the book does about a slip: what went wrong and how it stands, and which of four remedies is allowed.

The rows are the book's own irregularities. A row is asked for with all of its circumstances, and with whatever keeps
the rows before it from holding, so that the question has one answer. Start at `SlipDrills`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from croupier.clauses import Clauses, together
from croupier.languages import Message
from croupier.rulebooks import Rulebook
from croupier.rulebooks.irregularities import Irregularity, Remedy
from croupier.rulebooks.provisions import ALL
from croupier.training.chances import DrillChance
from croupier.training.deciding import Deciding
from croupier.training.drill import Drill, DrillAsk, DrillChoice, DrillKind, Lesson, first_named

_CHOICES: Final = 4
# effects that come to the same for whoever chooses, so that no wrong answer is nearly right
_ALIKE: Final = {
    "burn-stays-omitted": "results-stand",
    "play-on": "results-stand",
    "reopen-coup": "card-to-its-hand",
    "card-to-banker": "card-to-its-hand",
    "card-begins-dummy-coup": "dummy-coup",
    "void-past-coup": "void-coup",
    "reverse-past-coup": "void-coup",
    "reverse-past-coup-forfeiting": "void-coup",
    "void-coup-forfeiting": "void-coup",
    "reverse-past-wager": "void-wager",
    "offer-removal": "offer-retract-or-reduce",
    "permit-changes": "offer-retract-or-reduce",
}
NOT: Final = "not "
# circumstances of which one or the other holds
_EITHER: Final = (
    ("card-exposed", "card-unexposed"),
    ("none-exposed", "some-exposed"),
    ("first-coup", "later-coup"),
    ("last-coup", "not-last-coup"),
    ("first-card", "later-card"),
    ("banker-draws", "banker-stands"),
    ("on-player", "on-banker"),
    ("past-coup", "coup-in-hand"),
)
_OPPOSITE: Final = {one: other for pair in _EITHER for one, other in (pair, pair[::-1])}
# what cannot be where another is: a result that lies there still is of no earlier coup
_EXCLUDES: Final = {
    "result-announced": frozenset({"earlier-coup", "between-coups", "nothing-dealt-since", "past-coup"}),
    "earlier-coup": frozenset({"result-announced"}),
    "third-card": frozenset({"none-exposed"}),
}


class _Asking(NamedTuple):
    """A row, and what is said of how it stands."""

    row: Irregularity
    met: tuple[str, ...]


class SlipDrills:
    def __init__(self, book: Rulebook, variation: str, options: Mapping[str, str]) -> None:
        self.names = {rank.id: rank.name for rank in book.authority.rank}
        rows = [row for row in book.irregularities.irregularity if _here(row, variation, options)]
        self.remedies = [remedy for row in rows for remedy in row.remedy]
        # one sentence may stand for more than one effect, here and there in the book
        self._meant: dict[str, set[frozenset[str]]] = {}
        for remedy in self.remedies:
            self._meant.setdefault(remedy.about, set()).add(_comes_to(remedy))
        asking = list(_reachable(rows))
        deciding = Deciding(_cited(one.row) for one in asking)
        self._rows: dict[Lesson, list[_Asking]] = {}
        for one in asking:
            lesson = Lesson(DrillKind.IRREGULARITY, deciding.of(_cited(one.row)))
            self._rows.setdefault(lesson, []).append(one)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return tuple(self._rows)

    def drill(self, lesson: Lesson, seed: str) -> Drill:
        chance = DrillChance(seed, lesson.id)
        row, met = chance.pick(self._rows[lesson])
        remedy = chance.pick(row.remedy)
        offered = chance.shuffled([remedy, *self._others(row, chance)])
        choices = tuple(DrillChoice(str(place), one.about) for place, one in enumerate(offered, start=1))
        return Drill(
            lesson=lesson,
            seed=seed,
            told=(Message(f"slip-{row.slip}"), *(_said(one) for one in met), Message("train-told-remedy")),
            asks=(DrillAsk("remedy", "choice", str(offered.index(remedy) + 1), choices),),
            clauses=first_named(lesson.clause, together(remedy.clauses, row.clauses)),
            why=tuple(self._why(row, remedy)),
            slip=row.slip,
            met=met,
        )

    def _why(self, row: Irregularity, remedy: Remedy) -> Iterator[Message | str]:
        yield remedy.about
        yield Message("train-why-rank", {"rank": self.names.get(remedy.rank, remedy.rank)})
        others = [one for one in row.remedy if one is not remedy]
        if others:
            yield Message("train-why-also")
            yield from (one.about for one in others)

    def _others(self, row: Irregularity, chance: DrillChance) -> list[Remedy]:
        """Remedies of the book that this row does not allow, and that each do something else."""
        done = {meant for one in row.remedy for meant in self._meant[one.about]}
        found: list[Remedy] = []
        for one in chance.shuffled(self.remedies):
            if not self._meant[one.about] & done and len(found) < _CHOICES - 1:
                done |= self._meant[one.about]
                found.append(one)
        return found


def _comes_to(remedy: Remedy) -> frozenset[str]:
    """Beside other effects it says little that the coup goes on, or is taken up again."""
    effects = {_ALIKE.get(effect, effect) for effect in remedy.does}
    return frozenset(effects - {"results-stand", "card-to-its-hand"} or effects - {"results-stand"} or effects)


def _here(row: Irregularity, variation: str, options: Mapping[str, str]) -> bool:
    key, _, value = row.where_option.partition("=")
    chosen = not key or options.get(key) == value
    return chosen and (row.variations == ALL or variation in row.variations)


def _cited(row: Irregularity) -> Clauses:
    return together(row.clauses, *(one.clauses for one in row.remedy))


def _said(circumstance: str) -> Message:
    return Message(f"train-{'not' if circumstance.startswith(NOT) else 'when'}-{circumstance.removeprefix(NOT)}")


def _reachable(rows: list[Irregularity]) -> Iterator[_Asking]:
    for place, row in enumerate(rows):
        met = _told_apart(row, [one for one in rows[:place] if one.slip == row.slip])
        if met is not None:
            yield _Asking(row, met)


def _told_apart(row: Irregularity, before: list[Irregularity]) -> tuple[str, ...] | None:
    """The row's circumstances, and one of each earlier row that is not so; none where an earlier one always holds."""
    met: list[str] = list(row.when)
    for one in before:
        if any(_excluded(each, met) for each in one.when):
            continue
        left = [each for each in one.when if each not in met]
        if not left:
            return None
        met.append(_OPPOSITE.get(left[0], NOT + left[0]))
    return tuple(met)


def _excluded(circumstance: str, met: list[str]) -> bool:
    if NOT + circumstance in met or _OPPOSITE.get(circumstance) in met:
        return True
    return any(circumstance in _EXCLUDES.get(one, ()) for one in met)
