"""`--books FOLDER`: books of one's own for this command, before the verb or after it, beside those of CROUPIER_BOOKS.

It puts the folders where every process of this command finds them, also workers of a floor. Start at `books_option`.
"""

from __future__ import annotations

import os
from typing import Any

import click


def _add(context: click.Context, parameter: click.Parameter, folders: tuple[str, ...]) -> None:
    if not folders:
        return
    from croupier.rulebooks.elsewhere import VARIABLE

    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(filter(None, (*named, *map(os.path.abspath, folders)))))


def books_option(verb: Any, *, hidden: bool = False) -> Any:
    help = "A book's folder, or one that has books in it; repeat it. It may also follow the verb (CROUPIER_BOOKS)."
    option = click.option(
        "--books", "more_books", multiple=True, metavar="FOLDER", expose_value=False, callback=_add, is_eager=True,
        hidden=hidden, help=help,
    )  # fmt: skip
    return option(verb)


def with_books(command: click.Command) -> click.Command:
    """The option on a verb and on the verbs below it."""
    if all("--books" not in one.opts for one in command.params):
        books_option(command, hidden=True)
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        with_books(below)
    return command
