"""The limits that players set for themselves, and what they are about to wager under them."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    texts = Text().with_variant(Text(collation="C"), "postgresql")
    number = BigInteger().with_variant(Integer, "sqlite")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
    op.create_table(
        "own_limits",
        Column("account", texts, nullable=False),
        Column("kind", texts, nullable=False),
        Column("amount", number),
        Column("later", number),
        Column("due", number),
        PrimaryKeyConstraint("account", "kind"),
        **strict,
    )
    op.create_table(
        "own_stakes",
        Column("account", texts, nullable=False),
        Column("table_id", texts, nullable=False),
        Column("command", texts, nullable=False),
        Column("stake", number, nullable=False),
        Column("at", number, nullable=False),
        PrimaryKeyConstraint("account", "table_id", "command"),
        **strict,
    )
