"""Further coups at tables of the tournament: ordered among equals, seated, counted table by table.

Whoever counts them by hand and away from its tables records them at once (play_off_by_hand.py). Everyone starts them
alike; what they come to is added to what parts equals once the last table is counted. Start at `order_play_off`.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts
from croupier.money import LARGEST_AMOUNT
from croupier.table import Actor, Instant
from croupier.table.acts import made
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.preparing.judge import at_play
from croupier.tournament.preparing.terms import published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.sessions.rounds import play_off_now, players_in, uncounted
from croupier.tournament.standings.final import rank_final
from croupier.tournament.standings.judge import end_session, parted_under
from croupier.tournament.standings.records import (
    CountPlayOff,
    EndSession,
    OrderPlayOff,
    PlayOffCounted,
    PlayOffOrdered,
    PlayOffRecorded,
    RankFinal,
)
from croupier.tournament.state import DIRECTOR, DrawnSeat, OrderedPlayOff, Tournament


def unparted(tournament: Tournament, session: int, at: Instant, rules: TournamentRules) -> Refusal | None:
    """Why a session cannot end, or the whole be ranked, where that is because some are equal."""
    director = Actor(tournament.director, DIRECTOR)
    if session:
        answer = end_session(tournament, EndSession("", director, at, session), rules)
    else:
        answer = rank_final(tournament, RankFinal("", director, at), rules)
    unequal = not isinstance(answer, Refusal) or answer.reason is not Reason.EQUALS_NOT_PARTED
    return None if unequal or not isinstance(answer, Refusal) else answer


def equals_of(refusal: Refusal) -> tuple[str, ...]:
    """Whom it names."""
    named = refusal.facts["entrants"]
    return tuple(str(one) for one in named) if isinstance(named, tuple) else (str(named),)


def _clauses(tournament: Tournament, session: int, rules: TournamentRules) -> Clauses:
    known, terms = tournament.sessions.get(session), tournament.terms
    if known is None or terms is None:
        return rules.chapter.progression.ties.extra_clauses
    return parted_under(known, terms, rules)


# --- ordered -------------------------------------------------------------------------------------


@act(OrderPlayOff, Whose.DIRECTOR, published)
def order_play_off(tournament: Tournament, command: OrderPlayOff, rules: TournamentRules) -> Decided:
    """Among those who are equal, at as few tables as seat them."""
    terms, clauses = tournament.terms, _clauses(tournament, command.session, rules)
    assert terms is not None
    if play_off_now(tournament) is not None:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "play-off-ordered", "who": ""})
    refusal = unparted(tournament, command.session, command.at, rules)
    if refusal is None:
        return Refusal(Reason.NOT_EQUALS, clauses, {"entrants": ()})
    equals = equals_of(refusal)
    free = _tables(tournament, command)
    unknown = next((one for one in command.tables if one not in free), None)
    designated = rules.chapter.tables.designated.clauses
    if unknown is not None:
        return Refusal(Reason.TABLE_NOT_DESIGNATED, designated, {"table": unknown, "known": free})
    where = _slots({one: tournament.tables[one] for one in command.tables or free}, len(equals))
    if len(where) < len(equals):
        facts: RefusalFacts = {"players": len(equals), "seats": len(where), "least": len(equals)}
        return Refusal(Reason.TOO_FEW_SEATS, designated, facts)
    seats = tuple(DrawnSeat(*slot, one) for slot, one in zip(where, equals, strict=True))
    turn, coups = _turn(tournament, command.session), max(terms.winners.extra_coups, 1)
    return (PlayOffOrdered(made(command), refusal.clauses, command.session, turn, seats, coups),)


def _tables(tournament: Tournament, command: OrderPlayOff) -> tuple[str, ...]:
    """Those of the session first, or of the last one; none that another session uses."""
    number = command.session or max(tournament.sessions, default=0)
    own = tournament.sessions[number].tables() if number in tournament.sessions else ()
    everywhere = dict.fromkeys((*own, *tournament.tables))
    return tuple(
        one for one in everywhere if one in tournament.tables and at_play(tournament, one) in (None, command.session)
    )


def _slots(tables: dict[str, int], players: int) -> list[tuple[str, int]]:
    """At as many tables as the players need, the first seat at each, then the next: nobody plays alone at one."""
    used: dict[str, int] = {}
    for table, seats in tables.items():
        if sum(used.values()) < players:
            used[table] = seats
    slots = ((table, seat) for seat in range(1, max(used.values(), default=0) + 1) for table in used)
    return [(table, seat) for table, seat in slots if seat <= used[table]][:players]


def _turn(tournament: Tournament, session: int) -> int:
    """Counted on from what was recorded, and from all that were ordered: no two are called the same."""
    last = tournament.play_off
    before = tournament.sessions[session].play_offs if session else tournament.play_offs
    return max(len(before), last.turn if last is not None else 0) + 1


# --- counted -------------------------------------------------------------------------------------


@act(CountPlayOff, Whose.STAFF, published)
def count_play_off(tournament: Tournament, command: CountPlayOff, rules: TournamentRules) -> Decided:
    """A table of them; with the last one it is so who stands before whom."""
    clauses, terms = _clauses(tournament, command.session, rules), tournament.terms
    assert terms is not None
    one = play_off_now(tournament)
    if one is None or one.session != command.session:
        return Refusal(Reason.NOT_EQUALS, clauses, {"entrants": tuple(name for name, _ in command.counts)})
    if command.table in one.counted:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "table-counted", "who": command.table})
    refusal = _misfit(tournament, one, command, clauses, max(terms.winners.extra_coups, 1))
    if refusal is not None:
        return refusal
    counted = PlayOffCounted(
        made(command), clauses, one.session, one.turn, command.table, command.counts, command.coups, command.entry
    )
    if set(uncounted(tournament, one)) - {command.table}:
        return (counted,)
    chips = dict(command.counts) | {name: chips for table in one.counted.values() for name, chips in table.counts}
    refusal = unparted(tournament, one.session, command.at, rules)
    equals = () if refusal is None else equals_of(refusal)
    if len(equals) < 2 or any(name not in chips for name in equals):
        return (counted,)  # somebody was sent away, and those who are equal now are others
    recorded = tuple((name, chips[name]) for name in equals)
    return (counted, PlayOffRecorded(made(command), clauses, one.session, recorded))


def _misfit(
    tournament: Tournament, one: OrderedPlayOff, command: CountPlayOff, clauses: Clauses, most: int
) -> Refusal | None:
    """A count of others than those who play there, of what cannot be, or after more coups than the terms have."""
    players, counted = players_in(tournament, one, command.table), [name for name, _ in command.counts]
    if command.table not in one.tables():
        return Refusal(Reason.TABLE_NOT_DESIGNATED, clauses, {"table": command.table, "known": one.tables()})
    if sorted(counted) != sorted(players):
        facts: RefusalFacts = {
            "table": command.table,
            "missing": _without(players, counted),
            "unknown": _without(counted, players),
        }
        return Refusal(Reason.COUNT_DOES_NOT_FIT, clauses, facts)
    wrong = next((chips for _, chips in command.counts if not 0 <= chips <= LARGEST_AMOUNT), None)
    if wrong is not None:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, clauses, {"what": "chips", "amount": wrong})
    if not 0 <= command.coups <= most:
        return Refusal(Reason.COUPS_NOT_AS_TERMS, clauses, {"coups": command.coups, "scheduled": most})
    return None


def _without(names: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    return tuple(one for one in names if one not in others)
