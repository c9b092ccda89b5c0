"""The plainest possible staff: from wherever a table stands they finish the coup, hand everything back and close it.

If they cannot, the table is stuck: whatever was accepted before led to where no command helps. They know no rule; they
try what could come next and take the first thing that is accepted. Nobody brings money to help them out of it, and
`close_alone` has no patron do anything at all: all of them have walked away from the table. Start at `close`; `run_out`
deals a shoe to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from croupier import Refusal, Rulebook
from croupier.cards import PACK, Card
from croupier.coup import BurnForm, Side
from croupier.table import PATRON, Actor, Command, Event, Play, Stage, Table, apply, decide
from croupier.table.codec import COMMANDS
from croupier.table.machine import carries, machine
from croupier.table.records import CutCards, DeclineCut

MINUTE = 60_000
LONGEST = 2000  # commands: a shoe of eight decks in dummy coups takes about a thousand

Try = tuple[str, dict[str, Any]]
Tries = Callable[[Table, Rulebook, int], Iterator[Try]]
Give = Callable[[Command], tuple[Event, ...] | Refusal]


class Stuck(AssertionError):
    """No command that could be next was accepted."""


def close(table: Table, book: Rulebook, give: Give | None = None) -> Table:
    """Close this table by the hand of the house's highest rank; `give` is told every command, or nobody is."""
    return _until(table, book, give, next_tries, lambda now: now.setup is None)


# what takes a patron who is there: the fact that names them, where the same command can be the house's own
WITH_A_PATRON = {"expose-cards": "opener", "draw-card": "drawn_by", "cut-cards": "patron"}
BY_PATRONS = frozenset(("leave-table",))  # staff give wagers back; whoever is gone takes no cards, no shoe, no cut


def close_alone(table: Table, book: Rulebook, give: Give | None = None) -> Table:
    """The same where every patron has walked away, with cards or the shoe in hand perhaps, and says nothing more."""

    def tries(now: Table, of: Rulebook, at: int) -> Iterator[Try]:
        for name, facts in next_tries(now, of, at):
            if name not in BY_PATRONS and not facts.get(WITH_A_PATRON.get(name, "")):
                yield name, facts | ({"agreed": ()} if "agreed" in facts else {})

    return _until(table, book, give, tries, lambda now: now.setup is None)


def run_out(table: Table, book: Rulebook, give: Give | None = None) -> Table:
    """Deal dummy coups at an open table without wagers until the shoe has no card left in the middle of one."""
    return _until(table, book, give, _dummies, lambda now: now.shoe.left == 0 and now.coup.play is Play.SETTLED)


def prepare(table: Table, book: Rulebook, give: Give | None = None) -> Table:
    """Signs up and a shoe ready for its first coup."""
    signs = {sign.id for sign in book.table.sign}

    def ready(now: Table) -> bool:
        return now.shoe.stage is Stage.IN_PLAY and signs <= set(now.signs)

    return _until(table, book, give, lambda now, of, _: _deal(now, of), ready)


def _at_a_virtual_shoe(command: Command, boss: Actor) -> Actor:
    """What comes out of the shoe the machine says; what is a patron's to do for the order, that patron."""
    patron = getattr(command, "patron", "") if isinstance(command, (CutCards, DeclineCut)) else ""
    return Actor(patron, PATRON) if patron else machine(boss.rank) if carries(command) else boss


def _until(table: Table, book: Rulebook, give: Give | None, tries: Tries, done: Callable[[Table], bool]) -> Table:
    boss, at = Actor("the boss", book.authority.rank[-1].id), table.clock
    second = Actor("another boss", boss.rank)
    for number in range(LONGEST):
        if done(table):
            return table
        refused: list[str] = []
        at += 1000
        for name, facts in tries(table, book, at):
            command = COMMANDS[name](
                id=f"auto{number}-{name}",
                actor=second if table.shoe.first_check == boss or name == "order-remedy" else boss,
                at=at,
                **facts,
            )
            if table.machine_deals is True:
                command = msgspec.structs.replace(command, actor=_at_a_virtual_shoe(command, boss))
            answer = decide(table, command, book) if give is None else give(command)
            if isinstance(answer, Refusal):
                refused.append(f"{name} {facts}: {answer.reason.value} {answer.facts}")
                continue
            for event in answer:
                table = apply(table, event)
            at += 61 * MINUTE if name == "display-notice" else 0
            break
        else:
            raise Stuck("the table is stuck\n  " + "\n  ".join(refused))
    raise Stuck(f"the table is not there after {LONGEST} commands: {table.shoe.stage}, {table.coup.play}")


def _dummies(table: Table, book: Rulebook, at: int) -> Iterator[Try]:
    yield from _put_right(table, book)
    if table.coup.play is Play.WAGERING and not table.coup.dummy:
        here = tuple(table.patrons)
        for grounds in book.dealing.dummy.grounds:
            asked = here[0] if here else ""
            yield "order-dummy-coup", {"grounds": grounds.id, "agreed": here, "requested_by": asked}
        yield from _deal(table, book)
    elif table.coup.play is Play.WAGERING:
        yield from _draw(table)
        yield "order-shuffle", {"grounds": book.shuffle.ordered[0].grounds}  # exactly no card left: the next shoe, then
    else:
        yield from next_tries(table, book, at)


def next_tries(table: Table, book: Rulebook, at: int) -> Iterator[Try]:
    yield from _put_right(table, book)
    match table.coup.play:
        case Play.SETTLED:
            yield "clear-cards", {}
        case Play.ANNOUNCED:
            yield "settle-coup", {}
        case Play.DEALING:
            yield from _finish(table)
            for grounds in book.dealing.dummy.grounds:  # whose last wager was taken back over unexposed cards
                yield "order-dummy-coup", {"grounds": grounds.id}
            # someone walked away with the cards, and the book has nobody take them back: the game cannot go on
            yield "report-irregularity", {"slip": "game-disrupted", "says": "nobody goes on"}
        case Play.WAGERING if table.coup.burned_before:
            yield from _finish(table)
        case Play.WAGERING:
            yield from _between(table, book, at)


def _put_right(table: Table, book: Rulebook) -> Iterator[Try]:
    """Something went wrong: the first remedy that may be ordered, patrons who say nothing, cards kept from before."""
    if table.matter is not None:
        for remedy in book.irregularities.irregularity[table.matter.row].remedy:
            yield "order-remedy", {"remedy": remedy.id, "agreed": tuple(table.patrons)}
        yield "withdraw-report", {}
    if table.offer is not None:
        yield "close-offer", {}
    if table.coup.changes:
        yield "close-changes", {}
    if table.carried:
        yield "lay-carried-card", {"card": table.carried[0].card or card_left(table)}


def card_left(table: Table) -> Card:
    """The card that was put back here, or one that is left, another each time so that coups differ in length."""
    again = table.shoe.put_back[table.shoe.out : table.shoe.out + 1]
    if again and again[0].card is not None:
        return again[0].card
    decks = table.shoe.cards // len(PACK)
    left = [card for card, seen in zip(PACK, table.shoe.seen, strict=True) if seen < decks]
    return Random(table.shoe.number * 1000 + table.shoe.out).choice(left or PACK)


def _finish(table: Table) -> Iterator[Try]:
    """A coup that began: its cards, its result."""
    yield "settle-pairs", {}
    yield "announce-result", {}
    yield from _draw(table)
    yield "declare-cards-insufficient", {}
    for patron in table.patrons:
        yield "decline-shoe", {"patron": patron}
    yield "take-back-shoe", {}
    for side in Side:
        held = table.coup.held(side)
        for opener in dict.fromkeys(("", held.keeper, held.opener)):
            yield "expose-cards", {"hand": side, "cards": named(table, side), "opener": opener}
        for patron in table.patrons:
            yield "refuse-hand", {"hand": side, "patron": patron}
        yield "take-back-hand", {"hand": side}


def named(table: Table, side: Side) -> tuple[Card, ...]:
    """Names for the face-down cards of a hand: what is known stays, the rest are cards that are left."""
    decks = table.shoe.cards // len(PACK)
    seen = dict(zip(PACK, table.shoe.seen, strict=True))
    named: list[Card] = []
    for dealt in table.coup.hand(side):
        if dealt.exposed:
            continue
        card = dealt.card or next(card for card in PACK if seen[card] < decks)
        seen[card] += dealt.card is None
        named.append(card)
    return tuple(named)


def _draw(table: Table) -> Iterator[Try]:
    facts: dict[str, Any] = {"card": card_left(table)}
    yield "draw-card", facts
    if table.holder is not None:
        yield "draw-card", facts | {"drawn_by": table.holder.patron}


def _between(table: Table, book: Rulebook, at: int) -> Iterator[Try]:
    """No coup is being dealt: everything goes back, and the table closes."""
    yield "close-table", {}
    for number in table.coup.wagers:
        yield "withdraw-wager", {"number": number}
    for patron in table.patrons.values():
        if patron.owes[0]:
            yield "call-in-commission", {"patron": patron.id}
            yield "carry-commission-over", {"patron": patron.id}
            yield "write-off-commission", {"patron": patron.id, "says": "to close the table"}
    if not table.coup.wagers:
        for id in table.patrons:
            yield "leave-table", {"patron": id}
            yield "record-walk-off", {"patron": id}
        yield "take-back-shoe", {}
    if table.patrons and all(notice.about != "closing" for notice in table.notices):
        yield "display-notice", {"about": "closing", "takes_effect": at + 61 * MINUTE}
    yield from _deal(table, book)


def _deal(table: Table, book: Rulebook) -> Iterator[Try]:
    """Wagers lie there that nobody may touch any more, or coups must be dealt first."""
    for sign in book.table.sign:
        if sign.id not in table.signs:
            yield "display-sign", {"sign": sign.id}
    if table.shoe.check_ordered or table.shoe.dropped or table.shoe.replaced or table.check_due:
        yield "check-cards", {}
    if table.to_reveal:
        yield "reveal-shoe", {"tape": "0" * 4096, "salt": "0" * 64}
    match table.shoe.stage:
        case Stage.NO_CARDS:
            yield "bring-cards", {"back": f"back {table.shoe.number}"}
        case Stage.UNSHUFFLED:
            if not table.shoe.checked:
                yield "check-cards", {}
            yield "shuffle-cards", {}
        case Stage.UNCUT:
            after = table.shoe.cards // 2
            yield "commit-shoe", {"commitment": "0" * 64}
            for patron in ("", *table.patrons):
                yield "cut-cards", {"after": after, "patron": patron}
            for patron in table.patrons:
                yield "decline-cut", {"patron": patron}
            yield "check-cards", {}
        case Stage.CUT:
            yield "place-cutting-card", {"from_back": book.cards.cutting_card_place[0].cards_from_back}
        case Stage.LOADED:
            form = next(one.id for one in book.cards.burn if one.form is BurnForm.FIRST_CARD)
            yield "burn-cards", {"form": form}
            if not table.shoe.checked:
                yield "check-cards", {}
            yield from _coup(table, book)
        case Stage.IN_PLAY:
            yield from _coup(table, book)
        case Stage.ENDED:
            yield "replace-cards", {"grounds": "after-last"}
    for debt in table.debts_kept:
        yield "carry-commission-over", {"patron": debt.patron}
        yield "write-off-debt", {"patron": debt.patron, "says": "for the next shoe"}


def _coup(table: Table, book: Rulebook) -> Iterator[Try]:
    if not table.coup.bets_called and not table.coup.dummy:
        yield "call-for-bets", {}
    if not table.coup.bets_closed:
        yield "call-no-more-bets", {}
    yield from _draw(table)
    for patron in table.patrons:
        yield "decline-shoe", {"patron": patron}
    yield "take-back-shoe", {}
    yield "order-shuffle", {"grounds": book.shuffle.ordered[0].grounds}  # no card is left
