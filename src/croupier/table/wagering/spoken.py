"""Wagers said aloud: with chips, or with what is turned into chips at once, laid down before the deadline.

What is bought for one is bought first, and the wager judged with it. Start at `declare_wager`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, Silent, foremost, together
from croupier.table.acts import COUP, Answer, By, act, made
from croupier.table.contest.refusals import no_money
from croupier.table.events import Event
from croupier.table.moment import ForSome
from croupier.table.people.records import BoughtIn, VoucherExchanged
from croupier.table.rules import Rules
from croupier.table.state import Table
from croupier.table.wagering.judge import place_wager, wagering_over, wagers_taken
from croupier.table.wagering.records import DeclareWager, PlaceWager


def _declaring(table: Table, rules: Rules) -> frozenset[str]:
    spoken = rules.book.wagering.spoken
    taken = not isinstance(spoken, Silent) and wagering_over(table, rules) is None
    return frozenset(table.patrons if taken else ())


@act(DeclareWager, By.PATRON, holds=COUP, ready=wagers_taken, chance=ForSome(_declaring))
def declare_wager(table: Table, command: DeclareWager, rules: Rules) -> Answer:
    """Said aloud, with chips or what is turned into chips at once, and laid down before the deadline."""
    spoken = rules.book.wagering.spoken
    over = wagering_over(table, rules, command.wager)
    if over is not None:
        return over
    if command.patron not in table.patrons:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    refusals: list[Refusal] = [*no_money(table, command.tender, rules)]
    if command.tender == "cash" and not rules.setup.cash:
        cashless = rules.book.table.drop_box.clauses
        refusals.append(Refusal(Reason.CASH_NOT_TAKEN, cashless, {"amount": command.stake}))
    if isinstance(spoken, Silent) or command.tender not in spoken.tenders:
        under = together(spoken.clauses, rules.clauses_for(rules.book.wagering.medium, command.wager))
        refusals.append(Refusal(Reason.SPOKEN_NOT_TAKEN, under, {"tender": command.tender}))
    bought: tuple[Event, ...] = ()
    if command.stake > 0:
        if command.tender == "cash":
            bought = (BoughtIn(made(command), spoken.clauses, command.patron, command.stake, True),)
        elif command.tender in ("voucher", "token"):
            bought = (VoucherExchanged(made(command), spoken.clauses, command.patron, command.stake, False),)
    placing = PlaceWager(
        command.id,
        command.actor,
        command.at,
        patron=command.patron,
        wager=command.wager,
        stake=command.stake,
        place=command.place,
    )
    answer = _after_buying(table, placing, rules, bought)
    refusals += [answer] if isinstance(answer, Refusal) else []
    return foremost(refusals) if refusals else answer


def _after_buying(table: Table, placing: PlaceWager, rules: Rules, bought: tuple[Event, ...]) -> Answer:
    from croupier.table.apply import apply  # the wager is judged with the chips that were bought for it

    for event in bought:
        table = apply(table, event)
    answer = place_wager(table, placing, rules)
    return answer if isinstance(answer, Refusal) else (*bought, *answer)
