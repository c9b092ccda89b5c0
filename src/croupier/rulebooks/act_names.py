"""What a book may name of a live table: its commands, to which it gives powers, and what can be approved beforehand.

A book is proved without a table, so the table's own lists are handed over as a file, which `make reference` writes and
a test holds to the acts.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

ACTS_FILE: Final = "acts.json"


class ActNames(msgspec.Struct, frozen=True):
    commands: tuple[str, ...]
    approvals: tuple[str, ...]


@cache
def act_names() -> ActNames:
    kept = (resources.files("croupier.rulebooks") / ACTS_FILE).read_bytes()
    return msgspec.json.decode(kept, type=ActNames)
