"""What the commands of a shoe's preparation ask in common: cards seen, checks due, who asked, what was approved.

It answers with a refusal or with nothing, and decides no command. Start at `shoe_may_not_start`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from croupier.cards import Card
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent
from croupier.rulebooks import procedure as pr
from croupier.table.authority import approved, too_low
from croupier.table.commands import Command
from croupier.table.machine import VIRTUAL
from croupier.table.payment.commission import commission_owed
from croupier.table.rules import House, Rules
from croupier.table.shoe.apply import PLACE_IN_PACK
from croupier.table.stages import NEXT, absent
from croupier.table.state import NOBODY, Dealt, Granted, Stage, Table


def seen_too_often(table: Table, cards: Iterable[Card], rules: Rules) -> Refusal | None:
    """A kind of card is in the shoe once for each deck: more of them cannot come out."""
    for card, more in Counter(cards).items():
        times = table.shoe.seen[PLACE_IN_PACK[card]] + more
        if times > rules.terms_now.decks:
            facts: RefusalFacts = {"card": str(card), "times": times, "decks": rules.terms_now.decks}
            return Refusal(Reason.CARD_TOO_OFTEN, rules.terms_now.pack, facts)
    return None


def not_as_put_back(table: Table, cards: Iterable[Card], first: int) -> Refusal | None:
    """Cards that were put back come out again: `first` is the place of the first of these from the shoe's front."""
    for place, card in enumerate(cards, start=first):
        due = put_back(table, place)
        if due is not None and due.card not in (None, card):
            facts: RefusalFacts = {"given": str(card)}
            if due.exposed:  # which card it is stays hidden where it lay face down
                facts["due"] = str(due.card)
            return Refusal(Reason.CARD_NOT_AS_PUT_BACK, table.shoe.put_back_under, facts)
    return None


def put_back(table: Table, place: int) -> Dealt | None:
    """The card at this place from the shoe's front, where it was out once and put back."""
    return table.shoe.put_back[place] if place < len(table.shoe.put_back) else None


def shoe_may_not_start(table: Table, rules: Rules) -> Refusal | None:
    """What must be done before a loaded shoe is played: commission collected, cards checked."""
    return commission_owed(table, rules) or check_outstanding(table, rules) or unchecked(table, rules)


def check_outstanding(table: Table, rules: Rules) -> Refusal | None:
    """A check that someone ordered, or that dropped cards need."""
    if table.shoe.check_ordered or table.check_due:
        under = table.check_due or rules.book.shuffle.check_ordered.clauses
        return Refusal(Reason.CHECK_FIRST, under, _facts(table, "ordered"))
    if table.shoe.dropped:
        return Refusal(Reason.CHECK_FIRST, rules.book.shuffle.dropped.clauses, _facts(table, "dropped"))
    return exchanged_unchecked(table, rules)


def exchanged_unchecked(table: Table, rules: Rules) -> Refusal | None:
    """Cards that came in the place of others where they lay, which the book has checked."""
    if not table.shoe.replaced:
        return None
    return Refusal(Reason.CHECK_FIRST, rules.book.shuffle.check_replacement.clauses, _facts(table, "replaced"))


def _facts(table: Table, why: str) -> RefusalFacts:
    return {"why": why, "stage": table.shoe.stage.value}


def unchecked(table: Table, rules: Rules) -> Refusal | None:
    """The check that cards need before they are first used."""
    check, shoe = rules.book.shuffle.check_before, table.shoe
    if all_replaced(table, rules):
        return Refusal(Reason.CHECK_FIRST, rules.book.shuffle.check_replacement.clauses, _facts(table, "replaced"))
    if shoe.checked or check.when == "optional" or (check.when == "unless-pre-shuffled" and shoe.pre_shuffled):
        return None
    return Refusal(Reason.CHECK_FIRST, check.clauses, _facts(table, "before-play"))


def all_replaced(table: Table, rules: Rules) -> bool:
    """Cards that came in the place of all those before them, and that two people check."""
    rule, shoe = rules.book.shuffle.check_replacement, table.shoe
    if isinstance(rule, Silent) or shoe.checked or table.shoes < 2 or shoe.stage is Stage.NO_CARDS:
        return False
    return not shoe.pre_shuffled or rules.option(rule.pre_shuffled_option, "yes") == "yes"


def uncommitted(table: Table, rules: Rules) -> Refusal | None:
    """A virtual shoe whose order is not fixed yet."""
    if rules.setup.shoe != VIRTUAL or table.shoe.commitment:
        return None
    return Refusal(Reason.SHOE_NOT_COMMITTED, (), {"shoe": table.shoe.number})


def committed(table: Table) -> Refusal | None:
    """A commitment has fixed the order: whatever would change it comes too late."""
    if not table.shoe.commitment:
        return None
    return Refusal(Reason.SHOE_COMMITTED, (), {"shoe": table.shoe.number})


def unrevealed(table: Table) -> Refusal | None:
    """The cards of the last shoe are dealt no more, and what its commitment was made of was not shown."""
    if not table.to_reveal:
        return None
    return Refusal(Reason.SHOE_NOT_REVEALED, (), {"shoe": table.shoe.number})


def unknown_patron(table: Table, patron: str) -> Refusal | None:
    """Someone is named who is not at the table; naming nobody is no fault here."""
    return None if patron == NOBODY else absent(table, patron)


def no_such_power(what: str, rules: Rules) -> Refusal:
    return Refusal(Reason.NO_SUCH_POWER, (), {"what": what, "book": rules.book.id})


def short_of(command: Command, rules: House, row: pr.Power) -> Refusal | None:
    """The rank that one way of giving a command needs, beyond what the command itself does."""
    rank = command.actor.rank
    return None if rules.reaches(rank, row.rank) or rank in row.also else too_low(rules, rank, row)


def no_cards(table: Table, rules: Rules) -> Refusal | None:
    if table.shoe.stage is not Stage.NO_CARDS:
        return None
    facts: RefusalFacts = {"stage": table.shoe.stage.value, "next": NEXT[Stage.NO_CARDS]}
    return Refusal(Reason.SHOE_NOT_READY, rules.book.shuffle.before_play.clauses, facts)


def not_at(table: Table, *needed: str) -> Refusal:
    return Refusal(Reason.NOT_AT_THIS_STAGE, (), {"stage": table.shoe.stage.value, "needed": needed})


def approval(
    table: Table, command: Command, rules: Rules, act: str | None, patron: str = NOBODY
) -> Granted | Refusal | None:
    if act is None or act not in rules.book.authority.approval:
        return None
    return approved(table, command, rules, act, patron)


def unasked(what: str, clauses: Clauses) -> Refusal:
    return Refusal(Reason.NEEDS_A_REQUEST, clauses, {"what": what})
