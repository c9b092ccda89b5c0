"""What staff can report at a table, and what may be done about it: asked for by whoever has the dialogue open.

The table's own views say it; here a refusal becomes a sentence. Start at `irregularities_of`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook
from croupier.service.wire import RefusedReply, refused
from croupier.table import Actor, Table, offered
from croupier.table.views.records import MatterShown, RemedyShown, SlipShown


class IrregularitiesShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Slips that could be reported at this version; or the matter that waits and its remedies, and why not for you."""

    version: int
    slips: tuple[SlipShown, ...] = ()
    matter: MatterShown | None = None
    remedies: tuple[RemedyShown, ...] = ()
    refused: dict[str, RefusedReply] = {}  # by the remedy's id, in words


def irregularities_of(table: Table, book: Rulebook, actor: Actor) -> IrregularitiesShown:
    found = offered(table, book, actor)
    against = {one.id: one.refusal for one in found.remedies if one.refusal is not None}
    return IrregularitiesShown(
        version=table.version,
        slips=found.slips,
        matter=found.matter,
        remedies=found.remedies,
        refused={id: refused(Refusal(one.reason, one.clauses, dict(one.facts))) for id, one in against.items()},
    )
