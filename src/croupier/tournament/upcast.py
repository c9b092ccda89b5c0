"""Reading what an older Croupier wrote of a tournament: each event is brought up to its newest version, step by step.

There are no steps yet: nothing was ever written otherwise. Start at `read_event`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from croupier.table import Event
from croupier.table.upcast import Step, read_by, tags
from croupier.tournament.codec import TOURNAMENT_EVENTS, decode_event

TOURNAMENT_STEPS: Final[dict[str, Step]] = {}
_newest: Final = tags(TOURNAMENT_EVENTS.values())


def read_event(body: bytes, steps: Mapping[str, Step] = TOURNAMENT_STEPS) -> Event:
    """An event as it was written, by this Croupier or an older one."""
    return read_by(body, decode_event, _newest, steps)
