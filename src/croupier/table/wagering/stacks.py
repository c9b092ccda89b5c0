"""A patron's chips on one bet, where the book makes them one wager: limits and arrangements are judged on the sum.

Each stack stays a placement of its own that can be taken back. What counts of the sum is given to the stacks in the
order in which they were placed. The parts of a combined wager lie on their bets as every other stack does. Start at
`weighed`; `left_over` is what becomes of the others when a stack is gone.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from croupier.clauses import Clauses, Refusal, Silent, foremost, together
from croupier.coup import Stacks, Stake, split, splits
from croupier.money import Cents
from croupier.table.acts import made
from croupier.table.commands import Command
from croupier.table.rules import Rules
from croupier.table.state import Down, Patron, Table
from croupier.table.wagering.limits import agreed_above, treat
from croupier.table.wagering.records import WagerChanged


class Weighed(msgspec.Struct, frozen=True):
    """A stack with what counts of it, the patron's others that count otherwise now, and what the patron is told."""

    down: Down
    others: tuple[Down, ...]
    because: Clauses
    advised: str = ""


class _Lying(msgspec.Struct, frozen=True):
    """What one stack has on one bet."""

    number: int
    amount: Cents


def weighed(table: Table, rules: Rules, patron: Patron, new: Down, *, late: bool) -> Weighed | Refusal:
    """A new stack, or one with another stake, beside the patron's others on the same bet."""
    if rules.terms_now.stacks is Stacks.APART:
        return _alone(table, rules, patron, new, late=late)
    mine = {down.number: down for down in table.coup.wagers.values() if down.patron == patron.id} | {new.number: new}
    refusals = [] if late else _not_split(rules, new)
    cited: list[Clauses] = []
    advised = ""
    changed = dict(mine)
    for bet in bets_of(rules, new):
        stacks = [one for number in sorted(mine) for one in _on(rules, mine[number], bet, new)]
        total = sum(one.amount for one in stacks)
        stood = any(_stood(table, one.number) for one in stacks)
        treated = treat(table, rules, patron, bet, total, late=late, stood=stood)
        if isinstance(treated, Refusal):
            refusals.append(treated)
            continue
        arranged = stands_above(rules, patron, bet, total)
        cited += [treated.by, treated.because, rules.terms_now.stacks_clauses if len(stacks) > 1 else ()]
        advised = advised or treated.advised
        left = treated.counts
        for one in stacks:
            counts = min(one.amount, left)
            left -= counts
            because = treated.because if treated.counts == total or counts < one.amount else ()
            changed[one.number] = _counting(rules, changed[one.number], bet, counts, because, arranged=arranged)
    if refusals:
        return foremost(refusals)
    others = tuple(down for number, down in changed.items() if number != new.number and down != mine[number])
    return Weighed(changed[new.number], others, together(*cited), advised)


def _not_split(rules: Rules, new: Down) -> list[Refusal]:
    """In time a combined stake splits into whole chips, or is not taken."""
    combined = rules.terms_now.combined.get(new.wager)
    parts = split(rules.terms_now, Stake(new.wager, new.stake), combined) if combined else ()
    return [parts] if isinstance(parts, Refusal) else []


def _alone(table: Table, rules: Rules, patron: Patron, new: Down, *, late: bool) -> Weighed | Refusal:
    """A stack that is a wager of its own."""
    treated = treat(table, rules, patron, new.wager, new.stake, late=late, stood=_stood(table, new.number))
    if isinstance(treated, Refusal):
        return treated
    counts, because = treated.counts, treated.because
    if late and (fits := splits(rules.terms_now, new.wager, counts)) < counts:  # what its shares cannot hold goes back
        counts, because = fits, together(because, rules.terms_now.combined[new.wager].clauses)
    arranged = stands_above(rules, patron, new.wager, new.stake)
    down = replace(new, counts=counts, because=because, arranged=arranged)
    return Weighed(down, (), together(treated.by, because), treated.advised)


def _stood(table: Table, number: int) -> bool:
    """It stands as the first wager below the minimum: chips that join it make it no further one."""
    down = table.coup.wagers.get(number)
    return down is not None and bool(down.because) and down.counts == down.stake


def left_over(table: Table, rules: Rules, gone: Down) -> Iterator[Weighed]:
    """The patron's other stacks that count otherwise once one of them is off the layout: what is left lies as it is."""
    patron = table.patrons.get(gone.patron)
    if rules.terms_now.stacks is Stacks.APART or patron is None:
        return
    left = {number: down for number, down in table.coup.wagers.items() if number != gone.number}
    without = replace(table, coup=replace(table.coup, wagers=left))
    for bet in bets_of(rules, gone):
        mine = [down for down in left.values() if down.patron == gone.patron and any(_on(rules, down, bet, gone))]
        if not mine:
            continue
        answer = weighed(without, rules, patron, mine[0], late=True)
        assert not isinstance(answer, Refusal), "what lies there late is never refused"
        for down in (answer.down, *answer.others):
            if down != left[down.number]:
                left[down.number] = down
                yield replace(answer, down=down, others=())
        without = replace(table, coup=replace(table.coup, wagers=left))


def changed_to(command: Command, weighing: Weighed, down: Down) -> WagerChanged:
    """Another stack counts otherwise now, though nobody touched it."""
    return WagerChanged(
        made(command),
        down.because or weighing.because,
        down.number,
        down.stake,
        down.counts,
        down.because,
        arranged=down.arranged,
        parts=down.parts,
    )


def also_changed(command: Command, weighing: Weighed) -> tuple[WagerChanged, ...]:
    return tuple(changed_to(command, weighing, down) for down in weighing.others)


# --- bets ----------------------------------------------------------------------------------------


def bets_of(rules: Rules, down: Down) -> tuple[str, ...]:
    """The bets on which a stack lies: its own, or those of its parts where each part has its own limits."""
    combined, rule = rules.terms_now.combined.get(down.wager), rules.book.limits.combined_wager
    if combined is None or isinstance(rule, Silent) or rules.option(rule.option) != "parts":
        return (down.wager,)
    return tuple(part.wager for part in combined.parts)


def _on(rules: Rules, down: Down, bet: str, beside: Down) -> Iterator[_Lying]:
    """What a stack has on the same wager as another: on this bet, and in the same box where boxes are told apart."""
    if rules.terms_now.stacks is Stacks.ONE_A_BOX and down.place != beside.place:
        return
    if bet == down.wager:
        yield _Lying(down.number, down.stake)
    elif bet in bets_of(rules, down):
        yield _Lying(down.number, shares(rules, down)[bets_of(rules, down).index(bet)])


def shares(rules: Rules, down: Down) -> tuple[Cents, ...]:
    """What of a combined stake lies on each of its bets; what does not fit the shares lies on none."""
    terms = rules.terms_now
    fits = splits(terms, down.wager, down.stake)
    parts = split(terms, Stake(down.wager, fits), terms.combined[down.wager]) if fits else ()
    assert not isinstance(parts, Refusal), "what fits can be split"
    return tuple(part.amount for part in parts) or (0,) * len(terms.combined[down.wager].parts)


def _counting(rules: Rules, down: Down, bet: str, counts: Cents, because: Clauses, *, arranged: bool) -> Down:
    if bet == down.wager:
        return replace(down, counts=counts, because=because, arranged=arranged)
    whole, place = shares(rules, down), bets_of(rules, down).index(bet)
    parts = list(down.parts or whole)
    parts[place] = counts
    kept = () if tuple(parts) == whole else tuple(parts)
    fits = sum(whole) == down.stake
    under = together(down.because, because, () if fits else rules.terms_now.combined[down.wager].clauses)
    return replace(down, counts=sum(parts), because=under if kept or because or not fits else (), parts=kept or UNSET)


def same_wager(rules: Rules, down: Down) -> Hashable:
    """What the stacks of one wager have in common."""
    return rules.terms_now.stacks.same((down.patron, down.wager), down.place, down.number)


def total_on(table: Table, rules: Rules, down: Down) -> Cents:
    """The whole wager that a stack belongs to."""
    if rules.terms_now.stacks is Stacks.APART:
        return down.stake
    mine = [one for one in table.coup.wagers.values() if one.patron == down.patron and one.number != down.number]
    return sum(lying.amount for one in (*mine, down) for lying in _on(rules, one, down.wager, down))


def stands_above(rules: Rules, patron: Patron, wager: str, stake: Cents) -> bool:
    """Above the differential by arrangement."""
    differential = rules.setup.differential
    return differential is not None and stake > differential and agreed_above(rules, patron, wager) is not None
