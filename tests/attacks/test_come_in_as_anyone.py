"""The attacker, on another machine, wants to come in as anyone: at a demonstration, or at a real floor that was one."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import httpx
import pytest

from croupier.service.demo_or_real import FACT
from croupier.service.settings import Settings
from croupier.store import schema as s
from croupier.store.opening import open_log
from service.conftest import Prepare
from service.floors import Ready, Running
from service.matrix import ROUTES
from terminal import Answer, typed

PAGES = ("/", "/docs", *(f"/{page}" for page in ("table", "deal", "display", "supervise", "people", "house")))


def refused(*words: object) -> Answer:
    """A floor that does not open."""
    answer = typed("floor", *words)
    assert answer.code != 0
    return answer


def where(ready: Ready) -> tuple[str, ...]:
    return "--database", ready.settings.database, "--keys", ready.settings.keys, "--port", "0"


def demo_floor(folder: Path) -> Ready:
    """A new database for a demonstration."""
    ready = Ready.__new__(Ready)
    ready.settings = Settings(database=str(folder / "demo.db"), keys=str(folder / "demo-keys"))
    ready.tokens = {}
    return ready


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.7", "floor.example"])
def test_a_demonstration_listens_on_this_machine_alone(tmp_path: Path, host: str) -> None:
    answer = refused("--demo", "--host", host, *where(demo_floor(tmp_path)))
    assert answer.code == 2
    assert "lets anyone in as anyone" in answer.err
    assert "--demo-open" in answer.err
    assert not (tmp_path / "demo.db").exists()


def test_one_that_is_open_says_so_in_red_on_every_page(tmp_path: Path) -> None:
    assert {route.path for route in ROUTES if route.path in PAGES} == set(PAGES), "a page without its row"
    with Running(demo_floor(tmp_path), tmp_path, "--demo", "--demo-open") as floor:
        for page in PAGES:
            assert "anyone may come in here as anyone" in httpx.get(floor.address + page).text, page
        assert httpx.get(f"{floor.address}/web/style/demo-open.css").status_code == 200
    with Running(demo_floor(tmp_path), tmp_path, "--demo") as floor:
        assert "as anyone" not in httpx.get(floor.address).text


def test_a_demonstration_s_database_never_becomes_a_real_floor_s(tmp_path: Path) -> None:
    ready = demo_floor(tmp_path)
    with Running(ready, tmp_path, "--demo") as floor:
        assert httpx.post(f"{floor.address}/api/demo-login", json={"role": "manager"}).status_code == 200
    assert "is a demonstration's" in refused(*where(ready)).err
    _before_the_fact(ready)
    assert "is a demonstration's" in refused(*where(ready)).err, "known by what it left"
    with closing(open_log(ready.settings.database, create=False)) as log:  # nobody came in: only its tables are there
        log.writes(lambda one: one.execute(s.accounts.delete()))
    assert "is a demonstration's" in refused(*where(ready)).err
    with Running(ready, tmp_path, "--demo") as floor:
        assert httpx.get(f"{floor.address}/api/me").json()["demo"]


def test_no_demonstration_is_opened_on_a_real_floor_s_database(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare()
    assert "is a real floor's" in refused("--demo", *where(ready)).err
    _before_the_fact(ready)
    assert "is a real floor's" in refused("--demo", *where(ready)).err, "known by what is in it"
    with closing(ready.log()) as log:
        assert set(log.accounts()) == set(ready.tokens), "a real floor keeps no account of a demonstration"


def test_a_copy_is_what_its_floor_was(tmp_path: Path) -> None:
    ready = demo_floor(tmp_path)
    with Running(ready, tmp_path, "--demo"):
        pass
    assert typed("backup", tmp_path / "copy.db", "--log", ready.settings.database).code == 0
    assert "is a demonstration's" in refused("--database", tmp_path / "copy.db", "--keys", ready.settings.keys).err
    target = tmp_path / "restored.db"
    answer = typed("restore", tmp_path / "copy.db", target, "--keys", ready.settings.keys)
    assert target.exists(), answer.err
    assert "is a demonstration's" in refused("--database", target, "--keys", ready.settings.keys).err


def _before_the_fact(ready: Ready) -> None:
    """The database as an older Croupier left it."""
    with closing(open_log(ready.settings.database, create=False)) as log:
        log.writes(lambda one: one.execute(s.floor_facts.delete().where(s.floor_facts.c.name == FACT)))
