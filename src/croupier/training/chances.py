"""What a drill is made of by chance, from its seed alone: the same seed gives the same drill everywhere.

Start at `DrillChance`.
"""

from __future__ import annotations

from croupier.chance.named import NamedChance


class DrillChance(NamedChance):
    tag = b"croupier-drill/1"
    block = 1024
