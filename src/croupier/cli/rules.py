"""`croupier rules`: the books themselves, their clauses, readings and differences, and a check for a new one.

It prints what the rulebooks package says. Start at the verb you typed.
"""

from __future__ import annotations

import os
from typing import Any

import click

from croupier.cards import quoted
from croupier.clauses import Chapter, Clause, Status
from croupier.cli.show import console, is_narrow, print_json, styled, table
from croupier.cli.terms import find_book, json_option
from croupier.cli.trouble import NOT_VALID, NotValid
from croupier.rulebooks import BOOKS, Fault, Rulebook, RulebookError, open_book
from croupier.rulebooks.compare import differences
from croupier.rulebooks.coverage import Covered, coverage, summary
from croupier.rulebooks.provisions import ReadingEntry
from croupier.rulebooks.sheet import Statement, sheet
from croupier.words.refusals import clause_numbers


@click.group()
def rules() -> None:
    """List, show, compare and check the rulebooks, clause by clause.

    \b
    Example:
      $ croupier rules clause crown-sydney:7.3
      crown-sydney:7.3  encoded
      A win in unpermitted units or not exactly payable is paid up to the next amount chips can make (reading A-27)
      encoded in settlement.toml: rounding
                 table.toml: sign[multiples]
      ...
    """


@rules.command("list")
@json_option
def list_books(as_json: bool) -> None:
    """The books on the shelf.

    \b
    Example:
      $ croupier rules list
      crown-sydney   3.2   traditional, crown, zero-commission   16   525   Crown Sydney ...
    """
    books = [open_book(name) for name in BOOKS]
    if as_json:
        print_json([_book_document(book) for book in books])
        return
    out = console()
    more = () if is_narrow(out) else ("casino", "title", "digest")
    figures = ("wagers", "clauses")
    grid = table("book", "version", "variations", *figures, *more, right=figures, whole=("book",))
    for book in books:
        details = (book.source.casino, book.source.title, styled(book.digest[:12], "dim")) if more else ()
        grid.add_row(
            styled(book.id, "bold"),
            book.source.version,
            ", ".join(one.id for one in book.variations),
            str(len(book.wager_ids())),
            str(len(book.register)),
            *details,
        )
    out.print(grid)


def _book_document(book: Rulebook) -> dict[str, Any]:
    return {
        "book": book.id,
        "casino": book.source.casino,
        "title": book.source.title,
        "version": book.source.version,
        "made": book.source.instrument.made,
        "commences": book.source.instrument.commences,
        "supersedes": book.source.instrument.supersedes,
        "variations": [one.id for one in book.variations],
        "wagers": book.wager_ids(),
        "decks": book.cards.decks.allowed,
        "clauses": len(book.register),
        "digest": book.digest,
        "edition": book.edition,
    }


@rules.command()
@click.argument("book")
@json_option
def show(book: str, as_json: bool) -> None:
    """Everything a book says that the software carries, each statement with its clauses.

    \b
    Example:
      $ croupier rules show canberra
      ... cards  end of the shoe   this round unless tie   5.8, 5.1(b)
    """
    rulebook = find_book(book)
    statements = sheet(rulebook)
    if as_json:
        print_json(_book_document(rulebook) | {"statements": [_statement(one) for one in statements]})
        return
    out = console()
    topic = ""
    grid = None
    for one in statements:
        if one.topic != topic:
            if grid is not None:
                out.print(grid)
            topic, grid = one.topic, table("", "", "clauses")
            grid.title = styled(one.topic)
            grid.show_header = False
        assert grid is not None
        style = "bold red" if one.thing == "warning" else ""
        grid.add_row(
            styled(one.thing, "bold"),
            styled(one.says, style),
            styled(clause_numbers(one.clauses, book=rulebook.id), "dim"),
        )
    if grid is not None:
        out.print(grid)


def _statement(one: Statement) -> dict[str, Any]:
    return {"topic": one.topic, "thing": one.thing, "says": one.says, "clauses": one.clauses}


@rules.command()
@click.argument("book")
@click.option("--status", type=click.Choice([one.value for one in Status]), help="Only clauses of this status.")
@click.option(
    "--comes", type=click.Choice([one.value for one in Chapter if one]), help="Only clauses that wait for this chapter."
)
@click.option("--uncovered", is_flag=True, help="Only clauses that should be computed and are not yet shown by a test.")
@json_option
def clauses(book: str, status: str | None, comes: str | None, uncovered: bool, as_json: bool) -> None:
    """Every clause of a document: its status, where it is encoded, the tests that show it.

    \b
    Example:
      $ croupier rules clauses crown-sydney --status encoded
      9.4   encoded   tableau.toml: naturals   7   Either hand 8 or 9 on the first four cards ends the deal
      ...
       74  not yet covered
    """
    rulebook = find_book(book)
    every = coverage(rulebook)
    rows = [
        one
        for one in every
        if (status is None or one.row.status == status)
        and (comes is None or one.row.comes == comes)
        and (not uncovered or one.owed)
    ]
    if as_json:
        print_json({"book": rulebook.id, "summary": summary(every), "clauses": [_clause_document(one) for one in rows]})
        return
    out = console()
    narrow = is_narrow(out)
    more = () if narrow else ("encoded in", "tests")
    words = ("status", "comes with")
    grid = table("clause", *words, *more, "paraphrase", right=("tests",), whole=words)
    for one in rows:
        grid.add_row(
            styled(one.row.clause.number, "bold"),
            styled(one.row.status.value, "green" if one.encoded and one.tests else "yellow" if one.owed else ""),
            one.row.comes.value,
            *(() if narrow else (styled("\n".join(one.encoded)), str(len(one.tests)) if one.tests else "-")),
            styled(one.row.paraphrase),
        )
    out.print(grid)
    for what, number in summary(every).items():
        out.print(f"{number:5}  {what}")


def _clause_document(one: Covered) -> dict[str, Any]:
    return {
        "clause": one.row.clause,
        "status": one.row.status.value,
        "comes": one.row.comes.value,
        "topic": one.row.topic,
        "paraphrase": one.row.paraphrase,
        "reason": one.row.reason,
        "encoded": one.encoded,
        "tests": one.tests,
    }


@rules.command()
@click.argument("clause", metavar="BOOK:ID")
@json_option
def clause(clause: str, as_json: bool) -> None:
    """One clause: what it says in our words, its status, where it is encoded, its readings and tests.

    \b
    Example:
      $ croupier rules clause canberra:5.8
      canberra:5.8  encoded
      Cutting card first or during a round: shuffle after that round, but one more round if it ties (reading A-17)
      encoded in cards.toml: shoe-end
      ...
    """
    book, number = _split(clause)
    if not book or not number:
        raise click.UsageError(f"{quoted(clause)} must be BOOK:ID, such as crown-sydney:9.6")
    rulebook = find_book(book)
    found = next((one for one in coverage(rulebook) if one.row.clause.number == number), None)
    if found is None:
        near = [row.clause.number for row in rulebook.register if row.clause.number.startswith(number.split(".")[0])][
            :8
        ]
        raise NotValid(f"{rulebook.id} has no clause {quoted(number)}. Near it: {', '.join(near) or 'nothing'}.")
    readings = [one for one in rulebook.readings if Clause.of(rulebook.id, number) in one.clauses]
    if as_json:
        print_json(_clause_document(found) | {"readings": [one.id for one in readings]})
        return
    out = console()
    out.print(
        styled(f"{found.row.clause}  ", "bold") + styled(found.row.status.value, "green" if found.encoded else "yellow")
    )
    out.print(styled(found.row.paraphrase))
    for label, texts in (
        ("why", (found.row.reason,)),
        ("comes with", (found.row.comes.value,)),
        ("encoded in", found.encoded),
        ("readings", tuple(f"{one.id}: {one.taken}" for one in readings)),
        ("tests", found.tests),
    ):
        for place, text in enumerate(filter(None, texts)):
            out.print(styled(f"{label if place == 0 else '':<11}", "dim") + styled(text))


def _split(text: str) -> tuple[str, str]:
    """The book and the number in `crown-sydney:9.6` or `path/to/folder:9.6`; either side may have more colons."""
    for place, letter in enumerate(text):
        if letter == ":" and (text[:place] in BOOKS or os.path.isdir(text[:place])):
            return text[:place], text[place + 1 :]
    book, _, number = text.partition(":")
    return book, number


@rules.command()
@click.argument("left")
@click.argument("right")
@json_option
def diff(left: str, right: str, as_json: bool) -> None:
    """What two books say differently.

    \b
    Example:
      $ croupier rules diff crown-sydney canberra
      cards   cutting cards   1  3.1, 2.2.2(d)   2  2.1, 5.4
      ...
    """
    ours, theirs = find_book(left), find_book(right)
    found = differences(ours, theirs)
    if as_json:
        print_json(
            {
                "left": ours.id,
                "right": theirs.id,
                "differences": [
                    {
                        "topic": one.topic,
                        "thing": one.thing,
                        "left": one.left and _statement(one.left),
                        "right": one.right and _statement(one.right),
                    }
                    for one in found
                ],
            }
        )
        return
    out = console()
    grid = table("topic", "thing", ours.id, theirs.id)
    topic = ""
    for one in found:
        grid.add_row(
            styled(one.topic if one.topic != topic else "", "bold"),
            styled(one.thing),
            _side(one.left),
            _side(one.right),
        )
        topic = one.topic
    out.print(grid)
    out.print(f"{len(found)} differences")


def _side(one: Statement | None) -> Any:
    if one is None:
        return styled("-", "dim")
    text = styled(one.says)
    if one.clauses:
        text.append(f"  {clause_numbers(one.clauses)}", style="dim")
    return text


@rules.command()
@click.argument("book")
@json_option
def readings(book: str, as_json: bool) -> None:
    """Where a document's text is unclear: the question, the reading taken, why, and what else it could mean.

    \b
    Example:
      $ croupier rules readings crown-melbourne
      A-13  money  Insurance pays 2 to 1 on a wager that wins more than a third of the time ...
    """
    rulebook = find_book(book)
    if as_json:
        print_json([_reading_document(rulebook, one) for one in rulebook.readings])
        return
    out = console()
    for one in rulebook.readings:
        out.print(
            styled(f"{one.id}  ", "bold")
            + styled(f"{one.impact}  ", "red" if one.impact == "money" else "yellow")
            + styled(clause_numbers(one.clauses), "dim")
        )
        for label, text in (
            ("unclear", one.question),
            ("we read", one.taken),
            ("because", one.because),
            *(("or", other) for other in one.alternatives),
            ("effect", one.effect),
            ("option", one.option),
            ("verify", one.verify),
        ):
            if text:
                out.print(styled(f"  {label:<9}", "dim") + styled(text))
        out.print()


def _reading_document(book: Rulebook, one: ReadingEntry) -> dict[str, Any]:
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    return {"book": book.id, **fields, "clauses": one.clauses}


def _fault(one: Fault) -> dict[str, str]:
    return {"file": one.file, "key": one.key, "what": one.what}


@rules.command()
@click.argument("folder")
@json_option
def check(folder: str, as_json: bool) -> None:
    """Check a rulebook's folder and list every fault with file and key.

    \b
    Example:
      $ croupier rules check my-casino
      rulebook my-casino has 2 faults:
        wagers.toml: wager[tie].row[Tie].pays: '8:1' is not odds: write them as '8 to 1'
        ...
    """
    try:
        rulebook = find_book(folder)
    except RulebookError as error:
        if not as_json:
            raise
        print_json({"book": error.book, "faults": [_fault(one) for one in error.faults]})
        raise click.exceptions.Exit(NOT_VALID) from None
    owed = [
        one for one in coverage(rulebook) if one.row.status is Status.ENCODED and not one.row.comes and not one.encoded
    ]
    if as_json:
        print_json(
            {
                "book": rulebook.id,
                "edition": rulebook.edition,
                "faults": [],
                "not encoded": [one.row.clause for one in owed],
            }
        )
        return
    out = console()
    counts = (
        f"{len(rulebook.register)} clauses, {len(rulebook.wager_ids())} wagers, {len(rulebook.variations)} variations"
    )
    out.print(styled(f"{rulebook.edition}: no faults; {counts}"))
    for one in owed:
        out.print(styled(f"  not cited by any provision: {one.row.clause.number}  {one.row.paraphrase}", "yellow"))
