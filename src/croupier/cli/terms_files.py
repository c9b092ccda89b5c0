"""Files of terms at the terminal, whatever they are of: read, told what is wrong with them, written as a page.

It reads and shows, and knows neither tournaments nor promotions. Start at `terms_text`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from croupier.cards import quoted
from croupier.cli.files import write_file
from croupier.cli.laid_out import tell_table
from croupier.cli.show import console, styled, table
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import find_book
from croupier.cli.trouble import NotValid

if TYPE_CHECKING:
    from croupier.languages import Speaker
    from croupier.rulebooks import Rulebook
    from croupier.terms.document import TermsDocument
    from croupier.terms.findings import TermFinding

STDIN: Final = "-"
WIDEST: Final = 110
_KIND_STYLES: Final = {"unreadable": "red", "missing": "yellow", "contradiction": "red"}


def terms_text(file: str) -> str:
    """What stands in a file, or comes from standard input."""
    from croupier.terms.reading import LONGEST_FILE

    try:
        if file == STDIN:
            return sys.stdin.read(LONGEST_FILE + 1)
        with Path(file).open(encoding="utf-8-sig") as text:
            return text.read(LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise NotValid(say("terminal-tournament-unreadable", file=quoted(file), reason=reason.lower())) from None


def book_of(named: str, faults: tuple[TermFinding, ...], name: str | None, file: str) -> Rulebook:
    """The one that was named, or the one that the file names; a file that cannot be read at all is told so first."""
    if not name and not named:
        if faults:
            speaker = speaker_of()
            raise NotValid("\n".join(_one_line(file, one, speaker) for one in faults))
        raise NotValid(say("terminal-tournament-no-book", file=quoted(file)))
    return find_book(name or named)


def _one_line(file: str, finding: TermFinding, speaker: Speaker) -> str:
    place = ":".join(filter(None, (file, str(finding.line or ""), finding.key)))
    return f"{place}: {speaker.said(finding.message)}"


def show_findings(file: str, book: Rulebook, found: tuple[TermFinding, ...]) -> None:
    out, speaker = console(), speaker_of(book)
    if found:
        line, kind, key, clauses, what = (
            speaker.say(f"terminal-column-{one}") for one in ("line", "kind", "key", "clauses", "what")
        )
        listing = table(line, kind, key, clauses, what, right=(line,))
        for one in found:
            listing.add_row(
                str(one.line or ""),
                styled(speaker.say(f"terms-kind-{one.kind}"), _KIND_STYLES[one.kind]),
                one.key,
                styled("\n".join(clause.number for clause in one.clauses), "dim"),
                speaker.said(one.message),
            )
        tell_table(out, listing)
    out.print(speaker.say("terminal-tournament-checked", file=file, book=book.id, found=len(found)))


def faulty_terms(file: str, book: Rulebook, found: tuple[TermFinding, ...]) -> NotValid:
    """For a program that wanted the terms themselves: what keeps them from being printed."""
    said = speaker_of(book).say("terminal-tournament-checked", file=file, book=book.id, found=len(found))
    return NotValid(said, {"findings": [as_data(one, book) for one in found]})


def as_data(finding: TermFinding, book: Rulebook) -> dict[str, object]:
    """For programs, whose words do not change with the language; amounts are in the book's money."""
    from croupier.languages import Speaker

    return {
        "kind": finding.kind,
        "what": finding.id,
        "key": finding.key,
        "line": finding.line or None,
        "item": finding.item or None,
        "clauses": [str(clause) for clause in finding.clauses],
        "facts": dict(finding.facts),
        "sentence": Speaker(terminal=True, currency=book.source.currency).said(finding.message),
    }


def write_page(document: TermsDocument, speaker: Speaker, page: str, number: int, *, of: str = "conditions") -> None:
    """`of` is the family of messages that has the title and what stands under it."""
    from croupier.terms.document_page import document_page

    title = speaker.say(f"{of}-title", name=document.name)
    text = document_page(document, title, speaker.say(f"{of}-subtitle"), speaker.say("conditions-changes"))
    write_file(page, text, say("terminal-tournament-written", file=page, name=document.name, edition=number))


def write_new(file: str | None, text: str, book: str) -> None:
    """A file to begin with: printed where none is named, and never over one that is there."""
    if file is None:
        click.echo(text, nl=False)
        return
    try:
        with Path(file).open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise NotValid(say("terminal-tournament-exists", file=quoted(file))) from None
    click.echo(say("terminal-tournament-new", file=file, book=book), err=True)
