"""Whoever asks for JSON is refused in JSON: one document of one form on stdout, and the exit code as for people.

`REFUSED` has a question that cannot be granted for every verb with `--json`; a new verb without one fails here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from croupier.cli.main import croupier
from terminal import Answer, typed

CROWN = ("--book", "crown-sydney", "--variation", "crown")
NONE_SUCH = "no-such-place.db"
# words to type after the verb; the kind of the answer; the reason, where the engine refuses
REFUSED: dict[str, tuple[tuple[object, ...], str, str | None]] = {
    "rules check": (("no-such-book",), "unknown-book", None),
    "rules clause": (("crown-sydney:99.9",), "not-valid", None),
    "rules clauses": (("no-such-book",), "unknown-book", None),
    "rules coverage": (("--such",), "usage", None),
    "rules diff": (("crown-sydney", "no-such-book"), "unknown-book", None),
    "rules evidence": (("no-such-book",), "unknown-book", None),
    "rules list": (("--such",), "usage", None),
    "rules readings": (("no-such-book",), "unknown-book", None),
    "rules show": (("no-such-book",), "unknown-book", None),
    "settle": ((*CROWN, "--option", "tiger=9", "2s3dKh/3cTd3s", "banker=100"), "refused", "option-value-not-allowed"),
    "odds": ((*CROWN, "--decks", 9), "refused", "decks-not-allowed"),
    "odds removal": ((*CROWN, "--decks", 9), "refused", "decks-not-allowed"),
    "odds compare": (("--book", "canberra", "--decks", 99), "refused", "decks-not-allowed"),
    "odds exposure": ((*CROWN, "--decks", 9), "refused", "decks-not-allowed"),
    "odds session": ((*CROWN, "--decks", 9, "banker=100"), "refused", "decks-not-allowed"),
    "odds ruin": ((*CROWN, "--decks", 9, "--bankroll", 1000, "banker=100"), "refused", "decks-not-allowed"),
    "simulate": ((*CROWN, "--shoes", 1, "--decks", 9), "refused", "decks-not-allowed"),
    "deal": ((*CROWN, "--decks", 9), "refused", "decks-not-allowed"),
    "scenario run": (("no-such.scenario",), "not-valid", None),
    "scenario words": (("weather",), "usage", None),
    "tournament ballot": (("cup", "--commit", "--log", NONE_SUCH), "log", None),
    "tournament check": (("no-such.toml",), "not-valid", None),
    "tournament enter": (("cup", "Ann", "--log", NONE_SUCH), "log", None),
    "tournament rank": (("cup", "--log", NONE_SUCH), "log", None),
    "tournament report": (("cup", "--log", NONE_SUCH), "log", None),
    "tournament simulate": (("no-such.toml",), "not-valid", None),
    "tournament terms": (("no-such.toml",), "not-valid", None),
    "promotion check": (("no-such.toml",), "not-valid", None),
    "promotion report": (("draw", "--log", NONE_SUCH), "log", None),
    "promotion terms": (("no-such.toml",), "not-valid", None),
    "floor admin": (("--code", "ada", "--new", "bob"), "usage", None),
    "floor doctor": (("--such",), "usage", None),
    "floor ranks": (("--rank", "dealer"), "usage", None),
    "duties": (("--log", NONE_SUCH), "log", None),
    "report": (("takings", "--log", NONE_SUCH), "log", None),
    "log list": (("--log", NONE_SUCH), "log", None),
    "log pack": (("--log", NONE_SUCH), "log", None),
    "log people": (("--log", NONE_SUCH), "log", None),
    "log sign": (("--log", NONE_SUCH), "log", None),
    "log verify": (("--log", NONE_SUCH), "log", None),
    "verify": ((NONE_SUCH,), "log", None),
    "fair": (("no-such.jsonl",), "log", None),
    "replay": (("T1", "--log", NONE_SUCH), "log", None),
    "transcript read": (("no-such.txt",), "not-valid", None),
    "roads": (("BPX",), "notation", None),
    "guide": (("no-such-book",), "unknown-book", None),
    "demo day": (("--date", "someday"), "not-valid", None),
}
CODES = {"usage": 2, "refused": 4, "not-valid": 4, "unknown-book": 4, "notation": 4, "log": 4, "faulty-book": 4}


def _with_json(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[str]:
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from _with_json(below, (*path, name))
    if any("--json" in one.opts for one in command.params):
        yield " ".join(path)


def _error(answer: Answer) -> dict[str, Any]:
    assert answer.err == ""
    document = answer.document
    assert list(document) == ["error"]
    error: dict[str, Any] = document["error"]
    assert list(error) == ["kind", "reason", "sentence", "clauses", "facts", "exit_code"]
    assert error["exit_code"] == answer.code
    assert error["sentence"]
    return error


def test_every_verb_with_json_is_asked_something_here() -> None:
    assert set(_with_json(croupier)) == set(REFUSED)


@pytest.mark.parametrize("verb", REFUSED)
def test_a_refusal_is_a_document(verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words, kind, reason = REFUSED[verb]
    told = typed(*verb.split(), *words)
    error = _error(typed(*verb.split(), *words, "--json"))
    assert (error["kind"], error["reason"], error["exit_code"]) == (kind, reason, CODES[kind])
    assert told.code == CODES[kind]
    assert error["sentence"].split("\n")[0] in told.err
    assert bool(error["clauses"]) == bool(reason)


def test_the_engines_no_has_its_clauses_and_figures() -> None:
    error = _error(typed("settle", *CROWN, "--decks", 9, "2s3dKh/3cTd3s", "banker=100", "--json"))
    assert error["reason"] == "decks-not-allowed"
    assert error["clauses"] == ["crown-sydney:3.1"]
    assert error["facts"] == {"decks": 9, "allowed": [8]}
    assert error["sentence"] == "9 decks are not allowed (crown-sydney:3.1). Use 8."


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (("2s3d/3x3c", "banker=1"), "notation"),
        (("2s3dKh/3cTd3s", "banker=1.005"), "not-valid"),
        (("2s3dKh/3cTd3s", "banker"), "usage"),
        (("--chip", "none", "2s3dKh/3cTd3s", "banker=1"), "not-valid"),
    ],
)
def test_what_cannot_be_read_has_the_same_form(words: tuple[str, ...], kind: str) -> None:
    error = _error(typed("settle", *CROWN, *words, "--json"))
    assert (error["kind"], error["reason"], error["clauses"]) == (kind, None, [])


def test_a_faulty_book_names_every_fault(tmp_path: Path) -> None:
    (tmp_path / "source.toml").write_text("id = 'mine'\n", encoding="utf-8")
    error = _error(typed("rules", "show", tmp_path, "--json"))
    assert error["kind"] == "faulty-book"
    assert {"file", "key", "what", "line", "allowed", "nearest"} == set(error["facts"]["faults"][0])
    checked = typed("rules", "check", tmp_path, "--json")
    assert checked.code == 4
    assert checked.document["faults"] == checked.document["error"]["facts"]["faults"]


def test_a_stream_of_lines_ends_with_a_line(tmp_path: Path) -> None:
    answer = typed("replay", "T1", "--jsonl", "--log", tmp_path / NONE_SUCH)
    assert answer.code == 4
    assert len(answer.out.splitlines()) == 1
    assert json.loads(answer.out)["error"]["kind"] == "log"


def test_terms_with_faults_are_a_document_too(tmp_path: Path) -> None:
    file = tmp_path / "cup.toml"
    assert typed("tournament", "new", "--book", "canberra", file).code == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("starts =", "# starts ="), encoding="utf-8")
    error = _error(typed("tournament", "terms", file, "--json"))
    assert error["facts"]["findings"][0]["key"]
    assert error["exit_code"] == 4
