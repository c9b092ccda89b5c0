"""The cut: whose it is by the book's policy, declining and naming another, where the cards are cut, the cutting card.

It knows seats, arrivals and counts of cards; no card is seen here. Start at `next_cutter`, then `cut_cards`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier.cards import CARDS_IN_A_DECK
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, holding, together
from croupier.rulebooks import procedure as pr
from croupier.rulebooks import provisions as p
from croupier.table.acts import COUP, Answer, By, act, made, name_of
from croupier.table.machine import is_machine
from croupier.table.moment import ForSome, Moment
from croupier.table.people.excluded import excluded
from croupier.table.rules import Rules
from croupier.table.shoe.preparing import no_such_power, short_of, uncommitted
from croupier.table.shoe.records import (
    CardsCut,
    ChooseCutter,
    CutCards,
    CutDeclined,
    CutterChosen,
    CutterNominated,
    CuttingCardPlaced,
    DeclineCut,
    NominateCutter,
    PlaceCuttingCard,
)
from croupier.table.stages import absent, stage_is
from croupier.table.state import NOBODY, PATRON, Stage, Table

STAFF, ANY_PATRON = "staff", "any-patron"
# how many cards off "approximately" still is, in an edition that does not leave it to an option of the book
CUT_ABOUT = 10
PLACE_ABOUT = 5


# --- whose cut it is -----------------------------------------------------------------------------


def clockwise(table: Table, start: int) -> tuple[str, ...]:
    """The seated patrons from one seat on. Seat 1 is at the dealer's right, so clockwise the numbers go down."""
    seated = table.seated()
    seats = sorted(seated, reverse=True)
    return tuple(seated[seat] for seat in (*(s for s in seats if s <= start), *(s for s in seats if s > start)))


def _from_highest_seat(table: Table) -> tuple[str, ...]:
    """Whoever sits at the dealer's immediate left comes first: the highest seat taken."""
    return clockwise(table, max(table.seated(), default=0))


def _from_first_arrival(table: Table) -> tuple[str, ...]:
    """For the first shoe whoever arrived first, for every later one whoever sits at the dealer's left."""
    if table.shoes > 1:
        return _from_highest_seat(table)
    arrivals = [(patron.arrived, patron.seat) for patron in table.patrons.values() if patron.seat is not None]
    return clockwise(table, min(arrivals)[1]) if arrivals else ()


def _staff_unless_left_to_patrons(table: Table) -> tuple[str, ...]:
    return _from_first_arrival(table) if table.shoe.patrons_cut else ()


def _nobody_in_turn(table: Table) -> tuple[str, ...]:
    return ()


_IN_TURN: Final[dict[str, Callable[[Table], tuple[str, ...]]]] = {
    "first-arrival-then-left": _from_first_arrival,
    "highest-seat": _from_highest_seat,
    "any-patron": _nobody_in_turn,
    "staff-then-first-arrival": _staff_unless_left_to_patrons,
}


def next_cutter(table: Table, rules: Rules) -> str | None:
    """The patron whose turn it is; nobody where staff cut, and where any patron may."""
    shoe = table.shoe
    if shoe.staff_cut:
        return None
    if shoe.cutter in table.patrons and shoe.cutter not in table.excluded:
        return shoe.cutter
    in_turn = _IN_TURN[rules.book.shuffle.who_cuts.policy](table)
    return next((patron for patron in in_turn if patron not in shoe.declined and patron not in table.excluded), None)


def any_patron_may(table: Table, rules: Rules) -> bool:
    """The cut is offered to all, and not everyone has declined it."""
    offered = rules.book.shuffle.who_cuts.policy == "any-patron"
    out = (*table.shoe.declined, *table.excluded)
    return offered and any(patron not in out for patron in table.patrons)


def whose_turn(table: Table, rules: Rules) -> str:
    """A patron, `staff`, or `any-patron`."""
    return next_cutter(table, rules) or (ANY_PATRON if any_patron_may(table, rules) else STAFF)


def _not_their_cut(table: Table, rules: Rules, patron: str) -> Refusal:
    rule = rules.book.shuffle.who_cuts
    declined = rule.passed_on_clauses if table.shoe.declined else ()
    facts: RefusalFacts = {"patron": patron, "turn": whose_turn(table, rules)}
    return Refusal(Reason.NOT_THEIR_CUT, together(rule.clauses, _usual(table, rule), declined), facts)


def _usual(table: Table, rule: pr.CutRule) -> Clauses:
    return rule.left_of_dealer_clauses if table.shoes > 1 else rule.first_arrival_clauses


def _uncut(table: Table, rules: Rules) -> Refusal | None:
    return stage_is(Stage.UNCUT, table)


# --- choosing, naming another, declining ---------------------------------------------------------


def _can_choose_cutter(m: Moment) -> bool:
    return m.table.shoe.stage is Stage.UNCUT and m.accepts(ChooseCutter(*m.asked, "staff"))


@act(ChooseCutter, By.SUPERVISOR, holds=COUP, chance=_can_choose_cutter)
def choose_cutter(table: Table, command: ChooseCutter, rules: Rules) -> Answer:
    rule = rules.book.shuffle.who_cuts.staff_may_choose
    if isinstance(rule, Silent):
        return no_such_power("choose-cutter", rules)
    named = command.who == "named"
    if named and not isinstance(rules.book.shuffle.who_cuts.nominee, Silent):
        # the book says whose cut it is among the patrons, and it is theirs to name another
        return no_such_power("name-cutter", rules)
    refusal = stage_is(Stage.UNCUT, table) or (absent(table, command.patron) if named else None)
    patron = command.patron if named else NOBODY
    return refusal or (CutterChosen(made(command), rule.clauses, command.who, patron),)


def while_uncut(table: Table, _: Rules) -> frozenset[str]:
    """Everyone at the table while the cards wait for the cut."""
    return frozenset(table.patrons if table.shoe.stage is Stage.UNCUT else ())


def _can_nominate(m: Moment) -> bool:
    uncut = m.table.shoe.stage is Stage.UNCUT
    return uncut and any(m.accepts(NominateCutter(*m.asked, one, one)) for one in m.cutters)


@act(
    NominateCutter,
    By.PATRON,
    holds=COUP,
    chance=ForSome(while_uncut, _can_nominate),
)
def nominate_cutter(table: Table, command: NominateCutter, rules: Rules) -> Answer:
    rule = rules.book.shuffle.who_cuts.nominee
    if isinstance(rule, Silent):
        return no_such_power("nominate-cutter", rules)
    refusal = stage_is(Stage.UNCUT, table) or absent(table, command.patron) or absent(table, command.nominee)
    refusal = refusal or excluded(table, command.nominee)
    if refusal is not None:
        return refusal
    if next_cutter(table, rules) != command.patron:
        return _not_their_cut(table, rules, command.patron)
    return (CutterNominated(made(command), rule.clauses, command.patron, command.nominee),)


def _can_decline(m: Moment) -> bool:
    return any(m.accepts(DeclineCut(*m.asked, patron)) for patron in m.cutters)


@act(DeclineCut, By.PATRON, holds=COUP, ready=_uncut, chance=ForSome(while_uncut, _can_decline))
def decline_cut(table: Table, command: DeclineCut, rules: Rules) -> Answer:
    refusal = absent(table, command.patron)
    if refusal is not None:
        return refusal
    asked = any_patron_may(table, rules) and command.patron not in table.shoe.declined
    if not asked and next_cutter(table, rules) != command.patron:
        return _not_their_cut(table, rules, command.patron)
    return (CutDeclined(made(command), rules.book.shuffle.who_cuts.passed_on_clauses, command.patron),)


# --- the cut -------------------------------------------------------------------------------------


def _can_cut(m: Moment) -> bool:
    people = m.people if m.actor.rank == PATRON else (NOBODY, *m.cutters)
    middle, uncut = m.table.shoe.cards // 2, m.table.shoe.stage is Stage.UNCUT
    return uncut and any(m.accepts(CutCards(*m.asked, middle, patron)) for patron in people)


@act(CutCards, By.PATRON, holds=COUP, chance=ForSome(while_uncut, _can_cut))
def cut_cards(table: Table, command: CutCards, rules: Rules) -> Answer:
    turn = whose_turn(table, rules)
    if command.patron == NOBODY:
        refusal = _too_low_to_cut(table, command, rules) or stage_is(Stage.UNCUT, table)
        refusal = refusal or uncommitted(table, rules) or _patrons_may_still(table, command)
        entitled = turn == STAFF or _nobody_did(table, command)
    else:
        refusal = stage_is(Stage.UNCUT, table) or uncommitted(table, rules) or absent(table, command.patron)
        refusal = refusal or excluded(table, command.patron)
        entitled = turn in (ANY_PATRON, command.patron)
    if refusal is not None:
        return refusal
    if not entitled:
        return _not_their_cut(table, rules, command.patron)
    cut = rules.book.cards.cut
    least, most = cut_bounds(table, rules)
    if not least <= command.after <= most:
        facts: RefusalFacts = {"after": command.after, "least": least, "most": most}
        return Refusal(Reason.CUT_OUT_OF_PLACE, cut.clauses, facts)
    under = together(_cut_under(table, command, rules), cut.clauses)
    by_machine = _is_the_machines(table, command)
    alone = table.machine_deals is True and command.patron == NOBODY and not table.shoe.contributions
    return (
        CardsCut(
            made(command),
            under,
            command.patron,
            command.after,
            among=(least, most) if by_machine else UNSET,
            alone=True if alone else UNSET,
        ),
    )


def cut_bounds(table: Table, rules: Rules) -> tuple[int, int]:
    """Between how many cards and how many the cards may be cut."""
    cut = rules.book.cards.cut
    off = _within(rules, cut.within_option, CUT_ABOUT) if cut.exactness == "about" else 0
    least = cut.decks_from_either_end * CARDS_IN_A_DECK - off
    return least, table.shoe.cards - least


def _patrons_may_still(table: Table, command: CutCards) -> Refusal | None:
    """The machine cuts a virtual shoe for want of anyone else: not while patrons have time to cut, or to add words."""
    until = table.shoe.waits_until
    if not _is_the_machines(table, command) or isinstance(until, UnsetType) or command.at >= until:
        return None
    return Refusal(Reason.PATRONS_MAY_STILL_CUT, (), {"until": until}) if table.patrons else None


def _nobody_did(table: Table, command: CutCards) -> bool:
    """Reading A-132: whoever lets the time pass does not take the cut, and says nothing; it is staff's then."""
    return _is_the_machines(table, command)


def _is_the_machines(table: Table, command: CutCards) -> bool:
    return table.machine_deals is True and is_machine(command.actor)


def _within(rules: Rules, option: str | None, otherwise: int) -> int:
    return int(rules.option(option, str(otherwise)))


def staff_rank(rules: Rules) -> pr.Power:
    """A supervisor cuts, not the dealer: a row that lets the dealer offer the cut does not let the dealer cut.

    Only a row for the cut itself does.
    """
    authority = rules.book.authority
    own = authority.power.get(name_of(CutCards))
    if own is not None:
        return own
    row = authority.power.get(name_of(ChooseCutter))
    if row is not None and rules.reaches(row.rank, authority.supervisor.rank):
        return row
    supervisor = authority.supervisor
    return replace(supervisor, clauses=together(rules.book.shuffle.who_cuts.staff_cut_clauses, supervisor.clauses))


def _cut_under(table: Table, command: CutCards, rules: Rules) -> Clauses:
    """Why it is the cut of whoever cuts."""
    rule, shoe = rules.book.shuffle.who_cuts, table.shoe
    if command.patron == NOBODY:
        return _staff_cuts(table, rules)
    if command.patron == shoe.cutter:
        if isinstance(rule.nominee, Silent):
            return together(_not_of_patrons(rule), rule.staff_may_choose.clauses)
        return together(rule.clauses, rule.nominee.clauses)
    return together(rule.clauses, _usual(table, rule), rule.passed_on_clauses if shoe.declined else ())


def _too_low_to_cut(table: Table, command: CutCards, rules: Rules) -> Refusal | None:
    """The clause by which the cut is staff's now says who of them cuts."""
    refusal = short_of(command, rules, staff_rank(rules))
    return None if refusal is None else replace(refusal, clauses=_staff_cuts(table, rules))


def _not_of_patrons(rule: pr.CutRule) -> Clauses:
    return holding(rule.clauses, *([(rule.patron_clauses, False)] if rule.patron_clauses else ()))


def _staff_cuts(table: Table, rules: Rules) -> Clauses:
    """Staff chose to cut, or nobody took the cut; a book that does not tell a patron's cut apart names the rank too."""
    rule, shoe = rules.book.shuffle.who_cuts, table.shoe
    nobody_asked = bool(rule.patron_clauses) and not shoe.declined
    chosen = rule.staff_may_choose.clauses if shoe.staff_cut or nobody_asked else ()
    passed = rule.staff_cut_clauses if not chosen and _offered(table, rules) else ()
    rank = () if rule.patron_clauses else staff_rank(rules).clauses
    return together(_not_of_patrons(rule), chosen, passed, rank)


def _offered(table: Table, rules: Rules) -> bool:
    """The cut came to staff because no patron took it, and not because it was theirs from the start."""
    return rules.book.shuffle.who_cuts.policy != "staff-then-first-arrival" or table.shoe.patrons_cut


# --- the cutting card ----------------------------------------------------------------------------


def _bounds(place: p.CuttingCardPlace, cards: int, rules: Rules) -> tuple[int, int]:
    """As far in as the stack goes is with one card still before it."""
    match place.exactness:
        case "exactly":
            return place.cards_from_back, place.cards_from_back
        case "about":
            off = _within(rules, place.within_option, PLACE_ABOUT)
            return place.cards_from_back - off, place.cards_from_back + off
        case "at-least":
            return place.cards_from_back, cards - 1 if place.no_upper_limit else cards // 2


def _can_place_cutting_card(m: Moment) -> bool:
    return m.table.shoe.stage is Stage.CUT


@act(PlaceCuttingCard, By.DEALER, holds=COUP, chance=_can_place_cutting_card)
def place_cutting_card(table: Table, command: PlaceCuttingCard, rules: Rules) -> Answer:
    refusal = stage_is(Stage.CUT, table)
    if refusal is not None:
        return refusal
    places = rules.book.cards.cutting_card_place
    bounds = [_bounds(place, table.shoe.cards, rules) for place in places]
    for place, (least, most) in zip(places, bounds, strict=True):
        if least <= command.from_back <= most:
            return (CuttingCardPlaced(made(command), place.clauses, place.id, command.from_back),)
    least, most = bounds[0]
    others = tuple(str(low) if low == high else f"{low}-{high}" for low, high in bounds[1:])
    facts: RefusalFacts = {"place": command.from_back, "least": least, "most": most, "others": others}
    return Refusal(Reason.CUTTING_CARD_OUT_OF_PLACE, together(*(place.clauses for place in places)), facts)
