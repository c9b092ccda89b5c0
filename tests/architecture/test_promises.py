"""The registers' promises: what is encoded is cited, what tests claim is written down with how they show it, what is
owed only shrinks, and what only the data carries is owed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import witness
from architecture import ROOT, SOURCE
from claims import claimed, misjudged, shown
from croupier import BOOKS, Stake, open_book, read_coup, settle
from croupier.clauses import Chapter, Clause, ClauseRow, Status
from croupier.languages import Speaker
from croupier.leaflet import make_leaflet
from croupier.rulebooks.coverage import EVIDENCE_FILE, Covered, Kind, coverage, strongest, summary, weakest
from live import Live

# by book: clauses to be computed that no test shows yet (by more than data), and clauses that wait for a later chapter
OWED = {
    "crown-sydney": (0, 0),
    "crown-melbourne": (0, 0),
    "canberra": (0, 0),
    "star-sydney": (0, 0),
    "crown-brochure": (0, 0),
}

LOOK = '''"""A test on trial, which only looks at the data."""
import pytest
import witness
from croupier import open_book

@pytest.mark.clause("crown-sydney:3.1")
def test_the_book_says_so() -> None:
    assert witness.note(open_book("crown-sydney").cards.decks)
'''

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
    found = (sum(one.owed and not one.waits for one in rows), sum(one.waits for one in rows))
    assert summary(rows)["not yet covered"] == sum(found)
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
        return claimed(request.session.items)
    fresh = folder / "claims.json"
    done = run_pytest("--collect-only", "-q", "--write-claims", str(fresh))
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-2_000:]
    found: dict[str, list[str]] = json.loads(fresh.read_text(encoding="utf-8"))
    return found


def test_the_evidence_file_is_what_the_tests_claim_today(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Who claims what; how they show it, each claiming test holds against the file while it runs (conftest)."""
    kept = json.loads((SOURCE / "rulebooks" / EVIDENCE_FILE).read_text(encoding="utf-8"))
    names = {clause: list(tests) for clause, tests in kept.items()}
    assert claimed_today(request, tmp_path) == names, "the tests claim other clauses now: run `make evidence`"


def covered(status: Status, comes: Chapter = Chapter.NOW, **tests: Kind) -> Covered:
    row = ClauseRow(Clause("crown-sydney:9.6"), status, comes, "tableau", "Banker's table", "")
    return Covered(row, ("tableau.toml: banker",), tests)


def test_a_clause_that_only_the_data_carries_is_owed() -> None:
    assert covered(Status.ENCODED, looked=Kind.DATA).owed
    assert not covered(Status.ENCODED, looked=Kind.DATA, dealt=Kind.ACTED).owed
    for kind in (Kind.ACTED, Kind.REFUSED, Kind.DOCUMENT):
        assert not covered(Status.ENCODED, one=kind).owed


def test_whatever_waits_for_a_chapter_is_owed_also_the_content_of_a_paper() -> None:
    for status in Status:
        assert covered(status, Chapter.TOURNAMENTS, one=Kind.ACTED).owed
    assert not covered(Status.DOCUMENT).owed


def test_to_act_is_more_than_to_refuse_and_that_more_than_to_write_and_all_of_it_more_than_data() -> None:
    assert list(Kind) == [Kind.ACTED, Kind.REFUSED, Kind.DOCUMENT, Kind.DATA]
    assert strongest(*reversed(Kind)) is Kind.ACTED
    assert weakest(*Kind) is Kind.DATA


def seen(*things: object) -> set[Kind]:
    witness.cited.clear()
    witness.note(things)
    return set(witness.cited.values())


def test_the_witness_tells_the_kinds_apart_by_the_thing_itself() -> None:
    book = open_book("crown-sydney")
    terms = witness.terms(book, "crown")
    assert seen(book.cards.decks, book.settlement, book.tableau.player_act(5), terms.shoe_end) == {Kind.DATA}
    assert seen(book.tableau.next_draw(read_coup("2s3d/3cTd"))) == {Kind.ACTED}
    assert seen(settle(terms, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100_00)])) == {Kind.ACTED}
    assert seen(settle(terms, read_coup("2s3dKh/3cTd3s"), [Stake("no-such-wager", 100_00)])) <= {Kind.REFUSED}
    assert seen(book.terms("crown", decks=7)) == {Kind.REFUSED}
    assert seen(make_leaflet(book, Speaker("en"))) == {Kind.DOCUMENT}
    live = Live("crown-sydney")
    assert seen(tuple(live.events)) == {Kind.ACTED}


def test_one_who_sees_more_of_a_clause_does_not_forget_it_for_less() -> None:
    book = open_book("crown-sydney")
    draw = book.tableau.next_draw(read_coup("2s3d/3cTd"))
    witness.cited.clear()
    witness.note((draw, book.tableau.player))
    assert {witness.cited[clause] for clause in draw.clauses} == {Kind.ACTED}


class Reported(NamedTuple):
    nodeid: str
    user_properties: list[tuple[str, dict[str, str]]]


def test_a_test_shows_what_every_one_of_its_parameters_reached() -> None:
    reports = [
        Reported("a.py::one[1]", [("seen", {"canberra:5.8": "acted"})]),
        Reported("a.py::one[2]", [("seen", {"canberra:5.8": "refused", "harbour-palace:1": "acted"})]),
        Reported("a.py::two", [("seen", {"canberra:5.8": "data"})]),
    ]
    assert shown(reports) == {"canberra:5.8": {"a.py::one": Kind.REFUSED, "a.py::two": Kind.DATA}}


@pytest.mark.parametrize(
    ("nodeid", "found", "wrong"),
    [
        ("a.py::one", Kind.REFUSED, False),
        ("a.py::one", Kind.DATA, True),
        ("a.py::one", Kind.ACTED, True),
        ("a.py::one[1]", Kind.ACTED, False),
        ("a.py::one[1]", Kind.DATA, True),
        ("a.py::new", Kind.DATA, False),
    ],
)
def test_the_file_may_not_say_more_than_was_seen(nodeid: str, found: Kind, wrong: bool) -> None:
    """Nor less, of a test that has no parameters; one that the file does not know is named by another test."""
    clause = Clause("canberra:5.8")
    kept = {clause: {"a.py::one": Kind.REFUSED}}
    assert bool(misjudged(nodeid, {clause: found}, kept)) is wrong


def on_trial(folder: Path, *clauses: str, words: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """The same test with one claim after another."""
    for number, clause in enumerate(clauses):
        (folder / f"test_on_trial_{number}.py").write_text(CLAIM.format(clause=clause), encoding="utf-8")
    path = os.pathsep.join(map(str, (ROOT / "tests", SOURCE.parent)))
    return run_pytest("-p", "conftest", "-c", str(ROOT / "pyproject.toml"), *words, str(folder), path=path)


def test_a_claim_counts_only_if_the_engine_cited_the_clause(tmp_path: Path) -> None:
    """A test fails unless what it claims came back from the engine while it ran."""
    done = on_trial(tmp_path, "10.2/Table 4:Banker", "10.2/Table 3:Banker")
    says = done.stdout + done.stderr
    assert done.returncode == 1, says
    assert "claims crown-sydney:10.2/Table 3:Banker, which the engine did not cite while it ran" in says
    assert "1 failed, 1 passed" in says


def test_what_was_seen_is_written_down_and_a_look_at_the_data_is_a_look_at_the_data(tmp_path: Path) -> None:
    (tmp_path / "test_look.py").write_text(LOOK, encoding="utf-8")
    fresh = tmp_path / "evidence.json"
    written = ("--write-evidence", str(fresh), "--numprocesses", "1")  # what is seen goes from process to process
    done = on_trial(tmp_path, "10.2/Table 4:Banker", words=written)
    assert done.returncode == 0, done.stdout + done.stderr
    kinds = {clause: set(tests.values()) for clause, tests in json.loads(fresh.read_text(encoding="utf-8")).items()}
    assert kinds == {"crown-sydney:3.1": {"data"}, "crown-sydney:10.2/Table 4:Banker": {"acted"}}


def test_nothing_is_written_down_where_a_test_failed(tmp_path: Path) -> None:
    fresh = tmp_path / "evidence.json"
    done = on_trial(tmp_path, "10.2/Table 3:Banker", words=("--write-evidence", str(fresh)))
    assert done.returncode == 1, done.stdout + done.stderr
    assert not fresh.exists()


def test_a_claim_of_a_clause_that_no_register_has_stops_the_run(tmp_path: Path) -> None:
    done = on_trial(tmp_path, "99.9")
    assert done.returncode == 4, done.stdout + done.stderr
    assert "claims of clauses that no register has:" in done.stdout + done.stderr
