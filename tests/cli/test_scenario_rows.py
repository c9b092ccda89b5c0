"""A scenario names the row that decided a wager in English, as it always could, or by its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal import typed

SYDNEY = "book crown-sydney\nvariation crown\nchips 0.50 1 5\noption one-one-two=pairs\npatrons A with 1000\ncoup\n"
MELBOURNE = "book crown-melbourne\nvariation traditional\npatrons A with 1000\n"
ONE_AND_A_TIE = MELBOURNE + "coup\nA player-dragon-tail-early 100\nresults P T\n"

HOLDS = [
    (SYDNEY + "A banker 100\nshoe 2S 3C 3D TD KH 3S\ndeal\n", "A banker wins 50", "Banker wins with six"),
    (SYDNEY + "A banker 100\nshoe 2S 3C 3D TD KH 3S\ndeal\n", "A banker wins 50", "banker-wins-with-six"),
    (MELBOURNE + "coup\nA player-run-3 100\nresults P B\n", "A player-run-3 loses", "run broken by Banker"),
    (MELBOURNE + "coup\nA player-run-3 100\nresults P B\n", "A player-run-3 loses", "run-broken"),
    (ONE_AND_A_TIE, "A player-dragon-tail-early loses", "ended by a Tie after 1"),
    (ONE_AND_A_TIE, "A player-dragon-tail-early loses", "ended-after"),
    (
        MELBOURNE + "coup\nA player-dragon-tail-early 100\nresults P P T\n",
        "A player-dragon-tail-early wins",
        "2 in a row, ended by a Tie",
    ),
    (SYDNEY + "A one-one-two 40\nshoe 2S 3C 7D TD\ndeal\n", "A one-one-two loses", "parts"),
    (
        SYDNEY + "A one-one-two 40\nshoe 2S 3C 7D TD\ndeal\n",
        "A one-one-two loses",
        "banker-pair: No pair, player-pair: No pair, tie: No tie",
    ),
]


@pytest.mark.parametrize(("story", "claim", "row"), HOLDS)
def test_a_row_is_expected_in_english_or_by_its_id(story: str, claim: str, row: str, tmp_path: Path) -> None:
    file = tmp_path / "a.scenario"
    file.write_text(f'{story}expect {claim} row="{row}"\n', encoding="utf-8")
    answer = typed("scenario", "run", file)
    assert (answer.code, answer.err) == (0, ""), answer.out


@pytest.mark.parametrize("row", ["ended by a Tie after 2", "ended by a Banker after 1", "run-broken", "Player wins"])
def test_another_row_differs_and_the_one_that_holds_is_told(row: str, tmp_path: Path) -> None:
    file = tmp_path / "a.scenario"
    file.write_text(f'{ONE_AND_A_TIE}expect A player-dragon-tail-early loses row="{row}"\n', encoding="utf-8")
    answer = typed("scenario", "run", file)
    assert answer.code == 3
    assert "A player-dragon-tail-early loses row=ended-after count=1 by=tie" in answer.cells
