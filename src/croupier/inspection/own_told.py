"""A patron's own coups in words, for themselves alone: their wagers, each with a sentence of why, and nobody else's.

Cards are told of shoes that are over; of one still in play the counts are, which everyone at the table heard. Start at
`own_coups`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

import msgspec

from croupier.clauses import Clauses
from croupier.coup import Resolution
from croupier.floor.recall import RecalledAct
from croupier.inspection.acts import telling_of
from croupier.inspection.coups import sum_up
from croupier.inspection.own import OwnSettlement, TableRecord, acts_of_coups
from croupier.inspection.searching import as_told
from croupier.inspection.telling import LogTeller
from croupier.money import Cents
from croupier.store.sql import SqlLog
from croupier.table import Instant, Payment
from croupier.table import records as r
from croupier.words.events import message_of, shown
from croupier.words.narrate import telling
from croupier.words.own import own_message, result_message


class OwnPlace(msgspec.Struct, frozen=True, order=True):
    """Where a coup stands among all of a patron's: by its time."""

    at: Instant
    table: str
    coup: int


class OwnWager(msgspec.Struct, frozen=True):
    """`says` is why; `clause` the one that goes furthest into detail, first of `clauses`."""

    wager: str
    stake: Cents
    back: Cents
    resolution: Resolution
    says: str
    clauses: Clauses


class OwnCoup(msgspec.Struct, frozen=True, kw_only=True):
    """A coup as its patron reads it; `over` is whether its shoe is, and only then has it cards and `steps`."""

    place: OwnPlace
    casino: str
    shoe: int
    within: int
    result: str  # in words
    marks: tuple[str, ...]
    wagers: tuple[OwnWager, ...]
    net: Cents
    money: str  # the same, as the book's currency is written
    contest: bool
    over: bool
    revealed: bool
    player: tuple[str, ...] = ()
    banker: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()


def places_of_coups(records: Iterable[TableRecord]) -> dict[OwnPlace, tuple[TableRecord, tuple[OwnSettlement, ...]]]:
    """Every coup in which a patron had wagers, by its place."""
    found: dict[OwnPlace, tuple[TableRecord, tuple[OwnSettlement, ...]]] = {}
    for record in records:
        for coup, group in groupby(record.settled, key=lambda one: one.coup):
            settled = tuple(group)
            found[OwnPlace(settled[0].at, record.table, coup)] = (record, settled)
    return found


def own_coups(
    log: SqlLog,
    teller: LogTeller,
    wanted: dict[OwnPlace, tuple[TableRecord, tuple[OwnSettlement, ...]]],
) -> list[OwnCoup]:
    """These coups, the newest first."""
    told: list[OwnCoup] = []
    for table in {place.table for place in wanted}:
        here = {place.coup: place for place in wanted if place.table == table}
        for acts in acts_of_coups(log, table, here):
            place = here[acts[0].coup]
            told.append(_told(teller, place, *wanted[place], acts))
    return sorted(told, key=lambda one: one.place, reverse=True)


def _told(
    teller: LogTeller,
    place: OwnPlace,
    record: TableRecord,
    settled: tuple[OwnSettlement, ...],
    acts: tuple[RecalledAct, ...],
) -> OwnCoup:
    coup = sum_up(acts)
    book, speaker = teller.book(coup.edition), teller.speaker(coup.edition)
    contest = any(one.contest for one in settled)
    net = sum(one.net for one in settled)
    over = record.shoe_is_over(settled[-1])
    told = coup.complete or any(isinstance(event, r.ResultAnnounced) for moment in acts for event in moment.events)
    result = result_message(coup.line.seen() if told and coup.line.drawn and not coup.line.void else None)
    mine = tuple(one for one in coup.payments if one.patron == record.patron)
    return OwnCoup(
        place=place,
        casino=book.source.casino if book else "",
        shoe=coup.shoe,
        within=coup.line.number,
        result=speaker.said(result[0]) if result else "",
        marks=coup.marks,
        wagers=tuple(
            OwnWager(
                one.settled.wager,
                one.settled.stake + one.excess,
                one.settled.returned + one.excess,
                one.settled.resolution,
                shown(speaker.said(own_message(one, result, book))),
                _deciding_first(one),
            )
            for one in mine
        ),
        net=net,
        money=speaker.money(net),
        contest=contest,
        over=over,
        revealed=over and record.reveals_after(settled[0].sequence) is not None,
        player=tuple(str(card) for card in coup.line.player if card is not None) if over else (),
        banker=tuple(str(card) for card in coup.line.banker if card is not None) if over else (),
        steps=tuple(_steps(teller, coup.edition, acts)) if over else (),
    )


def _deciding_first(payment: Payment) -> Clauses:
    clauses = payment.settled.clauses
    if not clauses:
        return ()
    first = telling(clauses)
    return (first, *(one for one in clauses if one != first))


def _steps(teller: LogTeller, edition: str, acts: Iterable[RecalledAct]) -> Iterator[str]:
    """How the cards came, as it was called."""
    speaker = teller.speaker(edition)
    for moment in acts:
        for event, before in telling_of(moment):
            if isinstance(event, r.CardDrawn | r.CardsExposed):
                yield shown(speaker.said(message_of(as_told(event), before)))
