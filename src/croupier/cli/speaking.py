"""The voice of the terminal: one speaker for a verb, in the language that was asked for and the book's currency.

`--language` may stand before the verb or after it; else the environment says it (CROUPIER_LANGUAGE); else it is
English. Words for programs (`--json`) have no language. Start at `speaker_of`.
"""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    from croupier.clauses import Refusal
    from croupier.languages import Fact, Speaker
    from croupier.rulebooks import Rulebook

VARIABLE: Final = "CROUPIER_LANGUAGE"
_CURRENCY: Final = "AUD"  # of the books on the shelf, where nobody knows which book was played
_asked: ContextVar[str] = ContextVar("language", default="")


def speaker_of(book: Rulebook | None = None) -> Speaker:
    """Who speaks of a book's game; without a book no money should be spoken of."""
    if book is None:
        return speaker_in("")
    from croupier.words import book as words

    return words.speaker_of(book, language(), terminal=True)


def speaker_by_clock(book: Rulebook) -> Speaker:
    """The same, who says times as the casino's own clocks show them."""
    from croupier.duties.owed import time_of

    return speaker_of(book).by_clocks_of(time_of(book).zone)


def speaker_in(currency: str) -> Speaker:
    from croupier.languages import Speaker

    return Speaker(language(), currency=currency or _CURRENCY, terminal=True)


def speaker_for(*, programs: bool) -> Speaker:
    """Who speaks where a document may be for programs, whose words do not change with the language."""
    from croupier.languages import Speaker

    return Speaker(terminal=True) if programs else speaker_of()


def say(id: str, /, **facts: Fact) -> str:
    """A sentence that is about no book."""
    return speaker_of().say(id, **facts)


def refused(
    refusal: Refusal, speaker: Speaker | None = None, *, book: Rulebook | None = None, at_table: bool = False
) -> str:
    """Why something cannot be done, with the clauses and what to do instead: on the command line, or at a table.

    With a book and no speaker of its own, amounts are in its money and things have the names that are typed.
    """
    from croupier.words.refusals import sentence

    said_by = speaker or (speaker_of() if book is None else speaker_in(book.source.currency))
    return sentence(refusal, said_by, at_table=at_table)


def no_amount(error: ValueError, book: Rulebook) -> str:
    """Why a text is no amount of the book's money."""
    from croupier.money import LARGEST_AMOUNT, AmountError

    if isinstance(error, AmountError) and error.why:
        return speaker_of(book).say(f"terminal-amount-{error.why}", largest=LARGEST_AMOUNT)
    return str(error)


def language() -> str:
    from croupier.languages.catalogue import ENGLISH

    return _asked.get() or _known(os.environ.get(VARIABLE, "")) or ENGLISH


def begin() -> None:
    """A new command: what an earlier one was asked for is forgotten."""
    _asked.set("")


def _known(code: str) -> str:
    from croupier.languages import languages

    if code and code not in languages():
        raise click.UsageError(f"there is no language '{code}': choose one of {', '.join(languages())}")
    return code


def _ask(context: click.Context, parameter: click.Parameter, code: str | None) -> None:
    if code:
        _asked.set(_known(code))


def language_option(verb: Any, *, hidden: bool = False) -> Any:
    help = f"Speak this language, such as en or zh; it may also follow the verb ({VARIABLE})."
    option = click.option("--language", metavar="LANGUAGE", expose_value=False, callback=_ask, hidden=hidden, help=help)
    return option(verb)


def with_language(command: click.Command) -> click.Command:
    """The option on a verb and on the verbs below it: a person adds it where the line ends."""
    if all(one.name != "language" for one in command.params):
        language_option(command, hidden=True)
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        with_language(below)
    return command
