"""Opening a table, its signs, its float and what surveillance is told."""
