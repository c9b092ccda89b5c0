"""A request as the arrays that the kernel reads, and one piece of its shoes played with them.

Composition odds come from the plan that exact odds use, tags and triggers from what was asked or from the effects of
removal. Start at `ExposureTables` and `play_piece`.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from math import perm
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.cards import CARDS_IN_A_DECK, PACK, POINTS, Rank
from croupier.clauses import granted
from croupier.coup import BurnForm, Terms, burn_count, coups_left
from croupier.exposure import kernel
from croupier.exposure.pricing import Linear, Priced, UnitPrice, on_offer, plan_of
from croupier.exposure.request import CHUNK, ExposureRequest
from croupier.exposure.streaks import StreakTables, results_asked, streaks_of
from croupier.exposure.sums import ExposureSums
from croupier.exposure.tags import RANKS, best_tags, correlation_squared
from croupier.odds.composition import Composition
from croupier.odds.table import gather
from croupier.rulebooks import Rulebook
from croupier.rulebooks.editions import arrived

# true counts that are tried where no trigger was given: every whole one, and beyond 40 every second
TRIGGERS: Final = (*range(40), *range(40, 120, 2))
_TOGETHER: Final = 20  # shoes whose compositions are solved in one go
_NEVER: Final = 1 << 40  # a true count that no cards reach
_RANKS: Final = tuple(Rank)


class WagerCount(msgspec.Struct, frozen=True):
    """Tags for one wager, the effects they follow, and the triggers that are tried."""

    tags: tuple[int, ...]
    effects: tuple[Fraction, ...]
    triggers: tuple[Fraction, ...]

    @property
    def correlation_squared(self) -> Fraction:
        return correlation_squared(self.tags, self.effects)


class ExposureTables:
    """Everything that does not change from shoe to shoe; one thread at a time."""

    def __init__(self, request: ExposureRequest) -> None:
        self.request = request
        self.book: Rulebook = arrived(request.book, request.digest, request.content)
        offer = granted(gather(self.book, request.variation, request.decks, request.options))
        self.terms: Terms = offer.terms
        offered = on_offer(self.book.id, offer, request.changes(), request.wagers)
        streaks = streaks_of(self.terms, request.wagers)
        asked = results_asked() if streaks else []
        self.plan = plan_of(self.terms.tableau, offered, asked)
        self.wagers = tuple(Priced(self.plan, one) for one in offered)
        self.streaks = StreakTables(self.plan, asked, streaks)
        self.names = (*((one.wager, one.options) for one in offered), *((one.wager, one.options) for one in streaks))
        self.fresh = Composition.fresh(request.decks)

    @cached_property
    def counts(self) -> tuple[WagerCount, ...]:
        """The count of each wager, given or found."""
        given = {one.wager: one for one in self.request.counts}
        whole = tuple(map(Fraction, TRIGGERS))
        found = []
        for (wager, _), effects in zip(self.names, self._effects(), strict=True):
            asked = given.get(wager)
            tags = asked.tags if asked else best_tags(effects)
            triggers = (asked.at,) if asked and asked.at is not None else whole if any(tags) else ()
            found.append(WagerCount(tags, effects, triggers))
        return tuple(found)

    def _effects(self) -> list[tuple[Fraction, ...]]:
        """For each wager, what one card less of each rank does to its expectation where it is offered."""
        fewer = [self.fresh.without([PACK[rank]]) for rank in range(RANKS)]
        whole, *without = (self.expectations(left) for left in (self.fresh, *fewer))
        return [tuple(one[place] - whole[place] for one in without) for place in range(len(self.names))]

    def expectations(self, left: Composition) -> list[Fraction]:
        """Of a unit on each wager where it is offered, with fractions; of streaks, as though coups were independent."""
        points, pairings = self.plan.count(left)
        prices = [one.price(left, points, pairings) for one in self.wagers]
        chances = self.streaks.chances(points, left.deals)
        return [*map(_expected, prices), *(one.expected(chances[one.side]) for one in self.streaks.streaks)]

    def play(self, first: int, end: int) -> ExposureSums:
        """The shoes from number `first` to before `end`, all of one chunk, under every burn."""
        request = self.request
        sums = ExposureSums.empty(len(request.burns), len(request.cutting_cards), len(self.names), self._above.shape[1])
        seeds = np.random.SeedSequence(entropy=request.seed, spawn_key=(first // CHUNK,))
        state = seeds.generate_state(4, np.uint64).astype(np.uint64)
        stack = np.tile(np.arange(len(PACK), dtype=np.uint8), request.decks)
        shoe = np.empty_like(stack)
        kernel.skip(first % CHUNK + 1, state, stack, shoe, self._cut_depth)
        ahead = shoe.copy()  # every shoe is dealt after the next one was shuffled, which carried streaks go on in
        for begin in range(first, end, _TOGETHER):
            orders = np.empty((min(_TOGETHER, end - begin) + 1, len(stack)), np.uint8)
            orders[0] = ahead
            kernel.shuffle(len(orders) - 1, state, stack, shoe, self._cut_depth, orders[1:])
            ahead = orders[-1]
            for place, policy in enumerate(request.burns):
                form = next(one.form for one in self.book.cards.burn if one.id == policy.burn)
                self._count(self.dealt(orders, form, policy.seen), sums, place)
        return sums

    def dealt(self, orders: NDArray[np.uint8], form: BurnForm, seen: bool) -> DealtShoes:
        """Shoes dealt from these orders, with what was unseen before every coup."""
        request = self.request
        most = len(orders) * (orders.shape[1] // 4 + 1)
        found = DealtShoes(len(orders), len(request.cutting_cards), most, len(self.names))
        burned = np.array([burn_count(form, card) for card in PACK], np.int64)
        # what if: a card that comes out between two coups is of the one before, which is in hand until the next begins
        between = 0 if request.coups_after is None else 1
        from_back = np.array(request.cutting_cards, np.int64) + between
        fresh = np.array(self.fresh.counts, np.int64)
        deal: Any = kernel.deal
        found.rows = deal(
            orders, fresh, *self._acts, burned, seen, self._tags, from_back, self._coups_left, *found.arrays
        )
        return found

    def _count(self, dealt: DealtShoes, sums: ExposureSums, burn: int) -> None:
        """All shoes but the last, of which only the results are asked."""
        shoes, wagers, streaks = len(dealt.ends) - 1, len(self.wagers), self.streaks
        rows = int(dealt.first_rows[shoes])
        unseen, left = dealt.unseen[:rows], dealt.left[:rows]
        reached = np.zeros((rows, len(self.names)), np.int64)
        kernel.passed(dealt.counts[:rows], unseen, self._above, self._below, reached)
        won, staked = np.zeros((rows, wagers), np.int64), np.zeros((rows, wagers), np.int64)
        favourable = np.zeros((rows, wagers), np.bool_)
        going = np.zeros((rows, len(streaks.streaks)), np.bool_)
        perfect = self.request.perfect
        chosen = np.arange(rows) if perfect else np.flatnonzero(reached[:, :wagers].any(axis=1))
        if len(chosen):
            points, pairings = self.plan.solver.solve(left[chosen])
            won[chosen], staked[chosen], favourable[chosen] = self.priced(
                left[chosen], points, pairings, unseen[chosen]
            )
            if perfect and streaks.streaks:
                going = streaks.favourable(points, self._deals[unseen])
        into = sums.perfect[burn], sums.counted[burn]
        kernel.tally(dealt.first_rows, dealt.ends, won, staked, favourable, reached, *into)
        if streaks.streaks:
            tally_streaks: Any = kernel.tally_streaks
            tally_streaks(dealt.results, dealt.first_rows, dealt.ends, going, reached, *streaks.arrays, wagers, *into)
        ends, of = dealt.ends[:shoes], sums.shoes[burn]
        of[:, kernel.SHOES] += shoes
        of[:, kernel.COUPS] += ends.sum(axis=0)
        of[:, kernel.COUPS_COUPS] += (ends**2).sum(axis=0)
        of[:, kernel.CARDS] += dealt.positions[:shoes].sum(axis=0)
        of[:, kernel.SHORT] += dealt.short[:shoes].sum(axis=0)

    def priced(
        self,
        left: NDArray[np.int64],
        points: NDArray[np.int64],
        pairings: NDArray[np.int64],
        unseen: NDArray[np.int64],
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.bool_]]:
        """Parts of a unit that each wager wins and stakes from each composition, and whether it is favourable."""
        shape = (len(left), len(self.wagers))
        won, staked, favourable = np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape, np.bool_)
        price: Any = kernel.price
        price(points, pairings, unseen, *self._prices, won, staked, favourable)
        for place, one in enumerate(self.wagers):
            if not one.fits(self.fresh.deals):
                for row, counts in enumerate(left.tolist()):
                    exactly = one.price(Composition(tuple(counts)), points[row].tolist(), pairings[row].tolist())
                    favourable[row, place] = exactly.won > 0
                    won[row, place], staked[row, place] = (
                        (part.numerator << kernel.FINE) // part.denominator for part in exactly
                    )
        return won, staked, favourable

    @cached_property
    def _cut_depth(self) -> int:
        return self.book.cards.cut.decks_from_either_end * CARDS_IN_A_DECK

    @cached_property
    def _acts(self) -> tuple[Any, ...]:
        plan = self.plan
        return (
            np.array([POINTS[card.rank] for card in PACK], np.int64),
            np.array(plan.player_draws, np.bool_),
            np.array(plan.banker_draws, np.bool_),
            plan.naturals_from,
        )

    @cached_property
    def _tags(self) -> NDArray[np.int64]:
        return np.array([[one.tags[_RANKS.index(card.rank)] for card in PACK] for one in self.counts], np.int64)

    @cached_property
    def _above(self) -> NDArray[np.int64]:
        return self._triggers([[at.numerator for at in one.triggers] for one in self.counts], _NEVER)

    @cached_property
    def _below(self) -> NDArray[np.int64]:
        return self._triggers([[at.denominator for at in one.triggers] for one in self.counts], 1)

    def _triggers(self, found: Sequence[Sequence[int]], otherwise: int) -> NDArray[np.int64]:
        table = np.full((len(found), max(1, *map(len, found), 1)), otherwise, np.int64)
        for place, row in enumerate(found):
            table[place, : len(row)] = row
        return table

    @cached_property
    def _coups_left(self) -> NDArray[np.int64]:
        """By whether the cutting card came before the coup's first card, a tie, and how many coups followed it."""
        after = self.request.coups_after
        sinces = range(2 if after is None else after + 1)

        def left(first: bool, tied: bool, since: int) -> int:
            if after is not None:
                return after - since
            return coups_left(self.terms.shoe_end, first_card=first, tied=tied, extra_rounds=since)

        return np.array(
            [[[left(first, tied, since) for since in sinces] for tied in (False, True)] for first in (False, True)],
            np.int64,
        )

    @cached_property
    def _deals(self) -> NDArray[np.int64]:
        """How many ordered deals of six there are, by cards."""
        return np.array([perm(cards, 6) for cards in range(self.fresh.cards + 1)], np.int64)

    @cached_property
    def _prices(self) -> tuple[Any, ...]:
        """The linear prices one after the other; a wager that has none counts nothing here."""
        nothing = Linear(1, 0, {}, None)
        linear = [one.linear if one.linear and one.fits(self.fresh.deals) else nothing for one in self.wagers]

        def starts(lengths: list[int]) -> NDArray[np.int64]:
            return np.array([0, *np.cumsum(lengths)], np.int64)

        def joined(lists: list[list[int]]) -> NDArray[np.int64]:
            return np.array([one for each in lists for one in each], np.int64)

        offered = [list(one.offered or ()) for one in linear]
        return (
            self._deals,
            np.array([one.scale for one in linear], np.int64),
            np.array([one.every for one in linear], np.int64),
            starts([len(one.bins) for one in linear]),
            joined([list(one.bins) for one in linear]),
            joined([list(one.bins.values()) for one in linear]),
            starts([len(one) for one in offered]),
            joined(offered),
        )


class DealtShoes:
    """Room for what `kernel.deal` writes, so many coups at most."""

    def __init__(self, shoes: int, places: int, most: int, wagers: int) -> None:
        self.rows = 0
        self.unseen = np.empty(most, np.int64)
        self.left = np.empty((most, len(PACK)), np.int64)
        self.counts = np.empty((most, wagers), np.int64)
        self.results = np.empty(most, np.int64)
        self.first_rows = np.empty(shoes + 1, np.int64)
        self.ends = np.empty((shoes, places), np.int64)
        self.positions = np.empty((shoes, places), np.int64)
        self.short = np.zeros((shoes, places), np.int64)

    @property
    def arrays(self) -> tuple[Any, ...]:
        return (
            self.unseen, self.left, self.counts, self.results, self.first_rows, self.ends, self.positions, self.short,
        )  # fmt: skip


def _expected(price: UnitPrice) -> Fraction:
    return price.won / price.offered if price.offered else Fraction(0)


@lru_cache(maxsize=16)
def _tables_for(encoded: bytes, _thread: int) -> ExposureTables:
    return ExposureTables(msgspec.json.decode(encoded, type=ExposureRequest))


def tables_for(encoded: bytes) -> ExposureTables:
    """A request's tables, made once in each thread that plays a part of it: the solver's room is one thread's."""
    return _tables_for(encoded, threading.get_ident())


def play_piece(encoded: bytes, first: int) -> ExposureSums:
    """The piece of a request that begins with this shoe, wherever this runs."""
    tables = tables_for(encoded)
    return tables.play(first, tables.request.end_of(first))
