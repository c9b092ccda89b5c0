"""The attacker, who has the machine, wants a notice over before its time: the clock is set while the floor is down.

Or wants to spoil the floor's time for good, by a start in the far future. The floor runs in a process whose clock on
the wall is set by so much; another boot of the machine is played by what the floor remembers of the last one.
"""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from attacks.guarded import HOUR, TABLE, Guarded, Set
from patience import PATIENCE
from service.floors import Running
from terminal import typed

YEARS = 40 * 365 * 24 * HOUR


def command(floor: Running, person: str, name: str, **facts: Any) -> Any:
    with floor.client(person) as client:
        said = {"id": f"{name}-{time.monotonic_ns()}", "command": name, "facts": facts}
        return client.post(f"/api/tables/{TABLE}/commands", json=said).json()


def raises_minimum(floor: Running) -> bool:
    """Whether the minimum can be raised already, for which Crown Sydney wants a notice of twenty minutes."""
    answer = command(floor, "manager", "change-limits", limits={"minimum": 50_00, "maximum": 5_000_00})
    assert answer.get("done") or "notice-too-short" in json.dumps(answer), answer
    return bool(answer.get("done"))


@pytest.fixture
def house(tmp_path: Path) -> Guarded:
    """A floor that stopped a moment after a notice of a higher minimum went up."""
    made = Guarded(tmp_path)
    with Set(made.ready, tmp_path, 0) as floor:
        answer = command(floor, "supervisor", "display-notice", about="higher-minimum", minimum=50_00)
        assert answer.get("done"), answer
        assert not raises_minimum(floor)
    return made


def test_a_clock_set_while_the_floor_is_down_shortens_no_notice(house: Guarded) -> None:
    with Set(house.ready, house.folder, HOUR) as floor:
        assert not raises_minimum(floor)
    assert "clock jumped by 3," in typed("log", "list", "--log", house.database).out


def test_a_manager_says_that_it_counts_and_then_it_does(house: Guarded) -> None:
    with Set(house.ready, house.folder, HOUR) as floor:
        with floor.client("manager") as manager, floor.client("dealer") as dealer:
            told = manager.get("/api/floor").json()["time"]
            assert told["asks"]
            assert abs(told["ahead"] - HOUR) < 60_000
            assert dealer.post("/api/floor/time", json={"counts": True}).status_code == 403
            assert not raises_minimum(floor)
            assert manager.post("/api/floor/time", json={"counts": True}).json()["asks"] is False
        assert raises_minimum(floor)
    with Set(house.ready, house.folder, HOUR) as floor, floor.client("manager") as manager:
        assert not manager.get("/api/floor").json()["time"]["asks"], "it was said already"
    assert "seconds of the machine" in typed("log", "list", "--log", house.database).out


def test_a_manager_says_that_it_does_not_count_and_is_asked_no_more(house: Guarded) -> None:
    for _ in range(2):
        with Set(house.ready, house.folder, HOUR) as floor, floor.client("manager") as manager:
            manager.post("/api/floor/time", json={"counts": False})
            assert not manager.get("/api/floor").json()["time"]["asks"]
            assert not raises_minimum(floor)


def test_across_boots_a_gap_is_asked_about_where_a_notice_runs(house: Guarded) -> None:
    house.another_boot()
    with Set(house.ready, house.folder, HOUR) as floor:
        assert not raises_minimum(floor)
        with floor.client("manager") as manager:
            assert manager.get("/api/floor").json()["time"]["asks"]


def test_across_boots_a_gap_counts_by_itself_where_no_notice_runs(tmp_path: Path) -> None:
    house = Guarded(tmp_path)
    with Set(house.ready, tmp_path, 0):
        pass
    house.another_boot()
    with Set(house.ready, tmp_path, HOUR) as floor, floor.client("manager") as manager:
        told = manager.get("/api/floor").json()["time"]
        assert not told["asks"]
        assert abs(told["ahead"]) < 5_000
    assert "seconds by its clock" in typed("log", "list", "--log", house.database).out


@pytest.mark.parametrize("boot", ["the same boot", "another boot"])
def test_a_start_in_the_far_future_moves_no_time_for_good(tmp_path: Path, boot: str) -> None:
    house = Guarded(tmp_path)
    with Set(house.ready, tmp_path, 0) as floor:
        house.arrive(floor)
    if boot == "another boot":
        house.another_boot()
    with Set(house.ready, tmp_path, YEARS) as floor:
        house.arrive(floor)
    if boot == "another boot":
        house.another_boot()
    with Set(house.ready, tmp_path, 0) as floor:
        house.arrive(floor)
    years = (_last(house) - time.time() * 1000) / (365 * 24 * HOUR)
    assert abs(years) < 0.01, f"the floor's time is {years:.1f} years off for good"


def _last(house: Guarded) -> int:
    """The time of the last thing that happened at the table."""
    body = house.asked(f"SELECT body FROM commands WHERE table_id = '{TABLE}' ORDER BY first DESC LIMIT 1")
    at: int = json.loads(body)["at"]
    return at


def test_a_crash_loses_none_of_it(house: Guarded) -> None:
    """The same after the floor was killed, which had no time to remember anything."""
    with Set(house.ready, house.folder, 0) as floor:
        floor.process.send_signal(signal.SIGKILL)
        floor.process.wait(PATIENCE)
    with Set(house.ready, house.folder, HOUR) as floor:
        assert not raises_minimum(floor)
