"""What each strategy does with what a player can see, and the bounds of every wager."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from croupier.rehearsal.strategies import LATE, NUMBERS, Strategy, wager_of

LEAST, MOST, UNIT = 25_00, 2500_00, 1_00


def wagered(
    strategy: Strategy,
    *,
    turn: int = 0,
    chips: tuple[int, ...] = (1000_00,),
    before: tuple[tuple[int, int], ...] = (),
    left: int = 20,
    coin: int = 0,
) -> tuple[int, int]:
    sides = [side for side, _ in before] + [0] * (len(chips) - len(before))
    stakes = [stake for _, stake in before] + [0] * (len(chips) - len(before))
    side, stake = wager_of(NUMBERS[strategy], turn, chips, sides, stakes, left, LEAST, MOST, UNIT, coin)
    return side, stake


@given(
    strategy=st.sampled_from(Strategy),
    chips=st.lists(st.integers(LEAST, 10_000_00), min_size=1, max_size=9).map(tuple),
    left=st.integers(1, 30),
    coin=st.integers(0, 1),
    data=st.data(),
)
def test_every_wager_is_one_that_a_table_takes(
    strategy: Strategy, chips: tuple[int, ...], left: int, coin: int, data: st.DataObject
) -> None:
    turn = data.draw(st.integers(0, len(chips) - 1))
    before = tuple((data.draw(st.integers(0, 1)), LEAST) for _ in range(turn))
    side, stake = wagered(strategy, turn=turn, chips=chips, before=before, left=left, coin=coin)
    assert side in (0, 1)
    assert LEAST <= stake <= min(chips[turn], MOST)
    assert stake % UNIT == 0


def test_the_cautious_wager_the_least_on_the_side_of_the_coin() -> None:
    assert wagered(Strategy.CAUTIOUS, left=1) == (0, LEAST)
    assert wagered(Strategy.CAUTIOUS, coin=1) == (1, LEAST)


def test_all_in_late_keeps_to_the_least_and_then_wagers_everything_in_whole_units() -> None:
    assert wagered(Strategy.ALL_IN_LATE, chips=(999_95,), left=LATE + 1) == (0, LEAST)
    assert wagered(Strategy.ALL_IN_LATE, chips=(999_95,), left=LATE) == (0, 999_00)
    assert wagered(Strategy.ALL_IN_LATE, chips=(9999_00,), left=LATE) == (0, MOST)


def test_a_copy_is_of_whoever_leads_and_has_wagered() -> None:
    chips = (1500_00, 1000_00)
    assert wagered(Strategy.COPIES_LEADER, turn=1, chips=chips, before=((1, 300_00),)) == (1, 300_00)
    assert wagered(Strategy.COPIES_LEADER, turn=0, chips=chips[::-1]) == (0, LEAST), "the leader comes later"
    assert wagered(Strategy.COPIES_LEADER, turn=1, chips=chips[::-1], before=((1, 300_00),)) == (0, LEAST)
    equal = (1000_00, 1000_00)
    assert wagered(Strategy.COPIES_LEADER, turn=1, chips=equal, before=((1, 300_00),)) == (0, LEAST)


def test_opposing_the_leader_overtakes_where_the_leader_loses() -> None:
    chips = (1500_00, 1000_00)
    side, stake = wagered(Strategy.OPPOSES_LEADER, turn=1, chips=chips, before=((1, 300_00),), left=LATE)
    assert side == 0
    assert chips[1] + stake > chips[0] - 300_00
    assert wagered(Strategy.OPPOSES_LEADER, turn=1, chips=chips, before=((1, 300_00),), left=LATE + 1) == (0, LEAST)
    assert wagered(Strategy.OPPOSES_LEADER, turn=0, chips=chips, left=LATE) == (0, LEAST), "the leader has no reason"


def test_a_part_of_ones_chips_is_a_tenth() -> None:
    assert wagered(Strategy.PROPORTIONAL, chips=(1000_00,)) == (0, 100_00)
    assert wagered(Strategy.PROPORTIONAL, chips=(100_00,)) == (0, LEAST)
