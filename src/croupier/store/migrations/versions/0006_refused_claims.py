"""Who was refused a prize, with name and address: kept apart from the log, and not forgotten with a name."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    texts = Text().with_variant(Text(collation="C"), "postgresql")
    number = BigInteger().with_variant(Integer, "sqlite")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
    op.create_table(
        "refused_claims",
        Column("promotion", texts, nullable=False),
        Column("claim", number, nullable=False),
        Column("name", texts, nullable=False),
        Column("address", texts, nullable=False),
        PrimaryKeyConstraint("promotion", "claim"),
        **strict,
    )
