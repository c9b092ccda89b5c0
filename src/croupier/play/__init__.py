"""One friendly way in over the pure core, for scripts and notebooks: a table to play at, a shoe, a tournament, a log.

Everything here stands on what the floor stands on and decides nothing: a command is judged by `decide`, a log is what
the floor wrote. A refusal is raised with its sentence, or returned by `attempt`. Start at `open_table`.
"""

from croupier.play.acts import NoSuchAct, WrongFacts
from croupier.play.coup import PlayedCoup
from croupier.play.gaming_table import GamingTable, NotDealt, open_table
from croupier.play.log import ReadLog, read_log
from croupier.play.shoe import DealtCoup, DealtShoe, deal_shoe
from croupier.play.tournament import HeldTournament, hold_tournament

__all__ = [
    "DealtCoup",
    "DealtShoe",
    "GamingTable",
    "HeldTournament",
    "NoSuchAct",
    "NotDealt",
    "PlayedCoup",
    "ReadLog",
    "WrongFacts",
    "deal_shoe",
    "hold_tournament",
    "open_table",
    "read_log",
]
