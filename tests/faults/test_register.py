"""The register: columns, statuses, chapters, reasons, and no clause twice. A fault names the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults import Break, Edit, assert_told, faults_after

HEADER = "clause,status,comes,topic,paraphrase,reason"
SHUFFLE = "3.1,procedure,,shoe,The croupier shuffles the cards,hands or a machine do it"

REGISTER = [
    Break(
        "column missing",
        (Edit("clauses.csv", SHUFFLE, "3.1,procedure,shoe,The croupier shuffles the cards,hands do it"),),
        "clauses.csv",
        "line 18",
        "has 5 columns instead of 6",
    ),
    Break(
        "column too many, from a comma without quotes",
        (Edit("clauses.csv", SHUFFLE, SHUFFLE.replace("hands or", "hands, or")),),
        "clauses.csv",
        "line 18",
        "has 7 columns instead of 6",
    ),
    Break(
        "empty line",
        (Edit("clauses.csv", SHUFFLE, "\n" + SHUFFLE),),
        "clauses.csv",
        "line 18",
        "has 0 columns instead of 6",
    ),
    Break(
        "unknown status",
        (Edit("clauses.csv", "3.1,procedure", "3.1,done"),),
        "clauses.csv",
        "line 18",
        "there is no status 'done': there are encoded, definition, procedure, discretion, display, document, outside",
    ),
    Break(
        "unknown chapter",
        (Edit("clauses.csv", "4.4,encoded,irregularities", "4.4,encoded,tomorrow"),),
        "clauses.csv",
        "line 28",
        "comes 'tomorrow' is not empty and no chapter: there are irregularities",
    ),
    Break(
        "clause listed twice",
        (Edit("clauses.csv", SHUFFLE, SHUFFLE + "\n" + SHUFFLE),),
        "clauses.csv",
        "line 19",
        "clause '3.1' is listed twice",
    ),
    Break(
        "clause without a number",
        (Edit("clauses.csv", "3.1,procedure", ",procedure"),),
        "clauses.csv",
        "line 18",
        "clause '' is empty",
    ),
    Break(
        "reason missing",
        (Edit("clauses.csv", ",hands or a machine do it", ","),),
        "clauses.csv",
        "line 18",
        "clause 3.1: a reason is missing",
    ),
    Break(
        "paraphrase missing",
        (Edit("clauses.csv", "The croupier shuffles the cards", ""),),
        "clauses.csv",
        "line 18",
        "clause 3.1: a paraphrase is missing",
    ),
    Break(
        "field that never ends",
        (Edit("clauses.csv", "The croupier shuffles the cards", "shuffle " * 20_000),),
        "clauses.csv",
        "",
        "not valid CSV: field larger than field limit",
        alone=False,  # without a register no citation holds
    ),
]


@pytest.mark.parametrize("broken", REGISTER, ids=str)
def test_the_line_is_named(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)


@pytest.mark.parametrize(
    ("header", "says"),
    [
        (HEADER.replace("status", "state"), f"the columns must be {HEADER}"),
        (HEADER.replace(",reason", ""), f"the columns must be {HEADER}"),
        ("", f"the columns must be {HEADER}"),
        (HEADER.replace(",", ";"), f"the columns must be {HEADER}"),
    ],
    ids=["column misnamed", "column left out", "no header", "semicolons"],
)
def test_wrong_columns(header: str, says: str, tmp_path: Path) -> None:
    """Without columns there is no register, so the first fault is the cause and the others follow from it."""
    first, *others = faults_after(tmp_path, Edit("clauses.csv", HEADER, header))
    assert (first.file, first.key) == ("clauses.csv", "line 1")
    assert says in first.what
    assert all("in the register" in fault.what for fault in others)
