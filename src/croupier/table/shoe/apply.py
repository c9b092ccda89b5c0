"""The shoe: cards brought, checked, shuffled, committed, cut, burned and taken off: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier.cards import PACK, Card
from croupier.table.applying import applies, used_up
from croupier.table.postings import post_payments
from croupier.table.shoe.records import (
    BurnCardShown,
    BurnedCardsExposed,
    CardsBrought,
    CardsBurned,
    CardsChecked,
    CardsCut,
    CardsDropped,
    CardsHandled,
    CardsReplaced,
    CardsRiffled,
    CardsShuffled,
    CardsTakenOff,
    CheckOrdered,
    CheckStillDue,
    CutDeclined,
    CutterChosen,
    CutterNominated,
    CuttingCardPlaced,
    ReplacementChecked,
    ShoeCommitted,
    ShoeContribution,
    ShoeEnded,
    ShoeRevealed,
)
from croupier.table.state import (
    NOBODY,
    Past,
    Payment,
    Shoe,
    Stage,
    Table,
)

PLACE_IN_PACK: Final = {card: place for place, card in enumerate(PACK)}


def see(shoe: Shoe, card: Card) -> Shoe:
    """The shoe once a card's face is known."""
    seen = bytearray(shoe.seen)
    seen[PLACE_IN_PACK[card]] += 1
    return replace(shoe, seen=bytes(seen))


def unsee(shoe: Shoe, card: Card) -> Shoe:
    """The shoe once a card that was seen has gone back into it."""
    seen = bytearray(shoe.seen)
    seen[PLACE_IN_PACK[card]] -= 1
    return replace(shoe, seen=bytes(seen))


def _past(table: Table) -> tuple[Past, ...]:
    """Coups of the last shoe, where they are kept from shoe to shoe."""
    return () if table.keeps_last is UNSET else table.past


@applies(CardsBrought)
def cards_brought(table: Table, event: CardsBrought) -> Table:
    """New cards make a new shoe; those still there from the last one go, and their backs are remembered."""
    shoe = Shoe(
        number=table.shoe.number + 1,
        stage=Stage.UNCUT if event.pre_shuffled else Stage.UNSHUFFLED,
        cards=event.cards,
        pre_shuffled=event.pre_shuffled,
        back=event.back,
    )
    back = table.shoe.back if table.shoe.cards else table.back
    return replace(
        table, shoe=shoe, back=back, past=_past(table), carried=(), next_dummy="", approvals=used_up(table, event.used)
    )


@applies(CardsChecked)
def cards_checked(table: Table, event: CardsChecked) -> Table:
    shoe = replace(
        table.shoe, checked=True, check_ordered=False, check_under=(), dropped=False, first_check=None, replaced=0
    )
    return replace(table, shoe=shoe, cards_to_check=False, check_due=())


@applies(ReplacementChecked)
def replacement_checked(table: Table, event: ReplacementChecked) -> Table:
    return replace(table, shoe=replace(table.shoe, first_check=event.made.actor))


@applies(CheckOrdered)
def check_ordered(table: Table, event: CheckOrdered) -> Table:
    return replace(table, shoe=replace(table.shoe, check_ordered=True, check_under=event.under))


@applies(CheckStillDue)
def check_still_due(table: Table, event: CheckStillDue) -> Table:
    """By the clauses of the order, and not by those of whatever takes the cards off the table."""
    return replace(table, check_due=table.shoe.check_under or event.under)


@applies(CardsDropped)
def cards_dropped(table: Table, event: CardsDropped) -> Table:
    return replace(table, shoe=replace(table.shoe, dropped=True))


@applies(CardsShuffled)
def cards_shuffled(table: Table, event: CardsShuffled) -> Table:
    """Shuffled after the last coup, the same cards all go back and make the next shoe."""
    shoe = table.shoe
    if shoe.stage is Stage.ENDED:
        # whatever check these cards needed before play is behind them; an ordered or outstanding one is not
        shoe = Shoe(
            number=shoe.number + 1,
            stage=Stage.UNCUT,
            cards=shoe.cards,
            back=shoe.back,
            checked=True,
            check_ordered=shoe.check_ordered,
            check_under=shoe.check_under,
            dropped=shoe.dropped,
        )
    else:
        shoe = replace(shoe, stage=Stage.UNCUT)
    return replace(table, shoe=shoe, past=_past(table), carried=(), next_dummy="", approvals=used_up(table, event.used))


@applies(CardsRiffled)
def cards_riffled(table: Table, event: CardsRiffled) -> Table:
    return replace(table, approvals=used_up(table, event.used))


@applies(ShoeCommitted)
def shoe_committed(table: Table, event: ShoeCommitted) -> Table:
    shoe = replace(table.shoe, commitment=event.commitment, waits_until=event.until, seeded=event.seeded)
    return replace(table, shoe=shoe, unrevealed=event.commitment, seeded=event.seeded or table.seeded)


@applies(ShoeContribution)
def shoe_contribution(table: Table, event: ShoeContribution) -> Table:
    contributions = (*table.shoe.contributions, (event.patron, event.contribution))
    shoe = replace(table.shoe, contributions=contributions)
    if event.source == "page":
        shoe = replace(shoe, pages=(*pages_of(shoe), event.patron))
    return replace(table, shoe=shoe)


def pages_of(shoe: Shoe) -> tuple[str, ...]:
    """The patrons whose page added to the order."""
    return () if isinstance(shoe.pages, UnsetType) else shoe.pages


@applies(ShoeRevealed)
def shoe_revealed(table: Table, event: ShoeRevealed) -> Table:
    """What was revealed stands in the log; the table only knows that nothing is owed any more."""
    return replace(table, unrevealed="")


@applies(CutterChosen)
def cutter_chosen(table: Table, event: CutterChosen) -> Table:
    """Whom staff named may decline too, and then the cut is the patrons'."""
    staff = event.who == "staff"
    cutter = event.patron if event.who == "named" else NOBODY
    return replace(table, shoe=replace(table.shoe, cutter=cutter, staff_cut=staff, patrons_cut=not staff))


@applies(CutterNominated)
def cutter_nominated(table: Table, event: CutterNominated) -> Table:
    return replace(table, shoe=replace(table.shoe, cutter=event.nominee))


@applies(CutDeclined)
def cut_declined(table: Table, event: CutDeclined) -> Table:
    """A nominee who declines leaves the cut with whoever nominated them."""
    shoe = table.shoe
    declined = shoe.declined if event.patron in shoe.declined else (*shoe.declined, event.patron)
    cutter = NOBODY if shoe.cutter == event.patron else shoe.cutter
    return replace(table, shoe=replace(shoe, declined=declined, cutter=cutter))


@applies(CardsCut)
def cards_cut(table: Table, event: CardsCut) -> Table:
    shoe = replace(table.shoe, stage=Stage.CUT, cut_at=event.after, cut_by_patron=event.patron != NOBODY)
    return replace(table, shoe=shoe)


@applies(CuttingCardPlaced)
def cutting_card_placed(table: Table, event: CuttingCardPlaced) -> Table:
    """The cards are in the shoe: its coups are counted from one, and an order for the shoe before it has lapsed."""
    shoe = replace(table.shoe, stage=Stage.LOADED, cutting_card_at=event.from_back)
    return replace(table, shoe=shoe, coup=replace(table.coup, number=1, dummy=""))


@applies(CardsBurned)
def cards_burned(table: Table, event: CardsBurned) -> Table:
    shoe = replace(
        table.shoe,
        stage=Stage.IN_PLAY,
        out=table.shoe.out + event.count,
        burn_form=event.form,
        burn_card=event.first,
        burned=event.count,
        burned_face_down=event.count - (event.first is not None),
    )
    if event.first is not None:
        shoe = see(shoe, event.first)
    return replace(table, shoe=shoe, approvals=used_up(table, event.used))


@applies(BurnCardShown)
def burn_card_shown(table: Table, event: BurnCardShown) -> Table:
    shoe = replace(see(table.shoe, event.card), burn_card=event.card, burned_face_down=0)
    return replace(table, shoe=shoe, approvals=used_up(table, event.used))


@applies(BurnedCardsExposed)
def burned_cards_exposed(table: Table, event: BurnedCardsExposed) -> Table:
    shoe = replace(table.shoe, burned_face_down=0)
    for card in event.cards:
        shoe = see(shoe, card)
    return replace(table, shoe=shoe, approvals=used_up(table, event.used))


def _with_end(table: Table, payments: tuple[Payment, ...]) -> tuple[Past, ...]:
    """What the shoe's end did to wagers over several coups is kept with the latest of its coups."""
    if not payments or table.keeps_last is UNSET or not table.past or table.past[-1].shoe != table.shoe.number:
        return table.past
    *earlier, latest = table.past
    return (*earlier, replace(latest, at_end=payments))


@applies(ShoeEnded)
def shoe_ended(table: Table, event: ShoeEnded) -> Table:
    """Approvals for the shoe end with it; a Late area stays open only beside a Dragon Tail that still runs.

    A card kept for the next coup goes with the others, unless that coup is a dummy coup still to be dealt.
    """
    kept = (table.next_dummy or table.coup.dummy) and not event.early
    return replace(
        table,
        past=_with_end(table, event.payments),
        shoe=replace(table.shoe, stage=Stage.ENDED, ended_early=event.early, ended_by=event.by),
        ledger=post_payments(table.ledger, event.payments),
        streaks=event.streaks,
        tails=event.tails,
        late_open=tuple(side for side in table.late_open if event.tails.of(side)),
        carried=table.carried if kept else (),
        next_dummy=table.next_dummy if kept else "",
        approvals=tuple(granted for granted in table.approvals if granted.lasts != "shoe"),
    )


@applies(CardsTakenOff)
def cards_taken_off(table: Table, event: CardsTakenOff) -> Table:
    shoe = Shoe(number=table.shoe.number, unfit=event.grounds == "unfit")
    return replace(table, shoe=shoe, back=table.shoe.back, past=_past(table), carried=())


@applies(CardsReplaced)
def cards_replaced(table: Table, event: CardsReplaced) -> Table:
    """Like for like: what was seen of the shoe, and what is left in it, stays as it was."""
    if not event.to_check:
        return table
    return replace(table, shoe=replace(table.shoe, replaced=table.shoe.replaced + event.cards, first_check=None))


@applies(CardsHandled)
def cards_handled(table: Table, event: CardsHandled) -> Table:
    return replace(table, shoe=replace(table.shoe, handled=True))
