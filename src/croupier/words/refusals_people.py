"""Refusals about people and payments, in words: what is no breach, who decided already, who may not take part.

One sentence a reason, as in refusals_at_table.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from croupier.clauses import Reason
from croupier.money import dollars

Facts = dict[str, Any]

_EXCUSES: Final = {
    "on-duty": "the person is on duty",
    "asked": "the player asked for it or permits it",
    "compliance": "it only keeps the rules",
}


def _words(name: Any) -> str:
    return str(name).replace("-", " ")


def _not_abstaining(f: Facts) -> str:
    told = f"{f['patron']} has sat out {f['coups']} of {f['needed']} coups at a full table"
    return f"{told}, and {f['free']} seats are free." if f["free"] else f"{told}. The seat is theirs."


def _not_as_settled(f: Facts) -> str:
    if "settled" in f:
        return (
            f"Wager {f['wager']} of coup {f['coup']} was settled for {dollars(f['settled'])}, not {dollars(f['due'])}."
        )
    return f"No wager {f['wager']} of that patron was settled in coup {f['coup']}. Name the coup and the wager."


PEOPLE_SENTENCES: Final[dict[Reason, Callable[[Facts], str]]] = {
    Reason.NOT_FORBIDDEN: lambda f: (
        f"{f['book']} does not forbid '{_words(f['kind'])}'. It forbids: {_words(f['known'])}."
    ),
    Reason.NOT_A_BREACH: lambda f: f"{_words(f['kind']).capitalize()} is no breach where {_EXCUSES[f['excuse']]}.",
    Reason.UNKNOWN_CASE: lambda f: f"There is no open {f['what']} {f['number']}. Open: {f['known']}.",
    Reason.NOT_DECIDED: lambda f: f"Dispute {f['dispute']} is not decided yet. Have it decided before it is reviewed.",
    Reason.ALREADY_DECIDED: lambda f: f"The {f['what']} of case {f['number']} is made already.",
    Reason.PAYMENT_WAS_RIGHT: lambda f: f"Wager {f['wager']} was paid {dollars(f['amount'])}, which is what was due.",
    Reason.NOT_AS_SETTLED: _not_as_settled,
    Reason.NOT_EXCLUDED: lambda f: f"{f['patron']} is not excluded.",
    Reason.NOTHING_HELD: lambda f: f"No money of {f['patron'] or 'nobody'} is held.",
    Reason.EXCLUDED_FROM_GAME: lambda f: f"{f['patron']} is excluded from the game (breach {f['breach']}).",
    Reason.NOT_ABSTAINING: _not_abstaining,
}
