"""Proving a book's duties whole: each stands once, ranks exist, zone and currency are one, what has hours says
them, and reports gather duties that there are.

As checks.py it notes every fault with file and key and decides nothing. Acts are named as streams have
them, and no book knows streams. Start at `check_duties`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from croupier.local_time import UnknownZone, local_time
from croupier.rulebooks.faults import Faults, PlaceInBook
from croupier.rulebooks.naming import check_once, resolve

if TYPE_CHECKING:
    from croupier.rulebooks.duties import DueRule
    from croupier.rulebooks.rulebook import Rulebook

_HOURS: Final = frozenset(("within-hours", "before-start"))
_A_DAY: Final = 24
_CURRENCY: Final = re.compile(r"[A-Z]{3}")


def check_duties(book: Rulebook, faults: Faults) -> None:
    source = faults.at("source.toml")
    if not _CURRENCY.fullmatch(book.source.currency):
        source.at("currency").add(f"{book.source.currency!r} is not three capital letters, such as AUD or EUR")
    try:
        local_time(book.source.zone)
    except UnknownZone as error:
        source.at("zone").add(str(error))
    if not 0 <= book.source.gaming_day_begins < _A_DAY:
        source.at("gaming-day-begins").add(f"{book.source.gaming_day_begins} is no hour of a day")
    ladder = {rank.id for rank in book.authority.rank}
    here = faults.at("duties.toml", "duty")
    check_once((row.id for row in book.duties), here)
    for row in book.duties:
        one = here.entry(row.id)
        resolve([row.rank] if row.rank else (), ladder, "rank", one.at("rank"))
        _due(row.due, one.at("due"))
    _reports(book, faults.at("duties.toml", "report"))


def check_told(book: Rulebook, duties: Iterable[str], here: PlaceInBook) -> None:
    """Whoever must be told is a duty of the book."""
    if here.faults.whole("duties.toml"):
        resolve(duties, book.duty_ids(), "duty", here)


def _reports(book: Rulebook, here: PlaceInBook) -> None:
    """A report gathers duties that there are, and has columns."""
    check_once((row.id for row in book.reports), here)
    for row in book.reports:
        one = here.entry(row.id)
        resolve(row.duties, {duty.id for duty in book.duties}, "duty", one.at("duties"))
        check_once(row.columns, one.at("columns"))
        for key, given in (("duties", row.duties), ("columns", row.columns)):
            if not given:
                one.at(key).add("a report without any lists nothing")


def _due(due: DueRule, here: PlaceInBook) -> None:
    if (due.when in _HOURS) != (due.hours > 0) or due.hours < 0:
        here.at("hours").add(f"{due.when} with {due.hours} hours")
    if (due.when == "within-days") != (due.days > 0) or due.days < 0:
        here.at("days").add(f"{due.when} with {due.days} days")
    if (due.when == "before-act") != bool(due.act):
        here.at("act").add(f"{due.when} with the act {due.act!r}")
