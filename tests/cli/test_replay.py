"""`croupier replay`: what a log has, told again: the list, one coup act by act, the records, and what is not there."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

import croupier.automatic.dealer as dealing
from croupier import BOOKS
from croupier.cards import Card
from croupier.chance import next_card
from croupier.languages.catalogue import catalogue
from croupier.store.opening import open_log
from croupier.table import Shoe
from croupier.table.codec import EVENTS
from recorded import TABLE, Recorder, few_coups, record
from terminal import Answer, typed

SEED = 3


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A log of each book, in which the same cards were dealt."""
    folder = tmp_path_factory.mktemp("logs")
    return {book: record(folder / f"{book}.db", book, SEED, few_coups) for book in BOOKS}


@pytest.fixture
def crown(logs: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CROUPIER_LOG", str(logs["crown-sydney"]))
    return logs["crown-sydney"]


def replayed(*words: object) -> Answer:
    answer = typed("replay", *words)
    assert (answer.code, answer.err) == (0, ""), answer
    return answer


def refused(code: int, *words: object) -> str:
    answer = typed("replay", *words)
    assert (answer.code, answer.out) == (code, ""), answer
    assert "Traceback" not in answer.err
    assert "internal error" not in answer.err
    return answer.err


# --- the list ------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_the_list_has_a_line_a_coup_with_cards_result_and_money(logs: dict[str, Path], book: str) -> None:
    lines = replayed(TABLE, "--log", logs[book]).out.splitlines()
    assert lines[0] == "Friday 15 January 2027, UTC"
    coups, seeded = lines[2:-1], lines[-1]
    assert len(coups) == 15
    assert seeded == "15 coups are seeded: anyone who has the seed knows the cards"
    assert coups[0].split()[:2] == ["1", "1/1"]
    assert coups[0].split()[3:7] == ["4s5d/3c4d", "P9-7", "$150", "$100"]
    assert coups[13].split()[3:] == ["7hQd/Jc9c", "B7-9", "-", "-", "-", coups[13].split()[-2], "dummy"]


@pytest.mark.parametrize("width", [40, 60, 80, 110, 140])
def test_the_list_fits_a_terminal(crown: Path, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = replayed(TABLE).out.splitlines()
    assert all("4s5d/3c4d" not in line or "P9-7" in line for line in lines)
    assert all(len(line) <= max(width, 70) for line in lines)
    assert ("08:00:06" in "".join(lines)) is (width >= 76)
    assert ("entries" in "".join(lines)) is (width >= 110)


def test_a_tie_returns_both_hands_and_is_in_the_list(crown: Path) -> None:
    ties = [line.split() for line in replayed(TABLE).out.splitlines() if " T" in line]
    assert [words[5:7] for words in ties] == [["$150", "$150"]]


def test_records_come_one_a_line_or_in_one_document(crown: Path) -> None:
    lines = [json.loads(line) for line in replayed(TABLE, "--jsonl").out.splitlines()]
    document = replayed(TABLE, "--json").document
    assert document == {"replay": True, "table": TABLE, "coups": lines}
    first = lines[0]
    assert (first["coup"], first["shoe"], first["coup_in_shoe"], first["complete"]) == (1, 1, 1, True)
    assert (first["notation"], first["result"]) == ("4s5d/3c4d P9-7", "player")
    assert first["player"] == {"cards": ["4S", "5D"], "count": 9}
    assert (first["staked"], first["returned"], first["commission"]) == (150_00, 100_00, 0)
    assert all(type(one[key]) is int for one in lines for key in ("staked", "returned", "commission", "begins"))
    assert lines[13]["dummy"] == "any-time"
    assert all(before["entries"][1] + 1 == after["entries"][0] for before, after in pairwise(lines))


def test_the_same_seed_gives_the_same_log_to_the_last_hash(crown: Path, tmp_path: Path) -> None:
    again = record(tmp_path / "again.db", "crown-sydney", SEED, few_coups)
    assert replayed(TABLE, "--jsonl", "--log", again).out == replayed(TABLE, "--jsonl").out


# --- one coup ------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_a_coup_is_told_act_by_act_with_money_and_clauses(logs: dict[str, Path], book: str) -> None:
    answer = replayed(TABLE, "--log", logs[book], "--coup", 12)
    lines = answer.out.splitlines()
    assert lines[0] == "Replay of table T1, coup 12: shoe 1, its coup 12"
    assert book in lines[1]
    assert "UTC" in lines[2]
    assert lines[3].startswith("Entries ")
    assert lines[4] == "Qd2sAh/9h7d B3-6  staked $150, returned $195"
    assert "ann, patron ann wagers $50 on player" in answer.cells
    assert "Banker wins, 6 to 3" in answer.out
    assert "bob: banker $100 wins $95, $195 back (Banker wins" in answer.cells
    assert "bob: chips $9,5" in answer.out or "bob: chips $9," in answer.out
    assert "on the layout $100 → $0" in answer.out
    assert "The cards are cleared" in lines[-1]


def test_acts_stand_in_their_order_and_cards_come_as_they_came(crown: Path) -> None:
    told = replayed(TABLE, "--coup", "1/11").out
    places = [
        told.index(words)
        for words in (
            "Bets are called for", "bob wagers $100 on banker", "No more bets", "Player Q♦, face down",
            "Player Q♦ 5♠, 5", "Player J♦, face down  9.5/Table 1:0-5", "Player draws on 5: J♦, 5",
            "Player wins, 5 to 4", "Wagers are settled", "The cards are cleared",
        )
    ]  # fmt: skip
    assert places == sorted(places)


def test_a_coup_by_its_place_in_the_shoe_is_the_same_coup(crown: Path) -> None:
    assert replayed(TABLE, "--coup", "1/7").out == replayed(TABLE, "--coup", "7").out


def test_every_clause_is_shown_where_all_are_wanted(crown: Path) -> None:
    assert "9.2, 3.2.1, 3.3.1 and 6 more" in replayed(TABLE, "--coup", 1).out
    every = replayed(TABLE, "--coup", 1, "--clauses").out
    assert not re.search(r"and \d+ more", every)
    assert "9.5/Table 1:8-9" in every


@pytest.mark.parametrize("width", [60, 80, 140])
def test_a_coup_fits_a_terminal(crown: Path, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = replayed(TABLE, "--coup", 12).out.splitlines()
    assert all(len(line) <= max(width, 75) for line in lines[1:2])
    assert all(len(line) <= width for line in lines[2:])


def test_the_record_of_a_coup_is_one_document_with_its_acts(crown: Path) -> None:
    record = replayed(TABLE, "--coup", 12, "--json").document
    assert record["replay"] is True
    assert (record["staked"], record["returned"], record["commission"]) == (150_00, 195_00, 5_00)
    assert [one["patron"] for one in record["wagers"]] == ["ann", "bob"]
    acts = record["acts"]
    assert [acts[0]["entries"][0], acts[-1]["entries"][1]] == record["entries"]
    placed = next(act for act in acts if act["says"] == ["ann wagers $50 on player"])
    assert placed["actor"] == {"id": "ann", "rank": "patron"}
    assert placed["command"]["command"] == "place-wager"
    assert placed["events"][0]["event"] == "wager-placed/1"
    assert placed["clauses"] == ["crown-sydney:6.1"]
    assert {one["place"]: one["after"] - one["before"] for one in placed["balances"]} == {
        "rack": -50_00,
        "layout": 50_00,
    }
    whole = [one["after"] - one["before"] for act in acts for one in act["balances"]]
    assert sum(whole) == 0, "nothing was collected from outside in this coup"
    assert replayed(TABLE, "--coup", 12, "--jsonl").document == record


def test_a_coup_that_is_not_complete_is_told_as_far_as_it_came(crown: Path) -> None:
    told = replayed(TABLE, "--coup", 16).out
    assert "not complete" in told
    assert "Bets are called for" in told


def test_names_that_the_log_knows_stand_before_the_ids(crown: Path, tmp_path: Path) -> None:
    path = record(tmp_path / "named.db", "crown-sydney", SEED, lambda one: one.coup(ann=("player", 50_00)))
    with closing(open_log(path)) as log:
        log.name_person("ann", "Ann \x1b[31mLee")
    told = replayed(TABLE, "--log", path, "--coup", 1).out
    assert "Ann ?[31mLee (ann), patron" in told
    assert "\x1b" not in told
    record_ = replayed(TABLE, "--log", path, "--coup", 1, "--json").document
    assert any(act["actor"].get("name") == "Ann \x1b[31mLee" for act in record_["acts"])


def test_the_example_of_the_help_is_what_comes_out(crown: Path) -> None:
    help_ = replayed("--help").out
    shown = help_[help_.index("Example:") : help_.index("Options:")].splitlines()[1:]
    out = replayed(TABLE).out + replayed(TABLE, "--coup", "1/12").out
    lines = [line[4:] for line in shown if line.strip() and not line.strip().startswith(("...", "$"))]
    assert len(lines) == 6
    assert [line for line in lines if line.rstrip() not in out] == []


def test_every_kind_of_event_has_a_sentence() -> None:
    assert {f"event-{name}" for name in EVENTS} <= set(catalogue("en"))


# --- void coups and deferred commission ----------------------------------------------------------


@pytest.fixture(scope="module")
def ran_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A shoe whose cutting card nobody reported, so that its cards run out; one patron's commission waits."""

    def without_cutting_card(order: tuple[Card, ...], shoe: Shoe) -> tuple[Card, bool]:
        return next_card(order, shoe)[0], False

    def play(recorder: Recorder) -> None:
        dealer = recorder.dealer
        rank = recorder.book.authority.approval["defer-commission"].rank
        dealer.say("approve", dealer.staff(rank), act="defer-commission", patron="bob")
        while dealer.table.shoe.number < 2:
            recorder.coup(ann=("player", 50_00), bob=("banker", 100_00))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dealing, "next_card", without_cutting_card)
        return record(tmp_path_factory.mktemp("void") / "log.db", "crown-sydney", SEED, play)


def test_a_void_coup_is_marked_and_its_stakes_go_back(ran_out: Path) -> None:
    line = next(line for line in replayed(TABLE, "--log", ran_out).out.splitlines() if "void" in line)
    number, place, _, hands, result, staked, returned, *_ = line.split()
    assert (number, place, hands, result) == ("86", "1/86", "Ah3h/8c5d", "-")
    assert staked == returned == "$150"
    told = replayed(TABLE, "--log", ran_out, "--coup", place).out
    assert "The coup is void: cards insufficient. Shoe 1 ends early" in told
    assert "11.12" in told
    assert "ann: player $50 void, $50 back (void coup)" in told
    assert replayed(TABLE, "--log", ran_out, "--coup", number, "--json").document["void"] == "cards-insufficient"


def test_commission_that_waits_is_shown_as_owed(ran_out: Path) -> None:
    coups = [json.loads(line) for line in replayed(TABLE, "--log", ran_out, "--jsonl").out.splitlines()]
    won = next(one["coup"] for one in coups if one["result"] == "banker")
    told = replayed(TABLE, "--log", ran_out, "--coup", won).out
    assert "$5 commission deferred" in told
    assert "owes $0 → $5" in told


# --- step by step --------------------------------------------------------------------------------


def stepped(log: Path, keys: str) -> list[str]:
    answer = typed("replay", TABLE, "--log", log, "--coup", "12", "--step", lines=keys)
    assert (answer.code, answer.err) == (0, "")
    return [line for line in answer.out.splitlines()[6:] if line[:1].isdigit()]


def test_enter_goes_on_b_goes_back_and_q_quits(crown: Path) -> None:
    every = [line for line in replayed(TABLE, "--coup", 12).out.splitlines()[6:] if line[:1].isdigit()]
    assert stepped(crown, "\n" * 50) == every
    assert stepped(crown, "\n\nb\nq\n") == [*every[:3], every[1]]
    assert stepped(crown, "b\nq\n") == [every[0], every[0]]
    assert stepped(crown, "") == every[:1], "nobody is there to press Enter"


# --- what is not there ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("T9",), "there is no table 'T9' in this log; it has T1"),
        (("T1", "--coup", "0"), "table T1 has no coup 0: it has 15"),
        (("T1", "--coup", "999"), "table T1 has no coup 999: it has 15"),
        (("T1", "--coup", "1/99"), "table T1 has no coup 99 in shoe 1: it has 15"),
        (("T1", "--coup", "7/1"), "table T1 has no shoe 7: it has 1"),
        (("T1\x07",), "ids of tables, commands and people are 1 to 200 printable characters"),
    ],
)
def test_what_the_log_does_not_have_is_said(crown: Path, words: tuple[str, ...], says: str) -> None:
    assert refused(4, *words) == f"croupier: {says}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("T1", "--coup", "x"), ("T1", "--coup", "-1"), ("T1", "--coup", "1/2/3"), ("T1", "--coup", "9" * 30),
        ("T1", "--step"), ("T1", "--clauses"),
    ],
)  # fmt: skip
def test_words_that_do_not_go_together_are_wrong_usage(crown: Path, words: tuple[str, ...]) -> None:
    assert "Error: --" in refused(2, *words)


@pytest.mark.parametrize("words", [("T1", "--coup", "1", "--step", "--json"), ("T1", "--json", "--jsonl")])
def test_a_program_is_told_so_too(crown: Path, words: tuple[str, ...]) -> None:
    error = typed("replay", *words).document["error"]
    assert (error["kind"], error["exit_code"]) == ("usage", 2)
    assert error["sentence"].startswith("--")


def test_a_file_that_is_no_log_is_named(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear inspector, " * 20, encoding="utf-8")
    assert "letter.txt" in refused(4, TABLE, "--log", other)
    assert "there is no log at" in refused(4, TABLE, "--log", tmp_path / "nowhere.db")
    assert "is a folder" in refused(4, TABLE, "--log", tmp_path)
    assert "is no log" in refused(4, TABLE, "--log", "ftp://example.org/log")
    assert other.read_text(encoding="utf-8").startswith("Dear inspector")


def test_a_broken_log_is_a_mismatch_and_names_the_entry(tmp_path: Path) -> None:
    path = record(tmp_path / "log.db", "crown-sydney", SEED, few_coups)
    with closing(sqlite3.connect(path)) as database:
        for (trigger,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {trigger}")
        database.execute("UPDATE entries SET body = replace(body, '5000', '9000') WHERE sequence = 29")
        database.commit()
    answer = typed("replay", TABLE, "--log", path, "--coup", 2)
    assert answer.code == 3
    assert "entry 29 of table T1 does not have the hash" in answer.err
    assert typed("replay", TABLE, "--log", path).code == 3
