"""The guide to holding a tournament cannot rot: its commands are typed in its order, and the event verifies."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from architecture import ROOT
from terminal import typed

GUIDE = (ROOT / "docs" / "guides" / "tournaments.md").read_text(encoding="utf-8")
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)
    for line in block.splitlines()
    if line.startswith("croupier ")
]


def shortened(terms: Path) -> None:
    """A day that has not come yet whenever this runs, and sessions that are soon over."""
    text = terms.read_text(encoding="utf-8").replace("2026-12-", "2096-12-").replace("coups = 20", "coups = 1")
    terms.write_text(text, encoding="utf-8")


def test_the_guide_is_walked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CROUPIER_KEYS", str(tmp_path / "keys"))
    for line in COMMANDS:
        words = shlex.split(line, comments=True)[1:]
        words = [{"200": "3"}.get(word, word) if words[1] == "simulate" else word for word in words]
        answer = typed(*words)
        assert answer.code == 0, f"{line}\n{answer.out}\n{answer.err}"
        if words[1] == "new":
            shortened(tmp_path / "cup.toml")
    assert "nothing wrong" in answer.out
    assert {"terms.html", "report.html"} <= {file.name for file in tmp_path.iterdir()}


def test_every_verb_of_a_tournament_is_in_the_guide() -> None:
    from croupier.cli.tournament import tournament

    typed_there = {shlex.split(line)[2] for line in COMMANDS if line.startswith("croupier tournament ")}
    assert typed_there == set(tournament.commands)


@pytest.mark.parametrize("name", re.findall(r"`(?:croupier tournament )?step cup ([a-z-]+)", GUIDE))
def test_steps_that_are_named_are_there(name: str) -> None:
    from croupier.tournament.codec import TOURNAMENT_COMMANDS

    assert name in TOURNAMENT_COMMANDS
