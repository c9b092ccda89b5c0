"""A picture that a verb writes, PNG or SVG by its file's name: asked about before the work, written whole after it.

It knows files, not what is drawn. Start at `may_be_drawn`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from croupier.cards import quoted
from croupier.cli.speaking import say
from croupier.cli.trouble import NeedsExtra, NotValid

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_FORMS: Final[dict[str, dict[str, None]]] = {".png": {"Software": None}, ".svg": {"Date": None}}


def may_be_drawn(file: str) -> None:
    """Its name ends as a picture's does, and there is something to draw with."""
    if Path(file).suffix.lower() not in _FORMS:
        raise NotValid(say("analysis-picture-form", file=quoted(file)))
    try:
        import croupier.odds.plots  # noqa: F401  # the extra is there
    except ImportError:
        raise NeedsExtra(say("analysis-a-picture"), "plots") from None


def write_picture(draw: Callable[[], Figure], file: str) -> None:
    """Whole or not at all, with a word on stderr that it was."""
    path = Path(file)
    form = path.suffix.lower()
    part = path.with_name(f"{path.name}.part")
    try:
        draw().savefig(part, format=form.removeprefix("."), dpi=100, metadata=_FORMS[form])
        part.replace(path)
    except OSError as error:
        raise NotValid(say("terminal-cannot-be-written", file=quoted(file), why=error.strerror or str(error))) from None
    finally:
        part.unlink(missing_ok=True)
    click.echo(say("terminal-wrote", file=file), err=True)
