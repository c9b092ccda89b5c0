"""What a process that a test starts imports: the folder it is told, and whatever this one was told to import from."""

from __future__ import annotations

import os
from pathlib import Path


def path_with(folder: Path) -> str:
    """A PYTHONPATH for a child; a tree that is tested from elsewhere is tested in its children too."""
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
