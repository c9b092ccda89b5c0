"""What a decided wager is paid: exact fractions of a cent until chips are counted out.

It is handed what the rows or a streak decided. Start at `paid`; `one_coup` also finds the row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import floor
from typing import Final, TypeAlias

import msgspec

from croupier.clauses import Clauses, Silent, together
from croupier.coup import Resolution, Settled
from croupier.money import Cents, Odds, Rounding, Share
from croupier.rulebooks import provisions as p
from croupier.table.state import Down, Payment
from croupier.verify.recompute import chips, rows
from croupier.verify.recompute.conditions import AnswerAgain, Answers, row_of
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.stacks import Stack, as_one


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of a wager, by which row and at which odds."""

    resolution: Resolution
    clauses: Clauses
    row: str
    odds: Odds | None = None
    commission: Share | None = None
    figures: rows.RowFigures = ()


Verdicts: TypeAlias = dict[str, Verdict]  # by wager, of one coup's answers

_NOTHING: Final = Fraction(0)


class NotPayable(Exception):
    """The book rounds nothing, and chips cannot make this payment."""


@lru_cache(maxsize=256)
def _part(share: Share | None) -> Fraction:
    return Fraction(0) if share is None else Fraction(share.part, share.whole)


@lru_cache(maxsize=256)
def _each(odds: Odds) -> Fraction:
    """What every cent wins."""
    return Fraction(odds.pays, odds.per)


def paid(
    game: Game, wager: str, stake: Cents, verdict: Verdict, *, token: bool = False, over: Cents = 0, waits: bool = False
) -> Settled:
    """`over` of the stake lies above the differential by arrangement; with `waits` commission is not taken now."""
    settlement = game.book.settlement
    profit = commission = rounding = 0
    kept = _NOTHING
    cited = verdict.clauses
    if verdict.odds is not None:
        each = _each(verdict.odds)
        # whole odds pay whole cents: the same number, without a ratio of it
        winnings: Fraction | int = stake * each.numerator if each.denominator == 1 else stake * each
        due = winnings * _part(verdict.commission) if verdict.commission is not None else _NOTHING
        surcharge = game.surcharge
        if over and surcharge is not None:
            due += over * each * _part(surcharge.rate)
            cited = together(cited, surcharge.wagers[wager].clauses, surcharge.clauses)
        kept = due if waits else _NOTHING
        owed = winnings - due + kept if due else winnings
        profit = chips.down(game.chips, owed) if game.rounding is Rounding.DOWN else chips.up(game.chips, owed)
        if profit != owed:
            if game.rounding is Rounding.EXACT:
                raise NotPayable(str(owed))
            cited = together(cited, settlement.rounding.clauses if settlement.rounding.about_payment else ())
        commission = floor(due)
        rounding = profit - floor(winnings) + (0 if kept else commission)
        if due and not isinstance(settlement.commission, Silent):
            cited = together(cited, settlement.commission.clauses)
        if kept and not isinstance(settlement.deferral, Silent):
            cited = together(cited, settlement.deferral.clauses, settlement.deferral.marker_clauses)
    match verdict.resolution:
        case Resolution.WINS:
            back = 0 if token and game.keeps_tokens else stake
        case Resolution.LOSES:
            back = 0
        case _:
            back = stake
    if token:
        cited = together(cited, settlement.tokens.clauses)
    ratio = (kept.numerator, kept.denominator)
    return Settled(
        wager=wager,
        stake=stake,
        resolution=verdict.resolution,
        profit=profit,
        commission=commission,
        returned=profit + back,
        row=verdict.row,
        clauses=cited,
        token=token,
        rounding=rounding,
        waits=ratio,
        figures=verdict.figures,
    )


# --- wagers on one coup --------------------------------------------------------------------------


def one_coup(
    game: Game, downs: Sequence[Down], told: Answers, *, approved: bool, known: Verdicts | None = None
) -> dict[int, Payment]:
    """One patron's wagers of this coup alone, by their numbers; `approved`: this patron's commission may wait.

    `known` is what was found of the same answers, for other patrons.
    """
    verdicts: Verdicts = {} if known is None else known
    counting = [down for down in downs if down.counts]
    if len(downs) == 1 and counting and downs[0].wager not in game.combined:
        (down,) = downs
        lone = [(down, down.wager, Stack(down.number, down.counts, down.token))]
        (settled,) = _one_bet(game, lone, told, verdicts, approved=approved)
        return {down.number: Payment(down.number, down.patron, settled, down.stake - down.counts)}
    on: dict[tuple[object, ...], list[tuple[Down, str, Stack]]] = {}
    for down in counting:
        for place, (bet, amount) in enumerate(_bets(game, down)):
            own = down.number * 10 + place  # a part of a combined wager is a stack as well
            key = game.one_wager(bet, down.place, own)
            on.setdefault(key, []).append((down, bet, Stack(down.number, amount, down.token)))
    shares: dict[int, dict[str, Settled]] = {down.number: {} for down in counting}
    for lying in on.values():
        each = _one_bet(game, lying, told, verdicts, approved=approved)
        for (down, bet, _), settled in zip(lying, each, strict=True):
            shares[down.number][bet] = settled
    found = {down.number: _for_nothing(game, down, counting) for down in downs if not down.counts}
    for down in counting:
        parts = list(shares[down.number].values())
        settled = _combined(game.combined[down.wager], down, parts) if down.wager in game.combined else parts[0]
        found[down.number] = Payment(down.number, down.patron, settled, down.stake - down.counts)
    return found


def _for_nothing(game: Game, down: Down, counting: Iterable[Down]) -> Payment:
    """Below the minimum, or above a maximum that stacks of the same wager have reached."""
    full = game.book.wagering.per_option.stacks.value != "apart" and any(one.wager == down.wager for one in counting)
    clauses = together(down.because, game.book.settlement.void.clauses)
    return given_back(down, rows.ABOVE_THE_MAXIMUM if full else rows.BELOW_THE_MINIMUM, clauses)


def _bets(game: Game, down: Down) -> list[tuple[str, Cents]]:
    """Where the part of a stake that counts lies: on its bet, or on those of its shares."""
    entry = game.combined.get(down.wager)
    if entry is None:
        return [(down.wager, down.counts)]
    amounts = down.parts or [int(down.counts * _part(part.share)) for part in entry.part]
    return [(game.part_of(part), amount) for part, amount in zip(entry.part, amounts, strict=True)]


def _one_bet(
    game: Game, lying: list[tuple[Down, str, Stack]], told: Answers, verdicts: Verdicts, *, approved: bool
) -> list[Settled]:
    """The stacks on one bet as one wager, be it of one stack."""
    bet, stacks = lying[0][1], [stack for _, _, stack in lying]
    total = sum([stack.amount for stack in stacks])
    verdict = verdicts.get(bet)
    if verdict is None:
        verdict = verdicts[bet] = verdict_of(game, bet, told)
    if not total:  # parts of which nothing counts: their chips went back
        void = Verdict(Resolution.VOID, game.book.settlement.void.clauses, rows.BELOW_THE_MINIMUM)
        return [paid(game, bet, 0, void, token=stack.token) for stack in stacks]
    differential, surcharge, over = game.setup.differential, game.surcharge, 0
    if differential is not None and surcharge is not None and bet in surcharge.wagers and lying[0][0].arranged:
        over = max(0, total - differential)
    waits = approved and _waits(game, bet, lying, verdict)
    if len(stacks) == 1:
        return [paid(game, bet, total, verdict, token=stacks[0].token, over=over, waits=waits)]
    return as_one(game, paid(game, bet, total, verdict, over=over, waits=waits), stacks)


def _waits(game: Game, bet: str, lying: list[tuple[Down, str, Stack]], verdict: Verdict) -> bool:
    if all(down.wager == bet for down, _, _ in lying):
        return _may_wait(game, verdict)
    return not isinstance(game.book.settlement.deferral, Silent)


def verdict_of(game: Game, wager: str, told: Answers) -> Verdict:
    return _verdict(game, wager, tuple(told.items()))


@lru_cache(maxsize=4096)  # a coup's answers are met again and again, and the same wager is on them for every patron
def _verdict(game: Game, wager: str, answered: tuple[tuple[str, AnswerAgain], ...]) -> Verdict:
    told = dict(answered)
    entry = game.wagers[wager]
    row = row_of(entry, told)
    rule = game.book.settlement.standoff
    standoff = _speaking_of(rule, entry.id, game.setup.variation) if row.result == "standoff" else ()
    clauses = together(row.clauses, entry.clauses, standoff)
    return Verdict(Resolution(row.result), clauses, rows.of_event(row.event), game.odds(row), row.commission)


def _speaking_of(rule: p.Rule, wager: str, variation: str) -> Clauses:
    """The rule's clauses, without those that speak of other wagers or variations alone."""
    here: set[str] = set()
    elsewhere: set[str] = set()
    for one in rule.only:
        other_wager = one.wagers and wager not in one.wagers
        other_variation = one.variations and variation not in one.variations
        # a book that stands in for another says so first, and that holds for every wager
        own = [clause for clause in one.clauses if clause.book == one.clauses[-1].book]
        if other_wager or other_variation:
            elsewhere.update(own)
        else:
            here.update(one.clauses)
    return tuple(clause for clause in rule.clauses if clause in here or clause not in elsewhere)


def _may_wait(game: Game, verdict: Verdict) -> bool:
    """The half withheld on a six waits like other commission, unless the table chose otherwise (reading A-28)."""
    deferral = game.book.settlement.deferral
    if isinstance(deferral, Silent):
        return False
    is_half = deferral.half is not None and _part(verdict.commission) == _part(deferral.half)
    return not is_half or deferral.half_option is None or game.options.get(deferral.half_option, "yes") == "yes"


def _combined(entry: p.CombinedEntry, down: Down, parts: list[Settled]) -> Settled:
    """Each share is settled on its bet, and all are one payment (reading A-26)."""
    found = {part.resolution for part in parts}
    order = (Resolution.WINS, Resolution.STANDOFF, Resolution.LOSES)
    waiting = sum((Fraction(*part.waits) for part in parts), Fraction(0))
    return Settled(
        wager=down.wager,
        stake=down.counts,
        resolution=next(one for one in order if one in found),
        profit=sum(part.profit for part in parts),
        commission=sum(part.commission for part in parts),
        returned=sum(part.returned for part in parts),
        row=rows.PARTS,
        clauses=together(entry.clauses, *(part.clauses for part in parts)),
        token=down.token,
        rounding=sum(part.rounding for part in parts),
        parts=tuple(parts),
        waits=(waiting.numerator, waiting.denominator),
    )


# --- stakes that go back -------------------------------------------------------------------------


def given_back(down: Down, row: str, clauses: Clauses) -> Payment:
    """All that lay there, whatever part of it was at stake."""
    settled = Settled(
        wager=down.wager,
        stake=down.stake,
        resolution=Resolution.VOID,
        profit=0,
        commission=0,
        returned=down.stake,
        row=row,
        clauses=clauses,
        token=down.token,
    )
    return Payment(down.number, down.patron, settled)


def all_back(game: Game, wagers: Iterable[Down], row: str, clauses: Clauses) -> dict[int, Payment]:
    """Every wager of one coup alone goes back."""
    return {down.number: given_back(down, row, clauses) for down in wagers if not game.is_streak(down.wager)}


def cut_short(down: Down, clauses: Clauses) -> Payment:
    """A wager over several coups that the table's closing ends: what was at stake and what was not, told apart."""
    if down.counts == 0:
        return given_back(down, rows.TABLE_CLOSED, clauses)
    settled = Settled(
        wager=down.wager,
        stake=down.counts,
        resolution=Resolution.VOID,
        profit=0,
        commission=0,
        returned=down.counts,
        row=rows.TABLE_CLOSED,
        clauses=clauses,
        token=down.token,
    )
    return Payment(down.number, down.patron, settled, down.stake - down.counts)


def undone(made: Payment, clauses: Clauses, row: str = rows.VOID_COUP) -> Payment:
    """A wager settled before its coup was void: once that is reversed, its whole stake goes back."""
    stake = made.settled.stake + made.excess
    settled = Settled(
        wager=made.settled.wager,
        stake=stake,
        resolution=Resolution.VOID,
        profit=0,
        commission=0,
        returned=stake,
        row=row,
        clauses=clauses,
        token=made.settled.token,
    )
    return Payment(made.number, made.patron, settled)
