"""Events with payments as their first version was written: each is read as the event that would be written now.

The events are those of the whole corpus, with their rows in English again; and what no table wrote is no event.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from croupier import Rulebook
from croupier.coup import Settled
from croupier.table import Event, upcast
from croupier.table import records as r
from croupier.table.codec import EVENTS, encode
from croupier.table.upcast import STEPS, UnknownEvent, read_event, written_now
from croupier.words.rows import settled_by
from snapshots.corpus import FILES, days

PAYING = {
    "table-closed", "shoe-ended", "pairs-settled", "coup-settled", "dummy-coup-ordered", "coup-voided",
    "past-coup-voided", "wagers-voided",
}  # fmt: skip
NEVER_IN_ENGLISH = {"coup-reopened/1", "card-corrected/1", "coup-resettled/1"}  # they came once rows had ids


def as_first_written(event: Event, book: Rulebook) -> bytes:
    """The bytes that the first version of this event was written as."""
    raw = msgspec.json.decode(encode(event))
    raw["event"] = raw["event"].replace("/2", "/1")
    for name in ("payments", "reversed"):
        for one, payment in zip(raw.get(name, ()), getattr(event, name, ()), strict=True):
            _in_english(one["settled"], payment.settled, book)
    return msgspec.json.encode(raw)


def _in_english(raw: dict[str, Any], settled: Settled, book: Rulebook) -> None:
    del raw["figures"]
    raw["row"] = settled_by(settled, book)
    for part, inner in zip(raw["parts"], settled.parts, strict=True):
        _in_english(part, inner, book)


def test_every_event_with_payments_that_the_corpus_has_is_read_from_its_first_version() -> None:
    found: set[str] = set()
    rows: set[str] = set()
    for day in (day for file in FILES for day in days(file)):
        for event in (event for given in day.given for event in given.events if hasattr(event, "payments")):
            if type(event).__struct_config__.tag in NEVER_IN_ENGLISH:
                continue
            old = as_first_written(event, day.book)
            assert b"/1" in old[:40]
            assert read_event(old) == event
            assert written_now(old) == encode(event)
            found.add(type(event).__struct_config__.tag)  # type: ignore[arg-type]
            rows |= {one.settled.row for one in event.payments}
    assert found == {f"{name}/2" for name in PAYING}
    assert set(STEPS) == {f"{name}/1" for name in PAYING}
    assert {"parts", "void-coup", "forfeited", "in-a-row", "run-broken", "banker-wins-with-six"} <= rows


def test_whatever_holds_a_settled_wager_is_of_the_second_version() -> None:
    holding = [kind for kind in EVENTS.values() if "Settled'" in repr(msgspec.inspect.type_info(kind))]
    assert {kind.__struct_config__.tag for kind in holding} == {f"{name}/2" for name in PAYING} | NEVER_IN_ENGLISH


@cache
def old() -> bytes:
    """A coup with a combined wager; looked for when a test runs, since files are played until one has it."""
    return next(
        as_first_written(event, day.book)
        for file in FILES
        for day in days(file)
        for given in day.given
        for event in given.events
        if isinstance(event, r.CoupSettled) and any(one.settled.parts for one in event.payments)
    )


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    raw = msgspec.json.decode(old())
    change(raw)
    return msgspec.json.encode(raw)


def combined(raw: dict[str, Any]) -> dict[str, Any]:
    """The first combined wager that was paid."""
    return next(one["settled"] for one in raw["payments"] if one["settled"]["parts"])


def test_a_combined_wager_whose_row_is_not_that_of_its_parts_is_no_combined_row() -> None:
    """What was made up stays so, and is found when it is recomputed."""
    event = read_event(changed(lambda raw: combined(raw).update(row="Player wins")))
    assert isinstance(event, r.CoupSettled)
    assert "player-wins" in [one.settled.row for one in event.payments if one.settled.parts]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda raw: raw.update(payments=7), "Expected `ar"),
        (lambda raw: raw.update(payments=[7]), "Expected `o"),
        (lambda raw: raw["payments"][0].pop("settled"), ""),
        (lambda raw: raw["payments"][0].update(settled=[]), ""),
        (lambda raw: combined(raw).update(row=7), "Expected"),
        (lambda raw: combined(raw).update(parts=7), "Expect"),
        (lambda raw: combined(raw).update(parts=[7]), "Exp"),
    ],
)
def test_an_old_event_that_is_none_is_named_in_one_sentence(
    change: Callable[[dict[str, Any]], object], says: str
) -> None:
    with pytest.raises(UnknownEvent) as caught:
        read_event(changed(change))
    assert str(caught.value).startswith(f"is not a coup-settled/1 as this Croupier knows it: {says}")


def test_an_old_event_that_goes_too_deep_for_its_step_is_no_event(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(raw: dict[str, Any]) -> dict[str, Any]:
        return endless(raw)

    monkeypatch.setitem(upcast.STEPS, "coup-settled/1", endless)
    with pytest.raises(UnknownEvent, match="nested too deeply"):
        read_event(old())


@pytest.mark.parametrize(
    "otherwise",
    [
        lambda body: body.replace(b',"under"', b', "under"', 1),
        lambda body: body.replace(b'"under"', b'"because":1,"under"', 1),
        lambda body: b"{" + body[body.index(b'"made"') : -1] + b',"event":"coup-settled/1"}',
    ],
    ids=["a space", "a field", "the order"],
)
def test_an_old_event_in_other_bytes_is_not_what_would_be_written_now(otherwise: Callable[[bytes], bytes]) -> None:
    body = otherwise(old())
    event = read_event(body)
    assert event == read_event(old())
    assert written_now(old()) == encode(event)
    assert written_now(body) != encode(event)
