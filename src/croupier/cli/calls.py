"""A coup as a dealer would call it: each card and decision with its clauses, then who won.

It asks the tableau what came next and names the message for it; it decides nothing. Start at `calls`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from croupier.cards import TwoHands, point_count
from croupier.clauses import Clauses
from croupier.coup import Side, Tableau, Terms, Winner
from croupier.languages import Message

DealersCall: TypeAlias = tuple[Message, Clauses]


def calls(terms: Terms, hands: TwoHands) -> Iterator[DealersCall]:
    """What the dealer announces, in order, with the clauses behind each call; the result comes last."""
    first = TwoHands(hands.player[:2], hands.banker[:2])
    for side, hand in ((Side.PLAYER, first.player), (Side.BANKER, first.banker)):
        cards = tuple(str(card) for card in hand)
        facts = {"hand": side.value, "cards": cards, "count": point_count(hand)}
        yield Message("terminal-call-hand", facts), terms.deal_order
    yield from _third_cards(terms.tableau, first, hands)
    player, banker = point_count(hands.player), point_count(hands.banker)
    winner = Winner.TIE if player == banker else Winner.PLAYER if player > banker else Winner.BANKER
    yield result_call(winner, player, banker), terms.ranking.of(winner, max(player, banker))


def result_call(winner: Winner, player: int, banker: int) -> Message:
    return Message("result", {"winner": winner.value, "high": max(player, banker), "low": min(player, banker)})


def _third_cards(tableau: Tableau, dealt: TwoHands, hands: TwoHands) -> Iterator[DealersCall]:
    while (draw := tableau.next_draw(dealt)).to is not None:
        to_player = draw.to is Side.PLAYER
        count = point_count(dealt.player[:2] if to_player else dealt.banker[:2])
        dealt = TwoHands(hands.player, dealt.banker) if to_player else TwoHands(dealt.player, hands.banker)
        hand = dealt.player if to_player else dealt.banker
        facts = {"hand": draw.to.value, "on": count, "card": str(hand[2]), "count": point_count(hand)}
        yield Message("terminal-call-draws", facts), draw.clauses
    yield _ending(tableau, dealt), draw.clauses


def _ending(tableau: Tableau, dealt: TwoHands) -> Message:
    player, banker = point_count(dealt.player[:2]), point_count(dealt.banker[:2])
    if tableau.is_natural(player) or tableau.is_natural(banker):
        return Message("terminal-call-natural", {"count": max(player, banker)})
    stands = {"player": len(dealt.player) == 2, "banker": len(dealt.banker) == 2}
    both = all(stands.values())
    if not any(stands.values()):
        return Message("terminal-call-no-more")
    hand = "both" if both else "player" if stands["player"] else "banker"
    return Message("terminal-call-stands", {"hand": hand, "player": player, "banker": banker})
