"""A coup that goes on after its result: its cards in the order in which they left the shoe, its wagers as they lay.

It reads the book's own order and table of play, and remembers nothing. Start at `rebuilt`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from croupier.cards import Card
from croupier.clauses import Clauses
from croupier.coup import Side
from croupier.table.state import Down
from croupier.verify.recompute.difference import FigureOrPhrase, Found, phrase
from croupier.verify.recompute.hands import TableOfPlay
from croupier.verify.recompute.placing import counts_of

_FIRST = (Side.PLAYER, Side.BANKER) * 2


def rebuilt(play: TableOfPlay, order: Sequence[Card]) -> tuple[dict[Side, list[Card | None]], list[Card]]:
    """Each card on the hand that was due it, and those that neither was."""
    player, banker = list(order[0:4:2]), list(order[1:4:2])
    left = list(order[len(_FIRST) :])
    while left:
        to, _ = play.next_card(player, banker)
        if to is None:
            break
        (player if to is Side.PLAYER else banker).append(left.pop(0))
    return {Side.PLAYER: list(player), Side.BANKER: list(banker)}, left


def wagers(said: Iterable[Down], right: Mapping[int, Down], clauses: Clauses) -> list[Found]:
    """Every wager that lies there again, as it lay."""
    told = {down.number: down for down in said}
    return [
        Found("layout-differs", _lies(told.get(number)), _lies(right.get(number)), clauses, {"patron": one.patron})
        for number, one in {**right, **told}.items()
        if told.get(number) != right.get(number)
    ]


def as_they_lay(said: Sequence[Down], right: Sequence[Down], clauses: Clauses) -> list[Found]:
    """Each wager once, in the order in which they lie."""
    if list(said) == list(right):
        return []
    told, lay = (" ".join(str(down.number) for down in downs) for downs in (said, right))
    found = wagers(said, {down.number: down for down in right}, clauses)
    return found or [Found("layout-differs", told, lay, clauses)]


def _lies(down: Down | None) -> FigureOrPhrase:
    return phrase("nothing") if down is None else counts_of(down.counts, down.stake)


def codes(cards: Iterable[Card | None]) -> str:
    return " ".join(card.code if card else "?" for card in cards)
