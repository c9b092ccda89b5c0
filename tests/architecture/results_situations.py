"""A situation for each reason to say no at a table that keeps results only; the others are in table_situations.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier import Reason, Refusal
from croupier.coup import Winner
from live import Live

BANKER: dict[str, Any] = {"winner": Winner.BANKER}
FULL = 8 * 52 // 4  # coups of an eight-deck shoe, four cards each


def after(results: int, command: str, **facts: Any) -> Refusal | None:
    table = Live(patrons=(), ready=False, results_only=True)
    table.do("begin-results")
    for _ in range(results):
        table.do("record-result", **BANKER)
    answer = table.answer(command, **facts)
    return answer if isinstance(answer, Refusal) else None


def with_cards() -> Refusal | None:
    answer = Live().answer("record-result", **BANKER)
    return answer if isinstance(answer, Refusal) else None


SITUATIONS: dict[Reason, Callable[[], Refusal | None]] = {
    Reason.RESULTS_ONLY: lambda: after(0, "call-for-bets"),
    Reason.DEALT_WITH_CARDS: with_cards,
    Reason.UNKNOWN_RESULT: lambda: after(1, "correct-result", coup=2, **BANKER),
    Reason.RESULT_AS_RECORDED: lambda: after(1, "correct-result", coup=1, **BANKER),
    Reason.TOO_MANY_RESULTS: lambda: after(FULL, "record-result", **BANKER),
}
