"""What a scoreboard calls its roads and marks: in the language it speaks, and beside that in Chinese.

Boards in casinos have both names wherever people read one of them. The words are the catalogue's (`road-...`,
`result-...`, `board-...`). Start at `BoardNames`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from croupier.coup import Winner
from croupier.languages import Fact, Speaker
from croupier.scoreboard.roads import Derived

CHINESE: Final = "zh"

BEAD_PLATE: Final = "road-bead-plate"
BIG_ROAD: Final = "road-big-road"
DERIVED: Final = {road: f"road-{road.value.replace('_', '-')}" for road in Derived}
RESULTS: Final = {winner: f"result-{winner.value}" for winner in Winner}
BANKER_PAIR: Final = "result-banker-pair"
PLAYER_PAIR: Final = "result-player-pair"
NATURAL: Final = "result-natural"


class Name(NamedTuple):
    said: str
    beside: str  # nothing where the board has one name for it

    def __str__(self) -> str:
        return f"{self.said} {self.beside}" if self.beside else self.said


class BoardNames:
    def __init__(self, speaker: Speaker | None = None, *, chinese: bool = True) -> None:
        self.speaker = speaker or Speaker()
        self._beside = Speaker(CHINESE) if chinese and self.speaker.language != CHINESE else None

    def say(self, id: str, **facts: Fact) -> str:
        return self.speaker.say(id, **facts)

    def name(self, id: str) -> Name:
        """In both languages; a natural is no mark of its own on a board, and has one name."""
        return Name(self.say(id), self._beside.say(id) if self._beside and id != NATURAL else "")

    @property
    def predicts(self) -> Name:
        return self.name("road-predicts")

    def coups(self, number: int) -> str:
        return self.say("board-coups", coups=number)
