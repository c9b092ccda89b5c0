"""Reading the part of a scenario that is about a tournament: its terms, who enters, steps, and what is expected.

It knows the keywords of such a part and judges no rule: what a book forbids is the tournament's answer. Start at
`TournamentReading.read`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path, PurePath
from typing import Final

from croupier.cards import quoted
from croupier.languages import Speaker
from croupier.rulebooks import Rulebook
from croupier.scenario import expectations
from croupier.scenario.facts import read_seen, read_step
from croupier.scenario.lines import Line, parted, words_in
from croupier.scenario.paths import read_facts
from croupier.scenario.statements import ActAs, CitesClauses, Figure, Happened, IsRefused, SetClock, StateIs, StepLine
from croupier.scenario.suggestion import instead
from croupier.scenario.times import START, moved
from croupier.scenario.tournament_statements import (
    BallotLine,
    CountsFrom,
    DrawLine,
    EntrantHas,
    EntrantIs,
    EntrantPlaced,
    EntrantSits,
    EntrantsLine,
    EntrantWins,
    PoolIs,
    TermsFileLine,
    TournamentCheck,
    TournamentClaim,
    TournamentLine,
    TournamentOrder,
    TournamentScript,
)
from croupier.scenario.values import ReadingOf, ValueProblem, read_amount
from croupier.tournament.codec import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS
from croupier.tournament.state import EntrantStatus, Tournament
from croupier.tournament.terms.reading import read_terms

CLAIMS: Final = ("refused", "event", "no-event", "cites", "does", "does-not-cite", "expect")
KEYWORDS: Final = (
    "book",
    "terms",
    "entrant",
    "entrants",
    "counts",
    "ballot",
    "draw",
    "step",
    "as",
    "clock",
    "check",
    *CLAIMS,
)

_NAME: Final = r"[A-Za-z][A-Za-z0-9_-]{0,29}"
_ENTRANT: Final = re.compile(_NAME)
_RANGE: Final = re.compile(r"([A-Za-z][A-Za-z_-]{0,20})([0-9]{1,3})\.\.(?:\1)?([0-9]{1,3})")
_ACTOR: Final = re.compile(r"[A-Za-z0-9_./:-]{1,60}")
_PLACE: Final = re.compile(r"[1-9][0-9]{0,3}")
_MOST_ENTRANTS: Final = 999
_POSSIBLE: Final = (
    "`entrant E1 qualified`, `E1 has 4200`, `E1 sits at T1/3`, `E1 place 3`, `E1 wins 1944`, `E1 wins nothing`, "
    "`pool 4320`, an event such as `session-ranked session=1`, or `state key=value`"
)


class TournamentReading:
    """One tournament while its lines are read; it goes on where the file comes back to it."""

    def __init__(self, name: str, file: str, open_book: Callable[[str], Rulebook]) -> None:
        self.name = name
        self.entrants: list[str] = []
        self.clock = START
        self.book: Rulebook | None = None
        self._file = file
        self._open_book = open_book
        self._line = 0
        self._acts: list[tuple[Line, TournamentOrder, list[TournamentCheck]]] = []
        self._about: list[TournamentCheck] | None = None  # the checks of the line that expectations are about
        self._orders: dict[str, Callable[[Line], None]] = {
            "book": self._name_book,
            "terms": self._terms,
            "entrant": self._enter,
            "entrants": self._enter,
            "counts": self._counts,
            "ballot": self._ballot,
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

    def script(self) -> TournamentScript | None:
        """What the part said; nothing where it did nothing."""
        if self.book is None or not self._acts:
            return None
        acts = tuple(TournamentLine(line, order, tuple(checks)) for line, order, checks in self._acts)
        return TournamentScript(self.name, self._line, self.book, acts)

    def read(self, line: Line) -> None:
        known = self._orders.get(line.keyword)
        if known is None:
            words = ", ".join(KEYWORDS)
            meant = instead(line.keyword, KEYWORDS)
            raise ValueProblem(f"{quoted(line.keyword)} is not understood in a tournament: {meant} It has {words}")
        known(line)

    # --- what is done ----------------------------------------------------------------------------

    def _add(self, line: Line, order: TournamentOrder) -> None:
        if self.book is None:
            raise ValueProblem("name the terms first, such as `terms cup.toml`, or the book: `book crown-sydney`")
        self._about = []
        self._acts.append((line, order, self._about))

    def _name_book(self, line: Line) -> None:
        if self.book is not None:
            raise ValueProblem("this tournament has its book: begin another with `tournament` first")
        if len(line.words) != 2:
            raise ValueProblem("write one book, such as `book crown-sydney`")
        self.book = self._open_book(line.words[1])

    def _terms(self, line: Line) -> None:
        """`terms cup.toml`, which is looked for from the folder of the scenario's own file."""
        if len(line.words) != 2:
            raise ValueProblem("write one file, such as `terms cup.toml`")
        path = PurePath(self._file).parent / line.words[1]
        try:
            read = read_terms(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise ValueProblem(f"the terms {quoted(str(path))} cannot be read: {error}") from None
        if read.faults:
            first = read.faults[0]
            why = (Speaker(currency=self.book.source.currency) if self.book else Speaker()).said(first.message)
            raise ValueProblem(f"{quoted(str(path))} is not terms: line {first.line}: {why}")
        terms = read.terms
        if self.book is None:
            self.book = self._open_book(terms.book)
        self._add(line, TermsFileLine(terms))

    def _enter(self, line: Line) -> None:
        """`entrants E1..E24 paid 200`, and further facts of `enter`: `entrant E25 paid 200 staff=yes`."""
        names: list[str] = []
        rest = list(line.words[1:])
        while rest and rest[0] != "paid" and "=" not in rest[0]:
            names += names_in(rest.pop(0).rstrip(","))
        if rest[:1] == ["paid"]:
            if len(rest) < 2:
                raise ValueProblem("say what they paid, such as `entrants E1..E24 paid 200`")
            rest[:2] = [f"paid={rest[1]}"]
        if not names:
            raise ValueProblem("say who enters, such as `entrants E1..E24 paid 200`")
        words = read_step(("enter", f"entrant={names[0]}", *rest), self.clock, TOURNAMENT_COMMANDS)
        self.entrants += [name for name in names if name not in self.entrants]
        facts = {name: value for name, value in words.facts.items() if name != "entrant"}
        self._add(line, EntrantsLine(tuple(names), facts))

    def _counts(self, line: Line) -> None:
        if len(line.words) < 3 or line.words[1] != "from":
            raise ValueProblem("write the table that was counted, such as `counts from T1`")
        self._add(line, CountsFrom(" ".join(line.words[2:])))

    def _ballot(self, line: Line) -> None:
        match line.words[1:]:
            case ("seed", seed) if _PLACE.fullmatch(seed):
                self._add(line, BallotLine(int(seed)))
            case _:
                raise ValueProblem("write which tape is committed to, such as `ballot seed 7`")

    def _draw(self, line: Line) -> None:
        """`draw session 1 word luck by E1`, and the tables where not all of them are used: `at T1 T2`."""
        match line.words[1:]:
            case ("session", number, "word", word, "by", by) if _PLACE.fullmatch(number):
                self._add(line, DrawLine(int(number), word, by))
            case ("session", number, "word", word, "by", by, "at", *tables) if _PLACE.fullmatch(number):
                self._add(line, DrawLine(int(number), word, by, tuple(tables)))
            case _:
                raise ValueProblem("write `draw session 1 word luck by E1`, and `at T1 T2` where not all tables play")

    def _step(self, line: Line) -> None:
        words = read_step(line.words[1:], self.clock, TOURNAMENT_COMMANDS)
        if words.actor:
            self._actor(words.actor)
        known = [words.facts.get(name) for name in ("entrant", "substitute", "reserve")]
        self.entrants += [name for name in known if isinstance(name, str) and name not in self.entrants]
        self._add(line, StepLine(words))

    def _as(self, line: Line) -> None:
        if len(line.words) != 2:
            raise ValueProblem("write who gives the steps, such as `as Kim:tournament-director` or `as usual`")
        actor = line.words[1]
        self._note(line, ActAs("" if actor == "usual" else self._actor(actor)))

    def _actor(self, actor: str) -> str:
        if not _ACTOR.fullmatch(actor):
            raise ValueProblem(f"{quoted(actor)} is nobody: write person:rank, a rank, `director` or an entrant")
        return actor

    def _clock(self, line: Line) -> None:
        if len(line.words) < 2:
            raise ValueProblem("say what time it is, such as `clock 20:00:00` or `clock +2 days`")
        try:
            self.clock = moved(self.clock, " ".join(line.words[1:]))
        except ValueError as error:
            raise ValueProblem(str(error)) from None
        self._note(line, SetClock(self.clock.at))

    def _note(self, line: Line, order: TournamentOrder) -> None:
        """A line that does nothing by itself: what is expected below it is about the line above."""
        self._acts.append((line, order, []))

    def _check(self, line: Line) -> None:
        claim = expectations.figure(line.after)
        self._acts.append((line, Figure(line.after), [TournamentCheck(line, line.text, claim)]))

    # --- what is expected ------------------------------------------------------------------------

    def _claims(self, line: Line) -> None:
        if self._about is None:
            raise ValueProblem(f"nothing has happened yet: `{line.keyword}` stands below the line it is about")
        self._about += (TournamentCheck(line, text, claim) for text, claim in self._read_claims(line))

    def _read_claims(self, line: Line) -> list[tuple[str, TournamentClaim]]:
        if line.keyword == "expect":
            return [(f"expect {part.strip()}", self._expected(part)) for part in expectations_of(line.after)]
        reader = expectations.Reader(self.book, self.entrants, self.clock, TOURNAMENT_EVENTS)
        found: list[tuple[str, TournamentClaim]] = []
        for text, claim in expectations.read_claims(line, reader):
            assert isinstance(claim, IsRefused | Happened | CitesClauses), "these keywords claim nothing else"
            found.append((text, claim))
        return found

    def _expected(self, text: str) -> TournamentClaim:
        words = words_in(text)
        match words:
            case ("entrant", name, *rest) if rest:
                return self._of_entrant(name, tuple(rest), text)
            case ("pool", amount):
                return PoolIs(read_amount(amount))
            case ("state", *facts) if facts:
                return StateIs(read_facts(Tournament, facts, ReadingOf(self.clock)))
            case (name, *rest) if name in self.entrants and rest:
                return self._of_entrant(name, tuple(rest), text)
            case (name, *_) if name in TOURNAMENT_EVENTS:
                return Happened(read_seen(words, self.clock, TOURNAMENT_EVENTS))
        raise ValueProblem(f"{quoted(text.strip())} is not understood: write {_POSSIBLE}")

    def _of_entrant(self, name: str, words: tuple[str, ...], text: str) -> TournamentClaim:
        if name not in self.entrants:
            raise ValueProblem(f"nobody called {quoted(name)} entered: {instead(name, self.entrants)}")
        match words:
            case ("is", status) | (status,) if status in list(EntrantStatus):
                return EntrantIs(name, EntrantStatus(status))
            case ("has", amount):
                return EntrantHas(name, read_amount(amount))
            case ("sits", "at", where):
                table, slash, seat = where.rpartition("/")
                if slash and _PLACE.fullmatch(seat):
                    return EntrantSits(name, table, int(seat))
                return EntrantSits(name, where, None)
            case ("place" | "placed", place) if _PLACE.fullmatch(place):
                return EntrantPlaced(name, int(place))
            case ("wins", "nothing"):
                return EntrantWins(name, 0)
            case ("wins", amount):
                return EntrantWins(name, read_amount(amount))
        known = ", ".join(EntrantStatus)
        raise ValueProblem(f"{quoted(text.strip())} is not understood: an entrant is {known}; else write {_POSSIBLE}")


def expectations_of(text: str) -> list[str]:
    """What commas part; a comma without a space after it belongs to a list within a fact."""
    claims: list[str] = []
    for part in parted(text):
        if claims and part and not part[0].isspace() and "=" in claims[-1]:
            claims[-1] += f",{part}"
        else:
            claims.append(part)
    return claims


def names_in(word: str) -> list[str]:
    """`E1`, or `E1..E24` for everyone between."""
    found = _RANGE.fullmatch(word)
    if found is None:
        if not _ENTRANT.fullmatch(word):
            raise ValueProblem(f"{quoted(word)} is no name: write `entrants E1..E24 paid 200`")
        return [word]
    first, last = int(found[2]), int(found[3])
    if not first <= last <= _MOST_ENTRANTS:
        raise ValueProblem(f"{quoted(word)} is nobody: the second number comes after the first")
    return [f"{found[1]}{number}" for number in range(first, last + 1)]
