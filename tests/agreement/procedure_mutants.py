"""Small wrongs in what a book says of procedure, found by walking its provisions along their types.

Every leaf is changed: a policy to each other policy, a figure up and down, a rank to its neighbours, an id or an option
to another, a list shorter, longer or in another order, a provision silent that spoke, or speaking that was silent. It
knows the types and not what any book should say. Start at `PROCEDURE_KINDS`; `loaded` makes a book of a wrong.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from functools import cache, partial
from typing import Any, Final, Literal, NamedTuple, TypeAlias, Union

import msgspec
from msgspec.structs import replace

from agreement.mutants import GONE, Change, Mutant, Path, changed
from croupier import BOOKS, Rulebook, open_book
from croupier.clauses import Clauses, Silent
from croupier.money import Share
from croupier.rulebooks import procedure as pr
from croupier.rulebooks import provisions as p
from croupier.rulebooks.act_names import act_names
from croupier.rulebooks.convert import Converter
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.procedure_checks import PROCEDURE
from croupier.rulebooks.provision import Provision
from expected.compare_procedure import ELSEWHERE, ORDERED, PROSE

Table: TypeAlias = dict[str, Any]


class DeferralOnly(Provision, frozen=True):
    """What of settlement.toml is procedure; mutants.py has the rest."""

    deferral: p.Deferral | Silent


FILES: Final[dict[str, type[Provision]]] = {
    "table": pr.TableAndSigns,
    "authority": pr.Authority,
    "shuffle": pr.ShuffleAndCut,
    "wagering": pr.Wagering,
    "limits": pr.Limits,
    "dealing": pr.Dealing,
    "notices": pr.Notices,
    "settlement": DeferralOnly,
    "layouts": p.Layouts,
}
IN_ORDER: Final = (*ORDERED, "faces")
ON_LAYOUTS: Final = ("id", *ELSEWHERE)  # loaded_mutants.py changes these
TOGGLED: Final = ("yes", "no", "allow", "approve", "soft", "hard")
ANOTHER: Final = "another"


def loaded(book: Rulebook, file: str, table: Table) -> Rulebook | None:
    """The book with one file changed; nothing where loading would refuse it.

    Only that file is converted, and only procedure is proved: the rest of the book is as it was.
    """
    faults = Faults()
    registers = {one.id: one.register for one in (book, book.parent) if one}
    provision = Converter(book.id, registers).table(FILES[file], table, faults.at(f"{file}.toml"))
    if faults.found or provision is None:
        return None
    if isinstance(provision, DeferralOnly):
        wrong = replace(book, settlement=replace(book.settlement, deferral=provision.deferral))
    elif isinstance(provision, p.Layouts):
        wrong = replace(book, layouts=() if isinstance(provision.layout, Silent) else provision.layout)
    else:
        wrong = replace(book, **{file: provision})
    for check in PROCEDURE:
        check(wrong, faults)
    return None if faults.found else wrong


# --- a file as the book has it, everything written out -------------------------------------------


@cache
def written(book: str, file: str) -> Table:
    found = open_book(book)
    if file == "settlement":
        return {"deferral": _written(found.settlement.deferral)}
    if file == "layouts":
        return {"layout": [_written(one) for one in found.layouts]}
    table: Table = _written(getattr(found, file))
    return table


def _written(value: object) -> Any:
    if isinstance(value, Silent):
        return {"silent": True} | ({"reading": value.reading} if value.reading else {})
    if isinstance(value, Provision):
        fields = ((field.encode_name, getattr(value, field.name)) for field in msgspec.structs.fields(value))
        return {name: _written(one) for name, one in fields if one is not None and not (one == () and _cites(name))}
    if isinstance(value, tuple):
        return [_written(one) for one in value]
    if isinstance(value, dict):
        return {key: _written(one) for key, one in value.items()}
    return str(value) if isinstance(value, str | Share) else value


def _cites(name: object) -> bool:
    return name == "clauses" or str(name).endswith("-clauses")


# --- the names a book knows ----------------------------------------------------------------------


class Names(NamedTuple):
    book: str
    ladder: tuple[str, ...]
    outside: tuple[str, ...]
    options: tuple[str, ...]
    wagers: tuple[str, ...]
    variations: tuple[str, ...]
    methods: tuple[str, ...]
    burns: tuple[str, ...]
    clauses: tuple[str, ...]

    def others(self, name: str, now: object) -> Iterable[str]:
        """What else could stand under a key that holds a name."""
        if name == "rank":
            place = self.ladder.index(str(now))
            return [self.ladder[beside] for beside in (place - 1, place + 1) if 0 <= beside < len(self.ladder)]
        known: tuple[str, ...] = (ANOTHER,)
        if name == "option" or name.endswith("-option") or name == "count-dummies":
            known = self.options
        elif name in ("wagers", "twin-boxes", "restriction"):
            known = self.wagers
        else:
            known = {
                "approval": tuple(sorted(act_names().approvals)),
                "power": tuple(sorted(act_names().commands)),
                "policy": TOGGLED,
                "dealt-by": self.methods,
                "method-clauses": self.methods,
                "grounds": ("after-last", "unfit", "handled"),
                "also": self.outside,
                "variations": self.variations,
                "burn-form": self.burns,
                "vouchers": ("table-play", "complementary"),
            }.get(name, known)
        return [one for one in known if one != now]

    def clause_beside(self, number: str) -> str:
        """The clause that stands after this one in its document, or before the last."""
        if number not in self.clauses:  # a clause of the book that this one falls back to
            return self.clauses[-1]
        place = self.clauses.index(number)
        return self.clauses[place + 1 if place + 1 < len(self.clauses) else place - 1]


@cache
def names_of(book: str) -> Names:
    found = open_book(book)
    return Names(
        book,
        tuple(one.id for one in found.authority.rank),
        tuple(one.id for one in found.authority.outside),
        tuple(found.options),
        found.wager_ids(),
        tuple(one.id for one in found.variations),
        tuple(one.id for one in found.dealing.method),
        tuple(one.id for one in found.cards.burn),
        tuple(map(str, found.register.rows)),
    )


# --- the walk ------------------------------------------------------------------------------------


class Walk(NamedTuple):
    names: Names
    file: str

    def record(self, kind: type[msgspec.Struct], table: Table, path: Path) -> Iterator[Change]:
        for name, hint in _hints(kind):
            if name not in PROSE and not (kind is p.Layout and name in ON_LAYOUTS):
                yield from self.value(hint, table.get(name), (*path, name))

    def value(self, hint: Any, now: Any, path: Path) -> Iterator[Change]:
        name = str(path[-1])
        choices = [one for one in typing.get_args(hint) if one not in (Silent, type(None))]
        if hint == Clauses:
            yield from self.clauses(now, path)
        elif typing.get_origin(hint) in (Union, types.UnionType):
            if _spoken(now):
                yield path, {"silent": True} if Silent in typing.get_args(hint) else GONE
                yield from self.value(choices[0], now, path)
            else:
                yield from self.said(choices[0], path)
        elif words := _words_of(hint):
            yield from ((path, other) for other in words if other != now)
        elif typing.get_origin(hint) is tuple:
            yield from self.entries(choices[0], now, path)
        elif typing.get_origin(hint) is dict:
            yield from self.table(choices[1], now, path)
        elif hint is bool:
            yield path, not now
        elif hint is int:
            yield from ((path, other) for other in (now - 1, now + 1))
        elif hint is Share:
            yield from ((path, other) for other in ("49%", "51%", "5%"))
        elif hint is str:
            yield from ((path, other) for other in self.names.others(name, now))
        else:
            yield from self.record(hint, now, path)

    def clauses(self, now: list[str] | None, path: Path) -> Iterator[Change]:
        """Each clause taken out, and changed for its neighbour; one where none was."""
        if now is None:
            yield path, [self.names.clauses[-1]]
            return
        for place, number in enumerate(now):
            rest = [*now[:place], *now[place + 1 :]]
            yield path, rest or GONE
            yield path, [*rest, self.names.clause_beside(number)]

    def said(self, hint: Any, path: Path) -> Iterator[Change]:
        """Something where there was nothing: as another book has it, citing whatever clause stands last."""
        if hint is int:
            yield path, 1
        elif hint is Share:
            yield path, "50%"
        elif hint is str:
            yield from ((path, other) for other in self.names.others(str(path[-1]), None))
        else:
            seen: list[Any] = []
            for book in BOOKS:
                other = _at(written(book, self.file), path)
                if _spoken(other) and (other := _recited(other, self.names.clauses[-1])) not in seen:
                    seen.append(other)
                    yield path, other
            if hint is p.Rule and not seen:
                yield path, {"clauses": [self.names.clauses[-1]]}

    def entries(self, kind: Any, now: list[Any] | None, path: Path) -> Iterator[Change]:
        now = now or []
        for place in range(len(now)):
            yield path, [*now[:place], *now[place + 1 :]]
        if path[-1] in IN_ORDER:
            for place in range(len(now) - 1):
                yield path, [*now[:place], now[place + 1], now[place], *now[place + 2 :]]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            for place, one in enumerate(now):
                yield from self.record(kind, one, (*path, place))
            return
        for other in _words_of(kind) or self.names.others(str(path[-1]), None):
            if other not in now:
                yield path, [other] if now == ["all"] else [*now, other]

    def table(self, kind: Any, now: Table | None, path: Path) -> Iterator[Change]:
        """Entries by name: each taken out, each under another name, and one more."""
        now, name = now or {}, str(path[-1])
        unused = [other for other in self.names.others(name, None) if other not in now]
        for key, one in now.items():
            rest = {other: row for other, row in now.items() if other != key}
            yield path, rest
            yield from ((path, {**rest, other: one}) for other in unused[:1])
            yield from self.value(kind, one, (*path, key))
        for key in unused:
            last = [self.names.clauses[-1]]
            first = next(iter(now.values()), last if kind == Clauses else {"clauses": last})
            yield path, {**now, key: first}


@cache
def _hints(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    hints = typing.get_type_hints(kind)
    return tuple((field.encode_name, hints[field.name]) for field in msgspec.structs.fields(kind))


def _words_of(hint: Any) -> tuple[str, ...]:
    """The words that a value is one of, be they literals or an enumeration's; none where it is something else."""
    if typing.get_origin(hint) is Literal:
        return typing.get_args(hint)
    return tuple(map(str, hint)) if isinstance(hint, type) and issubclass(hint, StrEnum) else ()


def _spoken(now: object) -> bool:
    return now is not None and not (isinstance(now, dict) and "silent" in now)


def _at(table: Any, path: Path) -> Any:
    for step in path:
        table = table.get(step) if isinstance(table, dict) else None
    return table


def _recited(table: Any, clause: str) -> Any:
    if isinstance(table, list):
        return [_recited(one, clause) for one in table]
    if isinstance(table, dict):
        return {name: [clause] if _cites(name) else _recited(one, clause) for name, one in table.items()}
    return table


def wrongs(book: str, file: str) -> Iterator[Mutant]:
    table = written(book, file)
    for path, value in Walk(names_of(book), file).record(FILES[file], table, ()):
        told = "-" if value is GONE else repr(value)
        yield Mutant(f"{file}.toml: {'.'.join(map(str, path))} = {told}", file, changed(table, path, value))


PROCEDURE_KINDS: Final[dict[str, Callable[[str], Iterator[Mutant]]]] = {
    file: partial(wrongs, file=file) for file in FILES
}
