"""Crown Melbourne at a live table: readings that were revisited, A-03, A-06, A-33 and A-78.

Tie Baccarat is confirmed before it opens, tails that cannot win are not taken, Early is open after six, and advice
comes after the result. Figures are typed from the document. Start at the first test.
"""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.table import Limit
from croupier.table.records import MinimumAdvised
from live import Live

BOOK = "crown-melbourne"
EARLY, LATE = "player-dragon-tail-early", "player-dragon-tail-late"
TAILS = (EARLY, LATE, "banker-dragon-tail-early", "banker-dragon-tail-late")
PLAYER, TIE = "5s4h/Kd7c", "2d4s/Kc6s"


def tails(*options: tuple[str, str]) -> Live:
    return Live(BOOK, layout="G", side_wagers=TAILS, method="dealer-opens", face="up", options=options)


@pytest.mark.clause("crown-melbourne:1.1:Tie Baccarat", "crown-melbourne:10.1/Tie Baccarat")
def test_tie_baccarat_opens_once_the_operator_has_confirmed_or_chosen_what_a_win_pays() -> None:
    percent = ("tie-percent", "5")
    live = Live(BOOK, "tie-baccarat", opened=False, options=(percent,))
    refusal = live.refused("open-table", Reason.THING_NOT_APPROVED, setup=live.setup)
    assert refusal.facts["thing"] == "tie-baccarat-odds"
    live.do("record-approval", thing="tie-baccarat-odds", reference="a letter")
    live.do("open-table", setup=live.setup)
    chosen = Live(BOOK, "tie-baccarat", opened=False, options=(percent, ("tie-baccarat-base", "crown")))
    chosen.do("open-table", setup=chosen.setup)
    plain = Live(BOOK, "traditional", opened=False)
    plain.do("open-table", setup=plain.setup)


@pytest.mark.clause("crown-melbourne:10.1/Dragon Tail:Player Late")
def test_a_late_tail_on_the_last_coup_cannot_win_and_is_not_taken() -> None:
    """The indicator shows two at most when that coup is over; less one is a run of one, which has no odds."""
    live = tails()
    live.bet("A", EARLY, 10)
    live.call()
    live.draw("5s", "Kd")
    live.draw("4h", cutting_card=True)
    live.draw("7c")
    live.finish()
    assert (live.table.tails.player, live.table.shoe.last_called) == (1, True)
    live.refused("place-wager", Reason.LAST_COUP, patron="B", wager=LATE, stake=10_00)


@pytest.mark.clause("crown-melbourne:1.1:Dragon Tail/broken", "crown-melbourne:10.1/Dragon Tail:Player Early")
def test_after_six_early_is_open_for_a_new_run_though_a_late_wager_waits() -> None:
    live = tails()
    live.bet("A", EARLY, 10)
    live.coup(PLAYER)
    live.bet("B", LATE, 10)
    for _ in range(4):
        live.coup(PLAYER)
    live.refused("place-wager", Reason.TAIL_RUNNING, patron="C", wager=EARLY, stake=10_00)  # five in a row
    live.coup(PLAYER)
    assert (live.has("A"), live.table.tails.player) == (10_300_00, 6)  # 30 to 1
    live.bet("C", EARLY, 10)
    paid = live.coup(PLAYER)
    assert live.paid(paid, "B", LATE).settled.profit == 300_00  # six of its own
    assert (live.table.tails.player, live.table.late_open) == (1, ("player",))
    live.coup(PLAYER)
    assert live.paid(live.coup(TIE), "C", EARLY).settled.profit == 10_00  # two in a row: 1 to 1


@pytest.mark.clause("crown-melbourne:7.3.1")
def test_wagers_under_the_minimum_of_one_coup_stand_together_and_the_advice_follows_the_result() -> None:
    live = Live(BOOK, limits=Limit(50_00, 500_00))
    live.bet("A", "player", 20)
    live.bet("A", "tie", 10)
    assert [down.counts for down in live.table.coup.wagers.values()] == [20_00, 10_00]
    live.coup(PLAYER)
    assert live.has("A") == 10_010_00
    advice = [event for event in live.events if isinstance(event, MinimumAdvised)]
    assert [(one.patron, one.under) for one in advice] == [("A", ("crown-melbourne:7.3.1",))]
    live.bet("A", "player", 20)
    live.coup(PLAYER)
    assert live.has("A") == 10_010_00  # returned regardless of the result
