"""Proving that clauses kept for some cases are kept well: each is one that its provision has, each case a real one.

A clause that `only` limits and the provision does not cite would never be cited, and a wager, variation or ground that
does not exist would never be met: either way the book would leave out what it means to say. Start at `check_only`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from croupier.clauses import Clauses, Silent
from croupier.rulebooks import procedure as pr
from croupier.rulebooks import provisions as p
from croupier.rulebooks.faults import Faults, PlaceInBook
from croupier.rulebooks.naming import resolve
from croupier.rulebooks.only import Only
from croupier.rulebooks.provision import Provision

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook

FILES: Final = ("table", "authority", "shuffle", "wagering", "limits", "dealing", "notices", "settlement")
REPLACED: Final = ("after-last", "unfit", "handled")  # grounds on which cards are replaced
STOCKS: Final = ("casino", "manufacturer")  # who shuffled cards that come shuffled


def check_only(book: Rulebook, faults: Faults) -> None:
    for file in FILES:
        for here, record in _records(getattr(book, file), faults.at(f"{file}.toml")):
            _limited(book, record, here)
    for layout in book.layouts:
        _limited(book, layout, faults.at("layouts.toml").at("layout").entry(layout.id))
    _beside(book, faults.at("wagering.toml").at("per-option.beside"))
    _split(book, faults)


def _records(value: object, here: PlaceInBook) -> Iterator[tuple[PlaceInBook, Provision]]:
    """Every provision of a file, the outer before those within it."""
    if isinstance(value, Provision):
        yield here, value
        for name, written in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from _records(getattr(value, name), here.at(written))
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _records(one, here.at(key))
    elif isinstance(value, tuple):
        for place, one in enumerate(value, start=1):
            yield from _records(one, here.entry(getattr(one, "id", getattr(one, "lies", place))))


def _limited(book: Rulebook, record: Provision, here: PlaceInBook) -> None:
    limited: tuple[Only, ...] = getattr(record, "only", ())
    for place, one in enumerate(limited, start=1):
        entry = here.at("only").entry(place)
        _within(one.clauses, record.clauses, entry.at("clauses"))  # type: ignore[attr-defined]
        if not (one.wagers or one.variations or one.grounds or one.layouts):
            entry.add("names no wagers, no variations, no layouts and no grounds")
        resolve(one.wagers, _wagers(book, record), "such wager here:", entry.at("wagers"))
        resolve(one.variations, _variations(book, record), "such variation here:", entry.at("variations"))
        resolve(one.layouts, {each.id for of in _books(book) for each in of.layouts}, "layout", entry.at("layouts"))
        resolve(one.grounds, _grounds(book, here), "such ground here:", entry.at("grounds"))


def _within(clauses: Clauses, of: Clauses, here: PlaceInBook) -> None:
    for clause in clauses:
        if clause not in of:
            here.add(f"{clause.number} is not among the clauses that this limits")


def _wagers(book: Rulebook, record: Provision) -> Collection[str]:
    """Those that the provision itself is about, or every wager of the book."""
    own = {*getattr(record, "wagers", ()), *(one for each in getattr(record, "choices", ()) for one in each)}
    return own or _every_wager(book)


def _every_wager(book: Rulebook) -> Collection[str]:
    """Of the book, and of the one behind it: what falls back keeps the other's words."""
    return {one for each in _books(book) for one in (*each.wager_ids(), *(run.id for run in each.streaks.run))}


def _variations(book: Rulebook, record: Provision) -> Collection[str]:
    own: tuple[str, ...] = getattr(record, "variations", p.ALL)
    return {one.id for each in _books(book) for one in each.variations} if own == p.ALL else own


def _books(book: Rulebook) -> Iterator[Rulebook]:
    yield book
    if book.parent is not None:
        yield book.parent


def _grounds(book: Rulebook, here: PlaceInBook) -> Collection[str]:
    """The grounds that what is ordered there may have; most things have none."""
    match here.key.removeprefix("power."):
        case "approval.riffle":
            riffles = book.shuffle.riffle
            return () if isinstance(riffles, Silent) else {one.stock for one in riffles}
        case "pre-shuffled":
            return STOCKS
        case "order-shuffle":
            return {one.grounds for one in book.shuffle.ordered}
        case "order-dummy-coup":
            return {one.id for one in book.dealing.dummy.grounds}
        case "replace-cards" | "replaced-all":
            return REPLACED
        case _:
            return ()


def _beside(book: Rulebook, here: PlaceInBook) -> None:
    known = _every_wager(book)
    for place, one in enumerate(book.wagering.per_option.beside, start=1):
        resolve(one.wagers, known, "wager", here.entry(place).at("wagers"))
        if len(one.wagers) < 2:
            here.entry(place).at("wagers").add("needs two wagers that may lie together")


def _split(book: Rulebook, faults: Faults) -> None:
    """Clauses listed again by who cuts, by the way of dealing, by whose natural it is or by the count that won."""
    cut = book.shuffle.who_cuts
    _within(cut.patron_clauses, cut.clauses, faults.at("shuffle.toml").at("who-cuts.patron-clauses"))
    dummy = book.dealing.dummy
    _within(dummy.placed_clauses, dummy.stray_clauses, faults.at("dealing.toml").at("dummy.placed-clauses"))
    alone = book.wagering.side_wager_alone
    _within(alone.completed_clauses, alone.clauses, faults.at("wagering.toml").at("side-wager-alone.completed-clauses"))
    keeps = book.notices.keeps_old_minimum
    if not isinstance(keeps, Silent):
        here = faults.at("notices.toml").at("keeps-old-minimum")
        _within(keeps.wager_clauses, keeps.clauses, here.at("wager-clauses"))
        _within(keeps.newcomer_clauses, keeps.clauses, here.at("newcomer-clauses"))
    for one in dummy.grounds:
        here = faults.at("dealing.toml").at("dummy.grounds").entry(one.id)
        _within(one.request_clauses, one.clauses, here.at("request-clauses"))
        _within(one.agreement_clauses, one.clauses, here.at("agreement-clauses"))
    personal = book.limits.personal
    if not isinstance(personal, Silent):
        _within(personal.wager_clauses, personal.clauses, faults.at("limits.toml").at("personal.wager-clauses"))
    called: pr.ResultCalled = book.dealing.result_called
    ways = {method.id for method in book.dealing.method}
    for way, clauses in called.method_clauses.items():
        here = faults.at("dealing.toml").at("result-called.method-clauses")
        resolve([way], ways, "way of dealing", here)
        _within(clauses, called.clauses, here.at(way))
    counts = {str(count) for count in range(10)}
    naturals, here = book.table_of_play.naturals, faults.at("tableau.toml").at("naturals")
    _within(naturals.player_clauses, naturals.clauses, here.at("player-clauses"))
    _within(naturals.banker_clauses, naturals.clauses, here.at("banker-clauses"))
    merit = faults.at("tableau.toml").at("merit.count-clauses")
    resolve(book.table_of_play.merit.count_clauses, counts, "count", merit)
