"""What every command of a table has: an id, who asks, and when; the facts they bring are each chapter's own.

A command decides nothing. Its name is stable and is what every log, page and file calls it. The core reads no clock
and draws no card: the time and the card come with the command. The commands themselves are in each chapter's records.py
and, all together, in records.py.
"""

from __future__ import annotations

import msgspec

from croupier.table.state import Actor, Instant


class Command(msgspec.Struct, frozen=True, tag_field="command", forbid_unknown_fields=True):
    """`id` makes it take effect once; `actor` answers for it; `at` is when it was given."""

    id: str
    actor: Actor
    at: Instant
