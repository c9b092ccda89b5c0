"""Writes the snapshots: `make snapshots` keeps what the code does now, `make differences SINCE=commit` shows changes.

A difference is shown as text, and whoever keeps it explains it in the commit. Start at `main`.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TEXTS: Final = ROOT / "build" / "snapshots"  # ignored by git


def keep() -> None:
    """Write every digest and every table anew."""
    from snapshots import kept
    from snapshots.corpus import FILES

    kept.KEPT.mkdir(exist_ok=True)
    for aspect in kept.BY_FILE:
        found = {file.stem: kept.digest(kept.of_file(aspect, file)) for file in FILES}
        kept.write_digests(aspect, found)
    with tempfile.TemporaryDirectory() as folder:
        for aspect in kept.OF_EVERYTHING:
            texts = kept.of_everything(aspect, Path(folder))
            kept.write_digests(aspect, {name: kept.digest(text) for name, text in texts})
    for name in kept.TABLES:
        kept.write_table(name, kept.table(name))


def _texts(folder: Path) -> Iterator[tuple[str, str]]:
    from snapshots import kept
    from snapshots.corpus import FILES

    for aspect in kept.BY_FILE:
        if aspect != kept.WHOLE:  # ten times as large, and hardly ever more telling
            yield from ((f"{aspect}/{file.stem}", kept.of_file(aspect, file)) for file in FILES)
    for aspect in kept.OF_EVERYTHING:
        for name, text in kept.of_everything(aspect, folder):
            yield f"{aspect}/{name.replace('/', '-').replace(' ', '-')}", text
    yield from ((f"tables/{name}", kept.table(name)) for name in kept.TABLES)


def write_texts(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as aside:
        for name, text in _texts(Path(aside)):
            file = folder / f"{name}.txt"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")


def differences(since: str) -> None:
    """The texts of that commit and of the files as they are, side by side; git shows what differs."""
    before, after = TEXTS / "before", TEXTS / "after"
    for folder in (before, after):
        for file in folder.rglob("*.txt"):
            file.unlink()
    packed = subprocess.run(["git", "archive", since], cwd=ROOT, capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory() as was:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(was)  # our own; before 3.11.4 there is no filter
        script = Path(was) / "tests" / "snapshots" / "write.py"
        there = os.environ | {"PYTHONPATH": str(Path(was) / "src")}
        subprocess.run([sys.executable, str(script), "--texts", str(before)], env=there, check=True)
    write_texts(after)
    words = r"--word-diff-regex=[^][{},:;|]+|[][{},:;|]"
    where = [str(folder.relative_to(ROOT)) for folder in (before, after)]
    subprocess.run(["git", "--no-pager", "diff", "--no-index", "--stat", *where], cwd=ROOT, check=False)
    subprocess.run(
        ["git", "--no-pager", "diff", "--no-index", "-U0", "--word-diff", words, *where], cwd=ROOT, check=False
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--texts", type=Path, metavar="FOLDER", help="write the texts there, and keep nothing")
    parser.add_argument("--since", metavar="COMMIT", help="show what differs from this commit, and keep nothing")
    asked = parser.parse_args()
    if asked.texts:
        write_texts(asked.texts)
    elif asked.since:
        differences(asked.since)
    else:
        keep()


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # the tests' own folder, for what they share
    main()
