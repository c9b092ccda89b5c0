"""Tapes of ballots, encrypted beside the log like those of shoes. The commitment in the log finds them again.

One commitment serves a whole tournament or promotion; each ballot has its own tape (chance/ballot.py). Start at
`SealedBallots.commit`.
"""

from __future__ import annotations

from croupier.chance import TapeLost, make_tape
from croupier.chance.ballot import SEAL_BYTES, sealed, tapes_for
from croupier.chance.sealing import seal, unseal
from croupier.store.log import Log


class SealedBallots:
    """A tape is encrypted and durable before anyone commits to it. With a seed the ballots are repeatable."""

    def __init__(self, log: Log, key: bytes, seed: int | None = None) -> None:
        self._log, self._key, self._seed = log, key, seed

    def commit(self, stream: str) -> str:
        tape, salt = make_tape(f"{stream}/1", self._seed)
        committed = sealed(tapes_for(tape[:SEAL_BYTES], salt, stream)[0], salt, stream).hex()
        self._log.keep_tape(committed, seal(self._key, committed, tape, salt))
        return committed

    def open(self, committed: str, stream: str, draw: int) -> tuple[bytes, bytes]:
        """The tape of a ballot, the first being 1, and the salt of all of them."""
        kept = self._log.tape(committed)
        if kept is None:
            raise TapeLost(f"the tape of the ballots committed as {committed[:12]}... is not in this database")
        tape, salt = unseal(self._key, committed, kept)
        tapes = tapes_for(tape[:SEAL_BYTES], salt, stream)
        if draw > len(tapes):
            raise TapeLost(f"the commitment {committed[:12]}... has {len(tapes)} ballots, and all of them were drawn")
        return tapes[draw - 1], salt
