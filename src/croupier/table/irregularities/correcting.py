"""A card that was entered wrong: the record is put right as an event of its own, and the coup is reckoned again.

No rule of the game says how a house keeps its record, and none is changed. Where only the key was wrong the coup goes
on from its right cards; where the felt followed the key, the slip that the dealer made by it is opened with the book's
own remedies; where it was paid by it, the book's chapter on wrong payments applies. Start at `correct_card`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from croupier.cards import Card
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.coup import Side
from croupier.rulebooks.irregularities import Irregularity
from croupier.rulebooks.procedure import Power
from croupier.table.acts import DEAL, Answer, By, act, made
from croupier.table.apply import apply
from croupier.table.authority import too_low
from croupier.table.conduct.payment_errors import record_payment_error
from croupier.table.conduct.records import RecordPaymentError
from croupier.table.dealing.judge import result_now
from croupier.table.events import Event
from croupier.table.irregularities.circumstances import row_for
from croupier.table.irregularities.judge import LONGEST, opened
from croupier.table.irregularities.put_right import FIRST_TWO, PutRight, last_card, place_in_coup, put_right
from croupier.table.irregularities.records import (
    CardCorrected,
    CorrectCard,
    CorrectedAt,
    CoupResettled,
    ReportIrregularity,
)
from croupier.table.irregularities.undoing import not_kept, resettled, undone_by
from croupier.table.machine import VIRTUAL
from croupier.table.moment import Moment
from croupier.table.payment.judge import settle_pairs, shoe_lost
from croupier.table.payment.records import SettlePairs
from croupier.table.rules import Rules
from croupier.table.shoe.apply import unsee
from croupier.table.shoe.preparing import put_back, seen_too_often
from croupier.table.state import Coup, Payment, Play, Table

_LATE: Final = "error-found-late"
_FOREIGN: Final = "wrong-cards"


def _lies_there(table: Table, rules: Rules) -> Refusal | None:
    """Cards of a coup are on the felt, and a person entered them."""
    coup = table.coup
    if rules.setup.shoe == VIRTUAL or table.shoe.commitment:
        return _not({"why": "virtual-shoe", "shoe": table.shoe.number})
    if coup.void:
        return _not({"why": "void", "coup": coup.number})
    if coup.drawn:
        return None
    if coup.number == 1:
        return _not({"why": "no-cards", "coup": coup.number})
    rows = (row.clauses for row in rules.book.irregularities.irregularity if row.slip == _LATE)
    return _not({"why": "cleared", "coup": coup.number - 1, "slip": _LATE}, together(*rows))


def _not(facts: RefusalFacts, clauses: Clauses = ()) -> Refusal:
    return Refusal(Reason.CARD_NOT_CORRECTABLE, clauses, facts)


def _has_chance(m: Moment) -> bool:
    """Some card lies open, and this rank may put it right."""
    return m.table.coup.any_exposed and _short_of_rank(m.table, m.actor.rank, m.rules) is None


@act(CorrectCard, By.DEALER, holds=DEAL, ready=_lies_there, chance=_has_chance)
def correct_card(table: Table, command: CorrectCard, rules: Rules) -> Answer:
    refusal = _short_of_rank(table, command.actor.rank, rules)
    if refusal is None and len(command.says) > LONGEST:
        facts: RefusalFacts = {"what": "report", "least": 0, "most": LONGEST, "of": "letters"}
        refusal = Refusal(Reason.TEXT_NOT_POSSIBLE, (), facts)
    if refusal is not None:
        return refusal
    named = _named(table, command)
    if isinstance(named, Refusal):
        return named
    refusal = _impossible(table, named, command.card, rules)
    if refusal is not None:
        return refusal
    right = put_right(table.coup, named.side, named.position, command.card, rules)
    slip = _slip_of(table, command, right, rules)
    if isinstance(slip, Refusal):
        return slip
    return _events(table, command, rules, named, right, slip)


# --- who may, and which card ---------------------------------------------------------------------


def found_at(coup: Coup) -> CorrectedAt:
    """How far the coup has come: a dummy coup pays nothing and is never settled."""
    if coup.before is not None and not coup.dummy:
        return "settled"
    return "dealing" if coup.play is Play.DEALING else "announced"


def _short_of_rank(table: Table, rank: str, rules: Rules) -> Refusal | None:
    """Once a result is out a supervisor does it; where the shoe read the card, whoever the book has confirm it."""
    needed = [rules.book.authority.supervisor] if found_at(table.coup) != "dealing" else []
    scanned = _scanned(table, rules)
    needed += [Power(scanned[1], scanned[0])] if scanned is not None else []
    return next((too_low(rules, rank, one) for one in needed if not rules.reaches(rank, one.rank)), None)


def _scanned(table: Table, rules: Rules) -> tuple[Clauses, str] | None:
    """The clauses by which someone confirms the cards against a shoe that reads them, and the rank that does."""
    if rules.setup.shoe != "scanning-shoe":
        return None
    return _confirmed(rules, "scanner-disagrees")


def _confirmed(rules: Rules, slip: str) -> tuple[Clauses, str] | None:
    """The book's row by which the cards decide, and not what a device shows."""
    for row in rules.book.irregularities.irregularity:
        remedy = next((one for one in row.remedy if "results-stand" in one.does), None)
        if row.slip == slip and remedy is not None:
            return together(row.clauses, remedy.clauses), remedy.rank
    return None


def _named(table: Table, command: CorrectCard) -> EnteredCard | Refusal:
    coup = table.coup
    side, position = last_card(coup) if command.hand is None else (command.hand, len(coup.hand(command.hand)))
    position = command.position or position
    hand = coup.hand(side)
    where: RefusalFacts = {"coup": coup.number, "hand": side.value, "position": position, "cards": len(hand)}
    if not 0 < position <= len(hand):
        return _not({"why": "no-such-card", **where})
    dealt = hand[position - 1]
    if dealt.card is None or not dealt.exposed:
        return _not({"why": "face-down", **where})
    return EnteredCard(side, position, dealt.card)


def _impossible(table: Table, which: EnteredCard, new: Card, rules: Rules) -> Refusal | None:
    coup, (side, position, old) = table.coup, which
    if new == old:
        return Refusal(Reason.CARD_AS_RECORDED, (), {"card": str(new), "hand": side.value, "position": position})
    again = put_back(table, table.shoe.out - coup.drawn + place_in_coup(coup, side, position))
    if again is not None and again.card not in (None, new):
        return Refusal(Reason.CARD_NOT_AS_PUT_BACK, table.shoe.put_back_under, {"given": str(new), "due": str(old)})
    if not_kept(coup) and (position <= FIRST_TWO or found_at(coup) == "settled"):
        return _not({"why": "not-kept", "coup": coup.number})
    too_often = seen_too_often(replace(table, shoe=unsee(table.shoe, old)), (new,), rules)
    if too_often is None:
        return None
    rows = (row.clauses for row in rules.book.irregularities.irregularity if row.slip == _FOREIGN)
    return Refusal(too_often.reason, together(too_often.clauses, *rows), {**too_often.facts, "slip": _FOREIGN})


# --- what follows --------------------------------------------------------------------------------


class EnteredCard(NamedTuple):
    """Where a card lies, and as what it was entered."""

    side: Side
    position: int
    card: Card


FeltSlip: TypeAlias = tuple[ReportIrregularity, int, Irregularity]


def _slip_of(table: Table, command: CorrectCard, right: PutRight, rules: Rules) -> FeltSlip | Refusal | None:
    """The slip that the felt made by the wrong key, as a report, and the book's row for it."""
    if not right.slip:
        return None
    known = tuple(dealt.card for dealt in right.cards if dealt.card is not None)
    report = ReportIrregularity(
        command.id,
        command.actor,
        command.at,
        right.slip,
        cards=known,
        unseen=len(right.cards) - len(known),
        exposed=any(dealt.exposed for dealt in right.cards),
        hands=right.stray or UNSET,
    )
    as_dealt = replace(table, coup=replace(right.coup, play=Play.DEALING, winner=None))
    found = row_for(as_dealt, report, rules)
    return found if isinstance(found, Refusal) else (report, *found)


def _events(
    table: Table, command: CorrectCard, rules: Rules, which: EnteredCard, right: PutRight, slip: FeltSlip | None
) -> Answer:
    found = found_at(table.coup)
    corrected = _corrected(table, command, rules, which, right, whole=found == "settled" and slip is not None)
    events: list[Event] = [corrected]
    now = apply(table, corrected)
    pairs = settle_pairs(now, SettlePairs(command.id, command.actor, command.at), rules) if corrected.wagers else ()
    if not isinstance(pairs, Refusal):
        events += pairs
        for event in pairs:
            now = apply(now, event)
    if slip is not None:
        report, place, row = slip
        reported = opened(now, report, place, row)
        events.append(replace(reported, matter=replace(reported.matter, cards=right.cards, says=command.says)))
    elif found == "announced":
        events.append(result_now(now, command, rules))
    elif found == "settled":
        paid = _paid_by_it(table, now, command, rules, right.coup)
        return paid if isinstance(paid, Refusal) else (*events, *paid)
    return tuple(events)


def _corrected(
    table: Table, command: CorrectCard, rules: Rules, which: EnteredCard, right: PutRight, *, whole: bool
) -> CardCorrected:
    """`whole`: the coup was paid, and the felt is wrong: everything that it was settled for is undone."""
    found = found_at(table.coup)
    undone = undone_by(table, right.coup, rules, whole=whole) if found != "settled" or whole else None
    payments = undone.payments if undone is not None else ()
    before = undone.before if undone is not None else None
    scanned = _scanned(table, rules)
    return CardCorrected(
        made(command),
        together(
            scanned[0] if scanned is not None else (),
            _displayed(command, right, rules),
            rules.settled_in_order(down.wager for down in undone.wagers)
            if undone is not None and undone.wagers
            else (),
            *(one.settled.clauses for one in payments),
        ),
        hand=which.side,
        position=which.position,
        old=which.card,
        new=command.card,
        found=found,
        changes=right.changes,
        stray=right.stray,
        withdrawn=found == "announced" or whole,
        wagers=undone.wagers if undone is not None else (),
        reversed=undone.reversed if undone is not None else (),
        payments=payments,
        owed=(undone.owed or UNSET) if undone is not None else UNSET,
        streaks=before.streaks if before is not None else UNSET,
        tails=before.tails if before is not None else UNSET,
        late_open=before.late_open if before is not None else UNSET,
        says=command.says,
    )


def _displayed(command: CorrectCard, right: PutRight, rules: Rules) -> Clauses:
    """A result that was announced is on display: the cards decide, and not what it shows."""
    row = _confirmed(rules, "display-disagrees") if "result" in right.changes else None
    return row[0] if row is not None and rules.reaches(command.actor.rank, row[1]) else ()


def _paid_by_it(table: Table, now: Table, command: CorrectCard, rules: Rules, right: Coup) -> list[Event] | Refusal:
    """The result and the payments as they should have been; what was handed over otherwise is a wrong payment."""
    assert table.coup.before is not None, "it was settled"
    lay = replace(now, coup=replace(now.coup, wagers=table.coup.before.wagers))
    announced = result_now(lay, command, rules)
    paid = resettled(now, right, command, rules)
    events: list[Event] = [announced, paid]
    after = apply(apply(now, announced), paid)
    for wrong in _handed_over(after, paid):
        answer = record_payment_error(after, _wrong(command, after, *wrong), rules)
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            events.append(event)
            after = apply(after, event)
    return [*events, *shoe_lost(after, command, rules, after.coup.paid)]


def _handed_over(after: Table, paid: CoupResettled) -> list[tuple[Payment, Payment]]:
    """Wagers that were paid or taken, and should have been otherwise, of whoever is here with the chips.

    What someone has no longer is a debt, and what is due to someone who has gone is kept for them, as ever where a
    payment is undone.
    """
    then = {one.number: one for one in paid.reversed}
    short = {patron for patron, _ in paid.owed or ()}
    return [
        (then[one.number], one)
        for one in paid.payments
        if one.number in then
        and one.patron in after.patrons
        and one.patron not in short
        and _amount(then[one.number]) != _amount(one)
    ]


def _amount(payment: Payment) -> int:
    return payment.settled.returned + payment.excess


def _wrong(command: CorrectCard, table: Table, was: Payment, due: Payment) -> RecordPaymentError:
    return RecordPaymentError(
        command.id,
        command.actor,
        command.at,
        patron=due.patron,
        coup=table.coup.number,
        wager=due.number,
        due=_amount(due),
        paid=_amount(was),
    )
