"""`croupier log`: what is in a log, whether it is whole, files that stand alone, signed heads, moving house.

It opens, asks and prints; the checks are in verify and store. Start at `log`.
"""

from __future__ import annotations

import sys
from collections import deque
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

import click
import msgspec

from croupier.cli.laid_out import tell_table
from croupier.cli.log_events import events
from croupier.cli.log_options import F, keys_folder, keys_option, log_option, opened, opened_keys, size_of
from croupier.cli.log_pack import pack
from croupier.cli.show import console, padded, print_json, styled, table
from croupier.cli.speaking import say, speaker_for, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.trouble import MISMATCH, NotValid
from croupier.languages import Fact, Message, Speaker
from croupier.ledger import Breach
from croupier.rulebooks.rulebook import shortened
from croupier.store.heads import SignedHead, fingerprint
from croupier.store.house import KINDS, HouseChain, HouseNote
from croupier.store.keys import Keys
from croupier.store.log import Log
from croupier.store.sql import SqlLog
from croupier.table import Table
from croupier.verify.beside import floor_check_of, heads_in, keys_published_in, unreadable_in
from croupier.verify.chains import Followed, follow_chain
from croupier.verify.finding import Finding
from croupier.verify.floor_check import FloorCheck


@click.group()
def log() -> None:
    """The log of a floor: list, verify, export, sign, move.

    A log is an SQLite file (--log day.db) or PostgreSQL (--log postgresql://user@host/database); without
    --log it is the one named in CROUPIER_LOG, or croupier.db here.

    \b
    Example:
      $ croupier deal --book crown-sydney --seed 7 --log day.db
      $ croupier log list --log day.db
      table      book           entries  coups  shoes  head
      terminal   crown-sydney        58      2      1  9f21c0de...
    """


log.add_command(events)
log.add_command(pack)


@log.command(name="list")
@click.option("--house", "shown", type=click.IntRange(min=0), default=20, metavar="N", help="So many of the house log.")
@log_option
@json_option
def list_(address: str, shown: int, as_json: bool) -> None:
    """Tables, how long their logs are, how many bytes a coup takes; and the last of the house log.

    The house log tells what happened to the floor itself: accounts, roles, logins, settings, keys, the clock.

    \b
    Example:
      $ croupier log list --log day.db
      table      book                           entries  coups  shoes  last entry (UTC)     head
      terminal   crown-sydney 3.2 cd57606ef23a       59      3      1  2026-11-16 04:49:40  d78a1cdc4985
      188,416 bytes on disk, 62,805 a coup.
    """
    with closing(opened(address, reading=True)) as found:
        rows = [_row(found, name, speaker_for(programs=as_json)) for name in found.tables()]
        remarks = found.remarks()
        house = HouseShown(found, shown)
    size = size_of(address)
    coups = sum(row["coups"] for row in rows)
    document: dict[str, Any] = {"log": address, "tables": rows, "remarks": len(remarks), "house": house.document()}
    if size is not None:
        document |= {"bytes": size, "bytes_per_coup": size // coups if coups else None}
    if as_json:
        print_json(document)
        return
    out = console()
    name, book, last, head, *figures = _columns("table", "book", "last-entry", "head", "entries", "coups", "shoes")
    listed = table(name, book, *figures, last, head, right=tuple(figures), whole=(name, book, last, head))
    for row in rows:
        state = styled(f"  {printable(row['broken'])}", "bold red") if row["broken"] else styled("")
        if row["seeded"]:
            state = styled(f"  {say('terminal-log-seeded')}", "yellow") + state
        counts = (f"{row['entries']:,}", f"{row['coups']:,}", f"{row['shoes']:,}")
        listed.add_row(
            styled(row["table"]),
            styled(printable(shortened(row["edition"]))),
            *counts,
            _when(row["at"]),
            styled(row["hash"][:12]) + state,
        )
    tell_table(out, listed)
    if size is not None:
        each = {"some": bool(coups), "each": size // coups if coups else 0}
        out.print(say("terminal-log-size", size=size, **each), style="dim")
    noted = house.moments
    for remark in (one for one in remarks if (one.at, one.kind) not in noted):  # the others are in the house log
        said = printable(f"{_when(remark.at)} UTC  {remark.kind}  {remark.table}  {remark.says}")
        out.print(said, style="yellow", markup=False)
    house.tell(out)


class HouseShown:
    """The end of a house log, as far as it is whole, for people and for programs."""

    def __init__(self, found: Log, most: int) -> None:
        self._chain = HouseChain()
        self._last: deque[tuple[int, HouseNote]] = deque(maxlen=most)
        self.moments: set[tuple[int, str]] = set()
        self._broken: Message | None = None
        for entry in found.house_log():
            self._broken = self._chain.follow(entry)
            if self._broken is not None:
                break
            self._last.append((entry.number, entry.note))
            self.moments.add((entry.note.at, entry.note.kind))

    def document(self) -> dict[str, Any]:
        broken = Speaker().said(self._broken) if self._broken else ""
        last = [{"number": number, **msgspec.structs.asdict(note)} for number, note in self._last]
        return {"entries": self._chain.end.number, "hash": self._chain.end.hash.hex(), "broken": broken, "last": last}

    def tell(self, out: Any) -> None:
        if self._last:
            out.print(say("terminal-log-house", entries=self._chain.end.number), style="dim", markup=False)
        for number, note in self._last:
            told: dict[str, Fact] = {
                "number": number,
                "at": _when(note.at),
                "by": note.by,
                "note": [house_message(note)],
            }
            out.print(printable(say("terminal-log-house-line", **told)), markup=False)
        if self._broken is not None:
            place = self._chain.end.number + 1
            said = say("terminal-log-house-broken", entry=place, why=[self._broken])
            out.print(printable(said), style="bold red", markup=False)


def house_message(note: HouseNote) -> Message:
    """What a note of the house log says; of one that this Croupier does not know, its kind and facts as they are."""
    if note.kind in KINDS:
        return Message(f"house-{note.kind}", dict(note.facts))
    return Message("terminal-log-house-unknown", {"kind": note.kind, "facts": str(note.facts)})


def _columns(*names: str) -> tuple[str, ...]:
    return tuple(say(f"terminal-column-{name}") for name in names)


def _row(found: Log, name: str, speaker: Speaker) -> dict[str, Any]:
    from croupier.floor import Standing

    standing = Standing.begun(name, found.snapshot(name))
    broken = ""
    try:
        standing.catch_up(found)
    except Breach as breach:
        broken = str(breach)
    except Exception as error:  # whatever it is, the log is not what a table wrote
        where: dict[str, Fact] = {"entry": standing.head.sequence, "table": name, "error": type(error).__name__}
        broken = speaker.say("terminal-log-does-not-follow", **where)
    last = next(iter(found.acts(name, max(0, standing.head.sequence - 1))), None)
    return {
        "table": name,
        "edition": last.edition if last else "",
        "entries": standing.head.sequence,
        "coups": standing.coups,
        "shoes": _shoes(standing.state),
        "at": standing.clock,
        "hash": standing.head.hash.hex(),
        "broken": broken,
        "seeded": getattr(standing.state, "seeded", None) is True,
    }


def _shoes(state: object) -> int:
    """Shoes that were begun: the one in play counts, and so does one whose results alone are kept."""
    return state.shoe.number if isinstance(state, Table) else 0


def _when(at: int) -> str:
    try:
        return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
    except (ValueError, OverflowError, OSError):  # no table says such a time, and an altered log may
        return say("terminal-log-at-no-time")


@log.command()
@log_option
@keys_option
@json_option
def verify(address: str, keys: str | None, as_json: bool) -> None:
    """Follow every chain and meet every signed head; the first bad entry is named.

    This is the quick check. `croupier verify` also replays and decides everything again.

    \b
    Example:
      $ croupier log verify --log day.db
      terminal   58 entries   chain whole   1 signed head met
    """
    heads, house = heads_beside(address, keys), published_keys(address, keys)
    with closing(opened(address, reading=True)) as found:
        floor = floor_check(found, address, keys, house)
        rows = [follow_chain(found, name, heads, house or None, floor.points(name)) for name in found.tables()]
        of_floor = [*floor.first(), *floor.last(found)]
    findings = [*unreadable_heads(address, keys), *(finding for row in rows for finding in row.findings), *of_floor]
    missing = sorted(({head.table for head in heads} | floor.tables()) - {row.table for row in rows})
    findings += [Finding("table-missing", name, 0, Message("found-missing")) for name in missing]
    if as_json:
        print_json({"tables": [row.document() for row in rows], "findings": [one.document() for one in findings]})
    else:
        _tell(rows, findings, bool(heads or floor.tables()))
    if findings:
        raise SystemExit(MISMATCH)


def _tell(rows: list[Followed], findings: list[Finding], signed: bool) -> None:
    out = console()
    name, entries, links, met, last = _columns("table", "entries", "chain", "heads-met", "head")
    shown = table(name, entries, links, met, last, right=(entries, met))
    for row in rows:
        chain = "broken" if row.findings else "whole"
        whole = styled(say(f"terminal-log-{chain}"), "bold red" if row.findings else "green")
        shown.add_row(styled(row.table), f"{row.entries:,}", whole, f"{row.heads:,}", row.hash[:12])
    tell_table(out, shown)
    for finding in findings:
        out.print(printable(finding.sentence(speaker_of())), style="red", markup=False)
    if not signed:
        out.print(say("terminal-log-no-heads"), style="dim")


def heads_beside(address: str, keys: str | None) -> tuple[SignedHead, ...]:
    """The heads in the folder of the keys, if there is one."""
    return heads_in(keys_folder(address, keys))


def unreadable_heads(address: str, keys: str | None) -> list[Finding]:
    return unreadable_in(keys_folder(address, keys))


def published_keys(address: str, keys: str | None) -> tuple[str, ...]:
    return keys_published_in(keys_folder(address, keys))


def floor_check(
    found: SqlLog,
    address: str,
    keys: str | None,
    house: tuple[str, ...],
    *,
    witness: str | None = None,
    trusted: bool = False,
) -> FloorCheck:
    """The heads of the floor: those of the database, those beside the keys, and those of a witness."""
    return floor_check_of(found, keys_folder(address, keys), house, witness=witness, trusted=trusted)


def printable(text: str) -> str:
    """What an altered log says may hold anything, and a terminal must not obey it."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


@log.command()
@click.argument("table_id", metavar="TABLE")
@click.option("--coup", type=click.IntRange(min=1), help="This coup alone, with the proof that it is part of the log.")
@click.option("--for-players", is_flag=True, help="Without secret wagers that are not revealed yet.")
@click.option("--out", "target", type=click.Path(path_type=Path), help="The file to write (stdout).")
@log_option
@keys_option
def export(
    table_id: str, coup: int | None, for_players: bool, target: Path | None, address: str, keys: str | None
) -> None:
    """Write a table's log, or one coup of it, as a file that stands alone.

    What is written is whole, for those who inspect. With --for-players it ends before the first secret wager of a
    tournament that is not revealed yet.

    \b
    Example:
      $ croupier log export terminal --coup 2 --log day.db --out coup.jsonl
      19 entries of table terminal written to coup.jsonl
      $ croupier verify coup.jsonl
    """
    from croupier.verify.exporting import export_coup, export_table

    heads = heads_beside(address, keys)

    def write(file: BinaryIO) -> int:
        with closing(opened(address, reading=True)) as found:
            if coup is None:
                return export_table(found, table_id, heads, file, for_players=for_players)
            return export_coup(found, table_id, coup, heads, file)

    if target is None:
        write(sys.stdout.buffer)
        return
    if target.exists():
        raise NotValid(say("terminal-log-there-already", file=str(target)))
    part = target.with_name(f"{target.name}.part")
    try:
        with part.open("wb") as file:
            entries = write(file)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    click.echo(say("terminal-log-written", entries=entries, table=table_id, file=str(target)), err=True)


@log.command()
@click.argument("tables", metavar="[TABLE]...", nargs=-1)
@log_option
@keys_option
@json_option
def sign(tables: tuple[str, ...], address: str, keys: str | None, as_json: bool) -> None:
    """Sign the heads of tables as they are now, and write them beside the keys.

    \b
    Example:
      $ croupier log sign --log day.db
      terminal   entry 58   9f21c0de...   signed by 5f0b 33aa 19d2 c4e0
    """
    from croupier.floor import Floor, SteadyClock

    with closing(opened(address)) as found:
        floor = Floor(found, opened_keys(address, keys, log=found))
        try:
            clock = SteadyClock(floor.latest())
            known = found.tables()
            unknown = [name for name in tables if name not in known]
            if unknown:
                raise NotValid(say("terminal-log-no-table", table=unknown[0], known=known))
            signed = [floor.sign(name, clock.now()) for name in tables or known]
        finally:
            floor.close()
    if as_json:
        print_json(signed)
        return
    for head in signed:
        signed_head: dict[str, Fact] = {"entry": head.sequence, "hash": head.hash[:12], "key": fingerprint(head.key)}
        click.echo(say("terminal-log-signed", table=head.table, **signed_head))


@log.command()
@click.argument("source")
@click.argument("target")
def move(source: str, target: str) -> None:
    """Copy a whole floor into another, empty log, and prove it the same.

    \b
    Example:
      $ croupier log move day.db postgresql://floor@localhost/croupier
      terminal   58 entries   9f21c0de... in both
    """
    from croupier.store.copying import copy_log

    with closing(opened(source, reading=True)) as old, closing(opened(target, create=True)) as new:
        for head in copy_log(old, new):
            same = {"table": head.table, "hash": head.hash.hex()[:12]}
            click.echo(say("terminal-log-in-both", entries=head.sequence, **same))


@log.command()
@log_option
def upgrade(address: str) -> None:
    """Bring a log made by an older Croupier up to date; entries and hashes stay as they are.

    \b
    Example:
      $ croupier log upgrade --log day.db
      day.db is up to date
    """
    with closing(opened(address)):
        click.echo(say("terminal-log-up-to-date", log=address))


@log.group(invoke_without_command=True)
@log_option
@keys_option
@click.option("--create", is_flag=True, help="Make the keys if this log is new and has none.")
@click.pass_context
def keys(context: click.Context, address: str, keys: str | None, create: bool) -> None:
    """The house's public key, for those who verify, and how many heads it signed; new, rotate, import.

    A floor does not start with other keys than it had, and makes none in their place: a person says so here.

    \b
    Example:
      $ croupier log keys --log day.db
      public key   b3c1...   fingerprint 5f0b 33aa 19d2 c4e0   1 signed head
      $ croupier log keys rotate --log day.db
    """
    context.obj = (address, keys)
    if context.invoked_subcommand is not None:
        return
    if create:
        with closing(opened(address, create=True)) as found:
            _tell_keys(opened_keys(address, keys, log=found))
    else:
        _tell_keys(opened_keys(address, keys))


def _tell_keys(found: Keys) -> None:
    public = found.signer.public
    for label, told in (
        ("folder", str(found.folder)),
        ("public-key", public),
        ("fingerprint", fingerprint(public)),
        ("signed-heads", f"{len(found.heads.heads()):,}"),
        ("floor-heads", f"{found.floor_heads.last_number():,}"),
    ):
        click.echo(f"{padded(say(f'terminal-column-{label}'), 13)} {told}")


def _of_these_keys(verb: F) -> F:
    """A log and a folder may be named before `new`, `rotate` and `import`, or after."""
    named = click.option("--log", "address", metavar="LOG", help="The log, as for `croupier log keys`.")
    kept = click.option("--keys", "folder", metavar="FOLDER", help="The folder of the keys, likewise.")
    return named(kept(verb))


def _meant(before: tuple[str, str | None], address: str | None, folder: str | None) -> tuple[str, Path]:
    """Which log, and where its keys are."""
    log = address or before[0]
    return log, keys_folder(log, folder or before[1])


@keys.command(name="new")
@_of_these_keys
@click.option("--lost", is_flag=True, help="Even where there are keys: those of this log are lost. They are put aside.")
@click.pass_obj
def keys_new(before: tuple[str, str | None], lost: bool, address: str | None, folder: str | None) -> None:
    """Make keys in the place of lost ones; the house log tells of it.

    Shoes that were sealed with a lost tape key can be neither dealt on nor revealed. Heads that are signed from now
    on do not follow from a key that the ones before named: give those who verify the new key (--key).

    \b
    Example:
      $ croupier log keys new --log day.db
    """
    from croupier.store.house_keys import new_keys

    log, where = _meant(before, address, folder)
    with closing(opened(log)) as found:
        _tell_keys(new_keys(found, where, lost=lost))


@keys.command(name="rotate")
@_of_these_keys
@click.pass_obj
def keys_rotate(before: tuple[str, str | None], address: str | None, folder: str | None) -> None:
    """Sign with a new key from now on; a last head by the old key names it, and old heads stay verifiable.

    \b
    Example:
      $ croupier log keys rotate --log day.db
    """
    from croupier.store.house_keys import rotate

    log, where = _meant(before, address, folder)
    with closing(opened(log)) as found:
        _tell_keys(rotate(found, where))


@keys.command(name="import")
@_of_these_keys
@click.option("--signing", type=click.Path(path_type=Path), help="A file with the key that signs heads.")
@click.option("--tape", type=click.Path(path_type=Path), help="A file with the key that seals tapes.")
@click.pass_obj
def keys_import(
    before: tuple[str, str | None],
    signing: Path | None,
    tape: Path | None,
    address: str | None,
    folder: str | None,
) -> None:
    """Bring back the keys that this log was kept with, from wherever they were kept safe.

    \b
    Example:
      $ croupier log keys import --signing safe/signing.key --tape safe/tape.key --log day.db
    """
    from croupier.store.house_keys import import_keys

    if signing is None and tape is None:
        raise click.UsageError(say("terminal-log-name-a-key"))
    log, where = _meant(before, address, folder)
    with closing(opened(log)) as found:
        _tell_keys(import_keys(found, where, signing=signing, tape=tape))


@log.command()
@log_option
@keys_option
@click.option("--name", nargs=2, metavar="ID NAME", help="Call the person with this id by a name.")
@click.option("--forget", metavar="ID", help="Forget the name of a person; the id stays in the log.")
@json_option
def people(address: str, keys: str | None, name: tuple[str, str] | None, forget: str | None, as_json: bool) -> None:
    """Names of people, which live apart from the log; in it there are ids alone.

    With a name its alias is forgotten. A floor that runs forgets too, within a second or two; and so does every copy
    from before, when it is restored: the id is written down beside the keys.

    \b
    Example:
      $ croupier log people --log day.db --name you "Kim Lee"
      you   Kim Lee
      $ croupier log people --log day.db --forget you
      no names are kept
    """
    from croupier.store.forgotten import forget as forget_for_good

    with closing(opened(address, reading=name is None and forget is None)) as found:
        if name is not None:
            found.name_person(*name)
        if forget is not None:
            forget_for_good(found, keys_folder(address, keys), forget)
        known = found.people()
    if as_json:
        print_json(known)
        return
    for person, called in known.items():
        click.echo(printable(f"{person}   {called}"))
    if not known:
        click.echo(say("terminal-log-no-names"))
