"""Aliases of patrons, beside their names: how they are called before others, and forgotten with the name."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import Column, PrimaryKeyConstraint, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    texts = Text().with_variant(Text(collation="C"), "postgresql")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
    op.create_table(
        "aliases",
        Column("id", texts, nullable=False),
        Column("alias", texts, nullable=False),
        Column("folded", texts, nullable=False, unique=True),
        PrimaryKeyConstraint("id"),
        **strict,
    )
