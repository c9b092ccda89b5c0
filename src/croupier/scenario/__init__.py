"""Scenarios as files: a readable text that sets up a table, plays it step by step and says what must come of it.

Start at `read_scenario` (text to statements) and `run_scenario` (statements to a report); docs/scenarios.md tells
the format.
"""

from croupier.scenario.lines import Problem, ScenarioError
from croupier.scenario.parse import read_scenario
from croupier.scenario.report import ScenarioReport
from croupier.scenario.run import run_scenario
from croupier.scenario.whole import Scenario

__all__ = ["Problem", "Scenario", "ScenarioError", "ScenarioReport", "read_scenario", "run_scenario"]
