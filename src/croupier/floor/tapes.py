"""Tapes of virtual shoes, encrypted beside the log. The commitment in the log is all it takes to find one again."""

from __future__ import annotations

from collections.abc import Callable

from croupier.chance import commitment, fresh_salt, fresh_tape
from croupier.chance.sealing import CannotUnseal, seal, unseal
from croupier.store.log import Log


class SealedTapes:
    """A tape is encrypted and durable before anyone commits to it."""

    def __init__(
        self,
        log: Log,
        key: bytes,
        *,
        tape: Callable[[], bytes] = fresh_tape,
        salt: Callable[[], bytes] = fresh_salt,
    ) -> None:
        self._log, self._key, self._tape, self._salt = log, key, tape, salt

    def commit(self, shoe_id: str) -> str:
        tape, salt = self._tape(), self._salt()
        committed = commitment(tape, salt, shoe_id)
        self._log.keep_tape(committed, seal(self._key, committed, tape, salt))
        return committed

    def open(self, committed: str) -> tuple[bytes, bytes]:
        sealed = self._log.tape(committed)
        if sealed is None:
            raise CannotUnseal(f"the tape of the shoe committed as {committed[:12]}... is not in this database")
        return unseal(self._key, committed, sealed)
