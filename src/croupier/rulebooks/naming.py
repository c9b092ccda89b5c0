"""Names that one file uses and another defines: options, toggles and ids resolved, each fault with file and key.

It knows where names are listed, never what they mean. Start at `resolve`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from croupier.clauses import Chapter
from croupier.rulebooks import provisions as p
from croupier.rulebooks.faults import PlaceInBook

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook


def check_option(
    book: Rulebook, option: str | None, values: Iterable[str], here: PlaceInBook, *, all: bool = False
) -> None:
    """The option exists, has these values and, where asked, no other."""
    if option is None:
        return
    found = book.options.get(option)
    if found is None:
        here.add(f"there is no option {option!r}", given=option, allowed=book.options)
    elif missing := sorted(set(found.values) ^ set(values) if all else set(values) - set(found.values)):
        here.add(f"option {option!r} and these values do not match: {', '.join(missing)}")
    elif found.comes is not Chapter.NOW:
        here.add(f"option {option!r} takes effect only with {found.comes}, and this depends on it now")


def resolve(ids: Iterable[str], known: Collection[str], what: str, here: PlaceInBook) -> None:
    for id in ids:
        if id not in known:
            here.add(f"there is no {what} {id!r}", given=id, allowed=tuple(known))


def check_once(ids: Iterable[str], here: PlaceInBook) -> None:
    for id, times in Counter(ids).items():
        if times > 1:
            here.entry(id).add(f"stands {times} times")


def check_toggle(
    book: Rulebook, toggle: p.Toggle, values: Sequence[str], here: PlaceInBook, *, called: str = "policy"
) -> None:
    if (toggle.policy is None) == (toggle.option is None):
        here.add(f"needs either a {called} or an option")
    if toggle.policy is not None and toggle.policy not in values:
        here.at("policy").add(f"there is no policy {toggle.policy!r}", given=toggle.policy, allowed=values)
    if toggle.option is not None:
        found = book.options.get(toggle.option)
        if found is None:
            here.at("option").add(f"there is no option {toggle.option!r}", given=toggle.option, allowed=book.options)
        elif not set(found.values) <= set(values) or found.default is None:
            here.at("option").add(f"option {toggle.option!r} must have a default and values {', '.join(values)}")
        else:
            check_option(book, toggle.option, found.values, here.at("option"))
