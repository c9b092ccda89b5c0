"""What a release left, packed by this one: the same heads, entry for entry, and the same words of a verification."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from croupier.floor.packing import pack_closed
from croupier.store.opening import open_log
from golden.packing import packed, releases
from golden.reading import EXPORTS, Log
from soak import SOAK

NAMES = [(release, name) for release in releases() for name in packed(release) if name != EXPORTS]


@pytest.mark.parametrize(("release", "name"), NAMES if SOAK else NAMES[-1:], ids=lambda one: getattr(one, "name", one))
def test_a_golden_log_is_the_same_when_it_is_packed(release: Path, name: str) -> None:
    with Log(release, name) as golden:
        before = list(golden.verified())
        with closing(open_log(golden.file)) as log:
            acts = {table: list(log.acts(table)) for table in log.tables()}
            done = [one for table in log.tables() for one in pack_closed(log, table)]
            assert done
            assert acts == {table: list(log.acts(table)) for table in log.tables()}
        assert list(golden.verified()) == before
