"""The log: append-only, chained by hashes, in memory, SQLite or PostgreSQL. It knows bytes, not baccarat."""
