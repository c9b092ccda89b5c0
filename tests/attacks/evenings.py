"""An evening at a real floor, a process of its own on this machine: who is at the table, and what each of them tries.

Start at `evening`; `fair` is what anyone finds who checks the table's exported log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import msgspec

from croupier.automatic import AutomaticDealer
from croupier.floor import Floor, SealedTapes
from croupier.floor.recall import moments
from croupier.service.table_cards import TableCard
from croupier.store.keys import open_keys
from croupier.table import Event
from service.floors import Ready, Running, quick
from service.pages import Frame, Page, watch
from terminal import Answer, typed

CHIPS = 10_000_00
FELT = "felt"


def paced(milliseconds: int = 2_000, **facts: Any) -> TableCard:
    """A table that takes its time: whoever is quick acts inside its pauses."""
    return msgspec.structs.replace(quick(FELT, betting_seconds=1, **facts), step_milliseconds=milliseconds)


def evening(
    ready: Ready, folder: Path, play: Callable[..., Awaitable[None]], people: tuple[str, ...], *, sit: bool = True
) -> None:
    """These people watch the table, each on a page of their own; with `sit`, kim sits there with chips."""

    async def run(floor: Running) -> None:
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(watch(floor, FELT, one)) for one in people]
            if sit:
                kim, other = pages[people.index("kim")], next(page for page in pages if page.hello["role"] != "player")
                await other.until(lambda: "arrive" in other.possible)
                await other.done("arrive", patron="kim", chips=CHIPS)
                await kim.done("sit-down", patron="kim", seat=1)
            await play(*pages)

    with Running(ready, folder) as floor:
        asyncio.run(run(floor))


def seated(ready: Ready, card: TableCard, patron: str) -> None:
    """Somebody sits at an open table that has no cards yet, before the floor starts."""
    with closing(ready.log()) as log:
        keys = open_keys(ready.settings.keys_folder)
        floor = Floor(log, keys)
        desk = floor.desk(card.id, card.rulebook())
        dealer = AutomaticDealer(desk, tapes=SealedTapes(log, keys.tape_key), clock=floor.clock().now)
        assert dealer.open(card.setup) is None
        dealer.say("arrive", dealer.staff(desk.book.authority.dealer.rank), patron=patron, chips=CHIPS)
        dealer.say("sit-down", patron=patron, seat=1)
        floor.close()


def shoe(page: Page) -> Frame:
    found: Frame = page.view["shared"].get("shoe") or {}
    return found


def happened(ready: Ready, table: str = FELT) -> list[Event]:
    """What the log says, in order."""
    with closing(ready.log()) as log:
        return [event for moment in moments(log, table) for event in moment.events]


def exported(ready: Ready, folder: Path, table: str = FELT) -> Path:
    out = folder / f"{table}-{time.monotonic_ns()}.jsonl"
    answer = typed("log", "export", table, "--log", ready.settings.database, "--out", out)
    assert answer.code == 0, answer.err
    return out


def fair(ready: Ready, folder: Path, table: str = FELT) -> Answer:
    return typed("fair", exported(ready, folder, table), "--json")


def verified(ready: Ready) -> Answer:
    return typed("verify", ready.settings.database, "--keys", ready.settings.keys_folder)
