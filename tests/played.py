"""Scenario files as they are read and played: once in a process, whoever asks.

Several kinds of evidence are taken from the same files; what is played of them is always the same. Start at `played`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from croupier.scenario import Scenario, ScenarioReport, read_scenario, run_scenario


@cache
def scenario(file: Path) -> Scenario:
    return read_scenario(file.name, file.read_text(encoding="utf-8"))


@cache
def played(file: Path) -> ScenarioReport:
    return run_scenario(scenario(file))
