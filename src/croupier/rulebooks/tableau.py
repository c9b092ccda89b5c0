"""The table of play from its printed shape: a grid, or rows of fifth cards, to one answer for every case.

A case without an answer, or with two, is a fault: the text of a rulebook has no order of precedence between cells.
Start at `read_tableau`.
"""

from __future__ import annotations

from typing import Final

from croupier.clauses import Cited, together
from croupier.coup import DrawOrStand, Tableau
from croupier.coup.tableau import NO_CARD
from croupier.rulebooks import provisions as p
from croupier.rulebooks.faults import Faults

FILE: Final = "tableau.toml"
_GRID_LETTERS: Final = {"D": DrawOrStand.DRAW, "S": DrawOrStand.STAND}


def read_tableau(table: p.TableOfPlay, faults: Faults) -> Tableau | None:
    before = len(faults.found)
    naturals = table.naturals.counts
    if sorted(naturals) != [8, 9]:
        faults.at(FILE, "naturals.counts").add("a natural is 8 or 9: pay rows and odds know no other")
    player = _player(table.player, naturals, faults)
    if bool(table.banker.grid) == bool(table.banker.fifth_card):
        faults.at(FILE, "banker").add("needs either a grid or fifth-card rows")
        return None
    cells = _fifth_cards(table.banker, faults) if table.banker.fifth_card else _grid(table.banker, faults)
    for name in table.banker.row_clauses:
        if not _is_count(name):
            faults.at(FILE, "banker.row-clauses").at(name).add("a row is named by Banker's count, 0 to 9")
    rows = []
    for count in range(10):
        row = []
        for third in range(11):
            answers = cells.get((count, third), [])
            case = f"Banker {count} when Player's third card is {'none' if third == NO_CARD else third}"
            if not answers and count in naturals:
                answers = [
                    Cited(DrawOrStand.STAND, table.naturals.clauses)
                ]  # a natural ends the coup before Banker's table
            if len(answers) != 1:
                faults.at(FILE, "banker").add(f"{case}: {'no answer' if not answers else 'more than one answer'}")
            row.append(answers[0] if answers else Cited(DrawOrStand.STAND, table.banker.clauses))
        rows.append(tuple(row))
    if len(faults.found) > before:
        return None
    return Tableau(
        Cited(naturals, table.naturals.clauses),
        player,
        tuple(rows),
        table.one_more_card.clauses,
        table.naturals.player_clauses,
        table.naturals.banker_clauses,
    )


def _player(table: p.PlayerTable, naturals: tuple[int, ...], faults: Faults) -> tuple[Cited[DrawOrStand], ...]:
    row = []
    for count in range(10):
        acts = [DrawOrStand.DRAW] * table.draws.count(count) + [DrawOrStand.STAND] * table.stands.count(count)
        if count in naturals and not acts:
            acts = [DrawOrStand.STAND]
        if len(acts) != 1:
            faults.at(FILE, "player").add(f"Player {count}: {'no answer' if not acts else 'more than one answer'}")
        act = acts[0] if acts else DrawOrStand.STAND
        extra = table.draw_clauses if act is DrawOrStand.DRAW else table.stand_clauses
        row.append(Cited(act, together(table.clauses, extra)))
    for count in (*table.draws, *table.stands):
        if not 0 <= count <= 9:
            faults.at(FILE, "player").add(f"a count is 0 to 9, not {count}")
    return tuple(row)


_Cells = dict[tuple[int, int], list[Cited[DrawOrStand]]]


def _is_count(name: str) -> bool:
    return len(name) == 1 and name in "0123456789"


def _grid(table: p.BankerTable, faults: Faults) -> _Cells:
    cells: _Cells = {}
    for name, line in table.grid.items():
        letters = line.split()
        if not _is_count(name):
            faults.at(FILE, "banker.grid").at(name).add("a row is named by Banker's count, 0 to 9")
        elif len(letters) != 11 or not set(letters) <= set(_GRID_LETTERS):
            what = f"needs 11 letters D or S with spaces between (no card, then 0 to 9), not {line!r}"
            faults.at(FILE, "banker.grid").at(name).add(what)
            for third in range(11):  # told once: its cases are not also told as gaps
                cells[int(name), third] = [_cited(table, int(name), DrawOrStand.STAND, third)]
        else:
            for place, letter in enumerate(letters):
                third = NO_CARD if place == 0 else place - 1
                cells.setdefault((int(name), third), []).append(_cited(table, int(name), _GRID_LETTERS[letter], third))
    return cells


def _fifth_cards(table: p.BankerTable, faults: Faults) -> _Cells:
    cells: _Cells = {}
    for place, row in enumerate(table.fifth_card, start=1):
        if bad := [count for count in row.counts if not 0 <= count <= 9]:
            faults.at(FILE, "banker.fifth-card").entry(place).add(f"a count is 0 to 9, not {bad[0]}")
        for act, cards in ((DrawOrStand.DRAW, row.draws), (DrawOrStand.STAND, row.stands)):
            for card in cards:
                if card != "none" and not (isinstance(card, int) and 0 <= card <= 9):
                    faults.at(FILE, "banker.fifth-card").entry(place).add(
                        f"a fifth card is 0 to 9 or none, not {card!r}"
                    )
                    continue
                third = NO_CARD if card == "none" else int(card)
                for count in row.counts:
                    cited = _cited(table, count, act, third)
                    cells.setdefault((count, third), []).append(Cited(act, together(row.clauses, cited.clauses)))
    return cells


def _cited(table: p.BankerTable, count: int, act: DrawOrStand, third: int) -> Cited[DrawOrStand]:
    row = table.row_clauses.get(str(count), ())
    extra = table.draw_clauses if act is DrawOrStand.DRAW else table.stand_clauses
    return Cited(act, together(table.clauses, row, table.no_card_clauses if third == NO_CARD else (), extra))
