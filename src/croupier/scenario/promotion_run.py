"""Running the parts of a scenario that are about a promotion: what only a promotion does and owes.

Start at `PromotionRun.report`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from croupier.clauses import Refusal
from croupier.duties import owed
from croupier.promotions import records as r
from croupier.promotions.apply import apply
from croupier.promotions.owing import open_promotion_duties
from croupier.promotions.state import AwardStatus, Promotion
from croupier.promotions.usually import given_by
from croupier.rulebooks import Rulebook
from croupier.scenario.facts import StepWords
from croupier.scenario.promotion_statements import (
    EntriesAre,
    EntriesLine,
    PersonWins,
    PrizesLine,
    PromotionClaim,
    PromotionOrder,
    PromotionOwes,
    PromotionScript,
    PromotionTermsLine,
    TapeLine,
)
from croupier.scenario.report import GivenCommand, PromotionReport
from croupier.scenario.short_stream_run import ShortStreamRun
from croupier.scenario.values import cents_text
from croupier.table import Command


class PromotionRun(ShortStreamRun[Promotion, PromotionOrder, PromotionClaim]):
    """One promotion, over all the parts of a file that are about it."""

    def __init__(self, name: str, book: Rulebook) -> None:
        super().__init__(Promotion(id=f"promotion:{name}"), name, book)

    def report(self, script: PromotionScript) -> PromotionReport:
        return PromotionReport(
            name=self.name,
            line=script.line,
            book=self.book.id,
            edition=self.book.imprint,
            done=self.done(script),
            promotion=self.state,
            currency=self.book.source.currency,
        )

    def own_orders(self, order: PromotionOrder) -> Iterator[StepWords]:
        match order:
            case PromotionTermsLine(terms):
                if not self.state.name:
                    yield StepWords(r.BeginPromotion, {"name": terms.name or self.name})
                yield StepWords(r.WritePromotionTerms, {"terms": terms})
            case EntriesLine(entrants, facts):
                for entrant in entrants:
                    yield StepWords(r.EnterPromotion, {"entrant": entrant, **facts})
            case TapeLine(seed):
                yield StepWords(r.CommitDraw, {"commitment": self.commitment(seed)})
            case PrizesLine(word, by):
                yield StepWords(r.DrawPrizes, {**self.opened(), "word": word, "by": by}, self.actor)
            case _:
                assert_never(order)

    def answered(self, command: Command, actor: str) -> GivenCommand:
        command, answer = given_by(self.state, command, self.book, actor)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.state = apply(self.state, event)
        return GivenCommand(command, answer)

    def own_claim(self, claim: PromotionClaim) -> str | None:
        match claim:
            case PersonWins(person, value):
                awards = [one for one in self.state.awards.values() if one.status is not AwardStatus.REFUSED]
                won = sum(one.value for one in awards if one.entrant == person)
                return None if won == value else f"{person} wins {cents_text(won) if won else 'nothing'}"
            case EntriesAre(count):
                found = len(self.state.tickets)
                return None if found == count else f"there are {found}"
            case PromotionOwes():
                return self._owes(claim)
            case _:
                assert_never(claim)

    def _owes(self, claim: PromotionOwes) -> str | None:
        found = list(owed(self.book, self.state.id, open_promotion_duties(self.state, self.book)))
        told = ", ".join(f"{one.id} due {one.due_on or 'as soon as practicable'}" for one in found) or "nothing"
        if not claim.id:
            return None if not found else f"it owes {told}"
        right = [one for one in found if one.id == claim.id and claim.due in (None, one.due)]
        return None if right else f"it owes {told}"
