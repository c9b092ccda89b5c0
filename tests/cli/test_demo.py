"""The narrated coup: complete, clause by clause, the same every time, and nothing in it that is not so."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

import terminal
from croupier import BOOKS, open_book

COMMAND = Path(sys.executable).parent / "croupier"
FOUR_RESULTS = ("wins", "loses", "standoff", "void")


@cache
def typed(*words: str) -> terminal.Answer:
    before, sys.stdin = sys.stdin, StringIO()  # a verb that listens hears nobody
    try:
        return terminal.typed(*words)
    finally:
        sys.stdin = before


@cache
def told(*words: str) -> str:
    answer = typed("demo", *words)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def test_the_table_the_wagers_and_the_cards() -> None:
    words = in_one_line(told())
    for said in (
        "Crown Sydney, Crown Baccarat",
        "8 decks",
        "seat 1 $100 on Banker, $10 on Super 6",
        "seat 3 $50 on Player, $5 on Tie",
        "seat 5 $25 on Banker, $5 on Tiger, $5 on Player Dragon Bonus",
        "Player: two of spades, three of diamonds. 5",
        "Banker: three of clubs, ten of diamonds. 3",
        "Player draws on 5: king of hearts. 5",
        "Banker draws on 3: three of spades. 6",
        "Banker wins, 6 to 5",
    ):
        assert said in words


def test_every_wager_is_settled_to_the_dollar() -> None:
    rows = [in_one_line(line) for line in told().splitlines()]
    for settled in (
        "seat 1 Banker $100 wins $50 $150 Banker wins with six",
        "Super 6 $10 wins $150 $160 Banker wins with six",
        "seat 3 Player $50 loses - - Banker wins",
        "Tie $5 loses - - No tie",
        "seat 5 Banker $25 wins $13 $38 Banker wins with",
        "Tiger $5 wins $110 $115 Three-card Tiger",
        "Player Dragon Bonus $5 loses - - Otherwise",
    ):
        assert any(row.startswith(settled) for row in rows), settled
    assert "Staked $200, returned $463." in told()


def test_each_call_and_each_payment_has_its_clause_in_the_registers_words() -> None:
    words = in_one_line(told())
    register = open_book("crown-sydney").register
    for number in ("8.3.1", "9.5/Table 1:0-5", "9.6/Table 2:3", "10.2/Table 4:Banker", "6.2.1(c)", "6.2.3(b)", "7.3"):
        paraphrase = next(row.paraphrase for row in register if row.clause.number == number)
        assert f"{number} {paraphrase}" in words


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", ["0", "5", "11"])
def test_any_book_and_any_seed_is_told_to_the_end(book: str, seed: str) -> None:
    text = told("--book", book, "--seed", seed)
    settled = re.findall(rf" ({'|'.join(FOUR_RESULTS)}) +(?:\$|-)", text)
    placed = re.findall(r"\$[0-9]+ on ", text.partition("Place your bets")[2].partition("No more bets")[0])
    assert len(placed) == len(settled) >= 4
    assert re.search(r"(Player|Banker) wins, \d to \d|Tie, \d all", text)
    assert f"seed {seed}" in text
    assert open_book(book).imprint in text


def test_every_style_of_every_book_can_be_shown() -> None:
    for name in BOOKS:
        for style in open_book(name).variations:
            assert style.name in told("--book", name, "--variation", style.id)


def test_a_seed_gives_the_same_coup_again_and_another_seed_another() -> None:
    again = subprocess.run([str(COMMAND), "demo", "--seed", "7"], capture_output=True, check=True, encoding="utf-8")
    assert again.stdout == told("--seed", "7")
    coups = {told("--seed", seed).partition("No more bets")[2].partition("wager")[0] for seed in ("7", "8", "0")}
    assert len(coups) == 3


def test_without_a_terminal_it_is_plain_and_no_wider_than_a_page() -> None:
    assert "\x1b" not in told()
    assert max(len(line) for line in told().partition("Now you")[0].splitlines()) <= 110


def test_the_commands_to_try_next_all_work() -> None:
    for text in (told(), told("--book", "crown-melbourne", "--variation", "tie-baccarat")):
        commands = [line.partition("#")[0] for line in text.partition("Now you\n")[2].splitlines()]
        assert len(commands) == 6
        for command in commands:
            verb, *words = shlex.split(command)
            assert verb == "croupier"
            answer = typed(*words)
            assert (answer.code, answer.err) == (0, ""), command
            assert answer.out


def test_a_book_and_a_style_that_are_not_there() -> None:
    for words, sentence in (
        (("--book", "crown-perth"), "there is no rulebook 'crown-perth'"),
        (("--variation", "zero"), "crown-sydney has no variation 'zero'. It has traditional, crown, zero-commission."),
    ):
        answer = typed("demo", *words)
        assert (answer.code, answer.out) == (4, "")
        assert sentence in answer.err


def test_the_example_of_the_help_is_real() -> None:
    example = typed("demo", "--help").out.partition("$ croupier demo\n")[2].partition("\n\n")[0]
    lines = [line.strip() for line in example.splitlines() if line.strip() != "..."]
    assert len(lines) == 4
    assert [line for line in lines if in_one_line(line) not in in_one_line(told())] == []
