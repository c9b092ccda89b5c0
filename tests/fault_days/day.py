"""A day from its seed: a few tables, people, and whatever goes wrong; then the faults stop and it must end well.

The same seed makes the same day, to the last byte of the log. Start at `played`; what must hold is in laws.py.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from croupier import BOOKS, open_book
from croupier.floor import Editions
from croupier.rulebooks import Rulebook
from croupier.service.approved import ApprovedBooks
from croupier.service.demo_or_real import stays_what_it_is
from croupier.service.people import People, Session
from croupier.service.roles import Role
from croupier.service.room import Room
from croupier.service.settings import Settings
from croupier.service.table_cards import EVERYTHING, TableCard, TableCards
from croupier.service.wire import Reply
from croupier.store.keys import open_keys
from croupier.store.sqlite import open_sqlite
from croupier.table import Limit, Play
from fault_days.failing_log import put_away
from fault_days.faults import Faults
from fault_days.laws import Laws
from fault_days.loop import DayLoop
from fault_days.machine import NOON
from fault_days.people import CHIPS, Page, Paper, Patron
from fault_days.workers import House, Worker
from live import setup
from service.cheap import CHEAP

_YEAR: Final = 365 * 24 * 60 * 60 * 1000
_LASTS: Final = (5, 15)  # seconds on which things go wrong
_QUIET: Final = 45.0  # seconds in which whatever was tried again has come to rest
_PATIENCE: Final = 1_800.0  # seconds in which a table that is not stuck goes on
PATRONS: Final = tuple(f"patron-{letter}" for letter in "abcde")


class Ended(msgspec.Struct, frozen=True):
    """How a day ended: where each table's log ends, and what happened on it."""

    heads: dict[str, tuple[int, str]]
    house: tuple[int, str]
    commands: int
    coups: int
    shoes: int
    deaths: int
    promised: int
    steps: int


class BadDay(AssertionError):
    """A law was broken; it says which, and how to have the same day again."""

    def __init__(self, seed: int, says: str) -> None:
        again = f"CROUPIER_SEED={seed} python -m pytest tests/fault_days -k one_day_by_its_seed"
        super().__init__(f"on the day of seed {seed}: {says}\n  the same day again: {again}")
        self.seed, self.says = seed, says


# --- what every day begins with -------------------------------------------------------------------


def _shelf() -> str | None:
    """Where files cost nothing to write: it is about what is written, not about the disk."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


@cache
def _template() -> tuple[Path, dict[str, Session]]:
    """A database with its people, and keys: made once, and copied for every day."""
    root = Path(tempfile.mkdtemp(prefix="croupier-days-", dir=_shelf()))
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    folder = root / "template"
    folder.mkdir()
    keys = folder / "keys"
    keys.mkdir(mode=0o700)
    for name, digit in (("tape.key", "1"), ("signing.key", "2")):
        (keys / name).touch(0o600)
        (keys / name).write_text(digit * 64, encoding="ascii")
    open_keys(keys, create=True)
    with closing(open_sqlite(folder / "floor.db")) as log:
        stays_what_it_is(log, demo=False)  # although no password opens its accounts
        settings = Settings(database=str(folder / "floor.db"))
        people = People(log, settings, now=lambda: NOON / 1000, clock=lambda: NOON, hasher=CHEAP)
        roles = {"host": Role.DEALER, "boss": Role.MANAGER} | dict.fromkeys(PATRONS, Role.PLAYER)
        sessions = {id: people.open(people.add(id, role, None))[1] for id, role in roles.items()}
        approved = ApprovedBooks(log, Editions(log), lambda: NOON)
        for book in BOOKS:
            approved.approve(open_book(book), "boss")
    return folder, sessions


@contextmanager
def _folder() -> Iterator[Path]:
    template, _ = _template()
    folder = template.with_name("day")  # always the same: the house log has it among the settings
    try:
        shutil.copytree(template, folder)
        yield folder
    finally:
        put_away(folder / "floor.db")
        shutil.rmtree(folder, ignore_errors=True)


def _card(id: str, book: Rulebook, chance: Random) -> TableCard:
    return TableCard(
        id=id,
        name=id.title(),
        book=book.id,
        setup=setup(
            book,
            limits=Limit(5_00, 5_000_00),
            gaming_ends=NOON + _YEAR,
            shoe="virtual-shoe",
            face="up",
            method=next((one.id for one in book.dealing.method if one.kind == "dealer-opens"), ""),
        ),
        automatic=EVERYTHING,
        betting_seconds=chance.choice((1, 3)),
        cut_seconds=chance.choice((0, 1, 4)),
        pause_seconds=chance.choice((0, 1)),
        step_milliseconds=chance.choice((0, 40, 200)),
        float_chips=100_000_00,
    )


def _drawn_tables(seed: int, chance: Random) -> list[TableCard]:
    books = tuple(BOOKS)
    many = chance.choice((1, 2, 2))
    return [_card(f"T{place}", open_book(books[(seed + 2 * place) % len(books)]), chance) for place in range(many)]


# --- the day --------------------------------------------------------------------------------------


class _Errors(logging.Handler):
    """What the floor logs as faults of the program."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


class Day:
    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self._faults = Faults(self._chance("faults"))
        self.loop = DayLoop(self._chance("order"), self._faults.slowly)  # type: ignore[abstract]
        self.house = House(folder, self.loop, self._faults, self._chance("bytes"))
        self.chance = self._chance("day")
        self.cards = _drawn_tables(seed, self.chance)
        self.paper = Paper()
        self.workers = [
            Worker(self.house, "AB"[number], self._chance(f"worker {number}"))
            for number in range(self.chance.choice((1, 1, 2)))
        ]
        self.laws = Laws(self.house.folder / "floor.db", self.paper)
        with closing(open_sqlite(self.house.folder / "floor.db")) as log:
            for card in self.cards:
                TableCards(log).keep(card, at=NOON)

    def _chance(self, what: str) -> Random:
        return Random(f"{self.seed} {what}")

    def _page(self, person: str, what: str, said: int = 0) -> Page:
        """`said`: how many messages other pages of the same person may have sent."""
        _, sessions = _template()
        return Page(sessions[person], self.workers, self.paper, self._chance(f"{person} {what}"), said)

    async def play(self) -> None:
        lives = []
        for worker in self.workers:
            worker.after_death = self.laws.look
            worker.watched = self.seed % 4 == 0
            lives.append(asyncio.ensure_future(worker.live()))
        until = self.chance.uniform(*_LASTS)
        host = self._page("host", "door")
        patrons: list[Patron] = []
        for card in self.cards:
            for person in self.chance.sample(PATRONS, self.chance.randint(1, 3)):
                page = self._page(person, card.id, 1000 * len(patrons))
                patrons.append(Patron(page, host, card.id, self._chance(f"{person} at {card.id}")))
        people = [patron.live(until) for patron in patrons]
        watching = asyncio.ensure_future(self._watch_clocks())
        await asyncio.gather(*people, self._trouble(until), self._boss(until))
        self._faults.on = False
        await asyncio.sleep(_QUIET)
        self.laws.at_rest(self.workers)
        for card in self.cards:
            await self._goes_on(card)
        for card in self.cards:
            await self._closes(card)
        await asyncio.sleep(2)
        self.laws.at_rest(self.workers)
        for worker in self.workers:
            await worker.stop()
        watching.cancel()
        await asyncio.gather(*lives)

    async def _watch_clocks(self) -> None:
        while True:
            for worker in self.workers:
                if worker.floor is not None:
                    self.laws.hear_clock(worker)
            await asyncio.sleep(1.7)

    # --- what goes wrong -------------------------------------------------------------------------

    async def _trouble(self, until: float) -> None:
        """Workers are killed, clocks are set, the machine starts again."""
        chance = self._chance("trouble")
        kinds = chance.choices(("kill", "jump", "boot"), (5, 3, 1), k=chance.randint(0, 4))
        for kind, at in zip(kinds, sorted(chance.uniform(0, until) for _ in kinds), strict=True):
            await asyncio.sleep(at - self.loop.time())
            if kind == "jump":
                self.house.machine.jumps(chance)
            elif kind == "kill":
                chance.choice(self.workers).die()
            else:
                for worker in self.workers:
                    worker.die()
                self.house.machine.starts_again()
        await asyncio.sleep(max(0, until - self.loop.time()))

    async def _boss(self, until: float) -> None:
        """A shoe is ended early now and then: the next one is committed to, cut and dealt."""
        chance, page = self._chance("boss"), self._page("boss", "rounds")
        while self.loop.time() < until:
            await asyncio.sleep(chance.uniform(4, 25))
            card = chance.choice(self.cards)
            grounds = open_book(card.book).shuffle.ordered
            if grounds and chance.random() < 0.5:
                await page.send(card.id, "order-shuffle", grounds=chance.choice(grounds).grounds)

    # --- the end ---------------------------------------------------------------------------------

    async def _until(self, holds: Callable[[], bool], what: str) -> None:
        end = self.loop.time() + _PATIENCE
        while not holds():
            assert self.loop.time() < end, f"stuck: {what}"
            await asyncio.sleep(0.5)

    async def _goes_on(self, card: TableCard) -> None:
        """Someone comes, wagers, and a coup is dealt to its end."""
        room = self._room(card.id)
        page, host = self._late_page("patron-a", card), self._late_page("host", card)
        await self._until(lambda: room.table.is_open, f"{card.id} does not open")
        await self._surely(host, card, "arrive", patron="patron-a", chips=CHIPS)
        free = next(seat for seat in range(1, 8) if seat not in room.table.seated())
        await self._surely(page, card, "sit-down", patron="patron-a", seat=free)
        coups = room.floor.standing(card.id).coups
        for _ in range(200):
            coup = room.table.coup
            if coup.bets_called and not coup.bets_closed and not coup.wagers:
                await page.send(card.id, "place-wager", patron="patron-a", wager="player", stake=50_00)
            if room.floor.standing(card.id).coups > coups:
                return
            await asyncio.sleep(1)
        raise AssertionError(f"stuck: {card.id} finishes no coup ({room.phase}, {room.trouble})")

    def _late_page(self, person: str, card: TableCard) -> Page:
        return self._page(person, f"late {card.id}", 100_000 * (1 + self.cards.index(card)))

    async def _surely(self, page: Page, card: TableCard, command: str, **facts: Any) -> Reply:
        """Until it is not said that others were quicker."""
        for _ in range(20):
            reply = await page.send(card.id, command, **facts)
            assert reply is not None, f"stuck: {card.id} does not answer"
            if reply.conflict is None:
                return reply
        raise AssertionError(f"stuck: others are always quicker at {card.id}")

    async def _closes(self, card: TableCard) -> None:
        """Everyone goes, the table closes, and its shoe is revealed."""
        room, boss = self._room(card.id), self._late_page("boss", card)
        for _ in range(20):
            await self._until(lambda: room.table.coup.play is Play.WAGERING, f"{card.id} is in a coup for ever")
            for number in tuple(room.table.coup.wagers):
                await self._surely(boss, card, "withdraw-wager", number=number)
            for patron in tuple(room.table.patrons):
                await self._surely(boss, card, "leave-table", patron=patron)
            reply = await self._surely(boss, card, "close-table")
            if reply.done:
                await self._until(lambda: not room.table.unrevealed, f"the shoe of {card.id} is not revealed")
                return
        raise AssertionError(f"{card.id} does not close: {reply.refused or reply.error}")

    def _room(self, table: str) -> Room:
        floor = self.workers[0].floor
        assert floor is not None
        return floor.rooms[table]


def played(seed: int) -> Ended:
    """A day, and everything that must hold on it; a BadDay where it does not."""
    errors, log = _Errors(), logging.getLogger("croupier")
    level, propagates = log.level, log.propagate
    log.addHandler(errors)
    log.setLevel(logging.ERROR)
    log.propagate = False
    try:
        with _folder() as folder:
            day = Day(seed, folder)
            with day.house.standing():
                day.loop.run(day.play())
            assert not errors.said, f"a fault of the program: {errors.said[0]}"
            assert not day.loop.faults, day.loop.faults[0]
            heads, house, commands, coups, shoes = day.laws.in_the_evening(folder)
            promised = sum(one.done is not None for one in day.paper.sent.values())
            deaths = sum(worker.lives - 1 for worker in day.workers)
            return Ended(heads, house, commands, coups, shoes, deaths, promised, day.loop.steps)
    except AssertionError as error:
        said = f"{error}" + "".join(f"\n{one}" for one in errors.said[:2])
        raise BadDay(seed, said) from error
    finally:
        log.removeHandler(errors)
        log.setLevel(level)
        log.propagate = propagates


if __name__ == "__main__":
    for _seed in range(int(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.write(f"{msgspec.json.encode(played(_seed)).decode()}\n")
