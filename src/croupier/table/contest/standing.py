"""How a contest stands: whose turn it is, who must wager how much, which chips are free, who can play on.

Questions that many chapters ask; it judges no command. What a book leaves to the terms of the tournament, the terms
that came with the contest decide. Start at `contesting`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from croupier.clauses import Silent
from croupier.ledger.acts import layout, rack
from croupier.money import Cents
from croupier.rulebooks.tournament import TournamentChapter
from croupier.table.asked_again import asked_again
from croupier.table.contest.state import Allowed, Contest
from croupier.table.rules import House, Rules
from croupier.table.state import NOBODY, Down, Play, Stage, Table
from croupier.table.wagering.limits import own_limit


class Contesting(NamedTuple):
    """A contest that is on, and the book's chapter on tournaments."""

    contest: Contest
    chapter: TournamentChapter


@asked_again
def contesting(table: Table, house: House) -> Contesting | None:
    contest, chapter = table.contest_now, house.book.tournament
    if contest is None or not contest.on or isinstance(chapter, Silent):
        return None
    return Contesting(contest, chapter)


def takes_turns(at: Contesting) -> bool:
    return at.chapter.wagers.turn.policy == "in-turn" or at.contest.terms.in_turn


def compulsory(at: Contesting, rules: Rules) -> Cents:
    """What everyone wagers and risks in a coup; nothing in a practice coup."""
    if at.contest.practising:
        return 0
    own = at.chapter.wagers.compulsory.policy == "table-minimum"
    return rules.setup.limits.minimum if own else at.contest.terms.compulsory


# --- chips ---------------------------------------------------------------------------------------


def reserved(table: Table, patron: str) -> Cents:
    """Chips of secret wagers: they lie in the rack and are spoken for."""
    contest = table.contest_now
    if contest is None or not contest.secrets:
        return 0
    return sum(down.stake for down in contest.secrets if down.patron == patron)


def free_chips(table: Table, patron: str) -> Cents:
    return table.ledger.balances.get(rack(patron), 0) - reserved(table, patron)


def holding(table: Table, patron: str) -> Cents:
    """All the chips of an entrant, those on the layout too."""
    balances = table.ledger.balances
    return balances.get(rack(patron), 0) + balances.get(layout(patron), 0)


# --- turns ---------------------------------------------------------------------------------------


def clockwise(table: Table, start: int) -> tuple[str, ...]:
    """Who sits where, from a seat on: seat 1 is at the dealer's right, so that clockwise the numbers fall."""
    return _clockwise(table.seated(), start)


@asked_again
def _clockwise(seated: Mapping[int, str], start: int) -> tuple[str, ...]:
    return tuple([seated[seat] for seat in sorted(seated, key=lambda seat: (start - seat) % 1024)])


def seat_for_marker(table: Table, contest: Contest) -> int | None:
    """Where the starting marker belongs now; nothing where it may lie at any seat that is taken."""
    seated = table.seated()
    if not contest.marker or not seated:
        return None
    if contest.marked:
        return contest.marker if contest.marker in seated else table.patrons[clockwise(table, contest.marker)[0]].seat
    return table.patrons[clockwise(table, contest.marker - 1)[0]].seat


def marker_lies(table: Table, contest: Contest) -> bool:
    """The starting marker lies where it belongs for the coup at hand."""
    return contest.marked and contest.marker in table.seated()


@asked_again
def next_to_ask(table: Table, contest: Contest) -> str:
    """Whose turn comes next in this coup; nobody where everyone was asked."""
    asked = {*contest.done, contest.asked}
    return next((one for one in clockwise(table, contest.marker) if one not in asked), NOBODY)


# --- wagers --------------------------------------------------------------------------------------


def at_risk(table: Table, patron: str) -> Cents:
    """What someone has at stake on this coup, secret or not."""
    contest = table.contest_now
    secret: tuple[Down, ...] = () if contest is None else contest.secrets
    return sum([down.counts for down in (*table.coup.wagers.values(), *secret) if down.patron == patron])


def short_of_minimum(table: Table, rules: Rules, at: Contesting) -> tuple[str, ...]:
    """Who still has to wager before this coup is dealt."""
    return tuple([one for one in table.seated().values() if is_short(table, rules, at, one)])


def is_short(table: Table, rules: Rules, at: Contesting, patron: str) -> bool:
    """Whether someone who plays still has to wager before this coup is dealt."""
    least, contest = compulsory(at, rules), at.contest
    excused = not least or patron in contest.passed or patron in contest.voided
    return not excused and at_risk(table, patron) < least


@asked_again
def cannot_go_on(table: Table, rules: Rules) -> tuple[str, ...]:
    """Who cannot make the compulsory wager of the coup to come, and has no pass card for it; or was excluded."""
    at = contesting(table, rules)
    if at is None or table.coup.play is not Play.WAGERING:
        return ()
    least, allowed = compulsory(at, rules), at.contest.terms.pass_cards
    here, has = table.seated().values(), table.ledger.balances
    if not table.excluded and not at.contest.secrets and not [one for one in here if has.get(rack(one), 0) < least]:
        return ()  # mostly it is no question, and it is asked before every wager
    return tuple(
        one
        for one in here
        if one in table.excluded
        or (
            free_chips(table, one) + at_risk(table, one) < least
            and one not in at.contest.passed
            and left_of(at.contest, allowed, at.contest.entrants[one].passes, ()) <= 0
        )
    )


def can_wager(table: Table, rules: Rules, patron: str) -> bool:
    """Whether someone has the least of any wager that is offered here; a smaller one is none to play on for."""
    has = free_chips(table, patron) + at_risk(table, patron)
    return any(own_limit(rules, table.patrons[patron], wager).minimum <= has for wager in rules.offered)


def nobody_can_wager(table: Table, rules: Rules, at: Contesting) -> bool:
    """Where nobody has to wager nobody leaves for want of chips: then all of them may be there and none can play."""
    if compulsory(at, rules) or at.contest.practising or table.coup.play is not Play.WAGERING:
        return False
    here = tuple(table.seated().values())
    return bool(here) and not any(can_wager(table, rules, one) for one in here)


def left_of(contest: Contest, allowed: Allowed | None, used: int, here: tuple[str, ...]) -> int:
    """How often someone may still do what is allowed so often: `used` before this coup, and in it once for each."""
    if allowed is None:
        return 0
    return allowed.number - len(here) - (used if allowed.per == "session" and not contest.practising else 0)


def secrets_left(contest: Contest, patron: str) -> int:
    made = (*(down.patron for down in contest.secrets), *contest.revealed)
    here = tuple(one for one in made if one == patron)
    return left_of(contest, contest.terms.secret, contest.entrants[patron].secrets, here)


def passes_left(contest: Contest, patron: str) -> int:
    here = tuple(one for one in contest.passed if one == patron)
    return left_of(contest, contest.terms.pass_cards, contest.entrants[patron].passes, here)


# --- how far it is -------------------------------------------------------------------------------


@asked_again
def is_complete(table: Table, contest: Contest) -> bool:
    """The session has had its coups or shoes, where it is so many."""
    terms = contest.terms
    by_coups = bool(terms.coups) and contest.coups >= terms.coups
    ended = table.shoe.stage is Stage.ENDED
    by_shoes = bool(terms.shoes) and table.shoe.number - contest.shoes - (0 if ended else 1) >= terms.shoes
    return (by_coups or by_shoes) and not contest.practising


def counts(table: Table, contest: Contest) -> tuple[tuple[str, Cents], ...]:
    """The chips of every entrant: of those who left as they did then, and what they were given back since."""
    return tuple((one.id, one.chips + holding(table, one.id)) for one in contest.entrants.values())
