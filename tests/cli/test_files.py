"""A file that is there is not written over unless `--force` says so, whichever verb writes it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from croupier.cli.main import croupier
from terminal import typed

CROWN = ("--book", "crown-sydney", "--variation", "crown")
# what stands beside the option, for every verb that writes a page, a sheet, a picture or counts
WRITERS: dict[str, tuple[str, ...]] = {
    "rules book": ("crown-brochure",),
    "odds": (*CROWN, "--wager", "tie"),
    "odds exposure": (*CROWN, "--wager", "tie"),
    "odds removal": (*CROWN, "--wager", "tie"),
    "odds compare": ("--book", "crown-sydney"),
    "odds session": (*CROWN, "tie=5"),
    "odds ruin": (*CROWN, "--bankroll", "50", "--coups", "3", "tie=5"),
    "simulate": (*CROWN, "--shoes", "20"),
    "log events": (),
    "tournament report": ("cup",),
    "tournament simulate": ("cup.toml",),
    "tournament terms": ("cup.toml",),
    "promotion report": ("draw",),
    "promotion terms": ("draw.toml",),
    "report": ("takings",),
    "roads": ("BPT",),
    "guide": ("crown-brochure",),
    "signs": ("T1",),
}
OPTIONS = ("--html", "--csv", "--svg", "--picture", "--frame", "--save")


def _writers(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from _writers(below, (*path, name))
    for one in command.params:
        if isinstance(one, click.Option) and not one.is_flag and not one.multiple:
            yield from (
                (" ".join(path), name) for name in one.opts if name in OPTIONS and path != ("tournament", "enter")
            )


EVERY = list(_writers(croupier))


def test_every_verb_that_writes_is_tried_here() -> None:
    assert {verb for verb, _ in EVERY} == set(WRITERS)


@pytest.mark.parametrize(("verb", "option"), EVERY)
def test_a_file_that_is_there_stays_as_it_is(verb: str, option: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.html"
    file.write_text("mine", encoding="utf-8")
    answer = typed(*verb.split(), *WRITERS[verb], option, file)
    assert (answer.code, answer.out) == (4, "")
    assert "is there already: name another file, or give --force to write over it" in answer.err
    assert file.read_text(encoding="utf-8") == "mine"
    assert "is a directory" in typed(*verb.split(), *WRITERS[verb], option, tmp_path).err
    alone = typed(*verb.split(), *WRITERS[verb], "--force")
    assert alone.code == 2
    assert "--force goes with" in alone.err
    assert option in alone.err


@pytest.mark.parametrize("verb", ["guide", "rules book", "odds"])
def test_force_writes_over_it(verb: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.html"
    file.write_text("mine", encoding="utf-8")
    answer = typed(*verb.split(), *WRITERS[verb], "--html", file, "--force")
    assert (answer.code, answer.out) == (0, "")
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    printed = typed(*verb.split(), *WRITERS[verb], "--html", "-")
    assert printed.out == file.read_text(encoding="utf-8")
    assert typed(*verb.split(), *WRITERS[verb], "--html", tmp_path / "no" / "such.html").code == 4


def test_another_file_of_words_stays_as_it_is(tmp_path: Path) -> None:
    """A translator's work on a file that does not lie beside the book is not read, and would be gone."""
    file = tmp_path / "zh.po"
    file.write_text("mine", encoding="utf-8")
    asked = ("rules", "words", "crown-brochure", "--language", "zh", "--into", file)
    answer = typed(*asked)
    assert (answer.code, answer.out, file.read_text(encoding="utf-8")) == (4, "", "mine")
    assert "is there already: name another file, or give --force to write over it" in answer.err
    assert typed(*asked, "--force").code == 0
    assert 'msgid "' in file.read_text(encoding="utf-8")


def test_schemas_are_written_again_and_over_nothing_else(tmp_path: Path) -> None:
    asked = ("rules", "schema", "wagers.toml", "--out", tmp_path)
    file = tmp_path / "wagers.toml.json"
    assert typed(*asked).code == 0
    schema = file.read_text(encoding="utf-8")
    assert typed(*asked).code == 0  # the same again
    file.write_text("mine", encoding="utf-8")
    answer = typed(*asked)
    assert (answer.code, answer.out, file.read_text(encoding="utf-8")) == (4, "", "mine")
    assert typed(*asked, "--force").code == 0
    assert file.read_text(encoding="utf-8") == schema


@pytest.mark.parametrize("verb", ["simulate", "odds exposure"])
def test_what_could_not_be_written_after_hours_is_told_before(verb: str, tmp_path: Path) -> None:
    asked = (*verb.split(), *WRITERS[verb])
    for files, says in (
        (("--save", tmp_path / "no" / "counts.json"), "No such file or directory"),
        (("--frame", tmp_path / "rows.txt"), "a frame is written as"),
        (("--save", "-"), "--save needs a file's name"),
    ):
        answer = typed(*asked, *files)
        assert (answer.code in (2, 4), answer.out) == (True, "")
        assert says in answer.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("verb", ["simulate", "odds exposure"])
def test_counts_are_kept_in_a_new_file_or_taken_up(verb: str, tmp_path: Path) -> None:
    asked, kept = (*verb.split(), *WRITERS[verb], "--shoes", "10"), tmp_path / "kept.json"
    assert typed(*asked, "--save", kept).code == 0
    before = kept.read_bytes()
    assert typed(*asked, "--save", kept).code == 4
    assert kept.read_bytes() == before
    assert typed(*asked, "--save", kept, "--resume").code == 0
    assert typed(*asked, "--seed", "9", "--save", kept, "--force").code == 0
    assert kept.read_bytes() != before


@pytest.mark.parametrize("verb", ["simulate", "odds exposure"])
def test_counts_that_cannot_be_kept_in_the_end_are_still_told(verb: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    (tmp_path / "kept.json.part").mkdir()  # where it is written first
    answer = typed(*verb.split(), *WRITERS[verb], "--shoes", "10", "--save", kept)
    assert answer.code == 4
    assert "cannot be written" in answer.err
    assert "tie" in answer.out


@pytest.mark.parametrize(("verb", "option"), EVERY)
def test_what_cannot_be_written_is_said_before_any_work_is_done(verb: str, option: str, tmp_path: Path) -> None:
    """A name that is wrong is known at once, and not when hours of dealing are over."""
    answer = typed(*verb.split(), *WRITERS[verb], option, tmp_path / "no" / "such.csv")
    assert (answer.code, answer.out) == (4, "")
    assert "cannot be written: No such file or directory" in answer.err
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    over = typed(*verb.split(), *WRITERS[verb], option, pipe, "--force")
    assert (over.code, over.out) == (4, "")
    assert "is a device or a pipe: name a file" in over.err
    assert pipe.is_fifo()


@pytest.mark.parametrize(("verb", "option"), [one for one in EVERY if one[1] in ("--frame", "--picture")])
def test_a_form_that_nothing_is_written_in_is_said_before_any_work_is_done(
    verb: str, option: str, tmp_path: Path
) -> None:
    answer = typed(*verb.split(), *WRITERS[verb], option, tmp_path / "mine.xls")
    assert (answer.code, answer.out) == (4, "")
    assert "by how the file's name ends" in answer.err


@pytest.mark.parametrize("other", ["counts.csv", "../here/counts.csv"])
def test_one_file_is_not_written_twice(other: str, tmp_path: Path) -> None:
    here = tmp_path / "here"
    here.mkdir()
    answer = typed("simulate", *WRITERS["simulate"], "--save", here / "counts.csv", "--frame", here / other)
    assert (answer.code, answer.out) == (4, "")
    assert "is named by both --save and --frame: each needs a file of its own" in answer.err
    assert not list(here.iterdir())
