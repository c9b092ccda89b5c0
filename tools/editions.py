"""Writes the digests of the books as they are now into shipped.json, which a release brings: `make editions`."""

from __future__ import annotations

import json
from pathlib import Path

from croupier import BOOKS, open_book
from croupier.rulebooks.shipped import FILE

SHIPPED = Path(__file__).parents[1] / "src" / "croupier" / "rulebooks" / FILE


def text() -> str:
    return json.dumps({book: open_book(book).digest for book in BOOKS}, indent=2) + "\n"


if __name__ == "__main__":
    SHIPPED.write_text(text(), encoding="ascii")
