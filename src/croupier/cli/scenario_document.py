"""A scenario's report as one JSON document: files, tables, lines, commands with their answers, checks.

Start at `document`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier.scenario import ScenarioError, ScenarioReport
from croupier.scenario.report import Checked, GivenCommand, PlayedLine, PromotionReport, TableReport, TournamentReport
from croupier.words.refusals import sentence


def document(reports: Sequence[ScenarioReport | ScenarioError]) -> dict[str, Any]:
    run = [one for one in reports if isinstance(one, ScenarioReport)]
    return {
        "scenarios": [_invalid(one) if isinstance(one, ScenarioError) else _report(one) for one in reports],
        "commands": sum(one.commands for one in run),
        "checks": sum(one.checks for one in run),
        "mismatches": sum(one.mismatches for one in run),
        "invalid": len(reports) - len(run),
    }


def _invalid(error: ScenarioError) -> dict[str, Any]:
    return {"file": error.name, "problems": [{"line": one.line, "says": one.says} for one in error.problems]}


def _report(report: ScenarioReport) -> dict[str, Any]:
    found: dict[str, Any] = {
        "file": report.name,
        "title": report.title,
        "commands": report.commands,
        "checks": report.checks,
        "mismatches": report.mismatches,
        "tables": [_table(one) for one in report.tables],
    }
    if report.tournaments:
        found["tournaments"] = [_event("tournament", one) for one in report.tournaments]
    if report.promotions:
        found["promotions"] = [_event("promotion", one) for one in report.promotions]
    return found


def _event(kind: str, one: TournamentReport | PromotionReport) -> dict[str, Any]:
    where = {kind: one.name, "book": one.book, "edition": one.edition}
    return where | {"lines": [_line(done) for done in one.done]}


def _table(one: TableReport) -> dict[str, Any]:
    where = {"table": one.name, "book": one.book, "edition": one.edition}
    return where | {"variation": one.variation, "decks": one.decks, "lines": [_line(done) for done in one.done]}


def _line(done: PlayedLine) -> dict[str, Any]:
    line: dict[str, Any] = {"line": done.line.number, "text": done.line.text}
    if done.line.rounds:
        line |= {"round": done.line.round, "rounds": done.line.rounds}
    line |= {"steps": [_given(one) for one in done.given], "checks": [_checked(one) for one in done.checks]}
    return line | ({"failed": done.broke} if done.broke else {})


def _given(given: GivenCommand) -> dict[str, Any]:
    step: dict[str, Any] = {"command": given.command, "clauses": given.clauses}
    if given.refusal is None:
        return step | {"events": given.events}
    return step | {"refusal": given.refusal, "says": sentence(given.refusal, at_table=True)}


def _checked(check: Checked) -> dict[str, Any]:
    found = {} if check.holds else {"found": check.found}
    return {"line": check.line.number, "text": check.text, "holds": check.holds} | found
