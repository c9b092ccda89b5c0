"""The dealing shoe in a patron's hands: to whom it is offered, who draws, and when it comes back.

Only a book with such a method has this. Start at `pass_shoe`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.coup import SIDES, Side
from croupier.rulebooks import procedure as pr
from croupier.table.acts import DEAL, Answer, By, act, made
from croupier.table.dealing.delivery import in_order, method_now, wagered
from croupier.table.dealing.records import (
    DeclineShoe,
    GiveUpShoe,
    NameShoeDealer,
    PassShoe,
    ShoeDealerNamed,
    ShoeDeclined,
    ShoeGivenBack,
    ShoePassed,
    TakeBackShoe,
)
from croupier.table.moment import ForSome, Moment, bare
from croupier.table.rules import Rules
from croupier.table.stages import absent, coup_not_begun
from croupier.table.state import NOBODY, Play, Table


def next_for_shoe(table: Table, rules: Rules) -> str:
    """The seated patron with the highest wager on either hand who has not declined; nobody where all have."""
    highest: dict[str, int] = {}
    for side in SIDES:
        for patron, amount in wagered(table, rules, side).items():
            highest[patron] = max(highest.get(patron, 0), amount)
    order = in_order(table, highest, seated_only=True)
    return next((patron for patron in order if patron not in table.shoe_declined), NOBODY)


def _rule(table: Table, rules: Rules) -> pr.ShoePassing | Refusal:
    rule, method = rules.book.dealing.shoe_holder, method_now(table, rules)
    if isinstance(rule, Silent) or method.kind != "shoe-passed":
        return Refusal(Reason.NOT_DELIVERED_HERE, method.clauses, {"method": method.name})
    return rule


def shoe_waits_for(table: Table, rules: Rules) -> tuple[str, bool]:
    """The patron for whom the dealer waits with a card, and whether the shoe is still to be offered to them."""
    if shoe_elsewhere(table, NOBODY, rules) is None:
        return NOBODY, False
    return (table.holder.patron, False) if table.holder is not None else (next_for_shoe(table, rules), True)


def shoe_elsewhere(table: Table, drawn_by: str, rules: Rules) -> Refusal | None:
    """Why this person cannot draw a card: the shoe is with someone else, or is to be offered first."""
    rule, holder = _rule(table, rules), table.holder
    if isinstance(rule, Refusal) or table.coup.dummy:
        clauses: Clauses = () if isinstance(rule, Refusal) else rule.clauses
        return None if drawn_by == NOBODY else Refusal(Reason.NOT_THEIR_SHOE, clauses, {"patron": drawn_by})
    if holder is None:
        if drawn_by != NOBODY:
            return Refusal(Reason.NOT_THEIR_SHOE, rule.clauses, {"patron": drawn_by})
        first = next_for_shoe(table, rules)
        to_offer = first != NOBODY and table.coup.drawn == 0
        return Refusal(Reason.SHOE_TO_OFFER, rule.clauses, {"next": first}) if to_offer else None
    if drawn_by in (holder.dealer or holder.patron, holder.patron):
        return None
    if drawn_by == NOBODY:
        return Refusal(Reason.SHOE_WITH_PATRON, rule.clauses, {"patron": holder.patron})
    return Refusal(Reason.NOT_THEIR_SHOE, rule.clauses, {"patron": drawn_by})


def _nothing_dealt(table: Table, rules: Rules) -> Refusal | None:
    """A card burned before the coup does not end the offer of the shoe, or nobody could deal."""
    return None if table.coup.play is Play.WAGERING else coup_not_begun(table, rules)


def _is_passed(table: Table, rules: Rules) -> bool:
    """Whether the shoe goes to patrons at this table at all."""
    return not isinstance(_rule(table, rules), Refusal)


def _can_pass_shoe(m: Moment) -> bool:
    return m.once(_is_passed) and m.accepts(PassShoe(*m.asked, m.once(next_for_shoe), Side.PLAYER))


@act(PassShoe, By.DEALER, holds=DEAL, ready=_nothing_dealt, chance=_can_pass_shoe)
def pass_shoe(table: Table, command: PassShoe, rules: Rules) -> Answer:
    rule = _offered_to(table, rules, command.to)
    if isinstance(rule, Refusal):
        return rule
    if table.holder is not None:
        return Refusal(Reason.SHOE_WITH_PATRON, rule.keeps_clauses, {"patron": table.holder.patron})
    under = together(rule.clauses, rule.accepts_clauses, rule.equal_clauses, rule.marker_clauses)
    return (ShoePassed(made(command), under, command.to, command.acts_as),)


def _offered_to(table: Table, rules: Rules, patron: str) -> pr.ShoePassing | Refusal:
    """The rule by which this patron is asked now whether they take the shoe."""
    rule = _rule(table, rules)
    refusal = absent(table, patron)
    if refusal is not None or isinstance(rule, Refusal):
        return refusal or rule
    first = next_for_shoe(table, rules)
    if patron == first:
        return rule
    facts: RefusalFacts = {"patron": patron, "next": first or "", "hand": "shoe"}
    return Refusal(Reason.NOT_NEXT_FOR_CARDS, together(rule.clauses, rule.equal_clauses), facts)


def _declining(table: Table, rules: Rules) -> frozenset[str]:
    return frozenset((next_for_shoe(table, rules),) if _is_passed(table, rules) else ())


def _can_decline_shoe(m: Moment) -> bool:
    if not m.once(_is_passed):
        return False
    first = m.once(next_for_shoe)
    return first in m.people and m.accepts(DeclineShoe(*m.asked, first))


@act(DeclineShoe, By.PATRON, holds=DEAL, ready=_nothing_dealt, chance=ForSome(_declining, _can_decline_shoe))
def decline_shoe(table: Table, command: DeclineShoe, rules: Rules) -> Answer:
    rule = _offered_to(table, rules, command.patron)
    if isinstance(rule, Refusal):
        return rule
    return (ShoeDeclined(made(command), together(rule.declined_clauses, rule.equal_clauses), command.patron),)


def _holds(table: Table, rules: Rules, patron: str) -> pr.ShoePassing | Refusal:
    rule = rules.book.dealing.shoe_holder
    if isinstance(rule, Silent) or table.holder is None or table.holder.patron != patron:
        clauses: Clauses = rule.clauses
        return Refusal(Reason.NOT_THEIR_SHOE, clauses, {"patron": patron})
    return rule


def _holding(table: Table, _: Rules) -> frozenset[str]:
    return frozenset(() if table.holder is None else (table.holder.patron,))


def _holder(m: Moment) -> str:
    """Whoever holds the shoe, if the actor may speak for them."""
    holder = m.table.holder
    return holder.patron if holder is not None and holder.patron in m.people else NOBODY


def _can_name_shoe_dealer(m: Moment) -> bool:
    holder = _holder(m)
    asked = () if holder == NOBODY else m.table.seated().values()
    return any(m.accepts(NameShoeDealer(*m.asked, holder, one)) for one in asked)


@act(NameShoeDealer, By.PATRON, holds=DEAL, chance=ForSome(_holding, _can_name_shoe_dealer))
def name_shoe_dealer(table: Table, command: NameShoeDealer, rules: Rules) -> Answer:
    rule = _holds(table, rules, command.patron)
    person = table.patrons.get(command.dealer)
    if person is None or person.seat is None:
        clauses = () if isinstance(rule, Refusal) else rule.other_deals_clauses
        return Refusal(Reason.NOT_SEATED, clauses, {"patron": command.dealer})
    if isinstance(rule, Refusal):
        return rule
    return (ShoeDealerNamed(made(command), rule.other_deals_clauses, command.dealer),)


def _can_give_up_shoe(m: Moment) -> bool:
    holder = _holder(m)
    return holder != NOBODY and m.accepts(GiveUpShoe(*m.asked, holder))


@act(GiveUpShoe, By.PATRON, holds=DEAL, ready=coup_not_begun, chance=ForSome(_holding, _can_give_up_shoe))
def give_up_shoe(table: Table, command: GiveUpShoe, rules: Rules) -> Answer:
    rule = _holds(table, rules, command.patron)
    if isinstance(rule, Refusal):
        return rule
    under = together(rule.keeps_clauses, rule.gives_up_clauses)
    return (ShoeGivenBack(made(command), under, command.patron, "choice"),)


@act(TakeBackShoe, By.SUPERVISOR, holds=DEAL, chance=bare(TakeBackShoe))
def take_back_shoe(table: Table, command: TakeBackShoe, rules: Rules) -> Answer:
    holder = table.holder.patron if table.holder else NOBODY
    rule = _holds(table, rules, holder)
    if isinstance(rule, Refusal):
        return rule
    under = together(rule.keeps_clauses, rule.directed_clauses)
    return (ShoeGivenBack(made(command), under, holder, "directed"),)
