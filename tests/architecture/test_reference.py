"""The reference pages, and the types of the wire, are what the code and the books say today."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from types import ModuleType

import pytest

from architecture import ROOT


def made_by(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pages() -> dict[str, Callable[[], str]]:
    found: dict[str, Callable[[], str]] = made_by("reference").PAGES
    return found


@pytest.mark.parametrize("name", sorted(pages()))
def test_a_reference_page_is_up_to_date(name: str) -> None:
    kept = (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8")
    assert kept == pages()[name](), "run `make reference`"


def test_the_loader_of_books_knows_the_tables_commands() -> None:
    made = made_by("reference")
    assert made.ACT_NAMES.read_text(encoding="utf-8") == made.act_names(), "run `make reference`"
    assert made.TERM_PATHS.read_text(encoding="utf-8") == made.term_paths(), "run `make reference`"
    kept = made.PROMOTION_TERM_PATHS.read_text(encoding="utf-8")
    assert kept == made.promotion_term_paths(), "run `make reference`"


def test_the_types_of_the_wire_are_up_to_date() -> None:
    made = made_by("wire_types")
    assert made.PLACE.read_text(encoding="utf-8") == made.wire_types(), "run `make reference`"
