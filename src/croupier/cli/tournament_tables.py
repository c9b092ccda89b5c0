"""A session of a tournament dealt on a virtual table of the same log, by the automatic dealer, with automatic entrants.

What the table is told and what it tells goes over as commands on both sides (tournament/carrying.py). Start at
`play_table`.
"""

from __future__ import annotations

from croupier.automatic import AutomaticDealer
from croupier.automatic.entrants import play_contest
from croupier.clauses import Refusal
from croupier.cli.speaking import refused, speaker_of
from croupier.cli.tournament_desk import TournamentDesk
from croupier.cli.trouble import NotValid
from croupier.rehearsal.setting import contest_setup
from croupier.table.records import ContestEnded, SeatVacated
from croupier.tournament.carrying import FromTable, brought, carried, contest_facts, seats_at
from croupier.tournament.state import EntrantStatus


def play_table(event: TournamentDesk, session: int, name: str, seed: int | None) -> None:
    """From wherever the table stands to the end of its contest, and what came of it carried over.

    All of it is in the log: where a process stopped in the middle, the next one goes on there.
    """
    from croupier.floor import SealedTapes

    tapes = SealedTapes(event.log, event.keys.tape_key, seed)
    dealer = AutomaticDealer(event.floor.desk(name, event.book), tapes=tapes, clock=event.clock.now)
    if not any(isinstance(one.event, ContestEnded) for one in _told(event, session, name)):
        _open(event, dealer, session, name)
        play_contest(dealer)
    for one in _told(event, session, name):
        entrant = one.event.patron if isinstance(one.event, SeatVacated) else ""
        if entrant and event.tournament.entrants[entrant].status is not EntrantStatus.SEATED:
            continue  # it was carried over before
        kind, facts = brought(event.tournament, one)
        event.give(kind, **facts)
    if dealer.table.contest_now is not None:
        _must(event, dealer.say("release-contest"))
    dealer.retire()


def _told(event: TournamentDesk, session: int, name: str) -> list[FromTable]:
    """Everything that a table's log has for a session, in its order."""
    from croupier.floor.recall import moments

    if not event.log.head(name).sequence:
        return []
    folded = (one for moment in moments(event.log, name) for one in moment.folded)
    told = (carried(one.event, one.before, one.after.version) for one in folded)
    return [one for one in told if one is not None and (one.tournament, one.session) == (event.id, session)]


def _open(event: TournamentDesk, dealer: AutomaticDealer, session: int, name: str) -> None:
    contest = dealer.table.contest_now
    if contest is None:
        dealer.advance()  # a shoe of the day before may be left to reveal
        _must(event, dealer.say("begin-contest", **contest_facts(event.tournament, session)))
    if not dealer.table.is_open:
        terms = event.tournament.terms
        assert terms is not None, "no session starts before the terms are published"
        seats = event.tournament.tables.get(name, 0)
        refusal = dealer.open(contest_setup(dealer.book, terms, seats, event.clock.now()))
        if refusal is not None:
            raise NotValid(refused(refusal, speaker_of(event.book)))
        dealer.advance(until=lambda: not dealer.table.patrons)
    there = dealer.table.contest_now
    for facts in seats_at(event.tournament, session, name):
        if there is None or facts["patron"] not in there.entrants:
            _must(event, dealer.say("seat-entrant", **facts))


def _must(event: TournamentDesk, answer: object) -> None:
    if isinstance(answer, Refusal):
        raise NotValid(refused(answer, speaker_of(event.book)))
