"""Laws of the roads on any row of results, against slow roads drawn from the definition."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from croupier.coup import Winner
from croupier.scoreboard import ROWS, Board, Derived, LeadingTie, Mark, Tail, board_document, read_results
from scoreboard import slow_roads
from soak import SOAK

# plain coups, and rows of long streaks: a fair coin seldom makes a dragon
COUPS = st.text("BPT", max_size=120)
DRAGONS = st.lists(st.tuples(st.sampled_from("BBBPPPT"), st.integers(1, 16)), max_size=14).map(
    lambda streaks: "".join(letter * length for letter, length in streaks)
)
LETTERS = COUPS | DRAGONS
TAILS, LEADING = st.sampled_from(Tail), st.sampled_from(LeadingTie)
MANY = settings(max_examples=4_000 if SOAK else 150, deadline=None)
THOUSANDS = settings(max_examples=20_000 if SOAK else 500, deadline=None)
SIDES = (Winner.BANKER, Winner.PLAYER)


def board_of(letters: str, tail: Tail = Tail.DROP, leading_tie: LeadingTie = LeadingTie.WAIT) -> Board:
    return Board.of(read_results(letters), tail=tail, leading_tie=leading_tie)


@THOUSANDS
@given(LETTERS, TAILS, LEADING)
@example("B" * 20 + "P" * 19 + "B" * 18 + "P" * 17 + "B" * 16 + "P" * 12 + "BPB", Tail.STICK, LeadingTie.WAIT)
def test_every_road_agrees_with_the_slow_one(letters: str, tail: Tail, leading: LeadingTie) -> None:
    board = board_of(letters, tail, leading)
    stick, leading_column = tail is Tail.STICK, leading is LeadingTie.COLUMN
    assert board.streaks == tuple(map(len, slow_roads.streaks(letters, leading_column=leading_column)))
    if letters.strip("T"):
        expected = slow_roads.drawn(letters, stick=stick, leading_column=leading_column)
        assert [tuple(cell.place) for cell in board.cells] == expected
    for steps, road in enumerate(board.derived.values(), 1):
        marks = slow_roads.derived(letters, steps, leading_column=leading_column)
        assert "".join(road.marks) == marks
        assert [tuple(place) for place in road.places] == slow_roads.drawn(marks, stick=stick)


@MANY
@given(st.lists(st.integers(1, ROWS), max_size=30), st.sampled_from("BP"))
def test_where_no_streak_is_longer_than_six_the_drawn_columns_say_the_same(lengths: list[int], first: str) -> None:
    """Then nothing turns, and a person may read the derived roads off the drawn Big Road."""
    other = {"B": "P", "P": "B"}[first]
    board = board_of("".join((first, other)[number % 2] * length for number, length in enumerate(lengths)))
    drawn = {tuple(cell.place) for cell in board.cells}
    for steps, road in enumerate(board.derived.values(), 1):
        read_off = []
        for cell in board.cells:
            column, row = cell.place
            left = column - steps if row else column - 1 - steps
            if left < 0:
                continue
            if row:
                red = ((left, row) in drawn) == ((left, row - 1) in drawn)
            else:
                red = all(((column - 1, down) in drawn) == ((left, down) in drawn) for down in range(ROWS))
            read_off.append(Mark.RED if red else Mark.BLUE)
        assert road.marks == read_off


@MANY
@given(LETTERS)
def test_the_two_answers_to_ask_are_opposite_or_both_absent(letters: str) -> None:
    board = board_of(letters)
    banker, player = (board.ask(side) for side in SIDES)
    for road in Derived:
        assert {banker[road], player[road]} in ({Mark.RED, Mark.BLUE}, {None})


@MANY
@given(LETTERS, st.sampled_from("BP"))
def test_ask_says_what_the_next_coup_then_adds(letters: str, then: str) -> None:
    board = board_of(letters)
    asked = board.ask(SIDES["BP".index(then)])
    before = {road: len(drawn.marks) for road, drawn in board.derived.items()}
    board.add(*read_results(then))
    for road, drawn in board.derived.items():
        assert drawn.marks[before[road] :] == ([asked[road]] if asked[road] else [])


@MANY
@given(LETTERS, COUPS, TAILS, LEADING)
def test_a_later_result_changes_nothing_but_ties_on_the_newest_cell(
    earlier: str, later: str, tail: Tail, leading: LeadingTie
) -> None:
    before, after = board_of(earlier, tail, leading), board_of(earlier + later, tail, leading)
    kept = before.cells[:-1]
    assert after.cells[: len(kept)] == kept
    if before.cells:
        old, new = before.cells[-1], after.cells[len(kept)]
        assert (new.place, new.ties >= old.ties) == (old.place, True)
        assert new.winner is old.winner or old.winner is None
    for road, drawn in before.derived.items():
        size = len(drawn.marks)
        assert after.derived[road].marks[:size] == drawn.marks
        assert after.derived[road].places[:size] == drawn.places
    assert after.results[: len(before.results)] == before.results


@MANY
@given(LETTERS, TAILS, LEADING)
def test_no_two_marks_share_a_cell_and_all_lie_in_six_rows(letters: str, tail: Tail, leading: LeadingTie) -> None:
    board = board_of(letters, tail, leading)
    for places in ([cell.place for cell in board.cells], *(road.places for road in board.derived.values())):
        assert len(set(places)) == len(places)
        assert all(0 <= place.row < ROWS and place.column >= 0 for place in places)


@MANY
@given(LETTERS, TAILS)
def test_ties_change_no_place_and_no_derived_mark(letters: str, tail: Tail) -> None:
    board, decided = board_of(letters, tail), board_of(letters.replace("T", ""), tail)
    if decided.cells:
        assert [cell.place for cell in board.cells] == [cell.place for cell in decided.cells]
    assert sum(cell.ties for cell in board.cells) == letters.count("T") == board.counts.tie
    assert [road.marks for road in board.derived.values()] == [road.marks for road in decided.derived.values()]


@MANY
@given(LETTERS, st.integers(1, 12))
def test_a_full_bead_plate_drops_whole_columns(letters: str, columns: int) -> None:
    board = board_of(letters)
    whole, shown = board.bead_plate(), board.bead_plate(columns)
    assert [result.text for column in whole for result in column] == list(letters)
    assert shown == whole[max(0, len(whole) - columns) :]
    assert all(len(column) == ROWS for column in shown[:-1])


@MANY
@given(LETTERS, st.integers(1, 12), TAILS)
def test_a_window_shows_the_newest_cell_and_nothing_outside_it(letters: str, columns: int, tail: Tail) -> None:
    board = board_of(letters, tail)
    whole, shown = board_document(board), board_document(board, columns)
    for road in ("big_road", "big_eye_boy", "small_road", "cockroach_pig"):
        cells, all_cells = (one[road] if road == "big_road" else one[road]["positions"] for one in (shown, whole))
        assert bool(cells) == bool(all_cells)
        assert all(0 <= cell[0] < columns for cell in cells)
        if cells:
            moved = all_cells[-1][0] - cells[-1][0]
            inside = [[cell[0] - moved, *cell[1:]] for cell in all_cells if moved <= cell[0] < moved + columns]
            assert cells == inside
            assert cells[-1][1:] == all_cells[-1][1:]
    assert shown["ask"] == whole["ask"]


def test_thousands_of_results_fold_as_well_as_a_few() -> None:
    """A result is judged by four streaks at most, however many there were."""
    board = board_of("BPPTBBBPB" * 1_200)
    assert board.counts.coups == 10_800
    assert len(board.bead_plate(20)) == 20
    assert [*map(len, slow_roads.streaks("BPPTBBBPB" * 1_200))] == list(board.streaks)
