"""The set-up of a table: reading its lines, and filling in whatever they leave out.

What is left out is what the book lets every table have: its first variation, the usual number of decks, a layout with
areas for the wagers that the file places. What the book forbids stays as written, for the table to refuse. Start at
`read_setting` and `made_setup`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from croupier.cards import quoted
from croupier.clauses import Silent
from croupier.money import Cents, ChipSet
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.rulebooks.provisions import Layout
from croupier.scenario.facts import read_pairs
from croupier.scenario.lines import Line
from croupier.scenario.statements import Setting
from croupier.scenario.suggestion import instead
from croupier.scenario.times import START, Clock, morning_after
from croupier.scenario.values import ReadingOf, ValueProblem, Wanted, read_amount, read_value, wanted_by
from croupier.table.state import Instant, Limit, Setup

KEYWORDS: Final = (
    "book", "variation", "decks", "chips", "limits", "option", "offer", "layout", "places", "venue", "method", "setup",
)  # fmt: skip

_USUAL_LIMITS: Final = Limit(1_00, 1_000_000_00)
_USUAL_PLACES: Final = 9
_FIELDS: Final = wanted_by(Setup)


def read_setting(line: Line, clock: Clock = START) -> dict[str, Any]:
    """What one set-up line says, by the set-up's own field names."""
    words = line.words[1:]
    if not words:
        raise ValueProblem(f"`{line.keyword}` says nothing: see docs/scenarios.md for what it takes")
    match line.keyword:
        case "chips":
            return {"chips": _chips(tuple(read_amount(word) for word in words))}
        case "limits":
            return _limits(words)
        case "option":
            return {"options": tuple(read_pairs(words).items())}
        case "offer":
            return {"side_wagers": () if words == ("none",) else words}
        case "layout":
            return {"layout": words[0]} | ({"further_areas": words[1:]} if words[1:] else {})
        case "method":
            return _method(words)
        case "setup":
            return {name.replace("-", "_"): _field(name, text, clock) for name, text in read_pairs(words).items()}
        case _:
            if len(words) != 1:
                raise ValueProblem(f"write one word after `{line.keyword}`")
            return {line.keyword: _field(line.keyword, words[0], clock)}


def _field(name: str, text: str, clock: Clock) -> Any:
    if name not in _FIELDS:
        raise ValueProblem(f"a table's set-up has no {quoted(name)}: {instead(name, _FIELDS, 'setup')}")
    try:
        value = read_value(_FIELDS[name], text, ReadingOf(clock))
    except ValueProblem as error:
        raise ValueProblem(f"{name}: {error}") from None
    return _chips(value) if name == "chips" else value


def _chips(values: tuple[Cents, ...]) -> tuple[Cents, ...]:
    try:
        ChipSet.of(values)
    except ValueError as error:
        raise ValueProblem(f"chips: {error}") from None
    return values


def _limits(words: tuple[str, ...]) -> dict[str, Any]:
    """`limits 5 to 5000`, or `limits tie 5 to 500` for one wager."""
    match words:
        case (least, "to", most):
            return {"limits": Limit(read_amount(least), read_amount(most))}
        case (wager, least, "to", most):
            return {"wager_limits": ((wager, Limit(read_amount(least), read_amount(most))),)}
    raise ValueProblem("write the least and the most, such as `limits 5 to 5000` or `limits tie 5 to 500`")


def _method(words: tuple[str, ...]) -> dict[str, Any]:
    """`method to-wagerers`, or `method dealer-opens face down`."""
    match words:
        case (method,):
            return {"method": method}
        case (method, "face", face):
            return {"method": method, "face": read_value(Wanted("Face", Setup.__module__, True), face)}
    raise ValueProblem("write how the game is dealt, such as `method dealer-opens face down`")


# --- filling in ----------------------------------------------------------------------------------


def made_setup(book: Rulebook, setting: Setting, highest_seat: int, at: Instant) -> Setup:
    """The set-up with everything the file leaves out filled in."""
    given = dict(setting.given)
    side_wagers = given.get("side_wagers", () if setting.offers else _needed(book, setting.used))
    layout, further = _layouts(book, side_wagers)
    if "layout" in given:
        layout, further = given["layout"], given.get("further_areas", ())
    method = _dealer_opens(book)
    usual: dict[str, Any] = {
        "variation": book.variations[0].id,
        "decks": book.cards.decks.default,
        "chips": (1_00,),
        "layout": layout,
        "further_areas": further,
        "side_wagers": side_wagers,
        "limits": _USUAL_LIMITS,
        "venue": "" if isinstance(book.table.venue, Silent) else book.table.venue[0].id,
        "gaming_ends": None if isinstance(book.table.gaming_hours, Silent) else morning_after(at),
    }
    if "method" not in given:
        usual |= {"method": method.id, "face": "up" if "up" in method.faces else None}
    usual["places"] = _places(book, layout, highest_seat)
    return Setup(**(usual | given))


def _needed(book: Rulebook, used: Iterable[str]) -> tuple[str, ...]:
    """The side wagers to offer: those that the lines place, a Run as its family."""
    mains = {entry.id for entry in book.wagers if entry.backs} | {"tie"}
    families = {f"{run.id}-{row.length}": run.id for run in book.streaks.run for row in run.row}
    return tuple(dict.fromkeys(families.get(wager, wager) for wager in used if wager not in mains))


def _areas(layout: Layout) -> set[str]:
    return {*layout.wagers, *(id for choice in layout.choices for id in choice)}


def _layouts(book: Rulebook, side_wagers: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """A layout with areas for all of these, with others laid beside it where one is not enough."""
    combined = {entry.id for entry in book.combined}
    windowed = {entry.id for entry in book.wagers if entry.window}
    needed = {wager for wager in side_wagers if wager not in combined | windowed}
    mains = [layout for layout in book.layouts if "player" in layout.wagers]
    beside = [layout for layout in book.layouts if layout not in mains]
    stated = [layout for layout in mains if layout.side_wagers_stated]
    for layout in stated:
        if needed <= _areas(layout):
            return layout.id, ()
    for layout in stated:
        for other in beside:
            if needed <= _areas(layout) | _areas(other):
                return layout.id, (other.id,)
    unstated = [layout for layout in mains if not layout.side_wagers_stated]
    first = (unstated or mains or list(book.layouts))[0]
    further = [other.id for other in beside if not unstated and needed & _areas(other)]
    return first.id, (*further, *book.laid_beside(first.id, side_wagers))


def _dealer_opens(book: Rulebook) -> pr.Method:
    methods = book.dealing.method
    return next((method for method in methods if method.kind == "dealer-opens"), methods[0])


def _places(book: Rulebook, layout_id: str, highest_seat: int) -> int:
    """As many places as the layout shows; more where someone sits further along and the book lets them."""
    layout = next((one for one in book.layouts if one.id == layout_id), None)
    if layout is not None and layout.places is not None:
        enough = [places for places in sorted({layout.places, *layout.other_places}) if places >= highest_seat]
        return layout.places if layout.places >= highest_seat or not enough else enough[0]
    seats = book.table.seats
    wanted = max(_USUAL_PLACES, highest_seat)
    return wanted if isinstance(seats, Silent) else max(seats.least, min(wanted, seats.most))
