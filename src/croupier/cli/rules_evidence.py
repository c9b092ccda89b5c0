"""`croupier rules evidence`: which clauses of a book of one's own its scenarios show, kept beside it.

`scenario/evidence.py` says what counts; `rulebooks/coverage.py` reads what is kept. Start at `evidence`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.clauses import Status
from croupier.cli.show import print_json
from croupier.cli.speaking import say
from croupier.cli.terms import find_book, json_option
from croupier.cli.trouble import MISMATCH, NOT_VALID, NotValid
from croupier.rulebooks import Rulebook
from croupier.rulebooks.coverage import EVIDENCE_FILE, KeptEvidence, coverage

if TYPE_CHECKING:
    from croupier.scenario import ScenarioReport

SCENARIOS = "scenarios"


@click.command()
@click.argument("folder")
@json_option
def evidence(folder: str, as_json: bool) -> None:
    """Play the scenarios of a book, and keep which of its clauses they show.

    They lie in the book's folder in one named scenarios. A clause is shown where the table acted or refused by it;
    a scenario in which something differs shows nothing, and nothing is kept then. What is kept lies in the book's
    evidence.json and counts in `rules coverage`, `rules clauses` and `rules clause` until the book is changed.

    \b
    Example:
      $ croupier rules evidence my-casino
      my-casino: 1 scenario shows 32 of 46 encoded clauses; kept in my-casino/evidence.json
    """
    from croupier.scenario.evidence import shown_by

    rulebook, place = find_book(folder), Path(folder)
    if not place.is_dir():
        raise NotValid(say("terminal-evidence-not-of-a-folder", book=rulebook.id))
    reports = _played(place)
    shown = shown_by(rulebook, reports)
    kept = KeptEvidence(rulebook.edition, shown)
    try:
        (place / EVIDENCE_FILE).write_bytes(kept.written())
    except OSError as error:
        raise click.ClickException(say("terminal-evidence-not-kept", folder=folder, why=error.strerror or "")) from None
    if as_json:
        print_json({"book": rulebook.id, "edition": rulebook.edition, "scenarios": list(reports), "shown": shown})
        return
    file = str(place / EVIDENCE_FILE)
    click.echo(say("terminal-evidence-kept", book=rulebook.id, scenarios=len(reports), file=file, **_counts(rulebook)))


def _played(place: Path) -> dict[str, ScenarioReport]:
    """Every scenario of the book as it went; with one that is none, or differs, nothing is shown."""
    from croupier.cli.scenario import ENDING, read_or_refuse
    from croupier.scenario import ScenarioError, run_scenario

    files = sorted((place / SCENARIOS).glob(f"*{ENDING}"))
    if not files:
        raise NotValid(say("terminal-scenario-none-there", folder=str(place / SCENARIOS), ending=ENDING))
    reports: dict[str, ScenarioReport] = {}
    for file in files:
        read = read_or_refuse(str(file))
        if isinstance(read, ScenarioError):
            click.echo("\n".join(f"croupier: {line}" for line in str(read).split("\n")), err=True)
            raise click.exceptions.Exit(NOT_VALID)
        reports[f"{SCENARIOS}/{file.name}"] = run_scenario(read)
    if differing := [name for name, report in reports.items() if report.mismatches]:
        click.echo(say("terminal-evidence-differs", scenarios=differing), err=True)
        raise click.exceptions.Exit(MISMATCH)
    return reports


def _counts(book: Rulebook) -> dict[str, int]:
    encoded = [one for one in coverage(book) if one.row.status is Status.ENCODED]
    return {"shown": sum(one.shown for one in encoded), "of": len(encoded)}
