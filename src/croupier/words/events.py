"""What happened, in a sentence: one for every kind of event, with the cards and the amounts it brings.

A sentence is parts, so that a terminal can colour cards and a document can spell them. It tells and decides nothing.
Start at `words_of`; a test proves that no kind of event is missing.
"""

from __future__ import annotations

from typing import Any, Final

from croupier.cards import Card, point_count
from croupier.coup import Resolution, Side
from croupier.money import Cents, dollars
from croupier.table import Down, Payment, Table
from croupier.table import events as e
from croupier.words.events_irregular import IRREGULAR_SENTENCES
from croupier.words.events_people import PEOPLE_SENTENCES
from croupier.words.narrate import result_call
from croupier.words.parts import HANDS, Naming, Parts, Teller, of
from croupier.words.refusals_at_table import words


def words_of(event: e.Event, before: Table, name: Naming) -> Parts:
    """An event in a sentence, told from the table as it was before it."""
    told = SENTENCES[type(event)](event, before, name)
    parts = (told,) if isinstance(told, str) else told
    return tuple(_shown(part) if isinstance(part, str) else part for part in parts)


def _shown(text: str) -> str:
    """As a terminal may show it: what people wrote into a log can hold control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def naming(people: dict[str, str]) -> Naming:
    """A person's id, after their name where it is known."""
    return lambda person: _shown(f"{people[person]} ({person})" if person in people else person)


def plain(parts: Parts) -> str:
    """The sentence with cards as people write them: `Player 9c 6c, 5`."""
    return "".join(part if isinstance(part, str) else " ".join(map(str, part)) for part in parts)


# --- wagers --------------------------------------------------------------------------------------


def _on(down: Down) -> str:
    more = " (token)" if down.token else ""
    return f"{dollars(down.stake)} on {down.wager}{more}"


def _placed(event: e.WagerPlaced, before: Table, name: Naming) -> str:
    down = event.down
    told = (
        f"{name(down.patron)} has {_on(down)}, found late" if event.late else f"{name(down.patron)} wagers {_on(down)}"
    )
    if down.nominations:
        told += f", nominating {' '.join(one.value for one in down.nominations)}"
    return told + _advice(event.advised, down.counts, down.stake)


def _advice(advised: str, counts: Cents, stake: Cents) -> str:
    part = f"{dollars(counts)} of it counts" if counts != stake else ""
    told = "; ".join(one for one in (words(advised), part) if one)
    return f" ({told})" if told else ""


def _changed(event: e.WagerChanged, before: Table, name: Naming) -> str:
    down = before.coup.wagers[event.number]
    told = f"{name(down.patron)} changes {_on(down)} to {dollars(event.stake)}"
    return told + _advice(event.advised, event.counts, event.stake)


def _off(what: str) -> Teller:
    def tell(event: Any, before: Table, name: Naming) -> str:
        down = before.coup.wagers[event.number]
        return f"{name(down.patron)}'s {_on(down)} {what}"

    return tell


def _turned_away(event: e.WagerTurnedAway, before: Table, name: Naming) -> str:
    return f"{_off('is refused')(event, before, name)}: {words(event.grounds)}"


def _reduced(event: e.WagersReduced, before: Table, name: Naming) -> str:
    told = [
        f"{name(before.coup.wagers[number].patron)}'s {_on(before.coup.wagers[number])} to {dollars(stake)}"
        for number, stake in event.stakes
    ]
    return f"Reduced to the {words(event.to)}: {', '.join(told)}"


# --- cards ---------------------------------------------------------------------------------------


def _cards(side: Side, before: Table, new: tuple[Card, ...], *, down: bool = False) -> Parts:
    """Cards as they come to a hand; the count of what lies open, and on which one a third card was drawn."""
    hand = before.coup.hand(side)
    if down:
        return (f"{HANDS[side]} ", new, ", face down") if new else (f"A card to {HANDS[side]}, face down",)
    opened = tuple(dealt.card for dealt in hand if dealt.exposed and dealt.card) + new
    third = f"draws on {point_count(opened[:2])}: " if len(opened) == 3 and len(new) == 1 else ""
    count = f", {point_count(opened)}" if len(opened) > 1 else ""
    return f"{HANDS[side]} {third}", new, count


def _drawn(event: e.CardDrawn, before: Table, name: Naming) -> Parts:
    new = () if event.card is None else (event.card,)
    told = _cards(event.to, before, new, down=not event.exposed)
    return ("The cutting card comes out. ", *told) if event.cutting_card else told


def _burned(event: e.CardsBurned, before: Table, name: Naming) -> Parts:
    told = f"{_count(event.count, 'card')} burned ({words(event.form)})"
    return (told,) if event.first is None else (f"{told}, the first ", (event.first,))


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' if number != 1 else ''}"


def _result(event: e.ResultAnnounced, before: Table, name: Naming) -> str:
    return result_call(event.winner, event.player, event.banker) + (". Standoff" if event.standoff_called else "")


def _shoe_ended(event: e.ShoeEnded, before: Table, name: Naming) -> str:
    return f"Shoe {before.shoe.number} ends{' early' if event.early else ''}: {words(event.why)}"


def _voided(event: e.CoupVoided, before: Table, name: Naming) -> str:
    told = f"The coup is void: {words(event.cause)}"
    return told + (f"; {_count(len(event.reversed), 'payment')} undone" if event.reversed else "")


def payment_words(payment: Payment, name: Naming) -> str:
    """What became of one wager: `p1: banker $100 wins, $195 back (Banker wins; $5 commission)`."""
    settled, back = payment.settled, payment.settled.returned + payment.excess
    told = f"{name(payment.patron)}: {settled.wager} {dollars(settled.stake + payment.excess)} {_became(payment)}"
    why = [settled.row] if settled.row else []
    if settled.waits[0]:
        why.append(f"{dollars(settled.waits[0] // settled.waits[1])} commission deferred")
    elif settled.commission:
        why.append(f"{dollars(settled.commission)} commission")
    why += [f"rounded up by {dollars(settled.rounding)}"] if settled.rounding > 0 else []
    why += [f"{dollars(payment.excess)} was not at stake"] if payment.excess else []
    return told + (f", {dollars(back)} back" if back else "") + (f" ({'; '.join(why)})" if why else "")


def _became(payment: Payment) -> str:
    settled = payment.settled
    wins = settled.resolution is Resolution.WINS
    return f"{settled.resolution.value}{f' {dollars(settled.profit)}' if wins else ''}"


# --- people and the shoe -------------------------------------------------------------------------


def _arrived(event: e.PatronArrived, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} arrives" + (f" with {dollars(event.chips)}" if event.chips else "")


def _bought_in(event: e.BoughtIn, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} buys in for {dollars(event.amount)}" + ("" if event.cash else " without cash")


def _voucher(event: e.VoucherExchanged, before: Table, name: Naming) -> str:
    what = "tokens" if event.tokens else "chips"
    return f"{name(event.patron)} has {dollars(event.amount)} in {what} for a voucher"


def _limits(event: e.PersonalLimitsAgreed, before: Table, name: Naming) -> str:
    if event.minimum is None and event.maximum is None:
        return f"{name(event.patron)} plays by the sign's limits again"
    low = "" if event.minimum is None else f" from {dollars(event.minimum)}"
    high = "" if event.maximum is None else f" up to {dollars(event.maximum)}"
    return f"{name(event.patron)} has limits of their own,{low}{high}"


def _approved(event: e.Approved, before: Table, name: Naming) -> str:
    granted = event.granted
    whose = f" for {name(granted.patron)}" if granted.patron else ""
    return f"Approved{whose}: {words(granted.act)} ({words(granted.lasts)})"


def _opened(event: e.TableOpened, before: Table, name: Naming) -> str:
    setup = event.setup
    limits = f"{dollars(setup.limits.minimum)} to {dollars(setup.limits.maximum)}"
    return f"The table opens: {setup.variation}, {_count(setup.decks, 'deck')}, wagers {limits}"


def _brought(event: e.CardsBrought, before: Table, name: Naming) -> str:
    told = f"{event.cards} cards are brought, {event.back} backs"
    return told + (f", pre-shuffled by the {event.pre_shuffled}" if event.pre_shuffled else "")


def _cut(event: e.CardsCut, before: Table, name: Naming) -> str:
    return (
        f"{name(event.patron) if event.patron else 'Staff'} cut{'s' if event.patron else ''} after {event.after} cards"
    )


def _notice(event: e.NoticeDisplayed, before: Table, name: Naming) -> str:
    return f"A notice of {words(event.notice.about)} goes up" + (f": {event.notice.says}" if event.notice.says else "")


def _limits_changed(event: e.LimitsChanged, before: Table, name: Naming) -> str:
    limits = event.setup.limits
    kept = "" if event.kept is None else f"; those present keep {dollars(event.kept)}"
    return f"Limits are now {dollars(limits.minimum)} to {dollars(limits.maximum)}{kept}"


def _cutter(event: e.CutterChosen, before: Table, name: Naming) -> str:
    return {"staff": "Staff cut", "patrons": "The cut is the patrons'"}.get(
        event.who, f"{name(event.patron)} is to cut"
    )


def _given_back(event: e.ShoeGivenBack, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} gives the dealing shoe back ({words(event.why)})"


def _differential(event: e.AboveDifferentialArranged, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} may wager above the differential, up to {dollars(event.maximum)}"


def _dummy(event: e.DummyCoupOrdered, before: Table, name: Naming) -> str:
    return f"A coup without wagers is ordered: {words(event.grounds)}"


def _coloured(event: e.ColouredUp, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} changes {dollars(event.amount)} into {dollars(event.into)} chips"


def _variation(event: e.VariationChanged, before: Table, name: Naming) -> str:
    agreed = f", with the agreement of {', '.join(map(name, event.agreed))}" if event.agreed else ""
    return f"The variation is now {event.setup.variation}{agreed}"


def _exposed(event: e.CardsExposed, before: Table, name: Naming) -> Parts:
    told = _cards(event.hand, before, event.cards)
    return (*told, f", opened by {name(event.by)}") if event.by else told


SENTENCES: Final[dict[type[e.Event], Teller]] = {
    e.ApprovalRecorded: of("Approved by the regulator: {thing} ({reference})"),
    e.TableOpened: _opened,
    e.SignDisplayed: of("The sign of {sign} stands at the table"),
    e.SignRemoved: of("The sign of {sign} is taken away"),
    e.NoticeDisplayed: _notice,
    e.NoticeRemoved: of("The notice of {about} is taken down"),
    e.LimitsChanged: _limits_changed,
    e.VariationChanged: _variation,
    e.FloatFilled: lambda event, before, name: f"{dollars(event.amount)} is brought to the float",
    e.FloatCredited: lambda event, before, name: f"{dollars(event.amount)} is taken from the float",
    e.SurveillanceNotified: lambda event, before, name: f"Surveillance is told: {event.about}",
    e.WagerRestricted: of("{wager} is kept for those with a main wager"),
    e.RestrictionLifted: of("{wager} is open to everyone again"),
    e.TableClosed: of("The table closes"),
    e.PatronArrived: _arrived,
    e.PatronSat: of("{patron} sits at place {seat}"),
    e.PatronStood: of("{patron} stands"),
    e.PatronLeft: of("{patron} leaves"),
    e.BoughtIn: _bought_in,
    e.VoucherExchanged: _voucher,
    e.ColouredUp: _coloured,
    e.PersonalLimitsAgreed: _limits,
    e.AboveDifferentialArranged: _differential,
    e.Approved: _approved,
    e.CardsBrought: _brought,
    e.CardsChecked: of("The cards are checked by {by} and found complete"),
    e.CheckOrdered: of("The cards are to be checked"),
    e.CardsDropped: of("Cards were dropped"),
    e.CardsShuffled: of("The cards are shuffled by {by}"),
    e.CardsRiffled: of("The cards are riffled"),
    e.ShoeCommitted: lambda event, before, name: f"The order of the shoe is committed: {event.commitment[:16]}...",
    e.ShoeContribution: of("{patron} adds to the order of the shoe: {contribution}"),
    e.CutterChosen: _cutter,
    e.CutterNominated: of("{patron} names {nominee} to cut"),
    e.CutDeclined: of("{patron} declines to cut"),
    e.CardsCut: _cut,
    e.CuttingCardPlaced: of("The cutting card is placed {from_back} cards from the back"),
    e.CardsBurned: _burned,
    e.BurnCardShown: lambda event, before, name: ("The burned card is shown: ", (event.card,)),
    e.BurnedCardsExposed: lambda event, before, name: ("Burned cards are shown: ", event.cards),
    e.ShoeEnded: _shoe_ended,
    e.CardsTakenOff: of("The cards leave the table: {grounds}"),
    e.ShoeRevealed: lambda event, before, name: f"The shoe committed as {event.commitment[:16]}... is revealed",
    e.BetsCalled: of("Bets are called for"),
    e.NoMoreBetsCalled: of("No more bets"),
    e.BetsReopened: of("Bets are taken again"),
    e.WagerPlaced: _placed,
    e.WagerChanged: _changed,
    e.WagerWithdrawn: _off("is taken back"),
    e.WagerGaveWay: _off("gives way to another patron's"),
    e.WagerTurnedAway: _turned_away,
    e.WagersReduced: _reduced,
    e.DealingChosen: of("Dealt as {method}, face {face}"),
    e.ShoePassed: of("{to} has the dealing shoe and plays {acts_as}"),
    e.ShoeDeclined: of("{patron} declines the dealing shoe"),
    e.ShoeDealerNamed: of("{dealer} draws the cards"),
    e.ShoeGivenBack: _given_back,
    e.CoupBurned: of("A card is burned before the coup"),
    e.CardDrawn: _drawn,
    e.LastCoupCalled: of("Last coup of the shoe"),
    e.HandDelivered: of("{hand}'s cards go to {to}"),
    e.HandRefused: of("{patron} does not want {hand}'s cards"),
    e.CardsExposed: _exposed,
    e.OpenerNamed: of("{opener} opens {hand}'s cards"),
    e.DealerAsked: of("The dealer is asked to open {hand}'s cards"),
    e.BothAsked: of("{patron} asks to open both hands"),
    e.HandTakenBack: of("{hand}'s cards are taken back"),
    e.PairsSettled: of("Wagers on the first four cards are settled"),
    e.ResultAnnounced: _result,
    e.CoupSettled: of("Wagers are settled"),
    e.CoupCleared: of("The cards are cleared"),
    e.DummyCoupOrdered: _dummy,
    e.CoupVoided: _voided,
    e.CommissionCollected: lambda event, before, name: (
        f"{name(event.patron)} pays {dollars(event.collected)} of deferred commission ({words(event.why)})"
    ),
    **IRREGULAR_SENTENCES,
    **PEOPLE_SENTENCES,
}
