"""Every word that a scenario may use for what the table knows: commands, events, reasons, slips, remedies and so on.

It is read off the records and the books themselves, so that a list of it is never out of date. Start at `vocabulary`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from croupier.clauses import Reason
from croupier.promotions.codec import PROMOTION_COMMANDS, PROMOTION_EVENTS
from croupier.rulebooks import open_book, shelf
from croupier.scenario.facts import told_by
from croupier.scenario.values import wanted_by
from croupier.scenario.warned import WARNINGS
from croupier.table.codec import COMMANDS, EVENTS
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.irregularities.slips import SLIPS
from croupier.table.state import Setup
from croupier.tournament.codec import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS

TOPICS: Final = (
    "commands", "events", "setup", "reasons", "slips", "remedies", "warnings", "tournament-commands",
    "tournament-events", "promotion-commands", "promotion-events",
)  # fmt: skip

_ENVELOPES: Final = ("id", "actor", "at", "made", "under")


def vocabulary() -> dict[str, list[tuple[str, list[str]]]]:
    """By topic, each name with its facts; a fact in brackets may be left out."""
    commands, events = _commands(COMMANDS), _events(EVENTS)
    setup: list[tuple[str, list[str]]] = [(name, []) for name in wanted_by(Setup)]
    reasons: list[tuple[str, list[str]]] = [(reason.value, []) for reason in Reason]
    slips = [(slip, [*kind.asks, *(() if kind.cards == "none" else ("cards",))]) for slip, kind in SLIPS.items()]
    warnings: list[tuple[str, list[str]]] = [(about, []) for about in WARNINGS]
    tournament = (_commands(TOURNAMENT_COMMANDS), _events(TOURNAMENT_EVENTS))
    promotion = (_commands(PROMOTION_COMMANDS), _events(PROMOTION_EVENTS))
    told = (commands, events, setup, reasons, slips, _remedies(), warnings, *tournament, *promotion)
    return dict(zip(TOPICS, told, strict=True))


def _commands(kinds: Mapping[str, type[Command]]) -> list[tuple[str, list[str]]]:
    return [(name, _facts(kind)) for name, kind in sorted(kinds.items())]


def _events(kinds: Mapping[str, type[Event]]) -> list[tuple[str, list[str]]]:
    return [(name, [fact.strip("[]") for fact in _facts(kind)]) for name, kind in sorted(kinds.items())]


def _remedies() -> list[tuple[str, list[str]]]:
    """Each remedy with the slips that it is for, book by book: `star-sydney:wrong-order`."""
    found: dict[str, list[str]] = {}
    for book in shelf():
        for row in open_book(book).irregularities.irregularity:
            for remedy in row.remedy:
                found.setdefault(remedy.id, []).append(f"{book}:{row.slip}")
    return [(remedy, list(dict.fromkeys(found[remedy]))) for remedy in sorted(found)]


def _facts(kind: type) -> list[str]:
    told = {name: one for name, one in told_by(kind).items() if name not in _ENVELOPES}
    return [f"[{name}]" if one.has_default else name for name, one in told.items()]
