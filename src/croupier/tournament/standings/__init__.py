"""Standings: who goes on, ties, second chances, the final places."""
