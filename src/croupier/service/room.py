"""One table of the floor in this process: commands in, and whoever watches is told of every change.

Persist, then publish: nothing is told before it is durable. What is the same for several watchers is encoded once: the
shared part of a view, an event, a person's own part. Whoever gives a command is answered in time, also where the
database is silent: what became of it is told later. Start at `Room.give` and `Watcher.next`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import Future
from typing import Any, Final

from croupier.coup import Side
from croupier.floor import BookTrouble, Floor, GiveAnswer, Halted, shelved
from croupier.floor.floor import Giving, JudgedCommand
from croupier.floor.recall import moments
from croupier.floor.restored import Held, held_shoe, is_held, may_be
from croupier.floor.standing import FoldedEvent
from croupier.rulebooks import Rulebook
from croupier.scoreboard import board_document
from croupier.service.announcing import Announcement, LastCoup, heard_by, last_of, tell
from croupier.service.calls import CallNews, Calls
from croupier.service.felt import felt_of
from croupier.service.frames import RoadsShown, Timer
from croupier.service.publicly import (
    Called,
    KnownPeople,
    answered_openly,
    people_in,
    places_of,
    shown_openly,
    told_anew,
    told_openly,
)
from croupier.service.replying import late_reply
from croupier.service.table_cards import Automatic, TableCard
from croupier.service.troubles import HALTED, SILENT, Trouble, trouble_of
from croupier.service.wire import encode
from croupier.store.entry import LoggedAct
from croupier.store.log import AppendAnswer, InDoubt, LogError, Unavailable
from croupier.store.sql import SqlLog
from croupier.table import Actor, Command, Instant, Stage, Table
from croupier.table.records import OpenTable
from croupier.table.rules import rules_of
from croupier.table.state import Coup
from croupier.table.views import Scene
from croupier.table.views.records import NoticeShown
from croupier.table.wagering.window import may_still_place
from croupier.transcript import Scores

_REMEMBERED: Final = 400  # events kept for those who come back after a break
_COLUMNS: Final = 60  # of the roads that are sent
_SHORTEST: Final = 20  # milliseconds in which wagers are taken
ANSWERED_WITHIN: Final = 4.0  # seconds until whoever gave a command hears that it is not known what became of it
_AGAIN: Final = 0.25  # seconds until a database that did not answer is asked again


def with_patron(coup: Coup, side: Side) -> str:
    """The patron who has a hand and did not open it, nor asked the dealer to."""
    held = coup.held(side)
    waits = held.out and not held.dealer_opens and not coup.is_open(side) and coup.first_four_out
    return (held.opener or held.keeper) if waits else ""


class _Told:
    """What happened, as it is told: to staff, and once it was asked for to everyone whom it does not name."""

    def __init__(self, told: Announcement, places: Mapping[str, int]) -> None:
        self.told = told
        self.sent = encode(heard_by(told, "", staff=True))
        self.places = places  # of the people in it, before it happened
        self.openly: bytes | None = None  # as it is sent; empty where it is not for everyone

    def names(self, person: str) -> bool:
        """Whether this person hears it otherwise than the public does."""
        told = self.told
        return bool(person) and (
            person in self.places or person == told.patron or any(one.patron == person for one in told.paid)
        )

    def anew(self, known: KnownPeople) -> _Told:
        return _Told(told_anew(self.told, known.naming), self.places)


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


class Room:
    def __init__(self, floor: Floor, card: TableCard, clock: Callable[[], Instant]) -> None:
        self.floor = floor
        self.card = card
        self.clock = clock
        self.people = KnownPeople()
        self._held_shoe: int | None = None
        self.opens_by: Callable[[str], Rulebook] = shelved  # a BookTrouble where a table may not open by it
        self.timer: Timer | None = None
        self._timed = ""  # what the timer runs for
        self.watchers: set[Watcher] = set()
        self.calls = Calls()
        self.changed = asyncio.Event()  # set whenever something happened; for the automatic dealer
        self.missed: Callable[[str], None] = lambda table: None  # who sees to it that the log is read on
        self.trouble: Trouble | None = None  # why nothing more can be done here
        self.has_been_open = False  # since this worker looks after it: who closed it then meant it
        self.silent = False  # the database does not answer
        self.ending = False  # the floor stops
        self.apart: Callable[..., Awaitable[Any]] = _here  # does what may have to wait for the database
        self._doubtful: UnderWay | None = None  # the command of which nobody knows whether it is written
        self._tasks: set[asyncio.Task[GiveAnswer]] = set()
        self._lock = asyncio.Lock()
        self._told: deque[_Told] = deque(maxlen=_REMEMBERED)
        self._scores = Scores()
        self._last: LastCoup | None = None
        self._boards = 0  # how often it changed
        self._board_bytes: tuple[int, bytes] = (-1, b"")
        self._seen = Table(id=card.id)  # after the last event told
        self._scene: Scene | None = None
        self._shared = b"null"
        self._openly: dict[str, bytes] = {}  # the same for patrons, each with their own id, and for the public
        self._private: dict[Actor, bytes] = {}
        self._felt: tuple[object, str, bytes] = (None, "", b"null")
        self._happened: deque[FoldedEvent[Table]] = deque()  # and what is still to be told

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def book(self) -> Rulebook:
        """While the table is open, the edition that it opened with, also where the shelf has another by now.

        A BookTrouble where there is none.
        """
        return self.floor.editions.for_table(self._seen, self.card.book)

    @property
    def held(self) -> bool:
        """Whether the table was put back from a copy, and its coup and shoe are to be ended before anything else."""
        return is_held(self._seen, self._held_shoe)

    @property
    def standstill(self) -> Trouble | None:
        """Why nothing can be done here, or nothing but ending what was begun."""
        if self.silent and (self.trouble is None or self.trouble.passes):
            return SILENT
        return self.trouble or (trouble_of(Held(self.id)) if self.held else None)

    def book_for(self, command: Command) -> Rulebook:
        """What a command is judged by: a table opens by what lies on the shelf, and by that alone."""
        if not may_be(self._seen, command, self._held_shoe):
            raise Held(self.id)
        if isinstance(command, OpenTable) and not self._seen.is_open:
            return self.opens_by(self.card.book)
        return self.book

    @property
    def table(self) -> Table:
        return self.floor.standing(self.card.id).table

    @property
    def version(self) -> int:
        return self._seen.version

    def load(self) -> None:
        """What happened in the shoe so far, for the scoreboard and for those who come back."""
        self._happened = self.floor.listen(self.id)
        standing = self.floor.standing(self.id)
        self._seen = standing.table
        self.has_been_open = self._seen.is_open
        self.trouble = HALTED if standing.halted else self._without_book()
        if isinstance(self.floor.log, SqlLog):
            self._held_shoe = held_shoe(self.floor.log, self.id)
        if not self.version:
            return
        for moment in moments(self.floor.log, self.id, shoe=max(1, standing.shoes + 1)):
            for one in moment.folded:
                if one.after.version <= self.version:  # what another worker wrote just now is news
                    self._hear(one)

    def _without_book(self) -> Trouble | None:
        """Why there is no book to go by here, if there is none."""
        try:
            self.book  # noqa: B018  # found, or not
        except BookTrouble as error:
            return trouble_of(error)
        return None

    # --- commands --------------------------------------------------------------------------------

    async def give(self, command: Command, expected: int | None = None) -> GiveAnswer:
        """Judge a command, have it written, and tell everyone; whoever asked may go away meanwhile.

        An InDoubt where it is not known in time whether it is written: `_settled` tells when it is. Nothing else
        happens at the table before that.
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
                openly = answered_openly(reply, self.called(watcher.actor.id))
                watcher.hear(encode(reply if watcher.staff else openly))
        self.publish()

    async def _give(self, under_way: UnderWay, expected: int | None) -> GiveAnswer:
        async with self._lock:
            command = under_way.command
            giving = self.floor.giving(self.id, command, self.book_for(command), expected, clock=self.clock)
            try:
                given = await self.apart(_step, giving, None)
                while isinstance(given, JudgedCommand):
                    given = await self.apart(_step, giving, await self._written(given, under_way))
            except LogError:  # whether it was written is not known: whoever asked may never ask again
                self.missed(self.id)
                raise
            answer: GiveAnswer = given
            if isinstance(answer, Halted):
                self.trouble = HALTED
            if self._tell() or isinstance(answer, Halted):
                self.publish()
            return answer

    async def _written(self, asked: JudgedCommand, under_way: UnderWay) -> AppendAnswer:
        """Where the database went away meanwhile, sent again until it answers: the id makes it one and the same."""
        while True:
            under_way.writing = self.floor.submit(asked)
            try:
                return await asyncio.shield(asyncio.wrap_future(under_way.writing))
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
        """Another worker wrote this at the table; where nothing is said, whatever is new in the log."""
        async with self._lock:
            await self.apart(self.floor.follow, self.id, acts)
            halted = self.floor.standing(self.id).halted
            self.trouble = HALTED if halted else self.trouble
            if self._tell() or halted:
                self.publish()

    def hear_call(self, news: CallNews) -> bool:
        """Someone calls for a supervisor, or one comes; staff are told. Whether anything is other than before."""
        changed = self.calls.take(news.about, news.who, news.at)
        if changed:
            for watcher in self.watchers:
                if watcher.staff:
                    watcher.wake()
        return changed

    def _tell(self) -> bool:
        """Tell what happened since, whoever wrote it: the floor has folded it already. Whether there was anything."""
        any_happened = bool(self._happened)
        while self._happened:
            self._take_in(self._happened.popleft())
        return any_happened

    def _take_in(self, one: FoldedEvent[Table]) -> None:
        self._hear(one)
        self._seen = one.after
        self.has_been_open |= one.after.is_open
        waits = self.waits_for
        if not waits:
            self.timer = None
        elif self.timer is None or waits != self._timed:
            self.timer = self._timer()
        self._timed = waits

    def know(self, people: KnownPeople) -> None:
        """How people are called from now on, in what was told before too: who is forgotten is forgotten everywhere."""
        self.people = people
        self._told = deque((one.anew(people) for one in self._told), maxlen=_REMEMBERED)
        self._openly.clear()
        self.publish()

    def called(self, me: str = "") -> Called:
        """How everyone at the table is called when this person looks, who is not of staff."""
        return Called(self.people.aliases, places_of(self._seen), me)

    def _hear(self, one: FoldedEvent[Table]) -> None:
        event, before = one.event, one.before
        told = tell(event, before, one.after.version, self.people.naming)
        places = places_of(before)
        self._told.append(_Told(told, {person: places.get(person, 0) for person in people_in(told)}))
        if not self._scores.hear(event, before):
            return
        self._boards += 1
        last = last_of(event, before) or self._last
        self._last = last if last is not None and self._scores.has(last.coup) else None

    @property
    def waits_for(self) -> str:
        """What people may still do before a table that deals by itself goes on; nothing where it need not wait."""
        seen, coup = self._seen, self._seen.coup
        if self._waits_for_the_cut() or self._waits_for_a_hand():
            return "cut" if seen.shoe.stage is Stage.UNCUT else "hand"
        if seen.setup is not None and self.card.does(Automatic.DEAL) and seen.matter is None:
            if seen.offer is not None:
                return "offer"
            if coup.changes:
                return "changes"
            if coup.drawn == 4 and may_still_place(seen, rules_of(self.book, seen.setup)):
                return "window"
        return "wagers" if self._takes_wagers() else ""

    def _waits_for_the_cut(self) -> bool:
        """Patrons may cut a virtual shoe, or add to its order, for as long as its commitment says."""
        seen, shoe = self._seen, self._seen.shoe
        offered = seen.machine_deals is True and shoe.stage is Stage.UNCUT and shoe.commitment
        return bool(offered and seen.patrons) and isinstance(shoe.waits_until, int)

    def _waits_for_a_hand(self) -> bool:
        """A patron has cards to open, and opens them or is waited for no longer."""
        coup = self._seen.coup
        return self._seen.machine_deals is True and any(with_patron(coup, side) for side in Side)

    def _takes_wagers(self) -> bool:
        """Whether wagering closes by itself and something is wagered; every worker that has the room sees it so."""
        seen, coup = self._seen, self._seen.coup
        if not self.card.does(Automatic.CALL) or not coup.bets_called or coup.bets_closed:
            return False
        return bool(coup.wagers or seen.streaks or coup.dummy)

    def _timer(self) -> Timer:
        until = self._seen.shoe.waits_until
        if self.waits_for == "cut" and isinstance(until, int):
            return Timer(until, round(self.card.cut_seconds * 1000))
        lasts = max(_SHORTEST, round(self.card.betting_seconds * 1000))
        return Timer(self.clock() + lasts, lasts)

    def start_timer(self) -> None:
        """The first wager lies there, or patrons have something to choose: the time begins."""
        self.timer, self._timed = self._timer(), self.waits_for
        self.publish()

    def stop_timer(self) -> None:
        """Nothing is wagered: there is no hurry."""
        self.timer = None
        self.publish()

    def minimum(self, wager: str) -> int:
        """The least that is wagered here."""
        setup = self.table.setup
        return 0 if setup is None else rules_of(self.book, setup).limit(wager).minimum

    @property
    def phase(self) -> str:
        return self._look().shared.phase.value

    @property
    def notices(self) -> tuple[NoticeShown, ...]:
        board = self._look().shared.board
        return () if board is None else board.notices

    def results(self, most: int) -> str:
        """The last results of the shoe, as letters."""
        return "".join(result.text[0] for column in self._scores.board.bead_plate(None) for result in column)[-most:]

    def publish(self) -> None:
        self.changed.set()
        for watcher in self.watchers:
            watcher.wake()

    # --- what watchers are sent ------------------------------------------------------------------

    def _look(self) -> Scene:
        """The table as it is now, for whoever looks; what was encoded of it before is of no use any more."""
        if self._scene is None or self._scene.table is not self._seen:
            scene = Scene(self._seen, self.book)
            self._scene, self._shared = scene, encode(scene.shared)
            self._openly.clear()
            self._private.clear()
        return self._scene

    def shared_bytes(self, person: str, *, staff: bool) -> bytes:
        """Everyone's part; whoever is not of staff finds no id in it but their own."""
        scene = self._look()
        if staff:
            return self._shared
        # also who left: their page looks for what it added to the shoe under their own name
        added = any(person == patron for patron, _ in self._seen.shoe.contributions)
        me = person if added or person in self._seen.patrons else ""
        found = self._openly.get(me)
        if found is None:
            found = self._openly[me] = encode(shown_openly(scene.shared, self.called(me)))
        return found

    def felt_bytes(self) -> bytes:
        setup, edition = self._seen.setup, self._seen.edition
        if self._felt[0] is not setup or self._felt[1] != edition:  # the same set-up may open by another edition
            self._felt = (setup, edition, encode(felt_of(self._seen, self.book)))
        return self._felt[2]

    def board_bytes(self) -> tuple[int, bytes]:
        """The scoreboard, and how often it changed before it was so."""
        if self._board_bytes[0] != self._boards:
            board = self._scores.board
            shown = RoadsShown(
                **board_document(board, _COLUMNS),
                counts=board.counts,
                pairs=tuple("b" * cell.banker_pair + "p" * cell.player_pair for cell in board.big_road(_COLUMNS)),
                last=self._last,
            )
            self._board_bytes = (self._boards, encode(shown))
        return self._board_bytes

    def private_bytes(self, actor: Actor) -> bytes:
        scene = self._look()
        found = self._private.get(actor)
        if found is None:
            found = self._private[actor] = encode(scene.private(actor))
        return found

    def told_bytes(self, sequence: int, person: str, *, staff: bool) -> bytes:
        """What happened after this entry, as this person hears it."""
        parts: list[bytes] = []
        for one in reversed(self._told):
            if one.told.sequence <= sequence:
                break
            if sent := one.sent if staff else self._heard_openly(one, person):
                parts.append(sent)
        return b"[" + b",".join(reversed(parts)) + b"]"

    def _heard_openly(self, one: _Told, person: str) -> bytes:
        """An event as someone hears it who is not of staff; nothing where it is not for them."""
        me = person if one.names(person) else ""
        if not me and one.openly is not None:
            return one.openly
        heard = heard_by(one.told, me, staff=False)
        called = Called(self.people.aliases, one.places, me)
        sent = b"" if heard is None else encode(told_openly(heard, called, me))
        if not me:
            one.openly = sent
        return sent


def _step(giving: Giving, written: AppendAnswer | None) -> JudgedCommand | GiveAnswer:
    """Go on with giving a command; what is to be written next, or the answer."""
    try:
        return next(giving) if written is None else giving.send(written)
    except StopIteration as ended:
        given: GiveAnswer = ended.value
        return given


class Watcher:
    """Someone who looks at a table. Views that were not sent yet give way to newer ones: nobody is sent a backlog."""

    def __init__(self, room: Room, actor: Actor, *, staff: bool, after: int | None = None) -> None:
        self.room = room
        self.actor = actor
        self.staff = staff
        self._woken = asyncio.Event()
        self._woken.set()  # the first view comes at once
        self._told = room.version if after is None else after
        self._felt: object = self
        self._board = -1
        self._heard: deque[bytes] = deque()  # answers that came late

    def wake(self) -> None:
        self._woken.set()

    def hear(self, message: bytes) -> None:
        """What this person is told besides the view, and before it."""
        self._heard.append(message)
        self._woken.set()

    async def __aenter__(self) -> Watcher:
        self.room.watchers.add(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.room.watchers.discard(self)

    async def next(self, seconds: float) -> bytes | None:
        """The next message for this watcher; nothing if the time ran out."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        if self._heard:
            return self._heard.popleft()
        if not self._woken.is_set():
            return None
        self._woken.clear()
        return self.view()

    def view(self) -> bytes:
        """Everything that is new to this watcher, in one message."""
        room = self.room
        told = room.told_bytes(self._told, self.actor.id, staff=self.staff)
        self._told = room.version
        parts = [
            b'{"kind":"view","version":%d' % room.version,
            b',"now":%d' % room.clock(),
            b',"shared":' + room.shared_bytes(self.actor.id, staff=self.staff),
            b',"private":' + room.private_bytes(self.actor),
            b',"told":' + told,
            b',"timer":' + encode(room.timer),
        ]
        felt = room.felt_bytes()
        if felt is not self._felt:
            self._felt = felt
            parts.append(b',"felt":' + felt)
        version, board = room.board_bytes()
        if version != self._board:
            self._board = version
            parts.append(b',"board":' + board)
        if self.staff and room.calls.now is not None:
            parts.append(b',"call":' + encode(room.calls.now))
        if (trouble := room.standstill) is not None:
            parts.append(b',"trouble":' + encode(trouble.english) + b',"trouble_says":' + encode(trouble.says))
        parts.append(b"}")
        return b"".join(parts)
