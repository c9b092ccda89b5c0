"""The promotion of the day: terms, entries by wagers at the casino's tables, the draw, winners told, a claim refused.

What a book orders of it is asked of the promotion's own commands. Start at `PromotionOfTheDay.hold`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib import resources
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from croupier.clauses import Silent
from croupier.day.chances import DayChance
from croupier.day.clock import HOUR, MINUTE, DayClock
from croupier.day.said import said
from croupier.day.streams import DayStream
from croupier.floor import Floor, shelved
from croupier.floor.ballots import SealedBallots
from croupier.money import Cents
from croupier.promotions import records as r
from croupier.promotions.state import Promotion
from croupier.promotions.terms.reading import read_promotion
from croupier.promotions.terms.schema import PromotionTerms
from croupier.promotions.usually import given_by
from croupier.rulebooks import Rulebook
from croupier.table import Instant

PROMOTION: Final = "promotion:harbour-evening"
_WORD: Final = "magpie"
_ENTERS: Final = 250  # in a thousand wagers that may: not everyone asks for a ticket
_VISITOR: Final = "visitor"


class WagerMade(NamedTuple):
    """A wager at a table of the day: whose, when, how much, and where it can be found."""

    at: Instant
    patron: str
    stake: Cents
    reference: str


def promotion_terms() -> PromotionTerms:
    """As they are written, with the times of some day."""
    text = (resources.files("croupier.day") / "promotion.toml").read_text(encoding="utf-8")
    return read_promotion(text).terms


def promotion_book() -> Rulebook:
    return shelved(promotion_terms().book)


class PromotionOfTheDay:
    def __init__(self, floor: Floor, opens: Instant, closes: Instant, seed: int, *, tape_key: bytes) -> None:
        terms = promotion_terms()
        drawn = closes - (closes - opens) // 8
        self.terms = replace(
            terms,
            details=replace(terms.details, starts=opens),
            entry=replace(terms.entry, closes=drawn - 5 * MINUTE),
            draw=replace(terms.draw, at=drawn),
        )
        self.book = shelved(terms.book)
        self.clock = DayClock(opens - 72 * HOUR)
        self.stream = DayStream(floor, PROMOTION, self.book, self.clock, given_by)
        self._ballots = SealedBallots(floor.log, tape_key, seed)
        self._chance = DayChance(seed, PROMOTION)
        self._floor = floor

    @property
    def promotion(self) -> Promotion:
        return self._floor.standing(PROMOTION).promotion

    def hold(self, wagers: Iterable[WagerMade]) -> None:
        give, terms, chapter = self.stream.give, self.terms, self.book.promotions
        assert not isinstance(chapter, Silent), "the book of the day's promotion has a chapter on them"
        give(r.BeginPromotion, name=terms.name)
        give(r.WritePromotionTerms, terms=terms)
        give(r.PublishPromotionTerms, where=terms.available)
        give(r.SubmitPromotionTerms, to=chapter.terms.submitted.to, reference="P-1")
        commitment = self._ballots.commit(PROMOTION)
        give(r.CommitDraw, commitment=commitment)
        self.clock.until(terms.details.starts)
        give(r.StartPromotion)
        self._enter(wagers)
        self.clock.until(terms.draw.at)
        tape, salt = self._ballots.open(commitment, PROMOTION, 1)
        give(r.DrawPrizes, tape=tape.hex(), salt=salt.hex(), word=_WORD, by=terms.draw.scrutineers[0])
        self._prizes()

    def _enter(self, wagers: Iterable[WagerMade]) -> None:
        """An entry for a wager that is large enough, as often as the terms allow; and one for a visit."""
        entries: Counter[str] = Counter()
        self.stream.give(r.EnterPromotion, entrant=_VISITOR, by="visit")
        for one in sorted(wagers):
            if one.stake < self.terms.entry.wager or one.at >= self.terms.entry.closes - MINUTE:
                continue
            if entries[one.patron] < self.terms.entry.most and self._chance.happens(_ENTERS):
                entries[one.patron] += 1
                self.clock.until(one.at)
                facts: dict[str, Any] = {"by": "wager", "wager": one.stake, "reference": one.reference}
                self.stream.give(r.EnterPromotion, entrant=one.patron, **facts)

    def _prizes(self) -> None:
        """Most winners are reached and have their prize; whoever claims one without having won it is refused."""
        for award in tuple(self.promotion.awards.values()):
            self.clock.wait(MINUTE)
            reached = self._chance.happens(700)
            self.stream.give(r.ContactWinner, award=award.number, method="telephone", reached=reached)
            if reached:
                self.stream.give(r.AwardPrize, award=award.number)
        refused: dict[str, Any] = {"claimant": "stranger", "prize": 2, "reason": said().no_entry}
        self.stream.give(r.RefusePrize, details=("name", "address"), **refused)
