"""The circumstances in which a row of a book's irregularities holds: one small question for each name.

Start at `holds`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from croupier.clauses import Reason, Refusal, RefusalFacts, together
from croupier.coup import Facts, Side
from croupier.rulebooks.irregularities import Irregularity
from croupier.rulebooks.provisions import ALL
from croupier.table.dealing.judge import ORDER
from croupier.table.irregularities.past import is_past
from croupier.table.irregularities.records import ReportIrregularity
from croupier.table.irregularities.slips import (
    found_late,
    lay_on,
    next_not_begun,
    nothing_dealt_since,
    play_begun,
    wagers_of,
)
from croupier.table.rules import Rules
from croupier.table.shoe.ending import after_this_coup
from croupier.table.state import CuttingCard, Play, Stage, Table

# a row with such a circumstance says itself how late
_ABOUT_THE_PAST: Final = {"past-coup", "next-coup-not-begun", "nothing-dealt-since"}

Question = Callable[[Table, ReportIrregularity, Rules], bool]


def row_for(table: Table, report: ReportIrregularity, rules: Rules) -> tuple[int, Irregularity] | Refusal:
    """The first row of the slip whose circumstances are met, and its place in the book."""
    rows = [(place, row) for place, row in enumerate(rules.book.irregularities.irregularity) if row.slip == report.slip]
    if not rows:
        facts: RefusalFacts = {"slip": report.slip, "known": known(rules)}
        return Refusal(Reason.UNKNOWN_SLIP, (), facts)
    for place, row in rows:
        if holds(table, report, rules, row):
            return place, row
    wanted = tuple(dict.fromkeys(circumstance for _, row in rows for circumstance in row.when))
    clauses = together(*(row.clauses for _, row in rows))
    if not wanted:  # it is met in other variations alone
        return Refusal(Reason.SLIP_DOES_NOT_FIT, clauses, {"slip": report.slip, "why": "other-variation"})
    return Refusal(
        Reason.SLIP_DOES_NOT_FIT, clauses, {"slip": report.slip, "why": "other-circumstances", "wanted": wanted}
    )


def known(rules: Rules) -> tuple[str, ...]:
    """The slips that the book has rows for."""
    return tuple(dict.fromkeys(row.slip for row in rules.book.irregularities.irregularity))


def holds(table: Table, report: ReportIrregularity, rules: Rules, row: Irregularity) -> bool:
    if row.variations != ALL and rules.setup.variation not in row.variations:
        return False
    if row.where_option:
        key, _, value = row.where_option.partition("=")
        if rules.option(key) != value:
            return False
    late = found_late(table, report)
    if late is not None and late not in row.late and (row.late or _ABOUT_THE_PAST.isdisjoint(row.when)):
        return False
    return all(CIRCUMSTANCES[name](table, report, rules) for name in row.when)


def _card_exposed(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    return report.exposed or report.slip == "face-up-card"


def _last_coup(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    if report.cutting_card and table.coup.drawn:  # it came out with the card reported, in this coup
        table = replace(table, shoe=replace(table.shoe, cutting_card=CuttingCard.OUT_DURING))
    shoe, coup = table.shoe, table.coup
    if shoe.stage is Stage.ENDED:
        return True
    if coup.play is Play.WAGERING or (shoe.cutting_card is CuttingCard.IN and not shoe.ends_after):
        return False
    if coup.winner is None and coup.first_four_out and coup.all_exposed:  # a tie may give one more round
        table = replace(table, coup=replace(coup, winner=Facts.of(coup.hands()).winner))
    return bool(shoe.ends_after) or not after_this_coup(table, rules)


def _first_coup(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    return table.shoe.coups == 0 and table.coup.play is not Play.SETTLED


def _banker_draws(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    return rules.terms_now.tableau.next_draw(table.coup.hands()).to is Side.BANKER


def _in_hand(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    coup = table.coup
    return bool(coup.wagers or coup.drawn or coup.paid or coup.settled_early)


def _first_card(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    return table.coup.drawn == 0 and not table.carried  # a card kept from before comes first


def _no(question: Question) -> Question:
    return lambda table, report, rules: not question(table, report, rules)


def _between(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    return table.coup.play is Play.WAGERING


def _past_coup(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    return is_past(table, report.coup, report.shoe)


def _third_card(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    entered = not report.cards and not report.unseen  # it is among the cards of the coup already
    return table.coup.drawn > len(ORDER) or (table.coup.drawn == len(ORDER) and not entered)


def _run_not_established(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    """As the coup began; of chips that were never entered as a wager it is for the dealer to say."""
    coup = table.coup
    if not report.wager:
        return True
    tail = rules.terms_now.tails.get(wagers_of(table)[report.wager].wager)
    tails = table.tails if coup.before is None else coup.before.tails
    return tail is not None and tails.of(tail.side.value) == 0


CIRCUMSTANCES: Final[dict[str, Question]] = {
    "card-exposed": _card_exposed,
    "card-unexposed": _no(_card_exposed),
    "some-exposed": lambda table, report, rules: table.coup.any_exposed,
    "none-exposed": lambda table, report, rules: not table.coup.any_exposed,
    "first-coup": _first_coup,
    "later-coup": _no(_first_coup),
    "last-coup": _last_coup,
    "not-last-coup": _no(_last_coup),
    "first-card": _first_card,
    "later-card": _no(_first_card),
    "banker-draws": _banker_draws,
    "banker-stands": _no(_banker_draws),
    "dealer-has-shoe": lambda table, report, rules: table.holder is None,
    "no-wagers": lambda table, report, rules: not table.coup.wagers,
    "coup-in-hand": _in_hand,
    "between-coups": _between,
    "next-coup-not-begun": lambda table, report, rules: next_not_begun(table, report),
    "nothing-dealt-since": lambda table, report, rules: nothing_dealt_since(table, report),
    "earlier-coup": lambda table, report, rules: found_late(table, report) in ("cleared", "later"),
    "result-announced": lambda table, report, rules: found_late(table, report) == "announced",
    "after-result": lambda table, report, rules: found_late(table, report) in ("announced", "cleared"),
    "past-coup": _past_coup,
    "play-begun": lambda table, report, rules: play_begun(table),
    "on-player": lambda table, report, rules: lay_on(table, report, rules) is Side.PLAYER,
    "on-banker": lambda table, report, rules: lay_on(table, report, rules) is Side.BANKER,
    "third-card": _third_card,
    "unopened": lambda table, report, rules: not table.coup.any_exposed,
    "scanning-shoe": lambda table, report, rules: rules.setup.shoe == "scanning-shoe",
    "run-not-established": _run_not_established,
    "card-stray": lambda table, report, rules: bool(report.cards or report.unseen),
    "card-burned": lambda table, report, rules: bool(report.burned),
}
