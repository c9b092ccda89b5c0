"""The JSON Schemas of a book's files: every file of every book fits them, and what loading refuses they refuse too."""

from __future__ import annotations

import csv
import json
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from books import HARBOUR_PALACE
from croupier import BOOKS
from croupier.rulebooks.folder import REGISTER, TOML_FILES
from croupier.rulebooks.schema import DIALECT, schema_of, schemas
from faults import copy_of, faults_in
from terminal import typed

SHELVED = [Path(str(resources.files("croupier.rulebooks"))) / book for book in (*BOOKS, "starter")]
FILES = [
    file
    for folder in (*SHELVED, HARBOUR_PALACE)
    for name in (*TOML_FILES, REGISTER)
    if (file := folder / name).exists()
]


def read(file: Path) -> Any:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".csv":
        return list(csv.DictReader(text.splitlines()))
    return json.loads(json.dumps(tomllib.loads(text), default=str))


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(schema_of(name))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_of_every_book_fits_its_schema(file: Path) -> None:
    wrong = [f"{one.instance_path}: {one.message}" for one in validator(file.name).iter_errors(read(file))]
    assert wrong == []


@pytest.mark.parametrize("name", [*TOML_FILES, REGISTER])
def test_it_is_a_schema(name: str) -> None:
    schema = schema_of(name)
    assert schema["$schema"] == DIALECT
    meta.validate(schema)


BROKEN = {
    "an unknown key": ("wagers.toml", 'backs = "player"', 'back = "player"'),
    "a missing key": ("cards.toml", "number = 1\n", ""),
    "text for a number": ("cards.toml", "default = 8", 'default = "8"'),
    "a number for text": ("source.toml", 'version = "1.0"', "version = 1.0"),
    "truth for a number": ("cards.toml", "default = 8", "default = true"),
    "a policy that is none": ("cards.toml", '"one-more-coup"', '"one-more"'),
    "a result that is none": ("wagers.toml", 'result = "standoff"', 'result = "draw"'),
    "odds as nobody writes them": ("wagers.toml", '"9 to 1"', '"9:1"'),
    "a share as nobody writes it": ("wagers.toml", '"4%"', '"4"'),
    "no clauses": ("cards.toml", 'clauses = ["3.2"]', "clauses = []"),
    "clauses left out": ("cards.toml", 'clauses = ["3.2"]', ""),
    "clauses that are no list": ("cards.toml", 'clauses = ["3.2"]', 'clauses = "3.2"'),
    "a condition word that is none": ("wagers.toml", 'winner = "tie"', 'outcome = "tie"'),
    "a condition's value that is none": ("wagers.toml", 'winner = "tie"', 'winner = "equal"'),
    "a condition of nothing": ("wagers.toml", '{ winner = "tie" }', "{ }"),
    "silence where every book answers": ("settlement.toml", 'clauses = ["1:Push"]', "silent = true"),
    "silence that is not true": ("streaks.toml", "silent = true", "silent = false"),
    "silence and more": ("streaks.toml", "silent = true", 'silent = true\nwhy = "none"'),
    "falling back below the first level": ("tableau.toml", '{ counts = [3], draws', '{ falls-back = true, draws'),
    "one entry for a list": ("variations.toml", "[[variation]]\nid = \"harbour\"", "[variation]\nid = \"harbour\""),
    "a status that is none": ("clauses.csv", "3.1,procedure", "3.1,done"),
    "a chapter that is none": ("clauses.csv", "4.4,encoded,irregularities", "4.4,encoded,tomorrow"),
    "no reason": ("clauses.csv", "hands or a machine do it", ""),
    "no paraphrase": ("clauses.csv", "The croupier shuffles the cards", ""),
}  # fmt: skip


@pytest.mark.parametrize("fault", BROKEN)
def test_what_loading_refuses_the_schema_refuses_too(fault: str, tmp_path: Path) -> None:
    name, old, new = BROKEN[fault]
    folder = copy_of("harbour-palace", tmp_path)
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    cut = text.replace(old, new, 1)
    if fault == "one entry for a list":
        cut = cut[: cut.index("[[variation]]")]
    file.write_text(cut, encoding="utf-8")
    assert not validator(name).is_valid(read(file))
    assert any(one.file == name for one in faults_in(folder))


def test_keys_and_values_are_described_as_the_types_say_it() -> None:
    wager = schema_of("wagers.toml")["$defs"]["WagerEntry"]
    assert wager["description"].startswith("One wager; several entries may share an id")
    silent = schema_of("streaks.toml")["properties"]["runs"]["anyOf"]
    assert any(form.get("properties", {}).get("silent") == {"const": True} for form in silent)
    assert schema_of("shuffle.toml")["properties"]["burn-shown"]["description"] == (
        "showing a card that was burned face down"
    )


def test_the_verb_prints_one_or_all() -> None:
    one = typed("rules", "schema", "wagers.toml")
    assert json.loads(one.out) == schema_of("wagers.toml")
    assert list(json.loads(typed("rules", "schema").out)) == list(schemas())


def test_the_verb_writes_a_file_for_each_and_says_how_an_editor_finds_it(tmp_path: Path) -> None:
    done = typed("rules", "schema", "--out", tmp_path / "schemas")
    assert done.code == 0
    written = {file.name: json.loads(file.read_text()) for file in (tmp_path / "schemas").iterdir()}
    assert written == {f"{name}.json": schema for name, schema in schemas().items()}
    assert f"#:schema {tmp_path}/schemas/wagers.toml.json" in done.err


def test_a_file_that_no_book_has_is_refused_with_those_there_are() -> None:
    done = typed("rules", "schema", "wager.toml")
    assert (done.code, done.out) == (2, "")
    assert "wager.toml" in done.err
    assert "wagers.toml" in done.err
