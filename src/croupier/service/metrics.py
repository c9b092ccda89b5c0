"""RefusalFacts for those who watch the floor: tables, watchers, entries, commands by what became of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from croupier.service.door import REASONS, Door
from croupier.service.room import Room
from croupier.service.wire import Reply


class Metrics:
    def __init__(self, rooms: Mapping[str, Room]) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "croupier_commands", "Commands by what became of them", ["answer"], registry=self.registry
        )
        self.seconds = Histogram(
            "croupier_command_seconds",
            "From a command's arrival to its answer",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        tables = Gauge("croupier_tables", "Tables on the floor", registry=self.registry)
        tables.set_function(lambda: len(rooms))
        open_tables = Gauge("croupier_open_tables", "Tables that are open", registry=self.registry)
        open_tables.set_function(lambda: sum(room.table.is_open for room in rooms.values()))
        watchers = Gauge("croupier_watchers", "Connections that watch a table", registry=self.registry)
        watchers.set_function(lambda: sum(len(room.watchers) for room in rooms.values()))
        entries = Gauge("croupier_entries", "Entries in the logs of this floor's tables", registry=self.registry)
        entries.set_function(lambda: sum(room.version for room in rooms.values()))

    def watch_door(self, door: Door) -> None:
        connections = Gauge("croupier_connections", "Connections that are open, of this worker", registry=self.registry)
        connections.set_function(lambda: len(door))
        let_go = Gauge(
            "croupier_connections_let_go",
            "Connections that were turned away or closed, by why: they were late, read nothing, or there was no room",
            ["why"],
            registry=self.registry,
        )
        for why in REASONS:
            let_go.labels(why).set_function(partial(door.let_go.__getitem__, why))

    def count(self, given: Reply, seconds: float) -> None:
        """A command was answered, over a socket or HTTP."""
        self.commands.labels(given.became).inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
