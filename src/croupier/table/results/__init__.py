"""A table that keeps results only, for its scoreboard: no cards, no wagers."""
