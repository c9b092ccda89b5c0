"""What a row of a wager may ask of a coup, answered from the cards; and whether the answers meet the row.

The answers are written down once a coup, a word each, and every row only compares. Which row of a wager holds is
defined here a second time by intent, from the book's own rows: asking the engine's `Wager` would prove nothing.
Start at `answers`.
"""

from __future__ import annotations

from typing import TypeAlias

from croupier.rulebooks import provisions as p
from croupier.verify.recompute.hands import Cards, TableOfPlay

AnswerAgain: TypeAlias = str | int | bool
Answers: TypeAlias = dict[str, AnswerAgain]

_RED = ("d", "h")


def answers(play: TableOfPlay, player: Cards, banker: Cards) -> Answers:
    """Of the first four cards, or of the whole coup."""
    winner = play.winner(player, banker).value
    counts = (play.count(player), play.count(banker))
    cards = {"player": len(player), "banker": len(banker), "tie": 0}
    pairs = (_pair(player), _pair(banker))
    both = "none" not in pairs
    return {
        "winner": winner,
        "total": max(counts),
        "cards": cards[winner],
        "natural": play.natural(player, banker),
        "margin": max(counts) - min(counts),
        "player-pair": pairs[0],
        "banker-pair": pairs[1],
        "pairs": sum(pair != "none" for pair in pairs),
        "same-rank": both and player[0].rank == banker[0].rank,
        "player-first-two": play.count(player[:2]),
        "banker-first-two": play.count(banker[:2]),
    }


def _pair(hand: Cards) -> str:
    """Perfect in one suit, coloured in one colour, mixed otherwise; a ten and a king are no pair (12.6, 9.6)."""
    one, other = hand[0], hand[1]
    if one.rank != other.rank:
        return "none"
    if one.suit == other.suit:
        return "perfect"
    return "coloured" if (one.suit.value in _RED) == (other.suit.value in _RED) else "mixed"


def meets(row: p.Row, told: Answers) -> bool:
    return row.when is None or asks(row.when.asks, told)


def asks(wanted: tuple[tuple[str, tuple[AnswerAgain, ...]], ...], told: Answers) -> bool:
    """Every word has one of the values wanted."""
    return all(told[word] in values for word, values in wanted)


def row_of(entry: p.WagerEntry, told: Answers) -> p.Row:
    """The one row that applies: of those with a condition, else the one for everything else."""
    named = [row for row in entry.row if row.when is not None and meets(row, told)]
    return named[0] if named else next(row for row in entry.row if row.when is None)
