"""What goes wrong: a report, its remedy, offers, stray cards, void and dummy coups: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from croupier.coup import Side
from croupier.duties import said
from croupier.table.applying import applies
from croupier.table.irregularities.past import past_named
from croupier.table.irregularities.records import (
    BurnOmitted,
    CardCorrected,
    CardsCondemned,
    CarriedCardLaid,
    ChangesPermitted,
    CoupRebuilt,
    CoupReopened,
    CoupResettled,
    CoupsKept,
    CoupVoided,
    DummyCoupOrdered,
    IrregularityReported,
    NotificationRecorded,
    OfferAnswered,
    OfferClosed,
    OfferMade,
    OrderKept,
    PastCoupVoided,
    RemedyOrdered,
    ReportWithdrawn,
    ShoeEndsAfterCoup,
    StrayCardDealt,
    StrayCardsDiscarded,
    StrayCardsKept,
    StreaksRestored,
    WagersVoided,
)
from croupier.table.payment.apply import owing
from croupier.table.postings import given_back, post_payments, take_back_payments
from croupier.table.shoe.apply import see, unsee
from croupier.table.state import (
    Coup,
    CuttingCard,
    Dealt,
    Down,
    Holding,
    Past,
    Payment,
    Play,
    Shoe,
    Stage,
    Table,
    Unsettled,
)
from croupier.table.wagering.apply import take_off


@applies(DummyCoupOrdered)
def dummy_coup_ordered(table: Table, event: DummyCoupOrdered) -> Table:
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


@applies(CoupVoided)
def coup_voided(table: Table, event: CoupVoided) -> Table:
    ledger, patrons, _ = take_back_payments(table.ledger, table.patrons, event.reversed, event.payments)
    coup = replace(
        table.coup, play=Play.SETTLED, wagers={}, settled_early=(), paid=(), before=None, changes=(), void=True
    )
    return replace(table, coup=coup, ledger=ledger, patrons=patrons, streaks=event.streaks)


@applies(CoupsKept)
def coups_kept(table: Table, event: CoupsKept) -> Table:
    return replace(table, keeps_coups=True, keeps_last=event.last)


@applies(IrregularityReported)
def reported(table: Table, event: IrregularityReported) -> Table:
    matter, shoe = event.matter, table.shoe
    for dealt in matter.cards:
        shoe = see(shoe, dealt.card) if dealt.card is not None else shoe
    shoe = replace(shoe, out=shoe.out + len(matter.cards))
    if event.cutting_card:
        shoe = replace(shoe, cutting_card=CuttingCard.OUT_DURING if table.coup.drawn else CuttingCard.OUT_BEFORE)
    return replace(table, matters=matter.number, matter=matter, loose=(*table.loose, *matter.cards), shoe=shoe)


@applies(ReportWithdrawn)
def withdrawn(table: Table, event: ReportWithdrawn) -> Table:
    shoe = back_in_shoe(table.shoe, table.loose)
    if table.matter is not None and table.matter.cutting_card:
        shoe = replace(shoe, cutting_card=CuttingCard.IN)
    return replace(table, matter=None, loose=(), shoe=shoe)


def back_in_shoe(shoe: Shoe, cards: Iterable[Dealt]) -> Shoe:
    """Cards go back into the shoe in the order they came."""
    for dealt in cards:
        shoe = unsee(shoe, dealt.card) if dealt.card is not None else shoe
        shoe = replace(shoe, out=shoe.out - 1)
    return shoe


@applies(RemedyOrdered)
def remedy_ordered(table: Table, event: RemedyOrdered) -> Table:
    coup = table.matter.coup if table.matter is not None else table.coup.number
    facts = said({"slip": event.slip, "remedy": event.remedy, "coup": coup})
    duties = table.duties.more(event.tells, matter=event.matter, since=event.made.at, facts=facts)
    return replace(table, matter=None, duties=duties)


@applies(NotificationRecorded)
def notification_recorded(table: Table, event: NotificationRecorded) -> Table:
    done = (one.number for one in table.duties.about(event.who, event.matter))
    return replace(table, duties=table.duties.without(done))


@applies(StrayCardDealt)
def stray_card_dealt(table: Table, event: StrayCardDealt) -> Table:
    card, *left = table.loose
    coup = lay(table.coup, event.to, card)
    return replace(table, loose=tuple(left), coup=coup)


def lay(coup: Coup, to: Side, card: Dealt) -> Coup:
    if to is Side.PLAYER:
        return replace(coup, play=Play.DEALING, player=(*coup.player, card))
    return replace(coup, play=Play.DEALING, banker=(*coup.banker, card))


@applies(StrayCardsKept)
def stray_cards_kept(table: Table, event: StrayCardsKept) -> Table:
    each = (*table.carried_by, *(event.under for _ in table.loose))
    return replace(
        table,
        loose=(),
        carried_each=each if event.apart is True else UNSET,
        carried=(*table.carried, *table.loose),
        carried_under=event.under,
        next_dummy=event.dummy or table.next_dummy,
    )


@applies(StrayCardsDiscarded)
def stray_cards_discarded(table: Table, event: StrayCardsDiscarded) -> Table:
    return replace(table, loose=())


@applies(CarriedCardLaid)
def carried_card_laid(table: Table, event: CarriedCardLaid) -> Table:
    (first, *left), shoe = table.carried, table.shoe
    if first.card is None and event.card is not None:
        shoe = see(shoe, event.card)
    coup = lay(table.coup, event.to, Dealt(event.card, event.exposed))
    return replace(table, carried=tuple(left), shoe=shoe, coup=coup)


def _unburned(shoe: Shoe) -> Shoe:
    shoe = unsee(shoe, shoe.burn_card) if shoe.burn_card is not None else shoe
    return replace(shoe, out=shoe.out - shoe.burned, burned=0, burned_face_down=0, burn_card=None, burn_form="")


@applies(BurnOmitted)
def burn_omitted(table: Table, event: BurnOmitted) -> Table:
    shoe = table.shoe
    if table.coup.drawn:  # what was put back once is counted from the first card dealt on
        shoe = replace(shoe, put_back=shoe.put_back[shoe.burned :])
    return replace(table, shoe=replace(_unburned(shoe), stage=Stage.IN_PLAY))


@applies(OrderKept)
def order_kept(table: Table, event: OrderKept) -> Table:
    return replace(table, shoe=replace(table.shoe, put_back=event.cards, put_back_under=event.under))


@applies(CoupRebuilt)
def coup_rebuilt(table: Table, event: CoupRebuilt) -> Table:
    coup = table.coup
    shoe = back_in_shoe(_unburned(table.shoe), (*coup.player, *coup.banker, *table.carried))
    if coup.burned_before:
        shoe = replace(shoe, out=shoe.out - 1)
    # whatever left this shoe is in it again, the cutting card too
    shoe = replace(shoe, stage=Stage.LOADED, cutting_card=CuttingCard.IN, last_called=False)
    fresh = Coup(
        number=coup.number,
        bets_called=coup.bets_called,
        bets_closed=coup.bets_closed,
        wagers=coup.wagers,
        bettors=coup.bettors,
        dummy=coup.dummy,
    )
    return replace(table, shoe=shoe, coup=fresh, carried=())


@applies(CoupReopened)
def coup_reopened(table: Table, event: CoupReopened) -> Table:
    """The coup at hand, or the one before it: then the shoe and the counts are as they were before it was cleared."""
    past = past_named(table, event.coup, UNSET)
    coup, undone = table.coup, (event.reversed, event.payments)
    was, then = (UNSET, UNSET) if past is None or event.coup == coup.number else (past.was, past.shoe_then)
    if isinstance(was, Coup) and isinstance(then, Shoe):
        betting = 0 if was.dummy else 1
        shoe = replace(
            table.shoe,
            stage=then.stage,
            coups=then.coups,
            cutting_card=then.cutting_card,
            last_called=then.last_called,
            ends_after=then.ends_after,
        )
        table = replace(
            table,
            shoe=shoe,
            past=tuple(one for one in table.past if one is not past),
            next_dummy=coup.dummy,
            coups=table.coups - 1,
            betting_coups=table.betting_coups - betting,
        )
        coup = was
    ledger, patrons, _ = take_back_payments(table.ledger, table.patrons, *undone)
    coup = replace(
        coup,
        play=Play.DEALING,
        winner=None,
        player=event.player,
        banker=event.banker,
        wagers={down.number: down for down in event.wagers},
        settled_early=(),
        early=UNSET,
        paid=(),
        before=None,
        changes=(),
    )
    return replace(
        table,
        coup=coup,
        ledger=ledger,
        patrons=patrons,
        loose=event.left,
        carried=() if event.left else table.carried,
        streaks=event.streaks,
        tails=event.tails,
        late_open=event.late_open,
    )


@applies(CardCorrected)
def card_corrected(table: Table, event: CardCorrected) -> Table:
    """The card has its right face; cards astray are as though in the shoe until the report after it has them loose."""
    coup = table.coup
    hands = {side: list(coup.hand(side)) for side in Side}
    hands[event.hand][event.position - 1] = replace(hands[event.hand][event.position - 1], card=event.new)
    shoe = see(unsee(table.shoe, event.old), event.new)
    shoe = back_in_shoe(shoe, [hands[side].pop() for side in event.stray])
    ledger, patrons, _ = take_back_payments(table.ledger, table.patrons, event.reversed, event.payments)
    gone, undone = ({one.number for one in made} for made in (event.payments, event.reversed))
    lying = {**coup.wagers, **{down.number: down for down in event.wagers}}
    early = tuple(one for one in coup.early if one.number not in undone) if coup.early else coup.early
    coup = replace(
        coup,
        player=tuple(hands[Side.PLAYER]),
        banker=tuple(hands[Side.BANKER]),
        player_held=_taken_from(coup.player_held, taken=Side.PLAYER in event.stray),
        banker_held=_taken_from(coup.banker_held, taken=Side.BANKER in event.stray),
        wagers=_others(lying, gone),
        settled_early=tuple(one for one in coup.settled_early if one.number not in undone),
        early=early or UNSET,
    )
    if event.withdrawn:
        coup = replace(coup, play=Play.DEALING, winner=None, paid=(), before=None)
    return replace(
        table,
        coup=coup,
        shoe=shoe,
        ledger=ledger,
        patrons=patrons,
        streaks=event.streaks if event.streaks is not UNSET else table.streaks,
        tails=event.tails if event.tails is not UNSET else table.tails,
        late_open=event.late_open if event.late_open is not UNSET else table.late_open,
    )


def _taken_from(held: Holding, *, taken: bool) -> Holding:
    return replace(held, out=False) if taken else held


@applies(CoupResettled)
def coup_resettled(table: Table, event: CoupResettled) -> Table:
    coup, undone = table.coup, {one.number for one in event.reversed}
    ledger, patrons, _ = take_back_payments(table.ledger, table.patrons, event.reversed, event.payments)
    ledger, patrons = owing(ledger, patrons, [one for one in event.payments if one.patron in patrons])
    early = {one.number for one in coup.settled_early}
    coup = replace(
        coup,
        play=Play.SETTLED,
        settled_early=_instead(coup.settled_early, undone, [one for one in event.payments if one.number in early]),
        paid=_instead(coup.paid, undone, [one for one in event.payments if one.number not in early]),
    )
    return replace(
        table,
        coup=coup,
        ledger=ledger,
        patrons=patrons,
        streaks=event.streaks,
        tails=event.tails,
        late_open=event.late_open,
    )


def _instead(made: tuple[Payment, ...], undone: set[int], others: Iterable[Payment]) -> tuple[Payment, ...]:
    return (*(one for one in made if one.number not in undone), *others)


@applies(ShoeEndsAfterCoup)
def shoe_ends_after_coup(table: Table, event: ShoeEndsAfterCoup) -> Table:
    return replace(table, shoe=replace(table.shoe, ends_after=event.why))


@applies(CardsCondemned)
def cards_condemned(table: Table, event: CardsCondemned) -> Table:
    """Nothing more is dealt from them, and a card kept for the next coup goes with the others."""
    return replace(table, shoe=replace(table.shoe, condemned=event.why), carried=(), next_dummy="")


@applies(ChangesPermitted)
def changes_permitted(table: Table, event: ChangesPermitted) -> Table:
    return replace(table, coup=replace(table.coup, changes=event.under, bets_closed=False))


@applies(OfferMade)
def offer_made(table: Table, event: OfferMade) -> Table:
    return replace(table, offer=event.offer)


@applies(OfferAnswered)
def offer_answered(table: Table, event: OfferAnswered) -> Table:
    offer, down = table.offer, table.coup.wagers[event.number]
    if offer is not None:
        left = tuple(number for number in offer.wagers if number != event.number)
        table = replace(table, offer=replace(offer, wagers=left))
    if event.stake == down.stake:
        return table
    if event.stake == 0:
        return take_off(table, event.number)
    ledger = given_back(table.ledger, down, down.stake - event.stake)
    new = replace(down, stake=event.stake, counts=event.counts)
    return replace(table, ledger=ledger, coup=replace(table.coup, wagers={**table.coup.wagers, down.number: new}))


@applies(OfferClosed)
def offer_closed(table: Table, event: OfferClosed) -> Table:
    coup = replace(table.coup, kept=event.under) if event.fixes is True else table.coup
    return replace(table, offer=None, coup=coup)


@applies(WagersVoided)
def wagers_voided(table: Table, event: WagersVoided) -> Table:
    coup, gone = table.coup, {payment.number for payment in event.payments}
    if event.coup is not UNSET:
        return _of_a_past_coup(table, event, event.coup, gone)
    streaks = tuple(one for one in table.streaks if one.down.number not in gone)
    ledger, patrons, _ = take_back_payments(table.ledger, table.patrons, event.reversed, event.payments)
    coup = replace(
        coup,
        wagers=_others(coup.wagers, gone),
        paid=tuple(one for one in coup.paid if one.number not in gone),
        settled_early=tuple(one for one in coup.settled_early if one.number not in gone),
        early=tuple(one for one in coup.early if one.number not in gone) if coup.early else coup.early,
        before=coup.before and _unlaid(coup.before, gone),
    )
    offer = table.offer and replace(
        table.offer, wagers=tuple(number for number in table.offer.wagers if number not in gone)
    )
    return replace(table, ledger=ledger, patrons=patrons, streaks=streaks, coup=coup, offer=offer)


def _unlaid(was: Unsettled, gone: set[int]) -> Unsettled:
    streaks = tuple(one for one in was.streaks if one.down.number not in gone)
    return replace(was, wagers=_others(was.wagers, gone), streaks=streaks)


def _of_a_past_coup(table: Table, event: WagersVoided, coup: int, gone: set[int]) -> Table:
    ledger, patrons, _ = take_back_payments(table.ledger, table.patrons, event.reversed, event.payments)
    concerned = past_named(table, coup, event.shoe)
    past = tuple(_without(one, gone) if one is concerned else one for one in table.past)
    left = tuple(one for one in past if one.payments or one.over)
    return replace(table, ledger=ledger, patrons=patrons, past=left)


def _without(past: Past, gone: set[int]) -> Past:
    """Nor is it rebuilt any more."""
    payments = tuple(one for one in past.payments if one.number not in gone)
    return replace(past, payments=payments, was=UNSET, shoe_then=UNSET)


def _others(wagers: dict[int, Down], gone: set[int]) -> dict[int, Down]:
    return {number: down for number, down in wagers.items() if number not in gone}


@applies(StreaksRestored)
def streaks_restored(table: Table, event: StreaksRestored) -> Table:
    return replace(table, streaks=event.streaks, tails=event.tails, late_open=event.late_open)


@applies(PastCoupVoided)
def past_coup_voided(table: Table, event: PastCoupVoided) -> Table:
    undone = (event.reversed, event.payments)
    ledger, patrons, _ = take_back_payments(table.ledger, table.patrons, *undone)
    voided = past_named(table, event.coup, event.shoe)
    left = tuple(one for one in table.past if one is not voided)
    streaks = table.streaks if event.streaks is None else event.streaks
    table = replace(table, ledger=ledger, patrons=patrons, past=left, streaks=streaks)
    return _never_ran_on(table, {one.number for one in event.payments}, voided) if voided and voided.over else table


def _never_ran_on(table: Table, gone: set[int], voided: Past) -> Table:
    """Wagers that rested on a void coup are in none that came after it, nor in the one at hand."""
    gone &= set(voided.over or ())
    coup = table.coup
    coup = replace(
        coup,
        paid=tuple(one for one in coup.paid if one.number not in gone),
        settled_early=tuple(one for one in coup.settled_early if one.number not in gone),
        before=coup.before and _unlaid(coup.before, gone),
    )
    return replace(table, coup=coup, past=tuple(_unrested(one, gone) for one in table.past))


def _unrested(past: Past, gone: set[int]) -> Past:
    """Of the latest, what lay before it is without them too."""
    if gone.isdisjoint(one.number for one in past.payments) and gone.isdisjoint(past.over or ()):
        return past
    return replace(
        past,
        payments=tuple(one for one in past.payments if one.number not in gone),
        before=past.before and _unlaid(past.before, gone),
        over=tuple(one for one in past.over if one not in gone) if past.over else past.over,
        at_end=tuple(one for one in past.at_end if one.number not in gone) if past.at_end else past.at_end,
    )
