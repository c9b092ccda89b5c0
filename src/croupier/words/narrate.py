"""A coup told as a dealer would call it: each card and decision with its clauses, then each wager.

It asks the tableau what came next and puts it into words; it decides nothing. Start at `calls`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards import Card, TwoHands, point_count
from croupier.clauses import Clause, Clauses
from croupier.coup import Side, Tableau, Terms, Winner
from croupier.rulebooks import Rulebook


def calls(terms: Terms, hands: TwoHands) -> Iterator[tuple[str, Clauses]]:
    """What the dealer announces, in order, with the clauses behind each call."""
    first = TwoHands(hands.player[:2], hands.banker[:2])
    yield _hand_call("Player", first.player), terms.deal_order
    yield _hand_call("Banker", first.banker), terms.deal_order
    yield from _third_cards(terms.tableau, first, hands)
    player, banker = point_count(hands.player), point_count(hands.banker)
    winner = Winner.TIE if player == banker else Winner.PLAYER if player > banker else Winner.BANKER
    yield result_call(winner, player, banker), terms.merit


def result_call(winner: Winner, player: int, banker: int) -> str:
    if winner is Winner.TIE:
        return f"Tie, {player} all"
    return f"{winner.title()} wins, {max(player, banker)} to {min(player, banker)}"


def _hand_call(side: str, hand: tuple[Card, ...]) -> str:
    return f"{side}: {', '.join(card.name for card in hand)}. {point_count(hand)}"


def _third_cards(tableau: Tableau, dealt: TwoHands, hands: TwoHands) -> Iterator[tuple[str, Clauses]]:
    while (draw := tableau.next_draw(dealt)).to is not None:
        count = point_count(dealt.player[:2] if draw.to is Side.PLAYER else dealt.banker[:2])
        if draw.to is Side.PLAYER:
            dealt = TwoHands(hands.player, dealt.banker)
            card = hands.player[2]
        else:
            dealt = TwoHands(dealt.player, hands.banker)
            card = hands.banker[2]
        total = point_count(dealt.player if draw.to is Side.PLAYER else dealt.banker)
        yield f"{draw.to.title()} draws on {count}: {card.name}. {total}", draw.clauses
    yield _ending(tableau, dealt), draw.clauses


def _ending(tableau: Tableau, dealt: TwoHands) -> str:
    player, banker = point_count(dealt.player[:2]), point_count(dealt.banker[:2])
    if tableau.is_natural(player) or tableau.is_natural(banker):
        return f"Natural {max(player, banker)}: no more cards"
    stand = [
        f"{name} stands on {count}"
        for name, count, hand in (("Player", player, dealt.player), ("Banker", banker, dealt.banker))
        if len(hand) == 2
    ]
    return ", ".join(stand) or "No more cards"


def telling(clauses: Clauses) -> Clause:
    """Of the clauses behind a call, the one that goes furthest into detail: a row rather than its table."""

    def detail(clause: Clause) -> tuple[int, bool]:
        last = clause.number.replace("/", ":").rpartition(":")[2]
        return sum(clause.number.count(mark) for mark in ".:/("), any(map(str.isdecimal, last))

    return max(clauses, key=detail)


def paraphrase(book: Rulebook, clause: Clause) -> str:
    row = book.clause(clause)
    return row.paraphrase if row else ""
