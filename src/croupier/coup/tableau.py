"""The tableau, or table of play: who takes a third card, and which clause says so.

A tableau is handed in as data by a rulebook and answers every case exactly once (checked when the book is loaded).
Start at `Tableau.next_draw`: what the book orders after the cards dealt so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from croupier.cards import Card, TwoHands, point_count
from croupier.clauses import Cited, Clauses, Reason, Refusal, RefusalFacts, holding, together
from croupier.coup.facts import Side

NO_CARD = 10  # the place of "no third card" in a row, after 0 to 9


class DrawOrStand(StrEnum):
    """What a hand of two cards does."""

    DRAW = "draw"
    STAND = "stand"


class Draw(msgspec.Struct, frozen=True):
    """What comes next: a card to one hand, or to none, under these clauses."""

    to: Side | None
    clauses: Clauses


class Tableau(msgspec.Struct, frozen=True):
    """Player's row by its own count; Banker's grid by its own count and Player's third card (`NO_CARD` for none)."""

    naturals: Cited[tuple[int, ...]]
    player: tuple[Cited[DrawOrStand], ...]
    banker: tuple[tuple[Cited[DrawOrStand], ...], ...]
    one_more_card: Clauses  # never more than one additional card to a hand
    player_natural: Clauses = ()  # of the clauses on naturals those that speak of Player's alone
    banker_natural: Clauses = ()  # and of Banker's alone

    def __repr__(self) -> str:
        """What Banker does at each count, without a third card of Player's and then after 0 to 9."""
        rows = ("".join("D" if one.value is DrawOrStand.DRAW else "S" for one in row) for row in self.banker)
        return f"<Tableau {' '.join(rows)}>"

    def is_natural(self, first_two: int) -> bool:
        return first_two in self.naturals.value

    def natural_by(self, player: int, banker: int) -> Clauses:
        """The clauses by which these counts on two cards, of which one at least is a natural, end the drawing."""
        return holding(
            self.naturals.clauses,
            (self.player_natural, self.is_natural(player)),
            (self.banker_natural, self.is_natural(banker)),
        )

    def player_act(self, first_two: int) -> Cited[DrawOrStand]:
        return self.player[first_two]

    def banker_act(self, first_two: int, player_third: int | None) -> Cited[DrawOrStand]:
        return self.banker[first_two][NO_CARD if player_third is None else player_third]

    def next_draw(self, hands: TwoHands) -> Draw:
        """After the first four cards: the hand that receives the next card, if any."""
        player, banker = hands.player, hands.banker
        first_player, first_banker = point_count(player[:2]), point_count(banker[:2])
        if self.is_natural(first_player) or self.is_natural(first_banker):
            return Draw(None, self.natural_by(first_player, first_banker))
        for_player = self.player_act(first_player)
        if for_player.value is DrawOrStand.DRAW and len(player) == 2:
            return Draw(Side.PLAYER, for_player.clauses)
        stood = for_player.clauses if for_player.value is DrawOrStand.STAND else ()
        third = player[2].points if for_player.value is DrawOrStand.DRAW else None
        for_banker = self.banker_act(first_banker, third)
        if for_banker.value is DrawOrStand.STAND:
            return Draw(None, together(stood, for_banker.clauses))
        if len(banker) == 2:
            return Draw(Side.BANKER, together(stood, for_banker.clauses))
        return Draw(None, self.one_more_card)

    def deal(self, cards: Iterator[Card]) -> TwoHands:
        """The hands of a coup dealt from these cards, in the order they leave the shoe; only those needed are taken."""
        first, second, third, fourth = (next(cards) for _ in range(4))
        hands = TwoHands((first, third), (second, fourth))
        while (draw := self.next_draw(hands)).to is not None:
            card = (next(cards),)
            to_player = draw.to is Side.PLAYER
            player, banker = hands.player, hands.banker
            hands = TwoHands(player + card, banker) if to_player else TwoHands(player, banker + card)
        return hands

    def judge(self, hands: TwoHands) -> Clauses | Refusal:
        """The clauses under which these finished hands were dealt, or why they cannot have been."""
        if len(hands.player) > 3 or len(hands.banker) > 3:
            side, hand = (Side.PLAYER, hands.player) if len(hands.player) > 3 else (Side.BANKER, hands.banker)
            return Refusal(Reason.CARD_NOT_ALLOWED, self.one_more_card, {"hand": side, "card": str(hand[3])})
        dealt = TwoHands(hands.player[:2], hands.banker[:2])
        cited: Clauses = ()
        while True:
            draw = self.next_draw(dealt)
            cited = together(cited, draw.clauses)
            if draw.to is None:
                break
            if draw.to is Side.PLAYER:
                if len(hands.player) < 3:
                    return Refusal(Reason.CARD_MISSING, draw.clauses, _counts(Side.PLAYER, hands))
                dealt = TwoHands(hands.player, dealt.banker)
            else:
                if len(hands.banker) < 3:
                    return Refusal(Reason.CARD_MISSING, draw.clauses, _counts(Side.BANKER, hands))
                dealt = TwoHands(dealt.player, hands.banker)
        for side, has, may in (
            (Side.PLAYER, hands.player, dealt.player),
            (Side.BANKER, hands.banker, dealt.banker),
        ):
            if len(has) > len(may):
                return Refusal(Reason.CARD_NOT_ALLOWED, cited, {**_counts(side, hands), "card": str(has[2])})
        return cited


def _counts(side: Side, hands: TwoHands) -> RefusalFacts:
    counts: RefusalFacts = {
        "hand": side,
        "player": point_count(hands.player[:2]),
        "banker": point_count(hands.banker[:2]),
    }
    if len(hands.player) > 2:
        counts["player-third"] = hands.player[2].points
    return counts
