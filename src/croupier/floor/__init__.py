"""The floor: tables whose every command is decided, written to the log, and only then so.

`Floor.give` is the one way in; a refused command leaves no trace, an accepted one is durable before it is answered.
"""

from croupier.floor.books import (
    BookNotApproved,
    BookNotOpened,
    BookTrouble,
    EditionGone,
    Editions,
    opened_books,
    shelved,
)
from croupier.floor.clock import SteadyClock
from croupier.floor.floor import Done, Floor, FloorDesk, GiveAnswer, Halted
from croupier.floor.standing import Standing
from croupier.floor.tapes import SealedTapes

__all__ = [
    "BookNotApproved",
    "BookNotOpened",
    "BookTrouble",
    "Done",
    "EditionGone",
    "Editions",
    "Floor",
    "FloorDesk",
    "GiveAnswer",
    "Halted",
    "SealedTapes",
    "Standing",
    "SteadyClock",
    "opened_books",
    "shelved",
]
