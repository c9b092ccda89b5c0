"""Refusals in words: a sentence a person can act on, with the figures and the clauses.

Each reason has one sentence; a test proves that none is missing. Start at `sentence`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from croupier.clauses import Clauses, Reason, Refusal
from croupier.money import dollars
from croupier.words.refusals_at_table import TABLE_SENTENCES
from croupier.words.refusals_irregular import IRREGULAR_SENTENCES
from croupier.words.refusals_people import PEOPLE_SENTENCES

Facts = dict[str, Any]


def clause_numbers(clauses: Clauses, *, book: str | None = None) -> str:
    """`9.6, 9.6/Table 2`: numbers alone where they are the book's own, in full where they are another's."""
    own = book or (clauses[0].book if clauses else "")
    return ", ".join(clause.number if clause.book == own else str(clause) for clause in clauses)


def sentence(refusal: Refusal) -> str:
    tell = _ALL[refusal.reason]
    text = tell(dict(refusal.facts))
    if not refusal.clauses:
        return text
    head, dot, tail = text.partition(". ")
    where = f" ({refusal.clauses[0].book}:{clause_numbers(refusal.clauses)})"
    return head.rstrip(".") + where + (dot + tail if tail else ".")


def _card_not_allowed(f: Facts) -> str:
    if "player" not in f:
        return f"{f['hand'].title()} has a fourth card, {f['card']}. No hand takes more than one additional card."
    return f"{f['hand'].title()} may not take a third card ({f['card']}): {_so_far(f)}. Remove it, or check the others."


def _card_missing(f: Facts) -> str:
    if "has" in f:
        return f"{f['hand'].title()} has {f['has']} of its first two cards. Give both."
    return f"{f['hand'].title()} must take a third card: {_so_far(f)}. Give its third card."


def _so_far(f: Facts) -> str:
    """What decided about a third card: both counts and, for Banker, what Player drew."""
    counts = f"on two cards Player has {f['player']} and Banker {f['banker']}"
    drawn = "player-third" in f and f["hand"] == "banker"
    return counts + (f", and Player's third card counts {f['player-third']}" if drawn else "")


def _switched_off(f: Facts) -> str:
    return (
        f"{f['wager']} is not offered with {f['option']}={f['chosen']}. "
        f"Give --option {f['option']}={f['value']} if the table offers it."
    )


_SENTENCES: Final[dict[Reason, Callable[[Facts], str]]] = {
    Reason.UNKNOWN_VARIATION: lambda f: f"{f['book']} has no variation '{f['variation']}'. It has {f['known']}.",
    Reason.DECKS_NOT_ALLOWED: lambda f: f"{f['decks']} decks are not allowed. Use {f['allowed']}.",
    Reason.UNKNOWN_OPTION: lambda f: f"{f['book']} has no option '{f['option']}'. It has {f['known']}.",
    Reason.OPTION_COMES_LATER: lambda f: (
        f"{f['option']} has no effect yet: it comes with the chapter {f['chapter']}. Leave it out."
    ),
    Reason.OPTION_VALUE_NOT_ALLOWED: lambda f: f"{f['option']} cannot be '{f['value']}'. It is one of {f['allowed']}.",
    Reason.NO_DIFFERENTIAL_SURCHARGE: lambda f: (
        f"No clause charges for a wager above the table differential in {f['variation']}. Settle without one."
    ),
    Reason.CARD_TOO_OFTEN: lambda f: (
        f"{f['card']} lies on the table {f['times']} times, and {f['decks']} decks have it {f['decks']} times. "
        "Check the cards or the number of decks."
    ),
    Reason.CARD_NOT_ALLOWED: _card_not_allowed,
    Reason.CARD_MISSING: _card_missing,
    Reason.UNKNOWN_WAGER: lambda f: f"{f['book']} has no wager '{f['wager']}'. See `croupier rules show {f['book']}`.",
    Reason.NOT_IN_THIS_VARIATION: lambda f: (
        f"{f['wager']} is not offered in {f['variation']}. It is offered in {f['offered']}."
    ),
    Reason.NOT_WITH_THESE_DECKS: lambda f: (
        f"{f['wager']} is not offered with {f['decks']} decks. It needs {f['allowed']}."
    ),
    Reason.OPTION_NOT_CHOSEN: lambda f: (
        f"{f['wager']} depends on a choice that was not made. Give --option {f['option']}={f['value']}."
    ),
    Reason.SWITCHED_OFF: _switched_off,
    Reason.STAKE_NOT_POSITIVE: lambda f: (
        f"A stake of {dollars(f['stake'])} on {f['wager']} is no wager. Stake more than zero."
    ),
    Reason.STAKE_TOO_LARGE: lambda f: (
        f"A stake of {dollars(f['stake'])} on {f['wager']} is more than the {dollars(f['maximum'])} "
        "that can be settled. Check the figure."
    ),
    Reason.TOKENS_NOT_ACCEPTED: lambda f: (
        f"{f['wager']} cannot be wagered with a promotional token here. Turn it into chips first."
    ),
    Reason.NEEDS_SEVERAL_COUPS: lambda f: (
        f'{f["wager"]} lives over several coups. Give their results: --results "P P B".'
    ),
    Reason.NEEDS_ONE_COUP: lambda f: (
        f"{f['wager']} is a wager on one coup. Give its cards, such as 3sKd4h/6cTd, instead of --results."
    ),
    Reason.NEEDS_A_NOMINATION: lambda f: (
        f'{f["wager"]} follows the hand nominated for each coup. Give them, up to {f["length"]}: --nominate "P B P".'
    ),
    Reason.NOT_OFFERED_IN_THIS_COUP: lambda f: (
        f"{f['wager']} could not be placed in this coup: on two cards Player had {f['player']} and "
        f"Banker {f['banker']}. It is offered when {f['window']}."
    ),
    Reason.NEEDS_A_MAIN_WAGER: lambda f: (
        f"{f['wager']} needs the patron's own wager on Player or Banker in the same coup. Add one, such as player=100."
    ),
    Reason.ABOVE_OWN_MAIN_WAGER: lambda f: (
        f"A stake of {dollars(f['stake'])} on {f['wager']} exceeds the patron's own main wager of "
        f"{dollars(f['maximum'])}. Reduce it."
    ),
    Reason.NOT_ON_ONE_LAYOUT: lambda f: (
        f"No layout has areas for {f['wagers']} and {f['apart']} together. Settle them as wagers of two tables."
    ),
    Reason.SPLIT_NOT_PAYABLE: lambda f: (
        f"{dollars(f['stake'])} on {f['wager']} cannot be split: {f['share']} of it is not payable in "
        f"{dollars(f['chip'])} chips. Stake a multiple of {dollars(f['multiple'])}."
    ),
    Reason.NOT_PAYABLE_IN_CHIPS: lambda f: (
        f"A win on {dollars(f['stake'])} at {f['wager']} cannot be paid exactly in {dollars(f['chip'])} chips. "
        "Stake a multiple that can."
    ),
    Reason.UNKNOWN_ROW: lambda f: f"{f['wager']} has no row '{f['row']}'. Its rows are: {f['known']}.",
    Reason.UNKNOWN_BURN: lambda f: f"There is no burn '{f['burn']}'. There is {f['known']}.",
    Reason.CUTTING_CARD_OUT_OF_PLACE: lambda f: (
        f"A cutting card {f['place']} cards from the back cannot be used. "
        f"Place it {f['least']} to {f['most']} cards in{', or ' + str(f['others']) if f.get('others') else ''}."
    ),
}

_ALL: Final = {**TABLE_SENTENCES, **IRREGULAR_SENTENCES, **PEOPLE_SENTENCES, **_SENTENCES}
