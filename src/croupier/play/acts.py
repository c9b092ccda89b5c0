"""An act by its name and facts, as a program writes them, made into the command that the engine judges.

Facts are held to the types that a log and a wire hold them to: a float for cents or a name that no act has is an
error with what there is, never a command. Start at `command_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, Final, get_args, get_type_hints

import msgspec

from croupier.cards import Card, read_cards
from croupier.table import Actor, Command, Instant

_ENVELOPE: Final = ("id", "actor", "at")


class NoSuchAct(ValueError):
    """There is no act of this name."""


class WrongFacts(ValueError):
    """The facts of an act are not such as it has."""


def command_of(
    known: Mapping[str, type[Command]], name: str, facts: Mapping[str, Any], *, id: str, actor: Actor, at: Instant
) -> Command:
    """The command of this name with these facts; a card may be written, `"7h"`, and so may several."""
    kind = kind_of(known, name)
    fields = {field.name: field for field in msgspec.structs.fields(kind) if field.name not in _ENVELOPE}
    for fact in facts:
        if fact not in fields:
            raise WrongFacts(f"{name} has no fact {fact!r}: {_instead(fact, fields)}")
    missing = [field.name for field in fields.values() if field.required and field.name not in facts]
    if missing:
        raise WrongFacts(f"{name} needs {', '.join(missing)}")
    hints = _hints(kind)
    told = {fact: _cards(hints[fact], one) if isinstance(one, str) else one for fact, one in facts.items()}
    return kind(id=id, actor=actor, at=at, **told)


def sound(command: Command, name: str, encode: Callable[[Command], bytes], decode: Callable[[bytes], Command]) -> None:
    """Nothing where every fact is of its type, as whoever writes the command down and reads it would find."""
    try:
        decode(encode(command))
    except (msgspec.ValidationError, TypeError) as error:
        raise WrongFacts(f"{name}: {error}") from None


def kind_of(known: Mapping[str, type[Command]], name: str) -> type[Command]:
    found = known.get(name.replace("_", "-"))
    if found is None:
        raise NoSuchAct(f"there is no act {name!r}: {_instead(name, known)}")
    return found


def _hints(kind: type[Command]) -> dict[str, Any]:
    return get_type_hints(kind)


def _cards(hint: Any, text: str) -> Any:
    """What was written, where the fact is a card or several; else the text itself."""
    kinds = (hint, *get_args(hint))
    if Card in kinds and str not in kinds:
        cards = read_cards(text)
        several = any(getattr(one, "__origin__", None) is tuple for one in kinds)
        if not several and len(cards) != 1:
            raise WrongFacts(f"{text!r} is {len(cards)} cards where one is told")
        return cards if several else cards[0]
    return text


def _instead(name: str, known: Mapping[str, object]) -> str:
    near = get_close_matches(name, list(known), n=3, cutoff=0.6)
    return f"did you mean {' or '.join(near)}?" if near else f"there is {', '.join(known)}"
