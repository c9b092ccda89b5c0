"""A table of odds for the eye: text for a terminal, HTML for a notebook or a page, in the language of a speaker.

Decimals are made here from exact fractions and go nowhere else. Start at `OddsWords.text` and `OddsWords.page`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from markupsafe import Markup

from croupier.clauses import Clauses
from croupier.languages import Speaker
from croupier.odds.rational import decimal, percent, root
from croupier.odds.streaks import StreakOdds, StreakRow
from croupier.odds.table import RowOdds, TableOdds, WagerOdds

_COLUMNS = ("event", "pays", "combinations", "probability", "return")


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


class OddsWords:
    """`own` says what the book itself says: the events of its pay rows, and its warnings."""

    def __init__(self, speaker: Speaker | None = None, own: Callable[[str], str] = str) -> None:
        self.speaker = speaker or Speaker()
        self.say = self.speaker.say
        self.own = own

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.say(f"terminal-column-{column}") for column in _COLUMNS)

    def heading(self, table: TableOdds) -> str:
        heading = self._heading(table)
        if not table.tournament_only:
            return heading
        return self.say("terminal-odds-notes", notes=[heading, self.tournament_only(table.tournament_only)])

    def tournament_only(self, clauses: Clauses) -> str:
        cited = ", ".join(clause.number for clause in clauses)
        return self.say("terminal-settle-tournament", clauses=f"({cited})")

    def _heading(self, table: TableOdds) -> str:
        return self.say(
            "terminal-odds-heading",
            book=table.book,
            variation=table.variation,
            decks=table.decks,
            cards=table.composition.cards,
            fresh=table.fresh,
            deals=table.deals,
        )

    def pays(self, value: Fraction, loses: bool = False) -> str:
        if loses:
            return self.say("terminal-resolution-loses")
        if value == 0:
            return self.say("terminal-resolution-standoff")
        return self.say("leaflet-odds", pays=value.numerator, per=value.denominator)

    def title(self, odds: WagerOdds | StreakOdds) -> str:
        """The wager, and what has to be chosen for it to be offered."""
        chosen = getattr(odds, "options", {})
        name = self.speaker.named("wager", odds.wager)
        return name + (f" ({', '.join(f'{key}={value}' for key, value in chosen.items())})" if chosen else "")

    def rows(self, odds: WagerOdds | StreakOdds) -> Iterator[tuple[str, ...]]:
        if isinstance(odds, StreakOdds):
            for row in odds.rows:
                pays, share = self.pays(row.net, row.net == -1), row.probability
                yield self.ending(row), pays, "", decimal(share, 6), decimal(share * row.net, 6)
            return
        for one in odds.rows:
            probability = odds.probability(one)
            yield (
                self.event(one),
                self.pays(one.pays, one.resolution == "loses"),
                f"{one.combinations:,}",
                decimal(probability, 6),
                decimal(probability * one.net, 6),
            )

    def event(self, row: RowOdds) -> str:
        if not row.parts:
            return self.own(row.event)
        colon, named = self.say("list-colon"), self.speaker.named
        return self.say("list-comma").join(
            f"{named('wager', wager)}{colon}{self.own(told)}" for wager, told in row.parts
        )

    def ending(self, row: StreakRow) -> str:
        return self.say(f"terminal-odds-{row.ending}", length=row.length)

    def footer(self, odds: WagerOdds | StreakOdds) -> str:
        deviation = root(odds.variance, 4)
        parts = [self.say("terminal-odds-edge", edge=percent(odds.edge))]
        parts += [self.say("terminal-odds-deviation", deviation=deviation)]
        if isinstance(odds, StreakOdds):
            parts.append(self.say("terminal-odds-exact-for"))
            if odds.nominated:
                hand = self.speaker.named("terminal-odds-hand", odds.nominated)
                parts.append(self.say("terminal-odds-nominating", hand=hand))
        elif odds.conditional:
            parts.append(self.say("terminal-odds-offered", share=percent(odds.offered)))
        return self.say("list-semicolon").join(parts)

    def holdings(self, odds: WagerOdds) -> str:
        each = [f"{holding}: {percent(one.edge, 2)}" for holding, one in odds.holdings]
        return self.say("terminal-odds-holdings", holdings=each)

    def cards(self, table: TableOdds) -> str:
        used = [f"{cards}: {percent(Fraction(weight, table.deals), 3)}" for cards, weight in table.cards]
        mean = Fraction(sum(cards * weight for cards, weight in table.cards), table.deals)
        return self.say("terminal-odds-cards", used=used, mean=decimal(mean, 4))

    def every(self, table: TableOdds) -> Iterator[WagerOdds | StreakOdds]:
        yield from table.wagers
        yield from table.streaks

    def text(self, table: TableOdds) -> str:
        lines = [self.heading(table), ""]
        for odds in self.every(table):
            body = list(self.rows(odds))
            widths = [max(len(line[place]) for line in (self.columns, *body)) for place in range(5)]
            lines.append(self.title(odds))
            for line in (self.columns, *body):
                cells = [
                    cell.ljust(width) if place == 0 else cell.rjust(width)
                    for place, (cell, width) in enumerate(zip(line, widths, strict=True))
                ]
                lines.append("  " + "  ".join(cells).rstrip())
            lines += (f"  {note}" for note in (self.footer(odds), *self._notes(odds)))
            lines.append("")
        lines.append(self.cards(table))
        return "\n".join(lines)

    def _notes(self, odds: WagerOdds | StreakOdds) -> Iterator[str]:
        if isinstance(odds, WagerOdds) and odds.holdings:
            yield self.holdings(odds)
        if isinstance(odds, WagerOdds) and odds.warning:
            yield self.own(odds.warning)

    def fragment(self, table: TableOdds, notes: Mapping[str, str] | None = None) -> Markup:
        """The tables as HTML without a page around them, for a notebook; `notes` has more to say of some wagers."""
        tables = (self._html_table(odds, (notes or {}).get(odds.wager, "")) for odds in self.every(table))
        parts = self.heading(table), Markup().join(tables), self.cards(table)
        return Markup("<section class='odds'><p><strong>{}</strong></p>{}<p>{}</p></section>").format(*parts)

    def _html_table(self, odds: WagerOdds | StreakOdds, more: str) -> Markup:
        heads = Markup().join(Markup("<th scope='col'>{}</th>").format(column) for column in self.columns)
        rows = Markup().join(
            Markup("<tr><th scope='row'>{}</th>{}</tr>").format(
                first, Markup().join(Markup("<td>{}</td>").format(cell) for cell in rest)
            )
            for first, *rest in self.rows(odds)
        )
        notes = [self.footer(odds), *self._notes(odds), *([more] if more else [])]
        return Markup(
            "<table><caption>{}</caption><thead><tr>{}</tr></thead><tbody>{}</tbody>"
            "<tfoot><tr><td colspan='5'>{}</td></tr></tfoot></table>"
        ).format(self.title(odds), heads, rows, self.say("terminal-odds-notes", notes=notes))

    def page(self, table: TableOdds, notes: Mapping[str, str] | None = None) -> str:
        """A page that stands alone."""
        name = self.say("terminal-odds-page", book=table.book, variation=table.variation)
        foot = self.say("terminal-odds-rounded", edition=table.edition)
        return Markup(
            "<!doctype html><html lang='{}'><head><meta charset='utf-8'>"
            "<meta name='viewport' content='width=device-width, initial-scale=1'>"
            "<title>{}</title><style>{}</style></head><body><main><h1>{}</h1>"
            "{}<footer><p>{}</p></footer></main></body></html>\n"
        ).format(self.speaker.language, name, Markup(_STYLE), name, self.fragment(table, notes), foot)
