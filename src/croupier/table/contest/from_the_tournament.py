"""What only the tournament itself says at a table that a floor keeps for it: seats, chips, most ways out, the end.

A contest that the machine began is one of a tournament on the same floor, and the machine carries over what was decided
there. A person who said it here instead would give a friend chips that nobody paid for, or send a rival away. What the
table sees with its own eyes, who can wager no more and that all coups are played, is still for people to say; and a
contest that people began by hand is theirs. Start at `not_the_tournament`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent
from croupier.table.commands import Command
from croupier.table.contest.records import (
    AdjustChips,
    EndContest,
    ReleaseContest,
    ResumeContest,
    SeatEntrant,
    VacateSeat,
)
from croupier.table.contest.state import Contest
from croupier.table.machine import is_machine
from croupier.table.rules import House
from croupier.table.state import Table

ITS_OWN = (SeatEntrant, AdjustChips, ReleaseContest)  # whatever they say
_ITS_PAUSES = ("break", "director-absent")  # a direction is people's


def not_the_tournament(table: Table, command: Command, name: str, house: House) -> Refusal | None:
    """Why a person does not say this at a table that hears it from its tournament."""
    contest, chapter = table.contest_now, house.book.tournament
    if contest is None or not contest.carried or isinstance(chapter, Silent) or is_machine(command.actor):
        return None
    if not _is_its_own(contest, command):
        return None
    facts: RefusalFacts = {"command": name, "tournament": contest.tournament, "actor": command.actor.id}
    return Refusal(Reason.ONLY_THE_TOURNAMENT, chapter.conduct.conducted.clauses, facts)


def _is_its_own(contest: Contest, command: Command) -> bool:
    match command:
        case SeatEntrant() | AdjustChips() | ReleaseContest():
            return True
        case VacateSeat():
            return command.why != "eliminated" or command.chips != "kept"
        case EndContest():
            by_coups = bool(contest.terms.coups or contest.terms.shoes)
            return command.why not in ("one-left", "nobody-can-wager") and not (command.why == "complete" and by_coups)
        case ResumeContest():
            return contest.paused in _ITS_PAUSES
        case _:
            return False
