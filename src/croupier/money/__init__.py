"""Whole cents, exact odds and shares, chips and rounding; no amount and no odds in floating point."""

from croupier.money.cents import LARGEST_AMOUNT, AmountError, Cents, dollars, read_dollars
from croupier.money.chips import ChipSet, Rounding
from croupier.money.odds import NOTHING, Odds, Share

__all__ = [
    "LARGEST_AMOUNT",
    "NOTHING",
    "AmountError",
    "Cents",
    "ChipSet",
    "Odds",
    "Rounding",
    "Share",
    "dollars",
    "read_dollars",
]
