"""One typed expectation a line: clauses | table | what was dealt | what was staked | what becomes of it.

    10.2/Table 3:Banker | traditional | 2d4s/3h4c B6-7 | banker 100 | wins 95 5 195

The last column is the resolution, profit, commission and what comes back, in dollars, or `refused` and the reason;
a `-` stands for no clause, no coup or no stake, and `not 11.13` for a clause that must not be cited.
It knows how to read such lines and play them on a book, never what the answer should be. Start at `read_lines`.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from typing import NamedTuple, TypeAlias

from croupier import (
    BOOKS,
    Clause,
    Outcome,
    Refusal,
    Rulebook,
    Settled,
    SettledCoup,
    Stake,
    Terms,
    TwoHands,
    Winner,
    read_coup,
    settle,
    settle_streaks,
    settle_void,
)

Answer: TypeAlias = tuple[str, ...] | tuple[str, int, int, int]

_OUTCOMES = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE} | {one.value: one for one in Outcome}
_NOMINATED = {"P": Winner.PLAYER, "B": Winner.BANKER, "T": Winner.TIE, "none": None}


class Table(NamedTuple):
    """`crown tiger=3 decks=8 chips=2.50,20`: eight decks and the book's defaults unless said otherwise, $1 chips."""

    variation: str
    decks: int | None
    chips: tuple[int, ...]
    options: tuple[tuple[str, str], ...]


class Line(NamedTuple):
    text: str
    clauses: tuple[str, ...]
    table: Table
    play: str
    stakes: tuple[Stake, ...]  # the last is the one the answer is about
    differential: int | None
    answer: Answer


@cache
def hands_of(text: str) -> TwoHands:
    return read_coup(text)


def cents(dollars: str) -> int:
    amount = Decimal(dollars) * 100
    assert amount == int(amount), f"{dollars} is not whole cents"
    return int(amount)


def read_table(text: str) -> Table:
    variation, *settings = text.split()
    chosen = dict(setting.split("=") for setting in settings)
    decks = chosen.pop("decks", None)
    chips = tuple(cents(chip) for chip in chosen.pop("chips", "1").split(","))
    return Table(variation, int(decks) if decks else None, chips, tuple(chosen.items()))


def rows_of(text: str) -> Iterator[str]:
    """The rows of a typed table; a row that begins with spaces continues the one above it."""
    joined = text.strip().replace("\n    ", " ")
    for row in joined.splitlines():
        if row and not row.startswith("#"):
            yield " ".join(row.split())


def read_lines(text: str) -> Iterator[Line]:
    return map(_read_line, rows_of(text))


def _read_line(row: str) -> Line:
    clauses, table, play, bets, answer = (column.strip() for column in row.split(" | "))
    bets, _, over = bets.partition(" over ")
    return Line(
        row,
        tuple(one.strip() for one in clauses.split(";")) if clauses != "-" else (),
        read_table(table),
        play,
        tuple(_read_stake(bet) for bet in bets.split(",")) if bets != "-" else (),
        cents(over) if over else None,
        _read_answer(answer),
    )


def _read_stake(text: str) -> Stake:
    wager, amount, *token = text.split()
    assert token in ([], ["token"]), text
    return Stake(wager, cents(amount), bool(token))


def _read_answer(text: str) -> Answer:
    word, *rest = text.split()
    if word == "refused":
        return (word, *rest)
    profit, commission, returned = map(cents, rest)
    return (word, profit, commission, returned)


def full_clause(book: str, number: str) -> Clause:
    """A clause of this book, unless the line names another book's."""
    return Clause(number) if number.partition(":")[0] in BOOKS else Clause.of(book, number)


def open_table(book: Rulebook, table: Table) -> Terms | Refusal:
    return book.terms(table.variation, decks=table.decks, options=dict(table.options), chips=table.chips)


def play(terms: Terms | Refusal, line: Line) -> Settled | Refusal | Terms:
    """What the engine makes of a line; of several wagers, the last. A line without a coup only asks for the table."""
    kind, _, rest = line.play.partition(" ")
    if isinstance(terms, Refusal) or kind == "-":
        return terms
    if kind == "void":
        return _last(settle_void(terms, line.stakes))
    if kind == "over":
        results, _, nominated = rest.partition(" as ")
        outcomes = [_OUTCOMES[word] for word in results.split()]
        return _last(settle_streaks(terms, outcomes, line.stakes, [_NOMINATED[word] for word in nominated.split()]))
    settled = settle(terms, hands_of(line.play), line.stakes, differential=line.differential)
    return _last(settled.wagers if isinstance(settled, SettledCoup) else settled)


def _last(answer: tuple[Settled, ...] | Refusal) -> Settled | Refusal:
    return answer if isinstance(answer, Refusal) else answer[-1]


def shown(result: Settled | Refusal | Terms) -> Answer:
    if isinstance(result, Refusal):
        return ("refused", result.reason.value)
    if isinstance(result, Terms):
        return ("accepted",)
    return (result.resolution.value, result.profit, result.commission, result.returned)
