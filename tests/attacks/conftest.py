"""What every attack begins with: a floor's database of its own, and people who may log in to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from croupier.service.table_cards import TableCard
from service.floors import Ready

Prepare = Callable[..., Ready]


@pytest.fixture
def prepare(tmp_path: Path) -> Prepare:
    """A floor's database in SQLite, with these tables and settings."""

    def make(*cards: TableCard, **settings: Any) -> Ready:
        return Ready(tmp_path / "floor.db", tmp_path / "keys", cards, **settings)

    return make
