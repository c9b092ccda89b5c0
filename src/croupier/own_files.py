"""Where the files lie that a package brings along: in its folder, and nowhere else unless it came in an archive.

The library for this (importlib.resources) takes longer to load than a short verb has. Start at `own_folder`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def own_folder(package: str, file: str) -> Traversable:
    """The folder of a package, asked by one of its modules: `own_folder(__package__, __file__)`."""
    folder = Path(file).parent
    if folder.is_dir():
        return folder
    from importlib import resources

    return resources.files(package)
