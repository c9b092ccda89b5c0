"""A narrow terminal cuts no figure, and what is not installed is told in a sentence, also in the middle of a verb."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path
from typing import Any

import pytest

from terminal import typed

ASKED = ("odds", "removal", "--book", "crown-sydney", "--variation", "traditional")


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_effects_of_removal_are_whole_at_any_width(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    done = typed(*ASKED, "--wager", "tie")
    assert done.code == 0
    assert "-11.60" in done.out
    assert "Tie" in done.out or "tie" in done.out
    assert max(map(len, done.out.splitlines())) <= width


def test_keeping_a_log_without_its_extra_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".", maxsplit=1)[0] == "sqlalchemy":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return found(name, *rest, **more)

    for name in [one for one in sys.modules if one.startswith(("sqlalchemy", "croupier.store", "croupier.floor"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without)
    done = typed("deal", "--book", "canberra", "--log", tmp_path / "day.db", lines="quit\n")
    assert done.code == 1
    assert "croupier[log]" in done.err
    assert "Traceback" not in done.err
