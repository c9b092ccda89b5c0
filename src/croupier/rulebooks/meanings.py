"""What every key of a book's files means, and every value of those that may only be one of some: as the types say it.

The types are the one definition: a key's meaning is the comment at its field, else what its type says of itself, else
what keys of that name mean everywhere; what values mean that have no
comment stands in value-meanings.toml. Start at `meaning_of` and `meanings_of_values`.
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
import tokenize
import tomllib
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from importlib import resources
from types import ModuleType
from typing import Any, Final

import msgspec

from croupier.rulebooks.shapes import Field, Shape, Way

VALUES: Final = "value-meanings.toml"
_OURS: Final = "croupier."
_INDENT: Final = 4  # of a literal's values, where each has a line
EVERYWHERE: Final[Mapping[str, str]] = {
    "about": "what it is, in a sentence for people",
    "also": "others who may besides, or further cases",
    "clauses": "the clauses that say so, by their numbers in clauses.csv",
    "default": "what holds unless something else is chosen; it is among those allowed",
    "id": "the name by which other files and commands know it",
    "name": "what people read",
    "only": "those of its clauses that speak of some wagers, variations or grounds alone",
    "option": "the option of options.toml that decides it",
    "policy": "the way this book has it",
    "rank": "the lowest rank of authority.toml that may",
    "reading": "the reading of readings.toml that explains it",
    "row": "its rows: a case, and what follows",
    "tells": "the duties of duties.toml that it opens",
    "to": "to whom, by a role outside the ladder",
    "variations": "the variations it is for",
    "wagers": "the wagers it is about",
    "word": "the word that this book has for it",
}


def meaning_of(kind: type[msgspec.Struct], field: Field, written: str) -> str:
    """What a key of a table means; `written` is its name in the file. Nothing where nobody has said it."""
    return (
        comments_of(kind).get(field.name)
        or about_kind(field.shape)
        or EVERYWHERE.get(written)
        or (f"the clauses among them about {_spaced(written)}" if field.shape.way is Way.CLAUSES else "")
    )


def about_kind(shape: Shape) -> str:
    """What the type of a table, or of the entries of a list, says of itself."""
    while shape.inner is not None:
        shape = shape.inner
    return said_by(shape.hint) if shape.way is Way.TABLE else ""


def said_by(kind: type) -> str:
    """The docstring of a type itself, on one line."""
    own = kind.__dict__.get("__doc__")
    return " ".join(inspect.cleandoc(own).split()) if own else ""


def meanings_of_values(kind: type[msgspec.Struct], field: Field) -> dict[str, str]:
    """Every value that a key may have where only some may stand there, and what each means if it is said."""
    shape = field.shape
    while shape.inner is not None:
        shape = shape.inner
    if not shape.choices:
        return {}
    if isinstance(shape.hint, type) and issubclass(shape.hint, Enum):
        home, named = shape.hint, {one.name: str(one.value) for one in shape.hint}
        said = {named[name]: text for name, text in comments_of(home).items() if name in named}
    else:
        said = _of_literals(sys.modules[kind.__module__])
    written = msgspec.structs.fields(kind)
    key = next(one.encode_name for one in written if one.name == field.name)
    own = _values().get(f"{kind.__name__}.{key}") or _values().get(key, {})
    return {value: own.get(value) or said.get(value, "") for value in shape.choices}


@cache
def _values() -> dict[str, dict[str, str]]:
    text = (resources.files("croupier.rulebooks") / VALUES).read_text(encoding="utf-8")
    return tomllib.loads(text)


def _spaced(written: str) -> str:
    return written.removesuffix("-clauses").replace("-", " ")


@cache
def comments_of(kind: type[Any]) -> dict[str, str]:
    """The comment of every field of a type, or of every member: behind it, or on the lines above."""
    source, spoken = _read(sys.modules[kind.__module__])
    above = [base for base in kind.__bases__ if base.__module__.startswith(_OURS)]
    found = {name: told for base in above for name, told in comments_of(base).items()}
    for node in ast.walk(source):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            for name, statement in _named(node):
                told = [*_above(spoken, statement.lineno), spoken.get(statement.end_lineno or 0, (0, ""))[1]]
                if text := " ".join(filter(None, told)):
                    found[name] = text
    return found


def _named(node: ast.ClassDef) -> Iterator[tuple[str, ast.stmt]]:
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            yield statement.target.id, statement
        elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            yield statement.targets[0].id, statement


@cache
def _of_literals(module: ModuleType) -> dict[str, str]:
    """The comments behind the values of a module's literals."""
    source, spoken = _read(module)
    return {
        node.value: spoken[node.lineno][1]
        for node in ast.walk(source)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _alone(node, spoken)
    }


def _alone(node: ast.Constant, spoken: Mapping[int, tuple[int, str]]) -> bool:
    """A value on a line of its own, with a comment behind it."""
    return node.col_offset == _INDENT and node.lineno in spoken


def _above(spoken: Mapping[int, tuple[int, str]], line: int) -> list[str]:
    """Comments that have the lines right above for themselves, the first first."""
    told: list[str] = []
    while (line := line - 1) in spoken and spoken[line][0] == 1:
        told.insert(0, spoken[line][1])
    return told


@cache
def _read(module: ModuleType) -> tuple[ast.Module, dict[int, tuple[int, str]]]:
    """A module's source, and its comments by their lines: whether one has its line for itself, and what it says."""
    text = inspect.getsource(module)
    spoken = {
        token.start[0]: (int(not token.line[: token.start[1]].strip()), token.string.lstrip("# ").strip())
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    return ast.parse(text), spoken
