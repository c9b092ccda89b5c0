"""A fault names the line it is about, what may stand there and what was probably meant; and all kinds come at once."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS
from croupier.rulebooks.folder import TOML_FILES
from croupier.rulebooks.lines import Trail, line_of
from faults import Edit, copy_of, edit, faults_after, faults_in
from terminal import typed

SHELVED = [Path(str(resources.files("croupier.rulebooks"))) / book for book in BOOKS]
FILES = [file for folder in (*SHELVED, HARBOUR_PALACE) for name in TOML_FILES if (file := folder / name).exists()]


def paths(value: Any, trail: Trail = ()) -> Iterator[Trail]:
    """Every key in a table, to any depth."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield (*trail, name)
            yield from paths(inner, (*trail, name))
    if isinstance(value, list):
        for place, inner in enumerate(value):
            yield from paths(inner, (*trail, place))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_key_of_a_book_is_found_on_a_line_that_has_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table, lines = tomllib.loads(text), text.splitlines()
    every = list(paths(table))[:400]  # each asks for a pass over the file
    assert every or file.name == "options.toml"
    for trail in every:
        assert str(trail[-1]) in lines[line_of(text, table, trail) - 1], trail


AWKWARD = '''# a comment with a key = 1
"quoted key" = "a # and a = sign, [brackets] and {braces}"
text = """
[not-a-heading]
key = 1
"""
list = [ # opened
  "one, with a comma",
  { id = "two", rows = [
    { event = "three", pays = 'it''s' } ] },
]
a.b . c = 1  # dotted

  [ head . "er" ]
  key = true
[[head.er.entry]]
id = "x"
[head.er.entry.below]
deep = { a = { b = [1, 2,
  3] } }
[[head.er.entry]]
id = "y"
last = 2026-12-01
'''.replace("'it''s'", "'its'")


@pytest.mark.parametrize(
    ("trail", "line"),
    [
        (("quoted key",), 2),
        (("text",), 3),
        (("list", 0), 8),
        (("list", "two"), 9),
        (("list", "two", "rows", "three", "pays"), 10),
        (("a", "b", "c"), 12),
        (("a.b.c",), 12),
        (("head", "er"), 14),
        (("head", "er", "key"), 15),
        (("head", "er", "entry", "x", "id"), 17),
        (("head", "er", "entry", 0, "below", "deep", "a", "b", 2), 20),
        (("head", "er", "entry", "y", "last"), 23),
        (("head", "er", "entry", "y", "nothing", "there"), 21),  # the nearest around it
        (("nothing",), 1),
    ],
)
def test_lines_are_found_however_a_file_is_written(trail: Trail, line: int) -> None:
    assert line_of(AWKWARD, tomllib.loads(AWKWARD), trail) == line


def test_a_fault_names_its_line_what_may_stand_there_and_what_was_meant(tmp_path: Path) -> None:
    found = faults_after(
        tmp_path,
        Edit("cards.toml", 'policy = "one-more-coup"', 'policy = "one-mor-coup"'),
        Edit("settlement.toml", "[rounding]", "[roundin]"),
        Edit("layouts.toml", '"tie", "anchor"]', '"tie", "anchr"]'),
        Edit("settlement.toml", 'clauses = ["7.9"]', 'clauses = ["7.99"]'),
    )
    told = {(one.file, one.key): one for one in found}
    folder = tmp_path / "harbour-palace"
    for one in found:
        line = (folder / one.file).read_text(encoding="utf-8").splitlines()[(one.line or 0) - 1]
        key = one.key.rpartition(".")[2]
        assert key.partition("[")[0] in line or one.what == "missing key", one
    policy = told["cards.toml", "shoe-end.policy"]
    assert (policy.nearest, policy.allowed) == ("one-more-coup", ("one-more-coup", "this-round-unless-tie"))
    assert policy.what.endswith("; did you mean 'one-more-coup'?")
    assert told["settlement.toml", "roundin"].nearest == "rounding"
    assert told["layouts.toml", "layout[quay].wagers"].nearest == "anchor"
    assert told["settlement.toml", "tokens.clauses"].what.endswith("did you mean '7.9'?")


def test_of_two_entries_with_one_id_the_line_is_the_one_at_fault(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    file = folder / "wagers.toml"
    text = file.read_text(encoding="utf-8")
    second = text.index('id = "banker"', text.index('id = "banker"') + 1)
    result = text.index('result = "wins"', second)
    file.write_text(text[:result] + 'result = "won"' + text[result + len('result = "wins"') :], encoding="utf-8")
    (fault, *_) = [one for one in faults_in(folder) if one.key.endswith(".result")]
    assert fault.line == text[:result].count("\n") + 1
    assert fault.key.startswith("wager[banker]")


def test_what_files_say_of_each_other_is_told_beside_what_is_wrong_within_one(tmp_path: Path) -> None:
    """A missing key in cards.toml does not hide what is wrong between other files."""
    found = faults_after(
        tmp_path,
        Edit("cards.toml", "number = 1\n", ""),
        Edit("layouts.toml", '"tie", "anchor"]', '"tie", "anchr"]'),
        Edit("authority.toml", "[dealer]\nrank = ", "[dealer]\nrank = 'nobody' #"),
    )
    assert {(one.file, one.key) for one in found} >= {
        ("cards.toml", "cutting-cards.number"),
        ("layouts.toml", "layout[quay].wagers"),
        ("authority.toml", "dealer.rank"),
    }


def test_a_row_of_the_register_is_named_by_the_line_it_begins_on(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    register = folder / "clauses.csv"
    head, *rows = register.read_text(encoding="utf-8").splitlines()
    cells = rows[0].split(",")
    cells[4] = '"two\nlines"'
    register.write_text("\n".join([head, ",".join(cells), "1:Nought,nothing,,x,y,z", *rows[1:]]), encoding="utf-8")
    (found,) = [one for one in faults_in(folder) if "nothing" in one.what]
    assert (found.file, found.line, found.key) == ("clauses.csv", 4, "line 4")
    assert str(found).startswith("clauses.csv:4: there is no status 'nothing': there are encoded, ")


def test_broken_toml_names_its_line(tmp_path: Path) -> None:
    found = faults_after(tmp_path, Edit("cards.toml", "default = 8", "default = = 8"))
    assert found[0].file == "cards.toml"
    assert found[0].line == 5


def test_programs_get_the_line_the_allowed_values_and_the_nearest(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    edit(folder, Edit("cards.toml", 'policy = "one-more-coup"', 'policy = "one-mor-coup"'))
    (fault,) = typed("rules", "check", folder, "--json").document["faults"]
    assert set(fault) == {"file", "key", "what", "line", "allowed", "nearest"}
    assert fault["line"] > 1
    assert fault["allowed"] == ["one-more-coup", "this-round-unless-tie"]
    assert fault["nearest"] == "one-more-coup"
