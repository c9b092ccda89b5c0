"""What people of the day say where a record wants words: said.toml. Start at `said`."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec


class DaySayings(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    disputes: tuple[str, ...]
    as_settled: str
    paid: str
    reviewed: str
    refusals: tuple[str, ...]
    breaches: tuple[str, ...]
    stranger: str
    no_entry: str


@cache
def said() -> DaySayings:
    text = (resources.files("croupier.day") / "said.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=DaySayings)
