"""Proving a book's irregularities whole: ranks, options, and whoever is told do exist, and no row is out of reach.

As checks.py it notes every fault with file and key and decides nothing about play. Start at `check_irregularities`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from croupier.rulebooks.faults import Faults
from croupier.rulebooks.naming import resolve

if TYPE_CHECKING:
    from croupier.rulebooks.irregularities import Irregularity
    from croupier.rulebooks.rulebook import Rulebook

_FILE = "irregularities.toml"


def check_irregularities(book: Rulebook, faults: Faults) -> None:
    ladder = {rank.id for rank in book.authority.rank}
    told = {one.id for one in book.irregularities.told}
    always: dict[str, int] = {}  # slips of which a row without circumstances was met
    for place, row in enumerate(book.irregularities.irregularity):
        key = f"irregularity[{place}: {row.slip}]"
        if row.slip in always:
            faults.add(_FILE, key, f"is never reached: row {always[row.slip]} holds whenever it would")
        if not row.when and not row.where_option:
            always[row.slip] = place
        _option(book, row, key, faults)
        if not row.remedy:
            faults.add(_FILE, key, "has no remedy: what is reported could never be resolved")
        for id, times in Counter(remedy.id for remedy in row.remedy).items():
            if times > 1:
                faults.add(_FILE, f"{key}.remedy[{id}]", f"stands {times} times")
        for remedy in row.remedy:
            resolve([remedy.rank], ladder, "rank", _FILE, f"{key}.remedy[{remedy.id}].rank", faults)
            resolve(remedy.tells, told, "person to tell", _FILE, f"{key}.remedy[{remedy.id}].tells", faults)


def _option(book: Rulebook, row: Irregularity, key: str, faults: Faults) -> None:
    if not row.where_option:
        return
    name, _, value = row.where_option.partition("=")
    option = book.options.get(name)
    if option is None or value not in option.values:
        faults.add(_FILE, f"{key}.where-option", f"there is no option {row.where_option!r}")
