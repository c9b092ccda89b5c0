"""What a scoreboard calls its roads and marks, in English and in Chinese, and the one line that every board carries.

Words only. Start at `Name`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from croupier.coup import Winner
from croupier.scoreboard.roads import Derived


class Name(NamedTuple):
    english: str
    chinese: str

    def said(self, *, chinese: bool = True) -> str:
        return f"{self.english} {self.chinese}" if chinese and self.chinese else self.english


BEAD_PLATE: Final = Name("Bead plate", "珠盘路")
BIG_ROAD: Final = Name("Big Road", "大路")
DERIVED: Final = {
    Derived.BIG_EYE_BOY: Name("Big Eye Boy", "大眼仔"),
    Derived.SMALL_ROAD: Name("Small Road", "小路"),
    Derived.COCKROACH_PIG: Name("Cockroach Pig", "曱甴路"),
}
RESULTS: Final = {
    Winner.BANKER: Name("Banker", "庄"),
    Winner.PLAYER: Name("Player", "闲"),
    Winner.TIE: Name("Tie", "和"),
}
BANKER_PAIR: Final = Name("Banker pair", "庄对")
PLAYER_PAIR: Final = Name("Player pair", "闲对")
NATURAL: Final = Name("Natural", "")
ASK: Final = Name("Ask", "问路")

A_RECORD: Final = "A road is a record of past results: it predicts nothing."
A_RECORD_IN_CHINESE: Final = "路单只记录过往结果，不预示未来。"  # noqa: RUF001
