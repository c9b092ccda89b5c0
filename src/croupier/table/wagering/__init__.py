"""Wagers: calls, placing, changing, taking back, refusing, reducing."""
