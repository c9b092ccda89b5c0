"""Invented books that no line of the engine knows, and how tests reach them and the command line.

Start at `HARBOUR_PALACE` and `LAKESIDE`, the folders; `terminal.py` beside it types a command and brings back what was
printed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

HARBOUR_PALACE: Final = Path(__file__).parent / "harbour-palace"
LAKESIDE: Final = Path(__file__).parent / "lakeside"  # one variation, New Zealand dollars, a burn by value, a Lucky 6
