"""A coup of a log as a record for programs: money in whole cents, times in milliseconds, clauses in full.

Start at `coup_record` (in short) and `whole_record` (with its acts).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier.cards import point_count
from croupier.clauses import together
from croupier.cli.settle import wager_document
from croupier.floor.recall import RecalledAct
from croupier.inspection.acts import changes, telling_of
from croupier.inspection.coups import CoupSummary, clock
from croupier.rulebooks import Rulebook
from croupier.table import Payment
from croupier.transcript.record import Hand
from croupier.words.events import naming, plain, words_of

_RESULTS = {"P": "player", "B": "banker", "T": "tie"}


def coup_record(coup: CoupSummary) -> dict[str, Any]:
    """The coup in short, as the list has it."""
    line = coup.line
    return {
        "table": coup.table,
        "edition": coup.edition,
        "variation": coup.variation,
        "decks": coup.decks,
        "coup": coup.coup,
        "shoe": coup.shoe,
        "coup_in_shoe": line.number,
        "complete": coup.complete,
        "entries": [coup.first, coup.last],
        "begins": coup.begins,
        "ends": coup.ends,
        "time": clock(coup.ends).isoformat(timespec="milliseconds"),
        "hash": coup.hash,
        "notation": f"{coup.hands} {coup.result}".rstrip() if line.drawn else "",
        "result": _RESULTS[coup.result[0]] if coup.result else None,
        "player": _hand(line.player),
        "banker": _hand(line.banker),
        "last": line.last,
        "dummy": line.dummy or None,
        "void": line.void or None,
        "seeded": coup.seeded,
        "staked": coup.staked,
        "returned": coup.returned,
        "commission": coup.commission,
    }


def whole_record(
    coup: CoupSummary, book: Rulebook | None, acts: Sequence[RecalledAct], people: dict[str, str]
) -> dict[str, Any]:
    """The coup with every act, and what became of every wager at last."""
    record = {"replay": True, **coup_record(coup)}
    record["wagers"] = [_payment(one, book) for one in coup.payments]
    record["acts"] = [_act(one, people) for one in acts]
    return record


def _hand(hand: Hand) -> dict[str, Any]:
    seen = tuple(card for card in hand if card is not None)
    whole = len(seen) == len(hand) and bool(hand)
    return {
        "cards": [None if card is None else card.code for card in hand],
        "count": point_count(seen) if whole else None,
    }


def _payment(one: Payment, book: Rulebook | None) -> dict[str, Any]:
    return {"patron": one.patron, "number": one.number, **wager_document(one.settled, book), "excess": one.excess}


def _act(moment: RecalledAct, people: dict[str, str]) -> dict[str, Any]:
    actor = moment.command.actor
    who = {"id": actor.id, "rank": actor.rank} | ({"name": people[actor.id]} if actor.id in people else {})
    return {
        "entries": [moment.act.entries[0].sequence, moment.act.last.sequence],
        "at": moment.command.at,
        "time": clock(moment.command.at).isoformat(timespec="milliseconds"),
        "actor": who,
        "says": [plain(words_of(event, before, naming(people))) for event, before in telling_of(moment)],
        "command": moment.command,
        "events": moment.events,
        "balances": [
            {"patron": whose or None, "place": place.value, "before": was, "after": now}
            for whose, place, was, now in changes(moment.before.ledger, moment.after.ledger)
        ],
        "clauses": together(*(event.under for event in moment.events)),
        "hash": moment.act.last.hash.hex(),
    }
