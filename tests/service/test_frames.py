"""What the floor sends is what its records say; the pages' types are made from them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from service.conftest import Prepare
from service.floors import EVERYONE, Running, quick
from service.pages import Page, fits, watch


def test_every_frame_of_a_coup_fits_for_everyone_who_looks(prepare: Prepare, tmp_path: Path) -> None:
    card = quick("felt", "crown-melbourne")
    ready = prepare(card)
    ready.play(card)

    async def look(floor: Running, person: str) -> Page:
        async with watch(floor, "felt", person) as page:
            if person == "kim":
                await page.done("place-wager", patron="kim", wager="banker", stake=25_00)
                await page.give("place-wager", {"patron": "kim", "wager": "banker", "stake": 1})
            if person == "dealer":
                await page.give("", say="call")
            await page.until(lambda: any(one["event"] == "coup-settled" for one in page.told))
            return page

    async def everyone(floor: Running) -> list[Page]:
        return await asyncio.gather(*(look(floor, person) for person in ("", *EVERYONE)))

    with Running(ready, tmp_path) as floor:
        pages = asyncio.run(everyone(floor))
    seen = [json.loads(text) for page in pages for text in page.frames]
    assert {one["kind"] for one in seen} >= {"hello", "view", "answer"}
    for field in ("felt", "board", "call", "timer"):
        assert any(one.get(field) for one in seen), f"no frame had a {field}"


@pytest.mark.parametrize("more", [{"unheard": 1}, {"now": "noon"}, {"shared": {"table": "t", "version": 1}}])
def test_a_frame_that_is_not_what_its_record_says_is_seen(more: dict[str, object]) -> None:
    shared = {"table": "t", "version": 0, "phase": "closed"}
    private = {"role": "display"}
    view = {"kind": "view", "version": 0, "now": 1, "shared": shared, "private": private, "told": [], "timer": None}
    fits(json.dumps(view))
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        fits(json.dumps(view | more))
