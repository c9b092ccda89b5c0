"""When something goes wrong on the command line: one clear sentence on stderr and the right exit code.

Whoever asked for JSON gets the same as one document on stdout (`error_for_programs`). It knows every family of error
the library has. Start at `exit_code_for`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click
import msgspec

from croupier.cards import CardError, NotationError
from croupier.clauses import Clauses, Refusal, Refused
from croupier.cli.speaking import refused, say
from croupier.money import AmountError, NotWholeCents
from croupier.rulebooks import RulebookError, UnknownBook

if TYPE_CHECKING:
    from croupier.languages import Speaker
    from croupier.rulebooks import Rulebook

FAILED, WRONG_USAGE, MISMATCH, NOT_VALID, INTERRUPTED = 1, 2, 3, 4, 130
_FOR_PROGRAMS: Final = ("--json", "--jsonl")


class NotValid(click.ClickException):
    """The input was understood and cannot be accepted: what, where, the figure, the clause, what to do.

    `facts` are for programs, where the sentence alone would not do.
    """

    exit_code = NOT_VALID

    def __init__(self, sentence: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.facts: Mapping[str, Any] = facts or {}


class NotGranted(NotValid):
    """The engine's no: its sentence for people, and the refusal itself, with reason, clauses and figures."""

    def __init__(
        self,
        refusal: Refusal,
        speaker: Speaker | None = None,
        *,
        book: Rulebook | None = None,
        at_table: bool = False,
    ) -> None:
        super().__init__(refused(refusal, speaker, book=book, at_table=at_table), refusal.facts)
        self.refusal = refusal


class Broken(click.ClickException):
    """What was verified does not add up; `clauses` are those that it should have followed."""

    exit_code = MISMATCH

    def __init__(self, sentence: str, clauses: Clauses = ()) -> None:
        super().__init__(sentence)
        self.clauses = clauses


class NeedsExtra(click.ClickException):
    """A part that is not installed: which extra brings it."""

    exit_code = FAILED

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(say("terminal-needs-extra", what=what, extra=f"croupier[{extra}]"))


class WentWrong(NamedTuple):
    """What went wrong: its kind for programs, its sentence for people, and the exit code."""

    kind: str
    sentence: str
    code: int
    facts: Mapping[str, Any] = {}
    clauses: Clauses = ()
    reason: str | None = None


def exit_code_for(error: BaseException) -> int:
    """Tell it, to people or to programs, and say which exit code it is."""
    if isinstance(error, SystemExit):
        return error.code if isinstance(error.code, int) else FAILED
    if isinstance(error, BrokenPipeError):
        # the reader of a pipe went away: not an error of ours; keep the interpreter from complaining at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    trouble = trouble_of(error)
    if (asked := _asked_by_a_program()) and _told_to_a_program(trouble, in_a_line=asked == "--jsonl"):
        return trouble.code
    if isinstance(error, click.UsageError):
        usage = StringIO()
        error.show(usage)
        click.echo(_shown(usage.getvalue()), err=True, nl=False)
    else:
        click.echo(f"croupier: {_shown(trouble.sentence)}", err=True)
    return trouble.code


def _told_to_a_program(trouble: WentWrong, *, in_a_line: bool) -> bool:
    """Whether it could be: where stdout itself is the trouble, stderr is told instead."""
    from croupier.cli.for_programs import print_json, print_json_line

    try:
        (print_json_line if in_a_line else print_json)({"error": error_for_programs(trouble)})
        sys.stdout.flush()
    except OSError:
        return False
    return True


def error_for_programs(trouble: WentWrong) -> dict[str, Any]:
    """Always the same names; only the engine's refusals have a reason."""
    return {
        "kind": trouble.kind,
        "reason": trouble.reason,
        "sentence": _shown(trouble.sentence),
        "clauses": trouble.clauses,
        "facts": dict(trouble.facts),
        "exit_code": trouble.code,
    }


def trouble_of(error: BaseException) -> WentWrong:
    """What an error is. The order is from the special to the general: some families are within others."""
    from croupier.ledger import Breach
    from croupier.rulebooks.editions import ChangedBook, NotAnEdition
    from croupier.store.log import LogError, Unavailable

    match error:
        case click.exceptions.Abort() | KeyboardInterrupt():
            return WentWrong("interrupted", say("terminal-interrupted"), INTERRUPTED)
        case NotGranted(refusal=refusal):
            return _refusal(refusal, error.format_message())
        case Refused(refusal=refusal):
            return _refusal(refusal, refused(refusal))
        case NotValid(facts=facts):
            return WentWrong("not-valid", error.format_message(), NOT_VALID, facts)
        case click.UsageError():
            return WentWrong("usage", error.format_message(), WRONG_USAGE)
        case Broken(clauses=clauses):
            return WentWrong("mismatch", error.format_message(), error.exit_code, clauses=clauses)
        case click.ClickException():
            return WentWrong("failed", error.format_message(), error.exit_code)
        case NotationError() | CardError():
            return WentWrong("notation", str(error), NOT_VALID)
        case AmountError() | NotWholeCents():
            return WentWrong("amount", str(error), NOT_VALID)
        case UnknownBook():
            return WentWrong("unknown-book", str(error), NOT_VALID)
        case RulebookError(book=book, faults=faults):
            found = [msgspec.structs.asdict(one) for one in faults]
            return WentWrong("faulty-book", str(error), NOT_VALID, {"book": book, "faults": found})
        case ChangedBook() | NotAnEdition():
            return WentWrong("not-valid", str(error), NOT_VALID)
        case Unavailable():
            return WentWrong("log-unavailable", str(error), FAILED)
        case LogError():
            return WentWrong("log", str(error), NOT_VALID)
        case Breach():
            return WentWrong("mismatch", say("terminal-does-not-add-up", why=str(error)), MISMATCH)
        case ConnectionError():
            return WentWrong("failed", str(error), FAILED)
        case OSError():
            place = f": {error.filename}" if error.filename else ""
            return WentWrong("failed", f"{error.strerror or error}{place}", FAILED)
        case _:
            what = f"{type(error).__name__}: {error}"
            return WentWrong("internal", say("terminal-internal-error", what=what), FAILED)


def _refusal(refusal: Refusal, sentence: str) -> WentWrong:
    return WentWrong("refused", sentence, NOT_VALID, refusal.facts, refusal.clauses, refusal.reason.value)


def refusal_for_programs(refusal: Refusal, sentence: str) -> dict[str, Any]:
    """The same form, for a verb whose answer has more in it than the refusal."""
    return error_for_programs(_refusal(refusal, sentence))


def _asked_by_a_program() -> str:
    """Which of its options was typed: also where the line could not be understood as far as that."""
    typed = sys.argv[1:]
    words = typed[: typed.index("--")] if "--" in typed else typed
    return next((word for word in words if word in _FOR_PROGRAMS), "")


def _shown(text: str) -> str:
    """The text as a terminal may show it: what a person typed can hold control characters, or be a million letters."""
    lines = ("".join(letter if letter.isprintable() else "?" for letter in line) for line in text.split("\n"))
    return "\n".join(line if len(line) <= 1_000 else f"{line[:600]} ... {line[-300:]}" for line in lines)
