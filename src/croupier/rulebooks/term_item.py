"""An item that a book wants answered in terms and conditions that somebody writes: a field of them, or a statement.

When it is asked at all is said by the chapter that it stands in, with words of its own. Start at `TermItem`.
"""

from __future__ import annotations

from typing import Literal

from croupier.clauses import Clauses
from croupier.rulebooks.provision import Prose, Provision


class TermItem(Provision, frozen=True):
    """An item of the terms. Any one of its fields answers it; one without fields is a statement by its id."""

    id: str
    about: Prose
    clauses: Clauses
    fields: tuple[str, ...] = ()  # paths in the terms; one that leads through a list is asked of every entry
    text: Prose = ""  # of a statement: how the terms for players say it
    reading: str | None = None

    @property
    def kind(self) -> Literal["field", "statement"]:
        return "field" if self.fields else "statement"
