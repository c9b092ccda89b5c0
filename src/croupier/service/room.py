"""One table of the floor in this process: what its watchers are told and shown of every change.

What is the same for several watchers is encoded once: the shared part of a view, an event, a person's own part. How a
command is given, and told once it is durable, is that of every stream (stream_room.py). Start at `Room` and
`Watcher.view`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.coup import Side
from croupier.floor import BookTrouble, Floor, shelved
from croupier.floor.kinds import TABLE, StreamKind
from croupier.floor.recall import moments
from croupier.floor.restored import Held, held_shoe, is_held, may_be
from croupier.floor.standing import FoldedEvent
from croupier.languages import Naming
from croupier.rulebooks import Rulebook
from croupier.scoreboard import board_document, short_cell
from croupier.service.announcing import (
    Announcement,
    LastCoup,
    heard_by,
    heard_of,
    in_words,
    last_of,
    names_cards,
)
from croupier.service.asking import with_cards
from croupier.service.calls import CallNews, Calls
from croupier.service.deal_now import DealNowAsked, why_not_now
from croupier.service.errors import ErrorCode
from croupier.service.felt import WagerBeside, felt_of, wagers_beside
from croupier.service.frames import RoadsShown, Timer
from croupier.service.needs import CoupPace, PitShown, pit_of, supervises
from croupier.service.others_chips import OthersChipsBytes, ShowsChips, chips_of_all
from croupier.service.publicly import (
    Called,
    KnownPeople,
    SharedBytes,
    answered_openly,
    meant_by,
    people_in,
    places_of,
    told_anew,
    told_openly,
)
from croupier.service.stream_room import StreamRoom, StreamWatcher
from croupier.service.table_cards import Automatic, TableCard, needs_acts, no_source_of_cards
from croupier.service.troubles import HALTED, Trouble, trouble_of
from croupier.service.wire import Reply, encode, not_done, refused
from croupier.store.sql import SqlLog
from croupier.table import PATRON, Actor, Command, Instant, Stage, Table, name_of, why_not
from croupier.table.codec import COMMANDS
from croupier.table.records import Arrive, BeginContest, OpenTable
from croupier.table.rules import rules_of
from croupier.table.state import Coup
from croupier.table.views import Scene
from croupier.table.views.leading import leads
from croupier.table.views.records import NoticeShown
from croupier.table.wagering.window import may_still_place
from croupier.transcript import Scores

_REMEMBERED: Final = 400  # events kept for those who come back after a break
_COLUMNS: Final = 60  # of the roads that are sent
_LOBBY_COLUMNS: Final = 20  # of the small road; a column is one character of it
_SHORTEST: Final = 20  # milliseconds in which wagers are taken
_MAY_COME: Final = (ErrorCode.NO_WAGER_LIES, ErrorCode.NO_PLACE)  # what a worker may not have heard of yet


def with_patron(coup: Coup, side: Side) -> str:
    """The patron who has a hand and did not open it, nor asked the dealer to."""
    held = coup.held(side)
    waits = held.out and not held.dealer_opens and not coup.is_open(side) and coup.first_four_out
    return (held.opener or held.keeper) if waits else ""


class _Told:
    """What happened, as it is told: to staff, and once it was asked for to everyone whom it does not name."""

    def __init__(self, told: Announcement, places: Mapping[str, int], name: Naming) -> None:
        self.told = told  # without its sentences, which most who hear of it are told otherwise
        self._name = name
        self._sent: bytes | None = None
        self.places = places  # of the people in it, before it happened
        self.names_cards = names_cards(told)
        self.openly: bytes | None = None  # as it is sent; empty where it is not for everyone

    @property
    def sent(self) -> bytes:
        """As staff hear it."""
        if self._sent is None:
            self._sent = encode(heard_by(in_words(self.told, self._name), "", staff=True))
        return self._sent

    def names(self, person: str) -> bool:
        """Whether this person hears it otherwise than the public does."""
        told = self.told
        return bool(person) and (
            person in self.places or person == told.patron or any(one.patron == person for one in told.paid)
        )

    def anew(self, known: KnownPeople) -> _Told:
        return _Told(told_anew(self.told, known.naming), self.places, known.naming)


class Room(StreamRoom):
    def __init__(self, floor: Floor, card: TableCard, clock: Callable[[], Instant]) -> None:
        super().__init__(floor, card.id, clock)
        self.card = card
        self._held_shoe: int | None = None
        self.opens_by: Callable[[str], Rulebook] = shelved  # a BookTrouble where a table may not open by it
        self.shows_chips = ShowsChips.CHIPS
        self.timer: Timer | None = None
        self._timed = ""  # what the timer runs for
        self._asked_now: DealNowAsked | None = None
        self.calls = Calls()
        self.has_been_open = False  # since this worker looks after it: who closed it then meant it
        self._told: deque[_Told] = deque(maxlen=_REMEMBERED)
        self._began = (0, 0)  # the entries with which the coup before this one began, and this one
        self.holds: Callable[[str], bool] = lambda tournament: False  # whether it is one of this floor
        self._scores = Scores()
        self._last: LastCoup | None = None
        self._boards = 0  # how often it changed
        self._board_bytes: tuple[int, bytes] = (-1, b"")
        self._seen = Table(id=card.id)  # after the last event told
        self._scene: Scene | None = None
        self._shared = b""  # its part for staff, once they looked
        self._public: SharedBytes | None = None  # and for everyone else
        self._openly: dict[str, bytes] = {}  # the same for patrons, each with their own id, and for the public
        self._private: dict[Actor, bytes] = {}
        self._chips: OthersChipsBytes | None = None  # on the felt
        self._others_chips: dict[str, bytes] = {}  # likewise: nobody finds their own among them
        self._felt: tuple[object, str, bytes] = (None, "", b"null")
        self._road: tuple[int, str] = (-1, "")
        self._beside: tuple[object, str, tuple[WagerBeside, ...]] = (None, "", ())
        self._happened: deque[FoldedEvent[Table]] = deque()  # and what is still to be told
        self._pace = CoupPace()

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
        return super().standstill or (trouble_of(Held(self.id)) if self.held else None)

    def book_for(self, command: Command) -> Rulebook:
        """What a command is judged by: a table opens by what lies on the shelf, and by that alone."""
        if not may_be(self._seen, command, self._held_shoe):
            raise Held(self.id)
        if isinstance(command, OpenTable) and not self._seen.is_open:
            return self.opens_by(self.card.book)
        return self.book

    # --- commands ----------------------------------------------------------------------------------

    @property
    def kind(self) -> StreamKind:
        return TABLE

    @property
    def commands(self) -> Mapping[str, type[Command]]:
        return COMMANDS

    async def facts_of(self, command: str, facts: dict[str, Any], actor: Actor, id: str) -> dict[str, Any]:
        found = with_cards(command, facts)
        return meant_by(found, self.called(actor.id)) if actor.rank == PATRON else found

    def comer(self, command: Command) -> tuple[str, tuple[str, ...]] | None:
        return (command.patron, tuple(self.table.patrons)) if isinstance(command, Arrive) else None

    def not_here(self, command: Command, id: str) -> Reply | None:
        if isinstance(command, BeginContest) and self.holds(command.tournament):
            facts: RefusalFacts = {
                "command": name_of(BeginContest),
                "tournament": command.tournament,
                "actor": command.actor.id,
            }
            return Reply("answer", id, refused=refused(Refusal(Reason.ONLY_THE_TOURNAMENT, (), facts)))
        acts = no_source_of_cards(command.setup, self.card.automatic) if isinstance(command, OpenTable) else ()
        return not_done(id, ErrorCode.NO_SOURCE_OF_CARDS, needs_acts(acts), acts=acts) if acts else None

    def answered(self, reply: Reply, person: str) -> Reply:
        return answered_openly(reply, self.called(person))

    def why_not(self, command: Command) -> Refusal | None:
        return why_not(self.table, command, self.book_for(command))

    def led(self, command: Command, reply: Reply) -> Reply:
        told = reply.refused
        if told is None or command.actor.rank == PATRON:
            return reply
        refusal = Refusal(Reason(told.reason), told.clauses, told.facts)
        found = leads(self.table, command, refusal, self.book_for(command))
        return replace(reply, refused=replace(told, leads=found)) if found else reply

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
        self._end_time_if_asked()

    def know(self, people: KnownPeople) -> None:
        """How people are called from now on, in what was told before too: who is forgotten is forgotten everywhere."""
        self.people = people
        self._told = deque((one.anew(people) for one in self._told), maxlen=_REMEMBERED)
        self._public = None
        self._openly.clear()
        self.publish()

    def called(self, me: str = "") -> Called:
        """How everyone at the table is called when this person looks, who is not of staff."""
        return Called(self.people.aliases, places_of(self._seen), me)

    def _hear(self, one: FoldedEvent[Table]) -> None:
        event, before = one.event, one.before
        name = self.people.naming
        told = heard_of(event, before, one.after.version, name)
        places = places_of(before)
        self._told.append(_Told(told, {person: places.get(person, 0) for person in people_in(told)}, name))
        if one.after.coup.number != before.coup.number:
            self._began = (self._began[1], one.after.version)
        self._pace.hear(event)
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
        if self._waits_for_a_turn():
            return f"turn {seen.contest_now.asked if seen.contest_now else ''}"
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

    def _waits_for_a_turn(self) -> bool:
        """In a contest whoever is asked to wager has a time of their own."""
        contest, coup = self._seen.contest_now, self._seen.coup
        if contest is None or not contest.on or contest.paused or not contest.asked:
            return False
        return self.card.does(Automatic.CALL) and coup.bets_called and not coup.bets_closed

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

    def why_not_now(self, person: str) -> ErrorCode | None:
        """Why this person cannot have the coup dealt before the time for wagers has run out."""
        return why_not_now(self._seen, self.card, person, time_runs=self._time_runs)

    def _time_runs(self) -> bool:
        return self.waits_for == "wagers" and self.standstill is None

    def may_deal_now(self, person: str) -> bool:
        timer = self.timer
        return timer is not None and timer.closes > self.clock() and self.why_not_now(person) is None

    def hear_deal_now(self, asked: DealNowAsked) -> None:
        """The time is up, if it is still the coup that was meant and nobody came meanwhile."""
        self._asked_now = asked
        if self._end_time_if_asked():
            self.publish()

    def _end_time_if_asked(self) -> bool:
        """What is asked through one worker may reach another before the wager does: it is kept until that is there."""
        asked, seen = self._asked_now, self._seen
        if asked is None or (seen.shoe.number, seen.coup.number) < (asked.shoe, asked.coup):
            return False
        is_meant = (seen.shoe.number, seen.coup.number) == (asked.shoe, asked.coup)
        why = self.why_not_now(asked.who)
        if is_meant and why in _MAY_COME:
            return False
        self._asked_now = None
        if not is_meant or why is not None:
            return False
        timer = self.timer or self._timer()
        self.timer, self._timed = replace(timer, closes=min(timer.closes, self.clock())), self.waits_for
        return True

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

    def road(self) -> str:
        """The last columns of the Big Road in short, for the lobby: cell by cell as `short_cell` has it."""
        if self._road[0] != self._boards:
            cells = self._scores.board.big_road(_LOBBY_COLUMNS)
            self._road = (self._boards, "".join(short_cell(cell) for cell in cells))
        return self._road[1]

    def wagers_beside(self) -> tuple[WagerBeside, ...]:
        """What the table offers beside the main wagers; while it is closed it offers nothing."""
        setup, edition = self._seen.setup, self._seen.edition
        if setup is None:
            return ()
        if self._beside[0] is not setup or self._beside[1] != edition:
            self._beside = (setup, edition, wagers_beside(self.book, setup))
        return self._beside[2]

    def supervised_by(self, actor: Actor) -> bool:
        """Whether someone looks after the table, and does not deal at it alone."""
        try:
            return supervises(self.book, actor)
        except BookTrouble:
            return False

    def pit(self, actor: Actor) -> PitShown:
        """What whoever looks after many tables sees first of this one."""
        private = self._look().private(actor)
        halted = self.standstill is not None
        return pit_of(self._seen, private, self.book, call=self.calls.now, pace=self._pace, halted=halted)

    # --- what watchers are sent ------------------------------------------------------------------

    def _look(self) -> Scene:
        """The table as it is now, for whoever looks; what was encoded of it before is of no use any more."""
        if self._scene is None or self._scene.table is not self._seen:
            self._scene = Scene(self._seen, self.book)
            self._shared, self._public, self._chips = b"", None, None
            self._openly.clear()
            self._private.clear()
            self._others_chips.clear()
        return self._scene

    def shared_bytes(self, person: str, *, staff: bool) -> bytes:
        """Everyone's part; whoever is not of staff finds no id in it but their own."""
        scene = self._look()
        if staff:
            self._shared = self._shared or encode(scene.shared)
            return self._shared
        # also who left: their page looks for what it added to the shoe under their own name
        added = any(person == patron for patron, _ in self._seen.shoe.contributions)
        me = person if added or person in self._seen.patrons else ""
        found = self._openly.get(me)
        if found is None:
            if self._public is None:
                self._public = SharedBytes(scene.shared, self.called)
            found = self._openly[me] = self._public.for_person(me)
        return found

    def others_chips_bytes(self, person: str) -> bytes:
        """The chips of everyone else on the felt; empty where none are shown."""
        self._look()
        me = person if person in self._seen.patrons else ""
        found = self._others_chips.get(me)
        if found is None:
            if self._chips is None:
                self._chips = OthersChipsBytes(chips_of_all(self._seen, self.shows_chips))
            found = self._others_chips[me] = self._chips.for_person(me)
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
        """What happened after this entry, as this person hears it.

        Which cards came in coups before the last one is for staff: else it is a record of the shoe to read at any time.
        """
        parts: list[bytes] = []
        for one in reversed(self._told):
            if one.told.sequence <= sequence:
                break
            if one.names_cards and not staff and one.told.sequence <= self._began[0]:
                continue
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


class Watcher(StreamWatcher[Room]):
    """Someone who looks at a table."""

    def __init__(self, room: Room, actor: Actor, *, staff: bool, after: int | None = None) -> None:
        super().__init__(room, actor, staff=staff)
        self.supervises = staff and room.supervised_by(actor)
        self._told = room.version if after is None else after
        self._felt: object = self
        self._board = -1

    def view(self) -> bytes:
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
        if chips := room.others_chips_bytes(self.actor.id):
            parts.append(b',"others_chips":' + chips)
        if room.may_deal_now(self.actor.id):
            parts.append(b',"deal_now":true')
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
        if self.supervises:
            parts.append(b',"pit":' + encode(room.pit(self.actor)))
        if (trouble := room.standstill) is not None:
            parts.append(b',"trouble":' + encode(trouble.english) + b',"trouble_says":' + encode(trouble.says))
        parts.append(b"}")
        return b"".join(parts)
