"""The evening is played once and never touched; every test works on copies of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tampering.bench import Bench
from tampering.evening import Evening, evening


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return evening(tmp_path_factory.mktemp("evening"))


@pytest.fixture(scope="session")
def bench(played: Evening, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with closing(Bench(played, tmp_path_factory.mktemp("bench"))) as made:
        yield made
