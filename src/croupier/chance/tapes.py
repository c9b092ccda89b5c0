"""Where the tapes of virtual shoes are kept between the commitment and the reveal.

`Tapes` is all that a dealer asks for: a commitment for a shoe, and what it was made of. `TapesInMemory` forgets
everything with its process; a house that must not forget keeps them elsewhere. Start at `Tapes`.
"""

from __future__ import annotations

from typing import Protocol

from croupier.chance.commitment import commitment
from croupier.chance.entropy import fresh_salt, fresh_tape
from croupier.chance.shoe import salt_of, tape_of


class TapeLost(Exception):
    """Nobody has the tape of a commitment, or it is not the one that was committed to: the shoe cannot be dealt."""


class Tapes(Protocol):
    @property
    def seeded(self) -> bool:
        """Whether they come from a seed, so that anyone who has it knows the cards."""
        ...

    def commit(self, shoe: str) -> str:
        """Make the tape of a shoe, keep it, and give its commitment; raises EntropyFailed."""
        ...

    def open(self, commitment: str) -> tuple[bytes, bytes]:
        """The tape and the salt of a commitment; raises TapeLost."""
        ...


def make_tape(shoe: str, seed: int | None = None) -> tuple[bytes, bytes]:
    """A tape and its salt: fresh ones, or with a seed those of this shoe of a repeatable day."""
    if seed is None:
        return fresh_tape(), fresh_salt()
    number = int(shoe.rpartition("/")[2])
    return tape_of(seed, number), salt_of(seed, number)


class TapesInMemory:
    def __init__(self, seed: int | None = None) -> None:
        """With a seed the days are repeatable: a shoe's tape comes from the seed and the shoe's number."""
        self._seed = seed
        self._kept: dict[str, tuple[bytes, bytes]] = {}

    @property
    def seeded(self) -> bool:
        return self._seed is not None

    def commit(self, shoe: str) -> str:
        tape, salt = make_tape(shoe, self._seed)
        made = commitment(tape, salt, shoe)
        self._kept[made] = tape, salt
        return made

    def open(self, commitment: str) -> tuple[bytes, bytes]:
        found = self._kept.get(commitment)
        if found is None:
            raise TapeLost(f"no tape is kept for the commitment {commitment}")
        return found
