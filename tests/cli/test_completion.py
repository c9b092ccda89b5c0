"""What a shell offers at the Tab key: asked as a shell asks, through click's own protocol."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete, get_completion_class

from croupier.cli.main import VERBS, croupier
from croupier.rulebooks import BOOKS
from terminal import typed

TABLE = ["--book", "crown-sydney", "--variation", "crown"]


@pytest.fixture(autouse=True)
def no_books_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `--books` puts into the environment is gone after the test."""
    monkeypatch.setenv("CROUPIER_BOOKS", "")


def offered(*words: str) -> list[str]:
    """With the last of the words being typed."""
    asked = ShellComplete(croupier, {}, "croupier", "_CROUPIER_COMPLETE")
    return [one.value for one in asked.get_completions(list(words[:-1]), words[-1])]


def test_verbs_and_verbs_below_them() -> None:
    assert offered("") == list(VERBS)
    assert offered("ro") == ["roads"]
    assert offered("odds", "rem") == ["removal"]


@pytest.mark.parametrize("verb", ["settle", "odds", "simulate", "deal", "demo", "transcript read", "tournament new"])
def test_books_by_their_ids(verb: str) -> None:
    assert offered(*verb.split(), "--book", "") == list(BOOKS)
    assert offered(*verb.split(), "--book", "crown-s") == ["crown-sydney"]


def test_books_that_are_named_without_an_option() -> None:
    for verb in ("guide", "rules show", "rules clauses", "rules book"):
        assert offered(*verb.split(), "can") == ["canberra"]
    assert offered("rules", "diff", "canberra", "star") == ["star-sydney"]


def test_what_the_book_has_follows_the_book() -> None:
    assert offered("settle", "--book", "crown-sydney", "--variation", "") == ["traditional", "crown", "zero-commission"]
    assert offered("settle", *TABLE, "--option", "tiger=") == [f"tiger={number}" for number in range(1, 6)]
    assert offered("deal", "--book", "canberra", "--layout", "")
    assert "tiger-pair" in offered("odds", *TABLE, "--wager", "tiger")
    assert "player" in offered("odds", "compare", "--book", "canberra", "--book", "crown-sydney", "--wager", "pl")


def test_wagers_are_those_of_the_variation() -> None:
    melbourne = ("settle", "--book", "crown-melbourne")
    assert offered(*melbourne, "ins") == ["insurance="]
    assert offered(*melbourne, "--variation", "crown", "ins") == ["insurance="]
    assert offered(*melbourne, "--variation", "traditional", "ins") == []
    assert {"tie=", "tiger="} <= set(offered("settle", *TABLE, "2s3dKh/3cTd3s", "banker=100", "ti"))


@pytest.mark.parametrize(
    "words",
    [
        ("settle", "--variation", ""),
        ("settle", "--book", "no-such-book", "--variation", ""),
        ("settle", "--book", "no-such-book", "ban"),
        ("settle", "--book", "canberra", "--option", "no-such="),
        ("--books", "/no/such/folder", "settle", "--book", "x"),
        ("no-such-verb", ""),
    ],
)
def test_a_line_that_leads_nowhere_offers_nothing(words: tuple[str, ...]) -> None:
    assert [one for one in offered(*words) if one not in VERBS] == []


def test_a_shell_is_answered_and_hears_of_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_CROUPIER_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "croupier settle --book can")
    monkeypatch.setenv("COMP_CWORD", "3")
    assert bash().complete() == "plain,canberra"
    monkeypatch.setenv("COMP_WORDS", "croupier --language xx settle --book can")
    monkeypatch.setenv("COMP_CWORD", "5")
    answer = typed()
    assert (answer.code, answer.err) == (0, "")


def bash() -> ShellComplete:
    found = get_completion_class("bash")
    assert found is not None
    return found(croupier, {}, "croupier", "_CROUPIER_COMPLETE")


def test_nothing_heavy_is_loaded_for_it() -> None:
    asked = (
        "import sys; from click.shell_completion import ShellComplete; from croupier.cli.main import croupier;"
        "shell = ShellComplete(croupier, {}, 'croupier', 'X');"
        "found = [shell.get_completions(line.split(), '') for line in "
        "('', 'odds --book canberra --wager', 'simulate --book canberra --variation')];"
        "print(all(found), sorted({'numba', 'numpy', 'sqlalchemy', 'fastapi', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "True []\n"


def test_the_help_says_how_it_is_switched_on() -> None:
    assert 'eval "$(_CROUPIER_COMPLETE=bash_source croupier)"' in typed("--help").out


def test_a_parameter_stays_text(tmp_path: Path) -> None:
    command = croupier.get_command(click.Context(croupier), "settle")
    assert command is not None
    book = next(one for one in command.params if one.name == "book")
    assert book.type_cast_value(click.Context(command), "any text") == "any text"
