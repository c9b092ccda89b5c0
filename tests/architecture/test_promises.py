"""The registers' promises: what is encoded is cited, what tests claim is written down, what is owed only shrinks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from architecture import ROOT, SOURCE
from claims import evidence
from croupier import BOOKS, open_book
from croupier.clauses import Chapter, Status
from croupier.rulebooks.coverage import EVIDENCE_FILE, coverage

# by book: clauses to be computed that no test shows yet, and clauses that come with a later chapter
OWED = {
    "crown-sydney": (4, 99),
    "crown-melbourne": (3, 59),
    "canberra": (14, 47),
    "star-sydney": (4, 52),
    "crown-brochure": (0, 0),
}

CLAIM = '''"""A test on trial."""
import pytest
import witness

@pytest.mark.clause("crown-sydney:{clause}")
def test_banker_six_pays_half() -> None:
    terms = witness.terms("crown-sydney", "crown")
    assert witness.settled(terms, "2s3dKh/3cTd3s", "banker").profit == 50_00
'''


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_that_is_encoded_now_is_cited_by_a_provision(book: str) -> None:
    promised = [
        one for one in coverage(open_book(book)) if one.row.status is Status.ENCODED and one.row.comes is Chapter.NOW
    ]
    assert promised
    assert [one.row.clause for one in promised if not one.encoded] == []


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_owed_only_shrinks(book: str) -> None:
    rows = coverage(open_book(book))
    found = (sum(one.owed for one in rows), sum(one.row.comes is not Chapter.NOW for one in rows))
    for what, now, then in zip(("not yet covered", "coming later"), found, OWED[book], strict=True):
        assert now <= then, f"{book}: {now} clauses are {what}, where there were {then}: a promise was taken back"
        assert now == then, (
            f"{book}: only {now} clauses are {what} now, no longer {then}: well done, lower OWED to {found}"
        )


def run_pytest(*words: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words]
    environment = os.environ | ({"PYTHONPATH": path} if path else {})
    environment = {name: value for name, value in environment.items() if not name.startswith("PYTEST_")}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def claimed_today(request: pytest.FixtureRequest, folder: Path) -> dict[str, list[str]]:
    """What all tests claim: those of this run, if it has them all, and else those that another run finds."""
    chosen = request.config.option
    here = {item.path for item in request.session.items}
    if here >= set((ROOT / "tests").rglob("test_*.py")) and not (chosen.keyword or chosen.markexpr):
        return evidence(request.session.items)
    fresh = folder / "evidence.json"
    done = run_pytest("--collect-only", "-q", "--write-evidence", str(fresh))
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-2_000:]
    found: dict[str, list[str]] = json.loads(fresh.read_text(encoding="utf-8"))
    return found


def test_the_evidence_file_is_what_the_tests_claim_today(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    kept = json.loads((SOURCE / "rulebooks" / EVIDENCE_FILE).read_text(encoding="utf-8"))
    assert claimed_today(request, tmp_path) == kept, "the tests claim other clauses now: run `make evidence`"


def on_trial(folder: Path, *clauses: str) -> subprocess.CompletedProcess[str]:
    """The same test with one claim after another."""
    for number, clause in enumerate(clauses):
        (folder / f"test_on_trial_{number}.py").write_text(CLAIM.format(clause=clause), encoding="utf-8")
    return run_pytest("-p", "conftest", "-c", str(ROOT / "pyproject.toml"), str(folder), path=str(ROOT / "tests"))


def test_a_claim_counts_only_if_the_engine_cited_the_clause(tmp_path: Path) -> None:
    """A test fails unless what it claims came back from the engine while it ran."""
    done = on_trial(tmp_path, "10.2/Table 4:Banker", "10.2/Table 3:Banker")
    says = done.stdout + done.stderr
    assert done.returncode == 1, says
    assert "claims crown-sydney:10.2/Table 3:Banker, which the engine did not cite while it ran" in says
    assert "1 failed, 1 passed" in says


def test_a_claim_of_a_clause_that_no_register_has_stops_the_run(tmp_path: Path) -> None:
    done = on_trial(tmp_path, "99.9")
    assert done.returncode == 4, done.stdout + done.stderr
    assert "claims of clauses that no register has:" in done.stdout + done.stderr
