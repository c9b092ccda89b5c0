"""`croupier tournament`: write the terms of a tournament, have them checked against a book, print them for players.

It reads files, hands them to the tournament's terms and shows what came of it. Start at `check`; what follows the terms
is in modules of its own that join this group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from croupier.cli.files import force_option, may_be_written
from croupier.cli.show import console, print_json
from croupier.cli.speaking import language_option, speaker_of
from croupier.cli.terms import find_book, json_option
from croupier.cli.terms_files import (
    WIDEST,
    as_data,
    book_of,
    faulty_terms,
    show_findings,
    terms_text,
    write_new,
    write_page,
)
from croupier.cli.tournament_play import pay, rank, run
from croupier.cli.tournament_prepare import ballot, enter, publish, step
from croupier.cli.tournament_report import report
from croupier.cli.tournament_simulate import simulate
from croupier.cli.trouble import NOT_VALID, NotValid

if TYPE_CHECKING:
    from croupier.languages import Speaker
    from croupier.rulebooks import Rulebook
    from croupier.rulebooks.tournament import TournamentChapter
    from croupier.terms.reading import TermsRead
    from croupier.tournament.terms.schema import TournamentTerms


@click.group()
def tournament() -> None:
    """Hold a tournament by the book: its terms and conditions, entries, sessions, places and prizes.

    \b
    Example:
      $ croupier tournament new --book canberra cup.toml
      cup.toml: terms to begin with, under canberra
      $ croupier tournament check cup.toml
      cup.toml: nothing is missing and nothing contradicts canberra
    """


for _verb in (publish, enter, ballot, run, rank, pay, report, simulate, step):
    tournament.add_command(_verb)


@tournament.command()
@click.argument("file", required=False)
@click.option("--book", "name", required=True, metavar="BOOK", help="The book it is held under, or a folder's path.")
@click.option(
    "--format",
    "kind",
    type=click.Choice(("rounds", "sit-and-go")),
    default="rounds",
    show_default=True,
    help="In rounds, or as soon as a table is full.",
)
@language_option
def new(file: str | None, name: str, kind: str) -> None:
    """Write a file of terms to begin with: valid as it is, each key with what the book wants there and its clause.

    Without FILE it is printed. A file that is there already is not overwritten.

    \b
    Example:
      $ croupier tournament new --book crown-sydney --format sit-and-go
      # The terms and conditions of a tournament at Crown Sydney, to be changed to your own.
      ...
      # When it is held. (12.4.1(a)(i))
      starts = 2026-12-05T19:00:00+11:00
      ...
    """
    from croupier.tournament.terms.template import make_template

    book = find_book(name)
    text = make_template(book, _chapter(book), kind, speaker_of(book))
    write_new(file, text, book.id)


@tournament.command()
@click.argument("file")
@click.option("--book", "name", metavar="BOOK", help="The book to check by, where it is not the one that FILE names.")
@json_option
@language_option
def check(file: str, name: str | None, as_json: bool) -> None:
    """List everything that is missing from the terms in FILE or contradicts the book, each with its clause.

    The exit code is 0 where nothing is, and 4 where something is. - is standard input.

    \b
    Example:
      $ croupier tournament check cup.toml
      line  key            clauses        what
         9  details.fee    16.3(a)(iii)   Not answered: The entry fee, or that entry is free; ...
      cup.toml: one thing to put right before it can be published under canberra
    """
    from croupier.tournament.terms.check import check_read

    read = _read(file)
    book = _book(read, name, file)
    found = check_read(read, book)
    if as_json:
        print_json(
            {"file": file, "book": book.id, "edition": book.edition, "findings": [as_data(one, book) for one in found]}
        )
    else:
        show_findings(file, book, found)
    click.get_current_context().exit(NOT_VALID if found else 0)


@tournament.command()
@click.argument("file")
@click.option(
    "--book", "name", metavar="BOOK", help="The book they are under, where it is not the one that FILE names."
)
@click.option(
    "--html", "page", metavar="OUT", help="Write one self-contained page to OUT, ready to print; - is stdout."
)
@force_option
@click.option("--since", metavar="OLD", help="The edition before this one: what changed is listed.")
@click.option("--edition", "number", type=click.IntRange(1), default=None, help="The number of this edition.")
@json_option
@language_option
def terms(
    file: str, name: str | None, page: str | None, force: bool, since: str | None, number: int | None, as_json: bool
) -> None:
    """Print the terms in FILE as players read them: in the terminal, as a page to print, or as data.

    Terms that `croupier tournament check` finds fault with are not printed.

    \b
    Example:
      $ croupier tournament terms cup.toml --html cup.html
      cup.html: the terms of Saturday Baccarat Cup, edition 1
    """
    from croupier.terms.changes import changed
    from croupier.terms.document import EditionTold
    from croupier.tournament.terms.check import check_read
    from croupier.tournament.terms.document import make_document

    if page is not None and as_json:
        raise click.UsageError("give either --html or --json, not both")
    may_be_written({"--html": page}, force=force)
    read = _read(file)
    book = _book(read, name, file)
    if found := check_read(read, book):
        if as_json:
            raise faulty_terms(file, book, found)
        show_findings(file, book, found)
        click.get_current_context().exit(NOT_VALID)
    changes = changed(_read(since).terms, read.terms) if since else ()
    edition = EditionTold(number or (2 if since else 1), changed=changes)
    speaker = _for_players(book)
    document = make_document(read.terms, book, _chapter(book), speaker, edition)
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(document, enc_hook=str))
    elif page is not None:
        write_page(document, speaker, page, edition.number)
    else:
        from croupier.terms.document_text import document_text

        out = console()
        drawn = document_text(document, speaker.say("conditions-subtitle"), speaker.say("conditions-changes"))
        out.print(drawn, width=min(out.width, WIDEST))


def _chapter(book: Rulebook) -> TournamentChapter:
    from croupier.clauses import Silent

    if isinstance(book.tournament, Silent):
        raise NotValid(speaker_of(book).say("terms-no-chapter", key="book", book=book.id))
    return book.tournament


def _for_players(book: Rulebook) -> Speaker:
    """Wagers by their names, whatever people type at a terminal."""
    from croupier.cli.speaking import language
    from croupier.words import book as words

    return words.speaker_of(book, language())


def _read(file: str) -> TermsRead[TournamentTerms]:
    from croupier.tournament.terms.reading import read_terms

    return read_terms(terms_text(file))


def _book(read: TermsRead[TournamentTerms], name: str | None, file: str) -> Rulebook:
    return book_of(read.terms.book, read.faults, name, file)
