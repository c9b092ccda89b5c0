"""Makes the pages of docs/cases from the scenarios beside them, which are played as they stand: `make reference`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from croupier import open_book
from croupier.clauses import Clauses
from croupier.coup import Resolution
from croupier.ledger import Place
from croupier.money import dollars
from croupier.scenario import ScenarioReport, read_scenario, run_scenario
from croupier.scenario.report import GivenCommand, TableReport
from croupier.table import PATRON, Event, Table, apply
from croupier.table.records import BetsCalled, CardDrawn, CoupSettled, PairsSettled
from croupier.words.events import plain, words_of
from croupier.words.refusals import clause_numbers, sentence

HERE = Path(__file__).parent / "cases"
MOST = 6  # clauses told beside a line
MADE = "Made by `make reference` from the scenario of the same name, which a test plays as it stands."


def played(path: Path) -> ScenarioReport:
    report = run_scenario(read_scenario(path.name, path.read_text(encoding="utf-8")))
    if report.mismatches:
        raise SystemExit(f"{path.name} does not play as it says: run `croupier scenario run {path}`")
    return report


def page(path: Path) -> str:
    """One case: what went wrong, who did what under which clause, and who has what in the end."""
    report = played(path)
    lead = [line[2:] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# ")][1:]
    text = [f"# {report.title}", "", " ".join(lead), ""]
    for table in report.tables:
        book = open_book(table.book)
        text += [f"*{book.source.title}, version {book.source.version}; {table.variation}.*", ""]
        text += ["| who | what happens | clauses |", "| --- | --- | --- |", *_rows(table), ""]
        text += ["In the end: " + "; ".join(_ends(table)) + "."]
    return "\n".join([*text, "", MADE]) + "\n"


def _rows(report: TableReport) -> Iterator[str]:
    """From the first call for bets on: how the table was prepared is another story."""
    now, begun = Table(id=report.name), False
    ranks = {rank.id: rank.name for rank in open_book(report.book).authority.rank}
    rows: list[tuple[str, str, Clauses, bool]] = []  # who, what, clauses, whether it is only cards drawn
    for given in (one for done in report.done for one in done.given):
        begun = begun or any(isinstance(event, BetsCalled) for event in given.events)
        told = [f"*Refused.* {sentence(given.refusal)}"] if given.refusal is not None else []
        for event in given.events:
            told.append(_told(event, now) + ".")
            now = apply(now, event)
        if begun and told:
            drawn = bool(given.events) and all(isinstance(event, CardDrawn) for event in given.events)
            row = (_who(given, ranks), " ".join(told), given.clauses, drawn)
            if drawn and rows and rows[-1][3] and rows[-1][0] == row[0]:
                row = (row[0], f"{rows.pop()[1]} {row[1]}", row[2], True)
            rows.append(row)
    for who, what, clauses, _ in rows:
        yield f"| {who} | {what} | {_numbers(clauses)} |"


def _who(given: GivenCommand, ranks: dict[str, str]) -> str:
    actor = given.command.actor
    if actor.rank == PATRON:
        return actor.id
    rank = ranks.get(actor.rank, actor.rank)
    return rank if actor.id in ("", actor.rank, f"the {actor.rank}") else f"{actor.id}, {rank}"


def _told(event: Event, before: Table) -> str:
    words = plain(words_of(event, before, lambda person: person))
    if isinstance(event, CoupSettled | PairsSettled):
        paid = (
            f"{one.patron} {one.settled.wager} {_became(one.settled.resolution, one.settled.profit)}"
            for one in event.payments
        )
        words += ": " + ", ".join(paid)
    return words


def _became(resolution: Resolution, profit: int) -> str:
    return f"wins {dollars(profit)}" if resolution is Resolution.WINS else resolution.value


def _numbers(clauses: Clauses) -> str:
    """The first few: a dealer wants to know where to look."""
    more = len(clauses) - MOST
    return clause_numbers(clauses[:MOST]) + (f" and {more} more" if more > 0 else "")


def _ends(report: TableReport) -> Iterator[str]:
    for patron in report.table.patrons:
        yield f"{patron} has {dollars(report.table.ledger.balance(Place.RACK, patron))}"


def contents(paths: list[Path]) -> str:
    text = [
        "# Ten cases of a table where something went wrong",
        "",
        "Each is a coup as a dealer would live it: the slip, what the book allows, who orders it, what every wager "
        "becomes. They are scenarios: `croupier scenario run docs/cases/*.scenario` plays them.",
        "",
    ]
    text += [f"{place}. [{played(path).title}]({path.stem}.md)" for place, path in enumerate(paths, start=1)]
    return "\n".join(text) + "\n"


def pages() -> dict[str, str]:
    paths = sorted(HERE.glob("*.scenario"))
    return {f"{path.stem}.md": page(path) for path in paths} | {"README.md": contents(paths)}


def main() -> None:
    for name, text in pages().items():
        (HERE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
