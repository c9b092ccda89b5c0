"""The ballot: what may happen.

A commitment before entries close, then before each session a tape that it was made to and a word of somebody's. The
draw is worked out here again, so that nobody can say where somebody sits. Start at `draw_ballot`.
"""

from __future__ import annotations

from collections.abc import Mapping

from croupier.chance.ballot import SEAL_BYTES, drawn, sealed
from croupier.clauses import Reason, Refusal, RefusalFacts, together
from croupier.money import Cents
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.apply import apply
from croupier.tournament.preparing.judge import at_play, not_designated
from croupier.tournament.preparing.terms import advised, published
from croupier.tournament.rules import TournamentRules, acting
from croupier.tournament.seating.records import BallotCommitted, BallotDrawn, CommitBallot, DrawBallot
from croupier.tournament.sessions.rounds import eligible, round_of, session_at, unready
from croupier.tournament.standings.judge import overdue
from croupier.tournament.state import DrawnSeat, Entrant, SessionStage, Tournament, TournamentSession
from croupier.tournament.terms.schema import Round, TournamentTerms

_DIGITS = frozenset("0123456789abcdef")


def _hexadecimal(what: str, text: str) -> Refusal | None:
    """Not the digits of so many bytes."""
    if len(text) == 2 * SEAL_BYTES and _DIGITS.issuperset(text):
        return None
    most = 2 * SEAL_BYTES
    return Refusal(Reason.TEXT_NOT_POSSIBLE, (), {"what": what, "least": most, "most": most, "of": "hexadecimal"})


@act(CommitBallot, Whose.DIRECTOR)
def commit_ballot(tournament: Tournament, command: CommitBallot, rules: TournamentRules) -> Decided:
    clauses = rules.chapter.seating.ballot.clauses
    refusal = _hexadecimal("commitment", command.commitment)
    if refusal is not None:
        return refusal
    if tournament.entries_closed:
        return Refusal(Reason.ENTRIES_CLOSED, clauses, {"at": 0})
    if tournament.commitment:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "ballot-committed", "who": ""})
    return (BallotCommitted(made(command), clauses, command.commitment),)


@act(DrawBallot, Whose.DIRECTOR, published, advised)
def draw_ballot(tournament: Tournament, command: DrawBallot, rules: TournamentRules) -> Decided:
    seating = rules.chapter.seating
    session = session_at(tournament, command.session, rules, SessionStage.SCHEDULED, ballot=seating.ballot.clauses)
    if isinstance(session, Refusal):
        return session
    terms = tournament.terms
    assert terms is not None
    first = overdue(tournament, session.round - 1, made(command), terms, rules)
    if isinstance(first, Refusal):
        return first
    for event in first:
        tournament = apply(tournament, event)
    refusal = unready(tournament, session, terms, rules) or _not_committed(tournament, command, rules)
    if refusal is not None:
        return refusal
    names = eligible(tournament, session)
    slots = _slots(tournament, command, session, names, terms, rules)
    if isinstance(slots, Refusal):
        return slots
    order = drawn(
        [one.id for one in names],
        bytes.fromhex(command.tape),
        bytes.fromhex(command.salt),
        stream=tournament.id,
        draw=tournament.draws + 1,
        by=command.by,
        word=command.word,
    )
    seats = tuple(DrawnSeat(table, seat, one) for (table, seat), one in zip(slots, order, strict=False))
    one_round = round_of(terms, session)
    banks = tuple(_bank(tournament.entrants[one.entrant], session, one_round, terms) for one in seats)
    under = together(
        seating.ballot.clauses,
        seating.seat_fixed.clauses,
        seating.per_table.clauses,
        rules.chapter.chips.bank.clauses,
    )
    return (
        *first,
        BallotDrawn(
            made(command),
            under,
            session=session.number,
            draw=tournament.draws + 1,
            names=tuple(one.id for one in names),
            tape=command.tape,
            salt=command.salt,
            word=command.word,
            by=command.by,
            seats=seats,
            banks=banks,
            waiting=tuple(order[len(seats) :]),
        ),
    )


def _not_committed(tournament: Tournament, command: DrawBallot, rules: TournamentRules) -> Refusal | None:
    clauses = rules.chapter.seating.ballot.clauses
    if not tournament.commitment:
        return Refusal(Reason.BALLOT_NOT_COMMITTED, clauses, {})
    refusal = _hexadecimal("tape", command.tape) or _hexadecimal("salt", command.salt)
    refusal = refusal or too_long("word", command.word) or too_long("by", command.by)
    if refusal is not None:
        return refusal
    if not command.word.strip() or not command.by.strip():
        return Refusal(Reason.WORD_MISSING, clauses, {"session": command.session})
    if not _gives_the_word(tournament, command):
        return Refusal(Reason.WORD_NOT_THEIRS, clauses, {"session": command.session, "by": command.by})
    tape, salt = bytes.fromhex(command.tape), bytes.fromhex(command.salt)
    if sealed(tape, salt, tournament.id).hex() != tournament.commitment:
        return Refusal(Reason.TAPE_NOT_AS_COMMITTED, clauses, {"commitment": tournament.commitment})
    return None


def _gives_the_word(tournament: Tournament, command: DrawBallot) -> bool:
    """An entrant, or a scrutineer whom the terms name; never someone who has the tape and could try words."""
    terms = tournament.terms
    assert terms is not None
    if acting(tournament, command.by) or command.by == command.actor.id:
        return False
    return command.by in terms.entry.scrutineers or command.by in {one.id for one in tournament.accepted}


def _bank(entrant: Entrant, session: TournamentSession, one_round: Round, terms: TournamentTerms) -> Cents:
    """The same for everyone, or what each has from the round before where the terms carry it over."""
    carried = one_round.bank == "carried" and session.round > 1 and session.repechage is None
    return entrant.chips if carried else terms.format.bank


def _slots(
    tournament: Tournament,
    command: DrawBallot,
    session: TournamentSession,
    names: tuple[Entrant, ...],
    terms: TournamentTerms,
    rules: TournamentRules,
) -> list[tuple[str, int]] | Refusal:
    """The seats that are drawn, one at each table after the other, so that tables are as full as each other.

    Where further sessions of the round are scheduled, this one has its share of those who play.
    """
    for table in command.tables:
        refusal = not_designated(tournament, table, rules)
        if refusal is not None:
            return refusal
        busy = at_play(tournament, table)
        if busy is not None:
            clauses = rules.chapter.tables.exclusive.clauses
            return Refusal(Reason.TABLE_AT_PLAY, clauses, {"table": table, "session": busy})
    free = tuple(dict.fromkeys(command.tables)) or tuple(
        table for table in tournament.tables if at_play(tournament, table) is None
    )
    one_round = round_of(terms, session)
    capacity = {table: min(tournament.tables[table], one_round.seats) for table in free}
    if one_round.tables and session.repechage is None:
        capacity = dict(list(capacity.items())[: one_round.tables])
    sharing = sum(
        one.round == session.round and one.stage is SessionStage.SCHEDULED and one.repechage is None
        for one in tournament.sessions.values()
    )
    wanted = len(names) if session.repechage else -(-len(names) // max(sharing, 1))
    if wanted > sum(capacity.values()):
        facts: RefusalFacts = {"players": wanted, "seats": sum(capacity.values()), "least": wanted}
        numbers = together(rules.chapter.progression.tables.clauses, rules.chapter.seating.per_table.clauses)
        designated = () if tournament.tables else rules.chapter.tables.designated.clauses
        return Refusal(Reason.TOO_FEW_SEATS, designated or numbers, facts)
    return slots_in(capacity, wanted, one_round)


def slots_in(capacity: Mapping[str, int], wanted: int, one_round: Round) -> list[tuple[str, int]]:
    """So many seats, of as many tables as the players need or as the terms have: the first at each, then the next."""
    used = dict(capacity)
    if not one_round.tables:
        used = {}
        for table, seats in capacity.items():
            if sum(used.values()) >= wanted:
                break
            used[table] = seats
    places = ((table, seat) for seat in range(1, max(used.values(), default=0) + 1) for table in used)
    return [(table, seat) for table, seat in places if seat <= used[table]][:wanted]
