"""The tables of the database, as they are today; how they came to be so is in migrations/.

The log is `entries` and `commands`, `packs` where shoes are closed, and `house_log` for what is about the floor itself.
Everything else is kept beside them: caches, encrypted tapes, editions of the books, people's names, remarks.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, Table, Text

FIRST: Final = "0001"
HOUSE_LOG: Final = "0003"  # the first with a house log and heads of the floor
PACKS: Final = "0009"  # the first whose closed shoes may be packed
REVISION: Final = "0009"  # the newest migration; a database beyond it was made by a newer Croupier

metadata: Final = MetaData()
_number: Final = BigInteger().with_variant(Integer, "sqlite")  # STRICT tables know INTEGER only
_text: Final = Text().with_variant(Text(collation="C"), "postgresql")  # sorted alike everywhere, by code point
_strict: Final[dict[str, Any]] = {"sqlite_strict": True, "sqlite_with_rowid": False}

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", _text, nullable=False),
    Column("sequence", _number, nullable=False),
    Column("command_id", _text, nullable=False),
    Column("body", _text, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
    **_strict,
)

commands: Final = Table(
    "commands",
    metadata,
    Column("table_id", _text, nullable=False),
    Column("id", _text, nullable=False),
    Column("first", _number, nullable=False),  # the first entry it caused
    Column("edition", _text, nullable=False),
    Column("body", _text, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
    Index("commands_by_first_entry", "table_id", "first", unique=True),
    **_strict,
)

packs: Final = Table(  # entries and commands of closed shoes, in place of their rows: see store/packs.py
    "packs",
    metadata,
    Column("table_id", _text, nullable=False),
    Column("last", _number, nullable=False),
    Column("first", _number, nullable=False),
    Column("commands", _number, nullable=False),  # that the table's packs hold up to here
    Column("form", _number, nullable=False),
    Column("before", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("dictionary", LargeBinary, nullable=False),
    Column("content", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "last"),
    sqlite_strict=True,  # with a rowid: a large content fills its pages better
)

packed_ids: Final = Table(  # where a packed command lies: see store/packed_ids.py
    "packed_ids",
    metadata,
    Column("table_id", _text, nullable=False),
    Column("bucket", _number, nullable=False),
    Column("ids", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "bucket"),
    **_strict,
)

dictionaries: Final = Table(  # by which packs were squeezed: kept by digest, and never changed
    "dictionaries",
    metadata,
    Column("digest", LargeBinary, nullable=False),
    Column("edition", _text, nullable=False),
    Column("content", LargeBinary, nullable=False),
    PrimaryKeyConstraint("digest"),
    **_strict,
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", _text, nullable=False),
    Column("sequence", _number, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("form", _text, nullable=False),
    Column("coups", _number, nullable=False),
    Column("shoes", _number, nullable=False),
    Column("frontier", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
    Index("snapshots_by_coup", "table_id", "coups"),
    **_strict,
)

editions: Final = Table(
    "editions",
    metadata,
    Column("edition", _text, nullable=False),
    Column("content", LargeBinary, nullable=False),
    PrimaryKeyConstraint("edition"),
    **_strict,
)

tapes: Final = Table(
    "tapes",
    metadata,
    Column("commitment", _text, nullable=False),
    Column("sealed", LargeBinary, nullable=False),
    PrimaryKeyConstraint("commitment"),
    **_strict,
)

people: Final = Table(
    "people",
    metadata,
    Column("id", _text, nullable=False),
    Column("name", _text, nullable=False),
    PrimaryKeyConstraint("id"),
    **_strict,
)

aliases: Final = Table(  # how patrons want to be called before others; `folded` is as it looks, and nobody else's
    "aliases",
    metadata,
    Column("id", _text, nullable=False),
    Column("alias", _text, nullable=False),
    Column("folded", _text, nullable=False, unique=True),
    PrimaryKeyConstraint("id"),
    **_strict,
)

refused_claims: Final = Table(  # whose claim of a prize was refused: not forgotten with a name
    "refused_claims",
    metadata,
    Column("promotion", _text, nullable=False),
    Column("claim", _number, nullable=False),
    Column("name", _text, nullable=False),
    Column("address", _text, nullable=False),
    PrimaryKeyConstraint("promotion", "claim"),
    **_strict,
)

remarks: Final = Table(
    "remarks",
    metadata,
    Column("number", _number, primary_key=True, autoincrement=True),
    Column("at", _number, nullable=False),
    Column("kind", _text, nullable=False),
    Column("table_id", _text, nullable=False),
    Column("says", _text, nullable=False),
    sqlite_strict=True,
)

# --- the web floor: who may come in, and which tables there are -----------------------------------

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", _text, nullable=False),
    Column("role", _text, nullable=False),
    Column("password", _text, nullable=False),  # argon2
    Column("active", _number, nullable=False),
    PrimaryKeyConstraint("id"),
    **_strict,
)

ranks: Final = Table(  # of the book's own ladder; where an account has none here, its role's own holds
    "ranks",
    metadata,
    Column("account", _text, nullable=False),
    Column("book", _text, nullable=False),
    Column("table_id", _text, nullable=False),  # nothing: at every table of that book
    Column("rank", _text, nullable=False),  # "none": no rank at all
    PrimaryKeyConstraint("account", "book", "table_id"),
    **_strict,
)

own_limits: Final = Table(  # what players hold themselves to: see store/own_limits.py
    "own_limits",
    metadata,
    Column("account", _text, nullable=False),
    Column("kind", _text, nullable=False),
    Column("amount", _number),  # cents or minutes; nothing: no limit
    Column("later", _number),  # what it becomes,
    Column("due", _number),  # and when: nothing where it stays
    PrimaryKeyConstraint("account", "kind"),
    **_strict,
)

own_stakes: Final = Table(  # what such a player is about to wager: allowed, and perhaps not in the log yet
    "own_stakes",
    metadata,
    Column("account", _text, nullable=False),
    Column("table_id", _text, nullable=False),
    Column("command", _text, nullable=False),
    Column("stake", _number, nullable=False),
    Column("at", _number, nullable=False),
    PrimaryKeyConstraint("account", "table_id", "command"),
    **_strict,
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary, nullable=False),  # its SHA-256: whoever reads the database cannot come in with it
    Column("account", _text, nullable=False),
    Column("made", _number, nullable=False),
    Column("seen", _number, nullable=False),
    PrimaryKeyConstraint("token"),
    Index("sessions_by_account", "account"),
    **_strict,
)

login_failures: Final = Table(
    "login_failures",
    metadata,
    Column("number", _number, primary_key=True, autoincrement=True),
    Column("account", _text, nullable=False),
    Column("at", _number, nullable=False),
    Column("client", _text, nullable=False),  # a digest: of where it came from: see service/guesses.py
    Column("stranger", _number, nullable=False),
    Column("counts", _number, nullable=False),  # 0 once its account was come into, or reset
    Index("login_failures_by_account", "account", "at"),
    Index("login_failures_by_client", "client", "at"),
    Index("login_failures_by_time", "at"),
    sqlite_strict=True,
)

known_clients: Final = Table(  # from where an account was come into before
    "known_clients",
    metadata,
    Column("account", _text, nullable=False),
    Column("client", _text, nullable=False),  # a digest of an address or of a device's token
    Column("at", _number, nullable=False),
    PrimaryKeyConstraint("account", "client"),
    Index("known_clients_by_client", "client"),
    **_strict,
)

floor_tables: Final = Table(
    "floor_tables",
    metadata,
    Column("table_id", _text, nullable=False),
    Column("card", _text, nullable=False),  # what the floor knows of it, as JSON: see service/table_cards.py
    PrimaryKeyConstraint("table_id"),
    **_strict,
)

# --- the floor as a whole -------------------------------------------------------------------------

house_log: Final = Table(
    "house_log",
    metadata,
    Column("number", _number, nullable=False, autoincrement=False),
    Column("body", _text, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    PrimaryKeyConstraint("number"),
    **_strict,
)

floor_heads: Final = Table(
    "floor_heads",
    metadata,
    Column("number", _number, nullable=False, autoincrement=False),
    Column("body", _text, nullable=False),  # as it was signed: see store/floor_heads.py
    PrimaryKeyConstraint("number"),
    **_strict,
)

floor_facts: Final = Table(  # what a floor remembers from one start to the next
    "floor_facts",
    metadata,
    Column("name", _text, nullable=False),
    Column("value", _text, nullable=False),
    PrimaryKeyConstraint("name"),
    **_strict,
)
