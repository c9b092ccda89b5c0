"""Tables where something went wrong, heard by the second path: nothing to tell of them, and every planted error told.

Each table plays one kind of slip to its end; the errors are those that somebody could make in a report, a remedy, a
choice or a reversal. Start at `TABLES`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from books import HARBOUR_PALACE
from croupier import open_book
from croupier.cards import read_cards
from croupier.coup import Resolution, Side
from croupier.table import Event, replay
from croupier.table import records as r
from croupier.table.codec import EVENTS
from croupier.table.state import Dealt, StreakDown, Tails
from croupier.verify.recompute import WHAT, Difference, Recomputer
from live import Live
from verify.hearing import book_of, heard_alike, told

Play = Callable[[], Live]

# --- tables --------------------------------------------------------------------------------------


def stray_card_to_banker() -> Live:
    table = Live("crown-sydney")
    table.bet("A", "player", 100)
    table.bet("B", "banker", 100)
    table.first_four("3s4h/2d3c")
    table.amiss("third-card-to-player", "to-banker", cards="6s", exposed=True)
    table.finish()
    return table


def no_bet_coup_with_a_carried_card() -> Live:
    table = Live("star-sydney")
    table.bet("A", "banker", 100)
    table.first_four("6dKc/3d4d")
    table.amiss("third-card-to-banker", "no-bet-coup", cards="2h", exposed=True)
    table.finish()
    table.do("lay-carried-card")
    table.draw("3c", "6c", "5c")
    table.do("announce-result")
    table.do("clear-cards")
    table.bet("B", "player", 50)
    table.coup("8cKs/2h5d")
    return table


def unseen_card_begins_the_next() -> Live:
    table = Live("canberra")
    table.bet("A", "player", 40)
    table.first_four("8dKs/2c5s")
    table.do("announce-result")
    table.do("settle-coup")
    table.amiss("excess-card", "next-round", unseen=1)
    table.do("clear-cards")
    table.bet("A", "player", 40)
    table.call()
    table.do("lay-carried-card", card=read_cards("9h")[0])
    table.draw("2c", "Kd", "5s")
    table.finish()
    return table


def rebuilt_and_offered() -> Live:
    table = Live("star-sydney")
    first, second = table.bet("A", "banker", 100), table.bet("B", "player", 50)
    table.call()
    table.draw("9c", "2s", "Kd", "5h")
    table.amiss("wrong-order", "rebuild-and-offer")
    table.do("answer-offer", number=first, choice="remove")
    table.do("answer-offer", number=second, choice="keep")
    table.open_hands()
    table.finish()
    return table


def retracted_and_reduced() -> Live:
    table = Live("crown-sydney", "crown")
    first, second = table.bet("A", "player", 200), table.bet("B", "banker", 300)
    table.bet("C", "player", 50)
    table.first_four("Kc2s/4d3h")
    table.amiss("hand-to-wrong-area", "offer")
    table.do("answer-offer", number=first, choice="retract")
    table.do("answer-offer", number=second, choice="reduce", stake=100_00)
    table.do("close-offer")
    table.draw("6d")
    table.open_hands()
    table.finish()
    return table


def nobody_left() -> Live:
    table = Live("star-sydney")
    number = table.bet("A", "banker", 100)
    table.call()
    table.draw("9c", "2s", "Kd")
    table.amiss("wrong-order", "rebuild-and-offer", cards="5h")
    table.do("answer-offer", number=number, choice="remove")
    table.open_hands()
    table.do("announce-result")
    table.do("clear-cards")
    return table


def dummy_in_mid_deal() -> Live:
    table = Live("crown-sydney")
    table.bet("A", "player", 100)
    table.call()
    table.amiss("face-up-card", "dummy-coup", cards="7h")
    table.draw("2d", "2c", "5s")
    table.open_hands()
    table.do("announce-result")
    table.do("clear-cards")
    return table


def changes_permitted() -> Live:
    table = Live("crown-sydney", "crown", face="down")
    number = table.bet("A", "player", 200)
    table.bet("B", "banker", 20)
    table.call()
    table.draw("Kc")
    table.amiss("changes-asked", "permit")
    table.do("change-wager", number=number, stake=100_00)
    table.do("close-changes")
    table.draw("4d", "2s", "3h")
    table.open_hand(Side.PLAYER, read_cards("Kc2s"))
    table.open_hand(Side.BANKER, read_cards("4d3h"))
    table.draw("6d")
    table.open_hand(Side.PLAYER, read_cards("6d"))
    table.finish()
    return table


def void_after_settlement() -> Live:
    """Dragon Tails run, a patron's commission waits, and the scanner turns out to disagree."""
    tails = tuple(f"{side.value}-dragon-tail-{when}" for side in Side for when in ("early", "late"))
    table = Live("crown-melbourne", side_wagers=tails, layout=_layout_for(tails))
    table.do("approve", act="defer-commission", patron="B")
    table.bet("A", "banker-dragon-tail-early", 10)
    table.bet("C", "player-dragon-tail-early", 10)
    table.bet("B", "banker", 100)
    table.first_four("2d5s/4c5s")
    table.do("announce-result")
    table.do("settle-coup")
    table.amiss("scanner-disagrees", "void")
    table.do("clear-cards")
    table.bet("B", "banker", 100)
    table.coup("2dKs/4c5s")
    return table


def _layout_for(wagers: tuple[str, ...]) -> str:
    book = open_book("crown-melbourne")
    return next(one.id for one in book.layouts if set(wagers) <= set(one.wagers))


def void_after_early_settlement() -> Live:
    """Pairs were settled after four cards, and lost or won; then nobody can tell in which order the cards came."""
    table = Live("canberra", side_wagers=("player-pair", "banker-pair"), options=(("pairs", "canberra"),))
    table.bet("A", "player-pair", 10)
    table.bet("B", "banker-pair", 10)
    table.bet("C", "player", 50)
    table.first_four("2d2s/4c5s")
    table.do("settle-pairs")
    table.amiss("order-unknown", "void")
    table.do("clear-cards")
    return table


def void_with_a_stray_card() -> Live:
    table = Live("star-sydney")
    table.bet("A", "banker", 100)
    table.call()
    table.draw("9c", "2s", "Kd")
    table.amiss("wrong-order", "void", cards="5h")
    table.do("clear-cards")
    return table


def past_coup_with_chips_owed() -> Live:
    table = Live("canberra", chips=100)
    table.bet("A", "player", 100)
    table.bet("B", "banker", 40)
    table.coup("8dKs/2c5s")
    table.do("leave-table", patron="B")
    table.bet("A", "player", 200)
    table.coup("2dKs/2c7s")
    table.bet("C", "player", 50)
    table.first_four("8dKs/2c5s")
    table.amiss("error-found-late", "void-round", coup=1)
    table.finish()
    return table


def reopened_after_payment() -> Live:
    """In the order of the shoe six cards lie where four are due: the last two begin a dummy coup."""
    table = Live("crown-sydney", method="dealer-opens", face="up")
    table.bet("A", "player", 100)
    table.bet("B", "banker", 40)
    table.first_four("2c3d/3s2h")
    table.draw("6c", "9s")
    table.do("announce-result")
    table.do("settle-coup")
    order = tuple(read_cards("2c2h6c3s3d9s"))
    table.amiss("wrong-order", "offer", order=order)
    table.do("close-offer")
    table.finish()
    return table


def reopened_once_cleared() -> Live:
    """B has left with what Banker won, and C has wagered on the next coup."""
    table = Live("star-sydney")
    table.bet("A", "player", 100)
    table.bet("B", "banker", 40)
    table.coup("2c5s/8dKs")
    table.do("leave-table", patron="B")
    table.bet("C", "player", 50)
    table.amiss("error-found-late", "rebuild-and-offer", coup=1)
    table.do("close-offer")
    table.finish()
    return table


def leftover_swallowed() -> Live:
    table = Live("canberra")
    table.bet("A", "player", 100)
    table.first_four("8dKs/2c5s")
    table.amiss("excess-card", "next-round", cards="4d")
    table.finish()
    table.amiss("wrong-cards", "void-shoe")
    return table


def fraud_in_an_earlier_shoe() -> Live:
    """A has left with what was won; the first coup of the next shoe has the same number."""
    table = Live("star-sydney")
    table.bet("A", "player", 100)
    table.bet("B", "banker", 60)
    table.coup("8dKs/2c5s")
    table.bet("C", "player", 50)
    table.call()
    table.draw("8c", cutting_card=True)
    table.draw("2c", "Kc", "5h")
    table.finish()
    table.do("leave-table", patron="A")
    table.ready()
    table.bet("B", "player", 60)
    table.coup("8dKs/2c5s")
    table.amiss("fraud", "forfeit", coup=1, shoe=1, patron="A", says="A marked the cards")
    table.bet("B", "player", 60)
    table.coup("8dKs/2c5s")
    return table


def one_past_wager_void() -> Live:
    table = Live("crown-sydney", chips=100)
    table.bet("A", "player", 100)
    table.bet("B", "banker", 60)
    table.coup("8dKs/2c5s")
    table.bet("A", "player", 150)
    table.amiss("fraud", "void-wager", coup=1, wager=1)
    table.coup("8dKs/2c5s")
    return table


def runs_after_another_coup() -> Live:
    """A's Run went on from the coup that is void, B's ended with it."""
    sides = ("player-run", "banker-run")
    table = Live("crown-melbourne", side_wagers=sides, layout="A", further_areas=("D",))
    table.bet("A", "player-run-3", 10)
    table.bet("B", "banker-run-3", 10)
    table.coup("8sKd/2d5c")
    table.bet("C", "player", 100)
    table.coup("8hKh/2h5h")
    table.amiss("fraud", "void", coup=1)
    return table


def paid_and_gone() -> Live:
    table = Live("crown-sydney")
    table.bet("A", "player", 100)
    table.first_four("8sKd/2d5c")
    table.do("announce-result")
    table.do("settle-coup")
    table.do("leave-table", patron="A")
    table.amiss("fraud", "void")
    table.do("clear-cards")
    return table


def forfeited() -> Live:
    table = Live("star-sydney")
    table.bet("A", "player", 100)
    table.bet("B", "banker", 60)
    table.first_four("6dKc/3d4d")
    table.amiss("fraud", "forfeit", patron="A", says="A marked the cards")
    table.do("clear-cards")
    return table


def shoe_ends_after() -> Live:
    table = Live("star-sydney")
    table.bet("A", "player", 100)
    table.first_four("6dKc/3d4d")
    table.amiss("bad-cut", "shuffle-after")
    table.finish()
    return table


def condemned() -> Live:
    table = Live("star-sydney")
    table.bet("A", "player", 100)
    table.call()
    table.draw("2c")
    table.amiss("wrong-cards", "void-shoe")
    table.do("record-notification", who="surveillance", matter=1, reference="S-1")
    table.do("clear-cards")
    return table


def burn_forgotten() -> Live:
    table = Live("crown-sydney")
    table.bet("A", "player", 40)
    table.call()
    table.draw("2c", "3c", "4c")
    table.amiss("burn-omitted", "rebuild")
    table.do("burn-cards", form=table.book.cards.burn[0].id)
    table.draw("3c", "4c", "5c", "6c")  # 2c, which led the coup, was burned
    table.open_hands()
    table.finish()
    return table


def burn_stays_omitted() -> Live:
    table = Live("canberra")
    table.bet("A", "player", 40)
    table.first_four("8dKs/2c5s")
    table.amiss("burn-omitted", "play-on")
    table.finish()
    return table


def withdrawn() -> Live:
    table = Live("crown-sydney")
    table.bet("A", "player", 40)
    table.first_four("8dKs/2c5s")
    table.do("report-irregularity", by="dealer", slip="excess-card", cards=read_cards("2c"), cutting_card=True)
    table.do("withdraw-report")
    table.finish()
    return table


def one_wager_void() -> Live:
    table = Live(open_book(HARBOUR_PALACE), options=(("lanterns", "low"),), ready=False)
    table.do("bring-cards", back="green")
    table.do("check-cards")
    table.do("shuffle-cards")
    table.cut()
    table.do("place-cutting-card", from_back=52)
    table.do("burn-cards", form="plain")
    number = table.bet("A", "player", 40)
    table.bet("B", "banker", 30)
    table.first_four("8dKs/2c5s")
    table.amiss("display-disagrees", "return-it", wager=number)
    table.finish()
    return table


def dummy_after_the_result() -> Live:
    """The result was called before it was known that nobody can tell the order: there is nothing left to settle."""
    table = Live("crown-sydney", "crown", options=(("order-unknown", "area-manager-chooses"),), face="up")
    table.bet("A", "player", 40)
    table.bet("B", "banker", 30)
    table.first_four("8dKs/2c5s")
    table.do("announce-result")
    table.amiss("order-unknown", "dummy-coup")
    table.do("settle-coup")
    table.do("clear-cards")
    table.bet("A", "player", 40)
    table.coup("8dKs/2c5s")
    return table


def put_right_after_payment() -> Live:
    """The card was entered wrong and the coup paid by it: what it should have paid is reckoned again."""
    table = Live("crown-sydney", method="dealer-opens", face="up")
    table.bet("A", "player", 100)
    table.bet("B", "banker", 100)
    table.first_four("9cTd/2s5h")
    table.do("announce-result")
    table.do("settle-coup")
    six, supervisor = read_cards("6c")[0], table.book.authority.supervisor.rank
    table.do("correct-card", by=supervisor, card=six, hand=Side.PLAYER, position=1)
    table.do("clear-cards")
    return table


def put_right_and_two_astray() -> Live:
    """By its right cards Player draws nothing: of two third cards one goes to Banker, the other waits."""
    table = Live("crown-sydney", method="dealer-opens", face="up")
    table.bet("A", "player", 100)
    table.bet("B", "banker", 100)
    table.first_four("3cTd/2s3h")
    table.draw("4c", "9d")
    six = read_cards("6c")[0]
    table.do("correct-card", by="dealer", card=six, hand=Side.PLAYER, position=1)
    table.remedy("to-banker")
    table.finish()
    return table


TABLES: list[Play] = [
    stray_card_to_banker,
    no_bet_coup_with_a_carried_card,
    unseen_card_begins_the_next,
    rebuilt_and_offered,
    retracted_and_reduced,
    nobody_left,
    dummy_in_mid_deal,
    dummy_after_the_result,
    changes_permitted,
    void_after_settlement,
    void_after_early_settlement,
    void_with_a_stray_card,
    past_coup_with_chips_owed,
    reopened_after_payment,
    reopened_once_cleared,
    leftover_swallowed,
    fraud_in_an_earlier_shoe,
    one_past_wager_void,
    runs_after_another_coup,
    paid_and_gone,
    forfeited,
    shoe_ends_after,
    condemned,
    burn_forgotten,
    burn_stays_omitted,
    withdrawn,
    one_wager_void,
    put_right_after_payment,
    put_right_and_two_astray,
]


@cache
def events_of(table: Play) -> tuple[Event, ...]:
    return tuple(table().events)


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.__name__)
def test_what_went_wrong_is_recomputed_without_a_difference(table: Play) -> None:
    events = [*events_of(table)]
    assert told(heard_alike(events)) == []
    assert replay("test", events) == table().table


def test_every_kind_of_event_was_played() -> None:
    kinds = {type(event) for table in TABLES for event in events_of(table)}
    all_kinds = {one for one in EVENTS.values() if "irregularities" in one.__module__}
    assert all_kinds <= kinds


# --- errors --------------------------------------------------------------------------------------


def other(side: Side) -> Side:
    return Side.BANKER if side is Side.PLAYER else Side.PLAYER


def first_payment(event: Any, **news: Any) -> Any:
    first = event.payments[0]
    return replace(event, payments=(replace(first, settled=replace(first.settled, **news)), *event.payments[1:]))


Plant = tuple[Play, type[Event], Callable[[Any], Event | None], str]
PLANTS: list[Plant] = [
    (stray_card_to_banker, r.IrregularityReported, lambda one: replace(one, matter=replace(one.matter, number=7)),
     "wrong-matter"),
    (stray_card_to_banker, r.IrregularityReported, lambda one: replace(one, matter=replace(one.matter, row=0)),
     "wrong-matter"),
    (stray_card_to_banker, r.IrregularityReported, lambda one: None, "wrong-matter"),
    (stray_card_to_banker, r.IrregularityReported, lambda one: replace(one, matter=replace(one.matter, cards=())),
     "no-stray-card"),
    (stray_card_to_banker, r.IrregularityReported,
     lambda one: replace(one, matter=replace(one.matter, cards=(Dealt(read_cards("9s")[0], True),))), "wrong-count"),
    (stray_card_to_banker, r.RemedyOrdered, lambda one: replace(one, remedy="dummy-coup"), "wrong-remedy"),
    (stray_card_to_banker, r.RemedyOrdered, lambda one: replace(one, matter=3), "wrong-matter"),
    (stray_card_to_banker, r.RemedyOrdered, lambda one: None, "wrong-effect"),
    (stray_card_to_banker, r.StrayCardDealt, lambda one: replace(one, to=other(one.to)), "wrong-hand"),
    (stray_card_to_banker, r.StrayCardDealt, lambda one: None, "stray-card-left"),
    (stray_card_to_banker, r.StrayCardDealt, lambda one: r.StrayCardsKept(one.made, one.under, ""), "wrong-effect"),
    (put_right_and_two_astray, r.StrayCardDealt, lambda one: None, "effect-missing"),
    (put_right_and_two_astray, r.StrayCardsKept, lambda one: None, "stray-card-left"),
    (put_right_after_payment, r.CoupResettled, lambda one: None, "effect-missing"),
    (put_right_after_payment, r.CardCorrected, lambda one: None, "wrong-effect"),
    (no_bet_coup_with_a_carried_card, r.CarriedCardLaid, lambda one: replace(one, to=other(one.to)), "wrong-hand"),
    (no_bet_coup_with_a_carried_card, r.CarriedCardLaid, lambda one: replace(one, card=read_cards("9s")[0]),
     "card-not-as-drawn"),
    (no_bet_coup_with_a_carried_card, r.CarriedCardLaid, lambda one: replace(one, exposed=False), "wrong-face"),
    (no_bet_coup_with_a_carried_card, r.CarriedCardLaid, lambda one: None, "carried-card-first"),
    (no_bet_coup_with_a_carried_card, r.StrayCardsKept, lambda one: r.StrayCardsDiscarded(one.made, one.under),
     "no-carried-card"),
    (unseen_card_begins_the_next, r.StrayCardsKept, lambda one: None, "stray-card-left"),
    (rebuilt_and_offered, r.OfferMade, lambda one: replace(one, offer=replace(one.offer, wagers=(1,))), "wrong-offer"),
    (rebuilt_and_offered, r.OfferMade,
     lambda one: replace(one, offer=replace(one.offer, choices=("keep", "retract", "reduce"))), "wrong-offer"),
    (rebuilt_and_offered, r.OfferMade, lambda one: None, "wrong-offer"),
    (rebuilt_and_offered, r.OfferAnswered, lambda one: replace(one, choice="reduce"), "wrong-offer"),
    (rebuilt_and_offered, r.OfferAnswered, lambda one: replace(one, stake=50_00, counts=50_00), "wrong-answer"),
    (rebuilt_and_offered, r.OfferAnswered, lambda one: replace(one, number=9), "no-such-wager"),
    (rebuilt_and_offered, r.OfferClosed, lambda one: replace(one, kept=(1,)), "wrong-offer"),
    (retracted_and_reduced, r.OfferAnswered, lambda one: replace(one, stake=0, counts=0, choice="keep"),
     "wrong-answer"),
    (retracted_and_reduced, r.OfferClosed, lambda one: replace(one, kept=()), "wrong-offer"),
    (dummy_in_mid_deal, r.DummyCoupOrdered, lambda one: first_payment(one, returned=0), "wrong-return"),
    (dummy_in_mid_deal, r.DummyCoupOrdered, lambda one: replace(one, payments=()), "never-settled"),
    (changes_permitted, r.ChangesPermitted, lambda one: r.CoupRebuilt(one.made, one.under), "wrong-effect"),
    (void_after_settlement, r.CoupVoided, lambda one: replace(one, reversed=one.reversed[1:]), "wrong-reversal"),
    (void_after_settlement, r.CoupVoided, lambda one: replace(one, payments=one.payments[1:]), "never-settled"),
    (void_after_settlement, r.CoupVoided, lambda one: replace(one, streaks=()), "wrong-streak"),
    (void_after_settlement, r.CoupVoided,
     lambda one: first_payment(one, resolution=Resolution.LOSES, returned=0), "wrong-resolution"),
    (void_after_settlement, r.StreaksRestored, lambda one: None, "not-restored"),
    (void_after_settlement, r.StreaksRestored, lambda one: replace(one, tails=Tails(1, 3)), "wrong-tails"),
    (void_after_settlement, r.StreaksRestored, lambda one: replace(one, late_open=("player",)), "wrong-late-area"),
    (void_after_settlement, r.StreaksRestored,
     lambda one: replace(one, streaks=(StreakDown(one.streaks[0].down, 5), *one.streaks[1:])), "wrong-streak"),
    (void_after_early_settlement, r.CoupVoided, lambda one: replace(one, reversed=one.reversed[1:]), "wrong-reversal"),
    (void_after_early_settlement, r.CoupVoided, lambda one: None, "effect-missing"),
    (past_coup_with_chips_owed, r.PastCoupVoided, lambda one: replace(one, owed=()), "wrong-owed"),
    (past_coup_with_chips_owed, r.PastCoupVoided, lambda one: replace(one, coup=4), "no-such-coup"),
    (past_coup_with_chips_owed, r.PastCoupVoided, lambda one: replace(one, reversed=one.reversed[1:]),
     "wrong-reversal"),
    (past_coup_with_chips_owed, r.PastCoupVoided, lambda one: replace(one, payments=one.payments[1:]),
     "never-settled"),
    (void_with_a_stray_card, r.StrayCardsDiscarded, lambda one: None, "stray-card-left"),
    (past_coup_with_chips_owed, r.CoupsKept, lambda one: None, "no-such-coup"),
    (reopened_after_payment, r.CoupReopened, lambda one: None, "effect-missing"),
    (reopened_after_payment, r.CoupReopened, lambda one: replace(one, reversed=one.reversed[1:]), "wrong-reversal"),
    (reopened_after_payment, r.CoupReopened, lambda one: replace(one, wagers=one.wagers[1:]), "layout-differs"),
    (reopened_after_payment, r.CoupReopened, lambda one: replace(one, player=one.banker, banker=one.player),
     "card-not-as-drawn"),
    (reopened_after_payment, r.CoupReopened, lambda one: replace(one, left=one.left[1:]), "card-not-as-drawn"),
    (reopened_after_payment, r.CoupReopened, lambda one: replace(one, late_open=("player",)), "wrong-late-area"),
    (reopened_after_payment, r.IrregularityReported,
     lambda one: replace(one, matter=replace(one.matter, order=one.matter.order[::-1])), "card-not-as-drawn"),
    (reopened_once_cleared, r.CoupReopened, lambda one: replace(one, owed=()), "wrong-owed"),
    (reopened_once_cleared, r.CoupReopened, lambda one: replace(one, coup=4), "no-such-coup"),
    (reopened_once_cleared, r.CoupReopened, lambda one: replace(one, payments=one.payments[1:]), "never-settled"),
    (leftover_swallowed, r.ShoeEnded, lambda one: replace(one, leftover=()), "card-not-as-drawn"),
    (fraud_in_an_earlier_shoe, r.PastCoupVoided, lambda one: replace(one, shoe=UNSET), "wrong-reversal"),
    (fraud_in_an_earlier_shoe, r.PastCoupVoided, lambda one: replace(one, shoe=4), "no-such-coup"),
    (fraud_in_an_earlier_shoe, r.PastCoupVoided, lambda one: replace(one, owed=()), "wrong-owed"),
    (fraud_in_an_earlier_shoe, r.PastCoupVoided, lambda one: None, "effect-missing"),
    (fraud_in_an_earlier_shoe, r.CoupsKept, lambda one: replace(one, last=UNSET), "no-such-coup"),
    (fraud_in_an_earlier_shoe, r.CoupsKept, lambda one: replace(one, last=1), "no-such-coup"),
    (one_past_wager_void, r.WagersVoided, lambda one: replace(one, owed=UNSET), "wrong-owed"),
    (one_past_wager_void, r.WagersVoided, lambda one: replace(one, reversed=()), "wrong-reversal"),
    (one_past_wager_void, r.WagersVoided, lambda one: replace(one, coup=2), "no-such-wager"),
    (one_past_wager_void, r.WagersVoided, lambda one: None, "effect-missing"),
    (runs_after_another_coup, r.PastCoupVoided, lambda one: replace(one, reversed=()), "wrong-reversal"),
    (runs_after_another_coup, r.PastCoupVoided, lambda one: replace(one, payments=()), "never-settled"),
    (paid_and_gone, r.CoupVoided, lambda one: replace(one, owed=UNSET), "wrong-owed"),
    (forfeited, r.CoupVoided,
     lambda one: first_payment(one, resolution=Resolution.VOID, returned=100_00), "wrong-resolution"),
    (forfeited, r.CoupVoided, lambda one: first_payment(one, row="void-coup"), "wrong-row"),
    (forfeited, r.CoupVoided, lambda one: first_payment(one, clauses=()), "clause-not-cited"),
    (forfeited, r.IrregularityReported, lambda one: replace(one, matter=replace(one.matter, patron="B")),
     "wrong-resolution"),
    (shoe_ends_after, r.ShoeEnded, lambda one: replace(one, early=not one.early), "wrong-shoe-end"),
    (shoe_ends_after, r.ShoeEnded, lambda one: replace(one, by=UNSET), "wrong-shoe-cause"),
    (shoe_ends_after, r.ShoeEndsAfterCoup, lambda one: r.CardsCondemned(one.made, one.under, one.why), "wrong-effect"),
    (condemned, r.RemedyOrdered, lambda one: replace(one, tells=()), "wrong-remedy"),
    (condemned, r.NotificationRecorded, lambda one: replace(one, who="the mayor"), "nobody-to-tell"),
    (condemned, r.NotificationRecorded, lambda one: replace(one, matter=2), "nobody-to-tell"),
    (burn_forgotten, r.CoupRebuilt, lambda one: None, "effect-missing"),
    (burn_forgotten, r.OrderKept, lambda one: replace(one, cards=one.cards[::-1]), "card-not-as-drawn"),
    (burn_stays_omitted, r.BurnOmitted, lambda one: r.CoupRebuilt(one.made, one.under), "wrong-effect"),
    (withdrawn, r.ReportWithdrawn, lambda one: None, "stray-card-left"),
    (withdrawn, r.ReportWithdrawn, lambda one: replace(one, matter=2), "wrong-matter"),
    (one_wager_void, r.WagersVoided, lambda one: first_payment(one, returned=0), "wrong-return"),
    (one_wager_void, r.WagersVoided, lambda one: replace(one, payments=()), "never-settled"),
    (one_wager_void, r.WagersVoided, lambda one: None, "effect-missing"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(PLANTS)), ids=lambda n: f"{n}-{PLANTS[n][0].__name__}-{PLANTS[n][3]}")
def test_a_planted_error_is_told_with_a_clause(number: int) -> None:
    table, kind, change, what = PLANTS[number]
    recomputer = Recomputer("planted", book_of)
    found: list[Difference] = []
    planted = False
    for event in events_of(table):
        if isinstance(event, kind) and not planted:
            planted = True
            other_event = change(event)
            assert other_event != event
            found += recomputer.hear(other_event) if other_event is not None else ()
        else:
            found += recomputer.hear(event)
    assert planted
    assert what in WHAT
    assert what in {one.what for one in found}, told(found)
    assert all(one.clauses for one in found if one.what == what)
