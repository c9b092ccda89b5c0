"""Refusals when something went wrong, in words: what waits, what does not fit, who is needed.

One sentence a reason, as in refusals_at_table.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from croupier.clauses import Reason
from croupier.money import dollars

Facts = dict[str, Any]


def _words(name: Any) -> str:
    return str(name).replace("-", " ")


IRREGULAR_SENTENCES: Final[dict[Reason, Callable[[Facts], str]]] = {
    Reason.MATTER_OPEN: lambda f: (
        f"An irregularity waits for its remedy: {_words(f['slip'])}. Order one first: {_words(f['remedies'])}."
    ),
    Reason.OFFER_OPEN: lambda f: (
        f"Patrons still choose what becomes of {f['wagers']} wager{'s' if f['wagers'] != 1 else ''}: {f['choices']}. "
        "Wait for their answers, or end the asking."
    ),
    Reason.CHANGES_OPEN: lambda f: f"Wagers of coup {f['coup']} may be changed now. End the changes first.",
    Reason.NO_MATTER: lambda f: "No irregularity was reported. Report what happened first.",
    Reason.NO_OFFER: lambda f: f"Patrons have nothing to choose in coup {f['coup']}.",
    Reason.UNKNOWN_SLIP: lambda f: f"The book knows no irregularity '{f['slip']}'. It knows: {_words(f['known'])}.",
    Reason.FACTS_MISSING: lambda f: (
        f"A report of {_words(f['slip'])} needs to say more: the {f['fact']} concerned is missing, or is not there."
    ),
    Reason.SLIP_DOES_NOT_FIT: lambda f: f"{_words(f['slip']).capitalize()} does not fit: {_words(f['why'])}.",
    Reason.UNKNOWN_REMEDY: lambda f: (
        f"'{f['remedy']}' is no remedy for {_words(f['slip'])}. The book allows: {_words(f['known'])}."
    ),
    Reason.ANOTHER_PERSON_NEEDED: lambda f: (
        f"{f['actor']} {f.get('did', 'reported it')} and cannot also order '{f['remedy']}'. Another person must."
    ),
    Reason.NOT_ALL_AGREE: lambda f: f"'{f['remedy']}' needs every patron's agreement. Not yet agreed: {f['patrons']}.",
    Reason.CHOICE_NOT_OFFERED: lambda f: (
        f"A wager of {dollars(f['from'])} can only be made smaller here, and not {dollars(f['to'])}."
        if "to" in f
        else f"'{f['choice']}' is not offered. There is: {f['choices']}."
    ),
    Reason.NOBODY_TO_TELL: lambda f: (
        f"'{f['who']}' need not be told of matter {f['matter']}. Waiting to be told: {f['waiting']}."
    ),
    Reason.CARRIED_CARD_FIRST: lambda f: (
        f"A card kept from before begins coup {f['coup']}. Lay it before any other card is drawn."
    ),
    Reason.NO_CARRIED_CARD: lambda f: f"No card was kept from before coup {f['coup']}. Draw one.",
}
