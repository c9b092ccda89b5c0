"""Every command and every event of a tournament, gathered from the chapters in the order of an event.

For whoever needs many of them, as `records.Enter` and `records.EntrantEntered`; a chapter imports its own from where
they are declared.
"""

from __future__ import annotations

# in the order of an event, which is the order in which people are shown them
from croupier.tournament.preparing.records import *  # isort: skip
from croupier.tournament.entries.records import *  # isort: skip
from croupier.tournament.seating.records import *  # isort: skip
from croupier.tournament.sessions.records import *  # isort: skip
from croupier.tournament.standings.records import *  # isort: skip
from croupier.tournament.money.records import *  # isort: skip
from croupier.tournament.conduct.records import *  # isort: skip
