"""What whoever inspects asks of a log: one coup told again, things found, and what was out of the ordinary.

It reads and never writes, and knows neither a terminal nor the web: both tell what is made here. Start at `searching`
(what is found), `coups` (one coup in short) and `acts` (what changed hands).
"""
