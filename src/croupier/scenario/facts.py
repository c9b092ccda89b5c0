"""Commands and events by their stable names, with the facts that a line gives them as `key=value`.

It looks the records up where the table declares them: a new command or event is known here at once. Start at
`read_step` (a command to be given) and `read_seen` (an event to be found).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from croupier.cards import quoted
from croupier.scenario.suggestion import instead
from croupier.scenario.values import ValueProblem, WagerOf, Wanted, read_value, wanted_by
from croupier.table.codec import COMMANDS, EVENTS
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.state import Instant

S = TypeVar("S", bound=msgspec.Struct)

_OWN: Final = ("id", "actor", "at")  # the envelope of a command: the runner fills it in
_ENVELOPE: Final = ("made", "under")  # and that of an event
FROM_SETUP: Final = "setup"  # the field that the set-up lines fill
NUMBER: Final = "number"  # of a wager: it may be named as A/player


class StepWords(msgspec.Struct, frozen=True):
    """A command as a line tells it: what kind, its facts, and who gives it when, where the line says so."""

    kind: type[Command]
    facts: dict[str, Any]
    actor: str = ""
    at: Instant | None = None
    takes: int = 0  # so many of the cards told, the cutting card included, once it is accepted


class SeenWords(msgspec.Struct, frozen=True):
    """An event as a line expects it; a key with dots leads into a record, such as `down.stake`."""

    kind: type[Event]
    facts: tuple[tuple[str, Wanted, Any], ...]


def read_step(words: tuple[str, ...]) -> StepWords:
    if not words:
        raise ValueProblem("name a command, such as `step call-for-bets`; see `croupier scenario words commands`")
    kind = _kind(words[0], COMMANDS, "command")
    fields = {name: one for name, one in wanted_by(kind).items() if name not in _OWN}
    given = read_pairs(words[1:])
    actor, at = given.pop("as", ""), given.pop("at", None)
    facts: dict[str, Any] = {}
    for name, text in given.items():
        if name not in fields or name == FROM_SETUP:
            possible = ", ".join([name for name in fields if name != FROM_SETUP] + ["as", "at"])
            raise ValueProblem(f"{words[0]} has no fact {quoted(name)}: it has {possible}")
        patron, slash, wager = text.partition("/")
        if name == NUMBER and slash and patron and wager:
            facts[name] = WagerOf(patron, wager)
        else:
            facts[name.replace("-", "_")] = _read(name, fields[name], text)
    missing = [name for name, one in fields.items() if not one.has_default and name not in given and name != FROM_SETUP]
    if missing:
        example = " ".join(f"{name}=..." for name in missing)
        raise ValueProblem(f"{words[0]} needs {', '.join(missing)}: write `step {words[0]} {example}`")
    when = Wanted("Instant", "", False)
    return StepWords(kind, facts, actor, None if at is None else _read("at", when, at))


def read_seen(words: tuple[str, ...]) -> SeenWords:
    if not words:
        raise ValueProblem("name an event, such as `event bets-called`; see `croupier scenario words events`")
    kind = _kind(words[0], EVENTS, "event")
    facts = []
    for name, text in read_pairs(words[1:]).items():
        wanted = at_path(kind, name)
        facts.append((name, wanted, _read(name, wanted, text)))
    return SeenWords(kind, tuple(facts))


def read_pairs(words: Iterable[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or not name:
            raise ValueProblem(f"{quoted(word)} is not a fact: write key=value, such as patron=A")
        if name in given:
            raise ValueProblem(f"{quoted(name)} is given twice")
        given[name] = text
    return given


def _read(name: str, wanted: Wanted, text: str) -> Any:
    try:
        return read_value(wanted, text)
    except ValueProblem as error:
        raise ValueProblem(f"{name}: {error}") from None


def _kind(name: str, known: Mapping[str, type[S]], what: str) -> type[S]:
    if name in known:
        return known[name]
    raise ValueProblem(f"there is no {what} {quoted(name)}: {instead(name, known, f'{what}s')}")


def at_path(kind: type[msgspec.Struct], path: str) -> Wanted:
    """What a field wants that a path with dots leads to."""
    head, dot, rest = path.partition(".")
    fields = {name: one for name, one in wanted_by(kind).items() if name not in _ENVELOPE}
    if head not in fields:
        raise ValueProblem(f"there is no fact {quoted(head)}: there is {', '.join(fields) or 'none'}")
    wanted = fields[head]
    if not dot:
        return wanted
    if wanted.annotation.startswith("dict[str, "):  # whose it is comes first
        name, dot, rest = rest.partition(".")
        wanted = Wanted(wanted.annotation[len("dict[str, ") : -1], wanted.module, wanted.has_default)
        if not dot:
            raise ValueProblem(f"say what about {quoted(name)}, such as {head}.{name}.seat")
    inner = record_named(wanted)
    if inner is None:
        raise ValueProblem(f"{quoted(head)} holds no further facts: leave {quoted('.' + rest)} away")
    return at_path(inner, rest)


def record_named(wanted: Wanted) -> type[msgspec.Struct] | None:
    """The record that a field holds, if it holds one."""
    named = getattr(sys.modules[wanted.module], wanted.annotation.removesuffix(" | None"), None)
    return named if isinstance(named, type) and issubclass(named, msgspec.Struct) else None


def value_at(record: Any, path: str) -> Any:
    """What stands in a record at the end of a path; nothing where the path breaks off."""
    for name in path.split("."):
        if record is None:
            return None
        record = record.get(name) if isinstance(record, dict) else getattr(record, name.replace("-", "_"))
    return record
