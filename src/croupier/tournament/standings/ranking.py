"""Who stands before whom, and why: chips, coups lasted, further coups, points, rounds reached.

Pure order: it knows no book and refuses nothing. Equal means equal: nobody is put first by the order of a list. Start
at `results_of` (a session) and `placings`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple

from croupier.money import Cents
from croupier.table import NOBODY
from croupier.table.state import Ratio
from croupier.tournament.sessions.rounds import round_of
from croupier.tournament.state import Entrant, EntrantStatus, Placing, Tournament, TournamentSession
from croupier.tournament.terms.schema import Round, TournamentTerms

DIVIDED = ("divide", "points-divided")  # what the terms say where equals share the points of their places


class Finish(NamedTuple):
    """What someone came to."""

    entrant: str
    lasted: bool  # to the end
    chips: Cents
    coup: int = 0  # after which they were out
    extra: tuple[Cents, ...] = ()  # chips of further coups
    points: Fraction = Fraction()
    round: int = 0
    table: str = ""

    @property
    def by_chips(self) -> tuple[Any, ...]:
        """The rounds reached, then chips at the end, or how long they lasted; then further coups."""
        return (self.round, self.lasted, self.chips if self.lasted else self.coup, self.extra)

    @property
    def by_points(self) -> tuple[Any, ...]:
        return (self.points, self.extra)


def ordered(finishes: Iterable[Finish], *, points: bool = False) -> list[list[Finish]]:
    """The best first; those who are equal together."""

    def key(one: Finish) -> tuple[Any, ...]:
        return one.by_points if points else one.by_chips

    best = sorted(finishes, key=key, reverse=True)
    return [list(group) for _, group in groupby(best, key)]


def placings(
    groups: Sequence[Sequence[Finish]], *, points: bool = False, shared: dict[str, Ratio] | None = None
) -> tuple[Placing, ...]:
    """A place for everyone; equals have the same, and the next comes after all of them."""
    everyone = [one for group in groups for one in group]
    places = {one.entrant: place for group, place in zip(groups, _firsts(groups), strict=True) for one in group}
    found = []
    for number, one in enumerate(everyone):
        after = everyone[number + 1] if number + 1 < len(everyone) else None
        value = (shared or {}).get(one.entrant, one.points.as_integer_ratio())
        found.append(
            Placing(
                one.entrant,
                places[one.entrant],
                one.chips,
                value,
                one.table,
                one.coup,
                one.extra,
                one.round,
                "" if after is None else parted_by(one, after, points=points),
                NOBODY if after is None else after.entrant,
            )
        )
    return tuple(found)


def _firsts(groups: Sequence[Sequence[Finish]]) -> list[int]:
    firsts, place = [], 1
    for group in groups:
        firsts.append(place)
        place += len(group)
    return firsts


def parted_by(one: Finish, after: Finish, *, points: bool) -> str:
    """What puts one before the other."""
    if points:
        if one.points != after.points:
            return "points"
    elif one.round != after.round:
        return "round"
    elif one.lasted != after.lasted or (not one.lasted and one.coup != after.coup):
        return "lasted"
    elif one.lasted and one.chips != after.chips:
        return "chips"
    return "extra-coups" if one.extra != after.extra else "equal"


# --- one session ---------------------------------------------------------------------------------


def results_of(tournament: Tournament, session: TournamentSession) -> list[Finish]:
    """Everyone who holds a seat of the session, with what was counted; whoever was sent away has none any more."""
    found = []
    for drawn in session.seats:
        entrant = tournament.entrants[drawn.entrant]
        if entrant.seat is None or entrant.seat.session != session.number:
            continue
        lasted = entrant.status is not EntrantStatus.ELIMINATED
        chips = entrant.chips if lasted else 0
        extra = further(session, entrant.id)
        found.append(
            Finish(entrant.id, lasted, chips, entrant.seat.coup, extra, Fraction(), session.round, drawn.table)
        )
    return found


def further(session: TournamentSession, entrant: str) -> tuple[Cents, ...]:
    """Someone's chips of the further coups after a session."""
    return tuple(chips for turn in session.play_offs for one, chips in turn if one == entrant)


def by_table(results: Sequence[Finish]) -> dict[str, list[Finish]]:
    tables: dict[str, list[Finish]] = {}
    for one in results:
        tables.setdefault(one.table, []).append(one)
    return tables


def points_for(one_round: Round, groups: Sequence[Sequence[Finish]]) -> dict[str, Ratio]:
    """The points of each place; equals have theirs put together and divided."""
    found: dict[str, Ratio] = {}
    for group, first in zip(groups, _firsts(groups), strict=True):
        worth = contested(one_round, first, len(group))
        each = Fraction(sum(worth), len(group))
        found.update({one.entrant: each.as_integer_ratio() for one in group})
    return found


def contested(one_round: Round, first: int, number: int) -> list[int]:
    """The points of so many places from one on."""
    points = one_round.points
    return [points[place - 1] if place <= len(points) else 0 for place in range(first, first + number)]


def unparted_points(one_round: Round, groups: Sequence[Sequence[Finish]]) -> list[str]:
    """Equals whose places have different points."""
    for group, first in zip(groups, _firsts(groups), strict=True):
        if len(group) > 1 and len(set(contested(one_round, first, len(group)))) > 1:
            return [one.entrant for one in group]
    return []


def not_told(one_round: Round, points: Mapping[str, Fraction], *, divided: bool) -> tuple[str, ...]:
    """Whose points of a session are none of those that the terms have for a place, whole or shared by equals.

    At one table the places are known from the points; of several it is not known who sat at which.
    """
    tables = one_round.tables or -(-len(points) // max(one_round.seats, 1))
    if tables > 1:
        longest = one_round.seats if divided else 1
        runs = [(first, number) for first in range(1, one_round.seats + 1) for number in range(1, longest + 1)]
        possible = {Fraction(sum(contested(one_round, *run)), run[1]) for run in runs}
        too_many = sum(points.values()) > tables * sum(one_round.points)
        return tuple(one for one, value in points.items() if too_many or value not in possible)
    groups = ordered((Finish(one, True, 0, points=value) for one, value in points.items()), points=True)
    if not divided and unparted_points(one_round, groups):
        return tuple(unparted_points(one_round, groups))
    known = points_for(one_round, groups)
    return tuple(one for one, value in points.items() if value != Fraction(*known[one]))


def straddling(groups: Sequence[Sequence[Finish]], number: int) -> list[str]:
    """Equals of whom some would go on and some not, where so many do."""
    through = 0
    for group in groups:
        if through < number < through + len(group):
            return [one.entrant for one in group]
        through += len(group)
    return []


def first_of(groups: Sequence[Sequence[Finish]], number: int) -> list[str]:
    return [one.entrant for group in groups for one in group][:number]


# --- a round, and the whole ----------------------------------------------------------------------


def further_in_round(tournament: Tournament, number: int, entrant: str) -> tuple[Cents, ...]:
    """Further coups after any session of a round: equals may have played in different ones."""
    sessions = (one for one in tournament.sessions.values() if one.round == number and one.repechage is None)
    return tuple(chips for session in sessions for chips in further(session, entrant))


def finish_in_round(tournament: Tournament, entrant: Entrant, number: int) -> Finish:
    """What someone came to in a round, by the last session of it that they played."""
    score = next(one for one in reversed(entrant.scores) if one.round == number)
    extra = further_in_round(tournament, number, entrant.id)
    lasted = score.coup == 0
    return Finish(entrant.id, lasted, score.chips, score.coup, extra, entrant.points, number)


def final_finish(tournament: Tournament, entrant: Entrant, *, points: bool) -> Finish:
    """What someone came to in the whole tournament."""
    extra = tuple(chips for turn in tournament.play_offs for one, chips in turn if one == entrant.id)
    if not entrant.scores:
        return Finish(entrant.id, False, 0, 0, extra)
    last = entrant.scores[-1]
    if points:
        return Finish(entrant.id, True, last.chips, 0, extra, entrant.points, last.round)
    one = finish_in_round(tournament, entrant, last.round)
    return one._replace(extra=(*one.extra, *extra))


def is_last(terms: TournamentTerms, session: TournamentSession) -> bool:
    """A session of the round that ends the tournament."""
    if session.repechage is not None:
        return False
    return session.round == len(terms.format.round) or round_of(terms, session).progress.by == "final"
