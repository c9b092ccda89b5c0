"""What the floor sends of a promotion by itself, as records. Start at `PromotionShown`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from croupier.promotions.possible import PromotionActOffered
from croupier.promotions.views import PromotionStage, PromotionView
from croupier.service.announcing import Announcement
from croupier.table import Instant


class PromotionOffer(msgspec.Struct, frozen=True):
    """What somebody may do now, and values by the name of the fact they are for."""

    acts: tuple[PromotionActOffered, ...]
    choices: dict[str, tuple[str | int, ...]]
    defaults: dict[str, str | int]


class PromotionShown(msgspec.Struct, frozen=True):
    """A promotion as whoever asks may see it, and what happened since; for staff, what they may do."""

    kind: Literal["view"]
    version: int
    now: Instant
    view: PromotionView
    told: tuple[Announcement, ...]
    offer: PromotionOffer | UnsetType = UNSET
    people: dict[str, str] | UnsetType = UNSET  # names, for staff
    trouble: str | UnsetType = UNSET  # in English
    trouble_says: tuple[str, dict[str, Any]] | UnsetType = UNSET


class PromotionCard(msgspec.Struct, frozen=True):
    """A promotion in a list."""

    id: str
    name: str
    book: str
    casino: str
    stage: PromotionStage
    edition: int
    entries: int
    starts: Instant
    closes: Instant
    draws_at: Instant
    symbol: str
    zone: str  # by whose clocks its times are said
    prizes: int  # in cents, all of them
    trouble: str = ""  # in English
    trouble_says: tuple[str, dict[str, Any]] | None = None
