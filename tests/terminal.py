"""Typing a command, as a person would, and what came back: the exit code, stdout and stderr.

It calls the same `run` that the installed command calls, without the cost of a new interpreter for every line.
"""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Any
from unittest import mock

from croupier.cli.main import run


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document on stdout; anything else beside it does not parse."""
        return json.loads(self.out)

    @property
    def cells(self) -> str:
        """Stdout as words with single spaces, so that a test need not know how wide a column is."""
        return " ".join(self.out.split())


def typed(*words: object, lines: str | None = None, out: StringIO | None = None) -> Answer:
    """`typed("rules", "list")` is `croupier rules list`; `out` may be a stdout with troubles of its own.

    `lines` is what stdin brings.
    """
    out, err = out or StringIO(), StringIO()
    code: object = 0
    argv = mock.patch.object(sys, "argv", ["croupier", *map(str, words)])
    stdin = mock.patch.object(sys, "stdin", sys.stdin if lines is None else StringIO(lines))
    try:
        with argv, stdin, redirect_stdout(out), redirect_stderr(err):
            run()
    except SystemExit as exit:
        code = exit.code or 0
    assert isinstance(code, int)
    return Answer(code, out.getvalue(), err.getvalue())
