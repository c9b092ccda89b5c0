"""Shoes as text: every coup of a shoe in one line, which a person can read and a program can deal again.

`read_shoe` believes nothing: every coup is judged by the book's table of play and every result is made again.
"""

from croupier.transcript.hearing import LateVoids, ShoeListener, shoes_of
from croupier.transcript.judging import BookFinder, Mismatch, judge_shoe
from croupier.transcript.reading import NotATranscript, Written, read_lines
from croupier.transcript.record import FORM, BurnLine, CoupLine, ShoeRecord
from croupier.transcript.scores import Scores
from croupier.transcript.writing import coup_text, hands_text, written


def read_shoe(text: str, find: BookFinder) -> ShoeRecord:
    """The shoe that a text tells; a NotATranscript where it cannot be read, a Mismatch where it cannot be so."""
    told = read_lines(text)
    judge_shoe(told, find)
    return told.record


__all__ = [
    "FORM",
    "BookFinder",
    "BurnLine",
    "CoupLine",
    "LateVoids",
    "Mismatch",
    "NotATranscript",
    "Scores",
    "ShoeListener",
    "ShoeRecord",
    "Written",
    "coup_text",
    "hands_text",
    "judge_shoe",
    "read_lines",
    "read_shoe",
    "shoes_of",
    "written",
]
