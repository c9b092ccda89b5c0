"""Whole events as files: each holds, says the same twice, and notices a figure that is another."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.scenario import ScenarioError, read_scenario, run_scenario
from croupier.tournament.apply import apply
from croupier.verify.recompute_tournament import TournamentAgain
from verify.hearing import book_of

FOLDER = Path(__file__).parents[1] / "scenarios" / "tournaments"
FILES = sorted(FOLDER.glob("*.scenario"))
CUP = FOLDER / "E01-canberra-cup.scenario"


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_everything_is_as_expected(file: Path) -> None:
    report = run_scenario(read_scenario(str(file), text_of(file)))
    assert [check.found for done in report.done for check in done.checks if not check.holds] == []
    assert not report.broke
    assert report.checks > 10
    again = run_scenario(read_scenario(str(file), text_of(file)))
    assert [one.tournament for one in again.tournaments] == [one.tournament for one in report.tournaments]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_second_path_agrees(file: Path) -> None:
    report = run_scenario(read_scenario(str(file), text_of(file)))
    again: dict[str, TournamentAgain] = {}
    for part in report.tournaments:
        hears = again.setdefault(part.name, TournamentAgain(part.tournament.id, book_of))
        for given in (given for done in part.done for given in done.given):
            state = given.before
            for event in given.events:
                assert state is not None
                state = apply(state, event)
                assert [one.sentence() for one in hears.hear(event, state)] == []


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("E1 wins 600", "E1 wins 601", "E1 wins 600"),
        ("E5 place 2", "E5 place 3", "E5 has place 2"),
        ("pool 1200\n    cites 16.21", "pool 1199\n    cites 16.21", "the pool is 1200"),
        ("entrant E3 eliminated", "entrant E3 qualified", "E3 is eliminated"),
        ("refused not-the-price 16.22", "refused not-the-price 16.21", "it cites 16.22"),
        ("expect E1 has 5800", "expect E1 has 5801", "E1 has 5800"),
    ],
)
def test_a_figure_that_is_another_is_noticed(right: str, wrong: str, found: str) -> None:
    changed = text_of(CUP).replace(right, wrong)
    assert changed != text_of(CUP)
    report = run_scenario(read_scenario(str(CUP), changed))
    differs = [check.found for done in report.done for check in done.checks if not check.holds]
    assert any(found in one for one in differs)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("tournament", "write one word after `tournament`"),
        ("tournament cup\n  terms nowhere.toml", "cannot be read"),
        ("tournament cup\n  entrants E1 paid 200", "name the terms first"),
        ("tournament cup\n  book canberra\n  entrants E9..E1 paid 200", "the second number comes after the first"),
        ("tournament cup\n  book canberra\n  step deal-cards", "there is no command 'deal-cards'"),
        ("tournament cup\n  book canberra\n  step close-entries\n  expect E1 qualified", "is not understood"),
        ("tournament cup\n  book canberra\n  coup", "is not understood in a tournament"),
        ("table T1\n  for tournament cup session 1", "no tournament 'cup' was told of before"),
        ("tournament cup\n  book canberra\n  counts T1", "write the table that was counted"),
        ("tournament cup\n  book canberra\n  draw session 1", "write `draw session 1 word luck by E1`"),
    ],
)
def test_a_line_that_says_nothing_is_told_so(line: str, says: str) -> None:
    with pytest.raises(ScenarioError) as error:
        read_scenario(str(CUP), line)
    assert says in str(error.value)
