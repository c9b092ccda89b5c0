"""The two commands on a bare machine: what is installed for which, pinned by hashes, and whence a Chromium comes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import environment
import system

ROOT = Path(__file__).parents[2]


def packages(kind: str) -> set[str]:
    wanted = environment.closure(environment.direct(environment.EXTRAS[kind]), environment.pins())
    return {environment.named(pin) for pin in wanted}


def test_every_pin_has_a_version_and_hashes_and_no_address() -> None:
    pins = environment.pins()
    assert len(pins) > 90
    for pin, asked_by in pins.values():
        assert re.match(r"[a-z0-9-]+==\d", pin), pin
        assert re.search(r" --hash=sha256:[0-9a-f]{64}", pin), pin
        assert asked_by, f"nobody asks for {pin.split()[0]}: make pins"
    assert "://" not in (ROOT / "constraints.txt").read_text("utf-8")


def test_the_floor_is_installed_without_what_only_tests_need() -> None:
    floor, tests = packages("floor"), packages("tests")
    assert floor < tests
    assert {"fastapi", "starlette", "uvicorn", "sqlalchemy", "psycopg-binary", "hatchling"} <= floor
    assert not floor & {"pytest", "mypy", "ruff", "numba", "numpy", "matplotlib", "distributed", "playwright"}
    assert set(environment.pins()) == tests  # nothing is pinned that nobody needs


def test_the_site_is_made_without_a_floor_or_a_browser() -> None:
    site = packages("docs")
    assert {"sphinx", "furo", "myst-parser", "nbclient", "ipykernel", "numpy"} <= site < packages("tests")
    assert not site & {"fastapi", "playwright", "pytest", "mypy"}


def test_a_need_that_is_not_pinned_is_named() -> None:
    with pytest.raises(SystemExit, match=r"does not pin baccarat-cards: make pins"):
        environment.closure({"msgspec", "baccarat-cards"}, environment.pins())


class Machine:
    """Where something comes by one of these ways, or is there from the start."""

    def __init__(self, *, here: bool = False, works: str = "") -> None:
        self.here = here
        self.works = works
        self.tried: list[str] = []

    def find(self) -> str | None:
        return "/usr/bin/chromium" if self.here else None

    def go(self, way: str) -> bool:
        self.tried.append(way)
        self.here = way == self.works
        return self.here

    def answer(self) -> str | None:
        need = system.Need(
            name="Chromium", find=self.find, packages=("chromium",), command=("python", "fetch"), by_hand="buy"
        )
        return system.met(need, apt=lambda packages: self.go("apt"), run=lambda words: self.go(words[-1]))


@pytest.mark.parametrize(
    ("machine", "tried"),
    [
        (Machine(here=True), []),
        (Machine(works="apt"), ["apt"]),
        (Machine(works="fetch"), ["apt", "fetch"]),
    ],
)
def test_what_is_installed_comes_first_then_apt_then_the_other_way(
    machine: Machine, tried: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert machine.answer() is None
    assert machine.tried == tried
    assert capsys.readouterr().out.splitlines()[-1] == "Chromium: /usr/bin/chromium"


def test_where_no_way_works_all_three_are_named_and_nothing_passes() -> None:
    machine = Machine()
    said = machine.answer()
    assert machine.tried == ["apt", "fetch"]
    assert said is not None
    assert said.count("\n  - ") == 3
    for way in ("buy", "apt-get install chromium", "python fetch"):
        assert way in said


def test_what_would_be_better_is_done_without_where_debian_has_it_not() -> None:
    here: list[str] = []
    asked: list[tuple[str, ...]] = []

    def apt(packages: tuple[str, ...]) -> bool:
        asked.append(packages)
        here.extend(packages if "shell" not in packages else ())
        return bool(here)

    need = system.Need(
        name="Chromium", find=lambda: here[0] if here else None, packages=("chromium",), better=("shell",)
    )
    assert system.met(need, apt, lambda _: False) is None
    assert asked == [("chromium", "shell"), ("chromium",)]


def test_a_chromium_is_the_machines_or_debians_or_playwrights() -> None:
    chromium = next(need for need in system.NEEDS if need.name == "Chromium")
    assert chromium.packages == ("chromium",)
    assert chromium.command[1:4] == ("-m", "playwright", "install")
    assert "google-chrome" in chromium.by_hand


def test_a_command_that_is_not_there_is_a_way_that_did_not_work(capsys: pytest.CaptureFixture[str]) -> None:
    assert not system.went_well(("no-such-command-anywhere",))
    assert "no-such-command-anywhere: No such file" in capsys.readouterr().out
