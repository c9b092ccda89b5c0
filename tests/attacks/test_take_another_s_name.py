"""The attacker, a patron, wants to be taken for another patron, the machine or staff; or to put up markup."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from croupier.service.aliases import folded
from croupier.store.names import aliases
from service.conftest import Prepare
from service.floors import Ready, Running, quick

FELT = "felt"
NAME = "Mary Jones"


def floor_of(ready: Ready, folder: Path) -> Running:
    with closing(ready.log()) as log:
        log.name_person("kim", NAME)
    return Running(ready, folder)


def chosen(floor: Running, person: str, alias: str) -> tuple[int, str]:
    with floor.client(person) as client:
        answer = client.post("/api/me/alias", json={"alias": alias})
        return answer.status_code, answer.json().get("code", "")


TAKEN = (
    *(NAME, "mary jones", "MaryJones", "Mary-Jones", "M\u0430ry J\u03bfnes", "Mary J\u00f6nes", "\uff2dary Jones"),
    *("Mary J0nes", "\u0430utomatic x"),
    *("kim", "KIM", "K1m", "\u039aim", "Mr Mary Jones", "supervisor", "Dealer", "manager", "Staff", "Automatic"),
    *("Place 3", "place-3", "P1ace 3", "A patron", "You", "3 \u53f7\u4f4d", "\u4e00\u4f4d\u73a9\u5bb6"),
)  # fmt: skip
NO_ALIAS = (
    *("<b>Lucky</b>", "Lu&amp;cky", 'Lu"cky', "x", "A" * 21, " Lucky", "Lucky ", "Lu  cky", "12345", "alias:kim"),
    *("place:3", "=1+1"),
    *("Lu\u200bcky", "Lu\u202ecky", "Lucky\n", "Lucky\x00", "\U0001f600\U0001f600", "Zalgo\u0338\u0338", "", "{x}"),
)  # fmt: skip


def test_nobody_takes_a_name_an_id_or_an_alias_that_could_be_taken_for_another_s(
    prepare: Prepare, tmp_path: Path
) -> None:
    with floor_of(prepare(quick(FELT)), tmp_path) as floor:
        assert chosen(floor, "player", "Lucky Dragon") == (200, "")
        for alias in (*TAKEN, "Lucky Dragon", "lucky dragon", "Lucky Drag0n", "LUCKY-DRAGON", "Luc\u03ba\u0443 Dragon"):
            status, code = chosen(floor, "lee", alias)
            assert (status, code) in ((409, "alias-taken"), (409, "not-understood")), (alias, status, code)
        assert chosen(floor, "lee", NAME) == (409, "alias-taken")
        for alias in NO_ALIAS[:-2] + NO_ALIAS[-1:]:
            status, code = chosen(floor, "lee", alias)
            assert (status, code) in ((409, "not-understood"), (422, "not-understood")), (alias, status, code)
        assert chosen(floor, "kim", NAME) == (200, ""), "one's own name is one's own to tell"
        assert chosen(floor, "lee", "") == (200, ""), "by the place again"


def test_of_many_who_want_the_same_alias_at_once_one_gets_it(prepare: Prepare, tmp_path: Path) -> None:
    with floor_of(prepare(quick(FELT)), tmp_path) as floor, ThreadPoolExecutor(6) as people:
        answers = list(people.map(lambda who: chosen(floor, who, "Tiger Lily"), ("player", "kim", "lee") * 2))
    assert {code for status, code in answers if status != 200} == {"alias-taken"}
    with closing(floor.ready.log()) as log:
        assert list(aliases(log).values()) == ["Tiger Lily"]


def test_an_alias_is_taken_away_by_those_who_supervise_and_nobody_else(prepare: Prepare, tmp_path: Path) -> None:
    with floor_of(prepare(quick(FELT)), tmp_path) as floor:
        assert chosen(floor, "lee", "Rude Word") == (200, "")
        for who, status in (
            ("", 401),
            ("kim", 403),
            ("lee", 403),
            ("dealer", 403),
            ("inspector", 403),
            ("supervisor", 200),
        ):
            with floor.client(who) as client:
                assert client.post("/api/people/lee/alias-reset").status_code == status, who
        with floor.client("administrator") as client:
            assert client.get("/api/me").json()["alias"] == ""
            kept = client.get("/api/house").json()
            assert {one["alias"] for one in client.get("/api/people").json()} == {""}
        assert [(one["kind"], one["by"]) for one in kept if one["kind"] == "alias-reset"] == [
            ("alias-reset", "supervisor")
        ]
        assert "Rude Word" not in str(kept)
        for who in ("dealer", "administrator"):
            assert chosen(floor, who, "Just Me") == (403, "not-for-role"), "staff have no alias"


@pytest.mark.parametrize(
    ("one", "other"), [("kim", "K1M"), ("modern", "modem"), ("pay", "\u0440\u0430\u0443"), ("\u00e9mile", "Emile")]
)
def test_what_looks_alike_is_the_same(one: str, other: str) -> None:
    assert folded(one) == folded(other)
