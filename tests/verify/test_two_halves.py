"""The regular course and what goes wrong with it do not change each other: they share the layout and its methods.

Proved by what their files import, and by what they assign to.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from architecture import SOURCE, Module, imported, modules

ROOM: Final = "croupier.verify.recompute"
HALVES: Final = ("regular", "irregular")
CHANGE: Final = {"add", "append", "clear", "discard", "extend", "pop", "popitem", "remove", "setdefault", "update"}


def half(name: str) -> Module:
    return next(module for module in modules("verify/recompute") if module.path.stem == name)


def imports(module: Module) -> set[str]:
    return {name for name, _ in imported(module)}


def changes(module: Module) -> Iterator[str]:
    """Where something that belongs to a layout is changed without asking it."""
    for node in ast.walk(module.tree):
        match node:
            case ast.Attribute(ctx=ast.Store() | ast.Del(), value=owner):
                changed = owner
            case ast.Subscript(ctx=ast.Store() | ast.Del(), value=owner):
                changed = owner
            case ast.Call(func=ast.Attribute(value=owner, attr=act)) if act in CHANGE:
                changed = owner
            case _:
                continue
        if "layout" in ast.unparse(changed).split("."):
            yield ast.unparse(node)


@pytest.mark.parametrize("name", HALVES)
def test_a_half_does_not_know_the_other(name: str) -> None:
    others = [f"{ROOM}.{other}" for other in (*HALVES, "coups", "recomputer") if other != name]
    assert not [one for one in imports(half(name)) if one.startswith(tuple(others))]


def test_the_layout_knows_neither() -> None:
    halves = tuple(f"{ROOM}.{name}" for name in HALVES)
    assert not [one for one in imports(half("layout")) if one.startswith(halves)]


@pytest.mark.parametrize("name", [*HALVES, "coups", "recomputer"])
def test_the_layout_is_changed_by_its_own_methods(name: str) -> None:
    assert list(changes(half(name))) == []


NAUGHTY = """
def meddle(self, layout, down):
    layout.wagers[down.number] = down
    self.layout.void = True
    self.layout.wagers.pop(down.number)
    del layout.wagers[1]
    layout.early += ()
    self.layout = layout
    layout.place(down)
"""


def test_the_check_finds_what_it_looks_for() -> None:
    found = sorted(changes(Module(SOURCE / "verify" / "recompute" / "naughty.py", NAUGHTY)))
    assert found == [
        "layout.early", "layout.wagers[1]", "layout.wagers[down.number]", "self.layout.void",
        "self.layout.wagers.pop(down.number)",
    ]  # fmt: skip
