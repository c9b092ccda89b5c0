"""Errors planted in recorded days, each as someone could make it: the second path names the event, the fault, a clause.

Some stand in the event itself; others are left out, or show only when the coup is settled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.coup import Resolution, Settled, Side, Winner
from croupier.table import Event, Payment, Table, replay
from croupier.table import records as r
from croupier.table.state import StreakDown, Tails
from croupier.verify.recompute import WHAT, Difference, Recomputer
from verify.hearing import book_of, hear
from verify.recorded import logs, stops, twin

Plant = Callable[[Any], Event | None]


def paid(event: Any, which: Callable[[Payment], bool], change: Callable[[Settled], Settled]) -> Event | None:
    """An event whose first payment of a kind is another."""
    for place, payment in enumerate(event.payments):
        if which(payment):
            other = replace(payment, settled=change(payment.settled))
            return replace(event, payments=(*event.payments[:place], other, *event.payments[place + 1 :]))  # type: ignore[no-any-return]
    return None


def wins(payment: Payment) -> bool:
    return payment.settled.resolution is Resolution.WINS and not payment.settled.parts


def loses(payment: Payment) -> bool:
    return payment.settled.resolution is Resolution.LOSES and not payment.settled.token


def more(settled: Settled, cents: int) -> Settled:
    return replace(settled, profit=settled.profit + cents, returned=settled.returned + cents)


def one_cent_more(event: r.CoupSettled) -> Event | None:
    return paid(event, wins, lambda one: more(one, 1))


def rounded_down(event: r.CoupSettled) -> Event | None:
    def change(one: Settled) -> Settled:
        return replace(more(one, -one.rounding), rounding=0)

    return paid(event, lambda one: wins(one) and one.settled.rounding > 0, change)


def lost_instead(event: r.CoupSettled) -> Event | None:
    return paid(
        event,
        lambda one: wins(one) and not one.settled.token,
        lambda one: replace(one, resolution=Resolution.LOSES, profit=0, commission=0, returned=0, rounding=0),
    )


def paid_to_a_loser(event: r.CoupSettled) -> Event | None:
    def change(one: Settled) -> Settled:
        return replace(one, resolution=Resolution.WINS, profit=one.stake, returned=2 * one.stake)

    return paid(event, loses, change)


def no_commission(event: r.CoupSettled) -> Event | None:
    def due(payment: Payment) -> bool:
        return wins(payment) and payment.settled.commission >= 100 and not payment.settled.waits[0]

    return paid(event, due, lambda one: replace(more(one, one.commission), commission=0))


def forgotten_debt(event: r.CoupSettled) -> Event | None:
    return paid(event, lambda one: bool(one.settled.waits[0]), lambda one: replace(one, waits=(0, 1)))


def token_returned(event: r.CoupSettled) -> Event | None:
    def kept(payment: Payment) -> bool:
        return wins(payment) and payment.settled.token and payment.settled.returned == payment.settled.profit

    return paid(event, kept, lambda one: replace(one, returned=one.returned + one.stake))


def excess_kept(event: r.CoupSettled) -> Event | None:
    for place, one in enumerate(event.payments):
        if one.excess:
            other = replace(one, excess=0)
            return replace(event, payments=(*event.payments[:place], other, *event.payments[place + 1 :]))
    return None


def never_settled(event: r.CoupSettled) -> Event | None:
    return replace(event, payments=event.payments[1:]) if event.payments else None


def settled_twice(event: r.CoupSettled) -> Event | None:
    return replace(event, payments=(*event.payments, event.payments[-1])) if event.payments else None


def winners_first(event: r.CoupSettled) -> Event | None:
    both = {one.settled.resolution for one in event.payments} >= {Resolution.WINS, Resolution.LOSES}
    return replace(event, payments=event.payments[::-1]) if both else None


def uncited(event: r.CoupSettled) -> Event | None:
    return paid(event, wins, lambda one: replace(one, clauses=one.clauses[1:]))


def another_row(event: r.CoupSettled) -> Event | None:
    return paid(event, wins, lambda one: replace(one, row="dealers-choice"))


def longer_streak(event: r.CoupSettled) -> Event | None:
    if not event.streaks:
        return None
    first = event.streaks[0]
    return replace(event, streaks=(StreakDown(first.down, first.count + 1), *event.streaks[1:]))


def streak_lost(event: r.CoupSettled) -> Event | None:
    return replace(event, streaks=event.streaks[1:]) if event.streaks else None


def indicator_off(event: r.CoupSettled) -> Event | None:
    return replace(event, tails=Tails(event.tails.player + 1, event.tails.banker))


def late_area_open(event: r.CoupSettled) -> Event | None:
    return None if event.late_open else replace(event, late_open=("banker",))


def wrong_winner(event: r.ResultAnnounced) -> Event | None:
    return replace(event, winner=next(one for one in Winner if one is not event.winner))


def swapped_counts(event: r.ResultAnnounced) -> Event | None:
    return replace(event, player=event.banker, banker=event.player) if event.player != event.banker else None


def wrong_hand(event: r.CardDrawn) -> Event | None:
    return replace(event, to=Side.BANKER if event.to is Side.PLAYER else Side.PLAYER)


def collected_short(event: r.CommissionCollected) -> Event | None:
    return replace(event, collected=event.collected + 100)


def cut_unevenly(event: r.WagersReduced) -> Event | None:
    number, stake = event.stakes[0]
    return replace(event, stakes=((number, stake + 100), *event.stakes[1:]))


def beyond_chips(event: r.WagerPlaced) -> Event | None:
    down = event.down
    return replace(event, down=replace(down, stake=90_000_000_00, counts=90_000_000_00))


def more_counts_than_lies_there(event: r.WagerPlaced) -> Event | None:
    return replace(event, down=replace(event.down, counts=event.down.stake + 1))


def not_of_this_game(event: r.WagerPlaced) -> Event | None:
    return replace(event, down=replace(event.down, wager="roulette"))


def another_undone(event: r.CoupVoided) -> Event | None:
    return replace(event, reversed=event.reversed[1:]) if event.reversed else None


def kept_on_a_void_coup(event: r.CoupVoided) -> Event | None:
    return replace(event, payments=event.payments[1:]) if event.payments else None


def ended_early(event: r.ShoeEnded) -> Event | None:
    return replace(event, early=not event.early)


def kept_at_closing(event: r.TableClosed) -> Event | None:
    return replace(event, payments=event.payments[1:]) if event.payments else None


PLANTS: list[tuple[type[Event], Plant, set[str]]] = [
    (r.CoupSettled, one_cent_more, {"wrong-profit", "wrong-return"}),
    (r.CoupSettled, rounded_down, {"wrong-profit", "wrong-rounding"}),
    (r.CoupSettled, lost_instead, {"wrong-resolution", "wrong-profit", "wrong-return"}),
    (r.CoupSettled, paid_to_a_loser, {"wrong-resolution", "wrong-profit"}),
    (r.CoupSettled, no_commission, {"wrong-commission", "wrong-profit"}),
    (r.CoupSettled, forgotten_debt, {"wrong-deferral"}),
    (r.CoupSettled, token_returned, {"wrong-return", "not-conserved"}),
    (r.CoupSettled, excess_kept, {"wrong-excess"}),
    (r.CoupSettled, never_settled, {"never-settled"}),
    (r.CoupSettled, settled_twice, {"settled-twice"}),
    (r.CoupSettled, winners_first, {"paid-out-of-order"}),
    (r.CoupSettled, uncited, {"clause-not-cited"}),
    (r.CoupSettled, another_row, {"wrong-row"}),
    (r.CoupSettled, longer_streak, {"wrong-streak"}),
    (r.CoupSettled, streak_lost, {"wrong-streak"}),
    (r.CoupSettled, indicator_off, {"wrong-tails"}),
    (r.CoupSettled, late_area_open, {"wrong-late-area"}),
    (r.ResultAnnounced, wrong_winner, {"wrong-winner"}),
    (r.ResultAnnounced, swapped_counts, {"wrong-count"}),
    (r.CardDrawn, wrong_hand, {"wrong-hand"}),
    (r.CommissionCollected, collected_short, {"wrong-collection"}),
    (r.WagersReduced, cut_unevenly, {"wrong-cut"}),
    (r.WagerPlaced, beyond_chips, {"stake-beyond-chips"}),
    (r.WagerPlaced, more_counts_than_lies_there, {"stake-not-possible"}),
    (r.WagerPlaced, not_of_this_game, {"wager-not-offered"}),
    (r.CoupVoided, another_undone, {"wrong-reversal"}),
    (r.CoupVoided, kept_on_a_void_coup, {"never-settled"}),
    (r.ShoeEnded, ended_early, {"wrong-shoe-end"}),
    (r.TableClosed, kept_at_closing, {"never-settled"}),
]


@pytest.mark.parametrize(("kind", "plant", "codes"), [pytest.param(*one, id=one[1].__name__) for one in PLANTS])
def test_a_planted_error_is_told_of_its_event_with_a_clause(kind: type[Event], plant: Plant, codes: set[str]) -> None:
    tried = 0
    for recomputer, event, _ in stops(kind):
        other = plant(event)
        if other is None or other == event:
            continue
        found = twin(recomputer).hear(other)
        assert codes <= {one.what for one in found}, [one.sentence() for one in found]
        assert all(one.clauses for one in found)
        assert all(one.place == recomputer.heard + 1 for one in found)
        tried += 1
        if tried == 40:
            break
    assert tried, "the error could be planted nowhere"


# --- events left out, and errors that show later -------------------------------------------------


def without(kind: type[Event], which: Callable[[Any], bool] = lambda _: True) -> Iterator[tuple[Recomputer, Event]]:
    """The second path after each log that lacks one event, stopped before the event that should tell."""
    for recomputer, event, after in stops(kind):
        if which(event):
            other = twin(recomputer)
            found: list[Difference] = []
            for later in after[:60]:
                found += other.hear(later)
                if found:
                    yield other, later
                    break
            else:
                raise AssertionError(f"{event} left out went unnoticed")


def test_a_third_card_left_out_is_missed_at_the_result() -> None:
    tried = 0
    for recomputer, event, after in stops(r.CardDrawn):
        results = [later for later in after if isinstance(later, r.ResultAnnounced)]
        coup = after[: after.index(results[0])] if results else ()
        dealt = any(isinstance(later, r.CardDrawn) for later in coup)
        assert isinstance(event, r.CardDrawn)
        layout = recomputer._layout
        if layout is None or layout.deal.out < 4 or dealt or not results or not event.exposed:
            continue
        found = twin(recomputer).hear(results[0])
        assert "card-missing" in {one.what for one in found}
        assert next(one for one in found if one.what == "card-missing").clauses
        tried += 1
        if tried == 30:
            break
    assert tried == 30


@pytest.mark.parametrize("kind", [r.WagerPlaced, r.ResultAnnounced, r.CoupSettled, r.PairsSettled])
def test_an_event_left_out_is_missed(kind: type[Event]) -> None:
    tried = 0
    for _ in without(kind):
        tried += 1
        if tried == 40:
            break
    assert tried


@pytest.mark.parametrize(
    "change",
    [
        lambda down: replace(down, stake=down.stake + 1, counts=down.counts + 1),
        lambda down: replace(down, number=down.number + 1000),
        lambda down: replace(down, patron="someone else"),
        lambda down: replace(down, token=not down.token),
    ],
    ids=["stake", "number", "patron", "token"],
)
def test_a_wager_that_was_placed_otherwise_shows_by_the_end_of_its_coup(change: Callable[[Any], Any]) -> None:
    tried = 0
    for recomputer, event, after in stops(r.WagerPlaced):
        assert isinstance(event, r.WagerPlaced)
        if _touched(event.down.number, after):
            continue
        other = twin(recomputer)
        found = list(other.hear(replace(event, down=change(event.down))))
        for later in after:
            found += other.hear(later)
            if found:
                break
        assert found, event
        tried += 1
        if tried == 60:
            break


def _touched(number: int, after: tuple[Event, ...]) -> bool:
    """Whether a wager was changed, cut or taken back before its coup began: then what was placed no longer counts."""
    for event in after:
        if isinstance(event, r.CardDrawn):
            return False
        if getattr(event, "number", None) == number or isinstance(event, r.WagersReduced):
            return True
    return True


def test_one_fault_is_told_once_and_the_rest_of_the_day_holds() -> None:
    """A cent too much that goes through all the figures: told of its coup, and of no other event."""
    for recomputer, event, after in stops(r.CoupSettled):
        other = one_cent_more(event)  # type: ignore[arg-type]
        if other is None:
            continue
        second = twin(recomputer)
        assert {one.what for one in second.hear(other)} == {"wrong-profit", "wrong-return"}
        assert not [one for later in after for one in second.hear(later)]
        break


# --- balances ------------------------------------------------------------------------------------


def test_sums_are_held_against_the_ledger_and_the_debts() -> None:
    log = next(log for log in logs() if any(isinstance(event, r.CommissionCollected) for event in log))
    place = next(place for place, event in enumerate(log) if isinstance(event, r.CommissionCollected))
    recomputer = Recomputer("recorded", book_of)
    for event in log[:place]:
        recomputer.hear(event)
    table = replay("recorded", list(log[:place]))
    assert recomputer.differences_with(table) == ()
    assert any(recomputer.owed.values())
    collected = log[place]
    assert isinstance(collected, r.CommissionCollected)
    recomputer.sums.owes[collected.patron] += Fraction(1, 3)
    recomputer.sums.add("rack", "A", 1)
    found = {one.what for one in recomputer.differences_with(table)}
    assert found == {"wrong-balance", "wrong-debt"}
    assert {one.what for one in Recomputer("recorded", book_of).differences_with(table)} == found


def test_an_edition_nobody_has_is_told_and_nothing_else_is_judged() -> None:
    log = logs()[0]
    recomputer = Recomputer("recorded", lambda edition: None)
    assert [one.what for event in log for one in recomputer.hear(event)] == ["unknown-edition"]
    assert recomputer.differences_with(Table(id="recorded")) == ()


def test_every_difference_has_words_for_people() -> None:
    log = list(logs()[0])
    place = next(place for place, event in enumerate(log) if isinstance(event, r.CoupSettled) and one_cent_more(event))
    changed = one_cent_more(log[place])  # type: ignore[arg-type]
    assert changed is not None
    found = hear([*log[:place], changed])
    assert f"event {place + 1} (coup-settled) of table heard: the winnings are another amount" in found[0].sentence()
    assert all(one.what in WHAT for one in found)
