"""`croupier verify`: everything a log says, checked again without trusting whoever wrote it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any

import click

from croupier.cli.log_options import keys_option, opened
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.trouble import MISMATCH
from croupier.languages import Speaker
from croupier.store.heads import fingerprint
from croupier.verify import Finding, Verified, verify_file, verify_log

_SHOWN = 50  # findings printed one by one; after these only counted


@click.command()
@click.argument("what", metavar="FILE|DATABASE")
@click.option("--table", "tables", multiple=True, metavar="TABLE", help="Only this table of a database; repeat it.")
@click.option("--key", metavar="KEY", help="The house's public key: 64 hex digits, or a file with them.")
@keys_option
@json_option
def verify(what: str, tables: tuple[str, ...], key: str | None, keys: str | None, as_json: bool) -> None:
    """Check a log or an export: chain, signatures, every decision, every result and payment.

    Each command is decided again by the edition of the book it was decided by; each result and payment is
    recomputed by a second path; balances are compared; virtual shoes are checked against their commitments.
    Whatever differs is named with its entry and clause, and the exit code is 3.

    \b
    Example:
      $ croupier verify day.db
      table      entries  commands  coups  shoes  heads
      terminal        58        56      2      1      1   nothing is wrong
    """
    from croupier.cli.log import heads_beside, published_key, unreadable_heads
    from croupier.store.keys import public_key

    house = public_key(key) if key is not None else None
    progress = _Progress(quiet=as_json)
    if _is_export(what):
        told = _told(verify_file(Path(what), key=house, progress=progress), as_json=as_json, house=house)
    else:
        house = house or published_key(what, keys)
        with closing(opened(what, reading=True)) as log:
            found = verify_log(log, heads_beside(what, keys), key=house, tables=tables or None, progress=progress)
            told = _told(chain(unreadable_heads(what, keys), found), as_json=as_json, house=house)
    if told:
        raise SystemExit(MISMATCH)


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

    def __call__(self, verified: Verified) -> None:
        if self._on and verified.tally.entries >= self._next:
            self._next = verified.tally.entries + 5_000
            told = say("terminal-verify-progress", table=verified.table, entries=verified.tally.entries)
            click.echo(f"\r{told}", err=True, nl=False)

    def done(self) -> None:
        if self._on and self._next:
            click.echo("\r" + " " * 60 + "\r", err=True, nl=False)


def _told(found: Iterable[Finding | Verified], *, as_json: bool, house: str | None) -> int:
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
            }
        )
    else:
        _table(out, tables, house)
    return wrong


def _cited(finding: Finding) -> str:
    return f"  {', '.join(finding.clauses)}" if finding.clauses else ""


def _document(one: Verified) -> dict[str, Any]:
    return {
        "table": one.table,
        "tally": one.tally,
        "findings": one.findings,
        "notes": [Speaker().said(note) for note in one.notes],
    }


def _table(out: Any, tables: list[Verified], house: str | None) -> None:
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
    out.print(shown)
    for one in tables:
        for note in one.notes:
            told = say("terminal-verify-note", table=one.table, note=[note])
            out.print(printable(told), style="dim", markup=False)
    if house is not None:
        out.print(say("terminal-verify-key", key=fingerprint(house)), style="dim")
    else:
        out.print(say("terminal-verify-no-key"), style="dim")
