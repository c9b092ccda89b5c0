"""A sixth, invented book that no line of the engine knows, and how tests reach it and the command line.

Start at `HARBOUR_PALACE`, the folder; `terminal.py` beside it types a command and brings back what was printed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

HARBOUR_PALACE: Final = Path(__file__).parent / "harbour-palace"
