"""Repechage: a second chance after a round, for the best of those who are out. What may happen.

Start at `order_repechage`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent
from croupier.table.acts import made
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.preparing.terms import published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.standings.ranking import finish_in_round, ordered
from croupier.tournament.standings.records import OrderRepechage, RepechageOrdered
from croupier.tournament.state import EntrantStatus, SessionStage, Tournament
from croupier.tournament.terms.schema import Repechage


@act(OrderRepechage, Whose.DIRECTOR, published)
def order_repechage(tournament: Tournament, command: OrderRepechage, rules: TournamentRules) -> Decided:
    """Where the terms have one after this round, or leave it to the director; before the next round is drawn."""
    rule, terms = rules.chapter.progression.repechage, tournament.terms
    assert terms is not None
    chance = terms.format.repechage
    if isinstance(rule, Silent) or not isinstance(chance, Repechage):
        return Refusal(Reason.NOT_IN_THE_TERMS, rule.clauses, {"what": "repechage", "id": "", "known": ()})
    if chance.after_round and chance.after_round != command.round:
        facts: RefusalFacts = {"what": "repechage", "round": command.round, "until": chance.after_round}
        return Refusal(Reason.ROUND_PASSED, rule.clauses, facts)
    if command.round not in tournament.decided:
        return Refusal(Reason.ROUND_NOT_OPEN, rule.clauses, {"round": command.round + 1, "before": command.round})
    later = [one for one in tournament.sessions.values() if one.round > command.round]
    again = any(one.repechage and one.round == command.round for one in tournament.sessions.values())
    if again or any(one.stage is not SessionStage.SCHEDULED for one in later):
        return Refusal(Reason.ALREADY_DONE, rule.clauses, {"what": "repechage-ordered", "who": ""})
    best, number = chance.best or command.best, chance.number or command.number
    players = _best(tournament, command.round, best)
    if not 0 < number < len(players):
        facts = {"players": len(players), "least": number + 1}
        return Refusal(Reason.FIELD_TOO_SMALL, rule.clauses, facts)
    return (
        RepechageOrdered(
            made(command),
            rule.clauses,
            session=len(tournament.sessions) + 1,
            round=command.round,
            starts=command.starts,
            players=players,
            number=number,
        ),
    )


def _best(tournament: Tournament, number: int, best: int) -> tuple[str, ...]:
    """So many of those whom the round eliminated; whoever is equal to the last of them too."""
    out = [
        finish_in_round(tournament, one, number)
        for one in tournament.entrants.values()
        if one.status is EntrantStatus.ELIMINATED and one.scores and one.scores[-1].round == number
    ]
    chosen: list[str] = []
    for group in ordered(out):
        if len(chosen) >= best:
            break
        chosen += [one.entrant for one in group]
    return tuple(chosen)
