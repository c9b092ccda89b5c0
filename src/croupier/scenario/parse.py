"""Reading a scenario: from lines to tables with their set-up, their orders and the checks that belong to each.

It knows the keywords and the names that a file may use, and judges no rule of the game: what a book forbids is the
table's answer, not a fault of the file. Start at `read_scenario`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import PurePath
from typing import Any, Final

from croupier.cards import Card, quoted
from croupier.coup import Winner
from croupier.money import Cents
from croupier.rulebooks import Rulebook, RulebookError, UnknownBook, open_book, shelf
from croupier.scenario import expectations, settings
from croupier.scenario.facts import read_step
from croupier.scenario.lines import Line, Problem, ScenarioError, read_lines
from croupier.scenario.part_statements import ActAs, Figure, SetClock, StepLine
from croupier.scenario.promotion_lines import PromotionReading
from croupier.scenario.promotion_statements import PromotionScript
from croupier.scenario.statements import (
    CUTTING_CARD,
    ActLine,
    Bet,
    CallCoup,
    Check,
    Comes,
    DealLine,
    Leftover,
    Open,
    Order,
    PatronWords,
    PlayFor,
    Prepare,
    Results,
    Setting,
    ShortShoe,
    Stock,
    TableScript,
)
from croupier.scenario.suggestion import instead
from croupier.scenario.times import START, moved
from croupier.scenario.tournament_lines import TournamentReading
from croupier.scenario.tournament_statements import TournamentScript
from croupier.scenario.values import ValueProblem, read_amount, read_card, read_hand
from croupier.scenario.whole import Scenario
from croupier.table.codec import COMMANDS
from croupier.table.records import PlaceWager

KEYWORDS: Final = (
    "table", *settings.KEYWORDS, "patron", "patrons", "open", "prepare", "coup", "shoe", "deal", "result", "results",
    "step", "as", "clock", "check", *expectations.KEYWORDS, "repeat", "for", "end", "leftover", "tournament",
    "promotion",
)  # fmt: skip

_PATRON: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,29}")
_MARK: Final = re.compile(r"\s*(\||cutting-card)\s*")
_FEW: Final = re.compile(r"[1-6]")
_LEFT: Final = re.compile(r"[0-9]{1,3}")
_SEAT: Final = re.compile(r"[1-9][0-9]?")
_RESULT: Final = re.compile(r"([PBT]|any)(?:\*([1-9][0-9]{0,3}))?")
_LETTERS: Final = {"P": Winner.PLAYER, "B": Winner.BANKER, "T": Winner.TIE, "any": None}
_USUAL_CHIPS: Final[Cents] = 10_000_00


def read_scenario(name: str, text: str) -> Scenario:
    """The scenario that a text tells; a `ScenarioError` with everything that is wrong where it tells none."""
    problems: list[Problem] = []
    lines = read_lines(text.removeprefix("\ufeff"), problems)
    reading = _Reading(name, problems)
    for line in lines:
        reading.read(line)
    scenario = Scenario(name, _title(text), *reading.finished())
    if not problems and not any(part.acts for part in scenario.parts):
        problems.append(Problem(1, "nothing happens in this file: see `croupier scenario new` for one that does"))
    if problems:
        raise ScenarioError(name, problems)
    return scenario


def _title(text: str) -> str:
    """The first comment that says something."""
    comments = (line.lstrip().lstrip("#").strip() for line in text.splitlines() if line.lstrip().startswith("#"))
    return next((comment for comment in comments if comment), "")


class _Table:
    """A table while its lines are read."""

    def __init__(self, name: str, line: int, book: Rulebook | None = None) -> None:
        self.name = name
        self.line = line
        self.book = book
        self.given: dict[str, Any] = {}
        self.offers = False
        self.used: list[str] = []
        self.patrons: dict[str, PatronWords] = {}
        self.acts: list[tuple[Line, Order, list[Check]]] = []
        self.opened = False
        self.clock = START
        self.about: list[Check] | None = None  # the checks of the line that expectations are about

    def script(self) -> TableScript:
        setting = Setting(self.given, self.offers, tuple(dict.fromkeys(self.used)))
        acts = tuple(ActLine(line, order, tuple(checks)) for line, order, checks in self.acts)
        return TableScript(self.name, self.line, self.book, setting, acts)


class _Reading:
    """The state of reading: the table now told, those told before, and the problems so far."""

    def __init__(self, name: str, problems: list[Problem]) -> None:
        self.name = name
        self.problems = problems
        self.tables: list[_Table] = []
        self.now = _Table("table 1", 1)
        self.tournaments: dict[str, TournamentReading] = {}
        self.promotions: dict[str, PromotionReading] = {}
        # the tournament or promotion that the lines are about, where they are
        self.event: TournamentReading | PromotionReading | None = None
        self.scripts: list[TournamentScript | PromotionScript] = []
        self.orders: dict[str, Callable[[Line], None]] = {
            "table": self._table,
            "tournament": self._tournament,
            "promotion": self._promotion,
            "for": self._for,
            "patron": self._patrons,
            "patrons": self._patrons,
            "open": self._open,
            "prepare": lambda line: self._plain(line, Prepare()),
            "coup": lambda line: self._plain(line, CallCoup()),
            "shoe": self._shoe,
            "deal": self._deal,
            "result": self._results,
            "results": self._results,
            "step": self._step,
            "as": self._as,
            "clock": self._clock,
            "check": self._check,
            "leftover": self._leftover,
            **dict.fromkeys(settings.KEYWORDS, self._setting),
            **dict.fromkeys(expectations.KEYWORDS, self._expectation),
            "book": self._book,
        }

    def read(self, line: Line) -> None:
        try:
            known = self.orders.get(line.keyword)
            if self.event is not None and line.keyword not in ("table", "tournament", "promotion"):
                self.event.read(line)
            elif known is not None:
                known(line)
            elif line.keyword in self.now.patrons:
                self._bet(line)
            else:
                raise ValueProblem(self._unknown(line))
        except ValueProblem as error:
            self.problems.append(Problem(line.number, str(error)))

    def finished(
        self,
    ) -> tuple[tuple[TableScript, ...], tuple[TournamentScript, ...], tuple[PromotionScript, ...]]:
        self._finish_part()
        return (
            tuple(table.script() for table in self.tables),
            tuple(one for one in self.scripts if isinstance(one, TournamentScript)),
            tuple(one for one in self.scripts if isinstance(one, PromotionScript)),
        )

    # --- tables and their set-up -----------------------------------------------------------------

    def _finish_part(self) -> None:
        """Whatever the lines were about, they are about something else from here on."""
        if self.event is not None:
            script = self.event.script()
            self.scripts += () if script is None else (script,)
            self.event = None
            return
        table = self.now
        if table.acts or table.given or table.patrons or table.book:
            self.tables.append(table)

    def _table(self, line: Line) -> None:
        self._finish_part()
        name = line.after or f"table {len(self.tables) + 1}"
        self.now = _Table(name, line.number)

    def _tournament(self, line: Line) -> None:
        """A tournament begins, or goes on where the file left it."""
        self._finish_part()
        name = _one_word(line, "tournament cup")
        self.now = _Table("", line.number)  # its lines are no table's
        self.event = self.tournaments.setdefault(name, TournamentReading(name, self.name, self._opened))
        self.event.begin(line.number)

    def _promotion(self, line: Line) -> None:
        """A promotion begins, or goes on where the file left it."""
        self._finish_part()
        name = _one_word(line, "promotion nights")
        self.now = _Table("", line.number)  # its lines are no table's
        self.event = self.promotions.setdefault(name, PromotionReading(name, self.name, self._opened))
        self.event.begin(line.number)

    def _for(self, line: Line) -> None:
        """`for tournament cup session 1`: who was drawn to this table plays here, by the tournament's terms."""
        match line.words:
            case ("for", "tournament", name, "session", number) if _SEAT.fullmatch(number):
                event = self.tournaments.get(name)
                if event is None:
                    raise ValueProblem(
                        f"no tournament {quoted(name)} was told of before: {instead(name, self.tournaments)}"
                    )
                if self.now.book is None:
                    self.now.book = event.book
                self.now.patrons |= {id: PatronWords(id, None, False, 0, 0) for id in event.entrants}
                self.now.clock = event.clock
                self._note(line, SetClock(event.clock.at))
                self._add(line, PlayFor(name, int(number)))
            case _:
                raise ValueProblem("write `for tournament cup session 1`")

    def _book(self, line: Line) -> None:
        name = _one_word(line, "book crown-sydney")
        if self.now.book is not None or self.now.opened:
            raise ValueProblem("this table has its book: start another table with `table` first")
        self.now.book = self._opened(name)

    def _opened(self, name: str) -> Rulebook:
        # beside the file itself first, else where the program was started
        beside = str(PurePath(self.name).parent / name)
        for found in (name,) if name in shelf() else dict.fromkeys((beside, name)):
            try:
                return open_book(found)
            except UnknownBook:
                continue
            except (RulebookError, OSError) as error:
                raise ValueProblem(f"the book {quoted(name)} cannot be used: {error}") from None
        raise ValueProblem(
            f"there is no book {quoted(name)}: there is {', '.join(shelf())}, or give a folder's path, which is looked "
            f"for from the folder of this file ({quoted(beside)})"
        )

    def _setting(self, line: Line) -> None:
        if self.now.opened:
            raise ValueProblem(
                f"`{line.keyword}` is said before the table opens, and it is open here: move the line up, start "
                "another `table`, or change what may be changed with a step such as `step change-limits`"
            )
        for key, value in settings.read_setting(line, self.now.clock).items():
            if key == "side_wagers":
                self.now.offers = True
                for wager in value:
                    self._wager(wager)
            before = self.now.given.get(key, ())
            if not isinstance(before, tuple):
                raise ValueProblem(f"`{line.keyword}` was said before for this table: say it once")
            self.now.given[key] = (*before, *value) if before else value

    def _patrons(self, line: Line) -> None:
        came = Comes(tuple(self._named(one) for one in _patron_words(line)))
        if self.now.opened:
            self._add(line, came)
        else:
            self._note(line, came)

    def _named(self, patron: PatronWords) -> PatronWords:
        if patron.id in KEYWORDS or patron.id in COMMANDS:
            raise ValueProblem(f"{quoted(patron.id)} is a word of the format: give the patron another name")
        self.now.patrons[patron.id] = patron
        return patron

    # --- what is done ----------------------------------------------------------------------------

    def _add(self, line: Line, order: Order) -> None:
        if self.now.book is None:
            raise ValueProblem("say first which book the table keeps to, such as `book crown-sydney`")
        self.now.opened = True
        self.now.about = []
        self.now.acts.append((line, order, self.now.about))

    def _note(self, line: Line, order: Order) -> None:
        """A line that does nothing by itself: what is expected below it is about the line above."""
        if self.now.book is None:
            raise ValueProblem("say first which book the table keeps to, such as `book crown-sydney`")
        self.now.acts.append((line, order, []))

    def _plain(self, line: Line, order: Order) -> None:
        if len(line.words) > 1:
            raise ValueProblem(f"`{line.keyword}` stands alone: {quoted(line.after)} is too much")
        self._add(line, order)

    def _open(self, line: Line) -> None:
        if any(isinstance(order, Open) for _, order, _ in self.now.acts):
            raise ValueProblem("the table was opened before: start another with `table`, or write `step open-table`")
        self._plain(line, Open())

    def _bet(self, line: Line) -> None:
        """`A banker 100 token`, or `A bets banker 100 place=3`."""
        patron, *rest = line.words
        if rest[:1] == ["bets"]:
            rest = rest[1:]
        if len(rest) < 2 or "=" in rest[0] or "=" in rest[1]:
            raise ValueProblem(
                f"write what {patron} wagers, such as `{patron} banker 100`; for what is expected write `expect ...`"
            )
        wager, amount, *more = rest
        facts = ["token=yes" if word == "token" else word for word in more]
        named = (f"patron={patron}", f"wager={self._wager(wager)}", f"stake={amount}")
        self.now.used.append(wager)
        self._add(line, Bet(read_step(("place-wager", *named, *facts), self.now.clock)))

    def _wager(self, wager: str) -> str:
        book = self.now.book
        if book is None:
            raise ValueProblem("say first which book the table keeps to, such as `book crown-sydney`")
        families = [run.id for run in book.streaks.run]
        if wager not in book.wager_ids() and wager not in families:
            raise ValueProblem(f"{book.id} has no wager {quoted(wager)}: {instead(wager, book.wager_ids())}")
        return wager

    def _shoe(self, line: Line) -> None:
        """`shoe 5S KD`, `shoe left 4` or `shoe has 4 cards left`, and `shoe last 5S KD` for its last cards."""
        match tuple(word.lower() for word in line.words[1:]):
            case ("left", many) | ("has", many, "left") | ("has", many, "cards" | "card", "left"):
                if not _LEFT.fullmatch(many):
                    raise ValueProblem(f"{quoted(many)} is not a number of cards: write `shoe left 6`")
                self._add(line, ShortShoe(int(many)))
            case ("last", *_):
                cards = _cards_told(line.after.partition(line.words[1])[2])
                if not cards:
                    raise ValueProblem("give the last cards of the shoe, such as `shoe last 5S KD 4H 7C`")
                self._add(line, ShortShoe(sum(card is not CUTTING_CARD for card in cards), cards))
            case ("left" | "has", *_):
                raise ValueProblem("write how many cards the shoe has left, such as `shoe left 6`")
            case _:
                cards = _cards_told(line.after)
                if not cards:
                    raise ValueProblem("give the next cards of the shoe, such as `shoe 5S KD 4H 7C`")
                self._note(line, Stock(cards))

    def _deal(self, line: Line) -> None:
        if len(line.words) == 1:
            self._add(line, DealLine())
        elif len(line.words) == 2 and _FEW.fullmatch(line.words[1]):
            self._add(line, DealLine(int(line.words[1])))
        else:
            raise ValueProblem("write `deal`, or `deal 4` to stop when four cards are out (1 to 6)")

    def _results(self, line: Line) -> None:
        winners: list[Winner | None] = []
        for word in line.words[1:]:
            found = _RESULT.fullmatch(word)
            if found is None:
                raise ValueProblem(f"{quoted(word)} is not a result: write P, B, T or any, and P*30 for thirty of them")
            winners += [_LETTERS[found[1]]] * int(found[2] or 1)
        if not winners:
            raise ValueProblem("give the results, such as `results P B T`")
        self._add(line, Results(tuple(winners)))

    def _step(self, line: Line) -> None:
        words = read_step(line.words[1:], self.now.clock)
        if words.kind is PlaceWager:
            self.now.used.append(str(words.facts["wager"]))
        if words.actor:
            self._actor(words.actor)
        self._add(line, StepLine(words))

    def _as(self, line: Line) -> None:
        actor = _one_word(line, "as area-manager` or `as usual")
        self._note(line, ActAs("" if actor == "usual" else self._actor(actor)))

    def _actor(self, actor: str) -> str:
        """A rank or role of the book, `rank/name`, or a patron; an unknown rank is the table's to refuse."""
        if not re.fullmatch(r"[A-Za-z0-9_/-]{1,60}", actor):
            raise ValueProblem(f"{quoted(actor)} is nobody: write a rank, rank/name or a patron")
        return actor

    def _clock(self, line: Line) -> None:
        """A time of the day that the clock stands on, a date, or how far it goes on."""
        if len(line.words) < 2:
            raise ValueProblem(
                "say what time it is, such as `clock 20:00:00`, `clock +2 days` or `clock 1 February 20:00`"
            )
        try:
            self.now.clock = moved(self.now.clock, " ".join(line.words[1:]))
        except ValueError as error:
            raise ValueProblem(str(error)) from None
        self._note(line, SetClock(self.now.clock.at))

    def _check(self, line: Line) -> None:
        claim = expectations.figure(line.after)
        self.now.acts.append((line, Figure(line.after), [Check(line, line.text, claim)]))

    def _leftover(self, line: Line) -> None:
        """`leftover`, or `leftover 9H` where nobody has seen the card that was kept."""
        if len(line.words) > 2:
            raise ValueProblem("write `leftover`, or `leftover 9H`: one card is laid at a time")
        self._add(line, Leftover(read_card(line.words[1]) if len(line.words) == 2 else None))

    # --- what is expected ------------------------------------------------------------------------

    def _expectation(self, line: Line) -> None:
        claims = expectations.read_claims(
            line, expectations.Reader(self.now.book, tuple(self.now.patrons), self.now.clock)
        )
        if self.now.about is None:
            raise ValueProblem(f"nothing has happened yet: `{line.keyword}` stands below the line it is about")
        self.now.about += (Check(line, text, claim) for text, claim in claims)

    def _unknown(self, line: Line) -> str:
        patrons = ", ".join(self.now.patrons) or "none so far: write `patrons A B with 1000`"
        near = get_close_matches(line.keyword, KEYWORDS, n=1)
        meant = f"did you mean {near[0]}? " if near else ""
        words = ", ".join(KEYWORDS)
        return f"{quoted(line.keyword)} is not understood: {meant}A line begins with {words}, or a patron ({patrons})"


def _cards_told(text: str) -> tuple[Card | None, ...]:
    """Cards in the order they leave the shoe, with the cutting card where it comes out."""
    cards: list[Card | None] = []
    for place, part in enumerate(_MARK.split(text)):
        cards += (CUTTING_CARD,) if place % 2 else read_hand(part)
    return tuple(cards)


def _one_word(line: Line, example: str) -> str:
    if len(line.words) != 2:
        raise ValueProblem(f"write one word after `{line.keyword}`, such as `{example}`")
    return line.words[1]


def _patron_words(line: Line) -> list[PatronWords]:
    """`patrons A B with 1000 tokens 50`, `patron C seat 4`, `patron D standing`."""
    names: list[str] = []
    rest = list(line.words[1:])
    while rest and rest[0] not in ("seat", "standing", "with", "tokens"):
        names.append(rest.pop(0).rstrip(","))
    seat: int | None = None
    stands, chips, tokens = False, _USUAL_CHIPS, 0
    while rest:
        match rest:
            case ["standing", *rest]:
                stands = True
            case ["seat", text, *more] if _SEAT.fullmatch(text) and len(names) == 1:
                seat, rest = int(text), more  # a pattern binds its names even where the guard fails
            case ["with", amount, *rest]:
                chips = read_amount(amount)
            case ["tokens", amount, *rest]:
                tokens = read_amount(amount)
            case _:
                raise ValueProblem(
                    f"{quoted(rest[0])} is not understood: write `patron A seat 4 with 1000 tokens 50`, "
                    "`patron B standing with 500`, or `patrons C D E with 1000`"
                )
    wrong = [name for name in names if not _PATRON.fullmatch(name)]
    if not names or wrong:
        raise ValueProblem(f"{quoted(wrong[0]) if wrong else 'nobody'} is no name: write `patrons A B with 1000`")
    return [PatronWords(name, seat, stands, chips, tokens) for name in names]
