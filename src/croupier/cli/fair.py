"""`croupier fair`: whether a virtual shoe was dealt as it was committed to, from an exported file alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from croupier.chance.fair import ShoeCheck, check_shoes
from croupier.cli.laid_out import tell_table
from croupier.cli.log import printable
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import say
from croupier.cli.terms import json_option
from croupier.cli.trouble import MISMATCH, NotValid
from croupier.store.files import Begin, Shown, read_export
from croupier.table import Event
from croupier.table.upcast import UnknownEvent, read_event


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def fair(file: Path, as_json: bool) -> None:
    """Check the virtual shoes of an exported table: commitment, tape, every card seen.

    \b
    Example:
      $ croupier log export terminal --log day.db --out day.jsonl
      $ croupier fair day.jsonl
      shoe  committed to      cards seen  never seen  left
         1  3f2a9c51d0e4...          14           9   393   as committed
    """
    lines = read_export(file)
    begin = next(lines)
    assert isinstance(begin, Begin)
    if begin.coup is not None:
        raise NotValid(say("terminal-fair-one-coup", file=str(file)))
    events = _events(file, (line for line in lines if isinstance(line, Shown)))
    checks = tuple(check_shoes(begin.table, events))
    if as_json:
        print_json({"table": begin.table, "shoes": [check.document() for check in checks]})
    else:
        _tell(begin.table, checks)
    if any(check.faults for check in checks):
        raise SystemExit(MISMATCH)


def _events(file: Path, shown: Iterator[Shown]) -> Iterator[Event]:
    for one in shown:
        for entry in one.act.entries:
            try:
                yield read_event(entry.body)
            except (UnknownEvent, ValueError, RecursionError) as error:
                raise NotValid(
                    say("terminal-fair-entry", file=str(file), entry=entry.sequence, why=str(error))
                ) from None


def _fixed(check: ShoeCheck) -> str:
    """Who fixed the order besides the tape."""
    return say(
        "terminal-fair-fixed",
        shoe=check.shoe,
        cutter=check.cut_by,
        pages=check.pages,
        words=check.words,
        alone=check.alone,
        waited="" if check.waited is None else f"{check.waited / 1000:g}",
    )


def _tell(name: str, checks: tuple[ShoeCheck, ...]) -> None:
    out = console()
    if not checks:
        said = printable(say("terminal-fair-none", table=name))
        out.print(said, markup=False)
        return
    shoe, committed, *columns = (
        say(f"terminal-fair-{one}") for one in ("shoe", "committed", "seen", "never-seen", "left")
    )
    shown = table(shoe, committed, *columns, "", right=(shoe, *columns))
    for check in checks:
        if check.fair:
            verdict = styled(say("terminal-fair-as-committed"), "green")
        elif check.faults:
            verdict = styled(say("terminal-fair-not-as-committed"), "bold red")
        else:
            verdict = styled(say("terminal-fair-not-revealed"), "yellow")
        figures = (str(check.checked), str(check.unseen), str(check.left))
        shown.add_row(str(check.shoe), styled(printable(f"{check.commitment[:16]}...")), *figures, verdict)
    tell_table(out, shown)
    for check in checks:
        if check.cut_by:
            out.print(printable(_fixed(check)), style="dim", markup=False)
        if check.seeded:
            out.print(say("terminal-fair-seeded", shoe=check.shoe), style="yellow", markup=False)
        if check.people:
            told = say("terminal-fair-people", shoe=check.shoe, people=list(check.people))
            out.print(printable(told), style="yellow", markup=False)
        for fault in check.faults:
            out.print(printable(say("terminal-fair-fault", shoe=check.shoe, fault=[fault])), style="red", markup=False)
