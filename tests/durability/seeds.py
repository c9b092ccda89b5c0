"""The seeds of long runs: `CROUPIER_SOAK=1` draws one that nobody chose, and `CROUPIER_SEED` gives it again."""

from __future__ import annotations

import os
from random import Random


def soak_seed() -> int:
    """The same for all workers of a run of tests, so that they agree on the tests' names."""
    chosen = os.environ.get("CROUPIER_SEED")
    return int(chosen) if chosen else Random(os.environ.get("PYTEST_XDIST_TESTRUNUID")).randrange(10**6)
