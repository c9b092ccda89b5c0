"""Commands that are wrong: at the wrong moment, by the wrong person, with impossible facts, in broken JSON.

A wrong command is refused with its reason and changes nothing; nothing but a refusal ever comes out of the table.
"""
