"""The shared worked scenarios (S) and our own (H) as files, played on the live table: each holds and cites."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import witness
from croupier.clauses import Clause
from croupier.ledger import Breach
from croupier.scenario import ScenarioReport, read_scenario, run_scenario
from croupier.scenario.part_statements import CitesClauses, IsRefused
from croupier.table.apply import replay
from played import played, scenario

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.glob("*.scenario"))
DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"


def claimed(file: Path) -> list[Clause]:
    """Every clause that a file says is cited: the evidence is the file's, and the test only plays it."""
    claims = [check.claim for table in scenario(file).tables for act in table.acts for check in act.checks]
    found = [clause for claim in claims if isinstance(claim, CitesClauses | IsRefused) for clause in claim.clauses]
    return sorted(set(found))


def differing(report: ScenarioReport) -> list[str]:
    return [
        f"{report.name}:{check.line.number} {check.text}: {check.found}"
        for done in report.done
        for check in done.checks
        if not check.holds
    ] + [f"{report.name}:{done.line.number} {done.broke}" for done in report.done if done.broke]


@pytest.mark.parametrize(
    "file", [pytest.param(file, id=file.stem, marks=pytest.mark.clause(*claimed(file))) for file in FILES]
)
def test_a_shared_scenario_holds_on_the_live_table(file: Path) -> None:
    report = played(file)
    witness.note(tuple(given.answer for done in report.done for given in done.given))
    assert differing(report) == []
    assert report.checks > 0


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_named_and_titled_by_its_scenario(file: Path) -> None:
    number = re.match(r"[SH][0-9]{2,3}-", file.name)
    assert number is not None
    assert scenario(file).title.startswith(number[0].rstrip("-") + " ")


def test_the_files_are_those_that_need_no_irregularity() -> None:
    numbers = [int(file.name[1:].partition("-")[0]) for file in FILES if file.name.startswith("S")]
    assert len(numbers) == len(set(numbers))
    single, several, limits, shoe = (
        [1, 2, 4, 5, 7, 9, 10, 12, 14, 16, 18, 20, 21],
        [23, 26, 27],
        range(28, 41),
        [41, 42, 45],
    )
    shared = {*single, *several, *(n for n in limits if n not in (29, 32, 34, 36)), *shoe}
    assert shared <= set(numbers)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_run_is_the_same_every_time_and_its_events_alone_make_the_same_table(file: Path) -> None:
    first, second = played(file), run_scenario(scenario(file))
    assert first == second
    for one in first.tables:
        events = [event for done in one.done for given in done.given for event in given.events]
        assert replay(one.name, events) == one.table


@pytest.mark.parametrize(
    ("file", "change", "says"),
    [
        ("S01", ("A player wins 100", "A player wins 101"), "A player wins 100"),
        ("S01", ("player 5S 4H = 9", "player 5S 4H = 8"), "player has 5S 4H = 9"),
        ("S39", ("A owes 19.75", "A owes 20"), "A owes 19.75"),
        (
            "S35",
            ("refused above-maximum 7.2.4", "refused below-minimum 7.2.4"),
            "refused above-maximum 7.2.4, 7.1, 7.2",
        ),
        (
            "S35",
            ("    refused above-maximum 7.2.4\n", "\n"),
            "place-wager patron=C wager=player stake=8000 was refused",
        ),
        ("S41", ("5C | 5D", "5C 5D"), "shoe.last-called=no"),
        ("S63", ("= 2", "= 3"), "2 = 3 is not so"),
        ("S09", ("AC\n", "AC 2D\n"), "cards told here were not dealt: 2D"),
        ("S09", ("3C AC\n", "3C\n"), "the shoe has no further card in this file"),
        ("S12", ("standoff-called=no", "standoff-called=yes"), "standoff-called=no"),
        ("S30", ("A has 50 in tokens\n  shoe", "A has 60 in tokens\n  shoe"), "A has 50"),
        ("S23", ("cites 10.1/Dragon Tail:Player Early", "cites 7.5"), "it cites "),
    ],
)
def test_a_file_that_says_otherwise_differs(file: str, change: tuple[str, str], says: str) -> None:
    """The checks bite: one word changed in a file, and the run says what it found."""
    path = next(one for one in FILES if one.name.startswith(file))
    text = path.read_text(encoding="utf-8")
    assert change[0] in text
    report = run_scenario(read_scenario(path.name, text.replace(*change)))
    assert any(says in one for one in differing(report)), differing(report)


def test_the_examples_of_the_documentation_run() -> None:
    examples = re.findall(r"```scenario\n(.*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL)
    reports = [run_scenario(read_scenario(DOCS.name, example)) for example in examples]
    assert [differing(report) for report in reports] == [[], [], []]
    assert reports[0].title == "Commission deferred, and a wager that is too high"
    assert reports[1].title.startswith("Rebuilt by the order of the shoe")
    assert reports[2].title.startswith("A notice over midnight")


def test_a_fault_of_the_engine_is_told_with_its_line_and_the_rest_still_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise Breach("chips from nowhere")

    with monkeypatch.context() as patched:
        patched.setattr("croupier.scenario.run.audit", fails)
        report = run_scenario(scenario(FILES[0]))
    assert report.broke
    assert "the engine failed: Breach: chips from nowhere" in differing(report)[-1]
