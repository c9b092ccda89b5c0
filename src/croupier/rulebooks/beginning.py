"""A small whole book to begin with: the one that lies in `starter`, under a name of one's own, explained key by key.

What stands above each key is what its type says of it (`meanings`); what else might stand there is named behind a
value. Start at `begin_book`.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal

import msgspec

from croupier.rulebooks.faults import Faults
from croupier.rulebooks.files import FILES
from croupier.rulebooks.folder import read_folder
from croupier.rulebooks.load import build, is_book_id
from croupier.rulebooks.meanings import meaning_of, meanings_of_values
from croupier.rulebooks.shapes import Field, Shape, Way, fields_of
from croupier.rulebooks.shelf import parent, shelf

STARTER: Final = "starter"
GIVEN: Final = ("title", "casino", "currency", "zone")  # what may be said of a new book, by its key in source.toml
_WIDEST: Final = 118
_HEADING: Final = re.compile(r"(\[\[?)([a-z-]+)(?:\.([a-z.-]+))?\]\]?.*")
_PAIR: Final = re.compile(r"([a-z-]+) = (.*)")


class CannotBegin(ValueError):
    """Where a book was to be written none can be: its name is no id, a book has it, or something is there."""

    def __init__(self, why: Literal["no-id", "taken", "not-empty"], id: str) -> None:
        super().__init__(f"{why}: {id}")
        self.why = why
        self.id = id


def begin_book(folder: Path, given: Mapping[str, str]) -> tuple[str, ...]:
    """Write a book into an empty or new folder, named as the folder is; the files that were written.

    A RulebookError says what is wrong with what was given; then nothing is written.
    """
    place = folder.absolute()
    id = place.resolve().name
    if not is_book_id(id):
        raise CannotBegin("no-id", id)
    if id in shelf():
        raise CannotBegin("taken", id)
    if place.exists() and (not place.is_dir() or any(place.iterdir())):
        raise CannotBegin("not-empty", id)
    texts = dict(_texts({"id": id, **given}))
    _prove(texts, id)
    for name, text in texts.items():
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tuple(texts)


def starter() -> Traversable:
    return resources.files("croupier.rulebooks") / STARTER


def _prove(texts: Mapping[str, str], id: str) -> None:
    """What was given is judged as any book's is, with its lines."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as drafts:
        draft = Path(drafts) / id
        for name, text in texts.items():
            (draft / name).parent.mkdir(parents=True, exist_ok=True)
            (draft / name).write_text(text, encoding="utf-8")
        faults = Faults()
        build(read_folder(draft, faults), parent, faults, id)


def _texts(said: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    kinds = {file.name: file.kind for file in FILES}
    for name, text in _files(starter()):
        if name == "source.toml":
            yield name, explained(_with(text, said), kinds[name])
        else:
            yield name, explained(text, kinds[name]) if name in kinds else text


def _files(place: Traversable, within: str = "") -> Iterator[tuple[str, str]]:
    for entry in sorted(place.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from _files(entry, f"{within}{entry.name}/")
        else:
            yield f"{within}{entry.name}", entry.read_text(encoding="utf-8")


def _with(text: str, said: Mapping[str, str]) -> str:
    for key, value in said.items():
        line = f"{key} = {_quoted(value)}"
        text = re.sub(rf"^{key} = .*$", line.replace("\\", r"\\"), text, count=1, flags=re.MULTILINE)
    return text


def _quoted(value: str) -> str:
    """As TOML writes a text: JSON does it alike."""
    return msgspec.json.encode(value).decode()


def explained(text: str, kind: type[msgspec.Struct]) -> str:
    """A file with the meaning of each of its keys above it, and other values behind one that is one of some."""
    lines: list[str] = []
    within: type[msgspec.Struct] | None = kind
    told = set[str]()
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            key, below = heading[2], heading[3]
            field = fields_of(kind)[key]
            if key not in told:
                lines += _comment(meaning_of(kind, field, key))
            told.add(key)
            within = _inside(field.shape, below)
        elif within is not None and (pair := _PAIR.fullmatch(line)) and pair[1] in fields_of(within):
            field = fields_of(within)[pair[1]]
            if within is kind:
                lines += _comment(meaning_of(kind, field, pair[1]))
            lines.append(_with_others(line, pair[2], within, field))
            continue
        lines.append(line)
    return "\n".join(lines) + "\n"


def _inside(shape: Shape, below: str | None) -> type[msgspec.Struct] | None:
    """The type of what stands under a heading; none where its keys are names of the book's own."""
    while shape.inner is not None:
        if shape.way is Way.BY_NAME:
            below = (below or "").partition(".")[2]
        shape = shape.inner
    if shape.way is not Way.TABLE:
        return None
    if not below:
        kind: type[msgspec.Struct] = shape.hint
        return kind
    key, _, rest = below.partition(".")
    field = fields_of(shape.hint).get(key)
    return None if field is None else _inside(field.shape, rest or None)


def _comment(meaning: str) -> list[str]:
    return textwrap.wrap(meaning, _WIDEST, initial_indent="# ", subsequent_indent="# ")


def _with_others(line: str, written: str, kind: type[msgspec.Struct], field: Field) -> str:
    others = [one for one in meanings_of_values(kind, field) if one and f'"{one}"' not in written]
    longer = f"{line}  # or {', '.join(others)}"
    return longer if others and len(longer) <= _WIDEST else line
