"""The attacker wants everyone's pages busy, or to learn whose names are taken: they choose alias after alias."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from service.conftest import Prepare
from service.floors import Running, quick

AT_ONCE = 5


def test_choose_aliases_without_end(prepare: Prepare, tmp_path: Path) -> None:
    """A few are looked at, the others are not; somebody else's are."""
    ready = prepare(quick("felt", automatic=()), aliases_at_once=AT_ONCE, aliases_an_hour=1)
    with Running(ready, tmp_path) as floor, floor.client("kim") as kim, floor.client("lee") as lee:
        chosen = [kim.post("/api/me/alias", json={"alias": f"Lucky {'abcdefghij'[n]}x"}) for n in range(2 * AT_ONCE)]
        assert Counter(answer.status_code for answer in chosen) == {200: AT_ONCE, 429: AT_ONCE}
        assert chosen[-1].json()["code"] == "too-fast"
        assert int(chosen[-1].headers["retry-after"]) > 0
        assert kim.get("/api/me").json()["alias"] == chosen[AT_ONCE - 1].json()["alias"]
        assert lee.post("/api/me/alias", json={"alias": "Dragon"}).status_code == 200
