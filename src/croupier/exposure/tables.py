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
from croupier.coup import Terms, burn_count, coups_left
from croupier.exposure import kernel, price_kernel
from croupier.exposure.pricing import Linear, Priced, UnitPrice, on_offer, plan_of
from croupier.exposure.request import CHUNK, BurnPolicy, ExposureRequest
from croupier.exposure.room import DealtShoes, PricedCoups
from croupier.exposure.streaks import StreakTables, results_asked, streaks_of
from croupier.exposure.sums import ExposureSums
from croupier.exposure.tags import RANKS, best_tags, correlation_squared, runs_against
from croupier.odds.composition import Composition
from croupier.odds.rational import root
from croupier.odds.table import gather
from croupier.rulebooks import Rulebook
from croupier.rulebooks.editions import arrived

# true counts that are tried where no trigger was given: every whole one, and beyond 40 every second
TRIGGERS: Final = (*range(40), *range(40, 120, 2))
_LAST_WHOLE: Final = int(max(TRIGGERS))
_TOGETHER: Final = 100  # shoes whose compositions are solved in one go
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

    @property
    def correlation(self) -> str:
        sign = "-" if runs_against(self.tags, self.effects) else ""
        return sign + root(self.correlation_squared, 3)


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
        orders = np.empty((_TOGETHER + 1, len(stack)), np.uint8)
        orders[0] = shoe  # every shoe is dealt after the next one was shuffled, which carried streaks go on in
        for begin in range(first, end, _TOGETHER):
            shoes = min(_TOGETHER, end - begin)
            kernel.shuffle(shoes, state, stack, shoe, self._cut_depth, orders[1 : shoes + 1])
            for place, policy in enumerate(request.burns):
                self._count(self.dealt(orders[: shoes + 1], policy), sums, place)
            orders[0] = orders[shoes]
        return sums

    def dealt(self, orders: NDArray[np.uint8], policy: BurnPolicy) -> DealtShoes:
        """Shoes dealt from these orders, with what was unseen before every coup; the next call writes over them."""
        found = self._room.of(len(orders))
        deal: Any = kernel.deal
        found.rows = deal(orders, *self._deal_by[policy], *found.arrays)
        pass_triggers: Any = kernel.pass_triggers
        pass_triggers(found.rows, found.counts, found.unseen, *self._triggers_as_read, found.reached)
        return found

    def _count(self, dealt: DealtShoes, sums: ExposureSums, burn: int) -> None:
        """All shoes but the last, of which only the results are asked."""
        wagers, streaks = len(self.wagers), self.streaks
        rows = int(dealt.first_rows[-2])
        unseen, left = dealt.unseen[:rows], dealt.left[:rows]
        priced = self._priced
        going = np.zeros((rows, len(streaks.streaks)), np.bool_)
        if self.request.perfect:
            points, pairings = self.plan.solver.solve(left)
            self._price(left, points, pairings, unseen, priced)
            if streaks.streaks:
                going = streaks.favourable(points, self._deals[unseen])
        else:
            chosen = np.flatnonzero(dealt.reached[:wagers, :rows].any(axis=0))
            priced.favourable[:] = False
            if len(chosen):
                left, some = left[chosen], PricedCoups(wagers, len(chosen))
                self._price(left, *self.plan.solver.solve(left), unseen[chosen], some)
                for whole, part in zip(priced.arrays, some.arrays, strict=True):
                    whole[:, chosen] = part
        into = sums.perfect[burn], sums.counted[burn]
        kernel.tally(dealt.first_rows, dealt.ends, *priced.arrays, dealt.reached, *into)
        if streaks.streaks:
            tally_streaks: Any = kernel.tally_streaks
            tally_streaks(
                dealt.results, dealt.first_rows, dealt.ends, going, dealt.reached, *streaks.arrays, wagers, *into
            )
        kernel.count_shoes(dealt.ends, dealt.positions, dealt.short, sums.shoes[burn])

    def _price(
        self,
        left: NDArray[np.int64],
        points: NDArray[np.int64],
        pairings: NDArray[np.int64],
        unseen: NDArray[np.int64],
        into: PricedCoups,
    ) -> None:
        """Write parts of a unit that each wager wins and stakes from each composition, and whether it is favourable."""
        price: Any = price_kernel.price
        price(points, pairings, unseen, *self._prices, *into.arrays)
        for place in self._too_wide:
            one = self.wagers[place]
            if one.linear is not None:
                into.put(place, *one.linear.of_many(points, pairings, self._deals[unseen]))
                continue
            for row, counts in enumerate(left.tolist()):
                exactly = one.price(Composition(tuple(counts)), points[row].tolist(), pairings[row].tolist())
                into.favourable[place, row] = exactly.won > 0
                into.won[place, row], into.staked[place, row] = (
                    (part.numerator << kernel.FINE) // part.denominator for part in exactly
                )

    @cached_property
    def _too_wide(self) -> tuple[int, ...]:
        """Wagers that the compiled pricing leaves to Python: with whole numbers of any size, or with fractions."""
        return tuple(place for place, one in enumerate(self.wagers) if not one.fits(self.fresh.deals))

    @cached_property
    def _room(self) -> DealtShoes:
        """For as many shoes as are dealt together, and the one after them; every batch is written to the same."""
        shoes = _TOGETHER + 1
        most = shoes * (self.fresh.cards // 4 + 1)
        return DealtShoes(shoes, len(self.request.cutting_cards), most, len(self.names))

    @cached_property
    def _priced(self) -> PricedCoups:
        return PricedCoups(len(self.wagers), len(self._room.left))

    @cached_property
    def _deal_by(self) -> dict[BurnPolicy, tuple[Any, ...]]:
        """What `kernel.deal` reads that does not change from shoe to shoe."""
        forms = {one.id: one.form for one in self.book.cards.burn}
        # what if: a card that comes out between two coups is of the one before, which is in hand until the next begins
        between = 0 if self.request.coups_after is None else 1
        fresh = np.array(self.fresh.counts, np.int64)
        from_back = np.array(self.request.cutting_cards, np.int64) + between
        burned = {
            policy: np.array([burn_count(forms[policy.burn], card) for card in PACK], np.int64)
            for policy in self.request.burns
        }
        return {
            policy: (fresh, *self._acts, cards, policy.seen, self._tags, from_back, self._coups_left)
            for policy, cards in burned.items()
        }

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
    def _tags(self) -> NDArray[np.int32]:
        """By kind of card, and by wager."""
        kinds = [[one.tags[_RANKS.index(card.rank)] for one in self.counts] for card in PACK]
        return np.array(kinds, np.int32).reshape(len(PACK), len(self.counts))

    @cached_property
    def _triggers_as_read(self) -> tuple[Any, ...]:
        """How many triggers are not above each whole true count, the first of all below 0; whether that is all there is
        to know of a wager's; and all of them.
        """
        every = [one.triggers for one in self.counts]
        by_whole = [[sum(at <= n for at in triggers) for n in range(-1, _LAST_WHOLE + 1)] for triggers in every]
        only_whole = [all(at.denominator == 1 and at <= _LAST_WHOLE for at in triggers) for triggers in every]
        return np.array(by_whole, np.uint8), np.array(only_whole, np.bool_), self._above, self._below

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
        """What `price_kernel.price` reads: the linear prices one after the other; a wager that has none wins nothing.

        Bins that are alike for every wager share a column; bins that none asks about have none.
        """
        nothing = Linear(1, 0, {}, None)
        linear = [nothing if at in self._too_wide else one.linear or nothing for at, one in enumerate(self.wagers)]
        offered = [frozenset(one.offered or ()) for one in linear]
        width = len(self.plan.point_samples)
        alike: dict[tuple[Any, ...], int] = {}
        column_of: dict[int, int] = {}  # by bin
        for bin in range(width + len(self.plan.pairing_samples)):
            asked = tuple((one.bins.get(bin, 0), bin in open_to) for one, open_to in zip(linear, offered, strict=True))
            if any(net or is_open for net, is_open in asked):
                column_of[bin] = alike.setdefault(asked, len(alike))
        each = range(len(linear))
        nets = [[(at, asked[place][0]) for asked, at in alike.items() if asked[place][0]] for place in each]
        open_in = [[at for asked, at in alike.items() if asked[place][1]] for place in each]
        return (
            self._deals,
            np.array([(1 << kernel.FINE) / int(deals) if deals else 0 for deals in self._deals], np.float64),
            np.array([one.scale for one in linear], np.int64),
            np.array([one.every for one in linear], np.int64),
            _starts(nets),
            np.array([at for row in nets for at, _ in row], np.uint64),
            np.array([net for row in nets for _, net in row], np.int64),
            _starts(open_in),
            np.array([at for row in open_in for at in row], np.uint64),
            _bins([(bin, at) for bin, at in column_of.items() if bin < width]),
            _bins([(bin - width, at) for bin, at in column_of.items() if bin >= width]),
            np.zeros((len(alike), price_kernel.ROOM), np.int64),
        )


def _starts(lists: Sequence[Sequence[object]]) -> NDArray[np.uint64]:
    return np.array([0, *np.cumsum([len(one) for one in lists])], np.uint64)


def _bins(some: Sequence[tuple[int, int]]) -> NDArray[np.uint64]:
    """The bins, and beneath them their columns."""
    return np.ascontiguousarray(np.array(some, np.uint64).reshape(len(some), 2).T)


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
