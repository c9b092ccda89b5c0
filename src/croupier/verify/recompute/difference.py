"""What is wrong with an event: what it said, what it should have said, and the clauses that say so.

Every difference has a stable code, listed in `WHAT` with its words for people; nothing is judged here. Start at
`Difference`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from croupier.clauses import Clauses

Facts: TypeAlias = dict[str, str | int]

WHAT: Final[dict[str, str]] = {
    "unknown-edition": "no book of this edition is at hand, so that nothing of this table can be recomputed",
    "wrong-hand": "the card belonged to another hand",
    "card-not-due": "no further card was due",
    "card-before-turned": "a further card came before the first ones lay open",
    "card-not-as-drawn": "a card turned out to be another than the one drawn",
    "too-many-cards-turned": "more cards were turned over than lay face down",
    "card-too-often": "the card came more often than the decks have it",
    "card-missing": "a card was still due",
    "wrong-count": "the count of a hand is another",
    "wrong-winner": "the result is another",
    "wrong-standoff-call": "whether a standoff is called is otherwise",
    "no-result": "the coup was settled or cleared before a result was announced",
    "dummy-coup-settled": "a dummy coup has nothing to settle",
    "pairs-not-settled": "wagers decided by the first four cards were to be settled first",
    "no-such-wager": "no such wager lay on the layout",
    "settled-twice": "a wager was settled more than once",
    "settled-too-soon": "a wager was settled that was not decided yet",
    "never-settled": "a wager was never settled",
    "wrong-patron": "a payment went to another patron than the wager's",
    "wrong-wager": "a payment names another wager",
    "wrong-stake": "the stake that counts is another",
    "wrong-excess": "what goes back unsettled of a stake is another amount",
    "wrong-resolution": "what becomes of the wager is otherwise",
    "wrong-row": "another row of the wager applies",
    "wrong-profit": "the winnings are another amount",
    "wrong-commission": "the commission is another amount",
    "wrong-deferral": "the commission that waits is another amount",
    "wrong-return": "what comes back to the patron is another amount",
    "wrong-rounding": "what rounding to chips added is another amount",
    "wrong-token": "the wager was staked otherwise, in chips or in tokens",
    "wrong-parts": "the parts of a combined wager are others",
    "not-payable": "the book lets no payment be rounded, and chips cannot make this one",
    "clause-not-cited": "the payment does not cite the clauses of its row",
    "paid-out-of-order": "losing wagers are taken before winning ones are paid",
    "wrong-reversal": "a payment that was undone is not the one that was made",
    "wrong-streak": "a wager over several coups lives on otherwise",
    "wrong-tails": "the Dragon Tail indicator shows otherwise",
    "wrong-late-area": "the Late areas that open are others",
    "wrong-shoe-end": "whether the shoe ended early is otherwise",
    "wrong-effect": "the remedy that was ordered does nothing of the kind",
    "effect-missing": "the remedy that was ordered was not carried out",
    "wrong-remedy": "the book has no such remedy for what was reported, or others must be told of it",
    "wrong-matter": "the matter is another, or there is none",
    "nobody-to-tell": "nobody of this name waited to be told of the matter",
    "no-stray-card": "no card lay there that had left the shoe out of turn",
    "stray-card-left": "a card that left the shoe out of turn was left lying",
    "carried-card-first": "a card kept from before was to be laid first",
    "no-carried-card": "no card was kept from before",
    "wrong-face": "a card that was seen cannot be laid face down",
    "not-the-first-coup": "only the first coup of a shoe can be put back into it",
    "wrong-offer": "what patrons may choose, or for which wagers, is otherwise",
    "wrong-answer": "what is left of a wager after its patron's choice is another amount",
    "not-restored": "wagers over several coups were not put back as they were",
    "no-such-coup": "no such coup of this shoe is kept, or it is void already",
    "wrong-owed": "what someone could not give back is another amount",
    "wager-not-offered": "the book does not have this wager in this game",
    "wager-number-used": "a wager of this number lies there already",
    "stake-not-possible": "a stake is more than nothing, and no more of it counts than there is",
    "stake-beyond-chips": "the patron has not as much as that",
    "token-not-taken": "the book takes no tokens",
    "outside-its-window": "the wager is open only in another coup, or at another moment of it",
    "above-own-main-wager": "the wager may not exceed the patron's own main wager",
    "wrong-arrangement": "whether the wager stands above the differential by arrangement is otherwise",
    "wrong-cut": "pro rata, the wagers are cut otherwise",
    "wrong-collection": "the commission that was due is another amount",
    "nothing-to-collect": "the book lets no commission wait",
    "left-owing": "a patron left, or the table closed, with commission owed",
    "left-with-wagers": "a patron left with wagers on the layout",
    "below-zero": "more was taken than was there",
    "not-conserved": "money came from nowhere or went nowhere",
    "layout-differs": "the chips on the layout are not the wagers that lie there",
    "wrong-balance": "the table's ledger holds another amount",
    "wrong-debt": "the table's record of commission owed is another amount",
}


class Found(msgspec.Struct, frozen=True):
    """Something wrong, before it is known of which event."""

    what: str
    said: str
    recomputed: str
    clauses: Clauses = ()
    facts: Facts = {}


class Difference(msgspec.Struct, frozen=True):
    """Something wrong with one event of a table's log."""

    what: str
    table: str
    event: str  # its name, without the version
    place: int  # in the log as heard, the first being 1
    said: str
    recomputed: str
    clauses: Clauses
    facts: Facts = {}

    def sentence(self) -> str:
        """For people: which event, what is wrong with it, what it says, what was recomputed, and the clauses."""
        about = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        told = f"event {self.place} ({self.event}) of table {self.table}: {WHAT[self.what]}"
        told += f" ({about})" if about else ""
        told += f": it says {self.said or 'nothing'}, recomputed {self.recomputed or 'nothing'}"
        return told + (f" [{', '.join(self.clauses)}]" if self.clauses else "")
