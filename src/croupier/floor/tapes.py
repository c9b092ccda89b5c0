"""Tapes of virtual shoes, encrypted beside the log. The commitment in the log is all it takes to find one again."""

from __future__ import annotations

from croupier.chance import TapeLost, commitment, make_tape
from croupier.chance.sealing import seal, unseal
from croupier.store.log import Log


class SealedTapes:
    """A tape is encrypted and durable before anyone commits to it. With a seed the days are repeatable."""

    def __init__(self, log: Log, key: bytes, seed: int | None = None) -> None:
        self._log, self._key, self._seed = log, key, seed

    @property
    def seeded(self) -> bool:
        return self._seed is not None

    def commit(self, shoe: str) -> str:
        tape, salt = make_tape(shoe, self._seed)
        committed = commitment(tape, salt, shoe)
        self._log.keep_tape(committed, seal(self._key, committed, tape, salt))
        return committed

    def open(self, committed: str) -> tuple[bytes, bytes]:
        sealed = self._log.tape(committed)
        if sealed is None:
            raise TapeLost(f"the tape of the shoe committed as {committed[:12]}... is not in this database")
        return unseal(self._key, committed, sealed)
