"""What is still to be carried between a tournament and its tables: a pure look at both, and the commands that are due.

A command's id derives from the fact that it carries, so that whoever carries it again, after a restart or in another
worker, carries the same one. It gives no command itself. Start at `due_at`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec import UnsetType

from croupier.rulebooks import Rulebook
from croupier.table import Event, Instant, Table
from croupier.table.contest.standing import is_complete
from croupier.table.contest.state import Contest
from croupier.tournament import records as r
from croupier.tournament.carrying import contest_facts, further_facts, further_label, further_seats, seats_at
from croupier.tournament.rules import rules_of, somebody_present
from croupier.tournament.sessions.counting import at_table
from croupier.tournament.sessions.rounds import play_off_now, players_in, round_of
from croupier.tournament.state import (
    Entrant,
    EntrantStatus,
    HeldSeat,
    OrderedPlayOff,
    SessionStage,
    Tournament,
    TournamentSession,
)

STANDING: Final = (SessionStage.DRAWN, SessionStage.RUNNING, SessionStage.PAUSED)
_OURS: Final = ("break", "director-absent")  # why a contest stands still for the tournament; a direction is people's
_MINUTE: Final = 60_000
_VACATES: Final = {
    EntrantStatus.DISQUALIFIED: "disqualified",
    EntrantStatus.RETIRED: "retired",
    EntrantStatus.SUBSTITUTED: "substituted",
    EntrantStatus.FORFEITED: "absent",
    EntrantStatus.ELIMINATED: "eliminated",
}


class DueAtTable(NamedTuple):
    """A command of a table, and the fact that it carries there."""

    table: str
    command: str
    facts: dict[str, Any]
    fact: str


class ChipsDue(NamedTuple):
    """Chips that the tournament gave or took, by the command that did."""

    entrant: str
    amount: int
    why: str
    command: str


class SessionPast(NamedTuple):
    """What is needed of a tournament's past and is not in its state."""

    chips: tuple[ChipsDue, ...] = ()
    started: Mapping[int, Instant] = {}  # sessions, and when they were


def happened(events: Iterable[Event]) -> SessionPast:
    """From its first event on; what was undone is not there."""
    chips: list[ChipsDue] = []
    started: dict[int, Instant] = {}
    for event in events:
        match event:
            case r.BoughtAgain():
                chips.append(ChipsDue(event.entrant, event.chips, "re-buy", event.made.command))
            case r.AddedOn():
                chips.append(ChipsDue(event.entrant, event.chips, "add-on", event.made.command))
            case r.PenaltyGiven() | r.PhoneRecorded() | r.AbsenceRecorded():
                if event.chips:
                    chips.append(ChipsDue(event.entrant, event.chips, "penalty", event.made.command))
            case r.ActUndone():
                chips = [one for one in chips if one.command != event.act]
            case r.SessionRanked():
                chips = []  # what concerned a session is over with it
            case r.SessionStarted():
                started[event.session] = event.made.at
            case _:
                pass
    return SessionPast(tuple(chips), started)


def id_of(tournament: str, *fact: str | int) -> str:
    """Of the command that carries a fact; short, whatever the names in it are."""
    told = ":".join(map(str, fact))
    return f"carries-{sha256(f'{tournament}:{told}'.encode()).hexdigest()[:40]}"


# --- at a table ----------------------------------------------------------------------------------


def due_at(
    tournament: Tournament, book: Rulebook, table: Table, past: SessionPast, now: Instant
) -> Iterator[DueAtTable]:
    """What a table of a tournament is to be told, the first thing first; it is asked again after each."""
    contest = table.contest_now
    ours = contest is not None and contest.tournament == tournament.id
    further = play_off_now(tournament)
    if further is not None and table.id in further.tables():
        yield from _further_at(tournament, further, book, table, now)
        return
    session = next((one for one in tournament.sessions.values() if _plays_at(tournament, one, table.id)), None)
    if contest is not None and ours and (session is None or contest.session != str(session.number)):
        yield from _over(table, contest)
        return
    if session is None:
        return
    if contest is None:
        if at_table(tournament, session, table.id) and table.id not in session.counted:
            facts = contest_facts(tournament, session.number)
            yield DueAtTable(table.id, "begin-contest", facts, f"begin:{session.number}:{table.id}")
        return
    if not ours:
        return  # another tournament has it: that is for people to see to
    if contest.ended:
        if table.id in session.counted or not at_table(tournament, session, table.id):
            yield from _over(table, contest)
        return
    if table.is_open:
        yield from _in_contest(tournament, session, book, table, contest, past, now)


def _plays_at(tournament: Tournament, session: TournamentSession, table: str) -> bool:
    return session.stage in STANDING and table in session.tables() and not tournament.cancelled


def _further_at(
    tournament: Tournament, further: OrderedPlayOff, book: Rulebook, table: Table, now: Instant
) -> Iterator[DueAtTable]:
    """Further coups among equals: what was played there before is over, and the same chips are before everyone."""
    contest, name, label = table.contest_now, table.id, further_label(further.session, further.turn)
    here = players_in(tournament, further, name)
    if contest is not None and contest.tournament != tournament.id:
        return  # another tournament has it: that is for people to see to
    if contest is not None and (contest.session != label or contest.ended or not here):
        if contest.session != label or not here or name in further.counted:
            yield from _over(table, contest)
        return
    if contest is None:
        if here and name not in further.counted:
            facts = further_facts(tournament, further.session, further.turn)
            yield DueAtTable(name, "begin-contest", facts, f"begin:{label}:{name}")
        return
    if table.is_open:
        yield from _further_in(tournament, further, book, table, contest, now)


def _further_in(
    tournament: Tournament, further: OrderedPlayOff, book: Rulebook, table: Table, contest: Contest, now: Instant
) -> Iterator[DueAtTable]:
    name, label = table.id, contest.session
    missing = [one for one in further_seats(tournament, further, name) if one["patron"] not in contest.entrants]
    session = tournament.sessions.get(further.session)
    stops = _stops(tournament, session, book, bool(missing), now)
    if stops and not contest.paused:
        yield DueAtTable(name, "pause-contest", {"why": stops}, f"pause:{label}:{name}:{table.version}")
        return
    here = players_in(tournament, further, name)  # among them some who were eliminated together
    for entrant, why, chips in _to_vacate(tournament, table):
        if entrant in here:
            continue
        left = {"patron": entrant, "why": why, "chips": chips}
        yield DueAtTable(name, "vacate-seat", left, f"vacate:{label}:{name}:{entrant}:{why}")
    for facts in missing:
        yield DueAtTable(name, "seat-entrant", facts, f"seat:{label}:{name}:{facts['patron']}")
    if not stops and contest.paused in _OURS:
        yield DueAtTable(name, "resume-contest", {}, f"resume:{label}:{name}:{table.version}")
    elif is_complete(table, contest):
        yield DueAtTable(name, "end-contest", {"why": "complete"}, f"end:{label}:{name}")
    elif not table.patrons and not missing:  # the last of them went together
        yield DueAtTable(name, "end-contest", {"why": "one-left"}, f"end:{label}:{name}")


def _over(table: Table, contest: Contest) -> Iterator[DueAtTable]:
    """The session is over, or the tournament was cancelled: the table is free again."""
    if contest.on and contest.entrants:
        if table.is_open:
            yield DueAtTable(table.id, "end-contest", {"why": "cancelled"}, f"end:{contest.session}:{table.id}")
        return
    yield DueAtTable(table.id, "release-contest", {}, f"release:{contest.session}:{table.id}")


def _in_contest(
    tournament: Tournament,
    session: TournamentSession,
    book: Rulebook,
    table: Table,
    contest: Contest,
    past: SessionPast,
    now: Instant,
) -> Iterator[DueAtTable]:
    number, name = session.number, table.id
    missing = list(_to_seat(tournament, session, contest, name))
    leaving = list(_to_vacate(tournament, table))
    stops = _stops(tournament, session, book, bool(missing), now)
    if stops and not contest.paused:
        yield DueAtTable(name, "pause-contest", {"why": stops}, f"pause:{number}:{name}:{table.version}")
        return
    for entrant, why, chips in leaving:
        left = {"patron": entrant, "why": why, "chips": chips}
        yield DueAtTable(name, "vacate-seat", left, f"vacate:{number}:{name}:{entrant}:{why}")
    for facts in missing:
        yield DueAtTable(name, "seat-entrant", facts, f"seat:{number}:{name}:{facts['patron']}")
    for one in past.chips:
        seat = _seat_in(tournament.entrants.get(one.entrant), session)
        if seat is not None and seat.table == name and one.entrant in contest.entrants:
            moved = {"patron": one.entrant, "amount": one.amount, "why": one.why, "reference": one.command}
            yield DueAtTable(name, "adjust-chips", moved, chips_fact(one.command))
    if not stops and contest.paused in _OURS:
        yield DueAtTable(name, "resume-contest", {}, f"resume:{number}:{name}:{table.version}")
        return
    yield from _ends(tournament, session, table, contest, past, now)


def chips_fact(command: str) -> str:
    """The fact that chips moved by a command of the tournament are moved at the table too."""
    return f"chips:{command}"


def _seat_in(entrant: Entrant | None, session: TournamentSession) -> HeldSeat | None:
    seat = entrant.seat if entrant else None
    return seat if seat is not None and seat.session == session.number else None


def _stops(
    tournament: Tournament, session: TournamentSession | None, book: Rulebook, missing: bool, now: Instant
) -> str:
    """Why nothing is dealt at the tables of a session now, if nothing is; after the last one there is none."""
    rules = rules_of(book)
    if rules is not None and not somebody_present(tournament, rules):
        return "director-absent"
    stands = session is not None and session.stage is not SessionStage.RUNNING
    waits = stands or missing or now < tournament.break_until
    return "break" if waits else ""


def _to_seat(
    tournament: Tournament, session: TournamentSession, contest: Contest, table: str
) -> Iterator[dict[str, Any]]:
    """Whoever took the seat that was drawn for them, or may come late to it once play began."""
    for facts in seats_at(tournament, session.number, table):
        entrant = tournament.entrants[facts["patron"]]
        seat = entrant.seat
        running = session.stage is not SessionStage.DRAWN
        if entrant.id in contest.entrants or entrant.status is not EntrantStatus.SEATED or seat is None:
            continue
        if seat.taken or (running and seat.late):
            gone = contest.entrants.get(entrant.instead_of)
            instead = {"entry": "substitution", "instead": gone.id, "bank": gone.chips} if gone else {}
            yield facts | instead


def _to_vacate(tournament: Tournament, table: Table) -> Iterator[tuple[str, str, str]]:
    """Whoever sits there and plays no more, why, and whether their chips still count.

    The tournament has taken the seat of most of them already: that they sit at the table is all that counts.
    """
    terms = tournament.terms
    for patron in table.patrons:
        entrant = tournament.entrants.get(patron)
        why = _VACATES.get(entrant.status) if entrant else None
        if why is None or terms is None:
            continue
        removed = (why == "disqualified" and terms.conduct.disqualified_chips == "removed") or (
            why == "retired" and terms.conduct.retirement == "chips-removed"
        )
        yield patron, why, "removed" if removed else "kept"


def _ends(
    tournament: Tournament,
    session: TournamentSession,
    table: Table,
    contest: Contest,
    past: SessionPast,
    now: Instant,
) -> Iterator[DueAtTable]:
    """A table that the director ended early, that has had its coups, or whose time is up."""
    terms, grounds = tournament.terms, session.ended_early.get(table.id)
    fact = f"end:{session.number}:{table.id}"
    if grounds:
        yield DueAtTable(table.id, "end-contest", {"why": grounds, "agreed": tuple(table.patrons)}, fact)
    if is_complete(table, contest):
        yield DueAtTable(table.id, "end-contest", {"why": "complete"}, fact)
    minutes = round_of(terms, session).length.minutes if terms else 0
    began = past.started.get(session.number)
    if not isinstance(minutes, UnsetType) and minutes and began is not None and now >= began + minutes * _MINUTE:
        yield DueAtTable(table.id, "end-contest", {"why": "complete"}, fact)


# --- at the tournament ---------------------------------------------------------------------------


def has_news(tournament: Tournament, table: Table) -> int | None:
    """The session of which a table has something to tell that the tournament does not know; mostly none."""
    contest = table.contest_now
    if contest is None or contest.tournament != tournament.id or not contest.session.isdecimal():
        return None
    session = tournament.sessions.get(int(contest.session))
    if session is None or session.stage not in STANDING:
        return None
    playing = at_table(tournament, session, table.id)
    out = any(one.id in playing and one.out == "eliminated" for one in contest.entrants.values())
    counted = table.id in session.counted or not playing
    return session.number if out or (contest.ended and not counted) else None


def has_further(tournament: Tournament, table: Table) -> OrderedPlayOff | None:
    """Further coups that are over at a table and not counted yet; mostly none."""
    contest, further = table.contest_now, play_off_now(tournament)
    if contest is None or further is None or not contest.ended or contest.ended == "cancelled":
        return None
    ours = (contest.tournament, contest.session) == (
        tournament.id,
        further_label(further.session, further.turn),
    )
    return further if ours and table.id not in further.counted else None
