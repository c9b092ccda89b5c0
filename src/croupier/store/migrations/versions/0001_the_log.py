"""The log and what is kept beside it. A step never changes once it was released, so it repeats no live definition."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    number = BigInteger().with_variant(Integer, "sqlite")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}

    def text(name: str) -> Column[str]:
        return Column(name, Text().with_variant(Text(collation="C"), "postgresql"), nullable=False)

    def count(name: str) -> Column[int]:
        return Column(name, number, nullable=False)

    def binary(name: str) -> Column[bytes]:
        return Column(name, LargeBinary, nullable=False)

    op.create_table(
        "entries",
        text("table_id"),
        count("sequence"),
        text("command_id"),
        text("body"),
        binary("hash"),
        PrimaryKeyConstraint("table_id", "sequence"),
        **strict,
    )
    op.create_table(
        "commands",
        text("table_id"),
        text("id"),
        count("first"),
        text("edition"),
        text("body"),
        PrimaryKeyConstraint("table_id", "id"),
        **strict,
    )
    op.create_index("commands_by_first_entry", "commands", ["table_id", "first"], unique=True)
    op.create_table(
        "snapshots",
        text("table_id"),
        count("sequence"),
        binary("hash"),
        text("form"),
        count("coups"),
        count("shoes"),
        binary("frontier"),
        binary("state"),
        PrimaryKeyConstraint("table_id", "sequence"),
        **strict,
    )
    op.create_index("snapshots_by_coup", "snapshots", ["table_id", "coups"])
    op.create_table("editions", text("edition"), binary("content"), PrimaryKeyConstraint("edition"), **strict)
    op.create_table("tapes", text("commitment"), binary("sealed"), PrimaryKeyConstraint("commitment"), **strict)
    op.create_table("people", text("id"), text("name"), PrimaryKeyConstraint("id"), **strict)
    op.create_table(
        "remarks",
        Column("number", number, primary_key=True, autoincrement=True),
        count("at"),
        text("kind"),
        text("table_id"),
        text("says"),
        sqlite_strict=True,
    )
