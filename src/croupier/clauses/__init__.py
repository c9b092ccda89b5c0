"""Clauses, the values that cite them, the register of a document, and refusals with their reasons."""

from croupier.clauses.clause import Cited, Clause, Clauses, Silent, UncitedRule, holding, together
from croupier.clauses.refusal import Reason, Refusal, RefusalFacts, Refused, foremost, granted
from croupier.clauses.register import Chapter, ClauseRow, Register, Status

__all__ = [
    "Chapter",
    "Cited",
    "Clause",
    "ClauseRow",
    "Clauses",
    "Reason",
    "Refusal",
    "RefusalFacts",
    "Refused",
    "Register",
    "Silent",
    "Status",
    "UncitedRule",
    "foremost",
    "granted",
    "holding",
    "together",
]
