"""A contest from its beginning to its end: entrants and their seats, practice, chips that change other than by play.

What the tournament decided comes as facts with a command; here it meets the table and the book's chapter. Turns are in
turns.py, what is hidden in secrets.py. Start at `begin_contest`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, foremost, together
from croupier.ledger import Place
from croupier.money import LARGEST_AMOUNT, Cents
from croupier.rulebooks import Rulebook
from croupier.rulebooks.procedure import Power
from croupier.rulebooks.tournament import TournamentChapter
from croupier.table.acts import COUP, NOTHING, Answer, By, Listed, act, act_when_closed, made
from croupier.table.contest.records import (
    AdjustChips,
    BeginContest,
    BeginPracticeCoups,
    ChipsAdjusted,
    ContestBegun,
    ContestEnded,
    ContestPaused,
    ContestReleased,
    ContestResumed,
    EndContest,
    EndPracticeCoups,
    EntrantSeated,
    PauseContest,
    PracticeCoupsBegun,
    PracticeCoupsEnded,
    ReleaseContest,
    ResumeContest,
    SeatEntrant,
    SeatVacated,
    VacateSeat,
)
from croupier.table.contest.refusals import eliminated_by, over, pause_clauses
from croupier.table.contest.standing import (
    Contesting,
    cannot_go_on,
    compulsory,
    contesting,
    counts,
    free_chips,
    holding,
    is_complete,
    nobody_can_wager,
)
from croupier.table.contest.state import Allowed, Contest, ContestTerms
from croupier.table.moment import Moment
from croupier.table.opening.judge import not_an_amount
from croupier.table.payment.debts import open_debts
from croupier.table.people.excluded import excluded
from croupier.table.people.judge import closed_by, holds_cards, lying_wagers
from croupier.table.rules import House, Rules
from croupier.table.stages import absent, coup_not_begun
from croupier.table.state import NOBODY, Actor, Patron, Play, Table

DIRECTOR = "tournament-director"


def directed(book: Rulebook) -> Power | None:
    """What the director does, or a supervisor for them, where the book has tournaments."""
    chapter = book.tournament
    if isinstance(chapter, Silent):
        return None
    return Power(book.authority.supervisor.rank, chapter.director.clauses, also=(DIRECTOR,))


def by_staff(book: Rulebook) -> Power | None:
    """What the dealer does in a contest, or the director."""
    chapter = book.tournament
    if isinstance(chapter, Silent):
        return None
    return Power(book.authority.dealer.rank, book.authority.dealer.clauses, also=(DIRECTOR,))


# --- beginning -----------------------------------------------------------------------------------


def _can_begin(table: Table, house: House, actor: Actor) -> bool:
    return not isinstance(house.book.tournament, Silent) and table.contest_now is None and not table.patrons


@act_when_closed(BeginContest, By.SUPERVISOR, chance=_can_begin, power=directed)
def begin_contest(table: Table, command: BeginContest, house: House) -> Answer:
    """At a closed table, or at an open one that nobody plays at: from now on it is the tournament's alone."""
    chapter, terms = house.book.tournament, command.terms
    if isinstance(chapter, Silent):
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "tournament", "book": house.book.id})
    if table.is_open and table.edition != house.edition:
        return Refusal(Reason.OTHER_EDITION, (), {"opened": table.edition, "given": house.edition})
    designated = together(chapter.tables.designated.clauses, chapter.tables.exclusive.clauses)
    contest = table.contest_now
    if contest is not None:
        return Refusal(Reason.CONTEST_ON, designated, {"tournament": contest.tournament})
    refusals = [*_in_use(table, designated), *_terms_faults(chapter, terms, house)]
    if refusals:
        return foremost(refusals)
    under = together(chapter.offered.clauses, designated)
    return (ContestBegun(made(command), under, command.tournament, command.session, command.digest, terms),)


def _in_use(table: Table, clauses: Clauses) -> Iterator[Refusal]:
    coup = table.coup
    begun = coup.play is not Play.WAGERING or coup.burned_before
    if begun or table.patrons or coup.wagers or table.streaks:
        yield Refusal(Reason.TABLE_IN_USE, clauses, {"patrons": tuple(table.patrons)})


def _terms_faults(chapter: TournamentChapter, terms: ContestTerms, house: House) -> Iterator[Refusal]:
    """What the book does not have, the terms of a tournament cannot give; and amounts that mean nothing."""
    for what, given, rule in (
        ("secret-wagers", terms.secret, chapter.wagers.secret),
        ("pass-cards", terms.pass_cards, chapter.wagers.pass_cards),
    ):
        if given is not None and isinstance(rule, Silent):
            yield Refusal(Reason.NO_SUCH_POWER, (), {"what": what, "book": house.book.id})
        if given is not None and not _possible(given):
            yield Refusal(Reason.AMOUNT_NOT_POSSIBLE, rule.clauses, {"what": what, "amount": given.number})
    for why in terms.moved_by:
        if why not in chapter.chips.moved_by:
            yield Refusal(Reason.CHIPS_FIXED, chapter.chips.moved_clauses, {"why": why})
    for name, amount in (("starting-bank", terms.bank), ("compulsory-wager", terms.compulsory)):
        if not 0 <= amount <= LARGEST_AMOUNT:
            yield Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": name, "amount": amount})
    for name, number in (("coups", terms.coups), ("shoes", terms.shoes)):
        if number < 0:
            yield Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": name, "amount": number})


def _possible(allowed: Allowed) -> bool:
    return 0 < allowed.number <= LARGEST_AMOUNT


# --- the moment ----------------------------------------------------------------------------------


def on(table: Table, rules: Rules) -> Refusal | None:
    """A contest is on."""
    if contesting(table, rules) is not None:
        return None
    contest = table.contest_now
    return Refusal(Reason.NO_CONTEST, (), {}) if contest is None else over(contest)


def between_coups(table: Table, rules: Rules) -> Refusal | None:
    return on(table, rules) or coup_not_begun(table, rules)


def now(table: Table, rules: Rules) -> Contesting:
    found = contesting(table, rules)
    assert found is not None, "asked only while a contest is on"
    return found


# --- entrants ------------------------------------------------------------------------------------


@act(SeatEntrant, By.DEALER, holds=NOTHING, ready=between_coups, power=by_staff)
def seat_entrant(table: Table, command: SeatEntrant, rules: Rules) -> Answer:
    contest, chapter = now(table, rules)
    patron, known = command.patron, contest.entrants.get(command.patron)
    if patron == NOBODY:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": patron})
    barred = excluded(table, patron)
    if barred is not None:
        return barred
    refusals = [*_seat_faults(table, command.seat, rules), *_bank_faults(contest, chapter, command, rules)]
    if patron in table.patrons or (known is not None and command.entry == "entry"):
        fixed = chapter.seating.seat_fixed if patron in table.patrons else chapter.entry.one_each
        refusals.append(Refusal(Reason.ALREADY_HERE, fixed.clauses, {"patron": patron}))
    if contest.practising:
        refusals.append(Refusal(Reason.PRACTISING, chapter.tables.practice.clauses, {}))
    if refusals:
        return foremost(refusals)
    under = together(chapter.seating.ballot.clauses, chapter.chips.bank.clauses if command.entry == "entry" else ())
    return (
        EntrantSeated(
            made(command),
            together(under, _entry_clauses(chapter, command)),
            patron=patron,
            seat=command.seat,
            bank=command.bank,
            entry=command.entry,
            instead=command.instead,
            advised=command.advised,
        ),
    )


def _entry_clauses(chapter: TournamentChapter, command: SeatEntrant) -> Clauses:
    match command.entry:
        case "buy-back":
            return chapter.progression.buy_back.clauses
        case "substitution":
            return chapter.seating.substitutes.clauses
        case "entry":
            return ()


def _seat_faults(table: Table, seat: int, rules: Rules) -> Iterator[Refusal]:
    setup, taken = rules.setup, table.seated().get(seat)
    if not 1 <= seat <= setup.places:
        clauses = rules.book.table.seats.clauses
        yield Refusal(Reason.UNKNOWN_PLACE, clauses, {"place": seat, "places": setup.places})
    if seat in setup.closed_places:
        yield Refusal(Reason.PLACE_CLOSED, closed_by(rules), {"place": seat})
    if taken is not None:
        yield Refusal(Reason.SEAT_TAKEN, (), {"place": seat, "by": taken})


def _bank_faults(contest: Contest, chapter: TournamentChapter, command: SeatEntrant, rules: Rules) -> Iterator[Refusal]:
    """Everyone starts alike; a substitute has what the one before them had; a way back is as the terms have it."""
    bank, terms, gone = command.bank, contest.terms, contest.entrants.get(command.instead)
    known = contest.entrants.get(command.patron)
    chips = rules.terms_now.chips
    if not 0 <= bank <= LARGEST_AMOUNT or chips.at_least(bank) != bank:
        facts: RefusalFacts = {"what": "starting-bank", "amount": bank, "chip": chips.smallest}
        yield Refusal(Reason.AMOUNT_NOT_POSSIBLE, chapter.chips.bank.clauses, facts)
    match command.entry:
        case "substitution" if gone is None or gone.out != "substituted":
            yield Refusal(Reason.UNKNOWN_PATRON, chapter.seating.substitutes.clauses, {"patron": command.instead})
        case "substitution" if gone is not None and gone.chips != bank:
            yield _unequal(bank, gone.chips, chapter.chips.moved_clauses)
        case "buy-back" if "buy-back" not in terms.moved_by or "buy-back" not in chapter.chips.moved_by:
            yield Refusal(Reason.CHIPS_FIXED, _bought_back(chapter), {"why": "buy-back"})
        case "buy-back" if known is not None and known.out != "eliminated":
            yield Refusal(Reason.CHIPS_FIXED, _bought_back(chapter), {"why": "buy-back"})
        case "entry" if terms.bank and bank != terms.bank:
            yield _unequal(bank, terms.bank, chapter.chips.bank.clauses)
        case _:
            pass


def _bought_back(chapter: TournamentChapter) -> Clauses:
    """Whoever was eliminated comes back so, and nobody else."""
    return together(chapter.chips.moved_clauses, chapter.progression.buy_back.clauses)


def _unequal(bank: Cents, due: Cents, clauses: Clauses) -> Refusal:
    return Refusal(Reason.UNEQUAL_BANK, clauses, {"bank": bank, "due": due})


def _someone_here(m: Moment) -> bool:
    return bool(m.table.patrons)


@act(VacateSeat, By.DEALER, holds=COUP, ready=between_coups, chance=_someone_here, power=by_staff)
def vacate_seat(table: Table, command: VacateSeat, rules: Rules) -> Answer:
    """Between coups, with nothing of theirs in the game; eliminated is only who cannot make the wager to come."""
    at = now(table, rules)
    patron = table.patrons.get(command.patron)
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    refusals = [*lying_wagers(table, patron), *holds_cards(table, patron, rules), *_owing(table, at, (patron.id,))]
    if command.why == "eliminated" and patron.id not in cannot_go_on(table, rules):
        facts: RefusalFacts = {"patron": patron.id, "has": free_chips(table, patron.id)}
        refusals.append(Refusal(Reason.CAN_STILL_WAGER, eliminated_by(at), {**facts, "minimum": compulsory(at, rules)}))
    if refusals:
        return foremost(refusals)
    return (_vacated(table, command, at, patron),)


def _vacated(table: Table, command: VacateSeat, at: Contesting, patron: Patron) -> SeatVacated:
    return SeatVacated(
        made(command),
        vacated_by(at, command.why),
        patron=patron.id,
        seat=patron.seat or 0,
        why=command.why,
        chips=holding(table, patron.id),
        removed=command.chips == "removed",
    )


def vacated_by(at: Contesting, why: str) -> Clauses:
    """By which an entrant leaves the contest, for whatever reason it is."""
    chapter = at.chapter
    match why:
        case "eliminated":
            return eliminated_by(at)
        case "disqualified":
            return together(chapter.conduct.disqualification.clauses, chapter.conduct.disqualified_chips.clauses)
        case "retired":
            return chapter.conduct.retirement.clauses
        case "substituted":
            return chapter.seating.substitutes.clauses
        case _:
            return chapter.seating.absence.clauses


# --- chips ---------------------------------------------------------------------------------------


@act(AdjustChips, By.SUPERVISOR, holds=NOTHING, ready=between_coups, chance=_someone_here, power=directed)
def adjust_chips(table: Table, command: AdjustChips, rules: Rules) -> Answer:
    """Only for what the book and the terms let chips be given or taken for; a penalty takes, everything else gives."""
    contest, chapter = now(table, rules)
    patron, why = command.patron, command.why
    refusal = absent(table, patron) or not_an_amount("tournament-chips", command.amount)
    if refusal is not None:
        return refusal
    moved = _moved_for(chapter, why)
    refusals: list[Refusal] = []
    here = why == "buy-back"  # and was not eliminated
    if here or why not in chapter.chips.moved_by or why not in contest.terms.moved_by:
        refusals.append(Refusal(Reason.CHIPS_FIXED, moved, {"why": why}))
    if rules.terms_now.chips.at_least(command.amount) != command.amount:
        chip = rules.terms_now.chips.smallest
        what: RefusalFacts = {"what": "tournament-chips", "amount": command.amount, "chip": chip}
        refusals.append(Refusal(Reason.AMOUNT_NOT_POSSIBLE, moved, what))
    if why == "penalty" and command.amount > free_chips(table, patron):
        facts: RefusalFacts = {"patron": patron, "stake": command.amount, "has": free_chips(table, patron)}
        refusals.append(Refusal(Reason.NOT_ENOUGH_CHIPS, chapter.conduct.penalties.clauses, facts))
    if contest.practising:
        refusals.append(Refusal(Reason.PRACTISING, chapter.tables.practice.clauses, {}))
    if refusals:
        return foremost(refusals)
    amount = -command.amount if why == "penalty" else command.amount
    return (ChipsAdjusted(made(command), moved, patron, amount, why, command.reference),)


def _moved_for(chapter: TournamentChapter, why: str) -> Clauses:
    """By which chips are given or taken for this, or are not."""
    if why == "buy-back":
        return _bought_back(chapter)
    if why == "penalty" and why in chapter.chips.moved_by:
        return chapter.conduct.penalties.clauses
    return chapter.chips.moved_clauses


def _owing(table: Table, at: Contesting, patrons: tuple[str, ...]) -> Iterator[Refusal]:
    """Tournament chips that are owed, held or not put right yet do not outlast the contest."""
    found = [debt.patron for debt in open_debts(table)]
    found += [error.patron for error in table.payment_errors.values() if error.open and error.closed is not True]
    found += [one for one in patrons if one in table.patrons and table.patrons[one].owes[0]]
    found += [one for one in patrons if table.ledger.balance(Place.HELD, one)]
    owing = tuple(dict.fromkeys(one for one in found if one in patrons))
    if owing:
        yield Refusal(Reason.CHIPS_NOT_SETTLED, at.chapter.chips.moved_clauses, {"patrons": owing})


# --- practice ------------------------------------------------------------------------------------


def _nothing_lies(table: Table) -> Iterator[Refusal]:
    lying = (*table.coup.wagers.values(), *(streak.down for streak in table.streaks))
    if lying:
        patrons = tuple(dict.fromkeys(down.patron for down in lying))
        yield Refusal(Reason.WAGERS_ON_THE_LAYOUT, (), {"wagers": len(lying), "patrons": patrons})


def _can_practise(m: Moment) -> bool:
    return m.accepts(BeginPracticeCoups(*m.asked))


@act(BeginPracticeCoups, By.DEALER, holds=COUP, ready=between_coups, chance=_can_practise, power=by_staff)
def begin_practice_coups(table: Table, command: BeginPracticeCoups, rules: Rules) -> Answer:
    """Before play in the contest begins."""
    contest, chapter = now(table, rules)
    practice = chapter.tables.practice
    refusals = [*_nothing_lies(table)]
    if contest.practising:
        refusals.append(Refusal(Reason.PRACTISING, practice.clauses, {}))
    if contest.coups:
        refusals.append(Refusal(Reason.PLAY_HAS_BEGUN, practice.clauses, {"coups": contest.coups}))
    if refusals:
        return foremost(refusals)
    chips = tuple((one, holding(table, one)) for one in table.patrons)
    return (PracticeCoupsBegun(made(command), practice.clauses, chips),)


def _can_end_practice(m: Moment) -> bool:
    return m.accepts(EndPracticeCoups(*m.asked))


@act(EndPracticeCoups, By.DEALER, holds=COUP, ready=between_coups, chance=_can_end_practice, power=by_staff)
def end_practice_coups(table: Table, command: EndPracticeCoups, rules: Rules) -> Answer:
    at = now(table, rules)
    practice = at.chapter.tables.practice
    if at.contest.practice is None:
        return Refusal(Reason.NOT_PRACTISING, practice.clauses, {})
    refusals = [*_nothing_lies(table), *_owing(table, at, tuple(at.contest.entrants))]
    if refusals:
        return foremost(refusals)
    return (PracticeCoupsEnded(made(command), practice.clauses, at.contest.practice),)


# --- pausing and ending --------------------------------------------------------------------------


def _can_pause(m: Moment) -> bool:
    contest = m.table.contest_now
    return contest is not None and contest.on and not contest.paused


@act(PauseContest, By.SUPERVISOR, holds=NOTHING, ready=on, chance=_can_pause, listed=Listed.FLOOR, power=directed)
def pause_contest(table: Table, command: PauseContest, rules: Rules) -> Answer:
    """At any moment; what has begun is finished."""
    contest, chapter = now(table, rules)
    under = pause_clauses(chapter, command.why)
    if contest.paused:
        return Refusal(Reason.PLAY_STOPPED, under, {"why": contest.paused})
    return (ContestPaused(made(command), under, command.why),)


def _can_resume(m: Moment) -> bool:
    contest = m.table.contest_now
    return contest is not None and bool(contest.paused)


@act(
    ResumeContest,
    By.SUPERVISOR,
    holds=NOTHING,
    ready=on,
    chance=_can_resume,
    answers=True,
    listed=Listed.FLOOR,
    power=directed,
)
def resume_contest(table: Table, command: ResumeContest, rules: Rules) -> Answer:
    contest, chapter = now(table, rules)
    if not contest.paused:
        return Refusal(Reason.PLAY_NOT_STOPPED, (), {})
    return (ContestResumed(made(command), pause_clauses(chapter, contest.paused)),)


@act(EndContest, By.SUPERVISOR, holds=COUP, ready=between_coups, listed=Listed.FLOOR, power=directed)
def end_contest(table: Table, command: EndContest, rules: Rules) -> Answer:
    """Between coups, with every chip counted; before its time only on the grounds that the book or the terms have."""
    at = now(table, rules)
    contest, chapter = at
    refusals = [
        *_nothing_lies(table),
        *_owing(table, at, tuple(contest.entrants)),
        *_not_over(table, command, at, rules),
    ]
    if contest.practising:
        refusals.append(Refusal(Reason.PRACTISING, chapter.tables.practice.clauses, {}))
    if refusals:
        return foremost(refusals)
    advised = tuple(id for id, one in contest.entrants.items() if one.advised)
    return (
        ContestEnded(
            made(command),
            _ending(chapter, command),
            command.why,
            contest.coups,
            counts(table, contest),
            command.agreed,
            advised or UNSET,
        ),
    )


def _not_over(table: Table, command: EndContest, at: Contesting, rules: Rules) -> Iterator[Refusal]:
    contest, chapter, here, book = at.contest, at.chapter, table.patrons, rules.book.id
    counted = bool(contest.terms.coups or contest.terms.shoes)
    facts: RefusalFacts = {"coups": contest.coups, "of": contest.terms.coups, "patrons": tuple(here)}
    early = (
        (command.why == "complete" and counted and not is_complete(table, contest))
        or (command.why == "one-left" and len(here) > 1)
        or (command.why == "nobody-can-wager" and not nobody_can_wager(table, rules, at))
    )
    if early:
        yield Refusal(Reason.CONTEST_NOT_OVER, chapter.progression.rounds.clauses, facts)
    if command.why == "progress-known" and isinstance(chapter.progression.early_end, Silent):
        rounds = chapter.progression.rounds.clauses
        yield Refusal(Reason.NO_SUCH_POWER, rounds, {"what": "progress-known", "book": book})
    if command.why == "chips-to-cash" and not set(here) <= set(command.agreed):
        missing = tuple(one for one in here if one not in command.agreed)
        yield Refusal(Reason.NOT_ALL_AGREE, _ending(chapter, command), {"remedy": "chips-to-cash", "patrons": missing})
    if command.why == "chips-to-cash" and not chapter.chips.cashed:
        yield Refusal(Reason.NO_SUCH_POWER, chapter.chips.cashed_clauses, {"what": "chips-to-cash", "book": book})


def _ending(chapter: TournamentChapter, command: EndContest) -> Clauses:
    early = chapter.progression.early_end
    match command.why:
        case "complete" | "one-left":
            return chapter.progression.rounds.clauses
        case "nobody-can-wager":
            return together(chapter.progression.rounds.clauses, chapter.wagers.compulsory.clauses)
        case "cancelled":
            return chapter.money.refunds.cancelled_clauses
        case "progress-known":
            return () if isinstance(early, Silent) else early.known_clauses
        case "chips-to-cash":
            return () if isinstance(early, Silent) else early.cash_clauses


def _can_release(table: Table, house: House, actor: Actor) -> bool:
    contest = table.contest_now
    return contest is not None and (not contest.on or not contest.entrants)


@act_when_closed(ReleaseContest, By.SUPERVISOR, chance=_can_release, power=directed)
def release_contest(table: Table, command: ReleaseContest, house: House) -> Answer:
    """After its end, or where nobody was ever seated."""
    contest, chapter = table.contest_now, house.book.tournament
    if contest is None or isinstance(chapter, Silent):
        return Refusal(Reason.NO_CONTEST, (), {})
    if contest.on and contest.entrants:
        facts: RefusalFacts = {"coups": contest.coups, "of": contest.terms.coups, "patrons": tuple(table.patrons)}
        return Refusal(Reason.CONTEST_NOT_OVER, chapter.tables.exclusive.clauses, facts)
    return (ContestReleased(made(command), chapter.tables.designated.clauses),)
