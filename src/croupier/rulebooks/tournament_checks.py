"""Proving a book's chapter on tournaments whole: items ask for fields that there are, ranks, roles and options exist.

As checks.py it notes every fault with file and key and decides nothing about play. Start at `check_tournament`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.clauses import Silent
from croupier.rulebooks.act_names import term_paths
from croupier.rulebooks.faults import Faults, PlaceInBook
from croupier.rulebooks.naming import check_once, check_option, resolve
from croupier.rulebooks.term_item import TermItem
from croupier.rulebooks.tournament import TournamentChapter

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook


def check_tournament(book: Rulebook, faults: Faults) -> None:
    chapter = book.tournament
    if isinstance(chapter, Silent):
        return
    here = faults.at("tournament.toml").at("chapter")
    _people(book, chapter, here)
    check_once((item.id for item in chapter.term), here.at("term"))
    readings = {reading.id for reading in book.readings}
    for item in chapter.term:
        _item(item, readings, here.at("term").entry(item.id))
    if not chapter.term:
        here.at("term").add("a chapter on tournaments wants at least one item in the terms")
    resolve(chapter.only_here, {one.id for one in book.variations}, "variation", here.at("only-here"))
    if bool(chapter.only_here) != bool(chapter.only_here_clauses):
        here.at("only-here-clauses").add("variations that are only here, and clauses that say so, go together")
    hedge = chapter.wagers.compulsory.hedge_option
    check_option(book, hedge, ("block", "allow"), here.at("wagers.compulsory.hedge-option"), all=True)
    turn = chapter.wagers.turn
    if turn.policy == "in-turn" and not (turn.marker_clauses and turn.asked_clauses):
        here.at("wagers.turn").add("wagers in turn need marker-clauses and asked-clauses")
    if "tournament" not in chapter.chips.kinds:
        here.at("chips.kinds").add("tournament chips are always among them")
    for key in ("play", "entry"):
        if key not in chapter.chips.moved_by:
            here.at("chips.moved-by").add(f"{key!r} always moves chips")
    if chapter.precedence.order[-1:] != ("terms",) or "rules" not in chapter.precedence.order:
        here.at("precedence.order").add("the rules prevail over the terms, which come last")


def _people(book: Rulebook, chapter: TournamentChapter, here: PlaceInBook) -> None:
    ladder = {rank.id for rank in book.authority.rank}
    outside = {role.id for role in book.authority.outside}
    resolve([chapter.director.rank], ladder, "rank", here.at("director.rank"))
    if not isinstance(chapter.entry.staff, Silent):
        resolve([chapter.entry.staff.rank], ladder, "rank", here.at("entry.staff.rank"))
        if not chapter.entry.staff.events:
            here.at("entry.staff.events").add("needs at least one")
    for key, advised in (("before.advised", chapter.before.advised), ("before.changed", chapter.before.changed)):
        if not isinstance(advised, Silent):
            resolve([advised.to], outside, "role outside the ladder", here.at(f"{key}.to"))
    disputes = chapter.conduct.disputes
    resolve((*disputes.to, *disputes.beside), outside, "role outside the ladder", here.at("conduct.disputes.to"))
    if bool(disputes.to) != bool(disputes.advice_clauses):
        here.at("conduct.disputes").add("to and advice-clauses go together")


def _item(item: TermItem, readings: set[str], here: PlaceInBook) -> None:
    resolve(item.fields, term_paths(), "field of the terms", here.at("fields"))
    if item.reading is not None:
        resolve([item.reading], readings, "reading", here.at("reading"))
    if item.kind == "statement" and not item.text:
        here.at("text").add("a statement needs a text for players; an item that fields answer names its fields")
    if item.kind == "field" and item.text:
        here.at("text").add("only a statement has a text: these fields answer the item")
