"""The source as text and as syntax trees: what tests of the house's shape look at.

Start at `modules`; `ROOT` is the project's folder.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "croupier"


@dataclass(frozen=True)
class Module:
    path: Path
    given: str | None = None  # a text that lies nowhere

    @property
    def text(self) -> str:
        return _text(self.path) if self.given is None else self.given

    @property
    def tree(self) -> ast.Module:
        return _tree(self.text)

    @property
    def name(self) -> str:
        """`rulebooks/checks.py`: the path as people say it."""
        return self.path.relative_to(SOURCE if self.path.is_relative_to(SOURCE) else ROOT).as_posix()

    def at(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 1)}"


def modules(*rooms: str, under: Path = SOURCE) -> list[Module]:
    """Every module in these rooms of the house, or in all of it."""
    found = [path for room in rooms or ("",) for path in sorted((under / room).rglob("*.py"))]
    assert found, "no module found: the test looks in the wrong place"
    return [Module(path) for path in found]


def imported(module: Module) -> Iterator[tuple[str, ast.AST]]:
    """The full name of everything a module imports, wherever in it the import stands."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((f"{node.module}.{alias.name}", node) for alias in node.names)


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _tree(text: str) -> ast.Module:
    """Parsed when a test first asks: collecting thousands of tests should not wait for it."""
    return ast.parse(text)
