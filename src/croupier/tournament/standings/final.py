"""The places of the whole tournament: what may happen.

Everyone who played has a place and a reason for it. Equals who contest a prize are parted by further coups, or share,
as the terms say. Start at `rank_final`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, Silent, together
from croupier.table.acts import made
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.preparing.terms import prize_edition, published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.sessions.rounds import STANDING, is_over
from croupier.tournament.standings.ranking import Finish, final_finish, ordered, placings
from croupier.tournament.standings.records import FinalRanked, RankFinal
from croupier.tournament.state import Entrant, EntrantStatus, SessionStage, Tournament
from croupier.tournament.terms.schema import PrizeShare, TournamentTerms

RANKED = (EntrantStatus.WAITING, EntrantStatus.QUALIFIED, EntrantStatus.ELIMINATED)


def _is_ranked(entrant: Entrant) -> bool:
    retired = entrant.status is EntrantStatus.RETIRED and entrant.why == "placed-by-chips"
    return entrant.status in RANKED or retired


def final_groups(tournament: Tournament, terms: TournamentTerms) -> list[list[Finish]]:
    """Everyone who has a place, the best first, equals together."""
    points = terms.winners.by == "points"
    ranked = (one for one in tournament.entrants.values() if _is_ranked(one))
    return ordered((final_finish(tournament, one, points=points) for one in ranked), points=points)


def prize_groups(
    tournament: Tournament, groups: list[list[Finish]], rules: TournamentRules
) -> tuple[list[list[Finish]], tuple[str, ...], Clauses]:
    """Those who may win a prize, and staff who may not: the next place-getter stands in their stead."""
    rule = rules.chapter.entry.staff
    if isinstance(rule, Silent):
        return groups, (), ()
    staff = tuple(one.entrant for group in groups for one in group if tournament.entrants[one.entrant].staff)
    able = [[one for one in group if one.entrant not in staff] for group in groups]
    return [group for group in able if group], staff, rule.clauses if staff else ()


@act(RankFinal, Whose.DIRECTOR, published)
def rank_final(tournament: Tournament, command: RankFinal, rules: TournamentRules) -> Decided:
    terms, places = tournament.terms, rules.chapter.progression.places
    assert terms is not None
    if tournament.ranking:
        return Refusal(Reason.ALREADY_DONE, places.clauses, {"what": "final-ranked", "who": ""})
    refusal = _not_played(tournament, terms, rules)
    if refusal is not None:
        return refusal
    groups = final_groups(tournament, terms)
    able, _, _ = prize_groups(tournament, groups, rules)
    edition, _ = prize_edition(tournament, rules)
    shares = edition.terms.prizes.share
    equals = contesting_prizes(able, shares, divided=edition.terms.prizes.ties == "divide")
    ties = rules.chapter.progression.ties
    if equals:
        clauses = together(ties.final_clauses, ties.extra_clauses)
        return Refusal(Reason.EQUALS_NOT_PARTED, clauses, {"entrants": tuple(equals)})
    points = terms.winners.by == "points"
    under = together(
        places.clauses,
        ties.extra_clauses if tournament.play_offs else (),
        ties.divide_clauses if any(len(group) > 1 and _worth(shares, n) for n, group in _numbered(able)) else (),
    )
    last = max((one.round for group in groups for one in group), default=0)
    winning = {one.entrant for n, group in _numbered(able) if _worth(shares, n) for one in group}
    everyone = (one for group in groups for one in group)
    placed = tuple(one.entrant for one in everyone if (one.round == last and one.lasted) or one.entrant in winning)
    return (FinalRanked(made(command), under, placings(groups, points=points), placed),)


def _not_played(tournament: Tournament, terms: TournamentTerms, rules: TournamentRules) -> Refusal | None:
    """The last round is not over, and more than one player is left."""
    clauses = rules.chapter.progression.rounds.clauses
    playing = tuple(one.number for one in tournament.sessions.values() if one.stage in STANDING)
    if playing:
        return Refusal(Reason.STILL_OPEN, clauses, {"what": ("sessions",)})
    left = sum(one.is_in for one in tournament.entrants.values())
    if tournament.has_started and left <= 1:
        return None
    last = len(terms.format.round)
    ended = any(one.round == last and one.stage is SessionStage.ENDED for one in tournament.sessions.values())
    if ended and is_over(tournament, last):
        return None
    return Refusal(Reason.STILL_OPEN, clauses, {"what": ("rounds",)})


def _numbered(groups: list[list[Finish]]) -> list[tuple[int, list[Finish]]]:
    """Each group with its first place among those who may win."""
    found, place = [], 1
    for group in groups:
        found.append((place, group))
        place += len(group)
    return found


def _worth(shares: tuple[PrizeShare, ...], place: int) -> bool:
    return any(share.place == place for share in shares)


def contesting_prizes(groups: list[list[Finish]], shares: tuple[PrizeShare, ...], *, divided: bool) -> list[str]:
    """Equals whose places have different prizes, where these are not divided; a thing cannot be."""
    by_place = {share.place: share for share in shares}
    for first, group in _numbered(groups):
        worth = [by_place.get(place) for place in range(first, first + len(group))]
        amounts = {(one.parts, one.amount, one.thing) if one else (0, 0, "") for one in worth}
        things = any(one is not None and one.thing for one in worth)
        if len(group) > 1 and len(amounts) > 1 and (things or not divided):
            return [one.entrant for one in group]
    return []
