"""The house log, the heads of the whole floor, and the few facts that a floor remembers from one start to the next."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    number = BigInteger().with_variant(Integer, "sqlite")
    texts = Text().with_variant(Text(collation="C"), "postgresql")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}

    def text(name: str) -> Column[str]:
        return Column(name, texts, nullable=False)

    def count(name: str) -> Column[int]:
        return Column(name, number, nullable=False, autoincrement=False)

    op.create_table(
        "house_log",
        count("number"),
        text("body"),
        Column("hash", LargeBinary, nullable=False),
        PrimaryKeyConstraint("number"),
        **strict,
    )
    op.create_table("floor_heads", count("number"), text("body"), PrimaryKeyConstraint("number"), **strict)
    op.create_table("floor_facts", text("name"), text("value"), PrimaryKeyConstraint("name"), **strict)
