"""What a started process finds around it: all that this one finds, but it may keep what it compiled.

Where `PYTHONDONTWRITEBYTECODE` is set, as it often is in containers, every process compiles all of Croupier again; its
start would be measured ten times too long, and a server's or a sender's first seconds with it. Start at `surroundings`.
"""

from __future__ import annotations

import os


def surroundings(**settings: str) -> dict[str, str]:
    """The environment of this process with these settings, and without the one that forbids to keep bytecode."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | settings
