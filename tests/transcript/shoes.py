"""Generated shoes: real decks in any order, dealt by a book's table of play, with every mark a transcript knows.

It generates and judges nothing. Start at `shoes`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from croupier import BOOKS, Rulebook, open_book
from croupier.cards import PACK, Card
from croupier.coup import burn_count
from croupier.transcript import BurnLine, CoupLine, ShoeRecord

_IDS = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=12)
_NAMES = st.text(min_size=1, max_size=20).filter(str.isprintable)


def find_book(edition: str) -> Rulebook | None:
    name = edition.partition(" ")[0]
    return open_book(name) if name in BOOKS else None


@st.composite
def shoes(draw: st.DrawFn) -> ShoeRecord:
    book = open_book(draw(st.sampled_from(BOOKS)))
    decks = draw(st.sampled_from(book.cards.decks.allowed))
    order = list(PACK) * decks
    Random(draw(st.integers(0, 2**32))).shuffle(order)
    cards = iter(order)
    variations = [one.id for one in book.variations]
    variation = draw(st.sampled_from(variations))
    burn = draw(st.none() | _burns(book, cards))
    coups: list[CoupLine] = []
    for number in range(1, draw(st.integers(0, 20)) + 1):
        marks: dict[str, Any] = {
            "last": draw(st.booleans()),
            "dummy": draw(st.just("") | _IDS),
            "burned": draw(st.booleans()) and bool(next(cards)),
            "variation": draw(st.just("") | st.sampled_from(variations)) if number > 1 else "",
        }
        hands = book.tableau.deal(cards)
        coups.append(CoupLine(number, hands.player, hands.banker, **marks))
    ending = draw(st.sampled_from(("", "void", "cutting-card")))
    if ending == "void":
        coups.append(draw(_voids(len(coups) + 1, cards)))
    elif ending and coups:
        coups[-1] = _with_cutting_card(coups[-1], draw(st.integers(1, coups[-1].drawn)))
    return ShoeRecord(
        table=draw(_NAMES),
        edition=book.edition,
        variation=variation,
        decks=decks,
        shoe=draw(st.integers(1, 99_999)),
        commitment=draw(st.just("") | st.text("0123456789abcdef", min_size=64, max_size=64)),
        cut=draw(st.integers(0, len(order))),
        cutting_card=draw(st.integers(0, len(order))),
        burn=burn,
        coups=tuple(coups),
        ended=draw(st.just("") | _IDS.filter(lambda word: word != "in-play")),
    )


@st.composite
def _burns(draw: st.DrawFn, book: Rulebook, cards: Iterator[Card]) -> BurnLine:
    form = draw(st.sampled_from(book.cards.burn))
    first = next(cards)
    count = burn_count(form.form, first)
    others = tuple(next(cards) for _ in range(count - 1))
    if count == 1 and draw(st.booleans()):
        return BurnLine(form.id, 1)
    return BurnLine(form.id, count, (first, *(others if draw(st.booleans()) else ())))


@st.composite
def _voids(draw: st.DrawFn, number: int, cards: Iterator[Card]) -> CoupLine:
    """A coup that broke off among its first four cards, some of which nobody saw."""
    dealt = [draw(st.sampled_from((next(cards), None))) for _ in range(draw(st.integers(0, 4)))]
    return CoupLine(number, tuple(dealt[::2]), tuple(dealt[1::2]), void=draw(_IDS))


def _with_cutting_card(coup: CoupLine, place: int) -> CoupLine:
    return CoupLine(**{name: getattr(coup, name) for name in coup.__struct_fields__} | {"cutting_card": place})
