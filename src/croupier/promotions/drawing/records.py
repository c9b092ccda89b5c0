"""The draw: the records.

What a person may ask for, then what happened.
"""

from __future__ import annotations

from croupier.promotions.state import DrawnPrize, PassedOver
from croupier.table import Command, Event
from croupier.table.events import Hears


class DrawPrizes(Command, frozen=True, tag="draw-prizes"):
    """Every prize that nobody has is drawn: a tape that was committed to, and a word given now by someone."""

    tape: str  # hexadecimal digits
    salt: str
    word: str
    by: str  # who gave the word: a scrutineer or an entrant


class PrizesDrawn(Event, frozen=True, tag="prizes-drawn/1"):
    """Who won what; with it anyone can draw again.

    `tickets` took part, in the order of their numbers; `notify` where winners need not be there and are to be told.
    """

    heard = Hears.EVERYONE

    draw: int
    tickets: tuple[int, ...]
    tape: str
    salt: str
    word: str
    by: str
    winners: tuple[DrawnPrize, ...]
    passed: tuple[PassedOver, ...]
    undrawn: int  # prizes that were left, for there were too few to win them
    notify: bool
