"""`croupier backup` and `croupier restore`: a copy while play goes on, and back from it, both checked."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click

from croupier.cli.log_options import keys_option, log_option, opened
from croupier.cli.trouble import Broken, NotValid
from croupier.store.heads import SignedHead
from croupier.verify.chains import follow_chain


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@log_option
def backup(file: Path, address: str) -> None:
    """Copy a log into FILE while play goes on, and check the copy.

    Tapes of shoes in play are in it encrypted; the keys are not in it.

    \b
    Example:
      $ croupier backup monday.db --log day.db
      terminal   58 entries   9f21c0de...   chain whole
    """
    from croupier.store.copying import back_up

    with closing(opened(address, reading=True)) as log:
        for head in back_up(log, file):
            click.echo(f"{head.table}   {head.sequence:,} entries   {head.hash.hex()[:12]}...   chain whole")


def _met(file: Path, signed: tuple[SignedHead, ...]) -> None:
    """A copy whose chain was made anew is whole, and not what was signed."""
    with closing(opened(str(file), reading=True)) as log:
        for table in log.tables():
            for finding in follow_chain(log, table, signed).findings:
                if finding.kind == "head-not-met":
                    raise Broken(f"{file} is not what was signed: {finding.sentence()}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("target", metavar="DATABASE")
@keys_option
@click.option("--old", is_flag=True, help="Restore it although heads were signed since it was made.")
def restore(file: Path, target: str, keys: str | None, old: bool) -> None:
    """Put the backup FILE into a new DATABASE, and check it.

    A copy that is older than the heads signed since is recognised as old and refused, unless --old is given.

    \b
    Example:
      $ croupier restore monday.db tuesday.db --keys day.db.keys
      terminal   58 entries   9f21c0de...   restored
    """
    from croupier.cli.log import heads_beside
    from croupier.store.copying import behind, check_chains
    from croupier.store.copying import restore as put_back

    heads, signed = check_chains(file), heads_beside(target, keys)
    late = behind(heads, signed)
    _met(file, signed)
    if not signed:
        click.echo(
            "croupier: no signed heads were found, so whether this copy is old is not known: use --keys", err=True
        )
    if late and not old:
        first = late[0]
        raise NotValid(
            f"{file} is an old copy: table {first.table} ends at entry {first.sequence:,} in it, and a head was"
            f" signed at entry {first.signed:,}. Find a newer copy, or restore this one with --old"
        )
    with closing(opened(target, create=True)) as log:
        for head in put_back(file, log):
            click.echo(f"{head.table}   {head.sequence:,} entries   {head.hash.hex()[:12]}...   restored")
    for one in late:
        click.echo(f"croupier: table {one.table} lost entries {one.sequence + 1:,} to {one.signed:,}", err=True)
