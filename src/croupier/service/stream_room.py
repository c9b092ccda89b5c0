"""One stream of the log in this process, a table, a tournament or a promotion: commands in, changes told to watchers.

Persist, then publish: nothing is told before it is durable. Whoever gives a command is answered in time, also where the
database is silent: what became of it is told later. What a stream shows is its own room's business. Start at
`StreamRoom.give` and `StreamWatcher.next`.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import Future
from typing import Any, Final, Generic, Self, TypeVar

from croupier.clauses import Refusal
from croupier.floor import Floor, GiveAnswer, Halted
from croupier.floor.floor import Giving, JudgedCommand
from croupier.floor.kinds import StreamKind
from croupier.rulebooks import Rulebook
from croupier.service.own_limits import OwnLimits, placed_by
from croupier.service.publicly import KnownPeople
from croupier.service.replying import late_reply
from croupier.service.roles import NO_GRANTS, HeldRanks, Role, rank_for
from croupier.service.troubles import HALTED, SILENT, Trouble
from croupier.service.wire import Reply, encode
from croupier.store.entry import LoggedAct
from croupier.store.log import AppendAnswer, InDoubt, LogError, Unavailable
from croupier.store.sql import SqlLog
from croupier.table import Actor, Command, Instant

ANSWERED_WITHIN: Final = 4.0  # seconds until whoever gave a command hears that it is not known what became of it
_AGAIN: Final = 0.25  # seconds until a database that did not answer is asked again


class UnderWay:
    """A command that was given, and how far it is."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.writing: Future[AppendAnswer] | None = None
        self.tried = False  # a try to write it came to no answer: it may be written already

    def called_off(self) -> bool:
        """Whether it is certain that it will not be written, since nobody began to."""
        return not self.tried and (self.writing is None or self.writing.cancel())


async def _here(work: Callable[..., Any], *facts: Any) -> Any:
    return work(*facts)


class StreamRoom(ABC):
    def __init__(self, floor: Floor, stream: str, clock: Callable[[], Instant]) -> None:
        self.floor = floor
        self.id = stream
        self.clock = clock
        self.people = KnownPeople()
        self.ranks: Callable[[str], HeldRanks] = lambda person: NO_GRANTS  # what each was granted
        self.watchers: set[StreamWatcher[Any]] = set()
        self.changed = asyncio.Event()  # set whenever something happened; for whoever works here by themselves
        self.also_tells: set[asyncio.Event] = set()  # likewise, for those who work elsewhere and wait for it
        self.beside: Callable[[], None] = lambda: None  # who else shows something of it
        self.missed: Callable[[str], None] = lambda stream: None  # who sees to it that the log is read on
        self.limits: OwnLimits | None = None  # what patrons hold themselves to
        self.trouble: Trouble | None = None  # why nothing more can be done here
        self.silent = False  # the database does not answer
        self.ending = False  # the floor stops
        self.apart: Callable[..., Awaitable[Any]] = _here  # does what may have to wait for the database
        self._doubtful: UnderWay | None = None  # the command of which nobody knows whether it is written
        self._tasks: set[asyncio.Task[GiveAnswer]] = set()
        self._lock = asyncio.Lock()
        self._turns: list[StreamWatcher[Any]] = []  # who are sent a view next

    # --- what each kind of stream says for itself ------------------------------------------------

    @property
    @abstractmethod
    def kind(self) -> StreamKind:
        """How commands are judged and written here."""

    @property
    @abstractmethod
    def version(self) -> int:
        """Of the last event told."""

    @property
    @abstractmethod
    def book(self) -> Rulebook:
        """A BookTrouble where there is none."""

    @abstractmethod
    def book_for(self, command: Command) -> Rulebook:
        """What a command is judged by."""

    @abstractmethod
    def load(self) -> None:
        """What happened before, for those who come back."""

    @abstractmethod
    def know(self, people: KnownPeople) -> None:
        """How people are called from now on, in what was told before too."""

    def looks_as(self, person: str, role: Role) -> Actor:
        """As whom somebody is here: by the rank that they have at this moment."""
        return Actor(person, rank_for(self.book, role, self.id, self.ranks(person)))

    def actor(self, person: str, role: Role, command: str = "") -> Actor:
        """As whom somebody gives a command here."""
        return self.looks_as(person, role)

    @property
    @abstractmethod
    def commands(self) -> Mapping[str, type[Command]]:
        """By the names that pages give them."""

    @abstractmethod
    async def facts_of(self, command: str, facts: dict[str, Any], actor: Actor, id: str) -> dict[str, Any]:
        """The facts of a command, as a page says them, as the core has them; a ValueError where they are none."""

    @abstractmethod
    def comer(self, command: Command) -> tuple[str, tuple[str, ...]] | None:
        """Whom a command brings in under an id, and whose ids are known here; mostly nobody."""

    def not_here(self, command: Command, id: str) -> Reply | None:
        """Why this floor cannot do what the core would judge; mostly it can."""
        return None

    @abstractmethod
    def answered(self, reply: Reply, person: str) -> Reply:
        """An answer as somebody may hear it who is told no names."""

    def led(self, command: Command, reply: Reply) -> Reply:
        """A refusal with what would lead on from it, where something does."""
        return reply

    @abstractmethod
    def why_not(self, command: Command) -> Refusal | None:
        """Why a command would be refused now, if it would."""

    @abstractmethod
    def _tell(self) -> bool:
        """Tell what happened since, whoever wrote it. Whether there was anything."""

    @property
    def standstill(self) -> Trouble | None:
        """Why nothing can be done here."""
        return SILENT if self.silent and (self.trouble is None or self.trouble.passes) else self.trouble

    @property
    def time(self) -> Instant:
        """Now, and never before what happened here last."""
        return max(self.clock(), self.floor.standing(self.id).clock)

    # --- commands --------------------------------------------------------------------------------

    async def give(self, command: Command, expected: int | None = None) -> GiveAnswer:
        """Judge a command, have it written, and tell everyone; whoever asked may go away meanwhile.

        An InDoubt where it is not known in time whether it is written: `_settled` tells when it is. Nothing else
        happens here before that.
        """
        doubtful = self._doubtful
        if doubtful is not None and doubtful.command.id == command.id:
            raise InDoubt(f"whether {command.id} was written is not known yet")
        if doubtful is not None or self.silent:
            raise Unavailable("the database does not answer: the command was not written")
        under_way = UnderWay(command)
        task = asyncio.ensure_future(self._give(under_way, expected))
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        done, _ = await asyncio.wait({task}, timeout=ANSWERED_WITHIN)
        if done:
            return task.result()
        if under_way.called_off():
            task.cancel()
            raise Unavailable("the database does not answer: the command was not written")
        self._doubtful = under_way
        task.add_done_callback(self._settled)
        raise InDoubt(f"whether {command.id} was written is not known yet")

    def _ended(self, task: asyncio.Task[GiveAnswer]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone: nobody else asks for it

    def _settled(self, task: asyncio.Task[GiveAnswer]) -> None:
        """What was in doubt is known: whoever gave the command is told, on every page they have here."""
        doubtful, self._doubtful = self._doubtful, None
        if doubtful is None or task.cancelled() or self.ending:
            return
        error = task.exception()
        reply = late_reply(doubtful.command, self.version, error or task.result())
        for watcher in self.watchers:
            if watcher.actor.id == doubtful.command.actor.id:
                watcher.hear(encode(reply if watcher.staff else self.answered(reply, watcher.actor.id)))
        self.publish()

    async def _give(self, under_way: UnderWay, expected: int | None) -> GiveAnswer:
        async with self._lock:
            command = under_way.command
            giving = self.floor.giving(self.id, command, self.book_for(command), expected, clock=self.clock)
            try:
                given = await self.apart(_step, giving, None)
                while isinstance(given, JudgedCommand):
                    given = await self.apart(_step, giving, await self._allowed(given, under_way))
            except LogError:  # whether it was written is not known: whoever asked may never ask again
                self.missed(self.id)
                raise
            answer: GiveAnswer = given
            if isinstance(answer, Halted):
                self.trouble = HALTED
            if self._tell() or isinstance(answer, Halted):
                self.publish()
            return answer

    async def _allowed(self, asked: JudgedCommand, under_way: UnderWay) -> AppendAnswer:
        """Written where it goes beyond no limit that a patron set for themselves; else a BeyondOwnLimit."""
        limits = self.limits
        placed = placed_by(asked) if limits is not None else {}
        if limits is None or not placed or not await self.apart(limits.hold_any, placed):
            return await self._written(asked, under_way)
        allowed = await asyncio.to_thread(limits.allow, asked)
        written = await self._written(asked, under_way)
        if allowed:
            with contextlib.suppress(LogError):  # it is given up by itself
                await asyncio.to_thread(limits.done, asked, allowed)
        return written

    async def _written(self, asked: JudgedCommand, under_way: UnderWay) -> AppendAnswer:
        """Where the database went away meanwhile, sent again until it answers: the id makes it one and the same."""
        while True:
            under_way.writing = self.floor.submit(asked)
            try:
                return await _answer_of(under_way.writing)
            except Unavailable:
                log = self.floor.log
                if not isinstance(log, SqlLog) or not log.may_be_in_doubt:
                    raise
                under_way.tried = True
            await asyncio.sleep(_AGAIN)
            while self.silent:
                await asyncio.sleep(_AGAIN)

    def database(self, silent: bool) -> None:
        """The database does not answer any more, or does again; everyone sees it."""
        if self.silent is not silent:
            self.silent = silent
            self.publish()

    async def stop(self) -> None:
        """The floor stops: what is being written is, and nobody waits for what is in doubt."""
        self.ending = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def news(self, acts: Iterable[LoggedAct]) -> None:
        """Another worker wrote this here; where nothing is said, whatever is new in the log."""
        async with self._lock:
            await self.apart(self.floor.follow, self.id, acts)
            halted = self.floor.standing(self.id).halted
            self.trouble = HALTED if halted else self.trouble
            if self._tell() or halted:
                self.publish()

    def publish(self) -> None:
        self.changed.set()
        for event in self.also_tells:
            event.set()
        self.wake()
        self.beside()

    def wake(self) -> None:
        """Everyone who watches looks again."""
        for watcher in self.watchers:
            watcher.wake()

    def take_turn(self, watcher: StreamWatcher[Any]) -> None:
        """Soon, and after those who were woken before: everyone at a table one after the other."""
        if not self._turns:
            asyncio.get_running_loop().call_soon(self._take_turns)
        self._turns.append(watcher)

    def _take_turns(self) -> None:
        turns, self._turns = self._turns, []
        for watcher in turns:
            watcher.take_turn()


async def _answer_of(writing: Future[AppendAnswer]) -> AppendAnswer:
    """What another thread answers. Whoever waits here may be called off, and what is being written is not."""
    loop = asyncio.get_running_loop()
    answered: asyncio.Future[None] = loop.create_future()

    def tell() -> None:
        if not answered.done():
            answered.set_result(None)

    def hear(_: object) -> None:
        with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop is closed
            loop.call_soon_threadsafe(tell)

    writing.add_done_callback(hear)
    await answered
    if writing.cancelled():
        raise asyncio.CancelledError
    return writing.result()


def _step(giving: Giving, written: AppendAnswer | None) -> JudgedCommand | GiveAnswer:
    """Go on with giving a command; what is to be written next, or the answer."""
    try:
        return next(giving) if written is None else giving.send(written)
    except StopIteration as ended:
        given: GiveAnswer = ended.value
        return given


R = TypeVar("R", bound=StreamRoom)


class StreamWatcher(ABC, Generic[R]):
    """Someone who looks at a stream. Views that were not sent yet give way to newer ones: nobody is sent a backlog."""

    def __init__(self, room: R, actor: Actor, *, staff: bool) -> None:
        self.room = room
        self.actor = actor
        self.staff = staff
        self._is_new = True  # the first view comes at once
        self._heard: deque[bytes] = deque()  # answers that came late
        self._stirred = asyncio.Event()
        self._waits = self._until = 0.0  # seconds that somebody waits for news, and the loop's time when they are over
        self._alarm: asyncio.TimerHandle | None = None
        self.hand_over: Callable[[], bool] | None = None  # sends the view at once; false where `next` has to give it
        self._in_turn = False  # and is about to
        self._idle = False  # somebody waits in `next`, and is not busy sending what it gave before

    @abstractmethod
    def view(self) -> bytes:
        """Everything that is new to this watcher, in one message."""

    def wake(self) -> None:
        self._is_new = True
        if self.hand_over is None or not self._idle:
            self._stirred.set()
        elif not self._in_turn:
            self._in_turn = True
            self.room.take_turn(self)

    def take_turn(self) -> None:
        """A view without a task for it: most of what a floor does is this."""
        self._in_turn = False
        if self._stirred.is_set():  # whoever waits has been told
            return
        if not self._heard and self._handed_over():
            self._is_new = False
            self._until = asyncio.get_running_loop().time() + self._waits
        else:
            self._stirred.set()

    def _handed_over(self) -> bool:
        """A fault is met again by whoever waits, and ends their connection."""
        try:
            return self.hand_over is not None and self.hand_over()
        except Exception:
            return False

    def hear(self, message: bytes) -> None:
        """What this person is told besides the view, and before it."""
        self._heard.append(message)
        self.wake()

    async def __aenter__(self) -> Self:
        self.room.watchers.add(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.room.watchers.discard(self)
        self.hand_over = None
        if self._alarm is not None:
            self._alarm.cancel()

    async def next(self, seconds: float) -> bytes | None:
        """The next message for this watcher; nothing if the time ran out."""
        if not self._is_new:
            self._stirred.clear()
            self._waits, self._idle = seconds, True
            self._wait_until(asyncio.get_running_loop().time() + seconds)
            try:
                await self._stirred.wait()
            finally:
                self._idle = False
        if self._heard:
            return self._heard.popleft()
        if not self._is_new:
            return None
        self._is_new = False
        return self.view()

    def _wait_until(self, until: float) -> None:
        """One alarm for many waits: most end with news, and an alarm of each would be made to be called off."""
        self._until = until
        if self._alarm is not None:
            if self._alarm.when() <= until:
                return
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_at(until, self._rings)

    def _rings(self) -> None:
        self._alarm = None
        if self._until <= asyncio.get_running_loop().time():
            self._stirred.set()
        else:  # there was news meanwhile
            self._wait_until(self._until)
