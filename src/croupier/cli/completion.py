"""What a shell offers while a line is typed: books, variations, options with their values, layouts and wagers.

It gives parameters their types by the names they have on every verb, and reads nothing but the books. A shell is
switched on by the line in `croupier --help`. Start at `with_completion`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

import click
from click.shell_completion import CompletionItem
from click.types import StringParamType

from croupier.rulebooks.shelf import open_book, shelf

if TYPE_CHECKING:
    from croupier.rulebooks import Rulebook

Completions: TypeAlias = Callable[[click.Context, str], Iterable[tuple[str, str]]]


class CompletedText(StringParamType):
    """Text as ever, of which some is known beforehand. Whatever goes wrong, nothing is offered and the line stays."""

    def __init__(self, known: Completions) -> None:
        self._known = known

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        try:
            found = list(self._known(ctx, incomplete))
        except Exception:  # a book with faults, a folder that is gone: the verb itself will say so
            return []
        return [CompletionItem(text, help=help) for text, help in found if text.startswith(incomplete)]


def with_completion(command: click.Command) -> click.Command:
    """Types for the parameters of a verb and of the verbs below it; a name means the same on every verb."""
    for one in command.params:
        known = next((_KNOWN[name] for name in (*one.opts, one.name) if name in _KNOWN), None)
        if known is not None and isinstance(one.type, StringParamType):
            one.type = CompletedText(known)
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        with_completion(below)
    return command


def _books(context: click.Context, typed: str) -> Iterable[tuple[str, str]]:
    return ((name, "") for name in shelf())


def _book(context: click.Context) -> Rulebook:
    """The one that stands on the line so far; of several, the last."""
    for name in ("book", "books", "name", "book_id"):
        given = context.params.get(name)
        if given:
            return open_book(given if isinstance(given, str) else given[-1])
    raise LookupError("no book is named yet")


def _variations(context: click.Context, typed: str) -> Iterable[tuple[str, str]]:
    return ((one.id, one.name) for one in _book(context).variations)


def _options(context: click.Context, typed: str) -> Iterable[tuple[str, str]]:
    """Each with each of its values: a shell writes what is common to them, up to the next key that decides."""
    return ((f"{key}={value}", one.about) for key, one in _book(context).options.items() for value in one.values)


def _layouts(context: click.Context, typed: str) -> Iterable[tuple[str, str]]:
    return ((one.id, "") for one in _book(context).layouts)


def _wagers(context: click.Context, typed: str) -> Iterable[tuple[str, str]]:
    """Those that are offered by what stands on the line, or would be by an option more."""
    from croupier.coup import Terms

    book, variation = _book(context), context.params.get("variation")
    terms = book.terms(variation) if isinstance(variation, str) else None
    barred = {id for id, one in terms.unavailable.items() if one.choice is None} if isinstance(terms, Terms) else ()
    return ((one, "") for one in book.wager_ids() if one not in barred)


def _stakes(context: click.Context, typed: str) -> Iterable[tuple[str, str]]:
    return ((f"{one}=", help) for one, help in _wagers(context, typed))


_KNOWN: Final[dict[str, Completions]] = {
    "--book": _books, "book": _books, "left": _books, "right": _books, "--variation": _variations,
    "--option": _options, "--layout": _layouts, "--wager": _wagers, "--offer": _wagers, "words": _stakes,
}  # fmt: skip
