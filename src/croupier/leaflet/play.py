"""The first half of a leaflet: the game, how to play, hand totals, naturals, and the tables of play.

Sentences are ours, words and figures the book's; worked hands are counted by the engine. Start at `about_the_game`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards import Card, point_count, read_cards
from croupier.clauses import Clauses, together
from croupier.leaflet import content as c
from croupier.leaflet.notes import own, speaking_of, told
from croupier.leaflet.pays import main_wagers, styles_differ
from croupier.leaflet.phrases import NEVER, NO_CARD, counts, listed, number
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p

_LANGUAGES = {"en": "English", "zh": "Chinese"}
# hands to count aloud: a sum of ten, one above it, two cards worth nothing, one with an ace
_TOTALS = ("7h 3s", "8c 7d", "Ks Td", "As 5h")
_NATURALS = ("7d 2c", "6s 2h", "9h 9c")


def the_hand(word: str) -> str:
    """`the Player hand`, or the book's own `Player's Hand`."""
    return word if "hand" in word.lower() else f"the {word} hand"


def about_the_game(book: Rulebook) -> c.Section:
    styles = book.variations
    names = [style.name for style in styles]
    clauses = together(*(style.clauses for style in styles))
    intro = [c.TextLine(f"{number(len(styles)).capitalize()} styles are played: {listed(names, 'and')}.", clauses)]
    if len(styles) == 1:
        intro = [c.TextLine(f"One style is played: {names[0]}.", clauses)]
    listing = [c.TextLine(style.about, style.clauses, style.name) for style in styles]
    more: list[c.TextLine] = []
    if difference := styles_differ(book):
        more.append(c.TextLine(difference, clauses))
    return c.Section(
        "game",
        "The game",
        (
            c.Lines(tuple(intro)),
            c.Lines(tuple(listing)),
            c.Lines((*more, *told(book, "variations"), *_tables(book))),
        ),
    )


def _tables(book: Rulebook) -> Iterator[c.TextLine]:
    """Tables, seats and decks, as far as the book itself tells."""
    with_places = [layout for layout in book.layouts if layout.places is not None]
    if with_places:
        seats = {place for layout in with_places for place in (layout.places, *layout.other_places) if place}
        clauses = together(*(layout.clauses for layout in with_places))
        yield c.TextLine(f"Tables are laid out for {counts(seats)} players.", clauses)
        yield from told(book, "equipment")
    else:
        yield from speaking_of(book, "seats?|positions?", "equipment")
    if any("zh" in layout.languages for layout in book.layouts):
        languages = sorted({one for layout in book.layouts for one in layout.languages})
        words = listed([_LANGUAGES.get(one, one) for one in languages], "and")
        yield c.TextLine(f"Some layouts are marked in {words}.", ())
    decks = book.cards.decks
    if own(book, decks.clauses):
        yield c.TextLine(f"Cards come from {counts(decks.allowed)} decks.", decks.clauses)


def how_to_play(book: Rulebook) -> c.Section:
    words, order = book.words, book.cards.deal_order
    player, banker = words.player_hand.word, words.banker_hand.word
    count = words.point_count.word.lower()
    wagers = main_wagers(book)
    names = [entry.name for entry in wagers]
    aim = (
        f"Two hands, {player} and {banker}, are dealt by the {words.dealer.word.lower()}. "
        f"Back the one you think will finish nearer to nine, the best {count} there is."
    )
    sides = {"player": player, "banker": banker}
    turns = ", ".join(sides[side] for side in order.order)
    each = len(order.order) // 2
    return c.Section(
        "how",
        "How to play",
        (
            c.Lines((c.TextLine(aim, book.table_of_play.merit.clauses),)),
            c.Lines(tuple(c.TextLine(_wins_when(book, entry), entry.clauses, entry.name) for entry in wagers)),
            c.Lines(
                (
                    *speaking_of(book, "alone|may combine|several options|both only|together only", "wagers"),
                    c.TextLine(f"Put your wager on the area of the layout marked {listed(names)}.", _areas(book)),
                    *told(book, "wagers"),
                    c.TextLine(
                        f"When the wagers are down, each hand gets {number(each)} cards, dealt in turn: {turns}.",
                        order.clauses,
                    ),
                )
            ),
        ),
    )


def _wins_when(book: Rulebook, entry: p.WagerEntry) -> str:
    count = book.words.point_count.word.lower()
    if entry.backs is None:
        return f"wins when both hands finish with the same {count}."
    word = book.words.player_hand.word if entry.backs == "player" else book.words.banker_hand.word
    return f"wins when {the_hand(word)} finishes with the higher {count}."


def _areas(book: Rulebook) -> Clauses:
    """Where a layout's clauses speak of its areas."""
    clauses = together(*(layout.clauses for layout in book.layouts))
    return tuple(one for one in clauses if (row := book.clause(one)) and row.topic in ("layout", "wagers"))[:1]


def hand_totals(book: Rulebook) -> c.Section:
    values = book.cards.card_values
    ranks = {"A": "an ace", "T": "tens", "J": "jacks", "Q": "queens", "K": "kings"}
    zero = listed([ranks[rank] for rank, worth in values.values.items() if worth == 0 and rank in ranks], "and")
    text = (
        f"Cards two to nine count their number and {ranks['A']} counts {values.values['A']}; {zero} count nothing. "
        "Add them up: of a sum of 10 or more only the second digit counts, so that 10 and 20 count 0."
    )
    return c.Section(
        "totals",
        "Hand totals",
        (
            c.Lines((c.TextLine(text, together(values.clauses, book.cards.point_count.clauses)),)),
            c.Examples(tuple(_worked(read_cards(hand)) for hand in _TOTALS)),
        ),
    )


def naturals(book: Rulebook) -> c.Section:
    rule = book.tableau.naturals
    word = book.words.natural.word.lower()
    text = (
        f"{counts(rule.value)} on the first two cards of either hand is a {word}. "
        "It ends the deal: neither hand gets another card."
    )
    hands = [_worked(read_cards(hand)) for hand in _NATURALS]
    return c.Section(
        "naturals",
        "Naturals",
        (
            c.Lines((c.TextLine(text, rule.clauses),)),
            c.Examples(tuple(hand for hand in hands if book.tableau.is_natural(hand.counts))),
        ),
    )


def _worked(hand: tuple[Card, ...]) -> c.Example:
    points = tuple(card.points for card in hand)
    names = tuple(card.name for card in hand)
    return c.Example(tuple(card.code for card in hand), names, points, sum(points), point_count(hand))


def third_cards(book: Rulebook) -> c.Section:
    words, table = book.words, book.table_of_play
    player, banker = words.player_hand.word, words.banker_hand.word
    name = words.tableau.word
    says = "say" if " and " in name else "says"
    text = (
        f"Without a {words.natural.word.lower()}, {'' if says == 'say' else 'the '}{name} {says} which hand takes "
        f"a third card; no choice is made at the table. {player} comes first, then {banker}, "
        f"and no hand gets more than one further card."
    )
    return c.Section(
        "third-cards",
        f"Third cards: {name}" if says == "say" else f"Third cards: the {name}",
        (
            c.Lines((c.TextLine(text, together(table.player.clauses, table.one_more_card.clauses)),)),
            _player_table(book),
            _banker_table(book),
        ),
    )


def _player_table(book: Rulebook) -> c.CountTable:
    table = book.table_of_play
    rows = (
        c.CountRow(counts(table.player.draws), "draws"),
        c.CountRow(counts(table.player.stands), "stands"),
        c.CountRow(counts(table.naturals.counts), "natural"),
    )
    counted = book.words.point_count.word.lower()
    return c.CountTable(book.words.player_hand.word, counted, rows, table.player.clauses)


def _banker_table(book: Rulebook) -> c.GridTable | c.FifthCardTable:
    """In the shape the book's own document has."""
    table, words = book.table_of_play, book.words
    natural = frozenset(table.naturals.counts)
    counted = words.point_count.word.lower()
    if table.banker.fifth_card:
        rows = tuple(
            c.FifthCardLine(counts(row.counts), counts(row.draws), counts(row.stands), natural=False)
            for row in table.banker.fifth_card
            if not natural.issuperset(row.counts)
        )
        rows += (c.FifthCardLine(counts(natural), NEVER, counts([*range(10), "none"]), natural=True),)
        player = words.player_hand.word
        note = f'The 5th card is the third card of {the_hand(player)}; "no card" means that {player} stood.'
        return c.FifthCardTable(words.banker_hand.word, counted, rows, note, table.banker.clauses)
    acts: dict[str, c.Does] = {"D": "draws", "S": "stands"}
    grid = tuple(
        c.GridRow(int(count), tuple(acts[letter] for letter in row.split()))
        for count, row in table.banker.grid.items()
        if int(count) not in natural
    )
    return c.GridTable(
        hand=words.banker_hand.word,
        counted=counted,
        across=f"{words.player_hand.word}: third card",
        columns=(NO_CARD, *map(str, range(10))),
        rows=grid,
        naturals=counts(natural),
        clauses=table.banker.clauses,
    )
