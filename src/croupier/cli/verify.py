"""`croupier verify`: everything a log says, checked again without trusting whoever wrote it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import click

from croupier.cli.laid_out import tell_table
from croupier.cli.log_options import keys_option, opened
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.trouble import MISMATCH, NeedsExtra
from croupier.languages import Speaker
from croupier.store.heads import fingerprint
from croupier.verify import Finding, Verified, verify_file, verify_log
from croupier.verify.floor_check import FloorCheck
from croupier.verify.one_stream import GoThrough

_SHOWN = 50  # findings printed one by one; after these only counted


@click.command()
@click.argument("what", metavar="FILE|DATABASE")
@click.option("--table", "tables", multiple=True, metavar="TABLE", help="Only this table of a database; repeat it.")
@click.option(
    "--key",
    "trusted",
    multiple=True,
    metavar="KEY",
    help="The house's public key: 64 hex digits, or a file with them; repeat it where the house had several.",
)
@click.option("--witness", metavar="WHERE", help="The heads that a witness kept: a file, or an http(s) address.")
@click.option(
    "--processes", type=click.IntRange(1, 1024), metavar="N", help="So many processes of this machine, by tables (1)."
)
@click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler, such as tcp://host:8786: its workers, by tables.")
@keys_option
@json_option
def verify(
    what: str,
    tables: tuple[str, ...],
    trusted: tuple[str, ...],
    witness: str | None,
    processes: int | None,
    cluster: str | None,
    keys: str | None,
    as_json: bool,
) -> None:
    """Check a log or an export: chain, signatures, every decision, every result and payment.

    Each command is decided again by the edition of the book it was decided by; each result and payment is
    recomputed by a second path; balances are compared; virtual shoes are checked against their commitments.
    Whatever differs is named with its entry and clause, and the exit code is 3.

    The heads of a floor say up to where they vouch for its log; a log whose end is more than a minute later is
    not vouched for. With --witness a tail that was cut off is found, and tables, heads or keys that were exchanged.

    With --processes or --cluster tables are verified at once, each by whoever is free; what is found, and its order,
    is the same. Workers of a cluster open the log themselves: it must have the same address for all of them.

    \b
    Example:
      $ croupier verify day.db
      table      entries  commands  coups  shoes  heads
      terminal        58        56      2      1      1   nothing is wrong
      $ croupier verify floor.db --processes 2
    """
    from croupier.cli.log import floor_check, heads_beside, published_keys, unreadable_heads
    from croupier.store.keys import public_keys

    house = tuple(one for key in trusted for one in public_keys(key))
    progress = _Progress(quiet=as_json)
    if processes is not None and cluster is not None:
        raise click.UsageError(say("terminal-verify-either"))
    if _is_export(what):
        if cluster is not None or (processes or 1) > 1:
            raise click.UsageError(say("terminal-verify-one-table"))
        found = verify_file(Path(what), key=house or None, progress=progress)
        told = tell_verified(_to_its_end(found, progress), as_json=as_json, house=house)
    else:
        known = house or published_keys(what, keys)
        with closing(opened(what, reading=True)) as log, _on_a(cluster):
            floor = floor_check(log, what, keys, known, witness=witness, trusted=bool(house))
            signed = heads_beside(what, keys)
            found = verify_log(
                log,
                signed,
                key=known or None,
                tables=tables or None,
                floor=floor,
                progress=progress,
                go_through=_at_once(what, processes, cluster),
            )
            every = chain(unreadable_heads(what, keys), _to_its_end(found, progress))
            told = tell_verified(every, as_json=as_json, house=known, floor=floor)
    if told:
        raise SystemExit(MISMATCH)


def _at_once(what: str, processes: int | None, cluster: str | None) -> GoThrough | None:
    """Whoever verifies the tables, where it is not this process."""
    if cluster is None and (processes or 1) == 1:
        return None
    from croupier.verify.at_once import at_once

    return at_once(what, processes=processes or 1, on=cluster)


@contextmanager
def _on_a(cluster: str | None) -> Iterator[None]:
    """What is said where there is no such cluster, or could be none."""
    if cluster is None:
        yield
        return
    try:
        from croupier.simulate import NoAddress
    except ImportError:
        raise NeedsExtra(say("terminal-verify-cluster"), "fast") from None
    try:
        yield
    except NoAddress:
        raise click.UsageError(say("terminal-verify-no-address", address=cluster[:60])) from None


def _to_its_end(found: Iterable[Finding | Verified], progress: _Progress) -> Iterator[Finding | Verified]:
    """The line on stderr is gone when the last of it is told."""
    try:
        yield from found
    finally:
        progress.done()


def _is_export(what: str) -> bool:
    path = Path(what)
    if "://" in what or not path.is_file():
        return False
    with path.open("rb") as file:
        return not file.read(16).startswith(b"SQLite format 3")


class _Progress:
    """A line on stderr while a person waits."""

    def __init__(self, *, quiet: bool) -> None:
        self._on = not quiet and sys.stderr.isatty()
        self._next = 0
        self._table = ""

    def __call__(self, verified: Verified) -> None:
        if self._on and (verified.tally.entries >= self._next or verified.table != self._table):
            self._next, self._table = verified.tally.entries + 5_000, verified.table
            told = say("terminal-verify-progress", table=verified.table, entries=verified.tally.entries)
            click.echo(f"\r{told}", err=True, nl=False)

    def done(self) -> None:
        if self._on and self._next:
            click.echo("\r" + " " * 60 + "\r", err=True, nl=False)


def tell_verified(
    found: Iterable[Finding | Verified], *, as_json: bool, house: tuple[str, ...], floor: FloorCheck | None = None
) -> int:
    """Print what comes; how many findings there were."""
    from croupier.cli.log import printable

    out = console()
    findings: list[Finding] = []
    tables: list[Verified] = []
    wrong = 0
    for one in found:
        if isinstance(one, Verified):
            tables.append(one)
            continue
        wrong += 1
        if wrong <= _SHOWN:
            findings.append(one)
            if not as_json:
                out.print(styled(printable(one.sentence(speaker_of())), "red") + styled(printable(_cited(one)), "dim"))
    if wrong > _SHOWN and not as_json:
        out.print(f"... {say('terminal-verify-more', count=wrong - _SHOWN)}", style="red")
    if as_json:
        print_json(
            {
                "tables": [_document(one) for one in tables],
                "findings": [one.document() for one in findings],
                "found": wrong,
                "vouched": floor.vouched() if floor else None,
            }
        )
    else:
        _table(out, tables, house)
        if floor is not None:
            out.print(_vouched(floor), style="dim", markup=False)
    return wrong


def _vouched(floor: FloorCheck) -> str:
    """Up to where the heads of the floor vouch for what was verified."""
    upto = floor.vouched()
    if upto is None:
        return say("terminal-verify-never-signed")
    said = say("terminal-verify-vouched", head=upto.heads, at=upto.at, entries=upto.entries)
    if upto.witness is None:
        return f"{said} {say('terminal-verify-no-witness')}"
    return f"{said} {say('terminal-verify-witness', head=upto.witness)}"


def _cited(finding: Finding) -> str:
    return f"  {', '.join(finding.clauses)}" if finding.clauses else ""


def _document(one: Verified) -> dict[str, Any]:
    return {
        "table": one.table,
        "tally": one.tally,
        "findings": one.findings,
        "notes": [Speaker().said(note) for note in one.notes],
    }


def _table(out: Any, tables: list[Verified], house: tuple[str, ...]) -> None:
    from croupier.cli.log import printable

    name, found, *columns = (
        say(f"terminal-column-{one}")
        for one in ("table", "found", "entries", "commands", "coups", "virtual-shoes", "signed-heads")
    )
    shown = table(name, *columns, found, right=tuple(columns))
    for one in tables:
        tally = one.tally
        figures = (tally.entries, tally.commands, tally.coups, tally.shoes, tally.heads)
        verdict = styled(say("terminal-verify-wrong", count=one.findings), "bold red" if one.findings else "green")
        shown.add_row(styled(printable(one.table)), *(f"{figure:,}" for figure in figures), verdict)
    tell_table(out, shown)
    for one in tables:
        for note in one.notes:
            told = say("terminal-verify-note", table=one.table, note=[note])
            out.print(printable(told), style="dim", markup=False)
    if house:
        out.print(say("terminal-verify-key", key=fingerprint(house[0])), style="dim")
    else:
        out.print(say("terminal-verify-no-key"), style="dim")
