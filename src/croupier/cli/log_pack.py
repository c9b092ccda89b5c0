"""`croupier log pack`: the log of shoes that ended, packed; and the room they left given back to the disk."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import click

from croupier.cli.log_options import log_option, opened, size_of
from croupier.cli.show import print_json
from croupier.cli.speaking import say
from croupier.cli.terms import json_option
from croupier.cli.trouble import NotValid

if TYPE_CHECKING:
    from croupier.store.sql import SqlLog


@click.command()
@click.argument("tables", metavar="[TABLE]...", nargs=-1)
@click.option("--shrink", is_flag=True, help="Give the room that was left back to the disk; stop the floor first.")
@log_option
@json_option
def pack(tables: tuple[str, ...], shrink: bool, address: str, as_json: bool) -> None:
    """Pack the log of shoes that have ended: the same entries in a tenth of the room or less, read as before.

    A floor does this by itself an hour after a shoe has ended. The file does not become smaller by it: the room is used
    for what is written next, unless --shrink gives it back.

    \b
    Example:
      $ croupier log pack --log day.db
      terminal   packs: 2   entries: 1,587   799,462 bytes became 42,309
      1,712,128 bytes on disk, 1,212,416 of them free for what is written next; --shrink gives them back.
    """
    with closing(opened(address)) as found, _alone(address, shrink):
        known = found.tables()
        unknown = [name for name in tables if name not in known]
        if unknown:
            raise NotValid(say("terminal-log-no-table", table=unknown[0], known=known))
        rows: list[dict[str, Any]] = []
        for name in tables or known:
            rows.append(_packed(found, name))
            if not as_json:
                some = bool(rows[-1]["packs"])
                click.echo(
                    say("terminal-log-packed", **rows[-1]) if some else say("terminal-log-nothing-to-pack", table=name)
                )
        if shrink:
            found.shrink()
        spare = found.spare()
    size = size_of(address)  # without what waited to be written into the file
    if as_json:
        print_json({"log": address, "tables": rows, "bytes": size, "spare": spare if spare >= 0 else None})
    elif size is not None:
        click.echo(say("terminal-log-spare", size=size, spare=spare))


def _packed(found: SqlLog, name: str) -> dict[str, Any]:
    from croupier.floor.packing import pack_closed

    done = list(pack_closed(found, name))
    return {
        "table": name,
        "packs": len(done),
        "entries": sum(one.last - one.first + 1 for one in done),
        "bytes": sum(one.bytes for one in done),
        "packed": sum(one.squeezed for one in done),
    }


@contextmanager
def _alone(address: str, shrink: bool) -> Iterator[None]:
    """No floor runs on a file while it is made smaller: it could not write."""
    if not shrink:
        yield
        return
    from croupier.store.owner import own_file

    owner = own_file(address)
    try:
        yield
    finally:
        owner.let_go()
