"""A log that a verb only reads, from opening to closing. Start at `reading`; the option is in log_options.py."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import click

from croupier.cards import quoted
from croupier.cli.log_options import opened
from croupier.cli.speaking import say
from croupier.cli.trouble import NotValid

if TYPE_CHECKING:
    from croupier.store.log import Log

table_argument = click.argument("table", metavar="TABLE")


@contextmanager
def reading(address: str, table: str) -> Iterator[Log]:
    """The log at an address, which has this table."""
    with closing(opened(address, reading=True)) as log:
        if not log.head(table).sequence:
            raise NotValid(say("terminal-no-table", table=quoted(table), known=log.tables()))
        yield log
