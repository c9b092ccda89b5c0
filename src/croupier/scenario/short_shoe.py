"""A shoe that is nearly empty: it is dealt down in coups without wagers, until as many cards are left as a file says.

All of it is real play: dummy coups on grounds that the book gives, each of four to six cards. Cards that the file names
further down are kept in the shoe for it. Start at `dealing_down`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import product

from croupier.cards import Card
from croupier.clauses import Refusal
from croupier.scenario import expand
from croupier.scenario.actors import acting
from croupier.scenario.expand import CannotGoOn
from croupier.scenario.facts import StepWords
from croupier.scenario.part_statements import StepLine
from croupier.scenario.situation import Situation
from croupier.scenario.standard_coups import NoSuchCoup, coup_of, left_in
from croupier.scenario.statements import ActLine, Leftover, ShortShoe, Stock
from croupier.table.records import OrderDummyCoup
from croupier.table.state import NOBODY, Actor

_SIZES = (6, 5, 4)  # cards that a coup may have
_SPARE = 6  # cards that a file may name though none is left any more


def dealing_down(now: Situation, left: int, later: Sequence[Card]) -> Iterator[StepWords]:
    """The commands that bring the shoe there, without the cards that come later."""
    yield from expand.preparing(now)
    if now.table.coup.wagers or now.table.coup.drawn or now.table.carried:
        raise CannotGoOn("the shoe is dealt down between coups: write this before anyone wagers and before any card")
    while now.table.shoe.left != left:
        cards = _next_coup(now, left, later)
        yield _without_wagers(now)
        kept, now.stock = now.stock, list(cards)
        try:
            yield from expand.dealing(now)
        finally:
            now.stock = kept


def _next_coup(now: Situation, left: int, later: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a coup after which the rest can still be dealt in whole coups."""
    burned = int(now.rules.option("burn-per-coup", "no") != "no")
    over = now.table.shoe.left - left
    sizes = [size for size in _SIZES if _in_whole_coups(over - size - burned, burned)]
    # at the very end only as many can be kept as the shoe will have
    for kept, size in product((later, later[:left], ()), sizes):
        with suppress(NoSuchCoup):
            return coup_of(size, left_in(now.table.shoe, now.rules.terms_now.decks, (*now.stock, *kept)))
    raise CannotGoOn(
        f"the shoe has {now.table.shoe.left} cards, and coups of four to six cards do not bring it to {left}: "
        "write another number"
    )


def told_after(acts: Iterable[ActLine], left: int) -> list[Card]:
    """The cards that the lines of a file name, as many as so few left can be, and some that are too many."""
    cards: list[Card] = []
    for act in acts:
        match act.order:
            case Stock(told) | ShortShoe(_, told):
                cards += (card for card in told if card is not None)
            case Leftover(Card() as card):
                cards.append(card)
            case StepLine(words):
                for value in words.facts.values():
                    cards += (one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, Card))
    return cards[: left + _SPARE]


def _in_whole_coups(cards: int, burned: int) -> bool:
    return cards == 0 or any(
        coups * (min(_SIZES) + burned) <= cards <= coups * (max(_SIZES) + burned)
        for coups in range(1, max(0, cards) // min(_SIZES) + 1)
    )


def _without_wagers(now: Situation) -> StepWords:
    """A dummy coup on the first grounds of the book that are met."""
    everyone = tuple(now.table.patrons)
    asks = everyone[0] if everyone else NOBODY
    for grounds in now.book.dealing.dummy.grounds:
        command = OrderDummyCoup("", Actor("", ""), now.clock, grounds.id, asks, everyone)
        if not isinstance(acting(now.table, command, now.book)[1], Refusal):
            return expand.command("order-dummy-coup", grounds=grounds.id, requested_by=asks, agreed=everyone)
    raise CannotGoOn("no coup can be dealt without wagers here: deal the shoe down with `results`")
