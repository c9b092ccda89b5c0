"""Seeds that found something, each with what it was. They are played with every run of the tests.

A day follows from its seed and from the program: once either drew otherwise a kept seed is a day like any other. It
costs little, and the list is the memory of what went wrong.
"""

from __future__ import annotations

from typing import Final

KEPT: Final[dict[int, str]] = {
    4: "a dealer that lost its lease while the disk failed left its table saying so for ever",
    24: "a table that opened and died before its float was filled never had one",
    48: "a command written and not acknowledged was answered again, and the table was not read on: it stood still",
    76: "the replay in the background gave up at the first read that failed, and checked no table",
    2249431163: "a table that a manager had closed was opened again by whoever took it over from a worker that stopped",
}
