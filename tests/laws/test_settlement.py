"""What holds for every wager of every book on every coup, whatever chips the table has and whatever is staked."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from croupier import (
    Facts,
    Odds,
    Reason,
    Refusal,
    Resolution,
    Settled,
    SettledCoup,
    Stake,
    Terms,
    TwoHands,
    settle,
    settle_void,
)
from laws.strategies import amounts, dealt_coups, tables


def stakes_on(terms: Terms, amount: int, *, token: bool = False) -> list[Stake]:
    """The same amount on every wager of a coup that is open from the start."""
    return [Stake(id, amount, token) for id, wager in terms.wagers.items() if wager.window is None]


def settled(terms: Terms, hands: TwoHands, stakes: list[Stake]) -> tuple[Settled, ...]:
    result = settle(terms, hands, stakes)
    assert isinstance(result, SettledCoup), result
    return result.wagers


@given(st.data(), tables(), amounts)
def test_what_comes_back_follows_from_the_resolution(data: st.DataObject, terms: Terms, amount: int) -> None:
    for one in settled(terms, data.draw(dealt_coups(terms)), stakes_on(terms, amount)):
        assert one.profit >= 0
        match one.resolution:
            case Resolution.WINS | Resolution.STANDOFF:
                assert one.returned == one.profit + amount
            case Resolution.LOSES:
                assert (one.profit, one.commission, one.returned) == (0, 0, 0)
            case _:
                raise AssertionError(f"a coup that was dealt leaves nothing {one.resolution}")


@given(st.data(), tables(), amounts)
def test_a_winning_token_brings_its_profit_and_stays_with_the_dealer_where_the_house_keeps_it(
    data: st.DataObject, terms: Terms, amount: int
) -> None:
    """The Star's document leaves open whether it is kept: by default it goes back with the profit (A-48)."""
    hands = data.draw(dealt_coups(terms))
    if not terms.tokens.accepted:
        assert isinstance(settle(terms, hands, stakes_on(terms, amount, token=True)), Refusal)
        return
    in_chips = settled(terms, hands, stakes_on(terms, amount))
    in_tokens = settled(terms, hands, stakes_on(terms, amount, token=True))
    for chips, token in zip(in_chips, in_tokens, strict=True):
        kept = amount if chips.resolution is Resolution.WINS and terms.tokens.kept else 0
        assert (token.profit, token.returned) == (chips.profit, chips.returned - kept)


@given(tables(), amounts, st.booleans())
def test_a_void_coup_returns_every_stake_and_nothing_more(terms: Terms, amount: int, token: bool) -> None:
    stakes = stakes_on(terms, amount, token=token and terms.tokens.accepted)
    answer = settle_void(terms, stakes)
    assert not isinstance(answer, Refusal)
    assert {(one.resolution, one.profit, one.commission, one.returned) for one in answer} == {
        (Resolution.VOID, 0, 0, amount)
    }


@given(st.data(), tables(), amounts)
def test_rounding_never_pays_less_than_owed_nor_a_smallest_chip_more(
    data: st.DataObject, terms: Terms, amount: int
) -> None:
    """The books round up; what is owed is worked out here in exact fractions."""
    result = settle(terms, data.draw(dealt_coups(terms)), stakes_on(terms, amount))
    assert isinstance(result, SettledCoup)
    for one in result.wagers:
        row = terms.wagers[one.wager].row_for(result.facts)
        pays = row.pays or Odds(0, 1)
        winnings = Fraction(amount * pays.pays, pays.per)
        owed = winnings * (1 - Fraction(row.commission.part, row.commission.whole))
        assert 0 <= one.profit - owed < terms.chips.smallest
        assert one.profit == terms.chips.at_least(one.profit)
        assert one.commission == int(winnings - owed)
        assert one.profit == int(winnings) - one.commission + one.rounding


@given(st.data(), tables(["canberra"], rounding="exact"), amounts, st.sampled_from((1, 20, 400, 14_000)))
def test_where_chips_must_pay_exactly_they_do_or_the_wager_is_refused(
    data: st.DataObject, terms: Terms, amount: int, multiple: int
) -> None:
    """Canberra has no rule of rounding (A-27): what chips cannot make is never paid, and whatever they can make is."""
    stake = amount // multiple * multiple or multiple  # so that both come about, whatever the smallest chip
    hands = data.draw(dealt_coups(terms))
    for one in stakes_on(terms, stake):
        row = terms.wagers[one.wager].row_for(Facts.of(hands))
        pays = row.pays or Odds(0, 1)
        owed = Fraction(stake * pays.pays, pays.per) * (1 - Fraction(row.commission.part, row.commission.whole))
        result = settle(terms, hands, [one])
        if owed.denominator != 1 or terms.chips.at_least(int(owed)) != owed:
            assert isinstance(result, Refusal)
            assert result.reason is Reason.NOT_PAYABLE_IN_CHIPS
            assert result.clauses == ("canberra:3.3",)
        else:
            assert isinstance(result, SettledCoup)
            assert (result.wagers[0].profit, result.wagers[0].rounding) == (int(owed), 0)


@given(st.data(), tables(), st.data())
def test_a_wager_is_settled_alike_alone_and_among_others(
    data: st.DataObject, terms: Terms, amounts_data: st.DataObject
) -> None:
    """Insurance, which looks at the patron's main wager, is not among them: it is open in few coups only."""
    hands = data.draw(dealt_coups(terms))
    stakes = [Stake(stake.wager, amounts_data.draw(amounts)) for stake in stakes_on(terms, 1)]
    together = settled(terms, hands, stakes)
    alone = tuple(settled(terms, hands, [stake])[0] for stake in stakes)
    backwards = settled(terms, hands, stakes[::-1])
    assert together == alone == backwards[::-1]


@given(st.data(), tables(), amounts, amounts)
def test_a_larger_stake_never_wins_less(data: st.DataObject, terms: Terms, one: int, other: int) -> None:
    hands = data.draw(dealt_coups(terms))
    smaller, larger = sorted((one, other))
    for less, more in zip(
        settled(terms, hands, stakes_on(terms, smaller)), settled(terms, hands, stakes_on(terms, larger)), strict=True
    ):
        assert less.profit <= more.profit


@given(st.data(), tables(), amounts)
def test_every_settled_wager_and_every_coup_names_its_clauses(data: st.DataObject, terms: Terms, amount: int) -> None:
    result = settle(terms, data.draw(dealt_coups(terms)), stakes_on(terms, amount))
    assert isinstance(result, SettledCoup)
    assert result.clauses
    assert all(one.clauses for one in result.wagers)


@given(st.data(), tables(["crown-sydney"]), st.integers(min_value=1, max_value=5000))
def test_a_combined_wager_is_the_sum_of_its_parts(data: st.DataObject, terms: Terms, chips: int) -> None:
    """Four smallest chips always split into a quarter, a quarter and a half; only Crown Sydney combines wagers."""
    stake = chips * terms.chips.smallest * 4
    hands = data.draw(dealt_coups(terms))
    whole = settled(terms, hands, [Stake("one-one-two", stake)])[0]
    parts = settled(terms, hands, [Stake(part.wager, part.stake) for part in whole.parts])
    assert whole.parts == parts
    assert [part.stake for part in parts] == [stake // 4, stake // 4, stake // 2]
    assert (whole.profit, whole.returned) == (sum(p.profit for p in parts), sum(p.returned for p in parts))
