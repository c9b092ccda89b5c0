"""A book under one set-up, as plain look-ups: which wagers there are, and what the table's options decide.

It reads the provisions as they stand in the book's files and resolves nothing ahead of need; it knows no cards and no
payment. Start at `Game`.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property

from croupier.clauses import Chapter, Clauses, Silent, together
from croupier.coup import Side
from croupier.money import Odds, Rounding
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p
from croupier.table.state import Setup


class Game:
    def __init__(self, book: Rulebook, setup: Setup) -> None:
        self.book = book
        self.setup = setup
        chosen = dict(setup.options)
        self.options: dict[str, str] = {
            key: chosen.get(key, option.default or "")
            for key, option in book.options.items()
            if option.comes is Chapter.NOW
        }
        self.chips = tuple(sorted(set(setup.chips)))
        self.wagers = {
            one.id: one for one in book.wagers if self._has(one.id, one.variations, one.also) and self._chosen(one)
        }
        self.combined = {one.id: one for one in book.combined if self._has(one.id, one.variations, None)}
        self.runs: dict[str, tuple[p.RunEntry, p.LengthRow, p.StreakPolicy]] = {}
        self.tails: dict[str, tuple[p.TailEntry, p.StreakPolicy]] = {}
        self._clauses: dict[str, Clauses] = {}  # by wager, as they were asked for
        runs, tails = book.streaks.runs, book.streaks.dragon_tails
        if not isinstance(runs, Silent):
            for run in book.streaks.run:
                if self._has(run.id, runs.variations, runs.also):
                    self.runs |= {f"{run.id}-{row.length}": (run, row, runs) for row in run.row}
        if not isinstance(tails, Silent):
            for tail in book.streaks.dragon_tail:
                if self._has(tail.id, tails.variations, tails.also):
                    self.tails[tail.id] = (tail, tails)

    def _has(self, wager: str, variations: tuple[str, ...], also: p.Also | None) -> bool:
        """The variation has this wager, and the decks are as many as it needs."""
        where = set(variations)
        if also is not None and self.options.get(also.option) == also.value:
            where |= set(also.variations)
        if variations != p.ALL and self.setup.variation not in where:
            return False
        return all(
            self.setup.decks in rule.decks
            for rule in self.book.cards.deck_requirement
            if wager in rule.wagers and all(self.options.get(key) == value for key, value in rule.needs.items())
        )

    def _chosen(self, entry: p.WagerEntry) -> bool:
        """The table's options have this wager, and have fixed its odds."""
        fixed = all(self._percentage(row.pays_by) for row in entry.row if row.pays_by)
        return fixed and all(self.options.get(key) == value for key, value in entry.needs.items())

    # --- wagers ----------------------------------------------------------------------------------

    def is_streak(self, wager: str) -> bool:
        return wager in self.runs or wager in self.tails

    def is_known(self, wager: str) -> bool:
        return wager in self.wagers or wager in self.combined or self.is_streak(wager)

    def is_early(self, wager: str) -> bool:
        """Decided by the first four cards, and settled before any other."""
        return wager in self.wagers and self.wagers[wager].settled.value == "after-four-cards"

    def backs(self, wager: str) -> Side | None:
        """The hand a main wager is on."""
        return self.wagers[wager].backs if wager in self.wagers else None

    def clauses(self, wager: str) -> Clauses:
        """What the book cites for a wager as such."""
        known = self._clauses.get(wager)
        if known is None:
            known = self._clauses[wager] = self._cited(wager)
        return known

    def _cited(self, wager: str) -> Clauses:
        if wager in self.runs:
            run, row, policy = self.runs[wager]
            return together(row.clauses, run.clauses, policy.clauses)
        if wager in self.tails:
            tail, policy = self.tails[wager]
            return together(tail.clauses, policy.clauses)
        entries: list[p.WagerEntry | p.CombinedEntry] = [*self.book.wagers, *self.book.combined]
        own = self.wagers.get(wager) or self.combined.get(wager)
        own = own or next((one for one in entries if one.id == wager), None)
        return own.clauses if own else self.book.wagering.medium.clauses

    def part_of(self, part: p.PartEntry) -> str:
        """The wager that a share of a combined stake goes on."""
        return part.wagers.get(self.options.get(part.wager_by, ""), "") if part.wager_by else part.wager or ""

    # --- what options decide ---------------------------------------------------------------------

    def odds(self, row: p.Row) -> Odds | None:
        if row.pays_by is None:
            return row.pays
        value = self._percentage(row.pays_by)
        if value in row.pays_by.odds:
            return row.pays_by.odds[value]
        paid = Fraction(value) / 100
        return Odds(paid.numerator, paid.denominator)

    def _percentage(self, by: p.PaysBy) -> str:
        """What the table chose for this wager alone, or for all that the option decides."""
        return self.options.get(by.own_option or "") or self.options.get(by.option, "")

    def toggle(self, toggle: p.Toggle) -> str:
        return self.options[toggle.option] if toggle.option else toggle.policy or ""

    @cached_property
    def rounding(self) -> Rounding:
        rule = self.book.settlement.rounding
        return rule.direction or Rounding(self.options[rule.option or ""])

    @cached_property
    def keeps_tokens(self) -> bool:
        """A token stays with the dealer when it wins."""
        rule = self.book.settlement.tokens
        return rule.kept if rule.kept_option is None else self.options[rule.kept_option] == "yes"

    @cached_property
    def surcharge(self) -> p.SurchargeRule | None:
        """The additional commission on what lies above the differential, where this variation has one."""
        rule = self.book.settlement.differential_surcharge
        return None if isinstance(rule, Silent) or self.setup.variation not in rule.variations else rule

    @property
    def joins_stacks(self) -> bool:
        """Stacks on one bet are one wager, and those over several coups tell of which coup they are."""
        return self.book.wagering.per_option.stacks.value in ("one-wager", "one-a-box")

    def one_wager(self, bet: str, place: int, own: int) -> tuple[object, ...]:
        """What the stacks of one patron that make one wager have in common."""
        match self.book.wagering.per_option.stacks.value:
            case "one-wager":
                return (bet,)
            case "one-a-box":
                return bet, place
            case _:
                return bet, place, own

    @property
    def order_clauses(self) -> Clauses:
        order = self.book.settlement.order
        return order.clauses
