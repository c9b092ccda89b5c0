"""Whose turn it is to wager: the starting marker, and the dealer who asks one after the other.

A turn begins when the dealer asks and is over when the next one is asked. Start at `place_marker`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, together
from croupier.table.acts import COUP, Answer, By, CoupPart, act, made
from croupier.table.contest.judge import between_coups, by_staff, now
from croupier.table.contest.records import AskedToWager, AskToWager, MarkerPlaced, PlaceMarker
from croupier.table.contest.refusals import asked_by, marked_by, no_new_coup, not_all_wagered
from croupier.table.contest.standing import (
    is_short,
    marker_lies,
    next_to_ask,
    seat_for_marker,
    takes_turns,
)
from croupier.table.moment import Moment
from croupier.table.rules import Rules
from croupier.table.state import NOBODY, Table
from croupier.table.wagering.judge import wagering_over, wagers_taken


def _no_turns(table: Table, rules: Rules) -> Refusal | None:
    at = now(table, rules)
    if takes_turns(at):
        return None
    return Refusal(Reason.NO_SUCH_POWER, (), {"what": "turns", "book": rules.book.id})


def _can_place_marker(m: Moment) -> bool:
    contest = m.table.contest_now
    if contest is None or marker_lies(m.table, contest):
        return False
    seats = m.table.seated()
    return any(m.accepts(PlaceMarker(*m.asked, seat)) for seat in seats)


@act(
    PlaceMarker,
    By.DEALER,
    holds=COUP,
    ready=between_coups,
    chance=_can_place_marker,
    part=CoupPart.CALL,
    power=by_staff,
)
def place_marker(table: Table, command: PlaceMarker, rules: Rules) -> Answer:
    """First at any entrant's seat; after each round at the next one clockwise that is still taken."""
    refusal = _no_turns(table, rules)
    if refusal is not None:
        return refusal
    at = now(table, rules)
    belongs, seat = seat_for_marker(table, at.contest), command.seat
    if seat not in table.seated():
        return Refusal(Reason.UNKNOWN_PLACE, marked_by(at), {"place": seat, "places": rules.setup.places})
    asking = bool(at.contest.asked or at.contest.done)
    if belongs is not None and seat != belongs and (asking or at.contest.coups):
        return Refusal(Reason.MARKER_ELSEWHERE, marked_by(at), {"place": belongs})
    return (MarkerPlaced(made(command), marked_by(at), seat),)


def _open_to_wagers(table: Table, rules: Rules) -> Refusal | None:
    return between_coups(table, rules) or wagers_taken(table, rules)


def _can_ask(m: Moment) -> bool:
    contest = m.table.contest_now
    waiting = NOBODY if contest is None else next_to_ask(m.table, contest)
    return waiting != NOBODY and m.accepts(AskToWager(*m.asked, waiting))


@act(AskToWager, By.DEALER, holds=COUP, ready=_open_to_wagers, chance=_can_ask, part=CoupPart.CALL, power=by_staff)
def ask_to_wager(table: Table, command: AskToWager, rules: Rules) -> Answer:
    refusal = _no_turns(table, rules) or no_new_coup(table, rules) or wagering_over(table, rules)
    if refusal is not None:
        return refusal
    at = now(table, rules)
    calls = rules.book.wagering
    if calls.call_for_bets.duty == "must" and not table.coup.bets_called:
        called = rules.clauses_for(calls.call_for_bets, *rules.offered)
        return Refusal(Reason.BETS_NOT_CALLED, called, {"coup": table.coup.number})
    asked = at.contest.asked
    missing = (asked,) if asked in table.patrons and is_short(table, rules, at, asked) else ()
    passed_over = not_all_wagered(at, rules, missing)
    if passed_over is not None:
        return passed_over
    waiting = next_to_ask(table, at.contest)
    if command.patron not in table.patrons:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    if command.patron != waiting:
        facts: RefusalFacts = {"patron": command.patron, "next": waiting}
        return Refusal(Reason.NOT_NEXT_TO_WAGER, together(at.chapter.wagers.turn.clauses, asked_by(at)), facts)
    return (AskedToWager(made(command), asked_by(at), command.patron),)
