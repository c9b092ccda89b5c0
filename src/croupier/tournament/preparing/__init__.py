"""Preparing a tournament: its terms, the regulator, the director and the tables."""
