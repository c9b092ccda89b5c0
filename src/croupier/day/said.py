"""What people of the day say where a record wants words: said.toml. Start at `said`."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    disputes: tuple[str, ...]
    decisions: tuple[str, ...]
    refusals: tuple[str, ...]
    breaches: tuple[str, ...]
    stranger: str


@cache
def said() -> Said:
    text = (resources.files("croupier.day") / "said.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Said)
