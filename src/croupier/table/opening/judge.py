"""Before the first wager: approvals of things, opening with everything fixed, signs, the float, restricted wagers.

Opening refuses every combination the book forbids; wagering stays blocked until the book's signs stand (wagering/).
Start at `open_table`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET, UnsetType

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, foremost, together
from croupier.coup import Terms
from croupier.ledger import Place
from croupier.money import LARGEST_AMOUNT, Cents, ChipSet
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.rulebooks.only import decided_by
from croupier.rulebooks.provisions import ALL, Layout
from croupier.table.acts import NOTHING, Answer, Apart, By, Listed, act, act_when_closed, made
from croupier.table.contest.refusals import outside_a_tournament
from croupier.table.irregularities.records import CoupsKept
from croupier.table.machine import VIRTUAL
from croupier.table.moment import Moment
from croupier.table.opening.records import (
    ApprovalRecorded,
    CountFloat,
    CreditFloat,
    DisplaySign,
    FillFloat,
    FloatCounted,
    FloatCredited,
    FloatFilled,
    LiftRestriction,
    NotifySurveillance,
    OpenTable,
    RecordApproval,
    RemoveSign,
    RestrictionLifted,
    RestrictWager,
    SignDisplayed,
    SignRemoved,
    SurveillanceNotified,
    TableOpened,
    WagerRestricted,
)
from croupier.table.rules import House, Rules, expand
from croupier.table.state import Actor, Face, Instant, Limit, Piles, Setup, Table

ANY_CHIPS = (100,)  # to judge the rest of a set-up whose own chips are impossible
RESTRICTION = "restriction:"  # the sign and the notice of a restricted side wager are called by its name


def _can_record(table: Table, house: House, actor: Actor) -> bool:
    return not isinstance(house.book.table.approved, Silent)


@act_when_closed(RecordApproval, By.SUPERVISOR, chance=_can_record, listed=Listed.FLOOR, choices={"thing": "things"})
def record_approval(table: Table, command: RecordApproval, house: House) -> Answer:
    things = () if isinstance(house.book.table.approved, Silent) else house.book.table.approved
    thing = next((one for one in things if one.id == command.thing), None)
    if thing is None:
        known = tuple(one.id for one in things)
        return Refusal(Reason.NOTHING_TO_APPROVE, (), {"act": command.thing, "known": known})
    return (ApprovalRecorded(made(command), thing.clauses, thing.id, command.reference),)


def _can_open(table: Table, house: House, actor: Actor) -> bool:
    return table.setup is None and not table.cards_to_check and not table.unrevealed


@act_when_closed(OpenTable, By.SUPERVISOR, chance=_can_open)
def open_table(table: Table, command: OpenTable, house: House) -> Answer:
    setup = command.setup
    if table.setup is not None:
        return Refusal(Reason.TABLE_ALREADY_OPEN, (), {"table": table.id})
    if table.cards_to_check:
        return Refusal(Reason.CARDS_TO_CHECK, house.book.shuffle.check_after.clauses, {})
    if table.unrevealed:
        return Refusal(Reason.SHOE_NOT_REVEALED, (), {"shoe": table.shoe.number})
    chips = _chip_faults(setup)
    terms = house.terms(msgspec.structs.replace(setup, chips=ANY_CHIPS) if chips else setup)
    if isinstance(terms, Refusal):
        return terms
    refusals = [
        *chips,
        *game_faults(table, house, setup, terms),
        *_place(house, setup),
        *area_faults(house, setup),
        *approval_faults(table, house, setup, command.at),
        *figure_faults(house, setup),
    ]
    if refusals:
        return foremost(refusals)
    method = house.methods[setup.method or house.book.dealing.method[0].id]
    face: Face = setup.face or method.faces[0]
    opened = TableOpened(
        made(command),
        _under(house, setup),
        edition=house.book.edition,
        setup=setup,
        method=method.id,
        face=face,
        machine_deals=True if setup.shoe == VIRTUAL else UNSET,
    )
    irregularities = house.book.irregularities
    under = irregularities.kept if irregularities.keeping_cites else ()
    kept = CoupsKept(made(command), under, irregularities.kept_coups or UNSET)
    return (opened, kept) if irregularities.kept else (opened,)


def _chip_faults(setup: Setup) -> tuple[Refusal, ...]:
    """Chips that no float can hold: none at all, worth nothing or too much, or with nothing in common."""
    try:
        ChipSet.of(setup.chips)
    except ValueError:
        facts: RefusalFacts = {"what": "chips", "amount": min(setup.chips, default=0)}
        return (Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), facts),)
    return ()


def _under(house: House, setup: Setup) -> Clauses:
    book = house.book
    offered = expand(book, setup.side_wagers)
    layouts = [
        decided_by(one.clauses, one.only, (*offered, *setup.side_wagers), setup.variation)
        for one in book.layouts
        if one.id in (setup.layout, *setup.further_areas)
    ]
    notes = [one.places_clauses for one in book.layouts if one.id == setup.layout]
    venue = venue_of(house, setup)
    variation = book.variation(setup.variation)
    approved = () if isinstance(book.table.approved, Silent) else book.table.approved
    return together(
        variation.clauses if variation else (),
        *layouts,
        *notes,
        book.table.seats.clauses,
        venue.clauses if venue else (),
        book.table.closed_box.clauses if setup.closed_places else (),
        (book.table.drop_box if setup.cash else book.table.cashless).clauses,
        *(thing.clauses for thing in approved if concerns(thing, setup, house.book)),
        book.table.gaming_hours.clauses,
        book.table.dragon_tail_indicator.clauses if _tails(house, setup) else (),
    )


def _tails(house: House, setup: Setup) -> bool:
    return any(tail.id in setup.side_wagers for tail in house.book.streaks.dragon_tail)


def game_faults(table: Table, house: House, setup: Setup, terms: Terms) -> Iterator[Refusal]:
    other = outside_a_tournament(table, house, setup)
    if other is not None:
        yield other
    known = {*terms.wagers, *terms.combined, *terms.runs, *terms.tails}
    for wager in expand(house.book, setup.side_wagers):
        if wager not in known:
            missing = terms.unavailable.get(wager)
            unknown = Refusal(Reason.UNKNOWN_WAGER, (), {"wager": wager, "book": house.book.id})
            yield missing.refusal if missing else unknown
    for missing in terms.unavailable.values():  # what every table of this variation takes needs its choices made
        refusal = missing.refusal
        if refusal.reason is Reason.OPTION_NOT_CHOSEN and _always_taken(house, str(refusal.facts["wager"])):
            yield refusal
    if setup.shoe == "continuous-shuffler":
        yield Refusal(Reason.CONTINUOUS_SHUFFLER, house.book.table.dealing_shoe.clauses, {})
    if setup.results_only is True and setup.shoe == VIRTUAL:
        yield Refusal(Reason.DEALT_WITH_CARDS, (), {"table": table.id, "shoe": setup.shoe})
    method = house.methods.get(setup.method or house.book.dealing.method[0].id)
    if method is None:
        names = tuple(house.methods)
        yield Refusal(Reason.UNKNOWN_METHOD, (), {"method": setup.method, "known": names})
    elif setup.face is not None and setup.face not in method.faces:
        yield face_not_allowed(method, setup.face)


def _always_taken(house: House, id: str) -> bool:
    """A main wager, which no table leaves out."""
    return any(entry.id == id and entry.backs for entry in house.book.wagers)


def face_not_allowed(method: pr.Method, face: str) -> Refusal:
    facts: RefusalFacts = {"method": method.name, "face": face, "allowed": tuple(method.faces)}
    return Refusal(Reason.FACE_NOT_ALLOWED, method.clauses, facts)


def venue_of(house: House, setup: Setup) -> pr.Venue | None:
    venues = house.book.table.venue
    return None if isinstance(venues, Silent) else next((one for one in venues if one.id == setup.venue), None)


def _place(house: House, setup: Setup) -> Iterator[Refusal]:
    """Where the table stands and how many places it has."""
    seats, venues = house.book.table.seats, house.book.table.venue
    venue = venue_of(house, setup)
    if not isinstance(venues, Silent) and venue is None:
        known = tuple(one.id for one in venues)
        clauses = together(*(one.clauses for one in venues))
        yield Refusal(Reason.UNKNOWN_VENUE, clauses, {"venue": setup.venue, "known": known})
    if venue and venue.most_seats is not None:
        surplus = setup.places - len(set(setup.closed_places)) - venue.most_seats
        if surplus > 0 and venue.surplus_closed:
            facts: RefusalFacts = {"places": setup.places, "most": venue.most_seats, "surplus": surplus}
            yield Refusal(Reason.PLACES_NOT_CLOSED, venue.clauses, facts)
        elif setup.places > venue.most_seats and not venue.surplus_closed:
            yield _places(setup, venue.clauses, 1, venue.most_seats)
    layout = next((one for one in house.book.layouts if one.id == setup.layout), None)
    if layout and layout.places is not None and setup.places not in (layout.places, *layout.other_places):
        allowed = tuple(sorted({layout.places, *layout.other_places}))
        facts = {"places": setup.places, "allowed": allowed}
        yield Refusal(Reason.PLACES_NOT_ALLOWED, together(layout.clauses, layout.places_clauses), facts)
    if not isinstance(seats, Silent) and not seats.least <= setup.places <= seats.most:
        yield _places(setup, seats.clauses, seats.least, seats.most)
    elif setup.places < 1:
        yield _places(setup, (), 1, 0)
    for place in setup.closed_places:
        if not 1 <= place <= setup.places:
            yield Refusal(Reason.UNKNOWN_PLACE, (), {"place": place, "places": setup.places})


def _places(setup: Setup, clauses: Clauses, least: int, most: int) -> Refusal:
    """Too few or too many; with `most` 0 there is no upper bound."""
    return Refusal(Reason.PLACES_NOT_ALLOWED, clauses, {"places": setup.places, "least": least, "most": most})


def area_faults(house: House, setup: Setup) -> Iterator[Refusal]:
    """Every side wager offered has an area on the layout or on those laid beside it."""
    book = house.book
    named = (setup.layout, *setup.further_areas)
    known = {layout.id: layout for layout in book.layouts}
    for id in named:
        if id not in known:
            yield Refusal(Reason.UNKNOWN_LAYOUT, (), {"layout": id, "known": tuple(known)})
    yield from _areas_missing(house, setup, named)
    layouts = [known[id] for id in named if id in known]
    if not layouts or not all(layout.side_wagers_stated for layout in layouts):
        return
    areas = {id for layout in layouts for id in (*layout.wagers, *(id for choice in layout.choices for id in choice))}
    combined = {entry.id for entry in book.combined}
    windowed = {entry.id for entry in book.wagers if entry.window}
    for wager in setup.side_wagers:
        if wager not in areas | combined | windowed:
            facts: RefusalFacts = {"wager": wager, "layout": tuple(layout.id for layout in layouts)}
            under = together(_areas_elsewhere(book, wager), _of_all(layouts, wager, setup))
            yield Refusal(Reason.NO_AREA_FOR_WAGER, under, facts)


def _areas_elsewhere(book: Rulebook, wager: str) -> Clauses:
    """The clauses that give a wager its areas, on whichever layouts."""
    return together(*(one.clauses for layout in book.layouts for one in layout.only if wager in one.wagers))


def _of_all(layouts: list[Layout], wager: str, setup: Setup) -> Clauses:
    """Those of the layouts that lie there, which have no such area."""
    return together(*(decided_by(layout.clauses, layout.only, (wager,), setup.variation) for layout in layouts))


def _areas_missing(house: House, setup: Setup, named: tuple[str, ...]) -> Iterator[Refusal]:
    """What is offered only where a certain diagram, or one like it, lies on the table."""
    for needed in house.book.needed_areas:
        wagers = {*needed.wagers, *expand(house.book, needed.wagers)}
        for wager in setup.side_wagers if set(named).isdisjoint(needed.on) else ():
            if wager in wagers:
                facts: RefusalFacts = {"wager": wager, "layout": named}
                yield Refusal(Reason.NO_AREA_FOR_WAGER, needed.clauses, facts)


def concerns(thing: pr.ApprovalOfThings, setup: Setup, book: Rulebook) -> bool:
    """Whether a table set up so needs this approved."""
    if thing.variations != ALL and setup.variation not in thing.variations:
        return False
    if thing.unless_chosen is not None and thing.unless_chosen in dict(setup.options):
        return False
    return not thing.wagers or not set(expand(book, setup.side_wagers)).isdisjoint(thing.wagers)


def approval_faults(table: Table, house: House, setup: Setup, at: Instant) -> Iterator[Refusal]:
    """What the regulator approves before use, and the hours of gaming."""
    things, hours = house.book.table.approved, house.book.table.gaming_hours
    for thing in () if isinstance(things, Silent) else things:
        if concerns(thing, setup, house.book) and thing.id not in table.approved:
            yield Refusal(Reason.THING_NOT_APPROVED, thing.clauses, {"thing": thing.id, "about": thing.about})
    if not isinstance(hours, Silent) and (setup.gaming_ends is None or at >= setup.gaming_ends):
        yield Refusal(Reason.OUTSIDE_GAMING_HOURS, hours.clauses, {"at": at, "ends": setup.gaming_ends or 0})


def figure_faults(house: House, setup: Setup) -> Iterator[Refusal]:
    """Limits and amounts that make sense together."""
    shown = house.book.limits.shown
    for_all = decided_by(shown.clauses, shown.only, (), setup.variation)
    yield from _means_nothing(house, setup)
    known = {*house.book.wager_ids()}
    for wager, limit in (("every-wager", setup.limits), *setup.wager_limits):
        yield from limit_out_of_order(wager, limit, decided_by(shown.clauses, shown.only, (wager,), setup.variation))
        yield from under_approved(house, setup, wager, limit)
        if wager != "every-wager" and wager not in known:
            yield Refusal(Reason.UNKNOWN_WAGER, (), {"wager": wager, "book": house.book.id})
    for name, amount in (
        ("approved-minimum", setup.approved_minimum),
        ("area-maximum", setup.area_maximum),
        ("player-maximum", setup.most_by_a_player),
        ("differential", setup.differential),
        ("unit", setup.unit),
        ("area-capacity", setup.area_capacity),
    ):
        least = 0 if name == "approved-minimum" else 1
        if amount is not None and not least <= amount <= LARGEST_AMOUNT:
            yield Refusal(Reason.AMOUNT_NOT_POSSIBLE, for_all, {"what": name, "amount": amount})


def _means_nothing(house: House, setup: Setup) -> Iterator[Refusal]:
    """An amount that the book has no rule for would be shown and bind nobody."""
    known = house.book.limits.known
    for name, amount in (
        ("approved-minimum", setup.approved_minimum or None),
        ("area-maximum", setup.area_maximum),
        ("player-maximum", setup.most_by_a_player),
        ("differential", setup.differential),
        ("unit", setup.unit),
    ):
        unknown = name == "player-maximum" if isinstance(known, Silent) else name not in known.amounts
        if amount is not None and unknown:
            yield Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": name, "amount": amount})


def under_approved(house: House, setup: Setup, wager: str, limit: Limit) -> Iterator[Refusal]:
    """The regulator's own minimum, where the book keeps the table's minimums above it."""
    rule, approved = house.book.limits.below_minimum, setup.approved_minimum
    if rule.approved_floor and limit.minimum < approved:
        facts: RefusalFacts = {"wager": wager, "minimum": limit.minimum, "maximum": limit.maximum}
        yield Refusal(
            Reason.LIMITS_OUT_OF_ORDER, together(rule.approved_clauses, rule.clauses), {**facts, "approved": approved}
        )


def limit_out_of_order(wager: str, limit: Limit, clauses: Clauses) -> Iterator[Refusal]:
    if not 0 < limit.minimum <= limit.maximum <= LARGEST_AMOUNT:
        facts: RefusalFacts = {"wager": wager, "minimum": limit.minimum, "maximum": limit.maximum}
        yield Refusal(Reason.LIMITS_OUT_OF_ORDER, clauses, facts)


@act(DisplaySign, By.DEALER, holds=NOTHING, listed=Listed.FLOOR, choices={"sign": "signs"})
def display_sign(table: Table, command: DisplaySign, rules: Rules) -> Answer:
    under = _sign_clauses(command.sign, rules)
    if under is None:
        known = tuple(rules.signs)
        return Refusal(Reason.UNKNOWN_SIGN, (), {"sign": command.sign, "known": known})
    return (SignDisplayed(made(command), under, command.sign),)


@act(
    RemoveSign,
    By.DEALER,
    holds=NOTHING,
    chance=lambda m: bool(m.table.signs),
    listed=Listed.FLOOR,
    choices={"sign": "signs"},
)
def remove_sign(table: Table, command: RemoveSign, rules: Rules) -> Answer:
    under = _sign_clauses(command.sign, rules)
    if under is None or command.sign not in table.signs:
        return Refusal(Reason.UNKNOWN_SIGN, (), {"sign": command.sign, "known": tuple(table.signs)})
    return (SignRemoved(made(command), under, command.sign),)


def _sign_clauses(sign: str, rules: Rules) -> Clauses | None:
    if sign in rules.signs:
        return rules.clauses_for(rules.signs[sign], *rules.offered)
    restriction = _restriction(sign.removeprefix(RESTRICTION), rules) if sign.startswith(RESTRICTION) else None
    return restriction.sign_clauses if restriction else None


@act(FillFloat, By.DEALER, holds=NOTHING, listed=Listed.FLOOR, apart=Apart.CHIPS)
def fill_float(table: Table, command: FillFloat, rules: Rules) -> Answer:
    return _not_in_piles("fill", command.amount, command.piles) or (
        FloatFilled(made(command), rules.book.authority.dealer.clauses, command.amount, command.piles),
    )


@act(CreditFloat, By.DEALER, holds=NOTHING, listed=Listed.FLOOR, apart=Apart.CHIPS)
def credit_float(table: Table, command: CreditFloat, rules: Rules) -> Answer:
    return _not_in_piles("credit", command.amount, command.piles) or (
        FloatCredited(made(command), rules.book.authority.dealer.clauses, command.amount, command.piles),
    )


@act_when_closed(CountFloat, By.DEALER, chance=lambda table, house, actor: True, listed=Listed.FLOOR)
def count_float(table: Table, command: CountFloat, house: House) -> Answer:
    """At any time, also after gaming: a float outlasts the day."""
    wrong = _no_piles("count", command.piles)
    if wrong is not None:
        return wrong
    due = table.ledger.balance(Place.FLOAT)
    under = house.book.authority.dealer.clauses
    return (FloatCounted(made(command), under, command.piles, worth(command.piles), due),)


def worth(piles: Piles) -> Cents:
    return sum(value * number for value, number in piles)


def _no_piles(what: str, piles: Piles) -> Refusal | None:
    """Chips worth nothing or counted below nothing, one worth named twice, or more than there can be."""
    wrong = [value for value, number in piles if value <= 0 or number < 0]
    twice = [value for value, _ in piles if [other for other, _ in piles].count(value) > 1]
    if wrong or twice or worth(piles) > LARGEST_AMOUNT:
        facts: RefusalFacts = {"what": what, "amount": (*wrong, *twice, worth(piles))[0]}
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), facts)
    return None


def _not_in_piles(what: str, amount: Cents, piles: Piles | UnsetType) -> Refusal | None:
    """An amount that cannot be, or chips that do not make it up."""
    wrong = not_an_amount(what, amount)
    if wrong is not None or isinstance(piles, UnsetType):
        return wrong
    wrong = _no_piles(what, piles)
    if wrong is None and worth(piles) != amount:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": what, "amount": worth(piles)})
    return wrong


def not_an_amount(what: str, amount: int) -> Refusal | None:
    if 0 < amount <= LARGEST_AMOUNT:
        return None
    return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": what, "amount": amount})


def _restriction(wager: str, rules: Rules) -> pr.Restriction | None:
    restrictions = rules.book.wagering.restriction
    return None if isinstance(restrictions, Silent) else restrictions.get(wager)


@act(NotifySurveillance, By.SUPERVISOR, holds=NOTHING, listed=Listed.FLOOR)
def notify_surveillance(table: Table, command: NotifySurveillance, rules: Rules) -> Answer:
    restriction = _restriction(command.about.removeprefix(RESTRICTION), rules)
    under = restriction.notice_clauses if restriction else ()
    return (SurveillanceNotified(made(command), under, command.about),)


def _can_restrict(m: Moment) -> bool:
    rows = m.rules.book.wagering.restriction
    return not isinstance(rows, Silent) and any(m.accepts(RestrictWager(*m.asked, wager)) for wager in rows)


@act(RestrictWager, By.SUPERVISOR, holds=NOTHING, chance=_can_restrict, listed=Listed.FLOOR)
def restrict_wager(table: Table, command: RestrictWager, rules: Rules) -> Answer:
    restriction = _restriction(command.wager, rules)
    if restriction is None:
        return Refusal(
            Reason.NO_SUCH_POWER, (), {"what": "restrict-wager", "wager": command.wager, "book": rules.book.id}
        )
    name = RESTRICTION + command.wager
    if name not in table.notified:
        return Refusal(Reason.SURVEILLANCE_NOT_TOLD, restriction.notice_clauses, {"wager": command.wager})
    if name not in table.signs:
        return Refusal(Reason.SIGNS_MISSING, restriction.sign_clauses, {"signs": (name,)})
    return (WagerRestricted(made(command), restriction.clauses, command.wager),)


@act(LiftRestriction, By.SUPERVISOR, holds=NOTHING, chance=lambda m: bool(m.table.restricted), listed=Listed.FLOOR)
def lift_restriction(table: Table, command: LiftRestriction, rules: Rules) -> Answer:
    restriction = _restriction(command.wager, rules)
    if restriction is None or command.wager not in table.restricted:
        facts: RefusalFacts = {"what": "lift-restriction", "wager": command.wager, "book": rules.book.id}
        return Refusal(Reason.NO_SUCH_POWER, (), facts)
    return (RestrictionLifted(made(command), restriction.clauses, command.wager),)
