"""What a book may name of a live table, a tournament and a promotion: commands and approvals, and fields of the terms.

A book is proved without either, so their own lists are handed over as files, which `make reference` writes and a test
holds to the acts and to the terms.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

ACTS_FILE: Final = "acts.json"
PATHS_FILE: Final = "term_paths.json"
PROMOTION_PATHS_FILE: Final = "promotion_term_paths.json"


class ActNames(msgspec.Struct, frozen=True):
    commands: tuple[str, ...]
    approvals: tuple[str, ...]


@cache
def act_names() -> ActNames:
    kept = (resources.files("croupier.rulebooks") / ACTS_FILE).read_bytes()
    return msgspec.json.decode(kept, type=ActNames)


def term_paths() -> tuple[str, ...]:
    """The paths of all fields of a tournament's terms, `format.round.length`."""
    return _paths(PATHS_FILE)


def promotion_term_paths() -> tuple[str, ...]:
    """The paths of all fields of a promotion's terms, `prize.vehicle.make`."""
    return _paths(PROMOTION_PATHS_FILE)


@cache
def _paths(file: str) -> tuple[str, ...]:
    kept = (resources.files("croupier.rulebooks") / file).read_bytes()
    return msgspec.json.decode(kept, type=tuple[str, ...])
