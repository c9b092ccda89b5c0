"""What a book wants answered in the terms of a tournament, and which of it is not.

An item is asked only where its condition holds; conditions are words of the book, each with one small function here.
An answer is whatever differs from what stands there unasked. Start at `missing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import UNSET

from croupier.rulebooks.tournament import TermItem, TournamentChapter
from croupier.tournament.paying import extra_price
from croupier.tournament.terms.findings import TermFinding
from croupier.tournament.terms.schema import TermsPart, TournamentTerms

STATEMENT: Final = "statement"
_BUT_THE_LAST: Final = "format.round.progress"  # nobody goes on from the last round


def _kept(terms: TournamentTerms) -> bool:
    """Something that is had after the entry is paid to the operator, and not into the pool or for chips."""
    later = (terms.details.re_buy, terms.details.add_on, terms.format.buy_back)
    return any(one is not UNSET and extra_price(terms, one).commission for one in later)


_CONDITIONS: Final[dict[str, Callable[[TournamentTerms], bool]]] = {
    "always": lambda terms: True,
    "if-several-rounds": lambda terms: len(terms.format.round) > 1,
    "if-sit-and-go": lambda terms: terms.format.kind == "sit-and-go",
    "if-progression": lambda terms: terms.format.kind != "points" and len(terms.format.round) > 1,
    "if-points": lambda terms: terms.format.kind == "points",
    "if-points-eliminate": lambda terms: (
        terms.format.kind == "points" and any(one.progress.by not in ("all", "final") for one in terms.format.round)
    ),
    "if-by-chips": lambda terms: terms.winners.by != "points",
    "if-by-points": lambda terms: terms.winners.by == "points",
    "if-buy-back": lambda terms: terms.format.buy_back is not UNSET,
    "if-repechage": lambda terms: terms.format.repechage is not UNSET and not terms.format.repechage.director_decides,
    "if-director-decides-repechage": lambda terms: (
        terms.format.repechage is not UNSET and terms.format.repechage.director_decides
    ),
    "if-commission": lambda terms: terms.details.commission > 0 or _kept(terms),
    "if-compulsory": lambda terms: terms.wagers.every_coup,
    "if-secret": lambda terms: terms.wagers.secret is not UNSET,
    "if-pass-cards": lambda terms: terms.wagers.pass_card is not UNSET,
    "if-other-wagers": lambda terms: bool(terms.wagers.side_wagers),
    "if-selects": lambda terms: terms.entry.selects,
    "if-may-refuse": lambda terms: terms.entry.may_refuse,
    "if-signature": lambda terms: terms.entry.signature,
    "if-charity-or-media": lambda terms: terms.event in ("charity", "media"),
}

# without these no table can be run, whatever a book asks for
_NEEDED: Final = (
    "name",
    "variation",
    "details.starts",
    "details.most",
    "format.round",
    "format.round.length",
    "format.bank",
    "wagers.least",
    "wagers.most",
    "winners.by",
    "prizes.pool",
    "prizes.share",
    "prizes.ties",
)


def asked(item: TermItem, terms: TournamentTerms) -> bool:
    return _CONDITIONS[item.asked](terms)


def statements(terms: TournamentTerms, chapter: TournamentChapter) -> tuple[TermItem, ...]:
    """The book's statements that are part of these terms, in the book's order.

    One that has no occasion here says what does not hold: it is left out.
    """
    return tuple(
        one for one in chapter.term if one.kind == STATEMENT and terms.statement.get(one.id) and asked(one, terms)
    )


def missing(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    for item in chapter.term:
        if not asked(item, terms):
            continue
        if item.kind == STATEMENT:
            if not terms.statement.get(item.id):
                yield _wanting("no-statement", f"{STATEMENT}.{item.id}", item)
            continue
        for key in unanswered(terms, item.fields):
            yield _wanting("not-answered", key, item)
    wanted = {field for item in chapter.term if asked(item, terms) for field in item.fields}
    for path in _NEEDED:
        if path not in wanted:
            yield from (TermFinding("missing", "needed", key) for key in unanswered(terms, (path,)))


def _wanting(id: str, key: str, item: TermItem) -> TermFinding:
    return TermFinding("missing", id, key, item.clauses, {"about": item.about}, item.id)


def unanswered(terms: TournamentTerms, fields: tuple[str, ...]) -> Iterator[str]:
    """Where none of these fields is answered: one key, or one for every entry of the list they lead through."""
    answers = [dict(_answers(terms, field.split("."), "")) for field in fields]
    first, *others = answers
    for place, (key, answered) in enumerate(first.items()):
        last = fields[0] == _BUT_THE_LAST and place == len(first) - 1
        if not (answered or last or any(list(one.values())[place] for one in others)):
            yield key


def _answers(part: TermsPart, path: list[str], before: str) -> Iterator[tuple[str, bool]]:
    name, *rest = path
    field = _field(type(part), name)
    value: Any = getattr(part, field.name)
    key = f"{before}{name}"
    if not rest:
        yield key, value != _unasked(field)
    elif isinstance(value, tuple):
        for place, entry in enumerate(value, start=1):
            yield from _answers(entry, rest, f"{key}[{place}].")
    elif isinstance(value, TermsPart):
        yield from _answers(value, rest, f"{key}.")
    else:
        yield ".".join([key, *rest]), False


@cache
def _field(kind: type[TermsPart], name: str) -> msgspec.structs.FieldInfo:
    return next(one for one in msgspec.structs.fields(kind) if one.encode_name == name)


def _unasked(field: msgspec.structs.FieldInfo) -> object:
    """What stands in a field that nobody answered."""
    return () if field.default is msgspec.NODEFAULT else field.default
