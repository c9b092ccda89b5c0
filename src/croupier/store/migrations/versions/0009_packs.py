"""Entries and commands of closed shoes may lie in packs, with the dictionaries they are squeezed by and their ids."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    texts = Text().with_variant(Text(collation="C"), "postgresql")
    number = BigInteger().with_variant(Integer, "sqlite")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
    op.create_table(
        "packs",
        Column("table_id", texts, nullable=False),
        Column("last", number, nullable=False),
        Column("first", number, nullable=False),
        Column("commands", number, nullable=False),
        Column("form", number, nullable=False),
        Column("before", LargeBinary, nullable=False),
        Column("hash", LargeBinary, nullable=False),
        Column("dictionary", LargeBinary, nullable=False),
        Column("content", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table_id", "last"),
        sqlite_strict=True,
    )
    op.create_table(
        "packed_ids",
        Column("table_id", texts, nullable=False),
        Column("bucket", number, nullable=False),
        Column("ids", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table_id", "bucket"),
        **strict,
    )
    op.create_table(
        "dictionaries",
        Column("digest", LargeBinary, nullable=False),
        Column("edition", texts, nullable=False),
        Column("content", LargeBinary, nullable=False),
        PrimaryKeyConstraint("digest"),
        **strict,
    )
