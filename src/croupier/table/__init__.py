"""One gaming table: commands in, events out, a table that is the fold of its events.

`decide(table, command, book)` judges and changes nothing; `apply(table, event)` changes and judges nothing.
"""

from croupier.table.acts import ACTS, Act, By, name_of
from croupier.table.apply import apply, replay
from croupier.table.audit import audit
from croupier.table.authority import power_of
from croupier.table.commands import Command
from croupier.table.decide import decide
from croupier.table.events import Event, Made
from croupier.table.state import (
    NO_RANK,
    NOBODY,
    PATRON,
    Actor,
    Coup,
    CuttingCard,
    Down,
    Instant,
    Limit,
    Payment,
    Play,
    Setup,
    Shoe,
    Stage,
    Table,
)
from croupier.table.views import Offered, Step, View, next_step, offered, possible, view, why_not

__all__ = [
    "ACTS",
    "NOBODY",
    "NO_RANK",
    "PATRON",
    "Act",
    "Actor",
    "By",
    "Command",
    "Coup",
    "CuttingCard",
    "Down",
    "Event",
    "Instant",
    "Limit",
    "Made",
    "Offered",
    "Payment",
    "Play",
    "Setup",
    "Shoe",
    "Stage",
    "Step",
    "Table",
    "View",
    "apply",
    "audit",
    "decide",
    "name_of",
    "next_step",
    "offered",
    "possible",
    "power_of",
    "replay",
    "view",
    "why_not",
]
