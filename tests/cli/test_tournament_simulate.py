"""`croupier tournament simulate`: what is told of many events, for people and for programs, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal import typed

ASKED = ("--entrants", 10, "--runs", 25, "--seed", 7, "--workers", 1)


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    file = tmp_path / "cup.toml"
    assert typed("tournament", "new", "--book", "canberra", file).code == 0
    return file


def with_line(file: Path, old: str, new: str) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_people_are_told_how_long_it_takes_and_how_everyone_fares(cup: Path) -> None:
    answer = typed("tournament", "simulate", cup, *ASKED)
    assert answer.code == 0
    assert "25 events of 10 entrants by the kernel" in answer.cells
    assert "minutes of play at 60 coups an hour" in answer.cells
    for told in ("First round", "Semi-final", "at the end, for prizes", "copies the leader", "mean prize"):
        assert told in answer.cells
    in_chinese = typed("tournament", "simulate", cup, *ASKED, "--language", "zh")
    assert "跟随领先者" in in_chinese.out


def test_programs_get_the_same_bytes_again_and_the_engine_counts_the_same(cup: Path) -> None:
    asked = ("--entrants", 8, "--runs", 2, "--seed", 1, "--workers", 1, "--json")
    once = typed("tournament", "simulate", cup, *asked)
    assert once.out == typed("tournament", "simulate", cup, *asked).out
    by_engine = typed("tournament", "simulate", cup, *asked, "--engine")
    assert by_engine.document["sums"] == once.document["sums"]
    assert once.document["request"]["entrants"] == 8


def test_strategies_are_chosen_by_name(cup: Path) -> None:
    answer = typed("tournament", "simulate", cup, *ASKED, "--strategies", "cautious=4,all-in-late=6", "--json")
    assert answer.document["request"]["strategies"] == {"cautious": 4, "all-in-late": 6}
    assert set(answer.document["sums"]["strategies"]) == {"cautious", "all-in-late"}


@pytest.mark.parametrize("given", ["brave=3", "cautious", "cautious=many", "cautious=11"])
def test_strategies_that_are_none_are_refused(cup: Path, given: str) -> None:
    answer = typed("tournament", "simulate", cup, *ASKED, "--strategies", given)
    assert answer.code == 2
    assert "--strategies" in answer.err


def test_a_field_that_the_terms_do_not_take_is_refused_with_the_clause(cup: Path) -> None:
    answer = typed("tournament", "simulate", cup, "--entrants", 29, "--runs", 1)
    assert answer.code == 4
    assert "28" in answer.err
    assert "16.3" in answer.err


def test_terms_that_need_the_engine_say_why(cup: Path) -> None:
    shoes = with_line(cup, "length = { coups = 20 }", "length = { shoes = 1 }")
    answer = typed("tournament", "simulate", shoes, *ASKED)
    assert answer.code == 4
    assert "a round is so many shoes long" in answer.err
    assert "--engine" in answer.err


def test_a_picture_is_drawn(cup: Path, tmp_path: Path) -> None:
    out = tmp_path / "cup.svg"
    assert typed("tournament", "simulate", cup, *ASKED, "--picture", out).code == 0
    drawn = out.read_text(encoding="utf-8")
    assert drawn.startswith("<?xml")
    assert len(drawn) > 10_000
    nowhere = typed("tournament", "simulate", cup, *ASKED, "--picture", tmp_path / "no" / "cup.png")
    assert nowhere.code == 4


def test_workers_or_a_cluster_not_both(cup: Path) -> None:
    answer = typed("tournament", "simulate", cup, *ASKED, "--cluster", "tcp://127.0.0.1:1")
    assert answer.code == 2
    assert "--cluster" in answer.err


def test_a_wrong_address_is_told_by_the_option_that_named_it(cup: Path) -> None:
    answer = typed("tournament", "simulate", cup, "--runs", "1", "--cluster", "garbage")
    assert answer.code == 2
    assert "--cluster 'garbage' is not an address" in answer.err
