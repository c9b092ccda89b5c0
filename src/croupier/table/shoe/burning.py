"""The burn before the first coup of a shoe: its forms, who asks for them, and the burned cards that are shown.

A card is named only where the book lets it be seen. Start at `burn_cards`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards import PACK, Card
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, holding, together
from croupier.coup import BurnForm, burn_count
from croupier.rulebooks import provisions as p
from croupier.table.acts import COUP, Answer, By, act, made
from croupier.table.authority import approval_clauses
from croupier.table.moment import Moment
from croupier.table.rules import Rules
from croupier.table.shoe.preparing import (
    approval,
    no_such_power,
    not_as_put_back,
    not_at,
    seen_too_often,
    shoe_may_not_start,
    unasked,
    unknown_patron,
)
from croupier.table.shoe.records import (
    BurnCards,
    BurnCardShown,
    BurnedCardsExposed,
    CardsBurned,
    ExposeBurnedCards,
    ShowBurnCard,
)
from croupier.table.stages import coup_not_begun, stage_is
from croupier.table.state import NOBODY, Stage, Table


def _burns(m: Moment) -> Iterator[BurnCards]:
    for burn in m.rules.book.cards.burn:
        first = PACK[0] if burn.form is BurnForm.FIRST_CARD_AND_ITS_VALUE else None
        for patron in (NOBODY, *m.table.patrons):
            yield BurnCards(*m.asked, burn.id, first, patron)


def _can_burn(m: Moment) -> bool:
    return m.table.shoe.stage is Stage.LOADED and any(m.accepts(command) for command in _burns(m))


@act(BurnCards, By.DEALER, holds=COUP, chance=_can_burn, choices={"form": "burns"}, approvals=("burn-by-value",))
def burn_cards(table: Table, command: BurnCards, rules: Rules) -> Answer:
    if table.shoe.stage is Stage.LOADED and table.shoe.out:  # play began without a burn, where the table needs none
        return not_at(table, "no-card-left-shoe")
    refusal = (
        stage_is(Stage.LOADED, table)
        or coup_not_begun(table, rules)
        or shoe_may_not_start(table, rules)
        or unknown_patron(table, command.requested_by)
    )
    if refusal is not None:
        return refusal
    burns = {burn.id: burn for burn in rules.book.cards.burn}
    burn, needs = burns.get(command.form), rules.book.shuffle.burn_form.get(command.form)
    if burn is None:
        facts: RefusalFacts = {"burn": command.form, "known": tuple(burns)}
        return Refusal(Reason.UNKNOWN_BURN, rules.book.cards.burn[0].clauses, facts)
    refusal = _burn_unasked(command, burn, rules) or _burn_seen(table, command, burn, rules)
    if refusal is not None:
        return refusal
    used = approval(table, command, rules, needs.approval if needs else None, command.requested_by)
    if isinstance(used, Refusal):
        return used
    count = 1 if command.first is None else burn_count(burn.form, command.first)
    return (
        CardsBurned(
            made(command),
            _burn_under(burn, rules, command.first),
            form=burn.id,
            first=command.first,
            count=count,
            used=used,
        ),
    )


def _burn_unasked(command: BurnCards, burn: p.Burn, rules: Rules) -> Refusal | None:
    """A patron asks for this form, or asks to see its card."""
    needs, shown = rules.book.shuffle.burn_form.get(burn.id), rules.book.shuffle.burn_shown
    if command.requested_by != NOBODY or needs is None:
        return None
    sees = command.first is not None and burn.form is BurnForm.FIRST_CARD
    if needs.requested or (sees and not isinstance(shown, Silent) and shown.requested):
        return unasked(burn.id, needs.clauses)
    return None


def _burn_seen(table: Table, command: BurnCards, burn: p.Burn, rules: Rules) -> Refusal | None:
    needs = rules.book.shuffle.burn_form.get(burn.id)
    if burn.form is BurnForm.FIRST_CARD_AND_ITS_VALUE:
        if command.first is None:
            return Refusal(Reason.BURN_CARD_UNSEEN, burn.clauses, {"burn": burn.name})
    elif command.first is not None and not (needs and (needs.approval or needs.requested)):
        return Refusal(Reason.BURN_STAYS_UNSEEN, burn.clauses, {"burn": burn.name})
    seen = () if command.first is None else (command.first,)
    return not_as_put_back(table, seen, 0) or seen_too_often(table, seen, rules)


def _values(values: p.BurnValues, first: Card | None) -> Clauses:
    """What this card counts when it says how many more are burned."""
    rank = first.rank.value if first else ""
    groups = ((values.ace_clauses, rank == "A"), (values.tens_clauses, rank in tuple("TJQK")))
    return holding(values.clauses, *(group for group in groups if group[0]))


def _burn_under(burn: p.Burn, rules: Rules, first: Card | None) -> Clauses:
    needs = rules.book.shuffle.burn_form.get(burn.id)
    by_value = burn.form is BurnForm.FIRST_CARD_AND_ITS_VALUE
    return together(
        rules.book.shuffle.burn_required.clauses,
        burn.clauses,
        _values(rules.book.cards.burn_values, first) if by_value else (),
        needs.clauses if needs else (),
        approval_clauses(rules, needs.approval) if needs and needs.approval else (),
    )


def _just_burned(table: Table, rules: Rules) -> Refusal | None:
    """The burn is the last thing that was done with this shoe."""
    shoe = table.shoe
    if shoe.stage is not Stage.IN_PLAY:
        return stage_is(Stage.IN_PLAY, table)
    if shoe.coups == 0 and not table.coup.drawn and shoe.burned and shoe.out == shoe.burned:
        return coup_not_begun(table, rules)
    return not_at(table, "burn-just-made")


def _can_show_burn(m: Moment) -> bool:
    return any(m.accepts(ShowBurnCard(*m.asked, PACK[0], patron)) for patron in (NOBODY, *m.table.patrons))


@act(ShowBurnCard, By.DEALER, holds=COUP, ready=_just_burned, chance=_can_show_burn, approvals=("show-burn-card",))
def show_burn_card(table: Table, command: ShowBurnCard, rules: Rules) -> Answer:
    burn = next(one for one in rules.book.cards.burn if one.id == table.shoe.burn_form)
    shown, needs = rules.book.shuffle.burn_shown, rules.book.shuffle.burn_form.get(burn.id)
    if table.shoe.burn_card is not None:
        return not_at(table, "burn-card-unseen")
    refusal = unknown_patron(table, command.requested_by)
    if refusal is not None:
        return refusal
    if isinstance(shown, Silent):
        return Refusal(Reason.BURN_STAYS_UNSEEN, burn.clauses, {"burn": burn.name})
    # the approval of a form that shows its card was used when it was burned
    act = None if needs is not None and needs.approval == shown.approval else shown.approval
    if shown.requested and command.requested_by == NOBODY:
        return unasked("show-burn-card", shown.clauses)
    refusal = not_as_put_back(table, (command.card,), 0) or seen_too_often(table, (command.card,), rules)
    if refusal is not None:
        return refusal
    used = approval(table, command, rules, act, command.requested_by)
    if isinstance(used, Refusal):
        return used
    under = together(shown.clauses, approval_clauses(rules, shown.approval or ""))
    return (BurnCardShown(made(command), under, command.card, used),)


def _can_expose_burned(m: Moment) -> bool:
    hidden = m.table.shoe.burned_face_down
    return hidden > 0 and m.accepts(ExposeBurnedCards(*m.asked, PACK[:hidden]))


@act(ExposeBurnedCards, By.DEALER, holds=COUP, chance=_can_expose_burned, approvals=("expose-burned-cards",))
def expose_burned_cards(table: Table, command: ExposeBurnedCards, rules: Rules) -> Answer:
    """The further cards of a burn by value."""
    rule, hidden = rules.book.shuffle.burned_exposed, table.shoe.burned - 1
    if isinstance(rule, Silent):
        return no_such_power("expose-burned-cards", rules)
    refusal = _just_burned(table, rules)
    if refusal is not None:
        return refusal
    if hidden < 1 or table.shoe.burned_face_down != hidden:
        return not_at(table, "burned-cards-face-down")
    if len(command.cards) != hidden:
        facts: RefusalFacts = {"hand": "burn", "face-down": hidden, "given": len(command.cards)}
        return Refusal(Reason.WRONG_NUMBER_OF_CARDS, rule.clauses, facts)
    refusal = not_as_put_back(table, command.cards, 1) or seen_too_often(table, command.cards, rules)
    if refusal is not None:
        return refusal
    used = approval(table, command, rules, rule.approval)
    if isinstance(used, Refusal):
        return used
    under = together(rule.clauses, approval_clauses(rules, rule.approval or ""))
    return (BurnedCardsExposed(made(command), under, command.cards, used),)
