"""A coup dealt: the shoe passed, cards drawn, hands given out and opened, the result: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from croupier.coup import Side
from croupier.table.applying import applies
from croupier.table.conduct.apply import sat_out_after
from croupier.table.dealing.records import (
    BothAsked,
    CardDrawn,
    CardsExposed,
    CoupBurned,
    CoupCleared,
    DealerAsked,
    DealingChosen,
    HandDelivered,
    HandRefused,
    HandTakenBack,
    LastCoupCalled,
    OpenerNamed,
    ResultAnnounced,
    ShoeDealerNamed,
    ShoeDeclined,
    ShoeGivenBack,
    ShoePassed,
)
from croupier.table.shoe.apply import see
from croupier.table.state import (
    NOBODY,
    Coup,
    CuttingCard,
    Dealt,
    Holding,
    Past,
    Play,
    ShoeHolder,
    Table,
)


@applies(DealingChosen)
def dealing_chosen(table: Table, event: DealingChosen) -> Table:
    return replace(table, method=event.method, face=event.face, holder=None, shoe_declined=())


@applies(ShoePassed)
def shoe_passed(table: Table, event: ShoePassed) -> Table:
    return replace(table, holder=ShoeHolder(event.to, event.acts_as))


@applies(ShoeDeclined)
def shoe_declined(table: Table, event: ShoeDeclined) -> Table:
    return replace(table, shoe_declined=(*table.shoe_declined, event.patron))


@applies(ShoeDealerNamed)
def shoe_dealer_named(table: Table, event: ShoeDealerNamed) -> Table:
    return replace(table, holder=replace(table.holder, dealer=event.dealer)) if table.holder else table


@applies(ShoeGivenBack)
def shoe_given_back(table: Table, event: ShoeGivenBack) -> Table:
    return replace(table, holder=None)


@applies(CoupBurned)
def coup_burned(table: Table, event: CoupBurned) -> Table:
    return replace(
        table, shoe=replace(table.shoe, out=table.shoe.out + 1), coup=replace(table.coup, burned_before=True)
    )


def _on(side: Side, hand: Any) -> dict[str, Any]:
    return {side.value: hand}


def _held(side: Side, holding: Holding) -> dict[str, Any]:
    return {f"{side.value}_held": holding}


@applies(CardDrawn)
def drawn(table: Table, event: CardDrawn) -> Table:
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


@applies(LastCoupCalled)
def last_coup_called(table: Table, event: LastCoupCalled) -> Table:
    return replace(table, shoe=replace(table.shoe, last_called=True))


@applies(HandDelivered)
def hand_delivered(table: Table, event: HandDelivered) -> Table:
    before = table.coup.held(event.hand)
    held = replace(before, keeper=event.to, out=True, opener=NOBODY, dealer_opens=False, handled=True)
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)), shoe=replace(table.shoe, handled=True))


@applies(HandRefused)
def hand_refused(table: Table, event: HandRefused) -> Table:
    held = table.coup.held(event.hand)
    keeper = NOBODY if held.keeper == event.patron else held.keeper
    held = replace(held, keeper=keeper, out=False, refused=(*held.refused, event.patron))
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)))


@applies(CardsExposed)
def cards_exposed(table: Table, event: CardsExposed) -> Table:
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


@applies(OpenerNamed)
def opener_named(table: Table, event: OpenerNamed) -> Table:
    held = replace(table.coup.held(event.hand), opener=event.opener)
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)))


@applies(DealerAsked)
def dealer_asked(table: Table, event: DealerAsked) -> Table:
    held = replace(table.coup.held(event.hand), dealer_opens=True)
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)))


@applies(BothAsked)
def both_asked(table: Table, event: BothAsked) -> Table:
    return replace(table, coup=replace(table.coup, opens_both=event.patron))


@applies(HandTakenBack)
def hand_taken_back(table: Table, event: HandTakenBack) -> Table:
    held = table.coup.held(event.hand)
    held = replace(held, keeper=NOBODY, out=False, refused=(*held.refused, held.keeper))
    return replace(table, coup=replace(table.coup, **_held(event.hand, held)))


@applies(ResultAnnounced)
def result_announced(table: Table, event: ResultAnnounced) -> Table:
    play = Play.SETTLED if table.coup.dummy else Play.ANNOUNCED  # a dummy coup has nothing to settle
    return replace(table, coup=replace(table.coup, play=play, winner=event.winner))


def _kept(table: Table) -> tuple[Past, ...]:
    """The coups before this one; how it lay, and what lay there before a settlement, is kept of the latest alone."""
    if not table.keeps_coups:
        return ()
    past = table.past
    if table.keeps_last is not UNSET:
        past = past[max(0, len(past) + 1 - table.keeps_last) :]
    return (*past[:-1], replace(past[-1], before=None, was=UNSET, shoe_then=UNSET)) if past else ()


def _ran_on(table: Table) -> tuple[int, ...]:
    """Wagers over several coups that rest on this result too, where coups are kept long enough to need it."""
    if table.keeps_last is UNSET or table.coup.dummy or table.coup.void:
        return ()
    return tuple(one.down.number for one in table.streaks)


@applies(CoupCleared)
def coup_cleared(table: Table, event: CoupCleared) -> Table:
    shoe, coup = table.shoe, table.coup
    news = CuttingCard.IN if shoe.cutting_card is CuttingCard.IN else CuttingCard.OUT
    shoe = replace(shoe, coups=shoe.coups + 1, cutting_card=news)
    betting = 0 if coup.dummy else 1
    past, over = _kept(table), _ran_on(table)
    if coup.paid or coup.settled_early or over:
        dealt_from = UNSET if table.keeps_last is UNSET else table.shoe.number
        latest = Past(coup.number, (*coup.settled_early, *coup.paid), coup.before, shoe=dealt_from, over=over or UNSET)
        if event.kept is True:
            latest = replace(latest, was=coup, shoe_then=table.shoe)
        past = (*past, latest)
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
