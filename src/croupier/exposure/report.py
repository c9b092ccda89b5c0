"""What was counted, as people ask for it: how often a bettor bets, at which edge, and what they win.

Sums are whole numbers; averages and standard errors are statistics, and only here are decimals computed with. A
standard error takes a shoe as one draw, since coups of one shoe are not independent. Start at `report`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.clauses import Refusal
from croupier.exposure import kernel
from croupier.exposure.request import BurnPolicy
from croupier.exposure.run import Exposed
from croupier.exposure.tables import WagerCount, tables_for
from croupier.frames import Frame
from croupier.odds.rational import decimal, exact
from croupier.odds.streaks import ASSUMPTION, StreakOdds
from croupier.odds.table import WagerOdds, table_odds

_BEYOND_CHANCE: Final = 3  # standard errors, where the luckiest of many triggers is asked about
_UNIT: Final = 1 << kernel.FINE
_WON: Final = 1 << (kernel.FINE - kernel.WON_COARSE)
_STAKED: Final = 1 << (kernel.FINE - kernel.STAKED_COARSE)


class Estimate(msgspec.Struct, frozen=True):
    """An average and its standard error."""

    value: float
    error: float

    def document(self) -> dict[str, float]:
        return {"value": _short(self.value), "standard_error": _short(self.error)}


class Winnings(msgspec.Struct, frozen=True):
    """What one bettor came to on one wager: exact sums, in parts of a unit, and the averages made of them."""

    staked: Fraction  # units, over all shoes
    won: Fraction
    shoes: int
    bets: Estimate  # a coup
    edge: Estimate  # a unit staked; nothing where nothing was
    per_100_coups: Estimate  # units
    per_shoe: Estimate
    desirability: Estimate

    def money(self, maximum: int) -> tuple[Fraction, Fraction]:
        """Cents a shoe and the error of it, where every bet is this maximum, in cents."""
        return self.won / self.shoes * maximum, Fraction(self.per_shoe.error) * maximum

    def document(self) -> dict[str, Any]:
        return {
            "units_staked": exact(self.staked),
            "units_won": exact(self.won),
            "bet_frequency": self.bets.document(),
            "edge_when_betting": self.edge.document(),
            "units_per_100_coups": self.per_100_coups.document(),
            "units_per_shoe": self.per_shoe.document(),
            "desirability": self.desirability.document(),
        }


class WagerExposure(msgspec.Struct, frozen=True):
    """One wager under one burn and one place of the cutting card."""

    wager: str
    options: dict[str, str]
    edge: Fraction  # of the fresh shoe
    offered: Fraction  # in so many coups of it
    variance: Fraction
    perfect: Winnings | None  # nobody looked at every coup
    count: WagerCount
    trigger: Fraction | None  # the one that won most, or the only one; none where none won, of outcomes beyond chance
    counted: Winnings | None
    outcomes: bool = False  # a wager over several coups: won is what came, not what exact edges add up to

    def forgone(self, lost: Fraction) -> Fraction:
        """What a unit on every one of so many coups, wherever it is offered, would have cost its patron."""
        return self.edge * self.offered * lost

    @property
    def correlation(self) -> str:
        return self.count.correlation


class ShoeExposure(msgspec.Struct, frozen=True):
    """All wagers under one burn and one place of the cutting card."""

    burn: BurnPolicy
    cutting_card: int
    shoes: int
    coups: int
    cards: int
    short: int
    coups_a_shoe: Estimate
    wagers: tuple[WagerExposure, ...]

    def coups_lost(self, usual: ShoeExposure) -> Fraction:
        """How many coups a shoe has less than with the cutting card in its usual place."""
        return Fraction(usual.coups, usual.shoes) - Fraction(self.coups, self.shoes)


class ExposureReport(msgspec.Struct, frozen=True):
    """What a request came to, burn by burn and place by place, the deepest shoe last."""

    progress: Exposed
    usual: int  # the place that the others are held against
    shoes: tuple[ShoeExposure, ...]

    def usual_of(self, burn: BurnPolicy) -> ShoeExposure:
        return next(one for one in self.shoes if one.burn == burn and one.cutting_card == self.usual)

    def document(self, maximums: Mapping[str, int] | None = None) -> dict[str, Any]:
        """All of it, as `croupier odds exposure --json` prints it; maximums in cents."""
        progress = self.progress
        return {
            **progress.request.document(),
            "finished": progress.finished,
            "shoes_done": progress.shoes,
            "seconds": round(progress.seconds, 3),
            "usual_cutting_card": self.usual,
            "exposure": [self._shoe_document(one, maximums or {}) for one in self.shoes],
        }

    def frame(self) -> Frame:
        """The same records as rows with numbers."""
        from croupier.exposure.frames import exposure_frame

        return exposure_frame(self)

    def records(self) -> list[dict[str, Any]]:
        """A flat record for each wager, burn, place and way to bet, for tables."""
        return [
            {
                "burn": shoe.burn.burn,
                "burn_card_seen": shoe.burn.seen,
                "cutting_card": shoe.cutting_card,
                "shoes": shoe.shoes,
                "coups": shoe.coups,
                "wager": one.wager,
                "options": ";".join(f"{key}={value}" for key, value in one.options.items()),
                "bets": how,
                "tags": " ".join(map(str, one.count.tags)) if how == "count" else "",
                "trigger": str(one.trigger) if how == "count" else "",
                **_flat(winnings),
            }
            for shoe in self.shoes
            for one in shoe.wagers
            for how, winnings in (("perfect", one.perfect), ("count", one.counted))
            if winnings is not None
        ]

    def _shoe_document(self, shoe: ShoeExposure, maximums: Mapping[str, int]) -> dict[str, Any]:
        lost = shoe.coups_lost(self.usual_of(shoe.burn))
        return {
            "burn": shoe.burn.burn,
            "burn_card_seen": shoe.burn.seen,
            "cutting_card": shoe.cutting_card,
            "shoes": shoe.shoes,
            "coups": shoe.coups,
            "cards": shoe.cards,
            "short_shoes": shoe.short,
            "coups_per_shoe": shoe.coups_a_shoe.document(),
            "coups_lost_per_shoe": exact(lost),
            "wagers": [_wager_document(one, lost, maximums.get(one.wager, maximums.get(""))) for one in shoe.wagers],
        }


def _wager_document(one: WagerExposure, lost: Fraction, maximum: int | None) -> dict[str, Any]:
    found: dict[str, Any] = {
        "wager": one.wager,
        **({"options": one.options} if one.options else {}),
        "edge": exact(one.edge),
        "variance": exact(one.variance),
        "win_forgone_per_shoe": exact(one.forgone(lost)),
        **({"by_outcomes": True, "assumes": ASSUMPTION} if one.outcomes else {}),
    }
    if one.perfect is not None:
        found["perfect"] = one.perfect.document() | _money_document(one.perfect, maximum)
    if any(one.count.tags) or one.counted is not None:
        found["count"] = {
            "tags": list(one.count.tags),
            "correlation_squared": exact(one.count.correlation_squared),
            "correlation": one.correlation,
            "trigger": None if one.trigger is None else str(one.trigger),
            "trigger_chosen_on_these_shoes": len(one.count.triggers) > 1,
        }
    if one.counted is not None:
        found["count"] |= one.counted.document() | _money_document(one.counted, maximum)
    return found


def _money_document(winnings: Winnings, maximum: int | None) -> dict[str, Any]:
    if maximum is None:
        return {}
    value, error = winnings.money(maximum)
    return {"maximum": maximum, "cents_per_shoe": decimal(value, 2), "cents_per_shoe_error": decimal(error, 2)}


def _flat(winnings: Winnings) -> dict[str, Any]:
    figures = {
        "bet_frequency": winnings.bets,
        "edge_when_betting": winnings.edge,
        "units_per_100_coups": winnings.per_100_coups,
        "units_per_shoe": winnings.per_shoe,
        "desirability": winnings.desirability,
    }
    flat: dict[str, Any] = {"units_staked": exact(winnings.staked), "units_won": exact(winnings.won)}
    for name, one in figures.items():
        flat |= {name: _short(one.value), f"{name}_error": _short(one.error)}
    return flat


def _short(value: float) -> float:
    return float(f"{value:.9g}")


def report(progress: Exposed) -> ExposureReport:
    """Everything the sums say."""
    request = progress.request
    tables = tables_for(msgspec.json.encode(request))
    odds = table_odds(
        tables.book, request.variation, decks=request.decks, options=request.options, pays=request.changes()
    )
    assert not isinstance(odds, Refusal)
    fresh: dict[tuple[object, ...], WagerOdds | StreakOdds] = {
        (one.wager, *one.options.items()): one for one in odds.wagers
    }
    fresh |= {(one.wager,): one for one in odds.streaks}
    found: list[ShoeExposure] = []
    for burn, policy in enumerate(request.burns):
        for place, cutting_card in enumerate(request.cutting_cards):
            of = progress.sums.shoes[burn, place]
            wagers = []
            for number, (wager, options) in enumerate(tables.names):
                known = fresh[(wager, *options.items())]
                count = tables.counts[number]
                counted = progress.sums.counted[burn, place, number]
                outcomes = number >= len(tables.wagers)
                best = _best(counted, count.triggers, of, beyond_chance=outcomes)
                perfect = progress.sums.perfect[burn, place, number]
                wagers.append(
                    WagerExposure(
                        wager=wager,
                        options=options,
                        edge=known.edge,
                        offered=known.offered if isinstance(known, WagerOdds) else Fraction(1),
                        variance=known.variance,
                        perfect=winnings(perfect, of, known.variance) if request.perfect else None,
                        count=count,
                        trigger=None if best is None else count.triggers[best],
                        counted=None if best is None else winnings(counted[best], of, known.variance),
                        outcomes=outcomes,
                    )
                )
            found.append(_shoe(policy, cutting_card, of, wagers))
    usual = tables.book.cards.cutting_card_place[0].cards_from_back
    held_against = usual if usual in request.cutting_cards else request.cutting_cards[-1]
    return ExposureReport(progress, held_against, tuple(found))


def _best(
    counted: NDArray[np.int64], triggers: Sequence[Fraction], of: NDArray[np.int64], *, beyond_chance: bool
) -> int | None:
    """The trigger that won most units, the lower of two; one that was given stays whatever it won.

    `beyond_chance`: what was won are outcomes, of which some trigger is always lucky. Then only those count that won
    more than chance explains.
    """
    if len(triggers) < 2:
        return 0 if triggers else None
    won = counted[: len(triggers), kernel.WON]
    for best in np.argsort(-won, kind="stable").tolist():
        if won[best] <= 0:
            return None
        found = winnings(counted[best], of, Fraction(1)).per_shoe if beyond_chance else Estimate(1.0, 0.0)
        if found.value > _BEYOND_CHANCE * found.error:
            return int(best)
    return None


def _shoe(
    policy: BurnPolicy, cutting_card: int, of: NDArray[np.int64], wagers: Sequence[WagerExposure]
) -> ShoeExposure:
    shoes, coups = int(of[kernel.SHOES]), int(of[kernel.COUPS])
    spread = int(of[kernel.COUPS_COUPS]) * shoes - coups * coups  # of n draws, times n
    error = sqrt(spread / shoes / max(1, shoes - 1) / shoes) if shoes else 0.0
    return ShoeExposure(
        burn=policy,
        cutting_card=cutting_card,
        shoes=shoes,
        coups=coups,
        cards=int(of[kernel.CARDS]),
        short=int(of[kernel.SHORT]),
        coups_a_shoe=Estimate(coups / shoes if shoes else 0.0, error),
        wagers=tuple(wagers),
    )


def winnings(sums: NDArray[np.int64], of: NDArray[np.int64], variance: Fraction) -> Winnings:
    """One bettor's averages with their errors, from what the kernel added up."""
    staked, won = Fraction(int(sums[kernel.STAKED]), _UNIT), Fraction(int(sums[kernel.WON]), _UNIT)
    shoes, coups = int(of[kernel.SHOES]), int(of[kernel.COUPS])
    # squares and products over shoes of: units won, units staked, coups
    ww, bb, cc = (
        int(sums[kernel.WON_WON]) / _WON**2,
        int(sums[kernel.STAKED_STAKED]) / _STAKED**2,
        float(of[kernel.COUPS_COUPS]),
    )
    wb, wc, bc = (
        int(sums[kernel.WON_STAKED]) / (_WON * _STAKED),
        int(sums[kernel.WON_COUPS]) / _WON,
        int(sums[kernel.STAKED_COUPS]) / _STAKED,
    )

    def error(by_won: float, by_staked: float, by_coups: float) -> float:
        """Of the sum over shoes of these multiples of what one shoe brings."""
        squares = by_won**2 * ww + by_staked**2 * bb + by_coups**2 * cc
        squares += 2 * (by_won * by_staked * wb + by_won * by_coups * wc + by_staked * by_coups * bc)
        whole = by_won * float(won) + by_staked * float(staked) + by_coups * coups
        return sqrt(max(0.0, squares - whole * whole / shoes) * shoes / (shoes - 1)) if shoes > 1 else 0.0

    nothing = Estimate(0.0, 0.0)
    if not staked or not coups:
        return Winnings(staked, won, shoes, nothing, nothing, nothing, nothing, nothing)
    bets, edge, a_coup = float(staked) / coups, float(won / staked), float(won) / coups
    scale = 1000 / sqrt(bets * float(variance)) if variance else 0.0
    return Winnings(
        staked=staked,
        won=won,
        shoes=shoes,
        bets=Estimate(bets, error(0, 1, -bets) / coups),
        edge=Estimate(edge, error(1, -edge, 0) / float(staked)),
        per_100_coups=Estimate(100 * a_coup, 100 * error(1, 0, -a_coup) / coups),
        per_shoe=Estimate(float(won) / shoes, error(1, 0, 0) / shoes),
        desirability=Estimate(scale * a_coup, scale * error(1, -a_coup / bets / 2, -a_coup / 2) / coups),
    )
