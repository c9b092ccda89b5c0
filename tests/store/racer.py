"""A worker process for races: a floor on a log that others share, and clients in threads that all want the same tables.

It says "ready", waits for a line, plays, and writes what it was told as lines of JSON; all is drawn from the seed.
Start at `main`; `Racing` starts several of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import msgspec

from children import path_with
from croupier import Refusal, Rulebook, open_book
from croupier.floor import Done, Floor
from croupier.store.log import Conflict, LogError, OtherBody, Unavailable
from croupier.store.opening import open_log
from croupier.table import PATRON, Actor, Command
from croupier.table.records import BuyIn, PlaceWager, WithdrawWager
from live import START
from store.making import arrival

BOOK = "crown-sydney"
TRIES = 200  # of a command whose fate is unknown


class Race(msgspec.Struct, frozen=True):
    address: str
    worker: int
    seed: int
    tables: int
    clients: int
    commands: int  # of each client


class Told(msgspec.Struct, frozen=True):
    """What a client was told about a command in the end."""

    table: str
    id: str
    answer: str
    sequence: int = 0
    times: int = 1  # how often it was sent
    lost: int = 0  # how often the database did not answer


def table_name(number: int) -> str:
    return f"T{number}"


class Client:
    def __init__(self, race: Race, floor: Floor, book: Rulebook, number: int) -> None:
        self.name = f"w{race.worker}c{number}"
        self.race, self.floor, self.book = race, floor, book
        self.random = Random(f"{race.seed} {self.name}")
        self.told: list[Told] = []
        self.sent: list[tuple[str, Command]] = []

    def run(self) -> None:
        for number in range(self.race.commands):
            table = table_name(self.random.randrange(self.race.tables))
            command = self.drawn(f"{self.name}-{number}")
            expected = self.floor.standing(table).head.sequence if self.random.random() < 0.3 else None
            self.told.append(self.send(table, command, expected))
            self.sent.append((table, command))
            if self.random.random() < 0.15:
                self.told.append(self.send(*self.random.choice(self.sent), None))

    def drawn(self, id: str) -> Command:
        """Mostly what anyone may do at any time; some of it is refused, depending on who was quicker."""
        patron, dollars = self.random.choice("ABC"), self.random.randrange(1, 9)
        match self.random.randrange(6):
            case 0:
                return BuyIn(id, Actor("the dealer", "dealer"), START, patron, dollars * 100_00, "cash")
            case 1:
                return PlaceWager(id, Actor(patron, PATRON), START, patron, "player", dollars * 5_00)
            case 2:
                return WithdrawWager(id, Actor(patron, PATRON), START, self.random.randrange(1, 60))
            case _:
                return arrival(id, f"{self.name} p{self.random.randrange(40)}")

    def send(self, table: str, command: Command, expected: int | None) -> Told:
        lost = 0
        for times in range(1, TRIES + 1):
            try:
                given = self.floor.give(table, command, self.book, expected)
            except Unavailable:
                lost += 1
                time.sleep(0.1)
                continue
            except LogError as error:
                return Told(table, command.id, f"error: {error}", 0, times, lost)
            match given:
                case Done():
                    return Told(table, command.id, "done", given.sequence, times, lost)
                case Refusal():
                    return Told(table, command.id, "refused", 0, times, lost)
                case Conflict():
                    return Told(table, command.id, "conflict", given.actual, times, lost)
                case OtherBody():
                    return Told(table, command.id, "other body", 0, times, lost)
                case _:
                    return Told(table, command.id, f"halted: {given.says}", 0, times, lost)
        return Told(table, command.id, "unknown", 0, TRIES, lost)


def main() -> None:
    race = msgspec.json.decode(sys.argv[1], type=Race)
    log = open_log(race.address)
    floor, book = Floor(log), open_book(BOOK)
    clients = [Client(race, floor, book, number) for number in range(race.clients)]
    for number in range(race.tables):
        floor.table(table_name(number))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    threads = [threading.Thread(target=client.run) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    floor.close()
    log.close()
    for client in clients:
        for told in client.told:
            sys.stdout.write(msgspec.json.encode(told).decode() + "\n")


class Racing:
    """Worker processes that are ready to begin."""

    def __init__(self, races: list[Race]) -> None:
        root = Path(__file__).parents[1]
        environment = os.environ | {"PYTHONPATH": path_with(root)}
        self._workers = [
            subprocess.Popen(
                [sys.executable, "-m", "store.racer", msgspec.json.encode(race).decode()],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for race in races
        ]
        for worker in self._workers:
            assert worker.stdout
            assert worker.stdout.readline() == "ready\n"

    def begin(self) -> None:
        for worker in self._workers:
            assert worker.stdin
            worker.stdin.write("go\n")
            worker.stdin.flush()

    @property
    def going_on(self) -> bool:
        return any(worker.poll() is None for worker in self._workers)

    def told(self) -> list[Told]:
        """Wait until all are done; what their clients were told."""
        found: list[Told] = []
        for worker in self._workers:
            said, _ = worker.communicate(timeout=600)
            assert worker.returncode == 0
            found += [msgspec.json.decode(line, type=Told) for line in said.splitlines()]
        return found

    def kill(self) -> None:
        """Leave none behind, whatever went wrong."""
        for worker in self._workers:
            if worker.poll() is None:
                worker.kill()
                worker.wait()


if __name__ == "__main__":
    main()
