"""Results as people write them, and the counts that come of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import NotationError
from croupier.coup import Winner
from croupier.scoreboard import Board, Counts, Result, read_results


@pytest.mark.parametrize("text", ["BPPTB", "bpptb", "B P P T B", "b,p, p\nT\tB", "BPP tb", " BPPTB\n"])
def test_letters_in_either_case_together_or_apart(text: str) -> None:
    assert [result.winner.value[0] for result in read_results(text)] == list("bpptb")


def test_a_coup_with_marks_is_a_word_with_a_capital() -> None:
    found = read_results("Bb P9n Tpb")
    assert found == [
        Result(Winner.BANKER, True, False, False),
        Result(Winner.PLAYER, False, False, True, 9),
        Result(Winner.TIE, True, True, False),
    ]
    assert [result.text for result in found] == ["Bb", "P9n", "Tbp"]


def test_where_one_coup_has_marks_the_others_say_that_they_have_none() -> None:
    assert read_results("B P")[0] == Result(Winner.BANKER)
    assert read_results("B Pp")[0] == Result(Winner.BANKER, False, False, False)


BAD = {
    "BPPTX": "'X' (letter 5) is not a result: write B for Banker, P for Player, T for a tie",
    "BP\nPTX": "'X' (line 2, letter 3) is not a result",
    "BPPTb": "'b' (letter 5) leaves open which coup it belongs to: write a coup with marks apart, as in Bb P",
    "bPp": "'P' (letter 2)",
    "BP9": "'9' (letter 3) leaves open which coup it belongs to",
    "b9": "'9' (letter 2) leaves open",
    "n": "'n' (letter 1) leaves open",
    "Bt": "'t' (letter 2) is not a mark: b is a Banker pair, p a Player pair, n a natural",
    "Bb9": "'9' (letter 3) is not a mark",
    "B99": "'9' (letter 3) is not a mark",
    "Bbb": "'b' (letter 3) is there twice for one coup",
    "P0": "'0' (letter 2) cannot be the count of a hand that won",
    "P7n": "'7' (letter 2) cannot be the count of a natural, which is 8 or 9",
    "B庄": "'庄' (letter 2)",
    "B٣": "'٣' (letter 2)",
    "B\x1b": "'?' (letter 2)",
    "Banker": "'a' (letter 2)",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_letter_is_named_with_its_place(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_results(text)
    assert BAD[text] in str(caught.value)


@given(st.text("BPTbptn89 x,", max_size=12))
def test_whatever_is_read_is_written_so_that_it_reads_the_same(text: str) -> None:
    try:
        found = read_results(text)
    except NotationError:
        return
    assert [one.text for one in read_results(" ".join(one.text for one in found))] == [one.text for one in found]


def test_counts_tell_pairs_and_naturals_only_where_someone_told() -> None:
    assert Board.of(read_results("BBPT")).counts == Counts(2, 1, 1)
    assert Board.of(read_results("Bb Bbp P8n Tp")).counts == Counts(2, 1, 1, 2, 2, 1)


def test_pairs_ride_on_their_own_cell_and_a_ties_pairs_stay_on_the_bead_plate() -> None:
    cells = Board.of(read_results("Bb Tp Bp")).cells
    assert [(cell.banker_pair, cell.player_pair, cell.ties) for cell in cells] == [(True, False, 1), (False, True, 0)]
