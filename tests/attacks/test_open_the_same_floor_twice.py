"""The attacker wants two floors to deal from one database, each on what it remembers: they start a second one on it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.service.settings import Settings
from patience import PATIENCE
from service.conftest import Prepare
from service.floors import Ready, Running, quick
from terminal import typed


def _second(ready: Ready, database: str, *options: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    where = ["--database", database, "--keys", ready.settings.keys, "--port", "0", *options]
    command = [sys.executable, "-c", "from croupier.cli.main import run; run()", "floor", *where]
    around = os.environ | {"CROUPIER_LANGUAGE": language, "LANG": f"{language}_XX.UTF-8"}
    return subprocess.run(command, env=around, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize("options", [(), ("--demo",)], ids=["a floor", "a demonstration"])
def test_the_second_is_told_who_has_it(prepare: Prepare, tmp_path: Path, options: tuple[str, ...]) -> None:
    ready = prepare(quick("felt", automatic=()))
    if options:  # a demonstration has a database of its own
        ready.settings = Settings(database=str(tmp_path / "demo.db"), keys=str(tmp_path / "demo.keys"))
    link = tmp_path / "another-name.db"
    link.symlink_to(ready.settings.database)
    with Running(ready, tmp_path, *options) as floor:
        for name in (ready.settings.database, str(link)):
            told = _second(ready, name, *options)
            assert told.returncode == 1, told
            assert re.search(rf"runs already \(process {floor.process.pid} on .+, since \d{{4}}-.* UTC\)", told.stderr)
            assert "--database" in told.stderr
            assert "Traceback" not in told.stderr
            assert len(told.stderr.splitlines()) == 1
        assert floor.client().get("/health").status_code == 200


def test_whoever_reads_or_copies_is_not_kept_out(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(quick("felt", automatic=()))
    ready.play(quick("felt", automatic=()))
    database, keys = ready.settings.database, ready.settings.keys
    with Running(ready, tmp_path):
        for words in (
            ("log", "list", "--log", database),
            ("verify", database, "--keys", keys),
            ("backup", str(tmp_path / "copy.db"), "--log", database, "--keys", keys),
        ):
            answer = typed(*words)
            assert answer.code == 0, (words, answer.out, answer.err)


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_the_lock_goes_with_its_process(prepare: Prepare, tmp_path: Path, how: str) -> None:
    ready = prepare(quick("felt", automatic=()))
    with Running(ready, tmp_path) as floor:
        floor.kill() if how == "killed" else floor.stop()
    with Running(ready, tmp_path) as again:
        assert again.client().get("/health").json()["tables"] == 1
    assert not Path(f"{ready.settings.database}-owner").exists()
