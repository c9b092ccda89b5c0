"""The floor's minutes: a signed head for each in which anything happened, shipped to the witness at once.

Nothing here stops play: a head that cannot be made or a witness that is down is trouble that `/health` tells, and what
was not shipped is shipped later. Start at `Minutes.run` and `Minutes.ship`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from itertools import islice
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from croupier import __version__
from croupier.floor import Floor
from croupier.floor.heads import HeadMaker
from croupier.service.settings import Settings
from croupier.store.floor_heads import FloorHead
from croupier.store.heads import fingerprint
from croupier.store.house import HouseNote
from croupier.store.keys import Keys
from croupier.store.log import LogError
from croupier.store.sql import SqlLog
from croupier.store.witness import WitnessDown, witness_at

_LOOKING: Final = 1.0  # seconds between looks whether a minute is over
_AGAIN: Final = 5.0  # seconds until a witness that was down is tried again
_AT_THE_END: Final = 3.0  # seconds that a floor which stops waits for its witness
_TOGETHER: Final = 50  # heads shipped at once
_SETTINGS: Final = "settings"
_SECRET: Final = "database"  # an address may have a password in it

log = logging.getLogger("croupier")


def _plain(value: str) -> str:
    """An address without whoever logs in there."""
    return re.sub(r"//[^/@]*@", "//", value)


class MinutesShown(msgspec.Struct, frozen=True):
    """How it stands with the heads of the floor."""

    head: int  # the number of the newest, 0 where there is none
    at: int
    key: str  # the fingerprint of the key that signs
    witness: str  # where it is, or nothing
    shipped: int  # the newest head that it took
    trouble: str

    def health(self) -> dict[str, Any]:
        """What everyone may know: where the witness is, and what its trouble is, is not for everyone."""
        waiting = self.head - self.shipped if self.witness else 0
        witness = "none" if not self.witness else "down" if self.trouble else "ok"
        return {"head": self.head, "at": self.at, "witness": witness, "waiting": waiting, "sound": not self.trouble}


class Minutes:
    def __init__(self, store: SqlLog, floor: Floor, keys: Keys, clock: Callable[[], int], settings: Settings) -> None:
        self._log, self._clock, self._settings = store, clock, settings
        self.heads = HeadMaker(floor, store, keys)
        self._witness = witness_at(settings.witness) if settings.witness else None
        self._shipped_fact = f"shipped:{settings.witness}"
        self._shipped = int(store.fact(self._shipped_fact) or 0) if self._witness else 0
        self._down = ""
        self._acted = asyncio.Event()
        self._made = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def shown(self) -> MinutesShown:
        last = self.heads.last
        return MinutesShown(
            head=last.number if last else 0,
            at=last.at if last else 0,
            key=fingerprint(self.heads.key),
            witness=self._settings.witness,
            shipped=self._shipped,
            trouble=self.heads.trouble or self._down,
        )

    # --- heads -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """The floor is about to open: that is noted, and all that is there already gets a head."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._note_start)
        await self._make("start", always=True)

    def _note_start(self) -> None:
        at = self._clock()
        facts: dict[str, Any] = {"version": __version__, "key": fingerprint(self.heads.key)}
        self._log.note(HouseNote(at=at, kind="floor-started", facts=facts))
        said = {name: _plain(str(value)) for name, value in self._settings.model_dump().items() if name != _SECRET}
        plain = {name: str(field.default) for name, field in type(self._settings).model_fields.items()}

        def write(connection: Connection) -> None:
            self._log.alone(connection)
            before = plain | msgspec.json.decode(self._log.fact(_SETTINGS) or "{}", type=dict[str, str])
            changed = [f"{name}={value}" for name, value in sorted(said.items()) if before.get(name) != value]
            if changed:
                self._log.keep_fact_with(connection, _SETTINGS, msgspec.json.encode(said).decode())
                self._log.note_with(connection, HouseNote(at=at, kind="settings", facts={"settings": changed}))

        self._log.writes(write)

    def someone_acted(self) -> None:
        """An administrator did something: a head is made at once. From any thread."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the floor has stopped
                self._loop.call_soon_threadsafe(self._acted.set)

    async def run(self) -> None:
        """A head when a minute is over or someone in charge acted; a fault is told, and play goes on."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LOOKING):
                    await self._acted.wait()
            acted = self._acted.is_set()
            self._acted.clear()
            if acted or self.heads.trouble or self.heads.is_due(self._clock()):  # what failed is tried again soon
                await self._make("act" if acted else "minute")

    async def _make(self, why: str, *, always: bool = False) -> None:
        told = self.heads.trouble
        try:
            made = await asyncio.to_thread(self.heads.make, self._clock(), why, always=always)
        except LogError as error:
            if str(error) != told:
                log.warning("no head of the floor: %s", error)
            return
        if made is not None:
            self._made.set()

    # --- the witness -----------------------------------------------------------------------------

    async def ship(self) -> None:
        """Tell the witness of every head, in order; while it is down they wait."""
        if self._witness is None:
            await asyncio.Event().wait()
        self._made.set()
        while True:
            await self._made.wait()
            self._made.clear()
            while not await asyncio.to_thread(self._ship_some):
                await asyncio.sleep(_AGAIN)

    def _ship_some(self) -> bool:
        """Whether the witness has everything now."""
        assert self._witness is not None
        try:
            while heads := [
                one for one in islice(self._log.floor_heads(self._shipped), _TOGETHER) if isinstance(one, FloorHead)
            ]:
                self._witness.ship(heads, self._shipped)
                self._shipped = heads[-1].number
                self._log.keep_fact(self._shipped_fact, str(self._shipped))
        except (WitnessDown, LogError) as error:
            if not self._down:
                log.error("the witness is down: %s", error)
            self._down = str(error)
            return False
        self._down = ""
        return True

    async def stop(self) -> None:
        """What happened since the last head gets one, and the witness hears of it if it is quick."""
        await self._make("closing")
        if self._witness is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_AT_THE_END):
                    await asyncio.to_thread(self._ship_some)
