"""From the cards' arrival to the end of a shoe: bringing, checking, shuffling, ordering a shuffle, replacing.

It knows how far a shoe is prepared, never what is still in it. The cut is in cutting.py, the burn in burning.py, and
what they ask in common in preparing.py. Start at `bring_cards`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from croupier.cards import CARDS_IN_A_DECK
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.rulebooks.only import decided_by
from croupier.rulebooks.provisions import Rule
from croupier.table.acts import ACTS, COUP, SHOE, Answer, By, Listed, act, act_when_closed, made, name_of
from croupier.table.authority import approval_clauses, approved, standing, too_low
from croupier.table.commands import Command
from croupier.table.moment import Moment, bare
from croupier.table.rules import House, Rules, rules_of
from croupier.table.shoe.ending import shoe_ends
from croupier.table.shoe.preparing import (
    all_replaced,
    approval,
    committed,
    exchanged_unchecked,
    no_cards,
    no_such_power,
    not_at,
    short_of,
    unasked,
    unchecked,
    unknown_patron,
    unrevealed,
)
from croupier.table.shoe.records import (
    BringCards,
    CardsBrought,
    CardsChecked,
    CardsDropped,
    CardsReplaced,
    CardsRiffled,
    CardsShuffled,
    CardsTakenOff,
    CheckCards,
    CheckOrdered,
    CheckStillDue,
    OrderCheck,
    OrderShuffle,
    ReplaceCards,
    ReplacementChecked,
    ReportDroppedCards,
    RiffleCards,
    ShuffleCards,
)
from croupier.table.stages import coup_not_begun, shoe_in_play, stage_is
from croupier.table.state import NOBODY, Actor, CuttingCard, Granted, Stage, Table

CHECK_DROPPED = "check-cards:dropped"  # the row of a book in which not the dealer verifies that none is missing
REPLACE_UNFIT = "replace-cards:unfit"  # the row of a book in which unfit cards take another rank than worn ones


# --- cards arrive and are checked ----------------------------------------------------------------


def _can_bring(m: Moment) -> bool:
    another_back = f"neither {m.table.shoe.back} nor {m.table.back}"
    return m.table.shoe.stage in (Stage.NO_CARDS, Stage.ENDED) and m.accepts(BringCards(*m.asked, another_back))


@act(BringCards, By.DEALER, holds=SHOE, chance=_can_bring, approvals=("same-back-colour",))
def bring_cards(table: Table, command: BringCards, rules: Rules) -> Answer:
    authority, shuffle, stage = rules.book.authority, rules.book.shuffle, table.shoe.stage
    under = _pre_shuffled(rules, command.pre_shuffled) if command.pre_shuffled else shuffle.before_play.clauses
    if stage is Stage.ENDED:  # whoever brings others in their place replaces the cards that lie there
        row = authority.power.get(name_of(ReplaceCards), authority.supervisor)
        refusal = short_of(command, rules, row)
        if refusal is not None:
            return refusal
        under = together(
            under, shuffle.replace_after_last.clauses, decided_by(row.clauses, row.only, (), "", "after-last")
        )
    elif stage is not Stage.NO_CARDS:
        return not_at(table, Stage.NO_CARDS.value, Stage.ENDED.value)
    refusal = unrevealed(table) or coup_not_begun(table, rules)
    if refusal is not None:
        return refusal
    used: Granted | None = None
    if table.shoes > 0:
        colour = () if table.shoe.unfit else shuffle.other_back_colour.clauses  # said of the end of a shoe
        gone = "unfit" if table.shoe.unfit else "after-last"
        replaced = decided_by(shuffle.replaced_all.clauses, shuffle.replaced_all.only, (), "", gone)
        under = together(under, replaced, colour)
        if colour and command.back == _last_back(table):
            answer = _same_back(table, command, rules)
            if isinstance(answer, Refusal):
                return answer
            used, under = answer, together(under, approval_clauses(rules, "same-back-colour"))
    cards = rules.setup.decks * CARDS_IN_A_DECK
    brought = CardsBrought(
        made(command), under, cards=cards, back=command.back, pre_shuffled=command.pre_shuffled, used=used
    )
    return (*_still_due(table, command, rules), brought)


def _still_due(table: Table, command: Command, rules: Rules) -> tuple[CheckStillDue, ...]:
    """An ordered check goes on from the cards that leave the table, where the book has it so."""
    rule, shoe = rules.book.shuffle.check_ordered, table.shoe
    if isinstance(rule, Silent) or not rule.outlives_replacement or not shoe.check_ordered:
        return ()
    return (CheckStillDue(made(command), shoe.check_under or rule.clauses),)


def _last_back(table: Table) -> str:
    return table.shoe.back if table.shoe.stage is Stage.ENDED else table.back


def _same_back(table: Table, command: BringCards, rules: Rules) -> Granted | Refusal | None:
    """Only a shoe that reads the cards tells old from new ones of the same colour."""
    act = "same-back-colour"
    if rules.setup.shoe != "scanning-shoe" or act not in rules.book.authority.approval:
        clauses = together(rules.book.shuffle.other_back_colour.clauses, approval_clauses(rules, act))
        facts: RefusalFacts = {"back": command.back, "shoe": rules.setup.shoe}
        return Refusal(Reason.ANOTHER_BACK_NEEDED, clauses, facts)
    return approved(table, command, rules, act)


def _can_check(table: Table, house: House, actor: Actor) -> bool:
    return not isinstance(check_cards(table, CheckCards("", actor, table.clock), house), Refusal)


@act_when_closed(CheckCards, By.DEALER, chance=_can_check)
def check_cards(table: Table, command: CheckCards, house: House) -> Answer:
    """Also after gaming has ended and the table is closed."""
    shuffle = house.book.shuffle
    rank = standing(house, command, ACTS[CheckCards])
    if table.setup is None:
        if not table.cards_to_check:
            return Refusal(Reason.TABLE_NOT_OPEN, (), {"table": table.id, "command": name_of(CheckCards)})
        return (CardsChecked(made(command), together(shuffle.check_after.clauses, rank), command.by),)
    if table.edition != house.book.edition:
        return Refusal(Reason.OTHER_EDITION, (), {"opened": table.edition, "given": house.book.edition})
    rules = rules_of(house.book, table.setup)
    dropped = house.book.authority.power.get(CHECK_DROPPED) if table.shoe.dropped else None
    refusal = short_of(command, rules, dropped) if dropped else None
    if not table.check_due:
        refusal = refusal or no_cards(table, rules)
    refusal = refusal or coup_not_begun(table, rules)
    if refusal is not None:
        return refusal
    by_two = table.shoe.replaced > 0 or all_replaced(table, rules)
    if by_two and table.shoe.first_check is None:
        return (ReplacementChecked(made(command), together(shuffle.check_replacement.clauses, rank), command.by),)
    refusal = _same_or_too_low(table, command, rules) if by_two else None
    if refusal is not None:
        return refusal
    under = together(
        shuffle.check_replacement.clauses if by_two else shuffle.check_before.clauses,
        table.check_due,
        shuffle.check_ordered.clauses if table.shoe.check_ordered else (),
        shuffle.dropped.clauses if table.shoe.dropped else (),
        rank,
    )
    return (CardsChecked(made(command), under, command.by),)


def _same_or_too_low(table: Table, command: CheckCards, rules: Rules) -> Refusal | None:
    """The second of two who check replacement cards is another person, and one of them is a supervisor."""
    first, supervisor = table.shoe.first_check, rules.book.authority.supervisor
    assert first is not None, "the second check follows the first"
    clauses = rules.book.shuffle.check_replacement.clauses
    if not any(rules.reaches(one.rank, supervisor.rank) for one in (first, command.actor)):
        return too_low(rules, command.actor.rank, replace(supervisor, clauses=clauses))
    if first.id == command.actor.id:
        facts: RefusalFacts = {"actor": first.id, "did": "checked"}
        return Refusal(Reason.ANOTHER_PERSON_NEEDED, clauses, facts)
    return None


@act(OrderCheck, By.SUPERVISOR, holds=COUP, chance=bare(OrderCheck), listed=Listed.FLOOR)
def order_check(table: Table, command: OrderCheck, rules: Rules) -> Answer:
    """At any time, within a coup too: it is carried out when no coup is in progress."""
    rule = rules.book.shuffle.check_ordered
    if isinstance(rule, Silent):
        return no_such_power("order-check", rules)
    return no_cards(table, rules) or (CheckOrdered(made(command), rule.clauses),)


@act(ReportDroppedCards, By.DEALER, holds=COUP, chance=bare(ReportDroppedCards))
def report_dropped_cards(table: Table, command: ReportDroppedCards, rules: Rules) -> Answer:
    rule = rules.book.shuffle.dropped
    if isinstance(rule, Silent):
        return no_such_power("report-dropped-cards", rules)
    return no_cards(table, rules) or (CardsDropped(made(command), rule.clauses),)


# --- shuffling -----------------------------------------------------------------------------------


def _can_shuffle(m: Moment) -> bool:
    lie_together = m.table.shoe.stage in (Stage.UNSHUFFLED, Stage.UNCUT, Stage.ENDED)
    return lie_together and m.accepts(ShuffleCards(*m.asked))


@act(ShuffleCards, By.DEALER, holds=SHOE, chance=_can_shuffle, approvals=("shuffle-pre-shuffled",))
def shuffle_cards(table: Table, command: ShuffleCards, rules: Rules) -> Answer:
    shoe, shuffle = table.shoe, rules.book.shuffle
    under = shuffle.before_play.clauses
    refusal = exchanged_unchecked(table, rules)
    if refusal is not None:
        return refusal
    match shoe.stage:
        case Stage.UNSHUFFLED:
            return unchecked(table, rules) or (CardsShuffled(made(command), under, command.by),)
        case Stage.UNCUT if shoe.pre_shuffled:
            return _shuffle_pre_shuffled(table, command, rules)
        case Stage.ENDED:
            refusal = unrevealed(table) or coup_not_begun(table, rules) or _to_replace(table, rules)
            if refusal is not None:
                return refusal
            if shoe.cutting_card is not CuttingCard.IN:
                under = together(under, rules.terms_now.shoe_end.policy.clauses)
            return (CardsShuffled(made(command), under, command.by),)
        case _:
            return not_at(table, Stage.UNSHUFFLED.value, Stage.ENDED.value)


def _pre_shuffled(rules: Rules, stock: str) -> Clauses:
    """The clauses on cards that come shuffled, by whom they were."""
    rule = rules.book.shuffle.pre_shuffled
    return decided_by(rule.clauses, rule.only, (), rules.setup.variation, stock)


def _shuffle_pre_shuffled(table: Table, command: ShuffleCards, rules: Rules) -> Answer:
    rule, act = rules.book.shuffle.shuffle_pre_shuffled, "shuffle-pre-shuffled"
    if isinstance(rule, Silent) or rule.stock not in ("any", table.shoe.pre_shuffled):
        facts: RefusalFacts = {"stock": table.shoe.pre_shuffled}
        under = together(_pre_shuffled(rules, table.shoe.pre_shuffled), rule.clauses)
        return committed(table) or Refusal(Reason.PRE_SHUFFLED, under, facts)
    refusal = unchecked(table, rules) or committed(table)
    if refusal is not None:
        return refusal
    used = approval(table, command, rules, act)
    if isinstance(used, Refusal):
        return used
    return (CardsShuffled(made(command), together(rule.clauses, approval_clauses(rules, act)), command.by, used),)


def _handled(table: Table, rules: Rules) -> dict[str, Clauses]:
    """Why the cards of this shoe may not be used again."""
    shoe, shuffle = table.shoe, rules.book.shuffle
    found = {
        "handled": shuffle.replace_when_handled.clauses if shoe.handled else (),
        "cut": shuffle.replace_when_cut.clauses if shoe.cut_by_patron else (),
    }
    return {why: clauses for why, clauses in found.items() if clauses}


def _to_replace(table: Table, rules: Rules) -> Refusal | None:
    if table.shoe.condemned:
        rows = [row for row in rules.book.irregularities.irregularity if row.slip == table.shoe.condemned]
        under = together(*(row.clauses for row in rows))
        return Refusal(Reason.CARDS_TO_REPLACE, under, {"why": table.shoe.condemned})
    for why, clauses in _handled(table, rules).items():
        return Refusal(Reason.CARDS_TO_REPLACE, clauses, {"why": why})
    return None


def _can_riffle(m: Moment) -> bool:
    uncut = m.table.shoe.stage is Stage.UNCUT
    return uncut and any(m.accepts(RiffleCards(*m.asked, patron)) for patron in m.people)


@act(RiffleCards, By.DEALER, holds=COUP, chance=_can_riffle, approvals=("riffle",))
def riffle_cards(table: Table, command: RiffleCards, rules: Rules) -> Answer:
    stock, riffles = table.shoe.pre_shuffled, rules.book.shuffle.riffle
    if isinstance(riffles, Silent):
        return no_such_power("riffle", rules)
    row = next((one for one in riffles if one.stock in ("any", stock)), None)
    if row is None and stock:
        return no_such_power("riffle-stock", rules)
    refusal = stage_is(Stage.UNCUT, table) or committed(table) or unknown_patron(table, command.requested_by)
    if refusal is not None:
        return refusal
    if row is None or not stock:
        return Refusal(Reason.NOT_PRE_SHUFFLED, together(*(one.clauses for one in riffles)), {})
    if command.requested_by == NOBODY:
        return unasked("riffle", row.clauses)
    used = approval(table, command, rules, "riffle", command.requested_by)
    if isinstance(used, Refusal):
        return used
    under = together(row.clauses, approval_clauses(rules, "riffle", stock))
    return (CardsRiffled(made(command), under, command.requested_by, used),)


# --- ending and replacing ------------------------------------------------------------------------


def _shoe_to_end(table: Table, rules: Rules) -> Refusal | None:
    refusal = shoe_in_play(table, rules)
    if refusal is None and table.shoe.stage is Stage.ENDED:  # only a dummy coup is still dealt from it
        under = table.shoe.ended_by or rules.terms_now.shoe_end.policy.clauses
        return Refusal(Reason.SHOE_ENDED, under, {"coup": table.coup.number, "shoe": table.shoe.number})
    return refusal or coup_not_begun(table, rules)


@act(OrderShuffle, By.SUPERVISOR, holds=COUP, ready=_shoe_to_end, listed=Listed.FLOOR, choices={"grounds": "shuffles"})
def order_shuffle(table: Table, command: OrderShuffle, rules: Rules) -> Answer:
    """The shoe ends before it has run out; what follows is a shuffle, or other cards."""
    known = {one.grounds: one for one in rules.book.shuffle.ordered}
    order = known.get(command.grounds)
    if order is None:
        facts: RefusalFacts = {"grounds": command.grounds, "known": tuple(known)}
        return Refusal(Reason.UNKNOWN_GROUNDS, together(*(one.clauses for one in known.values())), facts)
    return (shoe_ends(table, command, rules, order.clauses, command.grounds, early=True),)


def _can_replace(m: Moment) -> bool:
    grounds: tuple[Literal["after-last", "handled", "unfit"], ...] = ("after-last", "handled", "unfit")
    return m.once(coup_not_begun) is None and any(m.accepts(ReplaceCards(*m.asked, one)) for one in grounds)


@act(ReplaceCards, By.SUPERVISOR, holds=SHOE, chance=_can_replace, listed=Listed.FLOOR)
def replace_cards(table: Table, command: ReplaceCards, rules: Rules) -> Answer:
    if command.cards is not UNSET and command.cards != table.shoe.cards:
        return _replace_some(table, command, command.cards, rules)
    if command.grounds == "unfit":
        return _replace_unfit(table, command, rules)
    shuffle = rules.book.shuffle
    handled = command.grounds == "handled"
    if handled and isinstance(shuffle.replace_when_handled, Silent) and isinstance(shuffle.replace_when_cut, Silent):
        return no_such_power("replace-handled-cards", rules)
    refusal = stage_is(Stage.ENDED, table) or coup_not_begun(table, rules)
    if refusal is not None:
        return refusal
    under = shuffle.replace_after_last.clauses
    if handled:
        found = _handled(table, rules)
        if not found:
            rule = together(shuffle.replace_when_handled.clauses, shuffle.replace_when_cut.clauses)
            return Refusal(Reason.GROUNDS_NOT_MET, rule, {"grounds": command.grounds, "needs": "handled-cards"})
        under = together(*found.values(), shuffle.no_count_on_replacement.clauses)
    return (*_still_due(table, command, rules), CardsTakenOff(made(command), under, command.grounds))


def _replace_some(table: Table, command: ReplaceCards, cards: int, rules: Rules) -> Answer:
    """Some cards are exchanged where they lie, and the shoe goes on; worn or handled cards go all together."""
    shuffle = rules.book.shuffle
    if isinstance(shuffle.replace_some, Silent) or command.grounds != "unfit":
        return no_such_power("replace-some-cards", rules)
    row = rules.book.authority.power.get(REPLACE_UNFIT)
    refusal = short_of(command, rules, row) if row else None
    refusal = refusal or no_cards(table, rules) or _in_mid_coup(table, rules, shuffle.replace_some) or committed(table)
    if refusal is not None:
        return refusal
    if not 0 < cards < table.shoe.cards:
        facts: RefusalFacts = {"hand": "shoe", "face-down": table.shoe.cards, "given": cards}
        return Refusal(Reason.WRONG_NUMBER_OF_CARDS, (), facts)
    to_check = not isinstance(shuffle.check_replacement, Silent)
    under = together(shuffle.replace_some.clauses, row.clauses if row else ())
    return (CardsReplaced(made(command), under, grounds=command.grounds, cards=cards, to_check=to_check),)


def _in_mid_coup(table: Table, rules: Rules, rule: Rule | Silent) -> Refusal | None:
    """Unfit cards are replaced when no coup is in progress."""
    begun = coup_not_begun(table, rules)
    return None if begun is None else replace(begun, clauses=rule.clauses)


def _replace_unfit(table: Table, command: ReplaceCards, rules: Rules) -> Answer:
    row = rules.book.authority.power.get(REPLACE_UNFIT)
    refusal = short_of(command, rules, row) if row else None
    refusal = refusal or no_cards(table, rules) or _in_mid_coup(table, rules, rules.book.shuffle.replace_unfit)
    if refusal is not None:
        return refusal
    under = together(rules.book.shuffle.replace_unfit.clauses, row.clauses if row else ())
    taken_off = (*_still_due(table, command, rules), CardsTakenOff(made(command), under, command.grounds))
    shoe = table.shoe
    if shoe.stage is Stage.IN_PLAY or (shoe.stage is Stage.LOADED and shoe.coups):  # the latter without a burn
        return (shoe_ends(table, command, rules, under, command.grounds, early=True), *taken_off)
    return taken_off
