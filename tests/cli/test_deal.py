"""`croupier deal`: coups in the terminal, repeatable with a seed, every refusal a sentence, nothing lost."""

from __future__ import annotations

import subprocess
import sys

import pytest

from croupier import BOOKS
from terminal import Answer, typed

CROUPIER = "from croupier.cli.main import run; run()"


def played(lines: str, *words: str) -> Answer:
    return typed("deal", *words, lines=lines)


def played_anew(lines: str, *words: str, code: str = CROUPIER) -> Answer:
    """In a process of its own, which owes nothing to another."""
    command = [sys.executable, "-c", code, "deal", *words]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    return Answer(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("book", BOOKS)
def test_a_shoe_is_played_to_its_end_and_the_next_begins(book: str) -> None:
    done = played("player 10\n\n" + "again\n\n" * 89, "--book", book, "--seed", "1", "--chips-each", "100000", "--json")
    assert done.code == 0, done.err
    record = done.document
    assert len(record["coups"]) == 90
    staked = sum(one["stake"] for coup in record["coups"] for one in coup["payments"])
    back = sum(one["back"] for coup in record["coups"] for one in coup["payments"])
    assert staked == 90 * 10_00
    assert record["chips"]["you"] == 100_000_00 - staked + back
    assert all(one["clauses"] for coup in record["coups"] for one in coup["payments"])


def test_a_seed_makes_it_repeatable_and_zero_is_a_seed() -> None:
    words = ("--book", "crown-sydney", "--json", "--seed")
    once, twice, other = (played_anew("banker 100\n\n", *words, seed) for seed in ("0", "0", "1"))
    assert once.out == twice.out
    assert once.out != other.out


def test_the_coup_is_told_with_its_clauses() -> None:
    done = played("banker 100\n\nwhy\ntable\nquit\n", "--book", "crown-sydney", "--seed", "5")
    assert done.code == 0, done.err
    assert "Player draws on 5: 8♠  3  9.5/Table 1:0-5" in done.out
    assert "Tie, 3 all" in done.out
    assert "standoff" in done.out
    assert "10.2/Table 3:Tie" in done.out
    assert "you: $1,000 after 1 coup" in done.out


def test_what_cannot_be_done_is_said_and_the_table_goes_on() -> None:
    lines = "player 1\nfoo\nplayer lots\n\nagain\ntiger 5\ndo dance\nplayer 'x\nplayer 10\n\n"
    done = played(lines, "--book", "crown-sydney", "--seed", "7")
    assert done.code == 4, "some lines could not be acted on"
    said = done.err.splitlines()
    assert said[0] == (
        "croupier: $1 on player is below the minimum of $5 (crown-sydney:7.2.1, 7.1, 7.2). Top it up, or take it back."
    )
    assert len(said) == 8
    assert all(line.startswith("croupier: ") and "Traceback" not in line for line in said)
    assert "after 1 coup" in done.out


def test_a_coup_without_wagers_and_any_command_by_its_name() -> None:
    lines = "watch\ndo approve act=defer-commission patron=you\nbanker 100\n\nbanker 100\n\nbanker 100\n\ntable\n"
    done = played(lines, "--book", "crown-sydney", "--seed", "7")
    assert done.code == 0, done.err
    assert "A coup without wagers" in done.out
    assert "approved  10.3.1/deferral" in done.out
    assert "owes $" in done.out


def test_wagers_of_several_patrons_and_taking_them_back() -> None:
    lines = "player 10 tie 5\nB banker 20\nclear\nB banker 20\n\n"
    words = ("--book", "crown-melbourne", "--seed", "2", "--patron", "A", "--patron", "B", "--json")
    done = played(lines, *words)
    assert done.code == 0, done.err
    coup = done.document["coups"][0]
    assert [(one["patron"], one["wager"]) for one in coup["payments"]] == [("B", "banker")]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("--book", "nowhere"), 4, "there is no rulebook"),
        (("--book", "canberra", "--variation", "crown"), 4, "has no variation"),
        (("--book", "canberra", "--decks", "6"), 4, "(canberra:2.1)"),
        (("--book", "star-sydney", "--layout", "A", "--offer", "tiger"), 4, "has no area for tiger"),
        (("--book", "canberra", "--limits", "5"), 2, "must be MIN-MAX"),
        (("--book", "canberra", "--limits", "50-5"), 4, "make no sense"),
        (("--book", "canberra", "--patron", "A", "--patron", "A"), 2, "a name of their own"),
        (("--book", "canberra", "--chips-each", "-5"), 4, "--chips-each"),
        (("--book", "crown-sydney", "--method", "by-mail"), 4, "no dealing method"),
    ],
)
def test_bad_set_ups_are_refused_with_a_sentence(words: tuple[str, ...], code: int, says: str) -> None:
    done = played("", *words)
    assert done.code == code, done.err
    assert says in done.err
    assert "Traceback" not in done.err


def test_the_deal_waits_for_a_wager_that_is_placed_within_a_coup() -> None:
    words = ("--book", "crown-melbourne", "--variation", "crown", "--option", "insurance=on", "--offer", "insurance")
    done = played("insurance 5\nbanker 50\n\ninsurance 60\ninsurance 50\n\nagain\n\n", *words, "--seed", "29")
    assert "insurance may be placed now; an empty line deals on" in done.out
    assert "you: $50 on insurance" in done.out
    early, above = done.err.splitlines()
    assert "taken only between the first four cards and the next" in early
    assert "exceeds the patron's own main wager of $50" in above


def test_lines_that_name_a_patron_with_a_colon_and_words_nobody_knows() -> None:
    done = played(
        "B: banker 10\nundo\nplayer 99999\ndo open-table\ndo approve\n\n",
        "--book",
        "crown-sydney",
        "--patron",
        "you",
        "--patron",
        "B",
    )
    assert "B: $10 on banker" in done.out
    unknown, poor, opened, needs = done.err.splitlines()
    assert "'undo' is no wager and no word of this table" in unknown
    assert poor.startswith("croupier: You have $1,000 in chips and need $99,999")
    assert "the table is open" in opened
    assert "write `do approve act=...`" in needs


def test_wagers_that_no_layout_has_together_are_named() -> None:
    done = played("", "--book", "star-sydney", "--offer", "tiger", "--offer", "player-pair")
    assert done.code == 4
    assert "no layout of star-sydney has areas for tiger and player-pair together" in done.err


def test_a_wager_of_the_book_that_is_not_offered_says_how_it_would_be() -> None:
    done = played("super-6 10\nlucky-9 10\n", "--book", "crown-sydney", "--variation", "crown", "--seed", "2")
    assert "A table that is begun with --offer super-6 has it." in done.err
    assert "--offer lucky-9" not in done.err
    offered = ("--variation", "crown", "--offer", "super-6", "--option", "super-6=1", "--seed", "2")
    assert "you: $10 on super-6" in played("super-6 10\n\n", "--book", "crown-sydney", *offered).out


def test_a_narrow_terminal_gets_lines_instead_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    done = played("player 50\n\n", "--book", "crown-melbourne", "--seed", "2")
    assert "you: player $50 wins, $100 back (Player wins)" in done.out
    assert all(len(line) <= 60 for line in done.out.splitlines())


def test_a_shoe_is_committed_to_before_wagers_and_revealed_at_its_end() -> None:
    done = played("player 10\n\ntable\nquit\n", "--book", "crown-sydney", "--seed", "7")
    lines = [line.strip() for line in done.out.splitlines()]
    committed = next(line for line in lines if line.startswith("Shoe 1 is committed: "))
    digits = committed.rpartition(" ")[2]
    assert len(digits) == 64
    assert f"committed {digits}" in lines
    assert lines.index(committed) < next(place for place, line in enumerate(lines) if "$10 on player" in line)
    assert lines[-1] == "Shoe 1 is revealed: 6 cards checked, all as committed"


def test_a_shoe_with_wagers_on_it_is_not_revealed_when_someone_leaves() -> None:
    done = played("player 10\n", "--book", "canberra")
    assert done.code == 0, done.err
    assert "Shoe 1 is not revealed: the table is still open" in done.out


def test_the_record_has_every_revealed_shoe_for_anyone_to_check() -> None:
    words = ("--book", "crown-melbourne", "--chips-each", "100000", "--json")
    done = played("player 10\n\n" + "again\n\n" * 89, *words)
    assert done.code == 0, done.err
    shoes = done.document["shoes"]
    assert [shoe["shoe"] for shoe in shoes] == [1, 2]
    assert all(shoe["revealed"] and not shoe["faults"] for shoe in shoes)
    assert all(len(shoe["tape"]) == 4096 and len(shoe["salt"]) == 64 for shoe in shoes)
    assert len({shoe["commitment"] for shoe in shoes}) == 2


def test_without_entropy_nothing_is_dealt_and_that_is_said() -> None:
    code = f"import os; os.urandom = lambda count: bytes(count); {CROUPIER}"
    done = played_anew("player 10\n\n", "--book", "crown-sydney", code=code)
    assert done.code == 1
    assert done.err.startswith("croupier: no card is dealt any more: the operating system gave bytes that are not")
    assert done.err.endswith("A notice of closing is up.\n")
    assert "Traceback" not in done.err
    assert "Player" not in done.out.replace("player, banker", "")


# --- when something goes wrong -------------------------------------------------------------------

SYDNEY = ("--book", "crown-sydney", "--seed", "7", "--limits", "1-5000")


def test_a_slip_is_reported_and_its_remedies_are_shown_with_clause_rank_and_effect() -> None:
    done = played("player 100 banker 20\ndeal 4\nreport hand-to-wrong-area\norder complete as dealer\nquit\n", *SYDNEY)
    told = " ".join(done.out.split())
    assert "offer as higher-duties-dealer: Every patron may retract or reduce" in told
    assert "11.7.3(b)" in told
    assert "you: $100 on player, the patron may keep, retract, reduce" in told
    assert "it is a dummy coup: it goes on without wagers you: $100 on player, $100 back" in told
    assert "This is not for the rank of Dealer (crown-sydney:11.7.3(a))." in done.err
    assert "It takes the rank of Higher Duties Dealer or above." in done.err


def test_patrons_answer_and_the_coup_goes_on_with_what_is_left() -> None:
    lines = "player 100 banker 20\ndeal 4\nreport hand-to-wrong-area\norder offer as area-manager/Lee\n"
    done = played(lines + "answer 1 reduce 50\nanswer 2 keep\n\nquit\n", *SYDNEY, "--json")
    assert done.code == 0, done.err
    payments = done.document["coups"][0]["payments"]
    assert {one["wager"]: one["stake"] for one in payments} == {"player": 50_00, "banker": 20_00}


def test_the_coup_stands_still_until_everyone_was_asked() -> None:
    lines = "player 100\ndeal 4\nreport hand-to-wrong-area\n\norder offer as area-manager\n\ngo on\n\nquit\n"
    done = played(lines, *SYDNEY)
    assert done.err.count("the coup stands still") == 2
    assert "wins" in done.out or "loses" in done.out or "standoff" in done.out


def test_a_void_coup_gives_stakes_back_and_shows_no_result() -> None:
    lines = "player 10\n\nplayer 10\ndeal 4\nreport order-unknown\norder void as area-manager\n\ntable\nquit\n"
    done = played(lines, "--book", "crown-sydney", "--seed", "5", "--limits", "1-5000")
    assert done.code == 0, done.err
    assert "The coup is void" in done.out
    results = [line.split()[1:] for line in done.out.splitlines() if line.startswith("  results")]
    assert results[-1] == ["T"]
    assert "you      $1,000" in done.out


def test_what_can_have_gone_wrong_is_listed_and_what_cannot_is_refused() -> None:
    done = played("player 10\nreport\nreport rain\nreport hand-to-wrong-area\nremedies\namiss\nquit\n", *SYDNEY)
    assert "wrong-cards" in done.out
    assert "The book knows no irregularity 'rain'" in done.err
    assert "This does not fit (hand to wrong area)" in done.err
    assert "nothing was reported" in done.out
    assert "order REMEDY as RANK" in done.out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("order offer", "say which remedy and who orders it"),
        ("order offer as janitor", "'janitor' is no rank of this book"),
        ("answer 9 keep", "there is no wager '9' to answer for"),
        ("answer x keep", "there is no wager 'x' to answer for"),
        ("withdraw", "No irregularity was reported"),
        ("go on", "Patrons have nothing to choose"),
        ("lay 9h", "No card was kept from before"),
        ("lay 1z", "card: '1z'"),
        ("told surveillance 1", "There is no need to tell surveillance of matter 1"),
    ],
)
def test_what_cannot_be_done_is_told_and_nothing_is_lost(line: str, says: str) -> None:
    done = played(f"player 10\n{line}\n\nquit\n", *SYDNEY, "--json")
    assert says in done.err
    assert len(done.document["coups"]) == 1


def test_a_report_can_be_withdrawn_and_a_matter_is_told() -> None:
    lines = "player 10\ndeal 4\nreport wrong-cards\nwithdraw\nreport wrong-cards\norder void-shoe as gaming-manager\n"
    done = played(lines + "told surveillance 2 S-1\n\nquit\n", "--book", "star-sydney", "--seed", "3")
    assert done.code == 0, done.err
    assert "report withdrawn" in done.out
    assert "notification recorded" in done.out
