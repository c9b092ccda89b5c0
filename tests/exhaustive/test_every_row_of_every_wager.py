"""Every pay row of every wager of every book is reached by a real coup, and cites its clauses.

The rows come from the data, so this shows that each is alive, not that its figure is right: for that see
tests/clauses and tests/transcripts, which are written from the documents.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace

import witness
from croupier import BOOKS, Clause, Facts, Refusal, Stake, TwoHands, open_book, read_cards, settle
from croupier.cards import PACK, Card, Rank, pair_kind, point_count
from croupier.coup import Side, Tableau, classes_under, row_id
from croupier.coup.wager import Answers
from croupier.rulebooks import Rulebook
from croupier.rulebooks.provisions import Row, WagerEntry


def option_choices(book: Rulebook, entry: WagerEntry, row: Row) -> Iterator[dict[str, str]]:
    """Every choice of options under which this row may be met."""
    choices = [dict(entry.needs)]
    if row.pays_by:
        choices = [{**choice, row.pays_by.option: value} for choice in choices for value in row.pays_by.odds]
    for choice in choices:
        for option in {one.pays_by.option for one in entry.row if one.pays_by} - set(choice):
            choice[option] = book.options[option].values[0]
        yield choice


def every_row() -> Iterator[object]:
    for name in BOOKS:
        book = open_book(name)
        for entry in book.wagers:
            variations = [one.id for one in book.variations] if entry.variations == ("all",) else entry.variations
            for row in entry.row:
                yield pytest.param(
                    name,
                    entry,
                    variations,
                    row,
                    id=f"{name}-{entry.id}-{variations[0]}-{row.event}",
                    marks=pytest.mark.clause(*row.clauses, *entry.clauses),
                )


@cache
def coups_by_facts(tableau: Tableau) -> dict[Facts, TwoHands]:
    """A coup for every class of facts: hands dealt by the tableau from a small choice of cards."""
    found: dict[Facts, TwoHands] = {}
    spades = [card for card in PACK if str(card)[0] in "A23456789T" and str(card)[1] == "s"]
    firsts: list[tuple[Card, Card]] = [(first, second) for first in spades for second in spades]
    for rank, second in product(Rank, "scd"):
        first_card, second_card = read_cards(f"{rank}s{rank}{second}")
        firsts.append((first_card, second_card))
    by_count: dict[tuple[int, str, Rank | None], tuple[Card, Card]] = {}
    for pair in firsts:
        kind = pair_kind(*pair)
        by_count.setdefault((point_count(pair), kind, pair[0].rank if kind != "none" else None), pair)
    thirds: list[tuple[Card, ...]] = [(), *((card,) for card in spades)]
    for player, banker in product(by_count.values(), repeat=2):
        for third_player in thirds:
            hands = TwoHands(player + third_player, banker)
            draw = tableau.next_draw(TwoHands(player, banker))
            if (draw.to is Side.PLAYER) != bool(third_player):
                continue
            banker_draws = tableau.next_draw(hands).to is Side.BANKER
            for third_banker in thirds[1:] if banker_draws else thirds[:1]:
                full = TwoHands(hands.player, banker + third_banker)
                found.setdefault(Facts.of(full), full)
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_every_class_of_facts_can_really_be_dealt_and_no_other(book: str) -> None:
    tableau = open_book(book).tableau
    assert set(coups_by_facts(tableau)) == set(classes_under(tableau).all)


@pytest.mark.parametrize(("book", "entry", "variations", "row"), list(every_row()))
def test_row_is_reached_and_cites_its_clauses(
    book: str, entry: WagerEntry, variations: tuple[str, ...], row: Row
) -> None:
    rulebook = open_book(book)
    tableau = rulebook.tableau
    for variation, options in product(variations, option_choices(rulebook, entry, row)):
        terms = rulebook.terms(variation, options=options)
        assert not isinstance(terms, Refusal)
        # every row of every book pays this in whole dollars, so that a book that pays exactly takes it too
        stakes = [Stake(entry.id, 400_00)] + ([Stake("player", 400_00)] if entry.capped_by_main else [])
        reached = False
        for facts, hands in coups_by_facts(tableau).items():
            if terms.wagers[entry.id].row_for(facts).event != row.event:
                continue
            if entry.window and not entry.window.covers(facts):
                continue
            result = settle(terms, hands, stakes)
            assert not isinstance(result, Refusal)
            assert result.wagers[0].row == row_id(row.event)
            assert set(row.clauses) <= set(result.wagers[0].clauses)
            witness.note(result.wagers[0])
            reached = True
            break
        assert reached, f"no coup reaches {row.event}"


@pytest.mark.parametrize("book", BOOKS)
def test_every_class_of_facts_has_exactly_one_row(book: str) -> None:
    """The proof that loading makes by sets of classes, made again by asking each row of each class."""
    rulebook = open_book(book)
    for entry in rulebook.wagers:
        for facts in classes_under(rulebook.tableau).all:
            if entry.window and not entry.window.covers(facts):
                continue
            named = [row for row in entry.row if row.when and row.when.covers(facts)]
            otherwise = [row for row in entry.row if row.otherwise]
            assert len(named) == 1 or (not named and len(otherwise) == 1), (entry.id, facts)


def test_a_clause_is_named_by_its_book_and_number() -> None:
    clause = Clause.of("crown-sydney", "10.2/Table 3:Player")
    assert (clause.book, clause.number) == ("crown-sydney", "10.2/Table 3:Player")


@pytest.mark.parametrize("name", BOOKS)
def test_the_order_in_which_a_book_lists_the_rows_of_a_wager_decides_nothing(name: str) -> None:
    book = open_book(name)
    looked: list[tuple[object, ...]] = []  # a wager of several variations has the same rows in most of them
    for variation in book.variations:
        options = {one.key: one.values[0] for one in book.options.values() if one.default is None and not one.comes}
        terms = book.terms(variation.id, options=options)
        assert not isinstance(terms, Refusal)
        for wager in terms.wagers.values():
            if wager.rows in looked:
                continue
            looked.append(wager.rows)
            turned = replace(wager, rows=wager.rows[::-1], answers=Answers())
            for facts in coups_by_facts(book.tableau):
                assert turned.row_for(facts) is wager.row_for(facts), (variation.id, wager.id, facts)
