"""`croupier rules new`: a small whole book to begin with, in a folder of one's own.

What is written is made in `rulebooks/beginning.py`. Start at `new`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from croupier.cli.speaking import say
from croupier.cli.trouble import NotValid

_WHY: Final = {
    "no-id": "terminal-new-no-id",
    "taken": "terminal-new-taken",
    "not-empty": "terminal-new-not-empty",
}


@click.command()
@click.argument("folder")
@click.option("--title", metavar="TEXT", help="What the document is called.")
@click.option("--casino", metavar="TEXT", help="Whose it is.")
@click.option("--currency", metavar="CODE", help="The currency at its tables, such as EUR.")
@click.option("--zone", metavar="NAME", help="The casino's time zone, such as Europe/Vienna.")
def new(folder: str, title: str | None, casino: str | None, currency: str | None, zone: str | None) -> None:
    """Write a small whole book into FOLDER, which is new or empty; the folder's name is the book's id.

    Every file says what it is for, and above each key stands what that means. It is valid as it is, and its shoes can
    be dealt: put your document's rules in the place of the invented ones, and check as you go.

    \b
    Example:
      $ croupier rules new my-casino --casino "My Casino" --currency EUR --zone Europe/Vienna
      my-casino: a book of 27 files
      croupier rules check my-casino
      croupier scenario run my-casino/scenarios
    """
    from croupier.rulebooks.beginning import CannotBegin, begin_book

    said = {"title": title, "casino": casino, "currency": currency, "zone": zone}
    try:
        written = begin_book(Path(folder), {key: value for key, value in said.items() if value is not None})
    except CannotBegin as error:
        raise NotValid(say(_WHY[error.why], folder=folder, id=error.id)) from None
    except OSError as error:
        raise click.ClickException(say("terminal-new-not-written", folder=folder, why=error.strerror or "")) from None
    click.echo(say("terminal-new-written", folder=folder, files=len(written)))
    for step in ("rules check {}", "scenario run {}/scenarios"):
        click.echo(f"croupier {step.format(folder)}")
