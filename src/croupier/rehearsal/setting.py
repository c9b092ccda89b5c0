"""The virtual table that a session of a tournament is dealt at: its set-up by the terms, and entrants in their seats.

Start at `contest_setup`.
"""

from __future__ import annotations

from typing import Final

from croupier.rulebooks import Rulebook
from croupier.scenario.settings import made_setup
from croupier.scenario.statements import Setting
from croupier.table import Instant, Limit, Setup
from croupier.tournament.terms.schema import TournamentTerms

CHIPS: Final = (5,)  # cents of the smallest: every commission can be paid


def contest_setup(book: Rulebook, terms: TournamentTerms, seats: int, at: Instant) -> Setup:
    """What the terms fix, with whatever they leave open as the book lets every table have it."""
    limits = Limit(int(terms.wagers.least), int(terms.wagers.most))
    return made_setup(book, Setting({"variation": terms.variation, "limits": limits, "chips": CHIPS}), seats, at)
