"""What is kept of the corpus: a digest for each text, and small tables for people to read; beside this file, in `kept`.

The texts themselves are large and are made anew whenever someone wants to see them (write.py). Start at `of_file`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from croupier import BOOKS, open_book
from snapshots import described, frames, hearing, sentences, standing_still, views
from snapshots.corpus import FILES, Day, days
from snapshots.standing_still import Gathered

KEPT: Final = Path(__file__).parent / "kept"
SHARE, WHOLE = "views", "views-whole"  # the moments looked at in `make test`, and all of them

Texts = Iterator[tuple[str, str]]

BY_FILE: Final[dict[str, Callable[[Iterable[Day]], Iterator[str]]]] = {
    "sentences": sentences.lines,
    "hearing": hearing.lines,
    SHARE: lambda played: views.lines(played, whole=False),
    WHOLE: lambda played: views.lines(played, whole=True),
}
TABLES: Final = ("sentences", "hearing", "standing-still", "view-fields", "labels")


def corpus() -> Iterator[tuple[Day, ...]]:
    return map(days, FILES)


@cache
def gathered() -> Gathered:
    return Gathered(corpus())


def of_file(aspect: str, file: Path) -> str:
    """One aspect of one file's tables."""
    return "\n".join(BY_FILE[aspect](days(file))) + "\n"


def of_everything(aspect: str, folder: Path) -> Texts:
    """The aspects that are not one file's; `folder` is for whatever they need to write."""
    match aspect:
        case "standing-still":
            for book in BOOKS:
                yield book, "\n".join(standing_still.lines(gathered(), book)) + "\n"
        case "described":
            yield from described.texts()
        case "frames":
            yield from frames.texts(corpus(), folder)


OF_EVERYTHING: Final = ("standing-still", "described", "frames")


def table(name: str) -> str:
    """One of the small tables for people."""
    match name:
        case "sentences":
            return sentences.examples(corpus())
        case "hearing":
            return hearing.table(corpus())
        case "labels":
            return described.labels()
        case "standing-still":
            return standing_still.table(gathered())
        case "view-fields":
            known = gathered().moments.items()
            return views.fields((open_book(book), one.table) for book, moments in known for one in moments.values())
        case _:
            raise ValueError(f"there is no table of {name}")


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:20]


def read_digests(aspect: str) -> dict[str, str]:
    rows = (KEPT / f"{aspect}.digests").read_text(encoding="utf-8").splitlines()
    return {name: found for found, _, name in (row.partition(" ") for row in rows)}


def write_digests(aspect: str, digests: dict[str, str]) -> None:
    text = "".join(f"{found} {name}\n" for name, found in sorted(digests.items()))
    (KEPT / f"{aspect}.digests").write_text(text, encoding="utf-8")


def read_table(name: str) -> str:
    return (KEPT / f"{name}.txt").read_text(encoding="utf-8")


def write_table(name: str, text: str) -> None:
    (KEPT / f"{name}.txt").write_text(text, encoding="utf-8")
