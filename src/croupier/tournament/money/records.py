"""Money: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from croupier.money import Cents
from croupier.table import Command, Event
from croupier.table.events import Hears
from croupier.tournament.state import AwardedPrize

# --- commands ------------------------------------------------------------------------------------


class AwardPrizes(Command, frozen=True, tag="award-prizes"):
    """The pool is divided among the place-getters."""


class PayPrize(Command, frozen=True, tag="pay-prize"):
    """A prize is handed over."""

    entrant: str
    amount: Cents
    channel: str = "cash"


class PayHeldPrize(Command, frozen=True, tag="pay-held-prize"):
    """A prize that nobody could have, and that was held, is handed to a place-getter after all."""

    entrant: str
    amount: Cents
    why: str
    channel: str = "cash"


class CashChips(Command, frozen=True, tag="cash-chips"):
    """Tournament chips become cash, where the terms say so."""

    entrant: str
    amount: Cents


class RefundEntrant(Command, frozen=True, tag="refund"):
    """Money that is due back is handed over, or given back in a circumstance of the terms."""

    entrant: str
    amount: Cents
    circumstance: str = ""
    channel: str = "cash"


class CancelTournament(Command, frozen=True, tag="cancel-tournament"):
    reason: str


class CloseTournament(Command, frozen=True, tag="close-tournament"):
    """Everything is done."""


# --- events --------------------------------------------------------------------------------------


class DueBack(Event, frozen=True, tag="due-back/1"):
    """Of what someone paid, this much is theirs again."""

    heard = Hears.PATRON

    entrant: str
    amount: Cents
    circumstance: str
    from_pool: Cents
    from_commission: Cents
    from_chips: Cents


class PrizesAwarded(Event, frozen=True, tag="prizes-awarded/1"):
    """The pool, what the house added to it or kept of it, and each prize; together they are the pool to the cent.

    What was to be the prize of a place that nobody has, or may have, stays held.
    """

    heard = Hears.EVERYONE

    pool: Cents
    added: Cents
    kept: Cents
    prizes: tuple[AwardedPrize, ...]
    passed_over: tuple[str, ...]  # staff, who win none
    terms: int  # the edition by which it was divided
    held: Cents = 0


class PrizePaid(Event, frozen=True, tag="prize-paid/1"):
    heard = Hears.PATRON

    entrant: str
    amount: Cents
    channel: str
    thing: str


class HeldPrizePaid(Event, frozen=True, tag="held-prize-paid/1"):
    """Of what was held, so much is a prize and handed over."""

    heard = Hears.PATRON

    entrant: str
    amount: Cents
    place: int
    channel: str
    why: str


class ChipsCashed(Event, frozen=True, tag="chips-cashed/1"):
    heard = Hears.PATRON

    entrant: str
    amount: Cents


class RefundPaid(Event, frozen=True, tag="refund-paid/1"):
    heard = Hears.PATRON

    entrant: str
    amount: Cents
    channel: str


class TournamentCancelled(Event, frozen=True, tag="tournament-cancelled/1"):
    heard = Hears.EVERYONE

    reason: str


class TournamentClosed(Event, frozen=True, tag="tournament-closed/1"):
    """Everything is done, and nothing is held any more."""

    heard = Hears.EVERYONE

    fees: Cents
    added: Cents
    prizes: Cents
    commission: Cents
    kept: Cents  # of a cancelled tournament's pool, what the terms do not give back; part of the commission
    refunds: Cents
    cashed: Cents
    held: Cents = 0  # prizes that nobody may have
