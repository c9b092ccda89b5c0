"""What the three results pay, style by style, and what a tie does to a wager on a hand.

A main wager is one on a hand, or on a tie whatever its count; all others are side wagers (offers.py).
It reads pay rows and words them; start at `pay_table` and `on_a_tie`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import together
from croupier.languages import Fact
from croupier.leaflet import content as c
from croupier.leaflet.notes import is_own, notes_at, paragraphs
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p

_STAKED = 10_00  # in the example of what odds mean
_EXAMPLE = 100_00  # in those of what a win is less than even money


def is_main(entry: p.WagerEntry) -> bool:
    return entry.backs is not None or _wins_on_any_tie(entry)


def _wins_on_any_tie(entry: p.WagerEntry) -> bool:
    winning = [row.when.asks for row in entry.row if row.result == "wins" and row.when]
    return winning == [(("winner", ("tie",)),)]


def main_wagers(book: Rulebook) -> tuple[p.WagerEntry, ...]:
    """One entry for each main wager, in the book's order."""
    first: dict[str, p.WagerEntry] = {}
    for entry in book.wagers:
        if is_main(entry):
            first.setdefault(entry.id, entry)
    return tuple(first.values())


def _entries(book: Rulebook, wager: str, style: p.Variation) -> list[p.WagerEntry]:
    """How a wager is settled in a style: one entry, or one for each value of an option."""
    return [
        entry
        for entry in book.wagers
        if entry.id == wager and (style.id in entry.variations or entry.variations == p.ALL)
    ]


def _cell(writer: LeafletWriter, entries: list[p.WagerEntry]) -> tuple[c.PayCell, ...]:
    if len(entries) > 1:
        return (c.PayCell((writer.say("leaflet-either", things=[_by_choice(writer, entry) for entry in entries]),)),)
    return tuple(cell for entry in entries for cell in _paid(writer, entry))


def _paid(writer: LeafletWriter, entry: p.WagerEntry) -> Iterator[c.PayCell]:
    """What a win pays, and on which win where they differ; wins that pay alike are told once."""
    rows = [row for row in entry.row if row.result == "wins" or _hand_wins(entry, row)]
    odds = [_odds_of(writer, row) for row in rows]
    for place, row in enumerate(rows):
        if odds[place] in odds[:place]:
            continue
        alike = odds.count(odds[place]) > 1
        event = writer.say("leaflet-any-other-win") if alike else _without_hand(writer, row.event, entry)
        yield c.PayCell(odds[place], event if len(set(odds)) > 1 else "")


def _by_choice(writer: LeafletWriter, entry: p.WagerEntry) -> str:
    """A wager that is settled as the house chooses: as in another style, where the choice is one, else by its odds."""
    styles = [style for value in entry.needs.values() if (style := writer.book.variation(value))]
    if styles:
        return writer.say("leaflet-as-in", style=writer.own(styles[0].name))
    return writer.say("leaflet-listed", things=[odds for cell in _paid(writer, entry) for odds in cell.odds])


def _odds_of(writer: LeafletWriter, row: p.Row) -> tuple[str, ...]:
    return writer.paid(row) if row.pays or row.pays_by else (writer.say(f"leaflet-unpaid-{row.result}"),)


def _hand_wins(entry: p.WagerEntry, row: p.Row) -> bool:
    """The hand wins, whatever becomes of the wager on it: some books push on certain wins."""
    return bool(entry.backs and row.when and ("winner", (entry.backs.value,)) in row.when.asks)


def _without_hand(writer: LeafletWriter, event: str, entry: p.WagerEntry) -> str:
    """`with six` for `Banker wins with six`: the row of the table already names the hand."""
    start = writer.say("leaflet-hand-wins", hand=entry.backs.value) if entry.backs else writer.own(entry.name)
    told = writer.own(event)
    return told.removeprefix(start).lstrip(" ,\uff0c") or told


def pay_table(writer: LeafletWriter) -> c.Section:
    book = writer.book
    rows = tuple(
        c.PayLine(
            writer.own(wager.name),
            tuple(_cell(writer, _entries(book, wager.id, style)) for style in book.variations),
        )
        for wager in main_wagers(book)
    )
    mains = [entry for entry in book.wagers if is_main(entry)]
    clauses = together(*(row.clauses[:1] for entry in mains for row in entry.row if row.result == "wins"))
    return c.Section(
        "pay-table",
        writer.say("leaflet-heading-pays"),
        (c.PayTable(writer.names(book.variations), rows, clauses),),
    )


def reading_the_odds(writer: LeafletWriter) -> c.Section:
    first = c.Lines(tuple(_how_paid(writer)))
    more = paragraphs((*_surcharged(writer), *notes_at(writer, "odds")))
    return c.Section("odds", writer.say("leaflet-heading-odds"), (first, *more))


def _how_paid(writer: LeafletWriter) -> Iterator[c.TextLine]:
    book = writer.book
    mains = [entry for entry in book.wagers if is_main(entry)]
    yield c.TextLine(_how_odds_read(writer, mains))
    yield from _examples(writer, mains)
    rounding = book.settlement.rounding
    if rounding.direction == "up" and is_own(book, rounding.clauses):
        yield c.TextLine(writer.say("leaflet-rounded-up"), rounding.clauses)


def _surcharged(writer: LeafletWriter) -> Iterator[c.TextLine]:
    book, surcharge = writer.book, writer.book.settlement.differential_surcharge
    if isinstance(surcharge, p.SurchargeRule):
        styles = writer.names(style for style in book.variations if style.id in surcharge.variations)
        told = writer.say("leaflet-surcharge", styles=styles, rate=str(surcharge.rate))
        yield c.TextLine(told, surcharge.clauses)


def _examples(writer: LeafletWriter, mains: list[p.WagerEntry]) -> list[c.TextLine]:
    """What is left of a win on a hundred, once for each commission and each pay below even money."""
    found: dict[str, c.TextLine] = {}
    for entry in mains:
        for row in entry.row:
            if row.result != "wins" or not row.pays:
                continue
            kept = writer.kept(row)
            won = _EXAMPLE * kept.numerator // kept.denominator
            if won < _EXAMPLE:
                less = str(row.commission) if row.commission else ""
                facts: dict[str, Fact] = {"less": less, "odds": writer.odds(kept), "stake": _EXAMPLE, "won": won}
                told = writer.say("leaflet-wins-of-a-stake", **facts)
                found.setdefault(told, c.TextLine(told, row.clauses))
    return list(found.values())


def _how_odds_read(writer: LeafletWriter, mains: list[p.WagerEntry]) -> str:
    """What odds mean, on the best odds of the table itself."""
    best = max(
        (row.pays for entry in mains for row in entry.row if row.pays and row.result == "wins"),
        key=lambda odds: odds.pays / odds.per,
    )
    won = _STAKED * best.pays // best.per
    return writer.say("leaflet-how-odds-read", odds=writer.odds(best), stake=_STAKED, won=won)


def styles_differ(writer: LeafletWriter) -> str:
    """In what the styles differ, found by comparing their pay rows; empty where there is one style."""
    styles = writer.book.variations
    if len(styles) < 2:
        return ""
    differ = [
        wager
        for wager in main_wagers(writer.book)
        if len({_cell(writer, _entries(writer.book, wager.id, style)) for style in styles}) > 1
    ]
    on_a_tie = len({_tie_does(writer, style) for style in styles}) > 1
    if not differ and not on_a_tie:
        return ""
    return writer.say("leaflet-styles-differ", wagers=writer.names(differ), tie=on_a_tie)


def on_a_tie(writer: LeafletWriter) -> c.Section:
    """What becomes of wagers on the hands when both finish equal, for each style or for all together."""
    backing = writer.names(wager for wager in main_wagers(writer.book) if wager.backs)
    groups: dict[str, list[p.Variation]] = {}
    for style in writer.book.variations:
        groups.setdefault(_tie_does(writer, style), []).append(style)
    every = len(groups) == 1
    lines = []
    for does, styles in groups.items():
        clauses = together(*(_tie_row(entry).clauses for style in styles for entry in _backing(writer.book, style)))
        if every:
            lines.append(c.TextLine(writer.say("leaflet-tie-in-all", wagers=backing, does=does), clauses))
        else:
            lines.append(c.TextLine(does, clauses, writer.say("leaflet-all", things=writer.names(styles))))
    title = writer.say("leaflet-heading-tie")
    if every:
        return c.Section("tie", title, (c.Lines((*lines, *notes_at(writer, "tie"))),))
    first = c.TextLine(writer.say("leaflet-tie-by-style", wagers=backing))
    return c.Section("tie", title, (c.Lines((first,)), c.Lines((*lines, *notes_at(writer, "tie")))))


def _backing(book: Rulebook, style: p.Variation) -> list[p.WagerEntry]:
    return [entry for wager in main_wagers(book) if wager.backs for entry in _entries(book, wager.id, style)]


def _tie_row(entry: p.WagerEntry) -> p.Row:
    """The row that a tie falls under: the one that asks for a tie, else the otherwise."""
    return next(
        (row for row in entry.row if row.when and ("winner", ("tie",)) in row.when.asks),
        next((row for row in entry.row if row.otherwise), entry.row[-1]),
    )


def _tie_does(writer: LeafletWriter, style: p.Variation) -> str:
    does = {_resolved(writer, _tie_row(entry)) for entry in _backing(writer.book, style)}
    return writer.say("leaflet-either", things=sorted(does)) if does else ""


def _resolved(writer: LeafletWriter, row: p.Row) -> str:
    if row.result == "loses":
        return writer.say("leaflet-tie-loses")
    if row.pays or row.pays_by:
        return writer.say("leaflet-tie-pays", odds=writer.paid(row))
    return writer.say("leaflet-tie-standoff")
