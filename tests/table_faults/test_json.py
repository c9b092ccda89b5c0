"""Commands as JSON: exactly what a command is and nothing near it; events and whole tables come back as they went.

Cents are whole numbers and never a float or a text; nothing is guessed, nothing unknown is ignored.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from croupier.table import Command
from croupier.table.codec import COMMANDS, decode_command, decode_event, decode_table, encode, encode_table
from laws.random_commands import Drawing
from table_faults.stages import SIX, book_of, kinds, stages

BOOK = "crown-melbourne"  # it has most of everything


def samples() -> dict[str, Command]:
    """One plausible command of every kind."""
    book = book_of(BOOK)
    drawing, table = Drawing(book, 4, nonsense=0), stages(BOOK, "dealer-opens")["wagers"]
    return {name: drawing.make(table, name, drawing.facts(table, name)) for name in COMMANDS}


SAMPLES = samples()


def wrong_values(kind: inspect.Type) -> list[Any]:
    """JSON that a field of this kind must not take."""
    match kind:
        case inspect.IntType():
            return [1.5, 1.0, 100.0, 1e2, "5", "", True, False, None, [], {}, [5]]
        case inspect.StrType():
            return [5, 1.5, True, None, [], {}, ["A"]]
        case inspect.BoolType():
            return [0, 1, "true", "", None, [], {}]
        case inspect.LiteralType():
            return ["nosuch", "Cash", " ", 5, True, None, [], {}]
        case inspect.EnumType():
            return ["nosuch", "PLAYER", 5, True, None, [], {}]
        case inspect.StructType():
            return [5, "A", True, None, [], {}, ["A", "patron"]]
        case inspect.VarTupleType() | inspect.TupleType():
            return [5, "A", True, None, {}, [None], [1.5], [[]]]
        case inspect.UnionType():
            every = [wrong_values(one) for one in kind.types if not isinstance(one, inspect.NoneType)]
            return [value for value in every[0] if value is not None and all(value in wrong for wrong in every)]
        case _:
            raise AssertionError(f"a kind of field nobody thought of: {kind}")


def fields(name: str) -> Iterator[inspect.Field]:
    described = inspect.type_info(COMMANDS[name])
    assert isinstance(described, inspect.StructType)
    yield from described.fields


def refused(thing: Any) -> str:
    """What is said of a command that is none."""
    with pytest.raises(msgspec.ValidationError) as raised:
        decode_command(json.dumps(thing))
    return str(raised.value)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_comes_back_as_it_went(name: str) -> None:
    assert decode_command(encode(SAMPLES[name])) == SAMPLES[name]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_field_takes_its_own_kind_of_value_only(name: str) -> None:
    whole = json.loads(encode(SAMPLES[name]))
    for field in fields(name):
        for value in wrong_values(field.type):
            told = refused(whole | {field.encode_name: value})
            assert field.encode_name in told, f"{field.encode_name} = {value!r}: {told}"


@pytest.mark.parametrize("name", COMMANDS)
def test_what_nobody_knows_is_refused_and_what_is_missing_is_not_guessed(name: str) -> None:
    whole = json.loads(encode(SAMPLES[name]))
    assert "nosuch" in refused(whole | {"nosuch": 1})
    assert "nosuch" in refused(whole | {"actor": {"id": "A", "rank": "patron", "nosuch": 1}})
    for field in fields(name):
        if field.required:
            told = refused({key: value for key, value in whole.items() if key != field.encode_name})
            assert field.encode_name in told


def test_nested_figures_are_as_strict() -> None:
    opening = json.loads(encode(SAMPLES["open-table"]))
    setup = opening["setup"]
    for wrong in (
        setup | {"nosuch": 1},
        setup | {"differential": 100.5},
        setup | {"differential": "100"},
        setup | {"chips": [100.0]},
        setup | {"chips": ["100"]},
        setup | {"limits": {"minimum": 100, "maximum": 200.0}},
        setup | {"limits": {"minimum": 100, "maximum": 200, "nosuch": 1}},
        setup | {"limits": {"minimum": 100}},
        setup | {"wager_limits": [["player", {"minimum": 1, "maximum": True}]]},
        setup | {"wager_limits": [["player"]]},
        setup | {"options": {"tiger": "1"}},
        setup | {"options": [["tiger", 1]]},
        setup | {"cash": "yes"},
        setup | {"shoe": "bucket"},
        setup | {"decks": None},
        {key: value for key, value in setup.items() if key != "limits"},
    ):
        refused(opening | {"setup": wrong})
    drawing = json.loads(encode(SAMPLES["draw-card"]))
    for card in ({"rank": "1", "suit": "s"}, {"rank": "A"}, {"rank": "A", "suit": "S"}, "As", ["A", "s"], 5):
        refused(drawing | {"card": card})


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "5", '"draw-card"', "{}", '{"command": "nosuch"}', '{"command": 5}', '{"id": "c1"}',
     '{"command": "settle-coup"} x', '{"command": "settle-coup", "id": "c1", "actor": "dealer", "at": 1}',
     '{"command": "fill-float", "id": "c1", "actor": {"id": "d", "rank": "dealer"}, "at": 1, "amount": NaN}',
     '{"command": "fill-float", "id": "c1", "actor": {"id": "d", "rank": "dealer"}, "at": 1, "amount": 1e400}',
     '{"command": "fill-float", "id": "c1", "actor": {"id": "d", "rank": "dealer"}, "at": 1, "amount": 0100}'],
)  # fmt: skip
def test_what_is_no_command_is_told_as_such(text: str) -> None:
    """A `DecodeError` is JSON that is none; the `ValidationError` under it is JSON that is no command."""
    with pytest.raises(msgspec.DecodeError) as raised:
        decode_command(text)
    assert str(raised.value)


def test_bytes_that_are_no_text_are_told_as_such() -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        decode_command(b'{"command": "settle-coup", "id": "\xff\xfe"}')


@pytest.mark.parametrize("number", [0, -1, 2**63, -(2**63) - 1, 2**64, 10**40])
def test_any_whole_number_arrives_whole(number: int) -> None:
    """However absurd: refusing it is the table's part, and rounding it would be nobody's."""
    whole = json.loads(encode(SAMPLES["fill-float"])) | {"amount": number}
    command = decode_command(json.dumps(whole))
    assert getattr(command, "amount") == number  # noqa: B009  # a fact of this kind only
    assert decode_command(encode(command)) == command


@pytest.mark.parametrize("name", SIX)
def test_tables_come_back_as_they_went(name: str) -> None:
    for kind in kinds(name):
        for stage, table in stages(name, kind).items():
            assert decode_table(encode_table(table)) == table, stage


def test_an_event_that_nobody_knows_is_an_error() -> None:
    made = '"made": {"command": "c", "actor": {"id": "d", "rank": "dealer"}, "at": 1}, "under": []'
    assert decode_event(f'{{"event": "bets-called/1", {made}}}')
    for tag in ("bets-called", "bets-called/2", "nosuch/1"):
        with pytest.raises(msgspec.ValidationError):
            decode_event(f'{{"event": "{tag}", {made}}}')
