"""A session of a tournament dealt on a virtual table of the same log, by the automatic dealer, with automatic entrants.

What the table is told and what it tells goes over as commands on both sides (tournament/carrying.py). Start at
`play_table`; `play_further` deals the coups that part equals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from croupier.automatic import AutomaticDealer
from croupier.automatic.entrants import WagerChoice, play_contest
from croupier.clauses import Refusal
from croupier.cli.speaking import speaker_by_clock
from croupier.cli.tournament_desk import TournamentDesk
from croupier.cli.tournament_strategies import AutomaticEntrants
from croupier.cli.trouble import NotGranted
from croupier.money import Cents
from croupier.rehearsal.chances import Where
from croupier.rehearsal.setting import contest_setup
from croupier.table.records import ContestEnded, SeatVacated
from croupier.tournament.carrying import brought, contest_facts, further_facts, seats_at
from croupier.tournament.state import EntrantStatus


def play_table(event: TournamentDesk, session: int, name: str, entrants: AutomaticEntrants, seed: int | None) -> None:
    """From wherever the table stands to the end of its contest, and what came of it carried over.

    All of it is in the log: where a process stopped in the middle, the next one goes on there.
    """
    from croupier.floor.told_by_tables import told_by

    dealer = _dealer(event, name, seed)
    if not any(isinstance(one.event, ContestEnded) for one in told_by(event.log, name, event.id, session)):
        seats = seats_at(event.tournament, session, name)
        _play(event, dealer, contest_facts(event.tournament, session), seats, _choice(event, entrants, session, name))
    for one in told_by(event.log, name, event.id, session):
        entrant = one.event.patron if isinstance(one.event, SeatVacated) else ""
        if entrant and event.tournament.entrants[entrant].status is not EntrantStatus.SEATED:
            continue  # it was carried over before
        kind, facts = brought(event.tournament, one)
        event.give(kind, **facts)
    _leave(event, dealer)


def play_further(
    event: TournamentDesk, session: int, equals: Sequence[str], entrants: AutomaticEntrants
) -> tuple[tuple[str, Cents], ...]:
    """A turn of further coups among equals, at the tables of their session: everyone's chips at its end."""
    from croupier.floor.told_by_tables import contest_end

    tournament, terms = event.tournament, event.tournament.terms
    assert terms is not None, "no session starts before the terms are published"
    last = tournament.sessions[session or max(tournament.sessions)]
    turn = len(last.play_offs if session else tournament.play_offs) + 1
    facts, bank = further_facts(tournament, session, turn), terms.format.bank
    chips: dict[str, Cents] = {}
    waiting = list(equals)
    for place, name in enumerate(last.tables()):
        some, waiting = waiting[: tournament.tables[name]], waiting[tournament.tables[name] :]
        if not some:
            break
        dealer = _dealer(event, name, None if entrants.seed is None else entrants.seed + 100 * turn + place)
        ended = contest_end(event.log, name, event.id, facts["session"])
        if ended is None:
            seats = [{"patron": one, "seat": seat, "bank": bank} for seat, one in enumerate(some, start=1)]
            _play(event, dealer, facts, seats, _choice(event, entrants, session, name, turn))
            ended = contest_end(event.log, name, event.id, facts["session"])
        assert ended is not None, "it was just played"
        chips |= dict(ended.counts)
        _leave(event, dealer)
    return tuple((one, chips[one]) for one in equals if one in chips)


# --- one table -----------------------------------------------------------------------------------


def _dealer(event: TournamentDesk, name: str, seed: int | None) -> AutomaticDealer:
    from croupier.floor import SealedTapes

    tapes = SealedTapes(event.log, event.keys.tape_key, seed)
    return AutomaticDealer(event.floor.desk(name, event.book), tapes=tapes, clock=event.clock.now)


def _choice(event: TournamentDesk, entrants: AutomaticEntrants, session: int, name: str, turn: int = 0) -> WagerChoice:
    return entrants.choice(Where(session, name, turn), max(event.tournament.tables.values()))


def _play(
    event: TournamentDesk,
    dealer: AutomaticDealer,
    facts: dict[str, Any],
    seats: Iterable[dict[str, Any]],
    choice: WagerChoice,
) -> None:
    """A contest from wherever it stands to its end."""
    if dealer.table.contest_now is None:
        dealer.advance()  # a shoe of the day before may be left to reveal
        _must(event, dealer.say("begin-contest", **facts))
    if not dealer.table.is_open:
        terms = event.tournament.terms
        assert terms is not None, "no session starts before the terms are published"
        places = event.tournament.tables.get(dealer.table.id, 0)
        refusal = dealer.open(contest_setup(dealer.book, terms, places, event.clock.now()))
        if refusal is not None:
            raise NotGranted(refusal, speaker_by_clock(event.book))
        dealer.advance(until=lambda: not dealer.table.patrons)
    there = dealer.table.contest_now
    for seat in seats:
        if there is None or seat["patron"] not in there.entrants:
            _must(event, dealer.say("seat-entrant", **seat))
    play_contest(dealer, choice)


def _leave(event: TournamentDesk, dealer: AutomaticDealer) -> None:
    if dealer.table.contest_now is not None:
        _must(event, dealer.say("release-contest"))
    dealer.retire()


def _must(event: TournamentDesk, answer: object) -> None:
    if isinstance(answer, Refusal):
        raise NotGranted(answer, speaker_by_clock(event.book))
