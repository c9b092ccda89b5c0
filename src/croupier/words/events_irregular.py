"""Sentences for when something goes wrong: reports, remedies, choices and stray cards.

One for every kind of event of the chapter on irregularities, as words/events.py has for the others.
"""

from __future__ import annotations

from typing import Any, Final

from croupier.cards import Card
from croupier.money import dollars
from croupier.table import Table
from croupier.table import records as r
from croupier.table.irregularities.slips import SLIPS
from croupier.words.parts import HANDS, Naming, Parts, Telling, of
from croupier.words.refusals_at_table import words


def _seen(matter: Any) -> tuple[Card, ...]:
    return tuple(dealt.card for dealt in matter.cards if dealt.card is not None and dealt.exposed)


def _reported(event: r.IrregularityReported, before: Table, name: Naming) -> Parts:
    matter = event.matter
    slip = SLIPS.get(matter.slip)
    told = f'Reported: "{slip.question}"' if slip else f"Reported: {words(matter.slip)}"
    if matter.coup != before.coup.number:
        told += f" (coup {matter.coup})"
    if matter.patron:
        told += f" ({name(matter.patron)})"
    if matter.says:
        told += f": {matter.says}"
    cards = _seen(matter)
    return (told + ": ", cards) if cards else (told,)


def _remedy(event: r.RemedyOrdered, before: Table, name: Naming) -> str:
    told = f"Remedy for {words(event.slip)}: {words(event.remedy)}"
    if event.agreed:
        told += f", agreed by {', '.join(map(name, event.agreed))}"
    if event.tells:
        told += f"; to be told: {', '.join(words(who) for who in event.tells)}"
    return told


def _dealt(event: r.StrayCardDealt, before: Table, name: Naming) -> Parts:
    card = before.loose[0]
    told = f"The stray card goes to {HANDS[event.to]}"
    return (told + ": ", (card.card,)) if card.exposed and card.card else (told,)


def _kept(event: r.StrayCardsKept, before: Table, name: Naming) -> str:
    what = "dummy coup" if event.dummy else "coup"
    return (
        f"The stray card begins the next {what}" if len(before.loose) < 2 else f"The stray cards begin the next {what}"
    )


def _laid(event: r.CarriedCardLaid, before: Table, name: Naming) -> Parts:
    told = f"The card kept from before goes to {HANDS[event.to]}"
    return (told + ": ", (event.card,)) if event.exposed and event.card else (told,)


def _offer(event: r.OfferMade, before: Table, name: Naming) -> str:
    choices = [words(choice) for choice in event.offer.choices]
    return f"Each patron may {', '.join(choices[:-1])} or {choices[-1]} each wager"


def _answered(event: r.OfferAnswered, before: Table, name: Naming) -> str:
    down = before.coup.wagers[event.number]
    what = f"{name(down.patron)} {_DONE[event.choice]} {dollars(down.stake)} on {down.wager}"
    return f"{what} to {dollars(event.stake)}" if event.choice == "reduce" else what


_DONE: Final = {"keep": "keeps", "remove": "removes", "retract": "retracts", "reduce": "reduces"}


def _past(event: r.PastCoupVoided, before: Table, name: Naming) -> str:
    told = f"Coup {event.coup} is void: its payments are reversed"
    owed = [f"{name(patron)} owes {dollars(amount)}" for patron, amount in event.owed]
    return "; ".join([told, *owed])


def _wagers(event: r.WagersVoided, before: Table, name: Naming) -> str:
    if not event.payments:  # each patron hears of their own
        return f"Wagers are void and go back: {words(event.cause)}"
    back = [f"{name(one.patron)}'s {dollars(one.settled.stake)} on {one.settled.wager}" for one in event.payments]
    return f"Void, and back to the patron: {', '.join(back)}"


def answered_openly(patron: str, choice: str) -> str:
    """What a patron chose, without the wager and its money."""
    return f"{patron} {_DONE[choice]} a wager"


def _notified(event: r.NotificationRecorded, before: Table, name: Naming) -> str:
    under = f": {event.reference}" if event.reference else ""
    return f"{words(event.who).capitalize()} was told of matter {event.matter}{under}"


IRREGULAR_SENTENCES: Final[dict[type[Any], Telling]] = {
    r.CoupsKept: of("Coups are kept to the end of the shoe"),
    r.IrregularityReported: _reported,
    r.ReportWithdrawn: of("The report is withdrawn: nothing of the kind happened"),
    r.RemedyOrdered: _remedy,
    r.StrayCardDealt: _dealt,
    r.StrayCardsKept: _kept,
    r.StrayCardsDiscarded: of("The stray card is discarded"),
    r.CarriedCardLaid: _laid,
    r.BurnOmitted: of("No card was burned; the shoe is played on"),
    r.CoupRebuilt: of("The coup's cards go back into the shoe in their order; the burn comes first"),
    r.ChangesPermitted: of("Wagers may be changed while no card is exposed"),
    r.OfferMade: _offer,
    r.OfferAnswered: _answered,
    r.OfferClosed: of("Everyone was asked; the coup goes on"),
    r.StreaksRestored: of("Wagers over several coups are as they were"),
    r.PastCoupVoided: _past,
    r.WagersVoided: _wagers,
    r.ShoeEndsAfterCoup: of("The shoe ends with this coup: {why}"),
    r.CardsCondemned: of("The cards may not be used again: {why}"),
    r.NotificationRecorded: _notified,
}
