"""From a file of TOML to the terms of a tournament; `croupier.terms` reads any terms. Start at `read_terms`."""

from __future__ import annotations

from croupier.terms.reading import TermsRead, read_as
from croupier.tournament.terms.schema import TournamentTerms


def read_terms(text: str) -> TermsRead[TournamentTerms]:
    return read_as(TournamentTerms, text)
