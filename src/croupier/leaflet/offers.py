"""Side wagers: each with when it wins, what that pays, and what a player should know before placing it.

A wager that exists once for each hand, alike in everything but the hand, is told once. Odds that the house chooses are
listed by its choice; what loses is left out, being everything else. Start at `side_wagers`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from croupier.clauses import Silent
from croupier.leaflet import content as c
from croupier.leaflet.notes import from_register
from croupier.leaflet.pays import is_main
from croupier.leaflet.phrases import counts, house_chooses, listed, paid, sentence
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p

_ON_OFF = frozenset({"on", "off", "yes", "no"})
# the several ways the books name a hand in a side wager's text, each to the neutral form that serves both hands
_NEUTRAL = (
    (re.compile(r"\b(?:the )?player's hand\b", re.IGNORECASE), "the hand"),
    (re.compile(r"\b(?:the )?player's\b", re.IGNORECASE), "the hand's"),
    (re.compile(r"\bplayer\b", re.IGNORECASE), "the hand"),
)


_PLACING = re.compile(r"\b(in addition|besides|instead|alone)\b")
# what a row asks, said briefly beside its name: a player cannot guess what a coloured pair or a twin pair is
_GLOSSES = {
    ("player-pair", ("mixed",)): "one red, one black",
    ("player-pair", ("coloured",)): "same colour, different suits",
    ("player-pair", ("perfect",)): "same suit",
    ("banker-pair", ("mixed",)): "one red, one black",
    ("banker-pair", ("coloured",)): "same colour, different suits",
    ("banker-pair", ("perfect",)): "same suit",
    ("pairs", (1,)): "one hand",
    ("pairs", (2,)): "both hands",
    ("same-rank", (False,)): "of different ranks",
    ("same-rank", (True,)): "of one rank",
}


def side_wagers(book: Rulebook) -> c.Section | None:
    entries = [entry for entry in book.wagers if not is_main(entry)]
    offers = [*_each_once(book, entries), *(_combined(book, one) for one in book.combined)]
    if not offers:
        return None
    shared = tuple(_shared_notes(offers))
    word = book.words.side_wager
    title = "Side wagers" if isinstance(word, Silent) else f"{word.word}s"
    said = {line.text for line in shared}
    told_once = tuple(
        msgspec.structs.replace(offer, notes=tuple(note for note in offer.notes if note not in said))
        for offer in offers
    )
    lines = c.Lines((*_over_all(book, entries), *shared))
    return c.Section("side-wagers", title[:1].upper() + title[1:], (lines, c.Offers(told_once)))


def _shared_notes(offers: list[c.OfferedWagers]) -> Iterator[c.TextLine]:
    """A note that several wagers carry is told once, with their names, or with the one that lacks it."""
    for note in dict.fromkeys(note for offer in offers for note in offer.notes):
        having = [offer for offer in offers if note in offer.notes]
        lacking = [offer for offer in offers if note not in offer.notes]
        if len(having) > 1:
            names = "; ".join(" / ".join(offer.names) for offer in having)
            if not lacking:
                names = "All of them"
            elif len(lacking) == 1:
                names = f"All but {' / '.join(lacking[0].names)}"
            yield c.TextLine(note, having[0].clauses, names)


def _over_all(book: Rulebook, entries: list[p.WagerEntry]) -> Iterator[c.TextLine]:
    """What is said once over all side wagers, among it every choice the house has."""
    if not isinstance(book.words.side_wager, Silent):
        placing = from_register(book, book.words.side_wager.clauses)
        yield from (line for line in placing if _PLACING.search(line.text))
    if any(layout.choices for layout in book.layouts) or len({layout.wagers for layout in book.layouts}) > 1:
        yield c.TextLine("A table need not offer all of them: its layout shows which it has.")
    by_choice = [row.pays_by.option for entry in entries for row in entry.row if row.pays_by]
    options = [option for entry in entries for option in entry.needs] + by_choice
    options += [part.wager_by for one in book.combined for part in one.part if part.wager_by]
    for key in dict.fromkeys(options):
        option = book.options[key]
        if not _ON_OFF.issuperset(option.values):
            yield c.TextLine(house_chooses(option), option.clauses)
    if by_choice:
        yield c.TextLine("Brackets beside odds name the house's choice that pays them.")


def _each_once(book: Rulebook, entries: list[p.WagerEntry]) -> Iterator[c.OfferedWagers]:
    twins = {entry.id: twin for entry in entries if (twin := _twin(entry, entries))}
    told_with_twin = {twin.id for twin in twins.values()}
    for entry in entries:
        if entry.id in told_with_twin:
            continue
        twin = twins.get(entry.id)
        about = _neutral(entry.about) if twin else entry.about
        names = (entry.name, twin.name) if twin else (entry.name,)
        pays = tuple(_pays(entry, neutral=twin is not None))
        yield c.OfferedWagers(names, sentence(about), pays, tuple(_notes(book, entry)), entry.clauses)


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


def _neutral(text: str) -> str:
    for pattern, neutral in _NEUTRAL:
        text = pattern.sub(neutral, text)
    return text


def _pays(entry: p.WagerEntry, *, neutral: bool) -> Iterator[c.PayCell]:
    """What wins and what stands off; a single winning event needs no name, for the wager's own text says it."""
    rows = [row for row in entry.row if row.result != "loses"]
    for row in rows:
        event = row.event
        if neutral and event.startswith("Player "):
            event = sentence(event.removeprefix("Player ")).rstrip(".")
        if gloss := _gloss(row):
            event += f" ({gloss})"
        odds = paid(row) if row.result == "wins" else ("the stake comes back",)
        yield c.PayCell(odds, event if len(rows) > 1 else "")


def _gloss(row: p.Row) -> str:
    return ", ".join(_GLOSSES[ask] for ask in (row.when.asks if row.when else ()) if ask in _GLOSSES)


def _notes(book: Rulebook, entry: p.WagerEntry) -> Iterator[str]:
    names = {style.id: style.name for style in book.variations}
    if entry.variations != p.ALL and len(entry.variations) < len(names):
        offered = f"In {listed([names[one] for one in entry.variations], 'and')}"
        also = listed([names[one] for one in entry.also.variations], "and") if entry.also else ""
        yield f"{offered}; in {also} only where the house offers it there." if also else f"{offered}."
    for key, value in entry.needs.items():
        if _ON_OFF.issuperset(book.options[key].values):
            yield "Only where the house offers it."
        else:
            yield f"Where the house chose {value}."
    for requirement in book.cards.deck_requirement:
        defaults = all(book.options[key].default == value for key, value in requirement.needs.items())
        if entry.id in requirement.wagers and defaults and set(requirement.decks) < set(book.cards.decks.allowed):
            yield f"Only with {counts(requirement.decks)} decks."
    if entry.settled != "end-of-coup":
        yield "Settled as soon as the first four cards are out."
    if entry.capped_by_main:
        yield "Never more than your own wager on a hand."


def _combined(book: Rulebook, entry: p.CombinedEntry) -> c.OfferedWagers:
    names = {one.id: one.name for one in book.wagers}
    pays = tuple(
        c.PayCell(
            (f"{part.share} of the stake",),
            names[part.wager] if part.wager else listed([names[one] for one in part.wagers.values()]),
        )
        for part in entry.part
    )
    return c.OfferedWagers(
        (entry.name,), sentence(entry.about), pays, ("Each share is paid as the wager it is on.",), entry.clauses
    )
