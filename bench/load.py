"""A floor under load: so many tables with seven players each over real sockets, every table dealing a coup each 25 s.

It prepares a floor on a database of its own, starts it as processes of their own and plays as all the players. Tables
begin at random moments within 25 s, as they would on a floor; that time and some more is warm-up and in no figure.
`--break` looks for the most tables at which 99 of 100 players see their wager within 250 ms. Start at `measure`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import time
from collections import deque
from collections.abc import Iterator

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from floor_under_load import AS_ON_A_FLOOR, SEATS, Floors, Pace, Players, running

AIM = 250.0  # milliseconds from a wager to the view that shows it, for 99 of 100
_STEP = 25  # tables: as exactly as a breaking point is looked for


# --- what is read of a message; the rest is skipped, to leave the processor to the floor ---------


class _Shoe(msgspec.Struct):
    number: int = 0


class _Coup(msgspec.Struct):
    number: int = 0
    bets_called: bool = False
    open_to_wagers: bool = False


class _Shared(msgspec.Struct):
    shoe: _Shoe | None = None
    coup: _Coup | None = None


class _Heard(msgspec.Struct):
    kind: str
    id: str = ""
    done: bool = False
    version: int | None = None
    shared: _Shared | None = None


_heard = msgspec.json.Decoder(_Heard)


class Figures:
    """What players saw between two moments."""

    def __init__(self, since: float, until: float) -> None:
        self.begin(since, until)

    def begin(self, since: float, until: float) -> None:
        """Forget what came before."""
        self.since, self.until = since, until
        self.answered: list[float] = []  # seconds from a wager to its answer
        self.seen: list[float] = []  # and to the view that shows it
        self.late: list[float] = []  # by how much this program's own timers were late
        self.sent = 0
        self.refused = 0
        self.coups = 0
        self.views = 0
        self.bytes = 0
        self.broken = 0  # at any time

    def counts(self, at: float) -> bool:
        return self.since <= at < self.until

    @property
    def unanswered(self) -> int:
        return self.sent - len(self.answered) - self.refused


class Outcome(msgspec.Struct):
    """The figures of one run."""

    tables: int
    seconds: float
    figures: Figures
    memory: float  # megabytes
    cpu: float  # seconds of CPU of the floor's workers
    database_cpu: float
    own_cpu: float

    @property
    def p99(self) -> float:
        return percentile(self.figures.seen, 0.99)

    @property
    def holds(self) -> bool:
        """Whether the floor carried it: quick enough, all but every wager answered, and nobody cut off."""
        figures = self.figures
        return self.p99 < AIM and figures.unanswered <= figures.sent // 1000 and not figures.broken

    def lines(self) -> Iterator[str]:
        found, seconds = self.figures, self.seconds
        yield (
            f"coups a second {found.coups / seconds:6.1f}   wagers {len(found.answered) / seconds:6.1f}"
            f"   views {found.views / seconds:6.0f}   {found.bytes / seconds / 1e6:.1f} MB/s to players"
        )
        for what, told in (("wager to answer", found.answered), ("wager to view", found.seen)):
            yield (
                f"{what:<16} p50 {percentile(told, 0.5):7.1f} ms   p99 {percentile(told, 0.99):7.1f} ms"
                f"   worst {percentile(told, 1):7.1f} ms"
            )
        yield (
            f"refused {found.refused}   unanswered {found.unanswered}   broken connections {found.broken}"
            f"   this program's timers late by p99 {percentile(found.late, 0.99):.1f} ms"
        )
        yield (
            f"the floor: {self.memory:.0f} MB, {self._share(self.cpu)} of a core, {self._each(self.cpu)} ms a coup;"
            f" the database: {self._share(self.database_cpu)}; this load: {self._share(self.own_cpu)}"
        )

    def _share(self, cpu: float) -> str:
        return f"{100 * cpu / self.seconds:.0f}%"

    def _each(self, cpu: float) -> str:
        return f"{1000 * cpu / self.figures.coups:.1f}" if self.figures.coups else "-"


def percentile(figures: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


# --- players -------------------------------------------------------------------------------------


class Player:
    """A wager a coup, some time after bets are called; by place, so that a table's wagers do not come all at once."""

    def __init__(
        self, wire: ClientConnection, table: int, person: str, place: int, figures: Figures, pace: Pace
    ) -> None:
        self._wire, self._person, self._place, self._figures = wire, person, place, figures
        self._thinks = 0.2 + (place * 1.3 + table % 100 / 20) % (pace.betting * 3 / 4)
        self._sent: dict[str, float] = {}
        self._waiting: tuple[float, int] | None = None  # since when for which version
        self._versions: deque[tuple[int, float]] = deque(maxlen=16)  # views, and when they came
        self._coup = self._wagered = (0, 0)
        self._later: asyncio.Task[None] | None = None

    async def play(self) -> None:
        try:
            while True:
                async with asyncio.timeout(40):
                    message = await self._wire.recv(decode=False)
                self._hear(_heard.decode(message), len(message), time.perf_counter())
        finally:
            if self._later is not None:
                self._later.cancel()

    def _hear(self, message: _Heard, size: int, now: float) -> None:
        figures = self._figures
        if message.kind == "answer":
            self._answer(message, now)
        elif message.kind == "view" and message.shared is not None and message.version is not None:
            if figures.counts(now):
                figures.views += 1
                figures.bytes += size
            self._versions.append((message.version, now))
            if self._waiting is not None and message.version >= self._waiting[1]:
                figures.seen.append(now - self._waiting[0])
                self._waiting = None
            self._look(message.shared, now)

    def _answer(self, message: _Heard, now: float) -> None:
        begun = self._sent.pop(message.id.partition(":")[2], None)
        if begun is None or not self._figures.counts(begun):
            return
        if not message.done or message.version is None:
            self._figures.refused += 1
            return
        self._figures.answered.append(now - begun)
        # its view may have come before its answer
        came = next((at for version, at in self._versions if version >= message.version and at >= begun), None)
        if came is not None:
            self._figures.seen.append(came - begun)
        else:
            self._waiting = (begun, message.version)

    def _look(self, shared: _Shared, now: float) -> None:
        if shared.coup is None or shared.shoe is None:
            return
        coup = (shared.shoe.number, shared.coup.number)
        if self._place == 0 and self._coup not in ((0, 0), coup) and self._figures.counts(now):
            self._figures.coups += 1
        self._coup = coup
        if shared.coup.open_to_wagers and shared.coup.bets_called and self._wagered != coup:
            self._wagered = coup
            self._later = asyncio.create_task(self._wager(f"{coup[0]}-{coup[1]}"))

    async def _wager(self, id: str) -> None:
        await asyncio.sleep(self._thinks)
        wager = "player" if self._place % 2 else "banker"
        facts = {"patron": self._person, "wager": wager, "stake": 10_000}
        begun = self._sent[id] = time.perf_counter()
        if self._figures.counts(begun):
            self._figures.sent += 1
        said = {"say": "command", "id": id, "command": "place-wager", "facts": facts}
        await self._wire.send(msgspec.json.encode(said), text=True)


async def sit(
    address: str, table: int, name: str, person: str, token: str, place: int, figures: Figures, pace: Pace
) -> None:
    try:
        async with connect(
            f"ws://{address}/api/tables/{name}/live",
            additional_headers={"Cookie": f"croupier_session={token}"},
            compression=None,
            open_timeout=30,
            close_timeout=1,
        ) as wire:
            await Player(wire, table, person, place, figures, pace).play()
    except asyncio.CancelledError:
        raise
    except Exception:
        figures.broken += 1


async def table_of(
    floors: Floors, table: int, name: str, sitting: list[tuple[str, str]], figures: Figures, pace: Pace
) -> None:
    await asyncio.sleep(random.Random(table).uniform(0, pace.coup))
    address = floors.address_for(name)
    await asyncio.gather(
        *(sit(address, table, name, *someone, place, figures, pace) for place, someone in enumerate(sitting))
    )


async def be_on_time(figures: Figures) -> None:
    """How late this program itself is; the floor is not quicker than what measures it."""
    while True:
        due = time.perf_counter() + 0.05
        await asyncio.sleep(0.05)
        now = time.perf_counter()
        if figures.counts(now):
            figures.late.append(now - due)


async def load(floors: Floors, players: Players, warm_up: float, seconds: float) -> Outcome:
    begun = time.perf_counter()
    figures = Figures(begun + warm_up, begun + warm_up + seconds)
    jobs = [
        asyncio.create_task(table_of(floors, number, name, sitting, figures, AS_ON_A_FLOOR))
        for number, (name, sitting) in enumerate(players.items())
    ]
    jobs.append(asyncio.create_task(be_on_time(figures)))
    await asyncio.sleep(figures.since - time.perf_counter())
    before, own = floors.usage(), time.process_time()
    await asyncio.sleep(figures.until - time.perf_counter())
    after, own = floors.usage(), time.process_time() - own
    await asyncio.sleep(2)  # the last answers
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    return Outcome(
        tables=len(players),
        seconds=seconds,
        figures=figures,
        memory=after.memory,
        cpu=after.floor - before.floor,
        database_cpu=after.database - before.database,
        own_cpu=own,
    )


# --- runs ----------------------------------------------------------------------------------------


def measure(tables: int, wanted: argparse.Namespace) -> Outcome:
    """One run on a floor of its own, told on the screen."""
    with running(tables, postgres=wanted.postgres, workers=wanted.workers) as (floors, players):
        kind = "PostgreSQL" if wanted.postgres else "SQLite"
        print(
            f"{tables} tables of {SEATS} on {kind}, {wanted.workers} worker(s):"
            f" {wanted.seconds:.0f} s after {wanted.warm_up:.0f} s of warm-up,"
            f" tables begun within {AS_ON_A_FLOOR.coup:.0f} s",
            flush=True,
        )
        outcome = asyncio.run(load(floors, players, wanted.warm_up, wanted.seconds))
    for line in outcome.lines():
        print(f"  {line}", flush=True)
    return outcome


def find_break(first: int, wanted: argparse.Namespace) -> None:
    """Half as many again until it does not hold, then halves between; a floor that fails is tried a second time."""
    holds, fails, tables = 0, 0, first
    while not fails or fails - holds > _STEP:
        if measure(tables, wanted).holds or measure(tables, wanted).holds:
            holds = tables
        else:
            fails = tables
        tables = (holds + fails) // 2 // _STEP * _STEP if fails else tables * 3 // 2 // _STEP * _STEP
        if tables <= holds:
            break
    print(f"carries {holds} tables with p99 under {AIM:.0f} ms; {fails} were too many")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[200])
    parser.add_argument("--seconds", type=float, default=60, help="that are measured")
    parser.add_argument("--warm-up", type=float, default=45, help="seconds before, in no figure")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own instead of an SQLite file")
    parser.add_argument("--break", dest="to_break", action="store_true", help="find the most tables it carries")
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    for tables in wanted.tables:
        if wanted.to_break:
            find_break(tables, wanted)
        else:
            measure(tables, wanted)


if __name__ == "__main__":
    main()
