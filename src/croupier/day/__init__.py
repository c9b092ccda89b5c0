"""A gaming day that plays itself, from a seed: tables of every book, patrons, mistakes and what is done about them.

It writes a real log through the same doors as people do, and reads no clock: the day has its own. Start at `play_day`.
"""
