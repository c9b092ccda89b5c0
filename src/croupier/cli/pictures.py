"""Pictures that a verb draws into a file: PNG or SVG, by how its name ends, whole or not at all.

It knows matplotlib's figures and not what they show. Start at `may_be_drawn`, which is asked before the work is done;
`write_picture` does it.
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

# what is written into a file of each form besides the picture: no date, no version, so that the same is the same
_FORMS: Final[dict[str, dict[str, None]]] = {".png": {"Software": None}, ".svg": {"Date": None}}


def may_be_drawn(file: str) -> None:
    """Its name says in which form, and there is something to draw with."""
    if Path(file).suffix.lower() not in _FORMS:
        raise NotValid(say("analysis-picture-form", file=quoted(file)))
    try:
        import croupier.odds.plots  # noqa: F401  # the extra is there
    except ImportError:
        raise NeedsExtra(say("analysis-a-picture"), "plots") from None


def write_picture(draw: Callable[[], Figure], file: str) -> None:
    """Beside it first, so that nobody finds half of it; with a word on stderr that it was written."""
    path = Path(file)
    form = path.suffix.lower()
    part = path.with_name(f"{path.name}.part")
    try:
        draw().savefig(part, format=form.removeprefix("."), dpi=100, metadata=_FORMS[form])
        part.replace(path)
    except (OSError, ValueError) as error:  # a ValueError: larger than a picture can be
        why = str(getattr(error, "strerror", None) or error)
        raise NotValid(say("terminal-cannot-be-written", file=quoted(file), why=why)) from None
    finally:
        part.unlink(missing_ok=True)
    click.echo(say("terminal-wrote", file=file), err=True)
