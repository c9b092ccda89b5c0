"""Tournaments: from terms and conditions to the last prize, with the same core as a table.

`decide(tournament, command, book)` judges and changes nothing; `apply(tournament, event)` changes and judges nothing.
"""
