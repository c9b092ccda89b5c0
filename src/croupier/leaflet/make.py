"""From a book to its leaflet: the sections in the order a player needs them, grouped to be read side by side.

It arranges and decides nothing; a section for which the book has no data is left out. Start at `make_leaflet`.
"""

from __future__ import annotations

from croupier.leaflet.content import Leaflet, LeafletPart, Section
from croupier.leaflet.ending import imprint, where_to_ask, words_used
from croupier.leaflet.offers import side_wagers
from croupier.leaflet.pays import on_a_tie, pay_table, reading_the_odds
from croupier.leaflet.play import about_the_game, hand_totals, how_to_play, naturals, third_cards
from croupier.leaflet.streaks import streak_sections
from croupier.rulebooks import Rulebook

GAME = "Baccarat"
LANGUAGE = "en-AU"


def make_leaflet(book: Rulebook) -> Leaflet:
    parts = (
        _part("play", about_the_game(book), how_to_play(book), hand_totals(book), naturals(book)),
        _part("tables", third_cards(book)),
        _part("pays", pay_table(book), on_a_tie(book), reading_the_odds(book)),
        _part("side", side_wagers(book)),
        _part("streaks", *streak_sections(book)),
        _part("ending", words_used(book), where_to_ask(book)),
    )
    return Leaflet(
        book=book.id,
        casino=book.source.casino,
        game=GAME,
        title=book.source.title,
        language=LANGUAGE,
        parts=tuple(part for part in parts if part.sections),
        imprint=imprint(book),
    )


def _part(id: str, *sections: Section | None) -> LeafletPart:
    return LeafletPart(id, tuple(section for section in sections if section))
