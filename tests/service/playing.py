"""Players who wager every coup over their pages, and what their frames may show, held against the log.

Start at `Player.play` and `no_secret_in`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from croupier.floor.recall import moments
from croupier.store.sql import SqlLog
from croupier.table import records as r
from service.pages import Frame, Page

Coup = tuple[int, int]  # the numbers of a shoe and of a coup in it
_CARD = re.compile(r"\b(?:10|[2-9TJQKA])[cdhs]\b")


class Player:
    """Someone who places the same wagers every coup, and never one that the floor would refuse."""

    def __init__(self, page: Page, patron: str, chips: int, wagers: Sequence[tuple[str, int]]) -> None:
        self.page, self.patron, self.wagers = page, patron, wagers
        self.chips = chips  # brought to the table
        self.staked = 0
        self.placed = 0
        self.refused: list[Frame] = []
        self.impossible = 0  # commands tried that were not among the possible ones

    async def sit(self, dealer: Page, seat: int) -> None:
        """The dealer sees the player in with their chips."""
        await dealer.done("arrive", patron=self.patron, chips=self.chips)
        await self.page.done("sit-down", patron=self.patron, seat=seat)

    def coup(self) -> Coup:
        shared = self.page.view["shared"]
        return shared["shoe"]["number"], shared["coup"]["number"]

    def _ready(self, acted: set[Coup]) -> bool:
        return "place-wager" in self.page.possible and self.coup() not in acted

    async def play(self, over: Callable[[], bool], then: Callable[[Coup], Awaitable[None]] | None = None) -> None:
        """Until it is over; `then` is what comes when the wagers of a coup are down."""
        page = self.page
        acted: set[Coup] = set()
        while not over():
            await page.until(lambda: over() or self._ready(acted), "there is nothing to wager on")
            if over():
                return
            coup, left = self.coup(), list(self.wagers)
            while left and self._ready(acted) and self.coup() == coup:
                wager, stake = left[0]
                version = page.version
                facts = {"patron": self.patron, "wager": wager, "stake": stake}
                answer = await page.give("place-wager", facts, version=version)
                if answer.get("done"):
                    self.staked += stake
                    self.placed += 1
                    left.pop(0)
                elif "refused" in answer:  # possible, at this version, and still refused
                    self.refused.append(answer)
                    return
                await page.until(lambda: over() or page.version > version)  # noqa: B023  # awaited within the loop
            acted.add(coup)
            if then is not None:
                await then(coup)

    async def try_the_impossible(self, command: str, facts: Frame) -> None:
        """What is not among the possible commands is not done."""
        page = self.page
        if command not in page.possible:
            answer = await page.give(command, facts, version=page.version)
            assert not answer.get("done"), answer
            self.impossible += 1

    def paid(self) -> list[Frame]:
        return [one for told in self.page.told for one in told.get("paid", ())]

    def worth(self) -> int:
        """Chips in the rack by what was brought, staked and paid."""
        back: int = sum(one["back"] for one in self.paid())
        return self.chips - self.staked + back


def called(page: Page) -> bool:
    """Whether bets were called for, and not closed again."""
    coup: Frame = page.view["shared"].get("coup", {})
    return bool(coup.get("bets_called")) and not coup.get("bets_closed")


def saw(page: Page, event: str, times: int = 1) -> Callable[[], bool]:
    """Whether this page was told of so many events of a kind."""
    return lambda: sum(one["event"] == event for one in page.told) >= times


def no_secret_in(pages: Iterable[Page], log: SqlLog, table: str) -> int:
    """No card before it lay open, nothing of a tape before it was revealed; how many cards were looked at."""
    opened: list[tuple[int, frozenset[str]]] = []  # the faces seen in one coup so far, and the entry from which on
    by_entry: dict[int, frozenset[str]] = {}  # the faces that one entry itself shows
    secrets: list[tuple[int, str]] = []
    seen: frozenset[str] = frozenset()
    for moment in moments(log, table):
        for entry, event in zip(moment.act.entries, moment.events, strict=True):
            faces = frozenset(str(card) for card in _shown(event))
            if isinstance(event, r.CoupCleared):
                seen = frozenset()
            seen |= faces
            opened.append((entry.sequence, seen))
            by_entry[entry.sequence] = faces
            if isinstance(event, r.ShoeRevealed):
                secrets += [(entry.sequence, event.tape[:64]), (entry.sequence, event.salt)]
    looked = 0
    coups = {0: frozenset[str]()} | dict(opened)
    for page in pages:
        for text in page.frames:
            frame = json.loads(text)
            if frame["kind"] != "view":
                continue
            version = frame["version"]
            assert not [since for since, secret in secrets if secret in text and version < since]
            hands = frame["shared"].get("coup", {})
            lying = _cards(hands.get("player", {})) | _cards(hands.get("banker", {}))
            assert lying <= coups[version], (version, lying, coups[version])
            for told in frame["told"]:
                named = set(_CARD.findall(told["text"]))
                assert named <= by_entry[told["sequence"]] | coups[told["sequence"]], told
                looked += len(named)
            looked += len(lying)
    return looked


def _cards(hand: Frame) -> set[str]:
    return {card for card in hand.get("cards", ()) if card is not None}


def _shown(event: Any) -> tuple[Any, ...]:
    match event:
        case r.CardDrawn(card=card, exposed=True) if card is not None:
            return (card,)
        case r.CardsExposed(cards=cards) | r.BurnedCardsExposed(cards=cards):
            return tuple(cards)
        case r.BurnCardShown(card=card):
            return (card,)
        case r.CardsBurned(first=first) if first is not None:
            return (first,)
        case _:
            return ()
