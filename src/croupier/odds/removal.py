"""The effect of removal: what one card less of each kind does to a wager's edge, and the counts that follow from it.

Everything is exact; a linear count is judged by its correlation, over the cards of the shoe, with these effects.
Start at `removal_effects`. For staff and study: nobody at a table may use such a thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from croupier.cards import PACK, Card, Rank
from croupier.clauses import Refusal
from croupier.frames import Frame
from croupier.languages import Speaker
from croupier.odds.composition import FEWEST_CARDS, Composition, CompositionError
from croupier.odds.plan import Plan
from croupier.odds.rational import decimal, exact, percent, root
from croupier.odds.table import Price, WagerOnOffer, gather, price
from croupier.rulebooks import Rulebook

LARGEST_TAG = 4


class LinearCount(msgspec.Struct, frozen=True):
    """A tag for each rank; `correlation_squared` is the exact square of its correlation with the effects."""

    tags: dict[str, int]
    correlation_squared: Fraction

    @property
    def correlation(self) -> str:
        return root(self.correlation_squared, 4)


class WagerRemoval(msgspec.Struct, frozen=True):
    """One wager's edge, and by how much it falls (the patron gains) when one card of a kind is gone."""

    wager: str
    options: dict[str, str]
    edge: Fraction
    effects: dict[Card, Fraction]  # by kind of card there is: change of the patron's expectation
    cards: dict[Card, int]  # how many there are of each of these kinds

    @property
    def by_rank(self) -> dict[Rank, Fraction]:
        """The effect of a card of each rank there is, whatever its suit: the average over its cards."""
        found: dict[Rank, Fraction] = {}
        for rank in Rank:
            kinds = [card for card in self.effects if card.rank is rank]
            if kinds:
                total = sum((self.effects[card] * self.cards[card] for card in kinds), Fraction(0))
                found[rank] = total / sum(self.cards[card] for card in kinds)
        return found

    @property
    def suits_matter(self) -> bool:
        by_rank = self.by_rank
        return any(self.effects[card] != by_rank[card.rank] for card in self.effects)

    @property
    def count(self) -> LinearCount:
        return linear_count(self)


class RemovalTable(msgspec.Struct, frozen=True):
    book: str
    variation: str
    composition: Composition
    offer: WagerOnOffer
    wagers: tuple[WagerRemoval, ...]

    def __str__(self) -> str:
        say = Speaker().say
        of = say("terminal-removal-of", book=self.book, variation=self.variation, cards=self.composition.cards)
        lines = [say("terminal-removal-title", of=of)]
        head = ["wager", "edge", *(rank.value for rank in Rank), "count", "corr."]
        body = [removal_cells(one) for one in self.wagers]
        widths = [max(len(line[place]) for line in (head, *body)) for place in range(len(head))]
        lines.extend(
            "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in (head, *body)
        )
        return "\n".join(lines)

    def document(self) -> dict[str, Any]:
        """All of it, as `croupier odds removal --json` prints it."""
        return removal_document(self, {})

    def frame(self) -> Frame:
        """A row for each rank of each wager."""
        from croupier.odds.frames import removal_frame

        return removal_frame(self)

    def records(self) -> list[dict[str, Any]]:
        return [
            {"wager": one.wager, "card": card.code, "effect": exact(effect)}
            for one in self.wagers
            for card, effect in one.effects.items()
        ]


def removal_cells(one: WagerRemoval) -> list[str]:
    count = one.count
    tags = " ".join(str(tag) for tag in count.tags.values())
    by_rank = one.by_rank
    effects = [decimal(by_rank[rank] * 10_000, 2) if rank in by_rank else "-" for rank in Rank]
    return [one.wager, percent(one.edge, 3), *effects, tags, count.correlation]


def removal_effects(
    book: Rulebook,
    variation: str,
    *,
    decks: int | None = None,
    options: dict[str, str] | None = None,
    composition: Composition | None = None,
    wagers: Iterable[str] = (),
) -> RemovalTable | Refusal:
    """The effect of removing one card of every kind on every wager (or on those named)."""
    offer = gather(book, variation, decks, dict(options or {}))
    if isinstance(offer, Refusal):
        return offer
    wanted = set(wagers)
    priced = [(wager, chosen) for wager, chosen in offer.wagers if not wanted or wager.id in wanted]
    left = (composition or Composition.fresh(offer.terms.decks)).within(offer.terms.decks)
    if left.cards == FEWEST_CARDS:
        raise CompositionError(f"{left.cards} cards are left: with one less no coup could be dealt")
    plan = Plan(offer.terms.tableau, [wager for wager, _ in priced])
    kinds = [card for card in PACK if left[card]]
    alike = _alike(left, kinds)
    base = [price(plan, wager, left) for wager, _ in priced]
    after: dict[Card, Sequence[Price]] = {}
    for card in kinds:
        if alike[card] is card:
            fewer = left.without([card])
            counts = plan.count(fewer)
            after[card] = [price(plan, wager, fewer, counts) for wager, _ in priced]
    found = []
    for place, (wager, chosen) in enumerate(priced):
        effects = {card: after[alike[card]][place].expected - base[place].expected for card in kinds}
        found.append(
            WagerRemoval(wager.id, chosen, -base[place].expected, effects, {card: left[card] for card in kinds})
        )
    return RemovalTable(book.id, variation, left, offer, tuple(found))


def _alike(left: Composition, kinds: list[Card]) -> dict[Card, Card]:
    """Kinds of one rank whose suits are equally many cannot be told apart: one stands for all of them."""
    even = {rank: len({left[card] for card in PACK if card.rank is rank}) == 1 for rank in Rank}
    return {
        card: next(other for other in kinds if other.rank is card.rank) if even[card.rank] else card for card in kinds
    }


def linear_count(one: WagerRemoval, largest: int = LARGEST_TAG) -> LinearCount:
    """The small whole-number tags, one a rank, that follow the effects best; the largest effect has the largest."""
    by_rank = one.by_rank
    peak = max((abs(effect) for effect in by_rank.values()), default=Fraction(0))
    if peak == 0:
        return LinearCount(dict.fromkeys((rank.value for rank in by_rank), 0), Fraction(0))
    candidates = [_tags(by_rank, peak, scale) for scale in range(1, largest + 1)]
    scored = [(correlation_squared(tags, one.effects, one.cards), tags) for tags in candidates]
    best, tags = max(scored, key=lambda pair: pair[0])
    return LinearCount({rank.value: tag for rank, tag in tags.items()}, best)


def _tags(by_rank: dict[Rank, Fraction], peak: Fraction, scale: int) -> dict[Rank, int]:
    return {rank: _nearest(effect / peak * scale) for rank, effect in by_rank.items()}


def _nearest(value: Fraction) -> int:
    rounded = (2 * abs(value.numerator) + value.denominator) // (2 * value.denominator)
    return rounded if value >= 0 else -rounded


def correlation_squared(tags: dict[Rank, int], effects: dict[Card, Fraction], cards: dict[Card, int]) -> Fraction:
    """The exact square of the correlation between tags and effects over the cards."""
    number = sum(cards.values())
    mean_tag = Fraction(sum(tags[card.rank] * times for card, times in cards.items()), number)
    mean_effect = sum((effects[card] * times for card, times in cards.items()), Fraction(0)) / number
    both = tag_spread = effect_spread = Fraction(0)
    for card, times in cards.items():
        tag, effect = tags[card.rank] - mean_tag, effects[card] - mean_effect
        both += tag * effect * times
        tag_spread += tag * tag * times
        effect_spread += effect * effect * times
    return both * both / (tag_spread * effect_spread) if tag_spread and effect_spread else Fraction(0)


def removal_document(table: RemovalTable, true_edges: dict[int, float]) -> dict[str, Any]:
    """As one document: exact effects by rank, by card where suits matter, and the counts."""
    wagers = []
    for place, one in enumerate(table.wagers):
        count = one.count
        found: dict[str, Any] = {
            "wager": one.wager,
            "options": one.options,
            "edge": exact(one.edge),
            "effects": {rank.value: exact(effect) for rank, effect in one.by_rank.items()},
            "count": count.tags,
            "correlation_squared": exact(count.correlation_squared),
            "correlation": count.correlation,
        }
        if one.suits_matter:
            found["effects_by_card"] = {card.code: exact(effect) for card, effect in one.effects.items()}
        if place in true_edges:
            found["correlation_true_edge"] = round(true_edges[place], 4)
        wagers.append(found)
    cards = table.composition.cards
    return {"book": table.book, "variation": table.variation, "cards": cards, "wagers": wagers}
