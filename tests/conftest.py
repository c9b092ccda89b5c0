"""A test that claims a clause with `@pytest.mark.clause` fails unless the engine cited that clause while it ran.

How it was cited (by an act, a refusal, a document or the data alone) is as evidence.json says, or the test fails too.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest

import witness
from claims import SEEN, claimed, claims, misjudged, shown
from croupier import BOOKS, open_book
from croupier.languages import speaker
from croupier.rulebooks.coverage import evidence

pytest_plugins = ["postgres", "turns", "shares", "migrated"]

# no example is wrong because the machine is busy
hypothesis.settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("any machine")

# the line editor that pytest loads writes the terminal's size into the environment; tables under test follow it
for _size in ("COLUMNS", "LINES"):
    os.environ.pop(_size, None)
    os.unsetenv(_size)  # written beneath `os.environ`, where only the commands that tests start would see it


# keys that a test has no folder for are made in no one's home
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="croupier-tests-")
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)


# books that commands prove are kept for this run alone, once for all its workers: they inherit where
if "PYTEST_XDIST_WORKER" not in os.environ:
    os.environ["CROUPIER_CACHE"] = tempfile.mkdtemp(prefix="croupier-books-")
    atexit.register(shutil.rmtree, os.environ["CROUPIER_CACHE"], ignore_errors=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-claims", metavar="FILE", help="write which tests claim which clauses, as JSON")
    parser.addoption(
        "--write-evidence", metavar="FILE", help="run what claims clauses, and write how each test showed them, as JSON"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    registers = {book: open_book(book).register for book in BOOKS}
    unknown = sorted(
        f"{item.nodeid} claims {clause}"
        for item in items
        for clause in claims(item)
        if clause.book in registers and clause not in registers[clause.book]
    )
    if unknown:
        raise pytest.UsageError("claims of clauses that no register has:\n  " + "\n  ".join(unknown))


gc.disable()  # thousands of tests are collected, and all of them are kept


def pytest_collection_finish(session: pytest.Session) -> None:
    gc.freeze()  # what is there now stays to the end: to look through it again and again finds nothing
    gc.enable()
    if target := session.config.getoption("--write-claims"):
        write(target, claimed(session.items))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    witness.cited.clear()
    yield
    claiming = claims(item)
    missing = [clause for clause in claiming if clause not in witness.cited]
    if missing:
        pytest.fail(f"claims {', '.join(missing)}, which the engine did not cite while it ran", pytrace=False)
    seen = {clause: witness.cited[clause] for clause in claiming}
    if seen:
        # plain words: nothing else passes from one process to another
        item.user_properties.append((SEEN, {str(clause): kind.value for clause, kind in seen.items()}))
    if not item.config.getoption("--write-evidence") and (wrong := misjudged(item.nodeid, seen, evidence())):
        pytest.fail(f"{'; '.join(wrong)}: run `make evidence`", pytrace=False)


def write(target: str, rows: object) -> None:
    Path(target).write_text(json.dumps(rows, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests measured without judging it; and the evidence, if it was asked for and nothing failed."""
    target = terminalreporter.config.getoption("--write-evidence")
    if target and not any(terminalreporter.stats.get(outcome) for outcome in ("failed", "error")):
        write(target, shown(terminalreporter.getreports("passed")))
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "measured":
                terminalreporter.write_line(f"measured: {value}")


speaker.strict = True  # a fact that a sentence wants and nobody gives is an error here
