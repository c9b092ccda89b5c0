"""A tournament over the wire: who sees what, who may do what, entries from a file, a restart that changes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from architecture.tournaments_told import everything_happens
from croupier.languages import Message, Speaker, languages
from croupier.service.access import COOKIE
from croupier.service.announcing import announced, heard_by
from croupier.service.publicly import told_with
from croupier.service.roles import Role
from croupier.service.tournament_frames import TournamentShown
from croupier.service.wire import encode
from croupier.store.names import rename
from croupier.table.events import Hears
from croupier.tournament.apply import apply
from croupier.tournament.state import Tournament
from croupier.tournament.views import Names
from croupier.words.tournaments import tournament_message
from service.conftest import Prepare
from service.floors import Ready, quick
from service.tournament_floors import hold

CSV = {"content-type": "text/csv"}
ENTRIES = """\
entrant, paid, signed
ana, 200, yes
bob, 100, yes
, 200,
zoe, much, yes
ana, 200, yes
"""


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    made = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    hold(made, closed=False)
    return made


@pytest.fixture
def client(ready: Ready) -> Iterator[TestClient]:
    with TestClient(ready.app()) as found:
        yield found


class Asking:
    def __init__(self, ready: Ready, client: TestClient) -> None:
        self._ready, self._client = ready, client

    def _as(self, role: str) -> dict[str, str]:
        self._client.cookies.clear()
        return {"Cookie": f"{COOKIE}={self._ready.tokens[role]}"} if role else {}

    def view(self, role: str) -> dict[str, Any]:
        found: dict[str, Any] = self._client.get("/api/tournaments/cup?last=100", headers=self._as(role)).json()
        return found

    def give(self, role: str, command: str, id: str = "", **facts: Any) -> dict[str, Any]:
        said = {"id": id or command, "command": command, "facts": facts}
        answer = self._client.post("/api/tournaments/cup/commands", json=said, headers=self._as(role))
        found: dict[str, Any] = answer.json()
        return found

    def entries(self, role: str, text: str) -> Any:
        return self._client.post("/api/tournaments/cup/entries", content=text, headers=self._as(role) | CSV).json()


@pytest.fixture
def asking(ready: Ready, client: TestClient) -> Asking:
    return Asking(ready, client)


# --- who sees what ---------------------------------------------------------------------------------


def test_the_board_is_for_those_who_conduct_it_and_names_are_for_staff(asking: Asking) -> None:
    for role in ("", *(one.value for one in Role)):
        found = asking.view(role)
        conducts = role in ("director", "supervisor", "manager", "administrator", "inspector")
        assert (found["view"]["board"] is not None, "offer" in found) == (conducts, conducts), role
        ids = [one["id"] for one in found["view"]["entrants"]]
        own = "player" if role == "player" else "#1"
        named = conducts or role == "dealer"
        assert ids == (["player", "kim", "lee"] if named else [own, "#2", "#3"]), role
        assert (found["view"]["own"] is not None) is (role == "player")


def test_an_alias_stands_for_an_entrant_before_others(ready: Ready, client: TestClient, asking: Asking) -> None:
    client.post("/api/me/alias", json={"alias": "Lucky"}, headers={"Cookie": f"{COOKIE}={ready.tokens['kim']}"})
    assert [one["id"] for one in asking.view("player")["view"]["entrants"]] == ["player", "alias:Lucky", "#3"]
    assert "kim" not in str(asking.view("player"))
    assert asking.view("director")["people"]["kim"] == "Lucky"


def test_a_name_is_shown_to_others_with_permission_and_an_id_never(prepare: Prepare) -> None:
    ready = prepare(quick("T1", "crown-sydney", "crown"))
    hold(ready, closed=False)
    with closing(ready.log()) as log:
        rename(log, "lee", "Lee Wong")
    with TestClient(ready.app()) as client:
        asking = Asking(ready, client)
        for one in ("kim", "lee"):
            assert asking.give("director", "permit-likeness", f"permits-{one}", entrant=one, permits=True)["done"]
        shown = asking.view("")
        assert [one["id"] for one in shown["view"]["entrants"]] == ["#1", "#2", "alias:Lee Wong"]
        assert not re.search(r"\b(kim|lee)\b", str(shown))
        assert asking.view("director")["people"]["lee"] == "Lee Wong"


def test_a_refusal_names_people_as_whoever_asked_knows_them(asking: Asking) -> None:
    asking.give("director", "close-entries")
    asking.give("director", "schedule-session", round=1, starts=2_000_000_000_000)
    refused = asking.give("director", "draw-ballot", session=1, word="x", by="zoe")["refused"]
    assert refused["reason"] == "word-not-theirs"
    for language in languages():
        said = Speaker(language).calling(lambda person: f"<{person}>")
        assert "<zoe>" in said.said(Message(f"refusal-{refused['reason']}", refused["facts"]))
        already = Message("refusal-already-done", {"what": "seat-taken", "who": "zoe"})
        assert "<zoe>" in said.said(already)


def test_an_entrant_is_spoken_to_where_a_sentence_is_about_them() -> None:
    sits = Message("event-seat-taken", {"entrant": "kim", "table": "T1", "seat": 2})
    assert Speaker(me="kim").said(sits) == "You sit at table T1, seat 2"
    assert Speaker(me="lee").said(sits) == "kim sits at table T1, seat 2"


def test_nothing_that_the_public_hears_of_a_tournament_has_an_entrants_id_in_it() -> None:
    """All that happens in tournaments in which everything happens; who permits the use of their name may be named."""
    heard = 0
    for running in everything_happens():
        before = Tournament(id=running.tournament.id)
        for event in running.events:
            after = apply(before, event)
            hidden = {one.id for one in after.entrants.values() if not one.likeness and len(one.id) > 1}
            told = announced(
                event, 1, tournament_message(event, before), str, "-" if event.heard is Hears.PATRON else ""
            )
            openly = heard_by(told, "", staff=False)
            if openly is not None:
                said = encode(told_with(openly, Names(after, "").of)).decode()
                found = [one for one in hidden if re.search(rf"\b{re.escape(one)}\b", said)]
                assert not found, (said, found)
                heard += 1
            before = after
    assert heard > 50


# --- who may do what -------------------------------------------------------------------------------


def test_the_director_conducts_and_only_the_one_who_was_appointed(asking: Asking) -> None:
    assert asking.give("director", "close-entries")["done"]
    assert asking.give("supervisor", "brief-players")["refused"]["reason"] == "not-the-director"
    assert asking.give("director", "brief-players")["done"]
    assert asking.give("manager", "appoint-director", person="manager")["done"]
    # whoever was appointed acts as the director, and with the rank that they have
    assert asking.give("director", "call-break", minutes=5)["refused"]["reason"] == "not-the-director"
    assert asking.give("manager", "schedule-session", round=1, starts=2_000_000_000_000)["done"]
    assert asking.give("manager", "appoint-director", "again", person="director")["done"]


def test_what_may_be_done_is_told_and_is_what_happens(asking: Asking) -> None:
    offered = {one["act"]: one.get("reason", "") for one in asking.view("director")["offer"]["acts"]}
    assert offered["close-entries"] == ""
    assert offered["appoint-director"] == "rank-too-low"
    assert asking.give("director", "appoint-director", person="x")["refused"]["reason"] == "rank-too-low"
    asking.give("director", "close-entries")
    offered = {one["act"]: one.get("reason", "") for one in asking.view("director")["offer"]["acts"]}
    assert offered["close-entries"] == "already-done"
    assert {one["act"] for one in asking.view("supervisor")["offer"]["acts"] if not one.get("reason")} != set()


def test_the_tapes_of_a_ballot_are_the_houses_and_one_draw_is_one_draw(asking: Asking) -> None:
    said = asking.give("director", "draw-ballot", session=1, word="x", by="kim", tape="00", salt="00")
    assert said["code"] == "not-understood"
    for command in ("close-entries", "brief-players"):
        assert asking.give("director", command)["done"]
    assert asking.give("director", "schedule-session", round=1, starts=2_000_000_000_000)["done"]
    drawn = [asking.give("director", "draw-ballot", "one-draw", session=1, word="magpie", by="kim") for _ in range(2)]
    assert [one["done"] for one in drawn] == [True, True]
    assert drawn[1]["again"]
    assert drawn[0]["version"] == drawn[1]["version"]


# --- entries from a file ---------------------------------------------------------------------------


def test_every_line_of_a_file_is_answered_and_the_same_file_is_taken_once(asking: Asking) -> None:
    found = asking.entries("director", ENTRIES)
    assert [one["line"] for one in found] == [2, 3, 4, 5, 6]
    assert [bool(one.get("done")) for one in found] == [True, False, False, False, False]
    assert found[1]["refused"]["reason"] == "not-the-price"
    assert found[1]["refused"]["clauses"]
    assert [one["problem"][0] for one in found[2:4]] == ["director-no-entrant", "director-value"]
    assert found[4]["refused"]["reason"] == "already-entered"
    again = asking.entries("director", ENTRIES)
    assert again[0]["again"]
    assert len(asking.view("director")["view"]["entrants"]) == 4


def test_a_file_that_is_no_table_is_not_understood_and_takes_nobody(asking: Asking) -> None:
    assert asking.entries("director", "entrant,shoe-size\nana,44\n")[0]["problem"][0] == "director-column"
    assert asking.entries("director", 'entrant\n"ana\n')["code"] == "not-understood"
    assert asking.entries("director", "") == []
    assert asking.entries("player", "entrant\nana\n")["code"] == "not-for-role"
    assert len(asking.view("director")["view"]["entrants"]) == 3


# --- restarts --------------------------------------------------------------------------------------


def test_a_floor_that_starts_again_shows_the_same_tournament(ready: Ready) -> None:
    views = []
    for _ in range(2):
        with TestClient(ready.app()) as client:
            asking = Asking(ready, client)
            asking.entries("director", "entrant,paid,signed\nana,200,yes\n")
            views.append(asking.view("director"))
    before, after = ({key: one[key] for key in ("version", "view", "told", "offer")} for one in views)
    before["offer"].pop("defaults"), after["offer"].pop("defaults")
    assert before == after
    ready.verify()


def test_pages_to_print_are_there_in_every_language(asking: Asking, client: TestClient) -> None:
    for page in ("terms", "seat-cards", "results"):
        english, chinese = (client.get(f"/tournaments/cup/{page}?language={one}").text for one in ("en", "zh"))
        assert 'lang="en' in english
        assert 'lang="zh' in chinese
        assert english != chinese
    assert client.get("/tournaments/cup/terms?language=xx").status_code == 404


def test_every_frame_is_what_its_record_says(asking: Asking) -> None:
    for role in ("", *(one.value for one in Role)):
        frame = asking.view(role)
        told = msgspec.convert(frame, TournamentShown, dec_hook=lambda kind, one: kind(one))
        assert frame == msgspec.json.decode(encode(told)), role
