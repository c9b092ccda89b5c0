"""The options that several verbs share: which book, which variation, how many decks, which choices.

They end in a book and its terms, or in a sentence. Start at `fix_terms`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli.speaking import no_amount, say
from croupier.cli.trouble import NotGranted, NotValid
from croupier.coup import Terms
from croupier.money import AmountError, ChipSet, read_dollars
from croupier.rulebooks import BOOKS, Rulebook, UnknownBook, open_book, shelf, shelf_troubles

F = TypeVar("F", bound=Callable[..., Any])

book_option = click.option(
    "--book", "book", required=True, metavar="BOOK", help=f"{', '.join(BOOKS)}, or a rulebook folder's path."
)
variation_option = click.option(
    "--variation", metavar="VARIATION", help="As `croupier rules show` lists; a book with one needs none."
)
decks_option = click.option("--decks", type=click.IntRange(1), metavar="N", help="Number of decks (the book's usual).")
option_option = click.option(
    "--option", "options", multiple=True, metavar="KEY=VALUE", help="A choice the book leaves to the operator."
)
json_option = click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout, amounts in cents.")


def table_options(verb: F) -> F:
    """Decorate a verb with the options that fix a table's terms."""
    for option in (option_option, decks_option, variation_option, book_option):
        verb = option(verb)
    return verb


def fix_terms(
    name: str, variation: str | None, decks: int | None, options: tuple[str, ...], chips: tuple[str, ...] = ("1",)
) -> tuple[Rulebook, Terms]:
    book = find_book(name)
    terms = book.terms(
        the_variation(book, variation), decks=decks, options=read_options(options), chips=read_chips(chips, book)
    )
    if isinstance(terms, Refusal):
        raise NotGranted(terms, book=book)
    return book, terms


def the_variation(book: Rulebook, given: str | None) -> str:
    """The one that was asked for, or the only one there is."""
    if given is not None:
        return given
    known = [one.id for one in book.variations]
    if len(known) > 1:
        raise click.UsageError(f"Missing option '--variation'. Choose one of {', '.join(known)}")
    return known[0]


def find_book(name: str) -> Rulebook:
    """A book by the id or the path that a person typed; a path that cannot be followed is no book."""
    if not name:
        raise NotValid(say("terminal-give-a-rulebook", books=shelf()))
    try:
        return open_book(name)
    except OSError as error:
        raise NotValid(say("terminal-no-rulebook", name=quoted(name), why=error.strerror)) from None


def whole_shelf() -> tuple[str, ...]:
    """Every book by its id; nothing is listed or compared as if a place that was named for books had none."""
    if troubles := shelf_troubles():
        raise UnknownBook("; ".join(troubles.values()))
    return shelf()


def read_options(options: tuple[str, ...]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not key or not equals or not value:
            raise click.UsageError(f"--option {quoted(text)} must be KEY=VALUE, such as tiger=3")
        if key in chosen and chosen[key] != value:
            raise click.UsageError(f"--option {quoted(key)} is given twice: {quoted(chosen[key])} and {quoted(value)}")
        chosen[key] = value
    return chosen


def read_chips(chips: tuple[str, ...], book: Rulebook) -> ChipSet:
    try:
        return ChipSet.of(read_dollars(chip) for chip in chips)
    except (AmountError, ValueError) as error:
        typed = quoted(" ".join(chips))
        why = no_amount(error, book)
        raise NotValid(say("terminal-option-is-no-amount", what="--chip", amount=typed, why=why)) from None
