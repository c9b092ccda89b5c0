"""A refusal of the live table in words: its sentence where it has one, else its reason, facts and clauses.

Start at `told`.
"""

from __future__ import annotations

from croupier.clauses import Refusal
from croupier.cli.sentences import clause_numbers, sentence


def told(refusal: Refusal) -> str:
    try:
        return sentence(refusal)
    except KeyError:
        facts = ", ".join(f"{key} {value}" for key, value in refusal.facts.items())
        clauses = clause_numbers(refusal.clauses)
        return refusal.reason.value + (f" ({facts})" if facts else "") + (f" {clauses}" if clauses else "")
