"""The attacker saw a one-time code, on a note or over a shoulder, and wants to come in by it later, or as well."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from attacks.doors import NEW, at, code_for, ready, tries
from service.floors import Running


def test_a_code_that_was_used_opens_nothing(tmp_path: Path) -> None:
    made = ready(tmp_path)
    with Running(made, tmp_path) as floor:
        code = code_for(floor, "dealer")
        with at(floor) as owner, at(floor, "127.0.0.66") as thief:
            assert tries(owner, "dealer", code).json()["must_choose"] is True
            assert tries(thief, "dealer", code).status_code == 401  # before the owner has chosen
            assert owner.post("/api/password", json={"new": NEW}).status_code == 200
            assert tries(thief, "dealer", code).status_code == 401  # and after
            assert owner.get("/api/tables").status_code == 200
    with Running(made, tmp_path) as floor, at(floor, "127.0.0.67") as thief:
        assert tries(thief, "dealer", code).status_code == 401


def test_of_many_who_bring_it_at_once_one_comes_in(tmp_path: Path) -> None:
    with Running(ready(tmp_path), tmp_path) as floor:
        code = code_for(floor, "dealer")

        def bring(number: int) -> int:
            with at(floor, f"127.0.1.{number + 1}") as someone:
                return tries(someone, "dealer", code).status_code

        with ThreadPoolExecutor(6) as pool:
            codes = sorted(pool.map(bring, range(6)))
        assert codes == [200, 401, 401, 401, 401, 401]


def test_a_code_that_expired_opens_nothing(tmp_path: Path) -> None:
    with Running(ready(tmp_path, code_lasts=1), tmp_path) as floor:
        code = code_for(floor, "dealer")
        time.sleep(1.1)
        with at(floor) as late:
            assert tries(late, "dealer", code).status_code == 401


def test_whoever_came_in_by_a_code_does_nothing_but_choose(tmp_path: Path) -> None:
    with Running(ready(tmp_path), tmp_path) as floor:
        code = code_for(floor, "manager")
        with at(floor, "127.0.0.66") as thief:
            assert tries(thief, "manager", code).status_code == 200
            assert thief.get("/api/floor").json()["code"] == "change-password"
            assert thief.post("/api/floor/time", json={"counts": True}).json()["code"] == "change-password"
            code_for(floor, "manager")  # the owner says that somebody was quicker: another code
            assert thief.get("/api/me").json()["id"] == ""
            assert thief.post("/api/password", json={"new": NEW}).status_code == 401
