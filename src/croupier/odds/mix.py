"""What one patron's wagers on one coup come to together: the exact law of their result, in cents.

Whatever can become of the wagers together is settled as a table settles it, commission and rounding to chips included,
and weighed by the deals behind it: so wagers on one coup hang together as they do in the cards. Start at `mix_odds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from croupier.clauses import Refusal
from croupier.coup import Facts, Stake, Terms, Wager, settle_facts
from croupier.money import Cents
from croupier.odds import joint
from croupier.odds.composition import Composition
from croupier.odds.law import Law
from croupier.odds.whatif import ChangedPay, change_pays


class MixOdds(msgspec.Struct, frozen=True):
    """One patron's stakes on a coup, and the law of what they win or lose by it.

    A wager made within a coup (Insurance) is staked in the coups that offer it, and in no other.
    """

    book: str
    edition: str
    variation: str
    decks: int
    options: dict[str, str]
    stakes: dict[str, Cents]
    law: Law
    staked: Fraction  # in the mean of coups
    needed: Cents  # to place everything, whatever the cards

    @property
    def mean(self) -> Fraction:
        """What the patron wins by a coup in the mean; below nothing where the house has the edge."""
        return self.law.mean

    @property
    def variance(self) -> Fraction:
        return self.law.variance

    @property
    def edge(self) -> Fraction:
        """What the house keeps in the mean of each cent staked: of these stakes, as they are paid and rounded."""
        return -self.mean / self.staked


def mix_odds(terms: Terms, stakes: Sequence[Stake], pays: Iterable[ChangedPay] = ()) -> MixOdds | Refusal:
    """The law of a mix of wagers on one coup from a fresh shoe, or why it could not be placed or paid."""
    priced = what_if(terms, pays)
    if isinstance(priced, Refusal):
        return priced
    terms = priced
    weights: dict[int, int] = {}
    staked = 0
    bets = bets_of(terms, stakes)
    for facts, weight in joint.told_apart(bets, joint.of_a_fresh_shoe(terms.tableau, terms.decks)).values():
        came = one_coup(terms, facts, stakes, bets)
        if isinstance(came, Refusal):
            return came
        result, placed = came
        weights[result] = weights.get(result, 0) + weight
        staked += weight * placed
    return MixOdds(
        book=terms.book,
        edition=terms.edition,
        variation=terms.variation,
        decks=terms.decks,
        options=terms.options,
        stakes={stake.wager: stake.amount for stake in stakes},
        law=Law.of(weights),
        staked=Fraction(staked, Composition.fresh(terms.decks).deals),
        needed=sum(stake.amount for stake in stakes),
    )


def what_if(terms: Terms, pays: Iterable[ChangedPay]) -> Terms | Refusal:
    """The terms with some rows paid otherwise."""
    changed = change_pays(terms.book, list(terms.wagers.values()), pays)
    if isinstance(changed, Refusal):
        return changed
    return msgspec.structs.replace(terms, wagers={wager.id: wager for wager in changed})


def one_coup(
    terms: Terms, facts: Facts, stakes: Sequence[Stake], bets: Sequence[Wager]
) -> tuple[Cents, Cents] | Refusal:
    """What the patron wins by a coup with these facts, and what was staked on it."""
    closed = {one.id for one in bets if not one.offered_in(facts)}
    settled = settle_facts(terms, facts, [stake for stake in stakes if stake.wager not in closed])
    if isinstance(settled, Refusal):
        return settled
    return sum(one.returned - one.stake for one in settled), sum(one.stake for one in settled)


def bets_of(terms: Terms, stakes: Sequence[Stake]) -> list[Wager]:
    """The wagers whose rows decide about these stakes; of a combined one its parts."""
    found: dict[str, Wager] = {}
    for stake in stakes:
        combined = terms.combined.get(stake.wager)
        for id in [part.wager for part in combined.parts] if combined else [stake.wager]:
            if id in terms.wagers:  # what is no wager on one coup is refused when it is settled
                found[id] = terms.wagers[id]
    return list(found.values())
