"""The further commission above a table differential (Crown Melbourne 7.5), for any stake and any differential."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from croupier import SettledCoup, Stake, TwoHands, open_book, read_coup, settle
from croupier.coup import Terms
from laws.strategies import amounts

BANKER_WINS, PLAYER_WINS = read_coup("2d4s/3h4c"), read_coup("5s4h/Kd7c")


def in_cents() -> Terms:
    """A table that can pay every cent, so that nothing but a fraction of a cent is rounded."""
    terms = open_book("crown-melbourne").terms("traditional", chips=(1,))
    assert isinstance(terms, Terms)
    return terms


@given(amounts, amounts, st.sampled_from([("banker", BANKER_WINS, 5), ("player", PLAYER_WINS, 0)]))
def test_five_per_cent_of_all_and_two_and_a_half_of_the_excess(
    stake: int, differential: int, case: tuple[str, TwoHands, int]
) -> None:
    wager, hands, percent = case
    result = settle(in_cents(), hands, [Stake(wager, stake)], differential=differential)
    assert isinstance(result, SettledCoup)
    due = Fraction(stake * percent, 100) + Fraction(max(0, stake - differential) * 25, 1000)
    assert result.wagers[0].commission == int(due)
    assert 0 <= result.wagers[0].profit - (stake - due) < 1


@given(amounts)
def test_at_or_below_the_differential_nothing_is_added(stake: int) -> None:
    plain = settle(in_cents(), BANKER_WINS, [Stake("banker", stake)])
    arranged = settle(in_cents(), BANKER_WINS, [Stake("banker", stake)], differential=stake)
    assert plain == arranged
