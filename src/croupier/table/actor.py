"""Who gives a command: an id and a rank, and how it is said that there is nobody, no rank, or no staff.

It knows no book, so it cannot say what a rank may do (authority.py does). Start at `Actor`.
"""

from __future__ import annotations

import msgspec

NOBODY = ""
"""The id of no person."""
PATRON = "patron"
"""The role of whoever is not staff."""
NO_RANK = ""
"""The rank of whoever works here and has none of this book's."""


class Actor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gives a command: an id, and a rank of the book's ladder, a role outside it, or `patron`."""

    id: str
    rank: str
