"""A coup that goes on again after its result, or after its payment: what was settled is undone, its hands are rebuilt.

The cards lie as they would had each gone to the hand that was due it, in the order in which they left the shoe; every
wager lies there again, and the coup is dealt to its end and settled as any other. Start at `reopened`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import UNSET, UnsetType

from croupier.cards import Card, TwoHands
from croupier.clauses import Clauses, together
from croupier.coup import OwnRow, Side
from croupier.table.acts import made
from croupier.table.commands import Command
from croupier.table.dealing.judge import ORDER
from croupier.table.irregularities.records import CoupReopened
from croupier.table.irregularities.slips import coup_meant
from croupier.table.irregularities.voiding import give_back
from croupier.table.payment.streaks import clauses_kept
from croupier.table.postings import take_back_payments
from croupier.table.rules import Rules
from croupier.table.state import Coup, Dealt, Down, Matter, Table, Unsettled


class Rebuilt(msgspec.Struct, frozen=True):
    """The two hands, and the cards that neither is due."""

    player: tuple[Dealt, ...] = ()
    banker: tuple[Dealt, ...] = ()
    left: tuple[Dealt, ...] = ()


def can_reopen(table: Table, number: int, shoe: int | UnsetType = UNSET) -> bool:
    """Its cards and its wagers are known yet, and the shoe was not given up since."""
    coup = coup_meant(table, number, shoe)
    if coup is None or coup.void:
        return False
    given_up = table.shoe.ended_early or table.shoe.condemned
    return coup is table.coup or not given_up


def reopened(table: Table, command: Command, matter: Matter, rules: Rules, clauses: Clauses) -> CoupReopened:
    coup = coup_meant(table, matter.coup, matter.shoe)
    assert coup is not None, "whether it can be was asked before"
    hands = _rebuilt(coup, matter, rules)
    before = coup.before or Unsettled(coup.wagers, table.streaks, table.tails, table.late_open)
    lay = {**before.wagers, **{down.number: down for down in coup.early or ()}}
    under = together(clauses, rules.terms_now.voided)
    changed = (hands.player, hands.banker) != (coup.player, coup.banker)
    off = [down for down in lay.values() if _goes_back(table, rules, down, changed=changed)]
    streaks = tuple(one for one in before.streaks if one.down.patron in table.patrons)
    off += [one.down for one in before.streaks if one not in streaks]
    if coup is not table.coup:  # what was placed on the next coup goes back until that one is opened again
        off += table.coup.wagers.values()
    payments = tuple(give_back(down, OwnRow.VOID_WAGER, under) for down in off)
    undone = (*coup.settled_early, *coup.paid)
    _, _, owed = take_back_payments(table.ledger, table.patrons, undone, payments)
    gone = {down.number for down in off}
    kept = clauses_kept(rules, streaks, dummy=False)
    return CoupReopened(
        made(command),
        together(clauses, kept, rules.terms_now.voided if payments else ()),
        coup=coup.number,
        player=hands.player,
        banker=hands.banker,
        left=(*hands.left, *table.carried) if hands.left else (),
        wagers=tuple(down for down in lay.values() if down.number not in gone),
        reversed=undone,
        payments=payments,
        owed=owed,
        streaks=streaks,
        tails=before.tails,
        late_open=before.late_open,
    )


def _goes_back(table: Table, rules: Rules, down: Down, *, changed: bool) -> bool:
    """Of someone who has left, and a wager that other first cards had opened."""
    kind = rules.wager(down.wager)
    return down.patron not in table.patrons or (changed and kind is not None and kind.window is not None)


def _rebuilt(coup: Coup, matter: Matter, rules: Rules) -> Rebuilt:
    """Card by card in the order said; as they lie where that order is the one in which they were entered."""
    if not matter.order:
        return Rebuilt(coup.player, coup.banker)
    hands: dict[Side, tuple[Dealt, ...]] = {Side.PLAYER: (), Side.BANKER: ()}
    cards = [Dealt(card, True) for card in matter.order]
    for place, dealt in enumerate(cards):
        to = ORDER[place] if place < len(ORDER) else _third(hands, rules)
        if to is None:
            return Rebuilt(hands[Side.PLAYER], hands[Side.BANKER], tuple(cards[place:]))
        hands[to] = (*hands[to], dealt)
    return Rebuilt(hands[Side.PLAYER], hands[Side.BANKER])


def _third(hands: dict[Side, tuple[Dealt, ...]], rules: Rules) -> Side | None:
    two = TwoHands(_faces(hands[Side.PLAYER]), _faces(hands[Side.BANKER]))
    return rules.terms_now.tableau.next_draw(two).to


def _faces(hand: Iterable[Dealt]) -> tuple[Card, ...]:
    return tuple(dealt.card for dealt in hand if dealt.card is not None)
