"""The tournaments that the next release keeps as golden logs: written as they will be, they verify and replay."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from croupier.floor import Standing
from croupier.store.heads import HeadsFile
from croupier.store.opening import open_log
from croupier.verify import Verified, verify_log
from golden.playing import hold_tournaments
from golden.reading import digest_of


def test_what_a_release_will_keep_verifies_and_replays(tmp_path: Path) -> None:
    hold_tournaments(tmp_path)
    files = sorted(tmp_path.glob("*.db"))
    assert [file.stem for file in files] == ["canberra", "crown-melbourne", "crown-sydney", "log"]
    for file in files:
        heads = HeadsFile(file.with_name(f"{file.name}.keys") / "heads.jsonl").heads()
        with closing(open_log(file, reading=True)) as log:
            found = list(verify_log(log, heads))
            assert all(isinstance(one, Verified) for one in found), found
            assert heads
            for name in log.tables():
                fresh, quick = Standing(name), Standing.begun(name, log.snapshot(name))
                fresh.catch_up(log)
                quick.catch_up(log)
                assert digest_of(fresh) == digest_of(quick)
