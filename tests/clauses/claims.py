"""How the clause tests ask a book and say which clauses they show.

Everything goes through `witness.note`, so that a claimed clause must have been cited. It knows no clause's content.
"""

from __future__ import annotations

import pytest

import witness
from croupier import Terms, open_book, read_cards, read_coup
from croupier.coup import DrawOrStand, Side, burn_count, coups_left
from croupier.rulebooks.provisions import Layout
from expected.books import EXPECTED
from expected.lines import Answer, Line, full_clause, open_table, play, shown


def typed_lines(book: str) -> list[object]:
    """Every line typed from a book's document, claiming the clauses that stand in its first column."""
    return [
        pytest.param(
            line,
            id=line.text,
            marks=pytest.mark.clause(*(full_clause(book, one) for one in line.clauses if not one.startswith("not "))),
        )
        for line in EXPECTED[book].lines
    ]


def rows(book: str, clause: str, *lines: str) -> list[object]:
    """The rows of a table of play, counts from 0: each claims the clause that the document gives it."""
    return [
        pytest.param(count, line, marks=pytest.mark.clause(f"{book}:{clause}:{count}"))
        for count, line in enumerate(lines)
    ]


def answer(book: str, line: Line) -> Answer:
    result = play(open_table(open_book(book), line.table), line)
    assert not isinstance(result, Terms), "the table was opened"
    return shown(witness.note(result))


def next_card(book: str, dealt: str) -> Side | None:
    """The hand that receives the next card after these, or none: `2h3d6d/Ks6c`."""
    return witness.note(open_book(book).tableau.next_draw(read_coup(dealt))).to


def player_row(book: str) -> str:
    """What Player does on 0 to 9 as the table prints it: `D D D D D D S S S S`."""
    acts = [witness.note(open_book(book).tableau.player_act(count)).value for count in range(10)]
    return " ".join("D" if act is DrawOrStand.DRAW else "S" for act in acts)


def banker_row(book: str, count: int) -> str:
    """What Banker does on this count: no third card, then Player's third card 0 to 9. On 8 and 9 only the data says."""
    tableau = open_book(book).tableau
    if count >= 8:  # a natural: no hand comes as far as this row
        acts = [witness.note(tableau.banker_act(count, third)).value for third in (None, *range(10))]
        return " ".join("D" if act is DrawOrStand.DRAW else "S" for act in acts)
    faces = "KA23456789"
    players = ("2s4h", *(f"2s3h{face}d" for face in faces))  # Player stands on 6, and draws on 5
    given = [next_card(book, f"{player}/{faces[count]}cKc") for player in players]
    return " ".join("D" if side is Side.BANKER else "S" for side in given)


def coups_after(under: Terms, *, first_card: bool = False, tied: bool = False, extra_rounds: int = 0) -> int:
    """How many coups follow the one in which the cutting card came out."""
    rule = witness.note(under.shoe_end)
    return coups_left(rule, first_card=first_card, tied=tied, extra_rounds=extra_rounds)


def burned(book: str, form: str, first: str) -> int:
    """How many cards a burn of this form takes out when this is the first card."""
    cards = open_book(book).cards
    witness.note(cards.burn_values)
    burn = witness.note(next(one for one in cards.burn if one.id == form))
    return burn_count(burn.form, read_cards(first)[0])


def layout(book: str, id: str) -> Layout:
    return witness.note(next(one for one in open_book(book).layouts if one.id == id))


def totals(under: Terms, text: str) -> tuple[int, int]:
    """The counts of Player and Banker in a coup that was settled."""
    facts = witness.coup(under, text, {}).facts
    return facts.player_total, facts.banker_total
