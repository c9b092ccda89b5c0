"""The events of a log as rows with numbers, a stream after another, read once and never held.

Every row has what all events have; what an event says of itself stands in `facts`, as JSON. Events of one kind alone
have a column for each of their own fields too: whole numbers, amounts in cents, texts. Start at `events_frame`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from croupier.floor.kinds import StreamKind, kind_of_entry
from croupier.frames import Column, ColumnKind, Frame
from croupier.inspection.facts import field_holds
from croupier.inspection.searching import every_event
from croupier.store.log import Log
from croupier.table import Event
from croupier.table.acts import name_of
from croupier.table.upcast import UnknownEvent

_ALL: Final = (
    Column("stream", "text"),
    Column("entry", "whole"),
    Column("event", "text"),
    Column("at", "instant"),
    Column("actor", "text"),
    Column("rank", "text"),
    Column("command", "text"),
    Column("edition", "text"),
    Column("clauses", "text"),
    Column("facts", "text"),
    Column("hash", "text"),
)
_OF_ALL: Final = frozenset(("event", *Event.__struct_fields__))
_PLAIN: Final[dict[type[msgspec.inspect.Type], ColumnKind]] = {
    msgspec.inspect.IntType: "whole",
    msgspec.inspect.BoolType: "flag",
    msgspec.inspect.StrType: "text",
    msgspec.inspect.EnumType: "text",
    msgspec.inspect.LiteralType: "text",
}


class OwnField(msgspec.Struct, frozen=True):
    """A field of an event, or of a record in it, by its path, and the column that it becomes."""

    path: tuple[str, ...]
    column: Column
    plain: bool


def events_frame(log: Log, streams: Sequence[str], kinds: Collection[str] = ()) -> Frame:
    """A row for each event of these streams, of these kinds where some are named."""
    own = tuple(_own_fields(next(iter(kinds)))) if len(kinds) == 1 else ()
    return Frame((*_ALL, *(one.column for one in own)), lambda: _rows(log, streams, frozenset(kinds), own))


def event_names() -> frozenset[str]:
    return frozenset(name_of(one) for one in every_event())


def _rows(
    log: Log, streams: Sequence[str], kinds: frozenset[str], own: Sequence[OwnField]
) -> Iterator[tuple[Any, ...]]:
    for stream in streams:
        reader: StreamKind | None = None
        for act in log.acts(stream):
            for entry in act.entries:
                reader = reader or kind_of_entry(entry.body)
                written = _written(reader, stream, entry.sequence, entry.body)
                name = written["event"].partition("/")[0]
                if kinds and name not in kinds:
                    continue
                made, clauses = written["made"], " ".join(written["under"])
                actor = made["actor"]
                facts = msgspec.json.encode({key: value for key, value in written.items() if key not in _OF_ALL})
                yield (
                    *(stream, entry.sequence, name, made["at"], actor["id"], actor["rank"]),
                    *(entry.command, act.edition, clauses, facts.decode(), entry.hash.hex()),
                    *(_value(written, one) for one in own),
                )


def _written(kind: StreamKind, stream: str, sequence: int, body: bytes) -> dict[str, Any]:
    """An event as it would be written now, whichever release wrote it."""
    try:
        found: dict[str, Any] = msgspec.json.decode(kind.written_now(body))
    except UnknownEvent as error:
        raise UnknownEvent(f"entry {sequence} of {stream} {error}") from None
    return found


def _value(written: dict[str, Any], one: OwnField) -> Any:
    value: Any = written
    for name in one.path:
        value = None if value is None else value.get(name)
    return value if one.plain or value is None else msgspec.json.encode(value).decode()


def _own_fields(name: str) -> Iterator[OwnField]:
    taken = {column.name for column in _ALL}
    for kind in every_event():
        if name_of(kind) == name:
            for one in _fields_of(kind, ()):
                again = one.column.name in taken
                yield replace(one, column=replace(one.column, name=f"own_{one.column.name}")) if again else one
            return


def _fields_of(kind: type[msgspec.Struct], before: tuple[str, ...]) -> Iterator[OwnField]:
    """The fields of a record; those of a record in it, each with both names."""
    holds = dict(field_holds(kind))
    about = msgspec.inspect.type_info(kind)
    assert isinstance(about, msgspec.inspect.StructType)
    for field in about.fields:
        if not before and field.name in _OF_ALL:
            continue
        path, declared = (*before, field.name), _given(field.type)
        if isinstance(declared, msgspec.inspect.StructType) and before == ():
            yield from _fields_of(declared.cls, path)
            continue
        plain = _PLAIN.get(type(declared))
        amount = plain == "whole" and holds[field.name] == "amount"
        yield OwnField(path, Column("_".join(path) + ("_cents" if amount else ""), plain or "text"), plain is not None)


def _given(declared: msgspec.inspect.Type) -> msgspec.inspect.Type:
    """What is there if anything is."""
    if isinstance(declared, msgspec.inspect.UnionType):
        several = [one for one in declared.types if not isinstance(one, msgspec.inspect.NoneType)]
        return several[0] if len(several) == 1 else declared
    return declared
