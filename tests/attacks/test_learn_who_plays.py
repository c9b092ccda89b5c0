"""The attacker, on the street or at the next place, wants to learn who plays: a patron's name, or their id."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path

import httpx
import pytest

from croupier.service.people import People
from croupier.service.roles import Role
from service.cheap import CHEAP
from service.conftest import Prepare
from service.floors import PASSWORD, Ready, Running, quick
from service.matrix import NOBODY, ROUTES
from service.pages import Page, watch

FELT = "felt"
ID, NAME = "wei.zhang-1985", "Zhang Weiming"
SPIES = (NOBODY, "kim", "lee")  # the street, a patron at the same table, a patron of the floor


def with_wei(ready: Ready) -> Ready:
    """A patron whose id tells who they are, and whose name the house knows; at place 1, kim at place 2."""
    with closing(ready.log()) as log:
        people = People(log, ready.settings, hasher=CHEAP)
        ready.tokens[ID] = people.open(people.add(ID, Role.PLAYER, PASSWORD, NAME))[0]
    ready.play(quick(FELT), patrons=(ID, "kim"))
    return ready


def gives_away(text: str) -> bool:
    return any(word in text for word in (ID, NAME, "Zhang", "Weiming"))


def evening(ready: Ready, folder: Path, play: Callable[..., object]) -> None:
    """Wei, the dealer and the spies watch the table."""

    async def run(floor: Running) -> None:
        async with AsyncExitStack() as stack:
            people = (ID, "dealer", *SPIES)
            pages = [await stack.enter_async_context(watch(floor, FELT, one, after=0)) for one in people]
            await play(floor, *pages)  # type: ignore[misc]

    with Running(ready, folder) as floor:
        asyncio.run(run(floor))


def sits(page: Page, patron: str) -> bool:
    return patron in {seat.get("patron") for seat in page.view["shared"]["seats"]}


def heard(page: Page, event: str) -> bool:
    return bool(told(page, event))


def told(page: Page, event: str) -> list[dict[str, object]]:
    return [one for one in page.told if one["event"] == event]


async def moves_about(wei: Page) -> None:
    """Stand, sit down elsewhere, add to the shoe if it is the time, wager, and see the coup through."""
    await wei.done("stand-up", patron=ID)
    await wei.done("sit-down", patron=ID, seat=4)
    await wei.until(lambda: "place-wager" in wei.possible)
    await wei.done("place-wager", patron=ID, wager="banker", stake=100_00)
    await wei.until(lambda: bool(told(wei, "coup-cleared")))


def test_no_frame_and_no_page_tells_the_public_or_another_patron_who_plays(prepare: Prepare, tmp_path: Path) -> None:
    ready = with_wei(prepare(quick(FELT)))

    async def play(floor: Running, wei: Page, dealer: Page, *spies: Page) -> None:
        await moves_about(wei)
        taken = [await spy.give("sit-down", {"patron": who, "seat": 4}) for who, spy in zip(SPIES, spies, strict=True)]
        assert taken[1]["refused"]["facts"]["by"] == "place:4", taken
        for spy in spies:
            await spy.until(partial(heard, spy, "coup-cleared"))
            for frame in spy.frames:
                assert not gives_away(frame), frame
            assert "place:4" in {seat.get("patron") for seat in spy.view["shared"]["seats"]}
            assert told(spy, "patron-sat")[0]["text"] == "A patron sits at place 1"
        assert told(dealer, "patron-sat")[0]["text"] == f"{NAME} ({ID}) sits at place 1"
        assert ID in {seat.get("patron") for seat in dealer.view["shared"]["seats"]}
        assert ID in {seat.get("patron") for seat in wei.view["shared"]["seats"]}
        await asyncio.to_thread(sweep, floor)

    evening(ready, tmp_path, play)


def sweep(floor: Running) -> None:
    """Every route that can be read, by everyone who should learn nothing; and the stream of the display."""
    paths = [route.at or route.path for route in ROUTES if route.method == "GET" and "stream" not in route.path]
    for spy in SPIES:
        with floor.client(spy) as client:
            for path in paths:
                assert not gives_away(client.get(path).text), (spy, path)
            with client.stream("GET", f"/api/tables/{FELT}/stream") as stream:
                assert not gives_away("".join(itertools.islice(stream.iter_lines(), 1)))
    with floor.client("dealer") as client:
        assert gives_away(client.get(f"/api/tables/{FELT}").text)


def test_a_patron_cannot_find_out_by_asking_whether_someone_is_at_the_table(prepare: Prepare, tmp_path: Path) -> None:
    ready = with_wei(prepare(quick(FELT)))
    asked: dict[str, Callable[[str], dict[str, object]]] = {
        "place-wager": lambda who: {"patron": who, "wager": "banker", "stake": 100_00},
        "leave-table": lambda who: {"patron": who},
        "nominate-cutter": lambda who: {"patron": "kim", "nominee": who},
        "name-opener": lambda who: {"patron": "kim", "hand": "banker", "opener": who},
    }

    async def play(_floor: Running, _wei: Page, _dealer: Page, _street: Page, kim: Page, _lee: Page) -> None:
        for command, facts in asked.items():
            here = await kim.give(command, facts(ID), say="why")
            away = await kim.give(command, facts("nobody-of-this-id"), say="why")
            assert here["refused"]["reason"] == away["refused"]["reason"], (command, here, away)

    evening(ready, tmp_path, play)


@pytest.mark.parametrize("alias", ["Lucky Dragon", "福星"])
def test_an_alias_stands_for_a_patron_before_others_and_nothing_else_does(
    prepare: Prepare, tmp_path: Path, alias: str
) -> None:
    ready = with_wei(prepare(quick(FELT)))

    async def play(floor: Running, wei: Page, dealer: Page, *spies: Page) -> None:
        chosen = await asyncio.to_thread(choose, floor, alias)
        assert chosen.status_code == 200, chosen.text
        for spy in spies:
            await spy.until(partial(sits, spy, f"alias:{alias}"))
            assert not gives_away("".join(spy.frames))
        assert ID in {seat.get("patron") for seat in dealer.view["shared"]["seats"]}
        await wei.done("stand-up", patron=ID)
        await spies[0].until(lambda: bool(told(spies[0], "patron-stood")))
        assert told(spies[0], "patron-stood")[0]["text"] == f"{alias} stands"

    evening(ready, tmp_path, play)


def choose(floor: Running, alias: str) -> httpx.Response:
    with floor.client(ID) as client:
        return client.post("/api/me/alias", json={"alias": alias})
