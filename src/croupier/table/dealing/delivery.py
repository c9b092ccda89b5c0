"""Who opens the cards: hands delivered to patrons and refused by them, openers named, the dealing shoe passed on.

The order in which patrons are asked is the book's; a hand is out while a patron has it. Start at `next_for`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.coup import SIDES, Side
from croupier.rulebooks import procedure as pr
from croupier.table.acts import DEAL, Answer, By, CoupPart, act, made
from croupier.table.authority import approved
from croupier.table.dealing.records import (
    AskDealerToOpen,
    AskToOpenBoth,
    BothAsked,
    DealerAsked,
    DeliverHand,
    HandDelivered,
    HandRefused,
    HandTakenBack,
    NameOpener,
    OpenerNamed,
    RefuseHand,
    TakeBackHand,
)
from croupier.table.moment import ForSome, Moment
from croupier.table.rules import Rules
from croupier.table.stages import coup_being_dealt, emptied
from croupier.table.state import NOBODY, Table

STANDING = 1_000  # whoever stands is asked after every seat


def method_now(table: Table, rules: Rules) -> pr.Method:
    """The method in use; a dummy coup may have one of its own."""
    own = rules.book.dealing.dummy.dealt_by if table.coup.dummy else None
    return rules.methods[own or table.method]


def other(side: Side) -> Side:
    return Side.BANKER if side is Side.PLAYER else Side.PLAYER


def wagered(table: Table, rules: Rules, side: Side) -> dict[str, int]:
    """What each patron has on a hand; only main wagers count."""
    on: dict[str, int] = {}
    for down in table.coup.wagers.values():
        if rules.backs(down.wager) is side:
            on[down.patron] = on.get(down.patron, 0) + down.stake
    return on


def in_order(table: Table, on: dict[str, int], *, seated_only: bool) -> list[str]:
    """The highest wager first; equal ones from the dealer's right, where seat 1 is, anti-clockwise."""
    seats = {id: table.patrons[id].seat for id in on if id in table.patrons}
    asked = [id for id, seat in seats.items() if seat is not None or not seated_only]
    return sorted(asked, key=lambda one: (-on[one], seats[one] or STANDING, table.patrons[one].arrived))


def candidates(table: Table, rules: Rules, side: Side) -> list[str]:
    """Who is still to be asked to take a hand, in order; whoever accepted it is asked first for its third card."""
    delivery, held = rules.book.dealing.delivery, table.coup.held(side)
    if isinstance(delivery, Silent):
        return []
    if held.keeper in table.patrons and held.keeper not in held.refused:
        return [held.keeper]
    seated_only = not isinstance(delivery.seated_only, Silent)
    order = in_order(table, wagered(table, rules, side), seated_only=seated_only)
    return [id for id in order if id not in held.refused]


def next_for(table: Table, rules: Rules, side: Side) -> str:
    """The patron to whom a hand is to be offered next, or nobody: then the dealer keeps it."""
    asked = candidates(table, rules, side)
    return asked[0] if asked else NOBODY


def _order_clauses(table: Table, rules: Rules, delivery: pr.Delivery, side: Side, to: str) -> Clauses:
    """The clauses by which this patron is asked now: equal wagers, and those above or beside them who refused."""
    on = wagered(table, rules, side)
    mine = on.get(to, 0)
    equal = any(amount == mine for patron, amount in on.items() if patron != to)
    refused = [on.get(patron, 0) for patron in table.coup.held(side).refused]
    return together(
        delivery.equal_clauses if equal and mine else (),
        delivery.equal_refused_clauses if mine in refused else (),
        delivery.refused_clauses if any(amount > mine for amount in refused) else (),
    )


# --- delivering a hand ---------------------------------------------------------------------------


def _delivered(table: Table, rules: Rules) -> pr.Delivery | Refusal:
    method, delivery = method_now(table, rules), rules.book.dealing.delivery
    if method.kind == "dealer-opens" or isinstance(delivery, Silent):
        return Refusal(Reason.NOT_DELIVERED_HERE, method.clauses, {"method": method.name})
    return delivery


def lie_face_down(m: Moment) -> bool:
    """The first four cards are out, and some of the coup's are not open yet."""
    return m.table.coup.first_four_out and not m.table.coup.all_exposed


def _can_deliver(m: Moment) -> bool:
    asked = ((side, patron) for side in SIDES for patron in m.table.patrons)
    return lie_face_down(m) and any(m.accepts(DeliverHand(*m.asked, side, patron)) for side, patron in asked)


@act(
    DeliverHand,
    By.DEALER,
    holds=DEAL,
    ready=coup_being_dealt,
    chance=_can_deliver,
    part=CoupPart.DEAL,
    approvals=("receive-without-wager",),
)
def deliver_hand(table: Table, command: DeliverHand, rules: Rules) -> Answer:
    coup, side = table.coup, command.hand
    patron = table.patrons.get(command.to)
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.to})
    delivery = _delivered(table, rules)
    if isinstance(delivery, Refusal):
        return delivery
    if patron.seat is None and not isinstance(delivery.seated_only, Silent):
        return Refusal(Reason.NOT_SEATED, delivery.seated_only.clauses, {"patron": patron.id})
    if not coup.first_four_out or coup.is_open(side):
        return Refusal(Reason.NOTHING_TO_DELIVER, delivery.clauses, {"hand": side.value})
    nothing_wagered = emptied(table, rules)
    if nothing_wagered is not None:
        return nothing_wagered
    # one hand at a time is said of hands the dealer gives out, not of the one that whoever holds the shoe keeps
    kept = table.holder is not None and coup.held(other(side)).keeper == table.holder.patron
    out = coup.held(other(side)).out and not kept and not isinstance(delivery.one_hand_out, Silent)
    if out or coup.held(side).out:
        keeper = coup.held(side if coup.held(side).out else other(side)).keeper
        return Refusal(Reason.HAND_OUT, delivery.one_hand_out.clauses, {"patron": keeper, "hand": side.value})
    under = _entitled(table, command, rules, delivery)
    if isinstance(under, Refusal):
        return under
    own = delivery.player_clauses if side is Side.PLAYER else delivery.banker_clauses
    shown = together(delivery.marker.clauses, delivery.one_hand_out.clauses)
    cited = together(delivery.clauses, own, under, method_now(table, rules).clauses, shown)
    return (HandDelivered(made(command), cited, side, patron.id),)


def _entitled(table: Table, command: DeliverHand, rules: Rules, delivery: pr.Delivery) -> Clauses | Refusal:
    """Whether this patron may have this hand now, and by which clauses."""
    side, to = command.hand, command.to
    on = wagered(table, rules, side)
    keeps = table.coup.held(side).keeper == to
    if delivery.to == "any-wagerer":
        return () if to in on or keeps else _not_wagering(delivery, side, to)
    first = next_for(table, rules, side)
    if to == first:
        return _order_clauses(table, rules, delivery, side, to)
    if first == NOBODY and table.coup.opens_both == to:
        return delivery.both_in_turn.clauses
    if to not in on or _designated(table, command, rules, delivery):
        return _without_wager(table, command, rules, delivery)
    under = together(_order_clauses(table, rules, delivery, side, first), delivery.clauses)
    facts: RefusalFacts = {"patron": to, "next": first, "hand": side.value}
    return Refusal(Reason.NOT_NEXT_FOR_CARDS, under, facts)


def _not_wagering(delivery: pr.Delivery, side: Side, to: str) -> Refusal:
    own = delivery.player_clauses if side is Side.PLAYER else delivery.banker_clauses
    facts: RefusalFacts = {"patron": to, "hand": side.value}
    return Refusal(Reason.NOT_WAGERING_ON_IT, own or delivery.clauses, facts)


def _designated(table: Table, command: DeliverHand, rules: Rules, delivery: pr.Delivery) -> bool:
    """Approved to receive cards whatever anyone wagered: where the book says that, a higher wager does not prevail."""
    rule = delivery.without_wager
    if isinstance(rule, Silent) or rule.private_only or rule.no_main_wagers or rule.needs_a_wager:
        return False
    return not isinstance(approved(table, command, rules, "receive-without-wager", command.to), Refusal)


def _without_wager(table: Table, command: DeliverHand, rules: Rules, delivery: pr.Delivery) -> Clauses | Refusal:
    """Cards for someone who does not wager on the hand: only with approval, and as the book limits that."""
    rule = delivery.without_wager
    if isinstance(rule, Silent):
        return _not_wagering(delivery, command.hand, command.to)
    venues = rules.book.table.venue
    venue = None if isinstance(venues, Silent) else next((v for v in venues if v.id == rules.setup.venue), None)
    mains = any(rules.backs(down.wager) for down in table.coup.wagers.values())
    wagers = any(down.patron == command.to for down in table.coup.wagers.values())
    if (
        (rule.private_only and not (venue and venue.private))
        or (rule.no_main_wagers and mains)
        or (rule.needs_a_wager and not wagers)
    ):
        return _not_wagering(delivery, command.hand, command.to)
    granted = approved(table, command, rules, "receive-without-wager", command.to)
    return granted if isinstance(granted, Refusal) else rule.clauses


def _asked_next(table: Table, rules: Rules) -> tuple[tuple[Side, str], ...]:
    coup = table.coup
    lie = coup.first_four_out and not coup.all_exposed
    return tuple((side, next_for(table, rules, side)) for side in SIDES) if lie else ()


def _refusing(table: Table, rules: Rules) -> frozenset[str]:
    return frozenset([patron for _, patron in _asked_next(table, rules)])


def _can_refuse_hand(m: Moment) -> bool:
    asked = m.once(_asked_next)
    return any(patron in m.people and m.accepts(RefuseHand(*m.asked, side, patron)) for side, patron in asked)


@act(RefuseHand, By.PATRON, holds=DEAL, ready=coup_being_dealt, chance=ForSome(_refusing, _can_refuse_hand))
def refuse_hand(table: Table, command: RefuseHand, rules: Rules) -> Answer:
    """Whoever is asked next declines the cards; the one after them is asked, and at last the dealer keeps them."""
    delivery = _delivered(table, rules)
    if command.patron not in table.patrons:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    if isinstance(delivery, Refusal):
        return delivery
    if not table.coup.first_four_out or table.coup.is_open(command.hand):
        return Refusal(Reason.NOTHING_TO_DELIVER, delivery.clauses, {"hand": command.hand.value})
    first = next_for(table, rules, command.hand)
    if command.patron != first:
        facts: RefusalFacts = {"patron": command.patron, "next": first or "", "hand": command.hand}
        return Refusal(Reason.NOT_NEXT_FOR_CARDS, delivery.clauses, facts)
    under = _passed_on(table, rules, delivery, command.hand, first)
    return (HandRefused(made(command), under, command.hand, command.patron),)


def _passed_on(table: Table, rules: Rules, delivery: pr.Delivery, side: Side, refuses: str) -> Clauses:
    """The clauses by which the cards go to the next: an equal wager, a lower one, or nobody."""
    on = wagered(table, rules, side)
    left = [patron for patron in candidates(table, rules, side) if patron != refuses]
    if not left:
        return together(delivery.refused_clauses, delivery.nobody.clauses) or delivery.clauses
    if on.get(left[0]) == on.get(refuses):
        return together(delivery.equal_refused_clauses, delivery.equal_clauses) or delivery.clauses
    return delivery.refused_clauses or delivery.clauses


# --- opening it ----------------------------------------------------------------------------------


def waits_for(table: Table, rules: Rules, side: Side) -> tuple[str, bool]:
    """The patron for whom the dealer waits with a hand, and whether it is still to be offered; nobody: none waits.

    One that was taken is opened by whoever has it.
    """
    answer = may_open(table, rules, side, NOBODY)
    if not isinstance(answer, Refusal):
        return NOBODY, False
    held = table.coup.held(side)
    return (held.keeper, False) if held.out else (next_for(table, rules, side), True)


def may_open(table: Table, rules: Rules, side: Side, by: str) -> Clauses | Refusal:
    """Whether someone may turn a hand's cards now (nobody is the dealer), and by which clauses."""
    method, held = method_now(table, rules), table.coup.held(side)
    delivery = rules.book.dealing.delivery
    if by != NOBODY:
        return _patron_opens(table, rules, side, by)
    if held.out:
        if held.dealer_opens:
            return together(method.clauses, _for_patron(rules, table, held.keeper))
        if any(dealt.exposed for dealt in table.coup.hand(side)):
            return rules.book.dealing.turned_before_third.clauses  # what the patron left face down
        return Refusal(Reason.HAND_OUT, method.clauses, {"patron": held.keeper, "hand": side.value})
    if method.kind == "dealer-opens" or isinstance(delivery, Silent) or delivery.to == "any-wagerer":
        return together(method.clauses, delivery.clauses if method.kind != "dealer-opens" else ())
    first = next_for(table, rules, side)
    if first != NOBODY:
        return Refusal(Reason.HAND_TO_OFFER, delivery.clauses, {"next": first, "hand": side.value})
    return together(method.clauses, delivery.nobody.clauses)


def _for_patron(rules: Rules, table: Table, keeper: str) -> Clauses:
    delivery = rules.book.dealing.delivery
    usual = () if isinstance(delivery, Silent) else delivery.dealer_for_patron.clauses
    return _for_holder(rules, table, keeper) or usual


def _for_holder(rules: Rules, table: Table, patron: str) -> Clauses:
    """The clauses by which someone else opens for a patron who has the shoe; none for anyone else."""
    rule, holds = rules.book.dealing.shoe_holder, table.holder is not None and table.holder.patron == patron
    return rule.other_opens_clauses if holds and not isinstance(rule, Silent) else ()


def _patron_opens(table: Table, rules: Rules, side: Side, by: str) -> Clauses | Refusal:
    held, delivery = table.coup.held(side), rules.book.dealing.delivery
    if not held.out or by not in (held.keeper, held.opener):
        facts: RefusalFacts = {"patron": by, "hand": side.value, "keeper": held.keeper or ""}
        return Refusal(Reason.NOT_THEIR_HAND, delivery.clauses, facts)
    # with the shoe in a patron's hands the hands are opened by that method's own clauses
    under = method_now(table, rules).clauses if table.holder is not None else delivery.clauses
    if isinstance(delivery, Silent) or by == held.keeper:
        return under
    return together(under, _for_holder(rules, table, held.keeper) or delivery.opener.clauses)


def _keeps(table: Table, rules: Rules, side: Side, patron: str) -> Refusal | None:
    held = table.coup.held(side)
    if held.out and held.keeper == patron:
        return None
    facts: RefusalFacts = {"patron": patron, "hand": side.value, "keeper": held.keeper or ""}
    return Refusal(Reason.NOT_THEIR_HAND, rules.book.dealing.delivery.clauses, facts)


def with_hands(table: Table, _: Rules) -> frozenset[str]:
    """Those who accepted a hand, and those who are to open one."""
    held = [table.coup.held(side) for side in SIDES]
    return frozenset([patron for one in held for patron in (one.keeper, one.opener)])


def _keepers(m: Moment) -> Iterator[tuple[Side, str]]:
    """Hands that were accepted by someone for whom the actor may speak."""
    for side in SIDES:
        keeper = m.table.coup.held(side).keeper
        if keeper != NOBODY and keeper in m.people:
            yield side, keeper


def _can_name_opener(m: Moment) -> bool:
    return any(
        m.accepts(NameOpener(*m.asked, side, keeper, opener))
        for side, keeper in _keepers(m)
        for opener in m.table.patrons
    )


@act(
    NameOpener,
    By.PATRON,
    holds=DEAL,
    ready=coup_being_dealt,
    early=True,
    chance=ForSome(with_hands, _can_name_opener),
    approvals=("name-opener",),
)
def name_opener(table: Table, command: NameOpener, rules: Rules) -> Answer:
    delivery = rules.book.dealing.delivery
    rule = Silent("") if isinstance(delivery, Silent) else delivery.opener
    if isinstance(rule, Silent):
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "name-opener", "book": rules.book.id})
    opener = table.patrons.get(command.opener)
    if rule.who == "seated" and (opener is None or opener.seat is None):
        return Refusal(Reason.NOT_SEATED, rule.clauses, {"patron": command.opener})
    refusal = _keeps(table, rules, command.hand, command.patron)
    if refusal is not None:
        return refusal
    if rule.approval is not None:
        granted = approved(table, command, rules, rule.approval, command.patron)
        if isinstance(granted, Refusal):
            return granted
    under = _for_holder(rules, table, command.patron) or rule.clauses
    return (OpenerNamed(made(command), under, command.hand, command.opener),)


def _can_ask_dealer(m: Moment) -> bool:
    return any(m.accepts(AskDealerToOpen(*m.asked, side, keeper)) for side, keeper in _keepers(m))


@act(
    AskDealerToOpen,
    By.PATRON,
    holds=DEAL,
    ready=coup_being_dealt,
    early=True,
    chance=ForSome(with_hands, _can_ask_dealer),
)
def ask_dealer_to_open(table: Table, command: AskDealerToOpen, rules: Rules) -> Answer:
    under = _for_patron(rules, table, command.patron)
    if not under:
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "ask-dealer-to-open", "book": rules.book.id})
    refusal = _keeps(table, rules, command.hand, command.patron)
    return refusal if refusal is not None else (DealerAsked(made(command), under, command.hand),)


def _can_ask_both(m: Moment) -> bool:
    return any(m.accepts(AskToOpenBoth(*m.asked, keeper)) for _, keeper in _keepers(m))


@act(
    AskToOpenBoth, By.PATRON, holds=DEAL, ready=coup_being_dealt, early=True, chance=ForSome(with_hands, _can_ask_both)
)
def ask_to_open_both(table: Table, command: AskToOpenBoth, rules: Rules) -> Answer:
    """Where the dealer would open one hand, the patron who opens the other may ask for both, one after the other."""
    delivery, coup = rules.book.dealing.delivery, table.coup
    rule = Silent("") if isinstance(delivery, Silent) else delivery.both_in_turn
    if isinstance(rule, Silent):
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "ask-to-open-both", "book": rules.book.id})
    if command.patron not in table.patrons:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    for side in SIDES:
        if coup.held(side).keeper == command.patron and next_for(table, rules, other(side)) == NOBODY:
            return (BothAsked(made(command), rule.clauses, command.patron),)
    return Refusal(Reason.NOT_THEIR_HAND, rule.clauses, {"patron": command.patron, "hand": "other", "keeper": "patron"})


def _can_take_back_hand(m: Moment) -> bool:
    return any(m.accepts(TakeBackHand(*m.asked, side)) for side in SIDES)


@act(TakeBackHand, By.SUPERVISOR, holds=DEAL, ready=coup_being_dealt, early=True, chance=_can_take_back_hand)
def take_back_hand(table: Table, command: TakeBackHand, rules: Rules) -> Answer:
    delivery = rules.book.dealing.delivery
    rule = Silent("") if isinstance(delivery, Silent) else delivery.taken_back
    if isinstance(rule, Silent):
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "take-back-hand", "book": rules.book.id})
    if not table.coup.held(command.hand).out:
        return Refusal(Reason.HAND_NOT_OUT, rule.clauses, {"hand": command.hand.value})
    return (HandTakenBack(made(command), rule.clauses, command.hand),)
