"""Cards put right, at every book: money is conserved, the second path agrees, and a coup corrected before its result is
the coup keyed right from the start.

Two tables are dealt the same coups, one of them with a wrong key now and then that is put right, before the result,
after it or after payment. Start at `Twins`.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from croupier import Refusal
from croupier.cards import PACK, Card
from croupier.coup import Side
from croupier.table import Play, Table, apply, audit
from croupier.table import records as r
from croupier.table.dealing.judge import card_due
from croupier.table.rules import rules_of
from croupier.table.state import Payment
from croupier.transcript import Scores
from croupier.verify.recompute import Recomputer
from live import Live

UP: Any = {"method": "dealer-opens", "face": "up"}
MAINS = ("player", "banker", "tie")
TAILS = tuple(f"{side}-dragon-tail-{when}" for side in ("player", "banker") for when in ("early", "late"))
RUNS = ("player-run-2", "banker-run-2", "player-run-3")
PERFECT = ("player-perfect-pair", "banker-perfect-pair")
COUPS = 12
SEEDS = range(3)


class TableKind(NamedTuple):
    """A table of a book, the wagers placed there, and those that its first four cards may open."""

    book: str
    variation: str | None = None
    facts: dict[str, Any] = {}
    wagers: tuple[str, ...] = MAINS
    window: str = ""
    defers: bool = False


TABLES = {
    "crown-sydney": TableKind("crown-sydney", facts=UP),
    "crown-melbourne": TableKind("crown-melbourne", facts=UP, defers=True),
    "crown-melbourne-insurance": TableKind(
        "crown-melbourne",
        "crown",
        {**UP, "side_wagers": ("insurance",), "options": (("insurance", "on"),)},
        window="insurance",
    ),
    "crown-melbourne-tails": TableKind(
        "crown-melbourne", "traditional", {**UP, "layout": "G", "side_wagers": TAILS}, (*MAINS, *TAILS)
    ),
    "crown-melbourne-runs": TableKind(
        "crown-melbourne",
        "traditional",
        {**UP, "further_areas": ("D",), "side_wagers": ("player-run", "banker-run")},
        (*MAINS, *RUNS),
    ),
    "crown-brochure": TableKind("crown-brochure", facts=UP),
    "canberra": TableKind(
        "canberra", facts={"options": (("pairs", "perfect"),), "side_wagers": PERFECT}, wagers=(*MAINS, *PERFECT)
    ),
    "star-sydney": TableKind("star-sydney"),
}


def shoe(random: Random, decks: int) -> list[Card]:
    cards = list(PACK) * decks
    random.shuffle(cards)
    return cards


class Dealt:
    """One table, its events told to the second path and to a scoreboard as they come."""

    def __init__(self, kind: TableKind) -> None:
        self.kind = kind
        self.live = Live(kind.book, kind.variation, **kind.facts)
        if kind.defers:
            self.live.do("approve", act="defer-commission", patron="A")
        self.second = Recomputer("test", lambda _: self.live.book)
        self.scores = Scores()
        self.told = 0
        self.table = Table(id="test")

    @property
    def supervisor(self) -> str:
        return self.live.book.authority.rank[-1].id

    def hear(self) -> None:
        for event in self.live.events[self.told :]:
            assert self.second.hear(event) == (), f"{event}"
            self.scores.hear(event, self.table)
            self.table = apply(self.table, event)
            audit(self.table)
        self.told = len(self.live.events)
        assert self.second.differences_with(self.live.table) == ()

    def do(self, name: str, **facts: Any) -> Any:
        answer = self.live.do(name, **facts)
        self.hear()
        return answer

    def pairs(self) -> None:
        answer = self.live.answer("settle-pairs")
        if not isinstance(answer, Refusal):
            self.do("settle-pairs")

    def draws(self) -> Side | None:
        """The hand to which the next card goes, by the table's own next step."""
        assert self.live.table.setup is not None
        due = card_due(self.live.table, rules_of(self.live.book, self.live.table.setup))
        return None if isinstance(due, Refusal) else due[0]


def place(random: Random, *tables: Dealt) -> None:
    for patron in "ABC":
        for wager in random.sample(tables[0].kind.wagers, random.randint(2, len(tables[0].kind.wagers))):
            stake = random.randint(1, 40) * 100
            for one in tables:
                if not isinstance(one.live.answer("place-wager", patron=patron, wager=wager, stake=stake), Refusal):
                    one.do("place-wager", patron=patron, wager=wager, stake=stake)
    for one in tables:
        if not one.live.table.coup.wagers:
            one.do("place-wager", patron="A", wager="player", stake=100)


def insure(random: Random, *tables: Dealt) -> None:
    """Whoever may, takes what the first four cards have opened."""
    for patron in "ABC" if tables[0].kind.window else "":
        facts: Any = {"patron": patron, "wager": tables[0].kind.window, "stake": 100}
        if random.random() < 0.8 and not isinstance(tables[0].live.answer("place-wager", **facts), Refusal):
            for one in tables:
                one.do("place-wager", **facts)


def money(live: Live) -> list[int]:
    return [live.has(patron) for patron in "ABC"]


def figures(payments: tuple[Payment, ...]) -> list[tuple[Any, ...]]:
    return sorted((one.number, one.settled.returned, one.settled.commission, one.settled.row) for one in payments)


def other(random: Random, live: Live, card: Card) -> Card:
    """A card for which the right one may be taken."""
    return random.choice([one for one in PACK if one != card])


def lay(one: Dealt, card: Card) -> None:
    one.do("draw-card", card=card)
    one.live.open_hands()
    one.hear()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", TABLES)
def test_a_coup_put_right_before_the_result_is_the_coup_keyed_right(kind: str, seed: int) -> None:
    random = Random(seed)
    right, wrong = Dealt(TABLES[kind]), Dealt(TABLES[kind])
    cards = shoe(random, right.live.setup.decks)
    put_right = 0
    for _ in range(COUPS):
        place(random, right, wrong)
        for one in (right, wrong):
            one.live.call()
            one.hear()
        while right.live.table.coup.drawn < 4:
            card = cards.pop()
            keyed = other(random, wrong.live, card) if random.random() < 0.4 else card
            lay(right, card)
            if isinstance(wrong.live.answer("draw-card", card=keyed), Refusal):
                keyed = card
            lay(wrong, keyed)
            if keyed != card and random.random() < 0.5:  # seen at once, or when four cards lie
                put_right += 1
                wrong.do("correct-card", card=card)
        put_right += fix(random, right, wrong, pairs=random.random() < 0.5)
        right.pairs()
        wrong.pairs()
        insure(random, right, wrong)
        while (to := right.draws()) is not None:
            card = cards.pop()
            assert wrong.draws() is to
            keyed = other(random, wrong.live, card) if random.random() < 0.4 else card
            lay(right, card)
            lay(wrong, keyed)
            put_right += fix(random, right, wrong, pairs=False)
        for one in (right, wrong):
            one.do("announce-result")
            one.do("settle-coup")
        assert right.live.table.coup.hands() == wrong.live.table.coup.hands()
        assert right.live.table.coup.winner is wrong.live.table.coup.winner
        paid = [(*one.live.table.coup.settled_early, *one.live.table.coup.paid) for one in (right, wrong)]
        assert figures(paid[0]) == figures(paid[1])
        assert money(right.live) == money(wrong.live)
        assert right.live.table.ledger == wrong.live.table.ledger
        assert right.live.table.shoe == wrong.live.table.shoe
        for one in (right, wrong):
            one.do("clear-cards")
        assert right.scores.results == wrong.scores.results
    assert put_right > COUPS / 4
    assert wrong.live.replayed() == wrong.live.table


def fix(random: Random, right: Dealt, wrong: Dealt, *, pairs: bool) -> int:
    """Whatever lies there wrong is put right, in any order; Pairs may have been settled by it."""
    if pairs:
        wrong.pairs()
    amiss = [
        (side, place)
        for side in Side
        for place, (one, two) in enumerate(
            zip(right.live.table.coup.hand(side), wrong.live.table.coup.hand(side), strict=True), start=1
        )
        if one.card != two.card
    ]
    random.shuffle(amiss)
    for side, place in amiss:
        card = right.live.table.coup.hand(side)[place - 1].card
        wrong.do("correct-card", hand=side, position=place, card=card)
    return len(amiss)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", TABLES)
def test_days_with_corrections_at_any_moment_keep_their_money(kind: str, seed: int) -> None:
    """Whatever is put right, and whichever slip it opens: nothing is lost, and the second path says the same."""
    random = Random(1_000 + seed)
    one = Dealt(TABLES[kind])
    total = sum(money(one.live))
    cards = shoe(random, one.live.setup.decks)
    found: set[str] = set()
    for _ in range(COUPS):
        if not one.live.table.coup.dummy:
            place(random, one)
            one.live.call()
            one.hear()
        moment = random.choice(["dealing", "announced", "settled", "settled", ""])
        finish(random, one, cards, moment, found)
        one.do("clear-cards")
    assert {"announced", "settled"} <= found or len(found) > 1
    assert one.live.replayed() == one.live.table
    balances = one.live.table.ledger.balances
    assert sum(balances.values()) == 0
    assert total > 0


def finish(random: Random, one: Dealt, cards: list[Card], moment: str, found: set[str]) -> None:
    """Deal, announce and settle, with a card put right once at this moment, and whatever remedy its slip has."""
    live, tried, insured = one.live, False, False
    for _ in range(60):
        table = live.table
        if table.matter is not None:
            row = live.book.irregularities.irregularity[table.matter.row]
            live.remedy(random.choice([remedy for remedy in row.remedy if "end-shoe" not in remedy.does]).id)
            one.hear()
            found.add(row.slip)
            continue
        if table.offer is not None:
            one.do("close-offer")
            continue
        if table.coup.play is Play.SETTLED and (tried or moment != "settled" or table.coup.void):
            return
        if not tried and moment and table.coup.drawn >= 4 and _now(table) == moment:
            tried = True
            correct(random, one, found)
            continue
        if table.carried and table.coup.play in (Play.WAGERING, Play.DEALING) and table.coup.drawn < 4:
            one.do("lay-carried-card")
            continue
        one.pairs()
        if table.coup.drawn == 4 and not insured:
            insured = True
            insure(random, one)
            continue
        if table.coup.drawn < 4 or one.draws() is not None:
            if table.coup.drawn < 4 and table.coup.play is Play.DEALING and table.coup.drawn == 0:
                raise AssertionError("nothing to deal")
            if isinstance(live.answer("draw-card", card=cards[-1]), Refusal):
                cards.pop()  # it was named for another already
                continue
            lay(one, cards.pop())
        elif table.coup.play is Play.DEALING:
            one.do("announce-result")
        elif table.coup.play is Play.ANNOUNCED:
            one.do("settle-coup")
    raise AssertionError("the coup does not end")


def _now(table: Table) -> str:
    if table.coup.play is Play.SETTLED:
        return "settled"
    return "announced" if table.coup.play is Play.ANNOUNCED else "dealing"


def correct(random: Random, one: Dealt, found: set[str]) -> None:
    coup = one.live.table.coup
    side = random.choice([side for side in Side if coup.hand(side)])
    position = random.randint(1, len(coup.hand(side)))
    card = random.choice(PACK)
    facts: dict[str, Any] = {"hand": side, "position": position, "card": card}
    answer = one.live.answer("correct-card", by=one.supervisor, **facts)
    if isinstance(answer, Refusal):
        assert answer.reason.value in ("card-as-recorded", "card-too-often"), answer
        return
    events = one.do("correct-card", by=one.supervisor, **facts)
    assert isinstance(events[0], r.CardCorrected)
    found.add(events[0].found)
