"""What a verb loads: what it needs, and nothing that proves, draws or deals for others."""

from __future__ import annotations

import subprocess
import sys
from functools import cache

TYPED = """
import sys
sys.argv = ["croupier", {typed}]
from croupier.cli.main import run
try:
    run()
finally:
    print("loaded:", *sys.modules)
"""
SETTLE = ("settle", "--book", "canberra", "--variation", "commission", "2s3dKh/3cTd3s", "banker=100")
DEALING = {"croupier.table", "croupier.tournament", "croupier.odds", "croupier.store", "croupier.scenario", "numpy"}
SPEAKING = {"fluent.runtime", "fluent.syntax"}


@cache
def loaded(*typed: str) -> frozenset[str]:
    """By a command whose book was kept by another before."""
    code = TYPED.format(typed=", ".join(map(repr, typed)))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return frozenset(done.stdout.partition("loaded:")[2].split())


def test_help_loads_no_book_and_no_language() -> None:
    found = loaded("--help")
    assert {"click", "croupier.cli.main"} <= found
    assert not [one for one in found if one.startswith(("croupier.rulebooks", "croupier.coup", "croupier.languages"))]
    assert not {"rich", "babel", "fluent", "pathlib", "hashlib"} & found


def test_settling_loads_what_settles() -> None:
    loaded(*SETTLE)
    found = loaded(*SETTLE, "--json")
    assert "croupier.coup.settlement" in found
    assert not (DEALING | SPEAKING | {"rich", "babel", "importlib.metadata"}) & found
    assert not (DEALING | SPEAKING | {"babel", "rich._emoji_codes"}) & loaded(*SETTLE)


def test_a_list_of_books_loads_nothing_that_plays() -> None:
    assert not (DEALING | SPEAKING) & loaded("rules", "list")
