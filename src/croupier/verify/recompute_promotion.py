"""One promotion's log heard event by event: the prizes drawn again, and what was paid held against the terms.

It shares no code with what drew them: it knows records and the book, and works out the rest from the bytes that a
decision tells. After a difference it goes on from what the event said. Start at `PromotionAgain.hear`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import UNSET

from croupier.promotions import records as r
from croupier.promotions.terms.schema import PromotionTerms
from croupier.table.events import Event
from croupier.verify.recompute.difference import Difference, Found
from croupier.verify.recompute_tournament.drawing import seal

_DRAW: Final = "croupier-ballot/1"
_RANGE: Final = 1 << 64


class PromotionAgain:
    """A second opinion on one promotion."""

    def __init__(self, promotion: str) -> None:
        self._id = promotion
        self._heard = 0
        self._editions: dict[int, PromotionTerms] = {}
        self._terms = PromotionTerms()
        self._commitment = ""
        self._owners: dict[int, str] = {}  # of the tickets
        self._excluded: set[str] = set()
        self._there: set[str] = set()
        self._awards: dict[int, tuple[int, str]] = {}  # those that stand: the prize and whose it is
        self._turned_down: set[str] = set()  # had won and were refused

    def hear(self, event: Event) -> tuple[Difference, ...]:
        """Take in the next event of the log; what is wrong with it."""
        self._heard += 1
        found = [*self._found(event)]
        name = str(type(event).__struct_config__.tag).partition("/")[0]
        return tuple(
            Difference(one.what, self._id, name, self._heard, one.said, one.recomputed, one.clauses, one.facts)
            for one in found
        )

    def _found(self, event: Event) -> Iterator[Found]:
        match event:
            case r.PromotionTermsWritten():
                self._editions[event.number] = event.terms
            case r.PromotionTermsPublished():
                self._terms = self._editions[event.number]
            case r.DrawCommitted():
                self._commitment = event.commitment
            case r.EntryReceived():
                if event.number != len(self._owners) + 1:
                    yield Found("wrong-field", str(event.number), str(len(self._owners) + 1), event.under)
                self._owners[event.number] = event.entrant
            case r.EntrantExcluded():
                self._excluded.add(event.entrant)
                self._there.discard(event.entrant)
            case r.CheckedIn():
                self._there.add(event.entrant)
            case r.CheckedOut():
                self._there.discard(event.entrant)
            case r.PrizesDrawn():
                yield from self._drawn(event)
            case r.PrizeAwarded():
                yield from self._awarded(event)
            case r.PrizeRefused() if event.award:
                self._turned_down.add(self._awards.pop(event.award)[1])
            case _:
                pass

    def _drawn(self, event: r.PrizesDrawn) -> Iterator[Found]:
        sealed = seal(event.tape, event.salt, self._id)
        if sealed != self._commitment:
            yield Found("ballot-not-as-committed", sealed[:16], self._commitment[:16], event.under)
        self._commitment = event.tape
        out = self._excluded | self._turned_down
        field = tuple(number for number, owner in self._owners.items() if owner not in out)
        if event.tickets != field:
            yield Found("wrong-field", _told(event.tickets), _told(field), event.under)
        order = drawn_again(event.tickets, self._id, event)
        winners, passed = self._winners(order)
        said = [(one.ticket, one.prize) for one in event.winners]
        if said != winners:
            yield Found("wrong-ballot", str(said), str(winners), event.under)
        told = [(one.ticket, one.why) for one in event.passed]
        if winners and told != passed:
            yield Found("wrong-passed-over", str(told), str(passed), event.under)
        for one in event.winners:
            prize = self._terms.prize[one.prize - 1]
            if (one.what, one.value, one.entrant) != (prize.what, prize.value, self._owners.get(one.ticket)):
                yield Found("wrong-prize", f"{one.what} {one.value}", f"{prize.what} {prize.value}", event.under)
            self._awards[one.award] = (one.prize, one.entrant)

    def _winners(self, order: Sequence[int]) -> tuple[list[tuple[int, int]], list[tuple[int, str]]]:
        """Each ticket in its turn takes the next prize, where its owner may have one."""
        left = self._left()
        have = {owner for _, owner in self._awards.values()}
        won: list[tuple[int, int]] = []
        passed: list[tuple[int, str]] = []
        for ticket in order:
            if not left:
                break
            owner = self._owners[ticket]
            if self._terms.draw.present is True and owner not in self._there:
                passed.append((ticket, "absent"))
            elif owner in have and not self._terms.draw.several:
                passed.append((ticket, "has-prize"))
            else:
                won.append((ticket, left.pop(0)))
                have.add(owner)
        return won, passed

    def _left(self) -> list[int]:
        """Prizes that nobody has, as the terms list them."""
        left = [place for place, one in enumerate(self._terms.prize, start=1) for _ in range(one.number)]
        for place, _ in self._awards.values():
            left.remove(place)
        return left

    def _awarded(self, event: r.PrizeAwarded) -> Iterator[Found]:
        place, _ = self._awards[event.award]
        prize = self._terms.prize[place - 1]
        right = prize.value if prize.kind == "money" else 0
        if event.alternative:
            right = 0 if prize.alternative is UNSET else prize.alternative
        if event.paid != right:
            yield Found("wrong-prize", str(event.paid), str(right), event.under)


def drawn_again(tickets: Sequence[int], promotion: str, event: r.PrizesDrawn) -> list[int]:
    """The tickets as the tape and the word put them: from the last place to the second, each drawn from those left."""
    parts: list[str | bytes] = [_DRAW, promotion, str(event.draw), bytes.fromhex(event.salt), bytes.fromhex(event.tape)]
    bare = [part if isinstance(part, bytes) else part.encode("utf-8", "surrogatepass") for part in parts]
    bare += [one.encode("utf-8", "surrogatepass") for one in (event.by, event.word)]
    seed = b"".join(b"%d:%b," % (len(part), part) for part in bare)
    left, drawn, used = list(tickets), list[int](), 0
    stream = hashlib.shake_256(seed).digest(16 * (len(left) + 64))
    while len(left) > 1:
        number = _RANGE
        while number >= _RANGE - _RANGE % len(left):  # what would favour some is thrown away
            number = int.from_bytes(stream[used : used + 8], "big")
            used += 8
        left[number % len(left)], left[-1] = left[-1], left[number % len(left)]
        drawn.append(left.pop())
    return [*left, *reversed(drawn)]


def _told(tickets: Sequence[int]) -> str:
    return ",".join(map(str, tickets[:20]))
