"""What each may see of a promotion: whoever works on it, and everyone.

The public sees what the terms say, how many entries there are, and every draw with who won, by names that may be shown:
an alias, else the number of an entry; never an id. It shows and decides nothing. Start at `promotion_view`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from croupier.clauses import Clauses
from croupier.languages.money import HOME, symbol
from croupier.money import Cents
from croupier.promotions.drawing.records import PrizesDrawn
from croupier.promotions.state import (
    IntegrityFinding,
    PrizeAward,
    Promotion,
    PromotionDispute,
    PromotionTicket,
    RefusedClaim,
    TermsSubmission,
)
from croupier.promotions.times import closing, drawing
from croupier.rulebooks import Rulebook
from croupier.table import Instant

PromotionStage: TypeAlias = Literal[
    "prepared", "published", "entries", "closed", "drawn", "postponed", "cancelled", "over"
]
NameOf: TypeAlias = Callable[[str, int], str]  # of an id and the number of an entry, what is shown


class SeenPrize(msgspec.Struct, frozen=True):
    what: str
    number: int
    value: Cents


class SeenWinner(msgspec.Struct, frozen=True):
    """An entry that won; `who` is an alias, or nothing where the number of the entry is all that is shown."""

    award: int
    prize: str
    value: Cents
    ticket: int
    who: str


class SeenPassed(msgspec.Struct, frozen=True):
    ticket: int
    who: str
    why: str


class SeenDraw(msgspec.Struct, frozen=True):
    """A draw with everything that it can be checked by."""

    number: int
    at: Instant
    among: int
    commitment: str
    tape: str
    salt: str
    word: str
    by: str
    winners: tuple[SeenWinner, ...]
    passed: tuple[SeenPassed, ...]
    undrawn: int
    clauses: Clauses


class PromotionBoard(msgspec.Struct, frozen=True):
    """What staff see besides: by ids."""

    tickets: tuple[PromotionTicket, ...]
    excluded: dict[str, str]
    present: tuple[str, ...]
    awards: tuple[PrizeAward, ...]
    claims: tuple[RefusedClaim, ...]
    findings: tuple[IntegrityFinding, ...]
    disputes: tuple[PromotionDispute, ...]
    submissions: tuple[TermsSubmission, ...]
    editions: int


class PromotionView(msgspec.Struct, frozen=True):
    """`edition` is the number of the terms that hold, nothing where none do; so are all that follow from them."""

    name: str
    book: str
    casino: str
    symbol: str
    zone: str  # by whose clocks its times are said
    stage: PromotionStage
    edition: int
    where: str  # the terms are to be had
    starts: Instant
    place: str
    closes: Instant
    draws_at: Instant
    draw_place: str
    present: bool  # a winner has to be there
    there: int  # entrants who are at the place of the draw
    entries: int
    prizes: tuple[SeenPrize, ...]
    commitment: str
    draws: tuple[SeenDraw, ...]
    why: str  # it waits, or was cancelled
    announced: str  # where the winners were made known
    board: PromotionBoard | UnsetType = UNSET


def promotion_stage(promotion: Promotion, now: Instant) -> PromotionStage:
    if promotion.closed:
        return "over"
    if promotion.cancelled:
        return "cancelled"
    if promotion.postponed:
        return "postponed"
    if promotion.draws:
        return "drawn"
    if promotion.started is not None:
        return "closed" if now > closing(promotion) else "entries"
    return "published" if promotion.holds else "prepared"


def promotion_view(
    promotion: Promotion, book: Rulebook, drawn: Sequence[tuple[str, PrizesDrawn]], name: NameOf, now: Instant
) -> PromotionView:
    """As everyone may see it; `drawn` are the draws, each with what was committed to before it."""
    edition = promotion.holds
    terms = edition.terms if edition else None
    return PromotionView(
        name=promotion.name,
        book=book.id,
        casino=book.source.casino,
        symbol=symbol(book.source.currency, HOME),
        zone=book.source.zone,
        stage=promotion_stage(promotion, now),
        edition=edition.number if edition else 0,
        where=edition.where if edition else "",
        starts=terms.details.starts if terms else 0,
        place=terms.details.place if terms else "",
        closes=closing(promotion),
        draws_at=drawing(promotion),
        draw_place=terms.draw.place if terms else "",
        present=terms is not None and terms.draw.present is True,
        there=len(promotion.present),
        entries=len(promotion.tickets),
        prizes=tuple(SeenPrize(one.what, one.number, one.value) for one in terms.prize) if terms else (),
        commitment=promotion.commitment,
        draws=tuple(_draw(promotion, commitment, one, name) for commitment, one in drawn),
        why=promotion.cancelled or _why(promotion),
        announced=promotion.published,
    )


def _why(promotion: Promotion) -> str:
    return next(reversed(promotion.findings.values())).why if promotion.postponed else ""


def _draw(promotion: Promotion, commitment: str, event: PrizesDrawn, name: NameOf) -> SeenDraw:
    return SeenDraw(
        number=event.draw,
        at=event.made.at,
        among=len(event.tickets),
        commitment=commitment,
        tape=event.tape,
        salt=event.salt,
        word=event.word,
        by=_giver(promotion, event.by, name),
        winners=tuple(
            SeenWinner(one.award, one.what, one.value, one.ticket, name(one.entrant, one.ticket))
            for one in event.winners
        ),
        passed=tuple(SeenPassed(one.ticket, name(one.entrant, one.ticket), one.why) for one in event.passed),
        undrawn=event.undrawn,
        clauses=event.under,
    )


def _giver(promotion: Promotion, by: str, name: NameOf) -> str:
    """Who gave the word: a scrutineer, whom the published terms name, or an entrant."""
    if by in promotion.entrants:
        return name(by, next(one.number for one in promotion.tickets if one.entrant == by))
    return by


def promotion_board(promotion: Promotion) -> PromotionBoard:
    return PromotionBoard(
        tickets=promotion.tickets,
        excluded=promotion.excluded,
        present=promotion.present,
        awards=tuple(promotion.awards.values()),
        claims=tuple(promotion.claims.values()),
        findings=tuple(promotion.findings.values()),
        disputes=tuple(promotion.disputes.values()),
        submissions=promotion.submissions,
        editions=len(promotion.editions),
    )
