"""The quick layer: from a short line to the commands that normal dealing needs, one after the other.

It looks at the table and gives whatever comes next: nothing is done twice, and what a file did by steps is not done
again. It judges nothing: a refusal is the table's answer. Start at `dealing`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.clauses import Silent
from croupier.coup import Side
from croupier.scenario.facts import COMMANDS, StepWords
from croupier.scenario.situation import Situation
from croupier.scenario.statements import PatronWords
from croupier.table.cutting import ANY_PATRON, STAFF, whose_turn
from croupier.table.dealing import ORDER, unsettled
from croupier.table.delivery import method_now, next_for
from croupier.table.preparing import check_outstanding, unchecked
from croupier.table.rules import expand
from croupier.table.shoe_passing import next_for_shoe
from croupier.table.state import NOBODY, Play, Stage

BACKS = ("red", "blue")


class CannotGoOn(Exception):
    """The file does not tell what would be needed to go on, such as the next card."""


def command(name: str, **facts: Any) -> StepWords:
    return StepWords(COMMANDS[name], facts)


# --- the table, its people and its shoe ----------------------------------------------------------


def opening(now: Situation) -> Iterator[StepWords]:
    """Approvals, the opening, the signs, and the patrons who wait."""
    if not now.table.is_open:
        offered = set(expand(now.book, now.setup.side_wagers))
        things = now.book.table.approved
        for thing in () if isinstance(things, Silent) else things:
            if thing.id not in now.table.approved and (not thing.wagers or not offered.isdisjoint(thing.wagers)):
                yield command("record-approval", thing=thing.id, reference="as the scenario has it")
        yield command("open-table", setup=now.setup)
    for sign in now.rules.signs_missing(now.table):
        yield command("display-sign", sign=sign.id)
    while now.waiting:
        yield from arriving(now, now.waiting.pop(0))


def arriving(now: Situation, patron: PatronWords) -> Iterator[StepWords]:
    seat = patron.seat or now.free_seat()
    yield command("arrive", patron=patron.id, chips=patron.chips)
    if not patron.stands:
        yield command("sit-down", patron=patron.id, seat=seat)
    if patron.tokens:
        yield command("exchange-voucher", patron=patron.id, amount=patron.tokens, voucher="table-play")


def preparing(now: Situation) -> Iterator[StepWords]:
    """From wherever the shoe stands to one that can be dealt from; one that ended gives way to other cards."""
    yield from opening(now)
    while (step := _next_for_shoe(now)) is not None:
        yield step


def _next_for_shoe(now: Situation) -> StepWords | None:
    table, rules = now.table, now.rules
    stage = table.shoe.stage
    if stage not in (Stage.NO_CARDS, Stage.ENDED) and (check_outstanding(table, rules) or unchecked(table, rules)):
        return command("check-cards")
    match stage:
        case Stage.NO_CARDS | Stage.ENDED:
            return command("bring-cards", back=_other_back(now))
        case Stage.UNSHUFFLED:
            return command("shuffle-cards")
        case Stage.UNCUT:
            return command("cut-cards", after=table.shoe.cards // 2, patron=_cutter(now))
        case Stage.CUT:
            return command("place-cutting-card", from_back=now.book.cards.cutting_card_place[0].cards_from_back)
        case Stage.LOADED if rules.toggle(now.book.shuffle.burn_required) == "yes":
            return command("burn-cards", form=now.book.cards.burn[0].id)
        case Stage.LOADED | Stage.IN_PLAY:
            return None


def _other_back(now: Situation) -> str:
    last = now.table.shoe.back or now.table.back
    return next(back for back in BACKS if back != last)


def _cutter(now: Situation) -> str:
    turn = whose_turn(now.table, now.rules)
    if turn == ANY_PATRON:
        return next(patron for patron in now.table.patrons if patron not in now.table.shoe.declined)
    return NOBODY if turn == STAFF else turn


# --- a coup --------------------------------------------------------------------------------------


def wagering(now: Situation) -> Iterator[StepWords]:
    """Ready for wagers: a shoe where there was none, and the call. A shoe that ended is left to the file."""
    yield from opening(now)
    if now.table.shoe.stage is not Stage.ENDED:
        yield from preparing(now)
    coup = now.table.coup
    if coup.play is Play.WAGERING and not coup.bets_called and not coup.dummy:
        yield command("call-for-bets")


def dealing(now: Situation, cards: int | None = None) -> Iterator[StepWords]:
    """Deal the coup out, settle it and clear it; or stop when so many cards are out."""
    if now.table.coup.play is Play.WAGERING:
        yield from wagering(now)
    number = now.table.coup.number
    while now.table.coup.number == number and (cards is None or now.table.coup.drawn < cards):
        yield next_step(now)


def next_step(now: Situation) -> StepWords:
    """What comes next in a coup, as the book has it."""
    table, coup = now.table, now.table.coup
    match coup.play:
        case Play.WAGERING:
            return _before_the_first_card(now)
        case Play.ANNOUNCED:
            return command("settle-coup")
        case Play.SETTLED:
            return command("clear-cards")
        case Play.DEALING:
            pass
    if coup.drawn < len(ORDER):
        return _draw(now)
    if not coup.all_exposed:
        return _open_a_hand(now)
    if unsettled(table, now.rules):
        return command("settle-pairs")
    due = now.rules.terms_now.tableau.next_draw(coup.hands())
    return command("announce-result") if due.to is None else _draw(now)


def _before_the_first_card(now: Situation) -> StepWords:
    table, rules = now.table, now.rules
    coup = table.coup
    if not coup.bets_closed and not coup.dummy:
        return command("call-no-more-bets")
    if not coup.burned_before and rules.option("burn-per-coup", "no") != "no":
        return command("burn-before-coup")
    if method_now(table, rules).kind == "shoe-passed" and table.holder is None and not coup.dummy:
        first = next_for_shoe(table, rules)
        if first != NOBODY:
            mine = [rules.backs(down.wager) for down in coup.wagers.values() if down.patron == first]
            return command("pass-shoe", to=first, acts_as=next(side for side in mine if side))
    return _draw(now)


def _draw(now: Situation) -> StepWords:
    """The next card that the file tells: named where it lies face up, unseen where it lies face down."""
    cutting_card = now.stock[:1] == [None]
    takes = 1 + cutting_card
    if len(now.stock) < takes:
        raise CannotGoOn("the shoe has no further card in this file: add it to the `shoe` line")
    holder = now.table.holder
    facts: dict[str, Any] = {"cutting_card": cutting_card}
    if holder and not now.table.coup.dummy:
        facts["drawn_by"] = holder.dealer or holder.patron
    if now.table.face == "up":
        facts["card"] = now.stock[cutting_card]
    return StepWords(COMMANDS["draw-card"], facts, takes=takes)


def _open_a_hand(now: Situation) -> StepWords:
    """Offer a hand that is to be offered, and let whoever has it open it: Player's first."""
    table, rules, coup = now.table, now.rules, now.table.coup
    side = next(side for side in Side if not all(dealt.exposed for dealt in coup.hand(side)))
    held, delivery = coup.held(side), rules.book.dealing.delivery
    if held.out:
        opener = NOBODY if held.dealer_opens else held.opener or held.keeper
        return command("expose-cards", hand=side, opener=opener)
    offered = method_now(table, rules).kind != "dealer-opens" and not isinstance(delivery, Silent)
    if offered and not isinstance(delivery, Silent) and delivery.to != "any-wagerer":
        first = next_for(table, rules, side)
        if first != NOBODY:
            return command("deliver-hand", hand=side, to=first)
    return command("expose-cards", hand=side)
