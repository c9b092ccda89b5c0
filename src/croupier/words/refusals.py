"""Refusals in words: a sentence a person can act on, with the figures and the clauses.

What is wrong and what to do stand in the catalogue, by the reason's name. Start at `sentence`.
"""

from __future__ import annotations

from typing import Final

from croupier.clauses import Clauses, Refusal
from croupier.languages import Message, Speaker

_DO: Final = "do"  # the form of a refusal's message that says what to do; at a terminal there may be another
_AT_TERMINAL: Final = "terminal"
_IN_ENGLISH: Final = Speaker(terminal=True)


def clause_numbers(clauses: Clauses, *, book: str | None = None) -> str:
    """`9.6, 9.6/Table 2`: numbers alone where they are the book's own, in full where they are another's."""
    own = book or (clauses[0].book if clauses else "")
    return ", ".join(clause.number if clause.book == own else str(clause) for clause in clauses)


def sentence(refusal: Refusal, speaker: Speaker = _IN_ENGLISH, *, at_table: bool = False) -> str:
    """Why not, and what to do: at a table that is what people there can do, and no option of a command line."""
    message = Message(f"refusal-{refusal.reason.value}", refusal.facts)
    where = f"{refusal.clauses[0].book}:{clause_numbers(refusal.clauses)}" if refusal.clauses else ""
    do = _what_to_do(message, speaker, at_table=at_table)
    return speaker.say("refused-because", what=speaker.said(message), do=do, clauses=where)


def _what_to_do(message: Message, speaker: Speaker, *, at_table: bool) -> str:
    forms = (_AT_TERMINAL, _DO) if speaker.terminal and not at_table else (_DO,)
    form = next((one for one in forms if speaker.has(message.id, one)), "")
    return speaker.said(message, form) if form else ""
