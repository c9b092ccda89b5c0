"""The guide to running a floor cannot rot: its commands are run in order, its units and its container file are checked.

What the guide marks as root's, or as somebody else's, is only read here. Paths of the guide are folders of the test,
and the floor that its unit would start is started by the settings that it prints. Start at `test_the_guide_is_walked`.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from architecture import ROOT
from attacks.houses import Person
from croupier.service.settings import Settings
from service.floors import PASSWORD, Ready, Running, quick

GUIDES: Final = ROOT / "docs" / "guides"
GUIDE: Final = (GUIDES / "run-a-floor.md").read_text(encoding="utf-8")
PLACES: Final = ("/etc/croupier", "/var/lib/croupier-keys", "/var/lib/croupier", "/var/backups/croupier", "/mnt/keeper")
UNITS: Final = ("croupier.service", "croupier-backup.service", "croupier-backup.timer")
_BLOCK: Final = re.compile(r"(?:<!-- (?P<who>[\w ]+) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)
STOPS, STARTS = "systemctl stop croupier", "systemctl start croupier"
RESTARTS = "systemctl restart croupier"


class Block(NamedTuple):
    who: str  # nobody, or whoever does it in the test's stead
    kind: str
    text: str


def blocks() -> Iterator[Block]:
    for found in _BLOCK.finditer(GUIDE):
        yield Block(found["who"] or "", found["kind"], found["text"])


def here(text: str, folder: Path) -> str:
    """What the guide says, with its places in this folder."""
    for place in PLACES:
        text = re.sub(rf"{re.escape(place)}(?![\w-])", str(folder) + place, text)
    return text


class Floor(Ready):
    """The floor that the guide's settings describe."""

    def __init__(self, folder: Path) -> None:
        (settings,) = (block.text for block in blocks() if block.kind == "toml")
        for place in PLACES:
            Path(f"{folder}{place}").mkdir(parents=True, mode=0o700)
        self.file = Path(here("/etc/croupier/floor.toml", folder))
        self.file.write_text(here(settings, folder), encoding="utf-8")
        told = tomllib.loads(self.file.read_text(encoding="utf-8"))
        super().__init__(told.pop("database"), Path(told.pop("keys")), [quick("first")], **told)

    @property
    def opened(self) -> Running:
        told = tomllib.loads(self.file.read_text(encoding="utf-8"))
        around = {"CROUPIER_SETTINGS": str(self.file), "CROUPIER_WITNESS": told["witness"]}
        return Running(self, self.file.parent, **around)


@pytest.mark.skipif(shutil.which("curl") is None, reason="the guide asks the floor with curl")
def test_the_guide_is_walked(tmp_path: Path) -> None:
    """Everything that no root is needed for, in the guide's order, with a floor that deals meanwhile."""
    house = Floor(tmp_path)
    walker = Walker(tmp_path)
    walker.floor = house.opened.__enter__()
    try:
        Person(walker.floor, "administrator", "first").sees()
        for block in blocks():
            if block.kind == "sh":
                walker.does(block, house)
    finally:
        walker.floor.__exit__(None, None, None)
    assert walker.ran > 10
    house.verify()


class Walker:
    def __init__(self, folder: Path) -> None:
        self.folder, self.ran, self.said = folder, 0, ""
        self.floor: Running

    def does(self, block: Block, house: Floor) -> None:
        if block.who:
            checked = subprocess.run(["bash", "-n"], input=block.text, capture_output=True, text=True, check=False)
            assert checked.returncode == 0, checked.stderr
            if STOPS in block.text or RESTARTS in block.text:
                self.floor.stop()
            for line in block.text.splitlines():
                if line.startswith("sed "):  # what root writes into the settings
                    subprocess.run(["bash", "-c", here(line, self.folder)], check=True)
            if STARTS in block.text or RESTARTS in block.text:
                self.floor.__exit__(None, None, None)
                self.floor = house.opened.__enter__()
            return
        text = here(block.text, self.folder).replace("http://127.0.0.1:8040", self.floor.address)
        if all(line.startswith("export ") for line in text.strip().splitlines()):
            self.said += text
        script = f"set -e\n{self.said}\n{text}"
        around = os.environ | {
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "HOME": str(self.folder),
            "CROUPIER_PORT": "0",
        }
        done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=around, check=False)
        assert done.returncode == 0, f"{block.text}\n{done.stdout}\n{done.stderr}"
        self.ran += len(text.strip().splitlines())


def test_what_a_guide_links_to_is_there() -> None:
    linked = set(re.findall(r"\]\(([\w./-]+)\)", GUIDE))
    assert {"croupier.service", "Containerfile", "the-log.md"} <= linked
    missing = {name for name in linked if not (GUIDES / name).exists()}
    assert not missing


def test_every_line_of_health_and_metrics_is_explained(tmp_path: Path) -> None:
    house = Floor(tmp_path)
    with house.opened as floor, floor.client() as client:
        health, figures = client.get("/health").json(), client.get("/metrics").text
    heads = {f"heads.{name}" for name in health.pop("heads")}
    explained = set(re.findall(r"`([\w.]+)[`{]", GUIDE))
    assert health.keys() | heads <= explained
    named = {line.split()[2] for line in figures.splitlines() if line.startswith("# TYPE ")}
    assert {name for name in named if not name.endswith("_created")} <= explained


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_units_are_sound(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("croupier")
    for unit in UNITS:
        text = (GUIDES / unit).read_text(encoding="utf-8").replace("/opt/croupier/bin/croupier", str(program))
        (tmp_path / unit).write_text(text, encoding="utf-8")
    verify = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / unit) for unit in UNITS)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "croupier" in line]
    assert ours == []


def test_the_units_and_the_container_know_their_settings_and_verbs() -> None:
    named = set(re.findall(r"CROUPIER_([A-Z_]+)", "".join((GUIDES / one).read_text("utf-8") for one in FILES)))
    known = {name.upper() for name in Settings.model_fields} | {"SETTINGS", "LOG"}
    assert named <= known


FILES: Final = (*UNITS, "Containerfile")


def steps(kind: str) -> list[str]:
    """The instructions of the container file of this kind, each in one line."""
    text = (GUIDES / "Containerfile").read_text(encoding="utf-8")
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [line.removeprefix(f"{kind} ") for line in joined.splitlines() if line.startswith(f"{kind} ")]


def test_the_steps_of_the_container_file_install_a_floor(tmp_path: Path) -> None:
    """In an environment that sees this one's packages: all that is asked for is there by its pin and hash."""
    dist = tmp_path / "dist"
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(dist), str(ROOT)]
    assert subprocess.run(build, capture_output=True, check=False).returncode == 0
    import environment

    listed = environment.closure(environment.direct(("web",)), environment.pins())
    (dist / "floor.txt").write_text("\n".join(listed) + "\n", encoding="utf-8")
    (copied,) = steps("COPY")
    *names, place = copied.split()
    assert place == "/tmp/dist/"
    assert all(list(dist.glob(name)) for name in names)
    made = tmp_path / "made"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(made)], check=True)
    (packages,) = made.glob("lib/python*/site-packages")
    own = next(path for path in map(Path, sys.path) if (path / "sqlalchemy").is_dir())
    (packages / "around.pth").write_text(f"{own}\n", encoding="utf-8")
    _, install = steps("RUN")
    for command in install.split("&&"):
        words = shlex.split(command.replace("/tmp/dist", str(dist)))
        assert words[:2] == ["pip", "install"]
        found = [str(one) for word in words[2:] for one in (sorted(dist.glob("*.whl")) if "*" in word else [word])]
        pip = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(made / "bin" / "python"),
            "install",
            "--no-index",
            "--quiet",
        ]
        done = subprocess.run([*pip, *found], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    (entry,), (rest,) = steps("ENTRYPOINT"), steps("CMD")
    program = [str(made / "bin" / "croupier"), *tomllib.loads(f"said = {rest}")["said"]]
    assert tomllib.loads(f"said = {entry}")["said"] == ["croupier"]
    settings = {one.partition("=")[0]: one.partition("=")[2] for env in steps("ENV") for one in env.split()}
    around = os.environ | settings | {"CROUPIER_DATABASE": str(tmp_path / "floor.db"), "CROUPIER_PORT": "0"}
    around |= {"CROUPIER_KEYS": str(tmp_path / "apart"), "CROUPIER_ORIGINS": '["https://floor.example"]'}
    done = subprocess.run([*program, "doctor"], env=around, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_passwords_of_tests_are_no_part_of_the_guide() -> None:
    assert PASSWORD not in GUIDE
