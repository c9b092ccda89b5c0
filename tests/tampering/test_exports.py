"""Files that stand alone: every random edit is refused or found, and a stand-alone checker of eighty lines agrees.

The checker and the page that it follows, docs/log-format.md, import nothing of Croupier; the page's example is made
again here.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from architecture import ROOT
from croupier.store.log import LogError
from croupier.verify import Finding, export_coup, export_table, verify_file
from tampering.bench import Bench
from tampering.evening import CLOSED, IN_PLAY
from terminal import typed

SOAK = bool(os.environ.get("CROUPIER_SOAK"))
CHECKER = ROOT / "docs" / "check_export.py"
PAGE = ROOT / "docs" / "log-format.md"


def _checker() -> Any:
    spec = importlib.util.spec_from_file_location("check_export", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


checker = _checker()


def told(path: Path, key: str) -> str:
    """What is wrong with a file by `verify`, in a sentence; nothing where it is accepted."""
    try:
        return next((one.sentence() for one in verify_file(path, key=key) if isinstance(one, Finding)), "")
    except LogError as error:
        return str(error)


def alone(path: Path, key: str) -> str:
    """The same by the stand-alone checker."""
    try:
        checker.check([json.loads(text) for text in path.read_bytes().splitlines(keepends=True)], key)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        return str(error) or "wrong"
    return ""


@pytest.fixture(scope="module")
def files(bench: Bench, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("exports")
    made = {name: folder / f"{name}.jsonl" for name in ("whole", "coup", "closed")}
    with made["whole"].open("wb") as file:
        assert export_table(bench.log, IN_PLAY, bench.heads, file) == len(bench.rows[IN_PLAY].entries)
    with made["coup"].open("wb") as file:
        export_coup(bench.log, IN_PLAY, 4, bench.heads, file)
    with made["closed"].open("wb") as file:
        export_table(bench.log, CLOSED, bench.heads, file)
    return made


def test_good_files_are_accepted_by_both(bench: Bench, files: dict[str, Path]) -> None:
    for path in files.values():
        assert told(path, bench.key) == ""
        assert alone(path, bench.key) == ""
        run = subprocess.run([sys.executable, CHECKER, path, bench.key], capture_output=True, text=True, check=False)
        assert (run.returncode, run.stderr) == (0, "")
        assert "signature genuine" in run.stdout
        assert "signature not checked" not in run.stdout


# --- edits ---------------------------------------------------------------------------------------


def a_byte(rng: Random, data: bytes) -> bytes:
    place = rng.randrange(len(data))
    return data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :]


def a_bit(rng: Random, data: bytes) -> bytes:
    place = rng.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]


def a_byte_of_the_log(rng: Random, data: bytes) -> bytes:
    """Not of the editions, which are most of a file."""
    lines = data.splitlines(keepends=True)
    place = rng.choice([number for number, line in enumerate(lines) if b'"line":"edition"' not in line[:20]])
    lines[place] = a_byte(rng, lines[place])
    return b"".join(lines)


def cut_off(rng: Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def a_line_less(rng: Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def a_line_less_and_counted(rng: Random, data: bytes) -> bytes:
    """The last line says how many there are now. Editions may go: the shelf has them, and the digest says which."""
    lines = data.splitlines(keepends=True)
    keep = (b'{"line":"edition"', b'{"line":"head"')
    del lines[rng.choice([number for number, line in enumerate(lines[:-1]) if not line.startswith(keep)])]
    return b"".join([*lines[:-1], b'{"line":"end","lines":%d}\n' % (len(lines) - 1)])


def a_line_twice(rng: Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    keep = (b'{"line":"edition"', b'{"line":"head"')
    place = rng.choice([number for number, line in enumerate(lines[:-1]) if not line.startswith(keep)])
    lines.insert(place, lines[place])
    return b"".join([*lines[:-1], b'{"line":"end","lines":%d}\n' % (len(lines) - 1)])


def two_lines_exchanged(rng: Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = sorted(rng.sample(range(len(lines)), 2))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


EDITS: tuple[Callable[[Random, bytes], bytes], ...] = (
    a_byte,
    a_bit,
    a_byte_of_the_log,
    a_byte_of_the_log,
    cut_off,
    a_line_less,
    a_line_less_and_counted,
    a_line_twice,
    two_lines_exchanged,
)


def same(one: bytes, other: bytes) -> bool:
    """Whether two files say the same: the same values on the same lines, but for the number that is only a label."""
    try:
        first, second = ([_value(line) for line in data.splitlines()] for data in (one, other))
    except ValueError:
        return False
    return bool(_sorted(first) == _sorted(second))


def _value(line: bytes) -> Any:
    value = json.loads(line)
    if isinstance(value, dict) and value.get("line") == "begin" and isinstance(value.get("coup"), int):
        value["coup"] = 0
    if isinstance(value, dict) and value.get("line") in ("head", "command", "entry", "proof"):
        return json.loads(re.sub(r'"[0-9a-fA-F]{64,}"', lambda found: found.group().lower(), json.dumps(value)))
    return value


def _sorted(lines: list[Any]) -> Any:
    """Heads and editions stand before the entries in any order."""
    free = [line for line in lines if isinstance(line, dict) and line.get("line") in ("head", "edition")]
    rest = [line for line in lines if line not in free]
    return sorted(map(json.dumps, free)), rest


@pytest.mark.parametrize("seed", range(1, 201 if SOAK else 7), ids=lambda seed: f"seed-{seed}")
@pytest.mark.parametrize("kind", ["whole", "coup"])
def test_every_edit_of_a_file_is_refused_or_found(
    bench: Bench, files: dict[str, Path], tmp_path: Path, kind: str, seed: int
) -> None:
    rng = Random(f"{kind} {seed}")
    good = files[kind].read_bytes()
    path = tmp_path / "edited.jsonl"
    tried = 0
    for number in range(25):
        edit = rng.choice(EDITS)
        bad = edit(rng, good)
        if same(good, bad):
            continue
        path.write_bytes(bad)
        said = told(path, bench.key)
        assert said, f"seed {seed} number {number}: {edit.__name__} of the {kind} file is accepted"
        assert "\n" not in said
        if b'"line":"edition"' not in _differing(good, bad):
            assert alone(path, bench.key), f"seed {seed} number {number}: {edit.__name__} is accepted by the checker"
        tried += 1
    assert tried > 15


def _differing(good: bytes, bad: bytes) -> bytes:
    """The first line of a file that is another, as it was and as it is."""
    for one, other in zip(good.splitlines(), bad.splitlines(), strict=False):
        if one != other:
            return one[:40] + other[:40]
    return b""


# --- the clever ones -----------------------------------------------------------------------------


def rewritten(path: Path, target: Path, change: Callable[[list[dict[str, Any]]], object]) -> Path:
    lines = [json.loads(line) for line in path.read_bytes().splitlines()][:-1]
    change(lines)
    lines.append({"line": "end", "lines": len(lines)})
    target.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), encoding="utf-8")
    return target


def without_heads(lines: list[dict[str, Any]]) -> None:
    lines[:] = [line for line in lines if line["line"] != "head"]


def heads_at_the_end(lines: list[dict[str, Any]]) -> None:
    lines.sort(key=lambda line: line["line"] == "head")


def another_previous(lines: list[dict[str, Any]]) -> None:
    next(line for line in lines[40:] if line["line"] == "command")["previous"] = "0" * 64


def a_tail_less(lines: list[dict[str, Any]]) -> None:
    del lines[-20:]


def test_heads_that_come_too_late_a_wrong_previous_and_a_missing_tail_are_found(
    bench: Bench, files: dict[str, Path], tmp_path: Path
) -> None:
    for change in (another_previous, a_tail_less):
        path = rewritten(files["whole"], tmp_path / "bad.jsonl", change)
        assert told(path, bench.key)
        assert alone(path, bench.key)
    assert "comes after the entries" in told(
        rewritten(files["whole"], tmp_path / "b.jsonl", heads_at_the_end), bench.key
    )


def test_a_coup_without_its_head_or_its_proof_is_no_proof(bench: Bench, files: dict[str, Path], tmp_path: Path) -> None:
    for gone in ("head", "proof"):
        path = rewritten(
            files["coup"],
            tmp_path / "bad.jsonl",
            lambda lines, gone=gone: lines.__delitem__(next(n for n, one in enumerate(lines) if one["line"] == gone)),  # type: ignore[misc]
        )
        assert told(path, bench.key)
        assert alone(path, bench.key)


def test_a_whole_file_without_heads_is_accepted_and_says_what_is_not_proved(
    files: dict[str, Path], tmp_path: Path
) -> None:
    """By design: whoever gives such a file proves its order and nothing else."""
    path = rewritten(files["whole"], tmp_path / "bare.jsonl", without_heads)
    answer = typed("verify", path)
    assert answer.code == 0
    assert "no signed head holds" in answer.cells


def test_an_altered_edition_in_a_file_is_found(bench: Bench, files: dict[str, Path], tmp_path: Path) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        one, other = [line for line in lines if line["line"] == "edition"][:2]
        one["content"], other["content"] = other["content"], one["content"]

    said = told(rewritten(files["whole"], tmp_path / "bad.jsonl", change), bench.key)
    assert "is not that edition" in said


def test_files_signed_by_another_house_are_found_with_the_key(files: dict[str, Path]) -> None:
    for path in files.values():
        assert "signed by the key" in told(path, "ab" * 32)
        assert alone(path, "ab" * 32)


# --- the page ------------------------------------------------------------------------------------


def test_the_checker_imports_nothing_of_ours_and_is_short() -> None:
    text = CHECKER.read_text(encoding="utf-8")
    assert "import croupier" not in text
    assert "from croupier" not in text
    assert len(text.splitlines()) <= 80


def test_the_example_of_the_page_is_right() -> None:
    page = dict(
        re.findall(r"^\| ([a-z0-9 ]+) \| `([0-9a-f]{64,})` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    )
    framed = checker.framed

    def digest(*parts: bytes) -> bytes:
        return sha256(framed(*parts)).digest()

    beginning = digest(b"croupier-log/1", b"T1")
    cause = digest(b"croupier-command/1", b"a-book 1 0123456789ab", b'{"command":"greet"}')
    one = digest(b"croupier-entry/1", beginning, b"T1", b"1", b"c1", cause, b'{"event":"greeted/1"}')
    two = digest(b"croupier-entry/1", one, b"T1", b"2", b"c1", cause, b'{"event":"answered/1"}')
    leaves = [sha256(b"\0" + hash).digest() for hash in (one, two)]
    root = sha256(b"\1" + leaves[0] + leaves[1]).digest()
    private = Ed25519PrivateKey.from_private_bytes(b"\1" * 32)
    key = private.public_key().public_bytes_raw().hex()
    facts = ("T1", "2", two.hex(), root.hex(), "1790000000000", "asked", key)
    signature = private.sign(framed(b"croupier-head/1", *(fact.encode() for fact in facts)))
    assert page == {
        "beginning": beginning.hex(),
        "cause": cause.hex(),
        "entry 1": one.hex(),
        "entry 2": two.hex(),
        "leaf 1": leaves[0].hex(),
        "leaf 2": leaves[1].hex(),
        "root": root.hex(),
        "key": key,
        "signature": signature.hex(),
    }


def test_the_page_names_every_field_of_every_line() -> None:
    from croupier.store import files

    page = PAGE.read_text(encoding="utf-8")
    kinds = (
        files.Begin,
        files.EditionLine,
        files.HeadLine,
        files.CommandLine,
        files.EntryLine,
        files.ProofLine,
        files.End,
    )
    for kind in kinds:
        tag = kind.__struct_config__.tag
        assert f"| {tag} | {', '.join(kind.__struct_fields__)} |" in page
    assert files.FORM in page
