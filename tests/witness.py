"""What the engine cited while a test ran: tests go through these functions, and a claimed clause must have come back.

`settled`, `refused` and the others call the public functions and note every clause in what they return, and in what it
came: an event or a settled wager, a refusal, a document, or the book's data alone. Nobody says so but the thing itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from croupier import (
    Outcome,
    Refusal,
    Rulebook,
    Settled,
    SettledCoup,
    Stake,
    Terms,
    Winner,
    open_book,
    read_coup,
    settle,
    settle_streaks,
    settle_void,
)
from croupier.clauses import Clause
from croupier.coup import Draw
from croupier.money import Cents, ChipSet
from croupier.rulebooks.coverage import Kind, strongest
from croupier.table.events import Event

T = TypeVar("T")

cited: dict[Clause, Kind] = {}  # the strongest kind of each; emptied before each test by conftest

ACTED = (Event, SettledCoup, Settled, Draw)
DOCUMENTS = (
    "croupier.leaflet",
    "croupier.terms",
    "croupier.reports",
    "croupier.tournament.terms",
    "croupier.promotions.terms",
    "croupier.table.views",
    "croupier.odds",
    "croupier.verify",
    "croupier.service",
    "croupier.tournament.demands",
    "croupier.tournament.steps",
)


def note(result: T) -> T:
    """Record every clause carried by something the engine returned, and the kind of thing that carried it."""
    _walk(result, Kind.DATA)
    return result


def kind_of(thing: object) -> Kind | None:
    """What a thing is evidence of; None where it is part of something larger, which says so."""
    if isinstance(thing, ACTED):
        return Kind.ACTED
    if isinstance(thing, Refusal):
        return Kind.REFUSED
    home = type(thing).__module__
    if home.startswith("croupier.rulebooks"):
        return Kind.DATA
    if any(home == one or home.startswith(f"{one}.") for one in DOCUMENTS):
        return Kind.DOCUMENT
    return None


def _walk(thing: object, kind: Kind) -> None:
    if isinstance(thing, Clause):
        cited[thing] = strongest(cited.get(thing, kind), kind)
    elif isinstance(thing, msgspec.Struct):
        within = kind_of(thing) or kind
        for name in thing.__struct_fields__:
            _walk(getattr(thing, name), within)
    elif isinstance(thing, Mapping):
        for value in thing.values():
            _walk(value, kind)
    elif isinstance(thing, (tuple, list)):
        for value in thing:
            _walk(value, kind)


def terms(
    book: str | Rulebook,
    variation: str,
    *,
    decks: int | None = None,
    chip: Cents | Iterable[Cents] = 100,
    **options: str,
) -> Terms:
    """The terms of a table; options are given with underscores: `tie_percent="5"`."""
    made = _make_terms(book, variation, decks, chip, options)
    assert not isinstance(made, Refusal), made
    return made


def no_terms(
    book: str | Rulebook, variation: str, *, decks: int | None = None, chip: Cents = 100, **options: str
) -> Refusal:
    made = note(_make_terms(book, variation, decks, chip, options))
    assert isinstance(made, Refusal), "the terms were accepted"
    return made


def _make_terms(
    book: str | Rulebook, variation: str, decks: int | None, chip: Cents | Iterable[Cents], options: dict[str, str]
) -> Terms | Refusal:
    rulebook = open_book(book) if isinstance(book, str) else book
    chips = ChipSet.of([chip] if isinstance(chip, int) else chip)
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return rulebook.terms(variation, decks=decks, options=chosen, chips=chips)


def stakes(wagers: Mapping[str, int | Stake]) -> list[Stake]:
    """Wagers in whole dollars: `{"banker": 100, "super-6": 10}`."""
    return [one if isinstance(one, Stake) else Stake(wager, one * 100) for wager, one in wagers.items()]


def coup(under: Terms, text: str, wagers: Mapping[str, int | Stake], differential: Cents | None = None) -> SettledCoup:
    result = note(settle(under, read_coup(text), stakes(wagers), differential=differential))
    assert isinstance(result, SettledCoup), result
    return result


def settled(under: Terms, text: str, wager: str, dollars: int = 100, **more: Any) -> Settled:
    """One settled wager on one coup."""
    return coup(under, text, {wager: dollars}, **more).wagers[0]


def refused(under: Terms, text: str, wagers: Mapping[str, int | Stake], differential: Cents | None = None) -> Refusal:
    result = note(settle(under, read_coup(text), stakes(wagers), differential=differential))
    assert isinstance(result, Refusal), "the coup was settled"
    return result


_OUTCOMES = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE} | {one.value: one for one in Outcome}
_NOMINATED = {"P": Winner.PLAYER, "B": Winner.BANKER, "T": Winner.TIE, "-": None}


def streak(under: Terms, wager: str, results: str, *, nominate: str = "", dollars: int = 100) -> Settled:
    """One wager over several coups: results such as `P P dummy T end`."""
    answer = note(
        settle_streaks(
            under,
            [_OUTCOMES[word] for word in results.split()],
            [Stake(wager, dollars * 100)],
            [_NOMINATED[word] for word in nominate.split()],
        )
    )
    assert not isinstance(answer, Refusal), answer
    return answer[0]


def voided(under: Terms, wager: str, dollars: int = 100) -> Settled:
    answer = note(settle_void(under, [Stake(wager, dollars * 100)]))
    assert not isinstance(answer, Refusal), answer
    return answer[0]
