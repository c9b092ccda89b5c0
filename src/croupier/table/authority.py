"""Who may do what: the book's ladder, "or above", acting for a patron, and approvals given beforehand.

It knows ranks and names, never what an act does. Start at `authorise` (may this person give this command?) and
`approved` (was this act approved, or is whoever does it high enough to need no one?).
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.rulebooks.conduct import PowerOnBreach
from croupier.rulebooks.irregularities import Remedy
from croupier.rulebooks.only import decided_by
from croupier.table.acts import ACTS, Act, By
from croupier.table.commands import Command
from croupier.table.rules import House, house_of
from croupier.table.state import NO_RANK, NOBODY, PATRON, Granted, Table


def power(house: House, act: Act) -> pr.Power:
    """The book's row for a command, or its row for every other command of that kind."""
    authority = house.book.authority
    found = _row_of(house, act)
    if found is not None:
        return found
    return authority.supervisor if act.by is By.SUPERVISOR else authority.dealer


def _row_of(house: House, act: Act) -> pr.Power | None:
    known = house.own_powers
    if act.name not in known:
        row = house.book.authority.power.get(act.name)
        known[act.name] = row if row is not None or act.power is None else act.power(house.book)
    return known[act.name]


def powers(house: House) -> dict[str, pr.Power]:
    """The commands, by name, for which the book has a row of its own."""
    rows = ((act.name, _row_of(house, act)) for act in ACTS.values())
    return house.book.authority.power | {name: row for name, row in rows if row is not None}


def power_of(book: Rulebook, kind: type[Command]) -> pr.Power:
    """Who may give a command under a book."""
    return power(house_of(book), ACTS[kind])


def authorise(table: Table, command: Command, act: Act, house: House) -> Refusal | None:
    rank = command.actor.rank
    if rank == PATRON:
        who = act.whose(table, command) if act.by is By.PATRON else NOBODY
        if who == NOBODY:
            return too_low(house, rank, power(house, act))
        if who != command.actor.id:
            rule = house.book.wagering.own_wager_only
            facts: RefusalFacts = {"actor": command.actor.id, "patron": who}
            return Refusal(Reason.NOT_FOR_ANOTHER, rule.clauses, facts)
        return None
    if rank == NO_RANK:
        row = power(house, act)
        facts = {"needed": house.names[row.rank]}
        return Refusal(Reason.NO_RANK, _of_power(house, command, row) or row.clauses, facts)
    if rank not in house.ladder and rank not in house.outside:
        known = (PATRON, *house.ladder, *house.outside)
        return Refusal(Reason.UNKNOWN_RANK, (), {"rank": rank, "known": known})
    if not act.by_rank or within_rank(house, rank, act):
        return None
    row = power(house, act)
    return replace(too_low(house, rank, row), clauses=_of_power(house, command, row) or row.clauses)


def within_rank(house: House, rank: str, act: Act) -> bool:
    """Whether the book gives a command to this rank, to one below it, or to someone outside the ladder."""
    needed = power(house, act)
    return house.reaches(rank, needed.rank) or rank in needed.also


def too_low(house: House, rank: str, needed: pr.Power | pr.Approval | Remedy | PowerOnBreach) -> Refusal:
    """Refused for rank: it names the rank needed and the clause."""
    facts: RefusalFacts = {"rank": house.names.get(rank, rank), "needed": house.names[needed.rank]}
    return Refusal(Reason.RANK_TOO_LOW, needed.clauses, facts)


def standing(house: House, command: Command, act: Act, named: str = "") -> Clauses:
    """The clauses that let someone give a command: the book's own row, and "or above" where a higher rank did.

    `named` is the rank in the row of what was chosen: whoever does what that row gives them stands in for nobody.
    """
    rank = command.actor.rank
    if rank not in house.ladder:
        return power(house, act).clauses if rank in house.outside else ()
    row = _row_of(house, act)
    cited = _of_power(house, command, row) if row else ()
    for_lower = house.book.authority.acts_for_lower
    own = isinstance(for_lower, pr.ActsForLower) and _names_its_rank(house, for_lower, act, named)
    if act.by is By.DEALER and house.ladder[rank] > 0 and not own:
        cited = together(cited, for_lower.clauses)
    return cited


def _names_its_rank(house: House, row: pr.ActsForLower, act: Act, named: str) -> bool:
    chosen = row.chosen_rank_named and house.ladder.get(named, 0) > 0
    return chosen or (row.no_rank_named and not act.by_rank)


def _of_power(house: House, command: Command, row: pr.Power) -> Clauses:
    """Those of its clauses that speak of the wagers or the grounds in question."""
    if not row.only:
        return row.clauses
    wagers = (str(getattr(command, "wager", "")), *getattr(command, "side_wagers", ()))
    return decided_by(row.clauses, row.only, wagers, "", str(getattr(command, "grounds", "")))


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
    facts: RefusalFacts = {"act": act, "patron": patron, "needed": rules.names[row.rank]}
    return Refusal(Reason.NOT_APPROVED, row.clauses, facts)


def approval_clauses(rules: House, act: str, grounds: str = "") -> Clauses:
    row = rules.book.authority.approval.get(act)
    return decided_by(row.clauses, row.only, (), "", grounds) if row else ()
