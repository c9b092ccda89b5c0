"""The facts of a coup: the little about two hands that every wager of every book is settled by.

They are small and finite, so that the same classes of facts serve settlement, exact odds and simulation.
Start at `Facts.of`; which hand draws is not decided here (see tableau.py).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from croupier.cards import PairKind, TwoHands, pair_kind, point_count


class Side(StrEnum):
    """The two hands; a person at the table is a patron, never a "player"."""

    PLAYER = "player"
    BANKER = "banker"


SIDES: Final = tuple(Side)
"""The two hands, Player first; as a tuple they are gone through without asking the class."""


class Winner(StrEnum):
    """The result of a coup.

    >>> from croupier import Facts, Winner, read_coup
    >>> Facts.of(read_coup("3sKd4h/6cTd")).winner is Winner.PLAYER
    True
    """

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"


class Facts(msgspec.Struct, frozen=True):
    """What the cards come to: counts, numbers of cards and pairs. Two coups with the same facts settle alike.

    >>> from croupier import Facts, read_coup
    >>> facts = Facts.of(read_coup("2s2dKh/3cTd3s"))
    >>> facts.player_total, facts.banker_total, facts.margin, facts.player_pair.value
    (4, 6, 2, 'mixed')
    """

    player_first_two: int
    banker_first_two: int
    player_total: int
    banker_total: int
    player_cards: int
    banker_cards: int
    player_pair: PairKind
    banker_pair: PairKind
    same_rank: bool  # both hands are pairs, and of one rank

    @classmethod
    def of(cls, hands: TwoHands) -> Facts:
        player, banker = hands.player, hands.banker
        player_pair, banker_pair = pair_kind(player[0], player[1]), pair_kind(banker[0], banker[1])
        return cls(
            player_first_two=point_count(player[:2]),
            banker_first_two=point_count(banker[:2]),
            player_total=point_count(player),
            banker_total=point_count(banker),
            player_cards=len(player),
            banker_cards=len(banker),
            player_pair=player_pair,
            banker_pair=banker_pair,
            same_rank=player_pair is not PairKind.NONE
            and banker_pair is not PairKind.NONE
            and player[0].rank is banker[0].rank,
        )

    @property
    def winner(self) -> Winner:
        if self.player_total == self.banker_total:
            return Winner.TIE
        return Winner.PLAYER if self.player_total > self.banker_total else Winner.BANKER

    @property
    def winning_total(self) -> int:
        """The count of the winning hand, or of both hands in a tie."""
        return max(self.player_total, self.banker_total)

    @property
    def winning_cards(self) -> int:
        """How many cards the winning hand has; none wins a tie, so there it is 0."""
        if self.player_total == self.banker_total:
            return 0
        return self.player_cards if self.player_total > self.banker_total else self.banker_cards

    @property
    def margin(self) -> int:
        return abs(self.player_total - self.banker_total)

    @property
    def pairs(self) -> int:
        """How many of the two hands begin with a pair."""
        return (self.player_pair is not PairKind.NONE) + (self.banker_pair is not PairKind.NONE)
