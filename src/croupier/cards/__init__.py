"""Playing cards, hands and how people write them; nothing here knows a rulebook."""

from croupier.cards.card import CARDS_IN_A_DECK, PACK, POINTS, Card, CardError, Rank, Suit
from croupier.cards.hand import PairKind, pair_kind, point_count
from croupier.cards.notation import NotationError, TwoHands, quoted, read_cards, read_coup, result_text

__all__ = [
    "CARDS_IN_A_DECK",
    "PACK",
    "POINTS",
    "Card",
    "CardError",
    "NotationError",
    "PairKind",
    "Rank",
    "Suit",
    "TwoHands",
    "pair_kind",
    "point_count",
    "quoted",
    "read_cards",
    "read_coup",
    "result_text",
]
