"""Automatic entrants of a contest at a table: each wagers when it is their turn, and the dealer does the rest.

How much and on what is handed in; here is only whose turn it is, and that nobody is left out. Start at `play_contest`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from croupier.automatic.dealer import AutomaticDealer, Stuck
from croupier.clauses import Refusal
from croupier.ledger import Place
from croupier.money import Cents
from croupier.table import PATRON, Actor, Table
from croupier.table.contest.standing import free_chips

WagerChoice: TypeAlias = Callable[[Table, str], tuple[str, Cents]]  # on what, and how much
_MOST: Final = 100_000  # wagers of one contest: what asks for more goes round in circles


def steady(table: Table, entrant: str) -> tuple[str, Cents]:
    """On one hand and the other in turn; from each seat another multiple of the least, so that few end up equal."""
    setup, contest = table.setup, table.contest_now
    assert setup is not None
    assert contest is not None
    least = max(setup.limits.minimum, contest.terms.compulsory)
    seat = contest.entrants[entrant].seat
    side = ("player", "banker")[(seat // 2 + table.coup.number) % 2]
    return side, max(least, min(least * seat, table.ledger.balance(Place.RACK, entrant), setup.limits.maximum))


def play_contest(dealer: AutomaticDealer, wagering: WagerChoice = steady) -> None:
    """From wherever the contest stands to its end, on a table that is open and whose entrants sit."""
    for _ in range(_MOST):
        dealer.advance()
        contest = dealer.table.contest_now
        if contest is None or not contest.on:
            return
        if not dealer.table.patrons:  # the last of them went together
            _must(dealer.say("end-contest", why="one-left"))
            return
        wagered = {down.patron for down in dealer.table.coup.wagers.values()}
        waiting = [contest.asked] if contest.asked else list(dealer.table.seated().values())
        waiting = [one for one in waiting if one not in wagered and _has_the_least(dealer.table, one)]
        for entrant in waiting:
            wager, stake = wagering(dealer.table, entrant)
            _must(dealer.say("place-wager", Actor(entrant, PATRON), patron=entrant, wager=wager, stake=stake))
        if not waiting and not _passes(dealer, contest.asked):
            dealer.advance(deal=True)
    raise Stuck("the contest does not come to its end")


def _passes(dealer: AutomaticDealer, entrant: str) -> bool:
    """Whoever is asked and has too little to wager is in only for a pass card, and uses it."""
    if not entrant or _has_the_least(dealer.table, entrant):
        return False
    return not isinstance(dealer.say("use-pass-card", Actor(entrant, PATRON), patron=entrant), Refusal)


def _has_the_least(table: Table, entrant: str) -> bool:
    """Where nobody has to wager, whoever has too little sits there and does not."""
    assert table.setup is not None
    return free_chips(table, entrant) >= table.setup.limits.minimum


def _must(answer: object) -> None:
    if isinstance(answer, Refusal):
        raise Stuck(str(answer))
