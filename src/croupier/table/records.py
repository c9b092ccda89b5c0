"""Every command and every event of a table, gathered from the chapters in the order of a day.

For whoever needs many of them, as `records.DrawCard` and `records.CardDrawn`; a chapter imports its own from where they
are declared.
"""

from __future__ import annotations

from croupier.table.commands import *
from croupier.table.conduct.records import *
from croupier.table.dealing.records import *
from croupier.table.events import *
from croupier.table.irregularities.records import *
from croupier.table.notices.records import *
from croupier.table.opening.records import *
from croupier.table.payment.records import *
from croupier.table.people.records import *
from croupier.table.shoe.records import *
from croupier.table.wagering.records import *
