"""`croupier rules` and the manners all verbs share: help with an example, one JSON document, colour, width, pipes."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from errno import ENOSPC
from io import StringIO
from pathlib import Path

import click
import pytest

from croupier import BOOKS, __version__
from croupier.cli.main import VERBS, croupier
from terminal import typed

COMMAND = str(Path(sys.executable).parent / "croupier")
SETTLE = ("settle", "--book", "crown-sydney", "--variation", "crown", "2s3dKh/3cTd3s", "banker=100")
COLOUR = re.compile(r"\x1b\[(?:[0-9]+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9]+)*m")


def commands() -> list[tuple[str, ...]]:
    """Every verb there is, and every verb of a verb."""
    context = click.Context(croupier)
    found: list[tuple[str, ...]] = [()]
    for name in VERBS:
        verb = croupier.get_command(context, name)
        found.append((name,))
        if isinstance(verb, click.Group):
            found.extend((name, inner) for inner in verb.commands)
    return found


# --- the verbs of rules --------------------------------------------------------------------------


def test_list() -> None:
    answer = typed("rules", "list")
    assert (answer.code, answer.err) == (0, "")
    for book in BOOKS:
        assert book in answer.out
    document = typed("rules", "list", "--json").document
    assert [one["book"] for one in document] == list(BOOKS)
    assert document[0]["variations"] == ["traditional", "crown", "zero-commission"]
    assert document[2]["decks"] == [8]


@pytest.mark.parametrize("book", BOOKS)
def test_show(book: str) -> None:
    answer = typed("rules", "show", book)
    assert (answer.code, answer.err) == (0, "")
    assert "Player draws 0, 1, 2, 3, 4, 5" in answer.cells
    document = typed("rules", "show", book, "--json").document
    assert document["book"] == book
    draws = next(one for one in document["statements"] if one["thing"] == "Player draws")
    assert (draws["says"], bool(draws["clauses"])) == ("0, 1, 2, 3, 4, 5", True)


def test_show_tells_entries_of_one_wager_apart() -> None:
    answer = typed("rules", "show", "crown-sydney")
    for variation in ("traditional", "crown", "zero-commission"):
        assert f"wager banker [{variation}]" in answer.out


@pytest.mark.parametrize("book", BOOKS)
def test_clauses(book: str) -> None:
    document = typed("rules", "clauses", book, "--json").document
    assert document["book"] == book
    assert document["summary"]["clauses"] == len(document["clauses"])
    assert all(one["clause"].startswith(f"{book}:") for one in document["clauses"])
    text = typed("rules", "clauses", book)
    assert (text.code, text.err) == (0, "")
    assert f"{len(document['clauses'])} clauses" in text.cells


def test_clauses_by_status_chapter_and_debt() -> None:
    def of(*words: str) -> list[dict[str, object]]:
        found = typed("rules", "clauses", "crown-sydney", *words, "--json").document["clauses"]
        assert isinstance(found, list)
        return found

    assert {one["status"] for one in of("--status", "procedure")} == {"procedure"}
    assert [one for chapter in ("tournaments", "promotions", "reports") for one in of("--comes", chapter)] == []
    assert of("--uncovered") == []
    assert len(of("--status", "encoded")) < len(of())
    assert {one["shown"] for one in of("--shown", "refused")} == {"refused"}


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_encoded_is_counted_by_how_it_is_shown(book: str) -> None:
    document = typed("rules", "clauses", book, "--json").document
    encoded = [one for one in document["clauses"] if one["status"] == "encoded" and not one["comes"]]
    for kind in ("acted", "refused", "document", "data", "nothing"):
        assert document["summary"][f"shown {kind}"] == sum(one["shown"] == kind for one in encoded)
    owed = typed("rules", "clauses", book, "--uncovered", "--json").document["clauses"]
    assert document["summary"]["not yet covered"] == len(owed)
    assert (
        f"{document['summary']['shown acted']} encoded and shown by: engine acted"
        in typed("rules", "clauses", book).cells
    )


def test_coverage_of_all_books_at_once() -> None:
    document = typed("rules", "coverage", "--json").document
    assert list(document) == list(BOOKS)
    text = typed("rules", "coverage")
    assert (text.code, text.err) == (0, "")
    for book, found in document.items():
        assert found == typed("rules", "clauses", book, "--json").document["summary"]
        kinds = [found[f"shown {kind}"] for kind in ("acted", "refused", "document", "data", "nothing")]
        figures = [found["clauses"], found["status encoded"], *kinds, found["not yet covered"]]
        assert " ".join((book, *map(str, figures))) in text.cells


def test_clause() -> None:
    answer = typed("rules", "clause", "crown-sydney:7.3")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("crown-sydney:7.3  encoded\n")
    assert "settlement.toml: rounding" in answer.cells
    document = typed("rules", "clause", "crown-sydney:7.3", "--json").document
    assert document["clause"] == "crown-sydney:7.3"
    assert "settlement.toml: rounding" in document["encoded"]
    assert "A-27" in document["readings"]
    assert document["shown"] == "acted"
    assert f"engine acted: {document['tests'][0]}" in answer.cells


@pytest.mark.parametrize(
    "clause", ["crown-sydney:1.1:Tie", "crown-sydney:10.2/Table 3:Player", "crown-melbourne:10.1/note***"]
)
def test_clause_with_colons_slashes_and_stars(clause: str) -> None:
    assert typed("rules", "clause", clause, "--json").document["clause"] == clause


def test_a_clause_not_encoded_says_why() -> None:
    assert "why a role; the authority ladder names it" in typed("rules", "clause", "crown-sydney:1.1:Dealer").cells


def test_diff() -> None:
    answer = typed("rules", "diff", "crown-sydney", "canberra")
    assert (answer.code, answer.err) == (0, "")
    assert "cutting cards 1 3.1, 2.2.2(d) 2 2.1, 5.4" in answer.cells
    document = typed("rules", "diff", "crown-sydney", "canberra", "--json").document
    assert f"{len(document['differences'])} differences" in answer.out
    cutting = next(one for one in document["differences"] if one["thing"] == "cutting cards")
    assert (cutting["left"]["says"], cutting["right"]["says"]) == ("1", "2")
    assert cutting["right"]["clauses"] == ["canberra:2.1", "canberra:5.4"]


@pytest.mark.parametrize("book", BOOKS)
def test_readings(book: str) -> None:
    document = typed("rules", "readings", book, "--json").document
    assert all(one["book"] == book and one["question"] and one["taken"] and one["clauses"] for one in document)
    answer = typed("rules", "readings", book)
    assert (answer.code, answer.err) == (0, "")
    for one in document:
        assert f"{one['id']}  {one['impact']}" in answer.out


@pytest.mark.parametrize("book", BOOKS)
def test_check(book: str) -> None:
    answer = typed("rules", "check", book)
    assert (answer.code, answer.err) == (0, "")
    assert "no faults" in answer.out
    assert typed("rules", "check", book, "--json").document["faults"] == []


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "list"),
        ("rules", "show", "canberra"),
        ("rules", "clauses", "canberra"),
        ("rules", "clause", "canberra:5.8"),
        ("rules", "diff", "canberra", "star-sydney"),
        ("rules", "readings", "canberra"),
        ("rules", "check", "canberra"),
        SETTLE,
    ],
    ids=" ".join,
)
def test_json_is_exactly_one_document_and_nothing_else(words: tuple[str, ...]) -> None:
    answer = typed(*words, "--json")
    assert (answer.code, answer.err) == (0, "")
    _, end = json.JSONDecoder().raw_decode(answer.out)
    assert answer.out[end:] == "\n"
    assert "\x1b" not in answer.out


# --- the manners of every verb -------------------------------------------------------------------


@pytest.mark.parametrize("words", commands(), ids=lambda words: " ".join(words) or "croupier")
@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_help_shows_an_example(words: tuple[str, ...], asked: str) -> None:
    answer = typed(*words, asked)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"Usage: {' '.join(('croupier', *words))}")
    assert re.search(rf"^ +\$ croupier {' '.join(words)}", answer.out, re.MULTILINE), "no example in the help"
    example = answer.out.partition("$ croupier")[2].splitlines()
    assert example[1].strip(), "the example shows no output"


def test_version() -> None:
    answer = typed("--version")
    assert (answer.code, answer.out) == (0, f"croupier, version {__version__}\n")


def on_a_terminal(*words: str, columns: int = 100, **environment: str) -> str:
    """What a person sees: the command run in a terminal of its own."""
    reader, terminal = pty.openpty()
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    settings = {**kept, "TERM": "xterm-256color", "COLUMNS": str(columns), **environment}
    running = subprocess.Popen([COMMAND, *words], stdout=terminal, stderr=terminal, env=settings, close_fds=True)
    os.close(terminal)
    seen = b""
    try:
        while piece := os.read(reader, 65536):
            seen += piece
    except OSError:
        pass  # the terminal is gone when the command has ended
    os.close(reader)
    assert running.wait() == 0
    return seen.decode()


def test_colour_on_a_terminal_unless_no_color_is_set() -> None:
    assert COLOUR.search(on_a_terminal(*SETTLE))
    assert not COLOUR.search(on_a_terminal(*SETTLE, NO_COLOR="1"))


def test_no_colour_in_a_file_or_a_pipe() -> None:
    assert "\x1b" not in typed(*SETTLE).out
    assert "\x1b" not in typed("rules", "show", "canberra").out


@pytest.mark.parametrize("words", [SETTLE, ("rules", "show", "canberra"), ("rules", "list")], ids=" ".join)
def test_a_narrow_terminal_is_not_overrun(words: tuple[str, ...]) -> None:
    seen = re.sub(r"\x1b\[[0-9;]*m", "", on_a_terminal(*words, columns=60))
    assert max(len(line.rstrip("\r\n")) for line in seen.splitlines()) <= 60
    assert len(seen.splitlines()) > 10


@pytest.mark.parametrize(
    "words", [("rules", "show", "crown-sydney"), ("rules", "list", "--json"), SETTLE], ids=" ".join
)
def test_a_reader_that_went_away_is_no_accident(words: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)  # before it begins: on a busy machine it may have written everything by the time we go away
    done = subprocess.run([COMMAND, *words], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert done.returncode == 1
    assert done.stderr == b""


def test_a_reader_that_wants_one_line_only() -> None:
    line = f"{COMMAND} rules show crown-sydney | head -1"
    done = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "source"
    assert done.stderr == ""


class FullDisk(StringIO):
    def write(self, text: str) -> int:
        raise OSError(ENOSPC, "No space left on device")


@pytest.mark.parametrize("words", [SETTLE, (*SETTLE, "--json")], ids=["text", "json"])
def test_a_full_disk_is_told_in_one_sentence(words: tuple[str, ...]) -> None:
    answer = typed(*words, out=FullDisk())
    assert (answer.code, answer.err) == (1, "croupier: No space left on device\n")


@pytest.mark.parametrize(
    ("accident", "code", "says"),
    [
        (KeyboardInterrupt(), 130, "croupier: interrupted; nothing was changed\n"),
        (ZeroDivisionError("by zero"), 1, "croupier: internal error (ZeroDivisionError: by zero); please report it"),
    ],
    ids=["interrupted", "our own fault"],
)
def test_an_accident_is_told_in_one_sentence(
    accident: BaseException, code: int, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_book(name: str) -> None:
        raise accident

    monkeypatch.setattr("croupier.cli.terms.open_book", open_book)
    answer = typed(*SETTLE)
    assert (answer.code, answer.out) == (code, "")
    assert answer.err.lstrip("\n").startswith(says)  # a new line first, after the ^C that the terminal shows
    assert "Traceback" not in answer.err


def test_check_lists_its_faults_as_a_document(tmp_path: Path) -> None:
    (tmp_path / "source.toml").write_text('id = "half"', encoding="utf-8")
    answer = typed("rules", "check", tmp_path, "--json")
    assert answer.code == 4
    assert answer.document["book"] == "half"
    assert {"file": "words.toml", "key": ""}.items() <= answer.document["faults"][0].items()
