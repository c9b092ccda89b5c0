"""A desk at which a tournament is run by hand: commands by their names, the clock by hand, and what must follow.

The terms start from one that each document would be content with; a case says only what it changes in them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

import witness
from croupier.chance.ballot import sealed, tapes_for
from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook, open_book
from croupier.rulebooks.tournament import TournamentChapter
from croupier.table import Actor, Command, Event
from croupier.tournament import records
from croupier.tournament.apply import apply
from croupier.tournament.codec import decode_event, encode
from croupier.tournament.decide import decide
from croupier.tournament.state import Entrant, Tournament
from croupier.tournament.terms.check import check
from croupier.tournament.terms.schema import TournamentTerms

CS, CM, CB = "crown-sydney", "crown-melbourne", "canberra"
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
NOON = 1_767_268_800_000  # of the first of January 2026
STARTS = NOON + 8 * HOUR
TOP = {CS: "casino-manager", CM: "chief-officer", CB: "casino-operator"}
NOMINATES = {CS: "casino-manager", CM: "chief-officer", CB: "gaming-shift-manager"}
REGULATOR = {  # Melbourne's rules name the inspectorate on site for the event, the VCGR for a change of it
    CS: {"terms": "nicc", "change": "nicc"},
    CM: {"terms": "inspector", "change": "vcgr"},
    CB: {"terms": "commission", "change": "commission"},
}
SALT = bytes(range(32))
TAPES = tapes_for(bytes(range(1, 33)), SALT, "tournament:cup")
PLAIN: Mapping[str, Any] = {
    "name": "Cup",
    "details": {
        "starts": STARTS,
        "place": "The main floor",
        "fee": 200_00,
        "least": 3,
        "most": 7,
    },
    "entry": {
        "method": "At the desk",
        "closes": STARTS - HOUR,
        "available": "At the desk",
        "groups": "None",
        "withdraw_until": STARTS - 2 * HOUR,
        "substitute_until": STARTS - 2 * HOUR,
        "reserves": 4,
    },
    "format": {
        "kind": "rounds",
        "round": [{"name": "Final", "length": {"coups": 3}, "tables": 1, "seats": 7, "progress": {"by": "final"}}],
        "bank": 1000_00,
        "chips": "tournament",
        "disposition": "returned",
    },
    "wagers": {"least": 50_00, "most": 500_00, "every_coup": True, "compulsory": 50_00},
    "elimination": {"criteria": "Who cannot make the compulsory wager"},
    "winners": {"by": "chips", "criteria": "Most chips at the end", "session_ties": "extra-coups"},
    "prizes": {
        "pool": "fees",
        "formula": "All fees less commission",
        "share": [{"place": 1, "parts": 5000}, {"place": 2, "parts": 3000}, {"place": 3, "parts": 2000}],
        "ties": "divide",
    },
    "conduct": {
        "penalty": [{"id": "rude", "circumstance": "Rudeness", "penalty": {"consequence": "chips", "chips": 100_00}}],
        "disqualification": "Cheating",
        "substitutes": "Illness",
        "late": {"consequence": "none"},
        "absence": {"consequence": "forfeits-session"},
        "phone": {"consequence": "warning"},
        "substitution": "The substitute has the place",
        "disqualified_chips": "removed",
        "retirement": "chips-removed",
        "refund": [{"circumstance": "withdrawal-in-time", "parts": 10000}],
    },
}
VARIATION = {CS: "traditional", CM: "traditional", CB: "non-commission"}
COMMANDS = {
    kind.__struct_config__.tag: kind
    for kind in vars(records).values()
    if isinstance(kind, type) and issubclass(kind, Command) and kind is not Command
}
LESS = {  # what a document leaves no room for, or never asks
    CB: {
        "conduct.refund": (),
        "conduct.late": None,
        "conduct.absence": None,
        "conduct.penalty": (),
        "entry.withdraw_until": None,
    },
}


def terms(book: str, changes: Mapping[str, Any] | None = None, *, without: tuple[str, ...] = ()) -> TournamentTerms:
    """Terms that the book is content with, changed by dotted paths; None takes a key out. `without`: statements."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(dict(PLAIN)))
    made |= {"book": book, "variation": VARIATION[book]}
    for path, value in {**LESS.get(book, {}), **(changes or {})}.items():
        *parts, last = path.split(".")
        place = made
        for part in parts:
            place = place.setdefault(part, {})
        if value is None:
            place.pop(last, None)
        else:
            place[last] = value
    made["statement"] = {item: True for item in statements(book) if item not in without}
    return msgspec.convert(_kebab(made), TournamentTerms, strict=False)


def statements(book: str) -> tuple[str, ...]:
    chapter = open_book(book).tournament
    assert isinstance(chapter, TournamentChapter)
    return tuple(item.id for item in chapter.term if not item.fields)


def findings(book: str, changes: Mapping[str, Any] | None = None, **more: Any) -> set[str]:
    """The clauses that a check of the terms names."""
    return {
        str(clause).partition(":")[2]
        for found in check(terms(book, changes, **more), open_book(book))
        for clause in found.clauses
    }


def named(clauses: set[str] | tuple[str, ...], number: str) -> bool:
    """Whether this clause, or one that stands under it, is among them."""
    return any(c == number or (c.startswith(number) and c[len(number)] in "(./ ") for c in clauses)


class Desk:
    """One tournament at one book."""

    def __init__(self, book: str) -> None:
        self.id = book
        self.book: Rulebook = open_book(book)
        self.now: Tournament = Tournament(id="tournament:cup")
        self.clock = NOON
        self.events: list[Event] = []
        self._count = 0

    # --- giving commands ---------------------------------------------------------------------

    def give(self, command: str, who: Actor | None = None, **facts: Any) -> tuple[Event, ...] | Refusal:
        self._count += 1
        actor = who or (Actor("D", "tournament-director") if self.now.director else self.boss)
        given = COMMANDS[command](id=f"c{self._count}", actor=actor, at=self.clock, **facts)
        answer = decide(self.now, given, self.book)
        witness.note((answer,))
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self.now = apply(self.now, event)
            self.events.append(event)
        return tuple(answer)

    def ok(self, command: str, who: Actor | None = None, **facts: Any) -> tuple[Event, ...]:
        answer = self.give(command, who, **facts)
        assert not isinstance(answer, Refusal), f"{command} {facts}: {answer.reason} {answer.clauses} {answer.facts}"
        return answer

    def no(
        self, command: str, *clauses: str, who: Actor | None = None, never: tuple[str, ...] = (), **facts: Any
    ) -> Refusal:
        before = self.now
        answer = self.give(command, who, **facts)
        assert isinstance(answer, Refusal), f"{command} {facts} was accepted: {answer}"
        cited = tuple(str(clause).partition(":")[2] for clause in answer.clauses)
        for clause in clauses:
            assert any(named(cited, one) for one in clause.split("|")), (
                f"{command}: {answer.reason} cites {cited}, not {clause}"
            )
        for clause in never:
            assert not named(cited, clause), f"{command}: {answer.reason} cites {cited}, also {clause}"
        assert self.now is before
        return answer

    def cited(self, events: tuple[Event, ...]) -> set[str]:
        return {str(clause).partition(":")[2] for event in events for clause in event.under}

    # --- usual courses -----------------------------------------------------------------------

    def begin(self) -> Desk:
        self.ok("begin-tournament", name="Cup")
        return self

    def write(self, changes: Mapping[str, Any] | None = None, **more: Any) -> Desk:
        self.ok("write-terms", who=self.boss, terms=terms(self.id, changes, **more))
        return self

    def publish(self) -> Desk:
        self.ok("publish-terms", who=self.boss, where="At the desk")
        return self

    def advise(self, about: str = "terms", *, copy: bool = True) -> Desk:
        to = REGULATOR[self.id][about]
        self.ok("advise-regulator", who=self.boss, to=to, reference="R1", channel="email", copy=copy, about=about)
        return self

    def direct(self) -> Desk:
        self.ok("appoint-director", who=Actor("shift", NOMINATES[self.id]), person="D")
        if self.id != CB:
            self.ok("mark-present", person="D")
        return self

    def ready(self, changes: Mapping[str, Any] | None = None, **more: Any) -> Desk:
        """Everything that must come before entries."""
        self.begin().write(changes, **more).publish()
        if self.id != CS:
            self.advise()
        return self.direct()

    @property
    def boss(self) -> Actor:
        return Actor("boss", TOP[self.id])

    def enter(self, *entrants: str, paid: int = 200_00, **facts: Any) -> Desk:
        for entrant in entrants:
            self.ok("enter", entrant=entrant, paid=paid, **({"signed": True, "likeness": True} | facts))
        return self

    def tables(self, *tables: str, seats: int = 7) -> Desk:
        for table in tables or ("T1",):
            self.ok("designate-table", who=self.boss, table=table, seats=seats)
        return self

    def close(self) -> Desk:
        self.ok("commit-ballot", commitment=sealed(TAPES[0], SALT, "tournament:cup").hex())
        self.ok("close-entries")
        return self

    def schedule(self, round: int = 1, starts: int = STARTS) -> int:
        self.ok("schedule-session", round=round, starts=starts)
        return max(self.now.sessions)

    def draw(self, session: int, by: str, **facts: Any) -> tuple[Event, ...]:
        return self.ok("draw-ballot", **(self.ballot(session, by) | facts))

    def ballot(self, session: int, by: str) -> dict[str, Any]:
        return {"session": session, "tape": TAPES[self.now.draws].hex(), "salt": SALT.hex(), "word": "luck", "by": by}

    def seat(self, session: int, *but: str) -> None:
        """Everybody but these takes the seat drawn for them."""
        for drawn in self.now.sessions[session].seats:
            if drawn.entrant not in but:
                self.ok("take-seat", entrant=drawn.entrant, session=session)

    def at_seats(self, *entrants: str, paid: int = 200_00, **more: Any) -> int:
        """From entries to seats drawn for the first session; the clock stands ten minutes before it."""
        self.enter(*entrants, paid=paid, **more).tables().close()
        session = self.schedule()
        self.draw(session, entrants[0])
        if self.id != CB:
            self.ok("brief-players")
        self.clock = STARTS - 10 * MINUTE
        return session

    def playing(self, *entrants: str, **more: Any) -> int:
        """To the session's start, everybody seated."""
        session = self.at_seats(*entrants, **more)
        self.seat(session)
        self.clock = STARTS
        self.ok("start-session", session=session)
        return session

    def count(self, session: int, counts: Mapping[str, int], *, coups: int = 3) -> None:
        """Chips told in dollars, table by table as the ballot put them."""
        where = {drawn.entrant: drawn.table for drawn in self.now.sessions[session].seats}
        for table in sorted({where[entrant] for entrant in counts}):
            told = tuple((entrant, chips * 100) for entrant, chips in counts.items() if where[entrant] == table)
            self.ok("record-count", session=session, table=table, counts=told, coups=coups)

    def finished(self, counts: Mapping[str, int], **more: Any) -> Desk:
        """One session to the award, from entries on."""
        session = self.playing(*counts, **more)
        self.count(session, counts)
        self.ok("end-session", session=session)
        self.ok("rank-final")
        self.ok("award-prizes")
        return self

    # --- what is so --------------------------------------------------------------------------

    def status(self, entrant: str) -> str:
        return str(self.entrant(entrant).status.value)

    def entrant(self, entrant: str) -> Entrant:
        return self.now.entrants[entrant]

    def prizes(self) -> dict[str, int]:
        return {prize.entrant: prize.amount for prize in self.now.prizes}

    def lies(self, place: str) -> int:
        """Cents that lie at all accounts of a place, whose sign is what came in."""
        return sum(cents for account, cents in self.now.ledger.balances.items() if account.place.value == place)

    def told_again(self) -> Tournament:
        """The tournament from its written events alone: what is left after a restart."""
        again = Tournament(id=self.now.id)
        for event in self.events:
            again = apply(again, decode_event(encode(event)))
        return again


def _kebab(value: Any) -> Any:
    if isinstance(value, dict):
        return {key.replace("_", "-"): _kebab(inner) for key, inner in value.items()}
    return [_kebab(one) for one in value] if isinstance(value, list | tuple) else value
