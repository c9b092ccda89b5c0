"""The first half of a leaflet: the game, how to play, hand totals, naturals, and the tables of play.

Sentences are the catalogue's, words and figures the book's; worked hands are counted by the engine. Start at
`about_the_game`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards import Card, point_count, read_cards
from croupier.clauses import Clauses, together
from croupier.languages import Fact
from croupier.leaflet import content as c
from croupier.leaflet.notes import is_own, notes_at
from croupier.leaflet.pays import main_wagers, styles_differ
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p

# hands to count aloud: a sum of ten, one above it, two cards worth nothing, one with an ace
_TOTALS = ("7h 3s", "8c 7d", "Ks Td", "As 5h")
_NATURALS = ("7d 2c", "6s 2h", "9h 9c")
_NAMED_RANKS = "TJQK"  # those that are called by a name where they count nothing


def the_hand(writer: LeafletWriter, word: p.Word) -> str:
    """`the Player hand`, or the book's own `Player's Hand`."""
    return writer.say("leaflet-the-hand", hand=writer.word(word), named="hand" in word.word.lower())


def about_the_game(writer: LeafletWriter) -> c.Section:
    styles = writer.book.variations
    clauses = together(*(style.clauses for style in styles))
    intro = c.TextLine(writer.say("leaflet-styles", count=len(styles), styles=writer.names(styles)), clauses)
    listing = [c.TextLine(writer.own(style.about), style.clauses, writer.own(style.name)) for style in styles]
    more: list[c.TextLine] = []
    if difference := styles_differ(writer):
        more.append(c.TextLine(difference, clauses))
    return c.Section(
        "game",
        writer.say("leaflet-heading-game"),
        (
            c.Lines((intro,)),
            c.Lines(tuple(listing)),
            c.Lines((*more, *notes_at(writer, "game"), *_tables(writer))),
        ),
    )


def _tables(writer: LeafletWriter) -> Iterator[c.TextLine]:
    """Tables, seats and decks, as far as the book itself tells."""
    book = writer.book
    with_places = [layout for layout in book.layouts if layout.places is not None]
    if with_places:
        seats = {place for layout in with_places for place in (layout.places, *layout.other_places) if place}
        clauses = together(*(layout.clauses for layout in with_places))
        fewest = {"least": min(seats)} if len(seats) > 1 else {}
        yield c.TextLine(writer.say("leaflet-places", most=max(seats), **fewest), clauses)
    if any("zh" in layout.languages for layout in book.layouts):
        languages = sorted({one for layout in book.layouts for one in layout.languages})
        yield c.TextLine(writer.say("leaflet-marked-in", languages=[_language(writer, one) for one in languages]), ())
    decks = book.cards.decks
    if is_own(book, decks.clauses):
        yield c.TextLine(writer.say("leaflet-decks", decks=writer.counts(decks.allowed)), decks.clauses)


def _language(writer: LeafletWriter, code: str) -> str:
    id = f"leaflet-language-{code}"
    return writer.say(id) if writer.speaker.has(id) else code


def how_to_play(writer: LeafletWriter) -> c.Section:
    words, order, table = writer.book.words, writer.book.cards.deal_order, writer.book.table_of_play
    sides = {"player": writer.word(words.player_hand), "banker": writer.word(words.banker_hand)}
    wagers = main_wagers(writer.book)
    aim = writer.say(
        "leaflet-aim",
        player=sides["player"],
        banker=sides["banker"],
        dealer=writer.term(words.dealer),
        count=writer.term(words.point_count),
    )
    area = writer.say("leaflet-put-your-wager", wagers=writer.names(wagers))
    settled = writer.say("leaflet-settled", count=writer.term(words.point_count))
    turns = writer.say("leaflet-turns", cards=len(order.order) // 2, hands=[sides[side] for side in order.order])
    return c.Section(
        "how",
        writer.say("leaflet-heading-how"),
        (
            c.Lines((c.TextLine(aim, table.merit.clauses),)),
            c.Lines(tuple(c.TextLine(_wins_when(writer, one), one.clauses, writer.own(one.name)) for one in wagers)),
            c.Lines(
                (
                    c.TextLine(area, _areas(writer.book)),
                    *notes_at(writer, "how"),
                )
            ),
            c.Lines((c.TextLine(turns, order.clauses), c.TextLine(settled, table.merit.clauses))),
        ),
    )


def _wins_when(writer: LeafletWriter, entry: p.WagerEntry) -> str:
    words = writer.book.words
    count = writer.term(words.point_count)
    if entry.backs is None:
        return writer.say("leaflet-wins-on-a-tie", count=count)
    word = words.player_hand if entry.backs == "player" else words.banker_hand
    return writer.say("leaflet-wins-with-its-hand", hand=the_hand(writer, word), count=count)


def _areas(book: Rulebook) -> Clauses:
    """Where a layout's clauses speak of its areas."""
    clauses = together(*(layout.clauses for layout in book.layouts))
    return tuple(one for one in clauses if (row := book.clause(one)) and row.topic in ("layout", "wagers"))[:1]


def hand_totals(writer: LeafletWriter) -> c.Section:
    cards = writer.book.cards
    worth = cards.card_values.values
    nothing = [writer.say(f"leaflet-ranks-{one.lower()}") for one in _NAMED_RANKS if worth.get(one) == 0]
    text = writer.say("leaflet-totals", ace=worth["A"], nothing=nothing)
    return c.Section(
        "totals",
        writer.say("leaflet-heading-totals"),
        (
            c.Lines((c.TextLine(text, together(cards.card_values.clauses, cards.point_count.clauses)),)),
            c.Examples(tuple(_worked(writer, read_cards(hand)) for hand in _TOTALS)),
        ),
    )


def naturals(writer: LeafletWriter) -> c.Section:
    tableau = writer.book.tableau
    rule = tableau.naturals
    natural = writer.term(writer.book.words.natural)
    text = writer.say("leaflet-naturals", counts=writer.counts(rule.value), natural=natural)
    hands = [_worked(writer, read_cards(hand)) for hand in _NATURALS]
    return c.Section(
        "naturals",
        writer.say("leaflet-heading-naturals"),
        (
            c.Lines((c.TextLine(text, rule.clauses),)),
            c.Examples(tuple(hand for hand in hands if tableau.is_natural(hand.counts))),
        ),
    )


def _worked(writer: LeafletWriter, hand: tuple[Card, ...]) -> c.Example:
    points = tuple(card.points for card in hand)
    names = tuple(writer.say("card-named", face=card.rank.value, suit=card.suit.value) for card in hand)
    return c.Example(tuple(card.code for card in hand), names, points, sum(points), point_count(hand))


def third_cards(writer: LeafletWriter) -> c.Section:
    words, table = writer.book.words, writer.book.table_of_play
    named: dict[str, Fact] = {"tableau": writer.word(words.tableau), "several": " and " in words.tableau.word}
    text = writer.say(
        "leaflet-third-cards",
        natural=writer.term(words.natural),
        player=writer.word(words.player_hand),
        banker=writer.word(words.banker_hand),
        **named,
    )
    return c.Section(
        "third-cards",
        writer.say("leaflet-heading-third-cards", **named),
        (
            c.Lines((c.TextLine(text, together(table.player.clauses, table.one_more_card.clauses)),)),
            _player_table(writer),
            _banker_table(writer),
        ),
    )


def _player_table(writer: LeafletWriter) -> c.CountTable:
    table, words = writer.book.table_of_play, writer.book.words
    rows = (
        c.CountRow(writer.counts(table.player.draws), "draws"),
        c.CountRow(writer.counts(table.player.stands), "stands"),
        c.CountRow(writer.counts(table.naturals.counts), "natural"),
    )
    title = _titled(writer, writer.book.leaflet.player_table, words.player_hand)
    return c.CountTable(title, writer.term(words.point_count), rows, table.player.clauses)


def _titled(writer: LeafletWriter, named: str, hand: p.Word) -> str:
    """What a table is headed by: its hand, and its name in the book where it has one."""
    return writer.say("leaflet-table-of", named=writer.own(named), hand=writer.word(hand))


def _banker_table(writer: LeafletWriter) -> c.GridTable | c.FifthCardTable:
    """In the shape the book's own document has."""
    table, words = writer.book.table_of_play, writer.book.words
    natural = frozenset(table.naturals.counts)
    player, counted = writer.word(words.player_hand), words.point_count
    banker = _titled(writer, writer.book.leaflet.banker_table, words.banker_hand)
    counts = writer.counts
    if table.banker.fifth_card:
        rows = tuple(
            c.FifthCardLine(counts(row.counts), counts(row.draws), counts(row.stands), natural=False)
            for row in table.banker.fifth_card
            if not natural.issuperset(row.counts)
        )
        rows += (c.FifthCardLine(counts(natural), counts(()), counts([*range(10), "none"]), natural=True),)
        note = writer.say("leaflet-fifth-card", hand=the_hand(writer, words.player_hand), player=player)
        return c.FifthCardTable(banker, writer.term(counted), rows, note, table.banker.clauses)
    acts: dict[str, c.Does] = {"D": "draws", "S": "stands"}
    grid = tuple(
        c.GridRow(int(count), tuple(acts[letter] for letter in row.split()))
        for count, row in table.banker.grid.items()
        if int(count) not in natural
    )
    return c.GridTable(
        hand=banker,
        counted=writer.term(counted),
        across=writer.say("leaflet-third-card-of", hand=player),
        columns=(writer.say("leaflet-no-card"), *map(str, range(10))),
        rows=grid,
        naturals=counts(natural),
        clauses=table.banker.clauses,
    )
