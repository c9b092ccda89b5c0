"""Every public name says what it is, and every name of `croupier` shows it by an example that runs."""

from __future__ import annotations

import doctest
import importlib

import pytest

from architecture import ROOT
from public_names import BY_PARTS, PUBLIC, is_class, names_of, said_of

NAMES = [(module, name) for module in PUBLIC for name in names_of(module)]
PARTS = [f"{room}.{part}" for room, parts in BY_PARTS.items() for part in parts]


def test_every_public_name_says_what_it_is() -> None:
    assert len(NAMES) > 150
    assert not [f"{module}.{name}" for module, name in NAMES if not said_of(module, name)]


@pytest.mark.parametrize("module", [*PUBLIC, *BY_PARTS, *PARTS])
def test_every_public_module_says_what_it_knows(module: str) -> None:
    assert importlib.import_module(module).__doc__
    assert hasattr(importlib.import_module(module), "__all__") == (module in PUBLIC)


@pytest.mark.parametrize("name", names_of("croupier"))
def test_every_name_of_the_package_has_an_example_that_runs_by_itself(name: str) -> None:
    example = doctest.DocTestParser().get_doctest(said_of("croupier", name), {}, name, None, None)
    assert example.examples, "an example begins with >>>"
    if not is_class("croupier", name):  # which is seen by what it does, whatever made it
        assert any(name in one.source for one in example.examples), "its example does not use it"
    told: list[str] = []
    ran = doctest.DocTestRunner().run(example, out=told.append)
    assert not ran.failed, "".join(told)


def test_the_page_on_python_names_every_public_module() -> None:
    page = (ROOT / "docs" / "guides" / "python.md").read_text(encoding="utf-8")
    assert not [module for module in (*PUBLIC, *BY_PARTS) if f"`{module}`" not in page]
