"""The house behind the web: the log, its keys, the people, and a room for every table.

Everything that a request needs is here; nothing here knows HTTP. Several workers share a house on PostgreSQL: each has
all rooms, one of them runs a table's automatic dealer. Start at `House.start`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from croupier.floor import BookTrouble, Floor, SealedTapes
from croupier.floor.timekeeping import Timekeeper
from croupier.rulebooks import Rulebook
from croupier.service import calls
from croupier.service.aliases import Aliases
from croupier.service.approved import ApprovedBooks
from croupier.service.demo_or_real import stays_what_it_is
from croupier.service.lanes import Lanes
from croupier.service.metrics import Metrics
from croupier.service.minutes import Minutes
from croupier.service.people import People
from croupier.service.publicly import KnownPeople
from croupier.service.rates import Buckets
from croupier.service.room import ANSWERED_WITHIN, Room
from croupier.service.runner import Runner
from croupier.service.settings import Settings
from croupier.service.table_cards import TableCard, TableCards
from croupier.service.troubles import HALTED
from croupier.store.forgotten import ForgottenFile, forget_again
from croupier.store.house_keys import keys_of_log
from croupier.store.log import LogError, Unavailable
from croupier.store.names import PEOPLE_CHANGED, aliases
from croupier.store.opening import open_log
from croupier.store.owner import Owner, own_file

PERSON: Final = "person "  # before an id, among the names of tables that are in the news
_CLOCK: Final = "clock "  # before milliseconds, likewise
_LOOKING: Final = 1.0  # seconds between looks for tables that nobody runs
_ASKING: Final = 16  # threads that ask the database at once: the others wait, and not for long

T = TypeVar("T")

log = logging.getLogger("croupier")


class WebFloor:
    def __init__(self, settings: Settings, *, now: Callable[[], float] = time.time, owner: Owner | None = None) -> None:
        """`now` is the time that sessions and lock-outs go by, in seconds; `owner` has the database's file already."""
        self.settings = settings
        self._owner = owner or own_file(settings.database)
        try:
            self._open(now)
        except BaseException:
            self._owner.let_go()
            raise

    def _open(self, now: Callable[[], float]) -> None:
        settings = self.settings
        self.log = open_log(settings.database, create=True)
        stays_what_it_is(self.log, demo=settings.demo)
        self.keys = keys_of_log(self.log, settings.keys_folder, demo=settings.demo)
        self._forget_again()
        self.floor = Floor(self.log, self.keys)
        self.time = Timekeeper(self.floor, self.log)
        self.clock = self.time.clock
        self.lanes = Lanes()
        self.people = People(self.log, settings, now=now, clock=self.clock.now)
        self.aliases = Aliases(self.log, self.clock.now)
        self.cards = TableCards(self.log)
        self.approved = ApprovedBooks(self.log, self.floor.editions, self.clock.now)
        # over HTTP
        self.commands = Buckets(settings.messages_a_second, settings.messages_at_once, among=settings.workers)
        self.choosing = Buckets(settings.aliases_an_hour / 3600, settings.aliases_at_once, among=settings.workers)
        self._mark = self.log.fact(PEOPLE_CHANGED)  # before what it is the mark of: a change in between is seen later
        self._known = KnownPeople(self.log.people(), aliases(self.log))
        self.rooms: dict[str, Room] = {}
        self.metrics = Metrics(self.rooms)
        self.minutes = Minutes(self.log, self.floor, self.keys, self.clock.now, settings)
        self.people.tell(self.minutes.someone_acted)
        self._leases = self.log.leases()
        self._runners: dict[str, asyncio.Task[None]] = {}
        self._missed: set[str] = set()  # tables that could not be read on
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Event()
        self._askers = ThreadPoolExecutor(_ASKING, "croupier-asks")
        self.undone: list[str] = []  # what could not be done when the floor stopped

    async def start(self) -> None:
        """Every table as it was when the floor stopped; automatic ones go on."""
        loop = asyncio.get_running_loop()
        self._find_rooms()
        self.log.watch(lambda: _called_soon(loop, self._database_changed))
        await self.minutes.start()
        self._begin(self._check())
        working = (self._listen, self._look_at_names, self._tidy, self._run_tables, self.minutes.run, self.minutes.ship)
        for work in working:
            self._begin(self._always(work))

    # --- tables ----------------------------------------------------------------------------------

    def _find_rooms(self) -> None:
        """A room for every table of the floor; another worker may have put one there."""
        found = [card for card in self.cards.all() if not card.closed and card.id not in self.rooms]
        for card in found:
            room = Room(self.floor, card, self.clock.now)
            room.people = self._known
            room.opens_by = self.approved.to_open
            room.missed = self._missed.add
            if self.log.may_be_in_doubt:  # a file answers at once, and no thread has to be asked for it
                room.apart = self._apart
            room.load()
            self.rooms[card.id] = room

    def add_table(self, card: TableCard, *, by: str = "") -> Room:
        self.cards.keep(card, by=by, at=self.clock.now())
        self._find_rooms()
        self.minutes.someone_acted()
        self.log.announce(card.id)
        return self.rooms[card.id]

    async def _run_tables(self) -> None:
        """Run the automatic tables that no other worker runs; let go of those whose lease is lost."""
        while True:
            wanted = [room.id for room in self.rooms.values() if room.card.automatic]
            held = await asyncio.to_thread(self._leases.hold, wanted)
            self._runners = {name: task for name, task in self._runners.items() if not task.done()}
            if new := set(held - self._runners.keys()):
                await self._read_on(new)  # a dealer who takes over begins where the other stopped
            for name in sorted(new):
                runner = Runner(self.rooms[name], SealedTapes(self.log, self.keys.tape_key))
                self._runners[name] = self._begin(runner.run())
            for name in self._runners.keys() - held:
                self._runners.pop(name).cancel()
            await asyncio.sleep(_LOOKING)

    def books(self) -> Iterator[Rulebook]:
        """Those that tables go by, one of each."""
        found: dict[str, Rulebook] = {}
        for room in self.rooms.values():
            with contextlib.suppress(BookTrouble):
                found[room.book.id] = room.book
        yield from found.values()

    def approve(self, book: Rulebook, by: str) -> None:
        """From now on tables of this floor may open by this edition; those that waited for it look again."""
        self.approved.approve(book, by)
        self.minutes.someone_acted()
        for room in self.rooms.values():
            if room.card.book == book.id:
                room.changed.set()

    # --- people ----------------------------------------------------------------------------------

    def _forget_again(self) -> None:
        """The database may be a copy from before somebody was forgotten."""
        ForgottenFile(self.settings.keys_folder).begin()
        for person in forget_again(self.log, self.settings.keys_folder):
            log.warning("%s was forgotten since this database was copied, and is forgotten again", person)

    def tell_others_of(self, person: str) -> None:
        """Connections of this person see at once whether their session still holds, whichever worker has them."""
        self.log.announce(PERSON + person)

    def wake(self, person: str) -> None:
        """The same through this one."""
        self.people.look_anew()
        for room in self.rooms.values():
            for watcher in tuple(room.watchers):
                if watcher.actor.id == person:
                    watcher.wake()

    def know_people(self) -> None:
        """Names and aliases as they are now, in every room: someone is called otherwise, or forgotten."""
        self._mark = self.log.fact(PEOPLE_CHANGED)
        self._known = KnownPeople(self.log.people(), aliases(self.log))
        for room in self.rooms.values():
            room.know(self._known)

    async def _look_at_names(self) -> None:
        """A name may be changed or forgotten outside the floor, and a database in a file sends no news of it."""
        while True:
            await asyncio.sleep(_LOOKING)
            if await asyncio.to_thread(self.log.fact, PEOPLE_CHANGED) != self._mark:
                self.know_people()

    def answer_clock(self, counts: bool, by: str) -> None:
        """A manager says whether what the machine's clock is ahead of the floor's time counts."""
        moved = self.time.answer(counts, by)
        self.minutes.someone_acted()
        self.log.announce(f"{_CLOCK}{moved}")
        for room in self.rooms.values():
            room.publish()

    # --- the database ----------------------------------------------------------------------------

    async def ask(self, read: Callable[..., T], *facts: object) -> T:
        """What the database knows, asked by a thread and not for long; an Unavailable where it does not answer."""
        if self.log.silent:
            raise Unavailable("the database does not answer")
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                return await self._apart(read, *facts)
        except TimeoutError:
            raise Unavailable("the database did not answer in time") from None

    async def is_set_up(self) -> bool:
        """Whether somebody has an account; once it is known the database need not be asked again."""
        return self.people.set_up or await self.ask(self.people.any)

    async def _apart(self, work: Callable[..., T], *facts: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._askers, partial(work, *facts))

    def _database_changed(self) -> None:
        """Everyone at every table sees that the database is silent, or that it answers again."""
        silent = self.log.silent
        log.error("the database does not answer") if silent else log.warning("the database answers again")
        for room in self.rooms.values():
            room.database(silent)

    # --- in the background -----------------------------------------------------------------------

    def _begin(self, work: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a part of the floor failed", exc_info=task.exception())

    async def _always(self, work: Callable[[], Awaitable[None]]) -> None:
        """What the floor cannot be without: a fault is logged, and it goes on."""
        while True:
            try:
                await work()
            except LogError as error:
                log.warning("%s", error)
            except Exception as error:
                log.error("a part of the floor failed and starts again", exc_info=error)
            await asyncio.sleep(_LOOKING)

    async def _listen(self) -> None:
        """What other workers write, told to those who watch here."""
        news = await asyncio.to_thread(self.log.listen_to_others)
        later, due, clock = set(self.rooms), 0.0, asyncio.get_running_loop()  # nobody told what came before
        try:
            while True:
                for name in await asyncio.to_thread(news.wait, _LOOKING):
                    if not self._heard(name):
                        later.add(name)
                now = {name for name in later if self._is_looked_at(name)}
                if clock.time() >= due:
                    now, due = later | self._missed, clock.time() + _LOOKING
                    self._missed.clear()
                if now:
                    later = later - now
                    await self._read_on(now)
        finally:
            news.close()

    def _heard(self, name: str) -> bool:
        """News that is not of a table is taken in at once."""
        if name in self.rooms:
            return False
        if name.startswith(calls.NEWS):
            news = calls.read_news(name)
            if news.table in self.rooms:  # a worker may hear its own news too, and nothing comes of that
                self.rooms[news.table].hear_call(news)
            return True
        if name == PEOPLE_CHANGED:
            self.know_people()
            return True
        if name.startswith(PERSON):
            self.wake(name.removeprefix(PERSON))
            return True
        if name.startswith(_CLOCK):
            self.time.follow(int(name.removeprefix(_CLOCK)))
            return True
        return False

    def _is_looked_at(self, name: str) -> bool:
        """Whether someone here waits for what happens at a table; the others are read on together, a little later."""
        room = self.rooms.get(name)
        return room is None or bool(room.watchers) or name in self._runners

    async def _read_on(self, names: set[str]) -> None:
        try:
            if not names <= self.rooms.keys():
                self._find_rooms()
            known = {name: self.rooms[name].version for name in names if name in self.rooms}
            for name, acts in (await asyncio.to_thread(self.log.acts_since, known)).items():
                await self.rooms[name].news(acts)
        except LogError:
            self._missed |= names

    async def _tidy(self) -> None:
        """Now and then: note when sessions were used and how the clocks stand, and forget old sessions."""
        while True:
            for _ in range(60):
                await asyncio.sleep(10)
                with contextlib.suppress(LogError):
                    await asyncio.to_thread(self.time.keep)
                with contextlib.suppress(LogError):
                    await asyncio.to_thread(self.people.write_used)
                    await asyncio.to_thread(self.people.note_failures)
            with contextlib.suppress(LogError):
                await asyncio.to_thread(self.people.sweep)

    async def _check(self) -> None:
        """Replay every table once in the background; one that is not what its log makes is halted."""
        for name in tuple(self.rooms):
            says = await self._checked(name)
            if says:
                log.error("table %s is halted: %s", name, says)
                self.rooms[name].trouble = HALTED
                self.rooms[name].publish()

    async def _checked(self, name: str) -> str:
        """What is wrong with a table; a database that does not answer is asked again."""
        while True:
            try:
                return await asyncio.to_thread(self.floor.check, name, lambda: not self.ending)
            except LogError as error:
                log.warning("%s", error)
            await asyncio.sleep(_LOOKING)

    @property
    def ending(self) -> bool:
        return self._ending.is_set()

    def end(self) -> None:
        """The floor is about to stop: displays that stream are not waited for."""
        self._ending.set()
        for room in self.rooms.values():
            room.publish()

    async def stop(self) -> None:
        """Let go of everything; what was answered is durable, and whatever was under way was not answered."""
        self._ending.set()
        for room in self.rooms.values():
            room.ending = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            await room.stop()
        await self._last(self.people.note_failures)
        self.lanes.close()
        self._leases.close()
        await self._last(self.floor.close, self.clock.now())
        await self.minutes.stop()
        if self.minutes.heads.trouble:
            self._not_done(self.minutes.heads.trouble)
        await self._last(self.time.keep)
        self._askers.shutdown(wait=False, cancel_futures=True)
        self.log.close()
        self._owner.let_go()

    async def _last(self, work: Callable[..., None], *facts: object) -> None:
        """One of the last things to do; where it cannot be done that is said, and the rest is done all the same."""
        try:
            await asyncio.to_thread(work, *facts)
        except (LogError, OSError) as error:
            self._not_done(str(error))

    def _not_done(self, says: str) -> None:
        if says not in self.undone:
            self.undone.append(says)
            log.error("while the floor stopped: %s", says)


def _called_soon(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the floor has stopped
        loop.call_soon_threadsafe(work)
