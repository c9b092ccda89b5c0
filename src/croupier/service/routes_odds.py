"""Odds over HTTP: what a book lets one choose that matters to them, and every wager's exact odds by these choices.

They are for everyone, as they come from a fresh shoe. Cards that were removed are for staff and study: where a book
forbids devices that analyse the game its clause is given, and where it says nothing the house keeps to the same. An
answer is made by one thread apart from the tables, and the latest are kept. Start at `odds_api`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Annotated, Final, NamedTuple

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel

from croupier.cards import Card, NotationError, read_cards
from croupier.clauses import Clauses, Refusal
from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.languages.own import own
from croupier.money import Odds
from croupier.odds import Composition, TableOdds, table_odds
from croupier.odds.choices import options_of_odds
from croupier.odds.rational import exact, percent
from croupier.odds.removal import removal_effects
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import Rulebook
from croupier.service.access import answers, client_of, find_session, from_here, house_of
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.inspecting import OneThread
from croupier.service.odds_told import OddsShown, told_choices, told_odds_table, value_name
from croupier.service.people import Session
from croupier.service.roles import sees_names
from croupier.service.route_frames import as_json, who_looks
from croupier.service.routes_documents import known_book
from croupier.service.routes_words import known_language
from croupier.service.troubles import english
from croupier.service.wire import encode, refused
from croupier.words.book import speaker_of

odds_api = APIRouter(
    prefix="/api", tags=["odds"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)
_KEPT: Final = 64  # answers
_apart: Final = OneThread("croupier-odds", ErrorCode.ODDS_WAIT)
_MOST: Final = 40  # options and changed rows in one question

Text = Annotated[str, Query(min_length=3, max_length=200)]
Texts = Annotated[list[Text], Query(max_length=_MOST)]
Removed = Annotated[str, Query(max_length=3000)]  # as many as a shoe has


class ValueOfOption(BaseModel):
    value: str
    name: str


class OptionOfOdds(BaseModel):
    """A choice of the operator's that decides what is offered or paid; `usual`, by its name, is nothing where it must
    be made."""

    key: str
    about: str
    values: list[ValueOfOption]
    usual: str
    clauses: list[str]


class VariationOfOdds(BaseModel):
    id: str
    name: str
    options: list[OptionOfOdds]


class OddsChoices(BaseModel):
    """What there is to choose of a book, and what whoever asks may do: take cards out first (`removed`; else by which
    clauses not, if by any), see the house edge (`edges`)."""

    book: str
    casino: str
    title: str
    decks: list[int]
    usual_decks: int
    variations: list[VariationOfOdds]
    removed: bool
    clauses: list[str]
    edges: bool


class RankRemoved(BaseModel):
    rank: str
    effect: str  # exact
    shown: str  # what it adds to a wager's return, in hundredths of a percent


class WagerRemoved(BaseModel):
    wager: str
    name: str
    chosen: list[str]
    edge: str
    edge_shown: str
    effects: list[RankRemoved]


class RemovalShown(BaseModel):
    """What one card less of each rank does to every wager that is decided by one coup. For staff and study."""

    book: str
    variation: str
    wagers: list[WagerRemoved]


# --- for whom ------------------------------------------------------------------------------------


def may_remove(session: Session | None) -> bool:
    """Whoever works here and inspectors, in the course of their duty; nobody who is locked or has a one-time code."""
    return session is not None and not session.must_choose and sees_names(who_looks(session)[1])


def device_clauses(book: Rulebook) -> Clauses:
    """By which a book keeps what analyses the game from its tables, and whom it excuses; none where it is silent."""
    return tuple(
        clause
        for row in book.conduct.breach
        if row.id == "device"
        for clause in (*row.clauses, *(one for rule in row.excused.values() for one in rule.clauses))
    )


def _only_for_study(session: Session | None, book: Rulebook) -> None:
    if not may_remove(session):
        cited = device_clauses(book)
        numbers = [clause.number for clause in cited]
        says = english(ErrorCode.REMOVED_CARDS, clauses=numbers)
        raise HttpError(403, ErrorCode.REMOVED_CARDS, says, clauses=numbers, cited=[str(one) for one in cited])


def _sees_edges(session: Session | None, allowed: bool) -> bool:
    return allowed or may_remove(session)


# --- what is asked -------------------------------------------------------------------------------


class _Asked(NamedTuple):
    """A question, which is also what its answer is kept by."""

    book: str  # and its edition
    variation: str
    decks: int | None
    options: tuple[tuple[str, str], ...]
    changes: tuple[ChangedPay, ...]
    removed: tuple[Card, ...]


def _not_understood(field: str) -> HttpError:
    facts = {"about": "field", "field": field}
    return HttpError(422, ErrorCode.NOT_UNDERSTOOD, english(ErrorCode.NOT_UNDERSTOOD, **facts), **facts)


def _options(option: list[str]) -> tuple[tuple[str, str], ...]:
    pairs = [one.partition(":") for one in option]
    if not all(key and value for key, _, value in pairs):
        raise _not_understood("option")
    return tuple(sorted((key, value) for key, _, value in pairs))


def _changes(pay: list[str]) -> tuple[ChangedPay, ...]:
    """`tie:1:9 to 1`: of a wager, a row by its number, and what it pays."""
    found = []
    for one in pay:
        wager, _, rest = one.partition(":")
        row, _, odds = rest.rpartition(":")
        try:
            found.append(ChangedPay(wager, row, Odds.read(odds)))
        except ValueError:
            raise _not_understood("pay") from None
    return tuple(found)


def _cards(removed: str) -> tuple[Card, ...]:
    try:
        return tuple(sorted(read_cards(removed), key=lambda card: card.code))
    except NotationError:
        raise _not_understood("removed") from None


# --- what is answered ----------------------------------------------------------------------------

_kept: Final[OrderedDict[_Asked, TableOdds | Refusal]] = OrderedDict()
_offered: Final[dict[tuple[str, str], list[VariationOfOdds]]] = {}  # by edition and language


def _reckoned(book: Rulebook, asked: _Asked) -> TableOdds | Refusal:
    """By the one thread alone, so that nothing is reckoned twice."""
    if asked not in _kept:
        _kept[asked] = _reckon(book, asked)
        while len(_kept) > _KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(asked)
    return _kept[asked]


def _reckon(book: Rulebook, asked: _Asked) -> TableOdds | Refusal:
    left = None
    if asked.removed:
        try:
            left = Composition.fresh(asked.decks or book.cards.decks.default).without(asked.removed)
        except NotationError:  # more of a kind than there are, or too few are left
            raise _not_understood("removed") from None
    return table_odds(
        book,
        asked.variation,
        decks=asked.decks,
        options=dict(asked.options),
        composition=left,
        pays=asked.changes,
    )


def _whole(book: Rulebook, asked: _Asked, language: str, *, edges: bool) -> OddsShown | Refusal:
    plain = _reckoned(book, asked._replace(changes=()))
    if isinstance(plain, Refusal):
        return plain
    table = _reckoned(book, asked)
    if isinstance(table, Refusal):
        return table
    removed = " ".join(card.code for card in asked.removed)
    return told_odds_table(book, table, plain, asked.changes, removed=removed, language=language, edges=edges)


def _not_in_the_book(found: Refusal) -> Response:
    return as_json(encode({"refused": refused(found)}), 422)


def _slowly(request: Request, session: Session | None) -> None:
    whose = f"person {session.account.id}" if session else f"address {client_of(request).address}"
    if not house_of(request).reckoning.take(whose):
        raise HttpError(429, ErrorCode.TOO_FAST, "too many questions about odds: slow down")


@odds_api.get("/odds/{book}", responses=answers(404, 409))
async def odds_choices(book: str, request: Request, language: str = ENGLISH) -> OddsChoices:
    """What can be chosen of a book that matters to its odds."""
    known_language(language)
    session, shows = await find_session(request), house_of(request).settings.edge_for_patrons
    opened = await asyncio.to_thread(known_book, book)
    return await asyncio.to_thread(_choices, opened, language, session, shows)


def _choices(book: Rulebook, language: str, session: Session | None, shows: bool) -> OddsChoices:
    speaker = speaker_of(book, language)
    return OddsChoices(
        book=book.id,
        casino=book.source.casino,
        title=own(book, speaker)(book.source.title),
        decks=list(book.cards.decks.allowed),
        usual_decks=book.cards.decks.default,
        variations=_variations(book, speaker),
        removed=may_remove(session),
        clauses=[str(clause) for clause in device_clauses(book)],
        edges=_sees_edges(session, shows),
    )


def _variations(book: Rulebook, speaker: Speaker) -> list[VariationOfOdds]:
    """Kept, as each value of each option has to be tried; there are as many as books with languages."""
    key = (book.digest, speaker.language)
    if key not in _offered:
        say, name = own(book, speaker), partial(value_name, speaker)
        _offered[key] = [
            VariationOfOdds(
                id=variation.id,
                name=speaker.named("variation", variation.id),
                options=[
                    OptionOfOdds(
                        key=option.key,
                        about=say(option.about),
                        values=[ValueOfOption(value=one, name=name(one)) for one in option.values],
                        usual=name(option.default) if option.default else "",
                        clauses=[str(clause) for clause in option.clauses],
                    )
                    for option in options_of_odds(book, variation.id)
                ],
            )
            for variation in book.variations
        ]
    return _offered[key]


@odds_api.get(
    "/odds/{book}/{variation}",
    responses=answers(404, 409, 422, 429),
)
async def odds_of_table(
    book: str,
    variation: str,
    request: Request,
    decks: Annotated[int | None, Query(ge=1, le=100)] = None,
    option: Texts = [],  # noqa: B006
    pay: Texts = [],  # noqa: B006
    removed: Removed | None = None,
    language: str = ENGLISH,
) -> OddsShown:
    """Every wager in the book's order. `option` is `super-6:on`; `pay`, what if a row paid other odds, `tie:1:9 to 1`;
    `removed`, cards taken out first, `AS KD`, is for staff and study."""
    known_language(language)
    session, house = await find_session(request), house_of(request)
    opened = await asyncio.to_thread(known_book, book)
    if removed is not None:
        _only_for_study(session, opened)
    asked = _Asked(opened.digest, variation, decks, _options(option), _changes(pay), _cards(removed or ""))
    if asked not in _kept:
        _slowly(request, session)
    edges = _sees_edges(session, house.settings.edge_for_patrons)
    found = await _apart(lambda: _whole(opened, asked, language, edges=edges))
    if isinstance(found, Refusal):
        return _not_in_the_book(found)  # type: ignore[return-value]  # the framework sends it as it is
    return found


@odds_api.get("/odds/{book}/{variation}/removal", responses=answers(404, 409, 422, 429))
async def removal_of_cards(
    book: str,
    variation: str,
    request: Request,
    decks: Annotated[int | None, Query(ge=1, le=100)] = None,
    option: Texts = [],  # noqa: B006
    language: str = ENGLISH,
) -> RemovalShown:
    """What one card less of each rank does to every wager. For staff and study."""
    known_language(language)
    session = await find_session(request)
    opened = await asyncio.to_thread(known_book, book)
    _only_for_study(session, opened)
    _slowly(request, session)
    found = await _apart(_removal, opened, _Asked(opened.digest, variation, decks, _options(option), (), ()), language)
    if isinstance(found, Refusal):
        return _not_in_the_book(found)  # type: ignore[return-value]  # the framework sends it as it is
    return found


def _removal(book: Rulebook, asked: _Asked, language: str) -> RemovalShown | Refusal:
    found = removal_effects(book, asked.variation, decks=asked.decks, options=dict(asked.options))
    if isinstance(found, Refusal):
        return found
    speaker = speaker_of(book, language)
    wagers = [
        WagerRemoved(
            wager=one.wager,
            name=speaker.named("wager", one.wager),
            chosen=told_choices(book, speaker, one.options),
            edge=exact(one.edge),
            edge_shown=percent(one.edge, 3),
            effects=[
                RankRemoved(rank=rank.value, effect=exact(effect), shown=percent(effect, 4))
                for rank, effect in one.by_rank.items()
            ],
        )
        for one in found.wagers
    ]
    return RemovalShown(book=book.id, variation=asked.variation, wagers=wagers)
