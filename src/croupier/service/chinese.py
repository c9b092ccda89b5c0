"""What pages show in Simplified Chinese beside the English: names of wagers, what they pay, what a variation is.

The words are those of croupier.words; here they are put together for a felt. Start at `odds_told`.
"""

# ruff: noqa: RUF001, RUF002  (Chinese has punctuation of its own)
from __future__ import annotations

from croupier.words.chinese_names import odds_in_chinese, row_in_chinese, variation_in_chinese, wager_in_chinese

__all__ = ["odds_told", "row_in_chinese", "variation_in_chinese", "wager_in_chinese"]


def odds_told(odds: str) -> str:
    """`Mixed pair: 6 to 1` as 混合对：6 赔 1; an event without Chinese words stays as it is."""
    event, colon, pays = odds.rpartition(": ")
    if not colon:
        return odds_in_chinese(odds)
    return f"{row_in_chinese(event) or event}：{odds_in_chinese(pays)}"
