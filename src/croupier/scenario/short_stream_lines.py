"""Reading a part of a scenario that is about a tournament or a promotion: what lines about either have in common.

Terms come as a file, people enter, tapes are sealed and drawn from, steps and clocks and expectations are as at a
table. It knows neither tournaments nor promotions; what only one of them has is read by `TournamentReading` and
`PromotionReading`. Start at `ShortStreamReading.read`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path, PurePath
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from croupier.cards import quoted
from croupier.languages import Speaker
from croupier.rulebooks import Rulebook
from croupier.scenario import expectations
from croupier.scenario.facts import read_seen, read_step
from croupier.scenario.lines import Line, parted, words_in
from croupier.scenario.part_statements import (
    ActAs,
    ActLineOf,
    AnyClaim,
    AnyOrder,
    CheckOf,
    CitesClauses,
    Claim,
    Figure,
    Happened,
    IsRefused,
    Order,
    ScriptOf,
    SetClock,
    StateIs,
    StepLine,
)
from croupier.scenario.paths import read_facts
from croupier.scenario.suggestion import instead
from croupier.scenario.times import START, moved
from croupier.scenario.values import ReadingOf, ValueProblem
from croupier.table import Command, Event
from croupier.terms.reading import read_as

CLAIMS: Final = ("refused", "event", "no-event", "cites", "does", "does-not-cite", "expect")
NUMBER: Final = re.compile(r"[0-9]{1,6}")

_NAME: Final = r"[A-Za-z][A-Za-z0-9_-]{0,29}"
_PERSON: Final = re.compile(_NAME)
_RANGE: Final = re.compile(r"([A-Za-z][A-Za-z_-]{0,20})([0-9]{1,3})\.\.(?:\1)?([0-9]{1,3})")
_ACTOR: Final = re.compile(r"[A-Za-z0-9_./:-]{1,60}")
_MOST_PEOPLE: Final = 999

Script = TypeVar("Script", bound=ScriptOf[Any, Any])


class PartIsAbout(msgspec.Struct, frozen=True):
    """What a part is about: how it is called, what it has, and what is shown to whoever writes it wrongly."""

    name: str  # tournament, promotion
    state: type[msgspec.Struct]
    commands: Mapping[str, type[Command]]
    events: Mapping[str, type[Event]]
    terms: type[Any]  # what a file of terms is read as
    enter: str  # the command by which someone enters
    behind_names: str  # the word that ends the names of an entry
    people: tuple[str, ...]  # facts of a step that name someone
    keywords: tuple[str, ...]  # besides those that every such part has
    possible: str  # what may be expected
    terms_example: str
    book_example: str  # as a line has it
    actor_example: str
    actors: str  # who may be named as the one who gives steps
    enter_example: str


class ShortStreamReading(ABC, Generic[Script, Order, Claim]):
    """One of them while its lines are read; it goes on where the file comes back to it."""

    about: ClassVar[PartIsAbout]

    def __init__(self, name: str, file: str, open_book: Callable[[str], Rulebook]) -> None:
        self.name = name
        self.entrants: list[str] = []
        self.clock = START
        self.book: Rulebook | None = None
        self._file = file
        self._open_book = open_book
        self._line = 0
        self._acts: list[tuple[Line, Order | AnyOrder, list[CheckOf[Claim]]]] = []
        self._checks: list[CheckOf[Claim]] | None = None  # of the line that expectations are about
        self._orders: dict[str, Callable[[Line], None]] = {
            "book": self._name_book,
            "terms": self._terms,
            "entrant": self._enter,
            "entrants": self._enter,
            "step": self._step,
            "as": self._as,
            "clock": self._clock,
            "check": self._check,
            **self.own_orders(),
            **dict.fromkeys(CLAIMS, self._claims),
        }

    # --- what one of them has of its own ---------------------------------------------------------

    @abstractmethod
    def own_orders(self) -> dict[str, Callable[[Line], None]]:
        """What reads a line of each further keyword."""

    @abstractmethod
    def made(self, name: str, line: int, book: Rulebook, acts: tuple[ActLineOf[Order, Claim], ...]) -> Script: ...

    @abstractmethod
    def terms_line(self, terms: Any) -> Order: ...

    @abstractmethod
    def entry(self, words: list[str]) -> list[str]:
        """The facts of an entry as a step has them, of what stands behind the names."""

    @abstractmethod
    def entries(self, names: tuple[str, ...], facts: dict[str, Any]) -> Order: ...

    @abstractmethod
    def expected_here(self, words: tuple[str, ...], text: str) -> Claim | None:
        """What only one of them can be expected to be; nothing where these words mean nothing there."""

    # --- the part --------------------------------------------------------------------------------

    def begin(self, line: int) -> None:
        """A part of the file is about it from this line on."""
        self._line, self._acts, self._checks = line, [], None

    def script(self) -> Script | None:
        """What the part said; nothing where it did nothing."""
        if self.book is None or not self._acts:
            return None
        acts = tuple(ActLineOf[Order, Claim](line, order, tuple(checks)) for line, order, checks in self._acts)
        return self.made(self.name, self._line, self.book, acts)

    def read(self, line: Line) -> None:
        known = self._orders.get(line.keyword)
        if known is None:
            keywords = (*self.about.keywords, *CLAIMS)
            meant = instead(line.keyword, keywords)
            raise ValueProblem(
                f"{quoted(line.keyword)} is not understood in a {self.about.name}: {meant} It has {', '.join(keywords)}"
            )
        known(line)

    # --- what is done ----------------------------------------------------------------------------

    def add(self, line: Line, order: Order | AnyOrder) -> None:
        if self.book is None:
            raise ValueProblem(
                f"name the terms first, such as `terms {self.about.terms_example}`, "
                f"or the book: `{self.about.book_example}`"
            )
        self._checks = []
        self._acts.append((line, order, self._checks))

    def know(self, *names: object) -> None:
        self.entrants += [name for name in names if isinstance(name, str) and name not in self.entrants]

    def _name_book(self, line: Line) -> None:
        if self.book is not None:
            raise ValueProblem(f"this {self.about.name} has its book: begin another with `{self.about.name}` first")
        if len(line.words) != 2:
            raise ValueProblem(f"write one book, such as `{self.about.book_example}`")
        self.book = self._open_book(line.words[1])

    def _terms(self, line: Line) -> None:
        """`terms cup.toml`, which is looked for from the folder of the scenario's own file."""
        if len(line.words) != 2:
            raise ValueProblem(f"write one file, such as `terms {self.about.terms_example}`")
        path = PurePath(self._file).parent / line.words[1]
        try:
            read = read_as(self.about.terms, Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise ValueProblem(f"the terms {quoted(str(path))} cannot be read: {error}") from None
        if read.faults:
            first = read.faults[0]
            why = (Speaker(currency=self.book.source.currency) if self.book else Speaker()).said(first.message)
            raise ValueProblem(f"{quoted(str(path))} is not terms: line {first.line}: {why}")
        if self.book is None:
            self.book = self._open_book(read.terms.book)
        self.add(line, self.terms_line(read.terms))

    def _enter(self, line: Line) -> None:
        names: list[str] = []
        rest = list(line.words[1:])
        while rest and rest[0] != self.about.behind_names and "=" not in rest[0]:
            names += _names_in(rest.pop(0).rstrip(","), self.about.enter_example)
        facts = self.entry(rest)
        if not names:
            raise ValueProblem(f"say who enters, such as `{self.about.enter_example}`")
        words = read_step((self.about.enter, f"entrant={names[0]}", *facts), self.clock, self.about.commands)
        self.know(*names)
        said = {name: value for name, value in words.facts.items() if name != "entrant"}
        self.add(line, self.entries(tuple(names), said))

    def _step(self, line: Line) -> None:
        words = read_step(line.words[1:], self.clock, self.about.commands)
        if words.actor:
            self._actor(words.actor)
        self.know(*(words.facts.get(name) for name in self.about.people))
        self.add(line, StepLine(words))

    def _as(self, line: Line) -> None:
        if len(line.words) != 2:
            raise ValueProblem(f"write who gives the steps, such as `as {self.about.actor_example}` or `as usual`")
        actor = line.words[1]
        self._note(line, ActAs("" if actor == "usual" else self._actor(actor)))

    def _actor(self, actor: str) -> str:
        if not _ACTOR.fullmatch(actor):
            raise ValueProblem(f"{quoted(actor)} is nobody: write {self.about.actors}")
        return actor

    def _clock(self, line: Line) -> None:
        if len(line.words) < 2:
            raise ValueProblem("say what time it is, such as `clock 20:00:00` or `clock +2 days`")
        try:
            self.clock = moved(self.clock, " ".join(line.words[1:]))
        except ValueError as error:
            raise ValueProblem(str(error)) from None
        self._note(line, SetClock(self.clock.at))

    def _note(self, line: Line, order: AnyOrder) -> None:
        """A line that does nothing by itself: what is expected below it is about the line above."""
        self._acts.append((line, order, []))

    def _check(self, line: Line) -> None:
        claim = expectations.figure(line.after)
        self._acts.append((line, Figure(line.after), [CheckOf[Claim](line, line.text, claim)]))

    # --- what is expected ------------------------------------------------------------------------

    def _claims(self, line: Line) -> None:
        if self._checks is None:
            raise ValueProblem(f"nothing has happened yet: `{line.keyword}` stands below the line it is about")
        self._checks += (CheckOf[Claim](line, text, claim) for text, claim in self._read_claims(line))

    def _read_claims(self, line: Line) -> list[tuple[str, Claim | AnyClaim]]:
        if line.keyword == "expect":
            return [(f"expect {part.strip()}", self._expected(part)) for part in _expectations_of(line.after)]
        reader = expectations.Reader(self.book, self.entrants, self.clock, self.about.events)
        found: list[tuple[str, Claim | AnyClaim]] = []
        for text, claim in expectations.read_claims(line, reader):
            assert isinstance(claim, IsRefused | Happened | CitesClauses), "these keywords claim nothing else"
            found.append((text, claim))
        return found

    def _expected(self, text: str) -> Claim | AnyClaim:
        words = words_in(text)
        own = self.expected_here(words, text)
        if own is not None:
            return own
        match words:
            case ("state", *facts) if facts:
                return StateIs(read_facts(self.about.state, facts, ReadingOf(self.clock)))
            case (name, *_) if name in self.about.events:
                return Happened(read_seen(words, self.clock, self.about.events))
        raise ValueProblem(f"{quoted(text.strip())} is not understood: write {self.about.possible}")


def _expectations_of(text: str) -> list[str]:
    """What commas part; a comma without a space after it belongs to a list within a fact."""
    claims: list[str] = []
    for part in parted(text):
        if claims and part and not part[0].isspace() and "=" in claims[-1]:
            claims[-1] += f",{part}"
        else:
            claims.append(part)
    return claims


def _names_in(word: str, example: str) -> list[str]:
    """`E1`, or `E1..E24` for everyone between."""
    found = _RANGE.fullmatch(word)
    if found is None:
        if not _PERSON.fullmatch(word):
            raise ValueProblem(f"{quoted(word)} is no name: write `{example}`")
        return [word]
    first, last = int(found[2]), int(found[3])
    if not first <= last <= _MOST_PEOPLE:
        raise ValueProblem(f"{quoted(word)} is nobody: the second number comes after the first")
    return [f"{found[1]}{number}" for number in range(first, last + 1)]
