"""The Lakeside book through every verb, from a folder that has nothing to do with it; figures typed from its document.

It has one variation: nothing here names it. Money is New Zealand dollars. Start at `COUPS`.
"""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from books import LAKESIDE
from croupier import granted, open_book, read_coup, settle
from croupier.coup import Stake
from croupier.odds import TableOdds, table_odds
from croupier.rulebooks import elsewhere
from terminal import Answer, typed

ID = "lakeside"

# cards, and what $100 on each wager comes to: half on a Banker six, Lucky 6 at 12 and at 20 to 1
COUPS = {
    "Banker six on two cards": ("2s3hKd/2d4c", {"banker": 50, "lucky-6": 1200}),
    "Banker six on three": ("2s3dKh/3cTd3s", {"banker": 50, "lucky-6": 2000, "player": -100}),
    "Banker seven": ("2s3dKh/3cTd4s", {"banker": 100, "lucky-6": -100, "tie": -100}),
    "Player six": ("2s4d/3c2dKs", {"player": 100, "banker": -100, "lucky-6": -100}),
    "six all": ("2s4d/3c3d", {"player": 0, "banker": 0, "tie": 800, "lucky-6": -100}),
}


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(elsewhere.VARIABLE, str(LAKESIDE))
    monkeypatch.chdir(tmp_path)


def _done(*words: object, lines: str | None = None) -> Answer:
    answer = typed(*words, lines=lines)
    assert answer.code == 0, (words, answer.err)
    assert "Traceback" not in answer.err
    return answer


# --- what it is ------------------------------------------------------------------------------------


def test_it_is_whole_and_can_be_dealt() -> None:
    answer = _done("rules", "check", ID)
    assert "no faults; 101 clauses, 4 wagers, 1 variation" in answer.cells
    assert "not cited" not in answer.out
    assert "1 trial shoe was dealt to its end" in answer.cells


@pytest.mark.parametrize("way", ["by id", "by path", "by the option"])
def test_it_is_found(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if way != "by id":
        monkeypatch.setenv(elsewhere.VARIABLE, "")
    words = ("--books", LAKESIDE) if way == "by the option" else ()
    name = LAKESIDE if way == "by path" else ID
    assert "Lakeside Baccarat" in _done(*words, "rules", "show", name).out


TOLD = {
    ("rules", "list"): "Lakeside Pavilion",
    ("rules", "show", ID): "Burn by value: the first card, then as many as it counts",
    ("rules", "clauses", ID): "20 to 1 on three",
    ("rules", "clause", f"{ID}:D8(b)"): "wager[lucky-6].row[Banker wins with a three-card six]",
    ("rules", "coverage"): "lakeside 101",
    ("rules", "diff", ID, "canberra"): "Lucky 6",
    ("rules", "book", ID): "20 to 1 on three",
    ("rules", "words", ID, "--language", "zh"): 'msgid "Lucky 6"',
    ("odds", "compare", "--book", ID, "--book", "canberra", "--wager", "tie"): "14.3596%",
    ("odds", "removal", "--book", ID): "lucky-6 16.684%",
    ("odds", "--book", ID, "--pay", "tie:Tie=9 to 1"): "edge 4.8440%",
    ("demo", "--book", ID): "$10 on Lucky 6",
    ("guide", ID): "Banker wins with a two-card six 12 to 1",
}


@pytest.mark.parametrize("words", TOLD, ids=" ".join)
def test_it_is_told(words: tuple[str, ...]) -> None:
    assert TOLD[words] in _done(*words).cells


def test_its_leaflet_says_one_number_of_places_once() -> None:
    assert "Tables have places for 7 players." in _done("guide", ID).cells
    assert "places for 5 to 9 players" not in _done("guide", ID).cells


@pytest.mark.parametrize("verb", ["tournament", "promotion"])
def test_what_its_document_does_not_have_is_refused_in_a_sentence(verb: str, tmp_path: Path) -> None:
    answer = typed(verb, "new", "--book", ID, tmp_path / "terms.toml")
    assert answer.code == 4
    assert "have no chapter on" in answer.err
    assert list(tmp_path.iterdir()) == []


# --- what it pays ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COUPS)
def test_what_a_coup_comes_to(name: str) -> None:
    cards, profits = COUPS[name]
    answer = _done("settle", "--json", "--book", ID, cards, *(f"{wager}=100" for wager in profits)).document
    assert answer["variation"] == ID
    returned = {one["wager"]: one["returned"] // 100 - 100 for one in answer["wagers"]}
    assert returned == profits


def test_half_of_an_odd_stake_is_rounded_down() -> None:
    answer = _done("settle", "--book", ID, "2s3dKh/3cTd3s", "banker=25")
    assert "banker $25 wins Banker wins with six $12 - $37" in answer.cells
    assert "Rounded down to what chips of $1 can pay (D9)" in answer.cells
    exactly = _done("settle", "--book", ID, "--chip", "0.50", "2s3dKh/3cTd3s", "banker=25")
    assert "$12.50" in exactly.out


def test_the_library_settles_it_by_its_clauses() -> None:
    terms = granted(open_book(ID).terms(ID))
    coup = granted(settle(terms, read_coup("2s3hKd/2d4c"), [Stake("lucky-6", 10_00)]))
    (wager,) = coup.wagers
    assert (wager.profit, wager.row, wager.clauses[0]) == (120_00, "banker-wins-with-a-two-card-six", f"{ID}:D8(a)")


# --- what can be expected --------------------------------------------------------------------------


def _sixes(decks: int) -> tuple[int, int, int]:
    """Deals of six cards in order, of all; those where Banker wins with six on two cards, and on three.

    Counted over the counts of cards alone, with the rules of drawing written out here.
    """
    kinds = [4 * decks * (4 if count == 0 else 1) for count in range(10)]
    cards = 52 * decks
    two = three = 0
    for dealt in product(range(10), repeat=4):
        left, ways = list(kinds), 1
        for count in dealt:
            ways *= left[count]
            left[count] -= 1
        player, banker = (dealt[0] + dealt[2]) % 10, (dealt[1] + dealt[3]) % 10
        if player > 5 or banker > 7:  # a natural, or a Player who stands and whom six does not beat
            continue
        for fifth in range(10):
            so = ways * left[fifth]
            if (player + fifth) % 10 >= 6:
                continue
            if _draws(banker, fifth):
                lucky = (6 - banker) % 10
                three += so * (left[lucky] - (lucky == fifth))
            elif banker == 6:
                two += so * (cards - 5)
    return math.perm(cards, 6), two, three


def _draws(banker: int, fifth: int) -> bool:
    """Banker after Player's third card, as the grid is printed."""
    least, most = {3: (0, 9), 4: (2, 7), 5: (4, 7), 6: (6, 7), 7: (9, 0)}.get(banker, (0, 9))
    return least <= fifth <= most and (banker, fifth) != (3, 8)


@pytest.mark.parametrize("decks", [6, 8])
def test_exact_odds_of_lucky_six_are_those_of_a_count_of_its_own(decks: int) -> None:
    found = table_odds(open_book(ID), ID, decks=decks)
    assert isinstance(found, TableOdds)
    deals, two, three = _sixes(decks)
    lucky = next(one for one in found.wagers if one.wager == "lucky-6")
    assert [(row.event, row.pays, row.combinations) for row in lucky.rows[:2]] == [
        ("Banker wins with a two-card six", Fraction(12), two),
        ("Banker wins with a three-card six", Fraction(20), three),
    ]
    assert lucky.deals == deals
    assert lucky.edge == 1 - Fraction(13 * two + 21 * three, deals)


def test_simulated_shoes_lie_about_the_exact_values() -> None:
    shown = _done("simulate", "--book", ID, "--shoes", "3000", "--seed", "3").cells
    assert "lucky-6" in shown
    assert shown.count("inside") == 4, shown


# --- a table in the terminal -----------------------------------------------------------------------

EVENING = "lucky-6 10 banker 50\n\nagain\n\nagain\n\nplayer 20\n\nquit\n"


def test_an_evening_is_dealt_kept_verified_and_recalled(tmp_path: Path) -> None:
    keys = ("--keys", tmp_path / "keys")
    sat = _done("deal", "--book", ID, "--seed", "7", "--offer", "lucky-6", "--log", "day.db", *keys, lines=EVENING)
    assert "burned 4 cards, the first a three of clubs" in sat.cells
    assert "nothing wrong" in _done("verify", "day.db", *keys).out
    assert "lakeside 2.1" in _done("log", "list", "--log", "day.db").out
    assert len(_done("replay", "terminal", "--log", "day.db", "--jsonl").out.splitlines()) == 4
    coup = _done("replay", "terminal", "--coup", "1", "--log", "day.db").cells
    assert "you wagers $10 on lucky-6" in coup
    _done("log", "export", "terminal", "--log", "day.db", *keys, "--out", "day.jsonl")
    assert "nothing wrong" in _done("verify", "day.jsonl").out
    assert "as committed" in _done("fair", "day.jsonl").out
    written = _done("transcript", "write", "terminal", "--shoe", "1", "--log", "day.db").out
    Path("shoe.txt").write_text(written, encoding="utf-8")
    assert "burn value 4 3c" in written
    assert "4 coups, every one as the table of play deals it" in _done("transcript", "read", "shoe.txt").cells
    assert "takings" in _done("report", "--log", "day.db").out


def test_a_log_stands_without_the_book_s_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = ("--keys", tmp_path / "keys")
    _done("deal", "--book", ID, "--seed", "7", "--log", "day.db", *keys, lines="banker 50\n\nquit\n")
    monkeypatch.setenv(elsewhere.VARIABLE, "")
    assert "nothing wrong" in _done("verify", "day.db", *keys).out
    assert "you wagers $50 on banker" in _done("replay", "terminal", "--coup", "1", "--log", "day.db").cells


def test_a_scenario_of_it_is_played(tmp_path: Path) -> None:
    lines = ("book lakeside", "offer lucky-6", "patrons A with 1000", "coup", "  A lucky-6 10")
    more = ("  shoe 2s 3c 3d Td Kh 3s", "  deal", "  expect A has 1200", "")
    Path("lucky.scenario").write_text("\n".join((*lines, *more)), encoding="utf-8")
    assert _done("scenario", "run", "lucky.scenario").code == 0
