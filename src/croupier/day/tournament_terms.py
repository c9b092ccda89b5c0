"""The terms of the demonstration's tournament, tournament.toml, with times handed in. Start at `demo_tournament`."""

from __future__ import annotations

from importlib import resources
from typing import Final

from msgspec.structs import replace

from croupier.table import Instant
from croupier.tournament.terms.reading import read_terms
from croupier.tournament.terms.schema import TournamentTerms

CONTEST_TABLE: Final = "lantern-cup"


def demo_tournament(starts: Instant, withdraw_until: Instant) -> TournamentTerms:
    """The terms of the demonstration's tournament, with these times."""
    text = (resources.files("croupier.day") / "tournament.toml").read_text(encoding="utf-8")
    terms = read_terms(text).terms
    return replace(
        terms,
        details=replace(terms.details, starts=starts),
        entry=replace(terms.entry, withdraw_until=withdraw_until),
    )
