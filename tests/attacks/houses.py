"""A house whose books someone can change: the installed package again, with files of its own for one book.

A real `croupier floor` is started from it, as a process that has read nothing yet. Start at `House`.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from patience import PATIENCE
from service.floors import Ready, Running, said, until


class House:
    """Everything is a link to the package under test and its bytecode, but the files of `book`, which are copies."""

    def __init__(self, folder: Path, book: str = "crown-sydney") -> None:
        spec = importlib.util.find_spec("croupier")
        assert spec is not None
        assert spec.origin is not None
        real, self.folder = Path(spec.origin).parent, folder
        own = folder / "croupier"
        books = own / "rulebooks"
        books.mkdir(parents=True)
        _link_all(real, own, without={"rulebooks"})
        _link_all(real / "rulebooks", books, without={book})
        self.book = books / book
        shutil.copytree(real / "rulebooks" / book, self.book)

    def change(self, file: str, old: str, new: str) -> None:
        """One sentence of one file of the book, said otherwise."""
        path = self.book / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    @property
    def environment(self) -> dict[str, str]:
        return os.environ | {"PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}

    def typed(self, *words: str) -> subprocess.CompletedProcess[str]:
        """`croupier` with these words, from this house."""
        command = [sys.executable, "-c", "from croupier.cli.main import run; run()", *words]
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )


def _link_all(real: Path, own: Path, without: set[str]) -> None:
    for one in real.iterdir():
        if one.name not in without:
            (own / one.name).symlink_to(one)


class Opened(Running):
    """`croupier floor` from a house."""

    def __init__(self, house: House, ready: Ready, folder: Path, *options: str) -> None:
        self.ready = ready
        self._errors = folder / f"stderr-{time.monotonic_ns()}"
        settings = ready.settings
        where = ["--database", settings.database, "--keys", settings.keys, "--port", "0"]
        changed = settings.model_dump(exclude_unset=True, exclude={"database", "keys", "port", "workers"})
        around = house.environment | {f"CROUPIER_{key.upper()}": said(value) for key, value in changed.items()}
        command = [sys.executable, "-c", "from croupier.cli.main import run; run()", "floor", *where, *options]
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=around, cwd=folder
            )
        self.address = ""


class Person:
    """Someone at a floor, over HTTP."""

    def __init__(self, floor: Running, id: str, table: str = "") -> None:
        self.client, self.table, self._given = floor.client(id), table, 0

    def gives(self, command: str, **facts: Any) -> dict[str, Any]:
        self._given += 1
        asked = {"id": f"{time.monotonic_ns()}-{self._given}", "command": command, "facts": facts}
        found: list[dict[str, Any]] = []

        def is_known() -> bool:
            """A database on a busy machine may take its time: the same command again, as a page asks."""
            answer = self.client.post(f"/api/tables/{self.table}/commands", json=asked)
            found.append(answer.json())
            if answer.status_code == 503 and found[-1]["code"] in ("in-doubt", "unavailable"):
                return False
            assert answer.status_code < 500, answer.text
            return True

        until(is_known, "nobody tells what became of it")
        return found[-1]

    def does(self, command: str, **facts: Any) -> dict[str, Any]:
        given = self.gives(command, **facts)
        assert given.get("done"), given
        return given

    def sees(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/tables/{self.table}").json()
        return found
