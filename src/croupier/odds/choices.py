"""Which of a book's options change the odds of a variation at all: most are about procedure, and are not asked for.

It is found out by choosing each value and looking at what is then offered and paid. Start at `options_of_odds`.
"""

from __future__ import annotations

from typing import Any

from croupier.clauses import Refusal
from croupier.coup import Terms
from croupier.rulebooks import Rulebook
from croupier.rulebooks.provisions import Option


def options_of_odds(book: Rulebook, variation: str) -> tuple[Option, ...]:
    """In the book's order; none where there is no such variation."""
    usual = _offer(book.terms(variation))
    return tuple(
        option
        for key, option in book.options.items()
        if any(_offer(book.terms(variation, options={key: value})) != usual for value in option.values)
    )


def _offer(terms: Terms | Refusal) -> Any:
    """What the odds of a table are made of."""
    if isinstance(terms, Refusal):
        return None
    return (
        {id: wager.rows for id, wager in terms.wagers.items()},
        set(terms.combined),
        {id: (run.of, run.length, run.pays) for id, run in terms.runs.items()},
        {id: (tail.side, tail.longest, tail.pays) for id, tail in terms.tails.items()},
        set(terms.unavailable),
    )
