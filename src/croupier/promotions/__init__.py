"""A promotion, from its terms and conditions to the last prize, with the same core as a table and a tournament.

`decide(promotion, command, book)` judges and changes nothing, `apply(promotion, event)` changes and judges nothing. A
folder a chapter: `terms` (what the operator writes), `preparing`, `entries`, `drawing`, `prizes`, `conduct`.
"""
