"""Where a table stands: the questions that decide whether a command comes at the right moment, from someone there.

Each answers with nothing, or with the refusal that says what comes first. Start at `coup_not_begun`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent, together
from croupier.table.asked_again import asked_again
from croupier.table.rules import Rules
from croupier.table.state import Play, Stage, Table

NEXT = {
    Stage.NO_CARDS: "bring-cards",
    Stage.UNSHUFFLED: "shuffle-cards",
    Stage.UNCUT: "cut-cards",
    Stage.CUT: "place-cutting-card",
    Stage.LOADED: "burn-cards",
}


def coup_not_begun(table: Table, rules: Rules) -> Refusal | None:
    """No card of a coup is out."""
    coup = table.coup
    if coup.play is Play.WAGERING and not coup.burned_before:
        return None
    return Refusal(Reason.COUP_IN_PROGRESS, (), {"coup": coup.number, "play": coup.play.value})


def emptied(table: Table, rules: Rules) -> Refusal | None:
    """The last wager was taken back over unexposed cards, where the book then wants a dummy coup ordered."""
    coup, rule = table.coup, rules.book.dealing.dummy.emptied
    if isinstance(rule, Silent) or coup.wagers or table.streaks or coup.dummy:
        return None
    if not coup.drawn or coup.any_exposed or coup.handled:
        return None
    return Refusal(Reason.NOTHING_WAGERED, rule.clauses, {"coup": coup.number})


def coup_being_dealt(table: Table, rules: Rules) -> Refusal | None:
    if table.coup.play is Play.DEALING:
        return None
    return Refusal(Reason.NOT_BEING_DEALT, (), {"coup": table.coup.number, "play": table.coup.play.value})


@asked_again
def shoe_in_play(table: Table, rules: Rules) -> Refusal | None:
    """A shoe is ready, and has not ended; a dummy coup may still be dealt from one that has."""
    stage = table.shoe.stage
    if stage is Stage.IN_PLAY:
        return None
    if stage is Stage.ENDED:
        begun = table.coup.play is Play.DEALING  # a coup that has begun is dealt to its end
        if begun or (table.coup.dummy and not (table.shoe.ended_early or table.shoe.condemned)):
            return None
        under = table.shoe.ended_by or rules.terms_now.shoe_end.policy.clauses
        return Refusal(Reason.SHOE_ENDED, under, {"coup": table.coup.number, "shoe": table.shoe.number})
    if stage is Stage.LOADED and rules.toggle(rules.book.shuffle.burn_required) == "no":
        return None
    under = rules.book.shuffle.before_play.clauses
    if stage is Stage.LOADED:
        under = together(rules.book.shuffle.burn_required.clauses, rules.book.cards.burn[0].clauses)
    return Refusal(Reason.SHOE_NOT_READY, under, {"stage": stage.value, "next": NEXT[stage]})


def absent(table: Table, patron: str) -> Refusal | None:
    """Someone is named who is not at the table."""
    return None if patron in table.patrons else Refusal(Reason.UNKNOWN_PATRON, (), {"patron": patron})


def stage_is(stage: Stage, table: Table) -> Refusal | None:
    if table.shoe.stage is stage:
        return None
    facts: RefusalFacts = {"stage": table.shoe.stage.value, "needed": stage.value}
    return Refusal(Reason.NOT_AT_THIS_STAGE, (), facts)
