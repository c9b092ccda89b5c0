"""A session of a tournament at this table: entrants with tournament chips, turns, secret wagers, its end."""
