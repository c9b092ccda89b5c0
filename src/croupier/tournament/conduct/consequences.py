"""What the terms say follows from something that a player did. Start at `following`."""

from __future__ import annotations

from msgspec import UnsetType

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.money import Cents
from croupier.tournament.rules import TournamentRules
from croupier.tournament.terms.schema import Answering


def following(
    answering: Answering | UnsetType, clauses: Clauses, what: str, rules: TournamentRules
) -> tuple[Clauses, str, Cents] | Refusal:
    """The clauses, the consequence and the chips it takes; a book may not let chips be taken whatever terms say."""
    if isinstance(answering, UnsetType):
        return Refusal(Reason.NOT_IN_THE_TERMS, clauses, {"what": what})
    if answering.consequence == "chips":
        chips = rules.chapter.chips
        if "penalty" not in chips.moved_by:
            facts: RefusalFacts = {"what": "chips-taken", "book": rules.book.id}
            return Refusal(Reason.AGAINST_THE_RULES, together(chips.moved_clauses, clauses), facts)
        return clauses, answering.consequence, answering.chips
    return clauses, answering.consequence, 0
