"""A log in which a person dealt a virtual shoe: found in one of today, told of in one from before that was refused.

The log is forged from a real one with whole chains of hashes, as whoever owns the database could; nothing else in it
gives it away.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from croupier import open_book
from croupier.store.log import Append, Appended, Log
from croupier.store.memory import MemoryLog
from croupier.table import Actor, Command, Event
from croupier.table import records as r
from croupier.table.codec import decode_command, encode
from croupier.table.upcast import read_event
from croupier.verify import Verified, verify_log
from croupier.verify.finding import Finding
from recorded import TABLE, Recorder, few_coups, floor_at

DEALER = Actor("quick hands", "dealer")
Forges = Callable[[Command | Event], Any]


def forged(path: Path, forge: Forges) -> Log:
    """The log of a day with everything that was said and happened as someone would like it."""
    copy = MemoryLog()
    with floor_at(path) as floor:
        recorder = Recorder(floor, open_book("crown-sydney"), 5)
        few_coups(recorder)
        assert recorder.dealer.retire()
        for edition in floor.log.editions():
            copy.keep_edition(edition, floor.log.edition(edition) or b"")
        for act in floor.log.acts(TABLE):
            again = Append(
                table=TABLE,
                expected=copy.head(TABLE).sequence,
                command=act.command,
                edition=act.edition,
                body=encode(forge(decode_command(act.body))),
                events=tuple(encode(forge(read_event(entry.body))) for entry in act.entries),
            )
            (written,) = copy.append([again])
            assert isinstance(written, Appended)
    return copy


def by_a_person(*kinds: type[msgspec.Struct]) -> Forges:
    def forge(thing: Command | Event) -> Any:
        if not isinstance(thing, kinds):
            return thing
        if isinstance(thing, Command):
            return replace(thing, actor=DEALER)
        return replace(thing, made=replace(thing.made, actor=DEALER))

    return forge


def of_before(forge: Forges) -> Forges:
    """The same at a table that opened before only the machine dealt."""

    def old(thing: Command | Event) -> Any:
        return replace(thing, machine_deals=UNSET) if isinstance(thing, r.TableOpened) else forge(thing)

    return old


def checked(log: Log) -> tuple[list[Finding], Verified]:
    found = list(verify_log(log))
    (verified,) = [one for one in found if isinstance(one, Verified)]
    return [one for one in found if isinstance(one, Finding)], verified


COMMITS = (r.CommitShoe, r.ShoeCommitted)
DRAWS = (r.DrawCard, r.CardDrawn)


def test_the_day_itself_is_right(tmp_path: Path) -> None:
    findings, verified = checked(forged(tmp_path / "day.db", lambda thing: thing))
    assert findings == []
    assert [note.id for note in verified.notes] == ["noted-seeded", "noted-unsigned"]


@pytest.mark.parametrize("kinds", [COMMITS, DRAWS], ids=["committed", "drew"])
def test_a_person_who_dealt_is_found_twice(tmp_path: Path, kinds: tuple[type[msgspec.Struct], ...]) -> None:
    """By deciding it again, and by checking the shoe, which needs no rulebook."""
    findings, _ = checked(forged(tmp_path / "day.db", by_a_person(*kinds)))
    assert {one.kind for one in findings} == {"decided-otherwise", "shoe-not-fair"}
    refused = [one.why.facts["reason"] for one in findings if one.kind == "decided-otherwise"]
    assert set(refused) == {"only-the-machine"}
    assert {fault.id for one in findings if one.kind == "shoe-not-fair" for fault in _faults(one)} == {
        "unfair-not-the-machine"
    }


@pytest.mark.parametrize("kinds", [COMMITS, DRAWS], ids=["committed", "drew"])
def test_a_log_from_before_is_right_and_says_who_dealt(tmp_path: Path, kinds: tuple[type[msgspec.Struct], ...]) -> None:
    findings, verified = checked(forged(tmp_path / "day.db", of_before(by_a_person(*kinds))))
    assert findings == []
    notes = {note.id: note.facts for note in verified.notes}
    assert notes["noted-dealt-by-people"]["people"] == [DEALER.id]


def _faults(finding: Finding) -> Any:
    return finding.why.facts["fault"]
