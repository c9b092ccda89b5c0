"""What the odds say of wagers that were settled: the house's exact expectation and spread, from a fresh shoe.

One definition: the rows and weights are those of the odds engine. A shoe that is partly dealt has slightly other odds,
rounding to chips is left out, coups count as independent of each other, and so do wagers over several coups of
everything else. Start at `GameLaw`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from croupier.clauses import Refusal
from croupier.coup import Resolution, Wager
from croupier.odds import joint
from croupier.odds.composition import Composition
from croupier.odds.table import RowOdds, TableOdds, WagerOnOffer, gather, net_of, table_odds
from croupier.rulebooks import Rulebook
from croupier.table.state import Setup


class StakeKind(NamedTuple):
    """A wager in chips or in tokens: a token that loses brings the house nothing, one that wins is paid like chips."""

    wager: str
    token: bool


class WagerLaw(NamedTuple):
    """Of one unit staked: what the house expects to win, and the variance of that."""

    expected: Fraction
    variance: Fraction


class GameLaw:
    """The law of every wager under one set-up of a book; worked out when first asked for."""

    def __init__(self, book: Rulebook, setup: Setup) -> None:
        options = dict(setup.options)
        odds = table_odds(book, setup.variation, decks=setup.decks, options=options)
        offer = gather(book, setup.variation, setup.decks, options)
        self._odds: TableOdds | None = None if isinstance(odds, Refusal) else odds
        self._offer: WagerOnOffer | None = None if isinstance(offer, Refusal) else offer
        self._found: dict[StakeKind, WagerLaw | None] = {}
        self._shared: dict[tuple[StakeKind, StakeKind], Fraction] = {}
        self._joint: joint.Joint | None = None

    def of(self, kind: StakeKind) -> WagerLaw | None:
        """Nothing where the odds know no such wager."""
        if kind not in self._found:
            self._found[kind] = self._law(kind)
        return self._found[kind]

    def covariance(self, one: StakeKind, other: StakeKind) -> Fraction:
        """Of two wagers on the same coup, each of one unit."""
        if one == other:
            law = self.of(one)
            return law.variance if law is not None else Fraction(0)
        key = (one, other) if one < other else (other, one)
        if key not in self._shared:
            self._shared[key] = self._covariance(*key)
        return self._shared[key]

    def _law(self, kind: StakeKind) -> WagerLaw | None:
        if self._odds is None:
            return None
        nets = [
            (_house(row, token=kind.token), Fraction(row.combinations, odds.deals))
            for odds in self._odds.wagers
            if odds.wager == kind.wager
            for row in odds.rows
        ] or [
            (_from_net(row.net, token=kind.token), row.probability)
            for streak in self._odds.streaks
            if streak.wager == kind.wager
            for row in streak.rows
        ]
        if not nets or sum(chance for _, chance in nets) != 1:  # offered with several choices: none is this table's
            return None
        mean = sum((net * chance for net, chance in nets), Fraction(0))
        return WagerLaw(mean, sum((net * net * chance for net, chance in nets), Fraction(0)) - mean * mean)

    def _covariance(self, one: StakeKind, other: StakeKind) -> Fraction:
        first, second = self._parts(one), self._parts(other)
        laws = self.of(one), self.of(other)
        if self._offer is None or not first or not second or laws[0] is None or laws[1] is None:
            return Fraction(0)
        if self._joint is None:
            self._joint = joint.distribution(self._offer.terms.tableau, Composition.fresh(self._offer.terms.decks))
        parts = [*first, *second]
        both, deals = Fraction(0), 0
        for places, weight in joint.weigh([wager for _, wager in parts], self._joint).items():
            nets = [share * net_of(wager.rows[place]) for (share, wager), place in zip(parts, places, strict=True)]
            here, there = sum(nets[: len(first)], Fraction(0)), sum(nets[len(first) :], Fraction(0))
            both += _from_net(here, token=one.token) * _from_net(there, token=other.token) * weight
            deals += weight
        return both / deals - laws[0].expected * laws[1].expected

    def _parts(self, kind: StakeKind) -> list[tuple[Fraction, Wager]]:
        """What it is made of; nothing of a wager that only some coups offer, and of one over several coups."""
        assert self._offer is not None
        wagers = {wager.id: wager for wager, _ in self._offer.wagers}
        if kind.wager in wagers:
            wager = wagers[kind.wager]
            return [] if wager.window is not None else [(Fraction(1), wager)]
        for combined, parts, _ in self._offer.combined:
            if combined.id == kind.wager:
                return [(Fraction(one.share.part, one.share.whole), parts[one.wager]) for one in combined.parts]
        return []


def _house(row: RowOdds, *, token: bool) -> Fraction:
    """What the house wins by a row."""
    if row.resolution is Resolution.LOSES:
        return Fraction(0) if token else Fraction(1)
    return -row.pays


def _from_net(net: Fraction, *, token: bool) -> Fraction:
    return min(Fraction(0), -net) if token else -net
