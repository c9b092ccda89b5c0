"""From a question to a request, judged before anything runs: what the book does not allow, and what cannot be counted.

What simulation asks of a shoe is judged by simulation. Start at `make_request`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from croupier.clauses import Reason, Refusal
from croupier.coup import BurnForm
from croupier.exposure.request import BurnPolicy, ExposureRequest, GivenCount
from croupier.exposure.tags import RANKS
from croupier.languages import Message, MessageFacts, Speaker
from croupier.odds.table import gather
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import Rulebook
from croupier.simulate import prepare as simulation
from croupier.simulate.request import Request

MOST_SHOES: Final = 10_000_000  # their sums stay far below what 64 bits can hold
LARGEST_GIVEN_TAG: Final = 100
_CARDS_OF_A_COUP: Final = 6
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,6})?")


class CannotExpose(ValueError):
    """What was asked cannot be counted; `message` says why, in any language."""

    def __init__(self, id: str, facts: MessageFacts) -> None:
        self.message = Message(id, facts)
        super().__init__(Speaker().said(self.message))


def make_request(
    book: Rulebook,
    name: str,
    variation: str,
    *,
    shoes: int,
    seed: int = 0,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    wagers: Iterable[str] = (),
    burns: Sequence[str] = (),
    burn_card: Sequence[bool] = (),
    cutting_cards: Sequence[int] = (),
    coups_after: int | None = None,
    perfect: bool = True,
    counts: Iterable[GivenCount] = (),
    pays: Iterable[ChangedPay] = (),
) -> ExposureRequest | Refusal:
    """`name` is what the book is called where it was asked; one that does not come with Croupier travels along.

    `burn_card`: whether the first burn card is seen; said nothing, it is where the book has it exposed. Every burn is
    played with every one of these, and every shoe to every one of `cutting_cards`.
    """
    if not 1 <= shoes <= MOST_SHOES:
        raise CannotExpose("exposure-shoes", {"shoes": shoes, "most": MOST_SHOES})
    pays = tuple(pays)
    usual: Request | None = None
    for burn in burns or (None,):
        for place in cutting_cards or (None,):
            judged = simulation.make_request(
                book, name, variation, shoes=shoes, seed=seed, decks=decks, options=options, burn=burn,
                cutting_card=place, pays=pays,
            )  # fmt: skip
            if isinstance(judged, Refusal):
                return judged
            usual = usual or judged
    assert usual is not None
    counts, wagers = tuple(counts), tuple(dict.fromkeys(wagers))
    offer = gather(book, variation, decks, dict(options or {}))
    assert not isinstance(offer, Refusal)
    known = {wager.id for wager, _ in offer.wagers} | {combined.id for combined, _, _ in offer.combined}
    known |= {*offer.terms.runs, *offer.terms.tails}
    for wager in (*wagers, *(one.wager for one in counts)):
        if wager not in known:
            return Refusal(Reason.UNKNOWN_WAGER, (), {"wager": wager, "book": book.id})
    _check_counts(counts, wagers)
    places = tuple(sorted(set(cutting_cards or (usual.cutting_card,)), reverse=True))
    if coups_after is not None and not 0 <= coups_after < places[-1] // _CARDS_OF_A_COUP:
        most = places[-1] // _CARDS_OF_A_COUP - 1
        raise CannotExpose("exposure-coups-after", {"coups": coups_after, "most": most, "cards": places[-1]})
    return ExposureRequest(
        book=usual.book,
        digest=usual.digest,
        variation=usual.variation,
        decks=usual.decks,
        options=usual.options,
        wagers=wagers,
        shoes=shoes,
        seed=seed,
        burns=_policies(book, burns or (usual.burn,), burn_card),
        cutting_cards=places,
        perfect=perfect,
        coups_after=coups_after,
        counts=counts,
        pays=usual.pays,
        content=usual.content,
    )


def _policies(book: Rulebook, burns: Sequence[str], seen: Sequence[bool]) -> tuple[BurnPolicy, ...]:
    """Every burn once with every choice; an exposed card is seen where nothing was chosen."""
    forms = {one.id: one.form for one in book.cards.burn}
    found = [
        BurnPolicy(burn, choice)
        for burn in burns
        for choice in (seen or (forms[burn] is BurnForm.FIRST_CARD_AND_ITS_VALUE,))
    ]
    return tuple(dict.fromkeys(found))


def _check_counts(counts: Sequence[GivenCount], wagers: Sequence[str]) -> None:
    asked: set[str] = set()
    for one in counts:
        if wagers and one.wager not in wagers:
            raise CannotExpose("exposure-count-of-no-wager", {"wager": one.wager})
        if one.wager in asked:
            raise CannotExpose("exposure-two-counts", {"wager": one.wager})
        asked.add(one.wager)
        if len(one.tags) != RANKS:
            raise CannotExpose("exposure-tags", {"wager": one.wager, "given": len(one.tags), "ranks": RANKS})
        if max(map(abs, one.tags)) > LARGEST_GIVEN_TAG:
            raise CannotExpose("exposure-tags-too-large", {"wager": one.wager, "most": LARGEST_GIVEN_TAG})
        if sum(one.tags):
            raise CannotExpose("exposure-not-balanced", {"wager": one.wager, "sum": sum(one.tags)})
        if one.at is not None and one.at < 0:
            raise CannotExpose("exposure-trigger", {"wager": one.wager, "trigger": str(one.at)})


def read_count(text: str) -> GivenCount:
    """`WAGER=TAGS@TRIGGER`: 13 tags from ace to king between commas, and perhaps a trigger."""
    wager, equals, rest = text.partition("=")
    tags, at, trigger = rest.partition("@")
    try:
        if not (wager and equals) or (at and not _NUMBER.fullmatch(trigger)):
            raise ValueError
        read = tuple(int(tag) for tag in tags.split(","))
    except ValueError:
        raise CannotExpose("exposure-count", {"typed": text[:80]}) from None
    return GivenCount(wager, read, str(Fraction(trigger)) if at else None)
