"""Every command and every event of a table, gathered from the chapters in the order of a day.

For whoever needs many of them, as `records.DrawCard` and `records.CardDrawn`; a chapter imports its own from where they
are declared.
"""

from __future__ import annotations

from croupier.table.commands import *
from croupier.table.events import *

# in the order of a day, which is the order in which people are shown them
from croupier.table.opening.records import *  # isort: skip
from croupier.table.notices.records import *  # isort: skip
from croupier.table.people.records import *  # isort: skip
from croupier.table.shoe.records import *  # isort: skip
from croupier.table.wagering.records import *  # isort: skip
from croupier.table.dealing.records import *  # isort: skip
from croupier.table.payment.records import *  # isort: skip
from croupier.table.irregularities.records import *  # isort: skip
from croupier.table.conduct.records import *  # isort: skip
from croupier.table.contest.records import *  # isort: skip
from croupier.table.results.records import *  # isort: skip
