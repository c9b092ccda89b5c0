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
from croupier.table import records as r
from croupier.words.events_irregular import IRREGULAR_SENTENCES
from croupier.words.events_people import PEOPLE_SENTENCES
from croupier.words.narrate import result_call
from croupier.words.parts import HANDS, Naming, Parts, Telling, of
from croupier.words.refusals_at_table import words


def words_of(event: r.Event, before: Table, name: Naming) -> Parts:
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


def _placed(event: r.WagerPlaced, before: Table, name: Naming) -> str:
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


def _changed(event: r.WagerChanged, before: Table, name: Naming) -> str:
    down = before.coup.wagers[event.number]
    told = f"{name(down.patron)} changes {_on(down)} to {dollars(event.stake)}"
    return told + _advice(event.advised, event.counts, event.stake)


def _off(what: str) -> Telling:
    def tell(event: Any, before: Table, name: Naming) -> str:
        down = before.coup.wagers[event.number]
        return f"{name(down.patron)}'s {_on(down)} {what}"

    return tell


def _turned_away(event: r.WagerTurnedAway, before: Table, name: Naming) -> str:
    return f"{_off('is refused')(event, before, name)}: {words(event.grounds)}"


def _reduced(event: r.WagersReduced, before: Table, name: Naming) -> str:
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


def _drawn(event: r.CardDrawn, before: Table, name: Naming) -> Parts:
    new = () if event.card is None else (event.card,)
    told = _cards(event.to, before, new, down=not event.exposed)
    return ("The cutting card comes out. ", *told) if event.cutting_card else told


def _burned(event: r.CardsBurned, before: Table, name: Naming) -> Parts:
    told = f"{_count(event.count, 'card')} burned ({words(event.form)})"
    return (told,) if event.first is None else (f"{told}, the first ", (event.first,))


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' if number != 1 else ''}"


def _result(event: r.ResultAnnounced, before: Table, name: Naming) -> str:
    return result_call(event.winner, event.player, event.banker) + (". Standoff" if event.standoff_called else "")


def _shoe_ended(event: r.ShoeEnded, before: Table, name: Naming) -> str:
    return f"Shoe {before.shoe.number} ends{' early' if event.early else ''}: {words(event.why)}"


def _voided(event: r.CoupVoided, before: Table, name: Naming) -> str:
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


def _arrived(event: r.PatronArrived, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} arrives" + (f" with {dollars(event.chips)}" if event.chips else "")


def _bought_in(event: r.BoughtIn, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} buys in for {dollars(event.amount)}" + ("" if event.cash else " without cash")


def _voucher(event: r.VoucherExchanged, before: Table, name: Naming) -> str:
    what = "tokens" if event.tokens else "chips"
    return f"{name(event.patron)} has {dollars(event.amount)} in {what} for a voucher"


def _limits(event: r.PersonalLimitsAgreed, before: Table, name: Naming) -> str:
    if event.minimum is None and event.maximum is None:
        return f"{name(event.patron)} plays by the sign's limits again"
    low = "" if event.minimum is None else f" from {dollars(event.minimum)}"
    high = "" if event.maximum is None else f" up to {dollars(event.maximum)}"
    return f"{name(event.patron)} has limits of their own,{low}{high}"


def _approved(event: r.Approved, before: Table, name: Naming) -> str:
    granted = event.granted
    whose = f" for {name(granted.patron)}" if granted.patron else ""
    return f"Approved{whose}: {words(granted.act)} ({words(granted.lasts)})"


def _opened(event: r.TableOpened, before: Table, name: Naming) -> str:
    setup = event.setup
    limits = f"{dollars(setup.limits.minimum)} to {dollars(setup.limits.maximum)}"
    return f"The table opens: {setup.variation}, {_count(setup.decks, 'deck')}, wagers {limits}"


def _brought(event: r.CardsBrought, before: Table, name: Naming) -> str:
    told = f"{event.cards} cards are brought, {event.back} backs"
    return told + (f", pre-shuffled by the {event.pre_shuffled}" if event.pre_shuffled else "")


def _cut(event: r.CardsCut, before: Table, name: Naming) -> str:
    return (
        f"{name(event.patron) if event.patron else 'Staff'} cut{'s' if event.patron else ''} after {event.after} cards"
    )


def _notice(event: r.NoticeDisplayed, before: Table, name: Naming) -> str:
    return f"A notice of {words(event.notice.about)} goes up" + (f": {event.notice.says}" if event.notice.says else "")


def _limits_changed(event: r.LimitsChanged, before: Table, name: Naming) -> str:
    limits = event.setup.limits
    kept = "" if event.kept is None else f"; those present keep {dollars(event.kept)}"
    return f"Limits are now {dollars(limits.minimum)} to {dollars(limits.maximum)}{kept}"


def _cutter(event: r.CutterChosen, before: Table, name: Naming) -> str:
    return {"staff": "Staff cut", "patrons": "The cut is the patrons'"}.get(
        event.who, f"{name(event.patron)} is to cut"
    )


def _given_back(event: r.ShoeGivenBack, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} gives the dealing shoe back ({words(event.why)})"


def _differential(event: r.AboveDifferentialArranged, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} may wager above the differential, up to {dollars(event.maximum)}"


def _dummy(event: r.DummyCoupOrdered, before: Table, name: Naming) -> str:
    return f"A coup without wagers is ordered: {words(event.grounds)}"


def _coloured(event: r.ColouredUp, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} changes {dollars(event.amount)} into {dollars(event.into)} chips"


def _variation(event: r.VariationChanged, before: Table, name: Naming) -> str:
    agreed = f", with the agreement of {', '.join(map(name, event.agreed))}" if event.agreed else ""
    return f"The variation is now {event.setup.variation}{agreed}"


def _exposed(event: r.CardsExposed, before: Table, name: Naming) -> Parts:
    told = _cards(event.hand, before, event.cards)
    return (*told, f", opened by {name(event.by)}") if event.by else told


SENTENCES: Final[dict[type[r.Event], Telling]] = {
    r.ApprovalRecorded: of("Approved by the regulator: {thing} ({reference})"),
    r.TableOpened: _opened,
    r.SignDisplayed: of("The sign of {sign} stands at the table"),
    r.SignRemoved: of("The sign of {sign} is taken away"),
    r.NoticeDisplayed: _notice,
    r.NoticeRemoved: of("The notice of {about} is taken down"),
    r.LimitsChanged: _limits_changed,
    r.VariationChanged: _variation,
    r.FloatFilled: lambda event, before, name: f"{dollars(event.amount)} is brought to the float",
    r.FloatCredited: lambda event, before, name: f"{dollars(event.amount)} is taken from the float",
    r.SurveillanceNotified: lambda event, before, name: f"Surveillance is told: {event.about}",
    r.WagerRestricted: of("{wager} is kept for those with a main wager"),
    r.RestrictionLifted: of("{wager} is open to everyone again"),
    r.TableClosed: of("The table closes"),
    r.PatronArrived: _arrived,
    r.PatronSat: of("{patron} sits at place {seat}"),
    r.PatronStood: of("{patron} stands"),
    r.PatronLeft: of("{patron} leaves"),
    r.BoughtIn: _bought_in,
    r.VoucherExchanged: _voucher,
    r.ColouredUp: _coloured,
    r.PersonalLimitsAgreed: _limits,
    r.AboveDifferentialArranged: _differential,
    r.Approved: _approved,
    r.CardsBrought: _brought,
    r.CardsChecked: of("The cards are checked by {by} and found complete"),
    r.CheckOrdered: of("The cards are to be checked"),
    r.CardsDropped: of("Cards were dropped"),
    r.CardsShuffled: of("The cards are shuffled by {by}"),
    r.CardsRiffled: of("The cards are riffled"),
    r.ShoeCommitted: lambda event, before, name: f"The order of the shoe is committed: {event.commitment[:16]}...",
    r.ShoeContribution: of("{patron} adds to the order of the shoe: {contribution}"),
    r.CutterChosen: _cutter,
    r.CutterNominated: of("{patron} names {nominee} to cut"),
    r.CutDeclined: of("{patron} declines to cut"),
    r.CardsCut: _cut,
    r.CuttingCardPlaced: of("The cutting card is placed {from_back} cards from the back"),
    r.CardsBurned: _burned,
    r.BurnCardShown: lambda event, before, name: ("The burned card is shown: ", (event.card,)),
    r.BurnedCardsExposed: lambda event, before, name: ("Burned cards are shown: ", event.cards),
    r.ShoeEnded: _shoe_ended,
    r.CardsTakenOff: of("The cards leave the table: {grounds}"),
    r.ShoeRevealed: lambda event, before, name: f"The shoe committed as {event.commitment[:16]}... is revealed",
    r.BetsCalled: of("Bets are called for"),
    r.NoMoreBetsCalled: of("No more bets"),
    r.BetsReopened: of("Bets are taken again"),
    r.WagerPlaced: _placed,
    r.WagerChanged: _changed,
    r.WagerWithdrawn: _off("is taken back"),
    r.WagerGaveWay: _off("gives way to another patron's"),
    r.WagerTurnedAway: _turned_away,
    r.WagersReduced: _reduced,
    r.DealingChosen: of("Dealt as {method}, face {face}"),
    r.ShoePassed: of("{to} has the dealing shoe and plays {acts_as}"),
    r.ShoeDeclined: of("{patron} declines the dealing shoe"),
    r.ShoeDealerNamed: of("{dealer} draws the cards"),
    r.ShoeGivenBack: _given_back,
    r.CoupBurned: of("A card is burned before the coup"),
    r.CardDrawn: _drawn,
    r.LastCoupCalled: of("Last coup of the shoe"),
    r.HandDelivered: of("{hand}'s cards go to {to}"),
    r.HandRefused: of("{patron} does not want {hand}'s cards"),
    r.CardsExposed: _exposed,
    r.OpenerNamed: of("{opener} opens {hand}'s cards"),
    r.DealerAsked: of("The dealer is asked to open {hand}'s cards"),
    r.BothAsked: of("{patron} asks to open both hands"),
    r.HandTakenBack: of("{hand}'s cards are taken back"),
    r.PairsSettled: of("Wagers on the first four cards are settled"),
    r.ResultAnnounced: _result,
    r.CoupSettled: of("Wagers are settled"),
    r.CoupCleared: of("The cards are cleared"),
    r.DummyCoupOrdered: _dummy,
    r.CoupVoided: _voided,
    r.CommissionCollected: lambda event, before, name: (
        f"{name(event.patron)} pays {dollars(event.collected)} of deferred commission ({words(event.why)})"
    ),
    **IRREGULAR_SENTENCES,
    **PEOPLE_SENTENCES,
}
