"""Who may do what: the book's ladder, "or above", acting for a patron, and approvals given beforehand.

It knows ranks and names, never what an act does. Start at `authorise` (may this person give this command?) and
`approved` (was this act approved, or is whoever does it high enough to need no one?).
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, Silent, together
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.rulebooks.conduct import PowerOnBreach
from croupier.rulebooks.irregularities import Remedy
from croupier.table.commands import Command
from croupier.table.deeds import DEEDS, NOTHING, Answer, By, Deed, deed, made
from croupier.table.people.records import Approve, Approved
from croupier.table.rules import House, Rules, clauses_of, house_of
from croupier.table.state import NOBODY, PATRON, Granted, Table


def power(house: House, deed: Deed) -> pr.Power:
    """The book's row for a command, or its row for every other command of that kind."""
    authority = house.book.authority
    found = house.powers.get(deed.name)
    if found is not None:
        return found
    return authority.supervisor if deed.by is By.SUPERVISOR else authority.dealer


def power_of(book: Rulebook, kind: type[Command]) -> pr.Power:
    """Who may give a command under a book."""
    return power(house_of(book), DEEDS[kind])


def authorise(table: Table, command: Command, deed: Deed, house: House) -> Refusal | None:
    rank = command.actor.rank
    if rank == PATRON:
        who = deed.whose(table, command) if deed.by is By.PATRON else NOBODY
        if who == NOBODY:
            return too_low(house, rank, power(house, deed))
        if who != command.actor.id:
            rule = house.book.wagering.own_wager_only
            facts: dict[str, str | int] = {"actor": command.actor.id, "patron": who}
            return Refusal(Reason.NOT_FOR_ANOTHER, clauses_of(rule), facts)
        return None
    if rank not in house.ladder and rank not in house.outside:
        known = ", ".join((PATRON, *house.ladder, *house.outside))
        return Refusal(Reason.UNKNOWN_RANK, (), {"rank": rank, "known": known})
    if isinstance(command, Approve):
        return None  # the act's own row says who approves it
    return None if within_rank(house, rank, deed) else too_low(house, rank, power(house, deed))


def within_rank(house: House, rank: str, deed: Deed) -> bool:
    """Whether the book gives a command to this rank, to one below it, or to someone outside the ladder."""
    needed = power(house, deed)
    return house.reaches(rank, needed.rank) or rank in needed.also


def too_low(house: House, rank: str, needed: pr.Power | pr.Approval | Remedy | PowerOnBreach) -> Refusal:
    """Refused for rank: it names the rank needed and the clause."""
    facts: dict[str, str | int] = {"rank": house.names.get(rank, rank), "needed": house.names[needed.rank]}
    return Refusal(Reason.RANK_TOO_LOW, needed.clauses, facts)


def standing(house: House, command: Command, deed: Deed) -> Clauses:
    """The clauses that let someone give a command: the book's own row, and "or above" where a higher rank did."""
    rank = command.actor.rank
    if rank not in house.ladder:
        return power(house, deed).clauses if rank in house.outside else ()
    row = house.powers.get(deed.name)
    cited = row.clauses if row else ()
    if deed.by is By.DEALER and house.ladder[rank] > 0:
        cited = together(cited, clauses_of(house.book.authority.acts_for_lower))
    return cited


def approved(table: Table, command: Command, rules: House, act: str, patron: str = NOBODY) -> Granted | Refusal | None:
    """The approval that covers an act; nothing where the actor is high enough to need none; else a refusal.

    Only for acts that the book wants approved.
    """
    row = rules.book.authority.approval[act]
    if rules.reaches(command.actor.rank, row.rank):
        return None
    for granted in table.approvals:
        if granted.act == act and granted.patron in (NOBODY, patron):
            return granted
    facts: dict[str, str | int] = {"act": act, "patron": patron, "needed": rules.names[row.rank]}
    return Refusal(Reason.NOT_APPROVED, row.clauses, facts)


def approval_clauses(rules: House, act: str) -> Clauses:
    row = rules.book.authority.approval.get(act)
    return row.clauses if row else ()


@deed(Approve, By.SUPERVISOR, holds=NOTHING)
def approve(table: Table, command: Approve, rules: Rules) -> Answer:
    row = rules.book.authority.approval.get(command.act)
    if row is None:
        known = ", ".join(rules.book.authority.approval)
        return Refusal(Reason.NOTHING_TO_APPROVE, (), {"act": command.act, "known": known or "nothing"})
    if not rules.reaches(command.actor.rank, row.rank):
        return too_low(rules, command.actor.rank, row)
    if command.patron != NOBODY and command.patron not in table.patrons:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    granted = Granted(command.act, command.patron, row.lasts, command.actor.id)
    deferral = rules.book.settlement.deferral
    if command.act == "defer-commission" and not isinstance(deferral, Silent):
        patron = table.patrons.get(command.patron)
        if patron is None:
            return Refusal(Reason.UNKNOWN_PATRON, row.clauses, {"patron": command.patron})
        if deferral.seated_only and patron.seat is None:
            return Refusal(Reason.NOT_SEATED, together(deferral.clauses, row.clauses), {"patron": patron.id})
        return (Approved(made(command), together(row.clauses, deferral.clauses), granted),)
    return (Approved(made(command), row.clauses, granted),)
