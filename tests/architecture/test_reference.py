"""The reference pages are what the code and the books say today."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable

import pytest

from architecture import ROOT


def pages() -> dict[str, Callable[[], str]]:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "docs" / "reference.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: dict[str, Callable[[], str]] = module.PAGES
    return found


@pytest.mark.parametrize("name", sorted(pages()))
def test_a_reference_page_is_up_to_date(name: str) -> None:
    kept = (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8")
    assert kept == pages()[name](), "run `make reference`"
