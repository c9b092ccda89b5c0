"""The result of a coup as a scoreboard knows it, and how people write a row of them: `BPPTB`, or `Bb P Tp B8n`.

It knows letters, not cards: who won, and the pairs and naturals where someone told. Start at `read_results`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from croupier.cards import NotationError, quoted
from croupier.coup import Winner

LETTERS: Final = {Winner.BANKER: "B", Winner.PLAYER: "P", Winner.TIE: "T"}
_WINNERS: Final = {letter: winner for winner, letter in LETTERS.items()}
_WORD: Final = re.compile(r"[^\s,]+")
_NATURALS: Final = (8, 9)
_WRITE: Final = "write B for Banker, P for Player, T for a tie"


class Result(msgspec.Struct, frozen=True):
    """One coup on the scoreboard; `None` is what nobody told."""

    winner: Winner
    banker_pair: bool | None = None
    player_pair: bool | None = None
    natural: bool | None = None
    count: int | None = None  # the winner's point count, or that of both hands

    @property
    def text(self) -> str:
        """As it is written: the winner, the count, b and p for the pairs, n for a natural."""
        marks = "b" * bool(self.banker_pair) + "p" * bool(self.player_pair) + "n" * bool(self.natural)
        return LETTERS[self.winner] + ("" if self.count is None else str(self.count)) + marks


def read_results(text: str) -> list[Result]:
    """Results one after another, in either case; a coup with marks is a word of its own that begins with a capital.

    Where one coup of a text has marks, the others are taken to say that they have none.

    >>> from croupier import read_results
    >>> [one.winner.value for one in read_results("BPT")], read_results("Bb P Tp")[0].banker_pair
    (['banker', 'player', 'tie'], True)
    """
    found = [result for word in _WORD.finditer(text) for result in _read_word(text, word.start(), word.group())]
    if all(result.banker_pair is None for result in found):
        return found
    untold = {"banker_pair": False, "player_pair": False, "natural": False}
    return [msgspec.structs.replace(one, **untold) if one.banker_pair is None else one for one in found]


def _read_word(text: str, start: int, word: str) -> Iterator[Result]:
    capitals = sum(letter in _WINNERS for letter in word)
    if capitals == 1 and word[0] in _WINNERS and len(word) > 1:
        yield _read_marked(text, start, word)
        return
    one_case = "bpt" if word[0] in "bpt" else _WINNERS
    for place, letter in enumerate(word, start):
        if letter.upper() not in _WINNERS and letter not in "n0123456789":
            raise _wrong(text, place, f"is not a result: {_WRITE}")
        if letter not in one_case:
            raise _wrong(text, place, "leaves open which coup it belongs to: write a coup with marks apart, as in Bb P")
        yield Result(_WINNERS[letter.upper()])


def _read_marked(text: str, start: int, word: str) -> Result:
    """`P9n` or `Bbp`: the winner, perhaps a count, then marks in any order."""
    winner, marks = _WINNERS[word[0]], word[1:]
    count = int(marks[0]) if marks[0] in "0123456789" else None
    if count == 0 and winner is not Winner.TIE:
        raise _wrong(text, start + 1, "cannot be the count of a hand that won")
    for place, mark in enumerate(word[1:], start + 1):
        if mark not in "bpn" and (place > start + 1 or count is None):
            raise _wrong(text, place, "is not a mark: b is a Banker pair, p a Player pair, n a natural")
        if mark in text[start + 1 : place]:
            raise _wrong(text, place, "is there twice for one coup")
    if "n" in marks and count is not None and count not in _NATURALS:
        raise _wrong(text, start + 1, "cannot be the count of a natural, which is 8 or 9")
    return Result(winner, "b" in marks, "p" in marks, "n" in marks, count)


def _wrong(text: str, place: int, what: str) -> NotationError:
    begins = text.rfind("\n", 0, place) + 1
    line = f"line {text.count(chr(10), 0, place) + 1}, " if "\n" in text.strip() else ""
    return NotationError(f"{quoted(text[place])} ({line}letter {place - begins + 1}) {what}")
