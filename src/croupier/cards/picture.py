"""Cards as one SVG picture, for notebooks: Player's hand and Banker's side by side with their counts.

It needs no font, script or file from elsewhere: suits are drawn. Start at `svg_hands`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from croupier.cards.card import Card, Suit
from croupier.cards.hand import point_count

_WIDE, _HIGH, _GAP, _HEAD, _MARGIN = 52, 74, 8, 24, 6
_RED, _BLACK, _PAPER, _EDGE, _INK = "#c8102e", "#23201a", "#fffdf6", "#b9b09a", "#6f6a5e"
_FONT: Final = "font-family=\"'Helvetica Neue','Segoe UI',Roboto,Arial,sans-serif\""

# within a square of 20 by 20
_SUITS: Final = {
    Suit.HEARTS: "M10 18C4 13 1 10 1 6.5A4.5 4.5 0 0 1 10 4.5A4.5 4.5 0 0 1 19 6.5C19 10 16 13 10 18Z",
    Suit.DIAMONDS: "M10 1L17 10L10 19L3 10Z",
    Suit.SPADES: "M10 1C16 6 19 9 19 12.5A4.5 4.5 0 0 1 11 14.5L13 19H7L9 14.5A4.5 4.5 0 0 1 1 12.5C1 9 4 6 10 1Z",
    Suit.CLUBS: (
        "M10 1A4.2 4.2 0 0 1 13.3 7.8A4.2 4.2 0 1 1 11 14L13 19H7L9 14A4.2 4.2 0 1 1 6.7 7.8A4.2 4.2 0 0 1 10 1Z"
    ),
}


def svg_cards(cards: Sequence[Card]) -> str:
    """One card, or several in a row."""
    return _page(_width(len(cards)), _HIGH + 2 * _MARGIN, "".join(_row(cards, _MARGIN, _MARGIN)), _told(cards))


def svg_hands(player: Sequence[Card], banker: Sequence[Card]) -> str:
    """Both hands of a coup with their counts, Player's on the left."""
    left = _width(max(len(player), 2))
    width = left + _width(max(len(banker), 2)) + 2 * _GAP
    body = "".join(
        (
            *_hand("Player", player, _MARGIN),
            *_hand("Banker", banker, left + 2 * _GAP + _MARGIN),
        )
    )
    told = f"Player {_told(player)}, {point_count(player)}; Banker {_told(banker)}, {point_count(banker)}"
    return _page(width, _HEAD + _HIGH + 2 * _MARGIN, body, told)


def _hand(name: str, cards: Sequence[Card], left: int) -> Iterator[str]:
    yield f'<text x="{left}" y="{_MARGIN + 13}" {_FONT} font-size="14" fill="{_INK}">{name} '
    yield f'<tspan font-weight="700" fill="{_BLACK}">{point_count(cards)}</tspan></text>'
    yield from _row(cards, left, _MARGIN + _HEAD)


def _row(cards: Sequence[Card], left: int, top: int) -> Iterator[str]:
    for place, card in enumerate(cards):
        yield _card(card, left + place * (_WIDE + _GAP), top)


def _card(card: Card, x: int, y: int) -> str:
    colour = _RED if card.suit.is_red else _BLACK
    return (
        f'<g transform="translate({x} {y})"><rect width="{_WIDE}" height="{_HIGH}" rx="6" fill="{_PAPER}" '
        f'stroke="{_EDGE}"/><text x="{_WIDE // 2}" y="34" {_FONT} font-size="26" font-weight="700" '
        f'text-anchor="middle" fill="{colour}">{_rank(card)}</text>'
        f'<path transform="translate({_WIDE // 2 - 10} 44)" fill="{colour}" d="{_SUITS[card.suit]}"/></g>'
    )


def _rank(card: Card) -> str:
    return "10" if card.rank.value in ("T", "10") else card.rank.value


def _width(cards: int) -> int:
    return 2 * _MARGIN + cards * _WIDE + max(0, cards - 1) * _GAP


def _told(cards: Sequence[Card]) -> str:
    return " ".join(card.name for card in cards)


def _page(width: int, height: int, body: str, told: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img"><title>{told}</title>{body}</svg>'
    )
