"""The matrix of every command by every rank of every book is what `decide` does."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
import pytest

from architecture import ROOT
from croupier import BOOKS, Refusal, open_book
from croupier.clauses import Reason
from croupier.table import PATRON, Actor, Command, decide
from croupier.table.codec import COMMANDS
from croupier.table.contest.state import ContestTerms
from live import Live

_PERSON = (Reason.NO_RANK, Reason.RANK_TOO_LOW, Reason.NOT_FOR_ANOTHER, Reason.UNKNOWN_RANK)
# one way of giving the command, or what it names, has a row with a rank of its own that is asked later
_ROWS_OF_THEIR_OWN = {"approve", "cut-cards", "write-off-commission", "write-off-debt"}
_PLAIN = {str: "x", int: 1, bool: False}


def page(book: str) -> dict[str, dict[str, str]]:
    """The page's cells: command, rank's name, what stands there."""
    text = (ROOT / "docs" / "reference" / "matrix.md").read_text(encoding="utf-8")
    lines = text.split(f"## {book}\n")[1].split("\n## ")[0].strip().splitlines()
    head = [cell.strip() for cell in lines[0].strip("|").split("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {row[0].strip("`"): dict(zip(head[1:], row[1:], strict=True)) for row in rows}


def some(kind: type[Command], table: Live) -> dict[str, Any]:
    """Facts that make a command of this kind, be it sensible or not."""
    hints = typing.get_type_hints(kind)
    own = [one for one in msgspec.structs.fields(kind) if one.required and one.name not in Command.__struct_fields__]
    return {one.name: _value(hints[one.name], one.name, table) for one in own}


def _value(hint: Any, name: str, table: Live) -> Any:
    if name == "setup":
        return table.setup
    if name == "limits":
        return table.setup.limits
    if name == "terms":
        return ContestTerms(bank=0)
    if typing.get_origin(hint) is typing.Literal:
        return typing.get_args(hint)[0]
    if typing.get_origin(hint) is tuple:
        return ()
    members = getattr(hint, "__members__", None)
    return next(iter(members.values())) if members else _PLAIN.get(hint, hint if hint is None else "x")


@pytest.mark.parametrize("book", BOOKS)
def test_the_matrix_is_what_decide_lets_each_rank_do(book: str) -> None:
    rulebook = open_book(book)
    table, cells, wrong = Live(book), page(book), []
    people = [*rulebook.authority.rank, *rulebook.authority.outside]
    assert list(cells) == list(COMMANDS)
    for name, kind in COMMANDS.items():
        facts = some(kind, table)
        for one in people:
            actor = Actor("someone", one.id)
            answer = decide(table.table, kind(id="new", actor=actor, at=table.now, **facts), rulebook)
            refused = isinstance(answer, Refusal) and answer.reason in _PERSON
            if refused == (cells[name][one.name] == "yes") and name not in _ROWS_OF_THEIR_OWN:
                wrong.append((name, one.id, cells[name][one.name], answer))
    assert wrong == []


@pytest.mark.parametrize("book", BOOKS)
def test_a_patron_gives_only_what_is_a_patrons(book: str) -> None:
    rulebook = open_book(book)
    table, cells = Live(book), page(book)
    for name, kind in COMMANDS.items():
        facts = some(kind, table)
        answer = decide(table.table, kind(id="new", actor=Actor("nobody", PATRON), at=table.now, **facts), rulebook)
        if cells[name]["Patron"] != "own":
            assert isinstance(answer, Refusal), name
            assert answer.reason is Reason.RANK_TOO_LOW, (name, answer)


@pytest.mark.parametrize("book", BOOKS)
def test_every_remedy_is_refused_below_its_rank_and_allowed_from_it_on(book: str) -> None:
    """A row's rank is proved where the row's remedy is; here every rank meets every remedy of a waiting matter."""
    rulebook = open_book(book)
    ladder = [rank.id for rank in rulebook.authority.rank]
    table = Live(book)
    table.bet("A", "player", 100)
    table.bet("B", "banker", 100)
    table.first_four("6sKc/3d4d")
    table.do("report-irregularity", by=ladder[0], slip="order-unknown")
    matter = table.table.matter
    assert matter is not None
    for remedy in rulebook.irregularities.irregularity[matter.row].remedy:
        for place, rank in enumerate(ladder):
            actor = Actor("another", rank)
            answer = table.answer("order-remedy", by=actor, remedy=remedy.id, agreed=("A", "B", "C"))
            low = isinstance(answer, Refusal) and answer.reason is Reason.RANK_TOO_LOW
            assert low == (place < ladder.index(remedy.rank)), (remedy.id, rank, answer)
