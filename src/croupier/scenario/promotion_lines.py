"""Reading the part of a scenario that is about a promotion: what only a promotion has.

It judges no rule: what a book forbids is the promotion's answer. What lines about tournaments have too is read by
`ShortStreamReading`. Start at `PromotionReading.own_orders`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from croupier.cards import quoted
from croupier.promotions.codec import PROMOTION_COMMANDS, PROMOTION_EVENTS
from croupier.promotions.state import Promotion
from croupier.promotions.terms.schema import PromotionTerms
from croupier.rulebooks import Rulebook
from croupier.scenario.lines import Line
from croupier.scenario.part_statements import ActLineOf
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
from croupier.scenario.short_stream_lines import NUMBER, PartIsAbout, ShortStreamReading
from croupier.scenario.suggestion import instead
from croupier.scenario.times import moved
from croupier.scenario.values import ValueProblem, read_amount
from croupier.table import Instant


class PromotionReading(ShortStreamReading[PromotionScript, PromotionOrder, PromotionClaim]):
    """One promotion while its lines are read."""

    about: ClassVar = PartIsAbout(
        name="promotion",
        state=Promotion,
        commands=PROMOTION_COMMANDS,
        events=PROMOTION_EVENTS,
        terms=PromotionTerms,
        enter="enter-promotion",
        behind_names="by",
        people=("entrant", "claimant"),
        keywords=("book", "terms", "entrant", "entrants", "tape", "draw", "step", "as", "clock", "check"),
        possible=(
            "`A wins 500`, `A wins nothing`, `entries 4`, `owes promotion-winner`, "
            "`owes promotion-winner due +2 days`, `owes nothing`, an event such as `prizes-drawn draw=1`, "
            "or `state key=value`"
        ),
        terms_example="nights.toml",
        book_example="book star-sydney",
        actor_example="Kim:gaming-manager",
        actors="person:rank, or a rank",
        enter_example="entrants A B by visit",
    )

    def own_orders(self) -> dict[str, Callable[[Line], None]]:
        return {"tape": self._tape, "draw": self._draw}

    def made(
        self, name: str, line: int, book: Rulebook, acts: tuple[ActLineOf[PromotionOrder, PromotionClaim], ...]
    ) -> PromotionScript:
        return PromotionScript(name, line, book, acts)

    # --- what is done ----------------------------------------------------------------------------

    def terms_line(self, terms: PromotionTerms) -> PromotionTermsLine:
        return PromotionTermsLine(terms)

    def entry(self, words: list[str]) -> list[str]:
        """`entrants A B by visit`, `entrant C by wager 50`, and further facts: `entrant D by hand eligible=no`."""
        match words:
            case ["by", "wager", amount, *more] if "=" not in amount:
                return ["by=wager", f"wager={amount}", *more]
            case ["by", way, *more]:
                return [f"by={way}", *more]
        return words

    def entries(self, names: tuple[str, ...], facts: dict[str, Any]) -> EntriesLine:
        return EntriesLine(names, facts)

    def _tape(self, line: Line) -> None:
        match line.words[1:]:
            case ("seed", seed) if NUMBER.fullmatch(seed):
                self.add(line, TapeLine(int(seed)))
            case _:
                raise ValueProblem("write which tape is committed to, such as `tape seed 7`")

    def _draw(self, line: Line) -> None:
        match line.words[1:]:
            case ("word", word, "by", by):
                self.add(line, PrizesLine(word, by))
            case _:
                raise ValueProblem("write the word and who gives it, such as `draw word magpie by A`")

    # --- what is expected ------------------------------------------------------------------------

    def expected_here(self, words: tuple[str, ...], text: str) -> PromotionClaim | None:
        match words:
            case ("entries", count) if NUMBER.fullmatch(count):
                return EntriesAre(int(count))
            case ("owes", "nothing"):
                return PromotionOwes()
            case ("owes", id):
                return PromotionOwes(self._duty(id))
            case ("owes", id, "due", *when) if when:
                return PromotionOwes(self._duty(id), self._instant(" ".join(when)))
            case ("state", *_):
                return None
            case (name, "wins", amount) if name in self.entrants:
                return PersonWins(name, 0 if amount == "nothing" else read_amount(amount))
            case (name, "wins", _):
                raise ValueProblem(f"nobody called {quoted(name)} was told of: {instead(name, self.entrants)}")
        return None

    def _duty(self, id: str) -> str:
        known = [row.id for row in self.book.duties] if self.book is not None else []
        if id in known:
            return id
        raise ValueProblem(f"the book has no duty {quoted(id)}: {instead(id, known)}")

    def _instant(self, when: str) -> Instant:
        try:
            return moved(self.clock, when).at
        except ValueError as error:
            raise ValueProblem(str(error)) from None
