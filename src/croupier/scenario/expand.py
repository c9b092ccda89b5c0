"""The quick layer: from a short line to the commands that normal dealing needs, one after the other.

It follows the table's own next step, filled with what the file tells: nothing is done twice, and what a file did by
steps is not done again. It judges nothing: a refusal is the table's answer. Start at `dealing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from croupier.cards import PACK, Card, Rank
from croupier.clauses import Silent
from croupier.scenario.facts import StepWords
from croupier.scenario.situation import Situation
from croupier.scenario.statements import PatronWords
from croupier.table.acts import ACTS
from croupier.table.codec import COMMANDS
from croupier.table.opening.judge import concerns
from croupier.table.stages import shoe_in_play
from croupier.table.state import Play, Stage
from croupier.table.views import next_step

# what decides about money, or about dealing at all, is done where the file says so
LEFT_TO_THE_FILE = tuple(name for name, kind in COMMANDS.items() if ACTS[kind].decides)
LAYS, BURNS = "lay-carried-card", "burn-cards"
MARKER, ASKS = "place-marker", "ask-to-wager"
ONLY_THE_FILE = ("commitment", "tape", "salt")  # what nobody could guess


class CannotGoOn(Exception):
    """The file does not tell what would be needed to go on, such as the next card."""


def command(name: str, **facts: Any) -> StepWords:
    return StepWords(COMMANDS[name], facts)


# --- the table, its people and its shoe ----------------------------------------------------------


def opening(now: Situation) -> Iterator[StepWords]:
    """Approvals, the opening, the signs, and the patrons who wait."""
    if not now.table.is_open:
        things = now.book.table.approved
        for thing in () if isinstance(things, Silent) else things:
            if thing.id not in now.table.approved and concerns(thing, now.setup, now.book):
                yield command("record-approval", thing=thing.id, reference="as the scenario has it")
        yield command("open-table", setup=now.setup)
    for sign in now.rules.signs_to_show(now.table):
        yield command("display-sign", sign=sign.id)
    while now.waiting:
        yield from arriving(now, now.waiting.pop(0))


def arriving(now: Situation, patron: PatronWords) -> Iterator[StepWords]:
    seat = patron.seat or now.free_seat()
    if now.table.contest_now is not None:  # an entrant, with a bank of tournament chips
        yield command("seat-entrant", patron=patron.id, seat=seat, bank=patron.chips)
        return
    yield command("arrive", patron=patron.id, chips=patron.chips)
    if not patron.stands:
        yield command("sit-down", patron=patron.id, seat=seat)
    if patron.tokens:
        yield command("exchange-voucher", patron=patron.id, amount=patron.tokens, voucher="table-play")


def preparing(now: Situation) -> Iterator[StepWords]:
    """From wherever the shoe stands to one that can be dealt from."""
    yield from opening(now)
    while shoe_in_play(now.table, now.rules) is not None:
        yield _following(now)


# --- a coup --------------------------------------------------------------------------------------


def wagering(now: Situation) -> Iterator[StepWords]:
    """Ready for wagers: a shoe where there was none, and the call. A shoe that ended is left to the file."""
    yield from opening(now)
    if now.table.shoe.stage is not Stage.ENDED:
        yield from preparing(now)
    if _next(now) == MARKER:
        yield _following(now)
    coup = now.table.coup
    if coup.play is Play.WAGERING and not coup.bets_called and not coup.dummy:
        yield command("call-for-bets")


def asking(now: Situation, patron: str) -> Iterator[StepWords]:
    """In a contest with turns: whoever is next is asked before their wager; others wager out of turn."""
    step = next_step(now.table, now.book, without=LEFT_TO_THE_FILE)
    if step is not None and step.command == ASKS and step.facts.get("patron") == patron:
        yield _following(now)


def _next(now: Situation) -> str:
    step = next_step(now.table, now.book, without=LEFT_TO_THE_FILE)
    return "" if step is None else step.command


def dealing(now: Situation, cards: int | None = None) -> Iterator[StepWords]:
    """Deal the coup out, settle it and clear it; or stop when so many cards are out."""
    if now.table.coup.play is Play.WAGERING:
        yield from wagering(now)
    number = now.table.coup.number
    while now.table.coup.number == number and (cards is None or now.table.coup.drawn < cards):
        yield _following(now)


def laying(now: Situation, card: Card | None) -> Iterator[StepWords]:
    """The card kept from before, once the coup can begin with it; what stands before it is done first."""
    if now.table.coup.play is Play.WAGERING:
        yield from wagering(now)
    while now.table.carried and not _lays_next(now):
        yield _following(now)
    yield command(LAYS) if card is None else command(LAYS, card=card)


def _lays_next(now: Situation) -> bool:
    return _next(now) == LAYS


def _following(now: Situation) -> StepWords:
    """The table's next step, with what the file tells of it."""
    step = next_step(now.table, now.book, without=LEFT_TO_THE_FILE)
    if step is None and now.table.coup.play is Play.WAGERING:
        return _all_the_same(now)
    if step is None:
        raise CannotGoOn("the table waits for someone: tell in a `step` line what they do")
    if "card" in step.needs and step.command == LAYS:
        raise CannotGoOn("nobody has seen the card that was kept: name it in a line such as `leftover 9H`")
    if "card" in step.needs:
        return _draw(now, step.facts)
    if step.command == BURNS:  # by whoever may: a form that wants an approval is burned by who could give it
        first = {"first": _some_ace(now)} if "first" in step.needs else {}
        by = "" if now.table.machine_deals is True else step.rank
        return StepWords(COMMANDS[BURNS], {**step.facts, **first}, actor=by)
    untold = [name for name in step.needs if name in ONLY_THE_FILE]
    if untold:
        example = " ".join(f"{name}=..." for name in untold)
        raise CannotGoOn(f"the table waits for {step.command}: write `step {step.command} {example}`")
    return command(step.command, **step.facts)


def _some_ace(now: Situation) -> Card:
    """A file that does not say what is burned face up leaves it open: an ace takes the fewest cards with it."""
    told = Counter(card for card in now.stock if card is not None)
    aces = (card for card in PACK if card.rank is Rank.ACE)
    return min(aces, key=lambda ace: told[ace])


def _all_the_same(now: Situation) -> StepWords:
    """What a line asks of a table that waits for commission or wagers: why it may not is the table's answer."""
    if shoe_in_play(now.table, now.rules) is not None:
        return command("burn-cards", form=now.book.cards.burn[0].id)
    return _draw(now, {}) if now.table.coup.bets_closed else command("call-no-more-bets")


def _draw(now: Situation, facts: Mapping[str, Any]) -> StepWords:
    """The next card that the file tells: named where it lies face up, unseen where it lies face down."""
    cutting_card = now.stock[:1] == [None]
    takes = 1 + cutting_card
    if len(now.stock) < takes:
        raise CannotGoOn("the shoe has no further card in this file: add it to the `shoe` line")
    told = {"card": now.stock[cutting_card]} if now.table.face == "up" else {}
    return StepWords(COMMANDS["draw-card"], {**facts, **told, "cutting_card": cutting_card}, takes=takes)
