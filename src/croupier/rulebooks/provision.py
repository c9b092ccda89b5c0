"""What every record of a rulebook is. Start at `Provision`."""

from __future__ import annotations

import msgspec


class Provision(msgspec.Struct, frozen=True, rename="kebab"):
    """A record of a rulebook's data."""
