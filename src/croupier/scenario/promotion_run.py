"""Running the parts of a scenario that are about a promotion: each line's commands, and its checks held against them.

As at a tournament: times come from the file, ids are s1, s2 and so on, and nothing is drawn by chance. Whoever usually
gives a command gives it, unless the line says who. Start at `PromotionRun.report`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from msgspec.structs import replace

from croupier.chance import salt_of, tape_of
from croupier.chance.ballot import SEAL_BYTES, sealed, tapes_for
from croupier.clauses import Refusal
from croupier.duties import owed
from croupier.promotions import records as r
from croupier.promotions.apply import apply
from croupier.promotions.owing import open_promotion_duties
from croupier.promotions.state import AwardStatus, Promotion
from croupier.promotions.usually import given_by
from croupier.rulebooks import Rulebook
from croupier.scenario.facts import StepWords
from croupier.scenario.judge import Answered, judge_answer, refused_unasked
from croupier.scenario.paths import fits, shown
from croupier.scenario.promotion_statements import (
    EntriesAre,
    EntriesLine,
    PersonWins,
    PrizesLine,
    PromotionClaim,
    PromotionLine,
    PromotionOwes,
    PromotionScript,
    PromotionTermsLine,
    TapeLine,
)
from croupier.scenario.report import Checked, GivenCommand, PlayedLine, PromotionReport
from croupier.scenario.statements import ActAs, Figure, SetClock, StateIs, StepLine
from croupier.scenario.times import NOON
from croupier.scenario.values import cents_text
from croupier.table import Actor, Command, Instant

_NOBODY_YET: Final = Actor("", "")


class PromotionRun:
    """One promotion, over all the parts of a file that are about it."""

    def __init__(self, name: str, book: Rulebook) -> None:
        self.promotion = Promotion(id=f"promotion:{name}")
        self._name, self._book = name, book
        self._clock: Instant = NOON
        self._actor = ""
        self._given = 0
        self._seed = 0  # of the tape that was committed to

    def report(self, script: PromotionScript) -> PromotionReport:
        return PromotionReport(
            name=self._name,
            line=script.line,
            book=self._book.id,
            edition=self._book.imprint,
            done=tuple([self._act(act) for act in script.acts]),
            promotion=self.promotion,
            currency=self._book.source.currency,
        )

    # --- one line --------------------------------------------------------------------------------

    def _act(self, act: PromotionLine) -> PlayedLine:
        given: list[GivenCommand] = []
        checks: list[Checked] = []
        broke = ""
        try:
            for words in self._orders(act):
                given.append(self._give(words))
                if given[-1].refusal is not None:
                    if not act.may_be_refused:
                        checks.append(Checked(act.line, act.line.text, False, refused_unasked(given[-1])))
                    break
        except Exception as error:  # a fault of the engine: it is told with its line, and the rest is still run
            broke = f"the engine failed: {type(error).__name__}: {error}"
        for check in act.checks:
            found = self._judged(check.claim, given)
            checks.append(Checked(check.line, check.text, found is None, found or ""))
        return PlayedLine(act.line, tuple(given), tuple(checks), broke)

    def _orders(self, act: PromotionLine) -> Iterator[StepWords]:
        match act.order:
            case PromotionTermsLine(terms):
                if not self.promotion.name:
                    yield StepWords(r.BeginPromotion, {"name": terms.name or self._name})
                yield StepWords(r.WritePromotionTerms, {"terms": terms})
            case EntriesLine(entrants, facts):
                for entrant in entrants:
                    yield StepWords(r.EnterPromotion, {"entrant": entrant, **facts})
            case TapeLine(seed):
                self._seed = seed
                tapes, salt = self._tapes()
                committed = sealed(tapes[0], salt, self.promotion.id).hex()
                yield StepWords(r.CommitDraw, {"commitment": committed})
            case PrizesLine(word, by):
                tapes, salt = self._tapes()
                sealed_with = {"tape": tapes[self.promotion.draws].hex(), "salt": salt.hex()}
                yield StepWords(r.DrawPrizes, {**sealed_with, "word": word, "by": by}, self._actor)
            case StepLine(words):
                yield replace(words, actor=words.actor or self._actor)
            case ActAs(actor):
                self._actor = actor
            case SetClock(at):
                self._clock = at
            case Figure():
                pass
            case _:
                assert_never(act.order)

    def _tapes(self) -> tuple[tuple[bytes, ...], bytes]:
        """Of all the draws, and what keeps their commitment from being guessed."""
        tape, salt = tape_of(self._seed, 1)[:SEAL_BYTES], salt_of(self._seed, 1)
        return tapes_for(tape, salt, self.promotion.id), salt

    def _give(self, words: StepWords) -> GivenCommand:
        self._given += 1
        at = self._clock if words.at is None else words.at
        command: Command = words.kind(f"s{self._given}", _NOBODY_YET, at, **words.facts)
        command, answer = given_by(self.promotion, command, self._book, words.actor)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.promotion = apply(self.promotion, event)
        return GivenCommand(command, answer)

    # --- what is expected ------------------------------------------------------------------------

    def _judged(self, claim: PromotionClaim, given: list[GivenCommand]) -> str | None:
        match claim:
            case StateIs():
                if fits(self.promotion, claim.facts, lambda wager: None):
                    return None
                return " ".join(shown(fact, self.promotion) for fact in claim.facts)
            case PersonWins(person, value):
                awards = [one for one in self.promotion.awards.values() if one.status is not AwardStatus.REFUSED]
                won = sum(one.value for one in awards if one.entrant == person)
                return None if won == value else f"{person} wins {cents_text(won) if won else 'nothing'}"
            case EntriesAre(count):
                found = len(self.promotion.tickets)
                return None if found == count else f"there are {found}"
            case PromotionOwes():
                return self._owes(claim)
            case _:
                return judge_answer(claim, Answered(given, lambda wager: None))

    def _owes(self, claim: PromotionOwes) -> str | None:
        found = list(owed(self._book, self.promotion.id, open_promotion_duties(self.promotion, self._book)))
        told = ", ".join(f"{one.id} due {one.due_on or 'as soon as practicable'}" for one in found) or "nothing"
        if not claim.id:
            return None if not found else f"it owes {told}"
        right = [one for one in found if one.id == claim.id and claim.due in (None, one.due)]
        return None if right else f"it owes {told}"
