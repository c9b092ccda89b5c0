"""Side wagers: each with when it wins, what that pays, and what a player should know before placing it.

A wager that exists once for each hand, alike in everything but the hand, is told once. Where the house chooses among
odds, all are given; what loses is left out, being everything else. Start at `side_wagers`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from croupier.clauses import Silent
from croupier.leaflet import content as c
from croupier.leaflet.notes import notes_at
from croupier.leaflet.pays import is_main
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks import provisions as p

_ON_OFF = frozenset({"on", "off", "yes", "no"})
# what a row asks, said briefly beside its name: a player cannot guess what a coloured pair or a twin pair is
_GLOSSES = {
    ("player-pair", ("mixed",)): "mixed",
    ("player-pair", ("coloured",)): "coloured",
    ("player-pair", ("perfect",)): "perfect",
    ("banker-pair", ("mixed",)): "mixed",
    ("banker-pair", ("coloured",)): "coloured",
    ("banker-pair", ("perfect",)): "perfect",
    ("pairs", (1,)): "one-hand",
    ("pairs", (2,)): "both-hands",
    ("same-rank", (False,)): "two-ranks",
    ("same-rank", (True,)): "one-rank",
}


def side_wagers(writer: LeafletWriter) -> c.Section | None:
    book = writer.book
    entries = [entry for entry in book.wagers if not is_main(entry)]
    offers = [*_each_once(writer, entries), *(_combined(writer, one) for one in book.combined)]
    if not offers:
        return None
    shared = tuple(_shared_notes(writer, offers))
    word = book.words.side_wager
    title = writer.say("leaflet-heading-side", word="" if isinstance(word, Silent) else writer.word(word))
    said = {line.text for line in shared}
    told_once = tuple(
        msgspec.structs.replace(offer, notes=tuple(note for note in offer.notes if note not in said))
        for offer in offers
    )
    lines = c.Lines((*_over_all(writer, entries), *shared))
    return c.Section("side-wagers", title[:1].upper() + title[1:], (lines, c.Offers(told_once)))


def _shared_notes(writer: LeafletWriter, offers: list[c.OfferedWagers]) -> Iterator[c.TextLine]:
    """A note that several wagers carry is told once, with their names, or with the one that lacks it."""
    for note in dict.fromkeys(note for offer in offers for note in offer.notes):
        having = [offer for offer in offers if note in offer.notes]
        lacking = [offer for offer in offers if note not in offer.notes]
        if len(having) > 1:
            names = writer.say(
                "leaflet-noted",
                lacking=len(lacking),
                names=[_names(offer) for offer in having],
                other=_names(lacking[0]) if lacking else "",
            )
            yield c.TextLine(note, having[0].clauses, names)


def _names(offer: c.OfferedWagers) -> str:
    return " / ".join(offer.names)


def _over_all(writer: LeafletWriter, entries: list[p.WagerEntry]) -> Iterator[c.TextLine]:
    """What is said once over all side wagers."""
    book = writer.book
    yield from notes_at(writer, "side-wagers")
    if any(layout.choices for layout in book.layouts) or len({layout.wagers for layout in book.layouts}) > 1:
        yield c.TextLine(writer.say("leaflet-layout-shows"))
    if any(row.pays_by for entry in entries for row in entry.row):
        yield c.TextLine(writer.say("leaflet-several-odds"))


def _each_once(writer: LeafletWriter, entries: list[p.WagerEntry]) -> Iterator[c.OfferedWagers]:
    twins = {entry.id: twin for entry in entries if (twin := _twin(entry, entries))}
    told_with_twin = {twin.id for twin in twins.values()}
    for entry in entries:
        if entry.id in told_with_twin:
            continue
        twin = twins.get(entry.id)
        about = writer.own(entry.about)
        about = _neutral(writer, about) if twin else about
        names = writer.names((entry, twin) if twin else (entry,))
        pays = tuple(_pays(writer, entry, neutral=twin is not None))
        notes = (*_notes(writer, entry), *(line.text for line in notes_at(writer, entry.id)))
        yield c.OfferedWagers(names, writer.sentence(about), pays, notes, entry.clauses)


def _twin(entry: p.WagerEntry, entries: list[p.WagerEntry]) -> p.WagerEntry | None:
    """The same wager on Banker, where a wager on Player has one that differs in the hand alone."""
    if not entry.id.startswith("player-"):
        return None
    other = next((one for one in entries if one.id == "banker-" + entry.id.removeprefix("player-")), None)
    return other if other and _shape(other, swap=True) == _shape(entry) else None


def _shape(entry: p.WagerEntry, *, swap: bool = False) -> tuple[object, ...]:
    def named(text: str) -> str:
        return text.replace("Banker", "Player").replace("banker", "player") if swap else text

    rows = tuple(
        (named(row.event), row.result, row.pays, str(row.pays_by)) for row in entry.row if row.result != "loses"
    )
    return named(entry.about), entry.variations, tuple(entry.needs.items()), rows


def _neutral(writer: LeafletWriter, text: str) -> str:
    """For a text on Player, the text that serves both hands: a language has its ways to name a hand, longest first."""
    ways = zip(_listed(writer, "leaflet-named-player"), _listed(writer, "leaflet-named-neither"), strict=True)
    for named, neutral in ways:
        text = re.sub(rf"(?<![A-Za-z]){re.escape(named)}(?![A-Za-z])", neutral, text, flags=re.IGNORECASE)
    return text


def _listed(writer: LeafletWriter, id: str) -> list[str]:
    return writer.say(id).split(" | ")


def _pays(writer: LeafletWriter, entry: p.WagerEntry, *, neutral: bool) -> Iterator[c.PayCell]:
    """What wins and what stands off; a single winning event needs no name, for the wager's own text says it."""
    rows = [row for row in entry.row if row.result != "loses"]
    for row in rows:
        event = writer.own(row.event)
        if neutral:
            event = _without_player(writer, event)
        if gloss := [writer.say(f"leaflet-gloss-{one}") for one in _gloss(row)]:
            event = writer.say("leaflet-glossed", event=event, gloss=gloss)
        odds = writer.paid(row) if row.result == "wins" else (writer.say("leaflet-stake-back"),)
        yield c.PayCell(odds, event if len(rows) > 1 else "")


def _without_player(writer: LeafletWriter, event: str) -> str:
    """`Wins by 4` for `Player wins by 4`."""
    for named in _listed(writer, "leaflet-event-of-player"):
        if rest := event.removeprefix(named).lstrip() if event.startswith(named) else "":
            return rest[:1].upper() + rest[1:]
    return event


def _natural_beside_margins(entry: p.WagerEntry) -> p.Row | None:
    """A win with a natural, where other wins are paid by points: by however many it wins, it is paid as this row."""
    asked = [(row, {word for word, _ in row.when.asks}) for row in entry.row if row.when and row.result == "wins"]
    by_points = any("margin" in words for _, words in asked)
    return next((row for row, words in asked if by_points and "natural" in words and "margin" not in words), None)


def _is_natural_tie(row: p.Row) -> bool:
    """A stand-off that only two equal naturals make: any other tie falls under what loses."""
    asks = row.when.asks if row.when else ()
    return row.result == "standoff" and ("winner", ("tie",)) in asks and ("natural", (True,)) in asks


def _gloss(row: p.Row) -> list[str]:
    if _is_natural_tie(row):
        return ["natural-tie"]
    return [_GLOSSES[ask] for ask in (row.when.asks if row.when else ()) if ask in _GLOSSES]


def _notes(writer: LeafletWriter, entry: p.WagerEntry) -> Iterator[str]:
    book = writer.book
    names = {style.id: writer.own(style.name) for style in book.variations}
    if entry.variations != p.ALL and len(entry.variations) < len(names):
        also = [names[one] for one in entry.also.variations] if entry.also else []
        yield writer.say("leaflet-only-in", styles=[names[one] for one in entry.variations], also=also)
    if any(_ON_OFF.issuperset(book.options[key].values) for key in entry.needs):
        yield writer.say("leaflet-only-where-offered")
    for requirement in book.cards.deck_requirement:
        defaults = all(book.options[key].default == value for key, value in requirement.needs.items())
        if entry.id in requirement.wagers and defaults and set(requirement.decks) < set(book.cards.decks.allowed):
            yield writer.say("leaflet-only-with-decks", decks=writer.counts(requirement.decks))
    if entry.settled != "end-of-coup":
        yield writer.say("leaflet-settled-early")
    if entry.capped_by_main:
        yield writer.say("leaflet-capped")
    if natural := _natural_beside_margins(entry):
        yield writer.say("leaflet-natural-by-any", odds=writer.paid(natural))
    if any(_is_natural_tie(row) for row in entry.row):
        yield writer.say("leaflet-other-ties-lose")


def _combined(writer: LeafletWriter, entry: p.CombinedEntry) -> c.OfferedWagers:
    names = {one.id: writer.own(one.name) for one in writer.book.wagers}
    pays = tuple(
        c.PayCell(
            (writer.say("leaflet-share-of-stake", share=str(part.share)),),
            writer.say("leaflet-either", things=[names[one] for one in (part.wagers.values() or (part.wager,)) if one]),
        )
        for part in entry.part
    )
    notes = (writer.say("leaflet-each-share"), *(line.text for line in notes_at(writer, entry.id)))
    name, about = (writer.own(entry.name),), writer.sentence(writer.own(entry.about))
    return c.OfferedWagers(name, about, pays, notes, entry.clauses)
