"""The odds of a table: for every wager of a book, each row's exact probability, the edge and the variance.

Everything is whole numbers and fractions; rounding to chips is a matter of settlement and left out of odds.
Start at `table_odds`; a row's `net` is what one unit staked gains or loses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from croupier.clauses import Clauses, Refusal
from croupier.coup import CombinedWager, NotOffered, PayRow, Resolution, Terms, Wager, Winner
from croupier.coup.classes import NO_PAIRS, Points, join
from croupier.coup.wager import combined_resolution
from croupier.frames import Frame
from croupier.odds import joint
from croupier.odds.composition import Composition
from croupier.odds.plan import Plan
from croupier.odds.streaks import StreakOdds, streak_odds
from croupier.odds.whatif import ChangedPay, change_pays
from croupier.rulebooks import Rulebook


class RowOdds(msgspec.Struct, frozen=True):
    """One event of a wager: what it pays net of commission, and how many deals lead to it."""

    event: str
    resolution: Resolution
    pays: Fraction  # on top of the stake; 0 where it loses or merely stands off
    combinations: int
    clauses: Clauses
    parts: tuple[tuple[str, str], ...] = ()  # of a combined wager: each wager in it and its event

    @property
    def net(self) -> Fraction:
        return Fraction(-1) if self.resolution is Resolution.LOSES else self.pays


class WagerOdds(msgspec.Struct, frozen=True):
    """A wager's rows out of so many deals; a wager made within a coup counts only the deals that offer it."""

    wager: str
    name: str
    rows: tuple[RowOdds, ...]
    deals: int
    all_deals: int
    options: dict[str, str]  # what had to be chosen beyond the table's own options for this wager to be offered
    holdings: tuple[tuple[int, WagerOdds], ...] = ()  # a wager within a coup, by Player's two-card count
    warning: str | None = None

    def document(self) -> dict[str, Any]:
        """This wager alone, as it stands in the table's document."""
        from croupier.odds.documents import wager_document

        return wager_document(self)

    @property
    def conditional(self) -> bool:
        return self.deals != self.all_deals

    @property
    def offered(self) -> Fraction:
        return Fraction(self.deals, self.all_deals)

    @property
    def expected(self) -> Fraction:
        """Net win per unit staked; a standoff counts as staked."""
        return sum((row.net * row.combinations for row in self.rows), Fraction(0)) / self.deals

    @property
    def edge(self) -> Fraction:
        return -self.expected

    @property
    def variance(self) -> Fraction:
        squares = sum((row.net * row.net * row.combinations for row in self.rows), Fraction(0)) / self.deals
        return squares - self.expected * self.expected

    def probability(self, row: RowOdds) -> Fraction:
        return Fraction(row.combinations, self.deals)


class TableOdds(msgspec.Struct, frozen=True):
    """Every wager of one book, variation, choice of options and composition.

    >>> from croupier import TableOdds, odds_of
    >>> table: TableOdds = odds_of("canberra", "commission")
    >>> table["tie"].edge, f"{float(table['tie'].edge):.4%}"
    (Fraction(103841353768, 723147898655), '14.3596%')
    """

    book: str
    edition: str
    variation: str
    decks: int
    options: dict[str, str]
    composition: Composition
    wagers: tuple[WagerOdds, ...]
    streaks: tuple[StreakOdds, ...]
    cards: tuple[tuple[int, int], ...]  # how many deals use four, five and six cards
    fresh: bool
    tournament_only: Clauses = ()  # by which this variation may be played in tournaments alone

    @property
    def deals(self) -> int:
        return self.composition.deals

    def __getitem__(self, wager: str) -> WagerOdds:
        for one in self.wagers:
            if one.wager == wager:
                return one
        raise KeyError(f"no wager {wager!r} on one coup: there are {', '.join(one.wager for one in self.wagers)}")

    def only(self, wagers: Iterable[str]) -> TableOdds:
        wanted = set(wagers)
        return msgspec.structs.replace(
            self,
            wagers=tuple(one for one in self.wagers if one.wager in wanted),
            streaks=tuple(one for one in self.streaks if one.wager in wanted),
        )

    def document(self) -> dict[str, Any]:
        """All of it, as `croupier odds --json` prints it."""
        from croupier.odds.documents import document

        return document(self)

    def records(self) -> list[dict[str, Any]]:
        """A flat record for each row, ready for pandas or polars."""
        from croupier.odds.documents import records

        return records(self)

    def frame(self) -> Frame:
        """A row for each row of each wager, its numbers as numbers; exact ones as numerator and denominator."""
        from croupier.odds.frames import odds_frame

        return odds_frame(self)

    def __str__(self) -> str:
        from croupier.odds.render import OddsWords

        return OddsWords().text(self)

    def _repr_html_(self) -> str:
        from croupier.odds.render import OddsWords

        return OddsWords().fragment(self)


def table_odds(
    book: Rulebook,
    variation: str,
    *,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    composition: Composition | None = None,
    pays: Iterable[ChangedPay] = (),
) -> TableOdds | Refusal:
    """The odds of every wager of a book in one variation, also of those an operator must first switch on."""
    offer = gather(book, variation, decks, dict(options or {}))
    if isinstance(offer, Refusal):
        return offer
    terms, combined, pays = offer.terms, offer.combined, tuple(pays)
    changed = change_pays(book.id, [one for one, _ in offer.wagers], pays)
    if isinstance(changed, Refusal):
        return changed
    wagers = [(wager, chosen) for wager, (_, chosen) in zip(changed, offer.wagers, strict=True)]
    left = (composition or Composition.fresh(terms.decks)).within(terms.decks)
    plan = Plan(terms.tableau, [one for one, _ in wagers])
    weights = plan.count(left)
    spread = joint.points_distribution(terms.tableau, left)
    warnings = {entry.id: entry.warning for entry in book.wagers}
    found: list[WagerOdds] = []
    for wager, chosen in wagers:
        rows = plan.weigh(wager, *weights, left).rows
        if sum(rows):  # a wager that these cards can never offer has no odds
            found.append(_wager_odds(wager, rows, left, spread, chosen=chosen, warning=warnings.get(wager.id)))
    if combined:
        together = joint.distribution(terms.tableau, left)
        for one, parts, chosen in combined:
            own = [pay for pay in pays if pay.wager in parts]
            priced = change_pays(book.id, [parts[part.wager] for part in one.parts], own)
            assert not isinstance(priced, Refusal)
            found.append(_combined_odds(one, priced, chosen, together, left))
    return TableOdds(
        book=book.id,
        edition=book.imprint,
        variation=variation,
        decks=terms.decks,
        options=terms.options,
        composition=left,
        wagers=tuple(found),
        streaks=tuple(streak_odds(terms, results_of(spread, left))),
        cards=_cards_used(spread),
        fresh=composition is None,
        tournament_only=only_in_tournaments(book, variation),
    )


def only_in_tournaments(book: Rulebook, variation: str) -> Clauses:
    """The clauses that keep a variation to tournaments; none where it is played at any table."""
    found = book.variation(variation)
    return found.clauses if found is not None and found.tournament_only else ()


class WagerOnOffer(msgspec.Struct, frozen=True):
    """What a table offers, or would offer with one more choice made; each with that choice."""

    terms: Terms
    wagers: list[tuple[Wager, dict[str, str]]]
    combined: list[tuple[CombinedWager, dict[str, Wager], dict[str, str]]]


def gather(book: Rulebook, variation: str, decks: int | None, options: dict[str, str]) -> WagerOnOffer | Refusal:
    """Every wager that these terms offer, or would offer with one more choice made; with that choice."""
    terms = book.terms(variation, decks=decks, options=options)
    if isinstance(terms, Refusal):
        return terms
    wagers = [(wager, dict[str, str]()) for wager in terms.wagers.values()]
    combined = [
        (one, {part.wager: terms.wagers[part.wager] for part in one.parts}, dict[str, str]())
        for one in terms.combined.values()
    ]
    for id, missing in terms.unavailable.items():
        for chosen in _choices(missing):
            other = book.terms(variation, decks=decks, options={**options, **chosen})
            if isinstance(other, Refusal):
                continue
            if id in other.wagers:
                wagers.append((other.wagers[id], chosen))
            elif id in other.combined:
                one = other.combined[id]
                combined.append((one, {part.wager: other.wagers[part.wager] for part in one.parts}, chosen))
    return WagerOnOffer(terms, wagers, combined)


def _choices(missing: NotOffered) -> Iterator[dict[str, str]]:
    if missing.choice is not None:
        for value in missing.choice.values:
            yield {missing.choice.option: value}


class Price(msgspec.Struct, frozen=True):
    """What a wager returns, without the story of its rows: net win of all deals that offer it, and their number."""

    net: Fraction
    deals: int

    @property
    def expected(self) -> Fraction:
        return self.net / self.deals if self.deals else Fraction(0)


def price(
    plan: Plan, wager: Wager, left: Composition, counts: tuple[Sequence[int], Sequence[int]] | None = None
) -> Price:
    """One wager's price from one composition; `counts` are the plan's, if they are known already."""
    weights = plan.weigh(wager, *(counts or plan.count(left)), left)
    net = sum((net_of(row) * weight for row, weight in zip(wager.rows, weights.rows, strict=True)), Fraction(0))
    return Price(net, weights.offered)


def net_of(row: PayRow) -> Fraction:
    return Fraction(-1) if row.resolution is Resolution.LOSES else _net_pays(row)


def _net_pays(row: PayRow) -> Fraction:
    if row.pays is None:
        return Fraction(0)
    kept = Fraction(row.commission.whole - row.commission.part, row.commission.whole)
    return Fraction(row.pays.pays, row.pays.per) * kept


def _wager_odds(
    wager: Wager,
    weights: tuple[int, ...],
    left: Composition,
    spread: dict[Points, int],
    *,
    chosen: dict[str, str],
    warning: str | None,
) -> WagerOdds:
    holdings: tuple[tuple[int, WagerOdds], ...] = ()
    if wager.window is not None:
        holdings = tuple(_by_holding(wager, spread, left))
    return WagerOdds(
        wager=wager.id,
        name=wager.name,
        rows=_rows(wager, weights),
        deals=sum(weights),
        all_deals=left.deals,
        options=chosen,
        holdings=holdings,
        warning=warning,
    )


def _rows(wager: Wager, weights: Iterable[int]) -> tuple[RowOdds, ...]:
    return tuple(
        RowOdds(row.event, row.resolution, _net_pays(row), weight, row.clauses)
        for row, weight in zip(wager.rows, weights, strict=True)
    )


def _by_holding(wager: Wager, spread: dict[Points, int], left: Composition) -> Iterator[tuple[int, WagerOdds]]:
    """A wager made within a coup, for each count that Player may hold when it is offered."""
    by_holding: dict[int, list[int]] = {}
    for points, weight in spread.items():
        facts = join(points, NO_PAIRS)
        if wager.offered_in(facts):
            rows = by_holding.setdefault(points.player_first_two, [0] * len(wager.rows))
            rows[wager.place_for(facts)] += weight
    for holding, rows in sorted(by_holding.items()):
        yield (
            holding,
            WagerOdds(
                wager=wager.id,
                name=wager.name,
                rows=_rows(wager, rows),
                deals=sum(rows),
                all_deals=left.deals,
                options={},
            ),
        )


def _combined_odds(
    combined: CombinedWager,
    wagers: list[Wager],
    chosen: dict[str, str],
    together: joint.Joint,
    left: Composition,
) -> WagerOdds:
    """A combined stake by everything that may become of its parts together."""
    found = []
    for places, weight in joint.weigh(wagers, together).items():
        rows = [wager.rows[place] for wager, place in zip(wagers, places, strict=True)]
        net = sum(
            (
                Fraction(part.share.part, part.share.whole) * net_of(row)
                for part, row in zip(combined.parts, rows, strict=True)
            ),
            Fraction(0),
        )
        resolution = combined_resolution(row.resolution for row in rows)
        parts = tuple((part.wager, row.event) for part, row in zip(combined.parts, rows, strict=True))
        event = ", ".join(f"{wager}: {told}" for wager, told in parts)
        clauses = tuple(dict.fromkeys(clause for row in rows for clause in row.clauses))
        found.append(
            RowOdds(event, resolution, Fraction(0) if resolution is Resolution.LOSES else net, weight, clauses, parts)
        )
    found.sort(key=lambda row: (-row.net, row.event))
    return WagerOdds(
        wager=combined.id,
        name=combined.name,
        rows=tuple(found),
        deals=left.deals,
        all_deals=left.deals,
        options=chosen,
    )


def results_of(spread: dict[Points, int], left: Composition) -> dict[Winner, Fraction]:
    """The probability of each result of a coup."""
    weights = dict.fromkeys(Winner, 0)
    for points, weight in spread.items():
        weights[join(points, NO_PAIRS).winner] += weight
    return {winner: Fraction(weight, left.deals) for winner, weight in weights.items()}


def _cards_used(spread: dict[Points, int]) -> tuple[tuple[int, int], ...]:
    used: dict[int, int] = {}
    for points, weight in spread.items():
        cards = points.player_cards + points.banker_cards
        used[cards] = used.get(cards, 0) + weight
    return tuple(sorted(used.items()))
