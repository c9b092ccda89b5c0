"""Double entry of chips: rack, layout, float, commission owed, drop; always sums to zero."""

from croupier.ledger.entry import Account, Breach, Entry, Place
from croupier.ledger.ledger import Ledger

__all__ = ["Account", "Breach", "Entry", "Ledger", "Place"]
