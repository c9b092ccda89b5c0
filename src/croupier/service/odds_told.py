"""A table of odds as a page gets it: every wager in the book's order with its rows, exact figures as text, and words.

Nothing is computed here: fractions are the engine's, decimals are made of them for the eye. Wagers are never put in the
order of their edges, and none is recommended: staff give no advice on play, and a page of the house gives none either.
Start at `told_odds_table`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pydantic import BaseModel

from croupier.languages import Speaker
from croupier.languages.own import own
from croupier.odds import TableOdds, WagerOdds
from croupier.odds.rational import exact, percent, root
from croupier.odds.render import OddsWords
from croupier.odds.streaks import StreakOdds
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import Rulebook
from croupier.words.book import speaker_of


class RowOfOdds(BaseModel):
    """An event of a wager. `net` and `probability` are exact, `n/d`; a wager over several coups has no `deals`."""

    event: str
    result: str  # wins, loses, standoff
    pays: str
    net: str
    deals: str
    probability: str
    share: str  # the probability, for the eye
    changed: bool  # it pays what was asked for, and not what the book says
    clauses: list[str]


class WagerOfOdds(BaseModel):
    """A wager. Where edge and deviation are empty they are not shown to whoever asks; `by_book` is without changes."""

    wager: str
    name: str
    chosen: list[str]  # what has to be chosen besides for it to be offered, in words
    rows: list[RowOfOdds]
    deals: str
    edge: str
    edge_shown: str
    deviation: str
    by_book: str
    offered: str  # how often it can be made, for the eye; empty where always
    notes: list[str]
    may_change: bool


class OddsShown(BaseModel):
    book: str
    casino: str
    title: str
    edition: str
    variation: str
    name: str
    decks: int
    options: dict[str, str]
    cards: int
    deals: str
    fresh: bool
    removed: str
    wagers: list[WagerOfOdds]


def value_name(speaker: Speaker, value: str) -> str:
    """A value of an option: a figure is its own name."""
    return speaker.named("odds-value", value)


def told_choices(book: Rulebook, speaker: Speaker, options: Mapping[str, str]) -> list[str]:
    say = own(book, speaker)
    return [
        speaker.say("odds-chosen", about=say(book.options[key].about), value=value_name(speaker, value))
        for key, value in options.items()
    ]


def told_odds_table(
    book: Rulebook,
    table: TableOdds,
    plain: TableOdds,
    changes: Iterable[ChangedPay],
    *,
    removed: str,
    language: str,
    edges: bool,
) -> OddsShown:
    """`plain` is the same without changes. Without `edges` nothing is said of what a wager costs."""
    speaker = speaker_of(book, language)
    words = OddsWords(speaker, own(book, speaker))
    before = {(one.wager, tuple(getattr(one, "options", {}).items())): one for one in words.every(plain)}
    changed = {(one.wager, one.row.lower()) for one in changes}
    told = []
    for one in words.every(table):
        was = before[one.wager, tuple(getattr(one, "options", {}).items())]
        chosen = told_choices(book, speaker, getattr(one, "options", {}))
        told.append(_wager(words, one, was, changed, chosen=chosen, edges=edges))
    return OddsShown(
        book=book.id,
        casino=book.source.casino,
        title=own(book, speaker)(book.source.title),
        edition=table.edition,
        variation=table.variation,
        name=speaker.named("variation", table.variation),
        decks=table.decks,
        options=table.options,
        cards=table.composition.cards,
        deals=str(table.deals),
        fresh=table.fresh,
        removed=removed,
        wagers=told,
    )


def _wager(
    words: OddsWords,
    one: WagerOdds | StreakOdds,
    was: WagerOdds | StreakOdds,
    changed: set[tuple[str, str]],
    *,
    chosen: list[str],
    edges: bool,
) -> WagerOfOdds:
    conditional = isinstance(one, WagerOdds) and one.conditional
    return WagerOfOdds(
        wager=one.wager,
        name=words.speaker.named("wager", one.wager),
        chosen=chosen,
        rows=list(_rows(words, one, changed)),
        deals=str(one.deals) if isinstance(one, WagerOdds) else "",
        edge=exact(one.edge) if edges else "",
        edge_shown=percent(one.edge) if edges else "",
        deviation=root(one.variance, 4) if edges else "",
        by_book=percent(was.edge) if edges and was.edge != one.edge else "",
        offered=percent(one.offered) if isinstance(one, WagerOdds) and conditional else "",
        notes=list(_notes(words, one, edges=edges)),
        may_change=isinstance(one, WagerOdds) and not any(row.parts for row in one.rows),
    )


def _rows(words: OddsWords, one: WagerOdds | StreakOdds, changed: set[tuple[str, str]]) -> Iterator[RowOfOdds]:
    if isinstance(one, StreakOdds):
        for ending in one.rows:
            loses = ending.net == -1
            yield RowOfOdds(
                event=words.ending(ending),
                result="loses" if loses else "wins",
                pays=words.pays(ending.net, loses),
                net=exact(ending.net),
                deals="",
                probability=exact(ending.probability),
                share=percent(ending.probability),
                changed=False,
                clauses=[],
            )
        return
    for number, row in enumerate(one.rows, 1):
        loses = row.resolution == "loses"
        yield RowOfOdds(
            event=words.event(row),
            result=row.resolution,
            pays=words.pays(row.pays, loses),
            net=exact(row.net),
            deals=str(row.combinations),
            probability=exact(one.probability(row)),
            share=percent(one.probability(row)),
            changed=any((one.wager, named) in changed for named in (row.event.lower(), str(number))),
            clauses=[str(clause) for clause in row.clauses],
        )


def _notes(words: OddsWords, one: WagerOdds | StreakOdds, *, edges: bool) -> Iterator[str]:
    if isinstance(one, StreakOdds):
        yield words.say("terminal-odds-exact-for")
        if one.nominated:
            yield words.say("terminal-odds-nominating", hand=words.speaker.named("terminal-odds-hand", one.nominated))
        return
    if one.holdings and edges:
        yield words.holdings(one)
    if one.warning:
        yield words.own(one.warning)
