"""Proving a book's irregularities whole: ranks, options, and whoever is told do exist, and no row is out of reach.

As checks.py it notes every fault with file and key and decides nothing about play. Start at `check_irregularities`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.clauses import Silent
from croupier.rulebooks.duty_checks import check_told
from croupier.rulebooks.faults import Faults, PlaceInBook
from croupier.rulebooks.naming import check_once, check_option, resolve
from croupier.rulebooks.provisions import ALL

if TYPE_CHECKING:
    from croupier.rulebooks.irregularities import Irregularity
    from croupier.rulebooks.rulebook import Rulebook


def check_irregularities(book: Rulebook, faults: Faults) -> None:
    ladder = {rank.id for rank in book.authority.rank}
    if not isinstance(book.irregularities.second_person, Silent):
        here = faults.at("irregularities.toml", "second-person")
        check_option(book, book.irregularities.second_person.option, ("yes", "no"), here.at("option"), all=True)
    always: dict[str, int] = {}  # slips of which a row without circumstances was met
    for place, row in enumerate(book.irregularities.irregularity):
        here = faults.at("irregularities.toml", "irregularity").entry(f"{place}: {row.slip}", place)
        if row.slip in always:
            here.add(f"is never reached: row {always[row.slip]} holds whenever it would")
        if not row.when and not row.where_option and row.variations == ALL:
            always[row.slip] = place
        _option(book, row, here)
        if row.variations != ALL:
            resolve(row.variations, {one.id for one in book.variations}, "variation", here.at("variations"))
        if not row.remedy:
            here.add("has no remedy: what is reported could never be resolved")
        check_once((remedy.id for remedy in row.remedy), here.at("remedy"))
        for remedy in row.remedy:
            one = here.at("remedy").entry(remedy.id)
            resolve([remedy.rank], ladder, "rank", one.at("rank"))
            check_told(book, remedy.tells, one.at("tells"))


def _option(book: Rulebook, row: Irregularity, here: PlaceInBook) -> None:
    if not row.where_option:
        return
    name, _, value = row.where_option.partition("=")
    option = book.options.get(name)
    if option is None or value not in option.values:
        here.at("where-option").add(
            f"there is no option {row.where_option!r}", given=row.where_option, allowed=book.options
        )
