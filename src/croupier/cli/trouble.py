"""When something goes wrong on the command line: one clear sentence on stderr and the right exit code.

It knows every family of error the library has. Start at `exit_code_for`.
"""

from __future__ import annotations

import os
import sys
from io import StringIO

import click

from croupier.cards import NotationError
from croupier.clauses import Refused
from croupier.cli.speaking import refused, say
from croupier.ledger import Breach
from croupier.money import AmountError
from croupier.rulebooks import RulebookError, UnknownBook
from croupier.rulebooks.editions import ChangedBook, NotAnEdition
from croupier.store.log import LogError, Unavailable

FAILED, WRONG_USAGE, MISMATCH, NOT_VALID, INTERRUPTED = 1, 2, 3, 4, 130


class NotValid(click.ClickException):
    """The input was understood and cannot be accepted: what, where, the figure, the clause, what to do."""

    exit_code = NOT_VALID


class Broken(click.ClickException):
    """What was verified does not add up."""

    exit_code = MISMATCH


class NeedsExtra(click.ClickException):
    """A part that is not installed: which extra brings it."""

    exit_code = FAILED

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(say("terminal-needs-extra", what=what, extra=f"croupier[{extra}]"))


def exit_code_for(error: BaseException) -> int:
    match error:
        case click.exceptions.Abort() | KeyboardInterrupt():
            return _say(say("terminal-interrupted"), INTERRUPTED)
        case click.UsageError():
            usage = StringIO()
            error.show(usage)
            click.echo(_shown(usage.getvalue()), err=True, nl=False)
            return WRONG_USAGE
        case click.ClickException():
            return _say(error.format_message(), error.exit_code)
        case NotationError() | AmountError() | UnknownBook() | RulebookError() | ChangedBook() | NotAnEdition():
            return _say(str(error), NOT_VALID)
        case Unavailable():
            return _say(str(error), FAILED)
        case LogError():
            return _say(str(error), NOT_VALID)
        case Breach():
            return _say(say("terminal-does-not-add-up", why=str(error)), MISMATCH)
        case Refused():
            return _say(refused(error.refusal), NOT_VALID)
        case BrokenPipeError():
            # the reader of a pipe went away: not an error of ours; keep the interpreter from complaining at exit
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FAILED
        case ConnectionError():
            return _say(str(error), FAILED)
        case SystemExit():
            return error.code if isinstance(error.code, int) else FAILED
        case OSError():
            return _say(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}", FAILED)
        case _:
            return _say(say("terminal-internal-error", what=f"{type(error).__name__}: {error}"), FAILED)


def _say(sentence: str, code: int) -> int:
    click.echo(f"croupier: {_shown(sentence)}", err=True)
    return code


def _shown(text: str) -> str:
    """The text as a terminal may show it: what a person typed can hold control characters, or be a million letters."""
    lines = ("".join(letter if letter.isprintable() else "?" for letter in line) for line in text.split("\n"))
    return "\n".join(line if len(line) <= 1_000 else f"{line[:600]} ... {line[-300:]}" for line in lines)
