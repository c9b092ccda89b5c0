"""A witness: a place that the operator of the floor cannot reach, or not alone, and that is told every head at once.

A file on another mount, a command that gets each head on its stdin, or an HTTP address that each is posted to. Start at
`witness_at`; whoever verifies reads what a witness kept with `witnessed`.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Protocol

from croupier.store.floor_heads import FloorHead, FloorHeadsFile, heads_of
from croupier.store.log import LogError

COMMAND: Final = "command:"
_WEB: Final = ("http://", "https://")
_PATIENCE: Final = 10  # seconds for a command or an address to take a head


class WitnessDown(Exception):
    """The witness did not take a head; the message says why, for people."""


class Witness(Protocol):
    def ship(self, heads: Sequence[FloorHead], shipped: int) -> None:
        """Hand over heads, in order; `shipped` is the newest that it took before. Raises WitnessDown."""


def witness_at(address: str) -> Witness:
    """The witness at a file's path, `command:...` or http(s)://..."""
    if address.startswith(_WEB):
        return _Address(address)
    if address.startswith(COMMAND):
        words = shlex.split(address.removeprefix(COMMAND))
        if not words:
            raise LogError("the witness is a command, and none is named: command:PROGRAM ...")
        return _Command(words)
    return _File(Path(address))


class _File:
    """Its folder must be there: a mount that is gone is no place to begin anew."""

    def __init__(self, path: Path) -> None:
        self._file = FloorHeadsFile(path)

    def ship(self, heads: Sequence[FloorHead], shipped: int) -> None:
        path = self._file.path
        try:
            if not path.parent.is_dir():
                raise WitnessDown(f"there is no folder {path.parent}")
            last = self._file.last_number()
            if last < shipped:
                raise WitnessDown(f"{path} ends at head {last}, and took head {shipped} before")
            self._file.add(*(head for head in heads if head.number > last))
        except (LogError, OSError) as error:
            raise WitnessDown(str(error)) from None


class _Command:
    def __init__(self, words: list[str]) -> None:
        self._words = words

    def ship(self, heads: Sequence[FloorHead], shipped: int) -> None:
        lines = b"".join(head.line() + b"\n" for head in heads)
        try:
            done = subprocess.run(self._words, input=lines, capture_output=True, timeout=_PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise WitnessDown(f"{self._words[0]}: {error}") from None
        if done.returncode:
            said = done.stderr.decode(errors="replace").strip().splitlines()
            raise WitnessDown(
                f"{self._words[0]} ended with {done.returncode}: {said[-1] if said else 'it said nothing'}"
            )


class _Address:
    def __init__(self, address: str) -> None:
        self._address = address

    def ship(self, heads: Sequence[FloorHead], shipped: int) -> None:
        lines = b"".join(head.line() + b"\n" for head in heads)
        asked = urllib.request.Request(
            self._address, data=lines, method="POST", headers={"Content-Type": "application/jsonl"}
        )
        try:
            with urllib.request.urlopen(asked, timeout=_PATIENCE) as answer:
                answer.read(1)
        except (OSError, ValueError) as error:  # what urllib raises is one
            raise WitnessDown(f"{self._address}: {error}") from None


def witnessed(address: str) -> Iterator[FloorHead | int]:
    """What a witness kept, one head a line; a line that is none comes as its number."""
    if address.startswith(_WEB):
        try:
            with urllib.request.urlopen(address, timeout=_PATIENCE) as answer:
                yield from heads_of(answer)
        except (OSError, ValueError) as error:
            raise LogError(f"the witness at {address} does not answer: {error}") from None
        return
    if not os.path.exists(address):
        raise LogError(f"there is no witness at {address}: a file of heads, or an address that gives them")
    yield from FloorHeadsFile(Path(address))
