"""Makes the environment that the Makefile's targets run in: `floor` for `make run`, `docs` for `make docs`, `tests`
for everything else.

Every package comes by the version and the hashes in constraints.txt, then the project itself, as it lies here. `pins`
is for writing that list: uv alone, since a package that is not pinned yet cannot be there. `wheel` writes the floor's
share of that list beside the wheel, for machines that run it. It knows Python's own library only, since nothing else is
there yet. Start at `main`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
EXTRAS = {"floor": ("web", "build"), "docs": ("docs", "build"), "tests": ("dev", "build")}
PURPOSE = {
    "floor": "the floor needs",
    "docs": "the site of the documentation needs",
    "tests": "the floor, its tests and checks need",
}
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_OWN = re.compile(r"croupier\[(.*)\]")


def main(kind: str) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one is told here
        sys.exit(f"Croupier needs Python 3.11 or newer, and this is {sys.version.split()[0]}: make PYTHON=...")
    python = VENV / "bin" / "python"
    if not python.exists():
        run(sys.executable, "-m", "venv", *(["--without-pip"] if own_pip() else []), VENV)
    if kind == "pins":
        pip("uv")
        return
    if kind == "wheel":
        (ROOT / "dist" / "floor.txt").write_text("\n".join(closure(direct(("web",)), pins())) + "\n", encoding="utf-8")
        return
    wanted = closure(direct(EXTRAS[kind]), pins())
    say(f"Installing what {PURPOSE[kind]} into {VENV.name}: {len(wanted)} packages, as pinned in constraints.txt")
    listed = VENV / f"{kind}.txt"
    listed.write_text("\n".join(wanted) + "\n", encoding="utf-8")
    pip("--require-hashes", "--no-deps", "--requirement", listed)
    pip("--no-deps", "--no-build-isolation", "--editable", ROOT)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def own_pip() -> bool:
    """Whether the Python that made the environment has a pip that can serve it; Debian's has no ensurepip."""
    return find_spec("pip") is not None


def pip(*words: str | Path) -> None:
    """Install with the outer pip where there is one: a copy of its own for the environment would only take time."""
    start = [sys.executable, "-m", "pip", "--python", VENV / "bin" / "python"] if own_pip() else [VENV / "bin" / "pip"]
    run(*start, "--quiet", "--disable-pip-version-check", "install", *words)


def run(*words: str | Path) -> None:
    done = subprocess.run([str(word) for word in words], check=False)
    if done.returncode:
        sys.exit(f"This did not work, see above: {' '.join(map(str, words))}")


def pins() -> dict[str, tuple[str, set[str]]]:
    """From constraints.txt: the pin of each package with its hashes, and who asks for it."""
    found: dict[str, tuple[str, set[str]]] = {}
    for block in re.split(r"\n(?=[A-Za-z0-9])", (ROOT / "constraints.txt").read_text("utf-8")):
        lines = [line.strip() for line in block.splitlines()]
        pin = " ".join(line.removesuffix("\\").strip() for line in lines if line and not line.startswith("#"))
        said = " ".join(line.removeprefix("#").strip() for line in lines if line.startswith("#"))
        if pin:
            asks = {normal(name) for name in _NAME.findall(said.removeprefix("via"))}
            found[normal(named(pin))] = (pin, asks)
    return found


def named(requirement: str) -> str:
    found = _NAME.match(requirement)
    if found is None:
        sys.exit(f"no package is named in {requirement!r}")
    return found.group()


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def direct(extras: Iterable[str]) -> set[str]:
    """What pyproject.toml asks for: the project's own needs and those of its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    def wanted(requirements: Iterable[str]) -> Iterator[str]:
        for one in requirements:
            if own := _OWN.match(one):
                for extra in own.group(1).split(","):
                    yield from wanted(project["optional-dependencies"][extra.strip()])
            else:
                yield normal(named(one))

    return set(wanted([*project["dependencies"], f"croupier[{','.join(extras)}]"]))


def closure(names: set[str], known: dict[str, tuple[str, set[str]]]) -> list[str]:
    """These packages' pins and those of everything they ask for."""
    if unpinned := sorted(names - set(known)):
        sys.exit(f"constraints.txt does not pin {', '.join(unpinned)}: make pins")
    reached: set[str] = set()
    while names - reached:
        reached |= names
        names = {name for name, (_, asks) in known.items() if asks & reached}
    return [pin for name, (pin, _) in known.items() if name in reached]


if __name__ == "__main__":
    main(sys.argv[1])
