"""Commands and events by their stable names, with the facts that a line gives them as `key=value`.

It looks the records up where the table declares them: a new command or event is known here at once. Start at
`read_step` (a command to be given) and `read_seen` (an event to be found).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from croupier.cards import quoted
from croupier.scenario.paths import NUMBERS, ExpectedFact, read_facts
from croupier.scenario.suggestion import instead
from croupier.scenario.times import START, Clock
from croupier.scenario.values import ReadingOf, ValueProblem, Wanted, read_value, wanted_by
from croupier.table.codec import COMMANDS, EVENTS
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.state import Instant

S = TypeVar("S", bound=msgspec.Struct)

_OWN: Final = ("id", "actor", "at")  # the envelope of a command: the runner fills it in
FROM_LINES: Final = ("Setup", "TournamentTerms", "PromotionTerms")  # kinds of facts that lines of their own tell
_ALSO: Final = {"report-irregularity": {"on": "hands", "hand": "hands"}}  # other words for a fact


class StepWords(msgspec.Struct, frozen=True):
    """A command as a line tells it: what kind, its facts, and who gives it when, where the line says so."""

    kind: type[Command]
    facts: dict[str, Any]
    actor: str = ""
    at: Instant | None = None
    takes: int = 0  # so many of the cards told, the cutting card included, once it is accepted


class SeenWords(msgspec.Struct, frozen=True):
    """An event as a line expects it."""

    kind: type[Event]
    facts: tuple[ExpectedFact, ...]


def read_step(words: tuple[str, ...], clock: Clock = START, known: Mapping[str, type[Command]] = COMMANDS) -> StepWords:
    """`known` are the commands there are: a table's, or another's."""
    if not words:
        raise ValueProblem("name a command, such as `step call-for-bets`; see `croupier scenario words commands`")
    kind = _kind(words[0], known, "command")
    fields = {name: one for name, one in told_by(kind).items() if name not in _OWN}
    given = read_pairs(_by_its_own_name(words[0], word) for word in words[1:])
    actor, at = given.pop("as", ""), given.pop("at", None)
    facts: dict[str, Any] = {}
    for name, text in given.items():
        if name not in fields:
            possible = ", ".join([*fields, "as", "at"])
            raise ValueProblem(f"{words[0]} has no fact {quoted(name)}: it has {possible}")
        facts[name.replace("-", "_")] = _read(name, fields[name], text, ReadingOf(clock, name in NUMBERS))
    asked = [name for name, one in fields.items() if not one.has_default]
    missing = [name for name in asked if name not in given]
    if missing:
        example = " ".join(f"{name}=..." for name in missing)
        raise ValueProblem(f"{words[0]} needs {', '.join(missing)}: write `step {words[0]} {example}`")
    when = Wanted("Instant", "", False)
    return StepWords(kind, facts, actor, None if at is None else _read("at", when, at, ReadingOf(clock)))


def told_by(kind: type[msgspec.Struct]) -> dict[str, Wanted]:
    """The facts of a record that a step or an expectation tells word by word."""
    return {name: one for name, one in wanted_by(kind).items() if one.annotation not in FROM_LINES}


def _by_its_own_name(command: str, word: str) -> str:
    name, equals, text = word.partition("=")
    return f"{_ALSO.get(command, {}).get(name, name)}{equals}{text}"


def read_seen(words: tuple[str, ...], clock: Clock = START, known: Mapping[str, type[Event]] = EVENTS) -> SeenWords:
    if not words:
        raise ValueProblem("name an event, such as `event bets-called`; see `croupier scenario words events`")
    kind = _kind(words[0], known, "event")
    return SeenWords(kind, read_facts(kind, words[1:], ReadingOf(clock)))


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


def _read(name: str, wanted: Wanted, text: str, how: ReadingOf) -> Any:
    try:
        return read_value(wanted, text, how)
    except ValueProblem as error:
        raise ValueProblem(f"{name}: {error}") from None


def _kind(name: str, known: Mapping[str, type[S]], what: str) -> type[S]:
    if name in known:
        return known[name]
    raise ValueProblem(f"there is no {what} {quoted(name)}: {instead(name, known, f'{what}s')}")
