"""What is public, and what each name says of itself: for the pages of reference and for the test that wants it said.

A class or a function says it in its docstring; a value in the string below its assignment. Start at `said_of`.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from functools import cache
from itertools import pairwise
from typing import Any, Final

PUBLIC: Final = (
    "croupier",
    "croupier.cards",
    "croupier.money",
    "croupier.clauses",
    "croupier.rulebooks",
    "croupier.coup",
    "croupier.odds",
    "croupier.frames",
    "croupier.simulate",
    "croupier.exposure",
    "croupier.scoreboard",
    "croupier.table",
    "croupier.play",
)
BY_PARTS: Final = {  # rooms without names of their own, and the parts of them that are public
    "croupier.tournament": ("decide", "apply", "state"),
    "croupier.store": ("log", "memory", "sqlite"),
}


def names_of(module: str) -> list[str]:
    return list(importlib.import_module(module).__all__)


def is_class(module: str, name: str) -> bool:
    value = getattr(importlib.import_module(module), name)
    return inspect.isclass(value) and value.__module__.startswith("croupier")


def is_function(module: str, name: str) -> bool:
    return inspect.isroutine(inspect.unwrap(getattr(importlib.import_module(module), name)))


def said_of(module: str, name: str) -> str:
    """What a public name says of itself; what a record says of its fields by itself does not count."""
    value = getattr(importlib.import_module(module), name)
    if is_class(module, name):
        own = value.__dict__.get("__doc__") or ""
        return "" if own.startswith(f"{name}(") else inspect.cleandoc(own)
    if is_function(module, name):
        return inspect.getdoc(value) or ""
    return _below_assignments(_home(module, name)).get(name, "")


def _home(module: str, name: str) -> str:
    """The module that assigns a value which another hands on."""
    for line in ast.walk(_tree(module)):
        if isinstance(line, ast.ImportFrom) and line.module and any(one.name == name for one in line.names):
            return _home(line.module, name)
    return module


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(importlib.import_module(module)))


@cache
def _below_assignments(module: str) -> dict[str, str]:
    """The strings that stand right below the assignments of a module, by the name assigned."""
    found: dict[str, str] = {}
    for line, below in pairwise(_tree(module).body):
        target: Any = line.target if isinstance(line, ast.AnnAssign) else getattr(line, "targets", [None])[0]
        if (
            isinstance(target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
            and isinstance(below.value.value, str)
        ):
            found[target.id] = inspect.cleandoc(below.value.value)
    return found
