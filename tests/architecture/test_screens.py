"""The sheet of all screens (docs/screens.py) leaves no page of the web folder out, and what is kept of it is light."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

DOCS: Final = Path(__file__).parents[2] / "docs"
WEB: Final = DOCS.parent / "src" / "croupier" / "web"
HEAVIEST: Final = 3 * 1024 * 1024  # bytes of all pictures together


@pytest.fixture(scope="module")
def screens() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_screens", DOCS / "screens.py")
    assert spec is not None
    assert spec.loader is not None
    made = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # a dataclass looks itself up there
    spec.loader.exec_module(made)
    return made


def test_every_page_is_on_the_sheet(screens: ModuleType) -> None:
    pages = {page.stem for page in WEB.glob("*.html")}
    assert {one.page for one in screens.SCREENS if one.page} == pages


def test_the_page_of_the_sheet_is_that_of_its_list(screens: ModuleType) -> None:
    """`make sheet` writes it again."""
    assert screens.PAGE.read_text("utf-8") == screens.words()
    for name, _, _ in screens.SHEETS:
        assert (screens.PICTURES / f"screens-{name}.webp").exists()


def test_all_pictures_together_are_light(screens: ModuleType) -> None:
    assert sum(one.stat().st_size for one in screens.PICTURES.iterdir()) < HEAVIEST
