"""A book's provisions as one table meets them: ladder and powers for all, and terms for the set-up it opened with.

It resolves and looks up, and judges nothing. `House` is the book alone; `Rules` is the book with a set-up. Both are
made once and kept, since a table asks them at every command. Start at `rules_of`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from croupier.clauses import Clauses, Refusal, Silent
from croupier.coup import Side, Terms, Wager
from croupier.money import ChipSet
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.rulebooks import provisions as p
from croupier.rulebooks.only import decided_by
from croupier.table.state import Limit, Setup, Table

# provisions of which some clauses may speak of some wagers alone
Limited: TypeAlias = (
    p.Rule | p.Layout | pr.Call | pr.Deadline | pr.Claim | pr.Placement | pr.SideWagerAlone | pr.Sign | pr.Power
)

_KEPT = 4096  # set-ups of tables kept in memory


class House:
    """One book, seen from its tables."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        authority = book.authority
        self.ladder = {rank.id: place for place, rank in enumerate(authority.rank)}
        ranks = tuple(self.ladder)
        self._upwards = {rank: ranks[place:] for rank, place in self.ladder.items()}
        self.outside = tuple(role.id for role in authority.outside)
        self.names = {rank.id: rank.name for rank in (*authority.rank, *authority.outside)}
        self.signs = {sign.id: sign for sign in book.table.sign}
        self.methods = {method.id: method for method in book.dealing.method}
        self.edition = book.edition
        self.own_powers: dict[str, pr.Power | None] = {}  # the book's row for a command, once it was looked up

    def approves(self, rank: str) -> bool:
        """Whether there is anything that this rank may approve beforehand."""
        return any(self.reaches(rank, row.rank) for row in self.book.authority.approval.values())

    def reaches(self, rank: str, needed: str) -> bool:
        """Whether a rank is the one needed, or above it; nobody stands above someone outside the ladder."""
        return rank == needed or (needed in self.ladder and self.ladder.get(rank, -1) >= self.ladder[needed])

    def from_rank_up(self, rank: str) -> tuple[str, ...]:
        """A rank of the ladder and those above it, the lowest first."""
        return self._upwards[rank]

    def terms(self, setup: Setup) -> Terms | Refusal:
        return self.book.terms(
            setup.variation, decks=setup.decks, options=dict(setup.options), chips=ChipSet.of(setup.chips)
        )


class Rules(House):
    """One book under one set-up."""

    def __init__(self, book: Rulebook, setup: Setup, terms: Terms) -> None:
        super().__init__(book)
        self.setup = setup
        self.terms_now = terms
        self.layout = next(one for one in book.layouts if one.id == setup.layout)
        self.offered = frozenset(("tie", *expand(book, setup.side_wagers))) | self._mains()
        self.offered_in_order = tuple(wager for wager in book.wager_ids() if wager in self.offered)
        self.limits = dict.fromkeys(book.wager_ids(), setup.limits) | dict(setup.wager_limits)
        self.needed_signs = tuple(sign for sign in book.table.sign if self._needs(sign))
        self.capacity = self.layout.most_wagers or setup.area_capacity
        self.kept_signs = tuple(sign for sign in book.table.sign if sign.when == "kept-minimum")
        self.personal_signs = tuple(sign for sign in book.table.sign if sign.when == "personal-maximum")
        self.early = frozenset(one.id for one in terms.wagers.values() if one.settled.value != "end-of-coup")
        self._speaking: dict[tuple[int, tuple[str, ...]], Clauses] = {}  # of what was asked before, by provision

    def _mains(self) -> frozenset[str]:
        return frozenset(wager.id for wager in self.terms_now.wagers.values() if wager.backs)

    def _needs(self, sign: pr.Sign) -> bool:
        if sign.variations != p.ALL and self.setup.variation not in sign.variations:
            return False
        if sign.wagers and self.offered.isdisjoint(sign.wagers):
            return False
        match sign.when:
            case "always":
                return True
            case "differential":
                return self.setup.differential is not None
            case "unit":
                return self.setup.unit is not None
            case "kept-minimum":
                return False  # needed from the moment someone keeps a minimum: see `signs_missing`
            case "personal-maximum":
                return False  # needed by that patron alone: see `personal_signs_missing`

    def option(self, key: str | None, otherwise: str = "") -> str:
        return otherwise if key is None else self.terms_now.options.get(key, otherwise)

    def toggle(self, toggle: p.Toggle) -> str:
        """A policy the book fixes, or leaves to an option."""
        return toggle.policy if toggle.policy is not None else self.terms_now.options[toggle.option or ""]

    def clauses_for(self, rule: Limited, *wagers: str) -> Clauses:
        """Those of a provision's clauses that speak of these wagers, or of all."""
        asked = (id(rule), wagers)  # provisions are the book's, and live as long as it does
        known = self._speaking.get(asked)
        if known is None:
            laid = (self.setup.layout, *self.setup.further_areas)
            variation = self.setup.variation
            known = self._speaking[asked] = decided_by(rule.clauses, rule.only, wagers, variation, layouts=laid)
        return known

    def settled_in_order(self, wagers: Iterable[str]) -> Clauses:
        """The clauses on the order in which these wagers are settled, where the book has any."""
        order = self.book.settlement.order
        if isinstance(order, Silent) or not order.only:
            return order.clauses
        return self.clauses_for(order, *sorted(set(wagers)))

    def limit(self, wager: str) -> Limit:
        return self.limits.get(wager, self.setup.limits)

    def wager(self, id: str) -> Wager | None:
        return self.terms_now.wagers.get(id)

    def backs(self, wager: str) -> Side | None:
        """The hand a main wager is on."""
        found = self.terms_now.wagers.get(wager)
        return found.backs if found else None

    def is_main(self, wager: str) -> bool:
        """A wager on a hand or on a tie: what a side wager is placed beside."""
        return self.backs(wager) is not None or wager == "tie"

    def is_streak(self, wager: str) -> bool:
        return wager in self.terms_now.runs or wager in self.terms_now.tails

    def signs_missing(self, table: Table) -> tuple[pr.Sign, ...]:
        needed = self.needed_signs
        if self.kept_signs and any(patron.kept_minimum is not None for patron in table.patrons.values()):
            needed += self.kept_signs
        return tuple([sign for sign in needed if sign.id not in table.signs])

    def personal_signs_missing(self, table: Table) -> tuple[pr.Sign, ...]:
        """Signs without which a patron does not wager above the table's own maximum."""
        return tuple([sign for sign in self.personal_signs if sign.id not in table.signs])

    def signs_to_show(self, table: Table) -> tuple[pr.Sign, ...]:
        """Those without which nobody wagers, and those that somebody's own maximum waits for."""
        personal = self.personal_signs_missing(table) if self.personal_signs else ()
        agreed = personal and any(
            (patron.maximum or 0) > self.setup.limits.maximum for patron in table.patrons.values()
        )
        return self.signs_missing(table) + (personal if agreed else ())


def expand(book: Rulebook, wagers: tuple[str, ...]) -> tuple[str, ...]:
    """The wagers offered; a family of Runs named as a whole stands for all its lengths."""
    lengths = {run.id: tuple(f"{run.id}-{row.length}" for row in run.row) for run in book.streaks.run}
    return tuple(id for wager in wagers for id in lengths.get(wager, (wager,)))


_houses: dict[int, tuple[Rulebook, House]] = {}
_rules: dict[int, tuple[Rulebook, Setup, Rules]] = {}


def house_of(book: Rulebook) -> House:
    kept = _houses.get(id(book))
    if kept is not None and kept[0] is book:
        return kept[1]
    if len(_houses) >= _KEPT:
        _houses.clear()
    house = House(book)
    _houses[id(book)] = (book, house)
    return house


def rules_of(book: Rulebook, setup: Setup) -> Rules:
    """The rules of a table; its set-up was proved when it opened."""
    kept = _rules.get(id(setup))
    if kept is not None and kept[0] is book and kept[1] is setup:
        return kept[2]
    if len(_rules) >= _KEPT:
        _rules.clear()
    terms = House(book).terms(setup)
    if isinstance(terms, Refusal):
        raise ValueError(f"a table cannot be open with this set-up under {book.edition}: {terms}")
    rules = Rules(book, setup, terms)
    _rules[id(setup)] = (book, setup, rules)
    return rules
