"""Settings of a floor that cannot be: each is named with its value and why, and nothing is opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal import typed

WRONG_USAGE = 2


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("PORT", "abc", "The setting port cannot be 'abc'"),
        ("WORKERS", "0", "The setting workers cannot be '0'"),
        ("LOG_LEVEL", "loud", "The setting log_level cannot be 'loud'"),
    ],
)
def test_a_setting_that_cannot_be_is_a_sentence(
    name: str, value: str, says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(f"CROUPIER_{name}", value)
    answer = typed("floor", "--database", tmp_path / "floor.db")
    assert (answer.code, says in answer.err, "Traceback" in answer.err) == (WRONG_USAGE, True, False), answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "there is no such file"),
        ('port = "80', "cannot be read"),
        ("prot = 80", "The setting prot cannot be 80"),
    ],
)
def test_a_file_of_settings_that_cannot_be_is_a_sentence(
    text: str | None, says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "settings.toml"
    if text is not None:
        file.write_text(text, "utf-8")
    monkeypatch.setenv("CROUPIER_SETTINGS", str(file))
    answer = typed("floor", "--database", tmp_path / "floor.db")
    assert (answer.code, says in answer.err, "Traceback" in answer.err) == (WRONG_USAGE, True, False), answer.err
    assert not (tmp_path / "floor.db").exists()
