"""The house behind the web: the log, its keys, the people, and a room for every table and tournament.

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
from croupier.floor.ballots import SealedBallots
from croupier.floor.kinds import PROMOTION, TOURNAMENT
from croupier.floor.timekeeping import Timekeeper
from croupier.inspection.own import OwnRecords
from croupier.rulebooks import Rulebook
from croupier.service import calls, deal_now
from croupier.service.aliases import Aliases
from croupier.service.approved import ApprovedBooks
from croupier.service.demo_or_real import stays_what_it_is
from croupier.service.documents import DOCUMENTS, RulesDocuments
from croupier.service.granting import Granting
from croupier.service.lanes import Lanes
from croupier.service.metrics import Metrics
from croupier.service.minutes import Minutes
from croupier.service.own_limits import OwnLimits
from croupier.service.packing import LEASE as PACKING
from croupier.service.packing import Packing
from croupier.service.people import People
from croupier.service.promotion_room import PromotionRoom
from croupier.service.publicly import KnownPeople
from croupier.service.rates import Buckets
from croupier.service.refused_acts import RefusedActs
from croupier.service.room import Room
from croupier.service.runner import Runner
from croupier.service.settings import Settings
from croupier.service.stream_room import ANSWERED_WITHIN, StreamRoom
from croupier.service.table_cards import TableCard, TableCards
from croupier.service.terminals import HouseTerminals
from croupier.service.tournament_driver import TournamentDriver
from croupier.service.tournament_room import TournamentRoom
from croupier.service.troubles import HALTED
from croupier.service.verifying import Verifications
from croupier.store.forgotten import ForgottenFile, forget_again
from croupier.store.house_keys import keys_of_log
from croupier.store.log import LogError, Unavailable
from croupier.store.names import PEOPLE_CHANGED, aliases
from croupier.store.opening import open_log
from croupier.store.owner import Owner, own_file
from croupier.store.ranks import RanksFile, change_again

PERSON: Final = "person "  # before an id, among the names of tables that are in the news
_CLOCK: Final = "clock "  # before milliseconds, likewise
_LOOKING: Final = 1.0  # seconds between looks for tables that nobody runs
_ASKING: Final = 16  # threads that ask the database at once: the others wait, and not for long

DEMO: Final = "demo-"  # how the names of tournaments begin that the demonstration holds by itself
T = TypeVar("T")
S = TypeVar("S", bound=StreamRoom)

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
        self._change_again()
        self.floor = Floor(self.log, self.keys)
        self.time = Timekeeper(self.floor, self.log)
        self.clock = self.time.clock
        self.lanes = Lanes()
        self.people = People(self.log, settings, now=now, clock=self.clock.now)
        self.aliases = Aliases(self.log, self.clock.now)
        self.cards = TableCards(self.log)
        self.granting = Granting(self.log, self.people, self.cards, settings.keys_folder)
        self.approved = ApprovedBooks(self.log, self.floor.editions, self.clock.now)
        self.terminals = HouseTerminals(self.log, self.clock.now)
        self.documents = RulesDocuments(self.log, settings.keys_folder / DOCUMENTS, self.clock.now)
        # over HTTP
        self.commands = Buckets(settings.messages_a_second, settings.messages_at_once, among=settings.workers)
        self.choosing = Buckets(settings.aliases_an_hour / 3600, settings.aliases_at_once, among=settings.workers)
        self.reckoning = Buckets(settings.odds_a_minute / 60, settings.odds_at_once, among=settings.workers)
        self._mark = self.log.fact(PEOPLE_CHANGED)  # before what it is the mark of: a change in between is seen later
        self._known = KnownPeople(self.log.people(), aliases(self.log))
        self.rooms: dict[str, Room] = {}  # tables
        self.tournaments: dict[str, TournamentRoom] = {}  # by the ids of their streams
        self.promotions: dict[str, PromotionRoom] = {}  # likewise
        self.refused = RefusedActs(settings.keys_folder)
        self.verifications = Verifications()
        self.own = OwnRecords(self.log)  # what each patron asks of their own play
        self.own_limits = OwnLimits(self.log, self.own, self.clock.now)
        self.ballots = SealedBallots(self.log, self.keys.tape_key)
        self.metrics = Metrics(self.rooms)
        self.minutes = Minutes(self.log, self.floor, self.keys, self.clock.now, settings)
        self.people.tell(self.minutes.someone_acted)
        self._leases = self.log.leases()
        self._runners: dict[str, asyncio.Task[None]] = {}
        self.also_runs: dict[str, Callable[[], Awaitable[None]]] = {}  # in one worker alone, by a name for the lease
        if settings.pack:
            self.also_runs[PACKING] = Packing(self.log, self.clock.now, settings.pack_after).run
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
        """A room for every table and tournament of the floor; another worker may have put one there."""
        found = [card for card in self.cards.all() if not card.closed and card.id not in self.rooms]
        for card in found:
            room = Room(self.floor, card, self.clock.now)
            room.opens_by = self.approved.to_open
            room.shows_chips = self.settings.others_chips
            room.beside = partial(self._shown_beside, card.id)
            room.holds = self.tournaments.__contains__
            self._prepare(room)
            self.rooms[card.id] = room
        for stream in self.log.tables():
            if stream.startswith(TOURNAMENT.prefix) and stream not in self.tournaments:
                self.tournaments[stream] = self._prepare(self._tournament(stream))
            if stream.startswith(PROMOTION.prefix) and stream not in self.promotions:
                self.promotions[stream] = self.new_promotion(stream)

    def _tournament(self, stream: str) -> TournamentRoom:
        room = TournamentRoom(self.floor, stream, self.clock.now, self.ballots)
        room.begins_by = self.approved.to_open
        room.at = self.rooms.get
        room.demo = self.settings.demo and room.name.startswith(DEMO)
        return room

    def _prepare(self, room: S) -> S:
        room.people = self._known
        room.ranks = self.people.granted
        room.missed = self._missed.add
        room.limits = self.own_limits
        if self.log.may_be_in_doubt:  # a file answers at once, and no thread has to be asked for it
            room.apart = self._apart
        room.load()
        return room

    def _shown_beside(self, table: str) -> None:
        """Whoever watches a tournament sees its tables too."""
        contest = self.rooms[table].table.contest_now if table in self.rooms else None
        tournament = self.tournaments.get(contest.tournament) if contest else None
        if tournament is not None:
            tournament.wake()

    @property
    def asks_for_terminals(self) -> bool:
        """Where a book bars whatever is able to analyse; a demonstration is for everyone's own browser."""
        return self.settings.house_terminals and not self.settings.demo

    def streams(self) -> Iterator[StreamRoom]:
        """The rooms of all tables, tournaments and promotions."""
        yield from self.rooms.values()
        yield from self.tournaments.values()
        yield from self.promotions.values()

    def stream(self, name: str) -> StreamRoom | None:
        return self.rooms.get(name) or self.tournaments.get(name) or self.promotions.get(name)

    def new_tournament(self, stream: str, book: str) -> TournamentRoom:
        """A room for a tournament that is to begin by this book; until it is begun, nobody else sees it."""
        room = self._tournament(stream)
        room.begins_with = book
        return self._prepare(room)

    def add_tournament(self, room: TournamentRoom) -> None:
        """It has begun: the other workers look for it too."""
        self.tournaments.setdefault(room.id, room)
        self.minutes.someone_acted()
        self.log.announce(room.id)

    def new_promotion(self, stream: str, book: str = "") -> PromotionRoom:
        """A room for a promotion, or for one that is to begin by this book."""
        room = PromotionRoom(self.floor, stream, self.clock.now, self.ballots)
        room.begins_by, room.begins_with = self.approved.to_open, book
        return self._prepare(room)

    def add_promotion(self, room: PromotionRoom) -> None:
        """It has begun: the other workers look for it too."""
        self.promotions.setdefault(room.id, room)
        self.minutes.someone_acted()
        self.log.announce(room.id)

    def add_table(self, card: TableCard, *, by: str = "") -> Room:
        self.cards.keep(card, by=by, at=self.clock.now())
        self._find_rooms()
        self.minutes.someone_acted()
        self.log.announce(card.id)
        return self.rooms[card.id]

    async def _run_tables(self) -> None:
        """Run the automatic tables, and carry what tournaments and their tables tell each other, where no other worker
        does; let go of those whose lease is lost.
        """
        while True:
            wanted = [room.id for room in self.rooms.values() if room.card.automatic]
            wanted += [room.id for room in self.tournaments.values() if not room.tournament.closed]
            wanted += self.also_runs
            held = await asyncio.to_thread(self._leases.hold, wanted)
            self._runners = {name: task for name, task in self._runners.items() if not task.done()}
            if new := set(held - self._runners.keys()):
                await self._read_on(new - self.also_runs.keys())  # who takes over begins where the other stopped
            for name in sorted(new):
                self._runners[name] = self._begin(self._runs(name))
            for name in sorted(self._runners.keys() - held):
                self._runners.pop(name).cancel()
            await asyncio.sleep(_LOOKING)

    async def _runs(self, name: str) -> None:
        tapes = SealedTapes(self.log, self.keys.tape_key)
        if name in self.also_runs:
            await self.also_runs[name]()
        elif name in self.rooms:
            await Runner(self.rooms[name], tapes).run()
        else:
            await TournamentDriver(self.tournaments[name], self.rooms, tapes).run()

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

    def _change_again(self) -> None:
        """The database may be a copy from before somebody was forgotten, or had another rank."""
        ForgottenFile(self.settings.keys_folder).begin()
        for person in forget_again(self.log, self.settings.keys_folder):
            log.warning("%s was forgotten since this database was copied, and is forgotten again", person)
        RanksFile(self.settings.keys_folder).begin()
        for one in change_again(self.log, self.settings.keys_folder):
            log.warning("%s has another rank since this database was copied, and has it again", one.account)

    def tell_others_of(self, person: str) -> None:
        """Connections of this person see at once whether their session still holds, whichever worker has them."""
        self.log.announce(PERSON + person)

    def wake(self, person: str) -> None:
        """The same through this one."""
        self.people.look_anew()
        for room in self.streams():
            for watcher in tuple(room.watchers):
                if watcher.actor.id == person:
                    watcher.wake()

    def know_people(self) -> None:
        """Names and aliases as they are now, in every room: someone is called otherwise, or forgotten."""
        self._mark = self.log.fact(PEOPLE_CHANGED)
        self.people.look_anew()  # who has which rank may be other than before, too
        self.own_limits.look_anew()  # whoever is forgotten holds themselves to nothing
        self._known = KnownPeople(self.log.people(), aliases(self.log))
        for room in self.streams():
            room.know(self._known)

    async def _look_at_names(self) -> None:
        """A name may be changed or forgotten outside the floor, and a database in a file sends no news of it."""
        while True:
            await asyncio.sleep(_LOOKING)
            if await asyncio.to_thread(self.log.fact, PEOPLE_CHANGED) != self._mark:
                self.know_people()

    async def answer_clock(self, counts: bool, by: str) -> None:
        """A manager says whether what the machine's clock is ahead of the floor's time counts."""
        moved = await asyncio.to_thread(self.time.answer, counts, by)
        self.minutes.someone_acted()
        await asyncio.to_thread(self.log.announce, f"{_CLOCK}{moved}")
        for room in self.streams():
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
        for room in self.streams():
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
        later = {room.id for room in self.streams()}  # nobody told what came before
        due, clock = 0.0, asyncio.get_running_loop()
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
        """News that is not of a table or tournament is taken in at once."""
        if self.stream(name) is not None:
            return False
        if name.startswith(calls.NEWS):
            news = calls.read_news(name)
            if news.table in self.rooms:  # a worker may hear its own news too, and nothing comes of that
                self.rooms[news.table].hear_call(news)
            return True
        if name.startswith(deal_now.NEWS):
            asked = deal_now.read_asked(name)
            if asked.table in self.rooms:  # and judged again: it may have heard more of the table, or less
                self.rooms[asked.table].hear_deal_now(asked)
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
        """Whether someone here waits for what happens there; the others are read on together, a little later."""
        room = self.stream(name)
        return room is None or bool(room.watchers) or name in self._runners

    async def catch_up(self, room: StreamRoom) -> None:
        """For what is asked of this worker about something that another may have written just before."""
        await self._read_on({room.id})

    async def _read_on(self, names: set[str]) -> None:
        try:
            if any(self.stream(name) is None for name in names):
                self._find_rooms()
            found = {name: room for name in sorted(names) if (room := self.stream(name)) is not None}
            known = {name: room.version for name, room in found.items()}
            for name, acts in (await asyncio.to_thread(self.log.acts_since, known)).items():
                await found[name].news(acts)
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
        """Replay every table and tournament once in the background; what is not what its log makes is halted."""
        for room in tuple(self.streams()):
            says = await self._checked(room.id)
            if says:
                log.error("table %s is halted: %s", room.id, says)
                room.trouble = HALTED
                room.publish()

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
        for room in self.streams():
            room.publish()

    async def stop(self) -> None:
        """Let go of everything; what was answered is durable, and whatever was under way was not answered."""
        self._ending.set()
        for room in self.streams():
            room.ending = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.streams():
            await room.stop()
        await self._last(self.people.note_failures)
        self.refused.close()
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
