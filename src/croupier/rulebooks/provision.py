"""What every record of a rulebook is, and the texts in it that people read. Start at `Provision`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

Prose: TypeAlias = Annotated[str, "prose"]  # a text for people, which another language may say in its own words


class Provision(msgspec.Struct, frozen=True, rename="kebab"):
    """A record of a rulebook's data."""
