"""What is told, shown and sent over the whole corpus of scenarios is what it was: by digests, and by tables for people.

Where something differs on purpose, `make differences SINCE=commit` shows it, `make snapshots` keeps it, and the commit
says why. A share of the views is looked at here, and all of them in a soak.
"""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from croupier import BOOKS, Reason
from croupier.table.codec import COMMANDS, EVENTS
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


def test_what_is_answered_while_something_waits_described_sent_and_tabled_is_what_it_was(tmp_path: Path) -> None:
    """All of it in one test, which needs the whole corpus: that is played once in the process that runs it."""
    differ = [one for aspect in kept.OF_EVERYTHING for one in _differing(aspect, tmp_path)]
    for name in kept.TABLES:
        known, now = (text.splitlines() for text in (kept.read_table(name), kept.table(name)))
        differ += unified_diff(known, now, f"{name} kept", f"{name} now", n=0, lineterm="")
    assert not differ, "\n".join((*differ, SEE))


def _differing(aspect: str, folder: Path) -> list[str]:
    now = {name: kept.digest(text) for name, text in kept.of_everything(aspect, folder)}
    known = kept.read_digests(aspect)
    return [f"{aspect} of {name}" for name in sorted(now.keys() | known.keys()) if now.get(name) != known.get(name)]


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
