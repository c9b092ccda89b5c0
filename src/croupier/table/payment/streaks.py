"""Runs and Dragon Tails at the table: when they may be placed, and what each coup, shoe end or closing does to them.

The wagers themselves are the small machines of coup/streaks.py; here they meet the coups as they are dealt.
Start at `after_coup`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.coup import (
    SIDES,
    DragonTail,
    Ending,
    Outcome,
    OwnRow,
    Run,
    Side,
    Stacks,
    Stake,
    Verdict,
    Winner,
    grouped,
    pay,
    shared,
)
from croupier.money import NOTHING, Cents
from croupier.table.irregularities.voiding import give_back
from croupier.table.rules import Rules
from croupier.table.state import Down, Payment, StreakDown, Table, Tails


class Advanced(msgspec.Struct, frozen=True):
    """What became of the wagers over several coups."""

    payments: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...] = ()


def not_placeable(table: Table, rules: Rules, down: Down) -> Refusal | None:
    """Why a Run or Dragon Tail cannot be placed on the coup now open."""
    terms = rules.terms_now
    too_late = _once_cards_are_out(table, rules, down.wager)
    if too_late is not None:
        return too_late
    if run := terms.runs.get(down.wager):
        named = len(down.nominations) if Winner.TIE not in down.nominations else 0
        if run.of is None and _upfront(rules) and named != run.length:
            return Refusal(Reason.NEEDS_A_NOMINATION, run.clauses, {"wager": run.id, "length": run.length})
        return None
    tail = terms.tails.get(down.wager)
    return _tail_closed(table, rules, tail) if tail else None


def _once_cards_are_out(table: Table, rules: Rules, wager: str) -> Refusal | None:
    """A permission to wager over unexposed cards does not reach what the book wants placed before any card."""
    kind = rules.terms_now.runs.get(wager) or rules.terms_now.tails.get(wager)
    if kind is None or not table.coup.changes or not kind.rules.before_first_card:
        return None
    return Refusal(Reason.WAGERING_OVER, kind.rules.before_first_card, {"coup": table.coup.number})


def _upfront(rules: Rules) -> bool:
    """Every coup of a combination Run is nominated when it is placed, and not coup by coup."""
    return rules.terms_now.options.get("run-combo-nomination") == "upfront"


# by whether it is a Late wager; an edition without the option takes it
_ON_LAST_COUP: Final = {False: "dragon-tail-early-on-last-coup", True: "dragon-tail-late-on-last-coup"}


def _tail_closed(table: Table, rules: Rules, tail: DragonTail) -> Refusal | None:
    indicator = table.tails.of(tail.side.value)
    facts: RefusalFacts = {"wager": tail.id, "indicator": indicator}
    if tail.late and tail.side.value not in table.late_open:
        if indicator == 0:
            return Refusal(Reason.TAIL_NOT_RUNNING, together(tail.rules.placed_too_soon, tail.rules.clauses), facts)
        return Refusal(Reason.TAIL_RUNNING, together(tail.clauses, tail.rules.clauses), facts)
    if not tail.late and indicator and not tail.begins_anew(indicator):
        return Refusal(Reason.TAIL_RUNNING, together(tail.clauses, tail.rules.clauses), facts)
    refused_last = rules.option(_ON_LAST_COUP[tail.late], "accept") == "refuse"
    if table.shoe.last_called and refused_last:
        return Refusal(Reason.LAST_COUP, together(tail.clauses, tail.rules.clauses), facts)
    return None


def after_coup(table: Table, rules: Rules, winner: Winner) -> Advanced:
    """Every wager over several coups hears the result, those placed for this coup included."""
    nominated = _nominations(table, rules)
    heard = _hear(table, rules, Outcome(winner.value), nominated)
    established = tuple(side.value for side in SIDES if table.tails.of(side) != 1 and heard.tails.of(side) == 1)
    return replace(heard, late_open=established)


def at_shoe_end(table: Table, rules: Rules, early: bool) -> tuple[tuple[Payment, ...], tuple[StreakDown, ...], Tails]:
    heard = _hear(table, rules, Outcome.EARLY_SHUFFLE if early else Outcome.SHOE_END, {}, placed=False)
    return heard.payments, heard.streaks, heard.tails


def unheard(table: Table, rules: Rules) -> tuple[StreakDown, ...]:
    """A dummy or void coup: wagers over several coups stay as they are, and those just placed wait with them."""
    return (*table.streaks, *(_begun(table, rules, down) for down in _placed(table, rules)))


def _placed(table: Table, rules: Rules) -> list[Down]:
    return [down for down in table.coup.wagers.values() if rules.is_streak(down.wager)]


def _begun(table: Table, rules: Rules, down: Down) -> StreakDown:
    """A Run counts from nothing, as does a new run of a Dragon Tail; any other shares the table's indicator."""
    tail = rules.terms_now.tails.get(down.wager)
    indicator = table.tails.of(tail.side.value) if tail else 0
    since = UNSET if rules.terms_now.stacks is Stacks.APART else table.coups
    return StreakDown(down, 0 if tail and tail.begins_anew(indicator) else indicator, since)


def _hear(
    table: Table, rules: Rules, outcome: Outcome, nominated: dict[str, Winner], *, placed: bool = True
) -> Advanced:
    ended: list[tuple[StreakDown, Ending]] = []
    kept: list[StreakDown] = []
    tails = {Side.PLAYER.value: 0, Side.BANKER.value: 0}
    for streak in unheard(table, rules) if placed else table.streaks:
        down = streak.down
        run, tail = rules.terms_now.runs.get(down.wager), rules.terms_now.tails.get(down.wager)
        backs = nominated.get(down.patron)
        if run is not None and run.of is None and _upfront(rules):  # each coup still needs a main wager, on either hand
            backs = down.nominations[streak.count] if _has_main(table, rules, down.patron) else None
        step = _step(run, tail, streak, outcome, backs)
        if isinstance(step, Ending):
            ended.append((streak, step))
            continue
        kept.append(replace(streak, count=step))
        if tail:
            tails[tail.side.value] = max(step, tails[tail.side.value])
    return Advanced(_paid(rules, ended), tuple(kept), Tails(tails["player"], tails["banker"]))


def _step(
    run: Run | None, tail: DragonTail | None, streak: StreakDown, outcome: Outcome, nominated: Winner | None
) -> int | Ending:
    if run is not None:
        return run.after(streak.count, outcome, nominated)
    assert tail is not None
    if tail.late and streak.count == 0 and outcome.value == tail.side.value:
        outcome = Outcome.TIE  # the run it joined is over: as one placed before a run was established, it goes back
    return tail.after(streak.count, outcome)


def _has_main(table: Table, rules: Rules, patron: str) -> bool:
    return any(down.patron == patron and rules.backs(down.wager) for down in table.coup.wagers.values())


def _nominations(table: Table, rules: Rules) -> dict[str, Winner]:
    """A combination Run follows its patron's main wager of the coup: the larger, where there are two."""
    on: dict[str, dict[Side, Cents]] = {}
    for down in table.coup.wagers.values():
        backs = rules.backs(down.wager)
        if backs is not None:
            mine = on.setdefault(down.patron, {Side.PLAYER: 0, Side.BANKER: 0})
            mine[backs] += down.counts
    return {
        patron: Winner.PLAYER if mine[Side.PLAYER] > mine[Side.BANKER] else Winner.BANKER
        for patron, mine in on.items()
        if mine[Side.PLAYER] != mine[Side.BANKER]
    }


def without_main(table: Table, rules: Rules) -> tuple[Down, ...]:
    """Combination Runs whose patron has no main wager yet that the coup now open could follow."""
    nominated, runs = _nominations(table, rules), rules.terms_now.runs
    lying = [one.down for one in unheard(table, rules) if one.down.wager in runs and runs[one.down.wager].of is None]
    if _upfront(rules):
        return tuple(down for down in lying if not _has_main(table, rules, down.patron))
    return tuple(down for down in lying if down.patron not in nominated)


def _paid(rules: Rules, ended: list[tuple[StreakDown, Ending]]) -> tuple[Payment, ...]:
    """Stacks that one patron put on one bet in one coup are paid as one; those of different coups never are."""
    return tuple(payment for group in grouped(ended, _same_wager) for payment in _paid_as_one(rules, group))


def _same_wager(one: tuple[StreakDown, Ending]) -> Hashable:
    down, since = one[0].down, one[0].since
    return down.number if since is UNSET else (down.patron, down.wager, since)


def _paid_as_one(rules: Rules, group: list[tuple[StreakDown, Ending]]) -> Iterator[Payment]:
    counting = [streak.down for streak, _ in group if streak.down.counts]
    for streak, _ in group:
        if not streak.down.counts:
            row = OwnRow.ABOVE_THE_MAXIMUM if counting else OwnRow.BELOW_THE_MINIMUM
            yield give_back(streak.down, row, together(streak.down.because, rules.terms_now.voided))
    if not counting:
        return
    ending = group[0][1]
    verdict = Verdict(ending.resolution, ending.row.value, ending.pays, NOTHING, ending.clauses, ending.figures)
    stakes = [Stake(down.wager, down.counts, down.token) for down in counting]
    whole = Stake(stakes[0].wager, sum(stake.amount for stake in stakes))
    settled = pay(rules.terms_now, whole if len(stakes) > 1 else stakes[0], verdict)
    if isinstance(settled, Refusal):
        raise ValueError(f"a wager that was accepted cannot be paid: {settled}")
    for down, share in zip(counting, shared(rules.terms_now, settled, stakes), strict=True):
        cited = replace(share, clauses=together(share.clauses, down.because)) if down.because else share
        yield Payment(down.number, down.patron, cited, down.stake - down.counts)


def clauses_kept(rules: Rules, streaks: tuple[StreakDown, ...], *, dummy: bool) -> Clauses:
    """The clauses by which a dummy or void coup leaves these wagers as they were."""
    found = [rules.terms_now.runs.get(one.down.wager) or rules.terms_now.tails.get(one.down.wager) for one in streaks]
    return together(*(one.rules.dummy_coup if dummy else one.rules.void_coup for one in found if one))
