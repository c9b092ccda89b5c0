"""Every public name says what it is, and every name of `croupier` shows it by an example that runs.

A class or a function says so in its own docstring; a value in the string below its assignment, where the pages of
reference find it too.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from architecture import ROOT

PUBLIC = (
    "croupier",
    "croupier.cards",
    "croupier.clauses",
    "croupier.coup",
    "croupier.money",
    "croupier.odds",
    "croupier.rulebooks",
    "croupier.scoreboard",
    "croupier.simulate",
    "croupier.table",
)
WITHOUT_NAMES = ("croupier.store", "croupier.tournament")  # their parts are imported from their modules
NAMES = [(module, name) for module in PUBLIC for name in importlib.import_module(module).__all__]


def said_of(module: str, name: str) -> str:
    """What a public name says of itself; what a record says of its fields by itself does not count."""
    value = getattr(importlib.import_module(module), name)
    if inspect.isclass(value) and value.__module__.startswith("croupier"):
        own = value.__dict__.get("__doc__") or ""
        return "" if own.startswith(f"{name}(") else inspect.cleandoc(own)
    if inspect.isroutine(inspect.unwrap(value)):
        return inspect.getdoc(value) or ""
    return below_assignments(home_of(module, name)).get(name, "")


def home_of(module: str, name: str) -> str:
    """The module that assigns a value which another hands on."""
    tree = ast.parse(source_of(module))
    for line in ast.walk(tree):
        if isinstance(line, ast.ImportFrom) and line.module and any(one.name == name for one in line.names):
            return home_of(line.module, name)
    return module


def source_of(module: str) -> str:
    return inspect.getsource(importlib.import_module(module))


@cache
def below_assignments(module: str) -> dict[str, str]:
    """The strings that stand right below the assignments of a module, by the name assigned."""
    lines = ast.parse(source_of(module)).body
    found: dict[str, str] = {}
    for line, below in pairwise(lines):
        target: Any = line.target if isinstance(line, ast.AnnAssign) else getattr(line, "targets", [None])[0]
        if (
            isinstance(target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
            and isinstance(below.value.value, str)
        ):
            found[target.id] = inspect.cleandoc(below.value.value)
    return found


def test_every_public_name_says_what_it_is() -> None:
    assert len(NAMES) > 150
    assert not [f"{module}.{name}" for module, name in NAMES if not said_of(module, name)]


def test_every_public_module_says_what_it_knows() -> None:
    assert not [one for one in (*PUBLIC, *WITHOUT_NAMES) if not importlib.import_module(one).__doc__]
    assert not [one for one in WITHOUT_NAMES if hasattr(importlib.import_module(one), "__all__")]


@pytest.mark.parametrize("name", [name for module, name in NAMES if module == "croupier"])
def test_every_name_of_the_package_has_an_example_that_runs_by_itself(name: str) -> None:
    example = doctest.DocTestParser().get_doctest(said_of("croupier", name), {}, name, None, None)
    assert example.examples, "an example begins with >>>"
    assert any(name in one.source + one.want for one in example.examples), "its example does not show it"
    told: list[str] = []
    ran = doctest.DocTestRunner().run(example, out=told.append)
    assert not ran.failed, "".join(told)


def test_the_page_on_python_names_every_public_module() -> None:
    page = (ROOT / "docs" / "guides" / "python.md").read_text(encoding="utf-8")
    assert not [one for one in (*PUBLIC, *WITHOUT_NAMES) if f"`{one}`" not in page]
