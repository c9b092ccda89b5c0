"""A table of odds for the eye: text for a terminal, HTML for a notebook or a page.

Decimals are made here from exact fractions and go nowhere else. Start at `text` and `page`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from html import escape

from croupier.odds.rational import decimal, percent, root
from croupier.odds.streaks import ASSUMPTION, StreakOdds
from croupier.odds.table import TableOdds, WagerOdds

COLUMNS = ("event", "pays", "combinations", "probability", "return")


def heading(table: TableOdds) -> str:
    cards = f"{table.composition.cards:,} cards" + ("" if table.fresh else " left")
    return f"{table.book}, {table.variation}, {table.decks} decks, {cards}, {table.deals:,} deals"


def pays_text(value: Fraction, loses: bool = False) -> str:
    if loses:
        return "loses"
    if value == 0:
        return "standoff"
    return f"{value.numerator} to {value.denominator}"


def title(odds: WagerOdds | StreakOdds) -> str:
    chosen = getattr(odds, "options", {})
    return odds.wager + (f" ({', '.join(f'{key}={value}' for key, value in chosen.items())})" if chosen else "")


def rows(odds: WagerOdds) -> Iterator[tuple[str, str, str, str, str]]:
    for row in odds.rows:
        probability = odds.probability(row)
        yield (
            row.event,
            pays_text(row.pays, row.resolution == "loses"),
            f"{row.combinations:,}",
            decimal(probability, 6),
            decimal(probability * row.net, 6),
        )


def streak_rows(odds: StreakOdds) -> Iterator[tuple[str, str, str, str, str]]:
    for row in odds.rows:
        pays = pays_text(row.net, row.net == -1)
        yield row.event, pays, "", decimal(row.probability, 6), decimal(row.probability * row.net, 6)


def footer(odds: WagerOdds | StreakOdds) -> str:
    parts = [f"edge {percent(odds.edge)}", f"standard deviation {root(odds.variance, 4)}"]
    if isinstance(odds, StreakOdds):
        parts.append(f"exact for {ASSUMPTION}")
        if odds.nominated:
            parts.append(f"nominating {odds.nominated} in every coup")
    elif odds.conditional:
        parts.append(f"offered in {percent(odds.offered)} of coups, edge given that")
    return "; ".join(parts)


def holdings_text(odds: WagerOdds) -> str:
    return "by Player's count: " + ", ".join(f"{holding}: {percent(one.edge, 2)}" for holding, one in odds.holdings)


def _sections(table: TableOdds) -> Iterator[tuple[WagerOdds | StreakOdds, list[tuple[str, str, str, str, str]]]]:
    for wager in table.wagers:
        yield wager, list(rows(wager))
    for streak in table.streaks:
        yield streak, list(streak_rows(streak))


def cards_text(table: TableOdds) -> str:
    used = ", ".join(f"{cards}: {percent(Fraction(weight, table.deals), 3)}" for cards, weight in table.cards)
    mean = Fraction(sum(cards * weight for cards, weight in table.cards), table.deals)
    return f"cards a coup  {used}; mean {decimal(mean, 4)}"


def text(table: TableOdds) -> str:
    lines = [heading(table), ""]
    for odds, body in _sections(table):
        widths = [max(len(line[place]) for line in (COLUMNS, *body)) for place in range(5)]
        lines.append(title(odds))
        for line in (COLUMNS, *body):
            cells = [
                cell.ljust(width) if place == 0 else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(line, widths, strict=True))
            ]
            lines.append("  " + "  ".join(cells).rstrip())
        lines.append("  " + footer(odds))
        if isinstance(odds, WagerOdds) and odds.holdings:
            lines.append("  " + holdings_text(odds))
        if isinstance(odds, WagerOdds) and odds.warning:
            lines.append("  " + odds.warning)
        lines.append("")
    lines.append(cards_text(table))
    return "\n".join(lines)


def fragment(table: TableOdds, notes: Mapping[str, str] | None = None) -> str:
    """The tables as HTML without a page around them, for a notebook; `notes` has a further line for some wagers."""
    out = [f"<section class='odds'><p><strong>{escape(heading(table))}</strong></p>"]
    for odds, body in _sections(table):
        out.append(f"<table><caption>{escape(title(odds))}</caption><thead><tr>")
        out.extend(f"<th scope='col'>{column}</th>" for column in COLUMNS)
        out.append("</tr></thead><tbody>")
        for line in body:
            out.append("<tr><th scope='row'>" + "</th>".join([escape(line[0]), ""]))
            out.append("".join(f"<td>{escape(cell)}</td>" for cell in line[1:]) + "</tr>")
        note = footer(odds)
        if isinstance(odds, WagerOdds) and odds.holdings:
            note += ". " + holdings_text(odds)
        if isinstance(odds, WagerOdds) and odds.warning:
            note += ". " + odds.warning
        if notes and odds.wager in notes:
            note += ". " + notes[odds.wager]
        out.append(f"</tbody><tfoot><tr><td colspan='5'>{escape(note)}</td></tr></tfoot></table>")
    out.append(f"<p>{escape(cards_text(table))}</p></section>")
    return "".join(out)


_STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 Georgia, 'Times New Roman', serif; color: #1d2420; background: #f7f5ef; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; color: #0f4a35; border-bottom: 3px double #0f4a35; padding-bottom: .4rem; }
section.odds { display: grid; gap: 1.6rem; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; background: #fff; box-shadow: 0 1px 3px #0002; }
caption { text-align: left; font-weight: bold; color: #7a1f2b; padding: .4rem 0; font-size: 1.1rem; }
th, td { padding: .35rem .7rem; text-align: right; font-variant-numeric: tabular-nums; border-top: 1px solid #e3dfd2; }
th:first-child { text-align: left; font-weight: normal; width: 36%; }
thead th { background: #0f4a35; color: #fff; border: 0; }
tfoot td { text-align: left; background: #f1eee3; font-style: italic; }
@media (max-width: 40rem) { th, td { padding: .3rem .35rem; font-size: .82rem; } main { padding: 1rem .6rem; } }
@media (max-width: 40rem) { td:nth-child(3), thead th:nth-child(3) { display: none; } }
@media print { body { background: #fff; } table { box-shadow: none; break-inside: avoid; } }
"""


def page(table: TableOdds, notes: Mapping[str, str] | None = None) -> str:
    """A page that stands alone."""
    name = escape(f"Odds: {table.book}, {table.variation}")
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{name}</title><style>{_STYLE}</style></head><body><main><h1>{name}</h1>"
        f"{fragment(table, notes)}"
        f"<footer><p>{escape(table.edition)}. Exact counts; decimals are rounded for reading.</p>"
        "</footer></main></body></html>\n"
    )
