"""What became of a wager and why, for the patron whose it was: one sentence that begins with the result.

`Banker 7 beats Player 6: Banker, $100 pays $100 less 5%, $95 (Banker wins)`. It tells and decides nothing. Start at
`own_message`.
"""

from __future__ import annotations

from croupier.cards import TwoHands, point_count
from croupier.coup import Resolution, Settled, row_id
from croupier.languages import Message, MessageFacts
from croupier.rulebooks import Rulebook
from croupier.table import Payment
from croupier.words.rows import row_message


def result_message(hands: TwoHands | None) -> tuple[Message, ...]:
    """Which hand beat which, by their counts; nothing where no coup was dealt."""
    if hands is None:
        return ()
    player, banker = point_count(hands.player), point_count(hands.banker)
    winner = "tie" if player == banker else "player" if player > banker else "banker"
    return (Message("own-result", {"winner": winner, "player": player, "banker": banker}),)


def own_message(payment: Payment, result: tuple[Message, ...], book: Rulebook | None) -> Message:
    settled = payment.settled
    rate = _rate(settled, book)
    paid = settled.profit - settled.rounding + (0 if settled.waits[0] else settled.commission)
    facts: MessageFacts = {
        "result": result,
        "wager": settled.wager,
        "stake": settled.stake + payment.excess,
        "resolution": settled.resolution.value,
        "pays": paid,
        "less": "waits"
        if settled.waits[0]
        else "rate"
        if rate and settled.commission
        else "commission"
        if settled.commission
        else "none",
        "rate": rate,
        "commission": settled.commission,
        "exact": settled.profit - settled.rounding,
        "rounded": settled.resolution is Resolution.WINS and settled.rounding != 0,
        "profit": settled.profit if settled.resolution is Resolution.WINS else 0,
        "back": settled.returned + payment.excess,
        "row": (row_message(settled.row, settled.row_told),) if settled.row else (),
    }
    return Message("own-why", facts)


def _rate(settled: Settled, book: Rulebook | None) -> str:
    """Of commission, as the row has it that decided the wager; nothing where it takes none, or takes more as well."""
    rows = [row for entry in (book.wagers if book else ()) if entry.id == settled.wager for row in entry.row]
    share = next((row.commission for row in rows if row_id(row.event) == settled.row), None)
    paid = settled.profit - settled.rounding + settled.commission
    return str(share) if share is not None and share.part * paid // share.whole == settled.commission else ""
