"""Where a book departs from what was typed: provisions, wagers on offer, single lines, and whole coups.

Each function yields one sentence for each difference and decides nothing about who is right.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from croupier import Refusal, Resolution, Rulebook, Stake, Terms, read_cards, settle
from croupier.clauses import Silent
from croupier.coup import AtShoeEnd, SettledWhen, Side, burn_count, coups_left
from expected.books import CoupRow, Expected, LayoutRow
from expected.lines import Table, full_clause, hands_of, open_table, play, shown

_HUNDRED = 100_00
# what a burn takes out with the first card exposed: itself and its value, tens and pictures ten (S45, reading A-20)
_BURNED = {"As": 2, "2h": 3, "5d": 6, "7c": 8, "9s": 10, "Td": 11, "Jh": 11, "Qc": 11, "Ks": 11}


def differing_provisions(book: Rulebook, expected: Expected) -> Iterator[str]:
    for told, found, typed in _provisions(book, expected):
        if found != typed:
            yield f"{told}: {found!r} instead of {typed!r}"
    for case in expected.shoe_end:
        terms = open_table(book, case.table)
        if isinstance(terms, Refusal):
            yield f"{case.table}: {terms.reason}"
            continue
        rule = terms.shoe_end
        left = coups_left(rule, first_card=case.first_card, tied=case.tied, extra_rounds=case.extra_rounds)
        if left != case.left:
            yield f"shoe end, {case.text}: {left} coups left instead of {case.left}"
    for form in book.cards.burn:
        for card, many in _BURNED.items():
            burned = burn_count(form.form, read_cards(card)[0])
            if burned != (1 if form.form == "first-card" else many):
                yield f"burn {form.id} of {card}: {burned} cards"


def _provisions(book: Rulebook, expected: Expected) -> Iterator[tuple[str, object, object]]:
    """What was found and what was typed, for every provision that is a value and nothing else."""
    cards, commission = book.cards, book.settlement.commission
    yield "decks", cards.decks.allowed, expected.decks
    yield "usual decks", cards.decks.default, 8
    yield "deck requirements", _deck_requirements(book), expected.deck_requirements
    yield "cutting cards", cards.cutting_cards.number, expected.cutting_cards
    yield "cut", (cards.cut.decks_from_either_end, cards.cut.exactness), expected.cut
    places = tuple((place.cards_from_back, place.exactness) for place in cards.cutting_card_place)
    yield "cutting card places", places, expected.cutting_card_places
    yield "burns", tuple((burn.name, burn.form.value) for burn in cards.burn), expected.burns
    each = cards.burn_each_coup
    yield "burn each coup", None if isinstance(each, Silent) else each.default, expected.burn_each_coup
    order = (Side.PLAYER, Side.BANKER, Side.PLAYER, Side.BANKER)
    yield "order of the first four cards", cards.deal_order.order, order
    yield "commission", None if isinstance(commission, Silent) else commission.taken, expected.commission_taken
    first = cards.cutting_card_first
    yield "cutting card first", first.policy or book.options[str(first.option)].default, "this-coup"
    only = {variation.id for variation in book.variations if variation.tournament_only}
    yield "variations for tournaments only", only, expected.tournament_only
    for option in expected.options:
        found = book.options.get(option.key)
        yield f"option {option.key}", found and (found.values, found.default), (option.values, option.default)
    layouts = tuple(
        LayoutRow(one.id, one.places, one.other_places, one.languages, one.wagers, one.choices) for one in book.layouts
    )
    yield "layouts", layouts, expected.layouts


def _deck_requirements(book: Rulebook) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for requirement in book.cards.deck_requirement:
        when = "".join(f" when {option}={value}" for option, value in requirement.needs.items())
        for wager in requirement.wagers:
            found[wager + when] = requirement.decks
    return found


def differing_offers(book: Rulebook, expected: Expected) -> Iterator[str]:
    for offer in expected.offers:
        terms = open_table(book, offer.table)
        if isinstance(terms, Refusal):
            yield f"{offer.table}: {terms.reason}"
            continue
        offered = {*terms.wagers, *terms.combined, *terms.runs, *terms.tails}
        if offered != offer.wagers:
            yield f"{offer.table}: offers {sorted(offered ^ offer.wagers)} against the document"
        for wager in terms.wagers.values():
            after_four = wager.settled is SettledWhen.AFTER_FOUR_CARDS
            if after_four != (wager.id in expected.after_four_cards):
                yield f"{wager.id} is settled {wager.settled}"
            backs = {"player": Side.PLAYER, "banker": Side.BANKER}.get(wager.id)
            if wager.backs is not backs:
                yield f"{wager.id} backs {wager.backs}"
        for tail in terms.tails.values():
            if tail.rules.shoe_end.value is not AtShoeEnd.SETTLE:  # 1.1: broken by the end of a shoe
                yield f"{tail.id} at the end of a shoe: {tail.rules.shoe_end.value}"


def differing_lines(book: Rulebook, expected: Expected) -> Iterator[str]:
    tables: dict[Table, Terms | Refusal] = {}
    for line in expected.lines:
        if line.table not in tables:
            tables[line.table] = open_table(book, line.table)
        result = play(tables[line.table], line)
        if shown(result) != line.answer:
            yield f"{line.text}: {shown(result)}"
        cited = () if isinstance(result, Terms) else result.clauses
        for number in line.clauses:
            if (full_clause(book.id, number.removeprefix("not ")) in cited) == number.startswith("not "):
                yield f"{line.text}: {number}, yet it cites {', '.join(cited)}"


def differing_coups(book: Rulebook, expected: Expected) -> Iterator[str]:
    tables: dict[Table, Terms | Refusal] = {}
    for row in expected.coups:
        if row.table not in tables:
            tables[row.table] = open_table(book, row.table)
        terms = tables[row.table]
        if isinstance(terms, Refusal):
            yield f"{row.table}: {terms.reason}"
        else:
            yield from _differing_coup(row, terms)


def _differing_coup(row: CoupRow, terms: Terms) -> Iterator[str]:
    """Every wager of the table but those made within a coup, $100 on each."""
    stakes = [Stake(id, _HUNDRED) for id, wager in terms.wagers.items() if wager.window is None]
    # as though one layout had areas for all of them: which may lie together is another question
    result = settle(msgspec.structs.replace(terms, layouts=()), hands_of(row.coup), stakes)
    if isinstance(result, Refusal):
        yield f"{row.coup}: {result.reason}"
        return
    for settled in result.wagers:
        profit = row.profits.get(settled.wager, 0)
        if settled.wager in row.standoffs:
            expected = (Resolution.STANDOFF, profit, _HUNDRED + profit)
        elif settled.wager in row.profits:
            expected = (Resolution.WINS, profit, _HUNDRED + profit)
        else:
            expected = (Resolution.LOSES, 0, 0)
        found = (settled.resolution, settled.profit, settled.returned)
        if found != expected:
            yield f"{row.coup}, {terms.variation}, {settled.wager}: {found} instead of {expected}"
