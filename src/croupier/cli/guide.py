"""`croupier guide`: the player's leaflet of a book, in the terminal, as a page to print, or as data.

It opens the book, has the leaflet made and puts it where it was asked for. Start at `guide`.
"""

from __future__ import annotations

import click

from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.speaking import language_option, speaker_of
from croupier.cli.terms import find_book
from croupier.languages import Speaker
from croupier.leaflet import Leaflet, make_leaflet

_WIDEST = 100  # a longer line is hard to read, however wide the terminal

_EXAMPLE = """Print a player's leaflet made from a book.

    BOOK is a book of the shelf, as `croupier rules list` shows, or a rulebook folder's path.

    \b
    Examples:
      $ croupier guide crown-brochure
      BACCARAT   Crown Melbourne, a player's guide
      ...
      Naturals
        8 or 9 on the first two cards of either hand is a natural. ...
          7 + 2 = 9       counts 9
          6 + 2 = 8       counts 8
          9 + 9 = 18      counts 8
      ...

    \b
      $ croupier guide crown-melbourne --html leaflet.html
      leaflet.html: Crown Melbourne, one sheet of A4 when printed on both sides
    """


@click.command(help=_EXAMPLE)
@click.argument("book")
@click.option(
    "--html", "file", metavar="FILE", help="Write one self-contained page to FILE, ready to print; - is stdout."
)
@force_option
@click.option("--contact", multiple=True, metavar="LINE", help="A line of the house's address or telephone; repeat it.")
@click.option("--json", "as_json", is_flag=True, help="The leaflet's content as one JSON document.")
@language_option
def guide(book: str, file: str | None, force: bool, contact: tuple[str, ...], as_json: bool) -> None:
    if file is not None and as_json:
        raise click.UsageError("give either --html or --json, not both")
    may_be_written({"--html": file}, force=force)
    rulebook = find_book(book)
    speaker = speaker_of(rulebook)
    leaflet = make_leaflet(rulebook, speaker, contact)
    if file is not None:
        _write_page(leaflet, speaker, file)
    elif as_json:
        import msgspec

        from croupier.cli.show import print_json

        print_json(msgspec.to_builtins(leaflet, enc_hook=str))  # a clause is text of its own kind
    else:
        from croupier.cli.show import console
        from croupier.leaflet.text import leaflet_text

        out = console()
        out.print(leaflet_text(leaflet, speaker), width=min(out.width, _WIDEST))


def _write_page(leaflet: Leaflet, speaker: Speaker, file: str) -> None:
    from croupier.leaflet.page import leaflet_page

    page = leaflet_page(leaflet, speaker)
    written = speaker.say("terminal-guide-written", file=file, casino=leaflet.casino, one_side=leaflet.one_side)
    write_file(file, page, written)
