"""What remedies do: one small function for each effect a book may name, each giving the events that follow.

Effects are carried out in their order, each on the table as the one before left it. They judge no rank and no choice:
judge.py does. Start at `carried_out`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier.clauses import Clauses, Refusal, together
from croupier.coup import OwnRow, Resolution, Settled, Side
from croupier.rulebooks.irregularities import Remedy
from croupier.table import records as r
from croupier.table.acts import made
from croupier.table.apply import apply
from croupier.table.commands import Command
from croupier.table.contest.refusals import lies_for_good
from croupier.table.dealing.judge import ORDER, card_due, this_is_last
from croupier.table.dealing.records import CoupBurned, LastCoupCalled
from croupier.table.events import Event
from croupier.table.irregularities.circumstances import row_for
from croupier.table.irregularities.past import nothing_since, past_named, rest_on
from croupier.table.irregularities.records import CoupVoided, DummyCoupOrdered
from croupier.table.irregularities.reopening import reopened
from croupier.table.irregularities.slips import wagers_of
from croupier.table.irregularities.voiding import as_void, give_back, on_it_already, owed_after, returned, undone
from croupier.table.payment.streaks import clauses_kept, unheard
from croupier.table.rules import Rules
from croupier.table.shoe.ending import shoe_ends
from croupier.table.shoe.records import CheckOrdered
from croupier.table.state import (
    CuttingCard,
    Dealt,
    Matter,
    Offer,
    Past,
    Payment,
    Play,
    Shoe,
    Stage,
    StreakDown,
    Table,
    Unsettled,
)

KEEP_OR_REMOVE = ("keep", "remove")
KEEP_RETRACT_OR_REDUCE = ("keep", "retract", "reduce")
_UNSEEN: Final = Dealt(None, False)


class Case(msgspec.Struct, frozen=True):
    """A remedy being carried out, and the matter it is for."""

    command: Command
    matter: Matter
    clauses: Clauses
    rules: Rules
    emptied: Clauses | UnsetType = UNSET  # by which a dummy coup follows where patrons take back every wager


Effect = Callable[[Table, Case], tuple[Event, ...]]


def carried_out(table: Table, case: Case, remedy: Remedy) -> tuple[Event, ...]:
    """The events of a remedy's effects, one after another."""
    events: list[Event] = []
    for name in remedy.does:
        for event in EFFECTS[name](table, case):
            events.append(event)
            table = apply(table, event)
    if table.loose and "card-to-banker" in remedy.does:  # a card put right had sent two astray
        for event in _in_excess(table, case):
            events.append(event)
            table = apply(table, event)
    if table.loose:  # of a coup that is void, or goes on without them
        events.append(r.StrayCardsDiscarded(made(case.command), case.clauses))
    if case.matter.cutting_card and _begins_the_last(table, case.rules):
        clauses = case.rules.terms_now.shoe_end.cutting_card_first.clauses
        events.append(LastCoupCalled(made(case.command), clauses))
    return tuple(events)


def _begins_the_last(table: Table, rules: Rules) -> bool:
    """The cutting card came out with a card that begins this coup, and no coup with wagers follows it."""
    out_before = table.shoe.cutting_card is CuttingCard.OUT_BEFORE and table.shoe.stage is not Stage.ENDED
    return out_before and not table.shoe.last_called and this_is_last(table, rules)


def _nothing(table: Table, case: Case) -> tuple[Event, ...]:
    return ()


# --- stray cards ---------------------------------------------------------------------------------


def _to_their_hands(table: Table, case: Case) -> tuple[Event, ...]:
    """Each stray card goes to the hand that is due it, after cards kept from before; what no hand is due waits."""
    events: list[Event] = []
    if table.loose and table.carried:
        return (_kept(table, case, case.clauses),)
    while table.loose:
        due = card_due(table, case.rules)
        if isinstance(due, Refusal):
            events.append(_kept(table, case, case.clauses))
            break
        to, clauses = due
        events.append(r.StrayCardDealt(made(case.command), together(case.clauses, clauses), to))
        table = apply(table, events[-1])
    return tuple(events)


def _to_banker(table: Table, case: Case) -> tuple[Event, ...]:
    draw = case.rules.terms_now.tableau.next_draw(table.coup.hands())
    return (r.StrayCardDealt(made(case.command), together(case.clauses, draw.clauses), Side.BANKER),)


def _kept(table: Table, case: Case, under: Clauses, dummy: str = "") -> r.StrayCardsKept:
    apart = True if table.carried and case.rules.book.irregularities.carried_apart else UNSET
    return r.StrayCardsKept(made(case.command), under, dummy, apart)


def _begins_next(table: Table, case: Case) -> tuple[Event, ...]:
    return (_kept(table, case, case.clauses),)


def _begins_dummy(table: Table, case: Case) -> tuple[Event, ...]:
    """The next coup is a dummy coup; where it is open already, the wagers on it go back."""
    if table.coup.play is not Play.WAGERING:
        shown = case.rules.book.dealing.dummy.shown.clauses
        under = together(case.clauses, shown, clauses_kept(case.rules, unheard(table, case.rules), dummy=True))
        return (_kept(table, case, under, case.matter.slip),)
    kept = _kept(table, case, case.clauses)
    return (kept, *([] if table.coup.dummy else [dummy_now(table, case)]))


def _discarded(table: Table, case: Case) -> tuple[Event, ...]:
    return (r.StrayCardsDiscarded(made(case.command), case.clauses),) if table.loose else ()


# --- the coup ------------------------------------------------------------------------------------


def dummy_now(table: Table, case: Case) -> DummyCoupOrdered:
    """The coup goes on without wagers."""
    rules, dummy = case.rules, case.rules.book.dealing.dummy
    streaks = unheard(table, rules)
    stray = together(on_it_already(dummy), rules.terms_now.voided)
    under = together(
        case.clauses,
        dummy.clauses,
        dummy.shown.clauses,
        stray if table.coup.wagers else (),
        clauses_kept(rules, streaks, dummy=True),
    )
    payments = returned(table, rules, OwnRow.DUMMY_COUP, together(case.clauses, stray))
    return DummyCoupOrdered(made(case.command), under, case.matter.slip, payments, streaks)


def _dummy(table: Table, case: Case) -> tuple[Event, ...]:
    """The coup becomes a dummy coup, and stray cards are its next cards; one burned before them stays burned."""
    ordered: tuple[Event, ...] = () if table.coup.dummy else (dummy_now(table, case),)
    if case.matter.burned:
        ordered = (*ordered, CoupBurned(made(case.command), together(case.clauses, _burn_clauses(case.rules))))
    for event in ordered:
        table = apply(table, event)
    return (*ordered, *_to_their_hands(table, case))


def _burn_clauses(rules: Rules) -> Clauses:
    return rules.book.cards.burn_each_coup.clauses


def void_coup(table: Table, case: Case, forfeits: str = "") -> tuple[Event, ...]:
    """Wagers go back, and whatever was paid is undone; nothing where no coup is in hand."""
    coup, rules = table.coup, case.rules
    if case.matter.coup != coup.number:  # its cards are in the rack already
        return _void_past(table, case)
    if not (coup.wagers or coup.drawn or coup.paid or coup.settled_early) or coup.void:
        return ()
    before = as_before(table, coup.before) if coup.before is not None else table
    clauses = together(case.clauses, rules.terms_now.voided)
    streaks, ended = _of_those_here(table, rules, unheard(before, rules))
    given = (
        *returned(before, rules, OwnRow.VOID_COUP, clauses),
        *undone(before, OwnRow.VOID_COUP, clauses),
        *(give_back(one.down, OwnRow.VOID_COUP, clauses) for one in ended),
    )
    payments = _but_forfeited(given, case, forfeits)
    under = together(clauses, clauses_kept(rules, streaks, dummy=False))
    reversed = (*coup.settled_early, *coup.paid)
    voided = CoupVoided(
        made(case.command),
        under,
        cause=case.matter.slip,
        payments=payments,
        reversed=reversed,
        streaks=streaks,
        owed=owed_after(table, reversed, payments) or UNSET,
    )
    if coup.before is None:
        return (voided,)
    restored = r.StreaksRestored(made(case.command), under, streaks, before.tails, before.late_open)
    return (voided, restored)


def _of_those_here(
    table: Table, rules: Rules, streaks: tuple[StreakDown, ...]
) -> tuple[tuple[StreakDown, ...], tuple[StreakDown, ...]]:
    """Wagers over several coups that live on, and those of whoever has left; editions before debts let all live on."""
    if rules.book.settlement.write_off is None:
        return streaks, ()
    here = tuple(one for one in streaks if one.down.patron in table.patrons)
    return here, tuple(one for one in streaks if one not in here)


def as_before(table: Table, was: Unsettled) -> Table:
    """The table with the wagers as they lay before a settlement."""
    coup = replace(table.coup, wagers=was.wagers)
    return replace(table, coup=coup, streaks=was.streaks, tails=was.tails, late_open=was.late_open)


def _forfeit(payment: Payment, clauses: Clauses) -> Payment:
    """A stake that goes to the house and not back."""
    old = payment.settled
    settled = Settled(
        wager=old.wager,
        stake=old.stake,
        resolution=Resolution.LOSES,
        profit=0,
        commission=0,
        returned=0,
        row=OwnRow.FORFEITED.value,
        clauses=clauses,
        token=old.token,
    )
    return replace(payment, settled=settled)


def _void_forfeiting(table: Table, case: Case) -> tuple[Event, ...]:
    return void_coup(table, case, case.matter.patron)


def _void_past(table: Table, case: Case) -> tuple[Event, ...]:
    """An earlier coup never happened: its payments are reversed."""
    past = past_named(table, case.matter.coup, case.matter.shoe)
    if past is None:
        return ()
    if past.before is not None and table.coup.play is Play.WAGERING and case.matter.shoe is UNSET:
        return _as_though_undealt(table, case, past, past.before)
    # another coup has begun since: what it ended of wagers over several coups stays ended
    single = tuple(one for one in past.payments if not case.rules.is_streak(one.settled.wager))
    return (_reversed(table, case, past, single),)


def _reverse_past(table: Table, case: Case, forfeits: str = "") -> tuple[Event, ...]:
    """Whatever an earlier coup paid or took is reversed; where a wager over several coups cannot go on from before it,
    its stake goes back."""
    past = past_named(table, case.matter.coup, case.matter.shoe)
    if past is None:
        return ()
    if nothing_since(table, past) and past.before is not None:
        return _as_though_undealt(table, case, past, past.before, forfeits)
    # a wager over several coups rests on every result that it heard: without this one it goes back, paid since or not
    paid_since, lying = rest_on(table, past)
    return (_reversed(table, case, past, (*past.payments, *paid_since), lying, forfeits),)


def _reverse_forfeiting(table: Table, case: Case) -> tuple[Event, ...]:
    return _reverse_past(table, case, case.matter.patron)


def _reversed(
    table: Table,
    case: Case,
    past: Past,
    undone: tuple[Payment, ...],
    lying: tuple[StreakDown, ...] = (),
    forfeits: str = "",
) -> r.PastCoupVoided:
    """These payments are undone and their stakes go back, with those that still lie on the layout."""
    clauses = together(case.clauses, case.rules.terms_now.voided)
    back = tuple(give_back(one.down, OwnRow.VOID_COUP, clauses) for one in lying)
    payments = (*_instead(undone, case, clauses, forfeits), *_but_forfeited(back, case, forfeits))
    return r.PastCoupVoided(
        made(case.command),
        clauses,
        coup=past.coup,
        reversed=undone,
        payments=payments,
        owed=owed_after(table, undone, payments),
        streaks=tuple(one for one in table.streaks if one not in lying) if lying else None,
        shoe=case.matter.shoe,
    )


def _as_though_undealt(table: Table, case: Case, past: Past, was: Unsettled, forfeits: str = "") -> tuple[Event, ...]:
    """No card has come out since: wagers over several coups are as they were before it.

    Those of whoever has left go back, as they cannot play them; what was void or placed since stays so.
    """
    clauses = together(case.clauses, case.rules.terms_now.voided)
    ends = [one for one in past.payments if not case.rules.is_streak(one.settled.wager) or not _stays(table, one)]
    payments = _instead(ends, case, clauses, forfeits)
    before = replace(as_before(table, was), coups=table.coups - 1)  # its own Runs and Tails stay of that coup
    then, now = unheard(before, case.rules), table.streaks
    lying = {one.down.number for one in now} | {one.number for one in past.payments if _stays(table, one)}
    known = {one.down.number for one in then}
    streaks = (
        *(one for one in then if one.down.number in lying),
        *(one for one in now if one.down.number not in known),
    )
    under = together(clauses, clauses_kept(case.rules, streaks, dummy=False))
    voided = r.PastCoupVoided(
        made(case.command),
        under,
        coup=past.coup,
        reversed=past.payments,
        payments=payments,
        owed=owed_after(table, past.payments, payments),
        streaks=streaks,
    )
    return (voided, r.StreaksRestored(made(case.command), under, streaks, before.tails, before.late_open))


def _stays(table: Table, payment: Payment) -> bool:
    return payment.patron in table.patrons


def _instead(payments: Iterable[Payment], case: Case, clauses: Clauses, forfeits: str) -> tuple[Payment, ...]:
    """What is paid instead of these: their stakes, or nothing to whoever forfeits theirs."""
    return _but_forfeited((as_void(one, clauses) for one in payments), case, forfeits)


def _but_forfeited(payments: Iterable[Payment], case: Case, forfeits: str) -> tuple[Payment, ...]:
    """The same, but whoever forfeits theirs gets nothing."""
    return tuple(_forfeit(one, case.clauses) if forfeits and one.patron == forfeits else one for one in payments)


# --- wagers --------------------------------------------------------------------------------------


OFFERS: Final = frozenset({"offer-removal", "offer-retract-or-reduce"})


def _offer(choices: tuple[str, ...]) -> Effect:
    def make(table: Table, case: Case) -> tuple[Event, ...]:
        wagers = tuple(table.coup.wagers)
        if not wagers or lies_for_good(table, case.rules):
            return ()
        offer = Offer(case.matter.number, choices, wagers, case.clauses, case.emptied)
        return (r.OfferMade(made(case.command), case.clauses, offer),)

    return make


def _permit_changes(table: Table, case: Case) -> tuple[Event, ...]:
    return (r.ChangesPermitted(made(case.command), case.clauses),)


def _void_wager(table: Table, case: Case) -> tuple[Event, ...]:
    """The wager concerned, if it was entered at all; what it was paid or lost is undone."""
    down = wagers_of(table).get(case.matter.wager)
    if down is None:
        return ()
    payment = give_back(down, OwnRow.VOID_WAGER, together(case.clauses, case.rules.terms_now.voided))
    paid = tuple(one for one in (*table.coup.settled_early, *table.coup.paid) if one.number == down.number)
    owed = owed_after(table, paid, (payment,)) or UNSET
    return (r.WagersVoided(made(case.command), payment.settled.clauses, case.matter.slip, (payment,), paid, owed),)


def _reverse_past_wager(table: Table, case: Case) -> tuple[Event, ...]:
    """One wager of an earlier coup; the coup itself stands."""
    matter = case.matter
    past = past_named(table, matter.coup, matter.shoe)
    ours = tuple(one for one in past.payments if one.number == matter.wager) if past is not None else ()
    if not ours:
        return ()
    clauses = together(case.clauses, case.rules.terms_now.voided)
    payments = tuple(as_void(one, clauses, OwnRow.VOID_WAGER) for one in ours)
    voided = r.WagersVoided(
        made(case.command),
        clauses,
        cause=matter.slip,
        payments=payments,
        reversed=ours,
        owed=owed_after(table, ours, payments) or UNSET,
        coup=matter.coup,
        shoe=matter.shoe,
    )
    return (voided,)


# --- the shoe ------------------------------------------------------------------------------------


def _burn_stays_omitted(table: Table, case: Case) -> tuple[Event, ...]:
    return (r.BurnOmitted(made(case.command), case.clauses),)


def _same_cards_again(table: Table, case: Case) -> tuple[Event, ...]:
    """The order in which the cards came; nothing where none is out, or where one is no longer there."""
    shoe, coup = table.shoe, table.coup
    before = (_UNSEEN,) if coup.burned_before else ()
    firsts = [coup.hand(side)[place // 2] for place, side in enumerate(ORDER) if place < coup.drawn]
    dealt = (*before, *firsts, *coup.player[2:], *coup.banker[2:], *table.carried)
    if not dealt or shoe.out != shoe.burned + len(dealt):
        return ()
    out = (*_burned(shoe), *dealt)
    return (r.OrderKept(made(case.command), case.clauses, (*out, *shoe.put_back[len(out) :])),)


def _burned(shoe: Shoe) -> tuple[Dealt, ...]:
    """What did leave the shoe for the burn that was omitted: a card that was seen, or cards that were put back once."""
    if shoe.put_back:
        return (*shoe.put_back, *[_UNSEEN] * shoe.burned)[: shoe.burned]
    return (Dealt(shoe.burn_card, True),) if shoe.burn_card is not None else ()


def _rebuild(table: Table, case: Case) -> tuple[Event, ...]:
    """Wagers stay, but for those that the cards as they lay had opened."""
    rules, rebuilt = case.rules, r.CoupRebuilt(made(case.command), case.clauses)
    opened = [one for one in table.coup.wagers.values() if (kind := rules.wager(one.wager)) and kind.window is not None]
    if not opened:
        return (rebuilt,)
    clauses = together(case.clauses, rules.terms_now.voided)
    payments = tuple(give_back(one, OwnRow.VOID_WAGER, clauses) for one in opened)
    return (r.WagersVoided(made(case.command), clauses, case.matter.slip, payments), rebuilt)


def _reopen(table: Table, case: Case) -> tuple[Event, ...]:
    """The coup goes on with its hands rebuilt; a card that neither is due is one in excess, seen by all."""
    again = reopened(table, case.command, case.matter, case.rules, case.clauses)
    if not again.left:
        return (again,)
    return (again, *_in_excess(apply(table, again), case))


def _in_excess(table: Table, case: Case) -> tuple[Event, ...]:
    """What the book does first about a card too many that was seen."""
    asked = (case.command.id, case.command.actor, case.command.at)
    report = r.ReportIrregularity(*asked, "excess-card", exposed=True)
    found = row_for(table, report, case.rules)
    if isinstance(found, Refusal):
        return (r.StrayCardsKept(made(case.command), case.clauses, ""),)
    _, row = found
    events: list[Event] = []
    matter = replace(case.matter, slip="excess-card", coup=table.coup.number)
    under = replace(case, clauses=together(row.clauses, row.remedy[0].clauses), matter=matter)
    for name in row.remedy[0].does:
        for event in EFFECTS[name](table, under):
            events.append(event)
            table = apply(table, event)
    return tuple(events)


def _end_shoe(table: Table, case: Case) -> tuple[Event, ...]:
    if table.shoe.stage in (Stage.NO_CARDS, Stage.ENDED):
        return ()
    early = table.shoe.cutting_card is CuttingCard.IN
    return (shoe_ends(table, case.command, case.rules, case.clauses, case.matter.slip, early=early),)


def _end_shoe_after(table: Table, case: Case) -> tuple[Event, ...]:
    """When the coup is complete; at once where none has begun and nobody has wagered."""
    if table.coup.play is Play.WAGERING and not table.coup.wagers:
        return _end_shoe(table, case)
    return (r.ShoeEndsAfterCoup(made(case.command), case.clauses, case.matter.slip),)


def _condemn(table: Table, case: Case) -> tuple[Event, ...]:
    return (r.CardsCondemned(made(case.command), case.clauses, case.matter.slip),)


def _check(table: Table, case: Case) -> tuple[Event, ...]:
    return (CheckOrdered(made(case.command), case.clauses),)


EFFECTS: Final[dict[str, Effect]] = {
    "results-stand": _nothing,
    "play-on": _nothing,
    "burn-stays-omitted": _burn_stays_omitted,
    "same-cards-again": _same_cards_again,
    "rebuild-first-coup": _rebuild,
    "reopen-coup": _reopen,
    "card-to-its-hand": _to_their_hands,
    "card-to-banker": _to_banker,
    "card-begins-next-coup": _begins_next,
    "card-begins-dummy-coup": _begins_dummy,
    "card-discarded": _discarded,
    "dummy-coup": _dummy,
    "offer-removal": _offer(KEEP_OR_REMOVE),
    "offer-retract-or-reduce": _offer(KEEP_RETRACT_OR_REDUCE),
    "permit-changes": _permit_changes,
    "void-coup": void_coup,
    "void-coup-forfeiting": _void_forfeiting,
    "void-past-coup": _void_past,
    "reverse-past-coup": _reverse_past,
    "reverse-past-coup-forfeiting": _reverse_forfeiting,
    "reverse-past-wager": _reverse_past_wager,
    "void-wager": _void_wager,
    "end-shoe": _end_shoe,
    "end-shoe-after-coup": _end_shoe_after,
    "condemn-cards": _condemn,
    "check-cards": _check,
}
