"""A tournament for tests: its terms, its people, and every command through `decide` and `apply`.

Every answer is noted (witness.py), so that a claimed clause must have been cited. A refusal must change nothing, the
money is audited after every event, and a replay of what was written must give the same tournament. Start at `Running`
and `terms_for`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

import witness
from croupier import Refusal, Rulebook, open_book
from croupier.chance.ballot import sealed, tapes_for
from croupier.clauses import Reason, Silent
from croupier.table import PATRON, Actor, Command, Event, name_of
from croupier.tournament.acts import TOURNAMENT_ACTS
from croupier.tournament.apply import apply, replay_tournament
from croupier.tournament.audit import audit_tournament
from croupier.tournament.codec import (
    TOURNAMENT_COMMANDS,
    decode_command,
    decode_tournament,
    encode,
    encode_tournament,
)
from croupier.tournament.decide import decide, power_of
from croupier.tournament.rules import rules_of
from croupier.tournament.state import DIRECTOR, Entrant, EntrantStatus, SessionStage, Tournament
from croupier.tournament.terms.schema import (
    Answering,
    ConductTerms,
    Details,
    Elimination,
    EntryTerms,
    Format,
    Length,
    Onward,
    Penalty,
    Prizes,
    PrizeShare,
    RefundTerms,
    Round,
    TournamentTerms,
    WagerTerms,
    Winners,
)
from croupier.tournament.upcast import read_event

NAME = "tournament:cup"
HOUR = 3_600_000
STARTS = 1_900_000_000_000
TAPE, SALT = bytes(range(32)), bytes(range(32, 64))
VARIATION = {"crown-sydney": "crown", "crown-melbourne": "crown", "canberra": "commission"}
HEAT = Round(name="Heat", length=Length(coups=20), tables=2, seats=7, progress=Onward(by="top-of-table", number=2))
FINAL = Round(name="Final", length=Length(coups=20), tables=1, seats=7, progress=Onward(by="final"))


def terms_for(book: Rulebook | str, **parts: Any) -> TournamentTerms:
    """Terms that a book is content with; `details={"fee": 0}` changes a field of a part, `event="charity"` a word."""
    rulebook = open_book(book) if isinstance(book, str) else book
    chapter = rulebook.tournament
    assert not isinstance(chapter, Silent)
    canberra = chapter.money.refunds.policy == "none-but-cancelled"
    plain = TournamentTerms(
        name="Cup",
        book=rulebook.id,
        variation=VARIATION[rulebook.id],
        details=Details(
            starts=STARTS, place="Level 1", fee=200_00, commission=20_00, commission_approval="A-1", least=3, most=14
        ),
        entry=EntryTerms(
            method="at the desk",
            closes=STARTS - HOUR,
            groups="none",
            available="at the desk",
            withdraw_until=UNSET if canberra else STARTS - 10 * HOUR,
            substitute_until=STARTS - 5 * HOUR,
        ),
        format=Format(
            round=(HEAT, FINAL),
            bank=1000_00,
            chips="tournament",
            disposition="returned",
        ),
        wagers=WagerTerms(least=10_00, most=500_00, every_coup=True, compulsory=10_00),
        elimination=Elimination(criteria="who cannot wager"),
        winners=Winners(by="chips", criteria="most chips", session_ties="extra-coups"),
        prizes=Prizes(
            pool="fees",
            formula="fees less commission",
            share=(
                PrizeShare(place=1, parts=6000),
                PrizeShare(place=2, parts=3000),
                PrizeShare(place=3, parts=1000),
            ),
            ties="divide",
        ),
        conduct=ConductTerms(
            disqualification="misconduct",
            refund=()
            if canberra
            else (
                RefundTerms(circumstance="withdrawal-in-time", parts=10_000),
                RefundTerms(circumstance="withdrawal-late", parts=5_000),
                RefundTerms(circumstance="director-decides", parts=2_500),
            ),
            substitutes="illness",
            substitution="takes over the chips",
            late=Answering(consequence="forfeits-entry" if canberra else "forfeits-session"),
            absence=Answering(consequence="forfeits-entry"),
            phone=Answering(consequence="warning"),
            disqualified_chips="removed",
            retirement="chips-removed",
            penalty=(Penalty(id="advice", circumstance="advice", penalty=Answering(consequence="warning")),),
        ),
        statement={one.id: True for one in chapter.term if one.kind == "statement"},
    )
    for name, change in parts.items():
        new = replace(getattr(plain, name), **change) if isinstance(change, dict) and name != "statement" else change
        plain = replace(plain, **{name: new})
    return plain


class Running:
    """One tournament under one book, with a director who is there."""

    def __init__(self, book: str | Rulebook, **parts: Any) -> None:
        self.book = open_book(book) if isinstance(book, str) else book
        self.tournament = Tournament(id=NAME)
        self.events: list[Event] = []
        self.clock = STARTS - 100 * HOUR
        self.given = 0
        self.terms = terms_for(self.book, **parts)
        self.tapes = list(tapes_for(TAPE, SALT, NAME, 16))

    # --- giving commands -------------------------------------------------------------------------

    def actor(self, name: str, as_: str = "") -> Actor:
        """Whoever does such a thing; `as_` is `person:rank`."""
        if as_:
            person, _, rank = as_.partition(":")
            return Actor(person, rank)
        act = TOURNAMENT_ACTS[TOURNAMENT_COMMANDS[name]]
        rules = rules_of(self.book)
        assert rules is not None
        power = power_of(act, rules)
        if power is None:
            return Actor(self.tournament.director or "Dot", DIRECTOR)
        return Actor("Sam", power.rank)

    def command(self, act: str, /, *, as_: str = "", at: int | None = None, **facts: Any) -> Command:
        self.given += 1
        self.clock = self.clock + 1 if at is None else at
        made: Command = TOURNAMENT_COMMANDS[act](f"c{self.given}", self.actor(act, as_), self.clock, **facts)
        assert decode_command(encode(made)) == made
        return made

    def answer(self, act: str, /, **facts: Any) -> tuple[Event, ...] | Refusal:
        command = self.command(act, **facts)
        before = self.tournament
        answer = witness.note(decide(before, command, self.book))
        if isinstance(answer, Refusal):
            assert self.tournament == before
            return answer
        for event in answer:
            assert read_event(encode(event)) == event
            self.tournament = apply(self.tournament, event)
            audit_tournament(self.tournament)
        self.events += answer
        return answer

    def does(self, act: str, /, **facts: Any) -> tuple[Event, ...]:
        answer = self.answer(act, **facts)
        assert not isinstance(answer, Refusal), answer
        return answer

    def one(self, act: str, /, **facts: Any) -> Any:
        """The first event of a command."""
        return self.does(act, **facts)[0]

    def refused(self, reason: Reason, act: str, /, **facts: Any) -> Refusal:
        answer = self.answer(act, **facts)
        assert isinstance(answer, Refusal), [name_of(type(one)) for one in answer]
        assert answer.reason is reason, answer
        return answer

    def check(self) -> None:
        """What was written gives the same again, and so does a copy."""
        again = replay_tournament(NAME, (read_event(encode(event)) for event in self.events))
        assert again == self.tournament
        assert decode_tournament(encode_tournament(self.tournament)) == self.tournament

    # --- a tournament's usual course --------------------------------------------------------------

    def begin(self) -> Running:
        self.does("begin-tournament", name="Cup")
        return self

    def appoint(self) -> Running:
        self.does("appoint-director", person="Dot")
        self.does("mark-present", person="Dot")
        return self

    def advise(self, about: str = "terms") -> Running:
        chapter = self.book.tournament
        assert not isinstance(chapter, Silent)
        rule = chapter.before.changed if about == "change" else chapter.before.advised
        if not isinstance(rule, Silent):
            self.does("advise-regulator", to=rule.to, reference="R-1", copy=True, about=about)
        return self

    def publish(self) -> Running:
        self.does("write-terms", terms=self.terms)
        self.does("publish-terms", where="at the desk")
        return self

    def prepared(self) -> Running:
        """Ready for entries."""
        self.begin().appoint().publish().advise()
        for table in ("T1", "T2"):
            self.does("designate-table", table=table, seats=7)
        self.does("commit-ballot", commitment=sealed(self.tapes[0], SALT, NAME).hex())
        return self

    def entered(self, number: int = 6, **facts: Any) -> Running:
        price = self.terms.details.fee + self.terms.details.buy_in
        for one in range(1, number + 1):
            self.does("enter", entrant=f"E{one}", paid=price, **facts)
        return self

    def closed(self) -> Running:
        self.does("close-entries")
        return self

    def briefed(self) -> Running:
        self.does("brief-players")
        return self

    def draw(self, session: int, **facts: Any) -> Any:
        tape = self.tapes[self.tournament.draws]
        drawn = {"tape": tape.hex(), "salt": SALT.hex(), "word": "magpie", "by": "E1", **facts}
        return self.one("draw-ballot", session=session, **drawn)

    def schedule(self, round: int = 1, starts: int = STARTS) -> int:
        return int(self.one("schedule-session", round=round, starts=starts).session)

    def seat_all(self, session: int, but: tuple[str, ...] = ()) -> Running:
        for one in self.at(session):
            if one.id not in but:
                self.does("take-seat", entrant=one.id, session=session)
        return self

    def at(self, session: int) -> list[Entrant]:
        """Whoever has a seat of a session, in the order of the ballot."""
        seats = self.tournament.sessions[session].seats
        everyone = (self.tournament.entrants[seat.entrant] for seat in seats)
        return [one for one in everyone if one.seat is not None and one.status is EntrantStatus.SEATED]

    def ready(self, number: int = 6) -> Running:
        """Entries are closed, the first session is drawn and everyone sits."""
        self.prepared().entered(number).closed().briefed()
        session = self.schedule()
        self.draw(session)
        return self.seat_all(session)

    def started(self, number: int = 6) -> Running:
        self.ready(number)
        self.does("start-session", session=1)
        return self

    def count(self, session: int, chips: dict[str, int] | None = None, coups: int = 20) -> Running:
        """Every table is counted: chips of those named, in dollars; of the others by how early they entered."""
        known = chips or {}
        one_session = self.tournament.sessions[session]
        for table in one_session.tables():
            players = [one for one in self.at(session) if one.seat and one.seat.table == table]
            counts = tuple((one.id, known.get(one.id, 2000 - one.number) * 100) for one in players)
            if counts:
                self.does("record-count", session=session, table=table, counts=counts, coups=coups)
        return self

    def play(self, round: int, chips: dict[str, int] | None = None, starts: int = STARTS) -> int:
        """A whole session, from its ballot to its end."""
        session = self.schedule(round, starts)
        self.draw(session)
        self.seat_all(session)
        self.does("start-session", session=session)
        self.count(session, chips)
        self.does("end-session", session=session)
        assert self.tournament.sessions[session].stage is SessionStage.ENDED
        return session

    def status(self, entrant: str) -> str:
        return self.tournament.entrants[entrant].status.value

    def finished(self, number: int = 6, chips: dict[str, int] | None = None) -> Running:
        """Played to the last place; E1 first, E2 second, unless chips of the final say otherwise."""
        self.prepared().entered(number).closed().briefed()
        self.play(1)
        self.play(2, chips)
        self.does("rank-final")
        return self


def patron(person: str) -> str:
    return f"{person}:{PATRON}"


def encoded(thing: msgspec.Struct) -> bytes:
    return msgspec.json.encode(thing)
