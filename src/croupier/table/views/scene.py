"""A table at one moment, for everyone who looks at it: what their views have in common is found once.

A scene says nothing that `shared` and `private` would not; it only saves asking again. Start at `Scene`.
"""

from __future__ import annotations

from croupier.rulebooks import Rulebook
from croupier.table.state import Actor, Table
from croupier.table.views.possible import Known
from croupier.table.views.private import private
from croupier.table.views.records import Private, Shared
from croupier.table.views.shared import shared


class Scene:
    def __init__(self, table: Table, book: Rulebook) -> None:
        self.table = table
        self.book = book
        self.shared: Shared = shared(table, book)
        self._known = Known(table, book)

    def private(self, actor: Actor) -> Private:
        return private(self.table, self.book, actor, self._known)
