"""Whoever would like the pages, files and messages of a tournament to break, to run something, or to fill the disk."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import closing, suppress
from urllib.parse import quote

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select
from starlette.testclient import TestClient

from attacks.contests import Cup, a_final, reason
from croupier.service.asking import tournament_commands_described
from croupier.store import schema
from croupier.tournament.views import tournament_view
from service.conftest import Prepare
from service.floors import Ready, quick
from service.fuzz import BAD_AMOUNTS, BAD_SHAPES, BAD_TEXTS
from service.tournament_floors import hold
from tournaments import Running

SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(2)>"
BAD_TERMS = (
    "a=" + "[" * 20_000,
    "a." * 15_000 + "b=1",
    "\n".join(f"[a{'.a' * 200}.b{n}]" for n in range(50)),
    "details.fee = " + "9" * 5_000,
    "details.fee = 1e999",
    "details.starts = 9999-12-31T23:59:59-23:59",
    "\0",
    "format.round = 7\nentry = []\nprizes.share = {place = 1}",
    "name = '''" + SCRIPT * 100 + "'''",
)
LINE = "entrant,paid,signed\n"
BAD_FILES = (
    b"\xff\xfe\0\0",
    b"",
    b"\xef\xbb\xbf" + LINE.encode(),
    LINE.encode() + b"a\0b,200,yes\n",
    LINE.encode() + b"\xe2\x80\xaeevil,200,yes\n",
    LINE.encode() + b"x" * 400_000 + b",200,yes\n",
    LINE.encode() + b'"open,200,yes\n',
    LINE.encode() + b"ana," + b"9" * 6_000 + b",yes\n",
    LINE.encode() + "ana,²,yes\nbob,\uff11\uff10\uff10,yes\nzoe,-200,yes\n".encode(),
    LINE.encode() + b"=cmd|'/c calc'!A0,200,yes\n@SUM(A1),200,yes\n+1,200,yes\n-1,200,yes\n",
    LINE.encode() + b"automatic dealer,200,yes\ndirector,200,yes\nK1M,200,yes\n",
    LINE.encode() + b"ana,200,yes,more,and,more\nbob\n,,\n",
    b"entrant,entrant,entrant\nana,bob,zoe\n",
    "entrant\u2028ana\u0085bob\x1czoe".encode(),
    b"a" * 100_000,
)


@pytest.fixture
def cup(prepare: Prepare) -> Iterator[Cup]:
    ready = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    terms = a_final()
    named = replace(terms, name=SCRIPT, details=replace(terms.details, place=SCRIPT))
    hold(ready, closed=False, terms=named)
    with TestClient(ready.app(), raise_server_exceptions=False) as client:
        yield Cup(ready, client)


def test_terms_that_no_director_would_write(cup: Cup) -> None:
    """Also from a player, whose terms nobody reads: they are looked at before anyone asks who sent them."""
    for text in BAD_TERMS:
        begun = {"id": "more", "book": "canberra", "terms": text}
        answer = cup.client.post("/api/tournaments", json=begun, headers=cup.as_("manager"))
        assert answer.status_code < 500, (text[:40], answer.text)
        said = {"id": "t", "command": "write-terms", "facts": {"terms": text}}
        answer = cup.client.post("/api/tournaments/cup/commands", json=said, headers=cup.as_("player"))
        assert answer.status_code in (400, 422), (text[:40], answer.text)


def test_a_file_of_entries_that_is_none(cup: Cup) -> None:
    csv = {"content-type": "text/csv"}
    for body in BAD_FILES:
        answer = cup.client.post("/api/tournaments/cup/entries", content=body, headers=cup.as_("director") | csv)
        assert answer.status_code in (200, 400, 413), (body[:40], answer.text)
        assert "Traceback" not in answer.text
    entered = {one["id"] for one in cup.view()["view"]["entrants"]}
    assert entered == {"player", "kim", "lee", "bob", "ana", "zoe"} & entered, "none of these is a name"


def test_names_and_terms_that_would_like_to_run_on_a_page(cup: Cup) -> None:
    cup.client.post("/api/me/alias", json={"alias": "<b>x</b>"}, headers=cup.as_("kim"))
    for page in ("terms", "seat-cards", "results"):
        for who in ("", "director"):
            text = cup.client.get(f"/tournaments/cup/{page}", headers=cup.as_(who)).text
            assert "<script" not in text
            assert "<img" not in text
            assert "<b>" not in text


def test_addresses_that_would_like_to_be_elsewhere(cup: Cup) -> None:
    names = ("..", "../..", "cup/..", "\0", "x" * 5_000, "tournament:cup", "T1", "%2e%2e", "cup?", "cup#", "CUP")
    for name in (quote(one, safe="") for one in names):
        for path in (f"/tournaments/{name}/terms", f"/tournaments/{name}/results", f"/api/tournaments/{name}"):
            assert cup.client.get(path).status_code in (404, 405, 414), path
    for language in ("../en", "xx", "", "en\0", "x" * 5_000):
        assert cup.client.get(f"/tournaments/cup/terms?language={quote(language)}").status_code == 404
    for last in ("-1", "1" + "0" * 30, "x", "1.5"):
        assert cup.client.get(f"/api/tournaments/cup?last={last}").status_code < 500


def test_messages_that_no_page_would_send(cup: Cup) -> None:
    """Every command of a tournament with every bad text and amount, from a player and from the director."""
    values = [*(json.dumps(one) for one in BAD_TEXTS), *BAD_AMOUNTS]
    described = tournament_commands_described()
    for who in ("player", "director"):
        live = cup.client.websocket_connect("/api/tournaments/cup/live", headers=cup.as_(who))
        with suppress(CancelledError), live as socket:  # the client calls off what has not ended when it goes
            sent = [*BAD_SHAPES]
            for number, value in enumerate(values):
                one = described[number % len(described)]
                facts = ",".join(f'"{field.name}":{value}' for field in one.fields)
                sent.append(f'{{"say":"command","id":"f{number}","command":"{one.name}","facts":{{{facts}}}}}')
            answered = 0
            for text in sent:
                socket.send_text(text.encode("utf-8", "replace").decode())
                while (frame := socket.receive_json())["kind"] != "answer":
                    pass
                assert frame.get("code") not in ("failed", "not-possible"), (text[:200], frame)
                answered += 1
        assert answered == len(sent)


def test_a_player_who_fills_the_disk_with_tapes(cup: Cup) -> None:
    """A ballot's tape is kept before anyone commits to it; none is made for whoever may not."""
    before = _tapes(cup.ready)
    for who in ("player", "dealer", "manager"):
        assert reason(cup.give(who, "commit-ballot")) in ("rank-too-low", "not-the-director")
    assert reason(cup.give("director", "commit-ballot")) == "already-done"
    assert _tapes(cup.ready) == before


def _tapes(ready: Ready) -> int:
    with closing(ready.log()) as log:
        return log.reads(lambda one: one.scalar(select(func.count()).select_from(schema.tapes))) or 0


def test_a_substitute_who_would_like_to_know_whose_place_they_have() -> None:
    running = Running("crown-sydney").prepared().entered(6)
    running.does("substitute", entrant="E2", substitute="Eve", signed=True)
    own = tournament_view(running.tournament, running.book, person="Eve").own
    assert own is not None
    assert own.entrant.instead_of == "#2"
