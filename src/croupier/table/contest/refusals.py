"""What a contest forbids at the acts of other chapters: play while it is stopped, wagers out of place or turn.

Each answers with nothing where no contest is on, or where nothing stands in the way. Start at `no_new_coup`;
`kept_apart` says what is not done at all at a table that is kept for a tournament.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.money import Cents
from croupier.rulebooks.tournament import TournamentChapter
from croupier.table.acts import Act, Apart
from croupier.table.asked_again import asked_again
from croupier.table.commands import Command
from croupier.table.contest.standing import (
    Contesting,
    cannot_go_on,
    compulsory,
    contesting,
    is_complete,
    marker_lies,
    next_to_ask,
    seat_for_marker,
    short_of_minimum,
    takes_turns,
)
from croupier.table.contest.state import Contest
from croupier.table.rules import House, Rules
from croupier.table.state import NOBODY, Down, Patron, Play, Setup, Table

# --- what is not done at such a table ------------------------------------------------------------


def kept_apart(table: Table, act: Act, command: Command, house: House) -> Refusal | None:
    """Ordinary patrons do not come, and no money changes hands, while the table is kept for a tournament."""
    contest, chapter = table.contest_now, house.book.tournament
    if contest is None or isinstance(chapter, Silent):
        return None
    if act.apart is None or (act.apart is Apart.OTHERS and _concerns(table, command) in contest.entrants):
        return None
    return Refusal(Reason.CONTEST_ON, apart_by(chapter, act.apart), {"tournament": contest.tournament})


def apart_by(chapter: TournamentChapter, apart: Apart) -> Clauses:
    """The clauses that keep such a table for the tournament alone, or fix seats and chips there."""
    if not isinstance(chapter.tables.exclusive, Silent):
        return chapter.tables.exclusive.clauses
    if apart is Apart.SEATS:
        return chapter.seating.seat_fixed.clauses
    return chapter.chips.moved_clauses if apart is Apart.CHIPS else ()


def _concerns(table: Table, command: Any) -> str:
    """Whom an act about one person's chips is about."""
    patron: str = getattr(command, "patron", NOBODY)
    number = getattr(command, "number", 0)
    found = table.payment_errors.get(number) or table.disputes.get(number)
    return patron or (found.patron if found else NOBODY)


def outside_a_tournament(table: Table, house: House, setup: Setup) -> Refusal | None:
    """Where no session is on, what is for tournaments alone is not played.

    Editions from before their chapter take the set-up's word for it.
    """
    variation = house.book.variation(setup.variation)
    on = setup.tournament if isinstance(house.book.tournament, Silent) else contesting(table, house) is not None
    if on or variation is None or not variation.tournament_only:
        return None
    return Refusal(Reason.TOURNAMENT_ONLY, variation.clauses, {"variation": variation.id})


# --- a coup --------------------------------------------------------------------------------------


def stopped(at: Contesting) -> Refusal | None:
    """Play is stopped: what has begun is finished, and nothing begins."""
    contest, chapter = at
    if not contest.paused:
        return None
    return Refusal(Reason.PLAY_STOPPED, pause_clauses(chapter, contest.paused), {"why": contest.paused})


def pause_clauses(chapter: TournamentChapter, why: str) -> Clauses:
    match why:
        case "director-absent":
            return chapter.director.present.clauses
        case "break":
            return chapter.progression.breaks.clauses
        case _:
            return chapter.progression.pace.clauses


@asked_again
def no_new_coup(table: Table, rules: Rules) -> Refusal | None:
    """Why no bets are called for: play is stopped or over, someone has to go first, the marker lies elsewhere."""
    contest = table.contest_now
    at = contesting(table, rules)
    if at is None:
        return None if contest is None else over(contest)
    refusal = stopped(at)
    if refusal is None and is_complete(table, at.contest):
        refusal = Refusal(Reason.CONTEST_OVER, at.chapter.progression.rounds.clauses, _played(at.contest))
    return refusal or _someone_goes_first(table, rules, at) or _marker(table, at)


def over(contest: Contest) -> Refusal:
    return Refusal(Reason.CONTEST_OVER, (), _played(contest))


def _played(contest: Contest) -> RefusalFacts:
    return {"coups": contest.coups}


def _someone_goes_first(table: Table, rules: Rules, at: Contesting) -> Refusal | None:
    """Before a round begins, whoever cannot make its wager leaves the contest."""
    gone = cannot_go_on(table, rules)
    if not gone:
        return None
    facts: RefusalFacts = {"patrons": gone, "minimum": compulsory(at, rules)}
    return Refusal(Reason.MUST_VACATE, eliminated_by(at), facts)


def eliminated_by(at: Contesting) -> Clauses:
    return together(at.chapter.wagers.compulsory.clauses, at.chapter.progression.elimination.clauses)


def _marker(table: Table, at: Contesting) -> Refusal | None:
    if not takes_turns(at) or marker_lies(table, at.contest) or not table.seated():
        return None
    facts: RefusalFacts = {"place": seat_for_marker(table, at.contest) or 0}
    return Refusal(Reason.MARKER_NOT_PLACED, marked_by(at), facts)


def marked_by(at: Contesting) -> Clauses:
    return at.chapter.wagers.turn.marker_clauses or at.chapter.wagers.turn.clauses


def asked_by(at: Contesting) -> Clauses:
    return at.chapter.wagers.turn.asked_clauses or at.chapter.wagers.turn.clauses


@asked_again
def wagers_to_come(table: Table, rules: Rules) -> Refusal | None:
    """Wagering does not close over someone who was not asked yet, or who has to wager and did not."""
    at = contesting(table, rules)
    if at is None or table.coup.dummy:
        return None
    waiting = next_to_ask(table, at.contest) if takes_turns(at) else NOBODY
    if waiting != NOBODY:
        return Refusal(Reason.NOT_ALL_ASKED, asked_by(at), {"patron": waiting})
    return not_all_wagered(at, rules, short_of_minimum(table, rules, at))


def not_all_wagered(at: Contesting, rules: Rules, missing: tuple[str, ...]) -> Refusal | None:
    if not missing:
        return None
    facts: RefusalFacts = {"patrons": missing, "minimum": compulsory(at, rules)}
    return Refusal(Reason.NOT_ALL_WAGERED, at.chapter.wagers.compulsory.clauses, facts)


def no_first_card(table: Table, rules: Rules) -> Refusal | None:
    """Why no card of a new coup leaves the shoe: also for want of a wager, or with one not revealed yet."""
    at = contesting(table, rules)
    if at is None:
        contest = table.contest_now
        return None if contest is None or table.coup.dummy else over(contest)
    if table.coup.dummy:
        return stopped(at)
    refusal = no_new_coup(table, rules) or wagers_to_come(table, rules)
    if refusal is not None:
        return refusal
    if at.contest.secrets:
        whose = tuple(dict.fromkeys(down.patron for down in at.contest.secrets))
        return Refusal(Reason.SECRETS_NOT_REVEALED, at.chapter.wagers.secret.clauses, {"patrons": whose})
    return None


# --- a wager -------------------------------------------------------------------------------------


def not_placed_here(table: Table, rules: Rules, patron: Patron, place: int) -> Refusal | None:
    """Why an entrant does not wager now, or not at this place."""
    at = contesting(table, rules)
    if at is None:
        return None if table.contest_now is None else over(table.contest_now)
    refusal = _not_begun(table, at) or turn_over(table, rules, patron.id) or _chosen_otherwise(at, patron.id)
    return refusal or not_their_seat(table, rules, patron, place)


def _not_begun(table: Table, at: Contesting) -> Refusal | None:
    """While play is stopped, a coup that has not begun takes no wagers either."""
    return stopped(at) if table.coup.play is Play.WAGERING else None


def too_little(table: Table, rules: Rules, wager: str, stake: Cents, mine: list[Down]) -> Refusal | None:
    """Where the book itself has everyone risk the table's minimum, less than that does not lie, with advice or without.

    What is beside it, of the same player, counts with it; a remedy may still let players take wagers away.
    """
    at = contesting(table, rules)
    if at is None or at.chapter.wagers.compulsory.policy != "table-minimum" or table.coup.changes:
        return None
    least = compulsory(at, rules)
    if stake + sum(down.counts for down in mine) >= least:
        return None
    return Refusal(Reason.BELOW_MINIMUM, risked_by(at), {"wager": wager, "stake": stake, "minimum": least})


def risked_by(at: Contesting) -> Clauses:
    """What everyone risks in every coup, and that it goes before what the rules say of other play."""
    return together(at.chapter.wagers.compulsory.clauses, at.chapter.offered.clauses)


def no_wish(table: Table, rules: Rules) -> Refusal | None:
    """Players do not wish a coup without wagers where the book itself has everyone wager in each."""
    at = contesting(table, rules)
    if at is None or at.chapter.wagers.compulsory.policy != "table-minimum":
        return None
    facts: RefusalFacts = {"patrons": tuple(table.seated().values()), "minimum": compulsory(at, rules)}
    return Refusal(Reason.NOT_ALL_WAGERED, risked_by(at), facts)


def not_their_seat(table: Table, rules: Rules, patron: Patron, place: int) -> Refusal | None:
    """Where the book fixes the seats, entrants play at their own alone."""
    at = contesting(table, rules)
    fixed = None if at is None else at.chapter.seating.seat_fixed
    if fixed is None or isinstance(fixed, Silent) or place == patron.seat:
        return None
    return Refusal(Reason.NOT_THEIR_SEAT, fixed.clauses, {"place": place, "seat": patron.seat or 0})


def _chosen_otherwise(at: Contesting, patron: str) -> Refusal | None:
    """Whoever passed does not wager; whoever has a secret wager has no further one that would tell what it leaves."""
    if patron in at.contest.passed:
        return Refusal(Reason.HAS_PASSED, at.chapter.wagers.pass_cards.clauses, {"patron": patron})
    if any(down.patron == patron for down in at.contest.secrets):
        return Refusal(Reason.SECRET_MADE, at.chapter.wagers.secret.clauses, {"patron": patron})
    return None


def turn_over(table: Table, rules: Rules, patron: str) -> Refusal | None:
    """An entrant's wagers lie as they lie once the next one was asked; a remedy may still permit changes."""
    at = contesting(table, rules)
    if at is None or not takes_turns(at) or table.coup.changes or patron not in at.contest.done:
        return None
    clauses = together(at.chapter.wagers.turn.clauses, asked_by(at))
    return Refusal(Reason.TURN_OVER, clauses, {"patron": patron})


def stands_as_placed(table: Table, rules: Rules, patron: str) -> Refusal | None:
    """A wager is changed or taken back in its owner's turn alone, and no more once wagering is closed over all."""
    refusal = turn_over(table, rules, patron)
    if refusal is not None:
        return refusal
    at = contesting(table, rules)
    if at is not None and table.coup.bets_closed and compulsory(at, rules):
        facts: RefusalFacts = {"coup": table.coup.number, "reopens": "no"}
        called = rules.book.wagering.no_more_bets.clauses
        return Refusal(Reason.BETS_CLOSED, together(called, at.chapter.wagers.compulsory.clauses), facts)
    if at is None or not takes_turns(at) or table.coup.changes or patron == at.contest.asked:
        return None
    return Refusal(Reason.NOT_THEIR_TURN, at.chapter.wagers.turn.clauses, {"patron": patron})


def lies_for_good(table: Table, rules: Rules) -> Clauses:
    """By which no remedy lets wagers be changed or taken back: the book's own turn and risk go before its other rules.

    Nothing where the terms alone have players wager in turn; they come after the rules.
    """
    at = contesting(table, rules)
    if at is None or at.contest.practising or at.chapter.wagers.turn.policy != "in-turn":
        return ()
    return together(at.chapter.wagers.turn.clauses, risked_by(at))


def changed_below(table: Table, rules: Rules, patron: str) -> Refusal | None:
    """While play is stopped nothing changes; whoever has a secret wager changes no other, which told what it leaves."""
    at = contesting(table, rules)
    return None if at is None else _not_begun(table, at) or _chosen_otherwise(at, patron)


def hedged(table: Table, rules: Rules, mine: list[Down], wager: str) -> Refusal | None:
    """Main wagers on both hands risk next to nothing: they are no wager of a tournament, unless the table allows it."""
    at, backs = contesting(table, rules), rules.backs(wager)
    option = at.chapter.wagers.compulsory.hedge_option if at is not None else None
    if at is None or option is None or backs is None or rules.option(option) == "allow":
        return None
    secret = [down for down in at.contest.secrets if mine and down.patron == mine[0].patron]
    if all(rules.backs(down.wager) in (None, backs) for down in (*mine, *secret)):
        return None
    return Refusal(Reason.BOTH_HANDS, at.chapter.wagers.compulsory.clauses, {"wager": wager})


def no_money(table: Table, tender: str, rules: Rules) -> Iterator[Refusal]:
    """A spoken wager is made with the tournament chips that its owner has, and with nothing else."""
    at = contesting(table, rules)
    if at is not None and tender != "chips":
        clauses = apart_by(at.chapter, Apart.CHIPS)
        yield Refusal(Reason.CONTEST_ON, clauses, {"tournament": at.contest.tournament})
