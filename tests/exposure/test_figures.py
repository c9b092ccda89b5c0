"""Averages and their errors, from shoes that are written down by hand; what is refused, and with which sentence."""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from croupier import Refusal, open_book
from croupier.exposure import CannotExpose, exposure, kernel, make_request, read_count
from croupier.exposure.prepare import MOST_SHOES
from croupier.exposure.report import winnings
from terminal import typed

TAGS = "0,-1,-1,-1,-1,-4,-4,2,2,2,2,2,2"
TIE = ("odds", "exposure", "--book", "crown-sydney", "--variation", "crown", "--wager", "tie", "--shoes", 20)


def test_errors_are_those_of_whole_shoes() -> None:
    coups = np.array([80, 82, 79, 81, 84])
    staked = np.array([4, 0, 7, 2, 3])
    won = np.array([0.25, 0.0, 0.75, -0.125, 0.5])
    sums, of = np.zeros(kernel.SUMS, np.int64), np.zeros(kernel.SHOE_SUMS, np.int64)
    perfect = np.zeros((1, 1, kernel.SUMS), np.int64)
    for shoe, one in enumerate(coups):
        coup = np.zeros((1, one), np.int64)
        bets, wins = coup.copy(), coup.copy()
        bets[0, : staked[shoe]] = 1 << kernel.FINE
        wins[0, 0] = int(won[shoe] * (1 << kernel.FINE))
        favourable = bets > 0
        counted = np.zeros((1, 1, 1, kernel.SUMS), np.int64)
        kernel.tally(np.array([0, one, one]), np.array([[one], [0]]), wins, bets, favourable, coup, perfect, counted)
        assert not counted.any()
    sums[:] = perfect[0, 0]
    of[kernel.SHOES], of[kernel.COUPS], of[kernel.COUPS_COUPS] = 5, coups.sum(), (coups**2).sum()
    found = winnings(sums, of, Fraction(9))
    assert (found.staked, found.won) == (Fraction(16), Fraction(11, 8))

    def error(residuals: np.ndarray[tuple[int], np.dtype[np.float64]], by: float) -> float:
        return sqrt((residuals**2).sum() * 5 / 4) / by

    bets, edge = staked.sum() / coups.sum(), won.sum() / staked.sum()
    a_coup = won.sum() / coups.sum()
    assert found.bets.value == pytest.approx(bets)
    assert found.bets.error == pytest.approx(error(staked - bets * coups, coups.sum()))
    assert found.edge.value == pytest.approx(edge)
    assert found.edge.error == pytest.approx(error(won - edge * staked, staked.sum()))
    assert found.per_100_coups.value == pytest.approx(100 * a_coup)
    assert found.per_100_coups.error == pytest.approx(100 * error(won - a_coup * coups, coups.sum()))
    assert found.per_shoe.value == pytest.approx(won.mean())
    assert found.per_shoe.error == pytest.approx(won.std(ddof=1) / sqrt(5))
    scale = 1000 / sqrt(bets * 9)
    assert found.desirability.value == pytest.approx(scale * a_coup)
    residuals = won - a_coup / bets / 2 * staked - a_coup / 2 * coups
    assert found.desirability.error == pytest.approx(scale * error(residuals, coups.sum()))


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"shoes": 0}, "0 shoes cannot be dealt"),
        ({"shoes": MOST_SHOES + 1}, "cannot be dealt"),
        ({"coups_after": -1}, "ask for 0 to 2"),
        ({"coups_after": 3}, "ask for 0 to 2"),
        ({"counts": ["tie=1,-1@2"]}, "has 2 tags"),
        ({"counts": [f"tie={TAGS}@-1"]}, "below 0"),
        ({"counts": [f"tie={TAGS},0@1"]}, "has 14 tags"),
        ({"counts": ["tie=1,0,0,0,0,0,0,0,0,0,0,0,0@1"]}, "must add up to 0"),
        ({"counts": ["tie=101,-101,0,0,0,0,0,0,0,0,0,0,0@1"]}, "beyond 100"),
        ({"counts": [f"tie={TAGS}@1", f"tie={TAGS}@2"]}, "give one"),
        ({"counts": [f"tie={TAGS}@1"], "wagers": ["player"]}, "not among the wagers"),
        *(({"counts": [text]}, "is not a count") for text in ("tie", "=1@1", "tie=a@1", f"tie={TAGS}@x", f"{TAGS}@1")),
    ],
)
def test_what_cannot_be_counted_is_told(asked: dict[str, object], says: str) -> None:
    with pytest.raises(CannotExpose, match=says):
        exposure("crown-melbourne", "crown", **{"shoes": 1, **asked})  # type: ignore[arg-type]


def test_what_the_book_does_not_allow_is_refused_with_its_clauses() -> None:
    book = open_book("crown-sydney")
    asked = [{"burns": ["ash"]}, {"cutting_cards": [20, 5]}, {"cutting_cards": [400]}, {"wagers": ["nothing"]}]
    refused = [make_request(book, "crown-sydney", "crown", shoes=1, **one) for one in asked]  # type: ignore[arg-type]
    reasons = [one.reason.value for one in refused if isinstance(one, Refusal)]
    assert reasons == ["unknown-burn", "cutting-card-out-of-place", "cutting-card-out-of-place", "unknown-wager"]


def test_triggers_are_as_they_are_written() -> None:
    assert read_count(f"tie={TAGS}@2.5").at == Fraction(5, 2)
    assert read_count(f"tie={TAGS}").at is None


def test_a_burn_that_is_exposed_is_counted_unless_it_is_said_otherwise() -> None:
    made = make_request(open_book("star-sydney"), "star-sydney", "premium", shoes=1, burns=["plain", "by-value"])
    assert not isinstance(made, Refusal)
    assert [str(one) for one in made.burns] == ["plain", "by-value+seen"]


def test_the_verb_answers_people_and_programs_alike(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    told = typed(*TIE, "--cutting-card", 20, "--cutting-card", 52, "--maximum", 500, "--save", kept)
    assert told.code == 0, told.err
    assert "moving the cutting card" in told.cells
    drawn = typed(*TIE, "--picture", tmp_path / "tie.svg", "--burn", "plain", "--burn", "by-value")
    assert drawn.code == 0, drawn.err
    assert "</svg>" in (tmp_path / "tie.svg").read_text(encoding="utf-8")
    document = typed(*TIE, "--cutting-card", 20, "--cutting-card", 52, "--json", "--save", kept, "--resume").document
    shallow, deep = document["exposure"]
    assert (shallow["cutting_card"], deep["cutting_card"], document["usual_cutting_card"]) == (52, 20, 20)
    assert shallow["coups_per_shoe"]["value"] < deep["coups_per_shoe"]["value"]
    assert deep["wagers"][0]["count"]["tags"] == [int(tag) for tag in TAGS.split(",")]
    rows = list(csv.DictReader(io.StringIO(typed(*TIE, "--csv").out)))
    assert {row["bets"] for row in rows} <= {"perfect", "count"}
    assert all(row["wager"] == "tie" for row in rows)
    other = typed(*TIE[:-1], 10, "--cutting-card", 20, "--save", kept, "--resume")
    assert other.code == 4
    assert "holds another request" in other.err
    assert typed(*TIE, "--save", kept).code == 4  # it is there, and nobody said --force


def test_the_verb_refuses_with_a_sentence() -> None:
    for asked, says in (
        (("--count", f"tie={TAGS}@-3"), "below 0"),
        (("--maximum", "x=5"), "not among the wagers"),
        (("--maximum", "lots"), "--maximum 'lots'"),
        (("--cutting-card", 5), "cannot be used"),
        (("--picture", "tie.bmp"), "written as .png or .svg"),
    ):
        answer = typed(*TIE, *asked)
        assert answer.code == 4 or "cannot be used" in says
        assert says in answer.err
        assert "Traceback" not in answer.err


def test_a_count_that_runs_against_the_effects_says_so() -> None:
    against = ",".join(str(-int(tag)) for tag in TAGS.split(","))
    found = [
        exposure("crown-sydney", "crown", wagers=["tie"], shoes=1, counts=[f"tie={tags}@1"]).shoes[0].wagers[0]
        for tags in (TAGS, against)
    ]
    assert [one.correlation for one in found] == ["0.994", "-0.994"]


def test_a_trigger_that_was_merely_lucky_is_not_told_as_one_that_wins() -> None:
    """Of a Run what came is counted: over few shoes some of 80 triggers has always won."""
    asked = {"wagers": ["banker-run-6", "tie-run-2", "player-run-3"], "shoes": 30, "perfect": False}
    told = exposure("crown-melbourne", "crown", **asked)  # type: ignore[arg-type]
    won = told.progress.sums.counted[0, 0, :, :, kernel.WON]
    assert (won.max(axis=1) > 0).all()
    assert [(one.trigger, one.counted) for one in told.shoes[0].wagers] == [(None, None)] * 3
    assert all(one.outcomes for one in told.shoes[0].wagers)


def test_the_trigger_that_won_most_is_told_and_that_it_was_chosen_on_these_shoes() -> None:
    told = exposure("crown-sydney", "crown", wagers=["big-tiger"], shoes=30, seed=2)
    (one,) = told.shoes[0].wagers
    assert one.trigger is not None
    assert one.counted is not None
    won = told.progress.sums.counted[0, 0, 0, :, kernel.WON]
    assert one.counted.won == Fraction(int(won.max()), 1 << kernel.FINE)
    (count,) = [each["count"] for each in told.document()["exposure"][0]["wagers"]]
    assert count["trigger_chosen_on_these_shoes"] is True
    given = exposure(
        "crown-sydney", "crown", wagers=["big-tiger"], shoes=30, seed=2,
        counts=[f"big-tiger={','.join(map(str, one.count.tags))}@{one.trigger}"],
    )  # fmt: skip
    (count,) = [each["count"] for each in given.document()["exposure"][0]["wagers"]]
    assert count["trigger_chosen_on_these_shoes"] is False
    assert given.shoes[0].wagers[0].counted == one.counted


def test_tags_that_count_nothing_are_told_like_any_other() -> None:
    """At a trigger of 0 they bet on every coup."""
    told = exposure("crown-sydney", "crown", wagers=["tie"], shoes=2, counts=[f"tie={','.join('0' * 13)}@0"])
    (count,) = [each["count"] for each in told.document()["exposure"][0]["wagers"]]
    assert (count["correlation"], count["bet_frequency"]["value"]) == ("0.000", 1.0)
