"""Whole cents, exact odds and shares, chips and rounding; no amount and no odds in floating point."""

from croupier.money.cents import LARGEST_AMOUNT, AmountError, Cents, NotWholeCents, dollars, read_dollars, whole_cents
from croupier.money.chips import ChipSet, Rounding
from croupier.money.odds import NOTHING, ODDS_AS_WRITTEN, SHARE_AS_WRITTEN, Odds, Share
from croupier.money.whole import in_whole_numbers

__all__ = [
    "LARGEST_AMOUNT",
    "NOTHING",
    "ODDS_AS_WRITTEN",
    "SHARE_AS_WRITTEN",
    "AmountError",
    "Cents",
    "ChipSet",
    "NotWholeCents",
    "Odds",
    "Rounding",
    "Share",
    "dollars",
    "in_whole_numbers",
    "read_dollars",
    "whole_cents",
]
