"""Bad texts as ids, names and within commands: every store refuses the same ones and keeps the rest faithfully."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from croupier import Rulebook
from croupier.floor import Done, Floor, GiveAnswer
from croupier.store.log import Append, Log, LogError, Remark, Snapshot
from croupier.table import Actor, Command
from croupier.table.codec import decode_command, encode
from croupier.table.records import Arrive, DisplayNotice, DisplaySign, NotifySurveillance, PlaceWager
from live import START
from store.conftest import Place
from store.making import append, arrival, opened, unbroken, write

TEXTS = {
    "empty": "",
    "a megabyte": "x" * 1_000_000,
    "NUL": "a\0b",
    "lone surrogate": "a\ud800b",
    "right-to-left override": "abc\u202edef",
    "zero-width": "a\u200bb\u2060c\ufeff",
    "markup": "<script>alert('x')</script>&amp;",
    "quotes": "'\"`\\'; DROP TABLE entries; --",
    "CR LF": "a\r\nb\nc",
    "ANSI escapes": "\x1b[31mred\x1b[0m\x07",
    "formula": '=HYPERLINK("http://x","y")',
    "formats": "%s %d {} {0} $1 :name ?",
    "no character": "\uffff\ufffe",
    "astral": "\U0001d518\U0001f0a1",
    "combining": "e\u0301" + "\u0316" * 40,
    "separators": "a\u2028b\u2029c\x85",
    "BOM": "\ufeffa",
}
NOT_TEXT = {"NUL", "lone surrogate"}
NOT_AN_ID = {
    *("empty", "a megabyte", "right-to-left override", "zero-width", "CR LF", "ANSI escapes"),
    *("no character", "separators", "BOM"),
    *NOT_TEXT,
}


@pytest.fixture(params=TEXTS)
def kind(request: pytest.FixtureRequest) -> str:
    named: str = request.param
    return named


def told(ask: Callable[[], object]) -> str:
    """What a refusal says; nothing where it was done."""
    try:
        ask()
    except LogError as error:
        said = str(error)
    else:
        return ""
    assert "\n" not in said
    assert len(said) < 300
    return said


def test_ids_are_refused_or_kept_alike_on_every_store(log: Log, kind: str) -> None:
    text = TEXTS[kind]
    write(log, append("T1"))
    asks: list[Callable[[], object]] = [
        lambda: log.head(text),
        lambda: list(log.entries(text)),
        lambda: list(log.acts(text)),
        lambda: log.act("T1", text),
        lambda: log.act(text, "c1"),
        lambda: log.snapshot(text),
        lambda: log.drop_snapshots(text),
        lambda: log.name_person(text, "name"),
        lambda: log.forget_person(text),
        lambda: write(log, append(text)),
        lambda: write(log, append("T1", 1, text)),
    ]
    refusals = [told(ask) for ask in asks]
    assert [bool(says) for says in refusals] == [kind in NOT_AN_ID] * len(asks), refusals
    expected = ("T1",) if kind in NOT_AN_ID else tuple(sorted(("T1", text)))
    assert log.tables() == expected
    for table in log.tables():
        unbroken(log, table)


def test_texts_are_refused_or_kept_alike_on_every_store(log: Log, kind: str) -> None:
    text = TEXTS[kind]
    short = text[:1000]
    asks: list[Callable[[], object]] = [
        lambda: log.name_person("p", text),
        lambda: log.remark(Remark(1, "kind", short, text)),
        lambda: log.remark(Remark(1, short, "T1", text)),
        lambda: log.keep_edition(short, b"content"),
        lambda: log.keep_tape(short, b"sealed"),
        lambda: log.edition(short),
        lambda: log.tape(short),
        lambda: write(log, append("T1", edition=text)),
    ]
    refusals = [told(ask) for ask in asks]
    assert [bool(says) for says in refusals] == [kind in NOT_TEXT] * len(asks), refusals
    if kind in NOT_TEXT:
        assert (log.people(), log.remarks(), log.editions(), log.tables()) == ({}, (), (), ())
    else:
        assert log.people() == {"p": text}
        assert log.remarks() == (Remark(1, "kind", short, text), Remark(1, short, "T1", text))
        assert (log.edition(short), log.tape(short)) == (b"content", b"sealed")
        assert [act.edition for act in log.acts("T1")] == [text]


@pytest.mark.parametrize("bad", [b"\xff\xfe", b"\xed\xa0\x80", b"a\0b", b"\x80"])
def test_bodies_that_are_no_text_are_refused_alike(log: Log, bad: bytes) -> None:
    assert "is not text and cannot be kept" in told(lambda: log.append([Append("T1", 0, "c1", "e", bad, (b"x",))]))
    assert "is not text and cannot be kept" in told(lambda: log.append([Append("T1", 0, "c1", "e", b"x", (b"y", bad))]))
    assert log.tables() == ()


@pytest.mark.parametrize("at", [2**62 + 1, 2**63, -(2**63) - 1, 10**40])
def test_numbers_that_no_database_holds_are_refused_alike(log: Log, at: int) -> None:
    assert "beyond 62 bits" in told(lambda: log.remark(Remark(at, "kind", "T1", "says")))
    assert log.remarks() == ()
    beyond = Snapshot("T1", at, b"", "f", 0, 0, b"", b"")
    assert "beyond 62 bits" in told(lambda: log.append([], [beyond]))
    assert "beyond 62 bits" in told(lambda: list(log.entries("T1", at)))
    assert "beyond 62 bits" in told(lambda: log.snapshot("T1", upto=at))


def given(text: str, number: int) -> list[Command]:
    """Commands that carry a text wherever people may put one."""
    house = Actor("the dealer", "dealer")
    return [
        arrival(f"a{number}", text),
        Arrive(f"b{number}", Actor(text, "dealer"), START, f"Y{number}", 100_00),
        Arrive(f"c{number}", Actor("x", text), START, f"X{number}", 100_00),
        NotifySurveillance(f"d{number}", house, START, text),
        DisplaySign(f"e{number}", house, START, text),
        DisplayNotice(f"f{number}", house, START, "closing", text),
        PlaceWager(f"g{number}", house, START, text, text, 100),
        arrival(f"h{number}", f"Z{number}"),  # play goes on
    ]


def sent(floor: Floor, command: Command, book: Rulebook) -> GiveAnswer | str:
    """The answer, or what a LogError says."""
    found: list[GiveAnswer] = []
    return told(lambda: found.append(floor.give("T1", command, book))) or found[0]


def test_texts_within_commands_are_refused_or_kept_alike_and_faithfully(every_store: list[Place]) -> None:
    answers: list[dict[str, str]] = []
    heads = set()
    for place in every_store:
        floor = Floor(place.open())
        day = opened(floor, "T1")
        said: dict[str, str] = {}
        for number, (kind, text) in enumerate(TEXTS.items()):
            for command in given(text, number):
                answer = sent(floor, command, day.book)
                said[f"{kind} {command.id}"] = repr(answer)
                if isinstance(answer, Done):
                    act = floor.log.act("T1", command.id)
                    assert act
                    assert decode_command(act.body) == command
            assert isinstance(answer, Done), kind
        answers.append(said)
        heads.add(floor.log.head("T1"))
        assert floor.check("T1") == ""
        unbroken(floor.log, "T1")
        floor.close()
    assert answers[0] == answers[1] == answers[2]
    assert len(heads) == 1


def test_a_command_that_came_as_json_has_no_half_characters() -> None:
    """What comes over a wire is refused before it is a command."""
    body = encode(arrival("n1", "Z")).replace(b'"Z"', b'"\\ud800"')
    with pytest.raises(msgspec.DecodeError):
        decode_command(body)
