"""A log of an older Croupier still opens, has the head it had, and replays; its events are brought up to date."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier import Refusal
from croupier.floor import Done, Editions, Floor
from croupier.ledger import Place as In
from croupier.rulebooks.editions import unpacked
from croupier.store.log import Log
from croupier.store.opening import open_log
from croupier.table import Stage, Table, apply, decide, upcast
from croupier.table.codec import decode_command, decode_event, encode, encode_table
from croupier.table.records import SignDisplayed
from croupier.table.upcast import STEPS, UnknownEvent, read_event, written_now
from golden.make import GOLDEN, TABLE, make
from store.conftest import Place
from store.making import append, arrival, played, unbroken, write

ENTRIES = 83
HEAD = "568beadccbeecfd3103348d0a7ed4d9f9c533440907eb758bf47f24bc5786cd4"
ROOT = "12621f8346aad6cf4fbc57fdb31024c8bd6f84b8a795cb5ec3ae18cdd4f40296"
EDITION = "crown-sydney 3.2 cd57606ef23a"


@pytest.fixture
def old(tmp_path: Path) -> Log:
    """A copy: opening a log writes to its file."""
    copy = tmp_path / "old.db"
    shutil.copy(GOLDEN, copy)
    return open_log(copy)


def test_an_old_log_has_the_head_it_had(old: Log) -> None:
    assert old.tables() == (TABLE,)
    assert old.head(TABLE).hash.hex() == HEAD
    assert unbroken(old, TABLE) == ENTRIES
    assert [remark.kind for remark in old.remarks()] == ["made"]


def test_an_old_log_replays_to_where_it_stood(old: Log) -> None:
    old.drop_snapshots(TABLE)
    floor = Floor(old)
    table, standing = floor.table(TABLE), floor.standing(TABLE)
    assert not standing.halted
    assert standing.frontier.root().hex() == ROOT
    assert (standing.coups, standing.shoes, table.shoe.stage) == (4, 1, Stage.ENDED)
    chips = {patron: table.ledger.balance(In.RACK, patron) for patron in "ABC"}
    # A: 95 for 100 on Banker, 20 lost, 25 won; B: 50 and 40 lost; C: 11 to 1 for 10 on the pair, and a standoff
    assert chips == {"A": 10_100_00, "B": 9_910_00, "C": 10_110_00}
    assert floor.check(TABLE) == ""
    floor.close()


def test_an_old_log_goes_on(old: Log) -> None:
    floor = Floor(old)
    book = Editions(old).find(EDITION)
    assert book is not None
    given = floor.give(TABLE, arrival("new", "Z"), book)
    assert isinstance(given, Done)
    assert given.sequence == ENTRIES + 1
    assert unbroken(old, TABLE) == ENTRIES + 1
    floor.close()


def test_an_old_log_is_judged_again_by_the_book_kept_beside_it(old: Log) -> None:
    kept = old.edition(EDITION)
    assert kept
    book = unpacked(EDITION, kept)
    table = Table(id=TABLE)
    for act in old.acts(TABLE):
        events = decide(table, decode_command(act.body), book)
        assert not isinstance(events, Refusal)
        assert list(events) == [read_event(entry.body) for entry in act.entries]
        assert [encode(event) for event in events] == [written_now(entry.body) for entry in act.entries]
        for event in events:
            table = apply(table, event)


def test_the_old_file_itself_is_small_and_opened_by_no_test() -> None:
    assert GOLDEN.stat().st_size < 300_000
    assert [path.name for path in GOLDEN.parent.glob(f"{GOLDEN.name}*")] == [GOLDEN.name]


def test_what_wrote_the_old_log_still_runs(tmp_path: Path) -> None:
    """What it writes may differ by then; the old file does not."""
    assert " entries, head " in make(tmp_path / "new.db")


# --- events of other versions --------------------------------------------------------------------

SIGN = next(event for event in played().events if isinstance(event, SignDisplayed))


def written_as(tag: str, **fields: Any) -> bytes:
    """A sign as another version would have written it."""
    raw = msgspec.json.decode(encode(SIGN))
    return msgspec.json.encode({**raw, "event": tag, **fields})


def test_an_event_of_the_newest_version_is_read_as_it_is() -> None:
    assert read_event(encode(SIGN)) == SIGN
    assert decode_event(encode(SIGN)) == SIGN


def test_a_planted_next_version_reads_what_this_one_wrote(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tomorrow a sign also says where it stands: `sign-displayed/1` in the log is read as `sign-displayed/2`."""

    class Tomorrow(msgspec.Struct, frozen=True, tag_field="event", tag="sign-displayed/2"):
        sign: str
        where: str

    def stands_at_the_table(raw: dict[str, Any]) -> dict[str, Any]:
        return {**raw, "where": "at the table"}

    decoder = msgspec.json.Decoder(Tomorrow)
    monkeypatch.setattr(upcast, "decode_event", decoder.decode)
    monkeypatch.setattr(upcast, "NEWEST", frozenset({"sign-displayed/2"}))
    found: object = read_event(encode(SIGN), {"sign-displayed/1": stands_at_the_table})
    assert found == Tomorrow(SIGN.sign, "at the table")
    with pytest.raises(UnknownEvent, match="is a sign-displayed/1, which this Croupier does not know"):
        read_event(encode(SIGN), {})


def test_several_steps_lead_to_the_newest_version() -> None:
    body = written_as("sign-displayed/-1", sign=None, board=SIGN.sign)
    steps: dict[str, upcast.Step] = {
        "sign-displayed/-1": lambda raw: {**raw, "placard": raw.pop("board")},
        "sign-displayed/0": lambda raw: {**raw, "sign": raw.pop("placard")},
    }
    assert read_event(body, steps) == SIGN


def test_a_table_whose_log_has_old_events_stands_as_if_they_were_new(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = played()
    log = place.open()
    batch = [
        append("old", place, f"c{place}", [encode(event).decode().replace("sign-displayed/1", "sign-displayed/0")])
        for place, event in enumerate(day.events)
    ]
    write(log, *batch)
    write(log, *(append("new", place, f"c{place}", [encode(event).decode()]) for place, event in enumerate(day.events)))
    monkeypatch.setitem(STEPS, "sign-displayed/0", lambda raw: raw)
    floor = Floor(log)
    old, new = floor.table("old"), floor.table("new")
    assert encode_table(msgspec.structs.replace(old, id="new")) == encode_table(new)
    assert floor.check("old") == ""
    assert any(b"sign-displayed/0" in entry.body for entry in log.entries("old"))
    floor.close()


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (written_as("sign-displayed/2"), "is a sign-displayed/2, which this Croupier does not know: read it with"),
        (written_as("crystal-ball-read/1"), "is a crystal-ball-read/1, which this Croupier does not know: read it"),
        (written_as("sign-displayed/1", sign=7), "is not a sign-displayed/1 as this Croupier knows it: "),
        (written_as("sign-displayed/1", event=7), "is not an event: it has no name"),
        (b"[]", "is not an event: it has no name"),
        (b"{", "is not an event: "),
        (b"\xff", "is not an event: "),
        (b"", "is not an event: "),
    ],
)
def test_an_event_that_nobody_knows_is_named_in_one_sentence(body: bytes, says: str) -> None:
    with pytest.raises(UnknownEvent) as caught:
        read_event(body)
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)
