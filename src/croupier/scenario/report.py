"""What a scenario did and how it compares with what was expected: records for people and machines to read.

They are made by run.py and shown by the command line. Start at `Report`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses, Refusal
from croupier.promotions.state import Promotion
from croupier.scenario.lines import Line
from croupier.scenario.story import cited
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.state import Table
from croupier.tournament.state import Tournament


class GivenCommand(msgspec.Struct, frozen=True):
    """A command, and what the table answered: events, or a refusal."""

    command: Command
    answer: tuple[Event, ...] | Refusal
    before: Tournament | None = None  # as it was, where it is a tournament that answered

    @property
    def refusal(self) -> Refusal | None:
        return self.answer if isinstance(self.answer, Refusal) else None

    @property
    def events(self) -> tuple[Event, ...]:
        return () if isinstance(self.answer, Refusal) else self.answer

    @property
    def clauses(self) -> Clauses:
        return self.answer.clauses if isinstance(self.answer, Refusal) else cited(self.answer)


class Checked(msgspec.Struct, frozen=True):
    """An expectation, whether it holds, and what was found instead where it does not."""

    line: Line
    text: str
    holds: bool
    found: str = ""


class PlayedLine(msgspec.Struct, frozen=True):
    """A line: the commands it gave and the checks that belong to it. `broke`: the engine itself failed."""

    line: Line
    given: tuple[GivenCommand, ...]
    checks: tuple[Checked, ...]
    broke: str = ""

    @property
    def differs(self) -> bool:
        return bool(self.broke) or any(not check.holds for check in self.checks)


class TableReport(msgspec.Struct, frozen=True):
    """One table: its book's edition and currency, its variation, and its lines in the order they were acted on."""

    name: str
    book: str
    edition: str
    variation: str
    decks: int
    done: tuple[PlayedLine, ...]
    table: Table  # as it stood at the end
    currency: str = ""
    line: int = 0  # of the file, where it begins


class TournamentReport(msgspec.Struct, frozen=True):
    """A part of a file that is about a tournament, and the tournament as it stood at the part's end."""

    name: str
    line: int
    book: str
    edition: str
    done: tuple[PlayedLine, ...]
    tournament: Tournament
    currency: str = ""


class PromotionReport(msgspec.Struct, frozen=True):
    """A part of a file that is about a promotion, and the promotion as it stood at the part's end."""

    name: str
    line: int
    book: str
    edition: str
    done: tuple[PlayedLine, ...]
    promotion: Promotion
    currency: str = ""


class ScenarioReport(msgspec.Struct, frozen=True):
    name: str
    title: str
    tables: tuple[TableReport, ...]
    tournaments: tuple[TournamentReport, ...] = ()
    promotions: tuple[PromotionReport, ...] = ()

    @property
    def parts(self) -> tuple[TableReport | TournamentReport | PromotionReport, ...]:
        """In the order of the file."""
        return tuple(sorted((*self.tables, *self.tournaments, *self.promotions), key=lambda part: part.line))

    @property
    def done(self) -> tuple[PlayedLine, ...]:
        return tuple(done for part in self.parts for done in part.done)

    @property
    def commands(self) -> int:
        return sum(len(done.given) for done in self.done)

    @property
    def checks(self) -> int:
        return sum(len(done.checks) for done in self.done)

    @property
    def mismatches(self) -> int:
        """Checks that do not hold, and lines on which the engine failed."""
        return sum(bool(done.broke) + sum(not check.holds for check in done.checks) for done in self.done)

    @property
    def broke(self) -> bool:
        return any(done.broke for done in self.done)
