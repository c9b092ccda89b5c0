"""Laws that hold in every tournament, whatever people do: thousands of random ones, in the three books that have them.

Everyone is exactly one thing, money sums to the cent after every event (tournaments.py audits), a restart in the middle
of anything loses nothing, and a second path finds the same prizes. Start at `test_whatever_people_do`.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from croupier.ledger import Place
from croupier.tournament.apply import apply, replay_tournament
from croupier.tournament.audit import money_sums
from croupier.tournament.codec import decode_tournament, encode_tournament
from croupier.tournament.demands import checklist
from croupier.tournament.money.records import PrizesAwarded
from croupier.tournament.state import EntrantStatus, SessionStage, Tournament
from croupier.verify.recompute_tournament import TournamentAgain
from laws.random_tournaments import Wild, kinds_of_terms
from laws.second_path import places_again, prizes_again
from soak import SOAK
from tournaments import NAME, VARIATION, Running

SEEDS = range(1000 if SOAK else 10)
STATUSES = {status.value for status in EntrantStatus}


@pytest.mark.parametrize("book", VARIATION)
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_people_do(book: str, seed: int) -> None:
    wild = Wild(book, seed)
    running = wild.play(wild.random.randint(150, 400))
    tournament = running.tournament
    assert tournament.version == len(running.events)
    running.check()
    everyone_is_one_thing(tournament)
    money_is_where_it_should_be(tournament)
    for event in running.events:
        if isinstance(event, PrizesAwarded):
            prizes_are_the_pool(event)
            prizes_are_found_again(running, event)
    places_are_found_again(running)
    nothing_is_found_otherwise(running)
    in_the_middle(wild)


def everyone_is_one_thing(tournament: Tournament) -> None:
    for one in tournament.entrants.values():
        assert one.status.value in STATUSES
        holds = one.seat is not None
        if one.status is EntrantStatus.SEATED:
            assert holds, one
        if one.status in (EntrantStatus.WAITING, EntrantStatus.QUALIFIED, EntrantStatus.RESERVE, EntrantStatus.PLACED):
            assert not holds, one
        if holds:
            session = tournament.sessions[one.seat.session]  # type: ignore[union-attr]
            assert session.stage is not SessionStage.ENDED
            assert sum(seat.entrant == one.id for seat in session.seats) == 1
    places = [
        (one.seat.session, one.seat.table, one.seat.seat)
        for one in tournament.entrants.values()
        if one.seat is not None
    ]
    assert len(places) == len(set(places)), "two people in one seat"


def money_is_where_it_should_be(tournament: Tournament) -> None:
    sums = money_sums(tournament)
    assert sums.difference == 0
    assert sum(tournament.ledger.balances.values()) == 0
    if tournament.prizes_awarded:
        assert tournament.ledger.balance(Place.POOL) == tournament.unawarded
    if tournament.closed:
        assert sums.held == tournament.ledger.balance(Place.CHIP_MONEY) + tournament.unawarded


def prizes_are_the_pool(event: PrizesAwarded) -> None:
    assert event.held >= 0
    assert sum(prize.amount for prize in event.prizes) == event.pool
    assert not {prize.entrant for prize in event.prizes} & set(event.passed_over)
    winners = [prize.entrant for prize in event.prizes]
    assert len(winners) == len(set(winners))


def prizes_are_found_again(running: Running, event: PrizesAwarded) -> None:
    tournament = running.tournament
    terms = tournament.editions[event.terms - 1].terms
    numbers = {one.id: one.number for one in tournament.entrants.values()}
    ranking = [(one.entrant, one.place) for one in tournament.ranking]
    again = prizes_again(terms, ranking, event.passed_over, numbers, event.pool, event.held)
    assert {prize.entrant: prize.amount for prize in event.prizes} == again


def places_are_found_again(running: Running) -> None:
    """Nobody stands before somebody who came to more; and only further coups part those who came to as much."""
    tournament, terms = running.tournament, running.tournament.terms
    if not tournament.ranking or terms is None:
        return
    came_to = places_again(running.events, points=terms.winners.by == "points")
    known = [one for one in tournament.ranking if one.entrant in came_to]
    for one, after in pairwise(known):
        assert came_to[one.entrant] >= came_to[after.entrant], (one, after)
        if one.place == after.place:
            assert came_to[one.entrant] == came_to[after.entrant]
        elif came_to[one.entrant] == came_to[after.entrant]:
            assert one.extra != after.extra


def nothing_is_found_otherwise(running: Running) -> None:
    """What verifies a log goes a path of its own to ballots, places, prizes and every account."""
    again, tournament = TournamentAgain(NAME, lambda _: running.book), Tournament(id=NAME)
    for event in running.events:
        tournament = apply(tournament, event)
        assert [one.sentence() for one in again.hear(event, tournament)] == []


def in_the_middle(wild: Wild) -> None:
    """Whoever starts again from a copy of any moment comes to the same end."""
    events = wild.running.events
    cut = wild.random.randint(0, len(events))
    first = decode_tournament(encode_tournament(replay_tournament(NAME, events[:cut])))

    for event in events[cut:]:
        first = apply(first, event)
    assert first == wild.running.tournament


@pytest.mark.parametrize("book", VARIATION)
def test_there_are_terms_of_many_kinds(book: str) -> None:
    assert len(kinds_of_terms(book)) >= 7


def test_most_random_tournaments_are_played_to_their_end() -> None:
    ends = [Wild(book, seed).play(400).tournament.closed for book in VARIATION for seed in range(4)]
    assert sum(ends) >= 6, ends


@pytest.mark.parametrize("book", VARIATION)
def test_doing_what_comes_next_leads_to_the_end(book: str) -> None:
    """Every kind of terms, with nobody who does anything else; and nothing is asked for any more."""
    for number, terms in enumerate(kinds_of_terms(book)):
        wild = Wild(book, number, careful=True)
        wild.running.terms = terms
        tournament = wild.play(300).tournament
        assert tournament.closed, (number, wild.commands[-5:], wild.refusals[-1:])
        assert [one.what for one in checklist(tournament, wild.running.book) if not one.done] == []
