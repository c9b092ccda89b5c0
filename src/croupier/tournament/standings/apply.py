"""Standings: what follows.

It folds and judges nothing: every place and figure comes with the event.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.ledger import tournament_acts as money
from croupier.tournament.applying import applies, changed, posted, with_entrant, with_session
from croupier.tournament.sessions.rounds import uncounted
from croupier.tournament.standings.records import (
    AddedOn,
    BoughtAgain,
    BoughtBack,
    FinalRanked,
    PlayOffCounted,
    PlayOffOrdered,
    PlayOffRecorded,
    RepechageOrdered,
    RoundDecided,
    SessionRanked,
)
from croupier.tournament.state import (
    CountedTable,
    Entrant,
    EntrantStatus,
    OrderedPlayOff,
    Scored,
    SecondChance,
    SessionStage,
    Tournament,
    TournamentSession,
)


@applies(SessionRanked, settles=True)
def session_ranked(tournament: Tournament, event: SessionRanked) -> Tournament:
    """Everyone's seat is free again; who goes on is another event."""
    session = tournament.sessions[event.session]
    after = with_session(_over(tournament, event.session), replace(session, stage=SessionStage.ENDED))
    for one in event.placings:
        entrant = after.entrants[one.entrant]
        score = Scored(event.session, event.round, one.chips, one.place, one.points, one.coup, one.extra)
        seated = entrant.status is EntrantStatus.SEATED
        status = EntrantStatus.WAITING if seated else entrant.status
        after = with_entrant(
            after, replace(entrant, status=status, seat=None, scores=(*entrant.scores, score), chips=one.chips)
        )
    return after


@applies(RoundDecided, settles=True)
def round_decided(tournament: Tournament, event: RoundDecided) -> Tournament:
    after = tournament
    for one in event.qualified:
        after = changed(after, one, status=EntrantStatus.QUALIFIED, round=event.to)
    for one in event.eliminated:
        after = changed(after, one, status=EntrantStatus.ELIMINATED)
    return replace(after, decided=(*after.decided, event.round)) if event.complete else after


@applies(PlayOffOrdered, settles=True)
def play_off_ordered(tournament: Tournament, event: PlayOffOrdered) -> Tournament:
    return replace(tournament, play_off=OrderedPlayOff(event.session, event.turn, event.seats))


@applies(PlayOffCounted)
def play_off_counted(tournament: Tournament, event: PlayOffCounted) -> Tournament:
    """With the last table they are over, also where they parted nobody."""
    before = tournament.play_off
    assert before is not None, "they were ordered before they were counted"
    count = CountedTable(event.counts, event.coups, event.entry, event.made.actor.id)
    after = replace(before, counted={**before.counted, event.table: count})
    return replace(tournament, play_off=replace(after, over=not uncounted(tournament, after)))


def _over(tournament: Tournament, session: int) -> Tournament:
    """Whatever parts the equals of a session ends the further coups that were ordered among them."""
    one = tournament.play_off
    if one is None or one.session != session or one.over:
        return tournament
    return replace(tournament, play_off=replace(one, over=True))


@applies(PlayOffRecorded)
def play_off_recorded(tournament: Tournament, event: PlayOffRecorded) -> Tournament:
    tournament = _over(tournament, event.session)
    if event.session == 0:
        return replace(tournament, play_offs=(*tournament.play_offs, event.counts))
    session = tournament.sessions[event.session]
    return with_session(tournament, replace(session, play_offs=(*session.play_offs, event.counts)))


@applies(RepechageOrdered, settles=True)
def repechage_ordered(tournament: Tournament, event: RepechageOrdered) -> Tournament:
    chance = SecondChance(event.players, event.number)
    return with_session(tournament, TournamentSession(event.session, event.round, event.starts, repechage=chance))


def _paid(entrant: Entrant, event: BoughtBack | BoughtAgain | AddedOn) -> Entrant:
    return replace(
        entrant,
        paid=entrant.paid + event.paid,
        into_pool=entrant.into_pool + event.into_pool,
        commission=entrant.commission + event.commission,
        for_chips=entrant.for_chips + event.for_chips,
    )


def _pay(tournament: Tournament, entrant: Entrant, event: BoughtBack | BoughtAgain | AddedOn) -> Tournament:
    paid = money.pay_in(event.entrant, pool=event.into_pool, commission=event.commission, chips=event.for_chips)
    return posted(with_entrant(tournament, entrant), paid)


@applies(BoughtBack, reversible=True)
def bought_back(tournament: Tournament, event: BoughtBack) -> Tournament:
    entrant = _paid(tournament.entrants[event.entrant], event)
    again = replace(
        entrant,
        status=EntrantStatus.WAITING,
        round=event.round,
        chips=event.chips,
        buy_backs=entrant.buy_backs + 1,
        why="",
    )
    return _pay(tournament, again, event)


@applies(BoughtAgain, reversible=True)
def bought_again(tournament: Tournament, event: BoughtAgain) -> Tournament:
    entrant = _paid(tournament.entrants[event.entrant], event)
    more = replace(entrant, re_buys=entrant.re_buys + 1, chips_added=entrant.chips_added + event.chips)
    return _pay(tournament, more, event)


@applies(AddedOn, reversible=True)
def added_on(tournament: Tournament, event: AddedOn) -> Tournament:
    entrant = _paid(tournament.entrants[event.entrant], event)
    more = replace(entrant, add_ons=entrant.add_ons + 1, chips_added=entrant.chips_added + event.chips)
    return _pay(tournament, more, event)


@applies(FinalRanked, settles=True)
def final_ranked(tournament: Tournament, event: FinalRanked) -> Tournament:
    after = replace(_over(tournament, 0), ranking=event.placings)
    for one in event.placings:
        after = changed(after, one.entrant, place=one.place)
    for entrant in event.placed:
        after = changed(after, entrant, status=EntrantStatus.PLACED)
    return after
