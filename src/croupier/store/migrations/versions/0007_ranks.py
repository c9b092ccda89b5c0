"""Which rank of a book's ladder each person has: at every table of the book, or at one."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import Column, PrimaryKeyConstraint, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    texts = Text().with_variant(Text(collation="C"), "postgresql")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
    op.create_table(
        "ranks",
        Column("account", texts, nullable=False),
        Column("book", texts, nullable=False),
        Column("table_id", texts, nullable=False),
        Column("rank", texts, nullable=False),
        PrimaryKeyConstraint("account", "book", "table_id"),
        **strict,
    )
