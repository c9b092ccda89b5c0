"""`croupier promotion`: write the terms of a promotion, have them checked against a book, print them, and hold it.

It reads files, hands them to the promotion's terms and shows what came of it. Start at `check`; what follows the terms
is in promotion_hold.py and promotion_report.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from croupier.cli.files import force_option, may_be_written
from croupier.cli.promotion_hold import draw, enter, publish, refuse, step
from croupier.cli.promotion_lists import prescribed_option, read_list
from croupier.cli.promotion_report import report
from croupier.cli.show import console, print_json
from croupier.cli.speaking import language, language_option, speaker_of
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
from croupier.cli.trouble import NOT_VALID, NotValid

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.promotions.terms.schema import PromotionTerms
    from croupier.rulebooks import Rulebook
    from croupier.rulebooks.promotions import PromotionChapter
    from croupier.terms.reading import TermsRead


@click.group()
def promotion() -> None:
    """Hold a promotion by the book: its terms and conditions, entries, the draw, prizes and refused claims.

    \b
    Example:
      $ croupier promotion new --book star-sydney draw.toml
      draw.toml: terms to begin with, under star-sydney
      $ croupier promotion check draw.toml
      draw.toml: nothing is missing and nothing contradicts star-sydney
    """


for _verb in (publish, enter, draw, refuse, report, step):
    promotion.add_command(_verb)


@promotion.command()
@click.argument("file", required=False)
@click.option("--book", "name", required=True, metavar="BOOK", help="The book it is held under, or a folder's path.")
@language_option
def new(file: str | None, name: str) -> None:
    """Write a file of terms to begin with: valid as it is, each key with what the book wants there and its clause.

    Without FILE it is printed. A file that is there already is not overwritten.

    \b
    Example:
      $ croupier promotion new --book crown-sydney draw.toml
      draw.toml: terms to begin with, under crown-sydney
    """
    from croupier.promotions.terms.template import promotion_template

    book = find_book(name)
    write_new(file, promotion_template(book, _chapter(book), speaker_of(book)), book.id)


@promotion.command()
@click.argument("file")
@click.option("--book", "name", metavar="BOOK", help="The book to check by, where it is not the one that FILE names.")
@prescribed_option
@json_option
@language_option
def check(file: str, name: str | None, prescribed: Path | None, as_json: bool) -> None:
    """List everything that is missing from the terms in FILE or contradicts the book, each with its clause.

    The exit code is 0 where nothing is, and 4 where something is. - is standard input.

    \b
    Example:
      $ croupier promotion check draw.toml --prescribed prescribed.txt
      draw.toml: nothing is missing and nothing contradicts crown-sydney
    """
    from croupier.promotions.terms.check import check_promotion_file

    read = _read(file)
    book = book_of(read.terms.book, read.faults, name, file)
    found = check_promotion_file(read, book, read_list(prescribed))
    if as_json:
        data = [as_data(one, book) for one in found]
        print_json({"file": file, "book": book.id, "edition": book.edition, "findings": data})
    else:
        show_findings(file, book, found)
    click.get_current_context().exit(NOT_VALID if found else 0)


@promotion.command()
@click.argument("file")
@click.option(
    "--html", "page", metavar="OUT", help="Write one self-contained page to OUT, ready to print; - is stdout."
)
@force_option
@click.option("--since", metavar="OLD", help="The edition before this one: what changed is listed.")
@click.option("--edition", "number", type=click.IntRange(1), default=None, help="The number of this edition.")
@prescribed_option
@json_option
@language_option
def terms(
    file: str,
    page: str | None,
    force: bool,
    since: str | None,
    number: int | None,
    prescribed: Path | None,
    as_json: bool,
) -> None:
    """Print the terms in FILE as people read them: in the terminal, as a page to print, or as data.

    Terms that `croupier promotion check` finds fault with are not printed.

    \b
    Example:
      $ croupier promotion terms draw.toml --html draw.html
      Written: draw.html
    """
    from croupier.promotions.terms.check import check_promotion_file
    from croupier.promotions.terms.document import promotion_document
    from croupier.terms.changes import changed
    from croupier.terms.document import EditionTold
    from croupier.words import book as words

    if page is not None and as_json:
        raise click.UsageError("give either --html or --json, not both")
    may_be_written({"--html": page}, force=force)
    read = _read(file)
    book = book_of(read.terms.book, read.faults, None, file)
    if found := check_promotion_file(read, book, read_list(prescribed)):
        if as_json:
            raise faulty_terms(file, book, found)
        show_findings(file, book, found)
        click.get_current_context().exit(NOT_VALID)
    changes = changed(_read(since).terms, read.terms) if since else ()
    edition = EditionTold(number or (2 if since else 1), changed=changes)
    speaker = words.speaker_of(book, language())
    document = promotion_document(read.terms, book, _chapter(book), speaker, edition)
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(document, enc_hook=str))
    elif page is not None:
        write_page(document, speaker, page, edition.number, of="conditions-promotion")
    else:
        from croupier.terms.document_text import document_text

        out = console()
        subtitle = speaker.say("conditions-promotion-subtitle")
        out.print(document_text(document, subtitle, speaker.say("conditions-changes")), width=min(out.width, WIDEST))


def _chapter(book: Rulebook) -> PromotionChapter:
    from croupier.clauses import Silent

    if isinstance(book.promotions, Silent):
        raise NotValid(speaker_of(book).say("terms-no-promotions", key="book", book=book.id))
    return book.promotions


def _read(file: str) -> TermsRead[PromotionTerms]:
    from croupier.promotions.terms.reading import read_promotion

    return read_promotion(terms_text(file))
