"""`croupier transcript`: a shoe written as text, read again, and refused where its lines cannot be so."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier import BOOKS
from recorded import TABLE, Recorder, few_coups, record
from terminal import Answer, typed


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("logs")
    return {book: record(folder / f"{book}.db", book, 3, few_coups) for book in BOOKS}


@pytest.fixture(scope="module")
def whole_shoe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A shoe dealt to its last coup, and the beginning of the next."""

    def play(recorder: Recorder) -> None:
        while recorder.dealer.table.shoe.number < 2:
            recorder.coup(ann=("player", 50_00))

    return record(tmp_path_factory.mktemp("shoe") / "log.db", "canberra", 5, play)


def written(log: Path, *words: object) -> str:
    answer = typed("transcript", "write", TABLE, "--log", log, *words)
    assert (answer.code, answer.err) == (0, ""), answer
    return answer.out


def read(folder: Path, text: str, *words: object) -> Answer:
    file = folder / "shoe.txt"
    file.write_text(text, encoding="utf-8")
    answer = typed("transcript", "read", file, *words)
    assert "Traceback" not in answer.err
    assert "internal error" not in answer.err
    return answer


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_written_is_read_and_judged_by_its_book(logs: dict[str, Path], book: str, tmp_path: Path) -> None:
    text = written(logs[book])
    assert text.startswith("croupier-transcript/1\ntable T1\nbook " + book)
    assert "\n1 4s5d/3c4d P9-7\n" in text
    assert text.endswith("\nend 15 in-play\n")
    answer = read(tmp_path, text)
    assert (answer.code, answer.err) == (0, "")
    assert "Table T1, shoe 1: 15 coups, every one as the table of play deals it" in answer.out
    assert "Player 10, Banker 4, tie 1, 1 of them without wagers; 70 of 416 cards left the shoe" in answer.cells


@pytest.mark.parametrize("verb", ["write", "read"])
def test_the_example_of_the_help_is_what_comes_out(logs: dict[str, Path], verb: str, tmp_path: Path) -> None:
    text = written(logs["crown-sydney"])
    out = text + read(tmp_path, text).out
    help_ = typed("transcript", verb, "--help").out
    shown = help_[help_.index("Example:") : help_.index("Options:")].splitlines()[1:]
    lines = [line.strip() for line in shown if line.strip() and not line.strip().startswith(("...", "$"))]
    assert len(lines) >= 3
    assert [line for line in lines if line not in out and not line.startswith("crown-sydney ")] == []


def test_a_shoe_to_its_last_coup_is_read_in_full(whole_shoe: Path, tmp_path: Path) -> None:
    text = written(whole_shoe)
    assert text == written(whole_shoe, "--shoe", 1), "the latest shoe with a complete coup"
    assert "cutting-card=" in text
    assert text.rstrip().endswith(" last-coup")
    document = read(tmp_path, text, "--json").document
    assert (document["shoe"], document["ended"]) == (1, "last-coup")
    assert sum(document["results"].values()) == len(document["coups"])
    assert document["cards_out"] <= 416
    assert document["judged_by"] == document["edition"]


def test_a_shoe_that_is_not_there_is_said(whole_shoe: Path) -> None:
    for words, says in (
        ((TABLE, "--shoe", 2), "table T1 has no complete coup in shoe 2; its latest shoe is 2"),
        ((TABLE, "--shoe", 99), "table T1 has no complete coup in shoe 99; its latest shoe is 2"),
        (("T9",), "there is no table 'T9' in this log; it has T1"),
    ):
        answer = typed("transcript", "write", *words, "--log", whole_shoe)
        assert (answer.code, answer.out, answer.err) == (4, "", f"croupier: {says}\n")
    assert typed("transcript", "write", TABLE, "--shoe", 0, "--log", whole_shoe).code == 2


def test_a_table_without_a_complete_coup_has_no_transcript(tmp_path: Path) -> None:
    path = record(tmp_path / "log.db", "canberra", 5, lambda recorder: recorder.dealer.advance())
    answer = typed("transcript", "write", TABLE, "--log", path)
    assert (answer.code, answer.err) == (
        4,
        "croupier: table T1 has no shoe with a complete coup; its latest shoe is 1\n",
    )


def test_a_wrong_result_is_a_mismatch_with_its_clause(logs: dict[str, Path], tmp_path: Path) -> None:
    answer = read(tmp_path, written(logs["crown-sydney"]).replace("P9-7", "B9-7", 1))
    assert (answer.code, answer.out) == (3, "")
    assert "line 13, coup 1: it says B9-7, and 4s5d/3c4d makes P9-7 (crown-sydney:9.3" in answer.err
    error = typed("transcript", "read", tmp_path / "shoe.txt", "--json").document["error"]
    assert (error["kind"], error["exit_code"], error["clauses"][0]) == ("mismatch", 3, "crown-sydney:9.3")


def test_cards_that_cannot_lie_so_are_a_mismatch_with_the_books_sentence(logs: dict[str, Path], tmp_path: Path) -> None:
    answer = read(tmp_path, written(logs["crown-sydney"]).replace("4s5d/3c4d P9-7", "4s5d2h/3c4d B1-7", 1))
    assert answer.code == 3
    assert (
        "line 13, coup 1: the table of play does not deal 4s5d2h/3c4d. Player may not take a third card" in answer.err
    )
    assert "(crown-sydney:9.4" in answer.err


def test_five_cards_to_a_hand_are_a_mismatch(logs: dict[str, Path], tmp_path: Path) -> None:
    answer = read(tmp_path, written(logs["crown-sydney"]).replace("4s5d/3c4d P9-7", "4s5d2h3h4h/3c4d", 1))
    assert answer.code == 3
    assert "No hand takes more than one additional card" in answer.err


def test_a_transcript_cut_short_is_not_valid(logs: dict[str, Path], tmp_path: Path) -> None:
    text = written(logs["crown-sydney"])
    answer = read(tmp_path, text[: text.index("\n9 ") + 1])
    assert (answer.code, answer.out) == (4, "")
    assert "line 20: it was cut off after this line" in answer.err


def test_an_unknown_book_is_not_valid_unless_one_is_named(logs: dict[str, Path], tmp_path: Path) -> None:
    text = written(logs["crown-sydney"]).replace("book crown-sydney", "book harbour-lights")
    answer = read(tmp_path, text)
    assert answer.code == 4
    assert "line 3: the book 'harbour-lights" in answer.err
    judged = read(tmp_path, text, "--book", "crown-sydney")
    assert judged.code == 0
    assert "judged by crown-sydney" in judged.out
    assert read(tmp_path, text, "--book", "nowhere").code == 4


def test_files_that_are_no_transcripts_are_not_valid(tmp_path: Path) -> None:
    assert read(tmp_path, "").code == 4
    assert read(tmp_path, "{}").err.endswith(
        "line 1: this is no transcript of a shoe: its first line is croupier-transcript/1\n"
    )
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not text in UTF-8" in typed("transcript", "read", binary).err
    assert "cannot be read" in typed("transcript", "read", tmp_path / "nowhere.txt").err
    assert typed("transcript", "read", tmp_path).code == 4
