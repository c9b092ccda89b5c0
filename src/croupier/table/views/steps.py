"""The one next step at a table: for the dealer's Next button, and for a table that deals itself.

It puts the chapters' own answers in the order of a day and decides nothing: what is due, to whom it is offered and by
which clauses is asked of them. Where the dealer waits for people there is no step. Start at `next_step`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from croupier.cards import PACK
from croupier.clauses import Clauses, Reason, Refusal, together
from croupier.coup import BurnForm, Side
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p
from croupier.table import records as r
from croupier.table.acts import ACTS, By
from croupier.table.authority import power
from croupier.table.commands import Command
from croupier.table.dealing.delivery import may_open, wagered, waits_for
from croupier.table.dealing.judge import card_due
from croupier.table.dealing.passing import shoe_elsewhere, shoe_waits_for
from croupier.table.dealing.records import ResultAnnounced
from croupier.table.events import Event
from croupier.table.irregularities.carried import stands_still
from croupier.table.irregularities.judge import row_of
from croupier.table.moment import Moment, rules_here
from croupier.table.payment.commission import asked_for, commission_owed
from croupier.table.payment.judge import pairs_to_settle
from croupier.table.payment.records import CommissionCollected
from croupier.table.rules import House, house_of
from croupier.table.shoe.cutting import ANY_PATRON, STAFF, staff_rank, whose_turn
from croupier.table.shoe.preparing import check_outstanding, put_back, shoe_may_not_start, uncommitted
from croupier.table.stages import emptied, shoe_in_play
from croupier.table.state import NOBODY, Actor, Play, Stage, Table
from croupier.table.views.contest import DueInContest, due_after_shoe, due_in_contest
from croupier.table.views.records import FactsShown, Step
from croupier.table.wagering.judge import hours_over

_OF_EVERY_COMMAND = frozenset(Command.__struct_fields__)
_A_CARD = PACK[1]  # whichever, as long as nobody has seen the one that is meant
_BACKS = ("red", "blue")  # the usual ones: new cards come with the other colour
_A_HIGHER_RANK_MAY = (Reason.RANK_TOO_LOW, Reason.NOT_APPROVED)


def next_step(table: Table, book: Rulebook, *, without: tuple[str, ...] = ()) -> Step | None:
    """What comes next; nothing where the table is closed, or where it is for people to wager or to agree.

    The commands named in `without` are left to people: the step is then what follows them, if that is allowed.
    """
    rules, actor = rules_here(table, book), Actor(NOBODY, book.authority.dealer.rank)
    if rules is None:
        return _after_gaming(table, house_of(book), actor) if table.setup is None else None
    return step_at(Moment(table, rules, actor, without=without))


def step_at(moment: Moment) -> Step | None:
    """The next step of an open table, for whoever has asked other things of this moment already."""
    table, rules = moment.table, moment.rules
    if table.results_kept is not None:
        return None  # whoever sees a result records it, whichever it is
    if table.matter is not None:
        return _remedy(moment)
    if table.offer is not None:
        return None  # it is for the patrons to choose
    if table.coup.changes:
        return _ask(moment, r.CloseChanges(*moment.asked))
    match table.coup.play:
        case Play.WAGERING:
            return _before_a_coup(moment) if moment.once(shoe_in_play) is None else _preparing(moment)
        case Play.DEALING:
            return _dealing(moment)
        case Play.ANNOUNCED:
            order = rules.settled_in_order(down.wager for down in table.coup.wagers.values())
            return _told(rules, table, r.SettleCoup(*moment.asked), order)
        case Play.SETTLED:
            return _ask(moment, r.ClearCards(*moment.asked))


def _remedy(m: Moment) -> Step | None:
    """The remedy where the book leaves no choice; else it is chosen."""
    row = row_of(m.table, m.rules)
    if row is None or len(row.remedy) != 1:
        return None
    return _ask(m, r.OrderRemedy(*m.asked, row.remedy[0].id))


# --- how a step is told --------------------------------------------------------------------------


def _ask(m: Moment, command: Command, *, needs: tuple[str, ...] = ()) -> Step | None:
    """A step for the lowest rank that may, with the clauses of what it would cause; none where it would be refused."""
    if ACTS[type(command)].name in m.without or not _is_ready(m, type(command)):
        return None
    least = power(m.rules, ACTS[type(command)]).rank
    for rank in m.rules.from_rank_up(least):
        own = command if rank == m.actor.rank else msgspec.structs.replace(command, actor=Actor(NOBODY, rank))
        answer = m.answer(own)
        if not isinstance(answer, Refusal):
            under, tells = together(*(event.under for event in answer)), _figures(answer[0])
            return _told(m.rules, m.table, command, under, needs=needs, tells=tells, rank=rank)
        if answer.reason not in _A_HIGHER_RANK_MAY:
            break
    return None


def _is_ready(m: Moment, kind: type[Command]) -> bool:
    if stands_still(m.table, ACTS[kind], m.rules) is not None:
        return False
    ready = ACTS[kind].ready
    return ready is None or m.once(ready) is None


def _told(
    house: House,
    table: Table,
    command: Command,
    clauses: Clauses,
    *,
    needs: tuple[str, ...] = (),
    tells: FactsShown | None = None,
    rank: str = "",
) -> Step:
    act = ACTS[type(command)]
    return Step(
        command=act.name,
        rank=rank or power(house, act).rank,
        whose=act.whose(table, command) if act.by is By.PATRON else NOBODY,
        facts=said(command),
        needs=needs,
        tells=tells or {},
        clauses=clauses,
    )


def said(command: Command) -> FactsShown:
    """The fields in which a command says more than any command of its kind does."""
    said = ((name, default, getattr(command, name)) for name, default in _own_fields(type(command)))
    return {name: value for name, default, value in said if value not in (default, NOBODY)}


@cache
def _own_fields(kind: type[Command]) -> tuple[tuple[str, Any], ...]:
    """What a command says beyond what every command does, with what is usual; a kind never changes."""
    fields = msgspec.structs.fields(kind)
    return tuple((field.name, field.default) for field in fields if field.name not in _OF_EVERY_COMMAND)


def _figures(event: Event) -> FactsShown:
    """What a person says aloud with a step."""
    match event:
        case CommissionCollected():
            return {"amount": event.collected}
        case ResultAnnounced():
            return {"winner": event.winner.value, "player": event.player, "banker": event.banker}
        case _:
            return {}


# --- preparing a shoe ----------------------------------------------------------------------------


def _after_gaming(table: Table, house: House, actor: Actor) -> Step | None:
    if table.to_reveal:
        return _reveal(table, house, actor)
    if not table.cards_to_check:
        return None
    check = r.CheckCards(NOBODY, actor, table.clock)
    return _told(house, table, check, house.book.shuffle.check_after.clauses)


def _reveal(table: Table, house: House, actor: Actor) -> Step:
    return _told(house, table, r.RevealShoe(NOBODY, actor, table.clock, "", ""), (), needs=("tape", "salt"))


def _preparing(m: Moment) -> Step | None:
    match m.table.shoe.stage:
        case Stage.NO_CARDS if m.table.to_reveal:
            return _reveal(m.table, m.rules, m.actor)
        case Stage.NO_CARDS:
            usual_back = next(back for back in _BACKS if back != m.table.back)
            return _ask(m, r.BringCards(*m.asked, usual_back), needs=("back",))
        case Stage.UNSHUFFLED:
            return _ask(m, r.ShuffleCards(*m.asked)) or _ask(m, r.CheckCards(*m.asked))
        case Stage.UNCUT if uncommitted(m.table, m.rules) is not None:
            return _told(m.rules, m.table, r.CommitShoe(*m.asked, ""), (), needs=("commitment",))
        case Stage.UNCUT:
            return _cut(m)
        case Stage.CUT:
            usual = m.rules.book.cards.cutting_card_place[0].cards_from_back
            return _ask(m, r.PlaceCuttingCard(*m.asked, usual), needs=("from_back",))
        case Stage.LOADED:
            return _first(m) or _burn(m)
        case _:
            return _after_last_coup(m)


def _first(m: Moment) -> Step | None:
    """What must be done before a shoe is played: commission collected, cards checked."""
    refusal = shoe_may_not_start(m.table, m.rules)
    if refusal is None:
        return None
    return _collect(m) if refusal.reason is Reason.COMMISSION_OWED else _ask(m, r.CheckCards(*m.asked))


def _collect(m: Moment) -> Step | None:
    """Commission owed is collected from each patron who can pay it; that of the others is carried over."""
    owed = commission_owed(m.table, m.rules)
    if owed is None or ACTS[r.CollectCommission].name in m.without:
        return None
    owing = dict(asked_for(m.table))
    asked = [r.CollectCommission(*m.asked, patron, "shoe-end") for patron in owing if patron in m.table.patrons]
    later = [r.CarryCommissionOver(*m.asked, patron) for patron in owing]
    steps = (_ask(m, command) for command in (*asked, *later))
    return next(filter(None, steps), None) or _told(m.rules, m.table, (*asked, *later)[0], owed.clauses)


def _burn(m: Moment) -> Step | None:
    """The first form that nobody has to ask for; where each of those wants an approval, that comes first."""
    if (step := next(filter(None, (_burn_as(m, burn) for burn in m.rules.book.cards.burn)), None)) is not None:
        return step
    if ACTS[r.BurnCards].name in m.without:
        return None
    wanted = (m.rules.book.shuffle.burn_form.get(burn.id) for burn in m.rules.book.cards.burn)
    approvals = (one.approval for one in wanted if one is not None and one.approval and not one.requested)
    return next(filter(None, (_ask(m, r.Approve(*m.asked, act)) for act in approvals)), None)


def _burn_as(m: Moment, burn: p.Burn) -> Step | None:
    """One form of the burn; where its first card lies face up, whoever sees the card names it."""
    if burn.form is not BurnForm.FIRST_CARD_AND_ITS_VALUE:
        return _ask(m, r.BurnCards(*m.asked, burn.id), needs=("form",))
    back = put_back(m.table, 0)
    some = _A_CARD if back is None or back.card is None else back.card
    step = _ask(m, r.BurnCards(*m.asked, burn.id, some), needs=("form", "first"))
    return step and msgspec.structs.replace(step, facts={"form": burn.id})


def _cut(m: Moment) -> Step | None:
    """Whoever's turn it is cuts where they like; the middle is always allowed."""
    turn, middle = whose_turn(m.table, m.rules), m.table.shoe.cards // 2
    if m.table.machine_deals is True:
        return _machine_cuts(m, middle)
    if turn == ANY_PATRON:
        turn = next(patron for patron in m.table.patrons if patron not in m.table.shoe.declined)
    return _ask(m, r.CutCards(*m.asked, middle, NOBODY if turn == STAFF else turn), needs=("after",))


def _machine_cuts(m: Moment, middle: int) -> Step:
    """Patrons cut a virtual shoe themselves, or nobody does; where nobody did, the machine cuts as staff would."""
    command, rank = r.CutCards(*m.asked, middle), staff_rank(m.rules)
    return _told(m.rules, m.table, command, rank.clauses, needs=("after",), rank=rank.rank)


def _after_last_coup(m: Moment) -> Step | None:
    """Commission is collected before the next shoe; then the same cards are shuffled, or others brought.

    A virtual shoe is revealed as soon as it has ended.
    """
    if m.table.to_reveal:
        return _reveal(m.table, m.rules, m.actor)
    if m.table.shoe.replaced:
        return _ask(m, r.CheckCards(*m.asked))
    grounds: tuple[Literal["handled", "after-last"], ...] = ("handled", "after-last")
    ways = (r.ShuffleCards(*m.asked), *(r.ReplaceCards(*m.asked, one) for one in grounds))
    if (due := due_after_shoe(m)) is not None:
        return _collect(m) or _in_contest(m, due)
    return _collect(m) or next(filter(None, (_ask(m, command) for command in ways)), None)


# --- before the first card -----------------------------------------------------------------------


def _before_a_coup(m: Moment) -> Step | None:
    table, rules, coup = m.table, m.rules, m.table.coup
    if hours_over(r.CallForBets(*m.asked), rules) is not None:
        return None
    if table.shoe.coups == 0 and commission_owed(table, rules) is not None:
        return _collect(m)
    if check_outstanding(table, rules) is not None:
        return _ask(m, r.CheckCards(*m.asked))
    if coup.dummy:
        return _first_card(m)
    if missing := rules.signs_to_show(table):
        return _ask(m, r.DisplaySign(*m.asked, missing[0].id))
    if (due := due_in_contest(m)) is not None:
        return _in_contest(m, due)
    if not coup.bets_called:
        return _ask(m, r.CallForBets(*m.asked))
    if not coup.wagers and not table.streaks:
        return _nothing_wagered(m) if coup.bets_closed else None
    if not coup.bets_closed:
        return _ask(m, r.CallNoMoreBets(*m.asked))
    return _cut_wagers(m) or _offer_shoe(m) or _first_card(m)


def _in_contest(m: Moment, due: DueInContest) -> Step | None:
    """What a contest wants next, where it is not waited for people."""
    if due.command is None or due.clauses is None:
        return None if due.command is None else _ask(m, due.command, needs=due.needs)
    return _told(m.rules, m.table, due.command, due.clauses)


def _nothing_wagered(m: Moment) -> Step | None:
    """Nobody wagers, bets closed or cards out: take wagers again, or deal a dummy coup that needs nobody's consent."""
    grounds = m.rules.book.dealing.dummy.grounds
    orders = (r.OrderDummyCoup(*m.asked, one.id) for one in grounds if "no-wagers" in one.needs)
    return next(filter(None, (_ask(m, command) for command in (r.ReopenBets(*m.asked), *orders))), None)


def _cut_wagers(m: Moment) -> Step | None:
    to: tuple[Literal["differential", "area-maximum"], ...] = ("differential", "area-maximum")
    return next(filter(None, (_ask(m, r.ReduceWagers(*m.asked, one)) for one in to)), None)


def _offer_shoe(m: Moment) -> Step | None:
    """The dealing shoe goes to whoever is asked first, to play the hand they have more on unless they say otherwise."""
    patron, to_offer = shoe_waits_for(m.table, m.rules)
    if not to_offer:
        return None
    side = max(Side, key=lambda one: wagered(m.table, m.rules, one).get(patron, 0))
    return _ask(m, r.PassShoe(*m.asked, patron, side), needs=("acts_as",))


def _first_card(m: Moment) -> Step | None:
    if m.table.carried:
        return _lay_carried(m)
    return _ask(m, r.BurnBeforeCoup(*m.asked)) or _draw(m)


def _lay_carried(m: Moment) -> Step | None:
    """A card that left the shoe already; who sees it for the first time names it."""
    first, due = m.table.carried[0], m.once(card_due)
    if isinstance(due, Refusal):
        return None
    to, clauses = due
    needs = ("card",) if first.card is None and m.table.face == "up" else ()
    command = r.LayCarriedCard(*m.asked)
    return _told(m.rules, m.table, command, clauses, needs=needs, tells={"to": to.value})


# --- the cards -----------------------------------------------------------------------------------


def _draw(m: Moment) -> Step | None:
    """The next card, and to which hand it goes; where the shoe has run out, the coup is void."""
    table, rules, holder = m.table, m.rules, m.table.holder
    due, elsewhere = m.once(card_due), shoe_elsewhere(table, NOBODY, rules)
    if isinstance(due, Refusal) or (elsewhere is not None and holder is None):
        return None
    if table.shoe.left < 1:
        return _ask(m, r.DeclareCardsInsufficient(*m.asked))
    to, clauses = due
    drawn_by = holder.dealer or holder.patron if elsewhere is not None and holder is not None else NOBODY
    command = r.DrawCard(*m.asked, drawn_by=drawn_by)
    return _told(rules, table, command, clauses, needs=("card", "cutting_card"), tells={"to": to.value})


def _dealing(m: Moment) -> Step | None:
    table = m.table
    if m.once(emptied) is not None:
        return _nothing_wagered(m)
    if table.carried and not isinstance(m.once(card_due), Refusal):
        return _lay_carried(m)
    if not table.coup.first_four_out:
        return _draw(m)
    if not table.coup.all_exposed:
        return _cut_wagers(m) or _open(m)
    if pairs_to_settle(m):
        return _told(m.rules, table, r.SettlePairs(*m.asked), m.rules.settled_in_order(m.rules.early))
    return _draw(m) or _ask(m, r.AnnounceResult(*m.asked))


def _open(m: Moment) -> Step | None:
    """A hand that is with a patron is opened first; then the Player hand before the Banker hand."""
    coup = m.table.coup
    for side in sorted(Side, key=lambda one: not coup.held(one).out):
        if not coup.is_open(side):
            return _open_hand(m, side)
    return None


def _open_hand(m: Moment, side: Side) -> Step | None:
    """The dealer opens a hand, offers it to whoever is to be asked, or waits for the patron who has it."""
    held, opener = m.table.coup.held(side), NOBODY
    patron, to_offer = waits_for(m.table, m.rules, side)
    if to_offer:
        return _ask(m, r.DeliverHand(*m.asked, side, patron))
    answer = may_open(m.table, m.rules, side, opener)
    if isinstance(answer, Refusal):
        opener = held.opener or held.keeper
        answer = may_open(m.table, m.rules, side, opener)
    clauses = answer.clauses if isinstance(answer, Refusal) else answer
    down = [dealt for dealt in m.table.coup.hand(side) if not dealt.exposed]
    needs = ("cards",) if any(dealt.card is None for dealt in down) else ()
    command = r.ExposeCards(*m.asked, side, opener=opener)
    return _told(m.rules, m.table, command, clauses, needs=needs, tells={"face-down": len(down)})
