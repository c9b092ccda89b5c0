"""`croupier rules book`: a book to read, in the terminal or as one page that prints.

It opens the books, has the book to read made and puts it where it was asked for. Start at `book`.
"""

from __future__ import annotations

import click

from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.speaking import language
from croupier.cli.terms import find_book
from croupier.rulebooks import open_book, shelf

_WIDEST = 110  # a longer line is hard to read, however wide the terminal

_HELP = """Every clause of a book in our own words, in the document's order, with its tables, layouts and readings.

    Beside a clause stands what the other books say otherwise. It is no copy of the document: none of its sentences
    is in it.

    BOOK is a book of the shelf, as `croupier rules list` shows, or a rulebook folder's path.

    \b
    Examples:
      $ croupier rules book canberra
      RULES OF MINI-BACCARAT   Casino Canberra
      ...
        5.8  Cutting card first or during a round: shuffle after that round, but one more round if it ties ...
      ...

    \b
      $ croupier rules book canberra --html canberra.html
      canberra.html: Casino Canberra, 311 clauses in 19 chapters
    """


@click.command("book", help=_HELP)
@click.argument("book")
@click.option("--html", "file", metavar="FILE", help="Write one self-contained page to FILE; - is stdout.")
@force_option
def book_to_read(book: str, file: str | None, force: bool) -> None:
    from croupier.handbook import make_handbook
    from croupier.words.book import speaker_of

    may_be_written({"--html": file}, force=force)
    rulebook = find_book(book)
    speaker = speaker_of(rulebook, language())  # by the book's own names: nobody types them here
    others = [open_book(name) for name in shelf() if name != rulebook.id]
    handbook = make_handbook(rulebook, speaker, others)
    if file is None:
        from croupier.cli.show import console
        from croupier.handbook.text import handbook_text

        out = console()
        out.print(handbook_text(handbook, speaker), width=min(out.width, _WIDEST))
        return
    from croupier.handbook.page import handbook_page

    page = handbook_page(handbook, speaker)
    counts = {"clauses": len(handbook.told()), "chapters": len(handbook.chapters)}
    write_file(file, page, speaker.say("handbook-written", file=file, casino=handbook.casino, **counts))
