"""Seeds that found something, each with what it was. They are played with every run of the tests.

A day follows from its seed and from the program: once either drew otherwise a kept seed is a day like any other. It
costs little, and the list is the memory of what went wrong.
"""

from __future__ import annotations

from typing import Final

KEPT: Final[dict[int, str]] = {}
