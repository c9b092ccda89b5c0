"""The guide to holding a promotion cannot rot: its commands are typed in its order, and the log verifies."""

from __future__ import annotations

import re
import shlex
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from architecture import ROOT
from croupier.floor.clock import SteadyClock
from terminal import typed

GUIDE = (ROOT / "docs" / "guides" / "promotions.md").read_text(encoding="utf-8")
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)
    for line in block.splitlines()
    if line.startswith("croupier ")
]
HOUR = timedelta(hours=1)


def at_once(terms: Path) -> None:
    """It begins now, and closes in an hour."""
    text = terms.read_text(encoding="utf-8")
    for key, later in (("starts", -HOUR), ("closes", HOUR), ("at", 2 * HOUR)):
        moment = (datetime.now(UTC) + later).strftime("%Y-%m-%dT%H:%M:%S+00:00")
        text = re.sub(rf"^{key} = .*$", f"{key} = {moment}", text, count=1, flags=re.MULTILINE)
    terms.write_text(text, encoding="utf-8")


def test_the_guide_is_walked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CROUPIER_KEYS", str(tmp_path / "keys"))
    now = SteadyClock.now
    for line in COMMANDS:
        words = shlex.split(line, comments=True)[1:]
        if words[1] == "draw":  # the hours until then pass
            monkeypatch.setattr(SteadyClock, "now", lambda clock: now(clock) + 3 * HOUR // timedelta(milliseconds=1))
        answer = typed(*words)
        assert answer.code == 0, f"{line}\n{answer.out}\n{answer.err}"
        if words[1] == "new":
            at_once(tmp_path / "draw.toml")
    assert "nothing wrong" in answer.out
    assert {"terms.html", "report.html"} <= {file.name for file in tmp_path.iterdir()}


def test_every_verb_of_a_promotion_is_in_the_guide() -> None:
    from croupier.cli.promotion import promotion

    typed_there = {shlex.split(line)[2] for line in COMMANDS if line.startswith("croupier promotion ")}
    assert typed_there == set(promotion.commands)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"step draw ([a-z-]+)", GUIDE))))
def test_steps_that_are_named_are_there(name: str) -> None:
    from croupier.promotions.codec import PROMOTION_COMMANDS

    assert name in PROMOTION_COMMANDS
