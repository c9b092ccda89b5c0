"""All the chance of a day, from its seed: each table and each event has a name, and throws of its own under it.

Start at `DayChance`.
"""

from __future__ import annotations

from croupier.chance.named import NamedChance


class DayChance(NamedChance):
    tag = b"croupier-day/1"
    block = 4096

    def happens(self, in_a_thousand: int) -> bool:
        return self.below(1000) < in_a_thousand

    def seed(self) -> int:
        """For whatever else is made of a seed, such as the tapes of shoes."""
        return self.below(1 << 32)
