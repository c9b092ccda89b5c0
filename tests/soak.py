"""How much a test tries: everything where CROUPIER_SOAK is set (`make soak`), a share of it in `make test`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final, TypeVar

import pytest

T = TypeVar("T")

SOAK: Final = bool(os.environ.get("CROUPIER_SOAK"))
SHARED: Final = "shared"


def share(things: Iterable[T], part: int) -> list[T]:
    """Every so many-th of them, with the first and the last; all of them in a soak."""
    every = list(things)
    return every if SOAK else [*every[:-1:part], *every[-1:]]


def shared(part: int, *every: str) -> pytest.MarkDecorator:
    """A test whose parametrized cases have a share in `make test`: one in so many, chosen by their names (shares.py).

    Of every value of these parameters one case stays at least.
    """
    mark: pytest.MarkDecorator = getattr(pytest.mark, SHARED)(part, every)
    return mark
