"""`croupier duties`: what the house owes to others by a log, with its clauses, since when and by when.

It reads the log and changes nothing; what discharges a duty is an act in its stream. Start at `duties`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing

import click
import msgspec

from croupier.cli.laid_out import tell_table
from croupier.cli.log_options import log_option, opened
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.trouble import NotValid
from croupier.duties import Owed
from croupier.rulebooks import Rulebook


@click.command()
@click.option("--late", is_flag=True, help="Only what is late.")
@log_option
@json_option
def duties(late: bool, address: str, as_json: bool) -> None:
    """What is owed to others and was not done yet, at every table and tournament of a log.

    \b
    Example:
      $ croupier duties --log day.db
      $ croupier duties --late --json --log day.db
    """
    from croupier.floor.books import BookTrouble
    from croupier.floor.owing import duties_of

    now = _now()
    with closing(opened(address, reading=True)) as log:
        try:
            found = [(one, book) for one, book in duties_of(log) if not late or one.late_by(now)]
        except BookTrouble as error:
            raise NotValid(str(error)) from None
    if as_json:
        print_json([{**msgspec.structs.asdict(one), "late": one.late_by(now)} for one, _ in found])
        return
    if not found:
        click.echo(say("terminal-duties-none-late" if late else "terminal-duties-none"))
        return
    tell_duties(found, now)


def tell_duties(found: Sequence[tuple[Owed, Rulebook]], now: int) -> None:
    """A line for each, those that are late in red."""
    names = [say(f"terminal-duties-{one}") for one in ("where", "clauses", "what", "to", "since", "due", "late")]
    shown = table(*names, right=(names[-1],), whole=(names[1], names[4]))
    for one, book in found:
        behind = one.late_by(now)
        shown.add_row(*(styled(cell, "bold red" if behind else "") for cell in _row(one, book, behind)))
    tell_table(console(), shown)
    console().print(say("terminal-duties-count", open=len(found), late=sum(bool(one.late_by(now)) for one, _ in found)))


def _row(one: Owed, book: Rulebook, behind: int) -> tuple[str, ...]:
    speaker = speaker_of(book)
    about, to = (speaker.book.get(text, text) for text in (one.about, one.to))
    return (
        one.stream,
        ", ".join(clause.number for clause in one.clauses),
        speaker.say("terminal-duties-about", about=about, matter=one.matter),
        to,
        one.since_on,
        one.due_on or speaker.say("terminal-duties-when", when=one.when),
        speaker.say("terminal-duties-late-by", lasts=behind) if behind else "",
    )


def _now() -> int:
    return time.time_ns() // 1_000_000
