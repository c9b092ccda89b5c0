"""Whole promotions as files: each holds, says the same twice, and agrees with the second path; a wrong figure shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.scenario import ScenarioError, read_scenario, run_scenario
from croupier.verify.recompute_promotion import PromotionAgain
from terminal import typed

FOLDER = Path(__file__).parents[1] / "scenarios" / "promotions"
FILES = sorted(FOLDER.glob("*.scenario"))
NIGHTS = FOLDER / "P01-star-draw-and-claims.scenario"


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_everything_is_as_expected(file: Path) -> None:
    report = run_scenario(read_scenario(str(file), text_of(file)))
    assert [check.found for done in report.done for check in done.checks if not check.holds] == []
    assert not report.broke
    assert report.checks > 10
    again = run_scenario(read_scenario(str(file), text_of(file)))
    assert [one.promotion for one in again.promotions] == [one.promotion for one in report.promotions]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_second_path_agrees(file: Path) -> None:
    report = run_scenario(read_scenario(str(file), text_of(file)))
    for part in report.promotions:
        hears = PromotionAgain(part.promotion.id)
        for event in (event for done in part.done for given in done.given for event in given.events):
            assert [one.sentence() for one in hears.hear(event)] == []


def test_a_story_and_a_document_tell_of_it() -> None:
    told = typed("scenario", "run", str(NIGHTS))
    assert told.code == 0, told.out
    assert "promotion Star Nights" in told.cells
    assert "wins A voyage for two" in told.cells
    (document,) = typed("scenario", "run", str(NIGHTS), "--json").document["scenarios"]
    assert [one["promotion"] for one in document["promotions"]] == ["nights"]


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("entries 7", "entries 8", "there are 7"),
        ("due 2026-01-12 20:30", "due 2026-01-12 20:29", "it owes promotion-winner due 2026-01-13 07:30"),
        ("expect E wins nothing", "expect E wins 1", "E wins nothing"),
        ("refused submitted-too-late 16.12", "refused submitted-too-late 16.11", "it cites 16.12"),
        ("event prize-awarded paid=7500", "event prize-awarded paid=9000", "paid=7500"),
        ("reference=N-2\n    expect owes nothing", "reference=N-2\n    expect owes promotion-terms", "it owes nothing"),
    ],
)
def test_a_figure_that_is_another_is_noticed(right: str, wrong: str, found: str) -> None:
    changed = text_of(NIGHTS).replace(right, wrong)
    assert changed != text_of(NIGHTS)
    report = run_scenario(read_scenario(str(NIGHTS), changed))
    differs = [check.found for done in report.done for check in done.checks if not check.holds]
    assert any(found in one for one in differs), differs


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("promotion", "write one word after `promotion`"),
        ("promotion x\n  terms nowhere.toml", "cannot be read"),
        ("promotion x\n  entrants A by hand", "name the terms first"),
        ("promotion x\n  book star-sydney\n  book star-sydney", "has its book"),
        ("promotion x\n  book star-sydney\n  entrants by hand", "say who enters"),
        ("promotion x\n  book star-sydney\n  step deal-cards", "there is no command 'deal-cards'"),
        ("promotion x\n  book star-sydney\n  coup", "is not understood in a promotion"),
        ("promotion x\n  book star-sydney\n  tape 7", "write which tape is committed to"),
        ("promotion x\n  book star-sydney\n  draw", "write the word and who gives it"),
        ("promotion x\n  book star-sydney\n  step close-promotion\n  expect owes x", "the book has no duty 'x'"),
        ("promotion x\n  book star-sydney\n  step close-promotion\n  expect Z wins 1", "nobody called 'Z'"),
        ("promotion x\n  book star-sydney\n  step award-prize award=1 form=gold", "form"),
        ("promotion x\n  expect owes nothing", "nothing has happened yet"),
    ],
)
def test_a_line_that_says_nothing_is_told_so(line: str, says: str) -> None:
    with pytest.raises(ScenarioError) as error:
        read_scenario(str(NIGHTS), line)
    assert says in str(error.value)
