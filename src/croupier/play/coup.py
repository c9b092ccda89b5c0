"""One coup that was played, at a table in memory or in a log: its cards, what became of every wager, and why.

Start at `PlayedCoup`.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import dropwhile
from typing import Any, Final

import msgspec

from croupier.as_data import to_dict
from croupier.cards import TwoHands, result_text
from croupier.cards.picture import svg_hands
from croupier.clauses import Clauses, together
from croupier.coup import Winner
from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.table import Event, Payment, Table
from croupier.transcript import CoupLine
from croupier.transcript.coups import CoupAct, completes, line_of, payments_of
from croupier.words.book import speaker_of
from croupier.words.own import own_message, result_message

_BEGINS: Final = ("wagering", "dealing", "payment", "contest", "results")  # chapters of the table


class PlayedCoup(msgspec.Struct, frozen=True, kw_only=True, repr_omit_defaults=True):
    """A coup from its first wager to the cards cleared.

    >>> from croupier import PlayedCoup, open_table
    >>> table = open_table("crown-sydney", "crown", seed=7)
    >>> table.sit("ann", 1_000_00)
    >>> table.wager("ann", "banker", 100_00)
    1
    >>> coup: PlayedCoup = table.deal()
    >>> coup
    <coup 1 of shoe 1: 5s6s5s/AhQsJd, P6-1>
    >>> coup.net("ann"), coup.payments[0].settled.resolution.value
    (-10000, 'loses')
    """

    table: str
    number: int
    """Through everything that was played at the table, from 1."""
    shoe: int
    complete: bool
    line: CoupLine
    """Its cards and marks as a transcript has them; `line.number` is its number within the shoe."""
    payments: tuple[Payment, ...]
    """What became of each wager at last."""
    events: tuple[Event, ...]
    """What happened in it, from the call for bets or its first wager on."""
    book: Rulebook

    @property
    def hands(self) -> TwoHands | None:
        """Both hands; nothing where a card was never seen, or none was dealt."""
        return self.line.seen() if self.line.drawn else None

    @property
    def winner(self) -> Winner | None:
        """Who won; nothing for a coup that is void or not complete."""
        hands = self.hands
        if hands is None or self.line.void or not self.complete:
            return None
        player, banker = hands.counts
        return Winner.TIE if player == banker else Winner.PLAYER if player > banker else Winner.BANKER

    @property
    def clauses(self) -> Clauses:
        """Every clause that decided something in it, in the order in which they did."""
        return together(*(event.under for event in self.events))

    @property
    def staked(self) -> Cents:
        return sum(one.settled.stake + one.excess for one in self.payments)

    def net(self, patron: str) -> Cents:
        """What the coup brought a patron, in cents: below zero where it took."""
        mine = [one for one in self.payments if one.patron == patron]
        return sum(one.settled.returned - one.settled.stake for one in mine if one.settled.resolution.value != "open")

    def why(self, patron: str, *, language: str = ENGLISH) -> tuple[str, ...]:
        """A sentence for each of a patron's wagers: which hand beat which, what was paid, less what."""
        speaker = speaker_of(self.book, language)
        result = () if self.line.void else result_message(self.hands)
        mine = (one for one in self.payments if one.patron == patron)
        return tuple(speaker.said(own_message(one, result, self.book)) for one in mine)

    def document(self) -> dict[str, Any]:
        """Plain data for JSON, as `to_dict` makes it: amounts in whole cents, cards by their letters."""
        return {
            "table": self.table,
            "coup": self.number,
            "shoe": self.shoe,
            "in_shoe": self.line.number,
            "complete": self.complete,
            "result": self.winner,
            "hands": self.hands,
            "void": self.line.void or None,
            "dummy": self.line.dummy or None,
            "wagers": [
                {"patron": one.patron, "number": one.number, "unsettled": one.excess, **to_dict(one.settled)}
                for one in self.payments
            ],
            "clauses": self.clauses,
        }

    @property
    def _in_short(self) -> str:
        if self.line.void:
            return f"void ({self.line.void})"
        hands = self.hands
        return result_text(hands) if hands and self.complete else "not complete"

    def __repr__(self) -> str:
        cards = self.hands or "-"
        return f"<coup {self.number} of shoe {self.shoe}: {cards}, {self._in_short}>"

    def _repr_html_(self) -> str:
        speaker = speaker_of(self.book)
        head = f"<p><b>Coup {self.number}</b>, shoe {self.shoe}: {escape(self._in_short)}</p>"
        hands = svg_hands(self.hands.player, self.hands.banker) if self.hands else ""
        return f"<div>{head}{hands}{wagers_html(self.payments, speaker)}</div>"


def wagers_html(payments: Sequence[Payment], speaker: Speaker) -> str:
    """A row for each wager: whose, on what, how much, what came back, and the clauses."""
    rows = "".join(
        f"<tr><td>{escape(one.patron)}</td><td>{escape(speaker.named('wager', one.settled.wager))}</td>"
        f"<td style='text-align:right'>{escape(speaker.money(one.settled.stake + one.excess))}</td>"
        f"<td>{one.settled.resolution.value}</td>"
        f"<td style='text-align:right'>{escape(speaker.money(one.settled.returned + one.excess))}</td>"
        f"<td>{escape(', '.join(clause.number for clause in one.settled.clauses))}</td></tr>"
        for one in payments
    )
    heads = "".join(f"<th>{one}</th>" for one in ("patron", "wager", "stake", "result", "back", "clauses"))
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>" if rows else ""


def played_coup(acts: Sequence[CoupAct], lies: Table, *, table: str, number: int, book: Rulebook) -> PlayedCoup:
    """Of the acts of one coup; `lies` is the table as it is after the last of them."""
    last = acts[-1]
    complete = completes(last)
    seen = last.before if complete else lies
    return PlayedCoup(
        table=table,
        number=number,
        shoe=max(1, seen.shoe.number),
        complete=complete,
        line=line_of(seen, acts),
        payments=payments_of(acts),
        events=tuple(event for act in dropwhile(_prepares, acts) for event in act.events),
        book=book,
    )


def _prepares(act: CoupAct) -> bool:
    """Whether an act is about the table, its people or its shoe, and no coup has begun."""
    return not any(type(event).__module__.split(".")[2] in _BEGINS for event in act.events)
