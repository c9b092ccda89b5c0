"""Running the parts of a scenario that are about a tournament: each line's commands, and its checks held against them.

As at a table: times come from the file, ids are s1, s2 and so on, and nothing is drawn by chance. Whoever usually gives
a command gives it, unless the line says who. Start at `TournamentRun.report`; `FileParts` is what the parts of a file
know of each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, assert_never

from msgspec.structs import replace

from croupier.chance import salt_of, tape_of
from croupier.chance.ballot import SEAL_BYTES, sealed, tapes_for
from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook
from croupier.scenario.expand import CannotGoOn
from croupier.scenario.facts import StepWords
from croupier.scenario.judge import Answered, judge_answer, refused_unasked
from croupier.scenario.paths import fits, shown
from croupier.scenario.report import Checked, GivenCommand, PlayedLine, TournamentReport
from croupier.scenario.statements import ActAs, Figure, SetClock, StateIs, StepLine
from croupier.scenario.times import NOON
from croupier.scenario.tournament_claims import OfEntrants, judge_entrants
from croupier.scenario.tournament_statements import (
    BallotLine,
    CountsFrom,
    DrawLine,
    EntrantsLine,
    TermsFileLine,
    TournamentClaim,
    TournamentLine,
    TournamentScript,
)
from croupier.table import Actor, Command, Event, Instant, Table
from croupier.tournament import records as r
from croupier.tournament.apply import apply
from croupier.tournament.carrying import FromTable, brought, carried
from croupier.tournament.state import Tournament
from croupier.tournament.usually import given_by

_NOBODY_YET: Final = Actor("", "")


class FileParts:
    """What the parts of a file know of each other: tournaments that go on, and what their tables tell them."""

    def __init__(self) -> None:
        self._runs: dict[str, TournamentRun] = {}
        self._carried: dict[str, list[FromTable]] = {}  # by table, until a tournament takes it

    def hear(self, event: Event, before: Table, after: Table) -> None:
        """An event at a table; its entry in a log would be the table's version after it."""
        told = carried(event, before, after.version)
        if told is not None:
            self._carried.setdefault(before.id, []).append(told)

    def from_table(self, table: str) -> list[FromTable]:
        found = self._carried.pop(table, [])
        if not found:
            raise CannotGoOn(f"no contest has ended at table {table} since: end it there with `step end-contest`")
        return found

    def run_of(self, script: TournamentScript) -> TournamentRun:
        return self._runs.setdefault(script.name, TournamentRun(script.name, script.book, self))

    def tournament(self, name: str) -> Tournament:
        if name not in self._runs:
            raise CannotGoOn(f"nothing has happened in the tournament {name} yet")
        return self._runs[name].tournament


class TournamentRun:
    """One tournament, over all the parts of a file that are about it."""

    def __init__(self, name: str, book: Rulebook, told: FileParts) -> None:
        self.tournament = Tournament(id=f"tournament:{name}")
        self._name, self._book, self._told = name, book, told
        self._clock: Instant = NOON
        self._actor = ""
        self._given = 0
        self._seed = 0  # of the tape that was committed to

    def report(self, script: TournamentScript) -> TournamentReport:
        return TournamentReport(
            name=self._name,
            line=script.line,
            book=self._book.id,
            edition=self._book.imprint,
            done=tuple([self._act(act) for act in script.acts]),
            tournament=self.tournament,
            currency=self._book.source.currency,
        )

    # --- one line --------------------------------------------------------------------------------

    def _act(self, act: TournamentLine) -> PlayedLine:
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
        except CannotGoOn as error:
            checks.append(Checked(act.line, act.line.text, False, str(error)))
        except Exception as error:  # a fault of the engine: it is told with its line, and the rest is still run
            broke = f"the engine failed: {type(error).__name__}: {error}"
        for check in act.checks:
            found = self._judged(check.claim, given)
            checks.append(Checked(check.line, check.text, found is None, found or ""))
        return PlayedLine(act.line, tuple(given), tuple(checks), broke)

    def _judged(self, claim: TournamentClaim, given: list[GivenCommand]) -> str | None:
        if isinstance(claim, StateIs):
            if fits(self.tournament, claim.facts, lambda wager: None):
                return None
            return " ".join(shown(fact, self.tournament) for fact in claim.facts)
        if isinstance(claim, OfEntrants):
            return judge_entrants(claim, self.tournament)
        return judge_answer(claim, Answered(given, lambda wager: None))

    def _orders(self, act: TournamentLine) -> Iterator[StepWords]:
        match act.order:
            case TermsFileLine(terms):
                if not self.tournament.name:
                    yield StepWords(r.BeginTournament, {"name": self._name})
                yield StepWords(r.WriteTerms, {"terms": terms})
            case EntrantsLine(entrants, facts):
                for entrant in entrants:
                    yield StepWords(r.Enter, {"entrant": entrant, **facts})
            case CountsFrom(table):
                for told in self._told.from_table(table):
                    yield StepWords(*brought(self.tournament, told))
            case BallotLine(seed):
                self._seed = seed
                tapes, salt = self._tapes()
                committed = sealed(tapes[0], salt, self.tournament.id).hex()
                yield StepWords(r.CommitBallot, {"commitment": committed})
            case DrawLine(session, word, by, tables):
                tapes, salt = self._tapes()
                drawing: dict[str, Any] = {"session": session, "word": word, "by": by, "tables": tables}
                drawing |= {"tape": tapes[self.tournament.draws].hex(), "salt": salt.hex()}
                yield StepWords(r.DrawBallot, drawing)
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
        """Of all the ballots, and what keeps their commitment from being guessed."""
        tape, salt = tape_of(self._seed, 1)[:SEAL_BYTES], salt_of(self._seed, 1)
        return tapes_for(tape, salt, self.tournament.id), salt

    # --- one command -----------------------------------------------------------------------------

    def _give(self, words: StepWords) -> GivenCommand:
        self._given += 1
        at = self._clock if words.at is None else words.at
        command: Command = words.kind(f"s{self._given}", _NOBODY_YET, at, **words.facts)
        before = self.tournament
        command, answer = given_by(before, command, self._book, words.actor)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.tournament = apply(self.tournament, event)
            self.tournament.ledger.audit()
        return GivenCommand(command, answer, before)
