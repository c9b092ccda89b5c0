"""The columns of the reports that a floor lives by, and what kind of cell each holds.

An exact figure that is no whole number of cents is kept as `n/d` and only shown rounded. Start at `FloorColumn`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

FloorKind: TypeAlias = Literal[
    "text", "prose", "number", "money", "flag", "wager", "person", "named", "exact-money", "share", "rate", "score",
    "hours",
]  # fmt: skip

FloorColumn: TypeAlias = Literal[
    # by what the figures are added up
    "table",
    "shoe",
    "gaming-day",
    "shift",
    "area",
    # takings
    "cash",  # into the drop box for chips
    "cashless",  # for chips, without cash
    "vouchers",  # for chips or tokens
    "drop",  # the three together
    "chips-in",  # that patrons brought from elsewhere
    "handle",  # stakes in chips that were settled
    "token-handle",  # the same in promotional tokens
    "commission",  # earned by settled wagers, taken or to be taken
    "commission-collected",  # of what was deferred
    "commission-owed",  # at the end
    "corrected",  # what disputes and wrong payments moved
    "win",
    "hold",  # win by drop
    "of-handle",  # win by handle
    "debts",  # at the end, of payments that were undone
    # floats
    "denomination",
    "opened",
    "filled",
    "credited",
    "sold",  # chips for money and vouchers
    "played",  # what play, commission and corrections brought
    "closed",
    "counted",
    "difference",
    "tokens",
    # wagers
    "wager",
    "in-tokens",
    "wagers",
    "expected",
    "edge",
    "z-score",
    # pace
    "open-for",
    "coups",
    "dummies",
    "voids",
    "without-cards",
    "shoes",
    "an-hour",
    # mistakes
    "mistake",
    "what",
    "dealer",
    "times",
    "amount",
]

FLOOR_COLUMNS: Final[tuple[str, ...]] = get_args(FloorColumn)

FLOOR_KINDS: Final[dict[FloorColumn, FloorKind]] = {
    **dict.fromkeys(("table", "gaming-day"), "text"),
    **dict.fromkeys(
        ("shoe", "shift", "wagers", "coups", "dummies", "voids", "without-cards", "shoes", "times"), "number"
    ),
    **dict.fromkeys(("cash", "cashless", "vouchers", "drop", "chips-in", "handle", "token-handle"), "money"),
    **dict.fromkeys(("commission", "commission-collected", "commission-owed", "corrected", "win", "debts"), "money"),
    **dict.fromkeys(("denomination", "opened", "filled", "credited", "sold", "played", "closed"), "money"),
    **dict.fromkeys(("counted", "difference", "tokens", "amount"), "money"),
    **dict.fromkeys(("hold", "of-handle", "edge"), "share"),
    **dict.fromkeys(("mistake", "what"), "named"),
    "area": "prose",
    "wager": "wager",
    "in-tokens": "flag",
    "expected": "exact-money",
    "z-score": "score",
    "open-for": "hours",
    "an-hour": "rate",
    "dealer": "person",
}
