"""`croupier backup` and `croupier restore`: a copy while play goes on, and back from it, both checked."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click

from croupier.cli.log_options import keys_option, log_option, opened
from croupier.cli.speaking import say, speaker_of
from croupier.cli.trouble import Broken, NotValid
from croupier.languages import Fact
from croupier.store.heads import SignedHead
from croupier.store.log import Head
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
            click.echo(_copied("terminal-backup-whole", head))


def _copied(id: str, head: Head) -> str:
    return say(id, table=head.table, entries=head.sequence, hash=head.hash.hex()[:12])


def _met(file: Path, signed: tuple[SignedHead, ...]) -> None:
    """A copy whose chain was made anew is whole, and not what was signed."""
    with closing(opened(str(file), reading=True)) as log:
        for table in log.tables():
            for finding in follow_chain(log, table, signed).findings:
                if finding.kind == "head-not-met":
                    raise Broken(say("terminal-backup-not-signed", file=str(file), why=finding.sentence(speaker_of())))


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
      $ croupier restore monday.db tuesday.db --keys FOLDER
      terminal   58 entries   9f21c0de...   restored
    """
    from croupier.cli.log import heads_beside
    from croupier.store.copying import behind, check_chains
    from croupier.store.copying import restore as put_back

    heads, signed = check_chains(file), heads_beside(target, keys)
    late = behind(heads, signed)
    _met(file, signed)
    if not signed:
        click.echo(f"croupier: {say('terminal-backup-no-heads')}", err=True)
    if late and not old:
        first = late[0]
        ends: dict[str, Fact] = {"table": first.table, "ends": first.sequence, "signed": first.signed}
        raise NotValid(say("terminal-backup-old", file=str(file), **ends))
    with closing(opened(target, create=True)) as log:
        for head in put_back(file, log):
            click.echo(_copied("terminal-backup-restored", head))
    for one in late:
        lost = say("terminal-backup-lost", table=one.table, first=one.sequence + 1, last=one.signed)
        click.echo(f"croupier: {lost}", err=True)
