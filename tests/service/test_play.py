"""Playing at automatic tables over real sockets: views arrive, money adds up with the log, nobody sees too much."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from croupier.ledger import Place
from patience import PATIENCE
from service.conftest import Prepare
from service.floors import Ready, Running, quick
from service.pages import Page, watch
from service.playing import Coup, Player, called, no_secret_in, saw

CHIPS = 100_000_00
SHORT = 3  # coups

BOOKS: list[tuple[str, str | None, dict[str, Any], tuple[str, ...]]] = [
    ("crown-melbourne", "crown", {"side_wagers": ("player-pair", "banker-pair")}, ("player-pair",)),
    (
        "canberra",
        "commission",
        {"side_wagers": ("player-pair", "banker-pair"), "options": (("pairs", "canberra"), ("rounding", "up"))},
        ("player-pair", "banker-pair"),
    ),
    ("star-sydney", "premium", {"side_wagers": ("player-pair", "banker-pair")}, ("banker-pair",)),
]


class Evening:
    """Two players, a dealer, an inspector and the public at one table; afterwards everything is held together.

    The table deals by itself. Its time to wager is long, and the dealer ends it once everyone has wagered: no machine
    is too slow for it, and no quick one waits.
    """

    def __init__(self, ready: Ready, table: str) -> None:
        self.ready, self.table = ready, table
        self.pages: dict[str, Page] = {}
        self.players: list[Player] = []
        self._down: Counter[Coup] = Counter()

    async def play(self, floor: Running, event: str, times: int, side: tuple[str, ...] = ()) -> None:
        async with AsyncExitStack() as stack:
            for person in ("kim", "lee", "dealer", "inspector", ""):
                self.pages[person] = await stack.enter_async_context(watch(floor, self.table, person))
            dealer = self.pages["dealer"]
            await dealer.until(lambda: "arrive" in dealer.possible)
            self.players = [
                Player(self.pages["kim"], "kim", CHIPS, [("banker", 25_00), *((one, 5_00) for one in side)]),
                Player(self.pages["lee"], "lee", CHIPS, [("player", 100_00), ("tie", 5_00)]),
            ]
            for seat, player in enumerate(self.players, start=1):
                await player.sit(dealer, seat)
            await asyncio.gather(*(self._play(player, event, times) for player in self.players))
            for page in self.pages.values():
                await page.until(saw(page, event, times), f"{event} was not told")
            await asyncio.gather(*(self._rest(player) for player in self.players))

    async def _play(self, player: Player, event: str, times: int) -> None:
        await player.try_the_impossible("stand-up", {"patron": "somebody"})
        await player.try_the_impossible("call-no-more-bets", {})
        await player.play(saw(player.page, event, times), self._wagered)

    async def _wagered(self, coup: Coup) -> None:
        self._down[coup] += 1
        dealer = self.pages["dealer"]
        if self._down[coup] == len(self.players):
            await dealer.until(lambda: called(dealer), "bets are not called for")
            await dealer.done("call-no-more-bets")

    async def _rest(self, player: Player) -> None:
        """Until nothing of theirs lies on the layout any more."""
        page = player.page
        await page.until(lambda: not page.view["private"]["own"].get("wagers"), "a wager is never settled")

    def adds_up(self) -> None:
        table = self.ready.table(self.table)
        for player in self.players:
            own = player.page.view["private"]["own"]
            assert not player.refused
            assert player.impossible
            assert player.placed
            assert own["rack"] == player.worth()
            assert own["rack"] == table.ledger.balance(Place.RACK, player.patron)
            assert {one["patron"] for one in player.paid()} == {player.patron}
            assert all(told["text"] for told in player.page.told)
        assert not [one for told in self.pages[""].told for one in told.get("paid", ())]
        assert {one["patron"] for told in self.pages["inspector"].told for one in told.get("paid", ())} == {
            "kim",
            "lee",
        }
        for person, page in self.pages.items():
            versions = [view["version"] for view in page.views]
            assert versions == sorted(versions)
            told = [one["sequence"] for one in page.told]
            assert told == sorted(set(told))
            if person in ("kim", "lee", ""):
                other = {"kim": "lee", "lee": "kim", "": "kim"}[person]
                assert not [one for one in page.told if one.get("patron") not in (None, person)]
                assert not [text for text in page.frames if _rack_of(text, other)]
        with closing(self.ready.log()) as log:
            assert no_secret_in(self.pages.values(), log, self.table)
        self.ready.verify()


def _rack_of(text: str, person: str) -> bool:
    return bool(json.loads(text).get("private", {}).get("own", {}).get("patron") == person)


def test_a_whole_shoe_is_played_by_two_players_over_their_sockets(prepare: Prepare, tmp_path: Path) -> None:
    # a hurry that no person is in: the guard against floods is not what this is about
    ready = prepare(quick("harbour", "crown-sydney", "crown", betting_seconds=PATIENCE), messages_a_second=1000)
    evening = Evening(ready, "harbour")
    with Running(ready, tmp_path) as floor:
        asyncio.run(evening.play(floor, "shoe-revealed", 1))
    evening.adds_up()
    assert all(player.placed > 30 for player in evening.players)


@pytest.mark.parametrize(
    ("book", "variation", "facts", "side"), BOOKS, ids=lambda one: one if isinstance(one, str) else ""
)
def test_a_few_coups_are_played_at_every_casino(
    prepare: Prepare, tmp_path: Path, book: str, variation: str, facts: dict[str, Any], side: tuple[str, ...]
) -> None:
    ready = prepare(quick("felt", book, variation, betting_seconds=PATIENCE, **facts))
    evening = Evening(ready, "felt")
    with Running(ready, tmp_path) as floor:
        asyncio.run(evening.play(floor, "coup-settled", SHORT, side))
    evening.adds_up()


def test_a_few_coups_are_played_on_postgresql(prepare_postgres: Prepare, tmp_path: Path) -> None:
    ready = prepare_postgres(quick("felt", "crown-sydney", "traditional", betting_seconds=PATIENCE))
    evening = Evening(ready, "felt")
    with Running(ready, tmp_path) as floor:
        asyncio.run(evening.play(floor, "coup-settled", SHORT))
    evening.adds_up()


def test_cards_dealt_face_down_are_in_no_frame_before_they_are_turned_over(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(quick("felt", "crown-sydney", "crown", face="down", betting_seconds=PATIENCE))
    evening = Evening(ready, "felt")
    with Running(ready, tmp_path) as floor:
        asyncio.run(evening.play(floor, "coup-settled", SHORT))
    evening.adds_up()
    hands = [view["shared"]["coup"] for view in evening.pages[""].views if "coup" in view["shared"]]
    assert any(None in hand.get("player", {}).get("cards", ()) for hand in hands), "no card ever lay face down"
