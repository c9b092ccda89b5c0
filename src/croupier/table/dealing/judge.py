"""Dealing: how the coup is dealt, each card as it leaves the shoe, turning cards over, and the result.

A card arrives with the command that draws it; the tableau says to which hand it goes. Who holds the cards is
delivery.py's matter, what the result pays is the chapter on payment's. Start at `draw_card`.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from croupier.cards import Card, point_count
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, holding, together
from croupier.coup import SIDES, CuttingCardFirst, Facts, OwnRow, ShoeEnd, Side
from croupier.table.acts import DEAL, Answer, By, CoupPart, Listed, act, made
from croupier.table.asked_again import asked_again
from croupier.table.audit import audit
from croupier.table.commands import Command
from croupier.table.contest.refusals import no_first_card
from croupier.table.dealing.delivery import lie_face_down, may_open, method_now, with_hands
from croupier.table.dealing.passing import shoe_elsewhere
from croupier.table.dealing.records import (
    AnnounceResult,
    BurnBeforeCoup,
    CardDrawn,
    CardsExposed,
    ChooseDealing,
    ClearCards,
    CoupBurned,
    CoupCleared,
    DealingChosen,
    DeclareCardsInsufficient,
    DrawCard,
    ExposeCards,
    LastCoupCalled,
    ResultAnnounced,
)
from croupier.table.events import Event
from croupier.table.irregularities.records import CoupVoided
from croupier.table.irregularities.voiding import owed_after, returned, undone
from croupier.table.moment import ForSome, Moment, bare
from croupier.table.notices.coming import limits_come
from croupier.table.opening.judge import face_not_allowed
from croupier.table.payment.commission import commission_owed
from croupier.table.payment.streaks import clauses_kept, unheard
from croupier.table.rules import Rules
from croupier.table.shoe.ending import after_this_coup, shoe_ends
from croupier.table.shoe.preparing import check_outstanding, not_as_put_back, put_back, seen_too_often
from croupier.table.shoe.records import ShoeEnded
from croupier.table.stages import coup_being_dealt, coup_not_begun, emptied, shoe_in_play
from croupier.table.state import NOBODY, PATRON, CuttingCard, Dealt, Play, Shoe, Stage, Table
from croupier.table.wagering.judge import hours_over

ORDER = (Side.PLAYER, Side.BANKER, Side.PLAYER, Side.BANKER)


@act(
    ChooseDealing,
    By.SUPERVISOR,
    holds=DEAL,
    ready=coup_not_begun,
    early=True,
    listed=Listed.FLOOR,
    choices={"method": "methods"},
)
def choose_dealing(table: Table, command: ChooseDealing, rules: Rules) -> Answer:
    method = rules.methods.get(command.method)
    if method is None:
        known = tuple(rules.methods)
        return Refusal(Reason.UNKNOWN_METHOD, (), {"method": command.method, "known": known})
    if command.face is not None and command.face not in method.faces:
        return face_not_allowed(method, command.face)
    under = together(method.clauses, rules.book.dealing.face.clauses)
    return (DealingChosen(made(command), under, method.id, command.face or method.faces[0]),)


# --- before the first card -----------------------------------------------------------------------


def may_begin(table: Table, command: Command, rules: Rules) -> Refusal | None:
    """What must have happened before the first card of a coup leaves the shoe."""
    coup, calls = table.coup, rules.book.wagering
    number: RefusalFacts = {"coup": coup.number}
    refusal = hours_over(command, rules)
    if refusal is None and table.shoe.coups == 0:
        refusal = commission_owed(table, rules)
    refusal = refusal or check_outstanding(table, rules)
    if refusal is None and coup.dummy:
        return no_first_card(table, rules)
    if refusal is not None:
        return refusal
    if calls.call_for_bets.duty == "must" and not coup.bets_called:
        return Refusal(Reason.BETS_NOT_CALLED, rules.clauses_for(calls.call_for_bets, *rules.offered), number)
    if calls.no_more_bets.duty == "must" and not coup.bets_closed:
        return Refusal(Reason.BETS_NOT_CLOSED, calls.no_more_bets.clauses, number)
    if not coup.wagers and not table.streaks:
        if (waiting := no_first_card(table, rules)) is not None:
            return waiting
        dummy = rules.book.dealing.dummy
        return Refusal(Reason.NOTHING_WAGERED, together(dummy.only_these.clauses, dummy.clauses), number)
    return no_first_card(table, rules)


@act(
    BurnBeforeCoup,
    By.DEALER,
    holds=DEAL,
    ready=shoe_in_play,
    early=True,
    chance=bare(BurnBeforeCoup),
    part=CoupPart.DEAL,
)
def burn_before_coup(table: Table, command: BurnBeforeCoup, rules: Rules) -> Answer:
    """A card burned before each coup, where the book and the table have that."""
    rule = rules.book.cards.burn_each_coup
    refusal = hours_over(command, rules)
    if refusal is not None:
        return refusal
    if isinstance(rule, Silent) or rules.option("burn-per-coup", "no") == "no":
        return Refusal(Reason.NO_SUCH_POWER, rule.clauses, {"what": "burn-before-coup", "book": rules.book.id})
    refusal = coup_not_begun(table, rules) or may_begin(table, command, rules) or _none_left(table, rules)
    return refusal if refusal is not None else (CoupBurned(made(command), rule.clauses),)


def _none_left(table: Table, rules: Rules) -> Refusal | None:
    if table.shoe.left > 0:
        return None
    return Refusal(Reason.NO_CARDS_LEFT, rules.book.dealing.insufficient_cards.clauses, {"shoe": table.shoe.number})


# --- drawing -------------------------------------------------------------------------------------


def _in_deal(table: Table, rules: Rules) -> Refusal | None:
    refusal = shoe_in_play(table, rules)
    if refusal is None and table.coup.play not in (Play.WAGERING, Play.DEALING):
        facts: RefusalFacts = {"coup": table.coup.number, "play": table.coup.play.value}
        return Refusal(Reason.COUP_IN_PROGRESS, (), facts)
    return refusal


def _with_the_shoe(table: Table, rules: Rules) -> frozenset[str]:
    holder = table.holder
    return frozenset((holder.patron, holder.dealer) if holder is not None else ())


def _can_draw(m: Moment) -> bool:
    table, rules, holder = m.table, m.rules, m.table.holder
    if table.shoe.left < 1 or isinstance(m.once(card_due), Refusal) or m.once(emptied) is not None:
        return False
    if table.coup.drawn == 0 and may_begin(table, DrawCard(*m.asked), rules) is not None:
        return False
    people = m.people if m.actor.rank == PATRON else (NOBODY, *((holder.patron, holder.dealer) if holder else ()))
    return any(shoe_elsewhere(table, patron, rules) is None for patron in people)


@act(
    DrawCard,
    By.PATRON,
    holds=DEAL,
    ready=_in_deal,
    whose=lambda _, command: command.drawn_by,
    early=True,
    chance=ForSome(_with_the_shoe, _can_draw),
    part=CoupPart.DEAL,
)
def draw_card(table: Table, command: DrawCard, rules: Rules) -> Answer:
    """The next card: to the hand whose turn it is, face as the table is dealt."""
    coup = table.coup
    if table.carried:
        return Refusal(
            Reason.CARRIED_CARD_FIRST, table.carried_by[0], {"cards": len(table.carried), "coup": coup.number}
        )
    refusal = may_begin(table, command, rules) if coup.drawn == 0 else emptied(table, rules)
    if refusal is not None:
        return refusal
    due = card_due(table, rules)
    if isinstance(due, Refusal):
        return due
    to, under = due
    exposed = table.face == "up"
    refusal = _card_refused(table, command, rules, exposed=exposed)
    if refusal is not None:
        return refusal
    if coup.drawn == 0:
        audit(table)
    drawn = CardDrawn(
        made(command), under, to=to, card=_face_of(table, command), exposed=exposed, cutting_card=command.cutting_card
    )
    if command.cutting_card and coup.drawn == 0 and this_is_last(table, rules):
        return (LastCoupCalled(made(command), rules.terms_now.shoe_end.cutting_card_first.clauses), drawn)
    return (drawn,)


def _card_refused(table: Table, command: DrawCard, rules: Rules, *, exposed: bool) -> Refusal | None:
    if command.cutting_card and table.shoe.cutting_card is not CuttingCard.IN:
        clauses = rules.book.cards.cutting_cards.clauses
        return Refusal(Reason.CUTTING_CARD_ALREADY_OUT, clauses, {"shoe": table.shoe.number})
    refusal = _none_left(table, rules) or shoe_elsewhere(table, command.drawn_by, rules)
    if refusal is not None:
        return refusal
    if command.card is None:
        return Refusal(Reason.CARD_UNKNOWN, (), {"face": table.face}) if exposed else None
    refusal = not_as_put_back(table, (command.card,), table.shoe.out)
    return refusal or seen_too_often(table, (command.card,), rules)


def _face_of(table: Table, command: DrawCard) -> Card | None:
    """As the dealer names it; a card that was put back is known though nobody names it."""
    known = put_back(table, table.shoe.out)
    return command.card if command.card is not None or known is None else known.card


def this_is_last(table: Table, rules: Rules) -> bool:
    """Where the cutting card came out before the first card of this coup."""
    rule = rules.terms_now.shoe_end
    if table.coup.dummy and rules.toggle(rules.book.dealing.dummy.counts_as_last) == "no":
        return False  # the last coup for wagers is still to come
    first = rule.cutting_card_first.value is CuttingCardFirst.THIS_COUP
    return first and rule.policy.value is ShoeEnd.ONE_MORE_COUP


@asked_again
def card_due(table: Table, rules: Rules) -> tuple[Side, Clauses] | Refusal:
    """The hand that gets the next card, and the clauses that say so."""
    coup = table.coup
    if coup.drawn < len(ORDER):
        return ORDER[coup.drawn], together(rules.terms_now.deal_order, method_now(table, rules).clauses)
    refusal = _not_yet(table, rules)
    if refusal is not None:
        return refusal
    draw = rules.terms_now.tableau.next_draw(coup.hands())
    if draw.to is None:
        return Refusal(Reason.NO_CARD_DUE, draw.clauses, {"coup": coup.number})
    return draw.to, together(draw.clauses, rules.book.dealing.third_card.clauses)


def _not_yet(table: Table, rules: Rules) -> Refusal | None:
    """What comes before a third card or the result: early wagers settled, every card face up."""
    if unsettled(table, rules):
        order = rules.settled_in_order(rules.early)
        return Refusal(Reason.PAIRS_NOT_SETTLED, order, {"coup": table.coup.number})
    return None if table.coup.all_exposed else _face_down(table, rules)


def _face_down(table: Table, rules: Rules) -> Refusal:
    hands = [side.value for side in SIDES if not table.coup.is_open(side)]
    clauses = rules.book.dealing.turned_before_third.clauses
    return Refusal(Reason.CARDS_FACE_DOWN, clauses, {"hands": tuple(hands)})


def unsettled(table: Table, rules: Rules) -> bool:
    """Wagers that are settled by the first four cards lie on the layout, and those cards are known."""
    return table.coup.all_exposed and any(down.wager in rules.early for down in table.coup.wagers.values())


# --- turning cards over --------------------------------------------------------------------------


def _may_open(m: Moment, side: Side) -> bool:
    coup = m.table.coup
    if all(dealt.exposed for dealt in coup.hand(side)):
        return False
    held = coup.held(side)
    people = m.people if m.actor.rank == PATRON else (NOBODY, held.keeper, held.opener)
    return any(not isinstance(may_open(m.table, m.rules, side, patron), Refusal) for patron in people)


def _can_expose(m: Moment) -> bool:
    return lie_face_down(m) and m.once(emptied) is None and any(_may_open(m, side) for side in SIDES)


@act(
    ExposeCards,
    By.PATRON,
    holds=DEAL,
    ready=coup_being_dealt,
    whose=lambda _, command: command.opener,
    chance=ForSome(with_hands, _can_expose),
    part=CoupPart.DEAL,
)
def expose_cards(table: Table, command: ExposeCards, rules: Rules) -> Answer:
    coup, side = table.coup, command.hand
    if coup.drawn < len(ORDER):
        return Refusal(Reason.CARD_STILL_DUE, rules.terms_now.deal_order, {"hand": ORDER[coup.drawn].value})
    nothing_wagered = emptied(table, rules)
    if nothing_wagered is not None:
        return nothing_wagered
    allowed = may_open(table, rules, side, command.opener)
    if isinstance(allowed, Refusal):
        return allowed
    down = [dealt for dealt in coup.hand(side) if not dealt.exposed]
    number = command.number or len(command.cards) or len(down)
    if not 0 < number <= len(down) or (command.cards and len(command.cards) != number):
        facts: RefusalFacts = {
            "hand": side.value,
            "face-down": len(down),
            "given": len(command.cards) or number,
        }
        return Refusal(Reason.WRONG_NUMBER_OF_CARDS, (), facts)
    named = command.cards or tuple(dealt.card for dealt in down[:number] if dealt.card)
    refusal = _names(table, rules, down[:number], named)
    if refusal is not None:
        return refusal
    whole = number == len(down)
    cards = tuple(dealt.card for dealt in coup.hand(side) if dealt.exposed and dealt.card) + named
    count = point_count(cards) if whole else None
    counting = rules.terms_now.counting
    counted = counting.of(cards) if whole or not counting.tells_apart else ()
    under = together(allowed, rules.book.dealing.first_hand.clauses, counted)
    return (CardsExposed(made(command), under, hand=side, cards=named, by=command.opener, count=count),)


def _names(table: Table, rules: Rules, down: list[Dealt], named: tuple[object, ...]) -> Refusal | None:
    """Cards nobody knew are named now; those already known cannot turn out to be others."""
    if len(named) != len(down):
        return Refusal(Reason.CARD_UNKNOWN, (), {"face": "down"})
    for dealt, card in zip(down, named, strict=True):
        if dealt.card is not None and dealt.card != card:
            # which card it is stays hidden: it lies face down until it is turned
            return Refusal(Reason.CARD_NOT_AS_DRAWN, (), {"given": str(card)})
    new = tuple(card for dealt, card in zip(down, named, strict=True) if dealt.card is None)
    return seen_too_often(table, new, rules) if new else None  # type: ignore[arg-type]


# --- the result ----------------------------------------------------------------------------------


@act(AnnounceResult, By.DEALER, holds=DEAL, ready=coup_being_dealt, chance=bare(AnnounceResult), part=CoupPart.SETTLE)
def announce_result(table: Table, command: AnnounceResult, rules: Rules) -> Answer:
    coup = table.coup
    if coup.drawn < len(ORDER):
        return Refusal(Reason.CARD_STILL_DUE, rules.terms_now.deal_order, {"hand": ORDER[coup.drawn].value})
    refusal = _not_yet(table, rules)
    if refusal is not None:
        return refusal
    hands = coup.hands()
    draw = rules.terms_now.tableau.next_draw(hands)
    if draw.to is not None:
        return Refusal(Reason.CARD_STILL_DUE, draw.clauses, {"hand": draw.to.value})
    return (result_now(table, command, rules),)


def result_now(table: Table, command: Command, rules: Rules) -> ResultAnnounced:
    """The result of two hands that are complete."""
    hands = table.coup.hands()
    draw = rules.terms_now.tableau.next_draw(hands)
    facts = Facts.of(hands)
    called = _standoff(table, rules, facts)
    calling = rules.book.dealing.result_called
    by_method = ((group, method == method_now(table, rules).id) for method, group in calling.method_clauses.items())
    under = together(
        holding(calling.clauses, *by_method),
        rules.terms_now.counting.of(hands.player, hands.banker),
        draw.clauses,
        rules.terms_now.ranking.of(facts.winner, max(facts.player_total, facts.banker_total)),
        called,
        _completed(table, rules),
    )
    return ResultAnnounced(
        made(command),
        under,
        winner=facts.winner,
        player=facts.player_total,
        banker=facts.banker_total,
        standoff_called=bool(called),
    )


def _completed(table: Table, rules: Rules) -> Clauses:
    """The clauses by which a coup without a main wager was dealt out all the same."""
    coup, alone = table.coup, rules.book.wagering.side_wager_alone
    bets = {down.wager for down in coup.wagers.values()} | {one.settled.wager for one in coup.settled_early}
    if any(rules.is_main(bet) for bet in bets):
        return ()
    return tuple([clause for clause in rules.clauses_for(alone, *sorted(bets)) if clause in alone.completed_clauses])


def _standoff(table: Table, rules: Rules, facts: Facts) -> Clauses:
    """The clauses by which a standoff is called as well: equal naturals, with one of the book's wagers down."""
    rule = rules.book.dealing.standoff_called
    if isinstance(rule, Silent) or facts.player_total != facts.banker_total:
        return ()
    naturals = rules.terms_now.tableau.is_natural(facts.player_first_two)
    wagered = any(down.wager in rule.wagers for down in table.coup.wagers.values())
    return rule.clauses if naturals and wagered else ()


# --- the end of a coup ---------------------------------------------------------------------------


def _settled(table: Table, rules: Rules) -> Refusal | None:
    if table.coup.play is Play.SETTLED:
        return None
    return Refusal(Reason.NOT_BEING_DEALT, (), {"coup": table.coup.number, "play": table.coup.play.value})


@act(ClearCards, By.DEALER, holds=DEAL, ready=_settled, part=CoupPart.SETTLE)
def clear_cards(table: Table, command: ClearCards, rules: Rules) -> Answer:
    """The cards go to the discard rack, and limits that were altered meanwhile hold."""
    return (*_cleared(table, command, rules), *limits_come(table, command, rules))


def _cleared(table: Table, command: ClearCards, rules: Rules) -> tuple[Event, ...]:
    """After the cutting card it is decided whether a coup follows."""
    coup, shoe = table.coup, table.shoe
    kept = True if rules.book.irregularities.reopens_cleared and (coup.paid or coup.settled_early) else UNSET
    cleared = CoupCleared(made(command), rules.book.authority.dealer.clauses, kept)
    if shoe.stage is Stage.ENDED or (shoe.cutting_card is CuttingCard.IN and not shoe.ends_after):
        return (cleared,)
    policy = rules.terms_now.shoe_end.policy.clauses
    if shoe.ends_after:
        return (cleared, _ends_as_ordered(table, command, rules))
    if coup.dummy:
        policy = together(policy, rules.book.dealing.dummy.counts_as_last.clauses)
    if after_this_coup(table, rules):
        return (cleared, LastCoupCalled(made(command), policy))
    return (cleared, shoe_ends(table, command, rules, policy, "last-coup", early=False, cleared=True))


def _ends_as_ordered(table: Table, command: ClearCards, rules: Rules) -> ShoeEnded:
    """Something about this shoe was irregular, and the coup is complete now."""
    shoe = table.shoe
    rows = [row for row in rules.book.irregularities.irregularity if row.slip == shoe.ends_after]
    under = together(*(row.clauses for row in rows))
    early = shoe.cutting_card is CuttingCard.IN
    return shoe_ends(table, command, rules, under, shoe.ends_after, early=early, cleared=True)


def _coup_begun(table: Table, rules: Rules) -> Refusal | None:
    """A card of the coup is out, be it only the one burned before it, or none is left to begin it with."""
    empty = table.shoe.left == 0 and shoe_in_play(table, rules) is None
    begun = table.coup.play is Play.WAGERING and (table.coup.burned_before or empty)
    return None if begun else coup_being_dealt(table, rules)


def _can_declare(m: Moment) -> bool:
    return m.table.shoe.left < 1 and m.accepts(DeclareCardsInsufficient(*m.asked))


@act(DeclareCardsInsufficient, By.DEALER, holds=DEAL, ready=_coup_begun, chance=_can_declare)
def declare_cards_insufficient(table: Table, command: DeclareCardsInsufficient, rules: Rules) -> Answer:
    """The shoe ran out within a coup: it is void, wagers go back, what was paid is undone."""
    rule = rules.book.dealing.insufficient_cards
    shoe: Shoe = table.shoe
    if shoe.left > 0:
        return Refusal(Reason.CARDS_LEFT, rule.clauses, {"left": shoe.left})
    if table.coup.first_four_out:  # the last card may have completed both hands
        if not table.coup.all_exposed:
            return _face_down(table, rules)
        draw = rules.terms_now.tableau.next_draw(table.coup.hands())
        if draw.to is None:
            return Refusal(Reason.NO_CARD_DUE, together(rule.clauses, draw.clauses), {"coup": table.coup.number})
    outcome = "cards-insufficient"
    payments = returned(table, rules, OwnRow.VOID_COUP, together(rule.clauses, rules.terms_now.voided))
    payments += undone(table, OwnRow.VOID_COUP, together(rule.clauses, rules.terms_now.voided))
    streaks = unheard(table, rules)
    under = together(rule.clauses, rules.terms_now.voided, clauses_kept(rules, streaks, dummy=False))
    early_paid = table.coup.settled_early
    voided = CoupVoided(
        made(command),
        under,
        cause=outcome,
        payments=payments,
        reversed=early_paid,
        streaks=streaks,
        owed=owed_after(table, early_paid, payments) or UNSET,
    )
    early = shoe.cutting_card is CuttingCard.IN
    after = replace(table, streaks=streaks)  # wagers over several coups that were placed on the void coup live on too
    return (voided, shoe_ends(after, command, rules, rule.clauses, outcome, early=early))
