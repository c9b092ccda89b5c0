"""The most by which what lies on the layout could cost the house at this coup: for whoever looks after several tables.

A bound and no forecast: of every wager the highest payment it knows, of the main wagers those that can win together.
Start at `exposure`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from croupier.coup import Resolution, Winner
from croupier.money import Cents, Odds
from croupier.table.rules import Rules
from croupier.table.state import Down, Table

_KEPT: Final = 4_096  # wagers of set-ups: what each pays at most is asked at every command
_NOTHING: Final = Odds(0, 1)


def exposure(table: Table, rules: Rules) -> Cents:
    """What the house would pay more than it takes, at the dearest of the three results."""
    lying = (*table.coup.wagers.values(), *(streak.down for streak in table.streaks))
    mains = [down for down in lying if rules.is_main(down.wager)]
    beside = sum(_most(rules, down) for down in lying if not rules.is_main(down.wager))
    return max(0, beside + max(sum(_costs(rules, down, winner) for down in mains) for winner in Winner))


def _costs(rules: Rules, down: Down, winner: Winner) -> Cents:
    """A tie leaves the hands' wagers where they lie, or pays a part; else one hand wins what the other does not."""
    side = rules.backs(down.wager)
    if side is None:
        return _most(rules, down) if winner is Winner.TIE else -_at_stake(down)
    if winner is Winner.TIE:
        return _paid_on_a_tie(rules, down)
    return _most(rules, down) if side.value == winner.value else -_at_stake(down)


def _paid_on_a_tie(rules: Rules, down: Down) -> Cents:
    """A standoff that pays a percentage (decision 0006); nothing where a tie takes the wager, since this is a bound."""
    rows = rules.terms_now.wagers[down.wager].rows
    return max(
        (_rounded_up(down, row.pays) for row in rows if row.pays is not None and row.resolution is Resolution.STANDOFF),
        default=0,
    )


def _rounded_up(down: Down, odds: Odds) -> Cents:
    return -(-_at_stake(down) * odds.pays // odds.per)


def _at_stake(down: Down) -> Cents:
    return down.stake if down.counts is None else down.counts


def _most(rules: Rules, down: Down) -> Cents:
    """Rounded up: a bound."""
    return max(_rounded_up(down, odds) for odds in _odds_of(rules, down.wager))


@lru_cache(maxsize=_KEPT)
def _odds_of(rules: Rules, wager: str) -> frozenset[Odds]:
    return frozenset(_odds(rules, wager))


def _odds(rules: Rules, wager: str) -> Iterator[Odds]:
    terms = rules.terms_now
    yield _NOTHING
    if wager in terms.wagers:
        yield from (row.pays for row in terms.wagers[wager].rows if row.pays is not None)
    elif wager in terms.runs:
        yield terms.runs[wager].pays
    elif wager in terms.tails:
        yield from (odds for _, odds in terms.tails[wager].pays)
    elif wager in terms.combined:
        for part in terms.combined[wager].parts:
            yield from _odds(rules, part.wager)
