"""The files of a book: what each is called, the type its table is converted to, and what of the book it fills.

Reading a folder, converting its tables and building the book all go by this one list; it knows no format and decides
nothing. Start at `FILES`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from croupier.clauses import Silent
from croupier.rulebooks import procedure as pr
from croupier.rulebooks import provisions as p
from croupier.rulebooks.conduct import Conduct
from croupier.rulebooks.duties import DutiesFile
from croupier.rulebooks.irregularities import Irregularities
from croupier.rulebooks.leaflet_words import LeafletWords
from croupier.rulebooks.promotions import PromotionsFile
from croupier.rulebooks.provision import Provision
from croupier.rulebooks.tournament import TournamentFile


class BookFile(NamedTuple):
    name: str
    kind: type[Provision]
    fills: str | Callable[[Any], dict[str, Any]]  # the field that takes the provision as it is, or fields made of it
    first: bool = False  # converted before the others: what it names, they use, and its faults are told first
    later: bool = False  # came with a later chapter: editions from before it have no such file
    optional: bool = False  # a book may do without it

    def fields(self, provision: Provision) -> dict[str, Any]:
        """What a book has from this file, by the book's own names."""
        return {self.fills: provision} if isinstance(self.fills, str) else self.fills(provision)


def _wagers(file: p.Wagers) -> dict[str, Any]:
    return {"wagers": file.wager, "combined": () if isinstance(file.combined, Silent) else file.combined}


def _options(file: p.Options) -> dict[str, Any]:
    return {"options": {option.key: option for option in file.option}}


def _layouts(file: p.Layouts) -> dict[str, Any]:
    layouts = () if isinstance(file.layout, Silent) else file.layout
    return {"layouts": layouts, "needed_areas": file.needed_area}


FILES: Final = (
    BookFile("source.toml", p.Source, "source", first=True),
    BookFile("words.toml", p.Words, "words", first=True),
    BookFile("cards.toml", p.Cards, "cards", first=True),
    BookFile("tableau.toml", p.TableOfPlay, "table_of_play", first=True),
    BookFile("variations.toml", p.Variations, lambda file: {"variations": file.variation}, first=True),
    BookFile("wagers.toml", p.Wagers, _wagers),
    BookFile("streaks.toml", p.Streaks, "streaks"),
    BookFile("settlement.toml", p.Settlement, "settlement"),
    BookFile("options.toml", p.Options, _options, first=True),
    BookFile("layouts.toml", p.Layouts, _layouts),
    BookFile("table.toml", pr.TableAndSigns, "table"),
    BookFile("authority.toml", pr.Authority, "authority"),
    BookFile("shuffle.toml", pr.ShuffleAndCut, "shuffle"),
    BookFile("wagering.toml", pr.Wagering, "wagering"),
    BookFile("limits.toml", pr.Limits, "limits"),
    BookFile("dealing.toml", pr.Dealing, "dealing"),
    BookFile("notices.toml", pr.Notices, "notices"),
    BookFile("irregularities.toml", Irregularities, "irregularities", later=True),
    BookFile("conduct.toml", Conduct, "conduct", later=True),
    BookFile("tournament.toml", TournamentFile, lambda file: {"tournament": file.chapter}, later=True),
    BookFile("duties.toml", DutiesFile, lambda file: {"duties": file.duty, "reports": file.report}, later=True),
    BookFile("promotions.toml", PromotionsFile, lambda file: {"promotions": file.chapter}, later=True),
    BookFile("readings.toml", p.Readings, lambda file: {"readings": file.reading}),
    BookFile("leaflet.toml", LeafletWords, "leaflet", later=True, optional=True),
)
CONVERTED: Final = (*(file for file in FILES if file.first), *(file for file in FILES if not file.first))
