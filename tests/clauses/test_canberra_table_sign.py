"""Canberra at a live table: the Pairs option changes by its sign alone, and amounts that no rule knows (3, 8, 9)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Reason
from live import Live

CANBERRA = "canberra"
PERFECT = ("player-perfect-pair", "banker-perfect-pair")
CANBERRA_PAIRS = ("player-pair", "banker-pair")


@pytest.mark.clause("canberra:8.2", "canberra:9.3")
def test_another_pairs_option_needs_no_notice_and_stands_on_its_sign() -> None:
    live = Live(CANBERRA, options=(("pairs", "perfect"),), side_wagers=PERFECT)
    live.do("change-variation", variation="commission", side_wagers=CANBERRA_PAIRS, options=(("pairs", "canberra"),))
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player-pair", stake=10_00)
    assert "canberra:9.3" in refusal.clauses
    live.signs()
    live.bet("A", "player-pair", 10)


@pytest.mark.clause("canberra:8.3")
def test_another_method_still_needs_prior_notice() -> None:
    live = Live(CANBERRA, options=(("pairs", "perfect"),), side_wagers=PERFECT)
    asked: dict[str, Any] = {"variation": "non-commission", "side_wagers": PERFECT, "options": (("pairs", "perfect"),)}
    refusal = live.refused("change-variation", Reason.NOTICE_NOT_UP, **asked)
    assert "canberra:8.3" in refusal.clauses


@pytest.mark.parametrize("fact", ["approved_minimum", "area_maximum", "player_maximum"])
def test_amounts_that_no_rule_knows_are_not_taken(fact: str) -> None:
    amount: dict[str, Any] = {fact: 100}
    unopened = Live(CANBERRA, opened=False, **amount)
    unopened.approve_things()
    refusal = unopened.refused("open-table", Reason.AMOUNT_NOT_POSSIBLE, setup=unopened.setup)
    assert not refusal.clauses
