"""What is told, shown and sent over the whole corpus of scenarios is what it was: by digests, and by tables for people.

Where something differs on purpose, `make differences SINCE=commit` shows it, `make snapshots` keeps it, and the commit
says why. A share of the views is looked at here, and all of them in a soak.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier import BOOKS, Reason
from croupier.table.names import COMMANDS, EVENTS
from snapshots import kept
from snapshots.corpus import FILES
from soak import SOAK

ASPECTS = ("sentences", "hearing", kept.WHOLE if SOAK else kept.SHARE)
SEE = "see how: make differences SINCE=HEAD (or another commit); to keep it: make snapshots, and say why in the commit"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_told_and_shown_as_it_was(file: Path) -> None:
    for aspect in ASPECTS:
        now = kept.digest(kept.of_file(aspect, file))
        assert now == kept.read_digests(aspect)[file.stem], f"{aspect} of {file.stem} differ; {SEE}"


@pytest.mark.parametrize("aspect", kept.OF_EVERYTHING)
def test_commands_while_something_waits_descriptions_and_frames_are_what_they_were(aspect: str, tmp_path: Path) -> None:
    now = {name: kept.digest(text) for name, text in kept.of_everything(aspect, tmp_path)}
    known = kept.read_digests(aspect)
    differ = sorted(name for name in now.keys() | known.keys() if now.get(name) != known.get(name))
    assert not differ, f"{aspect} of {', '.join(differ)} differ; {SEE}"


@pytest.mark.parametrize("name", kept.TABLES)
def test_a_table_for_people_is_what_it_was(name: str) -> None:
    assert kept.table(name) == kept.read_table(name), SEE


def test_nothing_is_kept_of_files_that_are_gone() -> None:
    for aspect in kept.BY_FILE:
        assert kept.read_digests(aspect).keys() == {file.stem for file in FILES}
    written = {f"{one}.digests" for one in (*kept.BY_FILE, *kept.OF_EVERYTHING)} | {f"{one}.txt" for one in kept.TABLES}
    assert {file.name for file in kept.KEPT.iterdir()} == written


def test_every_kind_of_event_every_command_and_every_reason_is_in_the_tables() -> None:
    """A corpus in which something never happens would guard nothing of it."""
    heard = {line.partition(":")[0] for line in kept.read_table("hearing").splitlines()}
    assert heard == set(EVENTS)
    sentences = kept.read_table("sentences")
    assert {line.partition(":")[0] for line in sentences.splitlines() if not line.startswith("refused ")} == set(EVENTS)
    assert [one.value for one in Reason if f'refused {{"reason":"{one.value}"' not in sentences] == []
    asked = [line for line in kept.read_table("standing-still").splitlines() if not line.startswith(" ")]
    assert set(asked) == set(COMMANDS)
    assert kept.read_digests("standing-still").keys() == set(BOOKS)
