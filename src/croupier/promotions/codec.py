"""Commands and events of a promotion by their stable names, and how they, and a whole one, are written as JSON.

As strict as a table's: a float for cents, a field that nobody knows are errors, and no default is guessed. Start at
`PROMOTION_COMMANDS` and `PROMOTION_EVENTS`.
"""

from __future__ import annotations

from typing import Any, Final, Union

import msgspec

from croupier.promotions import records
from croupier.promotions.state import Promotion
from croupier.table import Command, Event
from croupier.table.codec import declared, read_clause, write_clause

PROMOTION_COMMANDS: Final[dict[str, type[Command]]] = declared(records, Command)
PROMOTION_EVENTS: Final[dict[str, type[Event]]] = declared(records, Event)

_any_command: Final[Any] = Union[tuple(PROMOTION_COMMANDS.values())]  # noqa: UP007  # made of what there is
_any_event: Final[Any] = Union[tuple(PROMOTION_EVENTS.values())]  # noqa: UP007

_encoder: Final = msgspec.json.Encoder(enc_hook=write_clause)
_commands: Final = msgspec.json.Decoder(_any_command, dec_hook=read_clause)
_events: Final = msgspec.json.Decoder(_any_event, dec_hook=read_clause)
_promotions: Final = msgspec.json.Decoder(Promotion, dec_hook=read_clause)


def encode(thing: Command | Event) -> bytes:
    return _encoder.encode(thing)


def decode_command(data: bytes | str) -> Command:
    """A command as it came in; whatever is not exactly one is a `msgspec.ValidationError` or `DecodeError`."""
    found: Command = _commands.decode(data)
    return found


def decode_event(data: bytes | str) -> Event:
    found: Event = _events.decode(data)
    return found


def encode_promotion(promotion: Promotion) -> bytes:
    return _encoder.encode(promotion)


def decode_promotion(data: bytes | str) -> Promotion:
    """The promotion as it was, for those who keep a copy beside its events."""
    return _promotions.decode(data)
