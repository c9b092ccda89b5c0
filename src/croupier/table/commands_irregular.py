"""The commands for when something goes wrong in a coup: reporting it, ordering a remedy, what patrons then choose.

Whoever reports says what happened and brings the cards that left the shoe out of turn; the book's row says what may be
done about it. Start at `ReportIrregularity`.
"""

from __future__ import annotations

from typing import Literal

from croupier.cards import Card
from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.state import NOBODY


class ReportIrregularity(Command, frozen=True, tag="report-irregularity"):
    """What happened, by the slip's name, with the facts it needs: cards in the order they left the shoe, a coup, ..."""

    slip: str
    cards: tuple[Card, ...] = ()  # that left the shoe and are not entered yet, and whose faces are known
    unseen: int = 0  # or how many there are that nobody has seen
    exposed: bool = False
    cutting_card: bool = False  # it came out before the first of these cards
    coup: int = 0  # an earlier one, where that is what it is about
    patron: str = NOBODY
    wager: int = 0
    says: str = ""
    burned: bool = False  # a card was burned before these, as some tables do before each coup


class WithdrawReport(Command, frozen=True, tag="withdraw-report"):
    """The report was mistaken: nothing of the kind happened."""


class OrderRemedy(Command, frozen=True, tag="order-remedy"):
    """One of the remedies that the book allows for what was reported."""

    remedy: str
    agreed: tuple[str, ...] = ()  # patrons, where a remedy needs their agreement


class AnswerOffer(Command, frozen=True, tag="answer-offer"):
    """A patron keeps, takes back or reduces a wager, as the remedy lets them."""

    number: int
    choice: Literal["keep", "remove", "retract", "reduce"]
    stake: Cents = 0  # what it is reduced to


class CloseOffer(Command, frozen=True, tag="close-offer"):
    """Everyone was asked: whoever said nothing keeps their wagers, and the coup goes on."""


class CloseChanges(Command, frozen=True, tag="close-changes"):
    """No more changes: the coup goes on with the wagers as they lie."""


class LayCarriedCard(Command, frozen=True, tag="lay-carried-card"):
    """The card kept from before is laid as the first card of the coup; named where nobody has seen it yet."""

    card: Card | None = None


class RecordNotification(Command, frozen=True, tag="record-notification"):
    """Whoever must be told of a matter was told, under this reference."""

    who: str
    matter: int
    reference: str = ""
