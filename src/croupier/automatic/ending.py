"""Ending a coup and its shoe by the book, where neither may go on: no further card is drawn, and no wager is laid.

A coup that has all its cards is settled; one that wants another is disrupted, and void by the remedy that the book
has for that. Then the shoe is ended early, or the table closed, and the shoe can be revealed. Start at `next_ending`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from croupier.automatic.dealer import AutomaticDealer
from croupier.clauses import Refusal
from croupier.table import Command, Play, Stage, Table, apply, decide, next_step
from croupier.table.irregularities.judge import row_of
from croupier.table.moment import rules_here

# what may still be done to a coup whose cards are all out
FINISHES: Final = frozenset({"announce-result", "settle-pairs", "settle-coup", "clear-cards", "collect-commission"})
# what can have gone wrong with a game of which more is known than stands in its log, the plainest first
_SLIPS: Final = ("game-disrupted", "sequence-revealed", "order-unknown", "fraud")
_SAYS: Final = "the log was put back from a copy that may be older than the cards that were dealt"


def is_over(table: Table) -> bool:
    """Whether nothing of the shoe is dealt any more, and no coup of it waits."""
    return not table.is_open or (table.coup.play is Play.WAGERING and table.shoe.stage in (Stage.NO_CARDS, Stage.ENDED))


def next_ending(dealer: AutomaticDealer) -> Command | None:
    """The next command towards the end of coup and shoe; nothing where it is over, or people must decide."""
    table = dealer.table
    if is_over(table):
        return None
    return next((command for command in _wanted(dealer) if _accepted(dealer, command) is not None), None)


def _wanted(dealer: AutomaticDealer) -> Iterator[Command]:
    table = dealer.table
    if table.matter is not None:
        yield from _remedies(dealer, table)
        return
    step = next_step(table, dealer.book)
    if step is not None and step.command in FINISHES:
        yield dealer.taking(step)
    if table.coup.play is not Play.WAGERING or table.coup.burned_before:
        yield from _reports(dealer)
        return
    for order in dealer.book.shuffle.ordered:
        yield dealer.command("order-shuffle", grounds=order.grounds)
    yield dealer.command("close-table")


def _reports(dealer: AutomaticDealer) -> Iterator[Command]:
    """Reports of which some remedy voids the coup."""
    for slip in _SLIPS:
        report = dealer.command("report-irregularity", slip=slip, says=_SAYS)
        reported = _accepted(dealer, report)
        if reported is not None and any(True for _ in _remedies(dealer, reported)):
            yield report


def _remedies(dealer: AutomaticDealer, table: Table) -> Iterator[Command]:
    """Those that leave no coup to be dealt on, from whoever may order them."""
    rules = rules_here(table, dealer.book)
    row = row_of(table, rules) if rules is not None else None
    for remedy in row.remedy if row is not None else ():
        command = dealer.command("order-remedy", dealer.staff(remedy.rank), remedy=remedy.id)
        ordered = _accepted(dealer, command, table)
        if ordered is not None and ordered.coup.play in (Play.WAGERING, Play.SETTLED) and not ordered.coup.dummy:
            yield command


def _accepted(dealer: AutomaticDealer, command: Command, table: Table | None = None) -> Table | None:
    """The table as a command would leave it, or nothing where it is refused."""
    before = dealer.table if table is None else table
    answer = decide(before, command, dealer.book)
    if isinstance(answer, Refusal):
        return None
    for event in answer:
        before = apply(before, event)
    return before
