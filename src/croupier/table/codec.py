"""Commands and events by their stable names, and how they, and a whole table, are written as JSON and read back.

Reading is strict: a float for cents, a number as text, a field that nobody knows are errors, and no default is guessed.
Start at `COMMANDS` and `EVENTS`.
"""

from __future__ import annotations

from functools import lru_cache
from types import ModuleType
from typing import Any, Final, TypeVar, Union

import msgspec

from croupier.clauses import Clause
from croupier.ledger import Account, Ledger
from croupier.money import Cents
from croupier.table import records
from croupier.table.acts import name_of
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.state import Table

K = TypeVar("K", bound=msgspec.Struct)


def declared(gathered: ModuleType, base: type[K]) -> dict[str, type[K]]:
    """The records of a kind, in the order in which the chapters declare them."""
    kinds = (one for one in vars(gathered).values() if isinstance(one, type) and issubclass(one, base))
    return {name_of(kind): kind for kind in kinds if kind is not base}


# by the name that pages and files call them, in the order of a day; a log also has an event's version, `card-drawn/1`
COMMANDS: Final[dict[str, type[Command]]] = declared(records, Command)
EVENTS: Final[dict[str, type[Event]]] = declared(records, Event)

AnyCommand: Final[Any] = Union[tuple(COMMANDS.values())]  # noqa: UP007  # made of what there is
AnyEvent: Final[Any] = Union[tuple(EVENTS.values())]  # noqa: UP007


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table with its accounts apart, since JSON has no key but text."""

    table: Table
    balances: tuple[tuple[Account, Cents], ...]


def write_clause(thing: Any) -> Any:
    if isinstance(thing, Clause):
        return str(thing)
    raise TypeError(f"a log holds no {type(thing).__name__}")


_clauses: Final[dict[object, Clause]] = {}  # a log names the same few hundred again and again
_MOST: Final = 8192


def read_clause(kind: type, thing: Any) -> Any:
    if kind is Clause and isinstance(thing, str):
        found = _clauses.get(thing)
        if found is None:
            if len(_clauses) >= _MOST:
                _clauses.clear()
            found = _clauses[thing] = Clause(thing)
        return found
    raise TypeError(f"a log holds no {kind.__name__}")


_encoder: Final = msgspec.json.Encoder(enc_hook=lru_cache(_MOST)(write_clause))  # kept by what it is: nothing is lost
_commands: Final = msgspec.json.Decoder(AnyCommand, dec_hook=read_clause)
_events: Final = msgspec.json.Decoder(AnyEvent, dec_hook=read_clause)
_tables: Final = msgspec.json.Decoder(_Written, dec_hook=read_clause)


def encode(thing: Command | Event) -> bytes:
    return _encoder.encode(thing)


def decode_command(data: bytes | str) -> Command:
    """A command as it came in; whatever is not exactly one is a `msgspec.ValidationError` or `DecodeError`."""
    found: Command = _commands.decode(data)
    return found


def decode_event(data: bytes | str) -> Event:
    found: Event = _events.decode(data)
    return found


def encode_table(table: Table) -> bytes:
    bare = msgspec.structs.replace(table, ledger=Ledger())
    return _encoder.encode(_Written(bare, tuple(table.ledger.balances.items())))


def decode_table(data: bytes | str) -> Table:
    """The table as it was, for those who keep a copy beside its events."""
    written: _Written = _tables.decode(data)
    return msgspec.structs.replace(written.table, ledger=Ledger(dict(written.balances)))
