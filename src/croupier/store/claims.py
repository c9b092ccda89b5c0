"""Names and addresses of those whose claims of a prize were refused, apart from the log, which has their ids.

A book may order them kept, so forgetting a person does not touch them. Start at `keep_claimant`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, insert, select

from croupier.store import schema as s
from croupier.store.sound import sound_id, sound_text

if TYPE_CHECKING:
    from croupier.store.sql import SqlLog

_c = s.refused_claims.c


class KeptClaimant(msgspec.Struct, frozen=True):
    name: str
    address: str


def keep_claimant(log: SqlLog, promotion: str, claim: int, kept: KeptClaimant) -> None:
    """Before the refusal itself: what is attested in the log must be there."""
    sound_id(promotion)
    sound_text(kept.name, kept.address)

    def write(connection: Connection) -> None:
        connection.execute(delete(s.refused_claims).where((_c.promotion == promotion) & (_c.claim == claim)))
        row = {"promotion": promotion, "claim": claim, "name": kept.name, "address": kept.address}
        connection.execute(insert(s.refused_claims), row)

    log.writes(write)


def drop_claimant(log: SqlLog, promotion: str, claim: int) -> None:
    """Where nothing came of it: the claim was not refused after all."""
    log.writes(
        lambda connection: connection.execute(
            delete(s.refused_claims).where((_c.promotion == promotion) & (_c.claim == claim))
        )
    )


def kept_claimants(log: SqlLog, promotion: str) -> dict[int, KeptClaimant]:
    wanted = select(_c.claim, _c.name, _c.address).where(_c.promotion == promotion).order_by(_c.claim)
    return log.reads(lambda one: {row[0]: KeptClaimant(row[1], row[2]) for row in one.execute(wanted)})
