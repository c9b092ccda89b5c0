"""What the odds say of settled wagers, against figures that everybody publishes for eight decks.

Player 1.2351 %, Banker with 5 % commission 1.0579 %, and the chances 0.458597, 0.446247 and 0.095156 of Banker, Player
and a tie are typed here; nothing of the odds engine is.
"""

from __future__ import annotations

from datetime import date
from math import sqrt
from typing import Any
from xml.etree import ElementTree

import pytest

from clauses.people import nine_to_seven
from croupier import open_book
from croupier.duties.owed import time_of
from croupier.languages import Speaker
from croupier.reports import Report, period, writing
from croupier.reports.curve import curve_picture
from croupier.reports.figures import make_figures
from croupier.store.memory import MemoryLog
from kept import LATER, Kept

BANKER, PLAYER, TIE = 0.458597, 0.446247, 0.095156
DAY = date(2026, 10, 20)


def played(name: str, *wagers: tuple[str, str, int]) -> Report:
    """One coup that Player wins, with these wagers."""
    log = MemoryLog()
    live = Kept(log, "crown-sydney", "traditional", on="2026-10-20 20:00:00")
    for patron, wager, dollars in wagers:
        live.bet(patron, wager, dollars)
    live.coup(nine_to_seven(live))
    book = open_book("crown-sydney")
    return make_figures(log, book, name, period("gaming-day", time_of(book), LATER, DAY, DAY))


def test_the_picture_stands_alone_as_a_page_shows_it() -> None:
    """In the namespace of SVG: without it no browser shows it as a picture."""
    made = played("takings", ("A", "player", 100))
    assert made.curve is not None
    picture = ElementTree.fromstring(curve_picture(made.curve, made.zone, Speaker()))
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"


def lines(report: Report) -> dict[str, Any]:
    return {one["wager"]: one for one in writing.document(report)["lines"]}


def ratio(text: str) -> float:
    top, bottom = map(int, text.split("/"))
    return top / bottom


def test_the_edges_are_those_that_everybody_knows() -> None:
    found = lines(played("wagers", ("A", "player", 100), ("B", "banker", 100), ("C", "tie", 10)))
    assert ratio(found["player"]["edge"]) == pytest.approx(0.012351, abs=1e-6)
    assert ratio(found["banker"]["edge"]) == pytest.approx(0.010579, abs=1e-6)
    assert ratio(found["player"]["expected"]) == pytest.approx(123.51, abs=0.01)
    assert (found["player"]["win"], found["banker"]["win"], found["tie"]["win"]) == (-100_00, 100_00, 10_00)


def test_two_patrons_on_one_bet_win_and_lose_together() -> None:
    """Twice as much on it has twice the spread, not the root of two times: the z-score is that of one wager."""
    alone = lines(played("wagers", ("A", "player", 100)))["player"]["z-score"]
    both = lines(played("wagers", ("A", "player", 100), ("B", "player", 100)))["player"]["z-score"]
    mean = BANKER - PLAYER
    spread = sqrt(BANKER + PLAYER - mean * mean)
    assert alone == both == f"{(-1 - mean) / spread:.2f}"


def test_player_and_banker_of_one_coup_cancel_out_but_for_commission() -> None:
    """The house takes $5 when Banker wins and nothing else: hardly any spread is left of two wagers of $100."""
    curve = played("takings", ("A", "player", 100), ("B", "banker", 100)).curve
    assert curve is not None
    assert curve.win[-1] == 0
    assert curve.expected[-1] == round(500 * BANKER)
    assert curve.spread[-1] == int(500 * sqrt(BANKER * (1 - BANKER)))
