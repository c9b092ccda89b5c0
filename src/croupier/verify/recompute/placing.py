"""Wagers as they are placed, changed and cut: stakes that can be, in their window, within what is arranged.

Whether the patron has the chips is for the sums to say; limits and who may wager are not judged. Start at `placed`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from croupier.clauses import Silent, together
from croupier.coup import Side
from croupier.languages import Message
from croupier.money import Cents
from croupier.table.records import WagersReduced
from croupier.table.state import Down
from croupier.verify.recompute import chips
from croupier.verify.recompute.conditions import asks
from croupier.verify.recompute.deal import Deal
from croupier.verify.recompute.difference import Facts, Found, phrase
from croupier.verify.recompute.game import Game

Wagers = dict[int, Down]


def facts_of(down: Down) -> Facts:
    return {"wager": down.wager, "number": down.number, "patron": down.patron}


def placed(game: Game, down: Down, wagers: Wagers, deal: Deal) -> list[Found]:
    found: list[Found] = []
    clauses, facts = game.clauses(down.wager), facts_of(down)
    if down.number in wagers:
        found.append(Found("wager-number-used", str(down.number), phrase("another-number"), clauses, facts))
    if not game.is_known(down.wager):
        found.append(Found("wager-not-offered", down.wager, game.setup.variation, clauses, facts))
    if down.token and not game.book.settlement.tokens.accepted:
        found.append(
            Found("token-not-taken", phrase("token"), phrase("chips"), game.book.settlement.tokens.clauses, facts)
        )
    return found + possible(game, down) + _window(game, down, wagers, deal)


def unknown(game: Game, number: int) -> Found:
    return Found(
        "no-such-wager", str(number), phrase("no-wager"), game.book.wagering.medium.clauses, {"number": number}
    )


def possible(game: Game, down: Down) -> list[Found]:
    """A stake of something, of which no more counts than there is, and less only for a reason."""
    if down.stake > 0 and 0 <= down.counts <= down.stake and (down.counts == down.stake or down.because):
        return []
    clauses = together(down.because, game.book.wagering.medium.clauses)
    said = counts_of(down.counts, down.stake)
    return [Found("stake-not-possible", said, phrase("stake-that-counts"), clauses, facts_of(down))]


def counts_of(counts: Cents, stake: Cents) -> Message:
    return phrase("counts-of", counts=counts, stake=stake)


def arranged(game: Game, down: Down, agreed: bool, wagers: Wagers) -> list[Found]:
    """Above the differential by arrangement: only a main wager of a patron who arranged it, where that has a price."""
    rule, differential = game.surcharge, game.setup.differential
    stands = rule is not None and differential is not None and agreed and game.backs(down.wager) is not None
    if stands and differential is not None:
        stands = sum(one.stake for one in _stacks(game, (wagers | {down.number: down}).values(), down)) > differential
    if stands is down.arranged:
        return []
    clauses = rule.clauses if rule else game.clauses(down.wager)
    return [Found("wrong-arrangement", _yes(down.arranged), _yes(stands), clauses, facts_of(down))]


def _stacks(game: Game, wagers: Iterable[Down], down: Down) -> list[Down]:
    """The stacks of the wager that this one belongs to."""
    same = _one_wager(game, down)
    return [one for one in wagers if _one_wager(game, one) == same]


def _one_wager(game: Game, down: Down) -> tuple[object, ...]:
    return down.patron, *game.one_wager(down.wager, down.place, down.number)


def _yes(value: bool) -> Message:
    return phrase("arranged" if value else "not-arranged")


def _window(game: Game, down: Down, wagers: Wagers, deal: Deal) -> list[Found]:
    """A wager made within the coup: after four cards that its window names, within the patron's own main wager."""
    entry = game.wagers.get(down.wager)
    if entry is None or entry.window is None:
        return []
    facts = facts_of(down)
    if deal.out != 4 or not deal.is_known() or not asks(entry.window.asks, deal.answers()):
        return [
            Found("outside-its-window", phrase("after-cards", cards=deal.out), str(entry.window), entry.clauses, facts)
        ]
    rule = game.book.settlement.main_cap
    if not entry.capped_by_main or isinstance(rule, Silent):
        return []
    mains = on_hands(game, {number: one for number, one in wagers.items() if one.patron == down.patron})
    sums = [sum(one.counts for one in mine) for mine in mains.values()]
    most = sum(sums) if game.options.get(rule.option) == "sum" else max(sums)
    staked = down.stake + sum(
        one.stake for one in wagers.values() if one.patron == down.patron and one.wager == down.wager
    )
    if staked <= most:
        return []
    clauses = together(entry.clauses, rule.clauses)
    return [Found("above-own-main-wager", str(staked), phrase("at-most", most=most), clauses, facts)]


def on_hands(game: Game, wagers: Wagers) -> dict[Side, list[Down]]:
    """The main wagers on each hand."""
    return {side: [one for one in wagers.values() if game.backs(one.wager) is side] for side in Side}


# --- pro rata ------------------------------------------------------------------------------------


def reduced(game: Game, event: WagersReduced, wagers: Wagers) -> list[Found]:
    """Each wager keeps its share, rounded down to chips; what was arranged beforehand is left alone (A-29)."""
    limits = game.book.limits
    to_differential = event.to == "differential"
    rule = limits.differential if to_differential else limits.area_maximum
    most = game.setup.differential if to_differential else game.setup.area_maximum
    clauses = limits.shown.clauses if isinstance(rule, Silent) else rule.clauses
    expected: dict[int, Cents] = {}
    if most is not None and not isinstance(rule, Silent) and rule.policy == "cut":
        gross = rule.basis_option is not None and game.options.get(rule.basis_option) == "gross"
        expected = _shares(game, wagers, most, net=to_differential and not gross)
    said = dict(event.stakes)
    found = []
    for number in sorted({*said, *expected}):
        facts: Facts = facts_of(wagers[number]) if number in wagers else {"number": number}
        if number not in wagers or said.get(number) != expected.get(number) or len(said) != len(event.stakes):
            told = phrase("as-it-was") if number not in said else str(said[number])
            right = phrase("as-it-was") if number not in expected else str(expected[number])
            found.append(Found("wrong-cut", told, right, clauses, facts))
    return found


def _shares(game: Game, wagers: Wagers, most: Cents, *, net: bool) -> dict[int, Cents]:
    found: dict[int, Cents] = {}
    hands = on_hands(game, wagers)
    totals = {side: sum(one.counts for one in downs) for side, downs in hands.items()}
    for side, downs in hands.items():
        loose = [one for one in downs if not one.arranged]
        total = sum(one.counts for one in loose)
        against = sum(totals[other] for other in Side if other is not side) if net else 0
        if total > most + against:
            share = Fraction(most + against, total)
            for stacks in {one.number: _stacks(game, loose, one) for one in loose}.values():
                kept = chips.down(game.chips, sum(one.counts for one in stacks) * share)
                for one in sorted(stacks, key=lambda stack: stack.number):
                    found[one.number] = min(one.counts, kept)
                    kept -= found[one.number]
    return found
