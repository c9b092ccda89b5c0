"""A contest as people see it, and what comes next in one before a coup is dealt.

A secret wager is its owner's to see, and nobody else's, of whatever rank: others see that there is one. Start at
`contest_shown`; `due_in_contest` is for the next step.
"""

from __future__ import annotations

from typing import NamedTuple

from croupier.clauses import Clauses
from croupier.table.acts import Apart
from croupier.table.commands import Command
from croupier.table.contest.judge import vacated_by
from croupier.table.contest.records import (
    AskToWager,
    EndContest,
    PlaceMarker,
    RevealSecretWagers,
    VacateSeat,
)
from croupier.table.contest.refusals import apart_by, asked_by, pause_clauses
from croupier.table.contest.standing import (
    Contesting,
    at_risk,
    can_wager,
    cannot_go_on,
    clockwise,
    compulsory,
    contesting,
    counts,
    is_complete,
    is_short,
    marker_lies,
    next_to_ask,
    nobody_can_wager,
    passes_left,
    seat_for_marker,
    secrets_left,
    short_of_minimum,
    takes_turns,
)
from croupier.table.contest.state import Contest
from croupier.table.moment import Moment
from croupier.table.rules import Rules
from croupier.table.state import NOBODY, Down, Table
from croupier.table.views.records import ContestShown, EntrantShown
from croupier.table.wagering.records import CallNoMoreBets


def contest_shown(table: Table, rules: Rules | None) -> ContestShown | None:
    contest = table.contest_now
    if contest is None:
        return None
    at = None if rules is None else contesting(table, rules)
    return ContestShown(
        tournament=contest.tournament,
        session=contest.session,
        entrants=_entrants(table, contest, at),
        coups=contest.coups,
        of=contest.terms.coups,
        compulsory=0 if at is None or rules is None else compulsory(at, rules),
        in_turn=at is not None and takes_turns(at),
        practice=contest.practising,
        paused=contest.paused,
        ended=contest.ended,
        marker=contest.marker,
        order=_order(table, at),
        asked=_seats(contest, (contest.asked,))[0] if contest.asked else 0,
        done=_seats(contest, contest.done),
        secret=_seats(contest, tuple(down.patron for down in contest.secrets)),
        passed=_seats(contest, contest.passed),
        has_secrets=contest.terms.secret is not None,
        has_passes=contest.terms.pass_cards is not None,
        kept_by=() if at is None else apart_by(at.chapter, Apart.SEATS),
        turn_by=asked_by(at) if at is not None and takes_turns(at) else (),
        paused_by=pause_clauses(at.chapter, contest.paused) if at is not None and contest.paused else (),
    )


def _order(table: Table, at: Contesting | None) -> tuple[int, ...]:
    """The seats clockwise from the marker on; nothing before it lies there."""
    if at is None or not takes_turns(at) or not at.contest.marker:
        return ()
    return tuple(table.patrons[one].seat or 0 for one in clockwise(table, at.contest.marker))


def _entrants(table: Table, contest: Contest, at: Contesting | None) -> tuple[EntrantShown, ...]:
    return tuple(
        EntrantShown(
            patron=id,
            seat=contest.entrants[id].seat,
            chips=chips,
            out=contest.entrants[id].out,
            out_by=vacated_by(at, out) if at is not None and (out := contest.entrants[id].out) else (),
            secrets_left=max(0, secrets_left(contest, id)),
            passes_left=max(0, passes_left(contest, id)),
        )
        for id, chips in counts(table, contest)
    )


def _seats(contest: Contest, patrons: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(contest.entrants[one].seat for one in patrons))


def own_secrets(table: Table, patron: str) -> tuple[Down, ...]:
    contest = table.contest_now
    return () if contest is None else tuple(down for down in contest.secrets if down.patron == patron)


def is_asked(table: Table, patron: str) -> bool:
    contest = table.contest_now
    return contest is not None and contest.asked == patron


# --- what comes next -----------------------------------------------------------------------------


class DueInContest(NamedTuple):
    """What comes next in a contest; no command where people are waited for."""

    command: Command | None
    needs: tuple[str, ...] = ()
    clauses: Clauses | None = None  # where those of what it would cause would tell of something hidden


_WAITS = DueInContest(None)


def due_in_contest(m: Moment) -> DueInContest | None:
    """What a contest wants next; nothing where the coup goes on as any other."""
    table, rules = m.table, m.rules
    contest = table.contest_now
    if contest is None:
        return None
    at = contesting(table, rules)
    if at is None or contest.paused or not table.patrons:
        return _WAITS
    return _before_wagers(m, at) or (_wagers(m, at) if table.coup.bets_called else None)


def due_after_shoe(m: Moment) -> DueInContest | None:
    """A session that has had its coups or shoes ends before other cards are prepared."""
    at = contesting(m.table, m.rules)
    if at is None or not is_complete(m.table, at.contest):
        return None
    return _WAITS if at.contest.paused else DueInContest(EndContest(*m.asked, "complete"))


def _before_wagers(m: Moment, at: Contesting) -> DueInContest | None:
    """Whoever cannot go on leaves; a session that has had its coups ends; the marker goes where it belongs."""
    table, contest = m.table, at.contest
    if is_complete(table, contest):
        return DueInContest(EndContest(*m.asked, "complete"))
    for patron in cannot_go_on(table, m.rules):
        why = "disqualified" if patron in table.excluded else "eliminated"
        return DueInContest(VacateSeat(*m.asked, patron, why))  # type: ignore[arg-type]
    if len(table.patrons) == 1 and len(contest.entrants) > 1 and not table.coup.bets_called and not contest.practising:
        return DueInContest(EndContest(*m.asked, "one-left"))
    if nobody_can_wager(table, m.rules, at):
        return DueInContest(EndContest(*m.asked, "nobody-can-wager"))
    if takes_turns(at) and not marker_lies(table, contest):
        seat = seat_for_marker(table, contest)
        first = table.patrons[clockwise(table, m.rules.setup.places)[0]].seat or 0
        return DueInContest(PlaceMarker(*m.asked, seat or first), () if seat else ("seat",))
    return None


def _wagers(m: Moment, at: Contesting) -> DueInContest | None:
    table, contest, coup = m.table, at.contest, m.table.coup
    if coup.bets_closed:
        secret = at.chapter.wagers.secret.clauses
        return DueInContest(RevealSecretWagers(*m.asked), clauses=secret) if contest.secrets else None
    if takes_turns(at):
        asked = contest.asked
        here = asked in table.patrons
        idle = here and not at_risk(table, asked) and asked not in contest.passed
        if (here and is_short(table, m.rules, at, asked)) or (idle and can_wager(table, m.rules, asked)):
            return _WAITS
        waiting = next_to_ask(table, contest)
        if waiting != NOBODY:
            return DueInContest(AskToWager(*m.asked, waiting))
    elif short_of_minimum(table, m.rules, at):
        return _WAITS
    return DueInContest(CallNoMoreBets(*m.asked)) if contest.secrets else None
