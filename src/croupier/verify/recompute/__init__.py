"""The second path: every result and every payment of a log recomputed from the book's data, by other means.

Nothing here asks the engine of one coup, the odds, the ledger or the table's own deciding. Start at `Recomputer`.
"""

from croupier.verify.recompute.difference import WHAT, Difference
from croupier.verify.recompute.recomputer import CONTEXT, Recomputer

__all__ = ["CONTEXT", "WHAT", "Difference", "Recomputer"]
