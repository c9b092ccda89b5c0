"""A floor for attacks on its log: a real process, one table dealt by hand, heads shipped to a witness on another path.

Whoever attacks has the database and the folder of the keys, and does not have the witness. Start at `guarded`.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from service.floors import PASSWORD, Ready, Running, quick, until
from service.forked import CLOCK
from terminal import Answer, typed

TABLE, OTHER = "felt", "other"
HOUR = 3_600_000  # milliseconds


class Set(Running):
    """A floor on a machine whose clock on the wall is set by so many milliseconds."""

    def __init__(self, ready: Ready, folder: Path, by: int, **environment: str) -> None:
        super().__init__(ready, folder, **{CLOCK: str(by)}, **environment)


class Guarded:
    def __init__(self, folder: Path, *, tables: tuple[str, ...] = (TABLE,)) -> None:
        self.folder = folder
        self.database, self.keys = folder / "floor.db", folder / "keys"
        self.witness = folder / "another mount" / "heads.jsonl"
        self.witness.parent.mkdir()
        cards = [quick(name, automatic=()) for name in tables]
        self.ready = Ready(self.database, self.keys, cards)
        for card in cards:
            self.ready.play(card)
        self._given = 0

    @contextmanager
    def running(self, by: int = 0, **environment: str) -> Iterator[Running]:
        around = {"CROUPIER_WITNESS": str(self.witness)} | environment
        with Set(self.ready, self.folder, by, **around) as floor:
            yield floor

    def another_boot(self) -> None:
        """As if the machine had been started again since."""
        self.sql(
            "UPDATE floor_facts SET value = replace(value, '\"boot\":\"', '\"boot\":\"another') WHERE name = 'clock'"
        )

    def arrive(self, floor: Running, count: int = 1, table: str = TABLE) -> None:
        """Patrons come to a table: some entries in its log."""
        with floor.client("dealer") as dealer:
            for _ in range(count):
                self._given += 1
                facts = {"patron": f"patron-{self._given}", "chips": 1_000_00}
                said = {"id": f"come-{self._given}", "command": "arrive", "facts": facts}
                answer = dealer.post(f"/api/tables/{table}/commands", json=said)
                assert answer.status_code == 200, answer.text

    def head(self, floor: Running) -> None:
        """An administrator does something, which the floor signs a head for at once; wait until the witness has it."""
        self._given += 1
        before = len(self.shipped())
        with floor.client("administrator") as administrator:
            person = {"id": f"person-{self._given}", "role": "player", "password": PASSWORD}
            assert administrator.post("/api/people", json=person).status_code == 200
        until(lambda: len(self.shipped()) > before, "the witness is told of no head")

    def shipped(self) -> list[dict[str, Any]]:
        if not self.witness.exists():
            return []
        return [json.loads(line) for line in self.witness.read_text("utf-8").splitlines() if line.endswith("}")]

    # --- what an attacker does, with the database and the keys in hand -----------------------------

    def sql(self, *statements: str) -> None:
        with closing(sqlite3.connect(self.database)) as raw, raw:
            for statement in statements:
                raw.execute(statement)

    def asked(self, question: str) -> Any:
        with closing(sqlite3.connect(self.database)) as raw:
            return raw.execute(question).fetchone()[0]

    def cut_tail(self, after: int, table: str = TABLE) -> None:
        """Whatever happened at a table after this entry, as if it never had."""
        self.sql(
            f"DELETE FROM entries WHERE table_id = '{table}' AND sequence > {after}",
            f"DELETE FROM commands WHERE table_id = '{table}' AND first > {after}",
            f"DELETE FROM snapshots WHERE table_id = '{table}' AND sequence > {after}",
        )
        self.keep_heads("heads.jsonl", lambda head: head["table"] != table or head["sequence"] <= after)

    def cut_heads(self, after: int) -> None:
        """Heads of the floor after this one, from the database and from beside the keys."""
        self.sql(f"DELETE FROM floor_heads WHERE number > {after}")
        self.keep_heads("floor-heads.jsonl", lambda head: head["number"] <= after)

    def keep_heads(self, name: str, wanted: Any) -> None:
        file = self.keys / name
        lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
        file.write_text("".join(line for line in lines if wanted(json.loads(line))), "utf-8")

    # --- what an inspector finds ------------------------------------------------------------------

    def verify(self, *options: str) -> Answer:
        return typed("verify", self.database, "--keys", self.keys, *options)

    def verify_with_witness(self) -> Answer:
        return self.verify("--witness", str(self.witness))


def found(answer: Answer, *sentences: str) -> None:
    """Exit code 3, and what is wrong is said."""
    assert answer.code == 3, answer.out + answer.err
    for sentence in sentences:
        assert sentence in " ".join(answer.out.split()), answer.out
