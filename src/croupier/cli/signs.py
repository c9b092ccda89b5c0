"""`croupier signs`: the signs and notices of a table of a log as it is now, in the terminal or as a page to print.

It reads the log and puts the signs where they were asked for. Start at `signs`.
"""

from __future__ import annotations

import click

from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.log_options import log_option
from croupier.cli.log_reading import reading, table_argument
from croupier.cli.show import console, styled
from croupier.cli.speaking import language, say
from croupier.cli.trouble import NotValid


@click.command()
@table_argument
@log_option
@click.option(
    "--html", "file", metavar="FILE", help="Write one self-contained page to FILE, ready to print; - is stdout."
)
@force_option
def signs(table: str, address: str, file: str | None, force: bool) -> None:
    """The signs and notices of a table as it is now, each with the clause that asks for it.

    \b
    Example:
      $ croupier signs T1 --html signs.html
      signs.html: 5 signs of table T1
    """
    from croupier.floor.books import Editions
    from croupier.floor.recall import standing_now
    from croupier.signs import make_signs
    from croupier.signs.page import signs_page
    from croupier.words.book import speaker_of

    may_be_written({"--html": file}, force=force)
    with reading(address, table) as log:
        now = standing_now(log, table).table
        book = Editions(log).find(now.edition) if now.edition else None
    if book is None:
        raise NotValid(say("signs-not-open", table=table))
    speaker = speaker_of(book, language())
    sheet = make_signs(now, book, speaker)
    if file is not None:
        count = len(sheet.signs)
        write_file(file, signs_page(sheet, speaker), speaker.say("signs-written", file=file, signs=count, table=table))
        return
    out = console()
    for sign in sheet.signs:
        out.print(styled(sign.about, "bold"))
        if sign.large and sign.large != sign.about:
            out.print(styled(f"  {sign.large}", "bold green"))
        for name, value in sign.rows:
            out.print(styled(f"  {speaker.say('list-colon').join(filter(None, (name, value)))}"))
        if not sign.stands:
            out.print(styled(f"  {speaker.say('signs-not-up')}", "yellow"))
        numbers = tuple(clause.number for clause in sign.clauses)
        out.print(styled(f"  {speaker.say('signs-clauses', clauses=numbers)}", "dim"))
