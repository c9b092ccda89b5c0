"""What the three results pay, style by style, and what a tie does to a wager on a hand.

A main wager is one on a hand, or on a tie whatever its count; all others are side wagers (offers.py).
It reads pay rows and words them; start at `pay_table` and `on_a_tie`.
"""

from __future__ import annotations

from croupier.clauses import together
from croupier.leaflet import content as c
from croupier.leaflet.notes import own
from croupier.leaflet.phrases import house_chooses, listed, paid
from croupier.money import dollars
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p

_TEN_DOLLARS = 10_00
_UNPAID = {"standoff": "the stake comes back", "loses": "loses", "wins": "nothing"}


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


def _cell(entries: list[p.WagerEntry]) -> tuple[c.PayCell, ...]:
    pays: list[c.PayCell] = []
    for entry in entries:
        rows = [row for row in entry.row if row.result == "wins" or _hand_wins(entry, row)]
        choice = listed(entry.needs.values(), "and") if len(entries) > 1 and entry.needs else ""
        for row in rows:
            event = _without_hand(row.event, entry) if len(rows) > 1 else ""
            odds = paid(row) if row.pays or row.pays_by else (_UNPAID[row.result],)
            pays.append(c.PayCell(odds, ", ".join(filter(None, (choice, event)))))
    return tuple(pays)


def _hand_wins(entry: p.WagerEntry, row: p.Row) -> bool:
    """The hand wins, whatever becomes of the wager on it: some books push on certain wins."""
    return bool(entry.backs and row.when and ("winner", (entry.backs.value,)) in row.when.asks)


def _without_hand(event: str, entry: p.WagerEntry) -> str:
    """`with six` for `Banker wins with six`: the row of the table already names the hand."""
    start = f"{entry.backs.title()} wins" if entry.backs else entry.name
    return event.removeprefix(start).lstrip(" ,") or event


def pay_table(book: Rulebook) -> c.Section:
    rows = tuple(
        c.PayLine(wager.name, tuple(_cell(_entries(book, wager.id, style)) for style in book.variations))
        for wager in main_wagers(book)
    )
    mains = [entry for entry in book.wagers if is_main(entry)]
    clauses = together(*(row.clauses[:1] for entry in mains for row in entry.row if row.result == "wins"))
    return c.Section(
        "pay-table",
        "What it pays",
        (c.PayTable(tuple(style.name for style in book.variations), rows, clauses),),
    )


def reading_the_odds(book: Rulebook) -> c.Section:
    return c.Section("odds", "Reading the odds", (c.Lines(tuple(_pay_notes(book))),))


def _pay_notes(book: Rulebook) -> list[c.TextLine]:
    mains = [entry for entry in book.wagers if is_main(entry)]
    notes = [c.TextLine(_how_odds_read(mains))]
    for option in dict.fromkeys(option for entry in mains for option in entry.needs):
        choice = book.options[option]
        notes.append(c.TextLine(house_chooses(choice), choice.clauses))
    rounding = book.settlement.rounding
    if rounding.direction == "up" and own(book, rounding.clauses):
        notes.append(
            c.TextLine(
                "A win that chips cannot pay exactly is rounded up, to the next amount they can.", rounding.clauses
            )
        )
    surcharge = book.settlement.differential_surcharge
    if isinstance(surcharge, p.SurchargeRule):
        styles = listed([style.name for style in book.variations if style.id in surcharge.variations], "and")
        notes.append(
            c.TextLine(
                f"In {styles} a wager arranged above the table differential pays a further "
                f"{surcharge.rate} commission on the excess.",
                surcharge.clauses,
            )
        )
    return notes


def _how_odds_read(mains: list[p.WagerEntry]) -> str:
    """What odds mean, on the best odds of the table itself."""
    best = max(
        (row.pays for entry in mains for row in entry.row if row.pays and row.result == "wins"),
        key=lambda odds: odds.pays / odds.per,
    )
    won = _TEN_DOLLARS * best.pays // best.per
    return (
        f"Odds say what a win adds to your stake, which comes back too: at {best}, {dollars(_TEN_DOLLARS)} "
        f"wins {dollars(won)}. 1 to 1 is even money."
    )


def styles_differ(book: Rulebook) -> str:
    """In what the styles differ, found by comparing their pay rows; empty where there is one style."""
    if len(book.variations) < 2:
        return ""
    differ = [
        wager.name
        for wager in main_wagers(book)
        if len({_cell(_entries(book, wager.id, style)) for style in book.variations}) > 1
    ]
    parts = [f"what a winning {listed(differ)} wager pays"] if differ else []
    if len({_tie_does(book, style) for style in book.variations}) > 1:
        parts.append("what a tie does to a wager on a hand")
    return f"They differ in {listed(parts, 'and in')}." if parts else ""


def on_a_tie(book: Rulebook) -> c.Section:
    """What becomes of wagers on the hands when both finish equal, for each style or for all together."""
    backing = [wager.name for wager in main_wagers(book) if wager.backs]
    groups: dict[str, list[p.Variation]] = {}
    for style in book.variations:
        groups.setdefault(_tie_does(book, style), []).append(style)
    lines = []
    for does, styles in groups.items():
        clauses = together(*(_tie_row(entry).clauses for style in styles for entry in _backing(book, style)))
        text = f"{listed(backing, 'and')} wagers {does}"
        every = len(groups) == 1
        lines.append(
            c.TextLine(text if every else does, clauses, "" if every else listed([one.name for one in styles], "and"))
        )
    if len(groups) > 1:
        lines.insert(0, c.TextLine(f"When both hands finish equal, {listed(backing, 'and')} wagers:"))
        return c.Section("tie", "When it is a tie", (c.Lines(tuple(lines[:1])), c.Lines(tuple(lines[1:]))))
    return c.Section("tie", "When it is a tie", (c.Lines(tuple(lines)),))


def _backing(book: Rulebook, style: p.Variation) -> list[p.WagerEntry]:
    return [entry for wager in main_wagers(book) if wager.backs for entry in _entries(book, wager.id, style)]


def _tie_row(entry: p.WagerEntry) -> p.Row:
    """The row that a tie falls under: the one that asks for a tie, else the otherwise."""
    return next(
        (row for row in entry.row if row.when and ("winner", ("tie",)) in row.when.asks),
        next((row for row in entry.row if row.otherwise), entry.row[-1]),
    )


def _tie_does(book: Rulebook, style: p.Variation) -> str:
    does = {_resolved(_tie_row(entry)) for entry in _backing(book, style)}
    return listed(sorted(does), "or") if does else ""


def _resolved(row: p.Row) -> str:
    if row.result == "loses":
        return "lose."
    if row.pays or row.pays_by:
        return f"are paid {listed(paid(row))}, and the stake comes back."
    return "neither win nor lose: the stake comes back."
