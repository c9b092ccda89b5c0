"""From where logins failed, and from where accounts were come into before.

A failure from before has no client: it slows strangers down a little, and locks nobody out.
"""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text, inspect

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    number = BigInteger().with_variant(Integer, "sqlite")
    texts = Text().with_variant(Text(collation="C"), "postgresql")
    strict: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
    there = inspect(op.get_bind())

    def text(name: str) -> Column[str]:
        return Column(name, texts, nullable=False)

    def count(name: str) -> Column[int]:
        return Column(name, number, nullable=False)

    if not there.has_table("login_failures"):
        op.create_table(
            "login_failures",
            Column("number", number, primary_key=True, autoincrement=True),
            text("account"),
            count("at"),
            text("client"),
            count("stranger"),
            count("counts"),
            sqlite_strict=True,
        )
        op.create_index("login_failures_by_account", "login_failures", ["account", "at"])
        op.create_index("login_failures_by_client", "login_failures", ["client", "at"])
        op.create_index("login_failures_by_time", "login_failures", ["at"])
    if there.has_table("failed_logins"):
        op.execute(
            "INSERT INTO login_failures (account, at, client, stranger, counts)"
            " SELECT account, at, '', 1, 1 FROM failed_logins ORDER BY number"
        )
        op.drop_table("failed_logins")
    if not there.has_table("known_clients"):
        op.create_table(
            "known_clients", text("account"), text("client"), count("at"), PrimaryKeyConstraint("account", "client"),
            **strict,
        )  # fmt: skip
        op.create_index("known_clients_by_client", "known_clients", ["client"])
