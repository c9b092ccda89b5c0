"""The second path to a tournament's places, pool, prizes and ballot: it agrees with the first, and errors are seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from architecture import imported, modules
from croupier.ledger import Breach
from croupier.table import Event
from croupier.tournament import records as r
from croupier.tournament.apply import apply
from croupier.tournament.state import EntrantStatus, Tournament
from croupier.tournament.terms.schema import Length, Onward, Repechage, Round
from croupier.verify.recompute.difference import WHAT, Difference
from croupier.verify.recompute_tournament import TournamentAgain
from tournament_days import Recorded, played
from tournaments import FINAL, HEAT, HOUR, NAME, STARTS

BOOKS = ("crown-sydney", "crown-melbourne", "canberra")


def hear(run: Recorded, events: list[Event] | None = None) -> list[Difference]:
    """What the second path says of these events; the tournament itself follows whatever they say."""
    again, tournament = TournamentAgain(NAME, lambda edition: run.book), Tournament(id=NAME)
    found: list[Difference] = []
    for event in run.events if events is None else events:
        try:
            tournament = apply(tournament, event)
        except Breach:  # what was planted does not add up any further, and a verification stops here too
            break
        found += again.hear(event, tournament)
    return found


# --- it agrees -----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_a_whole_tournament(book: str) -> None:
    assert hear(played(book)) == []


def with_a_reserve() -> Recorded:
    """A seat forfeited and taken by a reserve, a player out in the middle, one disqualified, one retired."""
    run = Recorded("canberra", entry={"reserves": 2})
    run.prepared().entered(8)
    run.does("add-reserve", entrant="R1")
    run.closed().briefed()
    session = run.schedule()
    run.draw(session)
    late = run.at(session)[0].id
    run.seat_all(session, but=(late,))
    run.does("record-absence", entrant=late, session=session, at=STARTS + 1)
    run.does("offer-seat", reserve="R1", entrant=late, paid=200_00)
    run.does("start-session", session=session)
    out, gone, retired = (one.id for one in run.at(session)[:3])
    run.does("record-elimination", session=session, entrant=out, coup=7)
    run.does("disqualify", entrant=gone, reason="misconduct")
    run.does("retire", entrant=retired, chips=500_00)
    run.count(session)
    run.does("end-session", session=session)
    run.play(2, starts=STARTS + HOUR)
    run.does("rank-final")
    run.does("award-prizes")
    return run


def with_points() -> Recorded:
    rounds = tuple(
        Round(name=str(number), length=Length(coups=20), tables=2, seats=7, progress=progress, points=(5, 3, 1))
        for number, progress in enumerate((Onward(by="all"), Onward(by="final")), start=1)
    )
    winners = {"by": "points", "criteria": "most points", "session_ties": "points-divided"}
    run = Recorded("canberra", format={"round": rounds, "kind": "points"}, winners=winners)
    run.prepared().entered(6).closed().briefed()
    run.play(1, {f"E{number}": 900 for number in range(1, 7)})
    run.play(2)
    run.does("rank-final")
    run.does("award-prizes")
    return run


def with_a_second_chance() -> Recorded:
    chance = Repechage(after_round=1, qualifies="the best", best=4, number=1, length=Length(coups=10))
    run = Recorded("crown-sydney", format={"round": (HEAT, FINAL), "repechage": chance})
    run.prepared().entered(8).closed().briefed()
    run.play(1)
    ordered = run.one("order-repechage", round=1, starts=STARTS + 10)
    run.draw(ordered.session)
    run.seat_all(ordered.session)
    run.does("start-session", session=ordered.session)
    run.count(ordered.session, coups=10)
    run.does("end-session", session=ordered.session)
    run.play(2)
    run.does("rank-final")
    run.does("award-prizes")
    return run


def with_withdrawals() -> Recorded:
    run = Recorded("crown-melbourne")
    run.prepared().entered(8)
    run.does("withdraw", entrant="E8")
    run.does("refund", entrant="E8", amount=200_00)
    run.does("substitute", entrant="E7", substitute="S7")
    run.closed().briefed()
    run.play(1)
    run.play(2)
    run.does("rank-final")
    run.does("award-prizes")
    return run


def cancelled() -> Recorded:
    run = Recorded("canberra").ready(6)
    assert isinstance(run, Recorded)
    run.does("cancel-tournament", reason="a fire alarm")
    for entrant in tuple(run.tournament.entrants.values()):
        run.does("refund", entrant=entrant.id, amount=entrant.refund_due)
    run.does("close-tournament")
    return run


MADE: dict[str, Callable[[], Recorded]] = {
    "reserve": with_a_reserve,
    "points": with_points,
    "second chance": with_a_second_chance,
    "withdrawals": with_withdrawals,
    "cancelled": cancelled,
}


@pytest.mark.parametrize("name", MADE)
def test_tournaments_in_which_much_happens(name: str) -> None:
    run = MADE[name]()
    assert [one.sentence() for one in hear(run)] == []
    assert len({one.status for one in run.tournament.entrants.values()} - {EntrantStatus.WAITING}) >= 1


# --- planted errors ------------------------------------------------------------------------------


def first(kind: type[Any], change: Callable[[Any], Event]) -> Callable[[list[Event]], list[Event]]:
    """The first event of a kind, changed."""

    def plant(events: list[Event]) -> list[Event]:
        place = next(place for place, one in enumerate(events) if isinstance(one, kind))
        return [*events[:place], change(events[place]), *events[place + 1 :]]

    return plant


def last(kind: type[Any], change: Callable[[Any], Event]) -> Callable[[list[Event]], list[Event]]:
    def plant(events: list[Event]) -> list[Event]:
        return list(reversed(first(kind, change)(list(reversed(events)))))

    return plant


def swapped(seats: tuple[Any, ...]) -> tuple[Any, ...]:
    one, two, *others = seats
    return (replace(one, entrant=two.entrant), replace(two, entrant=one.entrant), *others)


def a_cent_more(prizes: tuple[Any, ...]) -> tuple[Any, ...]:
    one, two, *others = prizes
    return (replace(one, amount=one.amount + 1), replace(two, amount=two.amount - 1), *others)


def placed_otherwise(placings: tuple[Any, ...]) -> tuple[Any, ...]:
    one, two, *others = placings
    return (replace(one, place=two.place), replace(two, place=one.place), *others)


PLANTED: dict[str, Callable[[list[Event]], list[Event]]] = {
    "ballot-not-as-committed": first(r.BallotDrawn, lambda one: replace(one, salt="ab" * 32)),
    "wrong-ballot": first(r.BallotDrawn, lambda one: replace(one, seats=swapped(one.seats))),
    "wrong-bank": first(r.BallotDrawn, lambda one: replace(one, banks=(one.banks[0] + 100, *one.banks[1:]))),
    "wrong-split": first(r.EntrantEntered, lambda one: replace(one, paid=one.paid + 1)),
    "wrong-price": first(
        r.EntrantEntered, lambda one: replace(one, into_pool=one.into_pool - 100, commission=one.commission + 100)
    ),
    "wrong-place": first(r.SessionRanked, lambda one: replace(one, placings=placed_otherwise(one.placings))),
    "wrong-chips": first(
        r.SessionRanked,
        lambda one: replace(
            one, placings=(replace(one.placings[0], chips=one.placings[0].chips + 5), *one.placings[1:])
        ),
    ),
    "wrong-points": first(
        r.SessionRanked,
        lambda one: replace(one, placings=(replace(one.placings[0], points=(7, 1)), *one.placings[1:])),
    ),
    "wrong-qualified": first(
        r.RoundDecided,
        lambda one: replace(
            one,
            qualified=(*one.qualified[1:], one.eliminated[0]),
            eliminated=(one.qualified[0], *one.eliminated[1:]),
        ),
    ),
    "wrong-pool": first(r.PrizesAwarded, lambda one: replace(one, pool=one.pool - 1)),
    "prizes-not-the-pool": first(
        r.PrizesAwarded,
        lambda one: replace(one, prizes=(replace(one.prizes[0], amount=one.prizes[0].amount - 1), *one.prizes[1:])),
    ),
    "wrong-prize": first(r.PrizesAwarded, lambda one: replace(one, prizes=a_cent_more(one.prizes))),
    "wrong-passed-over": first(r.PrizesAwarded, lambda one: replace(one, passed_over=("E1",))),
}


@pytest.mark.parametrize("what", PLANTED)
def test_an_error_is_seen_for_what_it_is(what: str) -> None:
    run = played("canberra")
    found = [one.what for one in hear(run, PLANTED[what](run.events))]
    assert what in found
    assert what in WHAT


def test_the_last_place_is_looked_at_as_closely_as_the_first() -> None:
    run = played("canberra")
    planted = last(
        r.FinalRanked,
        lambda one: replace(
            one, placings=(*one.placings[:-1], replace(one.placings[-1], place=one.placings[-1].place - 1))
        ),
    )
    assert "wrong-place" in [one.what for one in hear(run, planted(run.events))]


def test_more_back_than_was_paid_is_seen() -> None:
    run = MADE["withdrawals"]()
    planted = first(r.EntrantWithdrew, lambda one: replace(one, refund=one.refund + 100, from_pool=one.from_pool + 100))
    assert "refund-beyond-paid" in [one.what for one in hear(run, planted(run.events))]


def test_a_player_who_was_never_asked_is_seen() -> None:
    run = played("canberra")

    def without_one(one: r.SessionRanked) -> r.SessionRanked:
        return replace(one, placings=one.placings[:-1])

    assert "wrong-field" in [one.what for one in hear(run, first(r.SessionRanked, without_one)(run.events))]


def test_equals_on_both_sides_of_the_line_are_seen() -> None:
    run = played("canberra")

    def alike(one: r.TableCounted) -> r.TableCounted:
        return replace(one, counts=tuple((entrant, 900_00) for entrant, _ in one.counts))

    assert "equals-not-parted" in [
        one.what for one in hear(run, first(r.TableCounted, alike)(_ranked_alike(run, alike)))
    ]


def _ranked_alike(run: Recorded, alike: Callable[[Any], Event]) -> list[Event]:
    """The session's places as if everyone at the first table had the same."""
    counted = next(one for one in run.events if isinstance(one, r.TableCounted))
    here = {entrant for entrant, _ in counted.counts}

    def ranked(one: r.SessionRanked) -> r.SessionRanked:
        placings = tuple(
            replace(placing, chips=900_00, place=1) if placing.entrant in here else placing for placing in one.placings
        )
        return replace(one, placings=placings)

    return first(r.SessionRanked, ranked)(run.events)


# --- it is another path --------------------------------------------------------------------------


def strays() -> Iterator[str]:
    allowed = (
        "croupier.tournament.records",
        "croupier.tournament.state",
        "croupier.tournament.terms.schema",
        "croupier.verify.recompute.difference",
        "croupier.verify.recompute_tournament",
        "croupier.clauses",
        "croupier.money",
        "croupier.rulebooks",
        "croupier.table.events",
    )
    for module in modules():
        if "recompute_tournament" not in module.name:
            continue
        for name, _ in imported(module):
            own = name.startswith("croupier.") and name != "croupier.tournament.records"
            if own and not name.startswith(allowed) and name != "croupier.tournament":
                yield f"{module.name} imports {name}"


def test_it_imports_records_and_nothing_that_decides() -> None:
    assert list(strays()) == []
