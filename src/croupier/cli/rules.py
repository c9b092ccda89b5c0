"""`croupier rules`: the books themselves, their clauses, readings and differences, their words in other languages, and
a check for a new one.

It prints what the rulebooks package says. Start at the verb you typed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from croupier.as_data import to_dict
from croupier.cards import quoted
from croupier.clauses import Chapter, Clause, Status
from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.laid_out import tell_table
from croupier.cli.rules_book import book_to_read
from croupier.cli.rules_check import check
from croupier.cli.rules_evidence import evidence
from croupier.cli.rules_new import new
from croupier.cli.rules_schema import schema
from croupier.cli.show import console, padded, print_json, styled, table
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import find_book, json_option, whole_shelf
from croupier.cli.trouble import MISMATCH, NotValid
from croupier.languages import Fact
from croupier.languages.own import own
from croupier.rulebooks import Rulebook, open_book, shelf
from croupier.rulebooks.coverage import NOTHING, Counted, Covered, Kind, coverage, outdated, summary, tally
from croupier.rulebooks.provisions import ReadingEntry
from croupier.rulebooks.rulebook import shortened
from croupier.words.compare import differences
from croupier.words.refusals import clause_numbers
from croupier.words.sheet import Statement, sheet


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


rules.add_command(book_to_read)
rules.add_command(check)
rules.add_command(evidence)
rules.add_command(new)
rules.add_command(schema)


@rules.command("list")
@json_option
def list_books(as_json: bool) -> None:
    """The books on the shelf.

    \b
    Example:
      $ croupier rules list
      crown-sydney   3.2   traditional, crown, zero-commission   16   525   Crown Sydney ...
    """
    books = [open_book(name) for name in whole_shelf()]
    if as_json:
        print_json([to_dict(book) for book in books])
        return
    out = console()
    more = tuple(_columns("casino", "title", "digest"))
    figures = tuple(_columns("wagers", "clauses"))
    name, version, variations = _columns("book", "version", "variations")
    grid = table(name, version, variations, *figures, *more, right=figures, whole=(name,))
    for book in books:
        title = own(book, speaker_of(book))(book.source.title)
        details = (book.source.casino, title, styled(book.digest[:12], "dim"))
        grid.add_row(
            styled(book.id, "bold"),
            book.source.version,
            ", ".join(one.id for one in book.variations),
            str(len(book.wager_ids())),
            str(len(book.register)),
            *details,
        )
    tell_table(out, grid)


def _covered(book: Rulebook) -> tuple[Covered, ...]:
    """With a word where the book's own evidence is of another edition and does not count."""
    if edition := outdated(book):
        click.echo(say("terminal-evidence-outdated", book=book.id, edition=shortened(edition)), err=True)
    return coverage(book)


def _columns(*names: str) -> Iterator[str]:
    return (say(f"terminal-column-{name}") for name in names)


@rules.command("coverage")
@click.option("--book", metavar="BOOK", help="Only this one: an id, or a folder's path.")
@json_option
def coverage_of_books(book: str | None, as_json: bool) -> None:
    """How far each book is kept: of what is encoded, how it is shown; and all that is not yet covered.

    Those that come with Croupier are shown by its tests; one of your own by its scenarios, once `rules evidence` has
    played them.

    \b
    Example:
      $ croupier rules coverage
      crown-sydney   525   283   263   8   0   0   0   101
      ...
    """
    opened = [open_book(name) for name in whole_shelf()] if book is None else [find_book(book)]
    books = {one.id: _covered(one) for one in opened}
    if as_json:
        print_json({name: summary(rows) for name, rows in books.items()})
        return
    shown = (*(one.value for one in Kind), NOTHING)
    counted = (("clauses", ""), ("status", Status.ENCODED.value), *(("shown", kind) for kind in shown), ("owed", ""))
    kinds = tuple(say(f"terminal-shown-{kind}") for kind in shown)
    figures = (*_columns("clauses"), say("terminal-status-encoded"), *kinds, say("terminal-clauses-owed"))
    grid = table(*_columns("book"), *figures, right=figures)
    for name, rows in books.items():
        found: dict[tuple[str, str], int] = {(count.kind, count.which): count.number for count in tally(rows)}
        grid.add_row(styled(name, "bold"), *(str(found.get(one, 0)) for one in counted))
    tell_table(console(), grid)


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
    if as_json:
        print_json(to_dict(rulebook) | {"statements": [_statement(one) for one in sheet(rulebook)]})
        return
    out = console()
    topic = ""
    grid = None
    for one in sheet(rulebook, speaker_of(rulebook)):
        if one.topic != topic:
            if grid is not None:
                tell_table(out, grid)
            topic, grid = one.topic, table("", "", "")
            grid.title = styled(one.topic)
            grid.show_header = False
        assert grid is not None
        style = "bold red" if one.warns else ""
        grid.add_row(
            styled(one.thing, "bold"),
            styled(one.says, style),
            styled(clause_numbers(one.clauses, book=rulebook.id), "dim"),
        )
    if grid is not None:
        tell_table(out, grid)


def _statement(one: Statement) -> dict[str, Any]:
    return {"topic": one.topic, "thing": one.thing, "says": one.says, "clauses": one.clauses}


@rules.command()
@click.argument("book")
@click.option("--status", type=click.Choice([one.value for one in Status]), help="Only clauses of this status.")
@click.option(
    "--comes", type=click.Choice([one.value for one in Chapter if one]), help="Only clauses that wait for this chapter."
)
@click.option(
    "--uncovered",
    is_flag=True,
    help="Only clauses that wait for a chapter, or should be computed and are not shown by a test.",
)
@click.option(
    "--shown",
    type=click.Choice([*(one.value for one in Kind), NOTHING]),
    help="Only clauses whose strongest evidence is of this kind.",
)
@json_option
def clauses(
    book: str, status: str | None, comes: str | None, uncovered: bool, shown: str | None, as_json: bool
) -> None:
    """Every clause of a document: its status, where it is encoded, the tests that show it, and how.

    The evidence of a clause is the strongest that a test saw: the engine acted by it, refused by it, or wrote a
    document by it. That the book's data carries it shows nothing, and such a clause is not covered; nor is one that
    waits for a later chapter.

    \b
    Example:
      $ croupier rules clauses crown-sydney --status encoded
      9.4   encoded   tableau.toml: naturals   7   acted   Either hand 8 or 9 on the first four cards ends the deal
      ...
      101  not yet covered
    """
    rulebook = find_book(book)
    every = _covered(rulebook)
    rows = [
        one
        for one in every
        if (status is None or one.row.status == status)
        and (comes is None or one.row.comes == comes)
        and (not uncovered or one.owed)
        and (shown is None or one.evidence == shown)
    ]
    if as_json:
        print_json({"book": rulebook.id, "summary": summary(every), "clauses": [_clause_document(one) for one in rows]})
        return
    out = console()
    encoded, tests, shown_by, clause, paraphrase = _columns("encoded-in", "tests", "shown", "clause", "paraphrase")
    words = tuple(_columns("status", "comes-with"))
    grid = table(clause, *words, encoded, tests, shown_by, paraphrase, right=(tests,), whole=(clause, *words))
    speaker = speaker_of(rulebook)
    told = own(rulebook, speaker)
    for one in rows:
        grid.add_row(
            styled(one.row.clause.number, "bold"),
            styled(_status(one), "yellow" if one.owed else "green" if one.encoded and one.shown else ""),
            _chapter(one.row.comes.value),
            styled("\n".join(one.encoded)),
            str(len(one.tests) or "-"),
            _shown_by(one),
            styled(told(one.row.paraphrase)),
        )
    tell_table(out, grid)
    for count in tally(every):
        out.print(f"{count.number:5}  {say(f'terminal-clauses-{count.kind}', which=_named(count))}", markup=False)


def _named(count: Counted) -> str:
    if count.kind == "status":
        return say(f"terminal-status-{count.which}")
    return say(f"terminal-shown-{count.which}") if count.kind == "shown" else _chapter(count.which)


def _shown_by(one: Covered) -> str:
    return say(f"terminal-shown-{one.evidence}") if one.tests else "-"


def _status(one: Covered) -> str:
    return say(f"terminal-status-{one.row.status.value}")


def _chapter(chapter: str) -> str:
    return say(f"terminal-chapter-{chapter.replace(' ', '-')}") if chapter else ""


def _clause_document(one: Covered) -> dict[str, Any]:
    return {
        "clause": one.row.clause,
        "status": one.row.status.value,
        "comes": one.row.comes.value,
        "topic": one.row.topic,
        "paraphrase": one.row.paraphrase,
        "reason": one.row.reason,
        "encoded": one.encoded,
        "tests": tuple(one.tests),
        "shown": one.evidence,
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
    found = next((one for one in _covered(rulebook) if one.row.clause.number == number), None)
    if found is None:
        near = [row.clause.number for row in rulebook.register if row.clause.number.startswith(number.split(".")[0])][
            :8
        ]
        raise NotValid(say("terminal-rules-no-clause", book=rulebook.id, number=quoted(number), near=near))
    readings = [one for one in rulebook.readings if Clause.of(rulebook.id, number) in one.clauses]
    if as_json:
        print_json(_clause_document(found) | {"readings": [one.id for one in readings]})
        return
    out, told = console(), own(rulebook, speaker_of(rulebook))
    out.print(styled(f"{found.row.clause}  ", "bold") + styled(_status(found), "green" if found.encoded else "yellow"))
    out.print(styled(told(found.row.paraphrase)))
    for label, texts in (
        ("why", (told(found.row.reason),)),
        ("comes-with", (_chapter(found.row.comes.value),)),
        ("encoded-in", found.encoded),
        ("readings", tuple(f"{one.id}{say('list-colon')}{told(one.taken)}" for one in readings)),
        (
            "tests",
            tuple(f"{say(f'terminal-shown-{kind}')}{say('list-colon')}{test}" for test, kind in found.tests.items()),
        ),
    ):
        for place, text in enumerate(filter(None, texts)):
            named = say(f"terminal-column-{label}") if place == 0 else ""
            out.print(styled(padded(named, 11), "dim") + styled(text))


def _split(text: str) -> tuple[str, str]:
    """The book and the number in `crown-sydney:9.6` or `path/to/folder:9.6`; either side may have more colons."""
    for place, letter in enumerate(text):
        if letter == ":" and (text[:place] in shelf() or os.path.isdir(text[:place])):
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
    found = differences(ours, theirs, None if as_json else (speaker_of(ours), speaker_of(theirs)))
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
    grid = table(*_columns("topic", "thing"), ours.id, theirs.id)
    topic = ""
    for one in found:
        grid.add_row(
            styled(one.topic if one.topic != topic else "", "bold"),
            styled(one.thing),
            _side(one.left),
            _side(one.right),
        )
        topic = one.topic
    tell_table(out, grid)
    out.print(say("terminal-rules-differences", count=len(found)))


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
    out, told = console(), own(rulebook, speaker_of(rulebook))
    for one in rulebook.readings:
        impact = say(f"terminal-reading-impact-{one.impact}")
        out.print(
            styled(f"{one.id}  ", "bold")
            + styled(f"{impact}  ", "red" if one.impact == "money" else "yellow")
            + styled(clause_numbers(one.clauses), "dim")
        )
        for label, text in (
            ("unclear", one.question),
            ("taken", one.taken),
            ("because", one.because),
            *(("or", other) for other in one.alternatives),
            ("effect", one.effect),
            ("option", one.option),
            ("verify", one.verify),
        ):
            if text:
                named = say(f"terminal-reading-{label}")
                out.print(styled(f"  {padded(named, 9)}", "dim") + styled(told(text)))
        out.print()


def _reading_document(book: Rulebook, one: ReadingEntry) -> dict[str, Any]:
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    return {"book": book.id, **fields, "clauses": one.clauses}


@rules.command()
@click.argument("book")
@click.option("--language", required=True, metavar="CODE", help="Which language, such as zh or de.")
@click.option("--into", "file", metavar="FILE", help="Write to FILE instead; it may be the one that was read.")
@click.option("--check", "only_check", is_flag=True, help="Only list what is not translated; exit code 3 if anything.")
@force_option
def words(book: str, language: str, file: str | None, only_check: bool, force: bool) -> None:
    """Every text of a book for translators, as a PO file with the translations there are.

    It is the file that lies beside the book's own, such as zh.po: what is left empty in it stays English. What another
    file has is not read, and only --force writes over it.

    \b
    Example:
      $ croupier rules words canberra --language zh
      ...
      #: wagers.toml player-pair
      msgid "Canberra Pair, Player"
      msgstr "..."
      ...
      canberra, zh: 728 of 728 texts are translated
    """
    # read here: no other verb needs a reader of PO files
    from croupier.rulebooks.for_translators import po_file, progress
    from croupier.rulebooks.translations import LANGUAGE, translation_place

    if not LANGUAGE.fullmatch(language):
        raise click.UsageError(f"--language {quoted(language)} must be a language's code, such as zh or de")
    rulebook = find_book(book)
    own = translation_place(rulebook, language)
    brought_up_to_date = file and isinstance(own, Path) and Path(file).resolve() == own.resolve()
    if not brought_up_to_date:
        may_be_written({"--into": file}, force=force)
    found = progress(rulebook, language)
    if only_check:
        for what, texts in (("missing", found.missing), ("gone", found.gone)):
            for text in texts:
                click.echo(say(f"terminal-words-{what}", text=text))
    elif file is not None:
        write_file(file, po_file(rulebook, language))
    else:
        click.echo(po_file(rulebook, language), nl=False)
    done = found.every - len(found.missing)
    progress_made: dict[str, Fact] = {"book": rulebook.id, "language": language, "done": done, "of": found.every}
    click.echo(say("terminal-words-progress", **progress_made), err=True)
    if only_check and (found.missing or found.gone):
        raise click.exceptions.Exit(MISMATCH)
