"""The layouts of a book as areas on sides, from what its text says of them; a drawing is made of it elsewhere.

Where areas lie is ours: Player's on one side, Banker's on the other, as on every felt here. Start at `layouts_of`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from croupier.clauses import Clause
from croupier.handbook.content import DrawnArea, DrawnLayout
from croupier.handbook.tables import first_own
from croupier.leaflet.pays import main_wagers
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks.provisions import Layout


def layouts_of(writer: LeafletWriter) -> Iterator[tuple[Clause, DrawnLayout]]:
    for layout in writer.book.layouts:
        if clause := first_own(writer.book, layout.clauses):
            yield clause, _drawn(writer, layout)


def _drawn(writer: LeafletWriter, layout: Layout) -> DrawnLayout:
    mains = {one.id for one in main_wagers(writer.book)}
    areas = [DrawnArea(_side(one), (_named(writer, one),), main=one in mains) for one in layout.wagers]
    areas += _labelled(writer, layout)
    return DrawnLayout(
        id=layout.id,
        name=writer.own(layout.name),
        areas=tuple(areas),
        places=layout.places or 0,
        notes=tuple(_notes(writer, layout)),
    )


def _labelled(writer: LeafletWriter, layout: Layout) -> Iterator[DrawnArea]:
    """The house labels an area of each side with one of the groups; a wager of neither side has an area of its own."""
    groups = [one for choice in layout.choices for one in choice]
    for side in ("player", "banker"):
        names = tuple(_named(writer, one) for one in groups if _side(one) == side)
        if names:
            yield DrawnArea("player" if side == "player" else "banker", names)
    yield from (DrawnArea("middle", (_named(writer, one),)) for one in groups if _side(one) in ("tie", "middle"))


def _side(wager: str) -> Literal["player", "banker", "tie", "middle"]:
    """By the wager's name, as the felt of a page lies (web/parts/felt.js)."""
    if wager == "tie":
        return "tie"
    if wager.startswith("player"):
        return "player"
    return "banker" if wager.startswith("banker") else "middle"


def _named(writer: LeafletWriter, wager: str) -> str:
    return writer.speaker.named("wager", wager)


def _notes(writer: LeafletWriter, layout: Layout) -> Iterator[str]:
    if not layout.side_wagers_stated:
        yield writer.say("handbook-layout-not-stated")
    if len(layout.choices) > 1:
        yield writer.say("handbook-layout-one-of")
    if layout.other_places:
        yield writer.say("handbook-layout-other-places", places=writer.counts(layout.other_places))
    if layout.twin_boxes:
        yield writer.say("handbook-layout-twin")
