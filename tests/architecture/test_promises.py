"""The registers' promises: what is encoded is cited, what tests claim is written down, what is owed only shrinks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from architecture import ROOT, SOURCE
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


def test_the_evidence_file_is_what_the_tests_claim_today(tmp_path: Path) -> None:
    fresh = tmp_path / "evidence.json"
    done = run_pytest("--collect-only", "-q", "--write-evidence", str(fresh))
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-2_000:]
    kept = json.loads((SOURCE / "rulebooks" / EVIDENCE_FILE).read_text(encoding="utf-8"))
    assert json.loads(fresh.read_text(encoding="utf-8")) == kept, (
        "the tests claim other clauses now: run `make evidence`"
    )


@pytest.mark.parametrize(
    ("clause", "code", "says"),
    [
        ("10.2/Table 4:Banker", 0, "1 passed"),
        (
            "10.2/Table 3:Banker",
            1,
            "claims crown-sydney:10.2/Table 3:Banker, which the engine did not cite while it ran",
        ),
        ("99.9", 4, "claims of clauses that no register has:"),
    ],
    ids=["cited", "not cited", "no such clause"],
)
def test_a_claim_counts_only_if_the_engine_cited_the_clause(clause: str, code: int, says: str, tmp_path: Path) -> None:
    """The same test, three claims: it fails unless what it claims came back from the engine while it ran."""
    trial = tmp_path / "test_on_trial.py"
    trial.write_text(CLAIM.format(clause=clause), encoding="utf-8")
    done = run_pytest("-p", "conftest", "-c", str(ROOT / "pyproject.toml"), str(trial), path=str(ROOT / "tests"))
    assert done.returncode == code, done.stdout + done.stderr
    assert says in done.stdout + done.stderr
