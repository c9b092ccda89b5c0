"""A rulebook: everything one approved document orders, as typed and cited provisions.

It is data only and proved whole when loaded (load.py). Start at `Rulebook.terms`, which fixes a variation, decks and
options and hands the engine what it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.clauses import Clause, ClauseRow, Refusal, Register, Silent
from croupier.coup import Tableau, Terms
from croupier.money import Cents, ChipSet
from croupier.rulebooks import procedure
from croupier.rulebooks import provisions as p
from croupier.rulebooks.conduct import Conduct
from croupier.rulebooks.duties import DueRule, DutyRow
from croupier.rulebooks.irregularities import Irregularities
from croupier.rulebooks.leaflet_words import LeafletWords
from croupier.rulebooks.promotions import PromotionChapter
from croupier.rulebooks.reports import ReportRow
from croupier.rulebooks.terms import make_terms
from croupier.rulebooks.tournament import TournamentChapter

if TYPE_CHECKING:
    from croupier.rulebooks.folder import Folder

DIGITS: Final = 64  # of a digest, in hexadecimal: all of it
SHORT: Final = 12  # as many as editions had until 0.6: two books with the same were found in minutes


def shortened(edition: str) -> str:
    """An edition as people are shown it."""
    name, space, digest = edition.rpartition(" ")
    return f"{name}{space}{digest[:SHORT]}" if len(digest) == DIGITS else edition


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """One approved document as data, proved whole when it was loaded; `open_book` opens it.

    >>> from croupier import Rulebook, open_book
    >>> book: Rulebook = open_book("crown-sydney")
    >>> book.id, [variation.id for variation in book.variations]
    ('crown-sydney', ['traditional', 'crown', 'zero-commission'])
    >>> (row := book.clause("9.6")) and row.paraphrase
    'Banker draws or stands by Table 2'
    """

    source: p.Source
    words: p.Words
    cards: p.Cards
    table_of_play: p.TableOfPlay
    variations: tuple[p.Variation, ...]
    options: dict[str, p.Option]
    wagers: tuple[p.WagerEntry, ...]
    combined: tuple[p.CombinedEntry, ...]
    streaks: p.Streaks
    settlement: p.Settlement
    layouts: tuple[p.Layout, ...]
    needed_areas: tuple[p.NeededArea, ...]
    table: procedure.TableAndSigns
    authority: procedure.Authority
    shuffle: procedure.ShuffleAndCut
    wagering: procedure.Wagering
    limits: procedure.Limits
    dealing: procedure.Dealing
    notices: procedure.Notices
    irregularities: Irregularities
    conduct: Conduct
    tournament: TournamentChapter | Silent
    duties: tuple[DutyRow, ...]
    promotions: PromotionChapter | Silent
    reports: tuple[ReportRow, ...]
    readings: tuple[p.ReadingEntry, ...]
    leaflet: LeafletWords
    register: Register
    tableau: Tableau
    cited: dict[Clause, tuple[str, ...]]  # where in the files each clause is encoded
    folder: Folder  # the files as they were read
    digest: str
    parent: Rulebook | None = None
    digits: int = DIGITS  # of the digest in its edition: logs of old name fewer

    def __repr__(self) -> str:
        return f"<Rulebook {self.imprint}: {len(self.register)} clauses>"

    @property
    def id(self) -> str:
        return self.source.id

    @property
    def edition(self) -> str:
        """What a coup names so that it can be judged again: the book, its version, the digest of its data."""
        return f"{self.id} {self.source.version} {self.digest[: self.digits]}"

    @property
    def imprint(self) -> str:
        """The same, short enough for people; two books can be made that share it, so nothing is decided by it."""
        return f"{self.id} {self.source.version} {self.digest[:SHORT]}"

    def called(self, edition: str) -> Rulebook | None:
        """This book under the name that a log has for it, in full or as short as names once were; or nothing."""
        for digits in (DIGITS, SHORT):
            named = self if digits == self.digits else msgspec.structs.replace(self, digits=digits)
            if named.edition == edition:
                return named
        return None

    def duty(self, id: str) -> DutyRow | None:
        """The row of something owed. Editions from before duties.toml only say who is told: no hour, no rank."""
        for row in self.duties:
            if row.id == id:
                return row
        told = next((one for one in (*self.irregularities.told, *self.conduct.told) if one.id == id), None)
        if told is None:
            return None
        return DutyRow(id=id, about=told.about, to="", due=DueRule(when="as-soon-as-practicable"), clauses=told.clauses)

    def report(self, id: str) -> ReportRow | None:
        return next((row for row in self.reports if row.id == id), None)

    def duty_ids(self) -> tuple[str, ...]:
        told = (one.id for one in (*self.irregularities.told, *self.conduct.told))
        return tuple(dict.fromkeys((*(row.id for row in self.duties), *told)))

    def variation(self, id: str) -> p.Variation | None:
        return next((one for one in self.variations if one.id == id), None)

    def clause(self, clause: str) -> ClauseRow | None:
        """The register's row for a clause of this book, by its number alone too, or of the book it falls back to."""
        own = Clause(clause) if ":" in clause else Clause.of(self.id, clause)
        row = self.register.rows.get(own) or self.register.rows.get(Clause.of(self.id, clause))
        return row if row or not self.parent else self.parent.clause(clause)

    def wager_ids(self) -> tuple[str, ...]:
        """Every wager the book knows, by the name it has outside, in the book's order."""
        ids = [entry.id for entry in self.wagers] + [entry.id for entry in self.combined]
        ids += [f"{run.id}-{row.length}" for run in self.streaks.run for row in run.row]
        ids += [tail.id for tail in self.streaks.dragon_tail]
        return tuple(dict.fromkeys(ids))

    def laid_beside(self, layout: str, wagers: Iterable[str]) -> tuple[str, ...]:
        """The diagrams that lie beside a layout so that these wagers have the areas they need."""
        offered, beside = set(wagers), list[str]()
        for needed in self.needed_areas:
            if not offered.isdisjoint(needed.wagers) and {layout, *beside}.isdisjoint(needed.on):
                beside.append(needed.on[0])
        return tuple(beside)

    def terms(
        self,
        variation: str,
        *,
        decks: int | None = None,
        options: Mapping[str, str] | None = None,
        chips: ChipSet | Iterable[Cents] = (100,),
    ) -> Terms | Refusal:
        """Fix the terms of a table, or say what the book does not allow."""
        chip_set = chips if isinstance(chips, ChipSet) else ChipSet.of(chips)
        return make_terms(self, variation, decks, dict(options or {}), chip_set)
