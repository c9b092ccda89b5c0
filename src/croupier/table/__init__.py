"""One gaming table: commands in, events out, a table that is the fold of its events.

`decide(table, command, book)` judges and changes nothing; `apply(table, event)` changes and judges nothing.
"""

from croupier.table.apply import apply, replay
from croupier.table.audit import audit
from croupier.table.authority import power_of
from croupier.table.commands import Command
from croupier.table.decide import decide
from croupier.table.deeds import DEEDS, By, Deed, name_of
from croupier.table.events import Event, Made
from croupier.table.state import (
    NOBODY,
    PATRON,
    Actor,
    Coup,
    CuttingCard,
    Down,
    Limit,
    Payment,
    Play,
    Setup,
    Shoe,
    Stage,
    Table,
)

__all__ = [
    "DEEDS",
    "NOBODY",
    "PATRON",
    "Actor",
    "By",
    "Command",
    "Coup",
    "CuttingCard",
    "Deed",
    "Down",
    "Event",
    "Limit",
    "Made",
    "Payment",
    "Play",
    "Setup",
    "Shoe",
    "Stage",
    "Table",
    "apply",
    "audit",
    "decide",
    "name_of",
    "power_of",
    "replay",
]
