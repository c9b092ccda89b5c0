"""`croupier replay`: what happened at a table, recalled from its log: the coups in a list, or one of them act by act.

It reads and changes nothing. Start at `replay`; how it looks is in replay_list.py and replay_tell.py.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from croupier.cards import quoted
from croupier.cli.log_options import log_option
from croupier.cli.log_reading import reading, table_argument
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import json_option

if TYPE_CHECKING:
    from croupier.cli.replay_tell import Retelling
    from croupier.floor.recall import RecalledAct
    from croupier.store.log import Log

_COUP = re.compile(r"(?:([0-9]{1,9})/)?([0-9]{1,9})")

_EXAMPLE = """Recall what happened at a table from its log: every coup in a line, or one of them act by act.

    Nothing is dealt or decided here: what is shown is what the log has, and its chain is checked on the way.

    \b
    Example:
      $ croupier replay T1
        coup  shoe    time      cards          result       staked    returned  commission  entries
           1  1/1     08:00:06  4s5d/3c4d      P9-7           $150        $100           -  1-27
      ...
      $ croupier replay T1 --coup 1/12
      Replay of table T1, coup 12: shoe 1, its coup 12
      ...
      08:00:42.000  bob, patron        bob wagers $100 on banker  6.1
                                         bob: chips $9,390 → $9,290, on the layout $0 → $100
      ...
      08:00:44.500  automatic dealer   Banker wins, 6 to 3  9.2, 3.2.1, 3.2.2 and 10 more
    """


@click.command(help=_EXAMPLE)
@table_argument
@log_option
@click.option("--coup", "which", metavar="N|SHOE/N", help="One coup: counted through the log, or within a shoe.")
@click.option("--step", is_flag=True, help="Wait for Enter after every act; b goes back, q quits.")
@click.option("--clauses", "every_clause", is_flag=True, help="Show every clause of every act.")
@click.option("--jsonl", is_flag=True, help="The list as one JSON object a line, amounts in cents.")
@json_option
def replay(
    table: str, address: str, which: str | None, step: bool, every_clause: bool, jsonl: bool, as_json: bool
) -> None:
    if as_json and jsonl:
        raise click.UsageError("--json is one document and --jsonl one a line: give one of them")
    if (step or every_clause) and (which is None or as_json or jsonl):
        given = "--step" if step else "--clauses"
        raise click.UsageError(f"{given} goes with --coup, and with neither --json nor --jsonl")
    place = None if which is None else _place(which)
    with reading(address, table) as log:
        if place is None:
            _list(log, table, as_json=as_json, jsonl=jsonl)
            return
        from croupier.floor.recall import coup_in_shoe, recall_coup

        shoe, coup = place
        number = coup if shoe is None else coup_in_shoe(log, table, shoe, coup)
        acts = recall_coup(log, table, number)
        if as_json or jsonl:
            _document(log, acts, in_a_line=jsonl)
        else:
            _tell(log, acts, step=step, every_clause=every_clause)


def _place(text: str) -> tuple[int | None, int]:
    found = _COUP.fullmatch(text.strip())
    if found is None:
        raise click.UsageError(f"--coup {quoted(text)} must be a number, such as 47, or shoe and coup, such as 2/7")
    return (None if found[1] is None else int(found[1])), int(found[2])


def _list(log: Log, table: str, *, as_json: bool, jsonl: bool) -> None:
    from croupier.floor.recall import moments
    from croupier.inspection.coups import each_coup

    coups = each_coup(moments(log, table))
    if jsonl:
        from croupier.cli.replay_document import coup_record
        from croupier.cli.show import print_json_line

        for coup in coups:
            print_json_line(coup_record(coup))
    elif as_json:
        from croupier.cli.replay_document import coup_record
        from croupier.cli.show import print_json

        print_json({"replay": True, "table": table, "coups": [coup_record(coup) for coup in coups]})
    else:
        from croupier.cli.replay_list import tell_list
        from croupier.cli.show import console
        from croupier.floor.books import Editions

        editions = Editions(log)
        if not tell_list(console(), coups, lambda edition: speaker_of(editions.find(edition))):
            click.echo(say("terminal-replay-no-coup", table=table), err=True)


def _document(log: Log, acts: Sequence[RecalledAct], *, in_a_line: bool) -> None:
    from croupier.cli.replay_document import whole_record
    from croupier.cli.show import print_json, print_json_line
    from croupier.floor.books import Editions
    from croupier.inspection.coups import sum_up

    coup = sum_up(acts)
    record = whole_record(coup, Editions(log).find(coup.edition), acts, log.people())
    (print_json_line if in_a_line else print_json)(record)


def _tell(log: Log, acts: Sequence[RecalledAct], *, step: bool, every_clause: bool) -> None:
    from croupier.cli.replay_tell import Retelling
    from croupier.cli.show import console
    from croupier.floor.books import Editions
    from croupier.inspection.coups import sum_up

    coup = sum_up(acts)
    book = Editions(log).find(coup.edition)
    retelling = Retelling(console(), coup, book, acts, log.people(), every_clause=every_clause)
    retelling.heading(log.head(coup.table).sequence)
    if step:
        _step(retelling)
    else:
        for index in range(len(acts)):
            retelling.tell(index)


def _step(retelling: Retelling) -> None:
    """Act by act, as lines ask for it: an empty one goes on, `b` back, `q` or the end of input stops."""
    index, end = 0, len(retelling.acts)
    while index < end:
        retelling.tell(index)
        if sys.stdin.isatty():
            click.echo(f"{say('terminal-replay-step', number=index + 1, of=end)} > ", err=True, nl=False)
        line = sys.stdin.readline()
        match line.strip().lower():
            case _ if not line:
                return
            case "q" | "quit":
                return
            case "b" | "back":
                index = max(0, index - 1)
            case _:
                index += 1
