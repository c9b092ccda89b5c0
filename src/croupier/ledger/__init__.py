"""Double entry of chips: rack, layout, float, commission owed, drop; always sums to zero.

No library of bookkeeping: this is a value that a table carries in its state, folded from its events alone, without
dates, currencies or a database, and compared after each of them.
"""

from croupier.ledger.entry import Account, Breach, Entry, Place
from croupier.ledger.ledger import Ledger

__all__ = ["Account", "Breach", "Entry", "Ledger", "Place"]
