"""Commands and events of a tournament by their stable names, and how they, and a whole one, are written as JSON.

As strict as a table's: a float for cents, a field that nobody knows are errors, and no default is guessed. Start at
`TOURNAMENT_COMMANDS` and `TOURNAMENT_EVENTS`.
"""

from __future__ import annotations

from typing import Any, Final, Union

import msgspec

from croupier.ledger import Account, Ledger
from croupier.money import Cents
from croupier.table import Command, Event
from croupier.table.codec import declared, read_clause, write_clause
from croupier.tournament import records
from croupier.tournament.state import Tournament

# by the name that pages and files call them, in the order of an event; a log also has an event's version
TOURNAMENT_COMMANDS: Final[dict[str, type[Command]]] = declared(records, Command)
TOURNAMENT_EVENTS: Final[dict[str, type[Event]]] = declared(records, Event)

_any_command: Final[Any] = Union[tuple(TOURNAMENT_COMMANDS.values())]  # noqa: UP007  # made of what there is
_any_event: Final[Any] = Union[tuple(TOURNAMENT_EVENTS.values())]  # noqa: UP007


class _TournamentWritten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament with its accounts apart, since JSON has no key but text."""

    tournament: Tournament
    balances: tuple[tuple[Account, Cents], ...]


_encoder: Final = msgspec.json.Encoder(enc_hook=write_clause)
_commands: Final = msgspec.json.Decoder(_any_command, dec_hook=read_clause)
_events: Final = msgspec.json.Decoder(_any_event, dec_hook=read_clause)
_tournaments: Final = msgspec.json.Decoder(_TournamentWritten, dec_hook=read_clause)


def encode(thing: Command | Event) -> bytes:
    return _encoder.encode(thing)


def decode_command(data: bytes | str) -> Command:
    """A command as it came in; whatever is not exactly one is a `msgspec.ValidationError` or `DecodeError`."""
    found: Command = _commands.decode(data)
    return found


def decode_event(data: bytes | str) -> Event:
    found: Event = _events.decode(data)
    return found


def encode_tournament(tournament: Tournament) -> bytes:
    bare = msgspec.structs.replace(tournament, ledger=Ledger())
    return _encoder.encode(_TournamentWritten(bare, tuple(tournament.ledger.balances.items())))


def decode_tournament(data: bytes | str) -> Tournament:
    """The tournament as it was, for those who keep a copy beside its events."""
    written: _TournamentWritten = _tournaments.decode(data)
    return msgspec.structs.replace(written.tournament, ledger=Ledger(dict(written.balances)))
