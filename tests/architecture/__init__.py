"""The source as text and as syntax trees: what tests of the house's shape look at.

Start at `modules`; `ROOT` is the project's folder.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "croupier"


@dataclass(frozen=True)
class Module:
    path: Path
    text: str
    tree: ast.Module

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
    return [_read(path) for path in found]


def imported(module: Module) -> Iterator[tuple[str, ast.AST]]:
    """The full name of everything a module imports, wherever in it the import stands."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((f"{node.module}.{alias.name}", node) for alias in node.names)


def _read(path: Path) -> Module:
    text = path.read_text(encoding="utf-8")
    return Module(path, text, ast.parse(text))
