"""Wagering: the calls, placing, changing and withdrawing wagers, until the book's deadline.

What a wager pays is not decided here (payment/), nor how limits are kept (limits.py). Start at `place_wager`.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, foremost, together
from croupier.coup import Side, Stacks, Stake, not_placed
from croupier.ledger import Place
from croupier.money import Cents
from croupier.table.acts import COUP, Answer, By, CoupPart, act, made
from croupier.table.asked_again import asked_again
from croupier.table.authority import approved
from croupier.table.commands import Command
from croupier.table.contest.out_of_turn import out_of_turn
from croupier.table.contest.refusals import (
    changed_below,
    hedged,
    no_new_coup,
    not_placed_here,
    outside_a_tournament,
    stands_as_placed,
    too_little,
    wagers_to_come,
)
from croupier.table.contest.standing import free_chips
from croupier.table.events import Event
from croupier.table.moment import Moment, bare, has_chips
from croupier.table.opening.judge import RESTRICTION
from croupier.table.payment.streaks import not_placeable
from croupier.table.people.excluded import excluded
from croupier.table.rules import Rules
from croupier.table.stages import coup_not_begun, shoe_in_play
from croupier.table.state import Down, Patron, Play, Table
from croupier.table.wagering.entitlement import give_way
from croupier.table.wagering.limits import own_limit
from croupier.table.wagering.payable import always_payable, not_payable
from croupier.table.wagering.records import (
    BetsCalled,
    BetsReopened,
    CallForBets,
    CallNoMoreBets,
    ChangeWager,
    NoMoreBetsCalled,
    PlaceWager,
    RefuseWager,
    ReopenBets,
    WagerChanged,
    WagerPlaced,
    WagerTurnedAway,
    WagerWithdrawn,
    WithdrawWager,
)
from croupier.table.wagering.stacks import also_changed, changed_to, left_over, total_on, weighed
from croupier.table.wagering.totals import above_totals
from croupier.table.wagering.window import window_closed, window_over

# --- the deadline --------------------------------------------------------------------------------


def wagering_over(table: Table, rules: Rules, wager: str = "") -> Refusal | None:
    """Why wagers, or this one, lie as they lie now: the deadline has passed, or the dealer's call closed wagering."""
    deadline, coup = rules.book.wagering.deadline, table.coup
    if coup.changes:
        return None  # a permission to change wagers holds until the dealer ends it
    closing = rules.clauses_for(deadline, wager)
    if deadline.closes == "first-exposure":
        over = coup.any_exposed or coup.handled or coup.play not in (Play.WAGERING, Play.DEALING)
        last = deadline.exposed_clauses
    else:
        over = coup.play is not Play.WAGERING or coup.burned_before
        last = closing
    if over:
        under = together(deadline.untouched_clauses, last)
        return Refusal(Reason.WAGERING_OVER, under, {"coup": coup.number})
    if coup.bets_closed and deadline.closes != "first-card":
        facts: RefusalFacts = {"coup": coup.number, "reopens": "yes" if _call_is_soft(rules) else "no"}
        return Refusal(Reason.BETS_CLOSED, closing, facts)
    return None


def closed_by_the_call(over: Refusal | None, rules: Rules) -> bool:
    """Only the call has closed wagering, and the book lets wagers be put right until its own deadline."""
    correctable = rules.book.wagering.deadline.after_call == "correctable"
    return correctable and over is not None and over.reason is Reason.BETS_CLOSED


def _call_is_soft(rules: Rules) -> bool:
    """Whether wagers may be taken again after the call, until the book's own deadline."""
    closes = rules.book.wagering.deadline.call_closes
    return closes is not None and rules.toggle(closes) == "soft"


@asked_again
def wagers_taken(table: Table, rules: Rules) -> Refusal | None:
    """A coup is open to wagers: a shoe in play, the signs up, no dummy coup, gaming hours not over."""
    refusal = shoe_in_play(table, rules) or outside_a_tournament(table, rules, rules.setup)
    if refusal is not None:
        return refusal
    if missing := rules.signs_missing(table):
        under = together(*(rules.clauses_for(sign, *rules.offered) for sign in missing))
        return Refusal(Reason.SIGNS_MISSING, under, {"signs": tuple(sign.id for sign in missing)})
    if table.coup.dummy:
        dummy = rules.book.dealing.dummy
        return Refusal(
            Reason.DUMMY_COUP,
            together(dummy.placed_clauses or dummy.stray_clauses, dummy.clauses),
            {"coup": table.coup.number},
        )
    return None


# --- the calls -----------------------------------------------------------------------------------


def _open_coup(table: Table, rules: Rules) -> Refusal | None:
    return shoe_in_play(table, rules) or coup_not_begun(table, rules)


@act(CallForBets, By.DEALER, holds=COUP, ready=_open_coup, early=True, chance=bare(CallForBets), part=CoupPart.CALL)
def call_for_bets(table: Table, command: CallForBets, rules: Rules) -> Answer:
    refusal = hours_over(command, rules) or wagers_taken(table, rules) or no_new_coup(table, rules)
    if refusal is None and (table.coup.wagers or table.streaks):
        refusal = wagering_over(table, rules)  # with nothing to deal for, the call opens the coup once more
    if refusal is not None:
        return refusal
    called = rules.clauses_for(rules.book.wagering.call_for_bets, *rules.offered)
    return (BetsCalled(made(command), called),)


def hours_over(command: Command, rules: Rules) -> Refusal | None:
    ends, hours = rules.setup.gaming_ends, rules.book.table.gaming_hours
    if ends is None or isinstance(hours, Silent) or command.at < ends:
        return None
    return Refusal(Reason.OUTSIDE_GAMING_HOURS, hours.clauses, {"at": command.at, "ends": ends})


@act(CallNoMoreBets, By.DEALER, holds=COUP, ready=_open_coup, chance=bare(CallNoMoreBets), part=CoupPart.CALL)
def call_no_more_bets(table: Table, command: CallNoMoreBets, rules: Rules) -> Answer:
    calls = rules.book.wagering
    if calls.call_for_bets.duty == "must" and not table.coup.bets_called and not table.coup.dummy:
        called = rules.clauses_for(calls.call_for_bets, *rules.offered)
        return Refusal(Reason.BETS_NOT_CALLED, called, {"coup": table.coup.number})
    waiting = wagers_to_come(table, rules)
    if waiting is not None:
        return waiting
    return (NoMoreBetsCalled(made(command), calls.no_more_bets.clauses),)


@act(ReopenBets, By.DEALER, holds=COUP, ready=wagers_taken, chance=bare(ReopenBets), decides=True)
def reopen_bets(table: Table, command: ReopenBets, rules: Rules) -> Answer:
    """Where the call alone does not close wagering for good, the dealer may take wagers again."""
    deadline = rules.book.wagering.deadline
    over = wagering_over(table, rules)
    if over is None:
        return Refusal(Reason.WAGERING_NOT_OVER, rules.clauses_for(deadline), {"coup": table.coup.number})
    if over.reason is not Reason.BETS_CLOSED or not _call_is_soft(rules):
        return over
    return (BetsReopened(made(command), rules.clauses_for(deadline)),)


# --- placing -------------------------------------------------------------------------------------


def _can_place_wager(m: Moment) -> bool:
    table, rules = m.table, m.rules
    may = (patron for patron in m.people if patron in table.patrons and has_chips(table, patron))
    if m.once(wagering_over) is None:
        return any(may)
    windowed = m.once(_windowed)
    people = tuple(may) if windowed else ()
    return any(window_closed(table, rules, patron, id, 1) is None for id in windowed for patron in people)


def _windowed(_: Table, rules: Rules) -> tuple[str, ...]:
    """The wagers that are taken within a coup."""
    return tuple([one.id for one in rules.terms_now.wagers.values() if one.window and one.id in rules.offered])


@act(
    PlaceWager,
    By.PATRON,
    holds=COUP,
    ready=wagers_taken,
    chance=_can_place_wager,
    approvals=("both-sides", "stand-and-wager"),
)
def place_wager(table: Table, command: PlaceWager, rules: Rules) -> Answer:
    refusal = _refuse_first(table, command, rules)
    answer = refusal if refusal is not None else place_now(table, command, rules)
    if isinstance(answer, Refusal):
        return answer
    return (*answer, *out_of_turn(table, command, rules, command.patron, table.wagers + 1))


def _badly_placed(rules: Rules, command: PlaceWager) -> Refusal | None:
    for placement in rules.book.wagering.placement:
        if placement.lies == command.lies:
            facts: RefusalFacts = {"wager": command.wager, "lies": command.lies}
            return Refusal(Reason.NOT_A_VALID_PLACEMENT, rules.clauses_for(placement, command.wager), facts)
    return None


def _refuse_first(table: Table, command: PlaceWager, rules: Rules) -> Refusal | None:
    """What comes before the wager itself, in order of precedence: the moment, who, where, with which chips, on what."""
    found = rules.wager(command.wager)
    windowed = found is not None and found.window is not None
    over = window_over(table, rules, command.wager) if windowed else wagering_over(table, rules, command.wager)
    if over is not None:
        return over
    patron = table.patrons.get(command.patron)
    here = None if patron is None else not_placed_here(table, rules, patron, _place_of(patron, command.place))
    return here or may_place(table, command, rules)


def may_place(table: Table, command: PlaceWager, rules: Rules) -> Refusal | None:
    """Who, where, with which chips, on what: whatever the moment."""
    patron = table.patrons.get(command.patron)
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    return (
        excluded(table, patron.id)
        or at_no_place(table, rules, _place_of(patron, command.place))
        or _not_enough(table, rules, patron, command.wager, command.stake, command.token)
        or not_placed(rules.terms_now, Stake(command.wager, command.stake, command.token))
    )


def _place_of(patron: Patron, place: int | None) -> int:
    return place if place is not None else patron.seat or 0


def at_no_place(table: Table, rules: Rules, place: int) -> Refusal | None:
    """Place 0 is the layout as such: where someone who stands lays chips without naming an area."""
    if not 0 <= place <= rules.setup.places:
        return Refusal(Reason.UNKNOWN_PLACE, (), {"place": place, "places": rules.setup.places})
    if place in rules.setup.closed_places:
        return Refusal(Reason.PLACE_CLOSED, rules.book.table.closed_box.clauses, {"place": place})
    return None


def _not_enough(table: Table, rules: Rules, patron: Patron, wager: str, stake: Cents, token: bool) -> Refusal | None:
    has = table.ledger.balance(Place.TOKENS, patron.id) if token else free_chips(table, patron.id)
    if has >= stake or (token and not rules.terms_now.tokens.accepted):
        return None
    reason = Reason.NOT_ENOUGH_TOKENS if token else Reason.NOT_ENOUGH_CHIPS
    medium = rules.clauses_for(rules.book.wagering.medium, wager)
    return Refusal(reason, medium, {"patron": patron.id, "stake": stake, "has": has})


def _not_offered(rules: Rules, wager: str) -> Refusal | None:
    if wager in rules.offered:
        return None
    facts: RefusalFacts = {"wager": wager, "offered": tuple(sorted(rules.offered))}
    return Refusal(Reason.NOT_OFFERED_HERE, rules.clauses_for(rules.layout, wager), facts)


def place_now(table: Table, command: PlaceWager, rules: Rules) -> Answer:
    """The wager itself, judged beside those that lie there already."""
    patron = table.patrons[command.patron]
    wager, stake = command.wager, command.stake
    down = Down(
        number=table.wagers + 1,
        patron=patron.id,
        wager=wager,
        stake=stake,
        counts=stake,
        place=_place_of(patron, command.place),
        token=command.token,
        nominations=command.nominations,
    )
    allowed = beside_others(table, command, rules, patron)
    moved = give_way(table, command, rules, down)
    weighing = weighed(table, rules, patron, down, late=False)
    down = down if isinstance(weighing, Refusal) else weighing.down
    mine = [one for one in table.coup.wagers.values() if one.patron == patron.id]
    others = (
        too_little(table, rules, wager, down.counts, mine),
        window_closed(table, rules, patron.id, wager, stake),
        _not_offered(rules, wager),
        _badly_placed(rules, command),
        over_differential(table, rules, wager, stake),
        *above_totals(table, rules, patron, wager, stake),
        not_placeable(table, rules, down),
        not_payable(rules, down, total_on(table, rules, down)),
    )
    refusals = [one for one in (allowed, moved, weighing, *others) if isinstance(one, Refusal)]
    if isinstance(allowed, Refusal) or isinstance(moved, Refusal) or isinstance(weighing, Refusal) or refusals:
        return foremost(refusals)
    events, shared = moved
    permitted = _permitted(table, rules, "placed")
    under = together(_medium(rules, wager, command.token), allowed, shared, weighing.because, permitted)
    placed = WagerPlaced(made(command), under, down, weighing.advised)
    return (*events, placed, *also_changed(command, weighing))


def _medium(rules: Rules, wager: str, token: bool) -> Clauses:
    medium = rules.clauses_for(rules.book.wagering.medium, wager)
    return together(medium, rules.terms_now.tokens.clauses) if token else medium


def beside_others(table: Table, command: PlaceWager, rules: Rules, patron: Patron) -> Clauses | Refusal:
    """Whether this patron may have this wager beside the others; the clauses that let them."""
    wager = command.wager
    mine = [down for down in table.coup.wagers.values() if down.patron == patron.id]
    cited: list[Clauses] = []
    for answer in (
        _restricted(table, rules, wager, mine),
        _one_only(rules, wager, mine, _place_of(patron, command.place)),
        _stands(table, command, rules, patron),
        _both_sides(table, command, rules, mine),
    ):
        if isinstance(answer, Refusal):
            return answer
        cited.append(answer)
    if not rules.backs(wager) and not any(rules.backs(down.wager) for down in mine):
        cited.append(rules.clauses_for(rules.book.wagering.side_wager_alone, wager))
    return together(*cited)


def _restricted(table: Table, rules: Rules, wager: str, mine: list[Down]) -> Clauses | Refusal:
    """A side wager that staff keep for those with a main wager."""
    restrictions = rules.book.wagering.restriction
    if wager not in table.restricted or isinstance(restrictions, Silent) or RESTRICTION + wager not in table.signs:
        return ()  # a restriction that is not displayed binds nobody
    clauses = restrictions[wager].clauses
    if any(rules.is_main(down.wager) for down in mine):
        return clauses
    return Refusal(Reason.RESTRICTED_TO_MAIN, clauses, {"wager": wager})


def _one_only(rules: Rules, wager: str, mine: list[Down], place: int) -> Clauses | Refusal:
    """Refused where this patron may have no other on the same option; else the clauses that let them have both."""
    rule = rules.book.wagering.per_option
    own = rule.wagers.get(wager)
    if own is None and (rule.policy == "several" or rules.is_streak(wager)):
        if rule.beside:
            boxes = rules.terms_now.stacks is Stacks.ONE_A_BOX
            apart = boxes and any(down.wager == wager and down.place != place for down in mine)
            return together(_beside(rules, wager, mine), rule.clauses if apart else ())
        return () if rule.policy == "one" or not mine else rule.clauses
    clauses = own.clauses if own and rule.beside else together(own.clauses if own else (), rule.clauses)
    if wager in rules.layout.twin_boxes:
        clauses = together(clauses, rules.layout.clauses)
    if any(down.wager == wager for down in mine):
        return Refusal(Reason.ALREADY_PLACED, clauses, {"wager": wager})
    return _beside(rules, wager, mine) if rule.beside else clauses


def _beside(rules: Rules, wager: str, mine: list[Down]) -> Clauses:
    """The clauses by which this patron may have a wager on this bet beside those on others."""
    others = {down.wager for down in mine} - {wager}
    rows = rules.book.wagering.per_option.beside
    return together(*(row.clauses for row in rows if wager in row.wagers and not others.isdisjoint(row.wagers)))


def _stands(table: Table, command: Command, rules: Rules, patron: Patron) -> Clauses | Refusal:
    """Someone who stands wagers where the book lets them, or with approval."""
    standing = rules.book.wagering.standing
    if patron.seat is not None or isinstance(standing, Silent):
        return ()
    if standing.policy == "approval":
        granted = approved(table, command, rules, "stand-and-wager", patron.id)
        if isinstance(granted, Refusal):
            return granted
    return standing.clauses


def _both_sides(table: Table, command: PlaceWager, rules: Rules, mine: list[Down]) -> Clauses | Refusal:
    hedge = hedged(table, rules, mine, command.wager)
    if hedge is not None:
        return hedge
    backs = rules.backs(command.wager)
    if backs is None or not any(rules.backs(down.wager) not in (None, backs) for down in mine):
        return ()
    rule = rules.book.wagering.both_sides
    if rules.toggle(rule) == "approve":
        granted = approved(table, command, rules, "both-sides", command.patron)
        if isinstance(granted, Refusal):
            return granted
    return rule.clauses


# --- the differential ----------------------------------------------------------------------------


def sides(table: Table, rules: Rules) -> dict[Side, Cents]:
    """What is wagered on each hand."""
    totals = {Side.PLAYER: 0, Side.BANKER: 0}
    for down in table.coup.wagers.values():
        backs = rules.backs(down.wager)
        if backs is not None:
            totals[backs] += down.stake
    return totals


def over_differential(table: Table, rules: Rules, wager: str, more: Cents) -> Refusal | None:
    """Refused only where the table chose to refuse what would pass the differential; else the dealer is warned."""
    rule, differential, backs = rules.book.limits.differential, rules.setup.differential, rules.backs(wager)
    if differential is None or backs is None or isinstance(rule, Silent):
        return None
    if rules.option(rule.enforce_option) != "refuse":
        return None
    totals = sides(table, rules)
    totals[backs] += more
    gap = abs(totals[Side.PLAYER] - totals[Side.BANKER])
    if gap <= differential or totals[backs] == min(totals.values()):
        return None
    facts: RefusalFacts = {"wager": wager, "stake": more, "difference": gap, "differential": differential}
    return Refusal(Reason.ABOVE_DIFFERENTIAL, rule.clauses, facts)


# --- changing and withdrawing --------------------------------------------------------------------


def _owner(table: Table, command: ChangeWager | WithdrawWager) -> str:
    down = table.coup.wagers.get(command.number) or _over_several(table, command.number)
    return down.patron if down else command.actor.id  # an unknown number is told as such, not as another's


def _over_several(table: Table, number: int) -> Down | None:
    return next((streak.down for streak in table.streaks if streak.down.number == number), None)


def _down(table: Table, rules: Rules, number: int) -> Down | Refusal:
    """A wager of the coup now open; one over several coups lies untouched until it is decided."""
    down = table.coup.wagers.get(number)
    if down is not None:
        return down
    if _over_several(table, number):
        under = rules.book.wagering.deadline.untouched_clauses
        return Refusal(Reason.WAGERING_OVER, under, {"coup": table.coup.number})
    return Refusal(Reason.UNKNOWN_WAGER_NUMBER, (), {"number": number})


def _wagering(table: Table, _: Rules) -> frozenset[str]:
    """Those with a wager on this coup."""
    return frozenset([down.patron for down in table.coup.wagers.values()])


def _own_wager(m: Moment) -> bool:
    return not m.once(_wagering).isdisjoint(m.people)


def _changes_over(table: Table, rules: Rules) -> Refusal | None:
    over = wagering_over(table, rules)
    return _kept(table, rules) or (None if closed_by_the_call(over, rules) else over)


def _kept(table: Table, rules: Rules) -> Refusal | None:
    """Patrons were asked what becomes of their wagers, and those that are left are neither taken back nor changed."""
    coup = table.coup
    if not coup.kept or coup.changes:
        return None
    return Refusal(Reason.WAGERING_OVER, coup.kept, {"coup": coup.number})


@act(ChangeWager, By.PATRON, holds=COUP, ready=_changes_over, whose=_owner, chance=_own_wager)
def change_wager(table: Table, command: ChangeWager, rules: Rules) -> Answer:
    down = _down(table, rules, command.number)
    if isinstance(down, Refusal):
        return down
    patron = table.patrons[down.patron]
    lies = stands_as_placed(table, rules, patron.id) or changed_below(table, rules, patron.id)
    if lies is not None:
        return lies
    closed = wagering_over(table, rules)
    if closed and closed_by_the_call(closed, rules) and not _put_right(table, rules, patron, down, command.stake):
        return closed
    stake = Stake(down.wager, command.stake, down.token)
    refusal = (
        (excluded(table, patron.id) if command.stake > down.stake else None)
        or _not_enough(table, rules, patron, down.wager, command.stake - down.stake, down.token)
        or not_placed(rules.terms_now, stake)
    )
    if refusal is not None:
        return refusal
    asked = replace(down, stake=command.stake, counts=command.stake)
    weighing = weighed(table, rules, patron, asked, late=False)
    asked = asked if isinstance(weighing, Refusal) else weighing.down
    payable = not_payable(rules, asked, total_on(table, rules, asked))
    more = command.stake - down.stake
    over = over_differential(table, rules, down.wager, more) if more > 0 else None
    totals = above_totals(table, rules, patron, down.wager, command.stake, before=down.stake)
    beside = [one for one in table.coup.wagers.values() if one.patron == patron.id and one.number != down.number]
    little = too_little(table, rules, down.wager, asked.counts, beside)
    refusals = [one for one in (payable, weighing, over, little, *totals) if isinstance(one, Refusal)]
    if isinstance(weighing, Refusal) or refusals:
        return foremost(refusals)
    changed = WagerChanged(
        made(command),
        together(_medium(rules, down.wager, down.token), weighing.because, _permitted(table, rules, "altered")),
        number=down.number,
        stake=asked.stake,
        counts=asked.counts,
        because=asked.because,
        advised=weighing.advised,
        arranged=asked.arranged,
        parts=asked.parts,
    )
    return (changed, *also_changed(command, weighing))


def _put_right(table: Table, rules: Rules, patron: Patron, down: Down, stake: Cents) -> bool:
    """After the call a wager only shrinks, or is topped up to the minimum that it was found below."""
    least, lies = own_limit(rules, patron, down.wager).minimum, total_on(table, rules, down)
    return stake < down.stake or (lies < least and lies - down.stake + stake <= least)


def wagers_fixed(table: Table, rules: Rules) -> Refusal | None:
    """The call closes the placing of wagers; only the deadline itself keeps one from being taken back."""
    over = wagering_over(table, rules)
    return _kept(table, rules) or (None if over is not None and over.reason is Reason.BETS_CLOSED else over)


def _permitted(table: Table, rules: Rules, what: Literal["placed", "altered", "withdrawn"]) -> Clauses:
    """While changes are permitted with cards on the table: the clauses by which a wager is placed or changed then."""
    if not table.coup.changes:
        return ()
    permission = rules.permission
    assert permission is not None, "a book without it permits no changes"
    return {
        "placed": permission.placed_clauses,
        "altered": permission.altered_clauses,
        "withdrawn": permission.withdrawn_clauses,
    }[what]


@act(WithdrawWager, By.PATRON, holds=COUP, ready=wagers_fixed, whose=_owner, chance=_own_wager)
def withdraw_wager(table: Table, command: WithdrawWager, rules: Rules) -> Answer:
    down = _down(table, rules, command.number)
    if isinstance(down, Refusal):
        return down
    lies = stands_as_placed(table, rules, down.patron)
    if lies is not None:
        return lies
    left = [one for one in table.coup.wagers.values() if one.patron == down.patron and one.number != down.number]
    for one in left if rules.is_main(down.wager) else ():
        rests = _restricted(table, rules, one.wager, left)  # a restricted wager does not outlast its main wager
        if isinstance(rests, Refusal):
            return rests
    permitted = _permitted(table, rules, "withdrawn")
    under = permitted or rules.clauses_for(rules.book.wagering.deadline, down.wager)
    withdrawn = WagerWithdrawn(made(command), under, down.number)
    return (withdrawn, *what_is_left(table, command, rules, down))


def what_is_left(table: Table, command: Command, rules: Rules, gone: Down) -> tuple[Event, ...]:
    """The patron's other stacks on the same bet, as they count without this one."""
    return tuple(changed_to(command, one, one.down) for one in left_over(table, rules, gone))


def _before_the_first_card(table: Table, rules: Rules) -> Refusal | None:
    begun = coup_not_begun(table, rules)
    return None if begun is None else replace(begun, clauses=rules.book.wagering.staff_refusal.clauses)


def _can_refuse_wager(m: Moment) -> bool:
    return bool(m.table.coup.wagers) and not isinstance(m.rules.book.wagering.staff_refusal, Silent)


@act(RefuseWager, By.SUPERVISOR, holds=COUP, ready=_before_the_first_card, early=True, chance=_can_refuse_wager)
def refuse_wager(table: Table, command: RefuseWager, rules: Rules) -> Answer:
    """Before the first card leaves the shoe; some books let staff refuse only what could not be paid exactly."""
    rule = rules.book.wagering.staff_refusal
    if isinstance(rule, Silent):
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "refuse-wager", "book": rules.book.id})
    down = _down(table, rules, command.number)
    if isinstance(down, Refusal):
        return down
    if rule.grounds == "not-payable" and always_payable(rules, replace(down, stake=total_on(table, rules, down))):
        facts: RefusalFacts = {"grounds": command.grounds, "needs": "win-not-payable"}
        return Refusal(Reason.GROUNDS_NOT_MET, rule.clauses, facts)
    if not command.grounds.strip():
        return Refusal(Reason.GROUNDS_NOT_MET, rule.clauses, {"grounds": "", "needs": "grounds-in-words"})
    turned_away = WagerTurnedAway(made(command), rule.clauses, down.number, command.grounds)
    return (turned_away, *what_is_left(table, command, rules, down))
