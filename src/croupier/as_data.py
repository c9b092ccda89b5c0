"""Whatever the library answers, as plain data: what `json.dumps` takes, by the names that `--json` prints.

Money is whole cents, exact ratios are text `n/d` (a number would round them), enums are their values, cards their two
letters, clauses their text. It imports none of the parts whose answers it tells: an answer that has a document of its
own hands it over. Start at `to_dict`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from fractions import Fraction
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

import msgspec

from croupier.cards import Card, TwoHands, point_count
from croupier.clauses import Refusal
from croupier.coup import Settled, SettledCoup, Terms
from croupier.money import Odds
from croupier.rulebooks import Rulebook

Data: TypeAlias = Any  # dict, list, str, int, float, bool or None, all the way down


@runtime_checkable
class Documented(Protocol):
    """An answer that says itself as a document: tables of odds, effects of removal, simulations, scoreboards."""

    def document(self) -> dict[str, Any]: ...


def to_dict(answer: object) -> Data:
    """The answer as data; a TypeError for what is no answer of the library.

    >>> from croupier import read_coup, to_dict
    >>> to_dict(read_coup("4s5d/9h9c"))["player"]
    {'cards': ['4S', '5D'], 'count': 9}
    """
    if isinstance(answer, str | int | float | bool | None) and not isinstance(answer, Enum):
        return str(answer) if type(answer) not in (str, int, float, bool) and isinstance(answer, str) else answer
    for kind, told in _TOLD.items():
        if isinstance(answer, kind):
            return told(answer)
    if isinstance(answer, Documented):
        return to_dict(answer.document())
    if isinstance(answer, Mapping):
        return {_key(key): to_dict(value) for key, value in answer.items()}
    if isinstance(answer, Sequence | AbstractSet) and not isinstance(answer, bytes | bytearray):
        return [to_dict(one) for one in answer]
    if isinstance(answer, msgspec.Struct):
        return {name: to_dict(getattr(answer, name)) for name in answer.__struct_fields__}
    raise TypeError(f"{type(answer).__name__} is no answer of the library: there is no data to make of it")


def _key(key: object) -> str:
    told = to_dict(key)
    return told if isinstance(told, str) else str(told)


def _hands(hands: TwoHands) -> dict[str, Any]:
    return {side: _hand(cards) for side, cards in (("player", hands.player), ("banker", hands.banker))}


def _hand(cards: tuple[Card, ...]) -> dict[str, Any]:
    return {"cards": [card.code for card in cards], "count": point_count(cards)}


def _coup(coup: SettledCoup) -> dict[str, Any]:
    facts = {name: to_dict(getattr(coup.facts, name)) for name in coup.facts.__struct_fields__}
    return {
        "result": coup.winner.value,
        **_hands(coup.hands),
        "facts": facts,
        "clauses": to_dict(coup.clauses),
        "wagers": [_settled(one) for one in coup.wagers],
    }


def _settled(one: Settled) -> dict[str, Any]:
    """As `croupier settle --json` has it, but for the sentence of its row, which is words and not data."""
    told: dict[str, Any] = {
        "wager": one.wager,
        "stake": one.stake,
        "resolution": one.resolution.value,
        "profit": one.profit,
        "commission": one.commission,
        "returned": one.returned,
        "row_id": one.row,
        "clauses": to_dict(one.clauses),
    }
    if one.figures:
        told["figures"] = to_dict(dict(one.figures))
    if one.rounding:
        told["rounding"] = one.rounding
    if one.token:
        told["token"] = True
    if one.waits[0]:
        told["waits"] = _ratio(Fraction(*one.waits))
    if one.parts:
        told["parts"] = [_settled(part) for part in one.parts]
    return told


def _refusal(refusal: Refusal) -> dict[str, Any]:
    return {
        "reason": refusal.reason.value,
        "clauses": to_dict(refusal.clauses),
        "facts": to_dict(refusal.facts),
    }


def _terms(terms: Terms) -> dict[str, Any]:
    return {
        "book": terms.book,
        "edition": terms.edition,
        "variation": terms.variation,
        "decks": terms.decks,
        "options": dict(terms.options),
        "wagers": [*terms.wagers, *terms.combined, *terms.runs, *terms.tails],
    }


def _book(book: Rulebook) -> dict[str, Any]:
    """In short, as `croupier rules list --json` has it; its clauses are `to_dict(book.register)`."""
    made = book.source.instrument
    return {
        "book": book.id,
        "casino": book.source.casino,
        "title": book.source.title,
        "version": book.source.version,
        "made": made.made,
        "commences": made.commences,
        "supersedes": made.supersedes,
        "variations": [one.id for one in book.variations],
        "wagers": list(book.wager_ids()),
        "decks": to_dict(book.cards.decks.allowed),
        "clauses": len(book.register),
        "digest": book.digest,
        "edition": book.edition,
    }


def _ratio(ratio: Fraction) -> str:
    return f"{ratio.numerator}/{ratio.denominator}"


_TOLD: Final[dict[type[Any], Callable[[Any], Data]]] = {
    Enum: lambda one: one.value,
    Card: lambda one: one.code,
    Fraction: _ratio,
    Odds: lambda one: f"{one.pays}/{one.per}",
    TwoHands: _hands,
    SettledCoup: _coup,
    Settled: _settled,
    Refusal: _refusal,
    Terms: _terms,
    Rulebook: _book,
}
