"""What a program is told: one JSON document on stdout, or one in every line.

It knows no looks, and needs nothing that draws. Start at `print_json`.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from croupier.clauses import Clause


def _plain(value: object) -> str:
    """A clause is text to a machine."""
    if isinstance(value, Clause):
        return str(value)
    raise TypeError(f"{type(value).__name__} has no place in a document")


def print_json(document: Any) -> None:
    """Exactly one JSON document on stdout."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document, enc_hook=_plain), indent=2).decode() + "\n")


def print_json_line(document: Any) -> None:
    """One JSON document in one line on stdout, for a stream of them."""
    sys.stdout.write(msgspec.json.encode(document, enc_hook=_plain).decode() + "\n")
