"""Terms of small tournaments in several shapes, made ready for a rehearsal. Start at `begun`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

from croupier import open_book
from croupier.rehearsal.preparing import EventBegun, prepare_event
from croupier.rehearsal.strategies import Strategy
from croupier.tournament.terms.schema import Length, Onward, Round, TournamentTerms
from tournaments import terms_for

BOOKS = ("canberra", "crown-sydney", "crown-melbourne")
EVERY = tuple(Strategy)


def a_round(
    coups: int,
    tables: int,
    seats: int,
    by: Literal["top-of-table", "top-by-chips", "all", "final"] = "final",
    number: int = 0,
    bank: Literal["fresh", "carried"] = "fresh",
) -> Round:
    basis = "" if tables else "as many as are needed"
    onward = Onward(by=by, number=number)
    length = Length(coups=coups)
    return Round(name="R", length=length, tables=tables, tables_basis=basis, seats=seats, progress=onward, bank=bank)


SHAPES: dict[str, tuple[Round, ...]] = {
    "top of each table, fresh banks": (a_round(5, 3, 4, "top-of-table", 1), a_round(4, 1, 7)),
    "top by chips, carried over": (a_round(4, 2, 7, "top-by-chips", 5), a_round(4, 1, 7, bank="carried")),
    "everyone goes on, then two of each": (
        a_round(3, 0, 3, "all"),
        a_round(3, 0, 7, "top-of-table", 2, "carried"),
        a_round(4, 1, 7),
    ),
    "one round": (a_round(6, 3, 7),),
}


def small_terms(
    book: str, shape: str = "one round", *, bank: int = 100_00, ties: str = "divide", **parts: Any
) -> TournamentTerms:
    return terms_for(
        book,
        **{
            "details": {"most": 11},
            "format": {"round": SHAPES[shape], "bank": bank},
            "prizes": {"ties": ties},
            "wagers": {"least": 25_00, "most": 2500_00, "compulsory": 25_00},
        }
        | parts,
    )


@cache
def begun(book: str, shape: str = "one round", bank: int = 100_00, ties: str = "divide") -> EventBegun:
    return prepare_event(small_terms(book, shape, bank=bank, ties=ties), open_book(book), 11, 60)


def playing(event: EventBegun, mix: Sequence[Strategy] = EVERY) -> dict[str, Strategy]:
    """The strategies of everyone, in turn."""
    return {one: mix[number % len(mix)] for number, one in enumerate(event.tournament.entrants)}
