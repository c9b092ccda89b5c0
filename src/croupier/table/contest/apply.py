"""A contest: what follows of its own events, and what other chapters' events mean to it.

It folds and judges nothing: every figure comes with the event. While a table is kept for a tournament, whatever its
play takes and pays is tournament chips. Start at `followed`.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from croupier.ledger import Entry, Ledger, Place, acts
from croupier.money import Cents
from croupier.table.applying import applies, posted
from croupier.table.contest.records import (
    AskedToWager,
    ChipsAdjusted,
    ContestBegun,
    ContestEnded,
    ContestPaused,
    ContestReleased,
    ContestResumed,
    EntrantSeated,
    MarkerPlaced,
    PassCardUsed,
    PracticeCoupsBegun,
    PracticeCoupsEnded,
    SeatVacated,
    SecretWagerLapsed,
    SecretWagerPlaced,
    SecretWagersRevealed,
    SecretWagersWithdrawn,
    WagerOutOfTurn,
)
from croupier.table.contest.state import Contest, Contestant, CountedCoup
from croupier.table.dealing.records import CoupCleared
from croupier.table.events import Event
from croupier.table.irregularities.records import CoupReopened, DummyCoupOrdered, PastCoupVoided
from croupier.table.machine import is_machine
from croupier.table.people.apply import gone_from
from croupier.table.state import NOBODY, Patron, Stage, Table
from croupier.table.wagering.records import WagerGaveWay, WagersReduced, WagerTurnedAway

_MONEY = (acts.FLOAT, acts.OUTSIDE)
# of the coup at hand: before anyone was asked or wagered
_NOTHING_OPEN: Final[dict[str, object]] = {
    "secrets": (),
    "revealed": (),
    "passed": (),
    "voided": (),
    "asked": NOBODY,
    "done": (),
    "again": (),
}


def _contest(table: Table) -> Contest:
    contest = table.contest_now
    assert contest is not None, "an event of a contest comes while there is one"
    return contest


def _with(table: Table, **changes: object) -> Table:
    return replace(table, contest=replace(_contest(table), **changes))


# --- what other events mean to a contest ---------------------------------------------------------


def followed(before: Table, after: Table, event: Event) -> Table:
    """The table after any event, where it is kept for a tournament."""
    if before.contest_now is None or after.contest_now is None:
        return after
    if after.ledger is not before.ledger:
        after = replace(after, ledger=_apart(before.ledger, after.ledger))
    match event:
        case CoupCleared():
            return _coup_over(before, after)
        case DummyCoupOrdered():
            return _with(after, **_NOTHING_OPEN)
        case WagerTurnedAway():
            return _lost_a_wager(before, after, (event.number,), void=event.number in _contest(after).again)
        case WagerGaveWay():
            return _lost_a_wager(before, after, (event.number,))
        case WagersReduced():
            return _lost_a_wager(before, after, tuple(number for number, _ in event.stakes), void=True)
        case SecretWagerLapsed():
            return _with(after, voided=(*_contest(after).voided, event.patron))
        case CoupReopened() if event.coup != before.coup.number:
            return _goes_on(after, event.coup)
        case PastCoupVoided():
            shoe = before.shoe.number if event.shoe is UNSET else event.shoe
            return replace(after, contest=_uncounted(_contest(after), shoe, event.coup))
        case _:
            return after


def _lost_a_wager(before: Table, after: Table, numbers: tuple[int, ...], *, void: bool = False) -> Table:
    """Whose wager staff took off the layout is asked again, or sits this coup out where nobody wagers any more."""
    contest = _contest(after)
    whose = tuple(dict.fromkeys(before.coup.wagers[number].patron for number in numbers))
    if void or after.coup.bets_closed:
        return _with(after, voided=(*contest.voided, *whose))
    return _with(after, done=tuple(one for one in contest.done if one not in whose))


def _apart(before: Ledger, after: Ledger) -> Ledger:
    """Tournament chips are apart from all money: they come from their own bank and go back to it."""
    moved = [(account, after.balances.get(account, 0) - before.balances.get(account, 0)) for account in _MONEY]
    back = tuple([(account, -amount) for account, amount in moved if amount])
    if not back:
        return after
    total = sum(amount for _, amount in moved)
    return after.post(Entry((*back, *(((acts.TOURNAMENT_BANK, total),) if total else ()))))


def _goes_on(after: Table, coup: int) -> Table:
    """A coup that was cleared lies there again, as far as turns and secrets go as when it was."""
    contest, shoe = _contest(after), after.shoe.number
    was = next((one for one in contest.counted if (one.shoe, one.coup) == (shoe, coup)), None)
    open_again = replace(after, contest=replace(_uncounted(contest, shoe, coup), **_NOTHING_OPEN))
    if was is None:
        return open_again
    return _with(open_again, revealed=was.revealed, passed=was.passed, marker=was.marker, marked=bool(was.marker))


def _uncounted(contest: Contest, shoe: int, coup: int) -> Contest:
    """Without a coup that counted until now, and with what was used up in it given back."""
    gone = [one for one in contest.counted if (one.shoe, one.coup) == (shoe, coup)]
    counted = tuple(one for one in contest.counted if one not in gone)
    entrants = contest.entrants
    for one in gone:
        entrants = _used(entrants, one, -1)
    return replace(contest, counted=counted, entrants=entrants)


def _used(entrants: dict[str, Contestant], coup: CountedCoup, times: int) -> dict[str, Contestant]:
    return {
        id: replace(
            one,
            secrets=one.secrets + times * coup.revealed.count(id),
            passes=one.passes + times * coup.passed.count(id),
        )
        if id in coup.revealed or id in coup.passed
        else one
        for id, one in entrants.items()
    }


def _coup_over(before: Table, after: Table) -> Table:
    """What was allowed so often is used up by coups that count alone; the marker moves on after those too."""
    contest, coup = _contest(before), before.coup
    if coup.void or coup.dummy:
        return _with(after, **_NOTHING_OPEN)
    if contest.practising:
        return _with(after, **_NOTHING_OPEN, marked=False)
    counted = CountedCoup(before.shoe.number, coup.number, contest.marker, contest.revealed, contest.passed)
    entrants = _used(contest.entrants, counted, 1)
    return _with(after, **_NOTHING_OPEN, marked=False, counted=(*contest.counted, counted), entrants=entrants)


# --- its own events ------------------------------------------------------------------------------


@applies(ContestBegun)
def contest_begun(table: Table, event: ContestBegun) -> Table:
    """Coups from before it are void no more: other people's money rests on them."""
    begun = table.shoe.stage not in (Stage.NO_CARDS, Stage.ENDED)
    contest = Contest(
        tournament=event.tournament,
        session=event.session,
        digest=event.digest,
        terms=event.terms,
        shoes=table.shoe.number - begun,
        carried=is_machine(event.made.actor),
    )
    return replace(table, contest=contest, past=())


@applies(EntrantSeated)
def entrant_seated(table: Table, event: EntrantSeated) -> Table:
    contest, id = _contest(table), event.patron
    before = contest.entrants.get(id)
    entrant = replace(before, seat=event.seat, out="", chips=0) if before else Contestant(id, event.seat)
    if event.advised is True:
        entrant = replace(entrant, advised=True)
    entrants = {**contest.entrants, id: entrant}
    if event.instead in entrants:  # the chips are the substitute's from now on
        entrants[event.instead] = replace(entrants[event.instead], chips=0)
    patrons = {**table.patrons, id: Patron(id, table.arrivals, event.seat)}
    seated = replace(table, patrons=patrons, arrivals=table.arrivals + 1)
    return posted(_with(seated, entrants=entrants), acts.bank_chips(id, event.bank))


@applies(PracticeCoupsBegun)
def practice_coups_begun(table: Table, event: PracticeCoupsBegun) -> Table:
    return _with(table, practice=event.chips)


@applies(PracticeCoupsEnded)
def practice_coups_ended(table: Table, event: PracticeCoupsEnded) -> Table:
    """Nothing of them is left: chips as before, the marker to be placed anew, no coup that could still be void."""
    for patron, chips in event.restored:
        table = posted(table, acts.bank_chips(patron, chips - _rack(table, patron)))
    contest = _contest(table)
    entrants = {id: replace(one, advised=False) for id, one in contest.entrants.items()}
    return replace(_with(table, **_NOTHING_OPEN, practice=None, entrants=entrants, marker=0, marked=False), past=())


def _rack(table: Table, patron: str) -> Cents:
    return table.ledger.balance(Place.RACK, patron)


@applies(MarkerPlaced)
def marker_placed(table: Table, event: MarkerPlaced) -> Table:
    return _with(table, marker=event.seat, marked=True)


@applies(AskedToWager)
def asked_to_wager(table: Table, event: AskedToWager) -> Table:
    contest = _contest(table)
    done = (*contest.done, contest.asked) if contest.asked != NOBODY else contest.done
    return _with(table, asked=event.patron, done=done)


@applies(WagerOutOfTurn)
def wager_out_of_turn(table: Table, event: WagerOutOfTurn) -> Table:
    contest = _contest(table)
    entrants = {**contest.entrants, event.patron: replace(contest.entrants[event.patron], advised=True)}
    again = (*contest.again, event.number) if event.again else contest.again
    return _with(table, entrants=entrants, again=again)


@applies(SecretWagerPlaced)
def secret_wager_placed(table: Table, event: SecretWagerPlaced) -> Table:
    return _with(table, secrets=(*_contest(table).secrets, event.down))


@applies(SecretWagersWithdrawn)
def secret_wagers_withdrawn(table: Table, event: SecretWagersWithdrawn) -> Table:
    return _with(table, secrets=tuple(down for down in _contest(table).secrets if down.patron != event.patron))


@applies(SecretWagersRevealed)
def secret_wagers_revealed(table: Table, event: SecretWagersRevealed) -> Table:
    whose = tuple(down.patron for down in event.downs)
    return _with(table, secrets=(), revealed=(*_contest(table).revealed, *whose))


@applies(SecretWagerLapsed)
def secret_wager_lapsed(table: Table, event: SecretWagerLapsed) -> Table:
    """It was none: it is not counted among those made."""
    left = list(_contest(table).revealed)
    left.remove(event.patron)
    return _with(table, revealed=tuple(left))


@applies(PassCardUsed)
def pass_card_used(table: Table, event: PassCardUsed) -> Table:
    return _with(table, passed=(*_contest(table).passed, event.patron))


@applies(SeatVacated)
def seat_vacated(table: Table, event: SeatVacated) -> Table:
    contest, id = _contest(table), event.patron
    entrant = replace(contest.entrants[id], out=event.why, chips=0 if event.removed else event.chips)
    open_secrets = tuple(down for down in contest.secrets if down.patron != id)
    passed = tuple(one for one in contest.passed if one != id)
    asked = NOBODY if contest.asked == id else contest.asked
    done = (*contest.done, id) if contest.asked == id else contest.done
    entrants = {**contest.entrants, id: entrant}
    left = _with(table, entrants=entrants, secrets=open_secrets, passed=passed, asked=asked, done=done)
    return gone_from(left, id, forgets_advice=True)


@applies(ChipsAdjusted)
def chips_adjusted(table: Table, event: ChipsAdjusted) -> Table:
    return posted(table, acts.bank_chips(event.patron, event.amount))


@applies(ContestPaused)
def contest_paused(table: Table, event: ContestPaused) -> Table:
    return _with(table, paused=event.why)


@applies(ContestResumed)
def contest_resumed(table: Table, event: ContestResumed) -> Table:
    return _with(table, paused="")


@applies(ContestEnded)
def contest_ended(table: Table, event: ContestEnded) -> Table:
    return replace(_with(table, **_NOTHING_OPEN, ended=event.why, paused=""), past=())


@applies(ContestReleased)
def contest_released(table: Table, event: ContestReleased) -> Table:
    """Every tournament chip goes back to the bank, and whoever held them goes."""
    contest = _contest(table)
    for patron in {
        **contest.entrants,
        **table.patrons,
    }:  # a round that turned out void may have left some to who is out
        table = posted(table, acts.bank_chips(patron, -_rack(table, patron)))
        table = gone_from(table, patron, forgets_advice=True) if patron in table.patrons else table
    errors = {id: one for id, one in table.payment_errors.items() if one.patron not in contest.entrants}
    return replace(table, contest=UNSET, payment_errors=errors)
