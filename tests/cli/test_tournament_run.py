"""`croupier tournament` on a log, as a person types it: a whole event, what is refused, its account, and a stop in the
middle."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest

from croupier.floor.recall import moments
from croupier.store.opening import open_log
from croupier.table.records import WagerPlaced
from croupier.verify import Finding, verify_log
from terminal import Answer, typed

TERMS = Path(__file__).parents[1] / "scenarios" / "tournaments" / "canberra-cup.toml"
# the same, at a time that has not come yet
WHEN = ("2026-01-10T", "2036-01-10T")


class Terminal:
    """A log of one's own, and the tournament `cup` in it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log = folder, folder / "day.db"
        self.terms = folder / "cup.toml"
        self.terms.write_text(TERMS.read_text(encoding="utf-8").replace(*WHEN), encoding="utf-8")

    def type(self, *words: str) -> Answer:
        verb, *rest = words
        return typed("tournament", verb, *rest, "--log", str(self.log), *self._keys(verb))

    def _keys(self, verb: str) -> tuple[str, ...]:
        return () if verb == "report" else ("--keys", str(self.folder / "keys"))

    def does(self, *words: str) -> str:
        answer = self.type(*words)
        assert answer.code == 0, answer
        return answer.out

    def published(self) -> Terminal:
        self.does(
            "publish",
            str(self.terms),
            "--director",
            "Kim",
            "--table",
            "T1:7",
            "--table",
            "T2:7",
            "--advised",
            "R-17",
            "--copy",
        )
        self.does("ballot", "cup", "--commit", "--seed", "5")
        return self

    def drawn(self, *entrants: str) -> Terminal:
        self.published()
        self.does("enter", "cup", *(entrants or ("Ann", "Bob", "Cyd", "Dee", "Eve")), "--close")
        self.does("ballot", "cup", "--round", "1", "--word", "magpie", "--by", "Ann")
        return self

    def found(self) -> list[str]:
        log = open_log(self.log, reading=True)
        try:
            return [one.sentence() for one in verify_log(log) if isinstance(one, Finding)]
        finally:
            log.close()


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


def test_a_whole_event_dealt_by_the_engine(terminal: Terminal) -> None:
    terminal.drawn()
    assert "go on to round 2" in terminal.does("run", "cup", "--play", "--seed", "3")
    terminal.does("ballot", "cup", "--round", "2", "--word", "wombat", "--by", "Bob")
    terminal.does("run", "cup", "--play", "--seed", "9")
    assert "Final places" in terminal.does("rank", "cup")
    assert "tournament is closed" in terminal.does("pay", "cup", "--close").lower()
    account = json.loads(terminal.does("report", "cup", "--json"))
    assert account["pool"] == sum(prize["amount"] for prize in account["prizes"]) == 5 * 200_00
    assert [one["entry"] > 0 for one in account["sessions"]] == [True] * len(account["sessions"])
    assert account["closed"] is True
    assert terminal.found() == []


def test_equals_play_further_coups_where_the_terms_say_so(terminal: Terminal) -> None:
    """One coup a session and the least of everyone: hardly anyone is parted by it."""
    text = terminal.terms.read_text(encoding="utf-8")
    for old in ("coups = 5", "coups = 2"):
        text = text.replace(old, "coups = 1")
    terminal.terms.write_text(text.replace('ties = "divide"', 'ties = "extra-coups"'), encoding="utf-8")
    terminal.drawn()
    told = terminal.does("run", "cup", "--play", "--seed", "3", "--strategy", "cautious")
    terminal.does("ballot", "cup", "--round", "2", "--word", "wombat", "--by", "Bob")
    told += terminal.does("run", "cup", "--play", "--seed", "9", "--strategy", "cautious")
    assert terminal.type("rank", "cup").code == 4
    told += terminal.does("rank", "cup", "--play", "--seed", "4", "--strategy", "cautious")
    assert told.count("Further coups") >= 2
    places = [one["place"] for one in json.loads(terminal.does("rank", "cup", "--json"))["ranking"]]
    assert places[:3] == [1, 2, 3]
    assert terminal.found() == []


def test_who_wagers_how(terminal: Terminal) -> None:
    terminal.drawn()
    for words, says in (
        (("--strategy", "reckless"), "there is no strategy 'reckless': there is mixed, cautious"),
        (("--strategy", "cautious=Zoe"), "nobody called 'Zoe' is in this tournament"),
    ):
        answer = terminal.type("run", "cup", "--play", *words)
        assert answer.code == 2
        assert says in answer.err
    terminal.does("run", "cup", "--play", "--seed", "3", "--strategy", "cautious", "--strategy", "proportional=Ann,Bob")
    stakes: dict[str, set[int]] = {}
    log = open_log(terminal.log, reading=True)
    try:
        for table in ("T1", "T2"):
            for moment in moments(log, table):
                for one in moment.folded:
                    if isinstance(one.event, WagerPlaced):
                        stakes.setdefault(one.event.down.patron, set()).add(one.event.down.stake)
    finally:
        log.close()
    assert all(stakes[one] == {25_00} for one in ("Cyd", "Dee", "Eve"))
    assert all(min(stakes[one]) > 25_00 for one in ("Ann", "Bob"))


def test_chips_counted_by_hand_and_keyed(terminal: Terminal) -> None:
    terminal.drawn("Ann", "Bob", "Cyd", "Dee")
    seats = json.loads(terminal.does("report", "cup", "--json"))
    by_table: dict[str, list[str]] = {}
    for one in seats["entrants"]:
        by_table.setdefault(one["seat"]["table"], []).append(one["id"])
    counts = [
        f"{table}=" + ",".join(f"{name}:{4000 + 100 * place}" for place, name in enumerate(names))
        for table, names in by_table.items()
    ]
    told = terminal.does("run", "cup", *(word for one in counts for word in ("--count", one)))
    assert "$4,100" in told
    text = terminal.does("report", "cup")
    assert "keyed by Kim" in text
    assert terminal.found() == []


def test_entries_from_a_file_each_judged_by_itself(terminal: Terminal) -> None:
    terminal.published()
    file = terminal.folder / "entries.csv"
    file.write_text("Entrant,Paid,Signed\nAnn,200,yes\nBob,150,\nAnn,200,\nCyd,200,no\n", encoding="utf-8")
    answer = terminal.type("enter", "cup", "--csv", str(file))
    assert answer.code == 4
    assert "2 entries taken, 2 refused" in answer.out
    assert "Bob: $150 was paid, and it costs $200 (canberra:16.22)" in answer.err
    assert "Ann: Ann has entered already (canberra:16.6)" in answer.err
    document = terminal.type("enter", "cup", "Bob", "--paid", "1", "--json")
    assert json.loads(document.out)["refused"][0]["refusal"]["reason"] == "not-the-price"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("entrant,shoe size\nAnn,38\n", "there is no column shoe-size"),
        ("entrant,signed\nAnn,maybe\n", "is not one of yes, no"),
        ("entrant,paid\n,200\n", "the column entrant is empty"),
    ],
)
def test_a_file_that_is_no_list_of_entries(terminal: Terminal, text: str, why: str) -> None:
    terminal.published()
    file = terminal.folder / "entries.csv"
    file.write_text(text, encoding="utf-8")
    answer = terminal.type("enter", "cup", "--csv", str(file))
    assert answer.code == 4
    assert why in answer.err
    assert "line 2" in answer.err


def test_the_next_process_goes_on_where_one_stopped(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table was dealt to its end and the process was gone before the tournament heard of it."""
    from croupier.cli import tournament_tables

    terminal.drawn()

    def gone(*_: object) -> object:
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr(tournament_tables, "brought", gone)
        with pytest.raises(click.Abort):
            _in_this_process(terminal)
    terminal.does("run", "cup", "--play", "--seed", "3")
    account = json.loads(terminal.does("report", "cup", "--json"))
    assert len(account["sessions"]) == 2
    assert terminal.found() == []


def _in_this_process(terminal: Terminal) -> None:
    from croupier.cli.tournament_play import run

    keys = str(terminal.folder / "keys")
    words = ["cup", "--play", "--seed", "3", "--log", str(terminal.log), "--keys", keys]
    run.main(words, standalone_mode=False)


def test_any_other_command_by_its_name(terminal: Terminal) -> None:
    terminal.published()
    assert "Kim" in terminal.does("step", "cup", "mark-absent", "person=Kim")
    answer = terminal.type("step", "cup", "mark-absent", "persona=Kim")
    assert answer.code == 4
    assert "mark-absent has no fact 'persona'" in answer.err
    answer = terminal.type("step", "cup", "close-entries", "as=Ann:patron")
    assert answer.code == 4


def test_a_tournament_that_is_not_there(terminal: Terminal) -> None:
    terminal.published()
    for verb in ("enter", "rank", "pay", "report"):
        words = (verb, "nowhere", *(("Ann",) if verb == "enter" else ()))
        answer = terminal.type(*words)
        assert answer.code == 4
        assert "There is no tournament 'nowhere' in this log; it has cup" in answer.err


def test_usage(terminal: Terminal) -> None:
    terminal.published()
    assert terminal.type("ballot", "cup").code == 2
    assert terminal.type("ballot", "cup", "--round", "1").code == 2
    assert terminal.type("enter", "cup").code == 2
    assert terminal.type("publish", str(terminal.terms), "--table", "T1").code == 2


def test_times_are_those_of_the_casinos_clocks(terminal: Terminal) -> None:
    terminal.drawn()
    wide = terminal.does("report", "cup")
    times = re.findall(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\S*)", wide)
    assert times
    assert set(times) <= {"+10:00", "+11:00"}


def test_the_account_as_a_page_and_in_chinese(terminal: Terminal) -> None:
    terminal.drawn()
    page = terminal.folder / "cup.html"
    terminal.does("report", "cup", "--html", str(page))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "Ann" in text
    assert "<script" not in text
    chinese = terminal.does("report", "cup", "--language", "zh")
    assert "参赛者、费用与退款" in chinese
