"""`croupier log events`: the events of a log as rows with numbers, for analysts. Start at `events`."""

from __future__ import annotations

import sys
from contextlib import closing

import click

from croupier.cards import quoted
from croupier.cli.files import force_option
from croupier.cli.frame_files import frame_option, may_be_framed, write_frame
from croupier.cli.log_options import log_option, opened
from croupier.cli.speaking import say
from croupier.cli.trouble import NotValid


@click.command()
@click.argument("streams", metavar="[TABLE]...", nargs=-1)
@click.option(
    "--event", "kinds", multiple=True, metavar="NAME", help="Only these; one alone has its fields as columns."
)
@log_option
@frame_option
@force_option
def events(streams: tuple[str, ...], kinds: tuple[str, ...], address: str, frame: str | None, force: bool) -> None:
    """The events of tables, tournaments and promotions as rows: a file of numbers, or CSV on stdout.

    Every row has the stream, the entry, when, who, by which command and edition, the clauses and the hash; what the
    event says itself stands in facts, as JSON. Amounts are in cents, times universal. A log of any size is read once
    and never held.

    \b
    Example:
      $ croupier log events --log day.db --event wager-placed --frame wagers.parquet
      wrote 1,204 rows to wagers.parquet
    """
    from croupier.frames.sheet import sheet_lines
    from croupier.inspection.event_frame import event_names, events_frame

    may_be_framed({"--frame": frame}, force=force)
    for kind in kinds:
        if kind not in event_names():
            raise NotValid(say("analysis-no-event", name=quoted(kind)))
    with closing(opened(address, reading=True)) as log:
        known = log.tables()
        for stream in streams:
            if stream not in known:
                raise NotValid(say("terminal-no-table", table=quoted(stream), known=known))
        found = events_frame(log, streams or known, kinds)
        if frame is not None:
            write_frame(found, frame)
            return
        for line in sheet_lines(found.columns, found.rows()):
            sys.stdout.write(line)
