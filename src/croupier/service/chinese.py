"""Names of wagers in Simplified Chinese, as tables show them beside the English ones."""

from __future__ import annotations

from typing import Final

_WAGERS: Final = {
    "player": "闲",
    "banker": "庄",
    "tie": "和",
    "player-pair": "闲对",
    "banker-pair": "庄对",
    "either-pair": "任意对",
    "perfect-pair": "完美对",
    "player-perfect-pair": "闲完美对",
    "banker-perfect-pair": "庄完美对",
    "player-dragon-bonus": "闲龙宝",
    "banker-dragon-bonus": "庄龙宝",
    "super-6": "超级六",
    "super-six": "超级六",
    "lucky-6": "幸运六",
    "tiger": "虎",
    "small-tiger": "小虎",
    "big-tiger": "大虎",
    "tiger-tie": "虎和",
    "tiger-pair": "虎对",
    "insurance": "保险",
    "one-one-two": "一一二",
}


def wager_in_chinese(wager: str) -> str:
    return _WAGERS.get(wager, "")
