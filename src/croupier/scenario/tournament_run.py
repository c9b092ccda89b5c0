"""Running the parts of a scenario that are about a tournament: what only a tournament does, and what tables tell it.

Start at `TournamentRun.report`; `FileParts` is what the parts of a file know of each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook
from croupier.scenario.expand import CannotGoOn
from croupier.scenario.facts import StepWords
from croupier.scenario.report import GivenCommand, TournamentReport
from croupier.scenario.short_stream_run import ShortStreamRun
from croupier.scenario.tournament_claims import judge_entrants
from croupier.scenario.tournament_statements import (
    BallotLine,
    CountsFrom,
    DrawLine,
    EntrantsLine,
    TermsFileLine,
    TournamentClaim,
    TournamentOrder,
    TournamentScript,
)
from croupier.table import Command, Event, Table
from croupier.tournament import records as r
from croupier.tournament.apply import apply
from croupier.tournament.carrying import FromTable, brought, carried
from croupier.tournament.state import Tournament
from croupier.tournament.usually import given_by


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
        return self._runs[name].state


class TournamentRun(ShortStreamRun[Tournament, TournamentOrder, TournamentClaim]):
    """One tournament, over all the parts of a file that are about it."""

    def __init__(self, name: str, book: Rulebook, told: FileParts) -> None:
        super().__init__(Tournament(id=f"tournament:{name}"), name, book)
        self._told = told

    def report(self, script: TournamentScript) -> TournamentReport:
        return TournamentReport(
            name=self.name,
            line=script.line,
            book=self.book.id,
            edition=self.book.imprint,
            done=self.done(script),
            tournament=self.state,
            currency=self.book.source.currency,
        )

    def own_orders(self, order: TournamentOrder) -> Iterator[StepWords]:
        match order:
            case TermsFileLine(terms):
                if not self.state.name:
                    yield StepWords(r.BeginTournament, {"name": self.name})
                yield StepWords(r.WriteTerms, {"terms": terms})
            case EntrantsLine(entrants, facts):
                for entrant in entrants:
                    yield StepWords(r.Enter, {"entrant": entrant, **facts})
            case CountsFrom(table):
                for told in self._told.from_table(table):
                    yield StepWords(*brought(self.state, told))
            case BallotLine(seed):
                yield StepWords(r.CommitBallot, {"commitment": self.commitment(seed)})
            case DrawLine(session, word, by, tables):
                drawing = {"session": session, "word": word, "by": by, "tables": tables}
                yield StepWords(r.DrawBallot, drawing | self.opened())
            case _:
                assert_never(order)

    def answered(self, command: Command, actor: str) -> GivenCommand:
        before = self.state
        command, answer = given_by(before, command, self.book, actor)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.state = apply(self.state, event)
            self.state.ledger.audit()
        return GivenCommand(command, answer, before)

    def own_claim(self, claim: TournamentClaim) -> str | None:
        return judge_entrants(claim, self.state)
