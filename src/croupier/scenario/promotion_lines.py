"""Reading the part of a scenario that is about a promotion: its terms, entries, steps, and what is expected.

It knows the keywords of such a part and judges no rule: what a book forbids is the promotion's answer. Start at
`PromotionReading.read`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path, PurePath
from typing import Final

from croupier.cards import quoted
from croupier.languages import Speaker
from croupier.promotions.codec import PROMOTION_COMMANDS, PROMOTION_EVENTS
from croupier.promotions.state import Promotion
from croupier.promotions.terms.reading import read_promotion
from croupier.rulebooks import Rulebook
from croupier.scenario import expectations
from croupier.scenario.facts import read_seen, read_step
from croupier.scenario.lines import Line, words_in
from croupier.scenario.paths import read_facts
from croupier.scenario.promotion_statements import (
    EntriesAre,
    EntriesLine,
    PersonWins,
    PrizesLine,
    PromotionCheck,
    PromotionClaim,
    PromotionLine,
    PromotionOrder,
    PromotionOwes,
    PromotionScript,
    PromotionTermsLine,
    TapeLine,
)
from croupier.scenario.statements import ActAs, CitesClauses, Figure, Happened, IsRefused, SetClock, StateIs, StepLine
from croupier.scenario.suggestion import instead
from croupier.scenario.times import START, moved
from croupier.scenario.tournament_lines import expectations_of, names_in
from croupier.scenario.values import ReadingOf, ValueProblem, read_amount
from croupier.table import Instant

CLAIMS: Final = ("refused", "event", "no-event", "cites", "does", "does-not-cite", "expect")
KEYWORDS: Final = ("book", "terms", "entrant", "entrants", "tape", "draw", "step", "as", "clock", "check", *CLAIMS)

_ACTOR: Final = re.compile(r"[A-Za-z0-9_./:-]{1,60}")
_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_POSSIBLE: Final = (
    "`A wins 500`, `A wins nothing`, `entries 4`, `owes promotion-winner`, `owes promotion-winner due +2 days`, "
    "`owes nothing`, an event such as `prizes-drawn draw=1`, or `state key=value`"
)


class PromotionReading:
    """One promotion while its lines are read; it goes on where the file comes back to it."""

    def __init__(self, name: str, file: str, open_book: Callable[[str], Rulebook]) -> None:
        self.name = name
        self.entrants: list[str] = []
        self.clock = START
        self.book: Rulebook | None = None
        self._file = file
        self._open_book = open_book
        self._line = 0
        self._acts: list[tuple[Line, PromotionOrder, list[PromotionCheck]]] = []
        self._about: list[PromotionCheck] | None = None  # the checks of the line that expectations are about
        self._orders: dict[str, Callable[[Line], None]] = {
            "book": self._name_book,
            "terms": self._terms,
            "entrant": self._enter,
            "entrants": self._enter,
            "tape": self._tape,
            "draw": self._draw,
            "step": self._step,
            "as": self._as,
            "clock": self._clock,
            "check": self._check,
            **dict.fromkeys(CLAIMS, self._claims),
        }

    def begin(self, line: int) -> None:
        """A part of the file is about it from this line on."""
        self._line, self._acts, self._about = line, [], None

    def script(self) -> PromotionScript | None:
        """What the part said; nothing where it did nothing."""
        if self.book is None or not self._acts:
            return None
        acts = tuple(PromotionLine(line, order, tuple(checks)) for line, order, checks in self._acts)
        return PromotionScript(self.name, self._line, self.book, acts)

    def read(self, line: Line) -> None:
        known = self._orders.get(line.keyword)
        if known is None:
            words = ", ".join(KEYWORDS)
            meant = instead(line.keyword, KEYWORDS)
            raise ValueProblem(f"{quoted(line.keyword)} is not understood in a promotion: {meant} It has {words}")
        known(line)

    # --- what is done ----------------------------------------------------------------------------

    def _add(self, line: Line, order: PromotionOrder) -> None:
        if self.book is None:
            raise ValueProblem("name the terms first, such as `terms nights.toml`, or the book: `book star-sydney`")
        self._about = []
        self._acts.append((line, order, self._about))

    def _name_book(self, line: Line) -> None:
        if self.book is not None:
            raise ValueProblem("this promotion has its book: begin another with `promotion` first")
        if len(line.words) != 2:
            raise ValueProblem("write one book, such as `book star-sydney`")
        self.book = self._open_book(line.words[1])

    def _terms(self, line: Line) -> None:
        """`terms nights.toml`, which is looked for from the folder of the scenario's own file."""
        if len(line.words) != 2:
            raise ValueProblem("write one file, such as `terms nights.toml`")
        path = PurePath(self._file).parent / line.words[1]
        try:
            read = read_promotion(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise ValueProblem(f"the terms {quoted(str(path))} cannot be read: {error}") from None
        if read.faults:
            first = read.faults[0]
            why = (Speaker(currency=self.book.source.currency) if self.book else Speaker()).said(first.message)
            raise ValueProblem(f"{quoted(str(path))} is not terms: line {first.line}: {why}")
        if self.book is None:
            self.book = self._open_book(read.terms.book)
        self._add(line, PromotionTermsLine(read.terms))

    def _enter(self, line: Line) -> None:
        """`entrants A B by visit`, `entrant C by wager 50`, and further facts: `entrant D by hand eligible=no`."""
        names: list[str] = []
        rest = list(line.words[1:])
        while rest and rest[0] != "by" and "=" not in rest[0]:
            names += names_in(rest.pop(0).rstrip(","))
        match rest:
            case ["by", "wager", amount, *more] if "=" not in amount:
                rest = ["by=wager", f"wager={amount}", *more]
            case ["by", way, *more]:
                rest = [f"by={way}", *more]
        if not names:
            raise ValueProblem("say who enters, such as `entrants A B by visit`")
        words = read_step(("enter-promotion", f"entrant={names[0]}", *rest), self.clock, PROMOTION_COMMANDS)
        self._know(*names)
        facts = {name: value for name, value in words.facts.items() if name != "entrant"}
        self._add(line, EntriesLine(tuple(names), facts))

    def _know(self, *names: str) -> None:
        self.entrants += [name for name in names if name not in self.entrants]

    def _tape(self, line: Line) -> None:
        match line.words[1:]:
            case ("seed", seed) if _NUMBER.fullmatch(seed):
                self._add(line, TapeLine(int(seed)))
            case _:
                raise ValueProblem("write which tape is committed to, such as `tape seed 7`")

    def _draw(self, line: Line) -> None:
        match line.words[1:]:
            case ("word", word, "by", by):
                self._add(line, PrizesLine(word, by))
            case _:
                raise ValueProblem("write the word and who gives it, such as `draw word magpie by A`")

    def _step(self, line: Line) -> None:
        words = read_step(line.words[1:], self.clock, PROMOTION_COMMANDS)
        if words.actor:
            self._actor(words.actor)
        known = [words.facts.get(name) for name in ("entrant", "claimant")]
        self._know(*(name for name in known if isinstance(name, str)))
        self._add(line, StepLine(words))

    def _as(self, line: Line) -> None:
        if len(line.words) != 2:
            raise ValueProblem("write who gives the steps, such as `as Kim:gaming-manager` or `as usual`")
        actor = line.words[1]
        self._note(line, ActAs("" if actor == "usual" else self._actor(actor)))

    def _actor(self, actor: str) -> str:
        if not _ACTOR.fullmatch(actor):
            raise ValueProblem(f"{quoted(actor)} is nobody: write person:rank, or a rank")
        return actor

    def _clock(self, line: Line) -> None:
        if len(line.words) < 2:
            raise ValueProblem("say what time it is, such as `clock 20:00:00` or `clock +2 days`")
        try:
            self.clock = moved(self.clock, " ".join(line.words[1:]))
        except ValueError as error:
            raise ValueProblem(str(error)) from None
        self._note(line, SetClock(self.clock.at))

    def _note(self, line: Line, order: PromotionOrder) -> None:
        """A line that does nothing by itself: what is expected below it is about the line above."""
        self._acts.append((line, order, []))

    def _check(self, line: Line) -> None:
        claim = expectations.figure(line.after)
        self._acts.append((line, Figure(line.after), [PromotionCheck(line, line.text, claim)]))

    # --- what is expected ------------------------------------------------------------------------

    def _claims(self, line: Line) -> None:
        if self._about is None:
            raise ValueProblem(f"nothing has happened yet: `{line.keyword}` stands below the line it is about")
        self._about += (PromotionCheck(line, text, claim) for text, claim in self._read_claims(line))

    def _read_claims(self, line: Line) -> list[tuple[str, PromotionClaim]]:
        if line.keyword == "expect":
            return [(f"expect {part.strip()}", self._expected(part)) for part in expectations_of(line.after)]
        reader = expectations.Reader(self.book, self.entrants, self.clock, PROMOTION_EVENTS)
        found: list[tuple[str, PromotionClaim]] = []
        for text, claim in expectations.read_claims(line, reader):
            assert isinstance(claim, IsRefused | Happened | CitesClauses), "these keywords claim nothing else"
            found.append((text, claim))
        return found

    def _expected(self, text: str) -> PromotionClaim:
        words = words_in(text)
        match words:
            case ("entries", count) if _NUMBER.fullmatch(count):
                return EntriesAre(int(count))
            case ("owes", "nothing"):
                return PromotionOwes()
            case ("owes", id):
                return PromotionOwes(self._duty(id))
            case ("owes", id, "due", *when) if when:
                return PromotionOwes(self._duty(id), self._instant(" ".join(when)))
            case ("state", *facts) if facts:
                return StateIs(read_facts(Promotion, facts, ReadingOf(self.clock)))
            case (name, "wins", amount) if name in self.entrants:
                return PersonWins(name, 0 if amount == "nothing" else read_amount(amount))
            case (name, "wins", _):
                raise ValueProblem(f"nobody called {quoted(name)} was told of: {instead(name, self.entrants)}")
            case (name, *_) if name in PROMOTION_EVENTS:
                return Happened(read_seen(words, self.clock, PROMOTION_EVENTS))
        raise ValueProblem(f"{quoted(text.strip())} is not understood: write {_POSSIBLE}")

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
