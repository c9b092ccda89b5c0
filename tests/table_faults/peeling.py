"""A command with everything wrong at once, and its faults mended one by one: how precedence is tried.

`peel` gives the command, is refused, mends the foremost fault and gives it again, until it is accepted. The rest are
mends: things done at the table in between. Start at `peel`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier import Reason, Refusal, read_cards
from croupier.table import Command, decide
from live import Live

PRECEDENCE = {reason: place for place, reason in enumerate(Reason)}
ACES = read_cards("AsAsAsAsAsAsAsAsAs")

Mend = dict[str, Any] | Callable[[Live], object]


def peel(live: Live, name: str, facts: dict[str, Any], *steps: tuple[Reason, Mend]) -> None:
    """Give a command, be refused, mend that fault, give it again; `by`, `at` and `id` are facts here too."""
    facts, told = dict(facts), [reason for reason, _ in steps]
    assert told == sorted(told, key=lambda reason: PRECEDENCE[reason]), "the table of faults is out of order"
    for reason, mend in steps:
        answer = decide(live.table, _command(live, name, facts), live.book)
        assert isinstance(answer, Refusal), f"accepted with {facts} instead of {reason.value}"
        assert answer.reason is reason, f"{answer} instead of {reason.value}"
        if callable(mend):
            mend(live)
        else:
            facts |= mend
    answer = decide(live.table, _command(live, name, facts), live.book)
    assert not isinstance(answer, Refusal), f"still refused: {answer}"


def _command(live: Live, name: str, facts: dict[str, Any]) -> Command:
    own = {key: value for key, value in facts.items() if key not in ("by", "at", "id")}
    command = live.command(name, facts.get("by"), facts.get("at"), **own)
    return replace(command, id=facts["id"]) if facts.get("id") else command


def each(*mends: Callable[[Live], object]) -> Callable[[Live], None]:
    def all_of_them(live: Live) -> None:
        for mend in mends:
            mend(live)

    return all_of_them


def do(name: str, **facts: Any) -> Callable[[Live], object]:
    return lambda live: live.do(name, **facts)


def wait(minutes: int) -> Callable[[Live], object]:
    return lambda live: live.wait(minutes)


def people(live: Live) -> None:
    for seat, patron in enumerate("ABC", start=1):
        live.do("arrive", patron=patron, chips=1_000_00)
        live.do("sit-down", patron=patron, seat=seat)


def dummy_out(live: Live) -> None:
    """Deal a dummy coup to its end."""
    live.first_four("9s9h/KdTc")
    live.do("announce-result")
    live.do("clear-cards")


def another_book(name: str, variation: str | None = None) -> Callable[[Live], None]:
    """Another table altogether, of a book that takes what this one does not."""

    def moved(live: Live) -> None:
        live.__dict__.update(Live(name, variation).__dict__)

    return moved


def one_coup_begun(live: Live) -> None:
    live.bet("A", "player", 20)
    live.first_four("9s9d/2c4h")
