"""Wagers over several coups as said to live on against as they should, with the indicators and the Late areas.

It compares and reckons nothing. Start at `lies_on`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Clauses, Silent
from croupier.languages import Message
from croupier.table.state import StreakDown, Tails
from croupier.verify.recompute.difference import Found, phrase
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.placing import facts_of
from croupier.verify.recompute.streaks import UNKNOWN, Lying


def lies_on(game: Game, said: Lying, right: Lying) -> list[Found]:
    found = lives_on(game, said.streaks, right.streaks) + indicators(game, said.tails, right.tails)
    if sorted(said.late_open) != sorted(right.late_open):
        told, opened = " ".join(said.late_open), " ".join(right.late_open)
        found.append(Found("wrong-late-area", told, opened, _tail_clauses(game)))
    return found


def lives_on(game: Game, said: tuple[StreakDown, ...], right: tuple[StreakDown, ...]) -> list[Found]:
    told, expected = {one.down.number: one for one in said}, {one.down.number: one for one in right}
    found = []
    for number in sorted({*told, *expected}):
        if not _alike(told.get(number), expected.get(number)) or len(told) != len(said):
            down = (expected.get(number) or told[number]).down
            told_count, right_count = _count(told.get(number)), _count(expected.get(number))
            found.append(Found("wrong-streak", told_count, right_count, game.clauses(down.wager), facts_of(down)))
    return found


def _alike(said: StreakDown | None, right: StreakDown | None) -> bool:
    """A wager, its count and of which coup it is; the latter only where the log told every coup."""
    if said is None or right is None:
        return said is right
    return said == (replace(right, since=said.since) if right.since == UNKNOWN else right)


def indicators(game: Game, said: Tails, right: Tails) -> list[Found]:
    if said == right:
        return []
    return [Found("wrong-tails", _tails(said), _tails(right), _tail_clauses(game))]


def _tail_clauses(game: Game) -> Clauses:
    policy = game.book.streaks.dragon_tails
    return game.book.settlement.void.clauses if isinstance(policy, Silent) else policy.clauses


def _tails(tails: Tails) -> Message:
    return phrase("tails", player=tails.player, banker=tails.banker)


def _count(streak: StreakDown | None) -> Message:
    if streak is None:
        return phrase("no-longer")
    return phrase("at-stake", count=streak.count, counts=streak.down.counts, stake=streak.down.stake)
