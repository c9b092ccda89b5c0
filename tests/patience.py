"""How long a test waits for what should take a moment, wherever it waits: the one place where that is said.

Nothing is measured by it. A condition that holds is not waited for, so that a long limit costs nothing unless something
is wrong; a short one turns tests red on a machine that is busy.
"""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 240.0  # seconds
