"""Rooms stay small and say what they are; the README is short and its examples run."""

from __future__ import annotations

import ast
import doctest

import pytest

import croupier
from architecture import ROOT, Module, modules

LONGEST_FILE = 600
LONGEST_README = 80


def test_a_source_file_is_a_room_with_a_sign_on_its_door() -> None:
    lines = {module.name: module.text.count("\n") for module in modules()}
    assert not {name: many for name, many in lines.items() if many >= LONGEST_FILE}, "they hold more than one idea"
    assert not [module.name for module in modules() if not says_something(module)], "they do not say what they know"


def test_tests_and_benchmarks_say_what_they_show() -> None:
    every = modules("tests", "bench", under=ROOT)
    assert not [one.name for one in every if not says_something(one) and not marks_a_package(one)]


def says_something(module: Module) -> bool:
    return bool(ast.get_docstring(module.tree))


def marks_a_package(module: Module) -> bool:
    return module.path.name == "__init__.py" and not module.text


@pytest.mark.parametrize("name", ["utils", "util", "helpers", "helper", "common", "manager", "handler", "misc"])
def test_no_room_for_odds_and_ends(name: str) -> None:
    every = [*modules(), *modules("tests", under=ROOT)]
    assert not [module.name for module in every if name in (module.path.stem, module.path.parent.name)]


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= LONGEST_README


def test_the_examples_of_the_readme_run() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 0
    assert found.failed == 0


def test_the_example_of_the_package_runs() -> None:
    found = doctest.testmod(croupier)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_public_names_are_listed_and_there() -> None:
    assert list(croupier.__all__) == sorted(croupier.__all__, key=lambda name: (name.lower() == name, name))
    assert all(hasattr(croupier, name) for name in croupier.__all__)
    assert (ROOT / "src" / "croupier" / "py.typed").exists()
