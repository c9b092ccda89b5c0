"""The cases of the docs are played as they stand, and their pages tell what happened."""

from __future__ import annotations

import importlib.util

from architecture import ROOT

LEAST = 10


def test_the_cases_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("cases", ROOT / "docs" / "cases.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: dict[str, str] = module.pages()
    assert len(made) > LEAST
    kept = {name: (ROOT / "docs" / "cases" / name).read_text(encoding="utf-8") for name in made}
    assert kept == made, "run `make reference`"
