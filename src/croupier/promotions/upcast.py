"""Reading what an older Croupier wrote of a promotion: each event is brought up to its newest version, step by step.

There are no steps yet: nothing was ever written otherwise. Start at `read_event`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from croupier.promotions.codec import PROMOTION_EVENTS, decode_event
from croupier.table import Event
from croupier.table.upcast import Step, read_by, tags

PROMOTION_STEPS: Final[dict[str, Step]] = {}
_newest: Final = tags(PROMOTION_EVENTS.values())


def read_event(body: bytes, steps: Mapping[str, Step] = PROMOTION_STEPS) -> Event:
    """An event as it was written, by this Croupier or an older one."""
    return read_by(body, decode_event, _newest, steps)
