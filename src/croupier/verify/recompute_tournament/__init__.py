"""The second path to a tournament's places, pool, prizes and ballot: from the events and the terms in them alone.

It imports records and the book's data, and nothing of what decides a tournament. Start at `TournamentAgain`.
"""

from croupier.verify.recompute_tournament.again import TournamentAgain

__all__ = ["TournamentAgain"]
