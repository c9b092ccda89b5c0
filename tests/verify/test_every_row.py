"""Both paths side by side, without a table: every cell of every table of play, every row of every wager, every streak.

Days at a table seldom see a win by nine points; here each row is settled in many stakes, chips and options: one stake
of four under each choice of options in turn, and all of them in a soak.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import count, product
from typing import Any

import pytest

from croupier import Refusal, Rulebook, Terms
from croupier.cards import Card, Rank, Suit, TwoHands
from croupier.clauses import Chapter, Silent
from croupier.coup import Facts, Outcome, Resolution, Settled, Side, Stake, Winner, settle_one
from croupier.table import Down, Limit, Setup
from croupier.table.state import StreakDown, Tails
from croupier.verify.recompute import chips, streaks
from croupier.verify.recompute.conditions import Answers, answers, row_of
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.hands import TableOfPlay
from croupier.verify.recompute.pays import one_coup
from croupier.verify.recompute.streaks import Lying
from soak import SOAK
from verify.hearing import every_book

BOOKS = [pytest.param(book, id=book.id) for book in every_book().values()]
VALUES = (Rank.TEN, *list(Rank)[:9])  # a rank for each value from 0 to 9
CHIPS = ((100,), (250, 500), (2000, 5000), (1,))
STAKES = (40_00, 37_50, 100_00, 2_345_00)
RESULTS = {"player": Outcome.PLAYER, "banker": Outcome.BANKER, "tie": Outcome.TIE}


def hands(book: Rulebook) -> Iterator[TwoHands]:
    """Every way the points can fall, and every way the first two cards of both hands can pair."""
    for player, banker in product(range(10), repeat=2):
        yield from _dealt(book, _two(player, Suit.SPADES), _two(banker, Suit.HEARTS))
    pairs = [(Rank.SIX, Rank.SIX), (Rank.KING, Rank.KING), (Rank.KING, Rank.QUEEN), (Rank.TWO, Rank.SEVEN)]
    suits = [(Suit.CLUBS, Suit.CLUBS), (Suit.CLUBS, Suit.SPADES), (Suit.CLUBS, Suit.HEARTS)]
    for (one, other), (first, second), (third, fourth), (fifth, sixth) in product(pairs, suits, pairs, suits):
        player_two = (Card(one, first), Card(other, second))
        banker_two = (Card(third, fifth), Card(fourth, sixth))
        yield next(_dealt(book, player_two, banker_two))


def _two(count: int, suit: Suit) -> tuple[Card, ...]:
    return (Card(Rank.JACK, suit), Card(VALUES[count], suit))


def _dealt(book: Rulebook, player: tuple[Card, ...], banker: tuple[Card, ...]) -> Iterator[TwoHands]:
    now = TwoHands(player, banker)
    to = book.tableau.next_draw(now).to
    if to is None:
        yield now
        return
    for value in VALUES:
        more = (Card(value, Suit.DIAMONDS),)
        yield from _dealt(book, *((player + more, banker) if to is Side.PLAYER else (player, banker + more)))


@pytest.mark.parametrize("book", BOOKS)
def test_both_paths_read_every_cell_of_the_table_of_play(book: Rulebook) -> None:
    play, cells = TableOfPlay(book), 0
    for player, banker in product(range(10), repeat=2):
        two, other = _two(player, Suit.SPADES), _two(banker, Suit.HEARTS)
        for third in ((), *((Card(value, Suit.DIAMONDS),) for value in VALUES)):
            if third and book.tableau.next_draw(TwoHands(two, other)).to is not Side.PLAYER:
                continue
            theirs = book.tableau.next_draw(TwoHands(two + third, other))
            to, clauses = play.next_card(two + third, other)
            assert to is theirs.to
            assert set(clauses) == set(theirs.clauses)
            cells += 1
    assert cells > 500


@pytest.mark.parametrize("values", [(1,), (100,), (250, 500), (20, 50), (6, 10, 15), (7, 9), (30, 77, 91)])
def test_chips_make_the_amounts_that_trying_every_sum_makes(values: tuple[int, ...]) -> None:
    most = 6 * max(values) * min(values) if min(values) < 100 else 5_000
    payable = {0}
    for amount in range(1, most + 2 * max(values)):
        if any(amount - value in payable for value in values):
            payable.add(amount)
    for amount in range(0, most, max(1, most // 700)):
        exact = Fraction(3 * amount + 1, 3)
        assert chips.up(values, exact) == next(one for one in count(amount + 1) if one in payable)
        assert chips.down(values, exact) == next(one for one in count(amount, -1) if one in payable)


# --- wagers on one coup --------------------------------------------------------------------------


def choices(book: Rulebook) -> Iterator[dict[str, str]]:
    """The options as they are by default, and each of them chosen otherwise."""
    live = [option for option in book.options.values() if option.comes is Chapter.NOW]
    base = {option.key: option.default or option.values[0] for option in live}
    yield base
    for option in live:
        for value in option.values:
            if value != base[option.key]:
                yield base | {option.key: value}


def games(book: Rulebook) -> Iterator[tuple[Game, Terms]]:
    seen: set[Any] = set()
    for variation, chosen in product(book.variations, choices(book)):
        kinds = CHIPS[len(seen) % len(CHIPS)]
        setup = Setup(
            variation=variation.id, decks=book.cards.decks.default, options=tuple(chosen.items()), chips=kinds,
            layout="A", places=7, limits=Limit(100, 5_000_00), differential=30_00,
        )  # fmt: skip
        terms = book.terms(variation.id, options=chosen, chips=kinds)
        assert not isinstance(terms, Refusal)
        seen.add(len(seen))
        yield Game(book, setup), terms


def classes(book: Rulebook) -> list[tuple[Facts, Answers]]:
    play = TableOfPlay(book)
    return [(Facts.of(one), answers(play, one.player, one.banker)) for one in hands(book)]


@pytest.mark.parametrize("book", BOOKS)
def test_both_paths_settle_every_row_of_every_wager_alike(book: Rulebook) -> None:
    one_each: dict[tuple[str, str], tuple[Facts, Answers]] = {}  # a coup for every row of every wager
    for facts, told in classes(book):
        for entry in book.wagers:
            one_each.setdefault((entry.id, row_of(entry, told).event), (facts, told))
    assert {(entry.id, row.event) for entry in book.wagers for row in entry.row} <= set(one_each)
    compared = 0
    for number, (game, terms) in enumerate(games(book)):
        stakes = STAKES if SOAK else STAKES[number % 4 :: 4]
        assert set(game.wagers) == set(terms.wagers)
        assert set(game.runs) == set(terms.runs)
        assert set(game.tails) == set(terms.tails)
        for wager in (*terms.wagers, *terms.combined):
            for facts, told in {_row(terms, wager, one[0]): one for one in one_each.values()}.values():
                compared += _alike(game, terms, wager, facts, told, stakes)
    assert compared > 100


@pytest.mark.parametrize("book", BOOKS)
def test_both_paths_find_the_same_row_for_every_class_of_facts(book: Rulebook) -> None:
    every = classes(book)
    assert len(every) > 2000
    left = list(book.wagers)
    for game, terms in games(book):
        for entry in [one for one in left if game.wagers.get(one.id) is one]:
            left.remove(entry)
            wager = terms.wagers[entry.id]
            assert all(row_of(entry, told).event == wager.row_for(facts).event for facts, told in every)
    assert not left, "a wager that no game has"


def _row(terms: Terms, wager: str, facts: Facts) -> str:
    if wager in terms.wagers:
        return terms.wagers[wager].row_for(facts).event
    return ", ".join(terms.wagers[part.wager].row_for(facts).event for part in terms.combined[wager].parts)


def _alike(game: Game, terms: Terms, wager: str, facts: Facts, told: Answers, stakes: tuple[int, ...]) -> int:
    """In several stakes, chips or tokens, with commission taken or waiting, above the differential or not."""
    compared = 0
    deferral = game.book.settlement.deferral
    for stake, token, asked, arranged in product(stakes, (False, True), (False, True), (False, True)):
        if token and not terms.tokens.accepted:
            continue
        if asked and isinstance(deferral, Silent):
            continue
        waits = asked
        if not isinstance(deferral, Silent) and wager in terms.wagers:  # the half on a six, where the option lets it
            share = terms.wagers[wager].row_for(facts).commission
            waits = asked and (terms.options.get(deferral.half_option or "", "yes") == "yes" or share != deferral.half)
        differential = 30_00 if arranged else None
        mains = [Stake("player", 5_000_00)]
        theirs = settle_one(terms, facts, Stake(wager, stake, token), mains, differential, defer=waits)
        if isinstance(theirs, Refusal):
            continue
        down = Down(1, "A", wager, stake, stake, 1, token, arranged)
        mine = one_coup(game, [down], told, approved=asked)[down.number].settled
        assert _figures(mine) == _figures(theirs)
        compared += 1
    return compared


def _figures(settled: Settled) -> list[object]:
    top, bottom = settled.waits
    return [
        settled.wager, settled.stake, settled.resolution, settled.profit, settled.commission, settled.returned,
        settled.row, settled.figures, settled.token, settled.rounding, top * 10**6 // bottom,
        [_figures(one) for one in settled.parts],
    ]  # fmt: skip


# --- wagers over several coups -------------------------------------------------------------------


def played(game: Game, down: Down, first: StreakDown | None, results: tuple[str, ...]) -> Settled | None:
    """A wager through successive results: what it was paid, if it was decided."""
    side = game.tails[down.wager][0].side.value if down.wager in game.tails else ""
    tails = Tails(**{side: first.count}) if first and side else Tails()
    lying, placed = Lying((first,) if first else (), tails), () if first else (down,)
    for result in results:
        heard = streaks.after_coup(game, lying, placed, Winner(result), coups=0)
        if heard.payments:
            return heard.payments[0].settled
        lying, placed = heard.lying, ()
    return None


STREAKS = [pytest.param(book, id=book.id) for book in every_book().values() if book.streaks.run]


@pytest.mark.parametrize("book", STREAKS)
def test_both_paths_follow_every_streak_alike(book: Rulebook) -> None:
    game, terms = next(games(book))
    decided = 0
    for results in product(RESULTS, repeat=7):
        outcomes = [RESULTS[one] for one in results]
        for wager, run in terms.runs.items():
            if run.of is not None:
                mine = played(game, Down(1, "A", wager, 100_00, 100_00, 1), None, results)
                decided += _same(mine, run.play(outcomes))
        for wager, tail in terms.tails.items():
            down = Down(1, "A", wager, 100_00, 100_00, 1)
            joined = StreakDown(down, 1) if tail.late else None
            story = [Outcome(tail.side.value), *outcomes] if tail.late else outcomes
            decided += _same(played(game, down, joined, results), tail.play(story))
    assert decided > 10_000


def _same(mine: Settled | None, theirs: Any) -> bool:
    if mine is None:
        assert theirs.resolution is Resolution.OPEN
        return False
    assert mine.resolution is theirs.resolution
    assert (mine.row, mine.figures) == (theirs.row, theirs.figures)
    assert mine.profit == (100_00 * theirs.pays.pays // theirs.pays.per if theirs.pays else 0)
    return True
