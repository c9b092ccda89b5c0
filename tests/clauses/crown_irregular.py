"""What the tests of the Crown books' irregularities do alike: a table dealt face up, reports, ranks, dummy coups.

It knows no clause and no figure: those stand in the tests.
"""

from __future__ import annotations

from typing import Any

from croupier import read_cards
from croupier.clauses import Reason
from croupier.table.state import Play
from live import Live


def face_up(book: str, variation: str = "traditional", **facts: Any) -> Live:
    """The dealer opens both hands and every card lies face up at once."""
    return Live(book, variation, method="dealer-opens", face="up", **facts)


def face_down(book: str, variation: str = "traditional", **facts: Any) -> Live:
    """The dealer opens both hands, which are dealt face down."""
    return Live(book, variation, method="dealer-opens", face="down", **facts)


def report(live: Live, slip: str, cards: str = "", **facts: Any) -> None:
    """Whoever deals says what happened; these cards left the shoe and are on no hand yet."""
    live.do("report-irregularity", by="dealer", slip=slip, cards=tuple(read_cards(cards)), **facts)


def not_so(live: Live, slip: str, reason: Reason = Reason.SLIP_DOES_NOT_FIT, cards: str = "", **facts: Any) -> set[str]:
    """Such a report is refused; the clauses it names."""
    answer = live.refused(
        "report-irregularity", reason, by="dealer", slip=slip, cards=tuple(read_cards(cards)), **facts
    )
    return set(answer.clauses)


def too_low(live: Live, remedy: str, *ranks: str) -> set[str]:
    """None of these ranks may order it; the clauses that the last refusal names."""
    named: set[str] = set()
    for rank in ranks:
        named = set(live.refused("order-remedy", Reason.RANK_TOO_LOW, by=rank, remedy=remedy).clauses)
    return named


def remedies(live: Live) -> list[str]:
    """What the book lets people do about the matter that waits."""
    matter = live.table.matter
    assert matter is not None
    return [one.id for one in live.book.irregularities.irregularity[matter.row].remedy]


def complete_dummy(live: Live, *cards: str) -> None:
    """Deal what is left of a dummy coup and clear it: there is nothing to settle."""
    assert live.table.coup.dummy
    if live.table.carried:
        live.do("lay-carried-card")
    live.draw(*cards)
    live.open_hands()
    live.do("announce-result")
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")


def racks(live: Live) -> list[int]:
    """What A, B and C have before them, in whole dollars."""
    assert live.replayed() == live.table
    return [live.has(patron) // 100 for patron in live.table.patrons]


def hands(live: Live) -> str:
    """The two hands as they lie: `3s4h/2d3c6s`, a card nobody has seen as `?`."""
    coup = live.table.coup
    player, banker = ("".join(str(one.card or "?") for one in hand) for hand in (coup.player, coup.banker))
    return f"{player}/{banker}"


def last_coup(live: Live) -> None:
    """Play a coup in which the cutting card comes out: the coup then open is the last for wagers."""
    live.bet("A", "player", 10)
    live.call()
    live.draw("8d")
    live.draw("2c", cutting_card=True)
    live.draw("Ks", "2s")  # a natural 8 against 4
    live.open_hands()
    live.finish()
    assert live.table.shoe.last_called
