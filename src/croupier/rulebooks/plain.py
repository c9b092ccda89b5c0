"""TOML read so that a date or a time without quotation marks means what it means with them.

Whoever writes `made = 2026-12-01` has said the same as `made = "2026-12-01"`. Start at `read_plain`.
"""

from __future__ import annotations

import tomllib
from datetime import date, datetime, time
from typing import Any


def read_plain(text: str) -> dict[str, Any]:
    """The table that a text says; as `tomllib.loads`, with its errors, and no value but text, numbers and truth."""
    return {name: _plain(value) for name, value in tomllib.loads(text).items()}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value.isoformat() if isinstance(value, (date, datetime, time)) else value
