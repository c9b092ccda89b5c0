"""Two hands counted again: points by the book's list of values, third cards by the rows of its table of play.

The printed shapes are read as they are printed: a grid of letters, or rows of fifth cards. It knows no wager. Start at
`TableOfPlay.next_card`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from croupier.cards import Card
from croupier.clauses import Clauses, together
from croupier.coup import Side, Winner
from croupier.rulebooks import Rulebook

Cards: TypeAlias = Sequence[Card]


class TableOfPlay:
    def __init__(self, book: Rulebook) -> None:
        self.values = book.cards.card_values.values
        self.count_clauses = together(book.cards.card_values.clauses, book.cards.point_count.clauses)
        self.play = book.table_of_play

    def value(self, card: Card) -> int:
        return self.values[card.rank]

    def count(self, cards: Cards) -> int:
        """The right-hand digit of the sum."""
        return sum([self.values[card.rank] for card in cards]) % 10

    def winner(self, player: Cards, banker: Cards) -> Winner:
        ahead = self.count(player) - self.count(banker)
        return Winner.TIE if ahead == 0 else Winner.PLAYER if ahead > 0 else Winner.BANKER

    def natural(self, player: Cards, banker: Cards) -> bool:
        """One hand or both have a natural in their first two cards."""
        counts = self.play.naturals.counts
        return self.count(player[:2]) in counts or self.count(banker[:2]) in counts

    def next_card(self, player: Cards, banker: Cards) -> tuple[Side | None, Clauses]:
        """After the first four cards: the hand whose turn it is, or none, and the clauses that say so."""
        if self.natural(player, banker):
            return None, self._natural_clauses(self.count(player[:2]), self.count(banker[:2]))
        rows = self.play.player
        if self.count(player[:2]) in rows.draws:
            if len(player) == 2:
                return Side.PLAYER, together(rows.clauses, rows.draw_clauses)
            stood: Clauses = ()
        else:
            if len(player) > 2:
                return None, together(rows.clauses, rows.stand_clauses)
            stood = together(rows.clauses, rows.stand_clauses)
        draws, clauses = self._banker(self.count(banker[:2]), self.value(player[2]) if len(player) > 2 else None)
        if draws and len(banker) > 2:
            return None, self.play.one_more_card.clauses
        return (Side.BANKER if draws else None), together(stood, clauses)

    def _natural_clauses(self, player: int, banker: int) -> Clauses:
        """Without those that speak of the natural of a hand that has none."""
        rule = self.play.naturals
        other = [*(() if player in rule.counts else rule.player_clauses)]
        other += () if banker in rule.counts else rule.banker_clauses
        beside = {clause for clause in other if clause.book == other[-1].book}
        return tuple([clause for clause in rule.clauses if clause not in beside])

    def _banker(self, count: int, third: int | None) -> tuple[bool, Clauses]:
        """Whether Banker draws on this count, when Player's third card was worth this much or was not dealt."""
        table = self.play.banker
        own: Clauses = table.row_clauses.get(str(count), ())
        draws = False  # a count that the table leaves out is a natural's, which draws nothing
        if table.grid:
            letters = table.grid.get(str(count), "").split()
            draws = bool(letters) and letters[0 if third is None else third + 1] == "D"
        else:
            for row in table.fifth_card:
                if count in row.counts:
                    draws, own = ("none" if third is None else third) in row.draws, together(row.clauses, own)
        acts = table.draw_clauses if draws else table.stand_clauses
        return draws, together(table.clauses, own, table.no_card_clauses if third is None else (), acts)
