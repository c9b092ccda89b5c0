"""Ending a session: what may happen.

A session ends with the places at its tables and, as soon as that is known, with who goes on. Equals who contest
something are parted before (play_off_at_tables.py, play_off_by_hand.py). Start at `end_session`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from croupier.clauses import Clauses, Reason, Refusal, together
from croupier.table import Event, Made
from croupier.table.acts import made
from croupier.table.state import Ratio
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.apply import apply
from croupier.tournament.preparing.terms import published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.sessions.counting import PLAYING, at_table
from croupier.tournament.sessions.rounds import is_over, played, round_of, session_at
from croupier.tournament.standings.ranking import (
    DIVIDED,
    Finish,
    by_table,
    finish_in_round,
    first_of,
    is_last,
    ordered,
    placings,
    points_for,
    results_of,
    straddling,
    unparted_points,
)
from croupier.tournament.standings.records import (
    EndSession,
    RoundDecided,
    SessionRanked,
)
from croupier.tournament.state import EntrantStatus, Placing, SessionStage, Tournament, TournamentSession
from croupier.tournament.terms.items import asked
from croupier.tournament.terms.schema import Round, TournamentTerms

_CRITERIA: Final = "elimination.criteria"  # the item of the terms by which players are out


@act(EndSession, Whose.DIRECTOR, published)
def end_session(tournament: Tournament, command: EndSession, rules: TournamentRules) -> Decided:
    terms, places = tournament.terms, rules.chapter.progression.places
    assert terms is not None
    session = session_at(tournament, command.session, rules, *PLAYING)
    if isinstance(session, Refusal):
        return session
    missing = tuple(
        table for table in session.tables() if table not in session.counted and at_table(tournament, session, table)
    )
    if missing:
        return Refusal(Reason.TABLES_NOT_COUNTED, places.clauses, {"tables": missing})
    ranked = _ranked(tournament, session, terms, rules)
    if isinstance(ranked, Refusal):
        return ranked
    found, tied = ranked
    under = together(places.clauses, tied)
    event = SessionRanked(made(command), under, session.number, session.round, found)
    onward = _onward(apply(tournament, event), session, event, terms, rules)
    return onward if isinstance(onward, Refusal) else (event, *onward)


def _ranked(
    tournament: Tournament, session: TournamentSession, terms: TournamentTerms, rules: TournamentRules
) -> tuple[tuple[Placing, ...], Clauses] | Refusal:
    """The places at each table, with their points; equals who would get different points are parted or share them."""
    one_round, ties = round_of(terms, session), rules.chapter.progression.ties
    if session.points:
        return _by_points(session), ()
    found: tuple[Placing, ...] = ()
    cited: Clauses = ()
    for results in by_table(results_of(tournament, session)).values():
        groups = ordered(results)
        equals = unparted_points(one_round, groups)
        shared: dict[str, Ratio] = {}
        if equals and terms.winners.session_ties not in DIVIDED:
            return _unparted(equals, ties.points_clauses)
        if equals:
            cited = ties.points_clauses
        if one_round.points:
            shared = points_for(one_round, groups)
        found += placings(groups, shared=shared)
    if session.play_offs:
        cited = together(cited, parted_under(session, terms, rules))
    return found, cited


def parted_under(session: TournamentSession, terms: TournamentTerms, rules: TournamentRules) -> Clauses:
    """By which further coups part the equals of a session: for prizes, for points, or for a place in the next."""
    ties = rules.chapter.progression.ties
    if for_prizes(session, terms):
        return ties.extra_clauses
    return ties.points_clauses if round_of(terms, session).points else ties.session_clauses


def for_prizes(session: TournamentSession, terms: TournamentTerms) -> bool:
    """Whether a session that decides the tournament leaves equals to contest its prizes."""
    return is_last(terms, session) and terms.winners.by != "points"


def _by_points(session: TournamentSession) -> tuple[Placing, ...]:
    """A session of another game: its points are what somebody brought."""
    results = [Finish(one, True, 0, points=Fraction(*points), round=session.round) for one, points in session.points]
    return placings(ordered(results, points=True), points=True)


def _unparted(entrants: Sequence[str], clauses: Clauses) -> Refusal:
    return Refusal(Reason.EQUALS_NOT_PARTED, clauses, {"entrants": tuple(entrants)})


# --- who goes on ---------------------------------------------------------------------------------


def _onward(
    after: Tournament, session: TournamentSession, event: SessionRanked, terms: TournamentTerms, rules: TournamentRules
) -> tuple[Event, ...] | Refusal:
    """Who goes on and who is out, where that is known with the end of this session."""
    if is_last(terms, session):
        return ()
    one_round = round_of(terms, session)
    ties = rules.chapter.progression.ties.session_clauses
    if session.repechage is not None:
        return _second_chance(after, session, event, rules)
    over = is_over(after, session.round)
    if one_round.progress.by == "top-of-table":
        answer = _of_tables(after, event, one_round, ties)
    elif not over:
        return ()
    else:
        answer = _of_round(after, session.round, one_round, ties)
    if isinstance(answer, Refusal):
        return answer
    under = _by_the_criteria(answer, terms, rules)
    return (_decided(event.made, session.number, session.round, answer, under, complete=over),)


def _decided(
    made: Made,
    session: int,
    number: int,
    answer: tuple[list[str], list[str]],
    under: Clauses,
    *,
    complete: bool,
) -> RoundDecided:
    qualified, eliminated = answer
    return RoundDecided(
        made,
        under,
        session=session,
        round=number,
        to=number + 1,
        qualified=tuple(qualified),
        eliminated=tuple(eliminated),
        complete=complete,
    )


def overdue(
    tournament: Tournament, number: int, made: Made, terms: TournamentTerms, rules: TournamentRules
) -> tuple[Event, ...] | Refusal:
    """Who goes on from a round that is over although no session ended last: whoever had yet to play is gone."""
    if number < 1 or number in tournament.decided or not is_over(tournament, number):
        return ()
    ended = [one for one in tournament.sessions.values() if one.round == number and one.stage is SessionStage.ENDED]
    if not ended:
        return ()
    one_round, ties = terms.format.round[number - 1], rules.chapter.progression.ties.session_clauses
    answer: tuple[list[str], list[str]] | Refusal = ([], [])
    if one_round.progress.by != "top-of-table":
        answer = _of_round(tournament, number, one_round, ties)
    if isinstance(answer, Refusal):
        return answer
    under = _by_the_criteria(answer, terms, rules)
    return (_decided(made, ended[-1].number, number, answer, under, complete=True),)


def _by_the_criteria(answer: tuple[list[str], list[str]], terms: TournamentTerms, rules: TournamentRules) -> Clauses:
    """How players go on, and where somebody is out, what wants the terms to say who is."""
    criteria = [one.clauses for one in rules.chapter.term if _CRITERIA in one.fields and asked(one, terms)]
    return together(rules.chapter.progression.onward.clauses, *(criteria if answer[1] else ()))


def _of_tables(
    after: Tournament, event: SessionRanked, one_round: Round, ties: Clauses
) -> tuple[list[str], list[str]] | Refusal:
    """So many of each table; whoever has nothing left does not go on."""
    qualified: list[str] = []
    eliminated: list[str] = []
    finishes = [_as_finish(one) for one in event.placings if _stays(after, one.entrant)]
    for results in by_table(finishes).values():
        able = [one for one in results if one.chips > 0]
        groups = ordered(able)
        equals = straddling(groups, max(one_round.progress.number, 1))
        if equals:
            return _unparted(equals, ties)
        through = first_of(groups, max(one_round.progress.number, 1))
        qualified += through
        eliminated += [one.entrant for one in results if one.entrant not in through]
    return qualified, eliminated


def _as_finish(one: Placing) -> Finish:
    points = Fraction(*one.points)
    return Finish(one.entrant, one.coup == 0, one.chips, one.coup, one.extra, points, one.round, one.table)


def _stays(after: Tournament, entrant: str) -> bool:
    return after.entrants[entrant].status is EntrantStatus.WAITING


def _of_round(after: Tournament, number: int, one_round: Round, ties: Clauses) -> tuple[list[str], list[str]] | Refusal:
    """So many of all who played in the round, by chips or by points; or everyone."""
    playing = [one for one in after.entrants.values() if one.is_in and one.round == number and played(one, number)]
    if one_round.progress.by == "all":
        return [one.id for one in playing], []
    by_points = one_round.progress.by == "points"
    finishes = [finish_in_round(after, one, number) for one in playing]
    able = finishes if by_points else [one for one in finishes if one.chips > 0]
    groups = ordered(able, points=by_points)
    equals = straddling(groups, max(one_round.progress.number, 1))
    if equals:
        return _unparted(equals, ties)
    through = first_of(groups, max(one_round.progress.number, 1))
    return through, [one.id for one in playing if one.id not in through]


def _second_chance(
    after: Tournament, session: TournamentSession, event: SessionRanked, rules: TournamentRules
) -> tuple[Event, ...] | Refusal:
    """So many of those who had one go on."""
    chance, rule = session.repechage, rules.chapter.progression.repechage
    assert chance is not None
    finishes = [_as_finish(one) for one in event.placings if _stays(after, one.entrant)]
    groups = ordered(one for one in finishes if one.chips > 0)
    equals = straddling(groups, chance.number)
    if equals:
        return _unparted(equals, rules.chapter.progression.ties.session_clauses)
    through = first_of(groups, chance.number)
    out = tuple(one.entrant for one in finishes if one.entrant not in through)
    return (
        RoundDecided(
            event.made,
            rule.clauses,
            session=session.number,
            round=session.round,
            to=session.round + 1,
            qualified=tuple(through),
            eliminated=out,
            complete=False,
        ),
    )
