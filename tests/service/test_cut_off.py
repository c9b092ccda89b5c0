"""A floor of several machines: a worker whose line to the database is cut loses nothing, and others take its tables.

The machines are addresses of this one, each with a folder of keys of its own; the database of the first is behind a
relay (tests/relay.py).
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from croupier.store.postgres import open_postgres
from patience import PATIENCE
from relay import Relay
from service.conftest import Prepare
from service.floors import PLAIN, Ready, Running, dealers, quick, until
from service.pages import Page, watch
from service.playing import saw
from terminal import typed

TABLES = ("felt", "wall")
STAKE = {"wager": "banker", "stake": 25_00}


@pytest.fixture
def ready(prepare_postgres: Prepare) -> Ready:
    """Two tables that deal by themselves."""
    cards = [quick(name, betting_seconds=0.1) for name in TABLES]
    made = prepare_postgres(*cards)
    for card in cards:
        made.play(card, patrons=("kim", "lee"))
    return made


@pytest.fixture
def relay(ready: Ready) -> Iterator[Relay]:
    with Relay(ready.settings.database) as relay:
        yield relay


def _machine(ready: Ready, folder: Path, number: int, *options: str) -> Running:
    """A floor on an address of its own, with its own copy of the keys."""
    keys = folder / f"keys-{number}"
    shutil.copytree(ready.settings.keys_folder, keys)
    return Running(ready, folder, "--host", f"127.0.0.{number}", "--keys", str(keys), *options)


def _health(floor: Running) -> Any:
    return httpx.get(f"{floor.address}/health", timeout=PATIENCE, verify=PLAIN).json()


async def _deals(page: Page, times: int) -> None:
    """The table of this page goes on through so many coups, with a wager in each: no table deals without one."""
    settled = sum(one["event"] == "coup-settled" for one in page.told)
    for _ in range(times):
        settled += 1
        while not saw(page, "coup-settled", settled)():
            version = page.version
            if "place-wager" in page.possible and not page.view["private"]["own"].get("wagers"):
                answer = await page.give("place-wager", STAKE | {"patron": "lee"})
                assert answer.get("done") or "refused" in answer, answer
            await page.until(lambda version=version: page.version > version)  # type: ignore[misc]


def test_a_worker_that_is_cut_off_and_back_loses_nothing_and_its_tables_are_taken_over(
    ready: Ready, relay: Relay, tmp_path: Path
) -> None:
    async def play(far: Running, near: Running) -> None:
        async with (
            watch(far, "felt", "kim") as kim,
            watch(near, "felt", "lee") as felt,
            watch(near, "wall", "lee") as wall,
        ):
            await asyncio.gather(_deals(felt, 1), _deals(wall, 1))
            await asyncio.to_thread(until, lambda: dealers(ready) == 2, "one of them deals both")
            with relay.cut():
                await kim.until(lambda: bool(kim.view.get("trouble")), "whoever is cut off is not told so")
                answer = await kim.give("place-wager", STAKE | {"patron": "kim"}, id="cut-off")
                assert answer["code"] in ("unavailable", "in-doubt"), answer
                assert (await asyncio.to_thread(_health, far))["database"] == "silent"
                await asyncio.gather(_deals(felt, 2), _deals(wall, 2))  # whichever of them it dealt before
                assert await asyncio.to_thread(dealers, ready) == 1
            await kim.until(lambda: not kim.view.get("trouble"), "it does not come back")
            placed = await _placed(kim)
            await felt.until(lambda: felt.version >= placed, "what it does is not seen by the other")
            await asyncio.gather(_deals(felt, 2), _deals(wall, 1))

    with _machine(ready, tmp_path, 2, "--database", relay.address) as far, _machine(ready, tmp_path, 3) as near:
        asyncio.run(play(far, near))
    for number in (2, 3):
        answer = typed("verify", ready.settings.database, "--keys", tmp_path / f"keys-{number}")
        assert answer.code == 0, answer.out + answer.err
    with closing(ready.log()) as log:
        for table in TABLES:
            given = [act.command for act in log.acts(table)]
            assert len(given) == len(set(given)), "something was done twice"


async def _placed(page: Page) -> int:
    """Wager as soon as that can be done; the version that it made."""
    while True:
        await page.until(lambda: "place-wager" in page.possible)
        answer = await page.give("place-wager", {"wager": "tie", "stake": 5_00, "patron": "kim"})
        if answer.get("done"):
            version: int = answer["version"]
            return version
        assert "refused" in answer, answer


def test_the_server_is_told_to_find_out_that_a_worker_is_gone_without_a_word(ready: Ready) -> None:
    """Leases and locks would be that worker's for the two hours after which a server asks by itself."""
    asked = "SELECT source FROM pg_settings WHERE name LIKE 'tcp_keepalives_%'"
    with closing(open_postgres(ready.settings.database)) as log:
        read = log.reads(lambda one: [row[0] for row in one.execute(text(asked))])
        with log.connect_alone("there are no leases") as alone:
            leased = [row[0] for row in alone.execute(asked)]
    assert read == leased == ["client"] * 3, "the server goes by its own settings"
