"""`croupier backup` and `croupier restore`: a copy while play goes on, and back from it, both checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli.log_options import keys_folder, keys_option, log_option, opened
from croupier.cli.speaking import say, speaker_of
from croupier.cli.trouble import Broken, NotValid
from croupier.languages import Fact
from croupier.store.heads import SignedHead
from croupier.store.log import Head, LogError
from croupier.verify.chains import follow_chain

if TYPE_CHECKING:
    from croupier.store.floor_heads import FloorHead
    from croupier.store.house import NoteFact
    from croupier.store.sql import SqlLog


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@log_option
@keys_option
def backup(file: Path, address: str, keys: str | None) -> None:
    """Copy a whole floor into FILE while play goes on, and check the copy; the signed heads go into FILE.heads.

    Accounts, cards of tables, approvals and the house log are in it, and the tapes of shoes in play, encrypted. The
    keys are not: they travel apart.

    \b
    Example:
      $ croupier backup monday.db --log day.db
      terminal   58 entries   9f21c0de...   chain whole
    """
    from croupier.store.copying import back_up

    signed = heads_file(address, keys)
    with closing(opened(address, reading=True)) as log:
        for head in back_up(log, file):
            click.echo(_copied("terminal-backup-whole", head))
        floor = log.house_end().number > 0
    keep_heads(signed, beside(file))
    if floor:
        with closing(opened(address)) as log:
            _note(log, "backed-up", file)


def beside(file: Path) -> Path:
    """Where the signed heads of a backup lie."""
    return file.with_name(f"{file.name}.heads")


def heads_file(address: str, keys: str | None) -> Path:
    return keys_folder(address, keys) / "heads.jsonl"


def keep_heads(source: Path, target: Path) -> None:
    """Add the signed heads of one file that another lacks; what is there already stays as it is."""
    from croupier.store.heads import HeadsFile

    there = set(HeadsFile(target).heads())
    missing = [head for head in HeadsFile(source).heads() if head not in there]
    if missing:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for head in missing:
        HeadsFile(target).add(head)


def _note(log: SqlLog, kind: str, file: Path) -> None:
    """In the house log: by whom is not known to a command line."""
    from croupier.floor.clock import wall_clock
    from croupier.store.house import HouseNote

    newest = log.newest_floor_head()
    facts: dict[str, NoteFact] = {"file": file.name, "head": newest.number if newest else 0}
    log.note(HouseNote(at=wall_clock(), kind=kind, facts=facts))


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
@click.option("--witness", metavar="WITNESS", help="What a witness kept: a file of heads, or an address.")
def restore(file: Path, target: str, keys: str | None, old: bool, witness: str | None) -> None:
    """Put the backup FILE into a new DATABASE, and check it: people, tables, approvals, heads and logs.

    A copy that is older than the heads signed since is recognised as old and refused, unless --old is given. A coup
    goes on only at a table of which the witness knows nothing newer; any other ends its coup and its shoe first.
    Nobody stays logged in, and the keys come by another way.

    \b
    Example:
      $ croupier restore monday.db tuesday.db --keys FOLDER
      terminal   58 entries   9f21c0de...   restored
    """
    from croupier.cli.log import heads_beside, published_keys
    from croupier.floor.restored import hold
    from croupier.store.copying import behind, check_chains
    from croupier.store.copying import restore as put_back
    from croupier.store.heads import HeadsFile

    heads, apart = check_chains(file), heads_beside(target, keys)
    signed = (*apart, *HeadsFile(beside(file)).heads())  # those of the copy are as old as it is
    newest = newest_known(witness, published_keys(target, keys)) if witness else None
    known = {} if newest is None else ends_of(newest)
    late = behind(heads, signed)
    _met(file, signed)
    if not apart and newest is None:
        click.echo(f"croupier: {say('terminal-backup-no-heads')}", err=True)
    if late and not old:
        first = late[0]
        ends: dict[str, Fact] = {"table": first.table, "ends": first.sequence, "signed": first.signed}
        raise NotValid(say("terminal-backup-old", file=str(file), **ends))
    with closing(opened(target, create=True)) as log:
        for head in put_back(file, log):
            click.echo(_copied("terminal-backup-restored", head))
        of_a_floor = bool(log.house_end().number or log.table_cards())  # one from before house logs has only cards
        held = hold(log, known) if of_a_floor else ()  # a log that no floor wrote is held by nobody
        if of_a_floor:
            _note(log, "restored", file)
        is_old = bool(late) or (newest is not None and newest.number > _ends(log))
        told = [*_settings(log), *_fork(log, newest), *_forgotten(log, keys_folder(target, keys), old=is_old)]
    keep_heads(beside(file), heads_file(target, keys))
    for message in told:
        click.echo(f"croupier: {message}", err=True)
    for table in held:
        click.echo(f"croupier: {say('terminal-backup-held', table=table)}", err=True)
    for one in late:
        lost = say("terminal-backup-lost", table=one.table, first=one.sequence + 1, last=one.signed)
        click.echo(f"croupier: {lost}", err=True)


def _settings(log: SqlLog) -> Iterator[str]:
    """What the floor was started with, which lies in no database by itself."""
    try:
        from croupier.service.settings import Settings
    except ImportError:  # nobody opens a floor here
        return
    said: dict[str, str] = json.loads(log.fact("settings") or "{}")
    usual = {name: str(field.default) for name, field in Settings.model_fields.items()}
    own = [f"{name}={value}" for name, value in sorted(said.items()) if usual.get(name) != value]
    if own:
        yield say("terminal-backup-settings", settings=own)


def _ends(log: SqlLog) -> int:
    last = log.newest_floor_head()
    return last.number if last else 0


def _fork(log: SqlLog, newest: FloorHead | None) -> Iterator[str]:
    """Heads that are signed from now on are others than those of the same number that a witness has."""
    ends = _ends(log)
    if newest is not None and newest.number > ends:
        yield say("terminal-backup-fork", newest=newest.number, ends=ends)


def _forgotten(log: SqlLog, folder: Path, *, old: bool) -> Iterator[str]:
    """Names that this copy has still are forgotten again, or it is said that nobody knows whose; so with ranks."""
    from croupier.store.forgotten import ForgottenFile, forget_again
    from croupier.store.ranks import change_again

    for one in change_again(log, folder):
        yield say("terminal-backup-ranks", person=one.account, book=one.book)
    for person in forget_again(log, folder):
        yield say("terminal-backup-forgotten", person=person)
    listed = ForgottenFile(folder).path
    if old and not listed.exists():
        yield say("terminal-backup-nobody-forgotten", file=str(listed))


def ends_of(head: FloorHead) -> dict[str, Head]:
    """Where each table ended by a head of the floor."""
    return {one.table: Head(one.table, one.sequence, bytes.fromhex(one.hash)) for one in head.tables}


def newest_known(witness: str, keys: tuple[str, ...]) -> FloorHead:
    """The newest head of the floor that a witness has from this house."""
    from croupier.store.witness import witnessed

    newest: FloorHead | None = None
    for head in witnessed(witness):
        if isinstance(head, int) or not head.is_genuine() or (keys and head.key not in keys):
            continue
        if newest is None or head.number > newest.number:
            newest = head
    if newest is None:
        raise LogError(f"the witness at {witness} has no head that this house signed")
    return newest
