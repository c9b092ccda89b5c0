"""Proving a book's chapter on promotions whole: items ask for fields that there are, roles, ranks and duties exist.

As checks.py it notes every fault with file and key and decides nothing. Start at `check_promotions`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.clauses import Silent
from croupier.rulebooks.act_names import promotion_term_paths
from croupier.rulebooks.faults import Faults, PlaceInBook
from croupier.rulebooks.naming import check_once, resolve
from croupier.rulebooks.promotions import PromotionChapter, PromotionItem

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook


def check_promotions(book: Rulebook, faults: Faults) -> None:
    chapter = book.promotions
    if isinstance(chapter, Silent):
        return
    here = faults.at("promotions.toml").at("chapter")
    ladder = {rank.id for rank in book.authority.rank}
    outside = {role.id for role in book.authority.outside}
    resolve([chapter.operator.rank], ladder, "rank", here.at("operator.rank"))
    resolve(chapter.disputes.to, outside, "role outside the ladder", here.at("disputes.to"))
    submitted = chapter.terms.submitted
    resolve([submitted.to], outside, "role outside the ladder", here.at("terms.submitted.to"))
    if (submitted.when == "before-start") != bool(submitted.hours):
        here.at("terms.submitted.hours").add("hours are for terms that are submitted before the start")
    if bool(submitted.amended) != bool(submitted.amended_clauses):
        here.at("terms.submitted").add("amended and amended-clauses go together")
    _prizes(chapter, here)
    duties = [submitted.duty, chapter.notified.duty, chapter.refused.duty, chapter.disputes.duty]
    duties += [*filter(None, (submitted.amended,)), *chapter.integrity.postponed, *chapter.integrity.cancelled]
    resolve(dict.fromkeys(duties), {row.id for row in book.duties}, "duty", here)
    check_once((item.id for item in chapter.term), here.at("term"))
    if not chapter.term:
        here.at("term").add("a chapter on promotions wants at least one item in the terms")
    readings = {reading.id for reading in book.readings}
    for item in chapter.term:
        _item(item, readings, here.at("term").entry(item.id))
    check_once((way.method for way in chapter.notified.way), here.at("notified.way"))
    if not chapter.notified.way:
        here.at("notified.way").add("needs at least one")


def _prizes(chapter: PromotionChapter, here: PlaceInBook) -> None:
    prohibited = chapter.prizes.prohibited
    check_once((one.id for one in prohibited), here.at("prizes.prohibited"))
    check_once((part for one in prohibited for part in one.parts), here.at("prizes.prohibited"))
    for one in prohibited:
        if one.over < 0 or (one.over and one.parts != ("liquor",)):
            here.at("prizes.prohibited").entry(one.id).add("only liquor is measured, in millilitres")


def _item(item: PromotionItem, readings: set[str], here: PlaceInBook) -> None:
    resolve(item.fields, promotion_term_paths(), "field of the terms", here.at("fields"))
    if item.reading is not None:
        resolve([item.reading], readings, "reading", here.at("reading"))
    if item.kind == "statement":
        here.at("fields").add("an item of a promotion's terms is answered by fields")
