"""The ledger's laws: nothing from nowhere, no patron below zero, and every entry can be undone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.ledger import Account, Breach, Entry, Ledger, Place, acts

PATRONS = ("ann", "bob")
cents = st.integers(1, 100_000_00)


def one_act(kind: str, patron: str, amount: int) -> Entry:
    match kind:
        case "cash":
            return acts.buy_in(patron, amount, cash=True)
        case "plaque":
            return acts.buy_in(patron, amount, cash=False)
        case "tokens":
            return acts.issue_tokens(patron, amount)
        case "place":
            return acts.place(patron, amount)
        case "place-token":
            return acts.place(patron, amount, token=True)
        case "collect":
            return acts.collect(patron, amount)
        case "back":
            return acts.give_back(patron, amount)
        case "pay":
            return acts.pay(patron, amount)
        case "owe":
            return acts.owe_commission(patron, amount)
        case "settle":
            return acts.settle_commission(patron, amount)
        case _:
            return acts.take_chips(patron, amount)


KINDS = ("cash", "plaque", "tokens", "place", "place-token", "collect", "back", "pay", "owe", "settle", "leave")


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.sampled_from(PATRONS), cents), max_size=60))
def test_whatever_happens_the_accounts_sum_to_zero_and_no_patron_is_below(story: list[tuple[str, str, int]]) -> None:
    ledger = Ledger()
    for kind, patron, amount in story:
        before = ledger
        try:
            ledger = ledger.post(one_act(kind, patron, amount))
        except Breach:
            assert ledger is before, "a refused entry changes nothing"
        ledger.audit()
        assert sum(ledger.balances.values()) == 0
        for account, balance in ledger.balances.items():
            assert balance >= 0 or account.place in (Place.FLOAT, Place.TOKEN_FLOAT, Place.OUTSIDE, Place.OWED)


@given(st.sampled_from(KINDS), cents)
def test_an_entry_and_its_reverse_leave_the_ledger_as_it_was(kind: str, amount: int) -> None:
    plenty = Ledger().post(acts.bring_chips("ann", 10**9)).post(acts.issue_tokens("ann", 10**9))
    plenty = plenty.post(acts.place("ann", 10**8)).post(acts.place("ann", 10**8, token=True))
    plenty = plenty.post(acts.owe_commission("ann", 10**8))
    entry = one_act(kind, "ann", amount)
    assert plenty.post(entry).post(entry.reversed()) == plenty


def test_a_coup_in_the_ledger() -> None:
    """Ann buys in for $500 in cash, stakes $100 on Banker, wins $95 and leaves."""
    ledger = Ledger().post(acts.fill(10_000_00)).post(acts.buy_in("ann", 500_00, cash=True))
    assert (ledger.balance(Place.DROP), ledger.balance(Place.FLOAT)) == (500_00, 9_500_00)
    ledger = ledger.post(acts.place("ann", 100_00))
    assert (ledger.balance(Place.RACK, "ann"), ledger.balance(Place.LAYOUT, "ann")) == (400_00, 100_00)
    ledger = ledger.post(acts.together(acts.pay("ann", 95_00), acts.give_back("ann", 100_00)))
    assert ledger.balance(Place.RACK, "ann") == 595_00
    ledger = ledger.post(acts.take_chips("ann", 595_00))
    assert ledger.balances == {
        Account(Place.DROP): 500_00,
        Account(Place.FLOAT): 9_405_00,
        Account(Place.OUTSIDE): -9_905_00,
    }


def test_deferred_commission_is_owed_collected_and_its_residue_forgiven() -> None:
    """Markers of $5, $12 and $2.75; with $1 chips $19 is collected and the residue is the patron's."""
    ledger = Ledger().post(acts.bring_chips("ann", 100_00))
    for marker in (5_00, 12_00, 2_75):
        ledger = ledger.post(acts.owe_commission("ann", marker))
    assert (ledger.balance(Place.OWED, "ann"), ledger.balance(Place.RECEIVABLE)) == (-19_75, 19_75)
    ledger = ledger.post(acts.settle_commission("ann", 19_00, forgiven=75))
    assert (ledger.balance(Place.OWED, "ann"), ledger.balance(Place.RACK, "ann")) == (0, 81_00)
    ledger.audit()


@pytest.mark.parametrize(
    "amounts",
    [
        ((Account(Place.FLOAT), 1),),
        ((Account(Place.FLOAT), -100), (Account(Place.RACK, "ann"), 99)),
    ],
)
def test_an_entry_that_does_not_sum_to_zero_is_a_breach(amounts: tuple[tuple[Account, int], ...]) -> None:
    with pytest.raises(Breach, match="sum to zero"):
        Entry(amounts)


def test_accounts_belong_to_the_right_people() -> None:
    with pytest.raises(Breach, match="needs a patron"):
        Account(Place.RACK)
    with pytest.raises(Breach, match="cannot have a patron"):
        Account(Place.FLOAT, "ann")
    with pytest.raises(Breach, match="turn the move around"):
        Entry.of((acts.FLOAT, acts.DROP, -1))


def test_one_cent_changed_behind_the_systems_back_is_found() -> None:
    ledger = Ledger().post(acts.bring_chips("ann", 100_00)).post(acts.owe_commission("ann", 5_00))
    for account in ledger.balances:
        changed = Ledger({**ledger.balances, account: ledger.balances[account] + 1})
        with pytest.raises(Breach):
            changed.audit()
