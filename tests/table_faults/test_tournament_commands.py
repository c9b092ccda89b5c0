"""Bad commands at a tournament: strictly read, refused in the order of `Reason`, and never changing anything."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from croupier import Refusal, open_book
from croupier.clauses import Reason, Silent
from croupier.table import Actor, name_of
from croupier.table.codec import COMMANDS, EVENTS
from croupier.table.upcast import UnknownEvent
from croupier.tournament.acts import TOURNAMENT_ACTS, TournamentPhase, Whose
from croupier.tournament.codec import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS, decode_command, decode_event, encode
from croupier.tournament.decide import decide
from croupier.tournament.upcast import read_event
from tournaments import STARTS, VARIATION, Running, patron

GIVEN = ("id", "actor", "at")  # of every command


def test_every_command_has_an_act_and_a_chapter() -> None:
    assert set(TOURNAMENT_ACTS) == set(TOURNAMENT_COMMANDS.values())
    chapters = {act.chapter for act in TOURNAMENT_ACTS.values()}
    assert chapters == {"preparing", "entries", "seating", "sessions", "standings", "money", "conduct"}


def test_names_differ_from_a_tables() -> None:
    assert not set(COMMANDS) & set(TOURNAMENT_COMMANDS)
    assert not set(EVENTS) & set(TOURNAMENT_EVENTS)


@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw | {"paid": 200.0},
        lambda raw: raw | {"paid": "20000"},
        lambda raw: raw | {"nobody": 1},
        lambda raw: {name: value for name, value in raw.items() if name != "entrant"},
        lambda raw: raw | {"command": "enter-twice"},
    ],
)
def test_a_command_is_read_strictly(change: Callable[[dict[str, object]], dict[str, object]]) -> None:
    command = Running("canberra").command("enter", entrant="E1", paid=200_00)
    raw = change(msgspec.json.decode(encode(command)))
    with pytest.raises(msgspec.ValidationError):
        decode_command(msgspec.json.encode(raw))


def test_an_event_that_nobody_knows_says_which_it_is() -> None:
    with pytest.raises(UnknownEvent, match="is a seat-sold/1, which this Croupier does not know"):
        read_event(b'{"event":"seat-sold/1"}')
    event = Running("canberra").one("begin-tournament", name="Cup")
    assert decode_event(encode(event)) == event


def test_the_command_itself_is_judged_first() -> None:
    cup = Running("canberra").prepared()
    before = cup.tournament
    command = cup.command("enter", entrant="E1", paid=1, as_="E2:king", at=0)
    answer = decide(before, command, cup.book)
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.TIME_RUNS_BACKWARDS
    known = msgspec.structs.replace(command, id=before.recent[-1])
    answer = decide(before, known, cup.book)
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.REPEATED_COMMAND


def test_then_the_person_then_the_tournament_then_the_matter() -> None:
    cup = Running("canberra")
    cup.refused(Reason.UNKNOWN_RANK, "designate-table", table="T1", seats=7, as_="Sam:king")
    cup.refused(Reason.RANK_TOO_LOW, "designate-table", table="T1", seats=7, as_=patron("E1"))
    cup.refused(Reason.TOURNAMENT_NOT_BEGUN, "designate-table", table="T1", seats=7)
    cup.prepared()
    cup.refused(Reason.NOT_FOR_ANOTHER, "withdraw", entrant="E1", as_=patron("E2"))
    cup.refused(Reason.NOT_ENTITLED, "enter", entrant="E1", paid=0, excluded=True)
    cup.refused(Reason.NOT_THE_PRICE, "enter", entrant="E1", paid=0)
    cup.refused(Reason.TEXT_NOT_POSSIBLE, "enter", entrant="", paid=0)
    cup.refused(Reason.TIME_NOT_POSSIBLE, "designate-table", table="T3", seats=7, at=10**16)


def test_a_tournament_goes_by_the_edition_it_was_begun_under() -> None:
    cup = Running("canberra").begin()
    cup.book = open_book("crown-sydney")
    cup.refused(Reason.OTHER_EDITION, "designate-table", table="T1", seats=7)


def test_an_entrant_does_for_themselves_what_is_theirs_and_nothing_else() -> None:
    cup = Running("canberra").prepared()
    cup.refused(Reason.RANK_TOO_LOW, "enter", entrant="E1", paid=200_00, as_=patron("E1"))
    cup.does("enter", entrant="E1", paid=200_00)
    cup.refused(Reason.RANK_TOO_LOW, "start-session", session=1, as_=patron("E1"))
    cup.does("withdraw", entrant="E1", as_=patron("E1"))
    assert cup.status("E1") == "withdrawn"


@pytest.mark.parametrize("book", VARIATION)
def test_a_book_names_commands_of_the_directors_and_no_others(book: str) -> None:
    chapter = open_book(book).tournament
    assert not isinstance(chapter, Silent)
    whose = {one.name: one.whose for one in TOURNAMENT_ACTS.values()}
    assert chapter.director.acts
    assert {whose[name] for name in chapter.director.acts} == {Whose.DIRECTOR}


@pytest.mark.parametrize("name", TOURNAMENT_COMMANDS)
def test_no_command_is_taken_once_it_is_closed(name: str) -> None:
    cup = Running("canberra").prepared()
    cup.does("cancel-tournament", reason="flood")
    cup.does("close-tournament")
    kind = TOURNAMENT_COMMANDS[name]
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    blank = {
        one: _blank(str(field.type))
        for one, field in fields.items()
        if field.required and one not in ("id", "actor", "at")
    }
    if name == "write-terms":
        blank = {"terms": cup.terms}
    command = kind("last", Actor("Dot", "tournament-director"), STARTS, **blank)
    answer = decide(cup.tournament, command, cup.book)
    assert isinstance(answer, Refusal)
    after = TOURNAMENT_ACTS[kind].when is TournamentPhase.AND_AFTER  # a prize that is held may be handed out later
    fits = {Reason.UNKNOWN_ENTRANT} if after else {Reason.TOURNAMENT_OVER, Reason.TOURNAMENT_BEGUN, Reason.RANK_TOO_LOW}
    assert answer.reason in fits, name_of(kind)


def _blank(kind: str) -> object:
    if "tuple" in kind:
        return ()
    if "int" in kind:
        return 1
    return True if "bool" in kind else "x"
