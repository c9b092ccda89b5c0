"""What people are shown of a table: a view for every role, what they may do now, what comes next, and why not.

`shared` is for everyone and `private` for one person; `view` is both, and a `Scene` both for many people. Nothing here
decides anything.
"""

from __future__ import annotations

from croupier.rulebooks import Rulebook
from croupier.table.state import Actor, Table
from croupier.table.views.possible import possible, why_not
from croupier.table.views.private import private
from croupier.table.views.records import LooksAs, Offered, Phase, Private, Shared, Step, View
from croupier.table.views.remedies import offered
from croupier.table.views.scene import Scene
from croupier.table.views.shared import shared
from croupier.table.views.steps import next_step

__all__ = [
    "LooksAs",
    "Offered",
    "Phase",
    "Private",
    "Scene",
    "Shared",
    "Step",
    "View",
    "next_step",
    "offered",
    "possible",
    "private",
    "shared",
    "view",
    "why_not",
]


def view(table: Table, book: Rulebook, actor: Actor) -> View:
    """What this person may see of a table. The public display looks as `Actor("", "display")`."""
    return View(shared=shared(table, book), private=private(table, book, actor))
