"""Further coups among equals: what may happen.

They are played where the terms want them; where the terms divide what equals contest, only for what cannot be divided.
Start at `record_play_off`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal
from croupier.money import LARGEST_AMOUNT
from croupier.table.acts import made
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.preparing.terms import prize_edition, published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.sessions.counting import PLAYING
from croupier.tournament.sessions.rounds import played, round_of, session_at
from croupier.tournament.standings.final import contesting_prizes, final_groups, prize_groups
from croupier.tournament.standings.judge import end_session, for_prizes, parted_under
from croupier.tournament.standings.ranking import DIVIDED, Finish, by_table, finish_in_round, ordered, results_of
from croupier.tournament.standings.records import EndSession, PlayOffRecorded, RecordPlayOff
from croupier.tournament.state import Tournament, TournamentSession
from croupier.tournament.terms.schema import TournamentTerms


@act(RecordPlayOff, Whose.DIRECTOR, published)
def record_play_off(tournament: Tournament, command: RecordPlayOff, rules: TournamentRules) -> Decided:
    """Among everyone who is equal, and nobody else: else it would not say who stands before whom."""
    ties, terms = rules.chapter.progression.ties, tournament.terms
    assert terms is not None
    groups: list[list[Finish]]
    if command.session == 0:
        clauses = ties.extra_clauses
        if tournament.ranking:
            return Refusal(Reason.ALREADY_DONE, clauses, {"what": "final-ranked", "who": ""})
        groups = [list(group) for group in final_groups(tournament, terms)]
        divided = _prizes_divided(tournament, command, groups, rules)
    else:
        session = session_at(tournament, command.session, rules, *PLAYING)
        if isinstance(session, Refusal):
            return session
        clauses = parted_under(session, terms, rules)
        groups = _equal_in(tournament, session)
        divided = _session_divided(tournament, command, session, terms, rules)
    named = [one for one, _ in command.counts]
    among = set(named)
    if len(named) != len(among) or not any(
        {one.entrant for one in group} == among for group in groups if len(group) > 1
    ):
        return Refusal(Reason.NOT_EQUALS, clauses, {"entrants": tuple(named)})
    if divided is not None:
        return Refusal(Reason.NOT_IN_THE_TERMS, divided, {"what": "further-coups"})
    wrong = next((chips for _, chips in command.counts if not 0 <= chips <= LARGEST_AMOUNT), None)
    if wrong is not None:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, clauses, {"what": "chips", "amount": wrong})
    return (PlayOffRecorded(made(command), clauses, command.session, command.counts),)


def _prizes_divided(
    tournament: Tournament, command: RecordPlayOff, groups: list[list[Finish]], rules: TournamentRules
) -> Clauses | None:
    """By which the prizes of these equals are divided instead; nothing where they are played for."""
    edition, _ = prize_edition(tournament, rules)
    prizes = edition.terms.prizes
    if prizes.ties not in DIVIDED:
        return None
    able, _, _ = prize_groups(tournament, groups, rules)
    left = contesting_prizes(able, prizes.share, divided=True)  # for a thing
    return None if set(left) == {one for one, _ in command.counts} else rules.chapter.progression.ties.divide_clauses


def _session_divided(
    tournament: Tournament,
    command: RecordPlayOff,
    session: TournamentSession,
    terms: TournamentTerms,
    rules: TournamentRules,
) -> Clauses | None:
    """The same of what a session decides; equals without whom it cannot end are parted all the same."""
    ties, prizes = rules.chapter.progression.ties, for_prizes(session, terms)
    edition, _ = prize_edition(tournament, rules)
    if (edition.terms.prizes.ties if prizes else terms.winners.session_ties) not in DIVIDED:
        return None
    end = end_session(tournament, EndSession(command.id, command.actor, command.at, session.number), rules)
    if isinstance(end, Refusal) and end.reason is Reason.EQUALS_NOT_PARTED:
        return None
    if prizes:
        return ties.divide_clauses
    return ties.points_clauses if round_of(terms, session).points else ties.session_clauses


def _equal_in(tournament: Tournament, session: TournamentSession) -> list[list[Finish]]:
    """Equals at a table, in the session, or among all who played in the round so far."""
    results = results_of(tournament, session)
    groups = [group for table in by_table(results).values() for group in ordered(table)]
    groups += ordered(results)
    if session.repechage is None:
        earlier = [
            finish_in_round(tournament, one, session.round)
            for one in tournament.entrants.values()
            if one.is_in and one.seat is None and one.round == session.round and played(one, session.round)
        ]
        points = {one.entrant: tournament.entrants[one.entrant].points for one in results}
        together_with = [one._replace(points=points[one.entrant]) for one in results]
        groups += ordered([*earlier, *together_with]) + ordered([*earlier, *together_with], points=True)
    return groups
