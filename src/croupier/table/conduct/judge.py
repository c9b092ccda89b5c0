"""What people may not do at a table: breaches recorded, and the powers that the book gives on them.

The rows are the book's (conduct.toml). A breach is recorded first; someone of rank then uses a power on it, where the
book has one for such a breach. Start at `record_breach` and `act_on_breach`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent, together
from croupier.coup import OwnRow
from croupier.ledger import Place
from croupier.rulebooks.conduct import Forbidden, PowerOnBreach
from croupier.table import records as r
from croupier.table.acts import NOTHING, Answer, Apart, By, Listed, act, made
from croupier.table.authority import too_low
from croupier.table.conduct.powers import by_row
from croupier.table.conduct.records import ActOnBreach, EndSeizure, LiftExclusion, RecordBreach
from croupier.table.events import Event
from croupier.table.irregularities.records import WagersVoided
from croupier.table.irregularities.voiding import as_void, give_back, owed_after
from croupier.table.moment import Moment
from croupier.table.owing import discharged_by, owed_clauses
from croupier.table.people.judge import holds_cards
from croupier.table.people.records import PatronStood
from croupier.table.rules import House, Rules
from croupier.table.state import NOBODY, Actor, Exclusion, RecordedBreach, Stage, Table

LONGEST = 500  # letters that anything said in a case may have


def too_long(what: str, text: str, *, least: int = 0) -> Refusal | None:
    """A text that cannot be kept: longer than a case may hold, or missing where it is needed."""
    if least <= len(text.strip()) and len(text) <= LONGEST:
        return None
    return Refusal(Reason.TEXT_NOT_POSSIBLE, (), {"what": what, "least": least, "most": LONGEST, "of": "letters"})


# --- breaches ------------------------------------------------------------------------------------


def _can_record(m: Moment) -> bool:
    return bool(m.rules.book.conduct.breach)


@act(
    RecordBreach,
    By.DEALER,
    holds=NOTHING,
    chance=_can_record,
    listed=Listed.CASES,
    choices={"kind": "breaches", "excuse": "excuses"},
)
def record_breach(table: Table, command: RecordBreach, rules: Rules) -> Answer:
    """What the book forbids, unless one of its own excuses holds."""
    conduct = rules.book.conduct
    row = conduct.forbidden(command.kind)
    if row is None:
        known = tuple(one.id for one in conduct.breach)
        return Refusal(Reason.NOT_FORBIDDEN, (), {"kind": command.kind, "book": rules.book.id, "known": known})
    excuse = row.excused.get(command.excuse)
    if excuse is not None:
        facts: RefusalFacts = {"kind": command.kind, "excuse": command.excuse}
        return Refusal(Reason.NOT_A_BREACH, together(row.clauses, excuse.clauses), facts)
    if command.patron != NOBODY and command.patron not in table.patrons:
        return Refusal(Reason.UNKNOWN_PATRON, row.clauses, {"patron": command.patron})
    missing = 0 if command.patron != NOBODY else 1  # someone did it: a patron by name, or anyone in words
    refusal = too_long("description", command.who, least=missing) or too_long("report", command.says)
    if refusal is not None:
        return refusal
    number = table.matters + 1
    breach = RecordedBreach(
        number=number,
        kind=command.kind,
        patron=command.patron,
        who=command.who,
        by=command.actor.id,
        coup=table.coup.number,
    )
    recorded = r.BreachRecorded(made(command), row.clauses, breach, command.says)
    return (recorded, *_cards_handled(table, command, rules, row))


def _cards_handled(table: Table, command: RecordBreach, rules: Rules, row: Forbidden) -> tuple[r.Event, ...]:
    """The cards on the table are not used again after this shoe, where the book has handled cards replaced."""
    rule, shoe = rules.book.shuffle.replace_when_handled, table.shoe
    there = shoe.stage is not Stage.NO_CARDS and not shoe.handled and not shoe.commitment
    if not row.cards_handled or isinstance(rule, Silent) or not there:
        return ()
    return (r.CardsHandled(made(command), rule.clauses),)


def unknown_case(what: str, number: int, known: dict[int, object]) -> Refusal:
    there = tuple(known)
    return Refusal(Reason.UNKNOWN_CASE, (), {"what": what, "number": number, "known": there})


# --- powers --------------------------------------------------------------------------------------


def _can_act(m: Moment) -> bool:
    """Some power of the book is for one of the breaches of the day, and within the actor's rank."""
    if not m.table.breaches:
        return False
    rows = [row for row in m.rules.book.conduct.power if m.rules.reaches(m.actor.rank, row.rank)]
    kinds = {breach.kind for breach in m.table.breaches.values()}
    return any(kinds if not row.breaches else kinds.intersection(row.breaches) for row in rows)


def _rank_of_power(_: Table, command: ActOnBreach, rules: Rules) -> str:
    row = rules.book.conduct.power_to(command.power)
    return row.rank if row is not None else ""


@act(
    ActOnBreach,
    By.DEALER,
    holds=NOTHING,
    chance=_can_act,
    answers=True,
    rank_named=_rank_of_power,
    listed=Listed.CASES,
    choices={"power": "powers"},
)
def act_on_breach(table: Table, command: ActOnBreach, rules: Rules) -> Answer:
    """A power that the book has for such a breach, by someone to whom it gives it."""
    conduct = rules.book.conduct
    breach = table.breaches.get(command.breach)
    if breach is None:
        return unknown_case("breach", command.breach, dict(table.breaches))
    row = conduct.power_to(command.power)
    if row is None or (row.breaches and breach.kind not in row.breaches):
        clauses = row.clauses if row is not None else conduct.power_clauses()
        facts: RefusalFacts = {"what": command.power, "kind": breach.kind, "book": rules.book.id}
        return Refusal(Reason.NO_SUCH_POWER, clauses, facts)
    if not rules.reaches(command.actor.rank, row.rank):
        return too_low(rules, command.actor.rank, row)
    refusal = too_long("statement", command.says)
    if refusal is not None:
        return refusal
    does = _ACTS.get(row.id)
    follows = does(table, command, rules, breach, row) if does is not None else ()
    if isinstance(follows, Refusal):
        return follows
    owed = owed_clauses(rules.book, row.tells)
    clauses = together(row.clauses, rules.book.conduct.breach_clauses(breach.kind), owed)
    acted = r.BreachActedOn(
        made(command),
        clauses,
        breach=breach.number,
        kind=breach.kind,
        power=row.id,
        patron=breach.patron,
        who=breach.who,
        says=command.says,
        tells=row.tells,
    )
    return (acted, *follows)


Act = Callable[[Table, ActOnBreach, Rules, RecordedBreach, PowerOnBreach], Answer]


def _of_a_patron(breach: RecordedBreach, row: PowerOnBreach) -> Refusal | None:
    """Wagers, money and a part in the game are a patron's."""
    return Refusal(Reason.UNKNOWN_PATRON, row.clauses, {"patron": breach.who}) if breach.patron == NOBODY else None


def _void_wagers(
    table: Table, command: ActOnBreach, rules: Rules, breach: RecordedBreach, row: PowerOnBreach
) -> Answer:
    """Whatever lies on the layout goes back; wagers of this coup that are settled only where the book reaches them."""
    refusal = _of_a_patron(breach, row)
    if refusal is not None:
        return refusal
    if table.offer is not None:
        facts: RefusalFacts = {"wagers": len(table.offer.wagers), "choices": tuple(table.offer.choices)}
        return Refusal(Reason.OFFER_OPEN, table.offer.under, facts)
    if table.coup.before is not None and not row.settled_too:
        return Refusal(Reason.COUP_IN_PROGRESS, (), {"coup": table.coup.number, "play": table.coup.play.value})
    clauses = together(row.clauses, rules.terms_now.voided)
    lying = (*table.coup.wagers.values(), *(streak.down for streak in table.streaks))
    payments = tuple(give_back(down, OwnRow.VOID_WAGER, clauses) for down in lying if down.patron == breach.patron)
    settled = (*table.coup.settled_early, *table.coup.paid) if row.settled_too else ()
    undone = tuple(one for one in settled if one.patron == breach.patron)
    payments += tuple(as_void(one, clauses, OwnRow.VOID_WAGER) for one in undone)
    if not payments:
        return Refusal(Reason.NOTHING_WAGERED, row.clauses, {"coup": table.coup.number})
    owed = owed_after(table, undone, payments) or UNSET
    return (WagersVoided(made(command), clauses, breach.kind, payments, undone, owed),)


def _exclude(table: Table, command: ActOnBreach, rules: Rules, breach: RecordedBreach, row: PowerOnBreach) -> Answer:
    """They wager no more and give up their seat; what they wagered before stands unless it is void."""
    refusal = _of_a_patron(breach, row)
    if refusal is not None:
        return refusal
    patron = table.patrons.get(breach.patron)
    if patron is not None:
        for held in holds_cards(table, patron, rules):
            return held
    exclusion = Exclusion(breach.patron, row.id, breach.number, command.actor.id, row.clauses)
    events: tuple[Event, ...] = (r.PersonExcluded(made(command), row.clauses, exclusion),)
    if patron is not None and patron.seat is not None:
        events = (*events, PatronStood(made(command), row.clauses, patron.id))
    return events


def _seize(table: Table, command: ActOnBreach, rules: Rules, breach: RecordedBreach, row: PowerOnBreach) -> Answer:
    """Whoever acts says how much was won; no more can be taken than lies before the patron."""
    refusal = _of_a_patron(breach, row)
    if refusal is not None:
        return refusal
    has = table.ledger.balance(Place.RACK, breach.patron)
    if command.amount <= 0:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, row.clauses, {"what": "seizure", "amount": command.amount})
    if command.amount > has:
        facts: RefusalFacts = {"patron": breach.patron, "stake": command.amount, "has": has}
        return Refusal(Reason.NOT_ENOUGH_CHIPS, row.clauses, facts)
    return (r.WinningsSeized(made(command), row.clauses, breach.patron, command.amount),)


_ACTS: Final[dict[str, Act]] = {
    "void-wagers": _void_wagers,
    "exclude-from-game": _exclude,
    "exclude-from-casino": _exclude,
    "seize-winnings": _seize,
}  # the others happen outside the game, and are recorded


def _holds_money(table: Table, _: House, __: Actor) -> bool:
    return any(one.place is Place.HELD for one in table.ledger.balances)


@act(
    EndSeizure,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=lambda m: _holds_money(m.table, m.rules, m.actor),
    listed=Listed.CASES,
    power=by_row(lambda conduct: conduct.power_to("seize-winnings")),
    apart=Apart.OTHERS,
    closed_too=_holds_money,
)
def end_seizure(table: Table, command: EndSeizure, rules: House) -> Answer:
    row = rules.book.conduct.power_to("seize-winnings")
    if row is None:
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "seize", "book": rules.book.id})
    held = table.ledger.balance(Place.HELD, command.patron) if command.patron != NOBODY else 0
    if not held:
        return Refusal(Reason.NOTHING_HELD, row.clauses, {"patron": command.patron})
    if not 0 <= command.returned <= held:
        facts: RefusalFacts = {"what": "money-returned", "amount": command.returned}
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, row.clauses, facts)
    done = discharged_by(table, rules.book, "end-seizure", patron=command.patron)
    kept = held - command.returned
    return (r.SeizureEnded(made(command), row.clauses, command.patron, command.returned, kept, done),)


@act(
    LiftExclusion,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=lambda m: bool(m.table.excluded),
    listed=Listed.CASES,
    power=by_row(lambda conduct: conduct.power_to("exclude-from-game")),
)
def lift_exclusion(table: Table, command: LiftExclusion, rules: Rules) -> Answer:
    """Whoever may exclude in that way may let someone back."""
    found = table.excluded.get(command.patron)
    if found is None:
        clauses = rules.book.conduct.power_clauses()
        return Refusal(Reason.NOT_EXCLUDED, clauses, {"patron": command.patron})
    row = rules.book.conduct.power_to(found.power)
    if row is None:
        return Refusal(Reason.NO_SUCH_POWER, found.under, {"what": "exclude", "book": rules.book.id})
    if not rules.reaches(command.actor.rank, row.rank):
        return too_low(rules, command.actor.rank, row)
    return (r.ExclusionLifted(made(command), row.clauses, command.patron),)
