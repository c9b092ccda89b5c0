"""What every record of a rulebook is, the texts in it that people read, and what a silence may stand for.

It knows no book and no file. Start at `Provision`.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

import msgspec

Prose: TypeAlias = Annotated[str, "prose"]  # a text for people, which another language may say in its own words


class Unsaid(NamedTuple):
    """Marks what a document may be silent about, with what that means in play: it cites no clause."""

    means: Provision


class Provision(msgspec.Struct, frozen=True, rename="kebab"):
    """A record of a rulebook's data."""
