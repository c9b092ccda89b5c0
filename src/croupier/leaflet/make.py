"""From a book to its leaflet: the sections in the order a player needs them, grouped to be read side by side.

It arranges and decides nothing; a section for which the book has no data is left out. Start at `make_leaflet`.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.languages import Speaker
from croupier.leaflet.content import Leaflet, LeafletPart, Section
from croupier.leaflet.ending import imprint, where_to_ask, words_used
from croupier.leaflet.offers import side_wagers
from croupier.leaflet.pays import on_a_tie, pay_table, reading_the_odds
from croupier.leaflet.phrases import LeafletWriter
from croupier.leaflet.play import about_the_game, hand_totals, how_to_play, naturals, third_cards
from croupier.leaflet.streaks import streak_sections
from croupier.rulebooks import Rulebook


def make_leaflet(book: Rulebook, speaker: Speaker, contact: Sequence[str] = ()) -> Leaflet:
    """The leaflet as this speaker tells it, whose currency should be the book's; `contact` is the house's own lines."""
    writer = LeafletWriter(book, speaker)
    parts = (
        _part("play", about_the_game(writer), how_to_play(writer), hand_totals(writer), naturals(writer)),
        _part("tables", third_cards(writer)),
        _part("pays", pay_table(writer), on_a_tie(writer), reading_the_odds(writer)),
        _part("side", side_wagers(writer)),
        _part("streaks", *streak_sections(writer)),
        _part("ending", words_used(writer), where_to_ask(writer, contact)),
    )
    return Leaflet(
        book=book.id,
        casino=book.source.casino,
        game=writer.own(book.leaflet.game) or writer.say("leaflet-game"),
        title=writer.own(book.source.title),
        language=speaker.tag,
        parts=tuple(part for part in parts if part.sections),
        imprint=imprint(writer),
    )


def _part(id: str, *sections: Section | None) -> LeafletPart:
    return LeafletPart(id, tuple(section for section in sections if section))
