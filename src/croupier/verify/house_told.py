"""What the house log makes of accounts, ranks and tables' cards, held against what the database has of them.

Whoever changes an account behind the floor's back changes no entry of the house log. Accounts and cards from before
there was a house log are not told of, and nothing is said of them. Start at `HouseTold`.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from croupier.languages import Message
from croupier.store.house import HouseNote, NoteFact, seal_of
from croupier.store.ranks import BY_ROLE, NOTES, RankPlace, place_of, rank_told
from croupier.store.sql import SqlLog
from croupier.verify.finding import Finding


class _Account:
    def __init__(self, role: str, seal: str) -> None:
        self.role, self.seal, self.active = role, seal, True


class HouseTold:
    def __init__(self) -> None:
        self._accounts: dict[str, _Account] = {}
        self._cards: dict[str, str] = {}
        self._ranks: dict[RankPlace, str] = {}
        self.floor_started = False

    def hear(self, note: HouseNote) -> None:
        """Go on over one note."""
        facts = note.facts
        self.floor_started = self.floor_started or note.kind == "floor-started"
        if note.kind == "account-made":
            self._accounts[_of(facts, "account")] = _Account(_of(facts, "role"), _of(facts, "seal"))
        elif note.kind in NOTES:
            self._ranks[place_of(note)] = rank_told(note)
        elif note.kind == "table-card":
            self._cards[_of(facts, "table")] = _of(facts, "digest")
        elif (known := self._accounts.get(_of(facts, "account"))) is not None:
            match note.kind:
                case "role-changed":
                    known.role = _of(facts, "role")
                case "account-closed" | "account-opened":
                    known.active = note.kind == "account-opened"
                case "password-reset" | "password-changed" | "code-given" | "code-used" | "administrator-recovered":
                    known.seal = _of(facts, "seal")

    def compared(self, log: SqlLog) -> Iterator[Finding]:
        """Where the database has it otherwise."""
        there = log.accounts()
        for id, told in sorted(self._accounts.items()):
            if id not in there:
                yield _found("found-account-gone", account=id)
                continue
            role, active, hashed = there[id]
            if role != told.role:
                yield _found("found-account-otherwise", account=id, now=role, told=told.role)
            if active and not told.active:
                yield _found("found-account-open", account=id)
            if seal_of(hashed) != told.seal:
                yield _found("found-account-password", account=id)
        yield from self._other_ranks(log)
        cards = log.table_cards()
        for table, digest in sorted(self._cards.items()):
            if table not in cards or sha256(cards[table].encode()).hexdigest() != digest:
                yield _found("found-card-otherwise", table=table)

    def _other_ranks(self, log: SqlLog) -> Iterator[Finding]:
        """A rank that nobody granted, or that is another than was: there was always a house log to tell of it."""
        there = {RankPlace(*place): rank for place, rank in log.ranks().items()}
        told = {place: rank for place, rank in self._ranks.items() if rank != BY_ROLE}
        for place in sorted(there.keys() | told.keys()):
            now, said = there.get(place, BY_ROLE), told.get(place, BY_ROLE)
            if now != said:
                facts = {"account": place.account, "book": place.book, "table": place.table, "now": now, "told": said}
                yield _found("found-rank-otherwise", **facts)


def _of(facts: dict[str, NoteFact], name: str) -> str:
    """A note that nobody of ours wrote may lack anything."""
    return str(facts.get(name, ""))


def _found(why: str, /, **facts: str) -> Finding:
    return Finding("beside-altered", "", 0, Message(why, dict(facts)))
