"""Wagers over several coups: Runs, each with its own count, and Dragon Tails, which share the table's indicators.

A Late Tail's own count is one behind its indicator (reading A-04). What is paid is reckoned in pays.py. Start at
`after_coup`; the others are what the end of a shoe, a dummy or void coup, and closing do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from croupier.clauses import Clauses, together
from croupier.coup import Resolution, Side, Winner
from croupier.money import Cents
from croupier.rulebooks import provisions as p
from croupier.table.state import Down, Payment, StreakDown, Tails
from croupier.verify.recompute import rows
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.pays import Verdict, given_back, paid
from croupier.verify.recompute.stacks import Stack, as_one

UNKNOWN: Final = -1  # coups complete, in a log that begins in the middle


class Lying(msgspec.Struct, frozen=True):
    """The wagers over several coups, and what the indicators show."""

    streaks: tuple[StreakDown, ...] = ()
    tails: Tails = Tails()
    late_open: tuple[str, ...] = ()


class Heard(msgspec.Struct, frozen=True):
    """What became of them: paid or given back, or still lying."""

    payments: tuple[Payment, ...]
    lying: Lying


def waiting(game: Game, before: Lying, placed: Iterable[Down], coups: int) -> tuple[StreakDown, ...]:
    """A Run begins at nothing, a Dragon Tail at what its side's indicator shows, unless that run has finished.

    `coups` were complete when they were placed.
    """
    new, since = [], coups if game.joins_stacks else UNSET
    for down in placed:
        if game.is_streak(down.wager):
            shows = _shown(game, before.tails, down.wager) if down.wager in game.tails else 0
            new.append(StreakDown(down, shows, since))
    return (*before.streaks, *new)


def _shown(game: Game, tails: Tails, wager: str) -> int:
    """What counts of an indicator for a Tail placed now: nothing for an Early one after the longest run (A-78)."""
    tail, policy = game.tails[wager]
    shows = tails.of(tail.side.value)
    finished = shows == max(row.length for row in tail.row)
    return 0 if finished and not tail.late and policy.early_after_longest is not None else shows


def after_coup(game: Game, before: Lying, wagers: Iterable[Down], winner: Winner, coups: int) -> Heard:
    """Everything that lies there hears the result, what was placed for this coup included."""
    placed = tuple(wagers)
    endings: list[tuple[StreakDown, Verdict]] = []
    kept: list[StreakDown] = []
    mains = _mains(game, placed)
    for streak in waiting(game, before, placed, coups):
        down, count = streak.down, streak.count
        if down.wager in game.runs:
            step = _run(game, streak, winner, mains.get(down.patron))
        else:
            step = _tail(game, streak, winner)
        if step is None:
            kept.append(replace(streak, count=count + 1))
        else:
            endings.append((streak, step))
    tails = _indicators(game, kept)
    opened = tuple(side.value for side in Side if before.tails.of(side.value) != 1 and tails.of(side.value) == 1)
    return Heard(_payments(game, endings), Lying(tuple(kept), tails, opened))


def _indicators(game: Game, kept: Iterable[StreakDown]) -> Tails:
    """An indicator shows the run as long as a Tail of its side lies there."""
    shows = {side.value: 0 for side in Side}
    for streak in kept:
        if streak.down.wager in game.tails:
            side = game.tails[streak.down.wager][0].side.value
            shows[side] = max(shows[side], streak.count)
    return Tails(shows["player"], shows["banker"])


def _payments(game: Game, endings: Iterable[tuple[StreakDown, Verdict]]) -> tuple[Payment, ...]:
    """Stacks that were put on one bet in one coup are one wager, where the book says so."""
    wagers: dict[object, list[tuple[Down, Verdict]]] = {}
    for streak, verdict in endings:
        down = streak.down
        bet = game.one_wager(down.wager, 0, down.number)
        wagers.setdefault((down.patron, streak.since, *bet), []).append((down, verdict))
    return tuple(payment for stacks in wagers.values() for payment in _one_wager(game, stacks))


def _one_wager(game: Game, stacks: list[tuple[Down, Verdict]]) -> list[Payment]:
    verdict, counting = stacks[0][1], [down for down, _ in stacks if down.counts]
    found = []
    for down, _ in stacks:
        if down.counts == 0:
            clauses = together(down.because, game.book.settlement.void.clauses)
            why = rows.ABOVE_THE_MAXIMUM if counting else rows.BELOW_THE_MINIMUM
            found.append(given_back(down, why, clauses))
    if len(counting) == 1:
        shares = [paid(game, counting[0].wager, counting[0].counts, verdict, token=counting[0].token)]
    else:
        total = sum(down.counts for down in counting)
        lying = [Stack(down.number, down.counts, down.token) for down in counting]
        shares = as_one(game, paid(game, counting[0].wager, total, verdict), lying) if counting else []
    for down, settled in zip(counting, shares, strict=True):
        found.append(Payment(down.number, down.patron, settled, down.stake - down.counts))
    return found


# --- Runs ----------------------------------------------------------------------------------------


def _mains(game: Game, placed: Iterable[Down]) -> dict[str, dict[Side, Cents]]:
    """What each patron has at stake on each hand in this coup."""
    found: dict[str, dict[Side, Cents]] = {}
    for down in placed:
        backs = game.backs(down.wager)
        if backs is not None:
            mine = found.setdefault(down.patron, dict.fromkeys(Side, 0))
            mine[backs] += down.counts
    return found


def _wanted(game: Game, streak: StreakDown, mains: dict[Side, Cents] | None) -> Winner | None:
    """The result a Run needs next; of a combination the hand its patron's larger main wager is on, or as nominated."""
    run = game.runs[streak.down.wager][0]
    if run.of != "combination":
        return Winner(run.of)
    if mains is None:
        return None
    if game.options.get("run-combo-nomination") == "upfront":
        return streak.down.nominations[streak.count]
    player, banker = mains[Side.PLAYER], mains[Side.BANKER]
    return None if player == banker else Winner.PLAYER if player > banker else Winner.BANKER


def _run(game: Game, streak: StreakDown, winner: Winner, mains: dict[Side, Cents] | None) -> Verdict | None:
    run, row, policy = game.runs[streak.down.wager]
    clauses = together(row.clauses, run.clauses, policy.clauses)
    wanted = _wanted(game, streak, mains)
    if wanted is None:  # a combination without a main wager to follow: 6.5.7, reading A-10
        rule = policy.missing_main
        lost = rule is not None and game.toggle(rule) == "lose"
        under = together(clauses, rule.clauses if rule else ())
        return Verdict(Resolution.LOSES if lost else Resolution.VOID, under, rows.NO_MAIN_WAGER)
    if winner is not wanted:
        by_tie = policy.broken_by_tie.clauses if winner is Winner.TIE else ()
        by = (("by", winner.value),)
        return Verdict(Resolution.LOSES, together(clauses, by_tie), rows.RUN_BROKEN, figures=by)
    if streak.count + 1 == row.length:
        return Verdict(Resolution.WINS, clauses, rows.IN_A_ROW, row.pays, figures=(("count", row.length),))
    return None


# --- Dragon Tails --------------------------------------------------------------------------------


def _tail(game: Game, streak: StreakDown, winner: Winner) -> Verdict | None:
    tail, policy = game.tails[streak.down.wager]
    if tail.late and streak.count == 0:  # no run to join: 11.13
        return _too_soon(game, streak.down.wager)
    own = streak.count - (1 if tail.late else 0)
    if winner is not tail.side:
        return _length(tail, policy, own, policy.broken_by_tie.clauses, winner.value)
    longest = max(row.length for row in tail.row)
    return _length(tail, policy, own + 1, ()) if own + 1 == longest else None


def _too_soon(game: Game, wager: str) -> Verdict:
    tail, policy = game.tails[wager]
    under = policy.placed_too_soon.clauses if policy.placed_too_soon else ()
    return Verdict(Resolution.VOID, together(under, tail.clauses), rows.PLACED_TOO_SOON)


def _length(tail: p.TailEntry, policy: p.StreakPolicy, own: int, under: Clauses, by: str = "") -> Verdict:
    """Paid by its own number of results; a number too small to be paid loses. `by` is what ended it before its time."""
    clauses = together(tail.clauses, policy.clauses, under)
    row = next((row for row in tail.row if row.length == own), None)
    count: rows.RowFigures = (("count", own),) if own else ()
    figures: rows.RowFigures = (*count, ("by", by)) if by else count
    if row is None:
        why = rows.ENDED_AFTER if own else rows.ENDED_BEFORE_IT_BEGAN
        return Verdict(Resolution.LOSES, clauses, why, figures=figures)
    why = rows.IN_A_ROW_ENDED if by else rows.IN_A_ROW
    return Verdict(Resolution.WINS, together(row.clauses, clauses), why, row.pays, figures=figures)


# --- the end of a shoe ---------------------------------------------------------------------------


def at_shoe_end(game: Game, before: Lying, *, early: bool) -> Heard:
    """Carried over, given back, or settled as though broken; what was placed for a coup not dealt is not touched."""
    endings: list[tuple[StreakDown, Verdict]] = []
    kept: list[StreakDown] = []
    for streak in before.streaks:
        wager = streak.down.wager
        policy = game.runs[wager][2] if wager in game.runs else game.tails[wager][1]
        rule = policy.early_shuffle if early else policy.shoe_end
        match game.toggle(rule):
            case "carry":
                kept.append(streak)
            case "settle" if wager in game.tails:
                endings.append((streak, _settled(game, streak, rule)))
            case _:
                why = rows.SHOE_ENDED_EARLY if early else rows.SHOE_ENDED
                clauses = together(rule.clauses, game.clauses(wager))
                endings.append((streak, Verdict(Resolution.VOID, clauses, why)))
    tails = _indicators(game, kept)
    opened = tuple(side for side in before.late_open if tails.of(side))
    return Heard(_payments(game, endings), Lying(tuple(kept), tails, opened))


def _settled(game: Game, streak: StreakDown, rule: p.Toggle) -> Verdict:
    """A Tail at the end of a shoe; one that no coup was dealt for goes back."""
    tail, policy = game.tails[streak.down.wager]
    own = streak.count - (1 if tail.late else 0)
    if own < 0:
        return _too_soon(game, streak.down.wager)
    if own == 0:
        return Verdict(Resolution.VOID, together(rule.clauses, tail.clauses), rows.NO_COUP_DEALT)
    return _length(tail, policy, own, rule.clauses, rows.SHOE_END)
