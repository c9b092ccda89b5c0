"""Cards that left the shoe before their coup began, laid as its first cards; and what stands still meanwhile.

Start at `lay_carried_card`; `stands_still` says what must wait while a matter, an offer or permitted changes are open.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, together
from croupier.table.acts import DEAL, Act, Answer, By, CoupPart, Pending, act, made
from croupier.table.audit import audit
from croupier.table.dealing.judge import card_due, may_begin
from croupier.table.irregularities.judge import waits
from croupier.table.irregularities.records import CarriedCardLaid, LayCarriedCard
from croupier.table.rules import Rules
from croupier.table.shoe.preparing import seen_too_often
from croupier.table.stages import emptied, shoe_in_play
from croupier.table.state import Play, Stage, Table


def stands_still(table: Table, act: Act, rules: Rules) -> Refusal | None:
    """Why the coup does not go on yet: a matter waits for its remedy, or patrons still choose."""
    facts: RefusalFacts
    if table.matter is not None and Pending.MATTER in act.holds:
        return waits(table, rules)
    if table.carried and Pending.CARRIED in act.holds and _dummy_to_come(table):
        facts = {"cards": len(table.carried), "coup": table.coup.number}
        return Refusal(Reason.CARRIED_CARD_FIRST, table.carried_by[0], facts)
    if table.offer is not None and Pending.OFFER in act.holds:
        facts = {"wagers": len(table.offer.wagers), "choices": tuple(table.offer.choices)}
        return Refusal(Reason.OFFER_OPEN, table.offer.under, facts)
    if table.coup.changes and Pending.CHANGES in act.holds:
        return Refusal(Reason.CHANGES_OPEN, table.coup.changes, {"coup": table.coup.number})
    return None


def _dummy_to_come(table: Table) -> bool:
    """A card left over from the last coup of a shoe begins a dummy coup, which is dealt before the cards go."""
    return bool(table.carried and table.coup.dummy and table.shoe.stage is Stage.ENDED and table.shoe.left)


def _carried(table: Table, rules: Rules) -> Refusal | None:
    if not table.carried:
        return Refusal(Reason.NO_CARRIED_CARD, (), {"coup": table.coup.number})
    if table.coup.play in (Play.WAGERING, Play.DEALING):
        return shoe_in_play(table, rules)
    return Refusal(Reason.COUP_IN_PROGRESS, (), {"coup": table.coup.number, "play": table.coup.play.value})


@act(
    LayCarriedCard,
    By.DEALER,
    holds=DEAL,
    ready=_carried,
    chance=lambda m: not isinstance(m.once(card_due), Refusal) and m.once(emptied) is None,
    part=CoupPart.DEAL,
)
def lay_carried_card(table: Table, command: LayCarriedCard, rules: Rules) -> Answer:
    """The first of the cards kept from before goes to the hand that is due it."""
    first, coup = table.carried[0], table.coup
    refusal = may_begin(table, command, rules) if coup.drawn == 0 else emptied(table, rules)
    if refusal is not None:
        return refusal
    due = card_due(table, rules)
    if isinstance(due, Refusal):
        return due
    to, clauses = due
    card = first.card or command.card
    if command.card is not None and first.card is not None and command.card != first.card:
        return Refusal(Reason.CARD_NOT_AS_DRAWN, (), {"given": str(command.card)})
    exposed = first.exposed or table.face == "up"
    if card is None and exposed:
        return Refusal(Reason.CARD_UNKNOWN, (), {"face": table.face})
    if first.card is None and card is not None:
        refusal = seen_too_often(table, (card,), rules)
        if refusal is not None:
            return refusal
    if coup.drawn == 0:
        audit(table)
    return (CarriedCardLaid(made(command), together(clauses, table.carried_by[0]), to, card, exposed),)
