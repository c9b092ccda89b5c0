"""Applying what happens in a coup: calls, wagers, cards, hands given out, results, payments.

It folds and judges nothing: every figure comes with the event. Start at `placed` for chips and `drawn` for cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from croupier.coup import Side
from croupier.ledger import Ledger, acts
from croupier.table import events as e
from croupier.table.apply_people import sat_out_after
from croupier.table.apply_shoe import see
from croupier.table.applying import applies
from croupier.table.postings import given_back, owes_more, post_payments, take_back_payments
from croupier.table.postings import placed as posted
from croupier.table.state import (
    NOBODY,
    Coup,
    CuttingCard,
    Dealt,
    Down,
    Holding,
    Past,
    Patron,
    Payment,
    Play,
    ShoeHolder,
    Table,
    Unsettled,
)

# --- calls and wagers ----------------------------------------------------------------------------


@applies(e.BetsCalled)
def bets_called(table: Table, event: e.BetsCalled) -> Table:
    return replace(table, coup=replace(table.coup, bets_called=True, bets_closed=False))


@applies(e.NoMoreBetsCalled)
def no_more_bets_called(table: Table, event: e.NoMoreBetsCalled) -> Table:
    return replace(table, coup=replace(table.coup, bets_closed=True, changes=()))


@applies(e.BetsReopened)
def bets_reopened(table: Table, event: e.BetsReopened) -> Table:
    return replace(table, coup=replace(table.coup, bets_closed=False))


@applies(e.WagerPlaced)
def placed(table: Table, event: e.WagerPlaced) -> Table:
    down = event.down
    bettors = table.coup.bettors if down.patron in table.coup.bettors else (*table.coup.bettors, down.patron)
    coup = replace(table.coup, wagers={**table.coup.wagers, down.number: down}, bettors=bettors)
    return replace(
        table,
        coup=coup,
        wagers=down.number,
        ledger=posted(table.ledger, down),
        advised=_advised(table, down.patron, event.advised),
    )


def _advised(table: Table, patron: str, advice: str) -> tuple[str, ...]:
    """Whoever was told of the minimum once is remembered."""
    if advice != "below-minimum" or patron in table.advised:
        return table.advised
    return (*table.advised, patron)


@applies(e.WagerChanged)
def changed(table: Table, event: e.WagerChanged) -> Table:
    down = table.coup.wagers[event.number]
    more = event.stake - down.stake
    ledger = (
        table.ledger.post(acts.place(down.patron, more, token=down.token))
        if more > 0
        else given_back(table.ledger, down, -more)
    )
    new = replace(down, stake=event.stake, counts=event.counts, because=event.because, arranged=event.arranged)
    coup = replace(table.coup, wagers={**table.coup.wagers, down.number: new})
    return replace(table, coup=coup, ledger=ledger, advised=_advised(table, down.patron, event.advised))


def take_off(table: Table, number: int) -> Table:
    """A wager goes back to its patron."""
    down = table.coup.wagers[number]
    left = {key: one for key, one in table.coup.wagers.items() if key != number}
    return replace(table, coup=replace(table.coup, wagers=left), ledger=given_back(table.ledger, down, down.stake))


@applies(e.WagerWithdrawn)
def withdrawn(table: Table, event: e.WagerWithdrawn) -> Table:
    return take_off(table, event.number)


@applies(e.WagerGaveWay)
def gave_way(table: Table, event: e.WagerGaveWay) -> Table:
    return take_off(table, event.number)


@applies(e.WagerTurnedAway)
def turned_away(table: Table, event: e.WagerTurnedAway) -> Table:
    return take_off(table, event.number)


@applies(e.WagersReduced)
def reduced(table: Table, event: e.WagersReduced) -> Table:
    wagers, ledger = dict(table.coup.wagers), table.ledger
    for number, stake in event.stakes:
        down = wagers[number]
        ledger = given_back(ledger, down, down.stake - stake)
        if stake:
            wagers[number] = replace(down, stake=stake, counts=min(down.counts, stake))
        else:
            del wagers[number]
    return replace(table, coup=replace(table.coup, wagers=wagers), ledger=ledger)


# --- how it is dealt, and the shoe in a patron's hands -------------------------------------------


@applies(e.DealingChosen)
def dealing_chosen(table: Table, event: e.DealingChosen) -> Table:
    return replace(table, method=event.method, face=event.face, holder=None, shoe_declined=())


@applies(e.ShoePassed)
def shoe_passed(table: Table, event: e.ShoePassed) -> Table:
    return replace(table, holder=ShoeHolder(event.to, event.acts_as))


@applies(e.ShoeDeclined)
def shoe_declined(table: Table, event: e.ShoeDeclined) -> Table:
    return replace(table, shoe_declined=(*table.shoe_declined, event.patron))


@applies(e.ShoeDealerNamed)
def shoe_dealer_named(table: Table, event: e.ShoeDealerNamed) -> Table:
    return replace(table, holder=replace(table.holder, dealer=event.dealer)) if table.holder else table


@applies(e.ShoeGivenBack)
def shoe_given_back(table: Table, event: e.ShoeGivenBack) -> Table:
    return replace(table, holder=None)


# --- cards ---------------------------------------------------------------------------------------


@applies(e.CoupBurned)
def coup_burned(table: Table, event: e.CoupBurned) -> Table:
    return replace(
        table, shoe=replace(table.shoe, out=table.shoe.out + 1), coup=replace(table.coup, burned_before=True)
    )


def _on(side: Side, hand: Any) -> dict[str, Any]:
    return {side.value: hand}


def _held(side: Side, holding: Holding) -> dict[str, Any]:
    return {f"{side.value}_held": holding}


@applies(e.CardDrawn)
def drawn(table: Table, event: e.CardDrawn) -> Table:
    shoe, coup = table.shoe, table.coup
    if event.card is not None:
        shoe = see(shoe, event.card)
    news: dict[str, Any] = {"out": shoe.out + 1}
    if event.cutting_card:
        news["cutting_card"] = CuttingCard.OUT_DURING if coup.drawn else CuttingCard.OUT_BEFORE
    changes = _on(event.to, (*coup.hand(event.to), Dealt(event.card, event.exposed)))
    holder = table.holder
    if holder is not None and not coup.dummy and event.to is holder.acts_as and not event.exposed:
        # whoever holds the shoe keeps the cards of the hand they play; a dummy coup is dealt and opened by the dealer
        changes |= _held(event.to, replace(coup.held(event.to), keeper=holder.patron, out=True, handled=True))
        news["handled"] = True
    return replace(table, shoe=replace(shoe, **news), coup=replace(coup, play=Play.DEALING, **changes))


@applies(e.LastCoupCalled)
def last_coup_called(table: Table, event: e.LastCoupCalled) -> Table:
    return replace(table, shoe=replace(table.shoe, last_called=True))


@applies(e.HandDelivered)
def hand_delivered(table: Table, event: e.HandDelivered) -> Table:
    before = table.coup.held(event.hand)
    held = replace(before, keeper=event.to, out=True, opener=NOBODY, dealer_opens=False, handled=True)
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)), shoe=replace(table.shoe, handled=True))


@applies(e.HandRefused)
def hand_refused(table: Table, event: e.HandRefused) -> Table:
    held = table.coup.held(event.hand)
    keeper = NOBODY if held.keeper == event.patron else held.keeper
    held = replace(held, keeper=keeper, out=False, refused=(*held.refused, event.patron))
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)))


@applies(e.CardsExposed)
def cards_exposed(table: Table, event: e.CardsExposed) -> Table:
    waiting = list(event.cards)
    hand: list[Dealt] = []
    shoe = table.shoe
    for dealt in table.coup.hand(event.hand):
        if dealt.exposed or not waiting:
            hand.append(dealt)
            continue
        card = waiting.pop(0)
        if dealt.card is None:
            shoe = see(shoe, card)
        hand.append(Dealt(card, True))
    held = table.coup.held(event.hand)
    if all(dealt.exposed for dealt in hand):
        held = replace(held, out=False)
    changes = _on(event.hand, tuple(hand)) | _held(event.hand, held)
    return replace(table, shoe=shoe, coup=replace(table.coup, **changes))


@applies(e.OpenerNamed)
def opener_named(table: Table, event: e.OpenerNamed) -> Table:
    held = replace(table.coup.held(event.hand), opener=event.opener)
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)))


@applies(e.DealerAsked)
def dealer_asked(table: Table, event: e.DealerAsked) -> Table:
    held = replace(table.coup.held(event.hand), dealer_opens=True)
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)))


@applies(e.BothAsked)
def both_asked(table: Table, event: e.BothAsked) -> Table:
    return replace(table, coup=replace(table.coup, opens_both=event.patron))


@applies(e.HandTakenBack)
def hand_taken_back(table: Table, event: e.HandTakenBack) -> Table:
    held = table.coup.held(event.hand)
    held = replace(held, keeper=NOBODY, out=False, refused=(*held.refused, held.keeper))
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)))


# --- results and payments ------------------------------------------------------------------------


def _without(wagers: dict[int, Down], payments: Iterable[Payment]) -> dict[int, Down]:
    gone = {payment.number for payment in payments}
    return {number: down for number, down in wagers.items() if number not in gone}


def _owing(ledger: Ledger, patrons: dict[str, Patron], payments: Iterable[Payment]) -> tuple[Ledger, dict[str, Patron]]:
    """Commission that waits is owed from now on."""
    for payment in payments:
        if payment.settled.waits[0]:
            patron = patrons[payment.patron]
            ledger, owes = owes_more(ledger, patron, payment.settled.waits)
            patrons = {**patrons, patron.id: replace(patron, owes=owes)}
    return ledger, patrons


@applies(e.PairsSettled)
def pairs_settled(table: Table, event: e.PairsSettled) -> Table:
    coup = replace(
        table.coup,
        wagers=_without(table.coup.wagers, event.payments),
        settled_early=(*table.coup.settled_early, *event.payments),
    )
    return replace(table, coup=coup, ledger=post_payments(table.ledger, event.payments))


@applies(e.ResultAnnounced)
def result_announced(table: Table, event: e.ResultAnnounced) -> Table:
    play = Play.SETTLED if table.coup.dummy else Play.ANNOUNCED  # a dummy coup has nothing to settle
    return replace(table, coup=replace(table.coup, play=play, winner=event.winner))


@applies(e.CoupSettled)
def coup_settled(table: Table, event: e.CoupSettled) -> Table:
    ledger, patrons = _owing(post_payments(table.ledger, event.payments), table.patrons, event.payments)
    before = Unsettled(table.coup.wagers, table.streaks, table.tails, table.late_open)
    return replace(
        table,
        coup=replace(table.coup, play=Play.SETTLED, wagers={}, paid=event.payments, before=before),
        ledger=ledger,
        patrons=patrons,
        streaks=event.streaks,
        tails=event.tails,
        late_open=event.late_open,
    )


@applies(e.CoupCleared)
def coup_cleared(table: Table, event: e.CoupCleared) -> Table:
    shoe, coup = table.shoe, table.coup
    news = CuttingCard.IN if shoe.cutting_card is CuttingCard.IN else CuttingCard.OUT
    shoe = replace(shoe, coups=shoe.coups + 1, cutting_card=news)
    betting = 0 if coup.dummy else 1
    past = tuple(replace(one, before=None) if one.before else one for one in table.past) if table.keeps_coups else ()
    if coup.paid or coup.settled_early:
        past = (*past, Past(coup.number, (*coup.settled_early, *coup.paid), coup.before))
    return replace(
        table,
        shoe=shoe,
        past=past,
        coup=Coup(number=coup.number + 1, dummy=table.next_dummy),
        next_dummy="",
        coups=table.coups + 1,
        betting_coups=table.betting_coups + betting,
        approvals=tuple(granted for granted in table.approvals if granted.lasts != "coup"),
        shoe_declined=(),
        sat_out=sat_out_after(table),
    )


@applies(e.DummyCoupOrdered)
def dummy_coup_ordered(table: Table, event: e.DummyCoupOrdered) -> Table:
    return replace(
        table,
        coup=replace(
            table.coup,
            dummy=event.grounds,
            wagers={},
            bets_closed=True,
            changes=(),
            player_held=Holding(),  # a dummy coup is dealt and opened by the dealer
            banker_held=Holding(),
        ),
        ledger=post_payments(table.ledger, event.payments),
        streaks=event.streaks,
    )


@applies(e.CoupVoided)
def coup_voided(table: Table, event: e.CoupVoided) -> Table:
    ledger, patrons, _ = take_back_payments(table.ledger, table.patrons, event.reversed, event.payments)
    coup = replace(
        table.coup, play=Play.SETTLED, wagers={}, settled_early=(), paid=(), before=None, changes=(), void=True
    )
    return replace(table, coup=coup, ledger=ledger, patrons=patrons, streaks=event.streaks)


@applies(e.CommissionCollected)
def commission_collected(table: Table, event: e.CommissionCollected) -> Table:
    patron = table.patrons[event.patron]
    owed = patron.owes[0] // patron.owes[1]
    ledger = table.ledger.post(acts.settle_commission(patron.id, event.collected, owed - event.collected))
    patrons = {**table.patrons, patron.id: replace(patron, owes=(0, 1))}
    return replace(table, ledger=ledger, patrons=patrons)
