"""Deciding: from a tournament, a command and a book to the events that follow, or to a refusal. It changes nothing.

The order is that of `Reason`: the command itself, the person, the tournament, then the matter. Each chapter judges its
own commands (see acts.py). Start at `decide`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.table import NO_RANK, PATRON, Command
from croupier.table.decide import untimely
from croupier.tournament.acts import TOURNAMENT_ACTS, Decided, TournamentAct, TournamentPhase, Whose
from croupier.tournament.conduct import complaints, undoing
from croupier.tournament.conduct import judge as conduct
from croupier.tournament.entries import judge as entries
from croupier.tournament.money import ending, prizes
from croupier.tournament.preparing import judge as preparing
from croupier.tournament.preparing import people, terms
from croupier.tournament.rules import TournamentRules, acting, rules_of, too_low
from croupier.tournament.seating import ballot
from croupier.tournament.seating import judge as seating
from croupier.tournament.sessions import counting
from croupier.tournament.sessions import judge as sessions
from croupier.tournament.standings import buying, final, play_off_at_tables, play_off_by_hand, second_chances
from croupier.tournament.standings import judge as standings
from croupier.tournament.state import DIRECTOR, Tournament

# in the order of an event; importing them enters their commands
JUDGES = (
    preparing,
    terms,
    people,
    entries,
    ballot,
    seating,
    sessions,
    counting,
    standings,
    play_off_by_hand,
    play_off_at_tables,
    second_chances,
    buying,
    final,
    prizes,
    ending,
    conduct,
    complaints,
    undoing,
)


def decide(tournament: Tournament, command: Command, book: Rulebook) -> Decided:
    """The events that a command causes, or why it is refused."""
    act = TOURNAMENT_ACTS[type(command)]
    refusal = untimely(tournament.recent, tournament.clock, command)
    if refusal is not None:
        return refusal
    rules = rules_of(book)
    if rules is None:
        return Refusal(Reason.NO_TOURNAMENTS, (), {"book": book.id})
    refusal = refused_before_facts(tournament, command, act, rules)
    if refusal is not None:
        return refusal
    return _cite_power(act.judge(tournament, command, rules), act, rules)


def refused_before_facts(
    tournament: Tournament, command: Command, act: TournamentAct, rules: TournamentRules, *, own: bool = False
) -> Refusal | None:
    """Why nobody looks at the facts of a command: the person, the tournament's life, what must be so before it.

    `own`: whatever an entrant may do, they are taken to do it for themselves.
    """
    refusal = authorise(tournament, command, act, rules, own=own) or _out_of_time(tournament, act, rules)
    if refusal is not None:
        return refusal
    return next((found for before in act.before if (found := before(tournament, rules)) is not None), None)


def _out_of_time(tournament: Tournament, act: TournamentAct, rules: TournamentRules) -> Refusal | None:
    if act.when is TournamentPhase.FIRST:
        name = tournament.name
        return Refusal(Reason.TOURNAMENT_BEGUN, (), {"name": name}) if name else None
    if not tournament.name:
        return Refusal(Reason.TOURNAMENT_NOT_BEGUN, (), {"command": act.name})
    if tournament.edition != rules.house.edition:
        return Refusal(Reason.OTHER_EDITION, (), {"opened": tournament.edition, "given": rules.house.edition})
    closed = tournament.closed and act.when is not TournamentPhase.AND_AFTER
    if closed or (tournament.cancelled and act.when is TournamentPhase.OPEN):
        how = "closed" if tournament.closed else "cancelled"
        return Refusal(Reason.TOURNAMENT_OVER, (), {"name": tournament.name, "how": how})
    return None


def authorise(
    tournament: Tournament, command: Command, act: TournamentAct, rules: TournamentRules, *, own: bool = False
) -> Refusal | None:
    """Whether this person may give this command at all."""
    rank, house = command.actor.rank, rules.house
    power = power_of(act, rules)
    if rank == PATRON:
        return _as_entrant(command, act, rules, power, own=own)
    if rank == DIRECTOR:
        if not acting(tournament, command.actor.id):
            facts: RefusalFacts = {"actor": command.actor.id, "director": tournament.director}
            return Refusal(Reason.NOT_THE_DIRECTOR, rules.chapter.director.clauses, facts)
        return None if power is None or act.power is None else too_low(rank, power, rules)
    if rank == NO_RANK and power is not None:
        return Refusal(Reason.NO_RANK, power.clauses, {"needed": house.names[power.rank]})
    if rank not in house.ladder and rank not in house.outside and rank != NO_RANK:
        known = (PATRON, DIRECTOR, *house.ladder, *house.outside)
        return Refusal(Reason.UNKNOWN_RANK, (), {"rank": rank, "known": tuple(dict.fromkeys(known))})
    if power is None:
        facts = {"actor": command.actor.id, "director": tournament.director}
        return Refusal(Reason.NOT_THE_DIRECTOR, rules.directs(act.name), facts)
    return None if house.reaches(rank, power.rank) or rank in power.also else too_low(rank, power, rules)


def power_of(act: TournamentAct, rules: TournamentRules) -> pr.Power | None:
    """The rank of the ladder that an act needs; nothing where it is the director's own."""
    row = act.power(rules) if act.power else None
    if row is not None:
        return row
    authority = rules.book.authority
    match act.whose:
        case Whose.DIRECTOR:
            return None
        case Whose.OPERATOR:
            own = act.staffed(rules) if act.staffed else ()
            return pr.Power(rules.appoints.rank, own or rules.appoints.clauses)
        case Whose.SUPERVISOR:
            return authority.supervisor
        case Whose.STAFF | Whose.ENTRANT:
            clauses = act.staffed(rules) if act.staffed else rules.chapter.conduct.conducted.clauses
            return pr.Power(authority.dealer.rank, clauses)


def _as_entrant(
    command: Command, act: TournamentAct, rules: TournamentRules, power: pr.Power | None, *, own: bool
) -> Refusal | None:
    if act.whose is not Whose.ENTRANT:
        needed = power or pr.Power(DIRECTOR, rules.directs(act.name))
        return too_low(PATRON, needed, rules)
    who = str(getattr(command, "entrant", ""))
    if who != command.actor.id and not own:
        return Refusal(Reason.NOT_FOR_ANOTHER, (), {"actor": command.actor.id, "patron": who})
    return None


def _cite_power(answer: Decided, act: TournamentAct, rules: TournamentRules) -> Decided:
    """Where the book itself says who does it, the first event says by which clause."""
    row = act.power(rules) if act.power else None
    named = rules.chapter.director.acts.get(act.name, ()) if row is None else row.clauses
    if isinstance(answer, Refusal) or not answer or not named:
        return answer
    under: Clauses = together(answer[0].under, named)
    return (replace(answer[0], under=under), *answer[1:])
