"""Passwords at a price that tests can pay: they log in often, and every floor that opens keeps one of nobody."""

from __future__ import annotations

from typing import Final

from argon2 import PasswordHasher

CHEAP: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
