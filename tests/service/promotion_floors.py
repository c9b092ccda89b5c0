"""Promotions for tests of the web floor: put on a floor's log before it opens, by whoever usually gives each command.

Start at `promote`.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any

from msgspec.structs import replace

from croupier import open_book
from croupier.clauses import Refusal
from croupier.floor import Floor
from croupier.floor.ballots import SealedBallots
from croupier.promotions import records as r
from croupier.promotions.terms.schema import DrawTerms, EntryConditions, Prize, PromotionDetails, PromotionTerms
from croupier.promotions.usually import given_by
from croupier.store.keys import open_keys
from croupier.table import Actor, Command
from promotions import HOUR, promotion_terms
from service.floors import Ready

HARBOUR = "promotion:harbour"
DAY = 24 * HOUR


def terms_now(book: str, now: int, *, closes: int = DAY, present: bool = True) -> PromotionTerms:
    """As the tests' own, but running now."""
    terms = promotion_terms(book, Prize(what="A watch", value=12_000_00), Prize(what="A dinner for two", value=120_00))
    return replace(
        terms,
        details=PromotionDetails(starts=now + 25 * HOUR if book == "star-sydney" else now, place="Main floor"),
        entry=EntryConditions(
            by=("wager", "visit", "hand"), eligibility=("Members.",), wager=50_00, closes=now + closes
        ),
        draw=DrawTerms(
            manner="Drawn from all entries.",
            at=now + closes + 1,
            place="Main floor",
            present=present,
            scrutineers=("Morgan Reed",),
        ),
    )


class Promoting:
    """A promotion in the log of a floor that is not open, at a time of its own."""

    def __init__(self, ready: Ready, book: str, began: int) -> None:
        self.ready, self.book, self.at = ready, open_book(book), began
        self._given = 0

    def __enter__(self) -> Promoting:
        self._log = closing(self.ready.log())
        log = self._log.__enter__()
        self.keys = open_keys(self.ready.settings.keys_folder, create=True)
        self.floor, self.ballots = Floor(log, self.keys), SealedBallots(log, self.keys.tape_key, 1)
        return self

    def __exit__(self, *_: object) -> None:
        self.floor.close()
        self._log.__exit__(None, None, None)

    def give(self, kind: type[Command], **facts: Any) -> None:
        promotion = self.floor.standing(HARBOUR).promotion
        self._given += 1
        asked = kind(f"before-{self._given}", Actor("", ""), self.at, **facts)
        command, _ = given_by(promotion, asked, self.book)
        answer = self.floor.desk(HARBOUR, self.book).give(command)
        assert not isinstance(answer, Refusal), answer


def promote(ready: Ready, began: int, book: str = "crown-sydney", **terms: Any) -> None:
    """Published, committed and running since `began`; `player`, `kim` and `lee` entered, the first two are there."""
    with Promoting(ready, book, began) as event:
        event.give(r.BeginPromotion, name="Harbour Nights")
        event.give(r.WritePromotionTerms, terms=terms_now(book, began, **terms))
        event.give(r.PublishPromotionTerms, where="At the desk")
        event.give(r.CommitDraw, commitment=event.ballots.commit(HARBOUR))
        event.give(r.StartPromotion)
        for one in ("player", "kim", "lee", "kim"):
            event.give(r.EnterPromotion, entrant=one, by="visit")
        for one in ("player", "kim"):
            event.give(r.CheckIn, entrant=one)
