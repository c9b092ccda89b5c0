"""People who may come in, and the tables of a web floor."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    number = BigInteger().with_variant(Integer, "sqlite")
    texts = Text().with_variant(Text(collation="C"), "postgresql")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}

    def text(name: str) -> Column[str]:
        return Column(name, texts, nullable=False)

    def count(name: str) -> Column[int]:
        return Column(name, number, nullable=False)

    op.create_table(
        "accounts",
        text("id"),
        text("role"),
        text("password"),
        count("active"),
        PrimaryKeyConstraint("id"),
        **strict,
    )
    op.create_table(
        "sessions",
        Column("token", LargeBinary, nullable=False),
        text("account"),
        count("made"),
        count("seen"),
        PrimaryKeyConstraint("token"),
        **strict,
    )
    op.create_index("sessions_by_account", "sessions", ["account"])
    op.create_table(
        "failed_logins",
        Column("number", number, primary_key=True, autoincrement=True),
        text("account"),
        count("at"),
        sqlite_strict=True,
    )
    op.create_index("failed_logins_by_account", "failed_logins", ["account", "at"])
    op.create_table("floor_tables", text("table_id"), text("card"), PrimaryKeyConstraint("table_id"), **strict)
