"""Files that are there whole or not at all, whenever the machine stops."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def make_file(file: Path, content: str, mode: int) -> None:
    """Make a file that is durable when this returns; one that someone else made meanwhile stays as it is."""
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    new.unlink(missing_ok=True)
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as unnamed:
            unnamed.write(content)
            unnamed.flush()
            os.fsync(unnamed.fileno())
        with suppress(FileExistsError):
            os.link(new, file)
    finally:
        new.unlink(missing_ok=True)
    sync_folder(file.parent)


def replace_file(file: Path, content: str, mode: int) -> None:
    """Put other content into a file: the old or the new is there, whole, whenever the machine stops."""
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="ascii") as unnamed:
        unnamed.write(content)
        unnamed.flush()
        os.fsync(unnamed.fileno())
    new.replace(file)
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """A new file's name is durable only when its folder is."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
