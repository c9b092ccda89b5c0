"""Changes that patrons are told of beforehand: notices, new limits, another variation, closing the table.

A notice stands without a break for the minutes or coups that the book wants; nobody there, nobody is told, where the
book says so. Start at `told`; `due` says how long a notice still stands.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, foremost, together
from croupier.coup import Outcome, Stake, settle_void
from croupier.money import Cents
from croupier.rulebooks import procedure as pr
from croupier.rulebooks.only import decided_by
from croupier.table.acts import COUP, NOTHING, Answer, Apart, By, Listed, act, made
from croupier.table.commands import Command
from croupier.table.contest.standing import contesting
from croupier.table.moment import Moment
from croupier.table.notices.apply import before_and_after, minimum_raised, otherwise_changed, raised
from croupier.table.notices.coming import changed_limits
from croupier.table.notices.records import (
    ChangeLimits,
    ChangeVariation,
    CloseTable,
    DisplayNotice,
    LimitsToChange,
    NoticeDisplayed,
    NoticeRemoved,
    RemoveNotice,
    TableClosed,
    VariationChanged,
)
from croupier.table.opening.judge import approval_faults, area_faults, figure_faults, game_faults, not_an_amount
from croupier.table.payment.commission import carried_over, goes_owing
from croupier.table.rules import Rules
from croupier.table.stages import coup_not_begun
from croupier.table.state import LATEST, Down, Instant, NoticeUp, Payment, Setup, Table

MINUTE = 60_000  # milliseconds
AT_ALL = 1  # where any notice will do, it still comes first


# --- what a book wants of a notice ---------------------------------------------------------------


def row_of(rules: Rules, about: str) -> pr.Notice | Silent:
    notices = rules.book.notices
    match about:
        case "closing":
            return notices.closing
        case "higher-minimum":
            return notices.higher_minimum
        case "limits":
            return notices.limits
        case _:
            return notices.variation


def time_wanted(rules: Rules, row: pr.Notice) -> int:
    """How many milliseconds a notice stands at least, where it counts time."""
    if row.minutes_option is not None:
        return int(rules.option(row.minutes_option)) * MINUTE
    return row.minutes * MINUTE if row.minutes is not None else AT_ALL


class Due(msgspec.Struct, frozen=True):
    """How long a notice stands before what it tells of may be done: so many coups more, or until a time."""

    coups: int | None = None
    ready: Instant | None = None


def due(table: Table, rules: Rules, notice: NoticeUp) -> Due:
    """When the change that a notice tells of may be made at the earliest: shown by the view, judged by in `told`."""
    row = row_of(rules, notice.about)
    if isinstance(row, Silent):
        return Due(ready=notice.since)
    if row.coups is not None:
        return Due(coups=max(0, row.coups - _coups_stood(table, rules, row, notice)))
    needed = time_wanted(rules, row)
    return Due(ready=max(notice.since + needed, notice.takes_effect or 0))


def _coups_stood(table: Table, rules: Rules, row: pr.Notice, notice: NoticeUp) -> int:
    dummies = row.count_dummies is not None and rules.option(row.count_dummies) == "yes"
    stood = table.coups - notice.coups if dummies else table.betting_coups - notice.betting_coups
    return max(0, stood)


def _speaking_of(row: pr.Notice, variation: str) -> pr.Notice:
    """A notice with the clauses that speak of this variation, or of all."""
    if not row.only:
        return row
    clauses, empty = (decided_by(some, row.only, (), variation) for some in (row.clauses, row.empty_clauses))
    return msgspec.structs.replace(row, clauses=clauses, empty_clauses=empty)


def told(
    table: Table, command: Command, rules: Rules, about: str, row: pr.Notice, bet: str | None = None
) -> Refusal | None:
    """Why the patrons have not been told of something long enough; nothing where they have."""
    notice = next((one for one in table.notices if one.about == about and bet in (None, one.bet)), None)
    if notice is None:
        needed = row.coups if row.coups is not None else time_wanted(rules, row)
        return Refusal(Reason.NOTICE_NOT_UP, row.clauses, _facts(row, about, 0, needed))
    when = due(table, rules, notice)
    if row.coups is not None:
        return _too_short(row, about, _coups_stood(table, rules, row, notice), row.coups) if when.coups else None
    assert when.ready is not None, "a notice that counts no coups counts time"
    stood, needed = command.at - notice.since, when.ready - notice.since
    return None if stood >= needed else _too_short(row, about, stood, needed)


def _too_short(row: pr.Notice, about: str, stood: int, needed: int) -> Refusal:
    return Refusal(Reason.NOTICE_TOO_SHORT, row.clauses, _facts(row, about, stood, needed))


def _facts(row: pr.Notice, about: str, stood: int, needed: int) -> RefusalFacts:
    unit = "milliseconds" if row.coups is None else "coups"
    return {"about": about, "stood": stood, "needed": needed, "unit": unit}


def _told_unless_empty(
    table: Table, command: Command, rules: Rules, about: str, row: pr.Notice
) -> tuple[Refusal | None, Clauses]:
    """What stands in the way of a change, and the clauses it rests on if nothing does."""
    if not table.patrons and row.empty_clauses:
        return None, row.empty_clauses
    if row.names_bet and isinstance(command, ChangeLimits) and about == "higher-minimum":
        return _bets_not_told(table, command, rules, row), row.clauses
    return told(table, command, rules, about, row) or _other_change(table, command, about, row), row.clauses


def _bets_not_told(table: Table, command: ChangeLimits, rules: Rules, row: pr.Notice) -> Refusal | None:
    """Each bet whose minimum rises has a notice of its own, and none rises further than that says."""
    about, rising = "higher-minimum", raised(rules.setup, as_changed(rules.setup, command))
    for bet, limit in rising.items() or (("", command.limits),):
        notices = [one for one in table.notices if one.about == about]
        notice = next((one for one in notices if one.bet == bet), None)
        refusal = told(table, command, rules, about, row, bet) if notice is not None or not notices else None
        if refusal is not None:
            return refusal
        if notice is None or (notice.minimum is not None and limit.minimum > notice.minimum):
            shown = notice or notices[0]
            facts: RefusalFacts = {"about": about, "minimum": shown.minimum or 0, "variation": "", "wager": shown.bet}
            return Refusal(Reason.NOTICE_OF_ANOTHER_CHANGE, row.clauses, facts)
    return None


def as_changed(setup: Setup, command: ChangeLimits) -> Setup:
    return msgspec.structs.replace(
        setup, limits=command.limits, wager_limits=command.wager_limits, differential=command.differential
    )


def _other_change(table: Table, command: Command, about: str, row: pr.Notice) -> Refusal | None:
    """A notice that stood long enough, of another change than the one now made."""
    notice = next(one for one in table.notices if one.about == about)
    other = (
        (notice.minimum is not None and isinstance(command, ChangeLimits) and highest_minimum(command) > notice.minimum)
        or (notice.variation and isinstance(command, ChangeVariation) and command.variation != notice.variation)
    )  # fmt: skip
    if not other:
        return None
    facts: RefusalFacts = {"about": about, "minimum": notice.minimum or 0, "variation": notice.variation}
    return Refusal(Reason.NOTICE_OF_ANOTHER_CHANGE, row.clauses, facts)


def highest_minimum(command: ChangeLimits) -> Cents:
    return max(command.limits.minimum, *(limit.minimum for _, limit in command.wager_limits), 0)


@act(DisplayNotice, By.DEALER, holds=NOTHING, listed=Listed.FLOOR, choices={"variation": "variations"})
def display_notice(table: Table, command: DisplayNotice, rules: Rules) -> Answer:
    row, about, effect = row_of(rules, command.about), command.about, command.takes_effect
    if command.variation and rules.book.variation(command.variation) is None:
        known = tuple(one.id for one in rules.book.variations)
        names: RefusalFacts = {"book": rules.book.id, "variation": command.variation, "known": known}
        return Refusal(Reason.UNKNOWN_VARIATION, (), names)
    if isinstance(row, Silent):
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "give-notice", "about": about, "book": rules.book.id})
    row = _speaking_of(row, command.variation)
    if effect is None and row.states_time:
        return Refusal(Reason.NOTICE_WITHOUT_TIME, row.clauses, {"about": about})
    if (about == "higher-minimum" and command.minimum is None) or (about == "variation" and not command.variation):
        return Refusal(Reason.NOTICE_WITHOUT_CHANGE, row.clauses, {"about": about})
    if effect is not None and row.coups is None:
        ahead, needed = effect - command.at, time_wanted(rules, row)
        if ahead < needed:
            return _too_short(row, about, max(0, ahead), needed)
    impossible = None if command.minimum is None else not_an_amount("new-minimum", command.minimum)
    if impossible is not None:
        return impossible
    # a coup whose first card is out is the one in which notice is given, and does not count towards it (reading A-53)
    begun = coup_not_begun(table, rules) is not None
    if not isinstance(command.wager, msgspec.UnsetType) and command.wager not in rules.book.wager_ids():
        return Refusal(Reason.UNKNOWN_WAGER, (), {"wager": command.wager, "book": rules.book.id})
    coups = table.coups + begun
    betting = table.betting_coups + (begun and not table.coup.dummy)
    notice = NoticeUp(
        about=about,
        since=command.at,
        coups=coups,
        betting_coups=betting,
        takes_effect=effect,
        says=command.says,
        minimum=command.minimum,
        variation=command.variation,
        wager=command.wager,
    )
    return (NoticeDisplayed(made(command), row.clauses, notice),)


@act(RemoveNotice, By.DEALER, holds=NOTHING, chance=lambda m: bool(m.table.notices), listed=Listed.FLOOR)
def remove_notice(table: Table, command: RemoveNotice, rules: Rules) -> Answer:
    under = row_of(rules, command.about).clauses
    if all(notice.about != command.about for notice in table.notices):
        return Refusal(Reason.NOTICE_NOT_UP, under, {"about": command.about, "stood": 0, "needed": 0, "unit": "none"})
    return (NoticeRemoved(made(command), under, command.about),)


# --- limits --------------------------------------------------------------------------------------


def _may_be_altered(table: Table, rules: Rules) -> Refusal | None:
    """At any time, where the book says so."""
    return coup_not_begun(table, rules) if isinstance(rules.book.notices.at_any_time, Silent) else None


@act(ChangeLimits, By.SUPERVISOR, holds=COUP, ready=_may_be_altered, early=True, listed=Listed.FLOOR)
def change_limits(table: Table, command: ChangeLimits, rules: Rules) -> Answer:
    """All the figures of the sign are given anew: what the command does not name is on it no longer."""
    old, any_time = rules.setup, rules.book.notices.at_any_time
    new = as_changed(old, command)
    later = coup_not_begun(table, rules) is not None
    refusals = list(figure_faults(rules, new))
    under, kept = rules.clauses_for(rules.book.limits.shown, *rules.offered), _kept(command, rules, new)
    if kept is not None:
        under = together(under, rules.book.notices.keeps_old_minimum.clauses)
    elif minimum_raised(old, new) or (old == new and _someone_keeps(table)):
        row = rules.book.notices.higher_minimum
        refusal, clauses = _told_unless_empty(table, command, rules, "higher-minimum", row)
        ends = _ends_kept(table, rules)
        refusals += [replace(refusal, clauses=together(refusal.clauses, ends))] if refusal else []
        if isinstance(any_time, Silent):
            refusals += _in_the_way(
                tuple(table.coup.wagers.values()), row.clauses
            )  # it holds from the next coup
        later = later or bool(table.coup.wagers)
        under = together(under, clauses, ends)
    other = rules.book.notices.limits
    if not isinstance(other, Silent) and otherwise_changed(old, new):
        refusal, clauses = _told_unless_empty(table, command, rules, "limits", other)
        refusals += [refusal] if refusal else []
        under = together(under, clauses)
    if refusals:
        return foremost(refusals)
    if later:
        altered = (new.limits, new.wager_limits, new.differential, kept)
        return (LimitsToChange(made(command), together(under, any_time.clauses), *altered),)
    return changed_limits(table, command, rules, new, kept, under)


def _kept(command: ChangeLimits, rules: Rules, new: Setup) -> Cents | None:
    """The minimum that those present keep, where the book lets them and no wager's own minimum rises with it."""
    if not command.keeping or isinstance(rules.book.notices.keeps_old_minimum, Silent):
        return None
    (before, after), *own = before_and_after(rules.setup, new)
    if after.minimum <= before.minimum or any(later.minimum > former.minimum for former, later in own):
        return None
    return before.minimum


def _ends_kept(table: Table, rules: Rules) -> Clauses:
    """By which a minimum from before is kept no longer, where someone keeps one."""
    keeps = rules.book.notices.keeps_old_minimum
    return () if isinstance(keeps, Silent) or not _someone_keeps(table) else keeps.ends_clauses


def _someone_keeps(table: Table) -> bool:
    return any(patron.kept_minimum is not None for patron in table.patrons.values())


def _in_the_way(wagers: tuple[Down, ...], clauses: Clauses) -> Iterator[Refusal]:
    if wagers:
        patrons = tuple(dict.fromkeys(down.patron for down in wagers))
        facts: RefusalFacts = {"wagers": len(wagers), "patrons": patrons}
        yield Refusal(Reason.WAGERS_ON_THE_LAYOUT, clauses, facts)


# --- variation -----------------------------------------------------------------------------------


def _no_wagers_lie(m: Moment) -> bool:
    return not m.table.coup.wagers and not m.table.streaks


@act(
    ChangeVariation,
    By.SUPERVISOR,
    holds=COUP,
    ready=coup_not_begun,
    early=True,
    chance=_no_wagers_lie,
    listed=Listed.FLOOR,
    choices={"variation": "variations"},
    apart=Apart.GAME,
)
def change_variation(table: Table, command: ChangeVariation, rules: Rules) -> Answer:
    setup = msgspec.structs.replace(
        rules.setup, variation=command.variation, side_wagers=command.side_wagers, options=command.options
    )
    terms = rules.terms(setup)
    if isinstance(terms, Refusal):
        return terms
    row, same = _speaking_of(rules.book.notices.variation, command.variation), rules.book.notices.same_variation
    refusal, under = _told_unless_empty(table, command, rules, "variation", row)
    if not isinstance(same, Silent) and command.variation == rules.setup.variation:
        refusal, under = None, same.clauses  # only its options or side wagers are others
    agreed: tuple[str, ...] = ()
    if refusal is not None and table.patrons and set(table.patrons) <= set(command.agreed):
        refusal, agreed = None, tuple(table.patrons)  # everyone there consents (readings)
        under = row.agreed_clauses or row.clauses
    if refusal is not None and row.agreed_clauses:
        refusal = msgspec.structs.replace(refusal, clauses=together(refusal.clauses, row.agreed_clauses))
    lying = (*(streak.down for streak in table.streaks), *table.coup.wagers.values())
    refusals = [
        *game_faults(table, rules, setup, terms),
        *area_faults(rules, setup),
        *approval_faults(table, rules, setup, command.at),
        *([refusal] if refusal else []),
        *_in_the_way(lying, row.clauses),
    ]
    if refusals:
        return foremost(refusals)
    variation = rules.book.variation(setup.variation)
    another = isinstance(same, Silent) or command.variation != rules.setup.variation
    under = together(under, variation.clauses if variation and another else ())
    return (VariationChanged(made(command), under, setup, agreed),)


# --- closing -------------------------------------------------------------------------------------


def _can_close(m: Moment) -> bool:
    return m.accepts(CloseTable("", m.actor, LATEST))


@act(CloseTable, By.SUPERVISOR, holds=COUP, ready=coup_not_begun, early=True, chance=_can_close, listed=Listed.FLOOR)
def close_table(table: Table, command: CloseTable, rules: Rules) -> Answer:
    refusal, under = _may_close(table, command, rules)
    single = tuple(down for down in table.coup.wagers.values() if not rules.is_streak(down.wager))
    refusals = [
        *([refusal] if refusal else []),
        *_contest_on(table, rules),
        *_commission_owed(table, rules),
        *_in_the_way(single, rules.book.notices.closing.clauses),
    ]
    if refusals:
        return foremost(refusals)
    lying = (*(streak.down for streak in table.streaks), *table.coup.wagers.values())
    payments = tuple(_returned(rules, down) for down in lying)
    under = together(under, *(payment.settled.clauses for payment in payments))
    owing = [debt for patron in table.patrons.values() for debt in goes_owing(table, command, rules, patron)]
    return (*owing, TableClosed(made(command), under, payments, _cards_to_check(table, rules)))


def _contest_on(table: Table, rules: Rules) -> Iterator[Refusal]:
    """A tournament's session is ended before its table closes."""
    at = contesting(table, rules)
    if at is not None and at.contest.entrants:
        clauses = at.chapter.tables.exclusive.clauses
        yield Refusal(Reason.CONTEST_ON, clauses, {"tournament": at.contest.tournament})


def _may_close(table: Table, command: CloseTable, rules: Rules) -> tuple[Refusal | None, Clauses]:
    """Notice is owed to patrons who are there, until the hours of gaming are over."""
    row, hours, ends = rules.book.notices.closing, rules.book.table.gaming_hours, rules.setup.gaming_ends
    if not isinstance(hours, Silent) and ends is not None and command.at >= ends:
        return None, hours.clauses
    if not table.patrons or table.contest_now is not None:  # entrants of a tournament have heard of its end
        return None, row.empty_clauses or row.clauses
    return told(table, command, rules, "closing", row), row.clauses


def _commission_owed(table: Table, rules: Rules) -> Iterator[Refusal]:
    deferral = rules.book.settlement.deferral
    for patron in table.patrons.values():
        part, whole = patron.owes
        if part > 0 and not isinstance(deferral, Silent) and not carried_over(table, patron):
            facts: RefusalFacts = {"patron": patron.id, "owed": part // whole}
            yield Refusal(Reason.COMMISSION_OWED, deferral.on_stopping_clauses, facts)


def _returned(rules: Rules, down: Down) -> Payment:
    """A wager over several coups that closing cuts short: all of it goes back, whatever part was at stake."""
    counts = down.counts or down.stake
    answer = settle_void(rules.terms_now, [Stake(down.wager, counts, down.token)], Outcome.CLOSED)
    if isinstance(answer, Refusal):
        raise ValueError(f"a wager that was accepted cannot go back: {answer}")
    return Payment(down.number, down.patron, answer[0], down.stake - counts)


def _cards_to_check(table: Table, rules: Rules) -> bool:
    """Cards that were used, or never checked, are checked when gaming ends, where the book says so."""
    check, shoe = rules.book.shuffle.check_after, table.shoe
    if isinstance(check, Silent) or check.when == "optional" or not shoe.cards:
        return False
    if check.when == "unless-pre-shuffled" and shoe.pre_shuffled:
        return False
    return not shoe.checked or shoe.out > 0 or table.coups > 0
